"""Lamps with a drum of block-printed khadi between turned teak rings."""

import math
import random

from . import materials as M
from .art import _leaf
from .core import empty, lathe, mesh_obj, tube
from .light import bulb
from .nodes import Mat


def _khadi(name, col):
    m = Mat(name)
    x, y, z = m.sep(m.pos(world=False))
    around = m.math("MULTIPLY", m.math("ARCTAN2", y, x), 0.24)
    thread = m.math(
        "ADD", m.math("SINE", m.math("MULTIPLY", around, 4200.0)), m.math("SINE", m.math("MULTIPLY", z, 4200.0))
    )
    slub = m.noise(m.pos(world=False, scale=(1, 1, 0.05)), 240, 2)
    c = m.mix(m.rng(slub, 0.38, 0.62), tuple(k * 0.86 for k in col), tuple(min(0.85, k * 1.06) for k in col))
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.95,
            "Specular IOR Level": 0.1,
            "Normal": m.bump(m.math("ADD", m.math("MULTIPLY", thread, 0.3), slub), 0.35, 0.0009),
        }
    )
    back, mx = m.n("ShaderNodeBsdfTranslucent", {"Color": c}), m.n("ShaderNodeMixShader", {0: 0.35})
    m.t.links.new(m.p.outputs[0], mx.inputs[1])
    m.t.links.new(back.outputs[0], mx.inputs[2])
    m.t.links.new(mx.outputs[0], m.out.inputs["Surface"])
    return m.m


def _shade(g, r, h, cloth, ink, second, rnd, around=26, rows=3):
    """The drum, printed with rows of a small leaf between two lines."""
    lathe("drum", [(r, 0.0), (r, h)], _khadi("lamp_khadi", cloth), 96, parent=g).modifiers.new(
        "thick", "SOLIDIFY"
    ).thickness = 0.0012
    inks = (
        M.plain("lamp_ink", ink, 0.95, 0.1),
        M.plain("lamp_ink_pale", tuple(0.7 * a + 0.3 * b for a, b in zip(ink, cloth, strict=False)), 0.95, 0.1),
        M.plain("lamp_second", second, 0.95, 0.1),
    )

    def stamp(points, mat):
        """Prints an outline; points: (metres around, height)."""
        out = r + 0.0016
        mesh_obj(
            "stamp",
            [(out * math.cos(x / r), out * math.sin(x / r), z) for x, z in points],
            [tuple(range(len(points)))],
            mat,
            False,
            parent=g,
        )

    for z in (0.022, h - 0.022):
        for k in range(96):
            a, b = 2 * math.pi * r * k / 96, 2 * math.pi * r * (k + 1) / 96
            stamp([(a, z - 0.0028), (b, z - 0.0028), (b, z + 0.0028), (a, z + 0.0028)], inks[2])
    for row in range(rows):
        for k in range(around):
            x = 2 * math.pi * r * (k + 0.5 * (row % 2)) / around + rnd.gauss(0, 0.0008)
            z = h * (0.29 + (0.42 / max(1, rows - 1)) * row) + rnd.gauss(0, 0.0008)
            stamp(_leaf(x, z, 0.022, 0.040, rnd.gauss(0, 0.06)), inks[0] if rnd.random() > 0.2 else inks[1])
            stamp(_leaf(x, z - 0.026, 0.004, 0.009), inks[2])


def khadi_drum(
    loc,
    r=0.23,
    h=0.21,
    drop=1.0,
    wood=None,
    brass=None,
    cloth=(0.66, 0.61, 0.52),
    ink=(0.045, 0.065, 0.125),
    second=(0.30, 0.062, 0.040),
    seed=2,
):
    """A pendant, not lit; `loc`: the middle of the shade's lower edge, `drop` metres below the ceiling."""
    g, rnd = empty("khadi_drum", loc), random.Random(seed)
    _shade(g, r, h, cloth, ink, second, rnd)
    for z, t in ((-0.004, 0.016), (h - 0.012, 0.018)):
        ring = [
            (r - 0.006, z),
            (r + 0.007, z),
            (r + 0.011, z + t * 0.3),
            (r + 0.011, z + t * 0.7),
            (r + 0.006, z + t),
            (r - 0.006, z + t),
            (r - 0.006, z),
        ]
        lathe("drum_ring", ring, wood, 96, parent=g)
    boss = [
        (0, h + 0.02),
        (0.016, h + 0.022),
        (0.020, h + 0.034),
        (0.034, h + 0.044),
        (0.040, h + 0.058),
        (0.034, h + 0.072),
        (0.020, h + 0.080),
        (0.017, h + 0.092),
        (0.026, h + 0.104),
        (0.028, h + 0.116),
        (0.018, h + 0.128),
        (0.011, h + 0.150),
        (0.014, h + 0.158),
        (0.006, h + 0.168),
        (0, h + 0.168),
    ]
    lathe("boss", boss, wood, 56, parent=g)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        tube(
            "stay",
            [
                (0.036 * math.cos(a), 0.036 * math.sin(a), h + 0.058),
                ((r - 0.002) * math.cos(a), (r - 0.002) * math.sin(a), h - 0.002),
            ],
            0.0026,
            brass,
            4,
            parent=g,
        )
        foot = [(0, -0.012), (0.007, -0.006), (0.007, 0.004), (0, 0.010)]
        lathe("stay_foot", foot, brass, 20, ((r - 0.002) * math.cos(a), (r - 0.002) * math.sin(a), h), parent=g)
    lathe("holder", [(0, h + 0.02), (0.019, h + 0.02), (0.019, h - 0.03), (0, h - 0.03)], brass, 32, parent=g)
    lamp = (
        [(0.012, h - 0.03)]
        + [(0.014 + 0.018 * math.sin(math.pi * i / 14), h - 0.034 - 0.062 * i / 14) for i in range(1, 14)]
        + [(0, h - 0.098)]
    )
    lathe("lamp", lamp, M.opal_glass("lamp_glass"), 32, parent=g)
    tube(
        "cord", [(0, 0, h + 0.16), (0, 0, drop)], 0.0030, M.plain("cloth_cord", (0.03, 0.022, 0.016), 0.9), 4, parent=g
    )
    lathe(
        "rose",
        [
            (0, drop - 0.05),
            (0.012, drop - 0.046),
            (0.022, drop - 0.030),
            (0.034, drop - 0.022),
            (0.046, drop - 0.006),
            (0.046, drop),
            (0, drop),
        ],
        wood,
        48,
        parent=g,
    )
    return g


def turned_lamp(
    loc,
    wood,
    brass,
    h=0.50,
    r=0.135,
    power=None,
    cloth=(0.66, 0.61, 0.52),
    ink=(0.045, 0.065, 0.125),
    second=(0.30, 0.062, 0.040),
    glow=(1, 0.70, 0.42),
    seed=5,
):
    """A table lamp: turned column and printed drum; `power` in watts, None if it is off."""
    g, rnd, foot = empty("turned_lamp", loc), random.Random(seed), h - 0.19
    column = [
        (0, 0),
        (0.070, 0),
        (0.074, 0.006),
        (0.074, 0.016),
        (0.060, 0.024),
        (0.034, 0.032),
        (0.026, 0.042),
        (0.036, 0.052),
        (0.036, 0.060),
        (0.022, 0.070),
        (0.026, 0.088),
        (0.037, 0.120),
        (0.040, 0.148),
        (0.033, 0.176),
        (0.020, 0.198),
        (0.018, 0.208),
        (0.030, 0.216),
        (0.030, 0.224),
        (0.017, 0.232),
        (0.015, foot - 0.02),
        (0.021, foot - 0.012),
        (0, foot - 0.008),
    ]
    lathe("lamp_column", column, wood, 64, parent=g)
    tube("lamp_stem", [(0, 0, foot - 0.02), (0, 0, h - 0.03)], 0.006, brass, 4, parent=g)
    drum = empty("drum_of_lamp", (0, 0, foot + 0.02))
    drum.parent = g
    _shade(drum, r, 0.17, cloth, ink, second, rnd, 17, 2)
    for z, t in ((-0.003, 0.011), (0.161, 0.012)):
        ring = [
            (r - 0.004, z),
            (r + 0.004, z),
            (r + 0.007, z + t * 0.3),
            (r + 0.007, z + t * 0.7),
            (r + 0.004, z + t),
            (r - 0.004, z + t),
            (r - 0.004, z),
        ]
        lathe("drum_ring", ring, wood, 80, parent=drum)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.3
        tube(
            "stay",
            [(0, 0, 0.145), ((r - 0.002) * math.cos(a), (r - 0.002) * math.sin(a), 0.158)],
            0.0018,
            brass,
            3,
            parent=drum,
        )
    if power:
        for z in (0.06, 0.12):
            bulb((loc[0], loc[1], loc[2] + foot + z), power / 2, glow, 0.025)
    return g
