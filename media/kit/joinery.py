"""Carpentry: windows and doors, shelves, tables, chairs, desks, kitchens. Origin on the floor, front towards -Y."""

import math
import random

from mathutils import Vector

from .core import box, disc, empty, lathe, mesh_obj, plate, rounded_profile, tube
from .cloth import soft_box
from .shell import arch_pts, rect_pts


def glazed_frame(loc, w, h, wood, glass, rot_z=0.0, panes=(2, 2), face=0.055, depth=0.06, sill=0.0):
    """A fixed window or a pair of doors: frame, mullions, one sheet of clear glass. loc is the middle of its foot."""
    g = empty("window", loc, rot_z)
    for s in (-1, 1):
        box("jamb", (face, depth, h), (s * (w / 2 - face / 2), 0, sill + h / 2), wood, 0.004, parent=g)
    for z in (sill + face / 2, sill + h - face / 2):
        box("rail", (w - 2 * face, depth, face), (0, 0, z), wood, 0.004, parent=g)
    for i in range(1, panes[0]):
        box(
            "mullion",
            (face * 0.8, depth * 0.9, h - 2 * face),
            (-w / 2 + w * i / panes[0], 0, sill + h / 2),
            wood,
            0.003,
            parent=g,
        )
    for j in range(1, panes[1]):
        box("bar", (w - 2 * face, depth * 0.7, face * 0.55), (0, 0, sill + h * j / panes[1]), wood, 0.003, parent=g)
    if glass:
        box("pane", (w - 2 * face, 0.006, h - 2 * face), (0, 0, sill + h / 2), glass, 0, parent=g)
    return g


def louvred_shutter(loc, w, h, wood, rot_z=0.0, tilt=32, parent=None):
    """A teak shutter with fixed louvres, hinged wherever it is placed."""
    g = empty("shutter", loc, rot_z)
    if parent:
        g.parent = parent
    f = 0.06
    for s in (-1, 1):
        box("stile", (f, 0.036, h), (s * (w / 2 - f / 2), 0, h / 2), wood, 0.003, parent=g)
    for z in (f / 2, h / 2, h - f / 2):
        box("rail", (w - 2 * f, 0.036, f), (0, 0, z), wood, 0.003, parent=g)
    n = int((h - 3 * f) / 0.052)
    for k in range(n):
        z = f + (k + 0.5) * (h - 2 * f) / n
        if abs(z - h / 2) > f / 2 + 0.012:
            box("louvre", (w - 2 * f, 0.056, 0.008), (0, 0, z), wood, 0.002, rot=(math.radians(tilt), 0, 0), parent=g)
    return g


def railing(a, b, metal, h=1.02, pitch=0.11, top=None):
    """Slender uprights between two points, a flat handrail on top."""
    a, b = Vector((*a, 0)), Vector((*b, 0))
    length, turn = (b - a).length, math.atan2(b.y - a.y, b.x - a.x)
    g = empty("railing", tuple(a), turn)
    for k in range(int(length / pitch) + 1):
        box("bar", (0.012, 0.012, h - 0.08), (k * pitch, 0, 0.06 + (h - 0.08) / 2), metal, 0.002, parent=g)
    box("foot", (length, 0.03, 0.012), (length / 2, 0, 0.07), metal, 0.002, parent=g)
    box("hand", (length, 0.055, 0.03), (length / 2, 0, h), top or metal, 0.006, parent=g)
    return g


def dining_table(loc, w=1.7, d=0.9, h=0.745, top=None, leg=None, rot_z=0.0, round_=False):
    g = empty("dining_table", loc, rot_z)
    if round_:
        disc("top", w / 2, h - 0.035, h, (0, 0, 0), top, 0.012, parent=g)
        for k in range(3):
            a = 2.094 * k + 0.5
            foot, head = Vector((math.cos(a) * w * 0.30, math.sin(a) * w * 0.30, 0)), Vector(
                (math.cos(a) * 0.07, math.sin(a) * 0.07, h - 0.035)
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
        box("apron", (w - 0.3, 0.02, 0.07), (0, d / 2 - 0.10, h - 0.075), leg, 0.003, parent=g)
        box("apron", (w - 0.3, 0.02, 0.07), (0, -d / 2 + 0.10, h - 0.075), leg, 0.003, parent=g)
    return g


def dining_chair(loc, rot_z=0.0, wood=None, cane=None, seat=None):
    """A light teak chair: turned legs, caned back in a bent frame, a thin woven or upholstered seat."""
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
                "leg", rounded_profile(0.020, 0, h - 0.13, 0.004), wood, 24, (x * (w / 2 - 0.09), y * (d / 2 - 0.07), 0), parent=g
            )
    return g


def shelf_unit(loc, w, h, d=0.32, cols=3, rows=4, wood_x=None, wood_z=None, back=None, rot_z=0.0, base=0.0):
    """An open bookcase of boards; returns (group, [(x, z, cell width, cell height)]) with each cell's floor."""
    g = empty("shelves", loc, rot_z)
    t = 0.025
    cells = []
    for i in range(cols + 1):
        box("upright", (t, d, h), (-w / 2 + i * (w - t) / cols + t / 2, 0, base + h / 2), wood_z, 0.003, parent=g)
    for j in range(rows + 1):
        box("board", (w - 0.004, d - 0.006, t), (0, 0, base + t / 2 + j * (h - t) / rows), wood_x, 0.003, parent=g)
    if back:
        box("back", (w - 0.01, 0.01, h - 0.01), (0, d / 2 - 0.006, base + h / 2), back, 0, parent=g)
    for j in range(rows):
        for i in range(cols):
            cells.append(
                (
                    -w / 2 + (i + 0.5) * (w - t) / cols + t / 2,
                    base + t + j * (h - t) / rows,
                    (w - t) / cols - t,
                    (h - t) / rows - t,
                )
            )
    return g, cells


def cabinet(loc, w, d=0.45, h=0.75, doors=3, wood=None, wood_z=None, pull=None, legs=0.14, rot_z=0.0, cane=None, stone=None):
    """A sideboard on legs; doors of teak, or caned in a teak frame."""
    g = empty("cabinet", loc, rot_z)
    body = h - legs
    box("body", (w, d, body), (0, 0, legs + body / 2), wood, 0.006, 3, parent=g)
    if stone:
        box("top", (w + 0.02, d + 0.02, 0.022), (0, 0, h + 0.011), stone, 0.005, parent=g)
    dw = (w - 0.03) / doors
    for k in range(doors):
        x = -w / 2 + 0.015 + dw * (k + 0.5)
        box("door", (dw - 0.006, 0.018, body - 0.03), (x, -d / 2 - 0.004, legs + body / 2), wood_z or wood, 0.003, parent=g)
        if cane:
            cw, ch = dw - 0.09, body - 0.12
            box("panel", (cw, 0.004, ch), (x, -d / 2 - 0.0135, legs + body / 2), pull and wood, 0, parent=g)
            mesh_obj(
                "cane",
                [(-cw / 2, 0, -ch / 2), (cw / 2, 0, -ch / 2), (cw / 2, 0, ch / 2), (-cw / 2, 0, ch / 2)],
                [(0, 1, 2, 3)],
                cane,
                loc=(x, -d / 2 - 0.0175, legs + body / 2),
                parent=g,
            )
        side = 1 if k % 2 == 0 else -1
        lathe(
            "knob",
            [(0, 0), (0.006, 0), (0.006, 0.012), (0.013, 0.016), (0.013, 0.026), (0, 0.028)],
            pull,
            24,
            (x + side * (dw / 2 - 0.035), -d / 2 - 0.013, legs + body * 0.55),
            rot=(math.pi / 2, 0, 0),
            parent=g,
        )
    for x in (-1, 1):
        for y in (-1, 1):
            lathe(
                "leg",
                [(0, 0), (0.012, 0), (0.019, legs), (0, legs)],
                wood_z or wood,
                24,
                (x * (w / 2 - 0.08), y * (d / 2 - 0.07), 0),
                parent=g,
            )
    return g


def writing_desk(loc, w=1.3, d=0.6, wood=None, wood_z=None, pull=None, rot_z=0.0):
    g = empty("desk", loc, rot_z)
    box("top", (w, d, 0.032), (0, 0, 0.734), wood, 0.008, 3, parent=g)
    box("case", (w - 0.12, d - 0.08, 0.10), (0, 0.01, 0.668), wood, 0.005, parent=g)
    for k in (-1, 1):
        box("drawer", ((w - 0.16) / 2 - 0.01, 0.014, 0.082), (k * (w - 0.14) / 4, -d / 2 + 0.048, 0.668), wood, 0.003, parent=g)
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


def kitchen_run(loc, w, wood, wood_z, stone, pull, d=0.60, h=0.90, doors=4, rot_z=0.0, plinth=None, drawers=(1,)):
    """Base units under a stone top with a small upstand."""
    g = empty("kitchen", loc, rot_z)
    box("carcass", (w, d - 0.04, h - 0.13), (0, 0.02, 0.09 + (h - 0.13) / 2), wood, 0.003, parent=g)
    box("plinth", (w - 0.02, d - 0.12, 0.09), (0, 0.04, 0.045), plinth or wood, 0.002, parent=g)
    box("top", (w + 0.02, d + 0.03, 0.04), (0, 0, h - 0.02), stone, 0.006, 3, parent=g)
    dw = w / doors
    for k in range(doors):
        x = -w / 2 + dw * (k + 0.5)
        parts = [(0.115, 0.755)] if k not in drawers else [(0.115, 0.37), (0.375, 0.57), (0.575, 0.755)]
        for z0, z1 in parts:
            box(
                "front",
                (dw - 0.006, 0.02, (z1 - z0) * (h / 0.90)),
                (x, -d / 2 + 0.012, (z0 + z1) / 2 * (h / 0.90) + 0.02),
                wood_z,
                0.003,
                parent=g,
            )
            box("pull", (min(0.16, dw * 0.4), 0.014, 0.010), (x, -d / 2 - 0.006, z1 * (h / 0.90) - 0.03), pull, 0.003, parent=g)
    return g


def swing(loc, w=1.5, d=0.62, seat_h=0.46, hang=2.9, wood=None, wood_z=None, brass=None, cushion=None, rot_z=0.0):
    """Jhula: a teak plank bed on four brass chains of rods and links."""
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
        soft_box("cushion", (w - 0.14, d - 0.10, 0.08), 5, 22, 0.012, 0.003, 8, cushion, (0, -0.02, seat_h + 0.065), parent=g)
    return g


def arched_shutter_door(loc, w, h, wood, wood_z, brass, rot_z=0.0):
    """A panelled teak double door with brass rings."""
    g = empty("door", loc, rot_z)
    for s in (-1, 1):
        box("leaf", (w / 2 - 0.004, 0.045, h), (s * w / 4, 0, h / 2), wood_z, 0.004, parent=g)
        for z0, z1 in ((0.10, h * 0.36), (h * 0.40, h * 0.66), (h * 0.70, h - 0.10)):
            box("panel", (w / 2 - 0.16, 0.062, z1 - z0), (s * w / 4, 0, (z0 + z1) / 2), wood, 0.012, 3, parent=g)
        ring = [
            (s * 0.07 + 0.035 * math.cos(a), -0.04, h * 0.45 + 0.035 * math.sin(a)) for a in (6.283 * i / 24 for i in range(24))
        ]
        tube("ring", ring, 0.005, brass, 4, parent=g, cyclic=True)
        lathe(
            "rose",
            [(0, 0), (0.03, 0), (0.026, 0.012), (0, 0.016)],
            brass,
            28,
            (s * 0.07, -0.0225, h * 0.45 + 0.035),
            rot=(math.pi / 2, 0, 0),
            parent=g,
        )
    return g


def row_of_books(x0, x1, y, z, mats, seed=1, along="x", lean=True, parent=None, deep=0.17):
    """Upright books of different height, thickness and cloth; the last may lean."""
    rnd = random.Random(seed)
    u = x0
    while u < x1 - 0.02:
        t, h, d = rnd.uniform(0.014, 0.040), rnd.uniform(0.17, 0.245), rnd.uniform(deep * 0.75, deep)
        if u + t > x1:
            break
        size, at = ((t, d, h), (u + t / 2, y, z + h / 2)) if along == "x" else ((d, t, h), (y, u + t / 2, z + h / 2))
        box("book", size, at, rnd.choice(mats), 0.0025, parent=parent)
        u += t + 0.0012
