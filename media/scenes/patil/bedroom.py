"""The main bedroom at nine: a slept-in bed, a caned headboard against a sage wall, handmade pots and a lamp."""

import math
import random

from mathutils import Vector
from mathutils import noise as mnoise

from ...kit import light as L
from ...kit import materials as M
from ...kit.bedding import cover, laid_pillow
from ...kit.beds import bedside, cane_headboard
from ...kit.books import books
from ...kit.chairs import bench_seat
from ...kit.cloth import curtain, folded_often, rug
from ...kit.core import box, disc, empty, lathe, tube
from ...kit.cushions import pillow, soft_box
from ...kit.drawing_table import spectacles
from ...kit.fan import ceiling_fan
from ...kit.greenery import leaf_cluster
from ...kit.leaves import put
from ...kit.life import cable, switches, tea
from ...kit.newspaper import newspaper
from ...kit.objects import vase
from ...kit.openings import glazed_frame
from ...kit.plants import planter
from ...kit.pottery import ash_glaze, thrown_lamp, wall_plates
from ...kit.school import open_book
from ...kit.seating import cane_chair
from ...kit.shell import rect_pts, skirting, slab, wall
from ...kit.tableware import cup, table_lamp
from ...kit.undergrowth import palm
from .measures import HEIGHT

BED = -0.05  # its middle
WINDOWS = (-1.35, -3.6)


def bedroom(m, lit=False):
    """`lit`: its two lamps burn."""
    shell(m)
    slept(m, BED)
    for s in (-1, 1):
        bedside((BED + s * 1.30, -0.28, 0), m["teak_x"], m["teak_z"], m["brass"])
    on_the_left(m, BED - 1.30)
    on_the_right(m, BED + 1.30, 8 if lit else None)
    wall_plates(
        (BED, -0.001, 1.70),
        [m["milk"], m["ash"], m["iron"]],
        [(-0.44, 0.03, 0.185), (0.05, 0.13, 0.230), (0.47, -0.05, 0.145)],
        0.0,
        9,
    )
    thrown_lamp((BED - 1.34, -0.30, 1.34), 0.135, 0.17, HEIGHT - 1.34, m["ash"], m["black"], 10 if lit else None)
    ceiling_fan((0.1, -2.5, HEIGHT - 0.42), 0.42, m["white"], m["fan_blade"], m["brass"], turn=1.1)
    switches((BED + 1.74, -0.001, 1.20), 0, 4)
    rug((0.0, -2.45, 0.001), 3.0, 1.25, M.rug_wool("rug", (0.62, 0.57, 0.48)), 0.01, True, m["ivory"])
    bench_seat((BED, -2.62, 0.014), 1.4, 0.42, 0.45, m["teak_x"], m["linen"])
    folded_often((BED - 0.42, -2.62, 0.482), 0.42, 0.30, m["sage"], 0.044, 5, 0.09, 4, 0.004)
    newspaper((BED + 0.34, -2.62, 0.474), math.radians(-17), 0.28, 0.36, 3)
    cane_chair((1.86, -1.50, 0), math.radians(-58), m["teak_z"], m["cane"], m["ivory"])
    pot = ash_glaze("floor_pot", (0.20, 0.23, 0.19))
    planter((2.24, -0.44, 0), 0.19, 0.34, pot, m["soil"], "drum")
    flecks(m)
    put(palm((m["leaf2"], m["stem"]), 6, 11, 1.02), (2.24, -0.44, 0.30), 0.7)


def shell(m):
    slab("floor", -3.2, -6.2, 3.2, 0.3, 0, 0.2, m["kota"])
    wall("back", (3.2, 0), (-2.86, 0), HEIGHT + 0.1, 0.25, [], m["sage_wall"], 0.012)
    openings = [rect_pts(0.1 - y - 0.70, 0.45, 0.1 - y + 0.70, 2.4) for y in WINDOWS]
    wall("left", (-2.6, 0.1), (-2.6, -6.0), HEIGHT + 0.1, 0.28, openings, m["plaster"], 0.012)
    wall("right", (2.6, -6.0), (2.6, 0.1), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-3.0, -5.6), (3.0, -5.6), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (6.4, 6.6, 0.2), (0, -2.9, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (((2.6, 0), (-2.6, 0)), ((2.6, -5.6), (2.6, 0)), ((-2.6, 0), (-2.6, -5.6))):
        skirting("skirting", a, b, m["dark_x"], 0.07, 0.011)
    for y in WINDOWS:
        glazed_frame((-2.76, y, 0), 1.38, 1.93, m["teak_z"], m["glass"], math.pi / 2, (2, 3), sill=0.46)
        box("sill", (0.34, 1.46, 0.035), (-2.70, y, 0.445), m["kota_top"], 0.006)
        L.portal((-2.95, y, 1.42), (1, 0, 0), (1.4, 1.95))
    curtain((-2.50, -0.36, 0), 0.46, 2.66, 5, 0.045, m["sheer"], math.radians(90), 2)
    curtain((-2.50, -2.42, 0), 0.62, 2.66, 6, 0.045, m["sheer"], math.radians(90), 5)
    tube("rod", [(-2.50, -0.10, 2.72), (-2.50, -5.2, 2.72)], 0.011, m["brass"], 5)


def flecks(m):
    """Leaves before the windows, of which only the shade is seen: they break the sun on wall and quilt."""
    rnd, crown = random.Random(8), leaf_cluster("fleck", m["leaf"], 70, 0.34, 0.12, 0.26, 41)
    for _ in range(60):
        y, z = rnd.uniform(-5.6, -1.7), rnd.uniform(1.2, 3.3)
        if mnoise.noise(Vector((y * 1.1, z * 1.2, 5.4))) > 0.08:
            put(crown, (-4.7 + rnd.uniform(-0.5, 0.5), y, z), rnd.uniform(0, 6), rnd.uniform(0.5, 0.95), camera=False)


def slept(m, x, w=1.80, long=2.04):
    """The bed as it was left: the quilt thrown back at one side, two pillows with a head's hollow, two that nobody
    used."""
    cane_headboard(2.7, m["teak_x"], m["teak_z"], m["cane"], loc=(x, 0, 0))
    middle = -0.10 - long / 2
    box("platform", (w + 0.20, long + 0.12, 0.09), (x, middle - 0.05, 0.215), m["teak_x"], 0.012, 3)
    box("plinth", (w - 0.35, long - 0.35, 0.18), (x, middle, 0.09), m["dark_x"], 0.004)
    soft_box("mattress", (w, long, 0.24), 5, 26, 0.012, 0.004, 2, m["white_linen"], (x, middle, 0.375))
    blocks = [((w + 0.03, long + 0.03, 0.27), (0, 0.30, 0.375)), ((w + 0.24, long + 0.16, 0.12), (0, 0.25, 0.215))]
    cover(
        "quilt", 2.36, 1.62, blocks, 0.55, m["white_linen"], (x, middle - 0.30, 0), seed=23, crumple=0.95, turned=0.30
    )
    for s, mat, turn in ((-1, m["linen"], -3), (1, m["sage"], 4)):
        pillow(
            "sham",
            0.62,
            0.56,
            4.4,
            5 + s,
            mat,
            (x + s * 0.46, -0.235, 0.755),
            (math.radians(67), 0, math.radians(turn)),
        )
    for k, (dx, dy, turn, tilt) in enumerate(((-0.43, -0.47, 6, 17), (0.44, -0.50, -9, 14))):
        laid_pillow(
            "case",
            0.68,
            0.44,
            0.15,
            m["white_linen" if k else "ivory"],
            (x + dx, dy, 0.530),
            (math.radians(tilt), 0, math.radians(turn)),
            14 + k,
        )
    open_book((x + 0.30, -0.98, 0.56), m["clay"], -0.5)


def on_the_left(m, x):
    books((x + 0.07, -0.31, 0.46), 3, -0.2, (m["moss"], m["ivory"], m["ochre"]), 3)
    cup((x - 0.16, -0.38, 0.46), m["celadon"])
    vase((x - 0.13, -0.20, 0.46), 0.19, 0, m["iron"])
    spectacles((x + 0.06, -0.34, 0.523), 0.5, m["brass"], m["black"], m["glass"])


def on_the_right(m, x, power):
    lamp = ash_glaze("lamp_foot", (0.30, 0.35, 0.32))
    table_lamp(
        (x + 0.06, -0.22, 0.46), lamp, M.lampshade("bed_shade", (0.84, 0.78, 0.66)), m["brass"], 0.46, 0.15, power
    )
    cable(
        [(x + 0.06, -0.14, 0.47), (x + 0.10, -0.05, 0.462), (x + 0.22, -0.014, 0.44), (x + 0.30, -0.012, 0.38)],
        m["black"],
    )
    switches((x + 0.30, -0.001, 0.36), 0, 1)
    vase((x - 0.14, -0.24, 0.46), 0.13, 1, m["iron"])
    tea((x - 0.10, -0.38, 0.46))
    g = empty("alarm", (x + 0.14, -0.39, 0.46), 0.3)  # a small clock
    lathe(
        "clock",
        [(0, 0), (0.036, 0), (0.040, 0.006), (0.040, 0.030), (0.036, 0.036), (0.034, 0.034), (0, 0.034)],
        m["iron"],
        48,
        (0, 0, 0.040),
        parent=g,
        rot=(math.pi / 2, 0, 0),
    )
    disc("clock_face", 0.033, 0.0345, 0.0352, (0, 0, 0.040), m["paper"], 0.0002).parent = g
