"""The hall at eleven: a sofa before clay-coloured lime, a television on fluted veneer, a table for four by the
kitchen, the balcony on the south."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit.appliances import refrigerator, split_ac, television
from ...kit.basins import panelled_door, pegs
from ...kit.brassware import samai, worn_brass
from ...kit.cloth import curtain, rug
from ...kit.core import box, disc, empty, tube
from ...kit.cushions import soft_box
from ...kit.easy_seating import padded_chair, three_seater
from ...kit.fan import ceiling_fan
from ...kit.household import letters
from ...kit.leaves import put
from ...kit.life import cloth_bag, keys, sandals, switches, tea
from ...kit.newspaper import newspaper
from ...kit.objects import books, tray, vase
from ...kit.openings import glazed_frame, railing
from ...kit.plants import branches, planter
from ...kit.sansevieria import banded_leaf, snake_plant
from ...kit.shell import rect_pts, skirting, slab, wall
from ...kit.shrine import bell, diya, ganesha, garland, halo, hung_garland, incense, kalash, shrine
from ...kit.storage import row_of_books
from ...kit.tables import dining_table
from ...kit.tableware import bowl, cup, fruit
from ...kit.wardrobes import fluted, shoe_cabinet, tv_unit
from ...kit.warli import dance, village, warli
from .measures import HEIGHT

H = HEIGHT + 0.1
TV = -1.0  # the middle of the television


def shell(m):
    slab("floor", -3.05, -3.8, 4.7, 0.4, 0, 0.2, m["tile"])
    wall("back", (3.1, 0), (-4.4, 0), H, 0.12, [rect_pts(0.3, 0, 1.2, 2.1)], m["clay_lime"], 0.008)
    wall("south", (-4.4, -3.4), (4.6, -3.4), H, 0.12, [rect_pts(5.35, 0, 6.35, 2.1)], m["wall"], 0.008)
    wall("west", (-2.9, 0.1), (-2.9, -3.5), H, 0.2, [rect_pts(0.7, 0, 2.9, 2.25)], m["wall"], 0.008)
    wall("east", (2.9, -1.381), (2.9, 0.1), H, 0.12, [], m["wall"], 0)
    wall("entrance_north", (4.6, -1.5), (2.9, -1.5), H, 0.12, [], m["wall"], 0)
    wall("entrance_east", (4.4, -3.5), (4.4, -1.4), H, 0.2, [], m["wall"], 0.008)
    box("ceiling", (9.4, 4.2, 0.2), (0.1, -1.7, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (
        ((1.9, 0), (-2.9, 0)),
        ((-2.9, -3.4), (0.95, -3.4)),
        ((1.95, -3.4), (4.4, -3.4)),
        ((-2.9, 0), (-2.9, -0.6)),
        ((-2.9, -2.8), (-2.9, -3.4)),
        ((4.4, -1.5), (2.9, -1.5)),
    ):
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
    """A sliding door of white aluminium, one leaf open; a rail of steel and glass, pots."""
    slab("balcony_floor", -4.35, -3.8, -2.95, 0.4, -0.03, 0.2, m["step_tile"])
    box("sill", (0.24, 2.20, 0.02), (-3.0, -1.7, 0.004), m["dark_quartz"], 0.003)
    frame, glass = m["white_metal"], m["glass"]
    glazed_frame((-3.03, -1.7, 0), 2.2, 2.25, frame, None, math.pi / 2, (1, 1), 0.045, 0.10)
    for y, x in ((-2.26, -3.05), (-2.10, -3.005)):
        glazed_frame((x, y, 0.045), 1.06, 2.16, frame, glass, math.pi / 2, (1, 1), 0.045, 0.032)
    railing((-4.18, -3.4), (-4.18, 0), m["rail"], 1.10, 0.105)
    box("slab_above", (1.5, 4.4, 0.2), (-3.85, -1.7, HEIGHT + 0.1), m["ceiling"], 0.01)
    leaf = M.leaf("potted", (0.05, 0.12, 0.035), 0.35)
    for y, r, seed in ((-3.1, 0.15, 3), (-0.30, 0.13, 8)):
        planter((-3.95, y, -0.03), r, 0.28, m["terracotta"], m["soil"], "taper")
        branches((-3.95, y, 0.20), 0.55, 9, leaf, m["stem"], seed, 0.07, 0.022, 0.75)
    tube("rod", [(-2.80, -0.28, 2.50), (-2.80, -3.12, 2.50)], 0.012, m["satin"], 5)
    for y in (-0.30, -3.10):
        tube("rod_foot", [(-2.90, y, 2.50), (-2.80, y, 2.50)], 0.008, m["satin"], 4)
    curtain((-2.80, -0.52, 0), 0.44, 2.47, 6, 0.05, m["drape"], math.radians(90), 2)
    curtain((-2.80, -2.93, 0), 0.40, 2.47, 6, 0.05, m["drape"], math.radians(90), 7)


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
    planter((-2.62, -0.34, 0), 0.15, 0.30, m["white"], m["soil"], "drum")
    put(snake_plant(banded_leaf(), 6), (-2.62, -0.34, 0.27), 0.4)
    switches((-0.28, -0.001, 1.25), 0, 5)
    split_ac((1.02, -0.001, 2.40))
    ceiling_fan((-1.0, -1.75, HEIGHT - 0.32), 0.32, m["white_metal"], m["fan_blade"], m["satin"], turn=0.6)
    sandals((-0.10, -1.15, 0.0), math.radians(20))


def low_table(m, x, y):
    """Veneer on four legs, a shelf below; tea, the day's paper, a bowl."""
    box("table_top", (0.95, 0.50, 0.028), (x, y, 0.40), m["veneer_x"], 0.005, 3)
    box("table_shelf", (0.85, 0.40, 0.018), (x, y, 0.15), m["veneer_x"], 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box("table_leg", (0.034, 0.034, 0.386), (x + sx * 0.43, y + sy * 0.21, 0.193), m["teak_z"], 0.005, 3)
    newspaper((x - 0.22, y - 0.02, 0.414), math.radians(17), 0.27, 0.35, 3)
    tea((x + 0.13, y - 0.10, 0.414))
    tea((x + 0.21, y - 0.02, 0.414), seed=4)
    bowl((x + 0.33, y + 0.08, 0.414), m["celadon"], 0.7)
    books((x + 0.12, y, 0.159), 3, 0.2, (m["indigo"], m["ivory"], m["rust"]), 5)


def dining(m):
    """A table for four with its short side to the wall, under nothing; fruit, a steel jug, a school bottle."""
    x, y = 0.98, -0.70
    dining_table((x, y, 0), 0.78, 1.25, 0.75, m["quartz"], m["teak_z"])
    for dx, dy, turn in ((-0.56, -0.26, 90), (-0.60, 0.30, 86), (0.57, -0.28, -90), (0.62, 0.28, -97)):
        padded_chair((x + dx, y + dy, 0), math.radians(turn), m["teak_z"], m["mist"], seed=round(9 * (dx + dy)) % 7 + 1)
    bowl((x + 0.02, y + 0.28, 0.75), m["white"], 0.95)
    fruit(
        (x + 0.02, y + 0.28, 0.75),
        M.plain("orange", (0.62, 0.22, 0.015), 0.45),
        ((0, 0, 0.045), (0.062, 0.02, 0.060), (-0.05, 0.05, 0.060), (-0.03, -0.058, 0.060)),
        0.034,
    )
    vase((x + 0.17, y + 0.42, 0.75), 0.17, 2, m["celadon"])
    branches((x + 0.17, y + 0.42, 0.90), 0.30, 5, m["leaf"], m["stem"], 12, 0.05, 0.016, 0.5)
    tray((x - 0.16, y + 0.40, 0.75), 0.10, m["teak_x"])
    cup((x - 0.14, y - 0.30, 0.75), m["white"])


def prayer(m):
    """By the kitchen's door, so that one faces north: Ganesha on a marble step, lamps, a garland strung this
    morning."""
    y, turn = -0.70, -math.pi / 2
    x = 2.898
    g = shrine((x, y, 0), turn, m["veneer_z"], m["veneer_x"], m["quartz"], m["brass"])
    metal = worn_brass("idol_brass", 0.26)
    ganesha((0, -0.095, 0.8705), metal, 0.25, g)
    halo((0, -0.030, 0.8705), metal, 0.145, g)
    for s in (-1, 1):
        samai((x - 0.20, y + s * 0.30, 0.78), m["brass"], 0.30)
    kalash((x - 0.24, y + 0.165, 0.78), m["brass"], m["leaf"], M.plain("coconut", (0.16, 0.095, 0.05), 0.9, 0.2))
    diya((x - 0.30, y + 0.02, 0.78), m["terracotta"])
    diya((x - 0.285, y - 0.075, 0.78), m["terracotta"], False)
    bell((x - 0.29, y - 0.165, 0.78), m["brass"])
    incense((x - 0.135, y - 0.20, 0.8705), m["brass"])
    hung_garland((x - 0.20, y - 0.405, 1.73), (x - 0.20, y + 0.405, 1.73), 0.13, m["marigold"], 30, 3)
    bowl((x - 0.27, y - 0.27, 0.78), m["brass"], 0.55)
    garland(
        [(x - 0.27 + 0.020 * math.cos(a), y - 0.27 + 0.020 * math.sin(a), 0.812) for a in (0, 1.6, 3.1, 4.7)],
        m["marigold"],
        0.016,
        4,
    )


def entrance(m):
    """At the door: shoes behind laminate, a bench's worth of top for keys and post, a mirror, bags on pegs."""
    x = 3.52
    shoe_cabinet((x, -1.502, 0), 1.14, m["ivory_lam"], m["mist_lam"], m["veneer_x"], m["brass"])
    disc("mirror_back", 0.33, 0, 0.016, (x - 0.17, -1.501, 1.52), m["teak_x"], 0.004).rotation_euler = (
        math.pi / 2,
        0,
        0,
    )
    disc("mirror_sheet", 0.312, 0, 0.003, (x - 0.17, -1.5175, 1.52), m["mirror"], 0.001).rotation_euler = (
        math.pi / 2,
        0,
        0,
    )
    bowl((x + 0.10, -1.67, 1.0), m["celadon"], 0.62)
    keys((x + 0.10, -1.67, 1.010), m["brass"], m["black"])
    letters((x + 0.34, -1.66, 1.0), 0.3, 3, 5)
    vase((x - 0.42, -1.66, 1.0), 0.20, 1, m["white"])
    branches((x - 0.42, -1.66, 1.17), 0.34, 5, m["leaf2"], m["stem"], 23, 0.06, 0.02, 0.5)
    pegs((x + 0.43, -1.50, 1.80), 2, 0.16, m["teak_x"], m["brass"])
    cloth_bag((x + 0.35, -1.585, 1.80), m["mustard"], m["indigo"])
    sandals((x - 0.30, -2.06, 0), math.radians(188))
    sandals(
        (x + 0.06, -2.02, 0),
        math.radians(172),
        M.plain("strap", (0.05, 0.03, 0.025), 0.5),
        M.plain("sole", (0.035, 0.030, 0.028), 0.75),
    )
    child_shoes(m, x + 0.34, -2.03)
    rug((4.0, -2.55, 0.001), 0.50, 0.80, M.rug_wool("mat", (0.30, 0.20, 0.11)), 0, False, t=0.012)
    panelled_door((4.40, -2.30, 0), 0.98, 2.08, m["teak_x"], m["teak_z"], m["brass"], -math.pi / 2)
    switches((4.40, -1.66, 1.25), -math.pi / 2, 3, False)


def child_shoes(m, x, y):
    """A pair of school shoes, one fallen on its side a little."""
    black = M.plain("school_shoe", (0.014, 0.013, 0.013), 0.22, 0.5)
    for dx, turn, tilt in ((-0.045, 2.9, 0.0), (0.050, 3.35, 0.0)):
        g = empty("school_shoe", (x + dx, y, 0), turn)
        soft_box(
            "shoe_sole",
            (0.066, 0.185, 0.020),
            3,
            10,
            0,
            0,
            1,
            M.plain("shoe_sole", (0.02, 0.02, 0.02), 0.7),
            (0, 0, 0.011),
            parent=g,
        )
        soft_box("shoe_toe", (0.064, 0.110, 0.050), 2.4, 12, 0, 0, 2, black, (0, 0.034, 0.042), parent=g)
        soft_box("shoe_heel", (0.060, 0.080, 0.066), 2.8, 12, 0, 0, 3, black, (0, -0.048, 0.048), (tilt, 0, 0), g)


def tv_wall(m):
    """Fluted veneer, a white box with drawers, fifty inches, the router, a few books; beside it a shelf for what a
    family brings home."""
    turn = math.pi
    fluted((TV, -3.4, 0.0), 2.10, HEIGHT - 0.02, m["veneer_z"], turn)
    unit = tv_unit((TV, -3.379, 0), 2.4, m["veneer_x"], m["ivory_lam"], m["brass"], turn)
    television((TV, -3.379, 1.16), turn)
    box("soundbar", (0.80, 0.085, 0.055), (TV, -3.23, 0.5085), m["black"], 0.010, 3)
    row_of_books(-1.10, -0.78, -0.20, 0.48, [m["rust"], m["ivory"], m["indigo"], m["mustard"]], 6, parent=unit)
    planter((TV - 1.02, -3.19, 0.48), 0.065, 0.11, m["terracotta"], m["soil"], "taper")
    put(snake_plant(banded_leaf("snake_leaf2"), 9, 9, 0.30), (TV - 1.02, -3.19, 0.575), 1.0, 0.8)
    warli((0.48, -3.399, 1.50), 0.44, m["teak_x"], dance, turn, 7)
    switches((0.80, -3.4, 1.15), turn, 4, False)


def furnish(m):
    entrance(m)
    prayer(m)
    balcony(m)
    sitting(m)
    dining(m)
    tv_wall(m)
