"""Draws a project's plan from its scene: walls with their openings, furniture in thin line.

Beside it `views.json` tells how long a metre is, where north lies, and where every picture was taken.
"""

import importlib
import json
import math

import bpy
from mathutils import Matrix, Vector
from mathutils.geometry import convex_hull_2d

from .darkroom import CONTENT
from .view import View

UNIT = 60  # drawing units for one metre
MARGIN = 0.9
CUT = 1.25  # the height at which the plan is cut
SKIP = tuple(
    "leaf leaves petal curl tuft joist plank lawn ground hills border skirting line tile rachis stem trunk limb twig rug fringe chajja".split()
)
PLANTS = ("areca", "rubber", "frangipani", "tree")


def draw(scene_name):
    scene = importlib.import_module(f".scenes.{scene_name}", __package__)
    shapes, walls = [], []
    for room in scene.PLAN["rooms"]:
        scene.build(View((0, 0, 0), light=room.get("light", "day"), rooms=room["rooms"]))
        bpy.context.view_layer.update()
        shift = Vector((*room["offset"], 0))
        shapes += [(z, [p + shift.xy for p in pts], kind) for z, pts, kind in furniture(room["clip"])]
        walls += [w for ob in bpy.data.objects if "plan_wall" in ob for w in wall_parts(ob, shift, room["clip"]) if is_within(w[1])]
    walls += [(kind, corners(*rect), kind) for kind, rect in scene.PLAN.get("walls", ())]
    folder = CONTENT / scene.PLAN["folder"]
    sheet = Sheet([p for _, pts, _ in walls for p in pts], scene.PLAN.get("turn", 0))
    (folder / "plan.svg").write_text(svg(scene, shapes, walls, sheet))
    (folder / "views.json").write_text(json.dumps(views(scene, sheet), indent=1) + "\n")


def furniture(clip):
    """Outlines of what stands on the floor, lowest first: (top, points, kind)."""
    found = []
    for ob in bpy.data.objects:
        if ob.type == "EMPTY" and ob.name.startswith(PLANTS):
            at = ob.matrix_world.translation
            if inside(at, clip):
                found.append((2.0, circle(at.xy, 0.75 if ob.name.startswith(("tree", "frangipani")) else 0.36), "plant"))
        if ob.type not in ("MESH", "CURVE") or ob.name.startswith(SKIP) or "plan_wall" in ob or ob.hide_render:
            continue
        pts = [ob.matrix_world @ Vector(c) for c in ob.bound_box]
        low, top = min(p.z for p in pts), max(p.z for p in pts)
        mid = sum((p for p in pts), Vector()) / 8
        if low > CUT or top < 0.02 or top > 2.3 or not inside(mid, clip):
            continue
        if ob.type == "MESH" and len(ob.data.vertices) < 6000:
            pts = [ob.matrix_world @ v.co for v in ob.data.vertices]
        flat = [p.xy for p in pts]
        hull = [flat[i] for i in convex_hull_2d(flat)]
        x0, y0, x1, y1 = bounds(hull)
        if max(x1 - x0, y1 - y0) > 0.10 and max(x1 - x0, y1 - y0) < 4.2:
            found.append((top, thinned(hull), "piece"))
    return sorted(found, key=lambda f: f[0])


def thinned(points, apart=0.025):
    """Without the points that nobody sees: a round pot needs no sixty."""
    kept = points[:1]
    for p in points[1:]:
        if (p - kept[-1]).length >= apart:
            kept.append(p)
    return kept if len(kept) > 3 else points


def inside(p, clip):
    return clip[0] <= p.x <= clip[2] and clip[1] <= p.y <= clip[3]


def circle(at, r, n=28):
    return [Vector((at.x + r * math.cos(6.2832 * i / n), at.y + r * math.sin(6.2832 * i / n))) for i in range(n)]


def wall_parts(ob, shift, clip):
    """The cut wall between its openings ("wall"), and a window's two lines where an opening has a sill ("window")."""
    length, thick, height = ob["plan_wall"]
    if height < CUT:
        return []
    spans = sorted(zip(*[iter(ob["plan_openings"])] * 3))
    origin, turn = ob.matrix_world.translation + shift, ob.rotation_euler.z
    along, across = Vector((math.cos(turn), math.sin(turn))), Vector((-math.sin(turn), math.cos(turn))) * thick / 2
    low, high = Vector(clip[:2]) + shift.xy - Vector((0.5, 0.5)), Vector(clip[2:]) + shift.xy + Vector((0.5, 0.5))

    def part(a, b, kind, k=1.0):
        p, q = origin.xy + along * a, origin.xy + along * b
        pts = [p - across * k, q - across * k, q + across * k, p + across * k]
        pts = [Vector((min(max(v.x, low.x), high.x), min(max(v.y, low.y), high.y))) for v in pts]
        return (kind, pts, kind)

    out, at = [], 0.0
    for left, right, sill in spans:
        out.append(part(at, left, "wall"))
        if 0.05 < sill < CUT:
            out += [part(left, right, "window"), part(left, right, "window", 0.25)]
        if sill >= CUT:
            out.append(part(left, right, "wall"))
        at = right
    out.append(part(at, length, "wall"))
    return out


def is_within(points, thin=0.01):
    """Whether anything is left of a wall that was cut to a room's clip; one that stands outside it is flat."""
    x0, y0, x1, y1 = bounds(points)
    return min(x1 - x0, y1 - y0) > thin


def bounds(points):
    xs, ys = [p.x for p in points], [p.y for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def corners(x0, y0, x1, y1):
    return [Vector(p) for p in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]


class Sheet:
    """The paper a plan is drawn on: the plan turned (degrees against the clock), its metres as points of the drawing."""

    def __init__(self, points, turn):
        self.turn = turn
        self.turned = Matrix.Rotation(math.radians(turn), 2)
        self.x0, y0, x1, self.y1 = bounds([self.turned @ p for p in points])
        self.wide = (x1 - self.x0 + 2 * MARGIN) * UNIT
        self.high = (self.y1 - y0 + 2 * MARGIN) * UNIT

    def at(self, p):
        p = self.turned @ Vector(p)
        return round((p.x - self.x0 + MARGIN) * UNIT, 1), round((self.y1 + MARGIN - p.y) * UNIT, 1)


def svg(scene, shapes, walls, sheet):
    w, h = sheet.wide, sheet.high

    def path(points, kind):
        return f'<path class="{kind}" d="M' + "L".join(f"{x} {y}" for x, y in map(sheet.at, points)) + 'Z"/>'

    title = scene.PLAN["title"]
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.0f} {h:.0f}" role="img" aria-label="{title}: plan">',
        "<style>path{stroke-linejoin:round;stroke:#5E6762;stroke-width:.75;vector-effect:non-scaling-stroke}"
        ".piece{fill:#F8F8F4}.plant{fill:none;stroke-dasharray:3 3}"
        ".gap{fill:#F8F8F4;stroke:none}.leaf{fill:none;stroke:#1E2321;stroke-width:1.25}.swing{fill:none;stroke-width:.5}"
        ".wall{fill:#1E2321;stroke:#1E2321}.window{fill:#F8F8F4;stroke:#1E2321}"
        "@media (prefers-color-scheme:dark){path,.leaf{stroke:#A3ABA5}.piece,.gap,.window{fill:#202423}"
        ".wall{fill:#A3ABA5;stroke:#A3ABA5}.window{stroke:#A3ABA5}}</style>",
    ]
    out += [path(pts, kind) for _, pts, kind in shapes]
    out += [path(pts, kind) for kind, pts, _ in sorted(walls, key=lambda p: p[0] == "window")]
    out += [door(sheet, *d) for d in scene.PLAN.get("doors", ())]
    return "\n".join([*out, "</svg>", ""])


def door(sheet, x, y, wide, turn, deep=0.30):
    """An opening through a wall at its middle, the leaf open at a right angle; `turn` in degrees, the leaf swings to its left."""
    a = math.radians(turn)
    along, across = Vector((math.cos(a), math.sin(a))), Vector((-math.sin(a), math.cos(a)))
    at, half = Vector((x, y)), along * wide / 2

    def way(points):
        return "M" + "L".join(f"{u} {v}" for u, v in map(sheet.at, points))

    gap = way([at - half - across * deep / 2, at + half - across * deep / 2, at + half + across * deep / 2, at - half + across * deep / 2])
    hinge, end = at - half + across * deep / 2, at + half + across * deep / 2
    swing = [hinge + (end - hinge) * math.cos(t) + across * wide * math.sin(t) for t in (math.pi / 2 * i / 12 for i in range(13))]
    return f'<path class="gap" d="{gap}Z"/><path class="leaf" d="{way([hinge, hinge + across * wide])}"/><path class="swing" d="{way(swing)}"/>'


def views(scene, sheet):
    """Cameras in metres of the plan (x right, y up, before the sheet's turn) and as points of the drawing; heading clockwise from the page's top."""
    offsets = {room["rooms"]: room["offset"] for room in scene.PLAN["rooms"]}
    taken = []
    for name, v in scene.VIEWS.items():
        if not v.to.startswith(scene.PLAN["folder"]):
            continue
        placed = [o for r, o in offsets.items() if set(v.rooms) & set(r) or not r]
        if not placed:  # a room that the plan does not show
            continue
        dx, dy = placed[0]
        at = Vector((v.at[0] + dx, v.at[1] + dy))
        wide = 36 * min(1, v.size[0] / v.size[1])
        fov = math.degrees(2 * math.atan(wide / 2 / v.lens))
        taken.append({"file": v.to.rsplit("/", 1)[1], "name": name, "x": round(at.x, 2), "y": round(at.y, 2), "z": v.at[2],
                      "heading": (v.yaw - sheet.turn) % 360, "fov": round(fov, 1), "page": sheet.at(at)})  # fmt: skip
    north = (scene.PLAN["north"] - sheet.turn) % 360
    return {"unit": UNIT, "north": north, "views": sorted(taken, key=lambda t: t["file"])}
