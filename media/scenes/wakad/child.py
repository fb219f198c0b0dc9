"""The child's room: a desk under shelves by the window, drawings on a board, a bed along the right wall, a school bag
on its peg."""

import math
import random

from ...kit import light as L
from ...kit import materials as M
from ...kit.basins import pegs
from ...kit.bedding import cover
from ...kit.books import row_of_books
from ...kit.cloth import curtain, rug
from ...kit.core import box, empty, tube
from ...kit.cushions import soft_box
from ...kit.fan import ceiling_fan
from ...kit.fitted import carcass, shutter
from ...kit.openings import glazed_frame
from ...kit.school import cricket_ball, cricket_bat
from ...kit.shell import rect_pts, skirting, slab, wall
from ...kit.shirting import shirting
from ...kit.slung import jhola
from ...kit.wardrobes import wardrobe
from .desk import desk
from .drawings import board, crayons
from .measures import HEIGHT, LOFT

H = HEIGHT + 0.1
E, DEEP = 1.55, 3.55
WINDOW = -1.78
BAG = (0.27, 0.30, 0.30)  # of a seven-year-old


def child(m):
    shell(m)
    desk(m)
    toys(m)
    board(m, -0.80, 1.48)
    bed(m)
    wardrobe(
        (-E + 0.002, -2.62, 0),
        1.80,
        HEIGHT - 0.02,
        4,
        m["white_lam"],
        m["mist_lam"],
        m["white_lam"],
        m["satin"],
        math.pi / 2,
        0.58,
        LOFT,
    )
    ceiling_fan((0.1, -1.9, HEIGHT - 0.32), 0.32, m["white_metal"], m["fan_blade"], m["satin"], turn=0.2)
    rug(
        (0.05, -1.75, 0.001),
        1.2,
        0.8,
        M.rug_wool("rug", (0.52, 0.40, 0.18), (0.62, 0.58, 0.48), ((0.42, 0.03),)),
        0.03,
        False,
        t=0.010,
    )
    pegs((-0.215, -0.001, 1.06), 2, 0.11, m["veneer_x"], m["satin"])
    lines = ((-0.20, 0.009), (-0.235, 0.004))
    jhola(
        (-0.16, -0.0505, 1.0715), shirting("school_bag", (0.075, 0.105, 0.17), (0.52, 0.34, 0.085), bands=lines), *BAG
    )
    cricket_bat(
        (-1.36, -0.13, 0),
        M.plain("willow", (0.52, 0.38, 0.20), 0.55),
        M.plain("grip", (0.05, 0.12, 0.22), 0.7),
        (math.radians(-9), 0, 0.1),
    )
    cricket_ball((-1.12, -0.30, 0.036), M.plain("ball", (0.26, 0.022, 0.016), 0.3, 0.5), m["ivory"])


def shell(m):
    slab("floor", -1.8, -3.8, 1.8, 0.3, 0, 0.2, m["tile"])
    wall("back", (1.8, 0), (-1.8, 0), H, 0.12, [], m["mint_wall"], 0.004)
    wall("left", (-E, 0.1), (-E, -3.8), H, 0.12, [], m["wall"], 0.004)
    wall(
        "right",
        (E, -3.8),
        (E, 0.1),
        H,
        0.2,
        [rect_pts(3.8 + WINDOW - 0.75, 0.75, 3.8 + WINDOW + 0.75, 2.15)],
        m["wall"],
        0.006,
    )
    wall("front", (-1.8, -DEEP), (1.8, -DEEP), H, 0.12, [], m["wall"], 0.004)
    box("ceiling", (3.7, 4.1, 0.2), (0, -1.8, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (((E, 0), (-E, 0)), ((E, -DEEP), (E, 0)), ((-E, 0), (-E, -DEEP))):
        skirting("skirting", a, b, m["skirt"], 0.08, 0.010)
    glazed_frame((E + 0.13, WINDOW, 0), 1.5, 1.4, m["white_metal"], m["glass"], math.pi / 2, (2, 1), 0.045, 0.06, 0.75)
    box("sill", (0.21, 1.5, 0.020), (E + 0.092, WINDOW, 0.760), m["dark_quartz"], 0.002)
    for k in range(8):
        tube(
            "grille",
            [(E + 0.185, WINDOW - 0.74, 0.88 + 0.16 * k), (E + 0.185, WINDOW + 0.74, 0.88 + 0.16 * k)],
            0.006,
            m["rail"],
            3,
        )
    L.portal((E + 0.25, WINDOW, 1.45), (-1, 0, 0), (1.5, 1.4))
    x = E - 0.10
    tube("rod", [(x, WINDOW + 1.05, 2.42), (x, WINDOW - 1.05, 2.42)], 0.012, m["satin"], 5)
    for y in (WINDOW + 1.0, WINDOW - 1.0):
        tube("rod_foot", [(E, y, 2.42), (x, y, 2.42)], 0.008, m["satin"], 4)
    print_ = M.sheer("print_curtain", (0.62, 0.50, 0.24), 0.0)
    curtain((x, WINDOW + 0.86, 0), 0.34, 2.40, 5, 0.045, print_, math.radians(90), 3)


def toys(m):
    """A low cupboard for toys under the board."""
    x, rnd = -0.80, random.Random(12)
    g = empty("toy_shelf", (x, -0.002, 0))
    y = carcass(g, -0.48, 0.48, 0.06, 0.50, 0.36, m["white_lam"])
    box("toy_foot", (0.92, 0.28, 0.059), (0, -0.14, 0.0295), m["plinth"], 0.001, parent=g)
    box("toy_top", (0.964, 0.364, 0.018), (0, -0.182, 0.509), m["veneer_x"], 0.0015, parent=g)
    for k, name in enumerate(("mist_lam", "white_lam", "mist_lam")):
        shutter(g, 0.32 * k - 0.48, 0.32 * k - 0.16, 0.06, 0.50, y, m[name], "top", m["satin"])
    cloths = [m["mustard"], m["rust"], m["mist"], m["ivory"]]
    row_of_books(-0.46, -0.20, -0.16, 0.518, cloths, 11, parent=g, deep=0.16)
    blocks(x + 0.22, -0.18, 0.518, rnd, crayons())


def blocks(x, y, z, rnd, colours):
    """Wooden blocks: a tower that still stands."""
    s = 0.045
    for dx, dz in ((0, 0), (0.048, 0), (0.096, 0), (0.024, 1), (0.072, 1), (0.048, 2)):
        box(
            "block",
            (s, s, s),
            (x + dx - 0.05, y, z + s * (dz + 0.5)),
            rnd.choice(colours),
            0.002,
            rot=(0, 0, rnd.uniform(-0.05, 0.05)),
        )


def bed(m):
    """Against the right wall under the window: drawers below, a cover over all of it for the day."""
    w, long, x, y = 0.90, 1.90, E - 0.47, -2.52
    box("bed_box", (w, long + 0.03, 0.30), (x, y, 0.18), m["veneer_y"], 0.004)
    box("bed_plinth", (w - 0.08, long - 0.06, 0.032), (x + 0.02, y, 0.015), m["plinth"], 0.002)
    for k in (-1, 1):
        g = empty("bed_drawer", (x - w / 2, y + k * long / 4, 0), -math.pi / 2)
        shutter(g, -long / 4, long / 4, 0.045, 0.30, 0.0, m["mist_lam"], "top", m["satin"])
    soft_box("mattress", (w - 0.02, long, 0.16), 6, 24, 0.006, 0.003, 3, m["white_linen"], (x, y, 0.41))
    size = (1.07, 2.18)
    cloth = M.kantha("child_quilt", (0.50, 0.34, 0.11), (0.66, 0.60, 0.48), *size, pitch=0.024)
    solid = [
        ((w, long + 0.02, 0.19), (0.06, 0, 0.41)),
        ((w + 0.03, long + 0.06, 0.32), (0.06, 0, 0.18)),
        ((0.2, 3.0, 2.0), (w / 2 + 0.19, 0, 0.9)),
    ]
    cover("quilt", *size, solid, 0.53, cloth, (x - 0.06, y, 0), seed=71, crumple=0.22, thickness=0.008)
