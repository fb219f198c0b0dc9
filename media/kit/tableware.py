"""Tableware and desk objects: cups, bowls, fruit, desk lamps, papers, samples."""

import math
import random

from .core import box, disc, empty, lathe, tube
from .light import bulb
from .surfaces import emissive

CUP = [(0, 0), (0.026, 0), (0.034, 0.012), (0.037, 0.062), (0.034, 0.062), (0.030, 0.014), (0, 0.010)]
BOWL = [
    (0, 0),
    (0.06, 0),
    (0.065, 0.008),
    (0.13, 0.045),
    (0.16, 0.075),
    (0.155, 0.077),
    (0.12, 0.05),
    (0.05, 0.016),
    (0, 0.014),
]
LOTA = [
    (0, 0),
    (0.035, 0),
    (0.06, 0.03),
    (0.065, 0.06),
    (0.045, 0.10),
    (0.028, 0.115),
    (0.04, 0.135),
    (0.036, 0.135),
    (0.024, 0.115),
    (0, 0.10),
]
JAR = [
    (0, 0),
    (0.050, 0),
    (0.054, 0.004),
    (0.054, 0.13),
    (0.048, 0.145),
    (0.048, 0.15),
    (0.056, 0.152),
    (0.056, 0.175),
    (0.05, 0.18),
    (0, 0.18),
]


def cup(loc, mat, s=1.0):
    return lathe("cup", [(r * s, z * s) for r, z in CUP], mat, 48, loc)


def bowl(loc, mat, s=1.0):
    return lathe("bowl", [(r * s, z * s) for r, z in BOWL], mat, 64, loc, sub=1)


def lota(loc, mat, s=1.0):
    """A small brass water pot."""
    return lathe("lota", [(r * s, z * s) for r, z in LOTA], mat, 56, loc, sub=2)


def jar(loc, mat, s=1.0, tall=1.0):
    return lathe("jar", [(r * s, z * s * tall) for r, z in JAR], mat, 48, loc)


def fruit(loc, mat, spots, r=0.030, seed=3):
    rnd = random.Random(seed)
    for dx, dy, dz in spots:
        q = r + rnd.uniform(-0.002, 0.003)
        pts = (
            [(0, -q * 1.08)]
            + [(q * math.sin(math.pi * i / 14), -q * 1.08 * math.cos(math.pi * i / 14)) for i in range(1, 14)]
            + [(0, q * 1.12)]
        )
        lathe(
            "fruit",
            pts,
            mat,
            28,
            (loc[0] + dx, loc[1] + dy, loc[2] + dz),
            rot=(rnd.uniform(0.6, 1.6), rnd.uniform(-0.5, 0.5), rnd.uniform(0, 6)),
        )


def table_lamp(loc, base, shade, metal, h=0.48, r=0.15, power=None, glow=(1, 0.68, 0.38)):
    """A turned base and a linen drum."""
    x, y, z = loc
    lathe(
        "lamp_base",
        [
            (0, 0),
            (0.062, 0),
            (0.068, 0.004),
            (0.081, 0.045),
            (0.084, 0.085),
            (0.075, 0.13),
            (0.056, 0.17),
            (0.030, 0.198),
            (0.014, 0.212),
            (0, 0.215),
        ],
        base,
        64,
        loc,
        sub=2,
    )
    tube("lamp_stem", [(x, y, z + 0.21), (x, y, z + h - 0.10)], 0.006, metal, 4)
    drum = lathe("lamp_shade", [(r * 0.78, h), (r, h - 0.21)], shade, 80, loc)
    drum.modifiers.new("thick", "SOLIDIFY").thickness = 0.002
    if power:
        for dz in (0.07, 0.13):
            bulb((x, y, z + h - dz), power / 2, glow, 0.025)


def desk_lamp(loc, metal, shade, reach=(0.30, 0.0), h=0.46, power=None, glow=(1, 0.70, 0.42)):
    """A jointed brass arm with a small dome."""
    x, y, z = loc
    dx, dy = reach
    disc("foot", 0.085, 0, 0.02, loc, metal, 0.006)
    tube("arm", [(x, y, z + 0.02), (x, y, z + h * 0.9)], 0.007, metal, 5)
    tube(
        "arm",
        [(x - dx * 0.25, y - dy * 0.25, z + h * 0.86), (x, y, z + h * 0.9), (x + dx, y + dy, z + h)],
        0.006,
        metal,
        5,
    )
    tip = (x + dx, y + dy, z + h - 0.09)
    quarter = [math.radians(a) for a in range(0, 88, 6)]
    cap = [(0.013, 0.088), (0.013, 0.104), (0, 0.106)]
    lathe("dome", [*((0.085 * math.cos(a), 0.086 * math.sin(a)) for a in quarter), *cap], shade, 64, tip)
    lathe(
        "dome_in",
        [(0.082 * math.cos(a), 0.001 + 0.082 * math.sin(a)) for a in quarter[::-1]],
        emissive("dome_glow", glow, 3) if power else shade,
        64,
        tip,
    )
    if power:
        bulb((tip[0], tip[1], tip[2] + 0.03), power, glow, 0.03)


def pencil(loc, mat, rot_z=0.0, length=0.17):
    g = empty("pencil", loc, rot_z)
    lathe(
        "pencil",
        [(0, 0), (0.0035, 0), (0.0035, length - 0.018), (0.0008, length), (0, length)],
        mat,
        6,
        (0, 0, 0.0035),
        False,
        g,
        rot=(0, math.pi / 2, 0),
    )
    return g


def samples(loc, mats, size=0.10, seed=1, rot_z=0.0):
    """Material samples that overlap."""
    rnd = random.Random(seed)
    g = empty("samples", loc, rot_z)
    for k, mat in enumerate(mats):
        t = rnd.uniform(0.008, 0.014)
        box(
            "sample",
            (size, size, t),
            ((k % 3) * size * 1.12, (k // 3) * size * 1.12, t / 2),
            mat,
            0.0015,
            rot=(0, 0, rnd.uniform(-0.06, 0.06)),
            parent=g,
        )
    return g
