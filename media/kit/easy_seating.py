"""A sofa, a dining chair and a study chair for a small flat: narrow arms, teak legs."""

import math

from .core import box, empty, lathe
from .cushions import pillow, soft_box


def _leg(g, x, y, h, wood, lean=0.0, r=0.017):
    leg = lathe("leg", [(0, 0), (r * 0.62, 0), (r * 0.66, 0.003), (r, h), (0, h)], wood, 28, (x, y, 0), parent=g)
    leg.rotation_euler = (math.radians(lean) * (1 if y > 0 else -1), math.radians(lean) * (1 if x > 0 else -1) * -1, 0)


def three_seater(loc, rot_z, cloth, wood, w=2.0, d=0.84, pillows=()):
    """A sofa facing local -Y, 0.80 high, seat at 0.43: two seat cushions, two back cushions. `pillows`: as for
    `sofa`."""
    g, arm = empty("sofa", loc, rot_z), 0.10
    for x in (-w / 2 + 0.10, w / 2 - 0.10):
        for y in (-d / 2 + 0.09, d / 2 - 0.10):
            _leg(g, x, y, 0.165, wood, 6, 0.020)
    box("sofa_rail", (w - 0.06, d - 0.10, 0.04), (0, -0.005, 0.178), wood, 0.006, parent=g)
    soft_box("sofa_deck", (w - 2 * arm + 0.01, d - 0.09, 0.13), 9, 24, 0.004, 0.002, 1, cloth, (0, 0, 0.262), parent=g)
    for s in (-1, 1):
        soft_box(
            f"sofa_arm{s}",
            (arm, d - 0.02, 0.40),
            6,
            22,
            0.007,
            0.0025,
            2 + s,
            cloth,
            (s * (w / 2 - arm / 2), 0, 0.395),
            parent=g,
        )
    soft_box(
        "sofa_back",
        (w - 2 * arm + 0.02, 0.13, 0.56),
        6,
        26,
        0.008,
        0.003,
        5,
        cloth,
        (0, d / 2 - 0.075, 0.485),
        parent=g,
    )
    sw = (w - 2 * arm) / 2
    for i in range(2):
        x = (i - 0.5) * sw
        soft_box(
            f"sofa_seat{i}",
            (sw - 0.004, d - 0.16, 0.135),
            5.2,
            28,
            0.016,
            0.005,
            10 + i,
            cloth,
            (x, -0.075, 0.378),
            parent=g,
            sag=0.010,
        )
        soft_box(
            f"sofa_bc{i}",
            (sw - 0.012, 0.15, 0.40),
            4.0,
            26,
            0.024,
            0.009,
            20 + i,
            cloth,
            (x, d / 2 - 0.205, 0.635),
            (math.radians(-11), 0, math.radians((-1) ** i * 0.5)),
            g,
        )
    for k, (x, y, z, sz, tilt, yaw, m, seed) in enumerate(pillows):
        pillow(f"sofa_p{k}", sz[0], sz[1], 4.5, seed, m, (x, y, z), (math.radians(90 - tilt), 0, math.radians(yaw)), g)
    return g


def padded_chair(loc, rot_z, wood, cloth, seed=1):
    """A dining chair facing local -Y: padded seat at 0.46, padded back between two posts."""
    g = empty("padded_chair", loc, rot_z)
    for s in (-1, 1):
        _leg(g, s * 0.19, -0.19, 0.425, wood, 4)
        post = box("post", (0.026, 0.032, 0.84), (s * 0.187, 0.215, 0.42), wood, 0.008, 3, parent=g)
        post.rotation_euler = (math.radians(-5), 0, 0)
        box("rail", (0.022, 0.40, 0.045), (s * 0.180, 0.0, 0.402), wood, 0.005, parent=g)
    for y in (-0.18, 0.19):
        box("rail", (0.35, 0.022, 0.045), (0, y, 0.402), wood, 0.005, parent=g)
    soft_box(
        "chair_seat", (0.44, 0.43, 0.065), 5.5, 22, 0.010, 0.003, seed, cloth, (0, -0.012, 0.448), parent=g, sag=0.006
    )
    soft_box(
        "chair_back",
        (0.40, 0.050, 0.25),
        4.6,
        22,
        0.006,
        0.002,
        seed + 3,
        cloth,
        (0, 0.218, 0.715),
        (math.radians(-7), 0, 0),
        g,
    )
    return g
