"""A counter along the right wall under a shelf; glazed tiles, brass, jars; two stools."""

from ...kit import *
from ...kit import light as L
from .measures import HEIGHT, WARM


def kitchen(m):
    """A counter along the right wall under a shelf; glazed tiles, brass, jars; two stools."""
    L.area((-0.2, -0.10, 2.82), (0, 0.25, -1), (6.0, 0.05), 34, WARM)
    kitchen_run(
        (2.88, -1.55, 0), 2.9, m["teak_x"], m["teak_x"], m["basalt"], m["brass"], 0.60, 0.90, 5, -math.pi / 2, m["dark_x"], (1, 3)
    )
    n, z0 = 22, 0.905
    rnd = random.Random(6)
    for j in range(5):
        for i in range(n):
            y = -0.12 - i * 0.1315
            box(
                "tile",
                (0.012, 0.128, 0.098),
                (3.192 - rnd.uniform(0, 0.003), y - 0.066, z0 + 0.05 + j * 0.1015),
                m["zellige"],
                0.003,
                2,
                (rnd.uniform(-0.01, 0.01), rnd.uniform(-0.014, 0.014), 0),
            )
    box("shelf", (0.24, 2.7, 0.034), (3.07, -1.55, 1.56), m["teak_y"], 0.004)
    L.area((3.02, -1.55, 1.535), (-0.1, 0, -1), (0.04, 2.5), 16, WARM)
    for k, (y, kind) in enumerate(
        ((-0.42, 0), (-0.58, 1), (-0.73, 0), (-0.95, 2), (-1.30, 3), (-1.62, 0), (-1.76, 1), (-2.05, 4), (-2.45, 3), (-2.68, 0))
    ):
        at = (3.07, y, 1.577)
        if kind in (0, 1):
            jar(at, m["white"] if kind else m["brass"], 0.95 + 0.1 * (k % 3), 0.85 + 0.2 * (k % 2))
        elif kind == 2:
            for q in range(3):
                bowl((3.07, y, 1.577 + q * 0.028), m["celadon"], 0.62)
        elif kind == 3:
            vase(at, 0.22, 2 if k < 6 else 0, m["terracotta"] if k < 6 else m["dark"], s=0.8)
        else:
            for q in range(4):
                disc("plate", 0.115, q * 0.012, q * 0.012 + 0.009, at, m["white"], 0.004)
    # on the counter: hob, board, fruit, tap
    box("board", (0.03, 0.26, 0.38), (3.13, -2.55, 1.09), m["teak_z"], 0.012, 3, (0, 0.13, 0))
    bowl((2.90, -2.18, 0.90), m["dark"], 0.95)
    fruit(
        (2.90, -2.18, 0.90),
        m["fruit"],
        ((0, 0, 0.045), (0.065, 0.02, 0.06), (-0.05, 0.055, 0.06), (-0.03, -0.06, 0.06), (0.01, 0.01, 0.10)),
        0.034,
    )
    tube(
        "tap",
        [(3.06, -0.72, 0.90), (3.06, -0.72, 1.16), (3.02, -0.72, 1.21), (2.90, -0.72, 1.20), (2.87, -0.72, 1.15)],
        0.011,
        m["brass"],
        6,
    )
    box("sink", (0.40, 0.52, 0.012), (2.88, -0.72, 0.901), m["brass"], 0.02, 4)
    box("sink_well", (0.35, 0.47, 0.012), (2.88, -0.72, 0.9025), m["black"], 0.02, 4)
    jar((3.05, -1.22, 0.90), m["terracotta"], 1.1)
    vase((3.04, -1.42, 0.90), 0.24, 1, m["celadon"], s=0.9)
    branches((3.04, -1.42, 1.10), 0.35, 3, m["leaf"], m["bark"], 7, 0.05, 0.014, 0.35)
    table(m, 1.75, -2.45)
    for y in (-1.05, -2.05):
        pendant_dome((2.35, y, 1.86), 0.13, 0.12, HEIGHT - 1.88, m["dome"], m["dome_in"], strength=6, power=9, canopy=m["brass"])


def table(m, x, y):
    """A small teak table for two, with its own low lamp."""
    dining_table((x, y, 0), 0.85, top=m["teak_x"], leg=m["teak_z"], round_=True)
    for a, d in ((200, 0.60), (318, 0.66)):
        t = math.radians(a)
        dining_chair((x + d * math.cos(t), y + d * math.sin(t), 0), t - math.pi / 2 + 0.06, m["teak_z"], m["cane"], m["linen"])
    vase((x + 0.05, y + 0.12, 0.745), 0.17, 2, m["dark"])
    branches((x + 0.05, y + 0.12, 0.89), 0.36, 4, m["leaf"], m["bark"], 12, 0.05, 0.014, 0.45)
    pendant_dome((x, y, 1.52), 0.17, 0.14, HEIGHT - 1.54, m["dome"], m["dome_in"], strength=6, power=12, canopy=m["brass"])
    cup((x - 0.14, y - 0.10, 0.745), m["celadon"])
