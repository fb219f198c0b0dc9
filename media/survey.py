"""Measures a scene for its plan: outlines of the furniture in each room, and every camera. Needs Blender.

The result is JSON in each room's own metres, beside the home's definition, so that `plans` needs no Blender."""

import importlib
import json
import math

import bpy
from mathutils import Vector
from mathutils.geometry import convex_hull_2d

from . import homes
from .view import View

CUT = 1.25  # metres: the height at which the plan is cut
SKIP = tuple(
    (
        "leaf leaves petal curl tuft welt joist plank lawn ground hills border skirting line tile rachis stem trunk "
        "limb twig rug fringe chajja"
    ).split()
)
PLANTS = ("areca", "rubber", "frangipani", "tree")


def measure(name):
    """Writes `homes/NAME.json`."""
    home, scene = homes.load(name), importlib.import_module(f".scenes.{name}", __package__)
    pieces = {}
    for room in home.surveyed:
        scene.build(View((0, 0, 0), light=room.light, rooms=room.scene))
        bpy.context.view_layer.update()
        pieces[room.key] = furniture(room.clip)
    cameras = [camera(n, v) for n, v in scene.VIEWS.items() if v.to.startswith(home.folder)]
    homes.survey_file(name).write_text(to_json({"pieces": pieces, "cameras": cameras}))


def to_json(survey):
    """JSON with one line per piece and per camera."""
    rooms = [
        f' "{key}": [\n' + ",\n".join("  " + json.dumps(p, separators=(",", ":")) for p in found) + "\n ]"
        for key, found in survey["pieces"].items()
    ]
    cameras = ",\n".join(" " + json.dumps(c) for c in survey["cameras"])
    return '{"pieces": {\n' + ",\n".join(rooms) + '\n},\n"cameras": [\n' + cameras + "\n]}\n"


def camera(name, v):
    """A view's camera; `fov`: horizontal field of view in degrees."""
    wide = 36 * min(1, v.size[0] / v.size[1])
    fov = math.degrees(2 * math.atan(wide / 2 / v.lens))
    file = v.to.rsplit("/", 1)[1]
    return {"file": file, "name": name, "rooms": list(v.rooms), "at": list(v.at), "yaw": v.yaw, "fov": round(fov, 1)}


def furniture(clip):
    """Outlines of the furniture within `clip`, lowest first: [height of the top, kind, points]."""
    found = []
    for ob in bpy.data.objects:
        if ob.type == "EMPTY" and ob.name.startswith(PLANTS):
            at = ob.matrix_world.translation
            if inside(at, clip):
                found.append(
                    [2.0, "plant", circle(at.xy, 0.75 if ob.name.startswith(("tree", "frangipani")) else 0.36)]
                )
        if (
            ob.type not in ("MESH", "CURVE")
            or ob.name.startswith(SKIP)
            or "plan_wall" in ob
            or "undergrowth" in ob
            or ob.hide_render
        ):
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
        xs, ys = [p.x for p in hull], [p.y for p in hull]
        if 0.10 < max(max(xs) - min(xs), max(ys) - min(ys)) < 4.2:
            found.append([round(top, 2), "piece", thinned(hull)])
    return sorted(without_hidden(found))


def without_hidden(found, apart=0.03):
    """Of outlines with the same extent (to `apart` metres), such as the rings of a basket, keeps only the topmost."""
    kept: list[list] = []
    for piece in sorted(found, reverse=True):
        box = extent(piece[2])
        if not any(all(abs(a - b) < apart for a, b in zip(box, extent(other[2]), strict=False)) for other in kept):
            kept.append(piece)
    return kept


def extent(points):
    xs, ys = zip(*points, strict=False)
    return min(xs), min(ys), max(xs), max(ys)


def thinned(points, apart=0.025):
    """Rounds an outline to centimetres and leaves out points closer than `apart` metres to the one before."""
    kept = points[:1]
    for p in points[1:]:
        if (p - kept[-1]).length >= apart:
            kept.append(p)
    return rounded(kept if len(kept) > 3 else points)


def rounded(points):
    return [[round(p[0], 2), round(p[1], 2)] for p in points]


def inside(p, clip):
    return clip[0] <= p.x <= clip[2] and clip[1] <= p.y <= clip[3]


def circle(at, r, n=28):
    return rounded([(at.x + r * math.cos(6.2832 * i / n), at.y + r * math.sin(6.2832 * i / n)) for i in range(n)])
