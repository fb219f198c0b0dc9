"""The utility balcony behind the kitchen: washing machine, clothes line, plants, a rail, cables."""

import math

from ...kit import materials as M
from ...kit.appliances import washing_machine
from ...kit.basins import pump_bottle
from ...kit.core import box, disc, lathe, rounded_profile, tube
from ...kit.inscription import inscribed
from ...kit.laundry import checked, peg, rope
from ...kit.leaves import put
from ...kit.openings import glazed_frame
from ...kit.plants import branches, planter
from ...kit.potted import tulsi
from ...kit.sansevieria import banded_leaf, snake_plant
from ...kit.shell import slab, wall
from ...kit.slung import over_line
from ...kit.wet import bucket
from .measures import HEIGHT

H = HEIGHT + 0.1


def utility(m):
    """The balcony for washing, which faces north: a machine, a line along the rail, plants at its foot, cables instead
    of a grille."""
    paint, floor = M.lime_plaster("balcony_paint", (0.47, 0.355, 0.245), 0.06, 0.45), m["slate_tile"]
    slab("utility_floor", 1.66, -2.9, 3.0, 0.3, -0.03, 0.2, floor)
    wall("utility_back", (3.1, 0), (1.78, 0), H, 0.2, [], paint, 0)
    wall("utility_front", (1.78, -2.5), (3.1, -2.5), H, 0.2, [], paint, 0)
    box("utility_ceiling", (1.25, 3.1, 0.2), (2.475, -1.2, HEIGHT + 0.1), m["ceiling"], 0.004)
    box("utility_parapet", (0.10, 2.5, 0.45), (2.87, -1.25, 0.195), paint, 0.004)
    box("parapet_stone", (0.16, 2.5, 0.025), (2.865, -1.25, 0.4325), m["dark_quartz"], 0.003)
    box("rail_hand", (0.045, 2.5, 0.045), (2.87, -1.25, 1.05), m["rail"], 0.004)
    for k in range(34):  # cables that keep a child in and the view open
        y = -0.04 - 0.072 * k
        tube("safety_cable", [(2.87, y, 0.444), (2.87, y, HEIGHT + 0.001)], 0.0013, m["rail"], 2)
    for y in (-0.03, -1.25, -2.47):
        box("rail_post", (0.035, 0.030, 0.60), (2.87, y, 0.742), m["rail"], 0.003)
    washing_machine((2.12, -0.01, -0.03))
    box("utility_shelf", (0.58, 0.26, 0.022), (2.09, -0.13, 1.42), m["teak_x"], 0.002)
    for s in (-1, 1):
        box("shelf_bracket", (0.020, 0.20, 0.020), (2.09 + s * 0.20, -0.10, 1.399), m["rail"], 0.002)
    detergents(m)
    washing(m)
    bucket((2.50, -0.92, -0.03), M.plain("bucket_blue", (0.045, 0.10, 0.20), 0.4), 0.14, 0.24)
    pots(m)
    disc("utility_drain", 0.05, -0.03, -0.027, (2.30, -1.3, 0), m["steel"], 0.001)
    glazed_frame((1.70, -1.67, 0), 0.75, 2.06, m["white_metal"], m["glass"], math.pi / 2, (1, 2), 0.075, 0.05)


def detergents(m):
    """A bottle, a box of powder and a jar of pegs, as they come to stand."""
    pump_bottle((1.90, -0.12, 1.431), 0.21, 0.042, M.plain("wash0", (0.045, 0.10, 0.20), 0.35), m["white_metal"], 0.5)
    box("powder", (0.15, 0.075, 0.215), (2.06, -0.11, 1.5385), M.plain("powder", (0.55, 0.47, 0.10), 0.5), 0.003)
    box(
        "powder_print", (0.14, 0.001, 0.085), (2.06, -0.148, 1.560), M.plain("powder_print", (0.42, 0.06, 0.04), 0.5), 0
    )
    white = M.plain("powder_words", (0.8, 0.78, 0.72), 0.5)
    inscribed("NIRMAL", (2.06, -0.1487, 1.566), 0.024, white, None, (math.pi / 2, 0, 0), 0.14)
    inscribed("WASHING POWDER", (2.06, -0.1487, 1.538), 0.0105, white, None, (math.pi / 2, 0, 0))
    lathe("peg_jar", rounded_profile(0.055, 0, 0.12, 0.008), m["terracotta"], 48, (2.27, -0.13, 1.431))
    for k in range(9):
        a = 2.4 * k
        at = (2.27 + 0.028 * math.cos(a), -0.13 + 0.028 * math.sin(a), 1.560)
        peg(at, m["teak_x"], a, 0.35 * math.sin(k))


def pots(m):
    """Basil, a snake plant and a money plant along the parapet."""
    for k, (y, r, h) in enumerate(((-0.28, 0.125, 0.22), (-0.62, 0.105, 0.18), (-1.36, 0.13, 0.23))):
        planter((2.67, y, -0.03), r, h, m["terracotta"], m["soil"], "taper")
        foot = -0.03 + h - 0.05
        if k == 0:
            branches((2.67, y, foot), 0.62, 12, m["leaf"], m["stem"], 7, 0.07, 0.026, 0.42, 0, 0.022)
        elif k == 1:
            put(snake_plant(banded_leaf(), 5, 11, 0.42), (2.67, y, foot))
        else:
            tulsi((2.67, y, foot), (m["leaf2"], m["stem"], M.plain("tulsi_flower", (0.22, 0.14, 0.16), 0.8)), 0.42, 4)


def washing(m):
    """This morning's washing on a line along the rail."""
    x, far, near = 2.50, -0.005, -2.495
    line = rope((x, far, 2.05), (x, near, 2.05), 0.045, M.plain("line", (0.10, 0.16, 0.20), 0.5), 0.0025)

    def on(y):
        return (x, y, line((far - y) / (far - near)).z)

    for y, s in ((far, -1), (near, 1)):
        tube("line_hook", [(x, y - 0.012 * s, 2.05), (x, y + 0.035 * s, 2.05)], 0.005, m["steel"], 4)
    lungi = checked("lungi", (0.085, 0.14, 0.25), (0.045, 0.075, 0.14), (0.32, 0.34, 0.36))
    check = checked("gamcha", (0.60, 0.50, 0.40), (0.36, 0.05, 0.035), (0.09, 0.03, 0.03))
    for y, wide, front, back, cloth, seed in ((-0.44, 0.62, 0.74, 0.68, lungi, 9), (-0.98, 0.46, 0.62, 0.50, check, 8)):
        over_line(on(y), wide, front, back, cloth, math.pi / 2, seed, gather=0.97)
        for s in (-1, 1):
            at = on(y + s * wide * 0.33)
            peg((at[0], at[1], at[2] + 0.004), m["teak_x"], math.pi / 2)
