"""Checks a built scene before a final render. Each rule returns the names of the objects that break it; one is enough
to stop the render.

A scene lists harmless cases in `PASSES`: beginnings of object names, each with its reason."""

import collections
import contextlib

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .kit.contact import floating
from .shared_props import in_two_homes

SAME_PLANE = 0.0003  # metres: two faces this close lie in one plane
LEAST_OVERLAP = 4e-4  # square metres
RAYS = (192, 128)  # columns, rows
LEAST_HITS = 6  # rays that must hit the back of an object
NOT_CLOTH = ("handi_glass", "lamp_shade")  # thin objects that are not cloth
LEAST_CROSSINGS = 10  # with a cloth; also the least number of points in front of it
LARGEST_LOOSE = 0.9  # metres: larger objects are built in
DEEP, PART = 0.004, 0.12  # metres inside another object; the part of the points that must be so deep
LARGER_THAN_ROOM = ("floor", "ceiling")  # none of their points is near a wall
SOFT = ("case", "cushion", "cloth", "mattress", "pillow", "seat", "sham", "soil", "towel")  # others sink into these


class Fault(Exception):
    """The scene breaks a rule; the message names every object that does."""


def check(view, passes=()):
    """Raises Fault if the built scene breaks a rule in this view. `passes`: beginnings of names to ignore."""
    for ob in rendered():
        for modifier in ob.modifiers:
            if modifier.type == "PARTICLE_SYSTEM":
                modifier.show_viewport = False  # curls slow down ray casts; they are rendered all the same
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    found = {
        "touches nothing": [name for name in floating(view.at) if name.split(".")[0] not in LARGER_THAN_ROOM],
        "has no material": without_material(),
        "shares a plane with its neighbour": flush(graph, view.at),
        "shows its back": inside_out(),
        "passes through a cloth": pierced(graph, view.at),
        "is inside another object": sunk(graph, view.at),
        "is in two homes (see `shared_props.py`)": in_two_homes(),
    }
    known = tuple(passes) or ("\0",)
    words = [f"{name} {rule}" for rule, names in found.items() for name in names if not name.startswith(known)]
    if words:
        raise Fault("; ".join(words) + ". Fix the scene, or add the name to its PASSES with the reason.")


def rendered(kinds=("MESH", "CURVE")):
    return [o for o in bpy.context.scene.objects if o.type in kinds and not o.hide_render and o.data]


def without_material():
    """Names of objects without a material."""
    return sorted({o.name for o in rendered() if not any(slot.material for slot in o.material_slots)})


def _mesh(ob, graph):
    """World positions of the vertices, and polygons (vertex numbers, area), of an object as it is rendered."""
    seen = ob.evaluated_get(graph)
    me = seen.to_mesh()
    at = seen.matrix_world
    verts = [at @ v.co for v in me.vertices]
    polygons = [(tuple(p.vertices), p.area) for p in me.polygons]
    seen.to_mesh_clear()
    return verts, polygons


def flush(graph, at, near=12.0):
    """Pairs of objects with flat faces that lie in one plane, face the same way and overlap, visible from the camera's
    position (in any direction, because a mirror may show what is behind the camera)."""
    planes = collections.defaultdict(list)
    for ob in rendered(("MESH",)):
        if len(ob.data.polygons) > 60 or (ob.matrix_world.translation - Vector(at)).length > near:
            continue  # only boards, slabs and frames; no cloth, leaves or turned parts
        verts, polygons = _mesh(ob, graph)
        for corners, area in polygons:
            if area < LEAST_OVERLAP:
                continue
            points = [verts[i] for i in corners]
            normal = (points[1] - points[0]).cross(points[-1] - points[0])
            if normal.length < 1e-9:
                continue
            normal.normalize()
            axis = max(range(3), key=lambda i: abs(normal[i]))
            if abs(normal[axis]) < 0.9999:
                continue
            rest = [i for i in range(3) if i != axis]
            low, high = ([f(p[i] for p in points) for i in rest] for f in (min, max))
            planes[(axis, normal[axis] > 0)].append((points[0][axis], low, high, ob.name))
    names = set()
    for (axis, _), faces in planes.items():
        faces.sort(key=lambda f: f[0])
        for k, (d, low, high, name) in enumerate(faces):
            for e, low2, high2, other in faces[k + 1 :]:
                if e - d > SAME_PLANE:
                    break
                across = [min(high[i], high2[i]) - max(low[i], low2[i]) for i in range(2)]
                if other == name or min(across) < 0.003 or across[0] * across[1] < LEAST_OVERLAP:
                    continue
                a, b = [max(low[i], low2[i]) for i in range(2)], [min(high[i], high2[i]) for i in range(2)]
                for u, v in ((0.5, 0.5), (0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)):
                    spot = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * v]
                    spot.insert(axis, d)
                    if is_visible(Vector(at), Vector(spot), graph):
                        names.add(f"{name} / {other}")
                        break
    return sorted(names)


def is_visible(eye, spot, graph):
    """Whether a ray from `eye` reaches `spot` without hitting anything before."""
    way = spot - eye
    hit, place, *_ = bpy.context.scene.ray_cast(graph, eye, way.normalized(), distance=way.length + 0.01)
    return bool(hit) and (place - spot).length < 0.002


def inside_out():
    """Names of closed meshes of which the camera sees the inside, for example because their faces are flipped."""
    scene = bpy.context.scene
    camera = scene.camera
    if camera is None:
        return []
    bpy.context.view_layer.update()
    frame = [camera.matrix_world @ c for c in camera.data.view_frame(scene=scene)]
    right_top, right_low, left_low, left_top = frame
    eye = camera.matrix_world.translation
    hits: collections.Counter[str] = collections.Counter()
    with only_framed(eye, frame):
        graph = bpy.context.evaluated_depsgraph_get()
        for j in range(RAYS[1]):
            for i in range(RAYS[0]):
                u, v = (i + 0.5) / RAYS[0], (j + 0.5) / RAYS[1]
                aim = left_top.lerp(right_top, u).lerp(left_low.lerp(right_low, u), v) - eye
                hit, _, normal, _, ob, _ = scene.ray_cast(graph, eye, aim.normalized())
                if hit and normal.dot(aim) > 0 and ob.type == "MESH":
                    hits[ob.name] += 1
    return sorted(name for name, n in hits.items() if n >= LEAST_HITS and is_closed(bpy.data.objects[name]))


@contextlib.contextmanager
def only_framed(eye, frame):
    """Hides objects that are entirely outside the frame: each ray tests every object, and a town has ten thousand."""
    inwards = sum(frame, Vector()) / 4 - eye
    sides = [(a - eye).cross(b - eye).normalized() for a, b in zip(frame, [*frame[1:], frame[0]], strict=True)]
    sides = [side if side.dot(inwards) > 0 else -side for side in sides]
    hidden = []
    for ob in rendered():
        box = [ob.matrix_world @ Vector(c) for c in ob.bound_box]
        if not ob.hide_viewport and any(all(side.dot(c - eye) < 0 for c in box) for side in sides):
            ob.hide_viewport = True
            hidden.append(ob)
    bpy.context.view_layer.update()
    try:
        yield
    finally:
        for ob in hidden:
            ob.hide_viewport = False
        bpy.context.view_layer.update()


def is_closed(ob):
    """Whether (almost) every edge has two faces."""
    me = ob.data
    if not me.polygons:
        return False
    loops = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get("edge_index", loops)
    return float((np.bincount(loops, minlength=len(me.edges)) < 2).mean()) < 0.001


def pierced(graph, at, near=9.0):
    """Objects that come through a cloth from behind: their edges cross it, and some of their points are more than 6 mm
    in front of it, LEAST_CROSSINGS of each."""
    cloths = [
        o
        for o in rendered(("MESH",))
        if any(m.type == "SOLIDIFY" and m.name == "thick" for m in o.modifiers) and not o.name.startswith(NOT_CLOTH)
    ]
    solids = [o for o in rendered() if o not in cloths and o.data.users < 40]
    boxes = {o.name: [o.matrix_world @ Vector(c) for c in o.bound_box] for o in [*cloths, *solids]}
    limits = {n: [(min(c[i] for c in b), max(c[i] for c in b)) for i in range(3)] for n, b in boxes.items()}
    trees, names = {}, set()

    def tree(ob):
        if ob.name not in trees:
            verts, polygons = _mesh(ob, graph)
            trees[ob.name] = (BVHTree.FromPolygons(verts, [c for c, _ in polygons]), verts)
        return trees[ob.name]

    for cloth in cloths:
        if (cloth.matrix_world.translation - Vector(at)).length > near:
            continue
        a = limits[cloth.name]
        for other in solids:
            b = limits[other.name]
            if other.parent in (cloth, cloth.parent or cloth) or any(
                a[i][1] < b[i][0] or b[i][1] < a[i][0] for i in range(3)
            ):
                continue
            (mine, _), (theirs, points) = tree(cloth), tree(other)
            if len(mine.overlap(theirs)) < LEAST_CROSSINGS:
                continue
            out = 0
            for p in points:
                spot, normal, _, far = mine.find_nearest(p, 0.05)
                out += spot is not None and far > 0.006 and normal.dot(p - spot) > 0.8 * far and normal.z > -0.2
            if out >= LEAST_CROSSINGS:
                names.add(f"{other.name} ({cloth.name})")
    return sorted(names)


def sunk(graph, at, near=9.0):
    """Small solid objects of which at least PART is inside another one, such as a board in a hob."""
    loose = [
        o
        for o in rendered(("MESH",))
        if max(o.dimensions) < LARGEST_LOOSE
        and 8 <= len(o.data.vertices) < 20000
        and o.data.users < 40
        and not o.name.startswith(SOFT)
        and (o.matrix_world.translation - Vector(at)).length < near
        and is_closed(o)
    ]
    meshes = {o: _mesh(o, graph) for o in loose}
    limits = {o: [[f(p[i] for p in verts) for i in range(3)] for f in (min, max)] for o, (verts, _) in meshes.items()}
    trees: dict[object, BVHTree] = {}
    names = set()
    for inner in loose:
        points = meshes[inner][0]
        points = points[:: max(1, len(points) // 200)]
        (a, b), own = limits[inner], root(inner)
        for outer in loose:
            c, d = limits[outer]
            if root(outer) is own or any(a[i] + DEEP > d[i] or c[i] + DEEP > b[i] for i in range(3)):
                continue
            if outer not in trees:
                trees[outer] = BVHTree.FromPolygons(meshes[outer][0], [corners for corners, _ in meshes[outer][1]])
            if sum(inside(p, trees[outer]) for p in points) >= PART * len(points):
                names.add(f"{inner.name} ({outer.name})")
    return sorted(names)


def root(ob):
    while ob.parent:
        ob = ob.parent
    return ob


def inside(point, tree):
    """Whether a point is more than DEEP metres inside a closed mesh: a ray from it crosses the surface an odd number of
    times."""
    _, _, _, far = tree.find_nearest(point, DEEP)
    if far is not None:
        return False
    way, crossings, start = Vector((0.31, 0.19, 0.93)).normalized(), 0, point
    while crossings < 20:
        spot, *_ = tree.ray_cast(start, way)
        if spot is None:
            break
        crossings, start = crossings + 1, spot + way * 1e-5
    return crossings % 2 == 1
