"""Housekeeping: apron, grass broom; a door ajar."""

import math
import random

import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from .core import bent, box, empty, lathe, link, mesh_obj, subsurf, tube


def apron(loc, mat, tape, w=0.62, long=0.86, strap=0.17, rot_z=0.0, seed=1):
    """An apron on a peg: bib, folded skirt, pocket, hanging tapes. `loc`: the tip of the peg; a wall is 6 cm behind it
    (local +Y)."""
    g, rnd = empty("apron", loc, rot_z), random.Random(seed)

    def half(t):
        """Half of the width `t` metres below the bib's upper edge."""
        k = min(1.0, max(0.0, (t - 0.16) / 0.20))
        return 0.088 + 0.022 * min(1, t / 0.2) + (w * 0.29 - 0.11) * k * k * (3 - 2 * k) + 0.02 * t

    def at(u, t):
        low = min(1.0, max(0.0, (t - 0.10) / 0.35))
        fold = math.sin(2 * math.pi * (1.9 * u + 0.35 * mnoise.noise(Vector((u * 2, seed, t)))) + seed * 1.7)
        x = (2 * u - 1) * half(t) + 0.012 * mnoise.noise(Vector((u * 3, t * 4, seed)))
        y = (
            0.012
            + 0.02 * min(1, t)
            - (0.006 + 0.026 * low) * fold
            - 0.010 * mnoise.noise(Vector((u * 5, t * 5, seed + 3)))
        )
        sag = 0.034 * (1 - (2 * u - 1) ** 2) * max(0.0, 1 - t / 0.12)
        hem = t * (1 + 0.025 * mnoise.noise(Vector((u * 2.3, seed, 9))))
        return x, min(y, 0.050), -strap - hem - sag

    def cloth(name, u0, u1, t0, t1, rows, columns, out=0.0):
        verts = [
            at(u0 + (u1 - u0) * i / columns, t0 + (t1 - t0) * j / rows)
            for j in range(rows + 1)
            for i in range(columns + 1)
        ]
        n = columns + 1
        ob = mesh_obj(
            name,
            [(x, y - out, z) for x, y, z in verts],
            [
                (j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i)
                for j in range(rows)
                for i in range(columns)
            ],
            mat,
            True,
            parent=g,
        )
        thick = ob.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = 0.0016, 0
        return subsurf(ob, 1)

    cloth("apron_cloth", 0, 1, 0, long, 56, 44)
    cloth("apron_pocket", 0.30, 0.72, 0.40, 0.57, 14, 20, 0.004)
    for s, u in ((-1, 0.03), (1, 0.97)):
        x, y, z = at(u, 0.0)
        tube(
            "apron_tape",
            bent([(0, 0.006, 0.010), (s * 0.012, 0.002, -0.02), (x * 0.8, y, z * 0.6), (x, y, z - 0.012)], 5),
            0.0055,
            tape,
            3,
            parent=g,
        )
        x, y, z = at(u, 0.335)
        sway = s * rnd.uniform(0.0, 0.035)
        tube(
            "apron_tie",
            bent(
                [
                    (x, y, z),
                    (x + s * 0.020, y - 0.008, z - 0.03),
                    (x + s * 0.022 + sway * 0.5, y - 0.004, z - 0.22),
                    (x + sway, y, z - rnd.uniform(0.38, 0.48)),
                ],
                6,
            ),
            0.0045,
            tape,
            3,
            parent=g,
        )
    return g


def grass_broom(loc, straw, binding, rot_z=0.0, lean=0.10, seed=1, long=1.12):
    """A grass broom that stands on its bristles and leans towards local +Y: an unevenly worn fan, bound to a cane
    handle; `loc`: the middle of its foot."""
    g, rnd = empty("broom", loc, rot_z), random.Random(seed)
    body = empty("broom_body", (0, 0, 0))
    body.parent, body.rotation_euler = g, (-lean, 0, 0)
    cu = bpy.data.curves.new("broom_grass", "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = "3D", 0.0013, 1
    neck = long * 0.46
    for _ in range(420):
        a, q = rnd.uniform(0, 2 * math.pi), math.sqrt(rnd.random())
        x, y = q * math.cos(a), q * math.sin(a)
        foot = (
            0.115 * x + rnd.gauss(0, 0.008) + 0.02,
            0.034 * y + rnd.gauss(0, 0.004),
            0.030 * (x + 1) + rnd.uniform(0, 0.05),
        )
        mid = (0.085 * x + 0.008, 0.030 * y, neck * 0.5)
        top = (0.017 * x, 0.015 * y, neck + rnd.uniform(0, 0.03))
        points = bent([foot, mid, top], 4)
        sp = cu.splines.new("POLY")
        sp.points.add(len(points) - 1)
        for k, p in enumerate(points):
            sp.points[k].co, sp.points[k].radius = (*p, 1), 0.4 + 0.6 * k / len(points)
    cu.materials.append(straw)
    link(bpy.data.objects.new("broom_grass", cu), body)
    for k in range(7):
        z = neck - 0.065 + 0.017 * k
        r = 0.032 - 0.0022 * k
        tube(
            "broom_binding",
            [
                (r * math.cos(a), r * 0.8 * math.sin(a), z + 0.003 * math.sin(a))
                for a in (2 * math.pi * i / 28 for i in range(28))
            ],
            0.0042,
            binding,
            3,
            parent=body,
            cyclic=True,
        )
    handle = [
        (0, neck - 0.03),
        (0.019, neck - 0.03),
        (0.017, neck + 0.08),
        (0.0135, long - 0.04),
        (0.0145, long - 0.02),
        (0.010, long - 0.004),
        (0, long),
    ]
    lathe("broom_handle", handle, straw, 32, parent=body, sub=1)
    return g


def door_ajar(loc, w, h, wood, wood_z, metal, turn, thick=0.14, swing=1):
    """A panelled door in a thin wall that faces local -Y, opened by `turn` degrees into the room behind; hinges on the
    side of local +X (`swing` -1: -X). `loc`: the middle of the opening's foot, on the wall's face."""
    g, post = empty("door_ajar", loc), 0.05
    for s in (-1, 1):
        box("door_post", (post, thick + 0.02, h), (s * (w / 2 - post / 2), thick / 2, h / 2), wood_z, 0.005, parent=g)
        box(
            "door_trim",
            (0.060, 0.016, h + 0.055),
            (s * (w / 2 + 0.020), -0.008, (h + 0.055) / 2),
            wood_z,
            0.004,
            parent=g,
        )
    box("door_head", (w - 2 * post, thick + 0.02, post), (0, thick / 2, h - post / 2), wood, 0.005, parent=g)
    box("door_trim", (w + 0.10, 0.018, 0.060), (0, -0.009, h + 0.025), wood, 0.004, parent=g)
    leaf = empty("door_leaf", (swing * (w / 2 - post), thick - 0.012, 0), -swing * math.radians(turn))
    leaf.parent = g
    wide, high, x = w - 2 * post - 0.006, h - post - 0.012, -swing * (w / 2 - post - 0.003)
    box("leaf_board", (wide, 0.034, high), (x, 0, high / 2 + 0.006), wood_z, 0.004, parent=leaf)
    for side in (-1, 1):
        for z0, z1 in ((0.18, high * 0.42), (high * 0.50, high - 0.12)):
            box(
                "leaf_field", (wide - 0.20, 0.006, z1 - z0), (x, side * 0.0185, (z0 + z1) / 2), wood, 0.002, parent=leaf
            )
            box(
                "leaf_panel",
                (wide - 0.27, 0.016, z1 - z0 - 0.07),
                (x, side * 0.022, (z0 + z1) / 2),
                wood_z,
                0.007,
                3,
                parent=leaf,
            )
        edge = -swing * (wide - 0.045)
        tube(
            "leaf_handle",
            [(edge, side * 0.017, 1.0), (edge, side * 0.055, 1.0), (edge + swing * 0.10, side * 0.058, 1.0)],
            0.0075,
            metal,
            4,
            parent=leaf,
        )
        lathe(
            "leaf_rose",
            [(0, 0), (0.024, 0), (0.023, 0.006), (0, 0.008)],
            metal,
            32,
            (edge, side * 0.017, 1.0),
            rot=(-side * math.pi / 2, 0, 0),
            parent=leaf,
        )
    return g
