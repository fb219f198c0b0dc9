"""The kitchen to the garden: a stone counter below the window, brass and clay on open shelves."""

from ...kit import *
from .rooms import room
from .measures import HEIGHT


def kitchen(m):
    room(m, -2.0, 2.2, -4.4, (1.55,), sill=1.02, wide=1.5, spring=1.60)
    wet = kitchen_run((-1.68, -1.75, 0), 3.5, m["teak_x"], m["teak_x"], m["kota_top"], m["brass"], 0.62, 0.90, 5, math.pi / 2, m["dark_x"], (0, 3))
    kitchen_run((0.42, -0.32, 0), 3.56, m["teak_x"], m["teak_x"], m["kota_top"], m["brass"], 0.62, 0.90, 5, 0, m["dark_x"], (2,))
    tile_field((-2.0, 0, 0.90), 4.2, 0.50, m["white_tile"], m["plaster"], (0.10, 0.10), 0.003, 0, 8)
    for z, x0, x1, seed in ((1.52, -1.35, 1.75, 31), (1.90, -0.55, 1.75, 33)):
        box("shelf", (x1 - x0, 0.24, 0.034), ((x0 + x1) / 2, -0.12, z), m["teak_x"], 0.004)
        shelf_row(((x0 + x1) / 2, -0.12, z + 0.017), x1 - x0 - 0.1, (m["terracotta"], m["white"], m["terracotta"], m["dark"]), m["brass"], seed)
        for x in (x0 + 0.25, (x0 + x1) / 2, x1 - 0.25):
            tube("bracket", [(x, -0.004, z - 0.12), (x, -0.01, z - 0.022), (x, -0.20, z - 0.02)], 0.006, m["black"], 3)
    sink((-1.62, -1.55, 0.90), m["kota_top"], m["black"], 0.56, 0.38, math.pi / 2, wet)
    standing_tap((-1.90, -1.55, 0.90), m["brass"], 0.24, 0.34, math.pi / 2)
    matka(m, -1.55, -0.38)
    box("board", (0.32, 0.028, 0.42), (0.95, -0.055, 1.105), m["teak_z"], 0.012, 3, (-0.10, 0, 0))
    bowl((0.20, -0.30, 0.90), m["dark"], 1.0)
    fruit((0.20, -0.30, 0.90), m["orange"], ((0, 0, 0.045), (0.065, 0.02, 0.06), (-0.05, 0.055, 0.06), (-0.03, -0.06, 0.06)), 0.033)
    mortar(m, -1.62, -2.22)
    planter((-2.08, -2.0, 1.03), 0.07, 0.11, m["terracotta"], m["soil"], "taper")
    branches((-2.08, -2.0, 1.12), 0.20, 8, m["leaf2"], m["stem"], 47, 0.03, 0.012, 0.6)
    pendant_dome((0.2, -1.9, 1.72), 0.24, 0.17, HEIGHT - 1.74, m["brass"], m["cane_in"], strength=5, power=16, canopy=m["brass"])
    work_table(m, 0.35, -2.1)


def matka(m, x, y):
    """The water pot on its ring, a brass lid on top."""
    vase((x, y, 0.935), 0.30, 2, m["terracotta"])
    disc("ring", 0.11, 0, 0.04, (x, y, 0.90), m["teak_x"], 0.012)
    lathe("lid", [(0, 0.012), (0.085, 0.006), (0.09, 0), (0.092, 0.004), (0.06, 0.02), (0.012, 0.026), (0.016, 0.045), (0, 0.05)], m["brass"], 48, (x, y, 1.235))


def mortar(m, x, y):
    lathe("mortar", [(0, 0), (0.07, 0), (0.075, 0.01), (0.065, 0.04), (0.095, 0.12), (0.09, 0.125), (0.06, 0.06), (0, 0.05)], m["basalt"], 56, (x, y, 0.90))
    pestle = lathe("pestle", rounded_profile(0.022, 0, 0.20, 0.012), m["basalt"], 32, (x + 0.01, y - 0.03, 0.965))
    pestle.rotation_euler = (0.5, 0.3, 0)


def work_table(m, x, y):
    """A free-standing block in the middle, a stone top, a brass pot of twigs."""
    dining_table((x, y, 0), 1.3, 0.7, 0.88, m["teak_x"], m["teak_z"])
    lota((x - 0.30, y + 0.05, 0.88), m["brass"], 1.5)
    branches((x - 0.30, y + 0.05, 1.06), 0.45, 5, m["leaf"], m["bark"], 51, 0.06, 0.016, 0.4)
    box("board", (0.40, 0.26, 0.026), (x + 0.22, y - 0.05, 0.893), m["teak_x"], 0.010, 3, (0, 0, 0.2))
    fruit((x + 0.20, y - 0.04, 0.906), m["lime"], ((0, 0, 0.028), (0.07, 0.03, 0.028), (-0.04, 0.06, 0.028)), 0.028)
