"""The main bedroom: a caned bed under joists, a seat in the arched window."""

from ...kit import *
from ...kit import materials as M
from .measures import HEIGHT
from .rooms import room

SEAT = -2.75  # the window seat's middle


def bedroom(m):
    room(m, -2.6, 2.4, -5.2, (0.95, -SEAT), "ochre_wall", 0.46, 1.25)
    cane_headboard(2.5, m["teak_x"], m["teak_z"], m["cane"], 1.16, 4)
    mats = {"wood": m["teak_x"], "dark": m["dark_x"], "sheet": m["ivory"], "duvet": m["ivory"], "throw": m["olive"],
            "case": m["linen"], "sham": m["ivory"], "accent": m["rust"]}  # fmt: skip
    bed((0, 0, 0), mats)
    for s in (-1, 1):
        bedside((s * 1.36, -0.28, 0), m["teak_x"], m["teak_z"], m["brass"])
    table_lamp((-1.38, -0.24, 0.46), m["terracotta"], M.lampshade("shade", (0.82, 0.72, 0.56)), m["brass"], 0.48, 0.15, 7)
    vase((1.40, -0.25, 0.46), 0.22, 2, m["dark"])
    branches((1.40, -0.25, 0.64), 0.5, 5, m["leaf"], m["bark"], 23, 0.065, 0.016, 0.42)
    books((1.24, -0.36, 0.46), 2, 0.3, (m["indigo"], m["ivory"]), 5)
    rug((0, -2.0, 0.001), 3.1, 2.2, M.rug_wool("rug", (0.58, 0.50, 0.40)), 0, True, m["ivory"])
    bench_seat((0, -2.70, 0.014), 1.35, 0.40, 0.45, m["teak_x"], m["linen"])
    pendant_dome((1.36, -0.30, 1.42), 0.11, 0.13, HEIGHT - 1.44, m["terracotta"], M.plain("in", (0.80, 0.66, 0.46), 0.45), strength=4, power=4, canopy=m["brass"])
    window_seat(m)
    planter((2.05, -0.5, 0), 0.20, 0.38, m["basalt"], m["soil"], "drum")
    rubber_plant((2.05, -0.5, 0.34), 1.2, m["leaf3"], m["bark"], 5, 19, 0, 0.24, 0.06)


def window_seat(m):
    """A teak box below the sill, a long cushion, two pillows against the pier."""
    box("seat_box", (0.52, 1.9, 0.40), (-2.34, SEAT, 0.20), m["teak_y"], 0.008)
    for k in range(3):
        box("seat_front", (0.016, 0.60, 0.32), (-2.078, SEAT - 0.62 + 0.62 * k, 0.21), m["teak_y"], 0.004)
        box("seat_pull", (0.014, 0.12, 0.010), (-2.066, SEAT - 0.62 + 0.62 * k, 0.32), m["brass"], 0.003)
    soft_box("seat_cushion", (0.54, 1.88, 0.09), 5, 22, 0.010, 0.003, 6, m["linen"], (-2.33, SEAT, 0.445))
    pillow("cushion", 0.46, 0.46, 4.5, 2, m["rust"], (-2.49, SEAT + 0.74, 0.705), (math.radians(77), 0, math.radians(91)))
    pillow("cushion", 0.42, 0.42, 4.5, 3, m["ivory"], (-2.35, SEAT + 0.62, 0.665), (math.radians(62), 0, math.radians(97)))
    books((-2.30, SEAT - 0.30, 0.495), 2, 1.2, (m["indigo"], m["ivory"]), 8)
    cup((-2.36, SEAT - 0.62, 0.495), m["white"])
