"""Teak bed with a cane head against a sage wall; morning through a tall window on the left."""

from ...kit import *
from ...kit import light as L
from ...kit import materials as M
from .measures import HEIGHT


def bedroom(m):
    """Teak bed with a cane head against a sage wall; morning through a tall window on the left."""
    slab("floor", -3.2, -6.2, 3.2, 0.3, 0, 0.2, m["kota"])
    wall("back", (3.2, 0), (-2.86, 0), HEIGHT + 0.1, 0.25, [], m["sage_wall"], 0.012)
    wall(
        "left",
        (-2.6, 0.1),
        (-2.6, -6.0),
        HEIGHT + 0.1,
        0.28,
        [rect_pts(0.75, 0.45, 2.15, 2.4), rect_pts(3.0, 0.45, 4.4, 2.4)],
        m["plaster"],
        0.012,
    )
    wall("right", (2.6, -6.0), (2.6, 0.1), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-3.0, -5.6), (3.0, -5.6), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (6.4, 6.6, 0.2), (0, -2.9, HEIGHT + 0.1), m["ceiling"], 0)
    skirting("skirting", (2.6, 0), (-2.6, 0), m["dark_x"], 0.07, 0.011)
    skirting("skirting", (2.6, -5.6), (2.6, 0), m["dark_x"], 0.07, 0.011)
    for y in (-1.35, -3.6):
        glazed_frame((-2.76, y, 0), 1.38, 1.93, m["teak_z"], m["glass"], math.pi / 2, (2, 3), sill=0.46)
        box("sill", (0.34, 1.46, 0.035), (-2.70, y, 0.445), m["kota_top"], 0.006)
    cane_headboard(2.9, m["teak_x"], m["teak_z"], m["cane"])
    mats = {
        "wood": m["teak_x"],
        "dark": m["dark_x"],
        "sheet": m["white_linen"],
        "duvet": m["white_linen"],
        "throw": m["sage"],
        "case": m["linen"],
        "sham": m["white_linen"],
        "accent": m["ochre"],
    }
    bed((0, 0, 0), mats, seed=5)
    for s in (-1, 1):
        bedside((s * 1.36, -0.28, 0), m["teak_x"], m["teak_z"], m["brass"])
    vase((1.42, -0.26, 0.46), 0.20, 2, m["celadon"])
    branches((1.42, -0.26, 0.62), 0.5, 4, m["leaf2"], m["bark"], 14, 0.06, 0.015, 0.45)
    books((1.27, -0.34, 0.46), 2, 0.2, (m["clay"], m["ivory"]), 5)
    books((-1.34, -0.28, 0.46), 3, -0.2, (m["moss"], m["ivory"], m["ochre"]), 3)
    lathe(
        "glass",
        [(0, 0), (0.028, 0), (0.032, 0.004), (0.035, 0.10), (0.033, 0.10), (0.030, 0.010), (0, 0.008)],
        m["brass"],
        40,
        (-1.50, -0.36, 0.46),
    )
    for s in (-1, 1):
        pendant_dome(
            (s * 1.36, -0.27, 1.25),
            0.12,
            0.15,
            HEIGHT - 1.27,
            m["shade"],
            m["shade_in"],
            m["brass"],
            strength=4,
            power=4,
            canopy=m["brass"],
        )
    rug((0, -2.0, 0.001), 3.2, 2.3, M.rug_wool("rug", (0.62, 0.57, 0.48)), 0, True, m["ivory"])
    bench_seat((0, -2.72, 0.014), 1.4, 0.42, 0.45, m["teak_x"], m["linen"])
    cane_chair((1.95, -1.95, 0), math.radians(-55), m["teak_z"], m["cane"], m["ivory"])
    planter((2.2, -0.6, 0), 0.2, 0.36, m["terracotta"], m["soil"], "taper")
    areca((2.2, -0.6, 0.30), 1.35, m["leaf2"], m["stem"], 12, 4)
    curtain((-2.50, -0.42, 0), 0.5, 2.66, 5, 0.045, m["sheer"], math.radians(90), 2)
    curtain((-2.50, -2.42, 0), 0.62, 2.66, 6, 0.045, m["sheer"], math.radians(90), 5)
    tube("rod", [(-2.50, -0.10, 2.72), (-2.50, -5.2, 2.72)], 0.011, m["brass"], 5)
    for x, y, z, h, c, seed in ((-8.5, -1.0, -6.2, 8.0, 2.6, 3), (-10.5, -4.5, -6.4, 8.2, 2.8, 4), (-12, 1.0, -6.4, 8.6, 2.9, 5)):
        tree((x, y, z), h, c, (m["far"], m["leaf2"]), m["bark"], seed, 190, leaf=0.2)
    for y in (-1.35, -3.6):
        L.portal((-2.95, y, 1.42), (1, 0, 0), (1.4, 1.95))
