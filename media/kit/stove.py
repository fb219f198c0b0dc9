"""Cooking: hob, pressure cooker, kettle, plate rack, ladles on a rail, tumblers."""

import math
import random

from .core import bent, box, disc, empty, lathe, tube
from .surfaces import plain


def steel(name="steel", rough=0.24):
    """Stainless steel, grey and slightly dulled."""
    return plain(name, (0.56, 0.55, 0.53), rough, metal=1.0)


def hob(loc, metal, dark, rot_z=0.0, w=0.60, d=0.36):
    """Two burners on dark glass with pan supports, knobs along the front (-Y); `loc`: on the counter."""
    g = empty("hob", loc, rot_z)
    box("hob_glass", (w, d, 0.012), (0, 0, 0.016), plain("hob_glass", (0.012, 0.012, 0.013), 0.08), 0.004, 3, parent=g)
    for x in (-w / 2 + 0.03, w / 2 - 0.03):
        for y in (-d / 2 + 0.03, d / 2 - 0.03):
            disc("hob_foot", 0.012, 0, 0.011, (x, y, 0), dark, 0.002, 24, parent=g)
    for k, x in enumerate((-w * 0.25, w * 0.25)):
        disc("drip_pan", 0.088 - 0.012 * k, 0.022, 0.027, (x, 0.03, 0), metal, 0.002, parent=g)
        ring = [(0.030, 0.026), (0.042, 0.026), (0.044, 0.040), (0.036, 0.046), (0, 0.046)]
        lathe("burner", ring, metal if k else dark, 48, (x, 0.03, 0), parent=g)
        for i in range(4):
            a = math.pi / 4 + i * math.pi / 2
            c, s = math.cos(a), math.sin(a)
            tube(
                "pan_bar",
                [
                    (x + 0.105 * c, 0.03 + 0.105 * s, 0.022),
                    (x + 0.100 * c, 0.03 + 0.100 * s, 0.056),
                    (x + 0.026 * c, 0.03 + 0.026 * s, 0.058),
                ],
                0.0045,
                dark,
                3,
                parent=g,
            )
        lathe(
            "knob",
            [(0, 0), (0.019, 0), (0.020, 0.004), (0.015, 0.020), (0, 0.021)],
            dark,
            40,
            (x, -d / 2 + 0.045, 0.022),
            parent=g,
        )
    return g


def pressure_cooker(loc, metal, dark, rot_z=0.0, s=1.0):
    """A cooker of 3 litres: domed lid, weight, two handles towards local +X."""
    g = empty("cooker", loc, rot_z)
    body = [
        (0, 0),
        (0.098, 0),
        (0.104, 0.006),
        (0.104, 0.100),
        (0.110, 0.106),
        (0.110, 0.112),
        (0.100, 0.116),
        (0, 0.116),
    ]
    lathe("cooker_body", [(r * s, z * s) for r, z in body], metal, 72, parent=g)
    lid = [(0.112, 0.108), (0.113, 0.114), (0.100, 0.122), (0.060, 0.136), (0.018, 0.141), (0.016, 0.150), (0, 0.150)]
    lathe("cooker_lid", [(r * s, z * s) for r, z in lid], metal, 72, parent=g)
    lathe(
        "cooker_weight",
        [(0, 0.148), (0.012, 0.148), (0.013, 0.152), (0.013, 0.176), (0.008, 0.182), (0, 0.182)],
        metal,
        32,
        parent=g,
    )
    for z, long in ((0.088, 0.15), (0.122, 0.16)):
        box("cooker_handle", (long * s, 0.026, 0.020), ((0.10 + long / 2) * s, 0, z * s), dark, 0.007, 3, parent=g)
    box("cooker_grip", (0.045, 0.034, 0.016), (-0.125 * s, 0, 0.092 * s), dark, 0.006, 3, parent=g)
    return g


def kettle(loc, metal, grip, rot_z=0.0):
    """A round kettle: spout towards local +X, arched handle, lid."""
    g = empty("kettle", loc, rot_z)
    side = [
        (0, 0),
        (0.078, 0),
        (0.090, 0.012),
        (0.094, 0.050),
        (0.082, 0.095),
        (0.056, 0.118),
        (0.046, 0.120),
        (0.044, 0.126),
        (0.020, 0.134),
        (0.008, 0.135),
        (0.009, 0.150),
        (0, 0.152),
    ]
    lathe("kettle_body", side, metal, 72, parent=g, sub=1)
    tube(
        "kettle_spout",
        bent([(0.078, 0, 0.045), (0.110, 0, 0.070), (0.124, 0, 0.105), (0.142, 0, 0.122)]),
        0.014,
        metal,
        6,
        parent=g,
    )
    tube(
        "kettle_bow",
        bent([(-0.062, 0, 0.112), (-0.070, 0, 0.175), (0, 0, 0.215), (0.062, 0, 0.175), (0.060, 0, 0.114)]),
        0.0045,
        metal,
        4,
        parent=g,
    )
    tube("kettle_grip", bent([(-0.045, 0, 0.204), (0, 0, 0.215), (0.042, 0, 0.202)]), 0.011, grip, 6, parent=g)
    return g


def plate_rack(loc, metal, mats, rot_z=0.0, n=7, seed=1):
    """Plates on edge in a wire rack, with one gap; the row is along local x."""
    g, rnd, long = empty("plate_rack", loc, rot_z), random.Random(seed), 0.045 * n + 0.05
    for y in (-0.085, 0.085):
        for z in (0.010, 0.085):
            tube("rack_rail", [(-long / 2, y, z), (long / 2, y, z)], 0.003, metal, 3, parent=g)
        for x in (-long / 2, long / 2):
            tube("rack_post", [(x, y, 0), (x, y, 0.09)], 0.003, metal, 3, parent=g)
    for k in range(n + 1):
        x = -long / 2 + 0.025 + 0.045 * k
        tube(
            "rack_hoop",
            bent([(x, -0.085, 0.010), (x, -0.075, 0.075), (x, 0, 0.030), (x, 0.075, 0.075), (x, 0.085, 0.010)]),
            0.0022,
            metal,
            3,
            parent=g,
        )
    gap = rnd.randrange(1, n - 1)
    for k in range(n):
        if k != gap:
            r = rnd.choice((0.095, 0.118))
            face = [
                (0, 0),
                (r * 0.62, 0),
                (r * 0.70, 0.006),
                (r * 0.97, 0.014),
                (r, 0.017),
                (r * 0.97, 0.018),
                (r * 0.68, 0.011),
                (r * 0.60, 0.005),
                (0, 0.005),
            ]
            lathe(
                "plate",
                face,
                mats[k % len(mats)],
                64,
                (-long / 2 + 0.047 + 0.045 * k, 0, r + 0.014),
                parent=g,
                rot=(0, math.pi / 2 - 0.20 + rnd.uniform(-0.05, 0.05), 0),
            )
    return g


def utensil_rail(loc, w, metal, kinds=("ladle", "skimmer", "turner", "ladle", "sieve"), rot_z=0.0, seed=1):
    """A rail on a wall that faces local -Y, with hanging tools, each at its own angle; `loc`: its middle."""
    g, rnd = empty("utensil_rail", loc, rot_z), random.Random(seed)
    tube("rail", [(-w / 2, -0.045, 0), (w / 2, -0.045, 0)], 0.006, metal, 5, parent=g)
    for x in (-w / 2 + 0.02, w / 2 - 0.02):
        tube("rail_stay", [(x, 0, 0), (x, -0.045, 0)], 0.005, metal, 4, parent=g)
    for k, kind in enumerate(kinds):
        at = empty("utensil", (-w / 2 + w * (k + 0.6) / (len(kinds) + 0.2) + rnd.uniform(-0.012, 0.012), -0.045, 0))
        at.parent, at.rotation_euler = g, (0, rnd.uniform(-0.05, 0.05), 0)
        long = rnd.uniform(0.20, 0.25)
        tube(
            "utensil_hook",
            [(0, 0.006, -0.004), (0, 0.004, 0.010), (0, -0.006, 0.011), (0, -0.010, -0.004), (0, -0.012, -long)],
            0.0028,
            metal,
            4,
            parent=at,
        )
        if kind == "ladle":
            shape = [(0, 0)] + [
                (0.036 * math.sin(math.pi * i / 20), 0.036 - 0.036 * math.cos(math.pi * i / 20)) for i in range(1, 11)
            ]
            lathe("ladle_bowl", shape, metal, 40, (0, -0.002, -long - 0.03), parent=at, rot=(math.pi / 2, 0, 0))
        elif kind == "skimmer":
            lathe(
                "skimmer",
                [(0, 0), (0.045, 0.004), (0.048, 0.009), (0.045, 0.007), (0, 0.003)],
                metal,
                40,
                (0, -0.014, -long - 0.045),
                parent=at,
                rot=(math.pi / 2, 0, 0),
            )
        elif kind == "turner":
            box(
                "turner", (0.062, 0.0022, 0.085), (0, -0.013, -long - 0.038), metal, 0.0008, rot=(0.10, 0, 0), parent=at
            )
        else:
            ring = [
                (0.048 * math.cos(a), -0.014, -long - 0.048 + 0.048 * math.sin(a))
                for a in (2 * math.pi * i / 36 for i in range(36))
            ]
            tube("sieve_rim", ring, 0.0026, metal, 3, parent=at, cyclic=True)
            lathe(
                "sieve_cup",
                [(0, 0)]
                + [
                    (0.047 * math.sin(math.pi * i / 20), 0.03 - 0.03 * math.cos(math.pi * i / 20)) for i in range(1, 11)
                ],
                plain("sieve", (0.30, 0.30, 0.29), 0.5, metal=1.0),
                40,
                (0, 0.012, -long - 0.048),
                parent=at,
                rot=(math.pi / 2, 0, 0),
            )
    return g


def tumblers(loc, metal, n=3, seed=1):
    """Steel tumblers, nested, and one beside them."""
    rnd, (x, y, z) = random.Random(seed), loc
    side = [
        (0, 0),
        (0.026, 0),
        (0.028, 0.003),
        (0.036, 0.088),
        (0.038, 0.092),
        (0.035, 0.092),
        (0.026, 0.006),
        (0, 0.005),
    ]
    for k in range(n):
        lathe(
            "tumbler",
            side,
            metal,
            40,
            (x, y, z + 0.021 * (k - 1)) if k else (x + 0.085, y + rnd.uniform(-0.02, 0.02), z),
        )
