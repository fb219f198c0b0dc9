"""Two reclined chairs with their basins under a slot of daylight, a shelf of towels."""

from ...kit import *
from ...kit import materials as M
from .small_things import dome, roll, sconce, stock


def wash_room(m):
    """Two reclined chairs with their basins under a slot of daylight, a shelf of towels."""
    box("ledge", (2.2, 0.26, 0.90), (1.15, 13.25, 0.45), m["blush"], 0.012)
    box("ledge_top", (2.24, 0.30, 0.04), (1.15, 13.24, 0.92), m["slab"], 0.008)
    for k, x in enumerate((0.55, 1.75)):
        g = empty("wash", (x, 12.55, 0), math.radians((-2, 2)[k]))
        box("column", (0.40, 0.36, 0.80), (0, 0.30, 0.40), m["slab"], 0.02, 3, parent=g)
        bowl = [
            (0, 0.80),
            (0.06, 0.80),
            (0.17, 0.84),
            (0.235, 0.93),
            (0.245, 0.99),
            (0.23, 0.995),
            (0.22, 0.985),
            (0.16, 0.875),
            (0.05, 0.845),
            (0, 0.845),
        ]
        lathe("basin", bowl, m["white"], 64, (0, 0.24, 0), parent=g, sub=1)
        tube(
            "tap",
            [(0.15, 0.50, 0.9), (0.15, 0.50, 1.12), (0.12, 0.46, 1.16), (0.06, 0.34, 1.15), (0.05, 0.33, 1.12)],
            0.011,
            m["brass"],
            6,
            parent=g,
        )
        soft_box("seat", (0.58, 0.62, 0.15), 4.5, 22, 0.02, 0.004, k, m["leather"], (0, -0.62, 0.44), (math.radians(4), 0, 0), g)
        soft_box(
            "back", (0.56, 0.14, 0.66), 4.2, 22, 0.02, 0.004, k + 4, m["leather"], (0, -0.10, 0.62), (math.radians(-44), 0, 0), g
        )
        soft_box(
            "rest", (0.50, 0.55, 0.12), 4.5, 22, 0.02, 0.004, k + 7, m["leather"], (0, -1.22, 0.36), (math.radians(14), 0, 0), g
        )
        for s in (-1, 1):
            soft_box("arm", (0.08, 0.52, 0.09), 3.6, 14, 0.004, 0.001, k, m["leather"], (s * 0.32, -0.55, 0.60), parent=g)
            box("arm_post", (0.03, 0.36, 0.16), (s * 0.32, -0.55, 0.50), m["brass"], 0.004, parent=g)
        box("frame", (0.42, 1.05, 0.10), (0, -0.62, 0.30), m["teak_x"], 0.01, parent=g)
        disc("foot", 0.24, 0, 0.26, (0, -0.55, 0), m["black"], parent=g)
    shelves = ((1.45, 0.25, 2.05), (1.85, 0.7, 2.05))
    for z, x0, x1 in shelves:
        box("shelf", (x1 - x0, 0.22, 0.032), ((x0 + x1) / 2, 13.29, z), m["teak_x"], 0.004)
    rnd = random.Random(9)
    for k in range(5):
        roll(m, 0.42 + 0.145 * k, 13.29, 1.466, ("ivory", "linen", "ivory", "rust", "ivory")[k])
    for k in range(3):
        roll(m, 0.49 + 0.145 * k, 13.29, 1.588, ("linen", "ivory", "ivory")[k])
    stock(m, 1.6, 13.30, 1.466, 0.5, 4)
    vase((0.95, 13.29, 1.866), 0.24, 2, m["clay"], s=0.8)
    stock(m, 1.55, 13.30, 1.866, 0.4, 3)
    stock(m, 1.15, 13.27, 0.942, 0.36, 3)
    planter((2.3, 10.1, 0), 0.2, 0.38, m["terracotta"], m["soil"], "drum")
    rubber_plant((2.3, 10.1, 0.34), 1.25, m["leaf"], m["bark"], 5, 14)
    dome(m, 0.55, 11.9, 2.2, 0.17, 8)
    dome(m, 1.75, 11.9, 2.2, 0.17, 8)
    rnd.random()


def corridor(m):
    """Sconces on one side, a plant in the light at the end."""
    box("niche_seat", (1.5, 0.40, 0.42), (-1.7, 13.2, 0.21), m["slab"], 0.012)
    planter((-1.72, 13.18, 0.42), 0.20, 0.30, m["terracotta"], m["soil"], "bowl")
    areca((-1.72, 13.18, 0.66), 1.0, m["leaf"], m["stem"], 12, 33)
    canvas_art((-2.64, 11.2, 1.55), 0.62, 0.84, m["teak_z"], m["ivory"], [
        ([(0.5 + 0.27 * math.cos(a), 0.40 + 0.20 * math.sin(a)) for a in (6.283 * i / 48 for i in range(48))], m["rust"]),
        ([(0.1, 0.1), (0.9, 0.1), (0.9, 0.3), (0.1, 0.36)], m["olive"]),
    ], rot_z=math.pi / 2)  # fmt: skip
    for y in (10.0, 12.3):
        sconce(m, y, 1.78, -2.65, 1)
    rug((-1.68, 11.2, 0.001), 2.6, 0.8, M.rug_wool("runner", (0.42, 0.20, 0.12)), math.pi / 2, True, m["ivory"])
