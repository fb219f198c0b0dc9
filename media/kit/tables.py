"""Tables and desks."""

import math

from mathutils import Vector

from .core import box, disc, empty, lathe, rounded_profile, tube


def dining_table(loc, w=1.7, d=0.9, h=0.745, top=None, leg=None, rot_z=0.0, round_=False):
    g = empty("dining_table", loc, rot_z)
    if round_:
        disc("top", w / 2, h - 0.035, h, (0, 0, 0), top, 0.012, parent=g)
        for k in range(3):
            a = 2.094 * k + 0.5
            foot, head = (
                Vector((math.cos(a) * w * 0.30, math.sin(a) * w * 0.30, 0)),
                Vector((math.cos(a) * 0.07, math.sin(a) * 0.07, h - 0.035)),
            )
            tube(
                "leg",
                [tuple(foot), tuple(foot.lerp(head, 0.5) * 0.94 + Vector((0, 0, 0.02))), tuple(head)],
                0.034,
                leg,
                6,
                parent=g,
            )
    else:
        box("top", (w, d, 0.036), (0, 0, h - 0.018), top, 0.010, 3, parent=g)
        for x in (-1, 1):
            for y in (-1, 1):
                lathe(
                    "leg",
                    [(0, 0), (0.019, 0), (0.028, h - 0.04), (0, h - 0.04)],
                    leg,
                    28,
                    (x * (w / 2 - 0.10), y * (d / 2 - 0.09), 0),
                    parent=g,
                )
        for s in (-1, 1):  # rails end inside the legs
            box("apron", (w - 0.20, 0.022, 0.07), (0, s * (d / 2 - 0.09), h - 0.070), top, 0.003, parent=g)
            box("apron", (0.022, d - 0.18, 0.07), (s * (w / 2 - 0.10), 0, h - 0.070), top, 0.003, parent=g)
    return g


def writing_desk(loc, w=1.3, d=0.6, wood=None, wood_z=None, pull=None, rot_z=0.0):
    g = empty("desk", loc, rot_z)
    box("top", (w, d, 0.032), (0, 0, 0.734), wood, 0.008, 3, parent=g)
    box("case", (w - 0.12, d - 0.08, 0.10), (0, 0.01, 0.668), wood, 0.005, parent=g)
    for k in (-1, 1):
        box(
            "drawer",
            ((w - 0.16) / 2 - 0.01, 0.014, 0.082),
            (k * (w - 0.14) / 4, -d / 2 + 0.048, 0.668),
            wood,
            0.003,
            parent=g,
        )
        box("pull", (0.10, 0.014, 0.009), (k * (w - 0.14) / 4, -d / 2 + 0.036, 0.672), pull, 0.003, parent=g)
        for y in (-1, 1):
            lathe(
                "leg",
                [(0, 0), (0.014, 0), (0.022, 0.62), (0, 0.62)],
                wood_z,
                28,
                (k * (w / 2 - 0.10), y * (d / 2 - 0.09), 0),
                parent=g,
            )
    return g


def round_table(loc, r=0.45, h=0.34, top_t=0.045, mat=None, leg_r=0.17, leg_mat=None, name="table", drum=True):
    g = empty(name, loc)
    disc(name + "_top", r, h - top_t, h, (0, 0, 0), mat, 0.012, parent=g)
    if drum:
        lathe(name + "_leg", rounded_profile(leg_r, 0, h - top_t, 0.008), leg_mat or mat, 64, parent=g)
    else:
        for k in range(3):
            a = 2 * math.pi * k / 3 + 0.4
            lathe(
                name + "_l",
                rounded_profile(0.03, 0, h - top_t, 0.004),
                leg_mat or mat,
                32,
                (math.cos(a) * r * 0.62, math.sin(a) * r * 0.62, 0),
                parent=g,
            )
    return g
