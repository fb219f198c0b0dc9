"""Turned furniture: posts, spindles and legs from the lathe, rails with carved leaves."""

import math

from .art import _leaf
from .core import bent, box, disc, empty, lathe, plate, tube
from .cushions import piped_seat, soft_box


def _smooth(profile):
    """The profile with rounded beads and waists; its flat ends stay."""
    rounded = bent([(r, 0, z) for r, z in profile[1:-1]], 4)
    return [profile[0], *((r, z) for r, _, z in rounded), profile[-1]]


def _turning(h, r, knots, cap=True):
    """A profile of height `h`: square ends; at each of `knots` (parts of the height) a waist, a bead and a swelling."""
    p = [(0, 0), (r * 0.72, 0), (r * 0.92, 0.012), (r * 0.92, 0.05)]
    for k in knots:
        z = h * k
        p += [
            (r * 0.62, z - 0.052),
            (r * 0.60, z - 0.044),
            (r * 0.98, z - 0.030),
            (r * 0.98, z - 0.022),
            (r * 0.66, z - 0.014),
            (r * 0.66, z - 0.008),
            (r * 1.12, z),
            (r * 0.66, z + 0.008),
            (r * 0.66, z + 0.014),
            (r * 0.98, z + 0.022),
            (r * 0.98, z + 0.030),
            (r * 0.60, z + 0.044),
            (r * 0.62, z + 0.052),
        ]
    p += [(r * 0.92, h - 0.03), (r * 0.92, h)]
    if cap:
        p += [
            (r * 0.55, h + 0.008),
            (r * 0.50, h + 0.018),
            (r * 0.95, h + 0.034),
            (r * 1.02, h + 0.050),
            (r * 0.80, h + 0.066),
            (r * 0.34, h + 0.074),
            (r * 0.30, h + 0.082),
            (r * 0.42, h + 0.092),
            (r * 0.30, h + 0.102),
        ]
    return _smooth([*p, (0, p[-1][1])])


def spindles(x0, x1, n, y, z, h, r, wood, parent=None):
    """`n` slender spindles between two rails."""
    for k in range(n):
        t = [
            (0, 0),
            (r * 0.6, 0),
            (r * 0.6, 0.02),
            (r, h * 0.16),
            (r * 0.55, h * 0.24),
            (r * 0.9, h * 0.27),
            (r * 0.5, h * 0.30),
            (r * 0.85, h * 0.5),
            (r * 0.5, h * 0.70),
            (r * 0.9, h * 0.73),
            (r * 0.55, h * 0.76),
            (r, h * 0.84),
            (r * 0.6, h - 0.02),
            (r * 0.6, h),
            (0, h),
        ]
        lathe("spindle", _smooth(t), wood, 32, (x0 + (x1 - x0) * (k + 0.5) / n, y, z), parent=parent)


def carved_leaves(x0, x1, n, y, z, high, wood, parent=None):
    """A row of leaves in low relief on a board that faces -Y, leaning outwards from the middle."""
    for k in range(n):
        u = (k + 0.5) / n * 2 - 1
        outline = _leaf(0, 0, high * 0.52, high, -0.5 * u, 26)
        plate(
            "carved_leaf",
            outline,
            [],
            0.010,
            wood,
            0.004,
            3,
            parent,
            ((x0 + x1) / 2 + u * (x1 - x0) / 2, y, z),
            (math.pi / 2, 0, 0),
        )


def spindle_bed(loc, w, long, woods, ticking, cord):
    """A dark teak bed, its head at local y = 0: turned posts, spindles under a carved crest, low foot rail, a mattress
    of `ticking` with `cord` along its edges.

    `woods`: grain along x, y and z; the mattress ends 0.53 m above the floor."""
    g, (wx, wy, wz) = empty("bed", loc), woods
    back, front, half = -0.06, -0.10 - long, w / 2 + 0.035
    for sx in (-1, 1):
        lathe("bed_post", _turning(1.13, 0.036, (0.22, 0.52, 0.84)), wz, 48, (sx * half, back, 0), parent=g)
        lathe("bed_post", _turning(0.50, 0.036, (0.36,)), wz, 48, (sx * half, front, 0), parent=g)
        box("side_rail", (0.034, long, 0.13), (sx * (w / 2 + 0.02), (back + front) / 2, 0.31), wy, 0.007, 3, parent=g)
    box(
        "foot_rail", (w + 0.04, 0.034, 0.13), (0, front + 0.022, 0.28), wx, 0.008, 3, parent=g
    )  # below the hem of a cover
    carved_leaves(-w / 2 + 0.12, w / 2 - 0.12, 15, front + 0.006, 0.28, 0.065, wx, g)
    for z, high in ((0.36, 0.12), (0.60, 0.05), (0.945, 0.05)):
        box("head_rail", (w + 0.04, 0.034, high), (0, back, z), wx, 0.007, 3, parent=g)
    spindles(-w / 2 + 0.02, w / 2 - 0.02, 15, back, 0.62, 0.305, 0.0145, wz, g)
    n = 48
    crest = (
        [(-w / 2, 0)]
        + [
            (
                -w / 2 + w * k / n,
                0.055 + 0.085 * math.sin(math.pi * k / n) ** 1.4 + 0.012 * math.cos(8 * math.pi * k / n),
            )
            for k in range(n + 1)
        ]
        + [(w / 2, 0)]
    )
    plate("crest", crest, [], 0.032, wx, 0.008, 3, g, (0, back, 0.968), (math.pi / 2, 0, 0))
    for k in range(9):
        u = (k - 4) / 4
        high = 0.040 + 0.050 * (1 - u * u)
        carved_leaves(u * 0.66 - 0.001, u * 0.66 + 0.001, 1, back - 0.015, 0.974 + high * 0.62, high, wx, g)
    middle = (back + front) / 2
    box("slats", (w, long - 0.05, 0.03), (0, middle, 0.33), wx, 0.003, parent=g)
    piped_seat("mattress", (w - 0.01, long - 0.06, 0.185), ticking, cord, (0, middle, 0.437), 2, g)
    return g


def turned_stand(loc, wood, wood_z, knob, w=0.46, d=0.38, h=0.52):
    """A bedside table: a drawer with a brass knob, four turned legs, a low shelf."""
    g = empty("turned_stand", loc)
    box("stand_top", (w, d, 0.024), (0, 0, h - 0.012), wood, 0.007, 3, parent=g)
    box("stand_case", (w - 0.06, d - 0.06, 0.115), (0, 0, h - 0.082), wood, 0.003, parent=g)
    box("stand_drawer", (w - 0.13, 0.012, 0.082), (0, -d / 2 + 0.028, h - 0.082), wood, 0.003, parent=g)
    lathe(
        "knob",
        [(0, 0), (0.006, 0), (0.005, 0.010), (0.012, 0.018), (0.012, 0.024), (0, 0.028)],
        knob,
        28,
        (0, -d / 2 + 0.022, h - 0.082),
        rot=(math.pi / 2, 0, 0),
        parent=g,
    )
    box("stand_board", (w - 0.08, d - 0.08, 0.018), (0, 0, 0.13), wood, 0.004, parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe(
                "stand_leg",
                _turning(h - 0.03, 0.021, (0.42, 0.66), False),
                wood_z,
                32,
                (sx * (w / 2 - 0.036), sy * (d / 2 - 0.036), 0),
                parent=g,
            )
    return g


def turned_desk(loc, wood, wood_z, knob, w=1.55, d=0.68, h=0.75):
    """A writing table: three drawers, turned legs with a stretcher, a low gallery of spindles at the back."""
    g = empty("desk", loc)
    box("top", (w, d, 0.028), (0, 0, h - 0.014), wood, 0.008, 3, parent=g)
    box("case", (w - 0.10, d - 0.08, 0.105), (0, 0, h - 0.080), wood, 0.004, parent=g)
    each = (w - 0.24) / 3
    for k in (-1, 0, 1):
        box("drawer", (each - 0.02, 0.014, 0.080), (k * each, -d / 2 + 0.036, h - 0.080), wood, 0.004, 3, parent=g)
        lathe(
            "knob",
            [(0, 0), (0.007, 0), (0.006, 0.012), (0.014, 0.020), (0.014, 0.026), (0, 0.031)],
            knob,
            28,
            (k * each, -d / 2 + 0.029, h - 0.080),
            rot=(math.pi / 2, 0, 0),
            parent=g,
        )
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe(
                "desk_leg",
                _turning(h - 0.03, 0.027, (0.30, 0.72), False),
                wood_z,
                40,
                (sx * (w / 2 - 0.075), sy * (d / 2 - 0.07), 0),
                parent=g,
            )
        tube(
            "stretcher",
            [(sx * (w / 2 - 0.075), -d / 2 + 0.07, 0.145), (sx * (w / 2 - 0.075), d / 2 - 0.07, 0.145)],
            0.012,
            wood_z,
            4,
            parent=g,
        )
    tube(
        "stretcher",
        [(-w / 2 + 0.075, d / 2 - 0.07, 0.145), (w / 2 - 0.075, d / 2 - 0.07, 0.145)],
        0.012,
        wood,
        4,
        parent=g,
    )
    spindles(-w / 2 + 0.04, w / 2 - 0.04, 22, d / 2 - 0.022, h, 0.075, 0.0085, wood_z, g)
    box("gallery", (w - 0.03, 0.024, 0.018), (0, d / 2 - 0.022, h + 0.083), wood, 0.006, 3, parent=g)
    return g


def turned_bench(loc, wood, wood_z, cushion, w=1.3, d=0.40, h=0.40):
    """A low bench: turned legs with stretchers, a rail with carved leaves, a thin cushion with its top at `h`."""
    g = empty("bench", loc)
    soft_box("seat", (w, d, 0.075), 5, 22, 0.010, 0.003, 4, cushion, (0, 0, h - 0.0375), parent=g)
    box("bench_rail", (w - 0.03, d - 0.03, 0.065), (0, 0, h - 0.105), wood, 0.007, 3, parent=g)
    carved_leaves(-w / 2 + 0.14, w / 2 - 0.14, 13, -d / 2 + 0.0145, h - 0.105, 0.038, wood, g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe(
                "bench_leg",
                _turning(h - 0.075, 0.027, (0.55,), False),
                wood_z,
                36,
                (sx * (w / 2 - 0.07), sy * (d / 2 - 0.055), 0),
                parent=g,
            )
        tube(
            "stretcher",
            [(sx * (w / 2 - 0.07), -d / 2 + 0.055, 0.085), (sx * (w / 2 - 0.07), d / 2 - 0.055, 0.085)],
            0.010,
            wood_z,
            4,
            parent=g,
        )
    tube("stretcher", [(-w / 2 + 0.07, 0, 0.085), (w / 2 - 0.07, 0, 0.085)], 0.010, wood, 4, parent=g)
    return g


def turned_table(loc, wood, wood_z, w=1.9, d=0.85, h=0.745):
    """A dining table: thick top, four turned legs, rails with carved leaves."""
    g = empty("turned_table", loc)
    box("table_top", (w, d, 0.034), (0, 0, h - 0.017), wood, 0.009, 3, parent=g)
    for sy in (-1, 1):
        box("table_rail", (w - 0.16, 0.024, 0.085), (0, sy * (d / 2 - 0.062), h - 0.077), wood, 0.004, parent=g)
    carved_leaves(-w / 2 + 0.16, w / 2 - 0.16, 21, -d / 2 + 0.0505, h - 0.077, 0.046, wood, g)
    for sx in (-1, 1):
        box("table_rail", (0.024, d - 0.14, 0.085), (sx * (w / 2 - 0.082), 0, h - 0.077), wood, 0.004, parent=g)
        for sy in (-1, 1):
            lathe(
                "table_leg",
                _turning(h - 0.034, 0.036, (0.24, 0.72), False),
                wood_z,
                44,
                (sx * (w / 2 - 0.08), sy * (d / 2 - 0.06), 0),
                parent=g,
            )
    return g


def turned_low_table(loc, wood, wood_z, r=0.40, h=0.34):
    """A round low table: moulded edge, four short turned legs, crossed stretchers."""
    g = empty("low_table", loc)
    disc("low_table_top", r - 0.006, h - 0.026, h, (0, 0, 0), wood, 0.006, parent=g)
    edge = [
        (r - 0.03, h - 0.029),
        (r - 0.012, h - 0.024),
        (r - 0.008, h - 0.016),
        (r, h - 0.012),
        (r, h - 0.003),
        (r - 0.006, h - 0.0005),
        (r - 0.03, h - 0.0005),
    ]
    lathe("low_table_edge", edge, wood, 96, parent=g)
    lathe(
        "low_table_apron",
        [
            (r * 0.74, h - 0.085),
            (r * 0.76, h - 0.085),
            (r * 0.76, h - 0.028),
            (r * 0.74, h - 0.028),
            (r * 0.74, h - 0.085),
        ],
        wood,
        80,
        parent=g,
    )
    feet = [(r * 0.70 * math.cos(a), r * 0.70 * math.sin(a)) for a in (math.pi / 4 + math.pi / 2 * k for k in range(4))]
    for x, y in feet:
        lathe("low_table_leg", _turning(h - 0.03, 0.026, (0.48,), False), wood_z, 36, (x, y, 0), parent=g)
    for a, b in ((0, 2), (1, 3)):
        tube("low_table_stretcher", [(*feet[a], 0.078), (*feet[b], 0.078)], 0.009, wood_z, 4, parent=g)
    return g


def turned_diwan(loc, woods, mattress, cord, w=2.15, d=0.92, h=0.49):
    """A day bed: turned legs, a rail with carved leaves, a low back of spindles at local y = 0; the top of its piped
    mattress is at `h`."""
    g, (wx, wy, wz) = empty("diwan", loc), woods
    z, half = h - 0.21, w / 2
    for sy, y in ((0, -0.03), (1, -d + 0.03)):
        box("diwan_rail", (w - 0.06, 0.034, 0.10), (0, y, z), wx, 0.007, 3, parent=g)
        for sx in (-1, 1):
            lathe(
                "diwan_leg",
                _turning(0.76 if sy == 0 else z + 0.075, 0.034, (0.30, 0.66) if sy == 0 else (0.46,), sy == 0),
                wz,
                44,
                (sx * (half - 0.034), y, 0),
                parent=g,
            )
    carved_leaves(-half + 0.12, half - 0.12, 19, -d + 0.0135, z, 0.056, wx, g)
    for sx in (-1, 1):
        box("diwan_end", (0.030, d - 0.10, 0.10), (sx * (half - 0.034), -d / 2, z), wy, 0.006, 3, parent=g)
    spindles(-half + 0.08, half - 0.08, 25, -0.03, z + 0.05, 0.40, 0.011, wz, g)
    box("diwan_back", (w - 0.05, 0.032, 0.048), (0, -0.03, z + 0.455), wx, 0.009, 3, parent=g)
    box("diwan_slats", (w - 0.10, d - 0.10, 0.024), (0, -d / 2, z + 0.03), wx, 0.003, parent=g)
    piped_seat(
        "mattress",
        (w - 0.10, d - 0.10, h - z - 0.042),
        mattress,
        cord,
        (0, -d / 2 - 0.004, (h + z + 0.042) / 2),
        4,
        parent=g,
    )
    return g


def carved_bracket(loc, wood, s=1.0):
    """A scroll-sawn bracket for a shelf 0.2 m deep (times `s`) on a wall that faces -Y; `loc`: on the wall under the
    shelf."""
    scroll = [
        (0, 0),
        (0.18, 0),
        (0.18, -0.020),
        (0.150, -0.028),
        (0.122, -0.048),
        (0.115, -0.074),
        (0.090, -0.084),
        (0.070, -0.078),
        (0.052, -0.096),
        (0.047, -0.128),
        (0.027, -0.152),
        (0.0, -0.160),
    ]
    return plate(
        "bracket",
        [(x * s, y * s) for x, y in scroll],
        [],
        0.026,
        wood,
        0.005,
        3,
        None,
        (loc[0], loc[1] - 0.001, loc[2]),
        (math.pi / 2, 0, -math.pi / 2),
    )


def turned_chair(loc, rot_z, wood, wood_z, cushion, arms=False):
    """A chair facing local -Y: spindles under a crest with carved leaves; with `arms` low and wide, otherwise for a
    table."""
    g, (w, d, h, high, lean) = (
        empty("turned_chair", loc, rot_z),
        (0.58, 0.54, 0.40, 0.50, 0.24) if arms else (0.45, 0.43, 0.45, 0.46, 0.15),
    )
    x, front, back, n = w / 2 - 0.03, -d / 2 + 0.03, d / 2 - 0.03, 9 if arms else 7
    tilted = empty("chair_back", (0, back, h - 0.05))
    tilted.parent, tilted.rotation_euler = g, (-lean, 0, 0)
    for s in (-1, 1):
        lathe(
            "chair_leg",
            _turning(0.60 if arms else h - 0.02, 0.024, (0.42, 0.80) if arms else (0.5,), False),
            wood_z,
            36,
            (s * x, front, 0),
            parent=g,
        )
        lathe("chair_leg", _turning(h - 0.02, 0.022, (0.5,), False), wood_z, 36, (s * x, back, 0), parent=g)
        lathe("chair_post", _turning(high, 0.020, (0.30,)), wood_z, 36, (s * x, 0, 0), parent=tilted)
        box("chair_rail", (0.022, d - 0.08, 0.058), (s * x, 0, h - 0.045), wood_z, 0.004, parent=g)
        tube("stretcher", [(s * x, front, 0.13), (s * x, back, 0.13)], 0.009, wood_z, 4, parent=g)
        if arms:
            end = back + math.tan(lean) * (0.60 - h + 0.05)
            box(
                "chair_arm",
                (0.056, end - front + 0.06, 0.026),
                (s * x, (end + front) / 2 - 0.03, 0.613),
                wood_z,
                0.011,
                4,
                parent=g,
            )
    tube("stretcher", [(-x, 0, 0.13), (x, 0, 0.13)], 0.009, wood, 4, parent=g)
    for y in (front, back):
        box("chair_rail", (2 * x, 0.024, 0.062), (0, y, h - 0.045), wood, 0.004, parent=g)
    carved_leaves(-x + 0.05, x - 0.05, n, front - 0.0115, h - 0.045, 0.040, wood, g)
    box("chair_rail", (2 * x, 0.022, 0.034), (0, 0, 0.10), wood, 0.005, parent=tilted)
    box("chair_crest", (2 * x, 0.026, 0.092), (0, 0, high - 0.075), wood, 0.012, 4, parent=tilted)
    carved_leaves(-x + 0.05, x - 0.05, n, -0.0125, high - 0.075, 0.052, wood, tilted)
    spindles(-x + 0.02, x - 0.02, n, 0, 0.115, high - 0.115 - 0.119, 0.0085, wood_z, tilted)
    box("chair_seat", (w - 0.03, d - 0.03, 0.014), (0, 0, h - 0.010), wood, 0.005, parent=g)
    soft_box(
        "chair_cushion", (w - 0.07, d - 0.07, 0.055), 5, 20, 0.014, 0.003, 7, cushion, (0, -0.006, h + 0.023), parent=g
    )
    return g
