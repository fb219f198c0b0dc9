"""The hall at the lowest level of cost, from the same camera in the same light: laminate, tiles of 60 cm, painted
plaster, tube lights."""

import math

from ...kit import materials as M
from ...kit.appliances import split_ac, television
from ...kit.books import row_of_books
from ...kit.core import box, empty
from ...kit.easy_seating import padded_chair, three_seater
from ...kit.fan import ceiling_fan
from ...kit.leaves import put
from ...kit.life import sandals, switches, tea
from ...kit.newspaper import newspaper
from ...kit.plants import planter
from ...kit.sansevieria import banded_leaf, snake_plant
from ...kit.sheet_goods import laminate, vitrified
from ...kit.tableware import bowl, cup, fruit
from ...kit.wardrobes import tv_unit
from ...kit.warli import dance, village, warli
from .hall_shell import balcony, dressed, shell
from .measures import RAW_HEIGHT

SOUTH, TV = -3.4, -1.0


def hall_of_laminate(m):
    m = m | {
        "tile": vitrified("tile_60", (0.60, 0.555, 0.48), (0.6, 0.6), (0.1, 0.2), 0.24, 0.05),
        "skirt": M.plain("skirt_60", (0.56, 0.515, 0.445), 0.25),
        "clay_lime": M.lime_plaster("cream_paint", (0.76, 0.705, 0.595), 0.01, 0.04),
        "drape": M.sheer("cotton_drape", (0.30, 0.375, 0.40), 0.0),
        "wood_lam": laminate("wood_lam", (0.36, 0.255, 0.165)),
        "slate": M.linen("slate", (0.17, 0.19, 0.205)),
    }
    shell(m, RAW_HEIGHT)
    balcony(m)
    dressed(m)
    sitting(m)
    dining(m)
    tv_wall(m)
    tube_light(m, (0.15, -0.001, 2.42), 0)
    tube_light(m, (TV, SOUTH + 0.001, 2.42), math.pi)
    split_ac((-2.10, -0.001, 2.40), 0.0, -0.37)
    ceiling_fan((-1.0, -1.75, RAW_HEIGHT - 0.45), 0.45, m["white_metal"], m["fan_blade"], m["satin"], turn=0.6)


def sitting(m):
    """A two-seater in slate, a table of laminate boards."""
    cushions = [
        (-0.52, 0.02, 0.64, (0.44, 0.44), 16, 8, m["mustard"], 1),
        (0.54, 0.02, 0.64, (0.44, 0.44), 15, -9, m["mist"], 3),
    ]
    three_seater((-1.60, -0.46, 0), 0, m["slate"], m["teak_z"], 1.75, 0.82, cushions)
    x, y = -1.45, -1.62
    g = empty("low_table", (x, y, 0))
    box("table_top", (0.90, 0.50, 0.025), (0, 0, 0.3875), m["wood_lam"], 0.002, parent=g)
    for s in (-1, 1):
        box("table_side", (0.025, 0.46, 0.375), (s * 0.40, 0, 0.1875), m["wood_lam"], 0.002, parent=g)
    box("table_shelf", (0.775, 0.42, 0.018), (0, 0, 0.14), m["white_lam"], 0.001, parent=g)
    newspaper((x - 0.20, y - 0.02, 0.40), math.radians(17), 0.27, 0.35, 3)
    tea((x + 0.13, y - 0.10, 0.40))
    tea((x + 0.21, y - 0.02, 0.40), seed=4)
    warli((-1.55, -0.001, 1.56), 0.62, m["teak_x"], village, seed=4)
    planter((-2.62, -0.34, 0), 0.15, 0.30, m["terracotta"], m["soil"], "taper")
    put(snake_plant(banded_leaf(), 6), (-2.62, -0.34, 0.27), 0.4)
    switches((-0.28, -0.001, 1.25), 0, 5)
    sandals((-0.10, -0.98, 0.0), math.radians(20))


def dining(m):
    """A laminate top on a frame of steel, three padded chairs."""
    x, y = 0.98, -0.70
    g = empty("dining_table", (x, y, 0))
    box("dining_top", (0.76, 1.20, 0.025), (0, 0, 0.7375), m["white_lam"], 0.002, parent=g)
    for sx in (-1, 1):
        box("dining_rail", (0.025, 1.06, 0.03), (sx * 0.34, 0, 0.71), m["rail"], 0.002, parent=g)
        for sy in (-1, 1):
            box("dining_leg", (0.032, 0.032, 0.725), (sx * 0.34, sy * 0.546, 0.3625), m["rail"], 0.003, parent=g)
    for dx, dy, turn in ((-0.56, -0.26, 90), (-0.60, 0.30, 86), (0.57, 0.28, -94)):
        padded_chair((x + dx, y + dy, 0), math.radians(turn), m["rail"], m["slate"], seed=round(9 * (dx + dy)) % 7 + 1)
    bowl((x + 0.02, y + 0.28, 0.75), m["white"], 0.95)
    orange = M.plain("orange", (0.62, 0.22, 0.015), 0.45)
    fruit((x + 0.02, y + 0.28, 0.75), orange, ((0, 0, 0.045), (0.062, 0.02, 0.060), (-0.05, 0.05, 0.060)), 0.034)
    cup((x - 0.14, y - 0.30, 0.75), m["white"])


def tv_wall(m):
    """Three boards of laminate behind the television, a box with drawers below."""
    turn = math.pi
    panel = empty("tv_panel", (TV, SOUTH, 0), turn)
    for k in (-1, 0, 1):
        box("panel_board", (0.596, 0.018, 1.50), (0.60 * k, -0.0095, 1.29), m["wood_lam"], 0.001, parent=panel)
    unit = tv_unit((TV, SOUTH, 0), 1.8, m["wood_lam"], m["white_lam"], m["satin"], turn, 0.34, 0.12)
    television((TV, SOUTH + 0.0185, 1.16), turn)
    row_of_books(-0.84, -0.52, -0.20, 0.46, [m["rust"], m["ivory"], m["indigo"], m["mustard"]], 6, parent=unit)
    planter((TV - 0.74, -3.19, 0.46), 0.065, 0.11, m["terracotta"], m["soil"], "taper")
    put(snake_plant(banded_leaf("snake_leaf2"), 9, 9, 0.30), (TV - 0.74, -3.19, 0.555), 1.0, 0.8)
    warli((0.48, -3.399, 1.50), 0.44, m["teak_x"], dance, turn, 7)
    switches((0.80, -3.4, 1.15), turn, 4, False)


def tube_light(m, loc, turn):
    """A batten of four feet on the wall."""
    g = empty("tube_light", loc, turn)
    box("batten", (1.20, 0.030, 0.036), (0, -0.015, 0), m["white_metal"], 0.004, parent=g)
    for s in (-1, 1):
        box(
            "tube_end",
            (0.022, 0.028, 0.034),
            (s * 0.589, -0.043, 0),
            M.plain("tube_end", (0.30, 0.30, 0.30), 0.4),
            0.003,
            parent=g,
        )
    box(
        "diffuser",
        (1.156, 0.024, 0.026),
        (0, -0.041, 0),
        M.plain("diffuser", (0.80, 0.80, 0.79), 0.3),
        0.008,
        3,
        parent=g,
    )
