"""The dining room: a long teak table under the joists, a caned sideboard below three brass plates."""

from ...kit import *
from ...kit import materials as M
from .measures import HEIGHT
from .rooms import room

TOP = 0.745


def dining(m):
    room(m, -2.8, 2.5, -5.4, (1.15, 2.85), wide=1.2)
    x, y = -0.1, -2.15
    dining_table((x, y, 0), 2.5, 0.95, TOP, m["teak_x"], m["teak_z"])
    for k, (dx, dy, turn) in enumerate(((-0.78, -0.72, 183), (0.02, -0.80, 176), (0.80, -0.71, 186), (-0.80, 0.70, 4), (0.0, 0.72, -5), (0.78, 0.74, 3))):
        dining_chair((x + dx, y + dy, 0), math.radians(turn), m["teak_z"], m["cane"], m["ivory"])
    for dx in (-0.62, 0.62):
        pendant_dome((x + dx, y, 1.58), 0.22, 0.16, HEIGHT - 1.60, m["terracotta"], M.plain("in", (0.80, 0.64, 0.42), 0.45), strength=6, power=14, canopy=m["brass"])
    vase((x - 0.05, y + 0.02, TOP), 0.26, 2, m["dark"])
    branches((x - 0.05, y + 0.02, TOP + 0.21), 0.62, 6, m["leaf"], m["bark"], 37, 0.07, 0.017, 0.42)
    bowl((x + 0.55, y - 0.08, TOP), m["white"], 1.05)
    fruit((x + 0.55, y - 0.08, TOP), M.plain("mango", (0.62, 0.30, 0.03), 0.45), ((0, 0, 0.05), (0.07, 0.03, 0.065), (-0.055, 0.05, 0.065), (-0.02, -0.07, 0.065)), 0.037)
    for dx, dy in ((-0.78, -0.26), (0.02, -0.27), (0.80, -0.26), (-0.80, 0.26)):
        disc("plate", 0.125, 0, 0.010, (x + dx, y + dy, TOP), m["white"], 0.005)
        bowl((x + dx, y + dy, TOP + 0.010), m["terracotta"], 0.42)
    soft_box("runner", (2.1, 0.30, 0.006), 6, 20, 0.001, 0.001, 2, m["rust"], (x, y + 0.01, TOP + 0.004)).hide_render = True
    sideboard(m, 0.35)
    planter((-2.35, -0.55, 0), 0.22, 0.42, m["terracotta"], m["soil"], "taper")
    areca((-2.35, -0.55, 0.36), 1.45, m["leaf2"], m["stem"], 13, 44)


def sideboard(m, x):
    cabinet((x, -0.26, 0), 2.1, 0.44, 0.82, 4, m["teak_x"], m["teak_z"], m["brass"], 0.15, 0.0, m["cane"])
    for dx, z, r in ((-0.42, 1.62, 0.20), (0.05, 1.80, 0.15), (0.42, 1.55, 0.24)):
        rim = [(0, 0.004), (r * 0.55, 0.004), (r * 0.62, 0.014), (r * 0.9, 0.028), (r, 0.030), (r, 0.034), (r * 0.88, 0.033), (0, 0.014)]
        lathe("wall_plate", rim, m["old_brass"], 80, (x + dx, -0.002, z), rot=(math.pi / 2, 0, 0))
    lota((x - 0.72, -0.26, 0.82), m["brass"], 1.5)
    lota((x - 0.52, -0.22, 0.82), m["brass"], 1.0)
    vase((x + 0.72, -0.26, 0.82), 0.32, 0, m["terracotta"])
    vase((x + 0.46, -0.22, 0.82), 0.16, 1, m["dark"])
    books((x + 0.16, -0.25, 0.82), 3, 0.15, (m["rust"], m["ivory"], m["olive"]), 15)
    tray((x - 0.24, -0.26, 0.82), 0.16, m["teak_x"])
    for dx in (-0.05, 0.05):
        cup((x - 0.24 + dx, -0.26 + dx / 2, 0.829), m["white"])
