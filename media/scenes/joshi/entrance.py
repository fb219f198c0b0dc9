"""The entrance: a narrow teak shelf, a lamp, a bowl for keys, a mirror; a bag and an umbrella on the pegs."""

from ...kit import *
from ...kit import light as L
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
    round_mirror((-0.02, 0, 1.55), 0.33, m["brass"])
    table_lamp((-0.56, -0.13, 0.94), m["celadon"], m["shade"], m["brass"], 0.46, 0.135, 13, WARM)
    bowl((0.02, -0.13, 0.94), m["brass"], 0.62)
    keys(m, 0.02, -0.13, 0.952)
    vase((0.32, -0.13, 0.94), 0.24, 2, m["dark"], s=0.85)
    branches((0.32, -0.13, 1.13), 0.46, 5, m["leaf"], m["bark"], 91, 0.055, 0.015, 0.42)
    box("bench_top", (0.9, 0.34, 0.04), (-0.20, -0.20, 0.42), m["teak_x"], 0.008, 3)
    for s in (-1, 1):
        box("bench_leg", (0.04, 0.32, 0.40), (-0.20 + s * 0.38, -0.20, 0.20), m["teak_z"], 0.006)
    folded_cloth((-0.38, -0.20, 0.444), 0.36, 0.26, m["rust"], 0.050, -0.04, 15)
    folded_cloth((-0.37, -0.20, 0.498), 0.33, 0.25, m["linen"], 0.036, 0.06, 16)
    box("door", (0.92, 0.05, 2.12), (0.02, -3.37, 1.06), m["teak_z"], 0.006)  # seen in the mirror
    for z in (0.62, 1.58):
        box("door_panel", (0.66, 0.06, 0.80), (0.02, -3.36, z), m["teak_x"], 0.012, 3)
    box("peg_rail", (0.9, 0.022, 0.09), (0.84, -0.011, 1.70), m["teak_x"], 0.006)
    for k in range(4):
        peg = [(0, 0), (0.012, 0), (0.010, 0.05), (0.016, 0.07), (0, 0.078)]
        lathe("peg", peg, m["teak_z"], 24, (0.51 + 0.22 * k, -0.02, 1.70), rot=(math.pi / 2, 0, 0))
    bag(m, 0.95, -0.085)
    umbrella(m, 0.73, -0.085)
    globe_pendant((0.55, -1.5, 2.25), 0.11, HEIGHT - 2.25, m["brass"], WARM, 5, 20)
    L.area((0.1, -0.09, HEIGHT - 0.04), (0, 0.2, -1), (2.6, 0.05), 12, WARM)


def keys(m, x, y, z):
    ring = [(x + 0.016 * math.cos(a), y + 0.016 * math.sin(a), z + 0.012) for a in (6.283 * i / 20 for i in range(20))]
    tube("key_ring", ring, 0.0016, m["black"], 3, cyclic=True)
    for k, turn in enumerate((0.4, 1.1)):
        box("key", (0.055, 0.010, 0.0025), (x + 0.03 * math.cos(turn), y + 0.03 * math.sin(turn), z + 0.010), m["brass"], 0.001, rot=(0.1, 0.12, turn))


def bag(m, x, y):
    """A cloth bag by its long strap, heavier at the bottom."""
    for dx in (-0.075, 0.075):
        tube("strap", [(x, y - 0.005, 1.71), (x + dx * 0.55, y - 0.01, 1.56), (x + dx, y - 0.01, 1.36)], 0.009, m["rust"], 3)
    soft_box("bag", (0.27, 0.085, 0.34), 4.5, 20, 0.018, 0.010, 5, m["rust"], (x, y - 0.012, 1.20))
    box("bag_band", (0.255, 0.012, 0.035), (x, y - 0.056, 1.11), m["linen"], 0.004)


def umbrella(m, x, y):
    """Furled, its crook over the peg."""
    hook = [(x + 0.035 + 0.035 * math.cos(a), y, 1.715 + 0.035 * math.sin(a)) for a in (math.pi - math.pi * i / 12 for i in range(13))]
    tube("crook", [(x + 0.07, y, 1.58)] + hook[::-1], 0.010, m["teak_z"], 4)
    folds = [(0, 0), (0.006, 0.02), (0.020, 0.10), (0.033, 0.34), (0.036, 0.50), (0.026, 0.60), (0.012, 0.63), (0, 0.63)]
    lathe("umbrella", folds, m["black"], 9, (x + 0.07, y, 0.96))
    tube("ferrule", [(x + 0.07, y, 0.90), (x + 0.07, y, 0.97)], 0.004, m["brass"], 3)
