"""Old teak furniture: sideboard, plank table, pedestal desk, splat chairs, planter's chair; wall clock, tanpura."""

import math

from mathutils import Vector

from . import materials as M
from .core import bent, box, disc, empty, lathe, mesh_obj, plate, tube
from .inscription import inscribed
from .shell import circle_pts

KNOB = [(0, 0), (0.008, 0), (0.006, 0.009), (0.013, 0.017), (0.014, 0.022), (0.009, 0.028), (0, 0.029)]


def old_woods(tone=0.62):
    """Darkened teak with its grain along x, y and z."""
    return tuple(M.teak(f"heirloom_{a}", a, tone, 0.36) for a in "xyz")


def _knob(x, y, z, metal, g):
    lathe("knob", KNOB, metal, 32, (x, y, z), rot=(math.pi / 2, 0, 0), parent=g)


def drop_handle(x, y, z, metal, g, w=0.075):
    """A drop handle on two posts and a shaped plate, on a front that faces local -Y."""
    outline = [
        (w * 0.78 * math.cos(a) * (1 + 0.10 * math.cos(4 * a)), w * 0.27 * math.sin(a) * (1 + 0.22 * math.cos(4 * a)))
        for a in (2 * math.pi * i / 48 for i in range(48))
    ]
    plate("handle_plate", outline, [], 0.002, metal, 0.0008, 2, g, (x, y - 0.001, z), (math.pi / 2, 0, 0))
    for s in (-1, 1):
        lathe(
            "handle_post",
            [(0, 0), (0.006, 0), (0.0045, 0.006), (0.006, 0.011), (0, 0.013)],
            metal,
            24,
            (x + s * w / 2, y - 0.002, z + 0.004),
            rot=(math.pi / 2, 0, 0),
            parent=g,
        )
    bail = [
        (x - w / 2 * math.cos(a), y - 0.012 - 0.004 * math.sin(a), z + 0.004 - 0.030 * math.sin(a) ** 0.8)
        for a in (math.pi * i / 18 for i in range(19))
    ]
    tube("handle_bail", bail, 0.0032, metal, 4, parent=g)


def _keyhole(x, y, z, metal, dark, g):
    lathe(
        "escutcheon",
        [(0, 0), (0.011, 0), (0.009, 0.002), (0, 0.002)],
        metal,
        32,
        (x, y, z),
        rot=(math.pi / 2, 0, 0),
        parent=g,
    )
    box("keyhole", (0.003, 0.0006, 0.009), (x, y - 0.0022, z - 0.001), dark, 0, parent=g)


def _panel(x, y, z, w, h, wood, wood_z, g):
    """A door or drawer front: stiles and rails, and a raised panel with broad bevels."""
    f = 0.060
    for s in (-1, 1):
        box("stile", (f, 0.022, h), (x + s * (w / 2 - f / 2), y, z), wood_z, 0.003, parent=g)
        box("rail", (w - 2 * f, 0.022, f), (x, y, z + s * (h / 2 - f / 2)), wood, 0.003, parent=g)
    box("ground", (w - 2 * f, 0.012, h - 2 * f), (x, y + 0.004, z), wood_z, 0, parent=g)
    box("field", (w - 2 * f - 0.016, 0.026, h - 2 * f - 0.016), (x, y + 0.002, z), wood_z, 0.011, 2, parent=g)


def old_sideboard(loc, w, woods, metal, d=0.48, h=0.92, doors=4, ajar=(-1, 0.0)):
    """A sideboard on turned feet: a drawer above each panelled door, a moulded top, a low back board; `ajar`: number of
    a drawer, and metres that it is open."""
    g, (wx, wy, wz), dark = empty("old_sideboard", loc), woods, M.plain("keyhole", (0.012, 0.010, 0.008), 0.8)
    foot, front = 0.14, -d / 2
    box("case", (w - 0.06, d - 0.04, h - foot - 0.05), (0, 0, foot + (h - foot - 0.05) / 2), wx, 0.004, parent=g)
    box("top", (w + 0.02, d + 0.02, 0.026), (0, 0, h - 0.013), wx, 0.008, 3, parent=g)
    for over, high, z in (
        (0.004, 0.012, h - 0.032),
        (-0.018, 0.014, h - 0.045),
        (0.0, 0.030, foot + 0.013),
        (-0.020, 0.014, foot + 0.034),
    ):
        box("moulding", (w + over, d + over, high), (0, 0, z), wx, 0.005, 3, parent=g)
    each = (w - 0.13) / doors
    top, low = h - 0.058, foot + 0.045
    for k in range(doors):
        x, side = (k - (doors - 1) / 2) * each, 1 if k % 2 == 0 else -1
        out = ajar[1] if k == ajar[0] else 0.0
        box("drawer", (each - 0.014, 0.020, 0.135), (x, front + 0.014 - out, top - 0.070), wx, 0.007, 3, parent=g)
        if out:
            for s in (-1, 1):
                box(
                    "drawer_side",
                    (0.012, out + 0.02, 0.105),
                    (x + s * (each / 2 - 0.026), front + 0.022 - out / 2, top - 0.078),
                    wy,
                    0.002,
                    parent=g,
                )
            box(
                "drawer_floor",
                (each - 0.06, out + 0.02, 0.008),
                (x, front + 0.022 - out / 2, top - 0.126),
                wx,
                0,
                parent=g,
            )
        drop_handle(x, front + 0.004 - out, top - 0.072, metal, g)
        _keyhole(x, front + 0.004 - out, top - 0.030, metal, dark, g)
        high = top - 0.148 - low
        _panel(x, front + 0.012, low + high / 2, each - 0.012, high, wx, wz, g)
        _knob(x + side * (each / 2 - 0.038), front + 0.001, low + high * 0.60, metal, g)
        _keyhole(x + side * (each / 2 - 0.038), front + 0.001, low + high * 0.50, metal, dark, g)
    post = [
        (0, 0),
        (0.019, 0),
        (0.022, 0.010),
        (0.016, 0.020),
        (0.021, 0.040),
        (0.021, 0.30 * h),
        (0.015, 0.36 * h),
        (0.021, 0.42 * h),
        (0.021, h - foot - 0.115),
        (0.016, h - foot - 0.098),
        (0.022, h - foot - 0.086),
        (0.019, h - foot - 0.078),
        (0, h - foot - 0.078),
    ]
    bun = [
        (0, 0),
        (0.026, 0),
        (0.042, 0.030),
        (0.044, 0.060),
        (0.034, 0.090),
        (0.026, 0.104),
        (0.040, 0.122),
        (0.040, foot),
        (0, foot),
    ]
    for sx in (-1, 1):
        lathe("post", post, wz, 36, (sx * (w / 2 - 0.034), front + 0.022, foot + 0.028), parent=g)
        for sy in (-1, 1):
            lathe("foot", bun, wz, 40, (sx * (w / 2 - 0.055), sy * (d / 2 - 0.06), 0), parent=g)
    n = 60
    board = (
        [(-w / 2 + 0.01, 0)]
        + [
            (
                -w / 2 + 0.01 + (w - 0.02) * i / n,
                0.045 + 0.055 * math.sin(math.pi * i / n) ** 3 + 0.012 * math.cos(10 * math.pi * i / n),
            )
            for i in range(n + 1)
        ]
        + [(w / 2 - 0.01, 0)]
    )
    plate("back_board", board, [], 0.020, wx, 0.006, 3, g, (0, d / 2 - 0.014, h - 0.002), (math.pi / 2, 0, 0))
    return g


def plank_table(loc, w, long, woods, h=0.755, boards=4):
    """A long table along y: planks with breadboard ends, four turned legs."""
    g, (wx, wy, wz) = empty("plank_table", loc), woods
    each = w / boards
    for k in range(boards):
        off = (0.002, -0.003, 0.0025, -0.001, 0.002)[k % 5]
        box(
            "plank",
            (each - 0.0015, long - 0.17 + off, 0.036),
            ((k - (boards - 1) / 2) * each, off, h - 0.018 + 0.0004 * (k % 2)),
            wy,
            0.004,
            3,
            parent=g,
        )
    for s in (-1, 1):
        box("end_board", (w + 0.006, 0.085, 0.036), (0, s * (long / 2 - 0.043), h - 0.018), wx, 0.006, 3, parent=g)
        box("apron", (0.024, long - 0.30, 0.095), (s * (w / 2 - 0.085), 0, h - 0.083), wy, 0.004, parent=g)
        box("apron", (w - 0.20, 0.024, 0.095), (0, s * (long / 2 - 0.14), h - 0.083), wx, 0.004, parent=g)
    leg = [
        (0, 0),
        (0.020, 0),
        (0.030, 0.018),
        (0.032, 0.045),
        (0.022, 0.075),
        (0.019, 0.085),
        (0.036, 0.130),
        (0.043, 0.26),
        (0.040, 0.40),
        (0.028, 0.475),
        (0.022, 0.490),
        (0.039, 0.508),
        (0.039, 0.522),
        (0.025, 0.535),
        (0.025, 0.545),
        (0, 0.545),
    ]
    for sx in (-1, 1):
        for sy in (-1, 1):
            at = (sx * (w / 2 - 0.085), sy * (long / 2 - 0.14))
            lathe("leg", leg, wz, 48, (*at, 0), parent=g)
            box("leg_head", (0.078, 0.078, h - 0.036 - 0.540), (*at, 0.540 + (h - 0.576) / 2), wz, 0.006, 3, parent=g)
    return g


def splat_chair(loc, rot_z, woods, cane):
    """A chair of the 1930s: pierced splat, caned seat, square legs with stretchers. `cane` lies in x and y."""
    g, (wx, wy, wz) = empty("splat_chair", loc, rot_z), woods
    for s in (-1, 1):
        leg = mesh_obj(
            "front_leg",
            [
                (sx * r, sy * r, z)
                for z, r in ((0, 0.0125), (0.435, 0.0195))
                for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ],
            [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
            wz,
            loc=(s * 0.205, -0.195, 0),
            parent=g,
        )
        leg.modifiers.new("soft", "BEVEL").width = 0.004
        path = [
            (s * 0.186, 0.262, 0),
            (s * 0.186, 0.222, 0.22),
            (s * 0.187, 0.205, 0.42),
            (s * 0.189, 0.218, 0.58),
            (s * 0.192, 0.252, 0.76),
            (s * 0.195, 0.290, 0.915),
        ]
        tube("back_post", bent(path, 4), 1.0, wz, 6, parent=g, radii=[0.0175 - 0.0045 * i / 20 for i in range(21)])
        box("side_rail", (0.024, 0.385, 0.058), (s * 0.203, 0.002, 0.415), wy, 0.005, 3, parent=g)
        tube("stretcher", [(s * 0.200, -0.19, 0.155), (s * 0.187, 0.232, 0.155)], 0.0095, wy, 5, parent=g)
    tube("stretcher", [(-0.193, 0.0, 0.155), (0.193, 0.0, 0.155)], 0.0095, wx, 5, parent=g)
    box("seat_rail", (0.43, 0.028, 0.058), (0, -0.195, 0.415), wx, 0.006, 3, parent=g)
    box("seat_rail", (0.36, 0.028, 0.058), (0, 0.200, 0.415), wx, 0.006, 3, parent=g)
    for x, y, size in (
        (0, -0.188, (0.435, 0.058)),
        (0, 0.186, (0.40, 0.050)),
        (-0.196, 0, (0.052, 0.36)),
        (0.196, 0, (0.052, 0.36)),
    ):
        box("seat_frame", (*size, 0.016), (x, y, 0.448), wx if y else wy, 0.005, 3, parent=g)
    mesh_obj(
        "seat_cane",
        [(-0.172, -0.162, 0.4555), (0.172, -0.162, 0.4555), (0.172, 0.164, 0.4555), (-0.172, 0.164, 0.4555)],
        [(0, 1, 2, 3)],
        cane,
        parent=g,
    )
    back = empty("chair_back", (0, 0.207, 0.455))
    back.parent, back.rotation_euler = g, (-0.178, 0, 0)
    box("shoe", (0.36, 0.022, 0.034), (0, -0.002, 0.018), wx, 0.005, 3, parent=back)
    half = (
        (0.046, 0.0),
        (0.040, 0.03),
        (0.030, 0.075),
        (0.042, 0.125),
        (0.074, 0.19),
        (0.083, 0.245),
        (0.070, 0.295),
        (0.056, 0.325),
        (0.064, 0.365),
        (0.080, 0.405),
    )
    outline = bent([(x, z, 0) for x, z in half], 5)
    outline = [(x, z) for x, z, _ in outline] + [(-x, z) for x, z, _ in reversed(outline)]
    tear = [
        (0.026 * math.cos(a) * (1 - 0.5 * max(0, math.sin(a))), 0.225 + 0.055 * math.sin(a))
        for a in (2 * math.pi * i / 30 for i in range(30))
    ]
    plate("splat", outline, [tear], 0.011, wz, 0.003, 2, back, (0, 0.004, 0.030), (math.pi / 2, 0, 0))
    n = 40
    crest = [
        (
            -0.222 + 0.444 * i / n,
            0.020 + 0.018 * math.cos(math.pi * (2 * i / n - 1)) + 0.014 * math.exp(-(((i / n - 0.5) / 0.13) ** 2)),
        )
        for i in range(n + 1)
    ]
    crest += [
        (
            0.222 - 0.444 * i / n,
            -0.036 + 0.016 * math.cos(math.pi * (2 * i / n - 1)) - 0.006 * math.exp(-(((i / n - 0.5) / 0.2) ** 2)),
        )
        for i in range(n + 1)
    ]
    plate("crest", crest, [], 0.024, wx, 0.008, 3, back, (0, 0.010, 0.468), (math.pi / 2, 0, 0))
    return g


def planters_chair(loc, rot_z, woods, cane, w=0.54):
    """A veranda's easy chair with long wide arms and a reclined caned back, facing local -Y; `cane` lies in x and z."""
    g, (wx, wy, wz) = empty("planters_chair", loc, rot_z), woods
    front, hinge, top = Vector((0, -0.34, 0.405)), Vector((0, 0.15, 0.285)), Vector((0, 0.56, 0.93))
    for s in (-1, 1):
        x, out = s * w / 2, s * (w / 2 + 0.035)
        lathe(
            "front_leg",
            [
                (0, 0),
                (0.015, 0),
                (0.022, 0.03),
                (0.017, 0.09),
                (0.023, 0.30),
                (0.018, 0.33),
                (0.025, 0.345),
                (0.018, 0.36),
                (0.022, 0.40),
                (0.022, 0.505),
                (0, 0.505),
            ],
            wz,
            36,
            (out, -0.30, 0),
            parent=g,
        )
        tube(
            "back_leg",
            bent([(out, 0.50, 0), (out, 0.40, 0.22), (out, 0.34, 0.40), (out, 0.33, 0.51)], 4),
            0.021,
            wz,
            5,
            parent=g,
        )
        end = [
            (0.052 * math.sin(a), -0.70 - 0.052 * math.cos(a)) for a in (math.pi * (i / 20 - 0.5) for i in range(21))
        ]
        arm = [*end, (0.036, -0.44), (0.040, -0.10), (0.030, 0.38), (-0.030, 0.38), (-0.040, -0.10), (-0.036, -0.44)]
        plate("long_arm", arm, [], 0.022, wy, 0.007, 3, g, (out, 0, 0.508))
        for a, b in ((front, hinge), (hinge, top)):
            side = Vector((x, 0, 0))
            tube("side", [tuple(a + side), tuple(b + side)], 0.0165, wy if a is front else wz, 5, parent=g)
    for at in (front, hinge):
        tube("cross", [(-w / 2 - 0.03, *at[1:]), (w / 2 + 0.03, *at[1:])], 0.0165, wx, 5, parent=g)
    for s in (-1, 1):
        tube("cross", [(s * (w / 2 + 0.035), -0.30, 0.36), (s * w / 2, -0.30, 0.392)], 0.011, wx, 4, parent=g)
    lie = math.atan2(top.y - hinge.y, top.z - hinge.z)
    crest = [(-w / 2 - 0.018 + (w + 0.036) * i / 40, 0.05 + 0.035 * math.sin(math.pi * i / 40) ** 2) for i in range(41)]
    crest = [(-w / 2 - 0.018, -0.03), *crest, (w / 2 + 0.018, -0.03)]
    plate("crest", crest, [], 0.026, wx, 0.008, 3, g, (0, top.y, top.z), (math.pi / 2 - lie, 0, 0))
    for a, b in ((front, hinge), (hinge, top)):
        long = (b - a).length - 0.02
        panel = mesh_obj(
            "cane",
            [
                (-w / 2 + 0.012, 0, 0.012),
                (w / 2 - 0.012, 0, 0.012),
                (w / 2 - 0.012, 0, long),
                (-w / 2 + 0.012, 0, long),
            ],
            [(0, 1, 2, 3)],
            cane,
            loc=tuple(a),
            parent=g,
        )
        panel.rotation_euler = (-math.atan2(b.y - a.y, b.z - a.z), 0, 0)
        panel.modifiers.new("thick", "SOLIDIFY").thickness = 0.003
    tube("stretcher", [(-w / 2 - 0.035, 0.455, 0.10), (w / 2 + 0.035, 0.455, 0.10)], 0.011, wx, 4, parent=g)
    return g


def pedestal_desk(loc, woods, leather, metal, w=1.5, d=0.72, h=0.765):
    """A partners' desk: two pedestals with three drawers each, a drawer between them, a leather top."""
    g, (wx, wy, wz), dark = empty("pedestal_desk", loc), woods, M.plain("keyhole", (0.012, 0.010, 0.008), 0.8)
    front, f = -d / 2, 0.075
    for s in (-1, 1):
        box("top_edge", (f, d, 0.030), (s * (w / 2 - f / 2), 0, h - 0.015), wy, 0.009, 3, parent=g)
        box("top_edge", (w - 2 * f, f, 0.030), (0, s * (d / 2 - f / 2), h - 0.015), wx, 0.009, 3, parent=g)
    box("leather", (w - 2 * f + 0.002, d - 2 * f + 0.002, 0.0265), (0, 0, h - 0.0145), leather, 0.001, parent=g)
    line = M.brass("tooling", 0.4, (0.50, 0.35, 0.15))
    for s in (-1, 1):
        box("tooling", (0.003, d - 2 * f - 0.05, 0.0004), (s * (w / 2 - f - 0.024), 0, h - 0.0011), line, 0, parent=g)
        box("tooling", (w - 2 * f - 0.05, 0.003, 0.0004), (0, s * (d / 2 - f - 0.024), h - 0.0011), line, 0, parent=g)
    box("moulding", (w - 0.03, d - 0.03, 0.014), (0, 0, h - 0.037), wx, 0.005, 3, parent=g)
    box("frieze", (w - 0.06, d - 0.06, 0.10), (0, 0, h - 0.094), wx, 0.003, parent=g)
    wide = 0.40
    for s in (-1, 1):
        x = s * (w / 2 - 0.035 - wide / 2)
        box("pedestal", (wide, d - 0.07, h - 0.14), (x, 0, (h - 0.14) / 2 + 0.004), wz, 0.004, parent=g)
        box("skirting", (wide + 0.022, d - 0.048, 0.075), (x, 0, 0.0375), wx, 0.008, 3, parent=g)
        for k, (z, high) in enumerate(((h - 0.094, 0.082), (0.508, 0.150), (0.332, 0.165), (0.160, 0.150))):
            box("drawer", (wide - 0.036, 0.020, high), (x, front + 0.030 - 0.002 * (k == 0), z), wx, 0.006, 3, parent=g)
            drop_handle(x, front + 0.020, z, metal, g, 0.07)
            if k == 0:
                _keyhole(x + 0.11, front + 0.018, z, metal, dark, g)
    between = w - 2 * wide - 0.09
    box("drawer", (between - 0.016, 0.020, 0.082), (0, front + 0.028, h - 0.094), wx, 0.006, 3, parent=g)
    for s in (-1, 1):
        drop_handle(s * between * 0.28, front + 0.018, h - 0.094, metal, g, 0.07)
    _keyhole(0, front + 0.018, h - 0.094, metal, dark, g)
    return g


def _roman(k):
    return ("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")[k % 12]


def wall_clock(loc, woods, metal, time=(17, 20), tilt=0.0):
    """A drop-dial clock on a wall that faces -Y: octagonal, Roman figures, brass bezel, pendulum; `loc`: the middle of
    the dial."""
    g, (wx, _wy, wz), r = empty("wall_clock", loc), woods, 0.145
    g.rotation_euler[1] = math.radians(tilt)
    dial, ink, dark = (
        M.print_paper("dial", (0.66, 0.60, 0.46)),
        M.plain("dial_ink", (0.02, 0.018, 0.016), 0.7),
        M.plain("clock_dark", (0.020, 0.015, 0.012), 0.8),
    )
    octagon = [
        (1.42 * r * math.cos(math.pi / 8 + math.pi * k / 4), 1.42 * r * math.sin(math.pi / 8 + math.pi * k / 4))
        for k in range(8)
    ]
    plate(
        "clock_case",
        [(x * 0.93, z * 0.93) for x, z in octagon],
        [],
        0.085,
        wx,
        0.006,
        2,
        g,
        (0, -0.0435, 0),
        (math.pi / 2, 0, 0),
    )
    plate(
        "clock_front",
        octagon,
        [circle_pts(0, 0, r * 1.02, 64)],
        0.022,
        wx,
        0.009,
        3,
        g,
        (0, -0.096, 0),
        (math.pi / 2, 0, 0),
    )
    disc("dial", r * 1.04, 0, 0.003, (0, -0.086, 0), dial, 0.001, parent=g).rotation_euler = (math.pi / 2, 0, 0)
    lathe(
        "bezel",
        [(r * 0.985, 0), (r * 1.07, 0), (r * 1.06, 0.010), (r * 1.02, 0.014), (r * 0.985, 0.004)],
        metal,
        96,
        (0, -0.105, 0),
        rot=(math.pi / 2, 0, 0),
        parent=g,
    )
    y = -0.0895
    for k in range(60):
        a, big = 2 * math.pi * k / 60, k % 5 == 0
        q = r * 0.93
        box(
            "minute",
            (0.0022 if big else 0.0008, 0.0004, 0.007 if big else 0.005),
            (q * math.sin(a), y, q * math.cos(a)),
            ink,
            0,
            rot=(0, a, 0),
            parent=g,
        )
    for k in range(12):
        a, q = 2 * math.pi * k / 12, r * 0.735
        inscribed(
            _roman(k),
            (q * math.sin(a) - 0.010 * math.cos(a), y - 0.0002, q * math.cos(a) + 0.010 * math.sin(a)),
            0.023,
            ink,
            g,
            (math.pi / 2, a, 0),
            0.16,
        )
    hour, minute = (time[0] % 12 + time[1] / 60) / 12, time[1] / 60
    for turn, long, wide, off in ((hour, 0.58 * r, 0.0075, 0.004), (minute, 0.86 * r, 0.0050, 0.006)):
        a = 2 * math.pi * turn
        hand = [
            (-wide * 0.5, -0.016),
            (wide * 0.5, -0.016),
            (wide * 0.28, long * 0.62),
            (wide * 0.95, long * 0.74),
            (0, long),
            (-wide * 0.95, long * 0.74),
            (-wide * 0.28, long * 0.62),
        ]
        ob = plate("hand", hand, [], 0.0012, ink, 0.0003, 1, g, (0, y - off, 0), (math.pi / 2, a, 0))
        ob.name = "clock_hand"
    lathe(
        "hand_cap",
        [(0, 0), (0.006, 0), (0.005, 0.004), (0, 0.005)],
        metal,
        24,
        (0, y - 0.002, 0),
        rot=(math.pi / 2, 0, 0),
        parent=g,
    )
    tube("hand_pin", [(0, -0.086, 0), (0, y - 0.007, 0)], 0.003, metal, 4, parent=g)
    top, low = -1.18 * r, -2.30 * r
    window = [(-0.048, low + 0.075), (0.048, low + 0.075), (0.048, top - 0.030), (-0.048, top - 0.030)]
    drop = [
        (-0.098, top + 0.020),
        (-0.088, low + 0.055),
        (-0.060, low + 0.030),
        (-0.038, low + 0.036),
        (0, low),
        (0.038, low + 0.036),
        (0.060, low + 0.030),
        (0.088, low + 0.055),
        (0.098, top + 0.020),
    ]
    plate(
        "drop_case",
        [(x * 0.95, z) for x, z in drop],
        [window],
        0.070,
        wz,
        0.004,
        2,
        g,
        (0, -0.0365, 0),
        (math.pi / 2, 0, 0),
    )
    plate("drop_front", drop, [window], 0.014, wz, 0.005, 3, g, (0, -0.078, 0), (math.pi / 2, 0, 0))
    box("drop_back", (0.14, 0.004, 0.15), (0, -0.004, (top + low) / 2 + 0.02), dark, 0, parent=g)
    lean = 0.09
    tube("rod", [(0, -0.030, top + 0.02), (lean * 0.11, -0.030, low + 0.115)], 0.0016, metal, 3, parent=g)
    lathe(
        "bob",
        [(0, -0.006), (0.012, -0.0055), (0.026, -0.001), (0.027, 0.001), (0.012, 0.006), (0, 0.0065)],
        metal,
        48,
        (lean * 0.115, -0.030, low + 0.110),
        rot=(math.pi / 2, 0, 0),
        parent=g,
    )
    for s in (-1, 1):  # scrolls between dial and drop
        ear = [
            (s * (0.098 + 0.045 * math.cos(a) * (0.5 + 0.5 * a / 4.7)), top + 0.012 + 0.036 * math.sin(a))
            for a in (4.7 * i / 24 for i in range(25))
        ]
        plate("ear", ear, [], 0.030, wz, 0.005, 2, g, (0, -0.055, 0), (math.pi / 2, 0, 0))
    return g


def tanpura(loc, woods, ivory, string, rot=(0, 0, 0)):
    """A tanpura facing local -Y, its foot at `loc`: gourd, teak belly with bridge, hollow neck, four strings, pegs."""
    g, (wx, _wy, wz) = empty("tanpura", loc), woods
    g.rotation_euler = rot
    gourd = M.leather("gourd", (0.115, 0.048, 0.020))
    body = lathe(
        "tanpura_gourd",
        [
            (0, 0.0),
            (0.07, 0.006),
            (0.135, 0.045),
            (0.172, 0.115),
            (0.176, 0.175),
            (0.150, 0.245),
            (0.098, 0.305),
            (0.058, 0.350),
            (0.046, 0.390),
            (0, 0.392),
        ],
        gourd,
        72,
        (0, 0.03, 0),
        parent=g,
        sub=1,
    )
    body.scale = (1, 0.86, 1)
    outline = [
        (
            0.168 * math.cos(a) * (1.0 if math.sin(a) < 0 else 1 - 0.45 * math.sin(a) ** 2.2),
            0.165 + (0.150 if math.sin(a) < 0 else 0.235) * math.sin(a),
        )
        for a in (2 * math.pi * i / 72 for i in range(72))
    ]
    belly = plate("tanpura_belly", outline, [], 0.014, wz, 0.006, 3, g, (0, -0.072, 0), (math.pi / 2, 0, 0))
    belly.name = "tanpura_belly"
    rim = [(x * 1.012, -0.078, 0.165 + (z - 0.165) * 1.012) for x, z in outline]
    tube("tanpura_purfling", rim, 0.0028, ivory, 3, parent=g, cyclic=True)
    neck = [
        (0, 0.36),
        (0.047, 0.36),
        (0.043, 0.50),
        (0.039, 0.90),
        (0.036, 1.24),
        (0.040, 1.30),
        (0.030, 1.335),
        (0, 1.34),
    ]
    stem = lathe("tanpura_neck", neck, wz, 48, (0, -0.030, 0), parent=g)
    stem.scale = (1, 0.92, 1)
    box("tanpura_board", (0.074, 0.010, 0.93), (0, -0.068, 0.815), wz, 0.004, 3, parent=g)
    box("tanpura_bridge", (0.070, 0.042, 0.020), (0, -0.088, 0.150), ivory, 0.005, 3, parent=g)
    for z in (1.135, 1.150):
        box("tanpura_nut", (0.066, 0.022, 0.005), (0, -0.076, z), ivory, 0.001, parent=g)
    ends = ((-0.024, 1.215, -1), (-0.008, 1.275, -1), (0.008, 1.275, 1), (0.024, 1.215, 1))
    for x, z, s in ends:
        tube(
            "tanpura_string",
            [(x * 0.7, -0.079, 0.045), (x * 1.1, -0.0985, 0.150), (x * 0.9, -0.0875, 1.142), (x * 0.8, -0.072, z)],
            0.00065,
            string,
            2,
            parent=g,
        )
        peg = [
            (0, 0),
            (0.006, 0),
            (0.0075, 0.060),
            (0.0065, 0.068),
            (0.016, 0.090),
            (0.017, 0.104),
            (0.008, 0.120),
            (0, 0.122),
        ]
        lathe("tanpura_peg", peg, wx, 32, (s * 0.012, -0.040, z), rot=(0, s * math.pi / 2, 0), parent=g)
    for k, x in enumerate((-0.016, -0.005, 0.006, 0.017)):
        lathe(
            "tanpura_bead",
            [(0, -0.005), (0.0035, -0.0035), (0.005, 0), (0.0035, 0.0035), (0, 0.005)],
            ivory,
            20,
            (x * 0.9, -0.088, 0.090 + 0.006 * (k % 2)),
            parent=g,
        )
    return g
