"""Everyday objects: switches, sockets, cables, sandals, tea, a bag, keys."""

import math
import random

from . import materials as M
from .core import bent, box, empty, lathe, mesh_obj, plate, tube


def switches(loc, rot_z=0.0, count=3, socket=True, mat=None):
    """A plate of rocker switches and a socket, on a wall that faces local -Y; `loc`: its middle."""
    g = empty("switches", loc, rot_z)
    white = mat or M.plain("switch", (0.72, 0.71, 0.68), 0.28, 0.5)
    wide = 0.024 * count + (0.062 if socket else 0) + 0.026
    box("plate", (wide, 0.009, 0.088), (0, -0.0045, 0), white, 0.003, 3, parent=g)
    left = -wide / 2 + 0.013
    for k in range(count):
        box(
            "rocker",
            (0.0215, 0.006, 0.056),
            (left + 0.024 * k + 0.012, -0.0105, 0),
            white,
            0.0015,
            rot=(math.radians(4 if k % 2 else -4), 0, 0),
            parent=g,
        )
    if socket:
        dark = M.plain("hole", (0.02, 0.02, 0.02), 0.8)
        x = wide / 2 - 0.013 - 0.031
        for dx, dz, r in ((0, 0.015, 0.0042), (-0.012, -0.010, 0.0034), (0.012, -0.010, 0.0034)):
            lathe(
                "pin",
                [(0, -0.0003), (r, -0.0003), (r, 0.0003), (0, 0.0003)],
                dark,
                20,
                (x + dx, -0.0094, dz),
                rot=(math.pi / 2, 0, 0),
                parent=g,
            )
    return g


def cable(points, mat=None, radius=0.003):
    """A lamp's cord along points on wall and floor."""
    return tube("cable", bent(points), radius, mat or M.plain("cable", (0.05, 0.045, 0.04), 0.6), 3)


def sandals(loc, rot_z=0.0, mat=None, sole=None):
    """A pair of sandals with straps, slightly turned."""
    g = empty("sandals", loc, rot_z)
    strap, sole = mat or M.leather("strap"), sole or M.plain("sole", (0.05, 0.035, 0.025), 0.7)
    for side, turn, ahead in ((-1, 4, 0.0), (1, -13, 0.05)):
        shoe = empty("sandal", (side * 0.065, ahead, 0), math.radians(turn))
        shoe.parent = g
        outline = [
            (
                math.copysign(abs(math.sin(a)) ** 0.74, math.sin(a)) * (0.0385 + 0.0055 * math.cos(a)),
                0.125 * math.copysign(abs(math.cos(a)) ** 0.84, math.cos(a)),
            )
            for a in (2 * math.pi * i / 40 for i in range(40))
        ]
        plate("sole", outline, [], 0.018, sole, 0.005, 2, parent=shoe, loc=(0, 0, 0.009))
        plate(
            "insole",
            [(x * 0.93, y * 0.96) for x, y in outline],
            [],
            0.005,
            strap,
            0.002,
            1,
            parent=shoe,
            loc=(0, 0, 0.0195),
        )
        for y, width in ((0.045, 0.030), (0.02, 0.022)):
            arc = [
                (0.040 * math.cos(t), y - 0.012 * math.sin(t), 0.020 + 0.036 * math.sin(t))
                for t in (math.pi * i / 16 for i in range(17))
            ]
            tube("strap", arc, width / 5, strap, 3, parent=shoe)
    return g


def tea(loc, glass=None, seed=1):
    """Tea in a small ribbed glass."""
    g = empty("tea", loc)
    side = [(0.024, 0), (0.027, 0.005), (0.028, 0.03), (0.033, 0.078)]
    lathe(
        "tea_glass",
        [(0, 0), *side, (0.0315, 0.078), (0.0265, 0.03), (0.0245, 0.008), (0, 0.006)],
        glass or M.thin_glass("tea_glass"),
        36,
        parent=g,
    )
    lathe(
        "tea",
        [(0, 0.008), (0.0240, 0.010), (0.0262, 0.03), (0.0298, 0.064), (0, 0.064)],
        M.plain("chai", (0.33, 0.155, 0.065), 0.25),
        36,
        parent=g,
    )
    return g


def cloth_bag(loc, mat, band=None, w=0.34, h=0.36, hook=0.30, seed=1):
    """A shoulder bag on a peg, gathered at the strap and full below; `loc`: the top of the peg; its mouth hangs `hook`
    metres below."""
    rnd, g = random.Random(seed), empty("cloth_bag", loc, 0.0)
    n, rings, verts = 64, 26, []
    folds = [(rnd.uniform(0, 6.28), rnd.randint(3, 9), rnd.uniform(0.5, 1.0)) for _ in range(4)]
    for j in range(rings + 1):
        t = j / rings  # from the mouth down
        a, b = (
            0.5 * w * (0.80 + 0.20 * math.sin(math.pi * min(1, t * 1.15) / 2)),
            0.010 + 0.042 * math.sin(math.pi * min(1.0, t * 0.93)) ** 0.9,
        )
        close = max(0.0, (t - 0.93) / 0.07)
        a, b = a * (1 - 0.06 * close), b * (1 - 0.75 * close)
        for i in range(n):
            q = 2 * math.pi * i / n
            ripple = sum(k * math.sin(f * q + s + 1.5 * t) for s, f, k in folds) * 0.0048 * (1.1 - t)
            x, y = (
                a * math.copysign(abs(math.cos(q)) ** 0.7, math.cos(q)),
                b * math.copysign(abs(math.sin(q)) ** 0.8, math.sin(q)),
            )
            sag = 0.018 * (1 - (x / a) ** 2) * (1 - t)  # the mouth sags between its corners
            verts.append((x, y * (1 + 14 * ripple) + ripple, -hook - h * t - sag))
    faces = [
        (n * j + i, n * j + (i + 1) % n, n * (j + 1) + (i + 1) % n, n * (j + 1) + i)
        for j in range(rings)
        for i in range(n)
    ] + [tuple(range(n * rings, n * (rings + 1)))]
    mesh_obj("bag", verts, faces, mat, True, parent=g)
    half = [
        (-0.365 * w, 0.0, -hook - 0.045),
        (-0.095, -0.004, -hook * 0.58),
        (-0.020, 0.0, -0.040),
        (-0.0105, 0.0, 0.003),
        (0.0, 0.0, 0.0105),
    ]
    strap("bag_strap", bent([*half, *[(-x, y, z) for x, y, z in half[-2::-1]]], 8), 0.024, mat, g, 0.07)
    if band:
        for t in (0.66, 0.76):
            ring = [verts[n * j + i] for j in (round(t * rings), round(t * rings) + 1) for i in range(n)]
            band_verts = [(x * 1.006, y * 1.03 + math.copysign(0.0008, y), z) for x, y, z in ring]
            sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
            mesh_obj("bag_band", band_verts, sides, band, True, parent=g)
    return g


def strap(name, points, width, mat, parent, twist=0.0):
    """A flat strap in front of a wall, along points from its top down; it shows its edge where it is within `twist`
    metres of the height 0, as on a peg."""
    sides = []
    for k, (x, y, z) in enumerate(points):
        (xa, _, za), (xb, _, zb) = points[max(0, k - 1)], points[min(len(points) - 1, k + 1)]
        along = math.hypot(xb - xa, zb - za) or 1.0
        turn = math.pi / 2 * min(1.0, max(0.0, 1.3 * (1 + z / twist))) if twist else 0.0
        flat = 0.5 * width * math.cos(turn)
        dx, dy, dz = flat * (za - zb) / along, 0.5 * width * math.sin(turn), flat * (xb - xa) / along
        sides += [(x - dx, y - dy, z - dz), (x + dx, y + dy, z + dz)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(points) - 1)]
    band = mesh_obj(name, sides, faces, mat, True, parent=parent)
    band.modifiers.new("cloth", "SOLIDIFY").thickness = 0.004
    return band


def keys(loc, metal, ring):
    """Two keys on a ring, in a bowl; `loc`: the inside of the bowl."""
    x, y, z = loc
    tube(
        "key_ring",
        [(x + 0.016 * math.cos(a), y + 0.016 * math.sin(a), z + 0.012) for a in (6.283 * i / 20 for i in range(20))],
        0.0016,
        ring,
        3,
        cyclic=True,
    )
    for turn in (0.4, 1.1):
        box(
            "key",
            (0.055, 0.010, 0.0025),
            (x + 0.03 * math.cos(turn), y + 0.03 * math.sin(turn), z + 0.010),
            metal,
            0.001,
            rot=(0.1, 0.12, turn),
        )
