"""Bottles, lamps and towels that several rooms share."""

import math
import random

from ...kit.core import empty, lathe, mesh_obj, subsurf, tube
from ...kit.lamps import globe_pendant, pendant_dome
from ...kit.upholstery import puck, tub_shell
from .measures import HEIGHT


def bottle(x, y, z, h, r, mat):
    shape = [
        (0, 0),
        (r * 0.94, 0),
        (r, 0.004),
        (r, h * 0.72),
        (r * 0.8, h * 0.80),
        (r * 0.36, h * 0.86),
        (r * 0.36, h * 0.98),
        (r * 0.30, h),
        (0, h),
    ]
    lathe("bottle", shape, mat, 32, (x, y, z), sub=2)


def sconce(m, y, z=1.72, x=2.6, side=-1):
    """A globe on a short arm, against the mirror wall (side -1) or facing the other way (+1)."""
    g = empty("sconce", (x, y, z))
    lathe(
        "rose", [(0, 0), (0.05, 0), (0.05, 0.012), (0, 0.014)], m["brass"], 32, rot=(0, side * math.pi / 2, 0), parent=g
    )
    tube("arm", [(0, 0, 0), (side * 0.10, 0, 0), (side * 0.115, 0, 0.03)], 0.006, m["brass"], 3, parent=g)
    globe_pendant((x + side * 0.115, y, z + 0.095), 0.068, -0.07, m["brass"], (1, 0.74, 0.46), 5.5, 7)


def dome(m, x, y, z, r=0.24, power=22):
    pendant_dome(
        (x, y, z),
        r,
        r * 0.75,
        HEIGHT - z,
        m["dome"],
        m["dome_in"],
        m["brass"],
        strength=9,
        power=power,
        canopy=m["brass"],
    )


def stock(m, x, y, z, wide, n, along="x"):
    """A short row of bottles and jars, none like its neighbour."""
    rnd = random.Random(int((x * 7 + y * 13 + z * 31) * 10))
    u = -wide / 2
    while u < wide / 2:
        r = rnd.choice((0.022, 0.026, 0.032, 0.038))
        h = rnd.uniform(0.10, 0.20) if r < 0.035 else rnd.uniform(0.06, 0.10)
        mat = rnd.choice((m["amber"], m["amber"], m["white"], m["basalt"], m["clay"]))
        dx, dy = (u + r, rnd.uniform(-0.015, 0.015)) if along == "x" else (rnd.uniform(-0.015, 0.015), u + r)
        bottle(x + dx, y + dy, z, h, r, mat)
        u += 2 * r + (rnd.uniform(0.008, 0.02) if rnd.random() < 0.7 else rnd.uniform(0.06, 0.14))


def roll(m, x, y, z, mat):
    """A rolled towel that lies along y, its end towards the room: one cloth wound up, pressed a little flat."""
    rnd = random.Random(int((x * 11 + y * 5 + z * 29) * 10))
    turns, steps, rows = rnd.uniform(3.6, 4.3), 150, 9
    start, lean = rnd.uniform(0, 2 * math.pi), rnd.uniform(-0.006, 0.006)
    ends = [rnd.uniform(-0.007, 0.007) for _ in range(8)]
    verts = []
    for i in range(steps + 1):
        t = i / steps
        a = start + 2 * math.pi * turns * t
        r = 0.009 + 0.050 * t + 0.0022 * math.sin(2.3 * a + 9 * t)
        k = 7 * t
        out = ends[int(k)] + (ends[min(7, int(k) + 1)] - ends[int(k)]) * (k - int(k)) - 0.012 * (1 - t) ** 3
        for j in range(rows + 1):
            v = j / rows * 2 - 1
            squash = 0.95 - 0.05 * math.sin(a) ** 2
            verts.append(
                (r * math.cos(a) * 1.04, v * 0.088 - out * (v < 0) * abs(v), r * math.sin(a) * squash + lean * v)
            )
    n = rows + 1
    faces = [
        (i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(steps) for j in range(rows)
    ]
    ob = mesh_obj("towel", verts, faces, m["towel_" + mat], True, (x, y, z + 0.0605))
    thick = ob.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.0085, 0
    subsurf(ob, 1)


def tub_chair(m, x, y, turn):
    """The styling chairs' leather on four legs, for whoever waits; it faces local -Y."""
    g = empty("tub_chair", (x, y, 0), turn)
    puck("seat", 0.285, 0.275, 0.30, 0.435, 3.2, 0.45, 0.02, m["leather"], g)
    tub_shell("back", 0.285, 0.275, 0.31, 0.72, 0.56, 0.050, 112, 3.4, m["leather"], g, lean=0.045, seams=(-0.34, 0.34))
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg = lathe(
                "leg",
                [(0, 0), (0.011, 0), (0.013, 0.004), (0.021, 0.33), (0, 0.33)],
                m["teak_z"],
                28,
                (sx * 0.20, sy * 0.19, 0),
                parent=g,
            )
            leg.rotation_euler = (sy * -0.07, sx * 0.07, 0)
