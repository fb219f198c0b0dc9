"""A room with its back wall at y = 0 and tall openings in the west wall at x1 (distances from the back)."""

from ...kit import *
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


def shuttered(m, x, y, w, h, opened, sill=0.0):
    """A tall opening in the west wall: teak frame, two louvred shutters standing open into the reveal or half closed."""
    glazed_frame((x + 0.05, y, 0), w, h, m["teak_z"], None, math.pi / 2, (1, 1), 0.05, 0.09, sill)
    for s, angle in ((-1, opened[0]), (1, opened[1])):
        hinge_y = y + s * (w / 2 - 0.04)
        leaf = w / 2 - 0.045
        a = math.radians(angle)
        cx, cy = x + 0.10 + math.sin(a) * leaf / 2, hinge_y - s * math.cos(a) * leaf / 2
        louvred_shutter((cx, cy, sill + 0.05), leaf, h - 0.10, m["teak_z"], math.pi / 2 + s * a if s > 0 else math.pi / 2 - a, 32)


def outside(m):
    disc("ground", 900, -13, -12, (0, 0, 0), m["ground"], 0.1)
    for x, y, h, seed in ((9.0, -6.5, 8.6, 3), (10.5, -1.0, 8.2, 4), (9.5, 4.5, 8.8, 5)):
        tree((x, y, -9.4), h, 2.6, (m["leaf"], m["leaf2"]), m["bark"], seed, 170, leaf=0.2)
    hedge(26, -50, 36, 24, 9.5, (m["far"], m["leaf"]), -12.2, 0.4, 8, leaf=0.55, cluster=1.5)
    for turn in (-math.pi / 2, -math.pi / 4, -3 * math.pi / 4):
        hills(m["hill"], 620, 62, 2400, -12, 5 + turn, turn)
