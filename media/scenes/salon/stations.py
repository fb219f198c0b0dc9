"""The stations: arched mirrors with brass rims over floating terrazzo shelves."""

import math
import random

from ...kit import materials as M
from ...kit.books import books
from ...kit.cloth import folded_cloth, folded_often
from ...kit.core import box, disc, empty, lathe, plate, tube
from ...kit.cushions import pillow, soft_box
from ...kit.hairdresser import SHELVES, dryer, hair_brush, jar_of_combs, spray_bottle, trolley
from ...kit.life import switches
from ...kit.objects import tray, vase
from ...kit.plants import areca, branches, planter, rubber_plant
from ...kit.shell import arch_pts, casing_arch
from ...kit.tables import round_table
from ...kit.towels import terry
from ...kit.upholstery import puck, tub_shell
from .measures import MIRRORS
from .small_things import bottle, dome, roll, sconce, stock


def station(m, y, k):
    """An arched mirror with a brass rim over a floating terrazzo shelf."""
    wide, high, turn = 1.02, 1.72, (math.pi / 2, 0, -math.pi / 2)
    casing_arch("rim", 0, wide + 0.05, high - 0.42, m["brass"], 0.035, 0.024, loc=(2.575, y, 0.42), rot=turn)
    plate("glass", arch_pts(0, wide, high - 0.42), [], 0.010, m["mirror"], 0.002, 1, loc=(2.588, y, 0.42), rot=turn)
    box("shelf", (0.36, 1.16, 0.05), (2.415, y, 0.80), m["slab"], 0.008, 3)
    box("drawer", (0.32, 1.08, 0.13), (2.43, y, 0.705), m["teak_y"], 0.005)
    box("pull", (0.012, 0.16, 0.012), (2.264, y, 0.715), m["brass"], 0.003)
    rnd = random.Random(40 + k)
    side = 1 if k % 2 == 0 else -1
    if k != 3:
        vase((2.46, y + 0.40 * side, 0.825), 0.20 - 0.02 * (k % 3), k % 3, m["clay"] if k % 2 else m["white"], s=0.8)
        top = (2.46, y + 0.40 * side, 0.97 - 0.015 * (k % 3))
        branches(top, 0.30 + 0.05 * (k % 3), 2 + k % 2, m["leaf"], m["bark"], int(y * 3), 0.05, 0.012, 0.3)
    else:
        books((2.42, y - 0.46, 0.825), 2, 1.4, (m["rust"], m["ivory"]), 8)
    ty = y - 0.30 * side
    tray((2.40, ty, 0.825), 0.11, m["brass"], 0.016)
    kinds = [
        (0.15, 0.026, m["basalt"]),
        (0.11, 0.024, m["white"]),
        (0.085, 0.03, m["amber"]),
        (0.17, 0.020, m["amber"]),
    ]
    rnd.shuffle(kinds)
    for (dx, dy), (h, r, mat) in zip(((0.025, -0.04), (-0.035, 0.03), (0.045, 0.045)), kinds, strict=False):
        bottle(2.40 + dx + rnd.uniform(-0.008, 0.008), ty + dy, 0.834, h, r, mat)
    hair_brush((2.37, ty + 0.172 * side, 0.825), m["teak_x"], math.pi + 0.42 * side)
    if k not in (1, 4):
        askew = math.pi / 2 + rnd.uniform(-0.12, 0.12)
        towel = terry("station_towel", (0.70, 0.655, 0.59))
        folded_often((2.345, y + 0.035 * side, 0.827), 0.20, 0.16, towel, 0.034, 5, askew, k, 0.0055)
    tools(m, y, k, side)


def tools(m, y, k, side):
    """What a hairdresser reaches for: a dryer beside the mirror, its socket, a jar of combs, a water spray."""
    dryer((2.598, y - 0.66, 1.02), m["brass"], -math.pi / 2)
    switches((2.598, y - 0.66, 0.80), -math.pi / 2, 1)
    jar_of_combs((2.515, y + 0.06 * side, 0.825), m["glass"], k)
    if k % 2:
        spray_bottle((2.36, y + 0.27 * side, 0.825), m["amber"], -0.7)


def styling_chair(m, y, turn, k):
    g = empty("styling_chair", (1.60 + 0.04 * (k % 3 - 1), y, 0), turn)
    disc("base", 0.27, 0, 0.018, mat=m["black"], rad=0.006, parent=g)
    lathe("post", [(0.034, 0.016), (0.034, 0.25), (0.042, 0.255), (0.042, 0.36), (0.0, 0.36)], m["brass"], 48, parent=g)
    box("under", (0.42, 0.40, 0.03), (0, 0, 0.375), m["black"], 0.006, parent=g)
    puck("seat", 0.275, 0.265, 0.385, 0.505, 3.2, 0.45, 0.02, m["leather"], g)
    tub_shell("back", 0.275, 0.265, 0.40, 0.80, 0.64, 0.048, 112, 3.4, m["leather"], g, lean=0.035, seams=(-0.34, 0.34))
    rest = [(-0.13, -0.36, 0.10), (-0.13, -0.44, 0.13), (0.13, -0.44, 0.13), (0.13, -0.36, 0.10)]
    tube("footrest", rest, 0.011, m["brass"], 4, parent=g)
    tube("arm", [(0, -0.03, 0.20), (0, -0.42, 0.13)], 0.012, m["brass"], 4, parent=g)


def between_clients(m, x, y):
    """The trolley as it was pushed aside: tools on top, towels below, what is mixed below them."""
    trolley((x, y, 0), M.plain("trolley_paint", (0.66, 0.60, 0.51), 0.4, 0.5), m["brass"])
    low, middle, top = SHELVES
    stock(m, x, y - 0.06, low, 0.26, 5)
    for dx, mat in ((-0.115, "ivory"), (0.015, "ivory"), (0.135, "rust")):
        roll(m, x + dx, y, middle, mat)
    roll(m, x - 0.05, y, middle + 0.108, "ivory")
    jar_of_combs((x - 0.13, y + 0.07, top), m["glass"], 9)
    spray_bottle((x - 0.10, y - 0.08, top), m["amber"], -0.9)
    for dx, r, mat in ((0.03, 0.050, "white"), (0.125, 0.042, "clay")):  # bowls for colour
        lathe(
            "bowl",
            [(0, 0), (r * 0.6, 0), (r, 0.045), (r * 0.95, 0.046), (r * 0.55, 0.006), (0, 0.005)],
            m[mat],
            40,
            (x + dx, y - 0.05, top),
            sub=1,
        )
    folded_cloth((x + 0.07, y + 0.065, top + 0.003), 0.16, 0.09, m["ivory"], 0.030, 0.1, 5)
    tube("tint_brush", [(x + 0.03, y - 0.05, top + 0.012), (x + 0.085, y - 0.01, top + 0.066)], 0.005, m["black"], 3)


def main_room(m):
    for k, y in enumerate(MIRRORS):
        station(m, y, k)
        styling_chair(m, y, math.radians(90 + (-24, 8, -12, 15, -4)[k]), k)
    between_clients(m, 0.62, 4.5)
    for k in range(len(MIRRORS) + 1):
        sconce(m, MIRRORS[0] - 0.8 + 1.6 * k)
    box("bench", (0.46, 2.4, 0.36), (-2.72, 4.4, 0.18), m["blush"], 0.012)
    soft_box("bench_seat", (0.50, 2.42, 0.09), 5, 22, 0.010, 0.003, 3, m["linen"], (-2.70, 4.4, 0.41))
    for y, mat in ((3.5, "ivory"), (4.05, "rust"), (5.2, "olive")):
        pillow(
            "cushion",
            0.44,
            0.44,
            4.5,
            int(y * 10) % 3 + 1,
            m[mat],
            (-2.80, y, 0.66),
            (math.radians(72), 0, math.radians(90)),
        )
    for y in (2.4, 4.4, 6.4):
        dome(m, -0.55, y, 2.12)
    planter((-2.62, 8.55, 0), 0.24, 0.44, m["terracotta"], m["soil"], "taper")
    areca((-2.62, 8.55, 0.38), 1.6, m["leaf"], m["stem"], 14, 6)
    planter((2.25, 8.62, 0), 0.18, 0.36, m["basalt"], m["soil"], "drum")
    rubber_plant((2.25, 8.62, 0.32), 1.1, m["leaf"], m["bark"], 5, 4)
    round_table((-1.95, 2.35, 0), 0.26, 0.46, 0.03, M.travertine(), 0.05, M.travertine("tv2"), "side")
    books((-1.95, 2.35, 0.46), 3, 0.4, (m["rust"], m["ivory"], m["olive"]), 6)
