"""Contact sheets of everything in content/, small enough to look at in one go."""

import io
import subprocess

from PIL import Image, ImageDraw

from .darkroom import CONTENT, ROOT, record

CELL, GAP, COLUMNS = (320, 240), 10, 6
WIDE, UPRIGHT, FRAMES = (240, 135), (76, 135), 5  # a film's frames, and how many of them
PAIR = (300, 225)
GROUND, INK = (23, 26, 25), (163, 171, 165)
QUALITY, LIGHTEST, LIMIT = 82, 52, 1_000_000  # JPEG quality at first and at least, bytes at most


def make():
    stills("stills-projects", sorted((CONTENT / "projects").rglob("*.jpg")))
    stills("stills-pages", sorted(p for p in (CONTENT / "media").rglob("*.jpg") if "films" not in p.parts))
    films(
        "film-frames", sorted(p for p in (CONTENT / "media" / "films").glob("*.jpg") if not p.stem.endswith("-phone"))
    )


def stills(name, paths):
    """One cell a picture, its file's name below."""
    page, pen, places = paper(len(paths), COLUMNS, CELL)
    for path, (x, y) in zip(paths, places, strict=True):
        picture = Image.open(path).convert("RGB")
        picture.thumbnail(CELL, Image.Resampling.LANCZOS)
        page.paste(picture, (x + (CELL[0] - picture.width) // 2, y + (CELL[1] - picture.height) // 2))
        pen.text((x, y + CELL[1] + 2), str(path.relative_to(CONTENT)).replace("projects/", ""), fill=INK)
    keep(page, name)


def before_and_after(revision):
    """Every picture that is rendered and another one than at a git revision, the old one at the left."""
    pairs = []
    for path in sorted(CONTENT / entry["to"] for entry in record().values()):
        at = f"{revision}:{path.relative_to(ROOT.parent)}"
        shown = subprocess.run(["git", "show", at], capture_output=True, cwd=ROOT)
        if shown.returncode == 0 and shown.stdout != path.read_bytes():
            pairs.append((path, Image.open(io.BytesIO(shown.stdout)), Image.open(path)))
    w, h = PAIR
    page, pen, places = paper(len(pairs), 2, (2 * w + GAP, h))
    for (path, *pictures), (x, y) in zip(pairs, places, strict=True):
        for k, picture in enumerate(pictures):
            small = picture.convert("RGB")
            small.thumbnail(PAIR, Image.Resampling.LANCZOS)
            page.paste(small, (x + k * (w + GAP) + (w - small.width) // 2, y + (h - small.height) // 2))
        pen.text((x, y + h + 2), str(path.relative_to(CONTENT)).replace("projects/", ""), fill=INK)
    keep(page, "before-after")


def films(name, posters):
    """One row a film: frames at equal distances from the AV1 file that visitors get, wide and as phones show it."""
    wide = FRAMES * (WIDE[0] + GAP)
    page, pen, places = paper(len(posters), 1, (wide + FRAMES * (UPRIGHT[0] + GAP), WIDE[1]))
    for poster, (x, y) in zip(posters, places, strict=True):
        for suffix, left, (w, h) in (("", x, WIDE), ("-phone", x + wide, UPRIGHT)):
            film = poster.with_name(f"{poster.stem}{suffix}.av1.mp4")
            for k, frame in enumerate(frames(film, w, h)):
                page.paste(frame, (left + k * (w + GAP), y))
        pen.text((x, y + WIDE[1] + 2), poster.stem, fill=INK)
    keep(page, name)


def frames(film, w, h):
    count = ["ffprobe", "-v", "error", "-show_entries", "stream=nb_frames", "-of", "default=nk=1:nw=1", str(film)]
    step = int(subprocess.run(count, check=True, capture_output=True).stdout) // FRAMES
    chosen = ["-vf", f"select=not(mod(n\\,{step})),scale={w}:{h}", "-fps_mode", "passthrough", "-frames:v", str(FRAMES)]
    raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    shown = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", str(film), *chosen, *raw], check=True, capture_output=True
    ).stdout
    size = w * h * 3
    return [Image.frombytes("RGB", (w, h), shown[k * size : (k + 1) * size]) for k in range(FRAMES)]


def paper(count, columns, cell):
    """An empty sheet, its pen, and the upper left corner of every cell."""
    step_x, step_y = cell[0] + GAP, cell[1] + GAP + 16
    page = Image.new("RGB", (columns * step_x + GAP, -(-count // columns) * step_y + GAP), GROUND)
    places = [(GAP + k % columns * step_x, GAP + k // columns * step_y) for k in range(count)]
    return page, ImageDraw.Draw(page), places


def keep(page, name):
    target = ROOT / ".cache" / f"contact-sheet-{name}.jpg"
    target.parent.mkdir(exist_ok=True)
    for quality in range(QUALITY, LIGHTEST, -5):
        page.save(target, quality=quality, optimize=True, progressive=True)
        if target.stat().st_size <= LIMIT:
            break
    print(target, target.stat().st_size // 1000, "kB")
