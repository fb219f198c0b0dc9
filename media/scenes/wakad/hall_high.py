"""The hall at the highest level of cost, from the same camera in the same light: teak boards, Kota, lime on all walls,
brass."""

import math

from ...kit import materials as M
from ...kit.appliances import split_ac, television
from ...kit.books import row_of_books
from ...kit.chairs import dining_chair
from ...kit.cloth import curtain, rug
from ...kit.core import box, empty
from ...kit.fan import ceiling_fan
from ...kit.lamps import spun_pendant
from ...kit.leaves import put
from ...kit.life import sandals, switches, tea
from ...kit.newspaper import newspaper
from ...kit.objects import vase
from ...kit.plants import branches, planter
from ...kit.sansevieria import banded_leaf, snake_plant
from ...kit.seating import cane_chair, sofa
from ...kit.tables import dining_table, round_table
from ...kit.tableware import bowl, cup, fruit
from ...kit.wardrobes import tv_unit
from ...kit.warli import dance, village, warli
from .hall_shell import balcony, shell
from .measures import HEIGHT

SOUTH, WEST, TV = -3.4, -2.9, -1.0
BORDER, DROP = 0.42, 0.11  # of the ceiling, along the walls


def hall_of_wood_and_stone(m):
    m = m | {
        "tile": M.kota_stone("kota", (0.9, 0.9), 0.002, (0.2, 0.1), (0.27, 0.285, 0.25), (0.12, 0.28)),
        "skirt": M.plain("kota_skirt", (0.25, 0.265, 0.235), 0.3),
        "wall": M.lime_plaster("ivory_lime", (0.745, 0.705, 0.625), 0.08, 0.30),
        "clay_lime": M.lime_plaster("olive_lime", (0.37, 0.375, 0.275), 0.10, 0.32),
        "drape": M.sheer("linen_drape", (0.66, 0.615, 0.52), 0.0),
        "teak_y": M.teak("teak_y", "y"),
        "cane": M.cane(),
        "flax": M.linen("flax", (0.64, 0.585, 0.475)),
    }
    shell(m)
    balcony(m)
    border(m)
    sitting(m)
    dining(m)
    tv_wall(m)
    split_ac((-2.10, -0.001, 2.40), 0.0, -0.37)
    ceiling_fan((-1.0, -1.75, HEIGHT - 0.32), 0.32, m["brass"], m["teak_x"], m["brass"], turn=0.6)


def border(m):
    """The false ceiling's lowered border with its bead of teak; the curtains hang below it."""
    z, low = HEIGHT - DROP / 2, HEIGHT - DROP
    box("border", (5.8, BORDER, DROP), (0, -BORDER / 2, z), m["ceiling"], 0.002)
    box("border", (5.8, BORDER, DROP), (0, SOUTH + BORDER / 2, z), m["ceiling"], 0.002)
    box("border", (BORDER, 3.4 - 2 * BORDER, DROP), (WEST + BORDER / 2, SOUTH / 2, z), m["ceiling"], 0.002)
    for y in (-BORDER - 0.009, SOUTH + BORDER + 0.009):
        box("bead", (5.36, 0.018, 0.035), (0.21, y, low + 0.020), m["teak_x"], 0.003)
    box("bead", (0.018, 3.4 - 2 * BORDER, 0.035), (WEST + BORDER + 0.009, SOUTH / 2, low + 0.020), m["teak_y"], 0.003)
    box("curtain_rail", (0.028, 3.30, 0.020), (-2.80, SOUTH / 2, low - 0.010), m["brass"], 0.003)
    for y, w, seed in ((-0.44, 0.58, 2), (-2.98, 0.56, 7)):
        curtain((-2.80, y, 0), w, low - 0.032, 8, 0.05, m["drape"], math.radians(90), seed)


def sitting(m):
    knots = M.rug_wool("knotted_rug", (0.235, 0.105, 0.072), (0.55, 0.48, 0.37), ((0.60, 0.03), (0.69, 0.015)))
    rug((-1.40, -1.75, 0.001), 2.5, 1.7, knots, 0, False, t=0.014)
    cushions = [
        (-0.74, 0.00, 0.62, (0.46, 0.46), 16, 8, m["rust"], 1),
        (-0.36, -0.06, 0.58, (0.50, 0.32), 20, -7, m["mustard"], 4),
        (0.76, 0.00, 0.62, (0.46, 0.46), 15, -9, m["indigo"], 3),
    ]
    sofa((-1.50, -0.53, 0), 0, 2.20, 0.92, 2, m["flax"], m["teak_x"], cushions)
    cane_chair((-2.28, -2.50, 0.0), math.radians(138), m["teak_z"], m["cane"], m["ivory"])
    x, y, top = -1.42, -1.62, 0.36
    round_table((x, y, 0.0155), 0.46, top, 0.035, M.travertine("table_stone"), 0.17, m["teak_z"], "low_table")
    top += 0.0155
    newspaper((x - 0.16, y - 0.02, top), math.radians(17), 0.27, 0.35, 3)
    tea((x + 0.14, y - 0.12, top))
    tea((x + 0.21, y - 0.03, top), seed=4)
    bowl((x + 0.16, y + 0.20, top), m["brass"], 0.7)
    warli((-1.55, -0.001, 1.56), 0.62, m["teak_x"], village, seed=4)
    planter((-2.66, -0.30, 0), 0.13, 0.30, m["terracotta"], m["soil"], "drum")
    put(snake_plant(banded_leaf(), 6), (-2.66, -0.30, 0.27), 0.4)
    switches((-0.28, -0.001, 1.25), 0, 5)
    sandals((-0.10, -0.98, 0.0), math.radians(20))


def dining(m):
    """A table of teak, chairs with cane backs, two lamps of spun brass above it."""
    x, y = 0.98, -0.70
    dining_table((x, y, 0), 0.80, 1.28, 0.75, m["teak_y"], m["teak_z"])
    for dx, dy, turn in ((-0.56, -0.26, 90), (-0.60, 0.30, 86), (0.57, 0.28, -94)):
        dining_chair((x + dx, y + dy, 0), math.radians(turn), m["teak_z"], m["cane"], m["ivory"])
    for dy in (-0.34, 0.26):
        spun_pendant((x, y + dy, 1.62), m["brass"], m["ivory_lam"], 0.16, 0.18, HEIGHT - 1.62)
    bowl((x + 0.02, y + 0.28, 0.75), m["celadon"], 0.95)
    orange = M.plain("orange", (0.62, 0.22, 0.015), 0.45)
    fruit((x + 0.02, y + 0.28, 0.75), orange, ((0, 0, 0.045), (0.062, 0.02, 0.060), (-0.05, 0.05, 0.060)), 0.034)
    vase((x + 0.17, y + 0.46, 0.75), 0.17, 2, m["white"])
    branches((x + 0.17, y + 0.46, 0.90), 0.30, 5, m["leaf"], m["stem"], 12, 0.05, 0.016, 0.5)
    cup((x - 0.14, y - 0.30, 0.75), m["white"])


def tv_wall(m):
    """Teak boards up to the border, a bench of drawers under a slab of stone."""
    turn, wide = math.pi, 2.70
    x = TV - 0.15
    panel = empty("tv_panel", (x, SOUTH, 0), turn)
    box("panel_back", (wide, 0.006, HEIGHT - DROP), (0, -0.003, (HEIGHT - DROP) / 2), m["black"], 0, parent=panel)
    for k in range(18):
        box(
            "panel_board",
            (0.146, 0.020, HEIGHT - DROP - 0.004),
            (-wide / 2 + 0.15 * (k + 0.5), -0.016, (HEIGHT - DROP) / 2),
            m["teak_z"],
            0.003,
            parent=panel,
        )
    unit = tv_unit((x, SOUTH + 0.026, 0), wide, m["teak_x"], m["teak_x"], m["brass"], turn, 0.27, 0.18, drawers=4)
    stone = M.kota_stone("kota_top", (6, 6), 0.001, (0, 0), (0.27, 0.285, 0.25), (0.12, 0.28))
    box("unit_stone", (wide + 0.02, 0.40, 0.03), (0, -0.20, 0.465), stone, 0.004, parent=unit)
    television((TV, SOUTH + 0.0265, 1.16), turn)
    box("soundbar", (0.80, 0.085, 0.055), (TV, -3.23, 0.5085), m["black"], 0.010, 3)
    row_of_books(-1.10, -0.78, -0.20, 0.48, [m["rust"], m["ivory"], m["indigo"], m["mustard"]], 6, parent=unit)
    planter((TV - 1.02, -3.19, 0.48), 0.065, 0.11, m["terracotta"], m["soil"], "taper")
    put(snake_plant(banded_leaf("snake_leaf2"), 9, 9, 0.30), (TV - 1.02, -3.19, 0.575), 1.0, 0.8)
    warli((0.48, -3.399, 1.50), 0.44, m["teak_x"], dance, turn, 7)
    switches((0.80, -3.4, 1.15), turn, 4, False)
