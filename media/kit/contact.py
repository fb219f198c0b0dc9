"""Things stand on something: letting an object down onto what is below it, and naming those that touch nothing."""

import random

import bpy
from mathutils import Vector

NEAR = 0.002  # metres: a gap that nobody sees
SOFT = ("leaf", "leaves", "limb", "pebble", "tuft", "town", "block", "window", "hills", "cloud", "portal", "frond", "twig", "petal")
DIRECTIONS = [Vector(d) for d in ((0, 0, -1), (0, 0, 1), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0))]


def _family(ob):
    return [ob, *ob.children_recursive]


def _points(ob, graph, most=400):
    """Some of the vertices of an object as it is rendered, in the world."""
    seen = ob.evaluated_get(graph)
    mesh = seen.to_mesh()
    vertices = list(mesh.vertices)[:: max(1, len(mesh.vertices) // most)]
    points = [seen.matrix_world @ v.co for v in vertices]
    seen.to_mesh_clear()
    return points


def rest(ob, sink=0.006, reach=0.4):
    """Lets `ob` down until it lies `sink` metres in what is below; leaves it where nothing is within `reach`. Lifts it by a centimetre at most: what leans is also inside what it leans on."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.update()
    points = _points(ob, bpy.context.evaluated_depsgraph_get())
    low, high = min(p.z for p in points), max(p.z for p in points)
    points = [p for p in points if p.z < low + 0.3 * (high - low)]
    for part in _family(ob):
        part.hide_viewport = True
    layer.update()
    graph, gaps = bpy.context.evaluated_depsgraph_get(), []
    for p in points:
        hit, at, *_ = scene.ray_cast(graph, p + Vector((0, 0, 0.12)), (0, 0, -1), distance=reach + 0.12)
        if hit:
            gaps.append(p.z - at.z)
    for part in _family(ob):
        part.hide_viewport = False
    if gaps:
        gaps.sort()
        ob.location.z -= max(gaps[len(gaps) // 6] + sink, -0.01)
        layer.update()
    return ob


def afloat(camera_at=None, within=14.0):
    """Names of the things near the camera that touch nothing: rays of every direction leave their surface and meet no neighbour within 2 mm."""
    scene, layer, names = bpy.context.scene, bpy.context.view_layer, []
    layer.update()
    graph, rnd = bpy.context.evaluated_depsgraph_get(), random.Random(1)
    for root in [o for o in scene.objects if o.parent is None and not o.name.lower().startswith(SOFT)]:
        parts = [o for o in _family(root) if o.type in ("MESH", "CURVE") and not o.name.lower().startswith(SOFT)]
        if not parts or len(parts) > 300:
            continue
        points = [p for part in parts for p in _points(part, graph, max(40, 400 // len(parts)))]
        if camera_at and min((p - Vector(camera_at)).length for p in points) > within:
            continue
        rnd.shuffle(points)
        points.sort(key=lambda p: p.z)
        own = set(_family(root))
        if not any(_meets(scene, graph, p, own) for p in points[:120] + points[-40:]):
            names.append(root.name)
    return names


def _meets(scene, graph, p, own):
    for d in DIRECTIONS:
        hit, _, _, _, other, _ = scene.ray_cast(graph, p - d * 0.03, d, distance=0.03 + NEAR)
        if hit and other.original not in own:
            return True
    return False
