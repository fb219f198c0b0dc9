"""Draws a project's plan from its home's definition and its scene's survey, both in the repository. Needs no Blender.

`plan.svg` has walls, openings and furniture. `views.json` has the scale, the direction of north, the rooms (area,
position of the name, connected rooms) and the camera of every picture."""

import json
import math

from . import homes
from .darkroom import CONTENT
from .outline import thin
from .plan_house import House
from .plan_labels import Labels

UNIT = 60  # drawing units per metre
MARGIN = 0.9
GAP = 0.02  # metres: pieces closer than this touch
STYLE = (
    "<style>path{stroke-linejoin:round;stroke:#5E6762;stroke-width:.75;vector-effect:non-scaling-stroke}"
    ".piece{fill:#F8F8F4}.plant,.rail,.edge{fill:none}.plant,.edge{stroke-dasharray:3 3}"
    ".leaf{fill:none;stroke:#1E2321;stroke-width:1.25}.swing{fill:none;stroke-width:.5}"
    ".wall,.in{fill:#1E2321;stroke:#1E2321;fill-rule:evenodd}.window,.shut{fill:#F8F8F4;stroke:#1E2321}"
    "@media (prefers-color-scheme:dark){path,.leaf{stroke:#A3ABA5}.piece,.window,.shut{fill:#202423}"
    ".wall,.in{fill:#A3ABA5}.wall,.in,.window,.shut{stroke:#A3ABA5}}</style>"
)


def draw(name, out=None):
    """Writes plan.svg and views.json of a project to its folder in content/, or in `out`."""
    home, survey = homes.load(name), homes.survey(name)
    house = House(home)
    pieces = furniture(home, survey)
    sheet = Sheet(house.extent(), home.turn)
    taken = views(home, survey, house, sheet)
    folder = out / home.folder if out else CONTENT / home.folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "plan.svg").write_text(svg(home, house, pieces, sheet))
    doors = [points for cut in house.cuts for kind, points, _ in cut.shapes() if kind == "swing"]
    labels = Labels(sheet, [points for _, points in pieces] + doors, [v["page"] for v in taken])
    project = {"unit": UNIT, "north": (home.north - home.turn) % 360, **house.summary(labels), "views": taken}
    (folder / "views.json").write_text(json.dumps(project, indent=1) + "\n")


class Sheet:
    """The drawing's coordinates: converts metres of the plan, turned by `turn` degrees, to drawing units."""

    def __init__(self, extent, turn):
        self.cos, self.sin = round(math.cos(math.radians(turn)), 9), round(math.sin(math.radians(turn)), 9)
        ends = [self.turned(p) for p in (extent[:2], extent[2:])]
        self.x0, x1 = sorted(p[0] for p in ends)
        y0, self.y1 = sorted(p[1] for p in ends)
        self.wide, self.high = (x1 - self.x0 + 2 * MARGIN) * UNIT, (self.y1 - y0 + 2 * MARGIN) * UNIT

    def turned(self, p):
        return p[0] * self.cos - p[1] * self.sin, p[0] * self.sin + p[1] * self.cos

    def at(self, p):
        x, y = self.turned(p)
        return round((x - self.x0 + MARGIN) * UNIT, 1) + 0.0, round((self.y1 + MARGIN - y) * UNIT, 1) + 0.0

    def rect(self, r):
        """Converts a rectangle."""
        (ax, ay), (bx, by) = self.at(r[:2]), self.at(r[2:])
        return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)

    def polyline(self, points, end=""):
        return path(map(self.at, points), end)

    def outline(self, points):
        """SVG path of a closed outline, simplified to a quarter of a pixel on a plan of 600 pixels."""
        return path(thin([self.at(p) for p in points], max(self.wide, self.high) / 2500), "Z")


def path(points, end=""):
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + end


def furniture(home, survey):
    """All furniture, lowest first: (kind, points), in metres of the plan."""
    found = [(0.0, kind, points) for kind, points in home.fixtures]
    for room in home.surveyed:
        dx, dy = room.offset
        found += [
            (top, kind, [(x + dx, y + dy) for x, y in points]) for top, kind, points in survey["pieces"][room.key]
        ]
    return [(kind, points) for _, kind, points in sorted(found, key=lambda f: f[0])]


def layers(pieces):
    """Groups pieces into as few paths as possible, lowest first, because phones are slow to draw hundreds of paths. A
    piece joins an earlier path of its kind, unless it would then be drawn before something that it covers."""
    drawn: list[tuple[str, list, list]] = []  # kind, pieces, bounding boxes
    for kind, points in pieces:
        box = (
            min(x for x, _ in points),
            min(y for _, y in points),
            max(x for x, _ in points),
            max(y for _, y in points),
        )
        after = max((i for i, (_, _, boxes) in enumerate(drawn) if any(touch(box, b) for b in boxes)), default=-1)
        place = next((layer for layer in drawn[after + 1 :] if layer[0] == kind), None)
        if place is None:
            place = (kind, [], [])
            drawn.append(place)
        place[1].append(points)
        place[2].append(box)
    return [(kind, inside) for kind, inside, _ in drawn]


def touch(a, b):
    return a[0] <= b[2] + GAP and b[0] <= a[2] + GAP and a[1] <= b[3] + GAP and b[1] <= a[3] + GAP


def svg(home, house, pieces, sheet):
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {sheet.wide:.0f} {sheet.high:.0f}"'
        f' role="img" aria-label="{home.title}: plan">',
        STYLE,
    ]
    out += [f'<path class="edge" d="{sheet.polyline(points)}"/>' for points in house.edges()]
    out += [
        f'<path class="{kind}" d="{"".join(sheet.outline(points) for points in layer)}"/>'
        for kind, layer in layers(pieces)
    ]
    out += [f'<path class="rail" d="{sheet.polyline(points)}"/>' for points in home.rails]
    out.append('<path class="wall" d="' + "".join(sheet.polyline(outline, "Z") for outline in house.outlines()) + '"/>')
    out += [
        f'<path class="{kind}" d="{sheet.polyline(points, end)}"/>'
        for cut in house.cuts
        for kind, points, end in cut.shapes()
    ]
    return "\n".join([*out, "</svg>", ""])


def views(home, survey, house, sheet):
    """Cameras in metres of the plan (x right, y up, before turning) and in drawing units; heading in degrees clockwise
    from the top of the page."""
    taken = []
    for c in survey["cameras"]:
        placed = [r.offset for r in home.surveyed if set(c["rooms"]) & set(r.scene) or not r.scene]
        if not placed:  # a room that is not on the plan
            continue
        (dx, dy), (x, y, z) = placed[0], c["at"]
        at = (x + dx, y + dy)
        room = house.room_at(*at)
        taken.append(
            {
                "file": c["file"],
                "name": c["name"],
                "room": room and room.name,
                "x": round(at[0], 2),
                "y": round(at[1], 2),
                "z": z,
                "heading": (c["yaw"] - home.turn) % 360,
                "fov": c["fov"],
                "page": sheet.at(at),
            }
        )
    return sorted(taken, key=lambda t: t["file"])
