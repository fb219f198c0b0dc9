"""Leaves: their shapes, plants made of leaves as one mesh, and their placement."""

import itertools
import math

import bpy
from mathutils import Quaternion, Vector

from .core import link


def leaf_mesh(name, L, W, mat, fold=0.22, curl=0.5, n=9, tip=1.6, belly=0.42):
    v, f, spine, vein = [], [], [], []
    for i in range(n + 1):
        t = i / n
        w = W * math.sin(math.pi * t ** (math.log(0.5) / math.log(belly))) ** 0.9 if 0 < t < 1 else 0.0004
        y = L * t
        z = -curl * L * t * t * 0.5
        spine += [0, 0.5, 1, 0.5, 0]
        vein += [t * 16 - 1.6 * k for k in (1, 0.5, 0, 0.5, 1)]
        v += [
            (-w, y, z + fold * w),
            (-w * 0.5, y, z + fold * w * 0.35),
            (0, y, z),
            (w * 0.5, y, z + fold * w * 0.35),
            (w, y, z + fold * w),
        ]
    for i in range(n):
        for k in range(4):
            a = i * 5 + k
            f.append((a, a + 1, a + 6, a + 5))
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    me.update()
    # Attributes for the material: 1 along the midrib and 0 at the edge; number of side veins.
    for attribute, values in (("spine", spine), ("vein", vein)):
        me.attributes.new(attribute, "FLOAT", "POINT").data.foreach_set("value", values)
    if mat:
        me.materials.append(mat)
    for p in me.polygons:
        p.use_smooth = True
    return me


def place(me, origin, direction, up=(0, 0, 1), roll=0.0, s=1.0, parent=None):
    d = Vector(direction).normalized()
    q = d.to_track_quat("Y", "Z")
    o = bpy.data.objects.new("leaf", me)
    o.location = origin
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = q @ Quaternion((0, 1, 0), roll)
    o.scale = (s, s, s)
    link(o, parent)
    return o


def blade(L, W, nx=4, ny=9, fold=0.2, droop=0.6, wave=0.0, belly=0.45, blunt=0.8, veins=14, rnd=None):
    """A leaf along +Y that bends down: `droop`: total angle; `wave`: ripple of its edge; `veins`: side veins per length
    (0: parallel veins)."""
    k, phase = math.log(0.5) / math.log(belly), rnd.uniform(0, 6.28) if rnd else 0.0
    droop = droop if abs(droop) > 1e-3 else 1e-3
    pts, faces, spine, vein = [], [], [], []
    for i in range(ny + 1):
        t = i / ny
        w = W * math.sin(math.pi * min(0.999, max(0.004, t)) ** k) ** blunt
        y, z = L * math.sin(droop * t) / droop, -L * (1 - math.cos(droop * t)) / droop
        for j in range(nx + 1):
            u = 2 * j / nx - 1
            ripple = wave * w * math.sin(t * 11 + phase + (1.7 if u > 0 else 0)) * u * u
            pts.append(Vector((u * w * (1 - 0.25 * fold), y, z + fold * w * abs(u) ** 1.4 + ripple)))
            spine.append(1 - 0.98 * abs(u))
            vein.append(t * veins - 2.2 * abs(u) if veins else u * 5.0)
    for i in range(ny):
        for j in range(nx):
            a = i * (nx + 1) + j
            faces.append((a, a + 1, a + nx + 2, a + nx + 1))
    return pts, faces, spine, vein


def heart(L, rnd, n=32, droop=0.5, fold=0.18):
    """A heart-shaped leaf, tip along +Y, two lobes behind the stalk at the origin, a rippled edge."""
    outline = [
        (0, 0.76),
        (0.14, 0.66),
        (0.4, 0.54),
        (0.9, 0.45),
        (1.57, 0.40),
        (2.1, 0.41),
        (2.6, 0.42),
        (2.9, 0.31),
        (3.1416, 0.05),
    ]
    pts, spine, vein = [Vector((0, 0, 0))], [1.0], [0.0]
    faces: list[tuple[int, ...]] = []
    phase, step = rnd.uniform(0, 6), 2 * math.pi / n
    for ring in (0.34, 0.68, 1.0):
        for i in range(n):
            a = step * i - math.pi
            b = abs(a)
            r = next(
                r0 + (r1 - r0) * (b - a0) / (a1 - a0)
                for (a0, r0), (a1, r1) in itertools.pairwise(outline)
                if b <= a1 + 1e-6
            )
            r *= L * ring
            x, y = r * math.sin(a), r * math.cos(a)
            z = (
                fold * abs(x)
                - droop * y * abs(y) / L
                + 0.030 * L * ring * ring * math.sin(6 * a + phase)
                + 0.012 * L * ring * math.sin(13 * a)
            )
            pts.append(Vector((x, y, z)))
            spine.append(max(0.01, 1 - b / step))
            vein.append(b * 3.2)
    for i in range(n):
        j = (i + 1) % n
        faces.append((0, 1 + j, 1 + i))
        for k in range(2):
            p = 1 + n * k
            faces.append((p + i, p + j, p + n + j, p + n + i))
    return pts, faces, spine, vein


class Growth:
    """Collects leaves and stems into one mesh; every leaf has its own `age` (0 new, 1 old; the oldest are yellow)."""

    def __init__(s):
        s.pts, s.faces, s.age, s.mat, s.spine, s.vein = [], [], [], [], [], []

    def leaf(s, shape, at, direction, roll=0.0, size=1.0, age=0.5, mat=0):
        """Adds a leaf; `shape`: from `blade` or `heart`; `mat`: index of its material."""
        pts, faces, spine, vein = shape
        turn = Vector(direction).normalized().to_track_quat("Y", "Z") @ Quaternion((0, 1, 0), roll)
        base, at = len(s.pts), Vector(at)
        s.pts += [tuple(at + turn @ (p * size)) for p in pts]
        s.faces += [tuple(base + i for i in f) for f in faces]
        s.age += [age] * len(faces)
        s.mat += [mat] * len(faces)
        s.spine += spine
        s.vein += vein

    def stem(s, path, r0, r1, mat=1, sides=5):
        """Adds a stem along `path`, with radius `r0` at its beginning and `r1` at its end."""
        base, n = len(s.pts), len(path)
        for i, p in enumerate(path):
            d = (Vector(path[min(n - 1, i + 1)]) - Vector(path[max(0, i - 1)])).normalized()
            e = d.orthogonal().normalized()
            f, r = d.cross(e), r0 + (r1 - r0) * i / (n - 1)
            s.pts += [
                tuple(Vector(p) + e * r * math.cos(6.283 * k / sides) + f * r * math.sin(6.283 * k / sides))
                for k in range(sides)
            ]
        for i in range(n - 1):
            for k in range(sides):
                a, b = base + i * sides + k, base + i * sides + (k + 1) % sides
                s.faces.append((a, b, b + sides, a + sides))
        made = sides * (n - 1)
        s.age += [0.3] * made
        s.mat += [mat] * made
        s.spine += [0.0] * (n * sides)
        s.vein += [0.0] * (n * sides)

    def mesh(s, name, mats):
        """The mesh of all leaves and stems, with the attributes `age`, `spine` and `vein`."""
        me = bpy.data.meshes.new(name)
        me.from_pydata(s.pts, [], s.faces)
        me.update()
        for m in mats:
            me.materials.append(m)
        me.polygons.foreach_set("material_index", s.mat)
        me.polygons.foreach_set("use_smooth", [True] * len(s.faces))
        me.attributes.new("age", "FLOAT", "FACE").data.foreach_set("value", s.age)
        me.attributes.new("spine", "FLOAT", "POINT").data.foreach_set("value", s.spine)
        me.attributes.new("vein", "FLOAT", "POINT").data.foreach_set("value", s.vein)
        return me


def put(me, loc, turn=0.0, size=1.0, tilt=(0.0, 0.0), camera=True):
    """Places one more instance of a plant; with `camera=False` only its shadow is visible."""
    ob = bpy.data.objects.new(me.name, me)
    ob.location, ob.rotation_euler = loc, (*tilt, turn)
    ob.scale = (size,) * 3 if not hasattr(size, "__len__") else size
    ob.visible_camera = ob.visible_glossy = camera
    ob["undergrowth"] = True  # left out of plans
    return link(ob)


def stalk(at, side, up, L, n, fall):
    """The path of a stalk: out and up, then drooping."""
    pts, p, d = [], Vector(at), (Vector(side) + Vector((0, 0, up))).normalized()
    for _ in range(n + 1):
        pts.append(tuple(p))
        p = p + d * L / n
        d = (d + Vector((0, 0, -fall / n))).normalized()
    return pts
