"""The main bedroom: blue-grey lime behind a padded veneer headboard, a made bed, wardrobes with lofts on the right,
open curtains."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit.appliances import split_ac
from ...kit.basins import panelled_door
from ...kit.bedding import cover, laid_pillow
from ...kit.books import books
from ...kit.cloth import curtain, rug
from ...kit.contact import rest
from ...kit.core import box, empty, tube
from ...kit.cushions import pillow, piped_seat, soft_box
from ...kit.drawing_table import spectacles
from ...kit.fan import ceiling_fan
from ...kit.fitted import carcass, shutter
from ...kit.life import sandals, switches
from ...kit.objects import vase
from ...kit.openings import glazed_frame
from ...kit.plants import branches
from ...kit.shell import rect_pts, skirting, slab, wall
from ...kit.tableware import cup, table_lamp
from ...kit.wardrobes import wardrobe
from ...kit.warli import dance, village, warli
from .clothes import clothes
from .measures import HEIGHT, LOFT

H = HEIGHT + 0.1
WIDE, DEEP = 3.73, 3.78
E = WIDE / 2
BED, WINDOW = -0.28, -1.88


def bedroom(m, opened=False):
    """With `opened` a pair of the wardrobe's doors stands open."""
    shell(m)
    bed(m)
    for s in (-1, 1):
        bedside(m, BED + s * 1.075)
    at, wide = (E - 0.002, -2.62, 0), 2.28
    wardrobe(
        at,
        wide,
        HEIGHT - 0.02,
        5,
        m["white_lam"],
        m["sand_lam"],
        m["white_lam"],
        m["satin"],
        -math.pi / 2,
        0.58,
        LOFT,
        (2, m["mirror"]),
        3 if opened else None,
    )
    if opened:
        clothes(m, at, 0.1 * wide, 0.5 * wide)
    panelled_door((E, -0.80, 0), 0.83, 2.06, m["veneer_x"], m["veneer_z"], m["satin"], -math.pi / 2)
    table_lamp(
        (BED - 1.10, -0.20, 0.47), m["celadon"], M.lampshade("bed_shade", (0.82, 0.78, 0.70)), m["brass"], 0.40, 0.13
    )
    books((BED - 1.02, -0.34, 0.47), 2, 0.3, (m["rust"], m["ivory"]), 8)
    spectacles((BED - 1.14, -0.40, 0.4705), 0.5, m["satin"], m["black"], m["glass"])
    vase((BED + 1.12, -0.17, 0.47), 0.16, 2, m["white"])
    branches((BED + 1.12, -0.17, 0.61), 0.28, 4, m["leaf"], m["stem"], 31, 0.05, 0.016, 0.5)
    cup((BED + 1.02, -0.34, 0.47), m["celadon"])
    split_ac((BED - 0.80, -0.001, 2.38), 0.0, -0.36)
    for s in (-1, 1):
        warli((BED + s * 0.24, -0.001, 1.58), 0.36, m["teak_x"], (dance, village)[s > 0], seed=20 + s)
    ceiling_fan((-0.1, -2.0, HEIGHT - 0.32), 0.32, m["white_metal"], m["fan_blade"], m["satin"], turn=1.4)
    switches((BED + 1.075, -0.001, 0.72), 0, 3)
    switches((BED - 1.075, -0.001, 0.72), 0, 3)
    rug(
        (BED, -2.45, 0.001),
        1.9,
        0.75,
        M.rug_wool("rug", (0.48, 0.45, 0.39), (0.26, 0.31, 0.33), ((0.75, 0.03),)),
        0,
        False,
        t=0.010,
    )
    sandals((BED + 1.02, -1.35, 0.0), math.radians(168))


def shell(m):
    slab("floor", -2.2, -4.0, 2.1, 0.3, 0, 0.2, m["tile"])
    wall("back", (2.1, 0), (-2.2, 0), H, 0.12, [], m["blue_lime"], 0.008)
    wall(
        "left",
        (-E, 0.1),
        (-E, -4.0),
        H,
        0.2,
        [rect_pts(0.1 - WINDOW - 0.75, 0.75, 0.1 - WINDOW + 0.75, 2.15)],
        m["wall"],
        0.006,
    )
    wall("right", (E, -4.0), (E, 0.1), H, 0.12, [], m["wall"], 0.004)
    wall("front", (-2.2, -DEEP), (2.1, -DEEP), H, 0.12, [], m["wall"], 0.004)
    box("ceiling", (4.3, 4.3, 0.2), (0, -1.9, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (((E, 0), (-E, 0)), ((-E, 0), (-E, -DEEP)), ((-E, -DEEP), (E, -DEEP))):
        skirting("skirting", a, b, m["skirt"], 0.08, 0.010)
    glazed_frame((-E - 0.13, WINDOW, 0), 1.5, 1.4, m["white_metal"], m["glass"], math.pi / 2, (2, 1), 0.045, 0.06, 0.75)
    box("sill", (0.21, 1.5, 0.020), (-E - 0.092, WINDOW, 0.760), m["dark_quartz"], 0.002)
    for k in range(8):
        tube(
            "grille",
            [(-E - 0.185, WINDOW - 0.74, 0.88 + 0.16 * k), (-E - 0.185, WINDOW + 0.74, 0.88 + 0.16 * k)],
            0.006,
            m["rail"],
            3,
        )
    L.portal((-E - 0.25, WINDOW, 1.45), (1, 0, 0), (1.5, 1.4))
    x = -E + 0.10
    tube("rod", [(x, WINDOW + 1.10, 2.42), (x, WINDOW - 1.10, 2.42)], 0.012, m["satin"], 5)
    for y in (WINDOW + 1.06, WINDOW - 1.06):
        tube("rod_foot", [(-E, y, 2.42), (x, y, 2.42)], 0.008, m["satin"], 4)
    curtain((x, WINDOW + 0.88, 0), 0.38, 2.40, 6, 0.045, m["drape"], math.radians(90), 2)
    curtain((x, WINDOW - 0.88, 0), 0.38, 2.40, 6, 0.045, m["drape"], math.radians(90), 5)


def bedside(m, x):
    g = empty("bedside", (x, -0.002, 0))
    y = carcass(g, -0.22, 0.22, 0.12, 0.452, 0.38, m["veneer_x"])
    box("bedside_top", (0.444, 0.384, 0.018), (0, -0.192, 0.461), m["veneer_x"], 0.0015, parent=g)
    for a, b in ((0.12, 0.285), (0.285, 0.452)):
        shutter(g, -0.22, 0.22, a, b, y, m["ivory_lam"], "top", m["satin"])
    for sx in (-1, 1):
        for yy in (-0.06, -0.32):
            box("bedside_leg", (0.03, 0.03, 0.121), (sx * 0.18, yy, 0.0605), m["veneer_z"], 0.003, parent=g)


def bed(m, w=1.60, long=1.98):
    """A storage bed of veneer, a padded head in linen; the quilt smoothed but not ironed, two pillows, two cushions
    before them."""
    x = BED
    box("head_board", (w + 0.10, 0.05, 1.06), (x, -0.027, 0.53), m["veneer_x"], 0.004)
    n = 4
    for k in range(n):
        soft_box(
            "head_pad",
            ((w + 0.02) / n - 0.006, 0.055, 0.56),
            5,
            18,
            0.010,
            0.002,
            k,
            m["oat"],
            (x + (k - (n - 1) / 2) * (w + 0.02) / n, -0.078, 0.745),
        )
    middle = -0.10 - long / 2
    box("bed_box", (w + 0.06, long + 0.04, 0.27), (x, middle - 0.01, 0.165), m["veneer_x"], 0.004)
    box("bed_plinth", (w - 0.10, long - 0.08, 0.032), (x, middle, 0.015), m["plinth"], 0.002)
    size = (w - 0.03, long - 0.02, 0.175)
    ticking = M.linen("ticking", (0.72, 0.69, 0.63), stripe=(0.30, 0.355, 0.36), pitch=0.045)
    piped_seat("mattress", size, ticking, m["mist"], (x, middle, 0.386), 2)
    blocks = [((w, long, 0.20), (0, 0.30, 0.395)), ((w + 0.06, long + 0.04, 0.27), (0, 0.29, 0.165))]
    cover("quilt", 2.16, 1.50, blocks, 0.53, m["ivory"], (x, middle - 0.30, 0), seed=51, crumple=0.42, turned=0.20)
    fold = [((w, 0.62, 0.20), (0, 0, 0.425)), ((w + 0.06, 0.66, 0.30), (0, 0, 0.18))]
    runner = (2.02, 0.60)
    throw = M.kantha("throw", (0.27, 0.33, 0.34), (0.60, 0.57, 0.50), *runner, pitch=0.022)
    cover("throw", *runner, fold, 0.58, throw, (x, -1.72, -0.008), seed=58, crumple=0.5, thickness=0.007, n=84)
    for k, (dx, dy, turn, tilt) in enumerate(((-0.40, -0.36, 3, 24), (0.40, -0.37, -4, 22))):
        laid_pillow(
            "case",
            0.66,
            0.42,
            0.15,
            m["white_linen"],
            (x + dx, dy, 0.545),
            (math.radians(tilt), 0, math.radians(turn)),
            44 + k,
        )
    sham = pillow(
        "sham", 0.42, 0.42, 5.4, 6, m["rust"], (x - 0.12, -0.64, 0.84), (math.radians(52), 0, math.radians(9))
    )
    rest(sham, 0.010)
