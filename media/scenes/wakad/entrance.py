"""At the door: shoes, keys, a mirror; and by the kitchen, the place for prayer."""

import math

from ...kit import materials as M
from ...kit.basins import panelled_door, pegs
from ...kit.brassware import samai, worn_brass
from ...kit.cloth import rug
from ...kit.core import disc, empty
from ...kit.cushions import soft_box
from ...kit.household import letters
from ...kit.life import cloth_bag, keys, sandals, switches
from ...kit.objects import vase
from ...kit.offerings import bell, diya, garland, hung_garland, incense, kalash
from ...kit.plants import branches
from ...kit.shrine import ganesha, halo, shrine
from ...kit.tableware import bowl
from ...kit.wardrobes import shoe_cabinet


def prayer(m):
    """By the kitchen's door, so that one faces north: Ganesha on a marble step, lamps, a garland strung this
    morning."""
    y, turn = -0.70, -math.pi / 2
    x = 2.898
    g = shrine((x, y, 0), turn, m["veneer_z"], m["veneer_x"], m["quartz"], m["brass"])
    metal = worn_brass("idol_brass", 0.26)
    ganesha((0, -0.095, 0.8705), metal, 0.25, g)
    halo((0, -0.030, 0.8705), metal, 0.145, g)
    for s in (-1, 1):
        samai((x - 0.20, y + s * 0.30, 0.78), m["brass"], 0.30)
    kalash((x - 0.24, y + 0.165, 0.78), m["brass"], m["leaf"], M.plain("coconut", (0.16, 0.095, 0.05), 0.9, 0.2))
    diya((x - 0.30, y + 0.02, 0.78), m["terracotta"])
    diya((x - 0.285, y - 0.075, 0.78), m["terracotta"], False)
    bell((x - 0.29, y - 0.165, 0.78), m["brass"])
    incense((x - 0.135, y - 0.20, 0.8705), m["brass"])
    hung_garland((x - 0.20, y - 0.405, 1.73), (x - 0.20, y + 0.405, 1.73), 0.13, m["marigold"], 30, 3)
    bowl((x - 0.27, y - 0.27, 0.78), m["brass"], 0.55)
    garland(
        [(x - 0.27 + 0.020 * math.cos(a), y - 0.27 + 0.020 * math.sin(a), 0.812) for a in (0, 1.6, 3.1, 4.7)],
        m["marigold"],
        0.016,
        4,
    )


def entrance(m):
    """At the door: shoes behind laminate, a bench's worth of top for keys and post, a mirror, bags on pegs."""
    x = 3.52
    shoe_cabinet((x, -1.502, 0), 1.14, m["ivory_lam"], m["mist_lam"], m["veneer_x"], m["brass"])
    disc("mirror_back", 0.33, 0, 0.016, (x - 0.17, -1.501, 1.52), m["teak_x"], 0.004).rotation_euler = (
        math.pi / 2,
        0,
        0,
    )
    disc("mirror_sheet", 0.312, 0, 0.003, (x - 0.17, -1.5175, 1.52), m["mirror"], 0.001).rotation_euler = (
        math.pi / 2,
        0,
        0,
    )
    bowl((x + 0.10, -1.67, 1.0), m["celadon"], 0.62)
    keys((x + 0.10, -1.67, 1.010), m["brass"], m["black"])
    letters((x + 0.34, -1.66, 1.0), 0.3, 3, 5)
    vase((x - 0.42, -1.66, 1.0), 0.20, 1, m["white"])
    branches((x - 0.42, -1.66, 1.17), 0.34, 5, m["leaf2"], m["stem"], 23, 0.06, 0.02, 0.5)
    pegs((x + 0.43, -1.50, 1.80), 2, 0.16, m["teak_x"], m["brass"])
    cloth_bag((x + 0.35, -1.585, 1.80), m["mustard"], m["indigo"])
    sandals((x - 0.30, -2.06, 0), math.radians(188))
    sandals(
        (x + 0.06, -2.02, 0),
        math.radians(172),
        M.plain("strap", (0.05, 0.03, 0.025), 0.5),
        M.plain("sole", (0.035, 0.030, 0.028), 0.75),
    )
    child_shoes(m, x + 0.34, -2.03)
    rug((4.0, -2.55, 0.001), 0.50, 0.80, M.rug_wool("mat", (0.30, 0.20, 0.11)), 0, False, t=0.012)
    panelled_door((4.40, -2.30, 0), 0.98, 2.08, m["teak_x"], m["teak_z"], m["brass"], -math.pi / 2)
    switches((4.40, -1.66, 1.25), -math.pi / 2, 3, False)


def child_shoes(m, x, y):
    """A pair of school shoes, one fallen on its side a little."""
    black = M.plain("school_shoe", (0.014, 0.013, 0.013), 0.22, 0.5)
    for dx, turn, tilt in ((-0.045, 2.9, 0.0), (0.050, 3.35, 0.0)):
        g = empty("school_shoe", (x + dx, y, 0), turn)
        soft_box(
            "shoe_sole",
            (0.066, 0.185, 0.020),
            3,
            10,
            0,
            0,
            1,
            M.plain("shoe_sole", (0.02, 0.02, 0.02), 0.7),
            (0, 0, 0.011),
            parent=g,
        )
        soft_box("shoe_toe", (0.064, 0.110, 0.050), 2.4, 12, 0, 0, 2, black, (0, 0.034, 0.042), parent=g)
        soft_box("shoe_heel", (0.060, 0.080, 0.066), 2.8, 12, 0, 0, 3, black, (0, -0.048, 0.048), (tilt, 0, 0), g)
