"""The stone bath: a basalt trough on a masonry ledge, a bucket under its own tap, light from a slot in the roof."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit.basins import flask, floor_drain, laundry_basket, panelled_door, pegs, soap, trough
from ...kit.cloth import folded_cloth
from ...kit.core import box, disc, empty, lathe, tube
from ...kit.objects import vase
from ...kit.openings import glazed_frame
from ...kit.shell import rect_pts, slab, wall
from ...kit.tableware import cup, lota
from ...kit.tiles import tile_field
from ...kit.towels import terry, towel_on_peg, towel_over
from ...kit.wet import bucket, puddle, wall_tap
from .measures import HEIGHT

LEDGE = 0.30  # its right end, x
HIGH = 0.76


def bath(m):
    slab("floor", -1.9, -4.0, 1.9, 0.3, 0, 0.2, m["kota"])
    wall("back", (1.7, 0), (-1.7, 0), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.014)
    wall("left", (-1.5, 0.1), (-1.5, -3.8), HEIGHT + 0.1, 0.3, [], m["plaster"], 0.014)
    wall("right", (1.5, -3.8), (1.5, 0.1), HEIGHT + 0.1, 0.3, [], m["plaster"], 0.014)
    wall("front", (-1.8, -3.5), (1.8, -3.5), HEIGHT + 0.1, 0.3, [rect_pts(2.05, 1.95, 2.95, 2.55)], m["plaster"])
    box(
        "ceiling", (3.6, 3.0, 0.2), (0, -2.35, HEIGHT + 0.1), m["ceiling"], 0
    )  # the slot is left open along the back wall
    box("slot_end", (1.35, 0.92, 0.2), (0.98, -0.385, HEIGHT + 0.1), m["ceiling"], 0)
    tile_field((-1.5, 0, 0), 3.0, 1.22, m["basalt"], m["dark"], (0.50, 0.305), 0.004, 0, 3, 0.014, True)
    box("ledge_cap", (3.0, 0.05, 0.030), (0, -0.025, 1.235), m["basalt"], 0.008)
    washing(m)
    bathing(m)
    behind(m)
    L.portal((0, -0.42, HEIGHT + 0.1), (0, 0, -1), (3.0, 0.8))
    L.portal((0.70, -3.72, 2.25), (0, 1, 0), (0.9, 0.6))


def washing(m):
    """The ledge: masonry limed over, a Kota slab, the trough cut from one stone, a spout of brass, a teak mirror that
    leans."""
    wide, deep = LEDGE + 1.5, 0.56
    mid = (LEDGE - 1.5) / 2
    for x, w in ((-1.39, 0.22), (LEDGE - 0.13, 0.22)):
        box("pier", (w, deep - 0.05, HIGH - 0.14), (x, -deep / 2 + 0.01, (HIGH + 0.04) / 2), m["plaster"], 0.014, 4)
        box("pier_foot", (w + 0.03, deep - 0.02, 0.09), (x, -deep / 2 + 0.01, 0.045), m["basalt"], 0.006)
    box("shelf_slab", (wide - 0.40, deep - 0.10, 0.045), (mid, -deep / 2 + 0.03, 0.26), m["kota_top"], 0.006)
    box("ledge_slab", (wide, deep, 0.05), (mid, -deep / 2 - 0.012, HIGH - 0.025), m["kota_top"], 0.009, 3)
    trough((-0.58, -0.30, HIGH), 0.64, 0.40, 0.165, m["basalt"], m["wet_basalt"])
    wall_tap((-0.58, -0.014, HIGH + 0.31), m["brass"], 0.24, s=1.4)
    g = empty("mirror", (-0.56, -0.016, 1.250))
    g.rotation_euler[0] = math.radians(1.8)
    box("mirror_glass", (0.60, 0.006, 0.84), (0, -0.058, 0.47), M.mirror(), 0, parent=g)
    for s in (-1, 1):
        box("mirror_side", (0.062, 0.034, 0.95), (s * 0.33, -0.064, 0.475), m["teak_z"], 0.006, 3, parent=g)
        box("mirror_rail", (0.60, 0.034, 0.062), (0, -0.064, 0.475 + s * 0.444), m["teak_x"], 0.006, 3, parent=g)
    soap((-1.04, -0.30, HIGH), m["terracotta"], (0.30, 0.34, 0.20))
    lota((-1.20, -0.17, HIGH), m["old_brass"], 1.05)
    cup((0.02, -0.16, HIGH), m["terracotta"], 1.05)
    for k, a in enumerate((0.3, 2.6)):
        tube(
            "neem",
            [
                (0.02, -0.16, HIGH + 0.012),
                (0.02 + 0.045 * math.cos(a), -0.16 + 0.03 * math.sin(a), HIGH + 0.155 - 0.02 * k),
            ],
            0.0038,
            (m["brass"], m["white"])[k],
            3,
        )
    flask((0.135, -0.13, HIGH), 0.19, 0.029, M.plain("oil", (0.15, 0.085, 0.012), 0.12, 0.5), m["dark"])
    flask((0.205, -0.19, HIGH), 0.13, 0.026, m["white"], m["dark"])
    towel = terry("gamcha", (0.62, 0.555, 0.45), ((-0.30, 0.005), (-0.27, 0.012), (-0.24, 0.005)), (0.34, 0.10, 0.05))
    for k, (name, w) in enumerate((("linen", 0.46), ("ivory", 0.44), ("ochre", 0.40))):
        folded_cloth(
            (-0.90 + 0.01 * k, -0.26, 0.284 + 0.052 * k), w, 0.30, m[name], 0.048, (0.02, -0.04, 0.05)[k], 31 + k
        )
    laundry_basket((-0.28, -0.28, 0.283), 0.15, 0.24, M.plain("withy", (0.33, 0.20, 0.09), 0.6), m["ivory"], 4)
    for x in (0.42, 0.94):
        tube("rail_arm", [(x, 0.0, 1.58), (x, -0.075, 1.58)], 0.008, m["brass"], 4)
        lathe(
            "rail_rose",
            [(0, 0), (0.026, 0), (0.026, 0.006), (0.012, 0.012), (0, 0.012)],
            m["brass"],
            32,
            (x, 0, 1.58),
            rot=(math.pi / 2, 0, 0),
        )
    tube("rail", [(0.39, -0.075, 1.58), (0.97, -0.075, 1.58)], 0.010, m["brass"], 5)
    towel_over((0.61, -0.075, 1.58), 0.36, 0.62, 0.40, towel, 0, 3, 0.011)


def bathing(m):
    """A brass tap low on the wall, a bucket half full, a lota on the stool, the floor still wet."""
    wall_tap((0.95, -0.014, 0.86), m["brass"], 0.18, s=1.3)
    bucket((0.95, -0.36, 0.0), m["brass"], 0.165, 0.30)
    disc(
        "bucket_water",
        0.148,
        0,
        0.002,
        (0.95, -0.36, 0.205),
        M.plain("bucket_water", (0.03, 0.035, 0.035), 0.02, 0.6),
        0.0005,
    )
    box("stool", (0.34, 0.27, 0.034), (0.56, -0.56, 0.150), m["teak_x"], 0.009)
    for dx in (-0.12, 0.12):
        box("stool_leg", (0.032, 0.24, 0.134), (0.56 + dx, -0.56, 0.067), m["teak_z"], 0.006)
    lota((0.50, -0.54, 0.167), m["brass"], 1.0)
    floor_drain((1.33, -0.20, 0.0), m["old_brass"], m["dark"], 0.13)
    puddle((0.98, -0.50, 0.0), (0.30, 0.26), 6)


def behind(m):
    """What the mirror sees: a panelled door, a shutter's light over it, a shelf, a robe on its peg."""
    panelled_door((-0.92, -3.5, 0), 0.80, 2.10, m["teak_x"], m["teak_z"], m["brass"], math.pi)
    glazed_frame((0.70, -3.62, 0), 0.9, 0.6, m["teak_z"], m["glass"], 0, (3, 1), 0.045, sill=1.95)
    pegs((-0.22, -3.5, 1.70), 3, 0.15, m["teak_x"], m["brass"], math.pi)
    towel_on_peg((-0.80, -3.465, 1.78), 1.0, 0.44, m["indigo"], math.pi, 4)
    box("shelf", (0.80, 0.20, 0.03), (0.72, -3.40, 1.45), m["teak_x"], 0.004)
    for k in range(3):
        folded_cloth(
            (0.55, -3.40, 1.467 + 0.05 * k), 0.34, 0.19, m[("ivory", "linen", "ivory")[k]], 0.046, math.pi, 3 + k
        )
    vase((0.92, -3.41, 1.465), 0.24, 0, m["terracotta"])
