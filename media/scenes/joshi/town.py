"""The dark town outside: distant roofs with a few lit windows."""

import random

from ...kit import materials as M
from ...kit.core import box


def town(m):
    """The dark town beyond the glass: far roofs with a few lit windows."""
    rnd = random.Random(17)
    dark = M.plain("town", (0.03, 0.035, 0.05), 0.9)
    for k in range(34):
        x, y, h = -rnd.uniform(60, 160), rnd.uniform(-110, 110), rnd.uniform(8, 30)
        w = rnd.uniform(8, 16)
        box("block", (w, w, h), (x, y, -22 + h / 2), dark, 0)
        lamp = M.emissive(f"window{k}", (1, rnd.uniform(0.6, 0.8), rnd.uniform(0.3, 0.5)), rnd.uniform(0.4, 1.6))
        for _ in range(rnd.randint(1, 5)):
            box(
                "window",
                (0.1, rnd.uniform(0.8, 1.6), 1.2),
                (x + w / 2 + 0.05, y + rnd.uniform(-0.4, 0.4) * w, -22 + rnd.uniform(0.3, 0.95) * h),
                lamp,
                0,
            )
