"""The hall."""

import itertools
import math
import random

from ...kit import materials as M
from ...kit import undergrowth as U
from ...kit.art import block_print
from ...kit.bedding import cover
from ...kit.block_cloth import block_pattern, print_flat, printed_cloth
from ...kit.book_titles import TITLES
from ...kit.books import pile_of_books, row_of_books
from ...kit.cloth import rug
from ...kit.contact import rest
from ...kit.core import empty, lathe, rounded_profile, subsurf
from ...kit.cushions import pillow
from ...kit.leaves import put
from ...kit.life import switches, tea
from ...kit.newspaper import newspaper
from ...kit.objects import tray, vase
from ...kit.plants import planter
from ...kit.shell import rect_pts
from ...kit.storage import shelf_unit
from ...kit.tableware import lota
from ...kit.turned import turned_chair, turned_diwan, turned_low_table
from ...kit.turned_lamps import khadi_drum
from ...kit.worn import limed_pot
from .ledge import ledge
from .measures import HEIGHT
from .palette import BLUE, CLOTH, RED
from .shell import room_shell, shuttered


def hall(m):
    openings = [
        rect_pts(5.6 - 2.05 - 0.65, 0, 5.6 - 2.05 + 0.65, 2.35),
        rect_pts(5.6 - 4.2 - 0.65, 0, 5.6 - 4.2 + 0.65, 2.35),
    ]
    room_shell(m, -2.8, 2.8, 0, lambda a, b: openings if a[0] == b[0] == 2.8 else [])
    shuttered(m, 2.8, -2.05, 1.30, 2.35, (96, 34))
    shuttered(m, 2.8, -4.2, 1.30, 2.35, (80, 88))
    ledge(m)
    diwan(m, 0.15, -0.14)
    bookcase(m, -2.62, -2.2)
    low_table(m, 0.15, -1.95)
    turned_chair((-1.66, -1.14, 0), math.radians(38), m["teak_x"], m["teak_z"], m["khadi"], arms=True)
    pillow("cushion", 0.40, 0.40, 4.5, 3, m["indigo"], (-1.755, -1.015, 0.655), (math.radians(68), 0, math.radians(38)))
    block_print((-0.95, -0.012, 1.62), 0.60, 0.84, m["teak_z"], (0.70, 0.645, 0.54), RED, (0.045, 0.065, 0.12))
    block_print(
        (-0.17, -0.012, 1.62),
        0.60,
        0.84,
        m["teak_z"],
        (0.040, 0.058, 0.115),
        (0.62, 0.57, 0.48),
        (0.44, 0.20, 0.06),
        4,
        6,
    )
    block_print(
        (2.785, -0.80, 1.62),
        0.46,
        0.62,
        m["teak_z"],
        (0.66, 0.60, 0.50),
        (0.040, 0.058, 0.115),
        RED,
        4,
        6,
        -math.pi / 2,
    )
    switches((1.62, -0.001, 1.28), 0, 4)
    planter((2.26, -0.54, 0), 0.22, 0.40, limed_pot("limed_hall", 0.23), m["soil"], "taper")
    put(U.palm((M.leaf("palm", (0.050, 0.098, 0.030), 0.4), m["stem"]), 35, 15, 1.3), (2.26, -0.54, 0.35), 2.0, 1.0)


def low_table(m, x, y):
    """Tea and the paper on a low table under the lamp; a dhurrie below."""
    rug(
        (x - 0.05, y - 0.05, 0.003),
        2.7,
        1.8,
        M.rug_wool("dhurrie", (0.070, 0.090, 0.145), (0.52, 0.45, 0.34), ((1.06, 0.045), (1.19, 0.016))),
        0,
        True,
        m["khadi"],
    )
    turned_low_table((x, y, 0.016), m["teak_x"], m["teak_z"], 0.42, 0.34)
    tray((x - 0.20, y + 0.14, 0.356), 0.16, m["brass"])
    lota((x - 0.22, y + 0.17, 0.365), m["brass"], 1.1)
    newspaper((x + 0.13, y - 0.10, 0.356), 0.5, seed=3)
    tea((x - 0.12, y + 0.09, 0.365))
    tea((x + 0.07, y + 0.15, 0.356))
    khadi_drum((x, y, 1.78), 0.21, 0.195, HEIGHT - 1.78, m["teak_z"], m["brass"])


def diwan(m, x, y):
    """A day bed off the lathe with bolsters and cushions, one of them printed; a printed cover is thrown over its edge,
    where somebody slept."""
    top = 0.49
    turned_diwan((x, y, 0), (m["teak_x"], m["teak_y"], m["teak_z"]), m["khadi"], m["indigo"], 2.15, 0.92, top)
    for s in (-1, 1):
        roll = lathe(
            "bolster",
            rounded_profile(0.105, -0.36, 0.36, 0.05),
            m["sky"],
            56,
            (x + s * 0.90, y - 0.47, 0.66),
            rot=(math.pi / 2, 0, 0),
        )
        subsurf(roll, 1)
        rest(roll, 0.010)
    print_ = block_pattern(0.50, 0.50, BLUE, CLOTH, (0.46, 0.22, 0.06), 0.085, 0.075, 7)
    printed = printed_cloth("diwan_print", print_, (0.10, 0.11, 0.15))
    for dx, size, mat, turn, tilt, seed in (
        (-0.55, 0.52, m["ochre"], 6, 17, 2),
        (-0.06, 0.46, m["madder"], -5, 21, 4),
        (0.47, 0.50, printed, -9, 16, 5),
    ):
        ob = pillow(
            "cushion",
            size,
            size,
            4.5,
            seed,
            mat,
            (x + dx, y - 0.175, 0.80),
            (math.radians(90 - tilt), 0, math.radians(turn)),
        )
        if mat is printed:
            print_flat(ob, size, size)
    print_ = block_pattern(0.66, 0.98, BLUE, CLOTH, (0.46, 0.22, 0.06), 0.075, 0.085, 41)
    blocks = [((2.05, 0.82, 0.17), (0.44, 0.226, top - 0.094)), ((2.15, 0.92, 0.10), (0.44, 0.23, 0.275))]
    cover(
        "diwan_cover",
        0.66,
        0.98,
        blocks,
        top + 0.07,
        printed_cloth("diwan_cover", print_, (0.10, 0.11, 0.15)),
        (x - 0.44, y - 0.69, 0),
        seed=41,
        crumple=0.7,
        thickness=0.004,
        n=60,
        frames=70,
    )


def bookcase(m, x, y):
    """Teak shelves on the quiet wall: books in runs, pots, a gap here and there."""
    g, cells = shelf_unit((x, y, 0), 2.5, 2.05, 0.30, 4, 5, m["teak_x"], m["teak_z"], m["teak_x"], math.pi / 2)
    cloths = [m["indigo"], m["khadi"], m["madder"], m["sky"], m["ochre"], m["white_linen"], m["dark_x"]]
    rnd, titles = random.Random(12), itertools.cycle(TITLES)
    for k, (cx, cz, w, _h) in enumerate(cells):
        kind = (0, 1, 0, 2, 3, 0, 4, 1, 0, 5, 0, 1, 2, 0, 4, 0, 1, 0, 3, 2)[k]
        local = empty("cell", (0, 0, 0))
        local.parent = g
        if kind in (0, 1, 4):
            full = {0: 0.94, 1: 0.62, 4: 0.35}[kind]
            row_of_books(cx - w / 2 + 0.01, cx - w / 2 + w * full, -0.03, cz, cloths, 50 + k, "x", g, titles=titles)
        if kind in (1, 4):
            o = vase(
                (cx + w * 0.30, -0.02, cz),
                rnd.uniform(0.14, 0.22),
                rnd.choice((0, 1, 2)),
                rnd.choice((m["blue"], m["dark"], m["terracotta"])),
                s=0.75,
            )
            o.parent = g
        if kind == 2:
            o = vase(
                (cx + rnd.uniform(-0.08, 0.08), -0.02, cz), 0.24, 2, m["blue"] if k % 2 else m["terracotta"], s=0.85
            )
            o.parent = g
        if kind in (3, 5):
            pile = (cloths[k % 5], m["khadi"], m["madder"])[: 3 if kind == 3 else 2]
            pile_of_books((cx - 0.05, -0.115, cz), pile, titles, 20 + k, g)
            if kind == 5:
                lota((cx + 0.16, -0.03, cz), m["brass"]).parent = g
                leaning(m, (cx - 0.02, 0.085, cz), g)
            elif k == 18:
                planter((cx + 0.17, -0.02, cz), 0.075, 0.13, m["terracotta"], m["soil"], "taper").parent = g
                put(U.fern((m["leaf"], m["stem"]), 31, 17, 0.22), (cx + 0.17, -0.02, cz + 0.10), 0.4, 0.8).parent = g


def leaning(m, at, parent):
    """A small block print in a frame that nobody has hung yet."""
    g = empty("leaning", at)
    g.parent, g.rotation_euler = parent, (-0.16, 0, 0)
    block_print(
        (0, 0, 0.135), 0.20, 0.24, m["teak_z"], (0.66, 0.60, 0.50), (0.30, 0.062, 0.040), (0.045, 0.065, 0.12), 3, 4
    ).parent = g
