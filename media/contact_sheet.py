"""Contact sheets of all pictures and films in content/, as JPEGs of at most 1 MB."""

import io
import subprocess

from PIL import Image, ImageDraw

from .darkroom import CONTENT, ROOT, record

CELL, GAP, COLUMNS = (320, 240), 10, 6
WIDE, UPRIGHT, FRAMES = (240, 135), (76, 135), 5  # cells of a film, wide and for phones; frames of each film
PAIR = (300, 225)
GROUND, INK = (23, 26, 25), (163, 171, 165)
QUALITY, LIGHTEST, LIMIT = 82, 52, 1_000_000  # first and lowest JPEG quality, maximum bytes


def make():
    stills("stills-projects", sorted((CONTENT / "projects").rglob("*.jpg")))
    stills("stills-pages", sorted(p for p in (CONTENT / "media").rglob("*.jpg") if "films" not in p.parts))
    films(
        "film-frames", sorted(p for p in (CONTENT / "media" / "films").glob("*.jpg") if not p.stem.endswith("-phone"))
    )


def stills(name, paths):
    """One cell per picture, with its file name below."""
    page, pen, places = blank_sheet(len(paths), COLUMNS, CELL)
    for path, (x, y) in zip(paths, places, strict=True):
        picture = Image.open(path).convert("RGB")
        picture.thumbnail(CELL, Image.Resampling.LANCZOS)
        page.paste(picture, (x + (CELL[0] - picture.width) // 2, y + (CELL[1] - picture.height) // 2))
        pen.text((x, y + CELL[1] + 2), str(path.relative_to(CONTENT)).replace("projects/", ""), fill=INK)
    save_sheet(page, name)


def before_and_after(revision):
    """Every rendered picture that differs from its version at a git revision: the old one left, the new one right."""
    pairs = []
    for path in sorted(CONTENT / entry["to"] for entry in record().values()):
        at = f"{revision}:{path.relative_to(ROOT.parent)}"
        shown = subprocess.run(["git", "show", at], capture_output=True, cwd=ROOT)
        if shown.returncode == 0 and shown.stdout != path.read_bytes():
            pairs.append((path, Image.open(io.BytesIO(shown.stdout)), Image.open(path)))
    w, h = PAIR
    page, pen, places = blank_sheet(len(pairs), 2, (2 * w + GAP, h))
    for (path, *pictures), (x, y) in zip(pairs, places, strict=True):
        for k, picture in enumerate(pictures):
            small = picture.convert("RGB")
            small.thumbnail(PAIR, Image.Resampling.LANCZOS)
            page.paste(small, (x + k * (w + GAP) + (w - small.width) // 2, y + (h - small.height) // 2))
        pen.text((x, y + h + 2), str(path.relative_to(CONTENT)).replace("projects/", ""), fill=INK)
    save_sheet(page, "before-after")


def films(name, posters):
    """One row per film: FRAMES frames at equal intervals from its AV1 files, wide and for phones."""
    wide = FRAMES * (WIDE[0] + GAP)
    page, pen, places = blank_sheet(len(posters), 1, (wide + FRAMES * (UPRIGHT[0] + GAP), WIDE[1]))
    for poster, (x, y) in zip(posters, places, strict=True):
        for suffix, left, (w, h) in (("", x, WIDE), ("-phone", x + wide, UPRIGHT)):
            film = poster.with_name(f"{poster.stem}{suffix}.av1.mp4")
            for k, frame in enumerate(frames(film, w, h)):
                page.paste(frame, (left + k * (w + GAP), y))
        pen.text((x, y + WIDE[1] + 2), poster.stem, fill=INK)
    save_sheet(page, name)


def frames(film, w, h):
    """FRAMES frames of a film at equal intervals, w × h pixels each."""
    count = ["ffprobe", "-v", "error", "-show_entries", "stream=nb_frames", "-of", "default=nk=1:nw=1", str(film)]
    step = int(subprocess.run(count, check=True, capture_output=True).stdout) // FRAMES
    chosen = ["-vf", f"select=not(mod(n\\,{step})),scale={w}:{h}", "-fps_mode", "passthrough", "-frames:v", str(FRAMES)]
    raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    shown = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", str(film), *chosen, *raw], check=True, capture_output=True
    ).stdout
    size = w * h * 3
    return [Image.frombytes("RGB", (w, h), shown[k * size : (k + 1) * size]) for k in range(FRAMES)]


def blank_sheet(count, columns, cell):
    """Returns an empty sheet, its ImageDraw and the upper left corner of every cell."""
    step_x, step_y = cell[0] + GAP, cell[1] + GAP + 16
    page = Image.new("RGB", (columns * step_x + GAP, -(-count // columns) * step_y + GAP), GROUND)
    places = [(GAP + k % columns * step_x, GAP + k // columns * step_y) for k in range(count)]
    return page, ImageDraw.Draw(page), places


def save_sheet(page, name):
    target = ROOT / ".cache" / f"contact-sheet-{name}.jpg"
    target.parent.mkdir(exist_ok=True)
    for quality in range(QUALITY, LIGHTEST, -5):
        page.save(target, quality=quality, optimize=True, progressive=True)
        if target.stat().st_size <= LIMIT:
            break
    print(target, target.stat().st_size // 1000, "kB")
