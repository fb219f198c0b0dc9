"""Offerings for a shrine: marigolds, lamps, bell, incense, pot of flowers."""

import math
import random

from .core import disc, empty, lathe, rounded_profile, tube
from .greenery import marigold_head
from .leaves import leaf_mesh, place, put
from .surfaces import oil_flame, plain


def garland(points, mat, r=0.017, seed=1):
    """Marigolds threaded along points."""
    rnd = random.Random(seed)
    heads = [marigold_head(f"marigold{seed}{k}", mat, r, seed * 5 + k) for k in range(3)]
    for p in points:
        put(
            rnd.choice(heads),
            p,
            rnd.uniform(0, 6.28),
            rnd.uniform(0.85, 1.1),
            (rnd.uniform(-0.9, 0.9), rnd.uniform(-0.9, 0.9)),
        )


def hung_garland(a, b, sag, mats, n=22, seed=1, nail=None, r=0.0185):
    """A garland between two nails, with heads of `mats` in turn, close together and facing every way."""
    rnd = random.Random(seed)
    heads = [marigold_head(f"marigold{seed}{k}", mats[k % len(mats)], r, seed * 5 + k) for k in range(2 * len(mats))]

    def at(t):
        low = sag * 4 * t * (1 - t)
        return tuple(p + (q - p) * t - (low if i == 2 else 0) for i, (p, q) in enumerate(zip(a, b, strict=True)))

    tube("garland_thread", [at(k / 40) for k in range(41)], 0.0012, plain("thread", (0.5, 0.45, 0.35), 0.9), 3)
    for k in range(n):
        x, y, z = at((k + 0.5) / n)
        head = heads[(k // 5 % len(mats)) + len(mats) * rnd.randint(0, 1)]
        for turn in (rnd.uniform(0.2, 1.5), -rnd.uniform(0.2, 1.5)):
            tilt = (rnd.uniform(-0.5, 0.5) + turn, rnd.uniform(-1.2, 1.2))
            put(head, (x, y, z), rnd.uniform(0, 6.28), rnd.uniform(0.85, 1.1), tilt)
    for x, y, z in (a, b):
        if nail:
            disc("garland_nail", 0.005, -0.004, 0.004, (x, y, z), nail, 0.002, 20)


def diya(loc, clay, flame=True):
    """A small oil lamp with its wick."""
    g = empty("diya", loc)
    lathe(
        "diya",
        [(0, 0), (0.022, 0), (0.034, 0.010), (0.038, 0.018), (0.035, 0.018), (0.028, 0.009), (0, 0.006)],
        clay,
        40,
        parent=g,
    )
    disc("diya_oil", 0.030, 0.0095, 0.0115, (0, 0, 0), plain("oil", (0.30, 0.20, 0.05), 0.08), 0.0005, 40, g)
    tube(
        "diya_wick",
        [(0, -0.012, 0.011), (0, -0.030, 0.018), (0, -0.036, 0.022)],
        0.0018,
        plain("wick", (0.30, 0.26, 0.20), 0.9),
        3,
        parent=g,
    )
    if flame:
        lathe(
            "diya_flame",
            [(0, 0), (0.0035, 0.004), (0.0042, 0.009), (0.0022, 0.017), (0, 0.024)],
            oil_flame(),
            20,
            (0, -0.037, 0.021),
            parent=g,
        )
    return g


def bell(loc, metal):
    """A hand bell."""
    lathe(
        "puja_bell",
        [
            (0, 0.002),
            (0.026, 0),
            (0.029, 0.004),
            (0.022, 0.018),
            (0.018, 0.036),
            (0.009, 0.046),
            (0.005, 0.050),
            (0.006, 0.060),
            (0.004, 0.072),
            (0.007, 0.086),
            (0.010, 0.094),
            (0.006, 0.102),
            (0, 0.104),
        ],
        metal,
        48,
        loc,
    )


def incense(loc, metal, seed=1):
    """Two incense sticks in a holder, one half burnt."""
    lathe("incense_foot", rounded_profile(0.022, 0, 0.012, 0.004), metal, 32, loc)
    x, y, z = loc
    stick = plain("incense", (0.10, 0.065, 0.045), 0.9)
    for dx, dy, long in ((0.018, 0.004, 0.19), (-0.014, 0.012, 0.11)):
        tube("incense", [(x, y, z + 0.010), (x + dx * 2, y + dy * 2, z + 0.010 + long)], 0.0016, stick, 3)


def kalash(loc, metal, leaf, flowers, seed=1):
    """A pot of water with mango leaves around marigolds; `flowers`: their materials."""
    g, rnd = empty("kalash", loc), random.Random(seed)
    side = [
        (0, 0),
        (0.026, 0),
        (0.030, 0.004),
        (0.050, 0.026),
        (0.056, 0.046),
        (0.048, 0.068),
        (0.030, 0.080),
        (0.028, 0.086),
        (0.037, 0.094),
        (0.034, 0.095),
        (0.025, 0.084),
        (0, 0.080),
    ]
    lathe("kalash", side, metal, 64, parent=g, sub=1)
    x, y, z = loc
    ring = [(0.024 * math.cos(a), 0.024 * math.sin(a), 0.103) for a in (0.2, 1.3, 2.4, 3.5, 4.5, 5.5)]
    for k, (dx, dy, dz) in enumerate([*ring, (0, 0, 0.116), (0.008, -0.010, 0.126)]):
        garland([(x + dx, y + dy, z + dz)], flowers[k % len(flowers)], 0.018, seed + k)
    blade = leaf_mesh("mango_leaf", 0.125, 0.030, leaf, 0.24, 1.15, 14)
    for k in range(7):
        a = 6.2832 * k / 7 + 0.3 + rnd.uniform(-0.15, 0.15)
        place(
            blade,
            (0.027 * math.cos(a), 0.027 * math.sin(a), 0.089),
            (math.cos(a), math.sin(a), rnd.uniform(0.55, 1.1)),
            roll=rnd.uniform(-0.4, 0.4),
            s=rnd.uniform(0.82, 1.08),
            parent=g,
        )
    return g
