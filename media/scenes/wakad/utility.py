"""The balcony for washing, behind the kitchen's door: a machine, two lines, a rail with a grille."""

import math

from ...kit import materials as M
from ...kit.appliances import washing_machine
from ...kit.basins import pump_bottle
from ...kit.core import box, disc
from ...kit.laundry import checked, cotton, hung, peg, rope
from ...kit.openings import glazed_frame, railing
from ...kit.plants import branches, planter
from ...kit.shell import slab, wall
from ...kit.upkeep import grass_broom
from ...kit.wet import bucket
from .measures import HEIGHT

H = HEIGHT + 0.1


def utility(m):
    """The balcony for washing: a machine, a line under the ceiling, a broom's corner, a rail with a grille."""
    slab("utility_floor", 1.66, -2.9, 3.0, 0.3, -0.03, 0.2, m["step_tile"])
    wall("utility_back", (3.1, 0), (1.78, 0), H, 0.2, [], m["wall"], 0)
    wall("utility_front", (1.78, -2.5), (3.1, -2.5), H, 0.2, [], m["wall"], 0)
    box("utility_ceiling", (1.25, 3.1, 0.2), (2.475, -1.2, HEIGHT + 0.1), m["ceiling"], 0.004)
    box("utility_parapet", (0.10, 2.5, 0.45), (2.87, -1.25, 0.195), m["wall"], 0.004)
    rail = railing((2.87, -2.5), (2.87, 0), m["rail"], 0.62, 0.10)
    rail.location.z = 0.40
    for k in range(9):
        box("grille_bar", (0.012, 2.5, 0.012), (2.87, -1.25, 1.18 + 0.17 * k), m["rail"], 0.001)
    washing_machine((2.14, -0.01, -0.03))
    box("utility_shelf", (0.66, 0.30, 0.022), (2.14, -0.15, 1.36), m["white_lam"], 0.002)
    for k, (x, h, r) in enumerate(((1.92, 0.26, 0.050), (2.06, 0.20, 0.042), (2.18, 0.24, 0.046))):
        col = ((0.10, 0.24, 0.45), (0.72, 0.72, 0.70), (0.52, 0.10, 0.06))[k]
        pump_bottle((x, -0.15, 1.371), h * 0.8, r, M.plain(f"wash{k}", col, 0.3, 0.5), m["white_metal"], 0.3 * k)
    washing(m)
    bucket((2.56, -0.62, -0.03), M.plain("bucket_blue", (0.05, 0.14, 0.30), 0.4), 0.14, 0.24)
    grass_broom((2.51, -0.13, -0.03), M.plain("straw", (0.46, 0.36, 0.17), 0.9), m["rust"])
    planter((2.66, -0.17, -0.03), 0.10, 0.18, m["terracotta"], m["soil"], "taper")
    branches((2.66, -0.17, 0.12), 0.42, 9, m["leaf"], m["stem"], 7, 0.05, 0.02, 0.6)
    disc("utility_drain", 0.05, -0.03, -0.027, (2.30, -1.3, 0), m["steel"], 0.001)
    glazed_frame((1.70, -1.67, 0), 0.75, 2.06, m["white_metal"], m["glass"], math.pi / 2, (1, 2), 0.075, 0.05)


def washing(m):
    """Two lines from wall to grille, this morning's washing on them."""
    lines = {y: rope((1.78, y, z), (2.86, y, z), 0.03) for y, z in ((-0.42, 2.30), (-0.86, 2.36))}
    for y, t, w, mat, long, seed in (
        (-0.42, 0.27, 0.38, cotton("shirt_white", (0.70, 0.69, 0.66)), 0.44, 1),
        (-0.42, 0.72, 0.34, cotton("frock", (0.56, 0.32, 0.08)), 0.40, 9),
        (
            -0.86,
            0.50,
            0.30,
            checked("towel_check", (0.62, 0.53, 0.45), (0.40, 0.055, 0.04), (0.10, 0.03, 0.03)),
            0.36,
            4,
        ),
    ):
        x, z = 1.78 + 1.08 * t, lines[y](t).z
        hung((x, y, z), w, long, long * 0.8, mat, 0.0, seed)
        for s in (-1, 1):
            peg((x + s * w * 0.34, y, z + 0.004), m["teak_x"])
