"""The prayer place of a flat: a cabinet with an open shrine above."""

import math

from .core import box, empty, plate
from .fitted import carcass, plinth, shutter
from .shell import rect_pts


def shrine(loc, rot_z, veneer, veneer_x, stone, brass, w=0.86, deep=0.38, foot=0.78, top=1.84, back=None):
    """Two shutters below, a stone shelf at the height `foot`, above it an open case with a `back` of stone or another
    material and a pierced pelmet."""
    g = empty("shrine", loc, rot_z)
    plinth(g, -w / 2, w / 2, 0.07, deep - 0.05, veneer)
    y = carcass(g, -w / 2, w / 2, 0.07, foot - 0.025, deep, veneer)
    shutter(g, -w / 2, 0, 0.07, foot - 0.025, y, veneer, "right", brass)
    shutter(g, 0, w / 2, 0.07, foot - 0.025, y, veneer, "left", brass)
    box("shrine_shelf", (w + 0.016, deep + 0.02, 0.025), (0, -deep / 2 - 0.002, foot - 0.0125), stone, 0.004, parent=g)
    high = top - foot
    for s in (-1, 1):
        box(
            "shrine_side",
            (0.022, deep - 0.06, high),
            (s * (w / 2 - 0.012), -(deep - 0.06) / 2, foot + high / 2),
            veneer,
            0.002,
            parent=g,
        )
    box("shrine_top", (w, deep - 0.04, 0.022), (0, -(deep - 0.04) / 2, top + 0.011), veneer_x, 0.002, parent=g)
    box("shrine_back", (w - 0.048, 0.012, high), (0, -0.006, foot + high / 2), back or stone, 0, parent=g)
    _pelmet(g, w - 0.05, top, -(deep - 0.075), veneer_x)
    box("shrine_step", (w - 0.16, 0.15, 0.09), (0, -0.088, foot + 0.0455), stone, 0.004, parent=g)
    return g


def _pelmet(g, w, top, y, wood):
    """A board with a row of cut petals along its lower edge."""
    holes, n = [], 13
    for k in range(n):
        x = (k - (n - 1) / 2) * w / n
        holes.append(
            [
                (
                    x + 0.019 * math.cos(a) * (0.7 + 0.3 * abs(math.cos(2 * a))),
                    0.085 + 0.026 * math.sin(a) * (0.7 + 0.3 * abs(math.cos(2 * a))),
                )
                for a in (6.2832 * i / 28 for i in range(28))
            ]
        )
    plate(
        "shrine_pelmet",
        rect_pts(-w / 2, 0.02, w / 2, 0.15),
        holes,
        0.016,
        wood,
        0.002,
        1,
        g,
        (0, y, top - 0.15),
        (math.pi / 2, 0, 0),
    )
