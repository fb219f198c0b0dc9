"""Procedural plants and planters."""

import math
import random

import bpy
from mathutils import Vector

from .core import empty, lathe, link, tube
from .leaves import Growth, blade, leaf_mesh, place
from .materials import plain


def litter(loc, r, mats, n=40, seed=1):
    """Dry leaves, crumbs and small stones on a pot's soil or below a tree."""
    rnd = random.Random(seed)
    dry = [
        leaf_mesh(f"litter{k}", L, L * 0.24, mat, 0.3, c, 7)
        for k, (mat, L, c) in enumerate(
            (m, rnd.uniform(0.022, 0.05), rnd.uniform(0.4, 1.6)) for m in mats for _ in range(3)
        )
    ]
    for _ in range(n):
        a, d = rnd.uniform(0, 6.28), r * rnd.random() ** 0.5
        at = (loc[0] + d * math.cos(a), loc[1] + d * math.sin(a), loc[2] + rnd.uniform(0.001, 0.006))
        b = rnd.uniform(0, 6.28)
        place(
            rnd.choice(dry),
            at,
            (math.cos(b), math.sin(b), rnd.uniform(-0.05, 0.15)),
            roll=rnd.uniform(-0.5, 0.5),
            s=rnd.uniform(0.6, 1.2),
        )


def areca(loc, h=1.6, leaf=None, stem=None, fronds=13, seed=2, rot_z=0, spread=1.0):
    """Areca palm: arching fronds with leaflets in pairs."""
    rnd = random.Random(seed)
    g = empty("areca", loc, rot_z)
    lm = [leaf_mesh("leaflet", 0.26, 0.011, leaf, 0.35, c, 6, belly=0.35) for c in (0.5, 0.9, 1.3)]
    for k in range(fronds):
        a = k * 2.399 + rnd.uniform(-0.3, 0.3)
        L = h * rnd.uniform(0.75, 1.1) * (1 - 0.25 * (k / fronds))
        up = rnd.uniform(0.7, 1.6) + (1 - k / fronds) * 1.2
        side = Vector((math.cos(a), math.sin(a), 0)) * spread
        pts, p, d = (
            [],
            Vector((side.x * 0.02, side.y * 0.02, 0)),
            (side * 0.35 + Vector((0, 0, up))).normalized(),
        )
        n = 22
        for i in range(n + 1):
            pts.append(tuple(p))
            p = p + d * L / n
            d = (d + Vector((side.x * 0.035, side.y * 0.035, -0.062 - 0.05 * (i / n)))).normalized()
        tube(
            "rachis",
            pts,
            1.0,
            stem,
            2,
            parent=g,
            radii=[0.0075 * (1 - 0.75 * i / n) + 0.001 for i in range(n + 1)],
        )
        for i in range(6, n + 1):
            t = i / n
            q, e = Vector(pts[i]), (Vector(pts[min(n, i + 1)]) - Vector(pts[i - 1])).normalized()
            s = e.cross(Vector((0, 0, 1))).normalized()
            sz = (0.55 + 0.6 * math.sin(math.pi * (t * 0.85 + 0.1))) * h / 1.5
            for sg in (-1, 1):
                place(
                    rnd.choice(lm),
                    tuple(q),
                    s * sg * (0.95 - 0.5 * t)
                    + e * (0.45 + 0.6 * t)
                    + Vector((0, 0, 0.28 - 0.3 * t + rnd.uniform(-0.08, 0.08))),
                    roll=rnd.uniform(-0.3, 0.3),
                    s=sz * rnd.uniform(0.9, 1.1),
                    parent=g,
                )
    return g


def rubber_plant(loc, h=1.3, leaf=None, stem=None, stems=4, seed=3, rot_z=0, L=0.22, W=0.055):
    """Leaning stems with broad leaves on stalks: the lowest old and drooping, the newest around a red bud."""
    rnd, g, group = random.Random(seed), Growth(), empty("rubber", loc, rot_z)
    shapes = [blade(L, W, 4, 12, 0.24, droop, 0.05, 0.46, 0.62, 22, rnd) for droop in (0.25, 0.5, 0.8, 1.1)]
    for s in range(stems):
        a = 6.28 * s / stems + rnd.uniform(-0.4, 0.4)
        tall, p = (
            h * (1.0 if s == 0 else rnd.uniform(0.5, 0.95)),
            Vector((0.03 * math.cos(a), 0.03 * math.sin(a), -0.02)),
        )
        d, path = Vector((0.22 * math.cos(a), 0.22 * math.sin(a), 1)).normalized(), [tuple(p)]
        for _ in range(14):
            d = (d + Vector((rnd.uniform(-0.09, 0.09), rnd.uniform(-0.09, 0.09), 0.03))).normalized()
            p = p + d * tall / 14
            path.append(tuple(p))
        g.stem(path, 0.0085, 0.0045, 1, 8)
        n = int(tall / 0.062)
        for k in range(n):
            t = 0.18 + 0.80 * k / n
            i = min(13, int(t * 14))
            at = Vector(path[i]).lerp(Vector(path[i + 1]), t * 14 - i)
            b = k * 2.4 + s + rnd.uniform(-0.35, 0.35)
            out = Vector((math.cos(b), math.sin(b), -0.25 + 1.5 * t**1.6 + rnd.uniform(-0.3, 0.25))).normalized()
            foot = at + (out + Vector((0, 0, 0.35))).normalized() * rnd.uniform(0.028, 0.050)
            g.stem([tuple(at), tuple(foot)], 0.0026, 0.0020, 1, 5)
            shape = shapes[min(3, int((1 - t) * 3 + rnd.random() * 1.3))]
            g.leaf(
                shape,
                foot,
                out,
                rnd.uniform(-0.55, 0.55),
                rnd.uniform(0.72, 1.12) * (1.08 - 0.30 * t**3),
                0.97 if k < 2 and rnd.random() < 0.12 else 0.9 * (1 - t) ** 0.8 + rnd.uniform(0, 0.05),
            )
        g.stem([tuple(p), tuple(p + d * 0.035), tuple(p + d * 0.075)], 0.0050, 0.0006, 2, 6)
    bud = plain("rubber_bud", (0.23, 0.055, 0.030), 0.4)
    link(bpy.data.objects.new("leaves", g.mesh(f"rubber{seed}", (leaf, stem, bud))), group)
    return group


def branches(loc, h=0.7, n=5, leaf=None, stem=None, seed=4, L=0.06, W=0.014, spread=0.35, rot_z=0, dens=0.03):
    """Cut branches for a vase (olive, neem)."""
    rnd = random.Random(seed)
    g = empty("branches", loc, rot_z)
    lm = [leaf_mesh("small", L, W, leaf, 0.1, c, 6, belly=0.45) for c in (0.2, 0.7)]
    for s in range(n):
        a = 6.28 * s / n + rnd.uniform(-0.5, 0.5)
        p, d = Vector((0, 0, 0)), Vector((math.cos(a) * spread, math.sin(a) * spread, 1)).normalized()
        hh = h * rnd.uniform(0.65, 1.0)
        pts = [tuple(p)]
        for _ in range(10):
            d = (
                d
                + Vector(
                    (
                        rnd.uniform(-0.12, 0.12) + math.cos(a) * 0.04,
                        rnd.uniform(-0.12, 0.12) + math.sin(a) * 0.04,
                        -0.02,
                    )
                )
            ).normalized()
            p = p + d * hh / 10
            pts.append(tuple(p))
        tube("twig", pts, 1.0, stem, 2, parent=g, radii=[0.0035 * (1 - 0.7 * i / 10) for i in range(11)])
        m = int(hh / dens)
        for k in range(m):
            t = 0.3 + 0.7 * k / m
            i = min(9, int(t * 10))
            q = Vector(pts[i]).lerp(Vector(pts[i + 1]), t * 10 - i)
            b = k * 2.4
            place(
                rnd.choice(lm),
                tuple(q),
                d * 0.7 + Vector((math.cos(b), math.sin(b), rnd.uniform(-0.2, 0.6))),
                roll=rnd.uniform(-0.5, 0.5),
                s=rnd.uniform(0.7, 1.15),
                parent=g,
            )
    return g


def planter(loc, r=0.22, h=0.36, mat=None, soil=None, kind="taper"):
    g = empty("planter", loc)
    k = {"taper": 0.72, "drum": 0.98, "bowl": 0.55}[kind]
    t = 0.018
    prof = (
        [(0, 0), (r * k, 0), (r * k + 0.006, 0.006)]
        + [
            (r * (k + (1 - k) * (i / 10) ** (0.8 if kind != "bowl" else 0.5)), 0.006 + (h - 0.02) * i / 10)
            for i in range(1, 11)
        ]
        + [
            (r + 0.010, h - 0.012),
            (r + 0.012, h - 0.004),
            (r + 0.004, h),
            (r - t, h),
            (r - t - 0.004, h - 0.06),
            (0, h - 0.06),
        ]
    )
    lathe("pot", prof, mat, 72, parent=g)
    lathe("soil", [(0, h - 0.045), (r * 0.5, h - 0.048), (r - t, h - 0.055)], soil, 48, parent=g)
    return g
