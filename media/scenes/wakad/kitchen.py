"""The kitchen in the afternoon: pale blue-grey shutters under quartz, white wall units and lofts, a hood over the hob,
the sink under its window. The utility balcony is behind a door on the right."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit.appliances import chimney, refrigerator
from ...kit.basins import pump_bottle
from ...kit.core import box, empty, lathe, tube
from ...kit.fitted import carcass, shutter
from ...kit.life import cable, switches
from ...kit.modular_kitchen import base_units, lofts, mixer, spice_box, wall_units
from ...kit.openings import glazed_frame
from ...kit.plants import branches, planter
from ...kit.shell import rect_pts, skirting, slab, wall
from ...kit.stove import hob, plate_rack, pressure_cooker, tumblers, utensil_rail
from ...kit.tableware import bowl, fruit, jar
from ...kit.tiles import tile_field
from ...kit.towels import terry, towel_over
from ...kit.wet import sink, standing_tap
from .measures import HEIGHT, LOFT
from .utility import utility

H = HEIGHT + 0.1
TOP, LEFT = 0.86, -0.95
HOB, SINK = -0.125, 1.13
EDGE = LEFT + 18 * 0.075  # x where the high tiles end, at a joint


def kitchen(m):
    shell(m)
    fitted(m)
    at_the_hob(m)
    at_the_sink(m)
    utility(m)
    L.portal((1.0, 0.16, 1.62), (0, -1, 0), (0.9, 0.95))


def shell(m):
    slab("floor", -1.75, -2.75, 1.66, 0.3, 0, 0.2, m["tile"])
    wall("back", (1.75, 0), (-1.8, 0), H, 0.12, [rect_pts(0.33, 1.14, 1.17, 2.06)], m["wall"], 0.004)
    wall("left", (-1.6, 0.1), (-1.6, -2.7), H, 0.12, [], m["wall"], 0.004)
    wall("right", (1.6, -2.7), (1.6, 0.1), H, 0.2, [rect_pts(0.655, 0, 1.405, 2.06)], m["wall"], 0.004)
    wall("front", (-1.8, -2.5), (1.75, -2.5), H, 0.12, [], m["wall"], 0.004)
    box("ceiling", (3.7, 3.2, 0.2), (0, -1.2, HEIGHT + 0.1), m["ceiling"], 0)
    skirting("skirting", (1.6, -1.3), (1.6, -0.62), m["skirt"], 0.08, 0.010)
    glazed_frame((1.0, 0.07, 0), 0.84, 0.901, m["white_metal"], m["glass"], 0, (2, 1), 0.042, 0.045, 1.159)
    for k in range(5):
        tube("grille", [(0.60, 0.105, 1.25 + 0.16 * k), (1.40, 0.105, 1.25 + 0.16 * k)], 0.005, m["rail"], 3)
    box("sill", (0.84, 0.171, 0.020), (1.0, 0.0305, 1.149), m["quartz"], 0.002)


def fitted(m):
    run = base_units(
        (LEFT, -0.002, 0),
        ((0.40, "drawers"), (0.85, "pans"), (0.40, "door"), (0.898, "doors")),
        m["white_lam"],
        m["mist_lam"],
        m["quartz"],
        m["satin"],
        m["plinth"],
    )
    tiles = M.ceramic("kitchen_tile", (0.72, 0.705, 0.665), 0.13)
    tile_field((LEFT, 0, TOP), EDGE - LEFT, 1.46 - TOP, tiles, m["grout"], (0.075, 0.15), 0.002, 0, 3, 0.007)
    tile_field((EDGE, 0, TOP), 1.6 - EDGE, 0.27, tiles, m["grout"], (0.075, 0.15), 0.002, 0, 5, 0.007)
    tile_field((HOB - 0.30, 0, 1.46), 0.60, 0.20, tiles, m["grout"], (0.075, 0.15), 0.002, 0, 8, 0.007)
    wall_units(
        (LEFT, -0.002, 1.46),
        ((0.525, "doors"), (0.60, "gap"), (0.32, "open")),
        m["white_lam"],
        m["white_lam"],
        m["satin"],
        inside=m["veneer_x"],
    )
    lofts(
        (-1.598, -0.002, LOFT),
        (0.648, 0.525, 0.60, 0.32, 0.551, 0.552),
        HEIGHT - LOFT - 0.02,
        m["white_lam"],
        m["white_lam"],
        m["satin"],
    )
    box("fridge_side", (0.018, 0.60, LOFT), (LEFT - 0.011, -0.302, LOFT / 2), m["white_lam"], 0.001)
    refrigerator((-1.28, -0.004, 0), M.plain("fridge", (0.045, 0.062, 0.072), 0.22), w=0.58, hinge=-1)
    on_the_fridge(m)
    chimney((HOB, -0.012, 1.53), LOFT - 1.53 - 0.002, m["steel"], m["black"], 0.0, 0.55, 0.43)
    sink((SINK, -0.30, TOP), m["steel"], m["black"], 0.52, 0.40, 0, run, 0.20)
    standing_tap((SINK, -0.065, TOP), m["steel"], 0.20, 0.30)
    for k, x in enumerate((0.36, 0.29)):
        bowl((x, -0.17, 1.479 + 0.310 * k), m[("celadon", "white")[k]], 0.75)
    jar((0.25, -0.16, 1.479), m["steel"], 0.95, 1.0)
    jar((0.41, -0.16, 1.789), m["steel"], 1.05, 1.25)


def on_the_fridge(m):
    """A cupboard over it; a list held by a magnet."""
    g = empty("over_fridge", (0, -0.002, 0))
    y = carcass(g, -1.598, LEFT - 0.021, 1.72, LOFT - 0.001, 0.58, m["white_lam"])
    for a, b, side in ((-1.598, -1.284, "right"), (-1.284, LEFT - 0.021, "left")):
        shutter(g, a, b, 1.72, LOFT - 0.001, y, m["white_lam"], side, m["satin"])
    door = -0.004 - 0.64 - 0.043
    box("note", (0.10, 0.0012, 0.145), (-1.20, door - 0.0004, 1.02), m["paper"], 0, rot=(0, 0.03, 0))
    box("magnet", (0.022, 0.006, 0.022), (-1.20, door - 0.0035, 1.0765), m["rust"], 0.002)
    for k in range(6):  # the list's lines
        wide = (0.062, 0.048, 0.070, 0.055, 0.040, 0.066)[k]
        at = (-1.206 + (wide - 0.07) / 2, door - 0.0012, 1.05 - 0.017 * k)
        box("note_line", (wide, 0.0002, 0.0022), at, m["black"], 0, rot=(0, 0.03, 0))


def at_the_hob(m):
    """Three whistles so far: the cooker; a pan, spices, rotis under a cloth, ladles on their rail."""
    hob((HOB, -0.29, TOP), m["steel"], m["black"])
    pressure_cooker((HOB - 0.15, -0.26, TOP + 0.0585), m["steel"], m["black"], math.radians(208))
    kadhai(m, HOB + 0.15, -0.26, TOP + 0.0585)
    utensil_rail((-0.59, -0.0065, 1.40), 0.32, m["steel"], ("ladle", "skimmer", "ladle"), seed=6)
    spice_box((0.40, -0.30, TOP), m["steel"], 3, 0.4)
    mixer((-0.80, -0.20, TOP), m["white_metal"], m["steel"], m["black"], 0.15)
    cable(
        [
            (-0.78, -0.10, TOP + 0.02),
            (-0.75, -0.03, TOP + 0.004),
            (-0.70, -0.010, TOP + 0.004),
            (-0.665, -0.009, 1.0),
            (-0.66, -0.012, 1.085),
        ],
        m["black"],
    )
    switches((0.30, -0.0095, 1.28), 0, 2)
    switches((-0.66, -0.0095, 1.10), 0, 1)
    box("board", (0.34, 0.24, 0.020), (-0.64, -0.43, TOP + 0.010), m["teak_x"], 0.006, 3, (0, 0, 0.08))
    tomato = M.plain("tomato", (0.30, 0.030, 0.014), 0.22)
    fruit((-0.58, -0.40, TOP + 0.020), tomato, ((0, 0, 0.028), (0.062, 0.02, 0.028), (0.02, -0.062, 0.028)), 0.030, 8)
    towel_over(
        (0.02, -0.628, TOP - 0.105),
        0.26,
        0.245,
        0.20,
        terry("kitchen_cloth", (0.66, 0.64, 0.58), ((-0.19, 0.008), (-0.17, 0.003)), (0.30, 0.08, 0.04)),
        0.0,
        3,
    )


def kadhai(m, x, y, z):
    """A round-bottomed pan with two handles."""
    lathe(
        "kadhai",
        [
            (0, 0),
            (0.04, 0.004),
            (0.09, 0.028),
            (0.125, 0.070),
            (0.130, 0.074),
            (0.122, 0.072),
            (0.086, 0.034),
            (0.04, 0.012),
            (0, 0.009),
        ],
        m["black"],
        72,
        (x, y, z),
    )
    for s in (-1, 1):
        tube(
            "kadhai_ear",
            [
                (x + s * 0.118, y - 0.03, z + 0.066),
                (x + s * 0.158, y - 0.02, z + 0.078),
                (x + s * 0.158, y + 0.02, z + 0.078),
                (x + s * 0.118, y + 0.03, z + 0.066),
            ],
            0.005,
            m["steel"],
            4,
        )


def at_the_sink(m):
    plate_rack((0.745, -0.20, TOP), m["steel"], (m["steel"], m["white"], m["steel"]), math.pi / 2, 5, 4)
    pump_bottle(
        (SINK + 0.26, -0.09, TOP),
        0.15,
        0.030,
        M.plain("dish_soap", (0.10, 0.26, 0.06), 0.12, 0.5),
        m["white_metal"],
        0.4,
    )
    tumblers((1.44, -0.16, TOP), m["steel"], 2, 4)
    planter((1.30, 0.0, 1.159), 0.045, 0.08, m["terracotta"], m["soil"], "taper")
    branches((1.30, 0.0, 1.22), 0.16, 8, m["leaf2"], m["stem"], 17, 0.030, 0.012, 0.8)
