"""Behind the open doors of the bedroom's wardrobe: clothes on hangers, folded saris, suitcases in the loft."""

import math

from ...kit import materials as M
from ...kit.cloth import folded_cloth
from ...kit.core import box, empty, tube
from ...kit.fitted import shutter
from ...kit.hanging import on_hanger, silk, suitcase

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
    on_rail(m, g, x0, mid, silks)
    on_shelves(m, g, loc, mid, x1, deep, silks)
    dark, red = M.plain("case_dark", (0.030, 0.036, 0.045), 0.38), M.plain("case_red", (0.16, 0.022, 0.020), 0.34)
    trim = M.plain("case_trim", (0.012, 0.012, 0.013), 0.5)
    suitcase((mid - 0.16, -0.36, split + 0.019), 0.52, 0.235, 0.38, dark, trim, m["satin"], g, 7)
    suitcase((mid - 0.18, -0.37, split + 0.2545), 0.46, 0.185, 0.34, red, trim, m["satin"], g, 0)
    for k, (name, h) in enumerate((("ivory", 0.13), ("mist", 0.115), ("rust", 0.09))):
        z = split + 0.024 + sum((0.0, 0.135, 0.255)[: k + 1][-1:])
        placed(loc, (mid + 0.278, -0.34, z), 0.29 - 0.01 * k, 0.36, m[name], h, 0.03 * (k - 1), 71 + k, 0.010)


def placed(loc, at, w, d, mat, h, turn, seed, thickness=0.0045):
    """A folded cloth at a place in the wardrobe, its fold to the front."""
    x, y, z = at
    folded_cloth((loc[0] + y, loc[1] - x, loc[2] + z), w, d, mat, h, turn - math.pi / 2, seed, thickness)


def on_rail(m, g, x0, x1, silks):
    tube("wardrobe_rail", [(x0 + 0.018, -0.30, 1.97), (x1 - 0.018, -0.30, 1.97)], 0.0125, m["satin"], 5, parent=g)
    row = (
        (0.052, 1.16, "indigo", 0.55),
        (0.112, 0.98, "white_linen", 0.56),
        (0.170, 0.70, "sari_wine", 0.0),
        (0.222, 0.70, "sari_turmeric", 0.0),
        (0.276, 1.05, "rust", 0.52),
        (0.336, 0.72, "mist", 0.24),
        (0.390, 0.70, "sari_green", 0.0),
    )
    for k, (x, long, name, sleeve) in enumerate(row):
        mat = silks.get(name) or m[name]
        thick = 0.022 if sleeve else 0.014
        on_hanger(
            (x0 + x, -0.30, 1.985),
            long,
            mat,
            m["satin"],
            m["teak_x"],
            11 + k,
            sleeve,
            g,
            0.19,
            thick,
            0.10 * math.sin(5 * k),
        )
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
    stacks = (
        (0.629, -0.08, ("white_linen", "ivory", "mist", "oat"), 0.058, 0.24),
        (0.629, 0.12, ("mist", "indigo", "indigo"), 0.055, 0.13),
        (0.989, -0.095, ("sari_blue", "sari_rose", "sari_leaf", "sari_wine", "sari_turmeric"), 0.040, 0.20),
        (0.989, 0.105, ("sari_green", "sari_wine", "mustard", "sari_blue"), 0.042, 0.18),
        (1.329, -0.09, ("indigo", "oat", "rust", "white_linen"), 0.046, 0.21),
        (1.329, 0.11, ("mustard", "sari_leaf", "mist"), 0.044, 0.17),
        (1.669, 0.0, ("ivory", "mist", "white_linen"), 0.080, 0.36),
    )
    for k, (z, dx, names, h, wide) in enumerate(stacks):
        for j, name in enumerate(names):
            mat = silks.get(name) or m[name]
            at = (
                mid + dx + 0.004 * math.sin(7 * j + k),
                -0.36 - 0.008 * math.sin(5 * j + k),
                z + 0.004 + (h + 0.003) * j,
            )
            placed(loc, at, wide, 0.30, mat, h, 0.03 * math.sin(3 * j + k), 100 + 10 * k + j)
