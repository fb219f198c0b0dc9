"""Potted plants for close views, one mesh each: tulsi, aloe; their soil."""

import math
import random

import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from .core import link, mesh_obj
from .leaves import Growth, blade
from .nodes import Mat
from .plants import litter


def tulsi(loc, mats, h=0.5, seed=1, stems=7):
    """Holy basil: woody foot, crossed pairs of leaves, flower spikes. `mats`: leaf, stem, flower."""
    rnd, g = random.Random(seed), Growth()
    shapes = [blade(0.043, 0.0125, 4, 8, 0.24, d, 0.16, 0.40, 0.62, 11, rnd) for d in (0.2, 0.6, 0.95)]
    bract = blade(0.006, 0.0026, 2, 3, 0.3, 0.4, 0, 0.45, 0.7, 0, rnd)

    def spike(at, d):
        d, long = (Vector(d) + Vector((0, 0, 0.7))).normalized(), rnd.uniform(0.05, 0.10)
        g.stem([tuple(at), tuple(at + d * long * 0.5), tuple(at + d * long)], 0.0011, 0.0006, 2, 4)
        u = d.orthogonal().normalized()
        w = d.cross(u)
        for k in range(11):
            for j in range(6):
                b = 1.047 * j + 0.5 * k
                g.leaf(
                    bract,
                    at + d * long * (0.15 + 0.08 * k),
                    u * math.cos(b) + w * math.sin(b) + d * 0.4,
                    0,
                    rnd.uniform(0.6, 1.2) * (1.1 - 0.05 * k),
                    0.4,
                    2,
                )

    def grow(at, d, long, r, level):
        p, d, path = Vector(at), Vector(d).normalized(), [tuple(at)]
        n = max(4, round(long / 0.032))
        for k in range(n):
            d = (d + Vector((rnd.uniform(-0.10, 0.10), rnd.uniform(-0.10, 0.10), 0.05))).normalized()
            p = p + d * long / n
            path.append(tuple(p))
            bare = level == 2 and k < n * 0.35
            u = d.orthogonal().normalized()
            w = d.cross(u)
            for s in (-1, 1):
                a = (k % 2) * 1.571 + rnd.uniform(-0.3, 0.3)
                side = (u * math.cos(a) + w * math.sin(a)) * s
                if not bare and rnd.random() < 0.93:
                    size = (0.75 + 0.4 * math.sin(math.pi * k / n)) * rnd.uniform(0.7, 1.1) * (1 if k < n - 2 else 0.5)
                    g.leaf(
                        rnd.choice(shapes),
                        tuple(p + side * 0.008),
                        side + d * 0.35 + Vector((0, 0, rnd.uniform(-0.5, 0.1))),
                        rnd.uniform(-0.4, 0.4),
                        size,
                        min(0.965, rnd.random() ** 1.3),
                    )
                if level and k > n * 0.3 and k % 2 == 0 and rnd.random() < 0.8:
                    grow(p, side * 0.9 + d, long * rnd.uniform(0.28, 0.45), r * 0.5, level - 1)
        g.stem(path, r, r * 0.4, 1, 6)
        if rnd.random() < 0.7:
            spike(p, d)

    for k in range(stems):
        a = k * 2.4
        grow(
            (0.012 * math.cos(a), 0.012 * math.sin(a), 0),
            (0.42 * math.cos(a), 0.42 * math.sin(a), 1),
            h * rnd.uniform(0.6, 0.85),
            0.0042,
            2 if k < 5 else 1,
        )
    ob = bpy.data.objects.new("tulsi", g.mesh(f"tulsi{seed}", mats))
    ob.location = loc
    return link(ob)


def aloe_skin(name="aloe_skin"):
    """Grey-green with pale flecks, browner at the tips (`age` increases along each leaf)."""
    m = Mat(name)
    p = m.pos(world=False)
    fleck = m.noise(m.pos(world=False, scale=(1, 1, 0.35)), 130, 2)
    t = m.n("ShaderNodeAttribute", attribute_name="age").outputs["Fac"]
    c = m.mix(m.rng(m.noise(p, 9, 3), 0.3, 0.7), (0.085, 0.135, 0.070), (0.15, 0.20, 0.105))
    c = m.mix(m.rng(fleck, 0.62, 0.68, 0, 0.55), c, (0.32, 0.37, 0.26))
    c = m.mix(m.rng(t, 0.86, 1.0), c, (0.28, 0.14, 0.06))
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.42,
            "Specular IOR Level": 0.4,
            "Subsurface Weight": 0.0,
            "Normal": m.bump(m.noise(p, 60, 3), 0.08, 0.001),
        }
    )
    m.flat((0.11, 0.16, 0.085))
    return m.m


def aloe(loc, mat, h=0.34, seed=1, leaves=17):
    """A rosette of thick leaves with small teeth; the old ones lie down, one is broken."""
    rnd = random.Random(seed)
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    ages: list[float] = []
    rings, around = 15, 12
    for k in range(leaves):
        f, a = k / leaves, k * 2.4 + rnd.uniform(-0.25, 0.25)
        long = h * (0.62 + 0.5 * math.sin(math.pi * (0.15 + 0.75 * f))) * rnd.uniform(0.85, 1.1)
        wide, rise = 0.023 * rnd.uniform(0.85, 1.15) * (0.75 + 0.4 * f), 1.36 - 1.05 * f + rnd.uniform(-0.08, 0.08)
        out, p = Vector((math.cos(a), math.sin(a), 0)), Vector((math.cos(a), math.sin(a), 0)) * (0.006 + 0.022 * f)
        side, bend = Vector((-math.sin(a), math.cos(a), 0)), rnd.uniform(0.2, 0.75) * (0.6 + f)
        end = 0.72 if k == leaves - 4 else 1.0
        for i in range(rings + 1):
            t = i / rings
            e = rise + bend * (0.5 - 1.0 * t) * -0.5 * (1 if f < 0.6 else -0.8)
            d = out * math.cos(e) + Vector((0, 0, math.sin(e)))
            up = d.cross(side) * -1
            w = wide * (1.08 - 0.25 * t) * (1 - (t * end) ** 2.6) + 0.0009
            thick = w * 0.42 + 0.0006
            for j in range(around):
                b = 2 * math.pi * j / around
                x, z = w * math.cos(b), thick * math.sin(b)
                if math.sin(b) > 0:  # hollow on its upper face
                    z = (
                        thick * (0.55 * math.sin(b) - 0.55 * math.sin(b) ** 2 * (1 - 0.6 * t))
                        + thick * 0.25 * abs(math.cos(b)) ** 3
                    )
                tooth = 1 + (0.16 if j in (0, around // 2) and i % 2 else 0)
                verts.append(tuple(p + side * x * tooth + up * z))
            p = p + d * long * end / rings
        base = len(verts) - (rings + 1) * around
        for i in range(rings):
            for j in range(around):
                q = base + i * around
                faces.append((q + j, q + (j + 1) % around, q + around + (j + 1) % around, q + around + j))
                ages.append(i / rings * (1.0 if f < 0.75 else 1.12))
        faces.append(tuple(base + rings * around + j for j in range(around)))
        ages.append(0.92)
    ob = mesh_obj("aloe", verts, faces, mat, True, loc)
    ob.data.attributes.new("age", "FLOAT", "FACE").data.foreach_set("value", [min(1.0, a) for a in ages])
    sub = ob.modifiers.new("round", "SUBSURF")
    sub.levels = sub.render_levels = 1
    return ob


def loam(name="loam", col=(0.060, 0.040, 0.026)):
    """Potting soil: dry crumbs above, darker between."""
    m = Mat(name)
    p = m.pos()
    a, b = m.noise(p, 90, 4, 0.7), m.voronoi(p, 160).outputs[0]
    c = m.mix(m.rng(a, 0.35, 0.7), tuple(k * 0.5 for k in col), tuple(k * 1.9 for k in col))
    m.sp(
        {
            "Base Color": c,
            "Roughness": 1.0,
            "Specular IOR Level": 0.1,
            "Normal": m.bump(m.math("ADD", a, b), 0.9, 0.006),
        }
    )
    m.flat(col)
    return m.m


def soil(loc, r, mat, dry, seed=1, crumbs=90, leaves=16):
    """Soil in a pot; `loc`: the middle of its surface. Higher on one side, with crumbs, grit and dry leaves; `dry`:
    their materials."""
    rnd, n, m = random.Random(seed), 20, 44
    verts = [(0, 0, 0.004)]
    for k in range(1, n + 1):
        for j in range(m):
            a, q = 6.283 * j / m, r * k / n
            x, y = q * math.cos(a), q * math.sin(a)
            verts.append(
                (
                    x,
                    y,
                    0.010 * mnoise.noise(Vector((x * 14, y * 14, seed)))
                    + 0.005 * mnoise.noise(Vector((x * 50, y * 50, seed)))
                    - 0.008 * (q / r) ** 4,
                )
            )
    faces: list[tuple[int, ...]] = [(0, 1 + j, 1 + (j + 1) % m) for j in range(m)]
    faces += [
        (1 + k * m + j, 1 + (k + 1) * m + j, 1 + (k + 1) * m + (j + 1) % m, 1 + k * m + (j + 1) % m)
        for k in range(n - 1)
        for j in range(m)
    ]
    mesh_obj("soil", verts, faces, mat, True, loc)
    lump = []
    for _ in range(3):
        q = [
            Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized() * rnd.uniform(0.7, 1.1)
            for _ in range(10)
        ]
        me = bpy.data.meshes.new("crumb")
        import bmesh

        body = bmesh.new()
        for v in q:
            body.verts.new(v)
        bmesh.ops.convex_hull(body, input=body.verts)
        body.to_mesh(me)
        body.free()
        me.materials.append(mat)
        lump.append(me)
    for _ in range(crumbs):
        a, q, s = rnd.uniform(0, 6.28), r * 0.95 * rnd.random() ** 0.5, 0.0022 + 0.006 * rnd.random() ** 3
        ob = bpy.data.objects.new("crumb", rnd.choice(lump))
        ob.location = (loc[0] + q * math.cos(a), loc[1] + q * math.sin(a), loc[2] + 0.003)
        ob.scale, ob.rotation_euler = (s, s, s * 0.8), (rnd.uniform(0, 6), rnd.uniform(0, 6), 0)
        link(ob)
    litter((loc[0], loc[1], loc[2] + 0.006), r * 0.85, dry, leaves, seed)
