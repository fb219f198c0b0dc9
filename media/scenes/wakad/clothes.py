"""The inside of the bedroom's wardrobe: clothes on hangers, folded saris, suitcases in the loft."""

import math

from ...kit import materials as M
from ...kit.cloth import folded_often
from ...kit.core import box, empty, tube
from ...kit.fitted import shutter
from ...kit.hanging import silk, suitcase
from ...kit.sewn import garment
from ...kit.shirting import shirting

GOLD = (0.50, 0.33, 0.09)
SARIS = (
    ("sari_wine", (0.22, 0.022, 0.055)),
    ("sari_green", (0.020, 0.11, 0.065)),
    ("sari_turmeric", (0.56, 0.29, 0.035)),
    ("sari_blue", (0.022, 0.075, 0.17)),
    ("sari_rose", (0.46, 0.17, 0.17)),
    ("sari_leaf", (0.20, 0.24, 0.07)),
)


def clothes(m, loc, x0, x1, deep=0.578, split=2.10, turn=-math.pi / 2):
    """Left bay: a rail; right bay: shelves; `x0` and `x1` are the bays' outer sides in the wardrobe's own metres."""
    g, mid = empty("clothes", loc, turn), (x0 + x1) / 2
    silks = {name: silk(name, col, GOLD) for name, col in SARIS}
    on_rail(m, g, x0, mid)
    on_shelves(m, g, loc, mid, x1, deep, silks)
    dark, red = M.plain("case_dark", (0.030, 0.036, 0.045), 0.38), M.plain("case_red", (0.16, 0.022, 0.020), 0.34)
    trim = M.plain("case_trim", (0.012, 0.012, 0.013), 0.5)
    suitcase((mid - 0.16, -0.36, split + 0.019), 0.52, 0.235, 0.38, dark, trim, m["satin"], g, 7)
    suitcase((mid - 0.18, -0.37, split + 0.2545), 0.46, 0.185, 0.34, red, trim, m["satin"], g, 0)
    for k, (name, h) in enumerate((("ivory", 0.13), ("mist", 0.115), ("rust", 0.09))):
        z = split + 0.024 + sum((0.0, 0.135, 0.255)[: k + 1][-1:])
        placed(loc, (mid + 0.278, -0.34, z), 0.29 - 0.01 * k, 0.36, m[name], h, 0.03 * (k - 1), 71 + k, 4, 0.024)


def placed(loc, at, w, d, mat, h, turn, seed, layers=6, thickness=0.0022):
    """A folded cloth at a place in the wardrobe, its folds to the front."""
    x, y, z = at
    folded_often((loc[0] + y, loc[1] - x, loc[2] + z), w, d, mat, h, layers, turn - math.pi / 2, seed, thickness)


def on_rail(m, g, x0, x1):
    tube("wardrobe_rail", [(x0 + 0.018, -0.30, 1.97), (x1 - 0.018, -0.30, 1.97)], 0.0125, m["satin"], 5, parent=g)
    kurta = {"long": 0.98, "wide": 0.50, "sleeve": 0.46, "slit": 0.0, "room": 0.031}
    shirt = {"long": 0.74, "wide": 0.52, "sleeve": 0.24, "slit": 0.06, "flare": 0.0, "room": 0.031}
    blue, white = (0.055, 0.075, 0.125), (0.70, 0.685, 0.64)
    row = (
        (0.048, "indigo", (0.045, 0.062, 0.11), None, kurta, 1),
        (0.112, "white", white, None, kurta, -1),
        (0.178, "striped", white, blue, shirt, 1),
        (0.243, "rust", (0.33, 0.115, 0.05), None, kurta, 1),
        (0.309, "check", (0.25, 0.31, 0.33), (0.70, 0.69, 0.66), shirt, -1),
        (0.374, "turmeric", (0.50, 0.29, 0.06), None, kurta, -1),
    )
    for k, (x, name, colour, stripe, cut, s) in enumerate(row):
        turn = s * math.pi / 2 + 0.07 * math.sin(5 * k)
        mat = shirting(f"{name}_cotton", colour, stripe, 0.012, 0.10)
        garment((x0 + x, -0.30, 1.980), mat, m["teak_x"], m["satin"], turn, 3, g, **cut)
    box(
        "shoe_box",
        (0.33, 0.22, 0.125),
        (x0 + 0.20, -0.30, 0.1615),
        M.plain("card", (0.30, 0.21, 0.13), 0.8),
        0.002,
        parent=g,
    )
    box("shoe_box_lid", (0.336, 0.226, 0.036), (x0 + 0.20, -0.30, 0.2245), m["ivory_lam"], 0.002, parent=g)
    box("cloth_box", (0.30, 0.24, 0.15), (x0 + 0.215, -0.29, 0.3195), m["mist"], 0.006, 3, parent=g)


def on_shelves(m, g, loc, x0, x1, deep, silks):
    mid, w = (x0 + x1) / 2, x1 - x0 - 0.037
    for z in (0.62, 0.98, 1.32, 1.66):
        box("case_board", (w, deep - 0.03, 0.018), (mid, -deep / 2 - 0.006, z), m["white_lam"], 0.001, parent=g)
    for z0, z1 in ((0.10, 0.355), (0.357, 0.610)):
        shutter(g, x0 + 0.018, x1 - 0.018, z0, z1, -deep + 0.045, m["white_lam"], "top", m["satin"])
        box(
            "drawer_box",
            (w - 0.03, deep - 0.10, z1 - z0 - 0.03),
            (mid, -deep / 2 + 0.02, (z0 + z1) / 2),
            m["white_lam"],
            0,
            parent=g,
        )
    stacks = (  # height, x, materials from the lowest, height and width of each, layers
        (0.629, -0.08, ("white_linen", "ivory", "mist", "oat"), 0.046, 0.235, 4),
        (0.629, 0.125, ("mist", "indigo", "indigo"), 0.042, 0.13, 4),
        (0.989, -0.095, ("sari_blue", "sari_rose", "sari_leaf", "sari_wine", "sari_turmeric"), 0.032, 0.19, 8),
        (0.989, 0.105, ("sari_green", "sari_wine", "sari_turmeric", "sari_blue"), 0.034, 0.18, 8),
        (1.329, -0.09, ("indigo", "oat", "rust", "white_linen"), 0.036, 0.205, 6),
        (1.329, 0.115, ("mustard", "sari_leaf", "mist"), 0.034, 0.165, 6),
        (1.669, 0.0, ("ivory", "mist", "white_linen"), 0.070, 0.35, 6),
    )
    for k, (z, dx, names, h, wide, layers) in enumerate(stacks):
        for j, name in enumerate(names):
            mat = silks.get(name) or m[name]
            at = (
                mid + dx + 0.004 * math.sin(7 * j + k),
                -0.36 - 0.008 * math.sin(5 * j + k),
                z + 0.004 + (h + 0.002) * j,
            )
            turn = 0.03 * math.sin(3 * j + k)
            placed(loc, at, wide, 0.30, mat, h, turn, 100 + 10 * k + j, layers, 0.6 * h / layers)
