"""A round teak table under a lamp of thrown clay, chairs with caned backs, a sideboard."""

import math
import random

from ...kit import materials as M
from ...kit.books import books
from ...kit.chairs import dining_chair
from ...kit.cloth import folded_cloth
from ...kit.contact import rest
from ...kit.core import bent, disc, lathe, plate, tube
from ...kit.life import switches, tea
from ...kit.objects import vase
from ...kit.plants import branches
from ...kit.pottery import thrown_lamp
from ...kit.shell import circle_pts
from ...kit.storage import cabinet
from ...kit.stove import steel
from ...kit.tables import dining_table
from ...kit.tableware import bowl
from .measures import HEIGHT


def dining(m, lit=False, fewer=False):
    """`fewer`: without the chair that stands in the way of the niche."""
    x, y = 2.05, -1.45
    dining_table((x, y, 0), 1.2, top=m["teak_x"], leg=m["teak_z"], round_=True)
    for a, d in ((20, 0.74), (118, 0.72), (205, 0.80), (296, 0.73))[: 3 if fewer else 4]:
        t = math.radians(a)
        dining_chair(
            (x + d * math.cos(t), y + d * math.sin(t), 0),
            t - math.pi / 2 + math.radians((a % 7) - 3),
            m["teak_z"],
            m["cane"],
            m["ivory"],
        )
    thrown_lamp((x, y, 1.62), 0.21, 0.25, HEIGHT - 1.62, m["ash"], m["black"], 10 if lit else None)
    vase((x + 0.12, y + 0.10, 0.745), 0.22, 0, m["milk"])
    branches((x + 0.12, y + 0.10, 0.95), 0.46, 5, m["leaf2"], m["bark"], 31, 0.065, 0.016, 0.36)
    limes(m, x - 0.20, y - 0.12, 0.745)
    folded_cloth((x + 0.31, y - 0.13, 0.746), 0.22, 0.16, m["sage"], 0.012, 0.4, 6)
    tea((x + 0.02, y - 0.36, 0.745))
    tea((x - 0.40, y + 0.10, 0.745), seed=3)
    breakfast(m, x + 0.06, y - 0.42, 0.745)
    cabinet((2.2, -0.24, 0), 1.7, 0.42, 0.80, 4, m["teak_x"], m["teak_z"], m["brass"], 0.15, 0.0, m["cane"])
    vase((1.62, -0.24, 0.80), 0.30, 0, m["terracotta"])
    vase((1.86, -0.20, 0.80), 0.16, 1, m["iron"])
    for k, r in enumerate((0.135, 0.132, 0.128, 0.100)):
        disc("plate", r, 0.013 * k, 0.013 * k + 0.010, (2.18, -0.24, 0.80), m["milk" if k < 3 else "sea"], 0.004)
    bowl((2.18, -0.24, 0.852), m["ash"], 0.55)
    books((2.58, -0.22, 0.80), 3, 0.1, (m["sage"], m["ivory"], m["ochre"]), 11)
    jug(m, 2.86, -0.26, 0.80)
    switches((3.28, -0.001, 1.20), 0, 3)
    circle_mirror(m, 2.2, 1.58)


def jug(m, x, y, z):
    """A water jug of stoneware with its handle, thrown a little out of round."""
    side = [
        (0, 0),
        (0.055, 0),
        (0.060, 0.006),
        (0.078, 0.07),
        (0.076, 0.12),
        (0.056, 0.18),
        (0.050, 0.21),
        (0.056, 0.235),
        (0.052, 0.235),
        (0.046, 0.21),
        (0.050, 0.18),
        (0.070, 0.12),
        (0.050, 0.012),
        (0, 0.010),
    ]
    lathe("jug", side, m["ash"], 64, (x, y, z), sub=1).scale = (1.03, 0.97, 1)
    tube(
        "jug_handle",
        bent(
            [
                (x + 0.052, y, z + 0.215),
                (x + 0.095, y, z + 0.215),
                (x + 0.108, y, z + 0.17),
                (x + 0.098, y, z + 0.11),
                (x + 0.072, y, z + 0.085),
            ]
        ),
        0.008,
        m["ash"],
        5,
    )


def breakfast(m, x, y, z):
    """A plate with what is left of a piece of toast, a knife across its rim."""
    lathe(
        "small_plate",
        [
            (0, 0),
            (0.055, 0),
            (0.060, 0.004),
            (0.092, 0.014),
            (0.098, 0.018),
            (0.096, 0.020),
            (0.088, 0.017),
            (0.058, 0.008),
            (0, 0.007),
        ],
        m["sea"],
        64,
        (x + 0.22, y + 0.03, z),
    )
    crust = M.plain("crust", (0.36, 0.19, 0.075), 0.85, 0.2)
    plate(
        "toast",
        [(-0.042, -0.036), (0.040, -0.040), (0.043, 0.010), (0.012, 0.030), (-0.010, 0.012), (-0.040, 0.026)],
        [],
        0.012,
        crust,
        0.004,
        3,
        None,
        (x + 0.215, y + 0.03, z + 0.0155),
        (0, 0, 0.4),
    )
    plate(
        "knife",
        [
            (-0.10, -0.006),
            (-0.02, -0.006),
            (0, -0.009),
            (0.092, -0.008),
            (0.100, 0.002),
            (0.092, 0.009),
            (0, 0.008),
            (-0.02, 0.006),
            (-0.10, 0.007),
        ],
        [],
        0.0025,
        steel(),
        0.001,
        2,
        None,
        (x + 0.26, y - 0.045, z + 0.021),
        (0, -0.03, 0.25),
    )


def limes(m, x, y, z):
    """A bowl of limes, two of them rolled out."""
    bowl((x, y, z), m["celadon"], 0.92)
    rnd = random.Random(3)
    ring = [(0.054 * math.cos(a), 0.054 * math.sin(a)) for a in (0.3 + 2 * math.pi * k / 5 for k in range(5))]
    # they rest on the bowl or on each other, without overlaps
    spots = [(0.0, 0.0, 0.075), *((x, y, 0.090) for x, y in ring), (0.012, 0.016, 0.130)]
    spots += [(-0.195, 0.03, 0.026), (-0.155, -0.075, 0.026)]
    for dx, dy, dz in spots:
        r = 0.0225 + rnd.uniform(-0.0010, 0.0010)
        side = (
            [(0, -r * 1.16), (r * 0.16, -r * 1.10), (r * 0.30, -r * 1.0)]
            + [(r * math.sin(math.pi * i / 14), -r * 1.04 * math.cos(math.pi * i / 14)) for i in range(2, 13)]
            + [(r * 0.20, r * 1.02), (r * 0.10, r * 1.04), (0, r * 1.02)]
        )
        fruit = lathe(
            "lime",
            side,
            m["lime_fruit"],
            36,
            (x + dx, y + dy, z + dz),
            rot=(rnd.uniform(0.9, 1.7), rnd.uniform(-0.5, 0.5), rnd.uniform(0, 6)),
            sub=1,
        )
        rest(fruit, 0.0004, share=0)


def circle_mirror(m, x, z):
    ring = circle_pts(0, 0, 0.40, 72)
    plate(
        "mirror_rim",
        ring,
        [circle_pts(0, 0, 0.375, 72)],
        0.03,
        m["teak_x"],
        0.006,
        2,
        loc=(x, -0.018, z),
        rot=(math.pi / 2, 0, 0),
    )
    plate(
        "mirror_glass",
        circle_pts(0, 0, 0.377, 72),
        [],
        0.006,
        M.mirror(),
        0.001,
        1,
        loc=(x, -0.012, z),
        rot=(math.pi / 2, 0, 0),
    )
