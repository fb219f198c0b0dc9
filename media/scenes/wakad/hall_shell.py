"""Walls of the hall and the entrance, the visible strips of the adjacent rooms, the balcony."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit.appliances import refrigerator
from ...kit.cloth import curtain
from ...kit.core import box, tube
from ...kit.openings import glazed_frame, railing
from ...kit.plants import branches, planter
from ...kit.shell import rect_pts, skirting, slab, wall
from .measures import HEIGHT

H = HEIGHT + 0.1


def shell(m, height=HEIGHT, skirted=True):
    """`height` is that of the hall's ceiling: 2.95 before a false one hangs."""
    high = height + 0.1
    slab("floor", -3.05, -3.8, 4.7, 0.4, 0, 0.2, m["tile"])
    wall("back", (3.1, 0), (-4.4, 0), high, 0.12, [rect_pts(0.3, 0, 1.2, 2.1)], m["clay_lime"], 0.008)
    wall("south", (-4.4, -3.4), (4.6, -3.4), high, 0.12, [rect_pts(5.35, 0, 6.35, 2.1)], m["wall"], 0.008)
    wall("west", (-2.9, 0.1), (-2.9, -3.5), high, 0.2, [rect_pts(0.7, 0, 2.9, 2.25)], m["wall"], 0.008)
    wall("east", (2.9, -1.381), (2.9, 0.1), high, 0.12, [], m["wall"], 0)
    wall("entrance_north", (4.6, -1.5), (2.9, -1.5), high, 0.12, [], m["wall"], 0)
    wall("entrance_east", (4.4, -3.5), (4.4, -1.4), high, 0.2, [], m["wall"], 0.008)
    box("ceiling", (9.4, 4.2, 0.2), (0.1, -1.7, high), m["ceiling"], 0)
    for a, b in (
        ((1.9, 0), (-2.9, 0)),
        ((-2.9, -3.4), (0.95, -3.4)),
        ((1.95, -3.4), (4.4, -3.4)),
        ((-2.9, 0), (-2.9, -0.6)),
        ((-2.9, -2.8), (-2.9, -3.4)),
        ((4.4, -1.5), (2.9, -1.5)),
    ):
        if skirted:
            skirting("skirting", a, b, m["skirt"], 0.08, 0.010)
    beyond(m)


def beyond(m):
    """Strips of the kitchen and of the passage, as far as one sees them from the hall."""
    slab("kitchen_floor", 0.4, 0.4, 3.7, 2.9, 0, 0.2, m["tile"])
    wall("kitchen_back", (3.7, 2.62), (0.3, 2.62), H, 0.12, [], m["wall"], 0)
    wall("kitchen_left", (0.4, 2.7), (0.4, 0.1), H, 0.12, [], m["wall"], 0)
    wall("kitchen_right", (3.6, 0.1), (3.6, 2.7), H, 0.12, [], m["wall"], 0)
    box("kitchen_ceiling", (3.6, 2.6, 0.2), (2.0, 1.4, HEIGHT + 0.1), m["ceiling"], 0)
    refrigerator((2.2, 2.60, 0), m["satin"])
    L.area((2.4, 1.2, HEIGHT - 0.1), (0, 0, -1), (1.6, 1.6), 26, (0.97, 0.98, 1.0), "daylight")
    slab("passage_floor", 0.9, -7.4, 2.1, -3.8, 0, 0.2, m["tile"])
    for x, s in ((0.95, -1), (1.95, 1)):
        box("passage_side", (0.12, 4.0, H), (x + s * 0.06, -5.53, H / 2), m["wall"], 0)
    box("passage_end", (1.3, 0.12, H), (1.45, -7.36, H / 2), m["wall"], 0)
    box("passage_ceiling", (1.3, 4.0, 0.2), (1.45, -5.6, HEIGHT + 0.1), m["ceiling"], 0)
    L.area((1.45, -5.2, HEIGHT - 0.1), (0, 0, -1), (0.8, 2.4), 14, (0.97, 0.98, 1.0), "daylight")


def balcony(m):
    """A sliding door of white aluminium, one leaf open; a rail of steel."""
    slab("balcony_floor", -4.35, -3.8, -2.95, 0.4, -0.03, 0.2, m["step_tile"])
    box("sill", (0.24, 2.20, 0.02), (-3.0, -1.7, 0.004), m["dark_quartz"], 0.003)
    frame, glass = m["white_metal"], m["glass"]
    glazed_frame((-3.03, -1.7, 0), 2.2, 2.25, frame, None, math.pi / 2, (1, 1), 0.045, 0.10)
    for y, x in ((-2.26, -3.05), (-2.10, -3.005)):
        glazed_frame((x, y, 0.045), 1.06, 2.16, frame, glass, math.pi / 2, (1, 1), 0.045, 0.032)
    railing((-4.18, -3.4), (-4.18, 0), m["rail"], 1.10, 0.105)
    box("slab_above", (1.5, 4.4, 0.2), (-3.85, -1.7, HEIGHT + 0.1), m["ceiling"], 0.01)


def dressed(m):
    """Pots on the balcony, curtains."""
    leaf = M.leaf("potted", (0.05, 0.12, 0.035), 0.35)
    for y, r, seed in ((-3.1, 0.15, 3), (-0.30, 0.13, 8)):
        planter((-3.95, y, -0.03), r, 0.28, m["terracotta"], m["soil"], "taper")
        branches((-3.95, y, 0.20), 0.55, 9, leaf, m["stem"], seed, 0.07, 0.022, 0.75)
    tube("rod", [(-2.80, -0.28, 2.50), (-2.80, -3.12, 2.50)], 0.012, m["satin"], 5)
    for y in (-0.30, -3.10):
        tube("rod_foot", [(-2.90, y, 2.50), (-2.80, y, 2.50)], 0.008, m["satin"], 4)
    curtain((-2.80, -0.52, 0), 0.44, 2.47, 6, 0.05, m["drape"], math.radians(90), 2)
    curtain((-2.80, -2.93, 0), 0.40, 2.47, 6, 0.05, m["drape"], math.radians(90), 7)
