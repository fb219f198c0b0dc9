"""Greenery beyond the openings: leaf clusters (as instances), hedges, tree crowns, lawns, distant hills."""

import math
import random

import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from .core import empty, link, tube

STATIONS = ((0.16, 0.62), (0.42, 1.0), (0.70, 0.74), (0.88, 0.36))  # position along a leaf, and its width there


def _leaf_points(rnd, size, slim):
    """A leaf folded along its midrib, drooping and slightly twisted; some have a bite missing."""
    w, droop, twist = size * slim, rnd.uniform(0.10, 0.45), rnd.uniform(-0.5, 0.5)
    points: list[tuple[float, ...]] = [(0, 0, 0)]
    faces: list[tuple[int, ...]] = []
    bite = rnd.randrange(len(STATIONS)) if rnd.random() < 0.12 else None
    for k, (t, wide) in enumerate(STATIONS):
        y, z, turn = size * t, -size * droop * t * t, twist * t
        for side in (-1, 1):
            reach = w * wide * (rnd.uniform(0.35, 0.6) if k == bite and side > 0 else rnd.uniform(0.92, 1.08))
            points.append((side * reach * math.cos(turn), y, z + reach * (0.30 + side * math.sin(turn))))
        points.insert(-1, (0, y, z))
    points.append((0, size, -size * droop))
    faces += [(0, 2, 1), (0, 3, 2)]
    for k in range(len(STATIONS) - 1):
        a = 1 + 3 * k
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    a = 1 + 3 * (len(STATIONS) - 1)
    return points, [*faces, (a, a + 1, a + 3), (a + 1, a + 2, a + 3)]


def leaf_cluster(name, mat, n=70, radius=0.35, leaf=0.11, slim=0.26, seed=1):
    """A mesh of n leaves that point outwards from a loose ball, on twigs; each leaf has its own `age` (0 new, 1
    old)."""
    rnd = random.Random(seed)
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    ages: list[float] = []
    for _ in range(n):
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.15, 0.8))).normalized()
        origin = d * radius * rnd.uniform(0.25, 1.0)
        turn = (d + Vector((rnd.uniform(-0.6, 0.6), rnd.uniform(-0.6, 0.6), rnd.uniform(-0.9, 0.2)))).to_track_quat(
            "Y", "Z"
        )
        pts, polygons = _leaf_points(rnd, leaf * rnd.uniform(0.55, 1.25), slim)
        base = len(verts)
        verts += [tuple(origin + turn @ Vector(p)) for p in pts]
        faces += [tuple(base + i for i in f) for f in polygons]
        ages += [rnd.random()] * len(polygons)
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    me.materials.append(mat)
    me.attributes.new("age", "FLOAT", "FACE").data.foreach_set("value", ages)
    for p in me.polygons:
        p.use_smooth = True
    return me


def _frilled(rnd, size):
    """A marigold's petal along +Y: narrow at its foot, with a broad and wavy outer edge."""
    wide = size * rnd.uniform(0.46, 0.58)
    points = [(0.0, 0.0, 0.0), (-0.52 * wide, 0.50 * size, 0.0), (0.52 * wide, 0.50 * size, 0.0)]
    for k in range(5):
        u = k / 2 - 1
        y = size * (1 - 0.16 * u * u + rnd.uniform(-0.04, 0.04))
        points.append((u * wide, y, size * (0.16 * u * u + rnd.uniform(-0.11, 0.11))))
    return points, [(0, 2, 1), (1, 4, 3), (1, 5, 4), (1, 2, 5), (2, 6, 5), (2, 7, 6)]


def marigold_head(name, mat, r=0.024, seed=1):
    """A double flower: whorls of broad, frilled petals, flat outside, upright in the middle."""
    rnd = random.Random(seed)
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    for k, n in enumerate((15, 15, 14, 13, 11, 8, 5)):
        rise = math.radians(2 + 13 * k)
        for i in range(n):
            a, e = 6.283 * (i + 0.5 * (k % 2)) / n + rnd.uniform(-0.15, 0.15), rise + rnd.uniform(-0.16, 0.16)
            d = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
            pts, quads = _frilled(rnd, r * rnd.uniform(0.54, 0.70))
            base, turn = len(verts), d.to_track_quat("Y", "Z")
            verts += [tuple(d * r * 0.34 + turn @ Vector(p)) for p in pts]
            faces += [tuple(base + i for i in q) for q in quads]
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    me.materials.append(mat)
    return me


def _scatter(meshes, spots, rnd, parent, scale=(0.75, 1.3)):
    for spot in spots:
        ob = bpy.data.objects.new("leaves", rnd.choice(meshes))
        ob.location = spot
        ob.rotation_euler = (rnd.uniform(-0.4, 0.4), rnd.uniform(-0.4, 0.4), rnd.uniform(0, 6.28))
        s = rnd.uniform(*scale)
        ob.scale = (s, s, s * rnd.uniform(0.8, 1.1))
        link(ob, parent)


def hedge(x0, y0, x1, y1, h, mats, z=0.0, density=7.0, seed=1, leaf=0.11, slim=0.26, cluster=0.34):
    """A loose planted bank between two points, of varying height."""
    rnd = random.Random(seed)
    g = empty("hedge", (0, 0, 0))
    meshes = [
        leaf_cluster(f"hedge{seed}{k}", m, 130, cluster, leaf * 0.78, slim, seed * 7 + k)
        for k, m in enumerate(mats * 2)
    ]
    area = max(abs(x1 - x0), 0.5) * max(abs(y1 - y0), 0.5)
    spots = []
    for _ in range(int(density * area * max(1.0, h))):
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        top = h * (0.72 + 0.38 * mnoise.noise(Vector((x * 0.9, y * 0.9, seed))))
        spots.append((x, y, z + 0.1 + (top - 0.1) * rnd.random() ** 0.7))
    _scatter(meshes, spots, rnd, g)
    return g


def tree(loc, h=5.0, crown=1.8, mats=(), bark=None, seed=1, clusters=90, leaf=0.13, slim=0.24, flat=0.7):
    """A shade tree: forked trunk, and a crown of leaf clusters in a few lobes."""
    rnd = random.Random(seed)
    g = empty("tree", loc)
    meshes = [
        leaf_cluster(f"crown{seed}{k}", m, 150, 0.44, leaf * 0.66, slim, seed * 5 + k)
        for k, m in enumerate(list(mats) * 2)
    ]
    fork = h * 0.42
    tube(
        "trunk",
        [(0, 0, -0.1), (0.03, 0.02, fork * 0.5), (0.08 * rnd.uniform(-1, 1), 0.05, fork)],
        1.0,
        bark,
        5,
        parent=g,
        radii=[0.13 * h / 5, 0.10 * h / 5, 0.085 * h / 5],
    )
    spots = []
    for k in range(6):
        a = 6.28 * k / 6 + rnd.uniform(-0.4, 0.4)
        reach = crown * rnd.uniform(0.35, 0.75)
        lobe = Vector((math.cos(a) * reach, math.sin(a) * reach, h * rnd.uniform(0.72, 0.92)))
        mid = Vector((lobe.x * 0.45, lobe.y * 0.45, (fork + lobe.z) / 2))
        tube(
            "limb",
            [(0, 0.03, fork * 0.96), tuple(mid), tuple(lobe)],
            1.0,
            bark,
            3,
            parent=g,
            radii=[0.07 * h / 5, 0.04 * h / 5, 0.015],
        )
        for _ in range(clusters // 6):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, flat))).normalized()
            spots.append(tuple(lobe + d * crown * 0.62 * rnd.random() ** 0.45))
    _scatter(meshes, spots, rnd, g, (0.8, 1.4))
    return g


def lawn(x0, y0, x1, y1, mat, z=0.0, n=900, seed=1, blade=0.09):
    """Ground covered with instanced tufts of grass."""
    rnd = random.Random(seed)
    g = empty("lawn", (0, 0, 0))
    tufts = []
    for k in range(4):
        verts: list[tuple[float, ...]] = []
        faces: list[tuple[int, ...]] = []
        for _ in range(46):
            x, y = rnd.gauss(0, 0.11), rnd.gauss(0, 0.11)
            a, h = rnd.uniform(0, 6.28), blade * rnd.uniform(0.5, 1.3)
            dx, dy, b = math.cos(a) * 0.003, math.sin(a) * 0.003, len(verts)
            lean = (rnd.uniform(-0.05, 0.05), rnd.uniform(-0.05, 0.05))
            verts += [(x - dx, y - dy, 0), (x + dx, y + dy, 0), (x + lean[0], y + lean[1], h)]
            faces.append((b, b + 1, b + 2))
        me = bpy.data.meshes.new(f"tuft{k}")
        me.from_pydata(verts, [], faces)
        me.materials.append(mat)
        tufts.append(me)
    _scatter(tufts, [(rnd.uniform(x0, x1), rnd.uniform(y0, y1), z) for _ in range(n)], rnd, g, (0.8, 1.5))
    return g
