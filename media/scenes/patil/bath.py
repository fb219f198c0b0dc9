"""The bath at nine: a small white basin beside a window of ground glass, sage tiles up to its sill, pots on a teak
shelf."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit.basins import (
    console_basin,
    flask,
    frosted,
    glazed,
    laundry_basket,
    panelled_door,
    pegs,
    pump_bottle,
    soap,
    toothbrushes,
)
from ...kit.cloth import folded_cloth, rug
from ...kit.core import box, empty, plate, tube
from ...kit.objects import vase
from ...kit.plants import areca, branches, planter
from ...kit.shell import rect_pts, slab, wall
from ...kit.tableware import cup
from ...kit.tiles import tile_field
from ...kit.towels import terry, towel_on_peg, towel_over
from ...kit.wet import bucket, wall_tap
from .measures import HEIGHT

SILL, HEAD = 1.10, 2.20  # of the window
Y = -1.02  # its middle
BASIN = -1.86


def bath(m):
    sage = glazed("sage_tile", (0.43, 0.49, 0.385), 0.10, 0.10, 0.15, (1.06, 1.0, 0.86))
    slab("floor", -1.8, -3.6, 1.8, 0.3, 0, 0.2, m["kota"])
    wall("back", (1.6, 0), (-1.6, 0), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall(
        "left",
        (-1.35, 0.1),
        (-1.35, -3.5),
        HEIGHT + 0.1,
        0.30,
        [rect_pts(0.1 - Y - 0.40, SILL, 0.1 - Y + 0.40, HEAD)],
        m["plaster"],
        0.012,
    )
    wall("right", (1.25, -3.5), (1.25, 0.1), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-1.7, -3.2), (1.7, -3.2), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (3.4, 3.8, 0.2), (0, -1.6, HEIGHT + 0.1), m["ceiling"], 0)
    for x, y, w, turn, seed in (
        (-1.35, -3.2, 3.2, math.pi / 2, 3),
        (-1.4, 0, 2.7, 0, 5),
        (1.25, 0, 3.2, -math.pi / 2, 7),
    ):
        tile_field((x, y, 0), w, 1.10, sage, m["grout"], (0.10, 0.10), 0.003, turn, seed)
    box("cap", (0.022, 3.2, 0.020), (-1.339, -1.6, 1.108), m["white"], 0.006)
    window(m)
    washing(m)
    around(m)
    behind(m)
    L.portal((-1.66, Y, (SILL + HEAD) / 2), (1, 0, 0), (0.8, HEAD - SILL))


def window(m):
    """Ground glass below, clear above; a deep sill with what likes the damp."""
    mid = 1.66
    for y0, y1, z0, z1 in (
        (-0.40, -0.352, SILL, HEAD),
        (0.352, 0.40, SILL, HEAD),
        (-0.352, 0.352, SILL, SILL + 0.048),
        (-0.352, 0.352, HEAD - 0.048, HEAD),
        (-0.352, 0.352, mid - 0.024, mid + 0.024),
        (-0.020, 0.020, SILL + 0.048, mid - 0.024),
    ):
        box(
            "sash",
            (0.055, y1 - y0, z1 - z0),
            (-1.56, Y + (y0 + y1) / 2, (z0 + z1) / 2),
            m["teak_y"] if z1 - z0 < 0.1 else m["teak_z"],
            0.004,
        )
    box("ground_pane", (0.005, 0.704, mid - SILL - 0.07), (-1.56, Y, (mid + SILL) / 2 + 0.012), frosted(), 0)
    box("clear_pane", (0.005, 0.704, HEAD - mid - 0.07), (-1.56, Y, (mid + HEAD) / 2 - 0.012), m["glass"], 0)
    box("sill", (0.30, 0.86, 0.028), (-1.435, Y, SILL + 0.004), m["kota_top"], 0.007)
    box("catch", (0.018, 0.014, 0.05), (-1.525, Y, SILL + 0.30), m["brass"], 0.004)
    planter((-1.42, Y - 0.20, SILL + 0.018), 0.075, 0.125, m["terracotta"], m["soil"], "taper")
    areca((-1.42, Y - 0.20, SILL + 0.12), 0.40, m["leaf2"], m["stem"], 9, 9, 0, 0.5)
    planter((-1.43, Y + 0.06, SILL + 0.018), 0.055, 0.09, m["celadon"], m["soil"], "drum")
    branches((-1.43, Y + 0.06, SILL + 0.10), 0.26, 9, m["leaf"], m["stem"], 5, 0.045, 0.022, 0.6)
    vase((-1.42, Y + 0.27, SILL + 0.018), 0.17, 0, m["white"], s=0.9)


def washing(m):
    """The basin on the wall with its mirror; beside it a shelf of pots that came out of the kiln a little crooked."""
    side = math.pi / 2  # faces +X
    console_basin((-1.340, BASIN, 0.84), 0.56, 0.43, m["white"], m["brass"], side)
    wall_tap((-1.342, BASIN, 1.02), m["brass"], 0.17, side)
    g = empty("mirror", (-1.35, BASIN, 1.60), side)
    round_ = [
        (
            0.27 * math.copysign(abs(math.cos(t)) ** 0.42, math.cos(t)),
            0.36 * math.copysign(abs(math.sin(t)) ** 0.42, math.sin(t)),
        )
        for t in (2 * math.pi * i / 96 for i in range(96))
    ]
    plate(
        "mirror_rim",
        [(x * 1.0, z) for x, z in round_],
        [[(x * 0.925, z * 0.945) for x, z in round_]],
        0.034,
        m["teak_x"],
        0.008,
        3,
        g,
        (0, -0.020, 0),
        (math.pi / 2, 0, 0),
    )
    plate(
        "mirror_glass",
        [(x * 0.94, z * 0.955) for x, z in round_],
        [],
        0.006,
        M.mirror(),
        0.001,
        1,
        g,
        (0, -0.014, 0),
        (math.pi / 2, 0, 0),
    )
    soap((-1.23, BASIN - 0.215, 0.84), m["celadon"], (0.60, 0.55, 0.42), 1.4)
    toothbrushes(
        (-1.285, BASIN + 0.225, 0.84),
        m["celadon"],
        (M.plain("brush_a", (0.52, 0.33, 0.10), 0.4), M.plain("brush_b", (0.66, 0.66, 0.62), 0.4)),
    )
    box("shelf", (0.15, 0.62, 0.026), (-1.275, BASIN, 1.155), m["teak_y"], 0.005)
    amber = M.plain("amber", (0.20, 0.075, 0.018), 0.12, 0.5)
    pump_bottle((-1.28, BASIN - 0.24, 1.168), 0.145, 0.030, amber, m["black"], 1.2)
    cup((-1.27, BASIN + 0.16, 1.168), m["celadon"], 1.0)
    flask((-1.30, BASIN + 0.245, 1.168), 0.115, 0.023, m["white"], m["dark"])
    box("high_shelf", (0.17, 0.78, 0.028), (-1.265, BASIN - 0.02, 2.14), m["teak_y"], 0.005)
    for dy in (-0.30, 0.30):
        tube(
            "shelf_bracket",
            [(-1.345, BASIN + dy, 2.02), (-1.34, BASIN + dy, 2.122), (-1.20, BASIN + dy, 2.124)],
            0.007,
            m["brass"],
            4,
        )
    for dy, h, kind, name, s in (
        (-0.33, 0.20, 0, "celadon", 0.9),
        (-0.16, 0.13, 2, "terracotta", 0.9),
        (0.02, 0.24, 1, "white", 1.0),
        (0.15, 0.11, 2, "ochre_glaze", 0.8),
        (0.29, 0.17, 0, "white", 0.85),
    ):
        pot = vase(
            (-1.265, BASIN + dy, 2.154),
            h,
            kind,
            m.get(name) or M.ceramic("ochre_glaze", (0.42, 0.25, 0.09), 0.3, 0.4),
            s=s,
        )
        pot.scale = (1, 1 + 0.05 * dy, 1)


def around(m):
    """A towel on its rail, the basket of washing, a stool, a mat stepped on."""
    white = terry("bath_towel", (0.74, 0.72, 0.67), ((-0.52, 0.006), (-0.49, 0.012)), (0.30, 0.33, 0.23))
    clay = terry("hand_towel", (0.44, 0.235, 0.14))
    tube("rail", [(-1.27, -1.50, 0.955), (-1.27, -0.52, 0.955)], 0.009, m["brass"], 5)
    for y in (-1.48, -0.54):
        tube("rail_foot", [(-1.345, y, 0.955), (-1.27, y, 0.955)], 0.008, m["brass"], 4)
    towel_over((-1.27, -1.22, 0.955), 0.40, 0.62, 0.50, white, math.pi / 2, 3, 0.010)
    towel_over((-1.27, -0.80, 0.955), 0.24, 0.34, 0.30, clay, math.pi / 2, 8, 0.010)
    laundry_basket((-1.08, -0.62, 0), 0.21, 0.46, M.plain("withy", (0.46, 0.32, 0.16), 0.6), m["white_linen"], 5)
    box("stool", (0.30, 0.38, 0.032), (-1.06, -2.42, 0.40), m["teak_y"], 0.010, 3)
    for dx in (-0.11, 0.11):
        for dy in (-0.15, 0.15):
            tube(
                "stool_leg",
                [(-1.06 + dx, -2.42 + dy, 0.39), (-1.06 + dx * 1.25, -2.42 + dy * 1.15, 0)],
                0.014,
                m["teak_z"],
                5,
            )
    for k, name in enumerate(("ivory", "sage")):
        folded_cloth((-1.06, -2.42, 0.418 + 0.052 * k), 0.30, 0.22, m[name], 0.048, 1.5 - 0.1 * k, 11 + k)
    rug((-0.78, BASIN + 0.06, 0.001), 0.74, 0.46, terry("mat", (0.56, 0.54, 0.47)), math.pi / 2 + 0.05, False)
    bucket((-1.16, -2.80, 0), m["brass"], 0.14, 0.26)
    towel_on_peg((-1.34, -2.44, 1.62), 0.72, 0.34, m["sage"], math.pi / 2, 6)
    pegs((-1.35, -2.44, 1.615), 2, 0.17, m["teak_x"], m["brass"], math.pi / 2)


def behind(m):
    """What the mirror sees: the door, a shelf of towels and pots, a picture."""
    panelled_door((1.25, -2.66, 0), 0.74, 2.06, m["teak_x"], m["teak_z"], m["brass"], -math.pi / 2)
    box("back_shelf", (0.20, 0.86, 0.028), (1.15, -1.55, 1.52), m["teak_y"], 0.005)
    for k in range(3):
        folded_cloth(
            (1.15, -1.32, 1.536 + 0.05 * k), 0.34, 0.19, m[("ivory", "clay", "ivory")[k]], 0.046, -math.pi / 2, 5 + k
        )
    vase((1.15, -1.82, 1.534), 0.26, 0, m["celadon"])
    vase((1.15, -1.64, 1.534), 0.16, 2, m["terracotta"])
    pegs((1.25, -1.55, 1.36), 4, 0.18, m["teak_x"], m["brass"], -math.pi / 2)
    towel_on_peg((1.25, -1.64, 1.36), 0.95, 0.44, m["ochre"], -math.pi / 2, 2)
