"""The entrance with shoes, keys and a mirror; beside the kitchen, the place for prayer."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit.basins import panelled_door, pegs
from ...kit.brassware import samai
from ...kit.cloth import rug
from ...kit.core import disc
from ...kit.household import letters
from ...kit.life import keys, switches
from ...kit.objects import vase
from ...kit.offerings import bell, diya, garland, hung_garland, incense, kalash
from ...kit.om import om
from ...kit.plants import branches
from ...kit.shirting import shirting
from ...kit.shoes import chappals
from ...kit.shrine import shrine
from ...kit.slung import jhola
from ...kit.tableware import bowl
from ...kit.wardrobes import shoe_cabinet
from ...kit.warli import village, warli


def prayer(m):
    """By the kitchen's door, so that one faces north: a brass Om, a pot of mango leaves and marigolds on a step, lamps,
    a garland strung this morning."""
    y, turn = -0.70, -math.pi / 2
    x = 2.898
    back = M.lime_plaster("shrine_lime", (0.30, 0.115, 0.065), 0.07, 0.35)
    g = shrine((x, y, 0), turn, m["veneer_z"], m["veneer_x"], m["quartz"], m["brass"], back=back)
    metal = M.brass("om_brass", 0.40, (0.50, 0.27, 0.06))
    om((0, -0.032, 1.235), metal, 0.27, g)
    disc("om_pin", 0.004, 0, 0.020, (-0.023, -0.010, 1.221), metal, 0.001, 24, g).rotation_euler = (
        math.pi / 2,
        0,
        0,
    )
    for s in (-1, 1):
        samai((x - 0.20, y + s * 0.325, 0.78), m["brass"], 0.30)
    flowers = (m["marigold"], M.petal("marigold_yellow", (0.78, 0.46, 0.02)))
    kalash((x - 0.115, y, 0.8705), m["brass"], m["leaf"], flowers)
    for dy in (0.055, -0.055):
        diya((x - 0.30, y + dy, 0.78), m["terracotta"])
        L.bulb((x - 0.30, y + dy - 0.036, 0.832), 0.75, (1, 0.52, 0.18), 0.006, "daylight_flame")
    bell((x - 0.30, y - 0.125, 0.78), m["brass"])
    incense((x - 0.135, y - 0.23, 0.8705), m["brass"])
    hung_garland((x - 0.22, y - 0.402, 1.70), (x - 0.22, y + 0.402, 1.70), 0.17, flowers, 62, 3, m["brass"])
    bowl((x - 0.30, y - 0.225, 0.78), m["brass"], 0.40)
    garland(
        [(x - 0.30 + 0.019 * math.cos(a), y - 0.225 + 0.019 * math.sin(a), 0.806) for a in (0, 1.3, 2.5, 3.8, 5.0)],
        m["marigold"],
        0.016,
        4,
    )


def entrance(m):
    """At the door: shoes behind laminate but for one pair, a top for keys and post, a mirror, a bag on a peg."""
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
    handloom = shirting(
        "jhola", (0.50, 0.32, 0.075), (0.045, 0.065, 0.115), 0.012, 0.05, ((-0.27, 0.009), (-0.31, 0.004))
    )
    jhola((x + 0.35, -1.5505, 1.8115), handloom)
    warli((2.86, -3.399, 1.66), 0.50, m["teak_x"], village, math.pi, 9)  # the mirror shows it
    sole = M.plain("sole", (0.045, 0.028, 0.018), 0.75)
    chappals((x - 0.16, -1.99, 0), M.leather("chappal", (0.20, 0.085, 0.036)), sole, math.radians(5), 0.265)
    rug((4.0, -2.68, 0.001), 0.50, 0.80, M.rug_wool("mat", (0.30, 0.20, 0.11)), 0, False, t=0.012)
    panelled_door((4.40, -2.30, 0), 0.98, 2.08, m["teak_z"], m["teak_z"], m["brass"], -math.pi / 2)
    switches((4.40, -1.66, 1.25), -math.pi / 2, 3, False)
