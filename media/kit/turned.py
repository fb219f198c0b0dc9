"""Furniture of a town's turner: posts, spindles and legs off the lathe, rails with carved leaves."""

import math

from .art import _leaf
from .core import box, empty, lathe, plate, tube
from .cushions import soft_box


def _turning(h, r, knots, cap=True):
    """A profile of height `h`: square-shouldered at both ends, a waist, bead and swell at each of `knots` (parts of the height)."""
    p = [(0, 0), (r * 0.72, 0), (r * 0.92, 0.012), (r * 0.92, 0.05)]
    for k in knots:
        z = h * k
        p += [(r * 0.62, z - 0.052), (r * 0.60, z - 0.044), (r * 0.98, z - 0.030), (r * 0.98, z - 0.022), (r * 0.66, z - 0.014), (r * 0.66, z - 0.008), (r * 1.12, z), (r * 0.66, z + 0.008), (r * 0.66, z + 0.014), (r * 0.98, z + 0.022), (r * 0.98, z + 0.030), (r * 0.60, z + 0.044), (r * 0.62, z + 0.052)]
    p += [(r * 0.92, h - 0.03), (r * 0.92, h)]
    if cap:
        p += [(r * 0.55, h + 0.008), (r * 0.50, h + 0.018), (r * 0.95, h + 0.034), (r * 1.02, h + 0.050), (r * 0.80, h + 0.066), (r * 0.34, h + 0.074), (r * 0.30, h + 0.082), (r * 0.42, h + 0.092), (r * 0.30, h + 0.102)]
    return [*p, (0, p[-1][1])]


def spindles(x0, x1, n, y, z, h, r, wood, parent=None):
    """`n` slender turnings between two rails."""
    for k in range(n):
        t = [(0, 0), (r * 0.6, 0), (r * 0.6, 0.02), (r, h * 0.16), (r * 0.55, h * 0.24), (r * 0.9, h * 0.27), (r * 0.5, h * 0.30), (r * 0.85, h * 0.5), (r * 0.5, h * 0.70), (r * 0.9, h * 0.73), (r * 0.55, h * 0.76), (r, h * 0.84), (r * 0.6, h - 0.02), (r * 0.6, h), (0, h)]
        lathe("spindle", t, wood, 28, (x0 + (x1 - x0) * (k + 0.5) / n, y, z), parent=parent)


def carved_leaves(x0, x1, n, y, z, high, wood, parent=None):
    """A row of leaves in low relief on a board that faces -Y, leaning outward from its middle one."""
    for k in range(n):
        u = (k + 0.5) / n * 2 - 1
        outline = _leaf(0, 0, high * 0.52, high, -0.5 * u, 26)
        plate("carved_leaf", outline, [], 0.010, wood, 0.004, 3, parent, ((x0 + x1) / 2 + u * (x1 - x0) / 2, y, z), (math.pi / 2, 0, 0))


def spindle_bed(loc, w, long, woods, sheet):
    """A bed of dark teak, its head at local y = 0: turned posts, spindles under a carved crest, a low rail at its foot; a mattress under a sheet.

    `woods` have their grain along x, y and z; the mattress ends 0.53 m above the floor."""
    g, (wx, wy, wz) = empty("bed", loc), woods
    back, front, half = -0.06, -0.10 - long, w / 2 + 0.035
    for sx in (-1, 1):
        lathe("bed_post", _turning(1.13, 0.036, (0.22, 0.52, 0.84)), wz, 48, (sx * half, back, 0), parent=g)
        lathe("bed_post", _turning(0.50, 0.036, (0.36,)), wz, 48, (sx * half, front, 0), parent=g)
        box("side_rail", (0.034, long, 0.13), (sx * (w / 2 + 0.02), (back + front) / 2, 0.31), wy, 0.007, 3, parent=g)
    box("foot_rail", (w + 0.04, 0.034, 0.13), (0, front + 0.022, 0.28), wx, 0.008, 3, parent=g)  # below what a cover hangs over
    carved_leaves(-w / 2 + 0.12, w / 2 - 0.12, 15, front + 0.006, 0.28, 0.065, wx, g)
    for z, high in ((0.36, 0.12), (0.60, 0.05), (0.945, 0.05)):
        box("head_rail", (w + 0.04, 0.034, high), (0, back, z), wx, 0.007, 3, parent=g)
    spindles(-w / 2 + 0.02, w / 2 - 0.02, 15, back, 0.62, 0.305, 0.0145, wz, g)
    n = 48
    crest = [(-w / 2, 0)] + [(-w / 2 + w * k / n, 0.055 + 0.085 * math.sin(math.pi * k / n) ** 1.4 + 0.012 * math.cos(8 * math.pi * k / n)) for k in range(n + 1)] + [(w / 2, 0)]
    plate("crest", crest, [], 0.032, wx, 0.008, 3, g, (0, back, 0.968), (math.pi / 2, 0, 0))
    for k in range(9):
        u = (k - 4) / 4
        high = 0.040 + 0.050 * (1 - u * u)
        carved_leaves(u * 0.66 - 0.001, u * 0.66 + 0.001, 1, back - 0.015, 0.974 + high * 0.62, high, wx, g)
    middle = (back + front) / 2
    box("slats", (w, long - 0.05, 0.03), (0, middle, 0.33), wx, 0.003, parent=g)
    soft_box("mattress", (w - 0.01, long - 0.06, 0.185), 5, 26, 0.012, 0.004, 2, sheet, (0, middle, 0.437), parent=g)
    return g


def turned_stand(loc, wood, wood_z, knob, w=0.46, d=0.38, h=0.52):
    """A bedside table: a drawer with a brass knob on four turned legs, a board near the floor."""
    g = empty("turned_stand", loc)
    box("stand_top", (w, d, 0.024), (0, 0, h - 0.012), wood, 0.007, 3, parent=g)
    box("stand_case", (w - 0.06, d - 0.06, 0.115), (0, 0, h - 0.082), wood, 0.003, parent=g)
    box("stand_drawer", (w - 0.13, 0.012, 0.082), (0, -d / 2 + 0.028, h - 0.082), wood, 0.003, parent=g)
    lathe("knob", [(0, 0), (0.006, 0), (0.005, 0.010), (0.012, 0.018), (0.012, 0.024), (0, 0.028)], knob, 28, (0, -d / 2 + 0.022, h - 0.082), rot=(math.pi / 2, 0, 0), parent=g)
    box("stand_board", (w - 0.08, d - 0.08, 0.018), (0, 0, 0.13), wood, 0.004, parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe("stand_leg", _turning(h - 0.03, 0.021, (0.42, 0.66), False), wood_z, 32, (sx * (w / 2 - 0.036), sy * (d / 2 - 0.036), 0), parent=g)
    return g


def turned_desk(loc, wood, wood_z, knob, w=1.55, d=0.68, h=0.75):
    """A writing table: three drawers on turned legs with a stretcher, at its back a low gallery of spindles."""
    g = empty("desk", loc)
    box("top", (w, d, 0.028), (0, 0, h - 0.014), wood, 0.008, 3, parent=g)
    box("case", (w - 0.10, d - 0.08, 0.105), (0, 0, h - 0.080), wood, 0.004, parent=g)
    each = (w - 0.24) / 3
    for k in (-1, 0, 1):
        box("drawer", (each - 0.02, 0.014, 0.080), (k * each, -d / 2 + 0.036, h - 0.080), wood, 0.004, 3, parent=g)
        lathe("knob", [(0, 0), (0.007, 0), (0.006, 0.012), (0.014, 0.020), (0.014, 0.026), (0, 0.031)], knob, 28, (k * each, -d / 2 + 0.029, h - 0.080), rot=(math.pi / 2, 0, 0), parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe("desk_leg", _turning(h - 0.03, 0.027, (0.30, 0.72), False), wood_z, 40, (sx * (w / 2 - 0.075), sy * (d / 2 - 0.07), 0), parent=g)
        tube("stretcher", [(sx * (w / 2 - 0.075), -d / 2 + 0.07, 0.145), (sx * (w / 2 - 0.075), d / 2 - 0.07, 0.145)], 0.012, wood_z, 4, parent=g)
    tube("stretcher", [(-w / 2 + 0.075, d / 2 - 0.07, 0.145), (w / 2 - 0.075, d / 2 - 0.07, 0.145)], 0.012, wood, 4, parent=g)
    spindles(-w / 2 + 0.04, w / 2 - 0.04, 22, d / 2 - 0.022, h, 0.075, 0.0085, wood_z, g)
    box("gallery", (w - 0.03, 0.024, 0.018), (0, d / 2 - 0.022, h + 0.083), wood, 0.006, 3, parent=g)
    return g


def turned_bench(loc, wood, wood_z, cushion, w=1.3, d=0.40, h=0.40):
    """A low bench for a bed's foot: turned legs joined by stretchers, a rail with carved leaves, a thin cushion whose top lies at `h`."""
    g = empty("bench", loc)
    soft_box("seat", (w, d, 0.075), 5, 22, 0.010, 0.003, 4, cushion, (0, 0, h - 0.0375), parent=g)
    box("bench_rail", (w - 0.03, d - 0.03, 0.065), (0, 0, h - 0.105), wood, 0.007, 3, parent=g)
    carved_leaves(-w / 2 + 0.14, w / 2 - 0.14, 13, -d / 2 + 0.0145, h - 0.105, 0.038, wood, g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe("bench_leg", _turning(h - 0.075, 0.027, (0.55,), False), wood_z, 36, (sx * (w / 2 - 0.07), sy * (d / 2 - 0.055), 0), parent=g)
        tube("stretcher", [(sx * (w / 2 - 0.07), -d / 2 + 0.055, 0.085), (sx * (w / 2 - 0.07), d / 2 - 0.055, 0.085)], 0.010, wood_z, 4, parent=g)
    tube("stretcher", [(-w / 2 + 0.07, 0, 0.085), (w / 2 - 0.07, 0, 0.085)], 0.010, wood, 4, parent=g)
    return g
