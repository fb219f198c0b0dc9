"""The place for prayer in a flat: a cabinet with an open shrine over it, a brass Ganesha, the arch behind him."""

import math

from .core import box, empty, fuse, lathe, plate, tube
from .fitted import carcass, plinth, shutter
from .shell import rect_pts


def shrine(loc, rot_z, veneer, veneer_x, stone, brass, w=0.86, deep=0.38, foot=0.78, top=1.84, back=None):
    """Two shutters below, a stone shelf at `foot`, an open case above with a `back` of stone or
    another material and a pierced pelmet."""
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


def ganesha(loc, metal, h=0.17, parent=None):
    """A seated Ganesha cast in brass, as large as a hand: a broad seat of petals, folded legs, a round belly, four
    arms, the trunk to his left, a crown."""
    g = empty("ganesha", loc)
    g.parent, k = parent, h / 0.17
    parts = []

    def ball(x, y, z, rx, ry, rz, rot=(0, 0, 0)):
        side = [(0, -1)] + [(math.sin(math.pi * i / 12), -math.cos(math.pi * i / 12)) for i in range(1, 12)] + [(0, 1)]
        ob = lathe("cast", side, None, 24, (x * k, y * k, z * k), rot=rot)
        ob.scale = (rx * k, ry * k, rz * k)
        parts.append(ob)

    def rod(points, r0, r1):
        n = len(points) - 1
        ob = tube(
            "cast",
            [(x * k, y * k, z * k) for x, y, z in points],
            k,
            None,
            6,
            radii=[r0 + (r1 - r0) * i / n for i in range(n + 1)],
        )
        parts.append(ob)

    ball(0, 0, 0.050, 0.034, 0.030, 0.034)  # belly
    ball(0, 0.004, 0.078, 0.030, 0.023, 0.024)  # chest
    ball(0, -0.002, 0.110, 0.024, 0.022, 0.024)  # head
    for s in (-1, 1):
        ball(s * 0.030, 0.006, 0.110, 0.019, 0.005, 0.023, (0, s * 0.25, s * 0.35))  # ears
        ball(s * 0.033, -0.014, 0.024, 0.032, 0.016, 0.013, (0, 0, s * -0.35))  # knees
        ball(s * 0.012, -0.036, 0.018, 0.020, 0.010, 0.008, (0, 0, s * 0.5))  # feet
        rod([(s * 0.026, 0.002, 0.086), (s * 0.045, -0.006, 0.066), (s * 0.040, -0.028, 0.058)], 0.0085, 0.006)
        rod([(s * 0.026, 0.006, 0.090), (s * 0.050, 0.006, 0.090), (s * 0.050, 0.000, 0.116)], 0.0075, 0.005)
        ball(s * 0.050, -0.001, 0.122, 0.007, 0.007, 0.009)
        rod([(s * 0.014, -0.020, 0.100), (s * 0.017, -0.030, 0.096)], 0.0032, 0.0015)  # tusks
    rod(
        [
            (0, -0.020, 0.108),
            (0.001, -0.029, 0.094),
            (0.002, -0.034, 0.078),
            (0.010, -0.036, 0.064),
            (0.021, -0.035, 0.062),
            (0.024, -0.034, 0.069),
        ],
        0.0105,
        0.005,
    )
    crown = lathe(
        "cast",
        [
            (0, 0),
            (0.021, 0),
            (0.022, 0.006),
            (0.018, 0.010),
            (0.017, 0.018),
            (0.012, 0.024),
            (0.010, 0.032),
            (0.004, 0.038),
            (0, 0.044),
        ],
        None,
        28,
        (0, -0.001 * k, 0.124 * k),
    )
    crown.scale = (k, k, k)
    parts.append(crown)
    base = lathe(
        "cast",
        [
            (0, 0),
            (0.055, 0),
            (0.057, 0.004),
            (0.050, 0.008),
            (0.049, 0.012),
            (0.054, 0.016),
            (0.050, 0.020),
            (0, 0.020),
        ],
        None,
        40,
    )
    base.scale = (k, k * 0.82, k)
    parts.append(base)
    idol = fuse("ganesha", parts, metal, 0.0016 * k, g)
    idol.modifiers["even"].iterations = 3
    return g


def halo(loc, metal, r=0.14, parent=None):
    """The arch behind an idol: two hoops on posts, pearls between them, a finial; `loc` is the middle of its foot."""
    g = empty("halo", loc)
    g.parent = parent
    for q in (r, r * 0.76):
        hoop = [(q * math.cos(a), 0, r + q * math.sin(a)) for a in (math.pi * i / 30 for i in range(31))]
        tube("halo_hoop", [(q, 0, 0), *hoop, (-q, 0, 0)], 0.0042, metal, 5, parent=g)
    q = r * 0.88
    for k in range(15):
        a = math.pi * (k + 0.5) / 15
        bead = [(0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1)]
        at = (q * math.cos(a), 0, r + q * math.sin(a))
        lathe("halo_pearl", [(0.0165 * x, 0.0165 * z) for x, z in bead], metal, 20, at, parent=g, sub=1)
    lathe(
        "halo_tip",
        [(0, 0), (0.012, 0.004), (0.006, 0.014), (0.010, 0.024), (0, 0.042)],
        metal,
        24,
        (0, 0, 2 * r),
        parent=g,
    )
    box("halo_foot", (2 * r + 0.03, 0.026, 0.012), (0, 0, 0.006), metal, 0.002, parent=g)
    return g
