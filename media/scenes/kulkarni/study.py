"""A writing table with turned legs beside the west window: post, a ledger, tea; the last sun on the wall behind."""

import math

from ...kit import materials as M
from ...kit import undergrowth as U
from ...kit.art import block_print
from ...kit.books import books, row_of_books
from ...kit.cloth import rug
from ...kit.core import box
from ...kit.cushions import pillow
from ...kit.drawing_table import sharpened, spectacles
from ...kit.household import letters, mug_of_pencils, radio, wall_calendar
from ...kit.laundry import checked, hung
from ...kit.leaves import put
from ...kit.life import cable, sandals, switches, tea
from ...kit.plants import planter
from ...kit.school import open_book
from ...kit.shell import rect_pts
from ...kit.storage import shelf_unit
from ...kit.tableware import lota
from ...kit.turned import carved_bracket, turned_chair, turned_desk
from ...kit.turned_lamps import turned_lamp
from ...kit.worn import limed_pot
from .palette import BLUE, RED
from .shell import room_shell, shuttered

TOP = 0.75  # the table's
PAPER = (0.70, 0.645, 0.54)  # what its framed print is on


def study(m, lamp=None):
    """A writing table against the wall beside the western window. `lamp`: watts of the lamp on it, at night."""
    window = [rect_pts(4.4 - 1.5 - 0.7, 0.75, 4.4 - 1.5 + 0.7, 2.35)]
    room_shell(m, -2.0, 2.2, 0, lambda a, b: window if a[0] == b[0] == 2.2 else [], -4.4)
    shuttered(m, 2.2, -1.5, 1.40, 1.60, (96, 40), 0.75, 2)
    box("sill", (0.36, 1.5, 0.035), (2.33, -1.5, 0.735), m["kota"], 0.006)
    x, y = 0.30, -0.42
    turned_desk((x, y, 0), m["teak_x"], m["teak_z"], m["brass"])
    on_the_desk(m, x, y, lamp)
    drawn_out(m, x + 0.20, y - 0.86)
    shelf(m, -1.16)
    block_print((0.40, -0.012, 1.68), 0.64, 0.80, m["teak_z"], PAPER, BLUE, RED, 5, 6)
    wall_calendar((-0.30, 0, 1.80))
    switches((1.31, -0.001, 1.24), 0, 3)
    rug(
        (0.1, -2.20, 0.003),
        2.3,
        1.4,
        M.rug_wool("dhurrie", (0.070, 0.088, 0.135), (0.52, 0.45, 0.34), ((0.86, 0.035), (0.96, 0.014))),
        0.015,
        True,
        m["khadi"],
    )
    turned_chair((-1.22, -1.02, 0), math.radians(38), m["teak_x"], m["teak_z"], m["khadi"], arms=True)
    pillow("cushion", 0.40, 0.40, 4.5, 3, m["indigo"], (-1.315, -0.895, 0.655), (math.radians(68), 0, math.radians(38)))
    sandals((-0.62, -1.52, 0.018), math.radians(152))
    px, py = 1.70, -0.58
    planter((px, py, 0), 0.19, 0.34, limed_pot("limed_study", 0.2), m["soil"], "taper")
    put(U.palm((M.leaf("palm", (0.050, 0.098, 0.030), 0.4), m["stem"]), 33, 13, 1.15), (px, py, 0.29), 2.6, 0.93)


def on_the_desk(m, x, y, lamp):
    """A ledger with a pencil and spectacles on it, opened post, a radio, tea, a lamp with its cord."""
    open_book((x - 0.06, y - 0.10, TOP), m["indigo"], 0.10, 0.17, 0.25)
    sharpened(
        (x + 0.02, y - 0.16, TOP + 0.026),
        0.9,
        M.plain("red_paint", (0.33, 0.028, 0.018), 0.32),
        M.plain("cedar", (0.50, 0.31, 0.17), 0.8),
        M.plain("graphite", (0.05, 0.05, 0.052), 0.35),
        0.14,
        m["brass"],
    )
    spectacles((x + 0.22, y - 0.20, TOP), 0.7, m["brass"], m["black"], M.thin_glass("lens"))
    letters((x + 0.40, y - 0.06, TOP), 0.25, 6, 4)
    tea((x - 0.34, y - 0.12, TOP))
    radio((x - 0.50, y + 0.14, TOP), m["teak_x"], 0.10)
    mug_of_pencils(
        (x - 0.20, y + 0.16, TOP), m["blue"], (m["ochre"], m["indigo"], m["madder"], m["dark_x"], m["ochre"]), 3
    )
    books((x + 0.16, y + 0.17, TOP), 3, 0.06, (m["indigo"], m["khadi"], m["madder"]), 14)
    turned_lamp((x + 0.63, y + 0.12, TOP), m["teak_z"], m["brass"], 0.50, 0.135, lamp)
    cable(
        [
            (x + 0.68, y + 0.16, TOP + 0.004),
            (x + 0.75, y + 0.27, TOP + 0.003),
            (x + 0.83, y + 0.38, TOP - 0.02),
            (x + 0.92, -0.012, TOP + 0.05),
            (x + 1.02, -0.012, 1.0),
            (x + 1.045, -0.014, 1.225),
        ]
    )


def drawn_out(m, x, y):
    """The chair as it was pushed back, a checked cloth over its rail."""
    g = turned_chair((x, y, 0), math.radians(203), m["teak_x"], m["teak_z"], m["khadi"])
    gamcha = checked("gamcha", (0.64, 0.59, 0.49), (0.32, 0.055, 0.035), (0.045, 0.065, 0.125), 0.036, 0.009)
    hung((-0.02, 0.2495, 0.8275), 0.27, 0.20, 0.34, gamcha, 0.0, 6, g)


def shelf(m, x):
    """Books on a shelf hung at the height of a hand; carved brackets carry it."""
    g, cells = shelf_unit((x, -0.125, 1.28), 1.1, 0.74, 0.24, 2, 2, m["teak_x"], m["teak_z"], None)
    cloths = [m["indigo"], m["khadi"], m["madder"], m["sky"], m["ochre"], m["white_linen"], m["dark_x"]]
    for k, (cx, cz, w, _h) in enumerate(cells):
        if k != 2:
            row_of_books(
                cx - w / 2 + 0.01, cx - w / 2 + w * (0.92, 0.60, 0, 0.74)[k], 0.0, cz, cloths, 70 + k, parent=g
            )
    cx, cz, w, _ = cells[2]
    lota((cx + 0.12, 0, cz), m["brass"], 1.25).parent = g
    books((cx - 0.08, 0, cz), 2, 0.05, (m["khadi"], m["indigo"]), 9, g)
    cx, cz, w, _h = cells[1]
    planter((cx + 0.16, -0.01, cz), 0.065, 0.11, m["terracotta"], m["soil"], "taper").parent = g
    put(U.fern((m["leaf"], m["stem"]), 31, 17, 0.22), (cx + 0.16, -0.01, cz + 0.085), 0.4, 0.75).parent = g
    for s in (-1, 1):
        carved_bracket((x + s * 0.42, 0, 1.28), m["teak_x"], 1.11)
