"""The kitchen at night: a counter along the right wall under a shelf, green tiles lit from below the shelf, supper half
prepared; a table for two."""

import math
import random

from ...kit import light as L
from ...kit.art import photograph
from ...kit.basins import glazed, pump_bottle
from ...kit.books import row_of_books
from ...kit.core import box, disc, empty, lathe, plate, tube
from ...kit.lamps import spun_pendant
from ...kit.life import switches
from ...kit.newspaper import newspaper
from ...kit.objects import vase
from ...kit.steel_furniture import tube_chair
from ...kit.storage import kitchen_run
from ...kit.stove import hob, kettle, plate_rack, pressure_cooker, tumblers, utensil_rail
from ...kit.tables import dining_table
from ...kit.tableware import bowl, fruit, jar
from ...kit.tiles import tile_field
from ...kit.towels import towel_over
from ...kit.wet import sink, standing_tap
from .measures import HEIGHT, WARM

WALL, TOP, TURN = 3.20, 0.90, -math.pi / 2  # turns objects that face local -Y into the room


def kitchen(m):
    L.area((-0.2, -0.10, 2.82), (0, 0.25, -1), (6.0, 0.05), 34, WARM)
    run = kitchen_run(
        (2.88, -1.55, 0),
        2.9,
        m["teak_x"],
        m["teak_x"],
        m["basalt"],
        m["brass"],
        0.60,
        0.90,
        5,
        TURN,
        m["dark_x"],
        (1, 3),
    )
    tiles = glazed(
        "bottle_tile",
        (0.115, 0.165, 0.115),
        0.065,
        0.14,
        0.35,
        (1.1, 1.0, 0.85),
        0.20,
        (WALL - 0.03, -0.10, TOP + 0.005),
    )
    tile_field((WALL, -0.10, TOP + 0.005), 2.9, 0.61, tiles, m["basalt"], (0.065, 0.20), 0.0035, TURN, 6)
    box("shelf", (0.24, 2.7, 0.034), (3.07, -1.55, 1.56), m["teak_y"], 0.004)
    L.area((3.02, -1.55, 1.535), (-0.1, 0, -1), (0.04, 2.5), 22, WARM)
    on_the_shelf(m)
    sink((2.88, -0.72, TOP), m["steel"], m["black"], 0.50, 0.36, TURN, run)
    standing_tap((3.10, -0.72, TOP), m["brass"], 0.20, 0.30, TURN)
    plate_rack((2.98, -0.30, TOP), m["steel"], (m["white"], m["steel"], m["celadon"]), math.pi / 2, 6, 4)
    supper(m)
    switches((WALL - 0.011, -1.16, 1.30), TURN, 3)
    utensil_rail((WALL - 0.010, -1.66, 1.475), 0.62, m["brass"], rot_z=TURN, seed=3)
    for y, picture, part, tilt in (
        (-2.16, "deshmukh-residence/24", (0.2, 0, 0.867, 1), 0.4),
        (-2.70, "patil-residence/12", (0, 0.1, 1, 0.9), -0.3),
    ):
        photograph(
            (WALL - 0.001, y, 2.06),
            0.34,
            0.34,
            f"projects/residential/{picture}.jpg",
            m["black"],
            part,
            TURN,
            tilt=tilt,
        )
    table(m, 1.75, -2.45)


def on_the_shelf(m):
    z = 1.577
    for y, mat, size, tall in (
        (-0.34, "brass", 0.95, 0.9),
        (-0.48, "white", 1.0, 1.1),
        (-0.63, "white", 1.0, 0.85),
        (-2.05, "steel", 1.0, 1.15),
        (-2.19, "steel", 0.9, 0.9),
        (-2.72, "brass", 1.0, 1.0),
    ):
        jar((3.07, y, z), m[mat], size, tall)
    for k in range(3):
        bowl((3.06, -0.90, z + k * 0.028), m["celadon"], 0.62)
    for k in range(5):
        disc("plate", 0.115, k * 0.012, k * 0.012 + 0.009, (3.06, -1.20, z), m["steel"], 0.004)
    tumblers((3.08, -1.46, z), m["steel"], 4, 2)
    row_of_books(
        -0.17, 0.17, -0.02, 0, [m["rust"], m["ivory"], m["green_linen"], m["ochre"]], 12, parent=at(3.07, -1.78, z)
    )
    vase((3.07, -2.47, z), 0.22, 2, m["terracotta"], s=0.8)


def at(x, y, z):
    return empty("at", (x, y, z), TURN)


def supper(m):
    """A cooker and a kettle on the hob, a board with tomatoes and a knife, a cloth over the counter's edge, a radio."""
    hob((2.88, -1.62, TOP), m["brass"], m["black"], TURN)
    pressure_cooker((2.91, -1.77, TOP + 0.058), m["steel"], m["black"], math.radians(-125))
    kettle((2.91, -1.47, TOP + 0.058), m["brass"], m["teak_z"], math.radians(105))
    box("board", (0.27, 0.40, 0.022), (2.80, -2.30, TOP + 0.012), m["teak_y"], 0.008, 3, (0, 0, 0.10))
    rnd = random.Random(5)
    for dx, dy in ((0.05, 0.08), (0.085, 0.02), (0.02, 0.13)):
        r = 0.031 + rnd.uniform(-0.003, 0.003)
        side = (
            [(0, -0.80 * r)]
            + [(r * math.sin(math.pi * i / 14), -0.84 * r * math.cos(math.pi * i / 14)) for i in range(1, 13)]
            + [(r * 0.22, 0.74 * r), (0, 0.68 * r)]
        )
        lathe(
            "tomato",
            side,
            m["tomato"],
            40,
            (2.80 + dx, -2.30 + dy, TOP + 0.048),
            rot=(rnd.uniform(-0.4, 0.4), rnd.uniform(-0.4, 0.4), 0),
            sub=1,
        )
    for k in range(4):
        lathe(
            "slice",
            [(0, 0), (0.027, 0), (0.029, 0.003), (0.027, 0.006), (0, 0.006)],
            m["tomato"],
            40,
            (2.74 + 0.004 * k, -2.36 - 0.022 * k, TOP + 0.030 + 0.004 * k),
            rot=(0.35, 0, 0),
        )
    plate(
        "knife",
        [(-0.11, -0.009), (0, -0.010), (0.15, -0.012), (0.17, 0.010), (0, 0.010), (-0.11, 0.009)],
        [],
        0.003,
        m["steel"],
        0.001,
        2,
        None,
        (2.72, -2.22, TOP + 0.026),
        (0, 0, 1.25),
    )
    towel_over((2.555, -1.12, 0.765), 0.30, 0.34, 0.16, m["cloth"], TURN, 6)
    tube("cloth_bar", [(2.555, -0.92, 0.765), (2.555, -1.32, 0.765)], 0.006, m["brass"], 5)
    bowl((2.92, -2.72, TOP), m["dark"], 0.95)
    fruit(
        (2.92, -2.72, TOP),
        m["fruit"],
        ((0, 0, 0.045), (0.065, 0.02, 0.06), (-0.05, 0.055, 0.06), (-0.03, -0.06, 0.06), (0.01, 0.01, 0.10)),
        0.034,
    )
    jar((3.06, -2.06, TOP), m["terracotta"], 1.0)
    pump_bottle((3.12, -0.98, TOP), 0.16, 0.030, m["soap"], m["black"], -1.2)


def table(m, x, y):
    """A small teak table laid for one who eats late; its own low lamp."""
    dining_table((x, y, 0), 0.85, top=m["teak_x"], leg=m["teak_z"], round_=True)
    for a, d in ((200, 0.60), (318, 0.66)):
        t = math.radians(a)
        tube_chair((x + d * math.cos(t), y + d * math.sin(t), 0), t - math.pi / 2 + 0.06, m["black"], m["green_linen"])
    disc("thali", 0.145, 0, 0.006, (x - 0.05, y - 0.06, 0.745), m["steel"], 0.003)
    for dx, dy in ((0.05, 0.06), (-0.04, 0.08)):
        lathe(
            "katori",
            [(0, 0), (0.030, 0), (0.042, 0.030), (0.044, 0.032), (0.040, 0.032), (0.028, 0.005), (0, 0.004)],
            m["steel"],
            44,
            (x - 0.05 + dx, y - 0.06 + dy, 0.751),
        )
    tumblers((x - 0.02, y + 0.17, 0.745), m["steel"], 1, 4)
    newspaper((x + 0.20, y - 0.02, 0.745), 1.9, 0.24, 0.30, 8)
    spun_pendant((x, y, 1.50), m["black"], m["dome_in"], 0.17, 0.19, HEIGHT - 1.50, 13, WARM)
