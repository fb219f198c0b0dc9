"""The stone bath: a basalt wall, a white bowl, light from a slot in the roof."""

from ...kit import *
from ...kit import light as L
from .measures import HEIGHT


def bath(m):
    slab("floor", -1.9, -4.0, 1.9, 0.3, 0, 0.2, m["kota"])
    wall("back", (1.7, 0), (-1.7, 0), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.014)
    wall("left", (-1.5, 0.1), (-1.5, -3.8), HEIGHT + 0.1, 0.3, [], m["plaster"], 0.014)
    wall("right", (1.5, -3.8), (1.5, 0.1), HEIGHT + 0.1, 0.3, [], m["plaster"], 0.014)
    wall("front", (-1.8, -3.5), (1.8, -3.5), HEIGHT + 0.1, 0.3, [], m["plaster"])
    box("ceiling", (3.6, 3.0, 0.2), (0, -2.35, HEIGHT + 0.1), m["ceiling"], 0)  # the slot is left open along the back wall
    box("slot_end", (1.35, 0.95, 0.2), (0.98, -0.40, HEIGHT + 0.1), m["ceiling"], 0)
    tile_field((-1.5, 0, 0), 3.0, 1.22, m["basalt"], m["dark"], (0.50, 0.305), 0.004, 0, 3, 0.014, True)
    box("ledge", (3.0, 0.08, 0.04), (0, -0.04, 1.24), m["basalt"], 0.008)
    vanity((-0.25, -0.016, 0), 1.35, m["kota_top"], m["teak_x"], m["white"], m["brass"])
    round_mirror((-0.25, 0, 1.82), 0.38, m["brass"])
    lota((-0.72, -0.20, 0.82), m["brass"], 1.0)
    vase((0.24, -0.17, 0.82), 0.17, 1, m["terracotta"])
    branches((0.24, -0.17, 0.98), 0.30, 3, m["leaf"], m["bark"], 61, 0.05, 0.014, 0.35)
    for k, name in enumerate(("ivory", "linen", "ivory", "ochre")):
        lathe("roll", rounded_profile(0.065, -0.15, 0.15, 0.02), m[name], 40, (-0.62 + 0.14 * k, -0.24, 0.381), rot=(math.pi / 2, 0, 0))
    towel_rail((1.488, -0.85, 1.25), 0.62, m["brass"], m["ivory"], -math.pi / 2)
    planter((1.02, -0.46, 0), 0.19, 0.34, m["terracotta"], m["soil"], "taper")
    areca((1.02, -0.46, 0.27), 1.15, m["leaf2"], m["stem"], 12, 63)
    box("stool", (0.42, 0.30, 0.04), (-1.17, -0.58, 0.40), m["teak_x"], 0.008)
    for sx in (-1, 1):
        box("stool_leg", (0.04, 0.28, 0.38), (-1.17 + sx * 0.17, -0.58, 0.19), m["teak_z"], 0.006)
    folded_cloth((-1.17, -0.58, 0.422), 0.32, 0.23, m["linen"], 0.046, 0.06, 31)
    box("door", (0.86, 0.05, 2.25), (-0.72, -3.47, 1.125), m["teak_z"], 0.006)  # seen in the mirror
    L.portal((0, -0.42, HEIGHT + 0.1), (0, 0, -1), (3.0, 0.8))
