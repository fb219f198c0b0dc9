"""A bath in Kota and white lime; light from a high window at the left."""

from ...kit import *
from ...kit import light as L
from .measures import HEIGHT


def bath(m):
    slab("floor", -1.8, -3.6, 1.8, 0.3, 0, 0.2, m["kota"])
    wall("back", (1.6, 0), (-1.6, 0), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("left", (-1.35, 0.1), (-1.35, -3.5), HEIGHT + 0.1, 0.30, [rect_pts(0.55, 1.65, 1.75, 2.40)], m["plaster"], 0.012)
    wall("right", (1.25, -3.5), (1.25, 0.1), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-1.7, -3.2), (1.7, -3.2), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (3.4, 3.8, 0.2), (0, -1.6, HEIGHT + 0.1), m["ceiling"], 0)
    glazed_frame((-1.50, -1.05, 0), 1.18, 0.73, m["teak_z"], m["glass"], math.pi / 2, (2, 1), sill=1.66)
    box("dado", (2.6, 0.022, 1.16), (-0.05, -0.011, 0.58), m["kota_top"], 0.003)
    box("dado_left", (0.022, 3.2, 1.16), (-1.339, -1.6, 0.58), m["kota_top"], 0.003)
    box("dado_cap", (2.6, 0.05, 0.028), (-0.05, -0.025, 1.174), m["teak_x"], 0.005)
    vanity((-0.05, -0.022, 0), 1.2, m["kota_top"], m["teak_x"], m["white"], m["brass"])
    round_mirror((-0.05, 0, 1.74), 0.36, m["teak_x"])
    vase((0.38, -0.17, 0.82), 0.16, 2, m["celadon"])
    branches((0.38, -0.17, 0.96), 0.32, 4, m["leaf2"], m["bark"], 71, 0.05, 0.014, 0.4)
    lota((-0.52, -0.20, 0.82), m["brass"], 0.95)
    jar((-0.42, -0.30, 0.82), m["white"], 0.55)
    for k, name in enumerate(("ivory", "sage", "ivory")):
        lathe("roll", rounded_profile(0.062, -0.15, 0.15, 0.02), m[name], 40, (-0.30 + 0.135 * k, -0.25, 0.379), rot=(math.pi / 2, 0, 0))
    towel_rail((1.238, -0.80, 1.22), 0.60, m["brass"], m["linen"], -math.pi / 2)
    planter((0.90, -0.42, 0), 0.17, 0.32, m["terracotta"], m["soil"], "taper")
    areca((0.90, -0.42, 0.26), 1.0, m["leaf2"], m["stem"], 11, 9)
    globe_pendant((-0.68, -0.30, 1.62), 0.075, HEIGHT - 1.62, m["brass"], (1, 0.80, 0.56), 3, 4)
    L.portal((-1.62, -1.05, 2.02), (1, 0, 0), (1.2, 0.76))
