"""Green wall, a slatted teak head, linen and two shaded lamps."""

from ...kit import *
from ...kit import light as L
from ...kit import materials as M
from .measures import HEIGHT, WARM


def bedroom(m):
    """Green wall, a slatted teak head, linen and two shaded lamps."""
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
    mats = {
        "wood": m["teak_x"],
        "dark": m["dark_x"],
        "sheet": m["white_linen"],
        "duvet": m["ivory"],
        "throw": m["rust"],
        "case": m["green_linen"],
        "sham": m["white_linen"],
        "accent": m["ochre"],
    }
    bed((0, -0.02, 0), mats, w=1.62, seed=11)
    for s in (-1, 1):
        bedside((s * 1.25, -0.30, 0), m["teak_x"], m["teak_z"], m["brass"], w=0.46)
        table_lamp((s * 1.27, -0.24, 0.46), m["celadon"] if s < 0 else m["dark"], m["shade"], m["brass"], 0.46, 0.145, 13, WARM)
    L.area((0, -0.05, 1.30), (0, 0.15, 1), (3.3, 0.03), 16, WARM)
    L.area((0.2, -2.4, 2.8), (0, 0, -1), (1.6, 1.6), 14, (1, 0.74, 0.48))
    books((-1.15, -0.40, 0.46), 2, 0.3, (m["rust"], m["ivory"]), 5)
    lota((-1.38, -0.42, 0.46), m["brass"], 0.8)
    cup((1.12, -0.40, 0.46), m["celadon"])
    rug((0, -2.0, 0.001), 2.9, 2.2, M.rug_wool("rug", (0.30, 0.24, 0.17)), 0, True, m["ivory"])
    bench_seat((0, -2.65, 0.014), 1.25, 0.40, 0.44, m["teak_x"], m["linen"])
    planter((1.98, -0.55, 0), 0.17, 0.34, m["terracotta"], m["soil"], "taper")
    areca((1.98, -0.55, 0.28), 1.15, m["leaf"], m["stem"], 11, 4)
    photograph((0, -0.001, 1.80), 0.56, 0.42, "projects/residential/kulkarni-residence/02.jpg", m["black"], (0, 0.12, 1, 0.72), tilt=0.2)
    switches((1.98, -0.001, 1.20), 0, 3)
    switches((1.64, -0.001, 0.66), 0, 1)
