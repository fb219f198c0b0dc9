"""The reception: a curved desk in front of a low wall with arched niches."""

import itertools
import math
import random

from ...kit import light as L
from ...kit import materials as M
from ...kit.book_titles import TITLES
from ...kit.books import pile_of_books
from ...kit.cloth import folded_cloth
from ...kit.core import box, disc, empty, lathe, plate, rounded_profile, tube
from ...kit.cushions import pillow, soft_box
from ...kit.drawing_table import spectacles
from ...kit.greenery import marigold_head
from ...kit.lamps import globe_pendant
from ...kit.leaves import put
from ...kit.life import sandals, switches, tea
from ...kit.newspaper import newspaper
from ...kit.objects import tray, vase
from ...kit.plants import areca, planter
from ...kit.school import open_book
from ...kit.shell import arch_pts, wall
from ...kit.tables import round_table
from ...kit.tableware import pencil
from .measures import HEIGHT
from .small_things import stock, tub_chair


def reception(m):
    """A curved desk before a half-height wall of arched niches."""
    wall(
        "niche_wall",
        (2.6, -1.75),
        (0.35, -1.75),
        HEIGHT + 0.05,
        0.16,
        [arch_pts(0.62, 0.62, 1.55, 1.05), arch_pts(1.55, 0.62, 1.55, 1.05)],
        m["blush"],
        0.010,
    )
    box("niche_back", (2.25, 0.06, HEIGHT), (1.475, -1.56, HEIGHT / 2), m["plaster"], 0)
    for cx in (1.98, 1.05):
        box("niche_shelf", (0.66, 0.14, 0.025), (cx, -1.67, 1.42), m["teak_x"], 0.003)
        L.spot((cx, -1.95, 2.9), (cx, -1.70, 1.3), 18, angle=36, blend=0.8)
    stock(m, 1.98, -1.68, 1.052, 0.5, 3)
    stock(m, 1.05, -1.68, 1.433, 0.5, 5)
    vase((1.05, -1.68, 1.052), 0.26, 2, m["clay"], s=0.8)
    vase((1.86, -1.68, 1.433), 0.22, 0, m["white"], s=0.7)
    vase((2.12, -1.68, 1.433), 0.13, 1, m["terracotta"], s=0.9)
    desk(m, 1.45, -3.15)
    for x, z in ((1.02, 1.98), (1.38, 2.42), (1.76, 2.06)):
        globe_pendant((x, -3.2, z), 0.095, HEIGHT - z, m["brass"], (1, 0.74, 0.46), 5.5, 9)
    planter((2.22, -4.7, 0), 0.23, 0.42, m["basalt"], m["soil"], "drum")
    areca((2.22, -4.7, 0.36), 1.5, m["leaf"], m["stem"], 13, 16)


def desk(m, x, y):
    """Fluted plaster body with rounded ends under a terrazzo top."""
    half, r, n = 0.55, 0.36, 14
    ring = [(half + r * math.cos(a), r * math.sin(a)) for a in (math.pi * (i / n - 0.5) for i in range(n + 1))]
    ring += [(-px, -py) for px, py in ring]
    plate("desk_core", ring, [], 0.98, m["blush"], 0.01, 2, loc=(x, y, 0.52))
    flutes = 46
    total = [ring[i % len(ring)] for i in range(len(ring) + 1)]
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(total)]
    step, walked = sum(lengths) / flutes, 0.0
    for (ax, ay), (bx, by), d in zip(total, total[1:], lengths, strict=False):
        while walked < d:
            t = walked / d
            lathe(
                "flute",
                rounded_profile(0.036, 0.03, 0.995, 0.008),
                m["blush"],
                20,
                (x + ax + (bx - ax) * t, y + ay + (by - ay) * t, 0),
            )
            walked += step
        walked -= d
    top = [(px * 1.10, py * 1.22) for px, py in ring]
    plate("desk_top", top, [], 0.045, m["slab"], 0.012, 3, loc=(x, y, 1.025))
    plate("desk_plinth", ring, [], 0.05, m["basalt"], 0.004, 1, loc=(x, y, 0.025))
    flowers(m, x - 0.52, y + 0.02, 1.048)
    appointments(m, x + 0.30, y - 0.04, 1.048)
    lathe(
        "bell",
        [(0, 0), (0.04, 0), (0.042, 0.006), (0.030, 0.026), (0.008, 0.034), (0.006, 0.044), (0, 0.044)],
        m["brass"],
        40,
        (x + 0.02, y - 0.14, 1.048),
    )


def flowers(m, x, y, z):
    """A wide brass bowl of water, marigolds afloat, as every day begins."""
    lathe(
        "flower_bowl",
        [
            (0, 0),
            (0.07, 0),
            (0.075, 0.006),
            (0.13, 0.040),
            (0.165, 0.062),
            (0.185, 0.066),
            (0.184, 0.072),
            (0.162, 0.070),
            (0.126, 0.048),
            (0.07, 0.012),
            (0, 0.010),
        ],
        m["brass"],
        72,
        (x, y, z),
        sub=1,
    )
    disc("water", 0.148, 0.046, 0.054, (x, y, z), M.plain("bowl_water", (0.02, 0.03, 0.025), 0.03, 0.5), 0.001)
    rnd, heads = (
        random.Random(6),
        [marigold_head(f"marigold{k}", m["marigold" if k % 3 else "marigold_pale"], 0.022, 60 + k) for k in range(4)],
    )
    for k in range(19):
        a, r = k * 2.4, 0.028 * k**0.5
        put(
            rnd.choice(heads),
            (x + r * math.cos(a), y + r * math.sin(a), z + 0.055),
            rnd.uniform(0, 6),
            rnd.uniform(0.85, 1.0),
            (rnd.uniform(-0.2, 0.2), rnd.uniform(-0.2, 0.2)),
        )


def appointments(m, x, y, z):
    """The day's book, a pencil in it, cards in a holder, tea."""
    open_book((x, y, z), m["rust"], 0.15, 0.17, 0.24)
    pencil((x + 0.05, y - 0.02, z + 0.020), m["black"], 0.7)
    box("card_holder", (0.095, 0.035, 0.022), (x - 0.26, y - 0.16, z + 0.011), m["teak_x"], 0.003)
    for k in range(6):
        box(
            "card",
            (0.088, 0.0006, 0.052),
            (x - 0.26, y - 0.166 + 0.0022 * k, z + 0.042),
            m["ivory"],
            0.0002,
            rot=(-0.12 - 0.01 * k, 0, 0),
        )
    tea((x + 0.26, y + 0.06, z))


def read(m, at, cloths, first):
    """A pile of books on a shelf of the garden wall, with titles from `first` on."""
    pile_of_books((0, -0.085, 0), [m[k] for k in cloths], iter(TITLES[first:]), first, empty("pile", at, math.pi / 2))


def waiting(m):
    """A bench on the garden side of the reception, shelves above it."""
    box("wait_base", (0.46, 2.3, 0.38), (-2.76, -3.4, 0.19), m["blush"], 0.012)
    soft_box("wait_seat", (0.52, 2.3, 0.10), 5, 22, 0.010, 0.003, 6, m["linen"], (-2.73, -3.4, 0.425))
    for y, mat, w, turn in ((-4.2, "rust", 0.46, 86), (-3.71, "ivory", 0.42, 97), (-2.87, "olive", 0.44, 92)):
        pillow(
            "cushion",
            w,
            w,
            4.5,
            int(-y * 10) % 3 + 1,
            m[mat],
            (-2.83, y, 0.68),
            (math.radians(70), 0, math.radians(turn)),
        )
    for z, y0, y1 in ((1.32, -4.5, -2.3), (1.72, -4.5, -3.1), (2.12, -3.7, -2.3)):
        box("shelf", (0.24, y1 - y0, 0.032), (-2.88, (y0 + y1) / 2, z), m["teak_y"], 0.004)
        for y in (y0 + 0.2, y1 - 0.2):
            tube("bracket", [(-3.0, y, z - 0.12), (-2.99, y, z - 0.02), (-2.80, y, z - 0.02)], 0.006, m["brass"], 3)
    stock(m, -2.88, -4.05, 1.336, 0.7, 5, "y")
    stock(m, -2.88, -3.75, 1.736, 0.9, 5, "y")
    vase((-2.88, -2.62, 1.336), 0.25, 2, m["clay"], s=0.75)
    read(m, (-2.88, -3.15, 1.336), ("rust", "ivory", "olive", "linen"), 5)
    vase((-2.88, -3.45, 2.136), 0.24, 0, m["white"], s=0.75)
    vase((-2.88, -3.18, 2.136), 0.15, 1, m["terracotta"], s=0.9)
    read(m, (-2.88, -2.66, 2.136), ("ivory", "rust", "ivory"), 12)
    round_table((-2.05, -3.75, 0), 0.27, 0.44, 0.03, m["slab"], 0.05, m["teak_z"], "wait_table")
    tray((-2.05, -3.75, 0.44), 0.14, m["brass"], 0.016)
    for dx, dy in ((-0.04, 0.03), (0.05, -0.03)):
        lathe(
            "cup",
            [(0, 0), (0.026, 0), (0.034, 0.012), (0.037, 0.065), (0.034, 0.065), (0.030, 0.014), (0, 0.010)],
            m["white"],
            40,
            (-2.05 + dx, -3.75 + dy, 0.449),
        )
    tub_chair(m, -1.05, -4.65, math.radians(150))
    for y in (-4.2, -2.6):
        L.spot((-2.3, y, 3.1), (-2.95, y, 1.2), 16, angle=50, blend=0.9)
    newspaper((-2.66, -3.28, 0.476), math.radians(72), 0.21, 0.28, 4)  # an open magazine
    folded_cloth((-2.68, -2.43, 0.480), 0.32, 0.27, m["rust"], 0.055, 1.48, 6)
    spectacles((-2.57, -3.04, 0.477), math.radians(60), m["brass"], m["black"], M.thin_glass("lens"))
    sandals(
        (-2.30, -2.98, 0),
        math.radians(112),
        M.plain("strap", (0.20, 0.09, 0.035), 0.5),
        M.plain("sole", (0.05, 0.036, 0.026), 0.75),
    )
    switches((-2.999, -2.02, 1.25), math.pi / 2, 4, False)
