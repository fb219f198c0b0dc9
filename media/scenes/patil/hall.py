"""The hall."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit.bedding import cover
from ...kit.books import books
from ...kit.cloth import curtain, rug
from ...kit.core import box, lathe, tube
from ...kit.drawing_table import spectacles
from ...kit.fan import ceiling_fan
from ...kit.lamps import floor_lamp
from ...kit.leaves import put
from ...kit.life import keys, sandals, switches, tea
from ...kit.newspaper import newspaper
from ...kit.objects import tray, vase
from ...kit.openings import glazed_frame, railing
from ...kit.outlook import aerial, house, mangalore, painted, shade_tree, spray
from ...kit.plants import branches, planter, rubber_plant
from ...kit.pottery import wall_plates
from ...kit.seating import cane_chair, sofa
from ...kit.shell import arch_pts, rect_pts, skirting, slab, wall
from ...kit.storage import cabinet
from ...kit.tableware import bowl
from .measures import HEIGHT
from .outlook import AIR, GROUND
from .washing import washing


def hall_shell(m):
    slab("floor", -5.4, -5.2, 3.9, 0.3, 0, 0.2, m["kota"])
    wall("back", (3.9, 0), (-5.6, 0), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    doors = rect_pts(0.9, 0.0, 3.7, 2.45)
    wall("balcony_wall", (-3.7, 0.1), (-3.7, -5.2), HEIGHT + 0.1, 0.25, [doors], m["plaster"], 0.012)
    wall("east", (3.7, -5.2), (3.7, 0.1), HEIGHT + 0.1, 0.22, [arch_pts(2.35, 1.15, 1.62)], m["plaster"], 0.012)
    wall("south", (-5.6, -4.9), (3.9, -4.9), HEIGHT + 0.1, 0.22, [], m["plaster"], 0.012)
    box("ceiling", (7.8, 5.4, 0.2), (0.05, -2.45, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (
        ((3.7, 0), (-3.7, 0)),
        ((3.7, -4.9), (3.7, -3.43)),
        ((3.7, -2.27), (3.7, 0)),
        ((-3.7, 0), (-3.7, -0.8)),
    ):
        skirting("skirting", a, b, m["dark_x"], 0.07, 0.011)
    glazed_frame((-3.83, -1.5, 0), 1.42, 2.44, m["teak_z"], m["glass"], math.pi / 2, (2, 3))
    glazed_frame((-3.83, -2.9, 0), 1.40, 2.44, m["teak_z"], None, math.pi / 2, (1, 1))
    glazed_frame((-4.5, -3.62, 0), 1.30, 2.40, m["teak_z"], m["glass"], 0.0, (2, 3))
    # beyond the arch: a lit passage with a niche
    slab("passage", 3.9, -4.9, 6.0, 0.2, 0, 0.2, m["kota"])
    box("threshold", (0.26, 1.15, 0.016), (3.81, -2.85, 0.004), m["kota_top"], 0.005)
    wall("passage_end", (5.1, -5.2), (5.1, 0.2), HEIGHT + 0.1, 0.2, [], m["sage_wall"])
    for y in (0.30, -5.30):  # closed at both ends, otherwise the sky makes the floor blue
        box("passage_close", (1.6, 0.2, HEIGHT), (4.5, y, HEIGHT / 2), m["plaster"], 0)
    box("passage_ceiling", (2.0, 5.4, 0.2), (4.8, -2.45, HEIGHT + 0.1), m["ceiling"], 0)
    cabinet((4.86, -2.68, 0), 1.1, 0.36, 0.8, 2, m["teak_x"], m["teak_z"], m["brass"], 0.14, -math.pi / 2, m["cane"])
    arrivals(m)
    L.area((4.4, -2.6, 2.85), (0.2, 0, -1), (0.8, 2.0), 26, (1, 0.86, 0.68))


def arrivals(m):
    """What comes in at the door: keys in a bowl, letters, a crash helmet, shoes below."""
    vase((4.90, -2.34, 0.80), 0.40, 1, m["iron"])
    wall_plates((5.099, -2.93, 0.965), [m["sea"]], [(0, 0, 0.165)], -math.pi / 2, 3)
    bowl((4.84, -2.72, 0.80), m["ash"], 0.62)
    keys((4.83, -2.72, 0.804), m["brass"], m["brass"])
    newspaper((4.84, -3.00, 0.80), math.radians(-80), 0.24, 0.30, 6)
    sandals((4.36, -2.62, 0.011), math.radians(-86))
    sandals(
        (4.70, -3.06, 0),
        math.radians(-99),
        M.plain("strap", (0.06, 0.03, 0.022), 0.5),
        M.plain("sole", (0.035, 0.030, 0.028), 0.75),
    )
    switches((5.099, -3.36, 1.20), -math.pi / 2, 3)
    rug((4.28, -2.85, 0.001), 0.62, 0.95, M.rug_wool("mat", (0.36, 0.27, 0.15)), 0, False, m["ivory"])


def balcony(m):
    slab("balcony", -5.5, -5.2, -3.9, 0.3, -0.02, 0.25, m["kota"])
    railing((-5.35, -5.1), (-5.35, 0.25), m["black"], 1.02, 0.11, m["teak_y"])
    wall("side", (-3.9, 0.05), (-5.6, 0.05), HEIGHT + 0.1, 0.2, [], m["plaster"])
    box("slab_above", (1.9, 5.6, 0.2), (-4.65, -2.4, HEIGHT + 0.1), m["ceiling"], 0.01)
    planter((-5.05, -4.6, -0.02), 0.20, 0.38, m["terracotta"], m["soil"], "taper")
    rubber_plant((-5.05, -4.6, 0.33), 0.8, m["leaf"], m["stem"], 5, 8)
    washing(m)


def sitting(m):
    """A linen sofa on the back wall, two cane chairs, a Kota table; a low bookcase under one drawing."""
    rug((-1.55, -2.05, 0.001), 3.3, 2.3, M.rug_wool("rug", (0.60, 0.56, 0.47)), 0, True, m["ivory"])
    cushions = [
        (-0.92, 0.02, 0.66, (0.52, 0.52), 14, 7, m["sage"], 1),
        (-0.62, -0.07, 0.60, (0.56, 0.34), 20, -9, m["ochre"], 4),
        (0.86, 0.0, 0.66, (0.52, 0.52), 14, -8, m["moss"], 3),
    ]
    sofa((-1.75, -0.58, 0), 0, 2.55, 0.98, 2, m["linen"], None, cushions)
    cane_chair((-2.75, -3.15, 0.012), math.radians(152), m["teak_z"], m["cane"], m["ivory"])
    cane_chair((-0.15, -2.75, 0.012), math.radians(-62), m["teak_z"], m["cane"], m["ivory"])
    low_table(m, -1.6, -1.95)
    floor_lamp((-3.25, -0.5, 0), 1.52, m["brass"], M.lampshade("lamp", (0.82, 0.74, 0.60)), 0.19, None)
    wall_plates(
        (-1.35, -0.001, 1.66),
        [m["ash"], m["milk"], m["iron"], m["sea"]],
        [
            (-0.50, 0.16, 0.165),
            (-0.10, -0.12, 0.205),
            (0.02, 0.27, 0.115),
            (0.32, 0.13, 0.150),
            (0.62, -0.10, 0.125),
            (-0.44, -0.22, 0.105),
            (0.33, -0.20, 0.090),
            (0.66, 0.20, 0.095),
            (-0.80, -0.06, 0.090),
        ],
        0.0,
        4,
    )
    ceiling_fan((-1.3, -2.3, HEIGHT - 0.46), 0.46, m["white"], m["fan_blade"], m["brass"])
    switches((0.72, -0.001, 1.25), 0, 5)
    newspaper((-1.62, -2.10, 0.381), math.radians(24), 0.28, 0.36)
    tea((-1.28, -2.12, 0.381))
    sandals((-0.02, -1.35, 0.012), math.radians(24))
    curtain((-3.60, -0.52, 0), 0.60, 2.62, 6, 0.045, m["sheer"], math.radians(90), 2)
    tube("rod", [(-3.60, -0.12, 2.70), (-3.60, -4.5, 2.70)], 0.011, m["brass"], 5)
    planter((0.22, -0.42, 0), 0.20, 0.36, m["basalt"], m["soil"], "drum")
    rubber_plant(
        (0.22, -0.42, 0.32), 1.25, M.leaf("ficus", (0.045, 0.085, 0.03), 0.2, 0.3), m["bark"], 5, 13, 0, 0.24, 0.06
    )


def low_table(m, x, y):
    box("table_top", (1.15, 0.66, 0.04), (x, y, 0.36), m["kota_top"], 0.012, 3)
    for s in (-1, 1):
        box("trestle", (0.06, 0.50, 0.34), (x + s * 0.38, y, 0.17), m["teak_z"], 0.01, 3)
    box("stretcher", (0.70, 0.05, 0.07), (x, y, 0.14), m["teak_x"], 0.006)
    tray((x + 0.28, y + 0.06, 0.38), 0.17, m["teak_x"])
    vase((x + 0.30, y + 0.09, 0.387), 0.19, 2, m["celadon"])
    branches((x + 0.30, y + 0.09, 0.55), 0.48, 4, m["leaf"], m["bark"], 9, 0.06, 0.015, 0.42)
    books((x - 0.28, y - 0.06, 0.38), 3, 0.35, (m["moss"], m["ivory"], m["clay"]), 2)
    lathe(
        "cup",
        [(0, 0), (0.026, 0), (0.034, 0.012), (0.037, 0.06), (0.034, 0.06), (0.030, 0.014), (0, 0.010)],
        m["white"],
        40,
        (x + 0.04, y - 0.16, 0.38),
    )


def at_the_balcony(m):
    """Seen in one picture alone: a throw over the sofa's arm, a book with spectacles on the seat, tea on a stool by the
    lamp; neighbours beyond the rail."""
    blocks = [
        ((0.20, 0.98, 0.36), (0, 0.22, 0.36)),
        ((1.07, 0.75, 0.17), (0.63, 0.105, 0.355)),
        ((1.30, 0.98, 0.20), (0.55, 0.22, 0.19)),
    ]
    cover("throw", 1.12, 0.46, blocks, 0.60, m["ochre"], (-2.90, -0.80, 0), seed=6, crumple=1.05, thickness=0.005, n=60)
    books((-2.43, -0.87, 0.452), 1, math.radians(28), (m["moss"],), 5)
    spectacles((-2.44, -0.86, 0.4830), math.radians(-70), m["brass"], m["black"], m["glass"])
    box("tea_stool", (0.32, 0.27, 0.026), (-3.24, -1.06, 0.415), m["teak_y"], 0.006, 3)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(
                "tea_stool_leg",
                (0.028, 0.028, 0.402),
                (-3.24 + 0.125 * sx, -1.06 + 0.10 * sy, 0.201),
                m["teak_z"],
                0.004,
            )
    tea((-3.20, -1.10, 0.428))
    bowl((-3.27, -1.00, 0.428), m["ash"], 0.42)
    town = [
        aerial(k, AIR)
        for k in (
            painted("near_paint", ((0.38, 0.27, 0.17), (0.42, 0.35, 0.22), (0.30, 0.31, 0.28))),
            M.plain("near_pane", (0.025, 0.028, 0.03), 0.2),
            M.plain("near_trim", (0.46, 0.43, 0.38), 0.9),
            M.plain("near_tank", (0.02, 0.02, 0.022), 0.5),
            mangalore(),
            M.plain("near_wash", (0.6, 0.58, 0.55), 0.9),
            M.plain("near_wash2", (0.42, 0.12, 0.08), 0.9),
            M.plain("near_wash3", (0.10, 0.18, 0.36), 0.9),
        )
    ]
    for k, (x, y, turn, floors, tiled) in enumerate(
        ((-26.0, -6.5, -1.45, 4, False), (-34.0, 3.5, -1.7, 4, True), (-48.0, -9.0, -1.5, 5, False))
    ):
        put(house(f"west{k}", 9, 9, floors, town, 120 + k, tiled), (x, y, GROUND), turn)
    sprays = [spray((m["leaf"] if k % 2 else m["leaf2"], m["stem"]), 60 + k) for k in range(4)]
    shade_tree((-11.6, -4.4, GROUND), 11.2, 2.4, sprays, m["bark"], 14, 800)
