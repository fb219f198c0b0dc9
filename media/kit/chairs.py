"""Wooden chairs, benches and a swing."""

import math

from .core import box, empty, lathe, mesh_obj, rounded_profile, tube
from .cushions import soft_box


def dining_chair(loc, rot_z=0.0, wood=None, cane=None, seat=None):
    """A light teak chair: turned legs, caned back in a bent frame, woven or upholstered seat."""
    g = empty("dining_chair", loc, rot_z)
    for s in (-1, 1):
        lathe("leg", [(0, 0), (0.012, 0), (0.018, 0.42), (0, 0.42)], wood, 24, (s * 0.20, -0.20, 0), parent=g)
        tube(
            "post",
            [(s * 0.19, 0.24, 0), (s * 0.20, 0.20, 0.42), (s * 0.205, 0.25, 0.62), (s * 0.20, 0.30, 0.79)],
            0.0165,
            wood,
            5,
            parent=g,
        )
        tube("rung", [(s * 0.198, -0.20, 0.20), (s * 0.196, 0.22, 0.20)], 0.009, wood, 4, parent=g)
    box("rail", (0.42, 0.03, 0.05), (0, -0.20, 0.415), wood, 0.006, parent=g)
    box("rail", (0.42, 0.03, 0.05), (0, 0.205, 0.415), wood, 0.006, parent=g)
    for s in (-1, 1):
        box("rail", (0.03, 0.40, 0.05), (s * 0.20, 0, 0.415), wood, 0.006, parent=g)
    soft_box("seat", (0.44, 0.44, 0.045), 5, 16, 0.012, 0.002, 3, seat, (0, 0, 0.455), parent=g)
    tilt = math.atan2(0.05, 0.17)
    for z, y in ((0.61, 0.250), (0.79, 0.302)):
        tube("back_rail", [(-0.205, y, z), (0, y + 0.022, z + 0.004), (0.205, y, z)], 0.0135, wood, 5, parent=g)
    if cane:
        back = mesh_obj(
            "cane",
            [(-0.19, 0, 0), (0.19, 0, 0), (0.19, 0, 0.185), (-0.19, 0, 0.185)],
            [(0, 1, 2, 3)],
            cane,
            loc=(0, 0.262, 0.61),
            parent=g,
        )
        back.rotation_euler = (-tilt, 0, 0)
    return g


def bench_seat(loc, w=1.35, d=0.42, h=0.44, wood=None, cushion=None, rot_z=0.0):
    g = empty("bench", loc, rot_z)
    soft_box("seat", (w, d, 0.09), 5, 22, 0.012, 0.003, 4, cushion, (0, 0, h - 0.045), parent=g)
    box("frame", (w - 0.02, d - 0.02, 0.045), (0, 0, h - 0.11), wood, 0.006, parent=g)
    for x in (-1, 1):
        for y in (-1, 1):
            lathe(
                "leg",
                rounded_profile(0.020, 0, h - 0.13, 0.004),
                wood,
                24,
                (x * (w / 2 - 0.09), y * (d / 2 - 0.07), 0),
                parent=g,
            )
    return g


def swing(loc, w=1.5, d=0.62, seat_h=0.46, hang=2.9, wood=None, wood_z=None, brass=None, cushion=None, rot_z=0.0):
    """Jhula: a teak plank bed on four chains of brass rods and links."""
    g = empty("swing", loc, rot_z)
    box("seat", (w, d, 0.055), (0, 0, seat_h), wood, 0.014, 3, parent=g)
    box("back_rail", (w - 0.06, 0.03, 0.05), (0, d / 2 - 0.03, seat_h + 0.36), wood, 0.01, parent=g)
    n = 11
    for k in range(n):
        x = -w / 2 + 0.09 + k * (w - 0.18) / (n - 1)
        lathe(
            "spindle",
            [(0, 0), (0.010, 0), (0.013, 0.10), (0.009, 0.16), (0.013, 0.24), (0.009, 0.33), (0, 0.33)],
            wood_z,
            20,
            (x, d / 2 - 0.03, seat_h + 0.025),
            parent=g,
        )
    for x in (-1, 1):
        for y in (-1, 1):
            px, py = x * (w / 2 - 0.05), y * (d / 2 - 0.06)
            lathe(
                "boss",
                [(0, -0.04), (0.02, -0.04), (0.026, -0.03), (0.026, 0.03), (0.016, 0.05), (0, 0.05)],
                brass,
                28,
                (px, py, seat_h),
                parent=g,
            )
            z, k = seat_h + 0.05, 0
            while z < hang - 0.04:
                length = 0.30 if k % 2 == 0 else 0.05
                length = min(length, hang - z)
                if k % 2 == 0:
                    tube("rod", [(px, py, z), (px, py, z + length)], 0.006, brass, 4, parent=g)
                else:
                    lathe(
                        "bead",
                        [(0, 0), (0.012, 0.008), (0.019, length / 2), (0.012, length - 0.008), (0, length)],
                        brass,
                        24,
                        (px, py, z),
                        parent=g,
                    )
                z, k = z + length, k + 1
    if cushion:
        soft_box(
            "cushion", (w - 0.14, d - 0.10, 0.08), 5, 22, 0.012, 0.003, 8, cushion, (0, -0.02, seat_h + 0.065), parent=g
        )
    return g
