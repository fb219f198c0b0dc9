"""The living room at the veranda, also used in the studio's own films: a day bed under a framed sari, a cane chair, a
low stone table."""

import math
import random

from ...kit import light as L
from ...kit import materials as M
from ...kit.books import books
from ...kit.cloth import rug
from ...kit.contact import rest
from ...kit.core import box, lathe, plate, tube
from ...kit.cushions import pillow, soft_box
from ...kit.greenery import hedge, lawn
from ...kit.heirlooms import old_woods, planters_chair
from ...kit.lamps import floor_lamp, handi
from ...kit.life import cable, sandals, switches, tea
from ...kit.newspaper import newspaper
from ...kit.objects import canvas_art, tray, vase
from ...kit.plants import areca, branches, litter, planter
from ...kit.shell import arch_pts, casing_arch, slab
from ...kit.storage import cabinet
from ...kit.tables import round_table
from ...kit.tableware import lota, table_lamp
from .measures import HEIGHT
from .veranda_room import niche, shell

GARDEN_ARCHES = (0.95, 2.70, 4.45)  # along the wall, from the court
NICHE = -1.75


def living(m):
    """The room with all that stands in it, and the garden that its side arches open to."""
    shell(m, [arch_pts(y + 0.1, 1.1, 1.72) for y in GARDEN_ARCHES], 0.42, NICHE)
    niche(m, NICHE)
    daybed(m)
    table(m)
    chair(m)
    switches((0.02, -0.001, 1.28), 0, 4)
    sandals((0.52, -0.20, 0), math.radians(12))
    console(m)
    garden(m)


def garden_portals():
    for y in GARDEN_ARCHES:
        L.portal((-3.5, -y, 1.15), (1, 0, 0), (1.1, 2.3))


def daybed(m):
    """A teak baithak along the wall: a mattress, two bolsters, cushions; a framed heirloom above it, a lamp at its
    head."""
    x, y, w, d = -1.45, -0.56, 2.25, 0.92
    box("rail", (w, d, 0.075), (x, y, 0.275), m["teak_x"], 0.010, 3)
    leg = [
        (0, 0),
        (0.026, 0),
        (0.034, 0.02),
        (0.024, 0.05),
        (0.040, 0.11),
        (0.044, 0.15),
        (0.028, 0.19),
        (0.046, 0.24),
        (0, 0.24),
    ]
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe("leg", leg, m["teak_z"], 40, (x + sx * (w / 2 - 0.07), y + sy * (d / 2 - 0.07), 0))
    mattress(m, (x, y, 0.385), w - 0.05, d - 0.04)
    for sx, turn in ((-1, 3), (1, -4)):
        bolster(m["rust"], (x + sx * (w / 2 - 0.16), y - 0.01, 0.60), d - 0.16, turn)
    for at, wide, high, turn, stuff, seed in (
        (-0.62, 0.54, 0.54, 7, "ivory", 1),
        (-0.24, 0.48, 0.48, -8, "olive", 2),
        (0.58, 0.54, 0.54, -6, "ivory", 3),
        (0.25, 0.56, 0.36, 9, "ochre", 4),
    ):
        pillow(
            "cushion",
            wide,
            high,
            4.8,
            seed,
            m[stuff],
            (x + at, y + 0.27 - 0.10 * (seed % 2 == 0), 0.47 + high / 2),
            (math.radians(70), 0, math.radians(turn)),
        )
    newspaper((x + 0.16, y - 0.22, 0.462), -0.35, seed=5)
    floor_lamp((-2.79, -0.42, 0), 1.52, m["brass"], M.lampshade("shade", (0.82, 0.72, 0.56)), 0.17, 40)
    cable([(-2.75, -0.30, 0.006), (-2.70, -0.10, 0.006), (-2.62, -0.016, 0.02), (-2.62, -0.010, 0.24)])
    switches((-2.62, -0.001, 0.30), 0, 1)
    paithani(m, (-1.32, -0.012, 1.62), 1.12, 0.74)


def mattress(m, loc, w, d):
    """Cotton in a linen cover: a welt along its upper and lower edge, tufts that draw it in."""
    soft_box("mattress", (w, d, 0.15), 6, 30, 0.012, 0.004, 3, m["ivory"], loc)
    for dz in (0.058, -0.058):
        r = 0.03
        path = [
            (sx * (w / 2 - r) + r * math.cos(a), sy * (d / 2 - r) + r * math.sin(a), dz)
            for sx, sy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
            for a in (math.radians(a0 + 15 * k) for k in range(7))
        ]
        tube("welt", path, 0.0042, m["ivory"], 3, loc, None, True)


def bolster(mat, loc, length, turn):
    """A round bolster, its cover gathered at both ends by a button."""
    r, half = 0.105, length / 2
    side = [
        (0, -half + 0.012),
        (0.012, -half + 0.004),
        (0.05, -half - 0.006),
        (0.085, -half + 0.004),
        (r, -half + 0.035),
        (r * 1.02, -half * 0.4),
        (r, 0),
        (r * 1.02, half * 0.45),
        (r, half - 0.035),
        (0.085, half - 0.004),
        (0.05, half + 0.006),
        (0.012, half - 0.004),
        (0, half - 0.012),
    ]
    roll = lathe("bolster", side, mat, 64, loc, rot=(math.pi / 2, 0, math.radians(turn)), sub=2)
    for s in (-1, 1):
        lathe(
            "bolster_button",
            [(0, 0), (0.013, 0), (0.013, 0.006), (0, 0.009)],
            mat,
            24,
            (0, 0, s * (half - 0.010)),
            rot=(0 if s > 0 else math.pi, 0, 0),
            parent=roll,
        )
        tube(
            "bolster_cord",
            [
                (r * math.cos(a) * 0.985, r * math.sin(a) * 0.985, s * (half - 0.032))
                for a in (2 * math.pi * k / 48 for k in range(48))
            ],
            0.0038,
            mat,
            3,
            parent=roll,
            cyclic=True,
        )
    return rest(roll, 0.014)


def paithani(m, loc, w, h):
    """A length of an old Paithani sari behind a mount: a wine ground with small gold buttis, a broad border above and
    below, the end of its pallu at the right."""
    rnd, silk, gold = (
        random.Random(4),
        M.linen("silk", (0.115, 0.022, 0.030), 7000, 0.5, 0.10, 0.2),
        M.linen("zari", (0.42, 0.26, 0.085), 7000, 0.3, 0.2, 0.3),
    )
    green, paper = M.linen("silk_green", (0.055, 0.085, 0.042), 7000, 0.4), M.print_paper("mount", (0.74, 0.715, 0.655))
    shapes = []

    def strip(x0, y0, x1, y1, mat):
        wave = [(rnd.uniform(-0.0012, 0.0012), rnd.uniform(-0.0012, 0.0012)) for _ in range(8)]
        points = [
            (x0, y0),
            (x0 + (x1 - x0) / 3, y0),
            (x0 + 2 * (x1 - x0) / 3, y0),
            (x1, y0),
            (x1, y1),
            (x0 + 2 * (x1 - x0) / 3, y1),
            (x0 + (x1 - x0) / 3, y1),
            (x0, y1),
        ]
        shapes.append(([(x + dx, y + dy) for (x, y), (dx, dy) in zip(points, wave, strict=False)], mat))

    left, low, right, high = 0.10, 0.15, 0.90, 0.85
    strip(left, low, right, high, silk)
    for y0, y1 in ((low, low + 0.13), (high - 0.13, high)):
        strip(left, y0, right, y1, gold)
        for k in range(26):
            x = left + 0.015 + (right - left - 0.03) * k / 25
            shapes.append(
                (
                    [(x, y0 + 0.03), (x + 0.011, (y0 + y1) / 2), (x, y1 - 0.03), (x - 0.011, (y0 + y1) / 2)],
                    green if k % 2 else silk,
                )
            )
        strip(left, y0 + 0.008, right, y0 + 0.016, silk)
        strip(left, y1 - 0.016, right, y1 - 0.008, silk)
    strip(0.70, low + 0.13, right, high - 0.13, gold)
    for k in range(5):
        x = 0.722 + 0.036 * k
        strip(x, low + 0.15, x + 0.016, high - 0.15, (green, silk, silk, green, silk)[k])
    for j in range(5):
        for i in range(8):
            x, y = left + 0.045 + 0.072 * i + 0.036 * (j % 2), low + 0.19 + 0.08 * j
            if x < 0.68:
                shapes.append(
                    (
                        [
                            (x + 0.008 * math.cos(a), y + 0.012 * math.sin(a) + 0.006 * max(0, math.sin(a)) ** 3)
                            for a in (6.283 * k / 14 for k in range(14))
                        ],
                        gold,
                    )
                )
    return canvas_art(loc, w, h, m["dark_x"], paper, shapes)


def table(m):
    """A hand-loomed durrie with banded ends under a low travertine table; a bell of milk glass over it."""
    bands = ((1.02, 0.035), (1.12, 0.012), (1.24, 0.055), (1.36, 0.012), (1.46, 0.035))
    rug(
        (-0.15, -2.45, 0.001),
        3.3,
        2.05,
        M.rug_wool("durrie", (0.62, 0.57, 0.48), (0.055, 0.075, 0.13), bands),
        0,
        True,
        m["ivory"],
    )
    at = (-0.72, -2.25)
    round_table((*at, 0.012), 0.47, 0.33, 0.05, m["travertine"], 0.20, m["travertine"], "low_table")
    tray((at[0] - 0.10, at[1] + 0.05, 0.342), 0.20, m["brass"])
    vase((at[0] - 0.13, at[1] + 0.09, 0.35), 0.21, 2, m["dark"])
    branches((at[0] - 0.13, at[1] + 0.09, 0.53), 0.62, 6, m["leaf"], m["bark"], 9, 0.075, 0.018, 0.42)
    tea((at[0] - 0.02, at[1] - 0.04, 0.350))
    books((at[0] + 0.24, at[1] - 0.08, 0.342), 3, 0.4, (m["indigo"], m["ivory"], m["rust"]), 2)
    handi((-0.80, -2.20, 1.92), 0.16, HEIGHT - 1.92, M.opal_glass(), m["old_brass"], 45)


def chair(m):
    """A planter's chair, turned half to the garden and half to whoever sits opposite."""
    planters_chair((0.98, -2.16, 0.012), math.radians(-52), old_woods(), m["cane"])
    round_table((1.62, -1.72, 0), 0.22, 0.44, 0.025, m["teak_x"], 0.045, m["teak_z"], "stool", drum=False)
    lota((1.62, -1.70, 0.44), m["old_brass"])
    tea((1.52, -1.80, 0.44))
    planter((2.58, -0.50, 0), 0.23, 0.40, m["terracotta"], m["soil"], "taper")
    areca((2.58, -0.50, 0.34), 1.45, m["leaf2"], m["stem"], 13, 34)
    litter((2.58, -0.50, 0.352), 0.19, (m["dry"], m["dry_pale"]), 24, 7)


def console(m):
    """Against the wall opposite the arch, so that the court looks at something: a low cupboard, a lamp, a mirror in an
    old door's frame."""
    x, y = 1.75, -6.76
    cabinet((x, y, 0), 1.55, 0.42, 0.82, 3, m["teak_x"], m["teak_z"], m["old_brass"], 0.16, math.pi)
    casing_arch("mirror_frame", 0, 0.86, 0.72, m["dark_z"], 0.05, 0.075, loc=(x, y - 0.205, 0.98))
    plate(
        "mirror",
        arch_pts(0, 0.72, 0.72, 0.0),
        [],
        0.006,
        m["mirror"],
        0.001,
        1,
        loc=(x, y - 0.222, 0.99),
        rot=(math.pi / 2, 0, 0),
    )
    box("mirror_foot", (0.86, 0.05, 0.075), (x, y - 0.205, 0.98), m["dark_x"], 0.006)
    table_lamp(
        (x + 0.56, y, 0.82), m["dark"], M.lampshade("console_shade", (0.82, 0.72, 0.56)), m["old_brass"], 0.50, 0.16, 26
    )
    books((x - 0.52, y, 0.82), 4, 0.3, (m["rust"], m["ivory"], m["indigo"]), 8)
    vase((x - 0.50, y + 0.01, 0.935), 0.16, 2, m["terracotta"], s=0.8)
    lota((x - 0.20, y + 0.06, 0.82), m["old_brass"])


def garden(m):
    """Lawn and a hedge far enough that the early sun comes over it; a tree whose shade moves on the wall."""
    slab("garden", -22, -14, -3.42, 0.2, -0.05, 0.1, m["turf"])
    lawn(-9.0, -7.5, -3.5, 0.2, m["grass"], -0.05, 2600, 74, 0.06)
    hedge(-19, -14, -17, 3, 2.2, (m["leaf"], m["leaf2"]), -0.1, 5, 41, leaf=0.15)
    for x, y, h, seed in ((-6.4, -1.9, 1.5, 61), (-5.6, -4.0, 1.2, 62)):
        areca((x, y, -0.1), h, m["leaf2"], m["stem"], 12, seed)
