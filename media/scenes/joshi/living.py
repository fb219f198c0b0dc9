"""The living area."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit.art import photograph
from ...kit.books import books
from ...kit.cloth import curtain, rug
from ...kit.core import box, disc, tube
from ...kit.drawing_table import spectacles
from ...kit.lamps import spun_lamp
from ...kit.leaves import put
from ...kit.life import cable, switches, tea
from ...kit.newspaper import newspaper
from ...kit.openings import glazed_frame
from ...kit.plants import planter
from ...kit.seating import armchair_boucle
from ...kit.shell import rect_pts, skirting, slab, wall
from ...kit.steel_furniture import frame_sofa
from ...kit.tables import round_table
from ...kit.undergrowth import elephant_ear
from .measures import HEIGHT, WARM


def living_shell(m):
    slab("floor", -3.5, -4.9, 3.9, 0.3, 0, 0.2, m["floor"])
    wall("back", (3.6, 0), (-3.4, 0), HEIGHT + 0.1, 0.25, [], m["green"], 0.012)
    wall("left", (-3.2, 0.2), (-3.2, -4.9), HEIGHT + 0.1, 0.25, [rect_pts(1.0, 0.55, 2.7, 2.35)], m["plaster"], 0.012)
    wall("right", (3.2, -4.9), (3.2, 0.2), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-3.5, -4.6), (3.5, -4.6), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (7.0, 5.4, 0.2), (0, -2.3, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (((3.2, 0), (-3.2, 0)), ((-3.2, 0), (-3.2, -4.6)), ((3.2, -4.6), (3.2, 0))):
        skirting("skirting", a, b, m["dark_x"], 0.08, 0.011)
    glazed_frame((-3.33, -1.65, 0), 1.7, 1.8, m["teak_z"], m["glass"], math.pi / 2, (2, 2), 0.05, 0.06, 0.55)
    box("sill", (0.36, 1.8, 0.035), (-3.22, -1.65, 0.535), m["basalt"], 0.006)
    curtain((-3.08, -0.62, 0), 0.42, 2.56, 5, 0.045, m["sheer"], math.radians(90), 2)
    curtain((-3.08, -2.80, 0), 0.50, 2.56, 5, 0.045, m["sheer"], math.radians(90), 7)
    tube("rod", [(-3.08, -0.35, 2.62), (-3.08, -3.1, 2.62)], 0.011, m["brass"], 5)


def sitting(m):
    """A sofa in a frame of steel, lamps of spun metal, one photograph; work taken home."""
    rug(
        (-1.35, -2.0, 0.001),
        3.0,
        2.1,
        M.rug_wool("rug", (0.40, 0.36, 0.29), (0.070, 0.085, 0.058), ((0.84, 0.05), (0.96, 0.018))),
        0,
        True,
        m["ivory"],
        t=0.009,
    )
    cushions = [
        (-0.80, 0.03, 0.66, (0.52, 0.52), 16, 9, m["rust"], 1),
        (-0.40, -0.07, 0.60, (0.56, 0.34), 22, -12, m["ivory"], 4),
        (0.78, 0.02, 0.66, (0.52, 0.52), 17, -10, m["ochre"], 3),
    ]
    frame_sofa((-1.45, -0.56, 0), 0, m["black"], m["teak_y"], m["taupe"], m["rust"], pillows=cushions)
    armchair_boucle(
        (0.72, -1.42, 0), math.radians(-62), M.boucle("boucle", (0.44, 0.39, 0.31)), m["teak_z"], curls=26000
    )
    round_table((-1.35, -1.90, 0.009), 0.46, 0.33, 0.045, m["travertine"], 0.19, m["travertine"], "low_table")
    z = 0.339
    tea((-1.50, -2.00, z))
    newspaper((-1.36, -1.76, z), -0.3, 0.24, 0.30, 5)
    spectacles((-1.18, -2.06, z), 0.4, m["brass"], m["black"], m["glass"])
    side_table(m, -2.86, -0.62)
    spun_lamp((-2.88, -0.60, 0.50), m["brass"], m["dome_in"], 0.46, 0.155, 26, WARM)
    books((-2.74, -0.80, 0.50), 2, 1.2, (m["ochre"], m["ivory"]), 9)
    reading_lamp(m, 1.22, -0.60)
    planter((0.42, -0.45, 0), 0.19, 0.34, m["terracotta"], m["soil"], "drum")
    put(
        elephant_ear((M.leaf("ear", (0.034, 0.074, 0.027), 0.2, 0.36), m["stem"]), 21, 9, 0.85, 0.36),
        (0.42, -0.45, 0.30),
        0.9,
    )
    photograph(
        (-1.45, -0.001, 1.66), 0.87, 0.58, "projects/residential/deshmukh-residence/02.jpg", m["black"], tilt=-0.3
    )
    switches((0.86, -0.001, 1.25), 0, 5)
    cable(
        [(1.22, -0.54, 0.012), (1.18, -0.30, 0.005), (1.02, -0.12, 0.005), (0.98, -0.012, 0.006), (0.97, -0.004, 0.30)],
        m["black"],
    )
    switches((0.97, -0.001, 0.32), 0, 1)
    for x in (-2.05, -0.85):
        L.spot((x, -0.75, 2.8), (x + 0.1, -0.02, 1.7), 6, (1, 0.72, 0.45), 60, 0.9)


def reading_lamp(m, x, y):
    """A lamp to read by: a heavy foot, a brass stem, a cone turned towards the chair."""
    disc("foot", 0.135, 0, 0.020, (x, y, 0), m["black"], 0.005)
    spun_lamp((x, y, 0.018), m["brass"], m["dome_in"], 1.50, 0.175, 42, WARM, -0.14)


def side_table(m, x, y):
    round_table((x, y, 0), 0.24, 0.50, 0.025, m["teak_x"], 0.04, m["teak_z"], "side_table", drum=False)
