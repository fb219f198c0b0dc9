"""The hall at eleven: a sofa in front of clay-coloured lime, a television on fluted veneer, a table for four by the
kitchen, the balcony on the south."""

import math

from ...kit import materials as M
from ...kit.appliances import split_ac, television
from ...kit.books import books, row_of_books
from ...kit.cloth import rug
from ...kit.core import box, empty
from ...kit.easy_seating import padded_chair, three_seater
from ...kit.fan import ceiling_fan
from ...kit.leaves import put
from ...kit.life import sandals, switches, tea
from ...kit.newspaper import newspaper
from ...kit.objects import tray, vase
from ...kit.plants import branches, planter
from ...kit.sansevieria import banded_leaf, snake_plant
from ...kit.tables import dining_table
from ...kit.tableware import bowl, cup, fruit
from ...kit.wardrobes import fluted, tv_unit
from ...kit.warli import dance, village, warli
from .entrance import entrance, prayer
from .hall_shell import balcony, dressed
from .measures import HEIGHT

TV = -1.0  # the middle of the television


def sitting(m):
    rug(
        (-1.35, -1.75, 0.001),
        2.2,
        1.5,
        M.rug_wool("rug", (0.50, 0.46, 0.39), (0.30, 0.355, 0.36), ((0.62, 0.03), (0.68, 0.012))),
        0,
        False,
        t=0.010,
    )
    cushions = [
        (-0.66, 0.02, 0.64, (0.44, 0.44), 16, 8, m["indigo"], 1),
        (-0.30, -0.03, 0.60, (0.48, 0.30), 20, -7, m["mustard"], 4),
        (0.68, 0.02, 0.64, (0.44, 0.44), 15, -9, m["rust"], 3),
    ]
    three_seater((-1.55, -0.46, 0), 0, m["oat"], m["teak_z"], 2.0, 0.84, cushions)
    low_table(m, -1.45, -1.62)
    warli((-1.55, -0.001, 1.56), 0.62, m["teak_x"], village, seed=4)
    planter((-2.735, -0.34, 0), 0.15, 0.30, m["white"], m["soil"], "drum")
    put(snake_plant(banded_leaf(), 6), (-2.735, -0.34, 0.27), 0.4)
    switches((-0.28, -0.001, 1.25), 0, 5)
    split_ac((-2.10, -0.001, 2.40), 0.0, -0.37)
    ceiling_fan((-1.0, -1.75, HEIGHT - 0.32), 0.32, m["white_metal"], m["fan_blade"], m["satin"], turn=0.6)
    sandals((-0.10, -0.98, 0.0), math.radians(20))


def low_table(m, x, y):
    """Veneer on four legs, a shelf below; tea, the day's paper, a bowl."""
    g = empty("low_table", (x, y, 0))
    box("table_top", (0.95, 0.50, 0.028), (0, 0, 0.40), m["veneer_x"], 0.005, 3, parent=g)
    box("table_shelf", (0.85, 0.40, 0.018), (0, 0, 0.15), m["veneer_x"], 0.003, parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box("table_leg", (0.034, 0.034, 0.386), (sx * 0.43, sy * 0.21, 0.193), m["teak_z"], 0.005, 3, parent=g)
    newspaper((x - 0.22, y - 0.02, 0.414), math.radians(17), 0.27, 0.35, 3)
    tea((x + 0.13, y - 0.10, 0.414))
    tea((x + 0.21, y - 0.02, 0.414), seed=4)
    bowl((x + 0.33, y + 0.08, 0.414), m["celadon"], 0.7)
    books((x + 0.12, y, 0.159), 3, 0.2, (m["indigo"], m["ivory"], m["rust"]), 5)


def dining(m):
    """A table for four with its short side to the wall and three chairs; fruit, a branch in a vase, a cup."""
    x, y = 0.98, -0.70
    dining_table((x, y, 0), 0.78, 1.25, 0.75, m["quartz"], m["teak_z"])
    for dx, dy, turn in ((-0.56, -0.26, 90), (-0.60, 0.30, 86), (0.57, 0.28, -94)):
        padded_chair((x + dx, y + dy, 0), math.radians(turn), m["teak_z"], m["mist"], seed=round(9 * (dx + dy)) % 7 + 1)
    bowl((x - 0.05, y - 0.20, 0.75), m["white"], 0.95)
    fruit(
        (x - 0.05, y - 0.20, 0.75),
        M.plain("orange", (0.62, 0.22, 0.015), 0.45),
        ((0, 0, 0.045), (0.062, 0.02, 0.060), (-0.05, 0.05, 0.060), (-0.03, -0.058, 0.060)),
        0.034,
    )
    vase((x + 0.17, y + 0.42, 0.75), 0.17, 2, m["celadon"])
    branches((x + 0.17, y + 0.42, 0.90), 0.30, 5, m["leaf"], m["stem"], 12, 0.05, 0.016, 0.5)
    tray((x - 0.16, y + 0.40, 0.75), 0.10, m["teak_x"])
    cup((x - 0.25, y - 0.38, 0.75), m["celadon"])


def tv_wall(m):
    """Fluted veneer, a white box with drawers, fifty inches, the router, a few books; beside it a shelf for what a
    family brings home."""
    turn = math.pi
    fluted((TV, -3.4, 0.30), 2.10, HEIGHT - 0.32, m["veneer_z"], turn)
    unit = tv_unit((TV, -3.379, 0), 2.4, m["veneer_x"], m["ivory_lam"], m["brass"], turn, end=m["veneer_y"])
    television((TV, -3.379, 1.16), turn)
    box("soundbar", (0.80, 0.085, 0.055), (TV, -3.23, 0.5085), m["black"], 0.010, 3)
    row_of_books(-1.10, -0.78, -0.20, 0.48, [m["rust"], m["ivory"], m["indigo"], m["mustard"]], 6, parent=unit)
    bowl((TV + 0.62, -3.20, 0.48), m["celadon"], 0.8)
    planter((TV - 1.02, -3.19, 0.48), 0.065, 0.11, m["terracotta"], m["soil"], "taper")
    put(snake_plant(banded_leaf("snake_leaf2"), 9, 9, 0.30), (TV - 1.02, -3.19, 0.575), 1.0, 0.8)
    warli((0.48, -3.399, 1.50), 0.44, m["teak_x"], dance, turn, 7)
    switches((0.80, -3.4, 1.15), turn, 4, False)


def furnish(m):
    entrance(m)
    prayer(m)
    balcony(m)
    dressed(m)
    sitting(m)
    dining(m)
    tv_wall(m)
