"""Utensils of a Maharashtrian kitchen: grinding slab, water pots, tins, pickle, spice box, low seat, brinjals."""

import math
import random

from .core import bent, box, disc, empty, lathe, mesh_obj, plate, tube
from .growth import petal
from .surfaces import plain, thin_glass


def grinding_slab(loc, stone, rot_z=0.0, long=0.44, wide=0.27):
    """A stone slab, pointed at one end (local +Y) and worn hollow, with the roller across it."""
    g = empty("grinding_slab", loc, rot_z)
    a, b = wide / 2, long / 2
    plate(
        "slab",
        [(-a, -b), (a, -b), (a * 1.04, b * 0.52), (0.012, b), (-a * 1.02, b * 0.55)],
        [],
        0.052,
        stone,
        0.014,
        4,
        g,
        (0, 0, 0.044),
    )
    for x, y in ((-a * 0.7, -b * 0.7), (a * 0.7, -b * 0.7), (0, b * 0.55)):
        disc("slab_foot", 0.030, 0, 0.022, (x, y, 0), stone, 0.006, 32, parent=g)
    roller = [(0, -0.125), (0.026, -0.122), (0.034, -0.105), (0.040, 0), (0.035, 0.105), (0.027, 0.122), (0, 0.125)]
    lathe("roller", roller, stone, 40, (0.008, -0.045, 0.110), rot=(0, math.pi / 2, 0.13), parent=g, sub=1)
    return g


def water_pots(loc, metal, s=1.0):
    """Two round-bellied water pots, the smaller on the larger, with a lid."""
    g = empty("water_pots", loc)
    low = [
        (0, 0),
        (0.085, 0),
        (0.095, 0.006),
        (0.150, 0.055),
        (0.172, 0.120),
        (0.168, 0.165),
        (0.128, 0.215),
        (0.088, 0.236),
        (0.084, 0.248),
        (0.104, 0.266),
        (0.108, 0.270),
        (0.102, 0.272),
        (0.080, 0.252),
        (0, 0.240),
    ]
    high = [
        (0, 0),
        (0.058, 0),
        (0.064, 0.006),
        (0.108, 0.046),
        (0.122, 0.092),
        (0.118, 0.122),
        (0.088, 0.160),
        (0.060, 0.176),
        (0.058, 0.186),
        (0.074, 0.202),
        (0.077, 0.205),
        (0.072, 0.207),
        (0, 0.200),
    ]
    lid = [
        (0.082, 0),
        (0.084, 0.003),
        (0.060, 0.016),
        (0.020, 0.024),
        (0.010, 0.026),
        (0.014, 0.038),
        (0.010, 0.046),
        (0, 0.047),
    ]
    z = 0.0
    for name, side, step in (("handa", low, 0.262), ("kalshi", high, 0.205), ("pot_lid", lid, 0)):
        lathe(name, [(r * s, y * s) for r, y in side], metal, 80, (0, 0, z), parent=g, sub=1)
        z += step * s
    return g


def tin(loc, metal, r=0.055, h=0.13):
    """A steel tin with a lid and a ring."""
    g = empty("tin", loc)
    lathe("tin_body", [(0, 0), (r * 0.95, 0), (r, 0.004), (r, h * 0.80), (0, h * 0.80)], metal, 56, parent=g)
    lathe(
        "tin_lid",
        [
            (r + 0.002, h * 0.76),
            (r + 0.0025, h * 0.96),
            (r * 0.96, h),
            (r * 0.30, h + 0.003),
            (r * 0.26, h + 0.010),
            (0, h + 0.011),
        ],
        metal,
        56,
        parent=g,
    )
    return g


def sunned_pickle(loc, col, cloth, s=1.0, full=0.78):
    """A glass jar of pickle in oil, with a cloth tied over its mouth."""
    g = empty("sunned_pickle", loc)
    lathe(
        "pickle_glass",
        [
            (0, 0),
            (0.050 * s, 0),
            (0.056 * s, 0.006),
            (0.058 * s, 0.120 * s),
            (0.044 * s, 0.138 * s),
            (0.044 * s, 0.150 * s),
            (0.041 * s, 0.150 * s),
            (0.041 * s, 0.137 * s),
            (0.054 * s, 0.119 * s),
            (0.052 * s, 0.008),
            (0, 0.006),
        ],
        thin_glass("pickle_glass"),
        48,
        parent=g,
    )
    lathe(
        "pickle",
        [
            (0, 0.008),
            (0.049 * s, 0.009),
            (0.0525 * s, 0.02),
            (0.0535 * s, 0.118 * s * full),
            (0.03 * s, 0.124 * s * full),
            (0, 0.121 * s * full),
        ],
        petal("pickle", col),
        40,
        parent=g,
    )
    verts = [
        (
            (0.046 if k == 0 else 0.056 + 0.006 * math.sin(7 * a)) * s * math.cos(a),
            (0.046 if k == 0 else 0.056 + 0.006 * math.sin(7 * a)) * s * math.sin(a),
            (0.1535 if k == 0 else 0.120 + 0.006 * math.cos(5 * a)) * s,
        )
        for k in (0, 1)
        for a in (2 * math.pi * i / 60 for i in range(60))
    ]
    mesh_obj(
        "pickle_cloth",
        verts,
        [(i, (i + 1) % 60, 60 + (i + 1) % 60, 60 + i) for i in range(60)] + [tuple(range(60))],
        cloth,
        True,
        parent=g,
    )
    tube(
        "pickle_string",
        [
            (0.0475 * s * math.cos(a), 0.0475 * s * math.sin(a), 0.143 * s)
            for a in (2 * math.pi * i / 40 for i in range(40))
        ],
        0.0016,
        cloth,
        3,
        parent=g,
        cyclic=True,
    )
    return g


def spice_box(loc, metal, rot_z=0.0, r=0.105):
    """A round tin with seven cups of spice and a spoon; its lid lies beside it."""
    g = empty("spice_box", loc, rot_z)
    lathe(
        "spice_tin",
        [
            (0, 0),
            (r * 0.97, 0),
            (r, 0.004),
            (r, 0.036),
            (r * 0.985, 0.037),
            (r * 0.975, 0.034),
            (r * 0.965, 0.006),
            (0, 0.005),
        ],
        metal,
        80,
        parent=g,
    )
    spices = (
        (0.60, 0.33, 0.015),
        (0.34, 0.035, 0.015),
        (0.34, 0.24, 0.11),
        (0.05, 0.035, 0.022),
        (0.24, 0.15, 0.07),
        (0.62, 0.30, 0.05),
        (0.20, 0.105, 0.045),
    )
    q, rnd = r * 0.305, random.Random(3)
    for k, col in enumerate(spices):
        a = k * math.pi / 3
        x, y = (0, 0) if k == 6 else (0.645 * r * math.cos(a), 0.645 * r * math.sin(a))
        lathe(
            "spice_cup",
            [(0, 0), (q * 0.9, 0), (q, 0.003), (q, 0.040), (q * 0.95, 0.040), (q * 0.94, 0.006), (0, 0.006)],
            metal,
            40,
            (x, y, 0.0055),
            parent=g,
        )
        top = rnd.uniform(0.034, 0.040)
        lathe(
            "spice",
            [
                (q * 0.94, 0.012),
                (q * 0.94, top),
                (q * 0.5, top + rnd.uniform(0.006, 0.012)),
                (0, top + rnd.uniform(0.012, 0.020)),
            ],
            plain("spice", col, 0.95, 0.1),
            36,
            (x, y, 0.0055),
            parent=g,
        )
    tube(
        "spice_spoon",
        bent([(0.008, -0.010, 0.052), (0.03, -0.035, 0.072), (0.045, -0.055, 0.082)], 4),
        0.0022,
        metal,
        3,
        parent=g,
    )
    lid = lathe(
        "spice_lid",
        [(r + 0.002, 0), (r + 0.002, 0.016), (r * 0.97, 0.020), (0, 0.021)],
        metal,
        80,
        (r * 1.75, 0.05, 0.0215),
        parent=g,
        rot=(math.pi, 0, 0),
    )
    lid.modifiers.new("thick", "SOLIDIFY").thickness = 0.0012
    return g


def low_seat(loc, wood_x, wood_y, rot_z=0.0, w=0.42, d=0.34):
    """A paat: a low board for sitting while cooking or eating."""
    g = empty("low_seat", loc, rot_z)
    for k in (-1, 0, 1):
        box("seat_board", (w, d / 3 - 0.003, 0.022), (0, k * d / 3, 0.079), wood_x, 0.005, 3, parent=g)
    for s in (-1, 1):
        box("seat_foot", (0.034, d - 0.02, 0.068), (s * (w / 2 - 0.06), 0, 0.034), wood_y, 0.006, 3, parent=g)
    return g


def brinjals(loc, spots, seed=1):
    """Small round aubergines: purple-black, waxed, with a green cap and stalk; `spots`: (x, y) from `loc`."""
    g, rnd = empty("brinjals", loc), random.Random(seed)
    skin, cap = plain("brinjal", (0.040, 0.008, 0.030), 0.16, 0.5), plain("brinjal_cap", (0.075, 0.11, 0.035), 0.6)
    for x, y in spots:
        s = rnd.uniform(0.88, 1.10)
        at = empty("brinjal", (x, y, 0.028 * s))
        at.parent, at.rotation_euler = g, (rnd.uniform(1.35, 1.75), 0, rnd.uniform(0, 6.28))
        side = [
            (0, -0.040),
            (0.014, -0.038),
            (0.026, -0.026),
            (0.030, -0.010),
            (0.028, 0.010),
            (0.021, 0.028),
            (0.013, 0.038),
            (0, 0.042),
        ]
        lathe("brinjal_body", [(r * s, z * s) for r, z in side], skin, 40, parent=at, sub=1)
        star = lathe(
            "brinjal_star",
            [
                (0.026 * s, 0.016 * s),
                (0.022 * s, 0.029 * s),
                (0.014 * s, 0.040 * s),
                (0.005 * s, 0.046 * s),
                (0, 0.047 * s),
            ],
            cap,
            40,
            parent=at,
        )
        for v in star.data.vertices:  # five lobes
            lobe = math.cos(5 * math.atan2(v.co.y, v.co.x))
            if v.co.z < 0.024 * s:
                v.co.z += (0.009 - 0.009 * lobe) * s
                v.co.xy *= 1.06
        tube(
            "brinjal_stalk",
            bent([(0, 0, 0.044 * s), (0.003, 0.002, 0.058 * s), (0.012, 0.004, 0.070 * s)], 4),
            0.0042 * s,
            cap,
            4,
            parent=at,
        )
    return g
