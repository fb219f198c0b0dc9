"""Making tea: a saucepan on its flame, a strainer, ginger."""

import math
import random

from .core import bent, box, disc, empty, lathe, tube
from .nodes import Mat
from .surfaces import emissive


def milky_tea(name="milky_tea"):
    """Milky tea with froth along the rim and in islands."""
    m = Mat(name)
    p = m.pos(world=False)
    x, y, _ = m.sep(p)
    r = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", y, y)))
    froth = m.math("ADD", m.noise(p, 60, 4, 0.6, 0.8), m.rng(r, 0.045, 0.08, 0, 0.22))
    c = m.mix(m.rng(froth, 0.56, 0.68), (0.29, 0.135, 0.055), (0.52, 0.35, 0.20))
    m.sp({"Base Color": c, "Roughness": m.rng(froth, 0.5, 0.7, 0.12, 0.5), "Normal": m.bump(froth, 0.4, 0.003)})
    m.flat((0.33, 0.16, 0.07))
    return m.m


def saucepan(loc, metal, grip, tea=None, rot_z=0.0, r=0.084, h=0.092, full=0.062):
    """A pan with a rolled rim, its handle towards local +X; `tea`: material of the tea, `full` metres high."""
    g = empty("saucepan", loc, rot_z)
    lathe(
        "pan",
        [
            (0, 0),
            (r * 0.93, 0),
            (r * 0.985, 0.006),
            (r, 0.014),
            (r, h - 0.004),
            (r + 0.004, h),
            (r + 0.001, h + 0.003),
            (r - 0.002, h),
            (r - 0.002, 0.014),
            (r * 0.9, 0.004),
            (0, 0.004),
        ],
        metal,
        80,
        parent=g,
    )
    if tea:
        disc("pan_tea", r - 0.0025, full - 0.004, full, (0, 0, 0), tea, 0.001, 72, g)
    box("pan_tang", (0.07, 0.014, 0.006), (r + 0.030, 0, h - 0.020), metal, 0.002, rot=(0, -0.12, 0), parent=g)
    box("pan_grip", (0.115, 0.021, 0.015), (r + 0.105, 0, h - 0.011), grip, 0.006, 3, (0, -0.12, 0), g)
    return g


def gas_flame(loc, r=0.036, n=18):
    """A ring of small blue flames."""
    g, blue = empty("gas_flame", loc), emissive("gas_blue", (0.10, 0.27, 1.0), 2.2)
    for k in range(n):
        a = 2 * math.pi * k / n
        tip = lathe(
            "flame",
            [(0, -0.003), (0.0026, 0), (0.0030, 0.004), (0.0016, 0.012), (0, 0.018)],
            blue,
            10,
            (r * math.cos(a), r * math.sin(a), 0),
            parent=g,
            rot=(-0.5 * math.sin(a), 0.5 * math.cos(a), 0),
        )
        tip.visible_shadow = False
    return g


def strainer(loc, metal, mesh, rot_z=0.0, r=0.040):
    """A tea strainer on a glass, its handle towards local +X; `loc`: the middle of the glass's rim."""
    g = empty("strainer", loc, rot_z)
    tube(
        "strainer_rim",
        [(r * math.cos(a), r * math.sin(a), 0.002) for a in (2 * math.pi * i / 40 for i in range(40))],
        0.0020,
        metal,
        3,
        parent=g,
        cyclic=True,
    )
    lathe(
        "strainer_cup",
        [(0, -0.026)]
        + [(r * math.sin(math.pi * i / 20), 0.002 - 0.028 * math.cos(math.pi * i / 20)) for i in range(1, 11)],
        mesh,
        40,
        parent=g,
    )
    tube(
        "strainer_handle",
        bent([(r, 0.006, 0.002), (r + 0.05, 0.003, 0.006), (r + 0.105, 0, 0.014)]),
        0.0017,
        metal,
        3,
        parent=g,
    )
    tube(
        "strainer_handle",
        bent([(r, -0.006, 0.002), (r + 0.05, -0.003, 0.006), (r + 0.105, 0, 0.014)]),
        0.0017,
        metal,
        3,
        parent=g,
    )
    return g


def ginger(loc, skin, rot_z=0.0, seed=1):
    """A piece of ginger root."""
    rnd, g = random.Random(seed), empty("ginger", loc, rot_z)
    for x, y, long, turn, r in (
        (0, 0, 0.030, 0.1, 0.013),
        (0.032, 0.006, 0.024, 0.7, 0.011),
        (-0.028, -0.004, 0.020, -0.5, 0.012),
        (0.012, 0.024, 0.020, 1.4, 0.009),
        (-0.022, 0.018, 0.016, 2.0, 0.008),
    ):
        lump = lathe(
            "ginger",
            [(0, -long)]
            + [(r * math.sin(math.pi * i / 10) ** 0.8, -long * math.cos(math.pi * i / 10)) for i in range(1, 10)]
            + [(0, long)],
            skin,
            20,
            (x, y, r * rnd.uniform(0.9, 1.0)),
            parent=g,
            sub=1,
        )
        lump.rotation_euler = (0, math.pi / 2, turn)
    return g
