"""A modular kitchen: base units on a plinth under quartz, wall units, lofts; masala dabba, mixer grinder."""

import itertools
import math
import random

from .core import bevel, box, empty, lathe, mesh_obj, rounded_profile, tube
from .fitted import carcass, open_case, plinth, shutter
from .surfaces import plain


def base_units(loc, units, body, front, stone, metal, foot, rot_z=0.0, deep=0.58, top=0.86):
    """`units`: (width, kind) from the left; kinds: "doors", "door", "drawers" (three), "pans" (two deep drawers), "tall
    pull" (one, for bottles). Origin: the left end; `top`: the upper side of the stone. The objects are named `top` and
    `carcass`, as `sink` expects."""
    g, x = empty("kitchen", loc, rot_z), 0.0
    wide, z0, z1 = sum(w for w, _ in units), 0.10, top - 0.030
    plinth(g, 0.01, wide - 0.01, 0.098, deep - 0.06, foot)
    y = carcass(g, 0, wide, z0, z1 - 0.024, deep, body)
    box(
        "shadow",
        (wide, 0.004, 0.022),
        (wide / 2, y + 0.006, z1 - 0.012),
        plain("profile", (0.30, 0.30, 0.30), 0.35, metal=0.9),
        0,
        parent=g,
    )
    for w, kind in units:
        if kind in ("drawers", "pans"):
            cuts = [z0, z0 + 0.30, z0 + 0.52, z1 - 0.024] if kind == "drawers" else [z0, z0 + 0.36, z1 - 0.024]
            for a, b in itertools.pairwise(cuts):
                shutter(g, x, x + w, a, b, y, front, "top", metal)
        elif kind == "doors":
            shutter(g, x, x + w / 2, z0, z1 - 0.024, y, front, "right", metal)
            shutter(g, x + w / 2, x + w, z0, z1 - 0.024, y, front, "left", metal)
        else:
            shutter(g, x, x + w, z0, z1 - 0.024, y, front, "top" if kind == "tall pull" else "left", metal)
        x += w
    box("top", (wide + 0.004, deep + 0.02, 0.030), (wide / 2, -(deep + 0.02) / 2, top - 0.015), stone, 0.003, parent=g)
    return g


def wall_units(loc, units, body, front, metal, rot_z=0.0, deep=0.32, high=0.64, inside=None):
    """`units`: (width, kind); kinds: "door", "doors", "open" (with a shelf), "gap". Origin: the lower left end."""
    g, x = empty("wall_units", loc, rot_z), 0.0
    for w, kind in units:
        if kind == "open":
            open_case(g, x, x + w, 0, high, deep - 0.004, inside or body, [high / 2])
        elif kind != "gap":
            y = carcass(g, x, x + w, 0, high, deep, body)
            n = 2 if kind == "doors" else 1
            for k in range(n):
                side = "right" if (n == 2 and k == 0) or kind == "door right" else "left"
                a = x + k * w / n
                shutter(g, a, a + w / n, 0, high, y, front)
                bar_at = a + w / n - 0.04 if side == "right" else a + 0.04
                tube("pull", [(bar_at, y - 0.046, 0.05), (bar_at, y - 0.046, 0.21)], 0.0048, metal, 5, parent=g)
                for z in (0.065, 0.195):
                    tube("pull_foot", [(bar_at, y - 0.017, z), (bar_at, y - 0.046, z)], 0.0042, metal, 4, parent=g)
        x += w
    return g


def lofts(loc, widths, high, body, front, metal, rot_z=0.0, deep=0.36):
    """Shutters below the ceiling, side by side."""
    g, x = empty("lofts", loc, rot_z), 0.0
    y = carcass(g, 0, sum(widths), 0, high, deep, body)
    for w in widths:
        shutter(g, x, x + w, 0, high, y, front, "foot", metal)
        x += w
    return g


def spice_box(loc, metal, seed=1, rot_z=0.0):
    """An open masala dabba: seven bowls of ground spice, a small spoon."""
    g, rnd = empty("spice_box", loc, rot_z), random.Random(seed)
    lathe(
        "dabba",
        [
            (0, 0),
            (0.098, 0),
            (0.102, 0.004),
            (0.104, 0.058),
            (0.106, 0.060),
            (0.101, 0.060),
            (0.099, 0.006),
            (0, 0.005),
        ],
        metal,
        72,
        parent=g,
    )
    spices = (
        (0.52, 0.27, 0.018),
        (0.36, 0.045, 0.015),
        (0.34, 0.24, 0.11),
        (0.12, 0.075, 0.035),
        (0.025, 0.022, 0.020),
        (0.42, 0.30, 0.12),
        (0.60, 0.56, 0.48),
    )
    for k, col in enumerate(spices):
        a, r = (k - 1) * math.pi / 3, 0.0 if k == 0 else 0.066
        at = (r * math.cos(a), r * math.sin(a), 0.0055)
        lathe(
            "spice_bowl",
            [(0, 0), (0.029, 0), (0.0305, 0.003), (0.031, 0.042), (0.0295, 0.042), (0.028, 0.004), (0, 0.003)],
            metal,
            40,
            at,
            parent=g,
        )
        fill = rnd.uniform(0.020, 0.034)
        lathe(
            "spice",
            [
                (0, fill + 0.007),
                (0.010, fill + 0.006),
                (0.021, fill + 0.001),
                (0.0286, fill - 0.004),
                (0.0286, 0.005),
                (0, 0.005),
            ][::-1],
            plain(f"spice{k}", col, 0.95, 0.1),
            32,
            at,
            parent=g,
        )
    tube(
        "spice_spoon", [(0.030, -0.02, 0.050), (-0.03, 0.05, 0.066), (-0.055, 0.085, 0.075)], 0.0028, metal, 4, parent=g
    )
    return g


def mixer(loc, body, metal, dark, rot_z=0.0):
    """A mixer grinder: rounded base with a knob, steel jar with a dark lid and a handle."""
    g = empty("mixer", loc, rot_z)
    foot, top = (0.115, 0.122), (0.088, 0.095)
    ring = [
        (sx * w, sy * d, z)
        for z, (w, d) in ((0.008, foot), (0.165, top))
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    sides = [(k, (k + 1) % 4, (k + 1) % 4 + 4, k + 4) for k in range(4)]
    bevel(mesh_obj("mixer_base", ring, [(3, 2, 1, 0), (4, 5, 6, 7), *sides], body, True, parent=g), 0.026, 6)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe("mixer_foot", rounded_profile(0.012, 0, 0.012, 0.002), dark, 20, (sx * 0.08, sy * 0.085, 0), parent=g)
    box("mixer_band", (0.19, 0.004, 0.012), (0, -0.1035, 0.135), dark, 0.002, rot=(-0.17, 0, 0), parent=g)
    lathe(
        "mixer_knob",
        rounded_profile(0.026, 0, 0.020, 0.005),
        dark,
        40,
        (0, -0.114, 0.075),
        parent=g,
        rot=(math.pi / 2, 0, 0),
    )
    lathe("mixer_seat", rounded_profile(0.066, 0.165, 0.192, 0.006), dark, 48, parent=g)
    lathe(
        "mixer_jar",
        [(0, 0.192), (0.050, 0.192), (0.056, 0.200), (0.070, 0.330), (0.072, 0.332), (0, 0.332)],
        metal,
        64,
        parent=g,
    )
    lathe(
        "mixer_lid",
        [(0, 0.332), (0.073, 0.332), (0.074, 0.346), (0.060, 0.352), (0.020, 0.354), (0.018, 0.368), (0, 0.370)],
        dark,
        48,
        parent=g,
    )
    tube(
        "mixer_handle",
        [(0.062, 0, 0.318), (0.112, 0, 0.310), (0.108, 0, 0.225), (0.058, 0, 0.215)],
        0.010,
        dark,
        6,
        parent=g,
    )
    return g
