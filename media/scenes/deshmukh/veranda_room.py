"""The shell of the room behind the veranda, with the niche in its wall, shared by the bungalow's living room and the
studio's own room."""

from ...kit import light as L
from ...kit.books import books
from ...kit.core import box
from ...kit.objects import vase
from ...kit.shell import arch_pts, joists, skirting, slab, wall
from .measures import ARCH_W, ARCH_X, HEIGHT


def shell(m, windows, reveal, niche_y):
    """Floor, walls, ceiling; `windows` are the openings of the garden wall, `reveal` its thickness, `niche_y` the
    middle of the niche."""
    slab("floor", -3.4, -7.2, 3.4, 0.34, 0, 0.2, m["kota"])
    wall("garden_wall", (-3.0, 0.1), (-3.0, -7.2), HEIGHT + 0.1, reveal, windows, m["plaster"], 0.014)
    wall(
        "right",
        (3.0, -7.2),
        (3.0, 0.1),
        HEIGHT + 0.1,
        0.3,
        [arch_pts(7.2 + niche_y, 0.92, 1.72, 0.62)],
        m["plaster"],
        0.014,
    )
    wall("niche", (3.26, -7.2), (3.26, 0.2), HEIGHT + 0.1, 0.2, [], m["plaster"])
    wall("front", (-3.3, -7.0), (3.3, -7.0), HEIGHT + 0.1, 0.3, [], m["plaster"])
    box("ceiling", (6.8, 7.4, 0.2), (0, -3.6, HEIGHT + 0.1), m["ceiling"], 0)
    joists(-3, 3, -7, 0, HEIGHT, m["dark_x"], 0.60, (0.085, 0.13))
    edge = ARCH_X - ARCH_W / 2 - 0.004
    for a, b in (((edge, 0), (-3, 0)), ((3, 0), (edge + ARCH_W + 0.008, 0)), ((3, -7), (3, 0))):
        skirting("skirting", a, b, m["dark_x"], 0.06, 0.01)


def niche(m, y):
    """Two shelves, lit from above each bay, with a few vessels and books."""
    for z in (1.02, 1.42):
        box("niche_shelf", (0.20, 0.90, 0.028), (3.13, y, z), m["teak_y"], 0.003)
    for z in (2.10, 1.40, 1.00):
        L.area(
            (3.10, y, z),
            (0.15, 0, -1),
            (0.03, 0.30 if z > 2 else 0.84),
            1.3 if z > 2 else 0.5,
            (1, 0.70, 0.42),
            "niche",
        )
    vase((3.12, y + 0.13, 0.62), 0.24, 2, m["terracotta"])
    vase((3.12, y - 0.21, 0.62), 0.22, 1, m["white"])
    vase((3.12, y - 0.13, 1.034), 0.26, 1, m["dark"], s=0.8)
    books((3.12, y + 0.17, 1.034), 3, -1.5, (m["rust"], m["ivory"], m["olive"]), 4)
    vase((3.12, y, 1.434), 0.10, 3, m["brass"])
