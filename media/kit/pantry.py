"""Kitchen shelves: jars, bowls, plates and pots, all different."""

import random

from .core import disc, empty
from .objects import vase
from .tableware import bowl, cup, jar, lota


def shelf_row(loc, w, mats, metal, seed=1, rot_z=0.0, full=0.85, tall=1.0):
    """A row along local x, centred on `loc`; `mats`: glazes and clays; `metal`: brass."""
    rnd = random.Random(seed)
    g = empty("shelf_row", loc, rot_z)
    x, last = -w / 2 + 0.07, ""
    while x < w / 2 - 0.10:
        kind = rnd.choice([k for k in ("jar", "jars", "bowls", "plates", "pot", "lota", "cups") if k != last])
        last, mat = kind, rnd.choice(mats)
        y = rnd.uniform(-0.012, 0.012)
        if kind == "jar":
            made, step = (
                [
                    jar(
                        (x + 0.05, y, 0),
                        rnd.choice((mat, metal)),
                        rnd.uniform(0.85, 1.05),
                        tall * rnd.uniform(0.8, 1.25),
                    )
                ],
                0.12,
            )
        elif kind == "jars":
            made = [jar((x + 0.05 + 0.12 * k, y, 0), mat, 0.9, tall * (0.9 + 0.22 * k)) for k in range(2)]
            step = 0.25
        elif kind == "bowls":
            made, step = [bowl((x + 0.10, 0, 0.026 * k), mat, 0.62) for k in range(rnd.choice((2, 3)))], 0.22
        elif kind == "plates":
            made = [
                disc("plate", 0.105, 0.012 * k, 0.012 * k + 0.009, (x + 0.11, 0, 0), mat, 0.004)
                for k in range(rnd.choice((3, 4)))
            ]
            step = 0.24
        elif kind == "pot":
            made, step = [vase((x + 0.09, 0, 0), rnd.uniform(0.18, 0.24) * tall, rnd.choice((0, 2)), mat, s=0.8)], 0.21
        elif kind == "lota":
            made, step = [lota((x + 0.06, y, 0), metal, rnd.uniform(0.9, 1.15))], 0.15
        else:
            made, step = [cup((x + 0.04 + 0.085 * k, y, 0), mat, 1.05) for k in range(rnd.choice((2, 3)))], 0.27
        for ob in made:
            ob.parent = g
        x += step + (0.0 if rnd.random() < full else rnd.uniform(0.08, 0.2))
    return g
