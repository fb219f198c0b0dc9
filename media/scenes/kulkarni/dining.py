"""A table with a bench along the wall, where the low sun arrives before the guests."""

from ...kit import *
from ...kit import light as L
from ...kit import materials as M
from .measures import HEIGHT
from .shell import room_shell, shuttered


def dining(m):
    window = [rect_pts(4.8 - 1.7 - 0.7, 0, 4.8 - 1.7 + 0.7, 2.35)]
    room_shell(m, -2.2, 2.3, 0, lambda a, b: window if a[0] == b[0] == 2.3 else [], -4.8)
    shuttered(m, 2.3, -1.7, 1.40, 2.35, (98, 58))
    slab("ledge", 2.6, -4.8, 3.3, 0.3, -0.02, 0.2, m["kota"])
    railing((3.15, -4.7), (3.15, 0.2), m["black"], 0.98, 0.11, m["teak_y"])
    x, y = -0.1, -1.02
    box("bench_body", (2.5, 0.46, 0.36), (x, -0.25, 0.18), m["plaster"], 0.014, 3)
    box("bench_board", (2.56, 0.50, 0.04), (x, -0.25, 0.38), m["teak_x"], 0.008, 3)
    soft_box("bench_cushion", (2.46, 0.46, 0.07), 5, 22, 0.010, 0.003, 3, m["khadi"], (x, -0.26, 0.435))
    for dx, w, mat, turn in ((-0.95, 0.48, "indigo", 6), (-0.55, 0.42, "khadi", -8), (0.92, 0.48, "sky", -5)):
        pillow("cushion", w, w, 4.5, int(dx * 10) % 4 + 1, m[mat], (x + dx, -0.10, 0.70), (math.radians(74), 0, math.radians(turn)))
    dining_table((x, y, 0), 1.9, 0.85, 0.745, m["teak_x"], m["teak_z"])
    dining_chair((x - 0.48, y - 0.62, 0), math.radians(176), m["teak_z"], m["cane"], m["khadi"])
    dining_chair((x + 0.52, y - 0.70, 0), math.radians(192), m["teak_z"], m["cane"], m["khadi"])
    pendant_dome((x, y, 1.55), 0.30, 0.19, HEIGHT - 1.57, m["brass"], M.plain("inner", (0.8, 0.66, 0.42), 0.4), strength=4, power=6, canopy=m["brass"])
    lota((x + 0.10, y + 0.06, 0.745), m["brass"], 1.5)
    branches((x + 0.10, y + 0.06, 0.93), 0.46, 5, m["leaf2"], m["bark"], 83, 0.06, 0.015, 0.42)
    bowl((x - 0.42, y - 0.02, 0.745), m["blue"], 0.95)
    fruit((x - 0.42, y - 0.02, 0.745), m["ochre"], ((0, 0, 0.045), (0.06, 0.02, 0.058), (-0.05, 0.05, 0.058), (-0.02, -0.06, 0.058)), 0.033)
    for dx, dy in ((0.52, -0.24), (0.60, 0.22), (-0.62, 0.24)):
        disc("plate", 0.115, 0, 0.010, (x + dx, y + dy, 0.745), m["white"], 0.005)
        cup((x + dx + 0.17, y + dy + 0.05, 0.745), m["blue"])
    block_print((x - 0.62, -0.012, 1.66), 0.62, 0.80, m["teak_z"], (0.70, 0.645, 0.54), (0.045, 0.065, 0.12), (0.30, 0.062, 0.040), 4, 6)
    switches((x - 1.62, -0.001, 1.28), 0, 3)
    newspaper((x - 0.02, y - 0.22, 0.745), -0.25, seed=7)
    tea((x + 0.24, y - 0.18, 0.745))
    for k, r in enumerate((0.14, 0.11)):
        rim = [(0, 0.004), (r * 0.55, 0.004), (r * 0.62, 0.014), (r, 0.028), (r, 0.032), (r * 0.88, 0.030), (0, 0.012)]
        lathe("wall_plate", rim, m["brass"], 72, (x + 1.22 + 0.27 * k, -0.002, 1.78 - 0.17 * k), rot=(math.pi / 2, 0, 0))
    planter((1.92, -0.42, 0), 0.20, 0.38, m["terracotta"], m["soil"], "taper")
    areca((1.92, -0.42, 0.32), 1.4, m["leaf2"], m["stem"], 12, 15)
    L.portal((2.7, -1.7, 1.2), (-1, 0, 0), (1.4, 2.35))
