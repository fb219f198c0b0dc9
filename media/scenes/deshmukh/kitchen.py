"""The kitchen in the early morning: low sun through the arched garden window, brass vessels, flatbread being rolled."""

import math
import random

from ...kit import materials as M
from ...kit.basins import glazed
from ...kit.core import box, disc, lathe, plate, rounded_profile, tube
from ...kit.drawing_table import spectacles
from ...kit.lamps import handi
from ...kit.life import switches, tea
from ...kit.newspaper import newspaper
from ...kit.objects import vase
from ...kit.pantry import shelf_row
from ...kit.plants import branches, planter
from ...kit.storage import kitchen_run
from ...kit.stove import hob, kettle, utensil_rail
from ...kit.tables import dining_table
from ...kit.tableware import bowl, fruit, lota
from ...kit.tiles import tile_field
from ...kit.wet import sink, standing_tap
from .measures import HEIGHT
from .rooms import room

TOP = 0.90


def kitchen(m):
    room(m, -2.0, 2.2, -4.4, (1.55,), sill=1.02, wide=1.5, spring=1.60)
    wet = kitchen_run(
        (-1.68, -1.75, 0),
        3.5,
        m["teak_x"],
        m["teak_x"],
        m["kota_top"],
        m["brass"],
        0.62,
        0.90,
        5,
        math.pi / 2,
        m["dark_x"],
        (0, 3),
    )
    kitchen_run(
        (0.428, -0.32, 0),
        3.544,
        m["teak_x"],
        m["teak_x"],
        m["kota_top"],
        m["brass"],
        0.62,
        0.90,
        5,
        0,
        m["dark_x"],
        (2,),
    )
    lime = glazed("limewhite_tile", (0.70, 0.67, 0.60), 0.10, 0.12, 0.10, (1.04, 0.98, 0.88), corner=(-2.0, -0.03, TOP))
    tile_field((-2.0, 0, TOP), 4.2, 0.50, lime, m["plaster"], (0.10, 0.10), 0.003, 0, 8)
    shelves(m)
    sink((-1.62, -1.55, TOP), m["kota_top"], m["black"], 0.56, 0.38, math.pi / 2, wet)
    standing_tap((-1.90, -1.55, TOP), m["brass"], 0.24, 0.34, math.pi / 2)
    matka(m, -1.52, -0.36)
    mortar(m, -0.42, -0.34)
    on_the_hob(m, 1.12, -0.34)
    box("board", (0.32, 0.028, 0.42), (1.86, -0.055, 1.105), m["teak_z"], 0.012, 3, (-0.10, 0, 0))
    bowl((0.22, -0.32, TOP), m["old_brass"], 1.0)
    fruit(
        (0.22, -0.32, TOP),
        m["orange"],
        ((0, 0, 0.045), (0.065, 0.02, 0.06), (-0.05, 0.055, 0.06), (-0.03, -0.06, 0.06)),
        0.033,
    )
    planter((-2.08, -2.0, 1.03), 0.07, 0.11, m["terracotta"], m["soil"], "taper")
    branches((-2.08, -2.0, 1.12), 0.20, 8, m["leaf2"], m["stem"], 47, 0.03, 0.012, 0.6)
    switches((-0.06, -0.012, 1.18), 0, 3)
    handi((0.30, -2.05, 2.34), 0.14, HEIGHT - 2.34, M.opal_glass("kitchen_glass"), m["old_brass"])
    work_table(m, 0.30, -2.05)


def shelves(m):
    """Vessels that came with the family: brass, clay, a few white jars."""
    for z, x0, x1, seed in ((1.52, -1.35, 1.75, 31), (1.90, -0.55, 1.75, 33)):
        box("shelf", (x1 - x0, 0.24, 0.034), ((x0 + x1) / 2, -0.12, z), m["teak_x"], 0.004)
        shelf_row(
            ((x0 + x1) / 2, -0.12, z + 0.017),
            x1 - x0 - 0.1,
            (m["old_brass"], m["white"], m["old_brass"], m["terracotta"]),
            m["old_brass"],
            seed,
        )
        for x in (x0 + 0.25, (x0 + x1) / 2, x1 - 0.25):
            tube("bracket", [(x, -0.004, z - 0.12), (x, -0.01, z - 0.022), (x, -0.20, z - 0.02)], 0.006, m["black"], 3)


def on_the_hob(m, x, y):
    hob((x, y, TOP), m["old_brass"], m["black"])
    griddle = [(0, 0.004), (0.10, 0.006), (0.125, 0.014), (0.128, 0.018), (0.10, 0.011), (0, 0.009)]
    lathe("tava", griddle, m["black"], 72, (x - 0.15, y + 0.03, TOP + 0.056))
    box("tava_handle", (0.020, 0.17, 0.008), (x - 0.15, y - 0.185, TOP + 0.070), m["black"], 0.003, rot=(0.06, 0, 0))
    flatbread(m, x - 0.15, y + 0.03, TOP + 0.070, 0.080, 3)
    kettle((x + 0.15, y + 0.03, TOP + 0.058), m["old_brass"], m["teak_z"], math.radians(150))
    utensil_rail((x, -0.006, 1.425), 0.62, m["old_brass"], ("ladle", "turner", "skimmer", "sieve", "ladle"), seed=7)


def flatbread(m, x, y, z, r, seed):
    """A roti: thin, not quite round, blistered brown in spots."""
    rnd = random.Random(seed)
    outline = [
        (
            r * (1 + 0.035 * math.sin(3 * a + seed) + 0.02 * math.sin(5 * a)) * math.cos(a),
            r * (1 + 0.035 * math.sin(3 * a + seed) + 0.02 * math.sin(5 * a)) * math.sin(a),
        )
        for a in (2 * math.pi * i / 60 for i in range(60))
    ]
    plate(
        "roti",
        outline,
        [],
        0.0032,
        m["roti"],
        0.0014,
        2,
        None,
        (x, y, z),
        (rnd.gauss(0, 0.012), rnd.gauss(0, 0.012), 0),
    )


def matka(m, x, y):
    """The water pot on its ring, a brass lid on top."""
    vase((x, y, 0.935), 0.30, 2, m["terracotta"])
    disc("ring", 0.11, 0, 0.04, (x, y, TOP), m["teak_x"], 0.012)
    lathe(
        "lid",
        [
            (0, 0.012),
            (0.085, 0.006),
            (0.09, 0),
            (0.092, 0.004),
            (0.06, 0.02),
            (0.012, 0.026),
            (0.016, 0.045),
            (0, 0.05),
        ],
        m["old_brass"],
        48,
        (x, y, 1.235),
    )


def mortar(m, x, y):
    lathe(
        "mortar",
        [(0, 0), (0.07, 0), (0.075, 0.01), (0.065, 0.04), (0.095, 0.12), (0.09, 0.125), (0.06, 0.06), (0, 0.05)],
        m["basalt"],
        56,
        (x, y, TOP),
    )
    pestle = lathe("pestle", rounded_profile(0.022, 0, 0.20, 0.012), m["basalt"], 32, (x + 0.01, y - 0.03, 0.965))
    pestle.rotation_euler = (0.5, 0.3, 0)


def work_table(m, x, y):
    """The table in the middle: a round board, a rolling pin, dough, a brass tray of bread; the newspaper for later."""
    z = 0.88
    dining_table((x, y, 0), 1.3, 0.7, z, m["teak_x"], m["teak_z"])
    disc("chakla", 0.135, 0.012, 0.034, (x - 0.06, y - 0.10, z), m["teak_x"], 0.006)
    for k in range(3):
        a = 2.1 * k + 0.4
        disc(
            "chakla_foot",
            0.012,
            0,
            0.013,
            (x - 0.06 + 0.09 * math.cos(a), y - 0.10 + 0.09 * math.sin(a), z),
            m["teak_x"],
            0.002,
            24,
        )
    flatbread(m, x - 0.06, y - 0.10, z + 0.0362, 0.088, 8)
    pin = [
        (0, -0.175),
        (0.007, -0.172),
        (0.010, -0.15),
        (0.007, -0.125),
        (0.013, -0.11),
        (0.0185, -0.05),
        (0.020, 0),
        (0.0185, 0.05),
        (0.013, 0.11),
        (0.007, 0.125),
        (0.010, 0.15),
        (0.007, 0.172),
        (0, 0.175),
    ]
    lathe("belan", pin, m["teak_z"], 40, (x - 0.05, y - 0.12, z + 0.057), rot=(math.pi / 2, 0, 1.25))
    lathe(
        "parat",
        [
            (0, 0),
            (0.13, 0),
            (0.15, 0.012),
            (0.158, 0.040),
            (0.162, 0.042),
            (0.160, 0.045),
            (0.154, 0.042),
            (0.146, 0.016),
            (0.128, 0.004),
            (0, 0.004),
        ],
        m["old_brass"],
        80,
        (x - 0.42, y + 0.05, z),
    )
    rnd = random.Random(4)
    for dx, dy, r in (
        (0, 0.03, 0.044),
        (0.085, -0.04, 0.022),
        (-0.085, -0.02, 0.022),
        (0.02, -0.085, 0.021),
        (-0.05, -0.075, 0.022),
    ):
        ball = lathe(
            "dough",
            [(0, -0.60 * r)]
            + [(r * math.sin(math.pi * i / 14), -0.62 * r * math.cos(math.pi * i / 14)) for i in range(1, 14)]
            + [(0, 0.60 * r)],
            m["dough"],
            40,
            (x - 0.42 + dx, y + 0.05 + dy, z + 0.004 + 0.58 * r),
            sub=1,
        )
        ball.rotation_euler = (rnd.uniform(-0.2, 0.2), rnd.uniform(-0.2, 0.2), rnd.uniform(0, 6))
    disc("thali", 0.125, 0, 0.006, (x + 0.28, y + 0.12, z), m["old_brass"], 0.003)
    for k in range(5):
        flatbread(
            m,
            x + 0.28 + rnd.uniform(-0.008, 0.008),
            y + 0.12 + rnd.uniform(-0.008, 0.008),
            z + 0.008 + 0.004 * k,
            0.082,
            20 + k,
        )
    newspaper((x + 0.42, y - 0.16, z), 0.35, 0.26, 0.34, 9)
    spectacles((x + 0.40, y - 0.14, z + 0.010), 0.7, m["brass"], m["black"], m["glass"])
    tea((x + 0.20, y - 0.20, z))
    lota((x - 0.16, y + 0.22, z), m["old_brass"], 1.35)
