"""The shell of a room: back wall at y = 0, tall openings in the west wall at x1 (given as distances from the back)."""

import math

from ...kit import materials as M
from ...kit.core import box, tube
from ...kit.leaves import put
from ...kit.openings import glazed_frame, louvred_shutter
from ...kit.outlook import aerial, house, mangalore, painted, shade_tree, soil_below, spray, street, wire
from ...kit.shell import joists, skirting, slab, wall
from .measures import HEIGHT


def room_shell(m, x0, x1, y1, openings, front=-5.6):
    """A room with its back wall at y = 0 and tall openings in the west wall at x1 (distances from the back)."""
    slab("floor", x0 - 0.3, front - 0.3, x1 + 0.3, 0.3, 0, 0.2, m["oxide"])
    for a, b in (((x1 + 0.05, 0), (x0 - 0.05, 0)), ((x0, 0.2), (x0, front)), ((x1, front), (x1, 0.2))):
        wall("wall", a, b, HEIGHT + 0.1, 0.30, openings(a, b), m["plaster"], 0.012)
    wall("front", (x0 - 0.3, front), (x1 + 0.3, front), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (x1 - x0 + 0.6, -front + 0.6, 0.2), ((x0 + x1) / 2, front / 2, HEIGHT + 0.1), m["ceiling"], 0)
    joists(x0, x1, front, 0, HEIGHT, m["dark_x"], 0.66, (0.075, 0.12))
    band = 0.28
    box("border", (x1 - x0, band, 0.004), ((x0 + x1) / 2, -band / 2, 0.001), m["oxide_dark"], 0)
    for s, x in ((1, x0), (-1, x1)):
        box("border", (band, -front - band, 0.004), (x + s * band / 2, (front - band) / 2, 0.001), m["oxide_dark"], 0)
    for a, b in (((x1, 0), (x0, 0)), ((x0, 0), (x0, front))):
        skirting("skirting", a, b, m["oxide_dark"], 0.10, 0.012)


def shuttered(m, x, y, w, h, opened, sill=0.0, tilt=32):
    """A tall opening in the west wall: teak frame, two louvred shutters standing open into the reveal or half closed;
    louvres of a small `tilt` let a low sun through in bands."""
    glazed_frame((x + 0.05, y, 0), w, h, m["teak_z"], None, math.pi / 2, (1, 1), 0.05, 0.09, sill)
    for s, angle in ((-1, opened[0]), (1, opened[1])):
        hinge_y = y + s * (w / 2 - 0.04)
        leaf = w / 2 - 0.045
        a = math.radians(angle)
        cx, cy = x + 0.10 + math.sin(a) * leaf / 2, hinge_y - s * math.cos(a) * leaf / 2
        louvred_shutter(
            (cx, cy, sill + 0.05), leaf, h - 0.10, m["teak_z"], math.pi / 2 + s * a if s > 0 else math.pi / 2 - a, tilt
        )


AIR = (4.6, 4.2, 3.3)  # the west, an hour before sunset


def outside(m):
    """From a third floor: trees as high as the rail, then the roofs of Aundh in the haze."""
    ground, leaf, leaf2, bark, twig = (
        aerial(k, AIR) for k in (m["ground"], m["leaf"], m["leaf2"], m["bark"], m["stem"])
    )
    soil_below(-9.6, ground)
    sprays = [spray((leaf if k % 2 else leaf2, twig), 20 + k) for k in range(5)]
    for x, y, h, r, seed, n in (
        (14.0, -6.5, 13.4, 3.3, 3, 1500),
        (8.0, -3.3, 7.2, 2.6, 4, 1000),
        (12.5, -5.9, 7.6, 2.8, 5, 700),
        (14.5, 0.4, 9.7, 3.0, 6, 900),
        (9.5, 1.6, 8.4, 2.8, 7, 700),
        (10.0, 6.2, 10.6, 3.2, 8, 700),
        (17.0, 11.0, 10.8, 3.6, 9, 500),
    ):
        shade_tree((x, y, -9.6), h, r, sprays, bark, seed, n)
    paints = (
        painted(),
        M.plain("pane", (0.025, 0.028, 0.03), 0.2),
        M.plain("trim", (0.40, 0.37, 0.32), 0.9),
        M.plain("tank", (0.02, 0.02, 0.022), 0.5),
        mangalore(),
        M.plain("wash", (0.55, 0.53, 0.5), 0.9),
        M.plain("wash2", (0.35, 0.09, 0.06), 0.9),
        M.plain("wash3", (0.08, 0.14, 0.28), 0.9),
    )
    town = [aerial(k, AIR) for k in paints]
    street((1.5, -3.5), 78, 62, -9.6, town, (leaf, bark), 4, 34, free=((80, 100, 0, 62),))
    for k, (x, y, turn, floors, tiled) in enumerate(
        ((28, -0.4, -0.35, 4, False), (24, -8.2, -0.25, 2, True), (38, -6.0, 0.2, 3, True), (44, 1.5, 0.35, 3, False))
    ):
        put(house(f"near{k}", 9.5, 8, floors, town, 60 + k, tiled), (x, y, -9.6), turn)
    iron = aerial(m["black"], AIR)
    pole = (19.0, -8.3)
    tube("pole", [(*pole, -9.6), (*pole, 0.2)], 0.09, iron, 4)
    box("cross_arm", (0.08, 1.5, 0.09), (*pole, -0.15), iron, 0.01)
    for k in range(3):
        wire((pole[0], pole[1] - 0.6 + 0.6 * k, -0.05), (24, 14 + 0.5 * k, -0.4), 0.7, iron)
    wire((pole[0], pole[1], -0.5), (3.9, 9, 2.4), 0.5, iron)
