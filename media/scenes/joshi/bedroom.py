"""The bedroom at night: a green wall, a slatted teak headboard lit from above, two lamps of spun brass, a slept-in
bed."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit.art import photograph
from ...kit.bedding import cover, laid_pillow
from ...kit.beds import bedside
from ...kit.books import books
from ...kit.cloth import curtain, rug
from ...kit.core import box, tube
from ...kit.cushions import pillow, soft_box
from ...kit.drawing_table import spectacles
from ...kit.fan import ceiling_fan
from ...kit.lamps import spun_lamp
from ...kit.leaves import put
from ...kit.life import cable, switches
from ...kit.openings import glazed_frame
from ...kit.plants import planter
from ...kit.shell import rect_pts, skirting, slab, wall
from ...kit.stove import steel, tumblers
from ...kit.tableware import cup
from ...kit.undergrowth import elephant_ear
from .measures import HEIGHT, WARM


def bedroom(m):
    slab("floor", -2.9, -5.2, 2.9, 0.3, 0, 0.2, m["floor"])
    wall("back", (2.7, 0), (-2.7, 0), HEIGHT + 0.1, 0.25, [], m["green"], 0.012)
    wall("left", (-2.3, 0.2), (-2.3, -5.0), HEIGHT + 0.1, 0.25, [rect_pts(1.1, 0.55, 2.7, 2.3)], m["plaster"], 0.012)
    wall("right", (2.3, -5.0), (2.3, 0.2), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-2.6, -4.7), (2.6, -4.7), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (5.2, 5.4, 0.2), (0, -2.4, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (((2.3, 0), (-2.3, 0)), ((2.3, -4.7), (2.3, 0)), ((-2.3, 0), (-2.3, -4.7))):
        skirting("skirting", a, b, m["dark_x"], 0.08, 0.011)
    glazed_frame((-2.43, -1.7, 0), 1.6, 1.75, m["teak_z"], m["glass"], math.pi / 2, (2, 2), 0.05, 0.06, 0.55)
    curtain((-2.18, -0.75, 0), 0.42, 2.56, 5, 0.045, m["sheer"], math.radians(90), 2)
    curtain((-2.18, -2.75, 0), 0.5, 2.56, 5, 0.045, m["sheer"], math.radians(90), 5)
    tube("rod", [(-2.18, -0.5, 2.62), (-2.18, -3.1, 2.62)], 0.011, m["brass"], 5)
    for k in range(66):
        x = -1.65 + 0.0508 * k
        box("slat", (0.034, 0.03, 1.02), (x, -0.022, 0.75), m["teak_z"], 0.006, 2)
    box("slat_cap", (3.42, 0.07, 0.035), (0, -0.035, 1.275), m["teak_x"], 0.006)
    slept(m)
    for s in (-1, 1):
        bedside((s * 1.25, -0.30, 0), m["teak_x"], m["teak_z"], m["brass"], w=0.46)
    spun_lamp((-1.27, -0.24, 0.46), m["brass"], m["dome_in"], 0.42, 0.135, 22, WARM)
    spun_lamp((1.29, -0.24, 0.46), m["brass"], m["dome_in"], 0.42, 0.135, 22, WARM)
    L.area((0, -0.05, 1.30), (0, 0.15, 1), (3.3, 0.03), 5, WARM)
    L.area((0.2, -2.4, 2.8), (0, 0, -1), (1.6, 1.6), 10, (1, 0.74, 0.48))
    books((-1.15, -0.40, 0.46), 3, 0.3, (m["rust"], m["ivory"], m["green_linen"]), 5)
    spectacles((-1.13, -0.43, 0.528), 0.8, m["brass"], m["black"], m["glass"])
    cup((-1.40, -0.42, 0.46), m["celadon"])
    tumblers((1.13, -0.40, 0.46), steel(), 1)
    phone(m, 1.24, -0.43, 0.46)
    rug((0, -2.25, 0.001), 2.7, 1.3, M.rug_wool("rug", (0.30, 0.24, 0.17)), 0.01, True, m["ivory"])
    planter((1.95, -0.50, 0), 0.18, 0.32, m["terracotta"], m["soil"], "drum")
    put(elephant_ear((m["leaf"], m["stem"]), 27, 8, 0.72, 0.32), (1.95, -0.50, 0.28), 2.2)
    photograph(
        (0, -0.001, 1.80),
        0.56,
        0.42,
        "projects/residential/kulkarni-residence/02.jpg",
        m["black"],
        (0, 0.12, 1, 0.72),
        tilt=0.2,
    )
    switches((1.98, -0.001, 1.20), 0, 3)
    switches((1.64, -0.001, 0.66), 0, 1)
    cable([(1.29, -0.16, 0.462), (1.36, -0.06, 0.462), (1.52, -0.045, 0.50), (1.60, -0.004, 0.60)], m["black"])
    ceiling_fan((0.1, -2.3, HEIGHT - 0.42), 0.42, m["black"], m["teak_x"], m["brass"], turn=0.5)


def slept(m, w=1.60, long=2.02):
    """The bed of somebody who reads late: the quilt thrown back on one side, a book face up, four pillows."""
    middle = -0.12 - long / 2
    box("platform", (w + 0.16, long + 0.10, 0.09), (0, middle - 0.04, 0.205), m["teak_x"], 0.012, 3)
    box("plinth", (w - 0.35, long - 0.35, 0.16), (0, middle, 0.08), m["dark_x"], 0.004)
    soft_box("mattress", (w, long, 0.24), 5, 26, 0.012, 0.004, 2, m["white_linen"], (0, middle, 0.365))
    # Wider than the bed, so that neither mattress nor platform comes through the quilt.
    blocks = [((w + 0.04, long + 0.04, 0.27), (0, 0.46, 0.365)), ((w + 0.24, long + 0.18, 0.13), (0, 0.42, 0.205))]
    size = (2.14, 1.86)
    quilt = M.kantha("quilt", (0.36, 0.125, 0.06), (0.62, 0.44, 0.26), *size)
    cover("quilt", *size, blocks, 0.54, quilt, (0, middle - 0.46, 0), seed=33, crumple=0.9, turned=0.28)
    pillow("sham", 0.60, 0.50, 4.4, 7, m["green_linen"], (-0.36, -0.25, 0.70), (math.radians(55), 0, math.radians(-7)))
    for k, (dx, dy, turn, tilt) in enumerate(((-0.39, -0.47, 7, 18), (0.40, -0.50, -10, 13))):
        laid_pillow(
            "case",
            0.64,
            0.43,
            0.15,
            m["white_linen"],
            (dx, dy, 0.520),
            (math.radians(tilt), 0, math.radians(turn)),
            34 + k,
        )
    pillow("sham", 0.44, 0.44, 5.2, 2, m["ochre"], (0.40, -0.27, 0.66), (math.radians(58), 0, math.radians(8)))


def phone(m, x, y, z):
    box("phone", (0.072, 0.150, 0.008), (x, y, z + 0.004), m["black"], 0.003, 3, (0, 0, 0.5))
