"""The entrance: a narrow teak shelf, a lamp, a bowl for keys, two photographs; a bag and an umbrella on pegs."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit.art import photograph
from ...kit.core import box, lathe, plate, tube
from ...kit.lamps import globe_pendant, spun_lamp
from ...kit.life import cable, keys, sandals, switches
from ...kit.newspaper import newspaper
from ...kit.shell import skirting, slab, wall
from ...kit.shirting import shirting
from ...kit.slung import jhola
from ...kit.tableware import bowl
from .measures import HEIGHT, WARM


def entrance(m):
    slab("floor", -1.8, -3.8, 2.0, 0.3, 0, 0.2, m["floor"])
    wall("back", (1.9, 0), (-1.6, 0), HEIGHT + 0.1, 0.2, [], m["green"], 0.012)
    wall("left", (-1.3, 0.1), (-1.3, -3.6), HEIGHT + 0.1, 0.2, [], m["plaster"], 0.012)
    wall("right", (1.6, -3.6), (1.6, 0.1), HEIGHT + 0.1, 0.2, [], m["plaster"], 0.012)
    wall("front", (-1.6, -3.4), (1.9, -3.4), HEIGHT + 0.1, 0.2, [], m["plaster"])
    box("ceiling", (3.8, 4.0, 0.2), (0.1, -1.7, HEIGHT + 0.1), m["ceiling"], 0)
    skirting("skirting", (1.6, 0), (-1.3, 0), m["dark_x"], 0.08, 0.011)
    box("shelf", (1.25, 0.26, 0.040), (-0.15, -0.13, 0.92), m["teak_x"], 0.008, 3)
    box("shelf_box", (1.15, 0.22, 0.11), (-0.15, -0.12, 0.845), m["teak_x"], 0.005)
    box("shelf_pull", (0.12, 0.014, 0.010), (-0.15, -0.236, 0.86), m["brass"], 0.003)
    spun_lamp((-0.58, -0.13, 0.94), m["black"], m["dome_in"], 0.44, 0.135, 24, WARM, -0.12)
    cable([(-0.58, -0.05, 0.945), (-0.50, -0.012, 0.946), (-0.36, -0.008, 0.95), (-0.30, -0.004, 1.02)], m["black"])
    switches((-0.30, -0.001, 1.06), 0, 1)
    for x, picture, tilt in ((-0.285, "deshmukh-residence/23", -0.4), (0.165, "kulkarni-residence/02", 0.3)):
        photograph((x, -0.001, 1.66), 0.27, 0.3375, f"projects/residential/{picture}.jpg", m["black"], tilt=tilt)
    L.spot((-0.04, -0.75, 2.75), (-0.04, -0.02, 1.66), 7, (1, 0.72, 0.45), 44, 0.9)
    bowl((0.06, -0.13, 0.94), m["brass"], 0.62)
    keys((0.06, -0.13, 0.952), m["brass"], m["black"])
    post(m, 0.30, -0.13, 0.94)
    box("bench_top", (0.9, 0.34, 0.04), (-0.20, -0.20, 0.42), m["teak_x"], 0.008, 3)
    for s in (-1, 1):
        box("bench_leg", (0.04, 0.32, 0.40), (-0.20 + s * 0.38, -0.20, 0.20), m["teak_z"], 0.006)
    newspaper((-0.37, -0.20, 0.441), 0.12, 0.26, 0.34, 4)
    box("peg_rail", (0.68, 0.022, 0.09), (0.73, -0.011, 1.70), m["teak_x"], 0.006)
    for k in range(3):
        peg = [(0, 0), (0.012, 0), (0.010, 0.05), (0.016, 0.07), (0, 0.078)]
        lathe("peg", peg, m["teak_z"], 24, (0.51 + 0.22 * k, -0.02, 1.70), rot=(math.pi / 2, 0, 0))
    woven = shirting("bag_rust", (0.24, 0.085, 0.04), (0.50, 0.42, 0.32), 0.007, 0.16, ((-0.27, 0.006), (-0.30, 0.003)))
    jhola((0.95, -0.085, 1.724), woven, seed=3, wall=0.085)
    sandals(
        (-0.20, -0.17, 0),
        math.radians(184),
        M.plain("strap", (0.16, 0.075, 0.03), 0.5),
        M.plain("sole", (0.05, 0.036, 0.026), 0.75),
    )
    switches((0.36, -0.001, 1.26), 0, 4, False)
    umbrella(m, 0.51, -0.085)
    globe_pendant((0.55, -1.5, 2.25), 0.11, HEIGHT - 2.25, m["brass"], WARM, 5, 20)
    L.area((0.1, -0.09, HEIGHT - 0.04), (0, 0.2, -1), (2.6, 0.05), 7, WARM)


def post(m, x, y, z):
    """Letters and a bill under a pair of sunglasses' case."""
    paper, brown = M.print_paper("envelope", (0.70, 0.67, 0.60)), M.print_paper("brown_envelope", (0.42, 0.30, 0.18))
    for k, (dx, turn, mat) in enumerate(((0.0, 0.3, brown), (0.012, 0.05, paper), (-0.010, -0.22, paper))):
        box("envelope", (0.22, 0.11, 0.0016), (x + dx, y, z + 0.001 + 0.0018 * k), mat, 0.0003, rot=(0, 0, turn))
    plate(
        "stamp",
        [(-0.011, -0.013), (0.011, -0.013), (0.011, 0.013), (-0.011, 0.013)],
        [],
        0.0004,
        M.plain("stamp", (0.24, 0.05, 0.04), 0.8),
        0.0001,
        1,
        None,
        (x + 0.078, y + 0.012, z + 0.0058),
        (0, 0, -0.22),
    )


def umbrella(m, x, y):
    """Furled, its crook over the peg."""
    hook = [
        (x + 0.035 + 0.035 * math.cos(a), y, 1.715 + 0.035 * math.sin(a))
        for a in (math.pi - math.pi * i / 12 for i in range(13))
    ]
    tube("crook", [(x + 0.07, y, 1.58), *hook[::-1]], 0.010, m["teak_z"], 4)
    folds = [
        (0, 0),
        (0.006, 0.02),
        (0.020, 0.10),
        (0.033, 0.34),
        (0.036, 0.50),
        (0.026, 0.60),
        (0.012, 0.63),
        (0, 0.63),
    ]
    lathe("umbrella", folds, m["black"], 9, (x + 0.07, y, 0.96))
    tube("ferrule", [(x + 0.07, y, 0.90), (x + 0.07, y, 0.97)], 0.004, m["brass"], 3)
