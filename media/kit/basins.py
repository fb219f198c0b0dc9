"""Three kinds of basins, their taps and traps, and what stands around them: bottles, brushes, soap, glass, glazed
tiles."""

import math

from .core import bent, box, disc, empty, lathe, plate, rounded_profile, tube
from .nodes import Mat
from .shell import rect_pts
from .surfaces import emissive, mirror, plain


def glazed(name, col, size=0.10, rough=0.10, vary=0.30, warm=(1.25, 1.10, 0.80), high=None, corner=(0.0, 0.0, 0.0)):
    """Hand-glazed tiles on a grid of `size` metres in world coordinates (`high`: the grid's height) from `corner`. The
    tone varies from tile to tile."""
    m = Mat(name)
    p = m.pos()
    cell = m.n(
        "ShaderNodeVectorMath",
        {
            0: m.n(
                "ShaderNodeVectorMath",
                {
                    0: m.n("ShaderNodeVectorMath", {0: p, 1: corner}, operation="SUBTRACT").outputs[0],
                    1: (1 / size, 1 / size, 1 / (high or size)),
                },
                operation="MULTIPLY",
            ).outputs[0]
        },
        operation="FLOOR",
    ).outputs[0]
    each = m.n("ShaderNodeTexWhiteNoise", {"Vector": cell}, noise_dimensions="3D")
    tone, (hue, _, _) = each.outputs[0], m.sep(each.outputs["Color"])
    pool = m.noise(
        m.n(
            "ShaderNodeVectorMath",
            {0: p, 1: m.n("ShaderNodeVectorMath", {0: cell, 1: (3.1, 5.7, 2.3)}, operation="MULTIPLY").outputs[0]},
            operation="ADD",
        ).outputs[0],
        16,
        3,
    )
    c = m.mix(tone, tuple(k * (1 - vary) for k in col), tuple(min(0.84, k * (1 + vary)) for k in col))
    c = m.mix(m.rng(hue, 0.72, 1.0, 0, 0.6), c, tuple(k * w for k, w in zip(col, warm, strict=False)))
    c = m.mix(m.rng(pool, 0.35, 0.7, 0.0, 0.35), c, tuple(k * 0.62 for k in col))
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(pool, 0.3, 0.7, rough, rough + 0.14),
            "Specular IOR Level": 0.5,
            "Normal": m.bump(pool, 0.22, 0.006),
        }
    )
    m.flat(col)
    return m.m


def frosted(name="frosted", col=(0.86, 0.88, 0.86), clear=0.12):
    """Ground glass: lets light through, but no shapes."""
    m = Mat(name)
    m.sp({"Base Color": col, "Roughness": 0.35, "Specular IOR Level": 0.4})
    body, through = m.n("ShaderNodeBsdfTranslucent", {"Color": col}), m.n("ShaderNodeBsdfTransparent")
    a, b = m.n("ShaderNodeMixShader", {0: 0.75}), m.n("ShaderNodeMixShader", {0: clear})
    for mix, first, second in ((a, m.p, body), (b, a, through)):
        m.t.links.new(first.outputs[0], mix.inputs[1])
        m.t.links.new(second.outputs[0], mix.inputs[2])
    m.t.links.new(b.outputs[0], m.out.inputs["Surface"])
    return m.m


def counter_basin(loc, w, d, at, stone, glaze, metal, thick=0.04, oval=(0.235, 0.165), face=0.10):
    """A counter from wall to wall with a bowl set in from below; `loc`: the middle of its back edge, on top; `at`: x of
    the bowl's middle; `face`: height of its front edge."""
    g = empty("counter", loc)
    a, b = oval
    y = -d / 2 - 0.01
    hole = [(at + a * math.cos(t), y + b * math.sin(t)) for t in (2 * math.pi * i / 64 for i in range(64))]
    plate("top", rect_pts(-w / 2, -d, w / 2, 0), [hole], thick, stone, 0.004, 2, g, (0, 0, -thick / 2))
    box("apron", (w, 0.022, face), (0, -d + 0.010, -face / 2 + 0.0006), stone, 0.004, parent=g)
    side = [
        (0.0, -0.128),
        (0.30, -0.126),
        (0.62, -0.112),
        (0.88, -0.075),
        (1.0, -0.010),
        (1.03, 0.0),
        (1.10, 0.0),
        (1.10, -0.02),
        (0.95, -0.10),
        (0.6, -0.14),
        (0, -0.142),
    ]
    bowl = lathe("bowl", side, glaze, 80, (at, y, -thick + 0.004), parent=g, sub=1)
    bowl.scale = (a, b, 1)
    disc("waste", 0.022, 0, 0.004, (at, y, -thick - 0.122), metal, 0.0015, parent=g)
    return g


def console_basin(loc, w, d, glaze, metal, rot_z=0.0):
    """A small white wall basin with a rounded front; `loc`: on the wall at the height of its rim."""
    g = empty("console_basin", loc, rot_z)

    def outline(k, inset=0.0):
        a, e = w / 2 - inset, d - inset
        front = [
            (a * math.copysign(abs(math.cos(t)) ** 0.55, math.cos(t)), -e * 0.40 - e * 0.60 * abs(math.sin(t)) ** 0.75)
            for t in (math.pi * i / 40 for i in range(41))
        ]
        return [(x * k, y) for x, y in [(a, 0), *front, (-a, 0)]][::-1]

    hollow = [
        (0.36 * w * math.cos(t), -0.56 * d + 0.30 * d * math.sin(t)) for t in (2 * math.pi * i / 60 for i in range(60))
    ]
    plate("rim", outline(1.0), [hollow], 0.055, glaze, 0.018, 4, g, (0, 0, -0.0275))
    plate("skirt", outline(0.90, 0.03), [hollow], 0.085, glaze, 0.012, 3, g, (0, 0, -0.095))
    box("upstand", (w * 0.98, 0.028, 0.05), (0, -0.014, 0.018), glaze, 0.012, 3, parent=g)
    side = [
        (0, -0.130),
        (0.4, -0.126),
        (0.8, -0.095),
        (1.0, -0.03),
        (1.02, -0.01),
        (1.06, -0.02),
        (0.9, -0.12),
        (0.5, -0.15),
        (0, -0.155),
    ]
    bowl = lathe("hollow", side, glaze, 72, (0, -0.56 * d, 0), parent=g, sub=1)
    bowl.scale = (0.36 * w, 0.30 * d, 1)
    disc("waste", 0.020, 0, 0.004, (0, -0.56 * d, -0.128), metal, 0.0015, parent=g)
    bottle_trap((0, -0.56 * d, -0.15), metal, 0.56 * d).parent = g
    return g


def trough(loc, w, d, h, stone, wet, rot_z=0.0):
    """A hollowed block of stone; its floor is wet."""
    g = empty("trough", loc, rot_z)

    def rounded(a, b, r):
        return [
            (sx * (a - r) + r * math.cos(t0 + q), sy * (b - r) + r * math.sin(t0 + q))
            for sx, sy, t0 in ((1, 1, 0), (-1, 1, math.pi / 2), (-1, -1, math.pi), (1, -1, 1.5 * math.pi))
            for q in (math.pi / 2 * i / 8 for i in range(9))
        ]

    plate(
        "trough_side",
        rounded(w / 2, d / 2, 0.03),
        [rounded(w / 2 - 0.05, d / 2 - 0.05, 0.06)],
        h - 0.03,
        stone,
        0.012,
        3,
        g,
        (0, 0, (h - 0.03) / 2 + 0.03),
    )
    plate("trough_foot", rounded(w / 2 - 0.012, d / 2 - 0.012, 0.03), [], 0.05, wet, 0.010, 2, g, (0, 0, 0.025))
    disc("waste", 0.022, 0, 0.004, (0, 0, 0.05), plain("waste", (0.05, 0.045, 0.04), 0.3, metal=1.0), 0.0015, parent=g)
    return g


def bottle_trap(loc, metal, reach):
    """A trap under a basin, with its pipe into the wall, two valves and hoses."""
    g = empty("trap", loc)
    tube("trap_pipe", [(0, 0, 0), (0, 0, -0.13)], 0.016, metal, 5, parent=g)
    lathe("trap_cup", rounded_profile(0.032, -0.23, -0.12, 0.008), metal, 40, parent=g)
    tube("trap_pipe", [(0, 0, -0.145), (0, reach, -0.145)], 0.015, metal, 5, parent=g)
    disc("trap_rose", 0.032, 0, 0.008, (0, reach - 0.008, -0.145), metal, 0.003, parent=g).rotation_euler = (
        math.pi / 2,
        0,
        0,
    )
    for x in (-0.13, 0.13):
        tube("valve", [(x, reach, -0.27), (x, reach - 0.05, -0.27)], 0.009, metal, 4, parent=g)
        lathe(
            "valve_knob",
            rounded_profile(0.017, 0, 0.026, 0.005),
            metal,
            24,
            (x, reach - 0.045, -0.27),
            parent=g,
            rot=(math.pi / 2, 0, 0),
        )
        tube(
            "hose",
            [
                (x * (1 - 0.65 * t * t), reach - 0.04 - 0.05 * math.sin(math.pi * t / 2), -0.26 + 0.26 * t)
                for t in (i / 12 for i in range(13))
            ],
            0.005,
            metal,
            3,
            parent=g,
        )
    return g


def deck_tap(loc, metal, reach=0.135, h=0.15, rot_z=0.0):
    """A single-lever tap behind a bowl, reaching towards -Y."""
    g = empty("deck_tap", loc, rot_z)
    lathe(
        "tap_body",
        [(0, 0), (0.026, 0), (0.026, 0.004), (0.019, 0.008), (0.018, h), (0.016, h + 0.005), (0, h + 0.006)],
        metal,
        40,
        parent=g,
    )
    tube(
        "tap_spout",
        [(0, -0.01, h - 0.03), (0, -reach * 0.8, h - 0.022), (0, -reach, h - 0.035), (0, -reach, h - 0.05)],
        0.0115,
        metal,
        6,
        parent=g,
    )
    tube("tap_lever", [(0, 0, h + 0.008), (0.012, 0.03, h + 0.05)], 0.0055, metal, 4, parent=g)
    return g


def mirror_cabinet(loc, w, h, d, wood, metal, glow=(1, 0.72, 0.44), strength=9):
    """A cabinet with two mirrored doors and a line of light along its top; `loc`: the middle of its back."""
    g = empty("mirror_cabinet", loc)
    box("case", (w, d - 0.02, h), (0, -(d - 0.02) / 2, 0), wood, 0.003, parent=g)
    for s, share in ((-1, 0.62), (1, 0.38)):
        wide = w * share - 0.004
        box(
            "mirror_door",
            (wide, 0.006, h - 0.006),
            (s * (w / 2 - wide / 2 - 0.002), -d + 0.004, 0),
            mirror("door_mirror"),
            0.001,
            1,
            rot=(0, 0, math.radians(-0.5) if s > 0 else 0),
            parent=g,
        )
    box(
        "light_line",
        (w - 0.02, 0.020, 0.012),
        (0, -d + 0.016, h / 2 + 0.014),
        emissive("line_glow", glow, strength),
        0.002,
        parent=g,
    )
    box("light_cap", (w, d + 0.012, 0.010), (0, -d / 2 - 0.006, h / 2 + 0.026), metal, 0.002, parent=g)
    return g


def pump_bottle(loc, h, r, glass, pump, rot_z=0.0):
    """A bottle of soap or shampoo with a pump."""
    g = empty("pump_bottle", loc, rot_z)
    lathe(
        "bottle",
        [
            (0, 0),
            (r * 0.94, 0),
            (r, 0.005),
            (r, h * 0.80),
            (r * 0.9, h * 0.90),
            (r * 0.42, h * 0.96),
            (r * 0.42, h),
            (0, h),
        ],
        glass,
        36,
        parent=g,
    )
    lathe("collar", rounded_profile(r * 0.50, h, h + 0.016, 0.003), pump, 28, parent=g)
    tube(
        "pump",
        [(0, 0, h + 0.016), (0, 0, h + 0.042), (-0.004, 0, h + 0.046), (-0.036, 0, h + 0.042)],
        0.0042,
        pump,
        4,
        parent=g,
    )
    return g


def flask(loc, h, r, mat, cap):
    """A bottle with a screw cap."""
    lathe(
        "flask",
        [
            (0, 0),
            (r * 0.95, 0),
            (r, 0.004),
            (r, h * 0.74),
            (r * 0.86, h * 0.80),
            (r * 0.55, h * 0.83),
            (r * 0.55, h * 0.85),
            (0, h * 0.85),
        ],
        mat,
        36,
        loc,
    )
    lathe("flask_cap", rounded_profile(r * 0.62, h * 0.85, h, 0.003), cap, 28, loc)


def toothbrushes(loc, glass, colours, seed=1):
    """A tumbler with leaning toothbrushes."""
    g = empty("toothbrushes", loc)
    lathe(
        "tumbler",
        [(0, 0), (0.030, 0), (0.033, 0.004), (0.036, 0.095), (0.033, 0.095), (0.030, 0.008), (0, 0.007)],
        glass,
        40,
        parent=g,
    )
    bristle = plain("bristle", (0.78, 0.78, 0.75), 0.8)
    for k, colour in enumerate(colours):
        turn = empty("brush", (0, 0, 0.012), 2.3 * k + seed)
        turn.parent = g
        handle = [(-0.020, 0, 0), (-0.004, 0, 0.05), (0.020, 0, 0.11), (0.030, 0, 0.15), (0.038, 0, 0.185)]
        tube("brush_handle", handle, 0.0038, colour, 4, parent=turn)
        box("brush_head", (0.010, 0.009, 0.024), (0.030, 0, 0.172), bristle, 0.002, rot=(0, 0.38, 0), parent=turn)
    return g


def soap(loc, dish, col=(0.62, 0.52, 0.36), rot_z=0.2):
    """A used piece of soap on a dish."""
    g = empty("soap", loc, rot_z)
    lathe(
        "soap_dish",
        [(0, 0), (0.045, 0), (0.062, 0.012), (0.064, 0.016), (0.058, 0.014), (0.04, 0.006), (0, 0.005)],
        dish,
        48,
        parent=g,
    ).scale = (1, 0.72, 1)
    box("soap", (0.070, 0.046, 0.020), (0.002, 0, 0.017), plain("soap", col, 0.35, 0.5), 0.009, 4, parent=g)
    return g


def tube_of_paste(loc, rot_z=0.0, col=(0.72, 0.70, 0.66), cap=(0.35, 0.08, 0.05)):
    """A half-used tube of toothpaste, lying."""
    g = empty("paste", loc, rot_z)
    body = lathe(
        "paste",
        [(0, 0), (0.017, 0), (0.018, 0.01), (0.017, 0.07), (0.014, 0.115), (0, 0.13)],
        plain("paste", col, 0.35, 0.5),
        28,
        (0, 0, 0.012),
        parent=g,
        rot=(0, math.pi / 2, 0),
    )
    body.scale = (0.62, 1.1, 1)
    lathe(
        "paste_cap",
        rounded_profile(0.011, -0.022, 0, 0.002),
        plain("paste_cap", cap, 0.4, 0.5),
        24,
        (0, 0, 0.012),
        parent=g,
        rot=(0, math.pi / 2, 0),
    )
    return g


def hand_shower(loc, metal, h=1.05, rot_z=0.0):
    """A hand shower on a rail, its hose hanging in a loop to the valve; the wall faces local -Y; `loc`: the middle of
    the valve."""
    g = empty("hand_shower", loc, rot_z)
    turn = (math.pi / 2, 0, 0)
    tube("rail", [(0.16, -0.05, 0.18), (0.16, -0.05, h)], 0.009, metal, 5, parent=g)
    for z in (0.21, h - 0.03):
        tube("rail_foot", [(0.16, 0, z), (0.16, -0.05, z)], 0.008, metal, 4, parent=g)
    for x in (-0.075, 0.075):
        lathe("rose", rounded_profile(0.030, 0, 0.010, 0.003), metal, 32, (x, 0, 0), parent=g, rot=turn)
        lathe("handle", rounded_profile(0.021, 0.058, 0.096, 0.006), metal, 32, (x, 0, 0), parent=g, rot=turn)
        tube("stem", [(x, 0, 0), (x, -0.07, 0)], 0.010, metal, 4, parent=g)
    lathe(
        "mixer", rounded_profile(0.019, -0.10, 0.10, 0.006), metal, 32, (0, -0.05, 0), parent=g, rot=(0, math.pi / 2, 0)
    )
    z = h - 0.10
    lathe("slider", rounded_profile(0.017, -0.022, 0.022, 0.005), metal, 28, (0.16, -0.05, z), parent=g)
    tube("slider_arm", [(0.16, -0.05, z), (0.16, -0.088, z)], 0.010, metal, 5, parent=g)
    grip = [(0.16, -0.086, z - 0.105), (0.16, -0.094, z - 0.02), (0.16, -0.108, z + 0.05), (0.16, -0.130, z + 0.098)]
    tube("grip", bent(grip), 0.0105, metal, 6, parent=g, radii=[0.78 + 0.32 * k / 18 for k in range(19)])
    lathe(
        "rose",
        [(0, 0.022), (0.03, 0.020), (0.052, 0.006), (0.054, -0.002), (0, -0.004)],
        metal,
        48,
        (0.16, -0.138, z + 0.104),
        parent=g,
        rot=(math.radians(-32), 0, 0),
    )
    nut = [(0, -0.026), (0.0078, -0.026), (0.0098, -0.010), (0.0105, 0.0), (0.0105, 0.010), (0, 0.010)]
    lathe("hose_nut", nut, metal, 32, (0.16, -0.086, z - 0.112), parent=g)
    lathe("hose_nut", nut, metal, 32, (0, -0.05, -0.030), parent=g)
    hose = [
        (0.0, -0.05, -0.05),
        (0.0, -0.055, -0.13),
        (0.016, -0.066, -0.27),
        (0.056, -0.076, -0.365),
        (0.106, -0.080, -0.365),
        (0.146, -0.082, -0.26),
        (0.164, -0.084, -0.05),
        (0.165, -0.085, 0.13),
        (0.161, -0.086, z - 0.20),
        (0.16, -0.086, z - 0.135),
    ]
    tube("hose", _smooth_curve(hose), 0.007, metal, 4, parent=g)
    return g


def _smooth_curve(points, n=8):
    """Points of a smooth curve through `points` (Catmull-Rom)."""
    out, p = [], [points[0], *points, points[-1]]
    for i in range(1, len(p) - 2):
        for k in range(n):
            t = k / n
            out.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p[i - 1], p[i], p[i + 1], p[i + 2], strict=False)
                )
            )
    return [*out, points[-1]]


def floor_drain(loc, metal, dark, size=0.11):
    """A grating set into a floor."""
    box("drain", (size, size, 0.003), (loc[0], loc[1], loc[2] + 0.0015), metal, 0.001)
    for k in range(5):
        box(
            "drain_slot",
            (size * 0.72, 0.007, 0.0012),
            (loc[0], loc[1] - size * 0.32 + k * size * 0.16, loc[2] + 0.0030),
            dark,
            0,
        )


def laundry_basket(loc, r, h, cane, cloth=None, seed=1):
    """A basket of woven cane, with washing that shows above its rim."""
    from .washing import dropped

    g = empty("laundry_basket", loc)
    lining = [(r * (0.83 + 0.16 * math.sin(t * 1.9)) - 0.006, h * t) for t in (0.02, 0.25, 0.5, 0.75, 0.97)]
    lathe("basket_wall", lining, cane, 64, parent=g)
    n, rows = 40, 26
    for k in range(n):
        a = 2 * math.pi * k / n
        tube(
            "stave",
            [
                (
                    (r * (0.84 + 0.16 * math.sin(t * 1.9))) * math.cos(a),
                    (r * (0.84 + 0.16 * math.sin(t * 1.9))) * math.sin(a),
                    h * t,
                )
                for t in (0, 0.25, 0.5, 0.75, 1)
            ],
            0.0028,
            cane,
            2,
            parent=g,
        )
    for j in range(rows):
        t = (j + 0.5) / rows
        q = r * (0.84 + 0.16 * math.sin(t * 1.9))
        ring = [
            (
                (q + 0.0042 * (1 if (i // 2 + j) % 2 else -1)) * math.cos(b),
                (q + 0.0042 * (1 if (i // 2 + j) % 2 else -1)) * math.sin(b),
                h * t,
            )
            for i, b in enumerate(2 * math.pi * i / (2 * n) for i in range(2 * n))
        ]
        tube("weft", ring, h / rows * 0.42, cane, 2, parent=g, cyclic=True)
    q = r * (0.84 + 0.16 * math.sin(1.9))
    tube(
        "rim",
        [(q * math.cos(b), q * math.sin(b), h) for b in (2 * math.pi * i / 60 for i in range(60))],
        0.011,
        cane,
        4,
        parent=g,
        cyclic=True,
    )
    disc("basket_floor", r * 0.84, 0, 0.01, (0, 0, 0.01), cane, 0.003, parent=g)
    if cloth:
        foot = max(0.02, h - 0.15)
        wide = r * (0.83 + 0.16 * math.sin(1.9 * foot / h)) - 0.016
        dropped((loc[0], loc[1], loc[2] + foot), wide, cloth, seed)
    return g


def pegs(loc, n, apart, wood, metal, rot_z=0.0):
    """A board with pegs on a wall that faces local -Y."""
    g = empty("pegs", loc, rot_z)
    box("peg_board", (apart * n, 0.018, 0.07), (0, -0.009, 0), wood, 0.004, parent=g)
    for k in range(n):
        x = (k - (n - 1) / 2) * apart
        tube("peg", [(x, -0.012, 0), (x, -0.055, 0.006), (x, -0.068, 0.022)], 0.0065, metal, 4, parent=g)
    return g


def panelled_door(loc, w, h, wood, wood_z, metal, rot_z=0.0, frame=None):
    """A closed door with two raised panels, facing local -Y; `loc`: the middle of its foot on the wall."""
    g = empty("room_door", loc, rot_z)
    frame = frame or wood_z
    for s in (-1, 1):
        box("door_post", (0.08, 0.06, h), (s * (w / 2 + 0.04), -0.02, h / 2), frame, 0.005, parent=g)
    box("door_lintel", (w + 0.16, 0.06, 0.08), (0, -0.02, h + 0.04), frame, 0.005, parent=g)
    box("door_leaf", (w - 0.006, 0.035, h - 0.01), (0, -0.012, h / 2), wood_z, 0.003, parent=g)
    for z0, z1 in ((0.22, 0.92), (1.08, h - 0.16)):
        box("door_field", (w - 0.24, 0.010, z1 - z0), (0, -0.0285, (z0 + z1) / 2), wood_z, 0.002, parent=g)
        box("door_panel", (w - 0.32, 0.030, z1 - z0 - 0.08), (0, -0.026, (z0 + z1) / 2), wood, 0.013, 3, parent=g)
    tube(
        "door_handle",
        [(w / 2 - 0.06, -0.03, 1.0), (w / 2 - 0.06, -0.075, 1.0), (w / 2 - 0.17, -0.08, 1.0)],
        0.008,
        metal,
        4,
        parent=g,
    )
    return g
