"""A round teak table under one lamp, chairs with caned backs, a sideboard with everyday things."""

from ...kit import *
from ...kit import materials as M
from .measures import HEIGHT


def dining(m):
    """A round teak table under one lamp, chairs with caned backs, a sideboard with everyday things."""
    x, y = 2.05, -1.45
    dining_table((x, y, 0), 1.2, top=m["teak_x"], leg=m["teak_z"], round_=True)
    for a, d in ((20, 0.74), (118, 0.72), (205, 0.80), (296, 0.73)):
        t = math.radians(a)
        dining_chair(
            (x + d * math.cos(t), y + d * math.sin(t), 0),
            t - math.pi / 2 + math.radians((a % 7) - 3),
            m["teak_z"],
            m["cane"],
            m["ivory"],
        )
    thrown_lamp((x, y, 1.62), 0.21, 0.25, HEIGHT - 1.62, m["ash"], m["black"], 10)
    vase((x + 0.12, y + 0.10, 0.745), 0.22, 0, m["white"])
    branches((x + 0.12, y + 0.10, 0.95), 0.46, 5, m["leaf2"], m["bark"], 31, 0.065, 0.016, 0.36)
    fruit_bowl(m, x - 0.20, y - 0.12, 0.745)
    soft_box("napkin", (0.20, 0.14, 0.018), 4, 12, 0.002, 0.002, 3, m["sage"], (x + 0.22, y - 0.26, 0.755), (0, 0, 0.4))
    cabinet((2.2, -0.24, 0), 1.7, 0.42, 0.80, 4, m["teak_x"], m["teak_z"], m["brass"], 0.15, 0.0, m["cane"])
    vase((1.62, -0.24, 0.80), 0.30, 0, m["terracotta"])
    vase((1.86, -0.20, 0.80), 0.16, 1, m["dark"])
    books((2.72, -0.24, 0.80), 3, 0.1, (m["sage"], m["ivory"], m["ochre"]), 11)
    lathe(
        "bowl",
        [(0, 0), (0.05, 0), (0.055, 0.006), (0.11, 0.06), (0.125, 0.09), (0.12, 0.09), (0.10, 0.06), (0.04, 0.012), (0, 0.010)],
        m["brass"],
        64,
        (2.36, -0.24, 0.80),
    )
    circle_mirror(m, 2.2, 1.58)


def fruit_bowl(m, x, y, z):
    lathe(
        "bowl",
        [
            (0, 0),
            (0.06, 0),
            (0.065, 0.008),
            (0.13, 0.045),
            (0.16, 0.075),
            (0.155, 0.077),
            (0.12, 0.05),
            (0.05, 0.016),
            (0, 0.014),
        ],
        m["celadon"],
        64,
        (x, y, z),
        sub=1,
    )
    rnd = random.Random(3)
    for k, (dx, dy, dz) in enumerate(
        (
            (0.0, 0.0, 0.045),
            (0.068, 0.02, 0.06),
            (-0.05, 0.055, 0.06),
            (-0.03, -0.066, 0.06),
            (0.045, -0.045, 0.062),
            (0.01, 0.01, 0.098),
        )
    ):
        r = 0.030 + rnd.uniform(-0.002, 0.003)
        pts = (
            [(0, -r * 1.08)]
            + [(r * math.sin(math.pi * i / 14), -r * 1.08 * math.cos(math.pi * i / 14)) for i in range(1, 14)]
            + [(0, r * 1.12)]
        )
        lathe(
            "lime",
            pts,
            m["lime_fruit"],
            28,
            (x + dx, y + dy, z + dz),
            rot=(rnd.uniform(0.6, 1.6), rnd.uniform(-0.5, 0.5), rnd.uniform(0, 6)),
        )


def circle_mirror(m, x, z):
    ring = circle_pts(0, 0, 0.40, 72)
    plate(
        "mirror_rim",
        ring,
        [circle_pts(0, 0, 0.375, 72)],
        0.03,
        m["teak_x"],
        0.006,
        2,
        loc=(x, -0.018, z),
        rot=(math.pi / 2, 0, 0),
    )
    plate(
        "mirror_glass", circle_pts(0, 0, 0.377, 72), [], 0.006, M.mirror(), 0.001, 1, loc=(x, -0.012, z), rot=(math.pi / 2, 0, 0)
    )
