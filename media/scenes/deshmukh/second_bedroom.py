"""The second bedroom: two beds in front of a blue limewashed wall, one of them slept-in; school things, a fan, sun from
the side."""

import math

from ...kit import materials as M
from ...kit.art import block_print
from ...kit.bedding import cover, laid_pillow
from ...kit.beds import bedside
from ...kit.books import books
from ...kit.cloth import folded_cloth, rug
from ...kit.contact import rest
from ...kit.core import box, empty
from ...kit.cushions import soft_box
from ...kit.fan import ceiling_fan
from ...kit.life import cable, sandals, switches
from ...kit.newspaper import newspaper
from ...kit.plants import planter, rubber_plant
from ...kit.school import cricket_ball, cricket_bat, open_book, schoolbag
from ...kit.tableware import cup, table_lamp
from .measures import HEIGHT
from .rooms import room

APART = 0.93
LONG = 1.96


def second_bedroom(m):
    room(m, -2.5, 2.3, -5.0, (1.05, 2.85), "neel", 0.46, 1.15)
    narrow_bed(m, -APART)
    narrow_bed(m, APART)
    slept_in(m, -APART)
    sat_on(m, APART)
    bedside((0, -0.26, 0), m["teak_x"], m["teak_z"], m["brass"], w=0.46)
    table_lamp((0.05, -0.20, 0.46), m["white"], M.lampshade("shade2", (0.82, 0.74, 0.60)), m["brass"], 0.44, 0.135)
    cable([(0.05, -0.13, 0.47), (0.06, -0.06, 0.46), (0.08, -0.02, 0.30), (0.10, -0.012, 0.24)])
    switches((0.115, 0, 0.235), 0, 1)
    books((-0.13, -0.34, 0.46), 3, 0.25, (m["ochre"], m["ivory"], m["rust"]), 9)
    cup((0.17, -0.37, 0.46), m["terracotta"])
    rug(
        (0.02, -1.55, 0.001),
        0.70,
        2.3,
        M.rug_wool("dhurrie", (0.40, 0.33, 0.25), (0.20, 0.09, 0.05), ((0.20, 0.022), (0.28, 0.010))),
        0.015,
        True,
        m["ivory"],
    )
    paper, ground = (0.62, 0.56, 0.46), (0.66, 0.60, 0.49)
    block_print((-APART, 0, 1.68), 0.56, 0.76, m["teak_z"], ground, (0.06, 0.085, 0.15), (0.36, 0.13, 0.06), 5, 7)
    block_print((APART + 0.02, 0, 1.69), 0.56, 0.76, m["teak_z"], paper, (0.36, 0.13, 0.06), (0.42, 0.25, 0.07), 4, 6)
    ceiling_fan(
        (0.02, -1.32, 2.52),
        HEIGHT - 2.52,
        M.plain("fan_white", (0.70, 0.685, 0.65), 0.35, 0.5),
        M.plain("fan_leaf", (0.66, 0.645, 0.61), 0.4, 0.5),
        m["brass"],
        0.62,
        0.42,
    )
    switches((1.74, 0, 1.24), 0, 4, False)
    play(m)


def narrow_bed(m, x, w=0.96):
    """A low teak bed: panelled head, rails on feet, a mattress in its sheet."""
    g = empty("bed", (x, 0, 0))
    for s in (-1, 1):
        box("head_post", (0.055, 0.055, 0.96), (s * (w / 2 + 0.02), -0.035, 0.48), m["teak_z"], 0.008, 3, parent=g)
        box(
            "foot_post", (0.055, 0.055, 0.42), (s * (w / 2 + 0.02), -LONG - 0.08, 0.21), m["teak_z"], 0.010, 3, parent=g
        )
        box(
            "side_rail",
            (0.032, LONG, 0.13),
            (s * (w / 2 + 0.016), -LONG / 2 - 0.06, 0.27),
            m["teak_y"],
            0.006,
            parent=g,
        )
    for z, high in ((0.90, 0.075), (0.46, 0.06)):
        box("head_rail", (w, 0.042, high), (0, -0.035, z), m["teak_x"], 0.007, 3, parent=g)
    for k in range(9):
        box("head_slat", (0.040, 0.016, 0.40), ((k - 4) * (w - 0.10) / 8, -0.035, 0.68), m["teak_z"], 0.003, parent=g)
    box("foot_rail", (w, 0.034, 0.13), (0, -LONG - 0.08, 0.27), m["teak_x"], 0.006, parent=g)
    box("slats", (w - 0.02, LONG, 0.03), (0, -LONG / 2 - 0.06, 0.275), m["teak_x"], 0.003, parent=g)
    soft_box(
        "mattress",
        (w - 0.02, LONG - 0.02, 0.19),
        5,
        26,
        0.010,
        0.004,
        2,
        m["ivory"],
        (0, -LONG / 2 - 0.065, 0.385),
        parent=g,
    )


def slept_in(m, x):
    """Nobody has made this one: a cotton quilt thrown back, the pillow with a head's hollow."""
    quilt = M.linen("quilt", (0.10, 0.135, 0.21), var=0.14)
    blocks = [((0.98, LONG + 0.02, 0.20), (0, 0.34, 0.385)), ((1.06, 2.06, 0.13), (0, 0.34, 0.27))]
    cover("quilt", 1.42, 1.42, blocks, 0.535, quilt, (x + 0.03, -1.385, 0), seed=4, crumple=1.0, turned=0.30)
    laid_pillow(
        "case", 0.66, 0.43, 0.15, m["ivory"], (x + 0.05, -0.31, 0.515), (math.radians(9), 0, math.radians(7)), 3
    )
    open_book((x + 0.20, -0.72, 0.500), m["rust"], 0.5)


def sat_on(m, x):
    """Made in the morning, sat on since: a white cover, a folded rust blanket, the pillow against the slats."""
    blocks = [((0.98, LONG + 0.02, 0.20), (0, 0.04, 0.385)), ((1.06, 2.06, 0.13), (0, 0.04, 0.27))]
    cover("spread", 1.50, 1.96, blocks, 0.525, m["linen"], (x, -1.085, 0), seed=7, crumple=0.34)
    laid_pillow(
        "case", 0.66, 0.43, 0.15, m["ivory"], (x - 0.02, -0.22, 0.640), (math.radians(52), 0, math.radians(-4)), 6
    )
    rest(folded_cloth((x - 0.03, -1.56, 0.52), 0.64, 0.38, m["rust"], 0.066, 0.07, 5, 0.009), 0.010)


def play(m):
    """School and the street: a bag against a bed, a bat in the corner, its ball, sandals, a notebook."""
    schoolbag(
        (-0.19, -1.98, 0.0),
        M.linen("canvas", (0.24, 0.17, 0.065), bump=0.5),
        M.plain("webbing", (0.05, 0.055, 0.06), 0.8),
        0.5,
        -0.14,
    )
    cricket_bat(
        (1.90, -0.20, 0.0),
        M.teak("willow", "z", 0.9),
        M.plain("grip", (0.30, 0.055, 0.035), 0.7),
        (math.radians(-11.5), math.radians(4), math.radians(-8)),
    )
    cricket_ball((1.74, -0.52, 0), M.leather("ball", (0.22, 0.025, 0.018)), m["ivory"])
    planter((-2.12, -0.42, 0), 0.17, 0.32, m["terracotta"], m["soil"], "taper")
    rubber_plant((-2.12, -0.42, 0.28), 0.85, m["leaf3"], m["bark"], 3, 29)
    sandals((0.30, -1.72, 0.014), 2.6)
    newspaper((APART + 0.16, -1.02, 0.506), 0.5, 0.21, 0.28, 3)
