"""Household brass and stoneware: plates, jug, standing oil lamp, pickle jars, betel box; also lamps with a bell of milk
glass."""

import math
import random

from . import materials as M
from .core import bent, box, disc, empty, lathe, mesh_obj, tube
from .light import bulb
from .nodes import Mat


def worn_brass(name="worn_brass", rough=0.30, col=(0.56, 0.39, 0.185)):
    """Scoured brass: fine scratches, duller and browner where it is rarely rubbed."""
    m = Mat(name)
    dull = m.noise(m.pos(world=False, rnd=9.0), 9, 5, 0.65)
    fine = m.noise(m.pos(world=False, scale=(1, 1, 0.06), rot=(0, 0, 0.4)), 700, 2, 0.6)
    c = m.mix(m.rng(dull, 0.46, 0.70), col, tuple(k * f for k, f in zip(col, (0.55, 0.50, 0.44), strict=False)))
    m.sp(
        {
            "Base Color": c,
            "Metallic": 1.0,
            "Roughness": m.math(
                "ADD", m.rng(dull, 0.40, 0.70, rough - 0.05, rough + 0.16), m.math("MULTIPLY", fine, 0.08)
            ),
            "Normal": m.bump(fine, 0.10, 0.0005),
        }
    )
    return m.m


def thali(loc, metal, r=0.150, h=0.024):
    """A plate with an upright rim."""
    side = [
        (0, 0),
        (r * 0.90, 0),
        (r * 0.95, 0.003),
        (r, h * 0.92),
        (r * 1.012, h),
        (r * 0.995, h),
        (r * 0.935, 0.006),
        (r * 0.88, 0.0035),
        (0, 0.0035),
    ]
    return lathe("thali", side, metal, 96, loc)


def katori(loc, metal, r=0.042, h=0.040):
    """A small bowl with a rolled lip."""
    side = [
        (0, 0),
        (r * 0.55, 0),
        (r * 0.80, 0.008),
        (r * 0.97, h * 0.6),
        (r, h),
        (r * 1.03, h * 1.02),
        (r * 0.97, h * 1.02),
        (r * 0.93, h * 0.6),
        (r * 0.74, 0.011),
        (0, 0.006),
    ]
    return lathe("katori", side, metal, 56, loc)


def thali_stack(loc, metal, n=5, r=0.150, seed=1):
    """A stack of plates; returns the height of the uppermost plate's inside."""
    rnd, (x, y, z) = random.Random(seed), loc
    for k in range(n):
        thali((x + rnd.uniform(-0.003, 0.003), y + rnd.uniform(-0.003, 0.003), z + 0.0062 * k), metal, r)
    return z + 0.0062 * (n - 1) + 0.0035


def tambya(loc, metal, s=1.0, tumbler=True):
    """A water jug with a narrow neck, and its tumbler upside down over the mouth."""
    g = empty("tambya", loc)
    side = [
        (0, 0),
        (0.040, 0),
        (0.044, 0.004),
        (0.070, 0.026),
        (0.081, 0.058),
        (0.078, 0.088),
        (0.056, 0.118),
        (0.043, 0.130),
        (0.041, 0.142),
        (0.052, 0.160),
        (0.055, 0.164),
        (0.051, 0.166),
        (0.038, 0.146),
        (0.038, 0.128),
        (0, 0.10),
    ]
    lathe("tambya", [(r * s, z * s) for r, z in side], metal, 72, parent=g, sub=1)
    if tumbler:
        cup = [
            (0, 0.086),
            (0.026, 0.086),
            (0.028, 0.082),
            (0.033, 0.004),
            (0.0365, 0.0),
            (0.034, 0.0),
            (0.0305, 0.006),
            (0.0255, 0.080),
            (0, 0.080),
        ]
        lathe("phulpatra", [(r * s, z * s) for r, z in cup], metal, 56, (0, 0, 0.145 * s), parent=g).rotation_euler = (
            0.03,
            0.02,
            0,
        )
    return g


def samai(loc, metal, h=0.42, wick=None):
    """A standing oil lamp: stepped foot, ringed stem, dish with five beaks, finial."""
    g, k = empty("samai", loc), h / 0.42
    side = [
        (0, 0),
        (0.082, 0),
        (0.086, 0.004),
        (0.084, 0.012),
        (0.070, 0.018),
        (0.066, 0.028),
        (0.048, 0.038),
        (0.024, 0.050),
        (0.017, 0.062),
        (0.026, 0.072),
        (0.017, 0.082),
        (0.013, 0.100),
        (0.012, 0.132),
        (0.022, 0.142),
        (0.026, 0.150),
        (0.022, 0.158),
        (0.012, 0.168),
        (0.011, 0.205),
        (0.020, 0.214),
        (0.013, 0.224),
        (0.012, 0.248),
        (0.022, 0.258),
        (0.030, 0.266),
        (0.062, 0.280),
        (0.074, 0.296),
        (0.071, 0.298),
        (0.058, 0.287),
        (0.014, 0.277),
        (0.012, 0.300),
        (0.022, 0.312),
        (0.012, 0.324),
        (0.010, 0.338),
        (0.024, 0.352),
        (0.026, 0.362),
        (0.016, 0.378),
        (0.007, 0.388),
        (0.010, 0.396),
        (0.006, 0.408),
        (0, 0.420),
    ]
    lathe("samai", [(r * k, z * k) for r, z in side], metal, 80, parent=g, sub=1)
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.3
        c, s = math.cos(a), math.sin(a)
        beak = [
            (0.060, -0.016, 0.294),
            (0.094, -0.004, 0.299),
            (0.094, 0.004, 0.299),
            (0.060, 0.016, 0.294),
            (0.062, 0.010, 0.286),
            (0.088, 0, 0.292),
            (0.062, -0.010, 0.286),
        ]
        mesh_obj(
            "samai_beak",
            [((x * c - y * s) * k, (x * s + y * c) * k, z * k) for x, y, z in beak],
            [(0, 6, 5, 1), (3, 2, 5, 4), (1, 5, 2), (0, 3, 4, 6), (6, 4, 5)],
            metal,
            True,
            parent=g,
        ).modifiers.new("thick", "SOLIDIFY").thickness = 0.0016
        if wick and i % 2 == 0:
            tube(
                "wick",
                bent(
                    [
                        (0.030 * c * k, 0.030 * s * k, 0.286 * k),
                        (0.066 * c * k, 0.066 * s * k, 0.2915 * k),
                        (0.092 * c * k, 0.092 * s * k, 0.3035 * k),
                    ],
                    4,
                ),
                0.0022,
                wick,
                3,
                parent=g,
            )
    return g


def barni(loc, h, cap=None, string=None, seed=1, top=(0.120, 0.048, 0.018), foot=(0.50, 0.44, 0.33)):
    """A salt-glazed pickle jar, cream below and brown above, with a lid, or with a cloth `cap` tied with `string`."""
    g, rnd = empty("barni", loc), random.Random(seed)
    k = h / 0.30
    line = 0.165 + rnd.uniform(-0.012, 0.012)
    below = [(0, 0), (0.078, 0), (0.082, 0.004), (0.087, 0.016), (0.088, 0.06), (0.088, line)]
    above = [
        (0.0885, line - 0.001),
        (0.0885, 0.195),
        (0.084, 0.216),
        (0.066, 0.236),
        (0.058, 0.241),
        (0.057, 0.252),
        (0.064, 0.256),
        (0.064, 0.266),
        (0.056, 0.268),
        (0, 0.262),
    ]
    lathe("barni_foot", [(r * k, z * k) for r, z in below], M.ceramic("barni_cream", foot, 0.30, 0.8), 80, parent=g)
    lathe("barni_top", [(r * k, z * k) for r, z in above], M.ceramic("barni_brown", top, 0.16), 80, parent=g)
    if cap:
        n, rings, verts = 72, 9, [(0, 0, 0.276 * k)]
        for j in range(1, rings + 1):
            t = j / rings
            for i in range(n):
                a = 2 * math.pi * i / n
                if t < 0.5:
                    r, z = 0.068 * t / 0.5, 0.276 - 0.006 * (t / 0.5) ** 3
                else:
                    u = (t - 0.5) / 0.5
                    pinch = math.exp(-(((u - 0.40) / 0.22) ** 2))
                    fold = (
                        1
                        + (0.03 + 0.16 * max(0, u - 0.4)) * math.sin(11 * a + seed)
                        + 0.05 * u * math.sin(5 * a + 2 * seed)
                    )
                    r, z = (
                        (0.069 - 0.006 * pinch + 0.030 * max(0.0, u - 0.35)) * fold,
                        0.269 - 0.055 * u - 0.010 * max(0.0, u - 0.5) * math.sin(4 * a + seed),
                    )
                verts.append((r * k * math.cos(a), r * k * math.sin(a), z * k))
        faces = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)] + [
            (1 + n * j + i, 1 + n * (j + 1) + i, 1 + n * (j + 1) + (i + 1) % n, 1 + n * j + (i + 1) % n)
            for j in range(rings - 1)
            for i in range(n)
        ]
        mesh_obj("barni_cloth", verts, faces, cap, True, parent=g).modifiers.new("thick", "SOLIDIFY").thickness = 0.0012
        for dz in (0.0, 0.0035):
            tube(
                "barni_string",
                [
                    (0.0655 * k * math.cos(a), 0.0655 * k * math.sin(a), (0.2465 + dz) * k)
                    for a in (2 * math.pi * i / 40 for i in range(40))
                ],
                0.0016,
                string,
                3,
                parent=g,
                cyclic=True,
            )
        tube(
            "barni_string",
            bent(
                [
                    (0.010 * k, -0.066 * k, 0.247 * k),
                    (0.020 * k, -0.074 * k, 0.232 * k),
                    (0.016 * k, -0.080 * k, 0.205 * k),
                ],
                5,
            ),
            0.0014,
            string,
            3,
            parent=g,
        )
    else:
        lid = [
            (0, 0.268),
            (0.060, 0.268),
            (0.068, 0.270),
            (0.068, 0.277),
            (0.046, 0.284),
            (0.014, 0.288),
            (0.013, 0.296),
            (0.019, 0.302),
            (0.016, 0.310),
            (0, 0.313),
        ]
        lathe("barni_lid", [(r * k, z * k) for r, z in lid], M.ceramic("barni_brown", top, 0.16), 72, parent=g)
    return g


def betel_box(loc, metal, r=0.085, ajar=0.0, turn=0.0):
    """A round box with ribbed sides and a domed lid; `ajar`: the lid's tilt in radians."""
    g = empty("betel_box", loc, turn)
    n = 96
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    rows = ((0.90, 0.0), (0.96, 0.003), (1.0, 0.012), (1.0, 0.046), (0.97, 0.052))
    for q, z in rows:
        verts += [
            (
                r * q * (1 + 0.012 * math.cos(24 * a) * (q == 1.0)) * math.cos(a),
                r * q * (1 + 0.012 * math.cos(24 * a) * (q == 1.0)) * math.sin(a),
                z,
            )
            for a in (2 * math.pi * i / n for i in range(n))
        ]
    for j in range(len(rows) - 1):
        faces += [(n * j + i, n * j + (i + 1) % n, n * (j + 1) + (i + 1) % n, n * (j + 1) + i) for i in range(n)]
    faces += [tuple(reversed(range(n))), tuple(range(n * (len(rows) - 1), n * len(rows)))]
    mesh_obj("betel_box", verts, faces, metal, True, parent=g).modifiers.new("edges", "EDGE_SPLIT").split_angle = 0.9
    lid = lathe(
        "betel_lid",
        [
            (r * 1.01, 0.0),
            (r * 1.02, 0.006),
            (r * 0.90, 0.016),
            (r * 0.55, 0.030),
            (r * 0.20, 0.036),
            (0.006, 0.038),
            (0.006, 0.044),
            (0.011, 0.050),
            (0.009, 0.058),
            (0, 0.061),
        ],
        metal,
        96,
        (0, 0, 0.0515),
        parent=g,
    )
    if ajar:
        lid.location, lid.rotation_euler = (0, -r * 0.55, 0.0515 + r * math.sin(ajar) - 0.002), (ajar, 0, 0)
    return g


def glass_bell(r, h, glass, parent, at, lean=(0, 0)):
    """A bell of milk glass, its mouth down at local z = 0."""
    side = [
        (1.0, 0.0),
        (1.02, 0.015),
        (0.93, 0.10),
        (0.86, 0.26),
        (0.80, 0.46),
        (0.68, 0.66),
        (0.46, 0.82),
        (0.30, 0.90),
        (0.27, 1.0),
    ]
    bell = lathe("bell_glass", [(q * r, z * h) for q, z in side], glass, 88, at, parent=parent, sub=1)
    bell.rotation_euler = (*lean, 0)
    bell.modifiers.new("thick", "SOLIDIFY").thickness = 0.0025
    return bell


def bell_lamp(loc, metal, glass, h=0.46, r=0.085, reach=0.15, rot_z=0.0, power=None, glow=(1, 0.70, 0.40)):
    """A table lamp: turned brass foot and stem, a curved neck towards local -Y, a hanging bell of milk glass."""
    g = empty("bell_lamp", loc, rot_z)
    foot = [
        (0, 0),
        (0.072, 0),
        (0.076, 0.005),
        (0.074, 0.013),
        (0.056, 0.020),
        (0.044, 0.034),
        (0.020, 0.044),
        (0.012, 0.056),
        (0.017, 0.066),
        (0.011, 0.076),
        (0.0095, 0.11),
        (0.016, 0.120),
        (0.018, 0.127),
        (0.010, 0.136),
        (0.0085, 0.16),
        (0.0075, h - 0.11),
        (0.013, h - 0.10),
        (0.014, h - 0.094),
        (0.007, h - 0.086),
        (0, h - 0.086),
    ]
    lathe("lamp_foot", foot, metal, 72, parent=g, sub=1)
    bend = h - 0.09
    neck = bent(
        [
            (0, 0, bend),
            (0, -0.006, bend + 0.045),
            (0, -reach * 0.45, bend + 0.088),
            (0, -reach * 0.90, bend + 0.066),
            (0, -reach, bend + 0.018),
        ],
        8,
    )
    tube("lamp_neck", neck, 0.0058, metal, 5, parent=g)
    tall = 1.35 * r
    low = bend + 0.018 - 0.030 - tall
    lathe(
        "lamp_gallery",
        [
            (0, 0.034),
            (0.008, 0.034),
            (0.014, 0.024),
            (r * 0.30, 0.014),
            (r * 0.31, -0.004),
            (r * 0.285, -0.004),
            (0, 0.010),
        ],
        metal,
        48,
        (0, -reach, low + tall),
        parent=g,
    )
    glass_bell(r, tall, glass, g, (0, -reach, low))
    globe = lathe(
        "lamp_bulb",
        [(0, 0.25 * tall)]
        + [
            (0.024 * math.sin(math.pi * i / 14), 0.25 * tall + 0.028 - 0.028 * math.cos(math.pi * i / 14))
            for i in range(1, 14)
        ]
        + [(0, 0.25 * tall + 0.056)],
        M.emissive("bell_glow", glow, 7 if power else 0.15),
        32,
        (0, -reach, low),
        parent=g,
    )
    globe.visible_diffuse = globe.visible_shadow = False
    disc(
        "lamp_switch",
        0.009,
        0,
        0.010,
        (0, -0.052, 0.016),
        M.plain("bakelite_black", (0.02, 0.018, 0.016), 0.35),
        0.003,
        24,
        g,
    )
    if power:
        a = rot_z
        bulb(
            (loc[0] + reach * math.sin(a), loc[1] - reach * math.cos(a), loc[2] + low + 0.25 * tall + 0.028),
            power,
            glow,
            0.026,
        )
    return g


def tiffin(loc, metal, n=3, r=0.066, rot_z=0.0):
    """A tiered lunch carrier: round boxes in a frame with a handle."""
    g, h = empty("tiffin", loc, rot_z), 0.062
    for k in range(n):
        lathe(
            "tier",
            [
                (0, 0),
                (r * 0.94, 0),
                (r, 0.006),
                (r, h - 0.008),
                (r * 1.035, h - 0.006),
                (r * 1.035, h),
                (r * 0.97, h),
                (0, h),
            ],
            metal,
            72,
            (0, 0, 0.004 + h * k),
            parent=g,
        )
    top = 0.004 + h * n
    lathe(
        "tiffin_lid",
        [(r * 1.02, 0), (r * 1.04, 0.003), (r * 0.98, 0.012), (r * 0.5, 0.020), (0, 0.022)],
        metal,
        72,
        (0, 0, top),
        parent=g,
    )
    for s in (-1, 1):
        box("tiffin_strap", (0.003, 0.016, top + 0.035), (s * (r * 1.05), 0, (top + 0.035) / 2), metal, 0.001, parent=g)
    arch = [
        (-s * r * 1.05, 0, top + 0.035 + 0.042 * math.sin(a))
        for a, s in ((math.pi * i / 16, math.cos(math.pi * i / 16)) for i in range(17))
    ]
    tube("tiffin_handle", arch, 0.0045, metal, 4, parent=g)
    return g
