"""Contact sheets of everything in content/, small enough to look at in one go."""

from PIL import Image, ImageDraw

from .darkroom import CONTENT, ROOT

CELL, GAP, COLUMNS = (360, 270), 10, 5
GROUND, INK = (23, 26, 25), (163, 171, 165)


def make():
    sheet("stills-projects", sorted((CONTENT / "projects").rglob("*.jpg")))
    sheet("stills-pages", sorted(p for p in (CONTENT / "media").rglob("*.jpg") if "films" not in p.parts))
    sheet("film-posters", sorted((CONTENT / "media" / "films").glob("*.jpg")))


def sheet(name, paths):
    rows = -(-len(paths) // COLUMNS)
    step_x, step_y = CELL[0] + GAP, CELL[1] + GAP + 16
    page = Image.new("RGB", (COLUMNS * step_x + GAP, rows * step_y + GAP), GROUND)
    pen = ImageDraw.Draw(page)
    for k, path in enumerate(paths):
        picture = Image.open(path).convert("RGB")
        picture.thumbnail(CELL, Image.LANCZOS)
        x, y = GAP + k % COLUMNS * step_x, GAP + k // COLUMNS * step_y
        page.paste(picture, (x + (CELL[0] - picture.width) // 2, y + (CELL[1] - picture.height) // 2))
        pen.text((x, y + CELL[1] + 2), str(path.relative_to(CONTENT)).replace("projects/", ""), fill=INK)
    target = ROOT.parent / "docs" / f"contact-sheet-{name}.jpg"
    target.parent.mkdir(exist_ok=True)
    page.save(target, quality=82, optimize=True)
    print(target, target.stat().st_size // 1000, "kB")
