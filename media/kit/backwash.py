"""Backwash units of a salon: ceramic bowl, hand shower, seat."""

import math

from .basins import _smooth_curve
from .core import box, disc, empty, lathe, mesh_obj, rounded_profile, subsurf, tube
from .cushions import soft_box


def backwash_bowl(loc, glaze, dark, metal, w=0.50, d=0.52, h=0.24, neck=0.095, parent=None):
    """A bowl with its neck rest at the -Y edge; `loc`: the middle of the rim's height."""
    g = empty("backwash_bowl", loc)
    g.parent = parent
    rows = [
        (0.30, -h, 0),
        (0.50, -h * 0.97, 0),
        (0.80, -h * 0.62, 0.25),
        (0.97, -h * 0.22, 0.75),
        (1.0, -0.022, 1),
        (0.995, -0.006, 1),
        (0.975, 0.0, 1),
        (0.945, -0.004, 1),
        (0.925, -0.018, 1),
        (0.89, -h * 0.24, 0.62),
        (0.74, -h * 0.60, 0.15),
        (0.45, -h * 0.80, 0),
        (0.16, -h * 0.84, 0),
    ]
    n = 96
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    for k, z, dip in rows:
        for i in range(n):
            a = 2 * math.pi * i / n
            ca, sa = math.cos(a), math.sin(a)
            r = (abs(ca) ** 2.6 + abs(sa) ** 2.6) ** (-1 / 2.6)
            at_neck = math.exp(-(((a - 1.5 * math.pi) / 0.30) ** 4))
            out = 1 + 0.07 * at_neck * dip if z > -0.03 else 1
            verts.append((k * r * w / 2 * ca, k * r * d / 2 * sa * out, z - neck * at_neck * dip))
    for j in range(len(rows) - 1):
        faces += [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for i in range(n)]
    faces += [tuple(range(n))[::-1], tuple((len(rows) - 1) * n + i for i in range(n))]
    subsurf(mesh_obj("bowl", verts, faces, glaze, True, parent=g), 1)
    neck_pad = [
        (0.115 * t, -d / 2 * 1.02 + 0.012 * t * t, -neck - 0.004 + 0.05 * t**4) for t in (i / 8 for i in range(-8, 9))
    ]
    tube("neck_rest", neck_pad, 0.017, dark, 5, parent=g, radii=[0.5 + 0.5 * (1 - (i / 8) ** 6) for i in range(-8, 9)])
    disc("waste", 0.030, 0, 0.006, (0, 0.0, -h * 0.84), metal, 0.002, parent=g)
    lathe(
        "mixer",
        [(0, 0), (0.026, 0), (0.026, 0.006), (0.020, 0.010), (0.019, 0.055), (0.014, 0.065), (0, 0.066)],
        metal,
        40,
        (0.15, d / 2 - 0.045, -0.004),
        parent=g,
    )
    tube("lever", [(0.15, d / 2 - 0.045, 0.060), (0.185, d / 2 - 0.075, 0.085)], 0.005, metal, 4, parent=g)
    return g


def hand_rose(loc, head, hose, metal, dark, rot=(0, 0, 0), parent=None):
    """A hand shower at `loc` with its grip along local +Y; `hose`: points of its hose in the parent's coordinates."""
    g = empty("hand_rose", loc)
    g.parent, g.rotation_euler = parent, rot
    tube(
        "grip",
        [(0, 0, 0), (0, 0.06, 0.006), (0, 0.12, 0.008), (0, 0.15, 0.0)],
        0.012,
        dark,
        5,
        parent=g,
        radii=[0.8, 1.0, 1.05, 0.9],
    )
    lathe(
        "rose",
        [(0, -0.012), (0.031, -0.010), (0.030, 0.004), (0.018, 0.018), (0, 0.020)],
        head,
        40,
        (0, 0.165, -0.008),
        parent=g,
        rot=(math.radians(24), 0, 0),
    )
    tube("hose", _smooth_curve(hose), 0.0065, metal, 4, parent=parent)
    return g


def wash_seat(loc, leather, metal, base, rot_z=0.0, seed=1, worn=0.010):
    """A seat with a leg rest half down; the top of its back is at local y = 0."""
    g = empty("wash_seat", loc, rot_z)
    tilt = math.radians(-46)
    for k in range(3):
        t = 0.12 + 0.225 * k
        soft_box(
            "back",
            (0.54 - 0.015 * k, 0.125, 0.232),
            3.2,
            20,
            0.014,
            0.005,
            seed + k,
            leather,
            (0, -0.50 + 0.46 * (t / 0.69), 0.49 + 0.265 * (t / 0.69)),
            (tilt * 1.12, 0, 0),
            g,
        )
    soft_box(
        "seat",
        (0.56, 0.56, 0.15),
        3.6,
        26,
        0.020,
        worn,
        seed + 4,
        leather,
        (0, -0.72, 0.44),
        (math.radians(5), 0, 0),
        g,
        0.02,
    )
    soft_box(
        "leg_rest",
        (0.50, 0.42, 0.085),
        3.4,
        22,
        0.012,
        0.006,
        seed + 7,
        leather,
        (0, -1.13, 0.315),
        (math.radians(38), 0, 0),
        g,
    )
    for s in (-1, 1):
        soft_box(
            "arm",
            (0.085, 0.46, 0.060),
            3.2,
            16,
            0.006,
            0.003,
            seed + s,
            leather,
            (s * 0.335, -0.62, 0.665),
            (math.radians(3), 0, 0),
            g,
        )
        frame = [
            (s * 0.335, -0.40, 0.640),
            (s * 0.335, -0.38, 0.34),
            (s * 0.335, -0.42, 0.305),
            (s * 0.335, -0.80, 0.305),
            (s * 0.335, -0.83, 0.34),
            (s * 0.335, -0.82, 0.640),
        ]
        tube("arm_frame", _smooth_curve(frame, 6), 0.012, metal, 5, parent=g)
    tube("cross", [(-0.335, -0.52, 0.305), (0.335, -0.52, 0.305)], 0.012, metal, 4, parent=g)
    tube("cross", [(-0.335, -0.74, 0.305), (0.335, -0.74, 0.305)], 0.012, metal, 4, parent=g)
    box("pan", (0.46, 0.44, 0.05), (0, -0.70, 0.345), base, 0.008, parent=g)
    lathe("column", rounded_profile(0.055, 0.03, 0.33, 0.006), metal, 48, (0, -0.64, 0), parent=g)
    lathe(
        "foot",
        [(0, 0), (0.27, 0), (0.275, 0.006), (0.25, 0.018), (0.09, 0.034), (0.058, 0.06), (0, 0.06)],
        metal,
        80,
        (0, -0.64, 0),
        parent=g,
    )
    return g
