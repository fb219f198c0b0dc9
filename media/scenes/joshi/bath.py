"""A small bath in green tiles; a lamp at each side of the mirror, a niche for what is needed."""

from ...kit import *
from ...kit import light as L
from .measures import HEIGHT, WARM


def bath(m):
    slab("floor", -1.5, -3.4, 1.5, 0.3, 0, 0.2, m["floor"])
    wall("back", (1.4, 0), (-1.4, 0), HEIGHT + 0.1, 0.2, [], m["green"], 0.012)
    wall("left", (-1.2, 0.1), (-1.2, -3.3), HEIGHT + 0.1, 0.2, [], m["plaster"], 0.012)
    wall("right", (1.2, -3.3), (1.2, 0.1), HEIGHT + 0.1, 0.2, [], m["green"], 0.012)
    wall("front", (-1.4, -3.0), (1.4, -3.0), HEIGHT + 0.1, 0.2, [], m["plaster"])
    box("ceiling", (2.8, 3.6, 0.2), (0, -1.5, HEIGHT + 0.1), m["ceiling"], 0)
    tile_field((-1.2, 0, 0), 2.4, 1.30, m["zellige"], m["dark"], (0.10, 0.10), 0.003, 0, 4)
    tile_field((1.2, 0, 0), 3.0, 2.10, m["zellige"], m["dark"], (0.10, 0.10), 0.003, -math.pi / 2, 9)
    box("ledge", (2.4, 0.06, 0.028), (0, -0.03, 1.314), m["teak_x"], 0.005)
    vanity((-0.15, -0.012, 0), 1.15, m["basalt"], m["teak_x"], m["celadon"], m["brass"])
    round_mirror((-0.15, 0, 1.78), 0.34, m["brass"])
    for x in (-0.68, 0.38):
        lathe("rose", [(0, 0), (0.045, 0), (0.045, 0.012), (0, 0.014)], m["brass"], 32, (x, 0, 1.78), rot=(math.pi / 2, 0, 0))
        tube("arm", [(x, 0, 1.78), (x, -0.09, 1.78), (x, -0.105, 1.80)], 0.006, m["brass"], 3)
        globe_pendant((x, -0.105, 1.87), 0.066, -0.07, m["brass"], WARM, 6, 11)
    lota((-0.58, -0.20, 0.82), m["brass"], 0.9)
    jar((0.27, -0.14, 0.82), m["white"], 0.7)
    jar((0.36, -0.22, 0.82), m["terracotta"], 0.6)
    for k, name in enumerate(("ivory", "rust", "ivory")):
        lathe("roll", rounded_profile(0.062, -0.15, 0.15, 0.02), m[name], 40, (-0.38 + 0.135 * k, -0.24, 0.379), rot=(math.pi / 2, 0, 0))
    towel_rail((1.188, -0.95, 1.25), 0.62, m["brass"], m["white_linen"], -math.pi / 2)
    shower(m)
    vase((0.80, -0.16, 0), 0.42, 0, m["terracotta"], s=0.8)
    branches((0.80, -0.16, 0.36), 0.75, 5, m["leaf"], m["bark"], 17, 0.07, 0.017, 0.35)
    planter((-0.98, -0.05, 1.33), 0.05, 0.08, m["dark"], m["soil"], "drum")
    branches((-0.98, -0.05, 1.40), 0.20, 8, m["leaf"], m["stem"], 5, 0.03, 0.012, 0.6)
    L.area((0.2, -0.08, HEIGHT - 0.04), (0, 0.2, -1), (2.2, 0.05), 14, WARM)
    L.area((-0.2, -2.4, HEIGHT - 0.05), (0, 0, -1), (0.6, 0.6), 10, (1, 0.78, 0.52))


def shower(m):
    """A brass pipe up the tiled wall, a flat rose, two handles, and a stool below."""
    x, y = 1.15, -2.1
    tube("riser", [(x, y, 1.0), (x, y, 2.18), (x - 0.05, y, 2.24), (x - 0.36, y, 2.24)], 0.010, m["brass"], 5)
    disc("shower_rose", 0.11, 0, 0.012, (x - 0.36, y, 2.215), m["brass"], 0.004)
    for dy in (-0.09, 0.09):
        tube("valve", [(x + 0.04, y + dy, 1.0), (x - 0.05, y + dy, 1.0)], 0.012, m["brass"], 4)
    tube("bridge", [(x, y - 0.09, 1.0), (x, y + 0.09, 1.0)], 0.010, m["brass"], 4)
    round_table((0.72, -1.75, 0), 0.17, 0.42, 0.03, m["teak_x"], 0.03, m["teak_z"], "stool", drum=False)
    soft = soft_box("folded", (0.24, 0.20, 0.05), 3.2, 14, 0.006, 0.002, 2, m["ivory"], (0.72, -1.75, 0.447))
    soft.rotation_euler.z = 0.2
