"""Handmade stoneware: wall plates, a lamp."""

import math
import random

from . import materials as M
from .core import empty, lathe, tube
from .light import bulb
from .nodes import Mat


def ash_glaze(name, col, dark=(0.10, 0.065, 0.04), rough=0.22):
    """A running glaze: brown where it is thin (rims, rings), deeper where it is thick, unglazed clay at the foot."""
    m = Mat(name)
    p = m.pos(world=False, rnd=3.0)
    x, y, _z = m.sep(m.pos(world=False))
    r = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", y, y)))
    ring = m.math("SINE", m.math("ADD", m.math("MULTIPLY", r, 900.0), m.math("MULTIPLY", m.noise(p, 6, 2), 5.0)))
    run, speck = m.noise(p, 11, 4, 0.6, 0.8), m.noise(p, 190, 2, 0.6)
    c = m.mix(m.rng(run, 0.34, 0.68), tuple(k * 0.72 for k in col), tuple(min(0.84, k * 1.18) for k in col))
    c = m.mix(
        m.rng(m.math("ADD", m.math("MULTIPLY", ring, 0.10), run), 0.56, 0.74, 0, 0.55),
        c,
        tuple(0.5 * (a + b) for a, b in zip(col, dark, strict=False)),
    )
    c = m.mix(m.rng(speck, 0.62, 0.68, 0, 0.7), c, dark)
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(run, 0.3, 0.7, rough, rough + 0.2),
            "Specular IOR Level": 0.5,
            "Normal": m.bump(m.math("ADD", m.math("MULTIPLY", ring, 0.35), run), 0.25, 0.0012),
        }
    )
    m.flat(col)
    return m.m


def wall_plates(loc, glazes, places, rot_z=0.0, seed=1):
    """Plates on a wall that faces local -Y; `places`: (x, z, radius). `glazes` alternate; each plate hangs at its own
    angle."""
    rnd, g = random.Random(seed), empty("wall_plates", loc, rot_z)
    for k, (x, z, r) in enumerate(places):
        well, deep = rnd.uniform(0.52, 0.66), rnd.uniform(0.10, 0.17) * r
        face = [
            (0, 0.006),
            (r * well * 0.6, 0.006),
            (r * well, 0.009),
            (r * (well + 0.10), 0.4 * deep + 0.006),
            (r * 0.97, deep),
            (r, deep + 0.003),
            (r * 0.99, deep - 0.003),
        ]
        back = [(r * (well + 0.06), 0.002), (r * well * 0.9, -0.004), (r * well * 0.8, -0.006), (0, -0.006)]
        plate = lathe(
            "wall_plate",
            (face + back)[::-1],
            glazes[k % len(glazes)],
            96,
            (x, -0.012, z),
            parent=g,
            rot=(math.pi / 2 + rnd.gauss(0, 0.006), rnd.uniform(0, 6), 0),
            sub=1,
        )
        plate.scale = (1 + rnd.gauss(0, 0.012), 1, 1)
    return g


def thrown_lamp(loc, r=0.20, h=0.24, drop=1.0, glaze=None, metal=None, power=None, glow=(1, 0.72, 0.42)):
    """A stoneware lampshade, glazed outside; `loc`: the middle of its rim, `drop` metres below the ceiling."""
    g = empty("thrown_lamp", loc)
    side = [
        (1.0, 0.0),
        (1.0, 0.05),
        (0.97, 0.22),
        (0.90, 0.42),
        (0.78, 0.60),
        (0.60, 0.74),
        (0.40, 0.84),
        (0.25, 0.90),
        (0.20, 1.0),
        (0.0, 1.0),
    ]
    lathe(
        "lamp_side",
        [(k * r, z * h) for k, z in side],
        glaze or ash_glaze("lamp_glaze", (0.36, 0.40, 0.31)),
        96,
        parent=g,
        sub=1,
    )
    bare = M.plain("lamp_clay", (0.66, 0.56, 0.44), 0.75, 0.2)
    lathe(
        "lamp_inside",
        [
            (0.0, 0.90 * h),
            (0.30 * r, 0.84 * h),
            (0.70 * r, 0.60 * h),
            (0.88 * r, 0.36 * h),
            (0.965 * r, 0.10 * h),
            (0.985 * r, 0.0),
            (r, -0.001),
        ],
        bare,
        96,
        parent=g,
    )
    globe = lathe(
        "lamp_bulb",
        [(0, 0.05)]
        + [(0.032 * math.sin(math.pi * i / 16), 0.082 - 0.032 * math.cos(math.pi * i / 16)) for i in range(1, 16)]
        + [(0, 0.114)],
        M.emissive("lamp_bulb", glow, 7) if power else M.opal_glass("lamp_bulb_out"),
        32,
        parent=g,
    )
    globe.visible_diffuse = globe.visible_shadow = False
    tube("lamp_cord", [(0, 0, h), (0, 0, drop)], 0.0028, metal or M.blackened_metal(), 3, parent=g)
    lathe("lamp_rose", [(0, drop - 0.03), (0.045, drop - 0.028), (0.05, drop), (0, drop)], glaze or bare, 40, parent=g)
    if power:
        bulb((loc[0], loc[1], loc[2] + 0.05), power, glow, 0.04)
    return g
