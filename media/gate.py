"""What must be right before a final is rendered. Each rule names the things that break it; one name stops the final.

A scene lists what is known and harmless in it as `PASSES`: beginnings of objects' names, each with its reason."""

import collections
import contextlib

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .kit.contact import afloat
from .shared_props import in_two_homes

FLUSH = 0.0003  # metres between two faces that fight for the same pixels
LEAST = 4e-4  # square metres of such a pair that a picture shows
RAYS = (192, 128)  # across and down the frame
SEEN = 6  # rays that must meet a back before it counts
HARD = ("handi_glass", "lamp_shade")  # thin, but no cloth
THROUGH = 10  # places where something comes through a cloth
LOOSE = 0.9  # metres: what is larger is built in
DEEP, PART = 0.004, 0.12  # metres inside another thing, and how much of a thing must lie so deep
AROUND = ("floor", "ceiling")  # larger than their room: no point of theirs is near a wall
GIVES = ("case", "cushion", "cloth", "mattress", "pillow", "seat", "sham", "soil", "towel")  # soft things yield


class Fault(Exception):
    """A scene that a final would show as broken; its words name every fault."""


def check(view, passes=()):
    """Raises Fault when the built scene breaks a rule in this view."""
    for ob in shown():
        for modifier in ob.modifiers:
            if modifier.type == "PARTICLE_SYSTEM":
                modifier.show_viewport = False  # each ray would ask thousands of curls; the render still has them
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    found = {
        "touches nothing": [name for name in afloat(view.at) if name.split(".")[0] not in AROUND],
        "has no material": bare(),
        "lies in the same plane as its neighbour": flush(graph, view.at),
        "shows its back": backs(),
        "comes through a cloth": pierced(graph, view.at),
        "lies inside another thing": sunk(graph, view.at),
        "stands in two homes (see `shared_props.py`)": in_two_homes(),
    }
    known = tuple(passes) or ("\0",)
    words = [f"{name} {rule}" for rule, names in found.items() for name in names if not name.startswith(known)]
    if words:
        raise Fault("; ".join(words) + ". Mend the scene, or list the name in its PASSES with the reason.")


def shown(kinds=("MESH", "CURVE")):
    return [o for o in bpy.context.scene.objects if o.type in kinds and not o.hide_render and o.data]


def bare():
    """Names of things without a shader: they render grey or black."""
    return sorted({o.name for o in shown() if not any(slot.material for slot in o.material_slots)})


def _mesh(ob, graph):
    """Vertices (in the world) and polygons of an object as it is rendered."""
    seen = ob.evaluated_get(graph)
    me = seen.to_mesh()
    at = seen.matrix_world
    verts = [at @ v.co for v in me.vertices]
    polygons = [(tuple(p.vertices), p.area) for p in me.polygons]
    seen.to_mesh_clear()
    return verts, polygons


def flush(graph, at, near=12.0):
    """Pairs of plain faces of two things that lie in one plane, face the same way and overlap, where nothing stands
    between them and the camera; a mirror may show what lies behind it."""
    planes = collections.defaultdict(list)
    for ob in shown(("MESH",)):
        if len(ob.data.polygons) > 60 or (ob.matrix_world.translation - Vector(at)).length > near:
            continue  # boards, slabs, frames; not cloth, leaves, what a lathe turned
        verts, polygons = _mesh(ob, graph)
        for corners, area in polygons:
            if area < LEAST:
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
                if e - d > FLUSH:
                    break
                across = [min(high[i], high2[i]) - max(low[i], low2[i]) for i in range(2)]
                if other == name or min(across) < 0.003 or across[0] * across[1] < LEAST:
                    continue
                a, b = [max(low[i], low2[i]) for i in range(2)], [min(high[i], high2[i]) for i in range(2)]
                for u, v in ((0.5, 0.5), (0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)):
                    spot = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * v]
                    spot.insert(axis, d)
                    if open_to(Vector(at), Vector(spot), graph):
                        names.add(f"{name} / {other}")
                        break
    return sorted(names)


def open_to(eye, spot, graph):
    """A straight line from the eye meets nothing before the spot."""
    way = spot - eye
    hit, place, *_ = bpy.context.scene.ray_cast(graph, eye, way.normalized(), distance=way.length + 0.01)
    return bool(hit) and (place - spot).length < 0.002


def backs():
    """Names of closed things whose inside the camera sees: a hollow fruit, a face turned round."""
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
    return sorted(name for name, n in hits.items() if n >= SEEN and closed(bpy.data.objects[name]))


@contextlib.contextmanager
def only_framed(eye, frame):
    """Leaves out what stands wholly beside the frame: each ray asks every object, of which a town has ten thousand."""
    inwards = sum(frame, Vector()) / 4 - eye
    sides = [(a - eye).cross(b - eye).normalized() for a, b in zip(frame, [*frame[1:], frame[0]], strict=True)]
    sides = [side if side.dot(inwards) > 0 else -side for side in sides]
    hidden = []
    for ob in shown():
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


def closed(ob):
    """Every edge has two faces, or all but a few."""
    me = ob.data
    if not me.polygons:
        return False
    loops = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get("edge_index", loops)
    return float((np.bincount(loops, minlength=len(me.edges)) < 2).mean()) < 0.001


def pierced(graph, at, near=9.0):
    """What comes through a cloth from behind: its edges cross the cloth in many places, and some of its points lie more
    than 6 mm beyond."""
    cloths = [
        o
        for o in shown(("MESH",))
        if any(m.type == "SOLIDIFY" and m.name == "thick" for m in o.modifiers) and not o.name.startswith(HARD)
    ]
    solids = [o for o in shown() if o not in cloths and o.data.users < 40]
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
            if len(mine.overlap(theirs)) < THROUGH:
                continue
            out = 0
            for p in points:
                spot, normal, _, far = mine.find_nearest(p, 0.05)
                out += spot is not None and far > 0.006 and normal.dot(p - spot) > 0.8 * far and normal.z > -0.2
            if out >= THROUGH:
                names.add(f"{other.name} ({cloth.name})")
    return sorted(names)


def sunk(graph, at, near=9.0):
    """Loose solid things of which a good part lies within another one: a board in a hob, a lamp among petals."""
    loose = [
        o
        for o in shown(("MESH",))
        if max(o.dimensions) < LOOSE
        and 8 <= len(o.data.vertices) < 20000
        and o.data.users < 40
        and not o.name.startswith(GIVES)
        and (o.matrix_world.translation - Vector(at)).length < near
        and closed(o)
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
    """A point lies deep in a closed body: a line from it leaves the body once more than it enters."""
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
