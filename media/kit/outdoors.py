"""Neighbours' houses with water tanks and window shades, paler with distance."""

import random

from . import materials as M
from .core import box, empty, lathe, tube


def neighbour(loc, w, d, h, colour, rot_z=0.0, seed=1, haze=0.25, facing=-1):
    """A plastered house of two or three storeys that shows its local -Y side: windows with shades, parapet, tank,
    pipes.

    `haze` (0 to 1) makes it paler."""
    rnd, g = random.Random(seed), empty("neighbour", loc, rot_z)
    air = (0.60, 0.64, 0.66)

    def far(c):
        return tuple(c[i] * (1 - haze) + air[i] * haze for i in range(3))

    wall = M.lime_plaster(f"house{seed}", far(colour), 0.16, 0.2)
    dark, trim = (
        M.plain(f"pane{seed}", far((0.03, 0.035, 0.04)), 0.15, 0.5),
        M.plain(f"trim{seed}", far(tuple(c * 0.8 for c in colour)), 0.8),
    )
    box("house", (w, d, h), (0, d / 2, h / 2), wall, 0.02, parent=g)
    box("parapet", (w + 0.12, 0.12, 0.75), (0, 0.0, h + 0.37), wall, 0.01, parent=g)
    floors = max(1, round(h / 3.1))
    for k in range(floors):
        z = 1.0 + 3.1 * k
        box("band", (w + 0.04, 0.05, 0.10), (0, -0.02, z + 2.05), trim, 0.005, parent=g)
        count = max(2, round(w / 2.8))
        for i in range(count):
            x = (i + 0.5) * w / count - w / 2 + rnd.uniform(-0.2, 0.2)
            wide = rnd.choice((0.9, 1.2, 1.5))
            box("pane", (wide, 0.04, 1.2), (x, -0.005, z + 0.65), dark, 0, parent=g)
            box("shade", (wide + 0.3, 0.5, 0.07), (x, -0.22, z + 1.36), trim, 0.006, parent=g)
            for j in range(1, 3):
                box("bar", (0.03, 0.05, 1.2), (x - wide / 2 + wide * j / 3, -0.02, z + 0.65), trim, 0, parent=g)
    tank = M.plain(f"tank{seed}", far((0.02, 0.02, 0.022)), 0.5)
    x = rnd.uniform(-0.3, 0.3) * w
    lathe(
        "tank",
        [
            (0, 0),
            (0.55, 0),
            (0.58, 0.05),
            (0.55, 0.35),
            (0.58, 0.4),
            (0.55, 0.75),
            (0.58, 0.8),
            (0.5, 1.05),
            (0.2, 1.15),
            (0, 1.15),
        ],
        tank,
        32,
        (x, 1.4, h + 0.75),
        parent=g,
    )
    tube("pipe", [(w * 0.42, -0.06, 0), (w * 0.42, -0.06, h + 0.5)], 0.05, trim, 3, parent=g)
    return g
