"""Armchairs and sofas in metres; origin on the floor, front towards -Y."""

import math

from mathutils import Vector

from . import materials as M
from .core import box, displace_clouds, empty, lathe, mesh_obj
from .cushions import pillow, soft_box
from .upholstery import boucle_curls, puck, tub_shell


def armchair_boucle(loc=(0, 0, 0), rot_z=0, mat=None, leg=None, curls=26000, name="armchair"):
    """Tub armchair, 0.86 × 0.82 × 0.74 m."""
    g = empty(name, loc, rot_z)
    mat = mat or M.boucle()
    leg = leg or M.teak("teak_leg", "z")
    parts = [
        tub_shell(name + "_back", 0.335, 0.325, 0.115, 0.735, 0.575, 0.092, 122, 3.0, mat, g),
        puck(name + "_base", 0.335, 0.345, 0.115, 0.315, 2.5, 0.45, 0.0, mat, g, loc=(0, -0.02, 0)),
        puck(name + "_seat", 0.292, 0.325, 0.285, 0.455, 2.7, 0.42, 0.028, mat, g, loc=(0, -0.065, 0)),
    ]
    for o in parts:
        displace_clouds(o, 0.006, 0.09, name=o.name + "_d")
        if curls:
            boucle_curls(o, mat, curls)
    for sx in (-1, 1):
        for y, _k in ((-0.225, 1), (0.235, 1)):
            foot = lathe(
                name + "_leg",
                [(0, 0), (0.014, 0), (0.016, 0.004), (0.024, 0.135), (0, 0.135)],
                leg,
                24,
                (sx * 0.235, y, 0),
                parent=g,
            )
            foot.rotation_euler = (math.radians(-7 if y < 0 else 7), math.radians(sx * 7), 0)
    return g


def sofa(loc=(0, 0, 0), rot_z=0, w=2.5, d=0.98, seats=2, mat=None, base=None, pillows=(), name="sofa"):
    """Low linen sofa on a recessed teak plinth, with separate cushions."""
    g = empty(name, loc, rot_z)
    mat = mat or M.linen()
    base = base or M.teak("teak_plinth", "x", dark=True)
    box(name + "_plinth", (w - 0.16, d - 0.18, 0.09), (0, 0, 0.045), base, 0.004, parent=g)
    soft_box(name + "_deck", (w, d, 0.20), 9, 24, 0.004, 0.002, 1, mat, (0, 0, 0.19), parent=g)
    aw = 0.20
    for s in (-1, 1):
        soft_box(
            f"{name}_arm{s}",
            (aw, d, 0.36),
            4.2,
            20,
            0.014,
            0.004,
            2 + s,
            mat,
            (s * (w / 2 - aw / 2), 0, 0.36),
            parent=g,
        )
    soft_box(
        name + "_back",
        (w - 2 * aw + 0.02, 0.20, 0.46),
        4.5,
        24,
        0.012,
        0.004,
        5,
        mat,
        (0, d / 2 - 0.10, 0.45),
        parent=g,
    )
    sw = (w - 2 * aw) / seats
    for i in range(seats):
        x = -w / 2 + aw + sw * (i + 0.5)
        soft_box(
            f"{name}_seat{i}",
            (sw - 0.006, d - 0.23, 0.17),
            4.6,
            26,
            0.026,
            0.006,
            10 + i,
            mat,
            (x, -0.115, 0.355),
            parent=g,
            sag=0.012,
        )
        soft_box(
            f"{name}_bc{i}",
            (sw - 0.02, 0.20, 0.44),
            3.4,
            24,
            0.040,
            0.013,
            20 + i,
            mat,
            (x + 0.004 * (-1) ** i, d / 2 - 0.275, 0.635),
            (math.radians(-13), 0, math.radians((-1) ** i * 0.8)),
            g,
        )
    for k, (x, y, z, sz, tilt, yaw, m, seed) in enumerate(pillows):
        pillow(
            f"{name}_p{k}",
            sz[0],
            sz[1],
            4.5,
            seed,
            m,
            (x, y, z),
            (math.radians(90 - tilt), 0, math.radians(yaw)),
            g,
        )
    return g


def cane_chair(loc, rot_z=0, wood=None, caning=None, seat=None, name="cane_chair"):
    """Easy chair in the style of Chandigarh: V legs, cane seat and back."""
    g = empty(name, loc, rot_z)
    w = 0.52

    def bar(a, b, s=(0.034, 0.028)):
        a, b = Vector(a), Vector(b)
        d = b - a
        o = box(name, (s[0], s[1], d.length), (a + b) / 2, wood, 0.005, 3, parent=g)
        o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
        return o

    for s in (-1, 1):
        x = s * w / 2
        bar((x, -0.26, 0), (x, -0.02, 0.61))
        bar((x, 0.30, 0), (x, 0.0, 0.61))
        bar((x, -0.30, 0.62), (x, 0.28, 0.60), (0.05, 0.026))
        bar((x - s * 0.03, -0.28, 0.395), (x - s * 0.03, 0.20, 0.335))
        bar((x - s * 0.03, 0.13, 0.34), (x - s * 0.03, 0.33, 0.80))
    for a in ((-0.28, 0.395), (0.20, 0.335)):
        bar((-w / 2 + 0.02, a[0], a[1]), (w / 2 - 0.02, a[0], a[1]))
    for a in ((0.165, 0.42), (0.33, 0.80)):
        bar((-w / 2 + 0.02, a[0], a[1]), (w / 2 - 0.02, a[0], a[1]))

    def panel(y0, z0, y1, z1):
        L = math.hypot(y1 - y0, z1 - z0)
        o = mesh_obj(
            name + "_cane",
            [(-w / 2 + 0.03, 0, 0), (w / 2 - 0.03, 0, 0), (w / 2 - 0.03, 0, L), (-w / 2 + 0.03, 0, L)],
            [(0, 1, 2, 3)],
            caning,
            loc=(0, y0, z0),
            parent=g,
        )
        o.rotation_euler = (-math.atan2(y1 - y0, z1 - z0), 0, 0)
        so = o.modifiers.new("t", "SOLIDIFY")
        so.thickness = 0.003
        so.offset = 0
        return o

    panel(-0.28, 0.40, 0.20, 0.34)
    panel(0.168, 0.425, 0.33, 0.80)
    if seat:
        soft_box(
            name + "_seat",
            (w - 0.10, 0.46, 0.055),
            5,
            16,
            0.012,
            0.003,
            7,
            seat,
            (0, -0.03, 0.41),
            (math.radians(-7), 0, 0),
            g,
        )
    return g
