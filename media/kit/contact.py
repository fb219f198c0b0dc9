"""Contact of objects: lowers objects onto what is below, and finds those that touch nothing.

Rays are tested only against solids whose bounding box is near, because testing the whole scene is a thousand times
slower."""

import random

import bmesh
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

NEAR = 0.002  # metres: an invisible gap
SOFT = (
    "leaf",
    "leaves",
    "limb",
    "pebble",
    "tuft",
    "town",
    "block",
    "window",
    "hills",
    "cloud",
    "portal",
    "frond",
    "twig",
    "petal",
)
CROWD = 40  # objects with a mesh that is used this often are leaves, sprays or pebbles
DIRECTIONS = [Vector(d) for d in ((0, 0, -1), (0, 0, 1), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0))]


def _family(ob):
    return [ob, *ob.children_recursive]


def _solid(ob):
    return (
        ob.type in ("MESH", "CURVE")
        and not ob.hide_render
        and ob.data.users < CROWD
        and not ob.name.lower().startswith(SOFT)
    )


def _points(ob, graph, most=400):
    """World positions of at most about `most` vertices of an object as it is rendered."""
    seen = ob.evaluated_get(graph)
    mesh = seen.to_mesh()
    vertices = list(mesh.vertices)[:: max(1, len(mesh.vertices) // most)]
    points = [seen.matrix_world @ v.co for v in vertices]
    seen.to_mesh_clear()
    return points


def _box(ob):
    """Lowest and highest corner of an object's bounding box, in world coordinates."""
    corners = [ob.matrix_world @ Vector(c) for c in ob.bound_box]
    return [min(c[i] for c in corners) for i in range(3)], [max(c[i] for c in corners) for i in range(3)]


def _tree(ob, graph):
    """BVH tree of an object as it is rendered, in world coordinates."""
    seen, body = ob.evaluated_get(graph), bmesh.new()
    body.from_mesh(seen.to_mesh())
    body.transform(seen.matrix_world)
    tree = BVHTree.FromBMesh(body)
    body.free()
    seen.to_mesh_clear()
    return tree


def rest(ob, sink=0.006, reach=0.4, share=1 / 6):
    """Lowers `ob` until it is `sink` metres inside what is below, or not at all if nothing is within `reach`. Raises it
    by at most 1 cm, because a leaning object is also inside what it leans on. `share`: the part of its lowest points
    that may be deeper, 0 for hard objects such as fruit."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    parts = [ob] if ob.data else [part for part in _family(ob) if _solid(part)]
    points = [p for part in parts for p in _points(part, graph)]
    low, high = min(p.z for p in points), max(p.z for p in points)
    points = [p for p in points if p.z < low + 0.3 * (high - low)]
    left, right, front, back = (
        min(p.x for p in points),
        max(p.x for p in points),
        min(p.y for p in points),
        max(p.y for p in points),
    )
    own, below = set(_family(ob)), []
    for other in scene.objects:
        if other not in own and _solid(other):
            a, b = _box(other)
            if (
                a[0] < right
                and b[0] > left
                and a[1] < back
                and b[1] > front
                and b[2] > low - reach
                and a[2] < high + 0.12
            ):
                below.append(_tree(other, graph))
    gaps = []
    for p in points:
        hits = [
            hit.z
            for tree in below
            for hit in (tree.ray_cast(p + Vector((0, 0, 0.12)), (0, 0, -1), reach + 0.12)[0],)
            if hit
        ]
        if hits:
            gaps.append(p.z - max(hits))
    if gaps:
        gaps.sort()
        ob.location.z -= max(gaps[int(len(gaps) * share)] + sink, -0.01)
        layer.update()
    return ob


def floating(camera_at=None, within=14.0):
    """Names of objects within `within` metres of the camera that touch nothing: rays in six directions from points on
    their surface hit no other object within 2 mm."""
    scene, layer, names = bpy.context.scene, bpy.context.view_layer, []
    layer.update()
    graph, rnd, trees = bpy.context.evaluated_depsgraph_get(), random.Random(1), {}
    boxes = [(ob, *_box(ob)) for ob in scene.objects if _solid(ob)]

    def meets(p, own):
        for ob, a, b in boxes:
            if ob not in own and all(a[i] - 0.03 < p[i] < b[i] + 0.03 for i in range(3)):
                if ob.name not in trees:
                    trees[ob.name] = _tree(ob, graph)
                if any(trees[ob.name].ray_cast(p - d * 0.03, d, 0.03 + NEAR)[0] for d in DIRECTIONS):
                    return True
        return False

    for root in [o for o in scene.objects if o.parent is None and not o.name.lower().startswith(SOFT)]:
        parts = [o for o in _family(root) if _solid(o)]
        if not parts or len(parts) > 300:
            continue
        points = [p for part in parts for p in _points(part, graph, max(40, 400 // len(parts)))]
        if camera_at and min((p - Vector(camera_at)).length for p in points) > within:
            continue
        rnd.shuffle(points)
        points.sort(key=lambda p: p.z)
        own = set(_family(root))
        if not any(meets(p, own) for p in points[:120] + points[-40:]):
            names.append(root.name)
    return names
