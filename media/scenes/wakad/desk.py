"""The desk in the child's room: drawers, shelves above, what lies on it."""

import math

from ...kit import materials as M
from ...kit.books import row_of_books
from ...kit.core import box, empty, lathe, tube
from ...kit.easy_seating import padded_chair
from ...kit.fitted import carcass, shutter
from ...kit.household import mug_of_pencils
from ...kit.lamps import spun_lamp
from ...kit.life import switches
from ...kit.school import open_book
from ...kit.wardrobes import loft_shelf

DESK = 0.62


def desk(m):
    """A top on drawers, two shelves and a shut cupboard above; homework by its lamp, the globe, a chair pushed back."""
    g, w, d = empty("desk", (DESK, -0.002, 0)), 1.30, 0.56
    box("desk_top", (w, d, 0.025), (0, -d / 2, 0.7375), m["veneer_x"], 0.002, parent=g)
    y = carcass(g, w / 2 - 0.40, w / 2, 0.08, 0.7245, d - 0.03, m["white_lam"])
    box("desk_foot", (0.38, d - 0.10, 0.079), (w / 2 - 0.20, -(d - 0.10) / 2, 0.0395), m["plinth"], 0.001, parent=g)
    for a, b in ((0.08, 0.40), (0.40, 0.57), (0.57, 0.7245)):
        shutter(g, w / 2 - 0.40, w / 2, a, b, y, m["mist_lam"], "top", m["satin"])
    box(
        "desk_side",
        (0.025, d - 0.02, 0.7245),
        (-w / 2 + 0.0125, -(d - 0.02) / 2, 0.36225),
        m["veneer_z"],
        0.002,
        parent=g,
    )
    shelf = loft_shelf((DESK, -0.002, 1.16), w, m["white_lam"], m["mint_wall"], 0.0, 0.62, 0.25, 1)
    cloths = [m["rust"], m["mustard"], m["indigo"], m["ivory"], m["mist"]]
    row_of_books(-0.60, -0.12, -0.13, 0.018, cloths, 3, parent=shelf, deep=0.16)
    row_of_books(0.12, 0.58, -0.13, 0.319, cloths, 8, parent=shelf, deep=0.16)
    globe(m, DESK + 0.30, -0.14, 1.178)
    trophy(m, DESK - 0.38, -0.13, 1.479)
    spun_lamp(
        (DESK - 0.48, -0.22, 0.75), m["black"], M.plain("lamp_in", (0.8, 0.78, 0.72), 0.5), 0.36, 0.10, None, lean=0.25
    )
    open_book((DESK - 0.10, -0.32, 0.75), m["rust"], 0.12)
    mug_of_pencils(
        (DESK + 0.22, -0.16, 0.75),
        m["white"],
        [
            M.plain(f"pencil{k}", c, 0.4)
            for k, c in enumerate(
                ((0.40, 0.05, 0.03), (0.05, 0.12, 0.30), (0.50, 0.33, 0.03), (0.06, 0.22, 0.08), (0.03, 0.03, 0.03))
            )
        ],
        4,
    )
    row_of_books(0.36, 0.58, -0.16, 0.75, cloths, 5, parent=g, deep=0.16)
    padded_chair((DESK - 0.16, -0.86, 0), math.radians(168), m["teak_z"], m["mustard"], 4)
    switches((DESK - 0.06, -0.001, 0.98), 0, 3)


def globe(m, x, y, z):
    g = empty("globe", (x, y, z))
    n = M.Mat("globe_map")
    land = n.noise(n.pos(world=False), 11, 5, 0.6)
    c = n.mix(n.rng(land, 0.50, 0.52), (0.07, 0.17, 0.27), (0.40, 0.33, 0.17))
    n.sp({"Base Color": c, "Roughness": 0.3})
    side = (
        [(0, -0.085)]
        + [(0.085 * math.sin(math.pi * i / 24), -0.085 * math.cos(math.pi * i / 24)) for i in range(1, 24)]
        + [(0, 0.085)]
    )
    lathe("globe", side, n.m, 48, (0, 0, 0.145), parent=g, rot=(0.0, 0.41, 0))
    lathe(
        "globe_foot",
        [(0, 0), (0.060, 0), (0.062, 0.006), (0.014, 0.018), (0.009, 0.05), (0, 0.055)],
        m["black"],
        40,
        parent=g,
    )
    tube(
        "globe_arc",
        [
            (0.092 * math.sin(a + 0.41) * -1, 0, 0.145 - 0.092 * math.cos(a + 0.41))
            for a in (math.pi * i / 24 for i in range(25))
        ],
        0.004,
        m["brass"],
        4,
        parent=g,
    )


def trophy(m, x, y, z):
    lathe(
        "trophy",
        [
            (0, 0),
            (0.036, 0),
            (0.036, 0.022),
            (0.012, 0.030),
            (0.009, 0.060),
            (0.034, 0.085),
            (0.044, 0.130),
            (0.041, 0.132),
            (0.030, 0.090),
            (0, 0.075),
        ],
        m["brass"],
        48,
        (x, y, z),
    )
