"""Walls with their openings, floor, ceiling, skirtings."""

from ...kit.core import box
from ...kit.greenery import hedge, tree
from ...kit.plants import areca
from ...kit.shell import arch_pts, jaali, skirting, slab, wall
from .measures import GARDEN_ARCHES, HEIGHT


def shell(m):
    """Walls with their openings, floor, ceiling, skirtings."""
    slab("floor", -3.4, -6.0, 3.0, 13.8, 0, 0.2, m["terrazzo"])
    wall("mirror_wall", (2.6, -5.7), (2.6, 13.6), HEIGHT + 0.1, 0.3, [], m["plaster"], 0.012)
    openings = [arch_pts(9.3 - y, 1.35, 1.75) for y in GARDEN_ARCHES]
    wall("garden_wall", (-3.0, 9.3), (-3.0, -5.7), HEIGHT + 0.1, 0.36, openings, m["plaster"], 0.014)
    ends = [arch_pts(3.0 - 0.95, 1.7, 1.75), arch_pts(3.0 + 1.68, 1.15, 1.75)]
    wall("end", (3.0, 9.0), (-3.4, 9.0), HEIGHT + 0.1, 0.3, ends, m["blush"], 0.014)
    front = [arch_pts(1.25 + 0.3, 1.5, 1.75), arch_pts(1.25 + 3.35, 3.0, 1.35, 0.0, rise=1.15)]
    wall("front", (-3.3 - 0.35, -5.6), (3.35, -5.6), HEIGHT + 0.9, 0.38, front, m["facade"], 0.016)
    box("ceiling", (6.9, 19.6, 0.2), (-0.2, 4.1, HEIGHT + 0.1), m["ceiling"], 0)
    box("band", (1.15, 10.2, 0.16), (2.05, 4.0, HEIGHT - 0.16), m["ceiling"], 0.006)
    skirting("skirting", (2.6, -5.6), (2.6, 13.4), m["basalt"], 0.09, 0.012)
    for a, b in (((2.6, 9), (1.82, 9)), ((0.08, 9), (-1.09, 9)), ((-2.27, 9), (-3, 9))):
        skirting("skirting", a, b, m["basalt"], 0.09, 0.012)


def back_rooms(m):
    """Behind the end wall: the wash room to the right, the corridor to the left."""
    wall("wash_end", (3.0, 13.4), (-3.4, 13.4), HEIGHT + 0.1, 0.3, [], m["plaster"])
    wall("between", (-0.75, 13.6), (-0.75, 9.25), HEIGHT + 0.1, 0.14, [arch_pts(2.0, 1.0, 1.7)], m["plaster"])
    wall("corridor_wall", (-2.65, 9.2), (-2.65, 13.6), HEIGHT + 0.1, 0.3, [], m["plaster"]).location.x -= 0.3
    for a, b in (((-0.89, 12.1), (-0.89, 13.4)), ((-0.89, 9.3), (-0.89, 11.1))):
        skirting("skirting", b, a, m["basalt"], 0.09, 0.012)
    jaali("jaali", 1.66, 2.5, 0.155, 0.04, m["teak_z"], 0.06, loc=(0.95, 9.62, 0))
    for z, x in ((0.0, 0), (2.5, 0)):
        box("jaali_rail", (1.72, 0.07, 0.05), (0.95 + x, 9.62, z + 0.02), m["teak_x"], 0.005)


def garden(m):
    """What the arches look out on: paving, a planted bank before a wall."""
    slab("terrace", -12, -8, -3.36, 18, -0.1, 0.1, m["kota"])
    wall("garden_end", (-9, -5), (-9, 18), 2.6, 0.2, [], m["facade"], z0=-0.15)
    hedge(-8.6, -4, -6.6, 15, 2.3, (m["garden"], m["garden2"]), -0.1, 5.0, 4)
    for k, y in enumerate((0.2, 2.6, 4.6, 6.9)):
        areca((-5.7 + 0.4 * (k % 2), y, -0.1), 2.0 + 0.2 * (k % 3), m["leaf"], m["stem"], 12, 20 + k)
    for y, seed in ((-1.5, 3), (6.5, 5), (13, 9)):
        tree((-8.2, y, -0.1), 4.8, 1.8, (m["garden"], m["garden2"]), m["bark"], seed, 84)
