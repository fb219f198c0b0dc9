"""Clay in a kitchen: cooking pot, water pot with a tap, cups on hooks, plates on a ledge."""

import math
import random

from .core import bent, disc, empty, lathe, tube
from .pottery import wall_plates


def handi(loc, clay, s=1.0, lid=True):
    """A round cooking pot with a flared lip and a domed lid."""
    g = empty("handi", loc)
    side = [
        (0, 0.002),
        (0.040, 0),
        (0.078, 0.012),
        (0.106, 0.042),
        (0.112, 0.074),
        (0.098, 0.104),
        (0.080, 0.116),
        (0.081, 0.124),
        (0.098, 0.136),
        (0.100, 0.140),
        (0.094, 0.141),
        (0.076, 0.127),
        (0, 0.118),
    ]
    lathe("handi_pot", [(r * s, z * s) for r, z in side], clay, 80, parent=g, sub=1)
    if lid:
        top = [
            (0, 0.137),
            (0.088, 0.137),
            (0.091, 0.141),
            (0.080, 0.150),
            (0.040, 0.164),
            (0.014, 0.168),
            (0.012, 0.176),
            (0.021, 0.184),
            (0.019, 0.193),
            (0, 0.196),
        ]
        lathe(
            "handi_lid", [(r * s, z * s) for r, z in top], clay, 64, (0.003, 0, 0), parent=g, sub=1, rot=(0.03, 0.02, 0)
        )
    return g


def water_pot(loc, clay, wood, metal, rot_z=0.0):
    """A thrown water pot on a turned stand, with a lid and a small tap towards local -Y."""
    g = empty("water_pot", loc, rot_z)
    lathe(
        "pot_stand",
        [
            (0, 0),
            (0.105, 0),
            (0.108, 0.006),
            (0.092, 0.030),
            (0.090, 0.085),
            (0.104, 0.106),
            (0.104, 0.112),
            (0, 0.112),
        ],
        wood,
        64,
        parent=g,
    )
    side = [
        (0, 0.112),
        (0.088, 0.112),
        (0.094, 0.118),
        (0.126, 0.190),
        (0.136, 0.255),
        (0.128, 0.310),
        (0.104, 0.352),
        (0.090, 0.366),
        (0.096, 0.380),
        (0.100, 0.384),
        (0.094, 0.386),
        (0, 0.376),
    ]
    lathe("pot_body", side, clay, 96, parent=g, sub=1)
    lathe(
        "pot_lid",
        [
            (0, 0.386),
            (0.108, 0.384),
            (0.112, 0.388),
            (0.104, 0.396),
            (0.060, 0.410),
            (0.016, 0.415),
            (0.013, 0.425),
            (0.022, 0.434),
            (0.018, 0.445),
            (0, 0.447),
        ],
        clay,
        64,
        parent=g,
        sub=1,
        rot=(0.02, 0, 0),
    )
    tube(
        "pot_tap",
        bent([(0, -0.098, 0.158), (0, -0.135, 0.158), (0, -0.158, 0.152), (0, -0.164, 0.130)]),
        0.0075,
        metal,
        5,
        parent=g,
    )
    lathe(
        "tap_collar",
        [(0, 0), (0.016, 0), (0.016, 0.006), (0.009, 0.010), (0, 0.010)],
        metal,
        32,
        (0, -0.108, 0.158),
        parent=g,
        rot=(math.pi / 2, 0, 0),
    )
    tube("tap_key", [(0, -0.138, 0.160), (0, -0.138, 0.184)], 0.0045, metal, 4, parent=g)
    tube("tap_key", [(-0.020, -0.138, 0.185), (0.020, -0.138, 0.185)], 0.0050, metal, 4, parent=g)
    return g


def hung_cup(loc, glaze, metal, turn=0.0, tilt=0.0, s=1.0):
    """A cup that hangs by its handle from a hook in the board above at `loc`; its mouth faces local -X."""
    g = empty("hung_cup", loc, turn)
    tube(
        "cup_hook",
        bent([(0, 0.004, 0.002), (0, 0.004, -0.014), (0, 0.002, -0.026), (0, -0.008, -0.031), (0, -0.015, -0.024)]),
        0.0018,
        metal,
        3,
        parent=g,
    )
    at = empty("cup_at", (0, -0.005, -0.0240))
    at.parent, at.rotation_euler = g, (0.0, math.radians(-72) + tilt, 0.0)
    wide, high, top = 0.039 * s, 0.074 * s, 0.072 * s
    body = [
        (0, 0),
        (wide * 0.70, 0),
        (wide * 0.80, 0.003),
        (wide * 0.98, 0.022),
        (wide, high * 0.6),
        (wide * 0.97, high),
        (wide * 0.90, high),
        (wide * 0.93, high * 0.6),
        (wide * 0.88, 0.020),
        (wide * 0.6, 0.007),
        (0, 0.006),
    ]
    lathe("cup_body", body, glaze, 56, (-top, 0, -high * 0.52), parent=at, sub=1)
    z = -high * 0.52
    tube(
        "cup_handle",
        bent(
            [
                (wide * 0.95 - top, 0, z + high * 0.80),
                (wide + 0.020 - top, 0, z + high * 0.78),
                (wide + 0.0315 - top, 0, z + high * 0.55),
                (wide + 0.022 - top, 0, z + high * 0.30),
                (wide * 0.93 - top, 0, z + high * 0.24),
            ]
        ),
        0.0042 * s,
        glaze,
        5,
        parent=at,
    )
    return g


def plates_on_ledge(places, y, z, glazes, deep=0.055, seed=1):
    """Thrown plates on a ledge at height `z`, leaning on the wall behind; `places`: (x, radius); `y`: the wall's face;
    `deep`: their distance from it."""
    rnd = random.Random(seed)
    for k, (x, r) in enumerate(places):
        foot = deep * rnd.uniform(0.92, 1.08)
        one = wall_plates(
            (x, y - foot, z), [glazes[k % len(glazes)]], [(0, r * 0.995, r)], rnd.uniform(-0.03, 0.03), seed + k
        )
        one.rotation_euler[0] = -math.asin(min(0.8, (foot - 0.016) / (2 * r)))


def lidded_jar(loc, glaze, h=0.16, r=0.055, seed=1):
    """A thrown jar with a flat lid and a knob, slightly out of round."""
    rnd, g = random.Random(seed), empty("lidded_jar", loc)
    side = [
        (0, 0),
        (r * 0.86, 0),
        (r * 0.92, 0.005),
        (r * 1.02, h * 0.35),
        (r, h * 0.70),
        (r * 0.86, h * 0.84),
        (r * 0.84, h * 0.86),
        (0, h * 0.86),
    ]
    lathe("jar_body", side, glaze, 64, parent=g, sub=1).scale = (1 + rnd.gauss(0, 0.012), 1, 1)
    disc("jar_seat", r * 0.83, h * 0.855, h * 0.865, (0, 0, 0), glaze, 0.001, 56, g)
    lathe(
        "jar_lid",
        [
            (0, h * 0.865),
            (r * 0.92, h * 0.865),
            (r * 0.95, h * 0.88),
            (r * 0.86, h * 0.91),
            (r * 0.30, h * 0.935),
            (r * 0.20, h * 0.95),
            (r * 0.30, h * 0.985),
            (r * 0.24, h),
            (0, h * 1.005),
        ],
        glaze,
        56,
        parent=g,
        sub=1,
    )
    return g
