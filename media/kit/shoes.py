"""Flat sandals."""

import math

from .core import bent, empty, mesh_obj, plate, subsurf

# Outline of the right foot in metres, for a shoe of 0.27 m: heel at -Y, toes at +Y, the big toe at -X.
FOOT = (
    (0.000, -0.132),
    (0.026, -0.118),
    (0.033, -0.085),
    (0.031, -0.040),
    (0.034, 0.005),
    (0.043, 0.050),
    (0.042, 0.085),
    (0.028, 0.116),
    (0.002, 0.132),
    (-0.026, 0.124),
    (-0.040, 0.094),
    (-0.041, 0.055),
    (-0.031, 0.005),
    (-0.027, -0.045),
    (-0.032, -0.090),
    (-0.024, -0.120),
)


def outline(long, side, wide=1.0, n=6):
    """Outline of a foot, anticlockwise; `side`: 1 for right, -1 for left."""
    k = long / 0.264
    points = [(side * x * k * wide, y * k) for x, y in FOOT]
    ring = [(*p, 0.0) for p in (points if side < 0 else points[::-1])]
    # A closed curve through the points; repeated ends make it smooth.
    line = bent([*ring[-2:], *ring, *ring[:3]], n)[2 * n : (2 + len(ring)) * n]
    flat = [(x, y) for x, y, _ in line]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(flat, [*flat[1:], flat[0]], strict=True))
    return flat if area > 0 else flat[::-1]


def band(g, arc, wide, mat):
    """A flat strap over an arc in a plane across the foot."""
    verts = [(x, y + s * wide / 2 - 0.35 * s * wide * 0.0, z) for x, y, z in arc for s in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(arc) - 1)]
    ob = mesh_obj("shoe_strap", verts, faces, mat, True, parent=g)
    ob.modifiers.new("cloth", "SOLIDIFY").thickness = 0.0025
    return subsurf(ob, 1)


def chappals(loc, leather, sole, rot_z=0.0, long=0.25, apart=0.060, turns=(6, -9)):
    """Leather sandals: a broad strap, a narrow one in front of it, a toe ring."""
    pair = empty("chappals", loc, rot_z)
    k = long / 0.264
    for side, turn, ahead in ((-1, turns[0], 0.0), (1, turns[1], 0.03)):
        g = empty("chappal", (side * apart, ahead, 0), math.radians(turn))
        g.parent = pair
        line = outline(long, side)
        plate("sole", line, [], 0.010, sole, 0.002, 1, g, (0, 0, 0.005))
        plate("insole", [(x * 0.965, y * 0.985) for x, y in line], [], 0.005, leather, 0.0015, 1, g, (0, 0, 0.0122))
        for y, wide, high in ((0.030, 0.050, 0.038), (0.074, 0.012, 0.030)):
            arc = [
                ((0.041 * k) * math.cos(t), y * k, 0.010 + high * math.sin(t) ** 0.8)
                for t in (math.pi * i / 20 for i in range(21))
            ]
            band(g, arc, wide, leather)
        ring = [
            (-side * 0.020 * k + 0.013 * math.cos(t), 0.092 * k, 0.014 + 0.018 * math.sin(t))
            for t in (math.pi * i / 12 for i in range(13))
        ]
        band(g, ring, 0.010, leather)
    return pair
