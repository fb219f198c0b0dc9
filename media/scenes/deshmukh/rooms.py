"""The shell of the rooms behind the veranda: joists, lime, Kota, arched windows to the garden on the left."""

from ...kit import light as L
from ...kit.core import box
from ...kit.greenery import hedge, lawn, tree
from ...kit.plants import areca
from ...kit.shell import arch_pts, joists, skirting, slab, wall
from .measures import HEIGHT


def room(m, x0, x1, front, windows, wall_mat="plaster", sill=0.0, wide=1.15, spring=1.65, back=()):
    """Back wall at y = 0; `windows` are distances from it along the left wall, `back` openings (distances from x1) in
    the back wall."""
    slab("floor", x0 - 0.4, front - 0.3, x1 + 0.3, 0.3, 0, 0.2, m["kota"])
    wall("back", (x1, 0), (x0 - 0.36, 0), HEIGHT + 0.1, 0.3, back, m[wall_mat], 0.014)
    wall("back", (x1 + 0.3, 0), (x1, 0), HEIGHT + 0.1, 0.3, [], m["plaster"])
    arches = [arch_pts(d + 0.1, wide, spring, sill) for d in windows]
    wall("left", (x0, 0.1), (x0, front), HEIGHT + 0.1, 0.36, arches, m["plaster"], 0.014)
    wall("right", (x1, front), (x1, 0.1), HEIGHT + 0.1, 0.3, [], m["plaster"], 0.014)
    wall("front", (x0 - 0.3, front), (x1 + 0.3, front), HEIGHT + 0.1, 0.3, [], m["plaster"])
    box("ceiling", (x1 - x0 + 0.8, -front + 0.6, 0.2), ((x0 + x1) / 2, front / 2, HEIGHT + 0.1), m["ceiling"], 0)
    joists(x0, x1, front, 0, HEIGHT, m["dark_x"], 0.60, (0.085, 0.13))
    skirting("skirting", (x1, 0), (x0, 0), m["dark_x"], 0.06, 0.01)
    skirting("skirting", (x1, front), (x1, 0), m["dark_x"], 0.06, 0.01)
    for d in windows:
        if sill:
            box("sill", (0.42, wide + 0.06, 0.035), (x0 - 0.17, -d, sill - 0.012), m["kota"], 0.006)
        L.portal((x0 - 0.4, -d, sill + (spring + wide / 2 - sill) / 2), (1, 0, 0), (wide, spring + wide / 2 - sill))
    if windows:
        garden(m, x0)


def garden(m, x0):
    """Outside the windows: wet grass, a bank, two trees."""
    lawn(x0 - 3.6, -6.5, x0 - 0.5, 1.5, m["grass"], -0.10, 2400, 76, 0.07)
    slab("grass", x0 - 14, -9, x0 - 0.36, 6, -0.10, 0.1, m["turf"])
    hedge(x0 - 5.2, -7, x0 - 3.4, 4, 2.3, (m["leaf"], m["leaf2"], m["leaf3"]), -0.1, 8, 71)
    for y, seed in ((-9.6, 72), (2.2, 73)):
        tree((x0 - 6.4, y, -0.1), 5.4, 2.3, (m["leaf"], m["leaf2"]), m["bark"], seed, 150, leaf=0.15)
    areca((x0 - 2.3, -1.4, -0.1), 1.7, m["leaf2"], m["stem"], 13, 74)
    areca((x0 - 2.6, -3.2, -0.1), 1.4, m["leaf"], m["stem"], 12, 75)
