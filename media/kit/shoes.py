"""Shoes as they stand at a door: a pair lasted over feet, in leather; flat sandals with a strap and a ring."""

import math

from .core import bent, empty, mesh_obj, plate, subsurf, tube
from .surfaces import plain

# The right foot's outline in metres for a shoe of 0.27 m: heel at -Y, toes at +Y, the big toe at -X.
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
    """A foot's outline, `side` 1 for the right one and -1 for the left one, against the clock."""
    k = long / 0.264
    points = [(side * x * k * wide, y * k) for x, y in FOOT]
    ring = [(*p, 0.0) for p in (points if side < 0 else points[::-1])]
    # A closed curve through the points: the ends are repeated so that it runs on smoothly.
    line = bent([*ring[-2:], *ring, *ring[:3]], n)[2 * n : (2 + len(ring)) * n]
    flat = [(x, y) for x, y, _ in line]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(flat, [*flat[1:], flat[0]], strict=True))
    return flat if area > 0 else flat[::-1]


def _run(line, keep):
    """The stretch of a closed line whose points have a `y` that is kept, in its order."""
    first = next(i for i in range(len(line)) if keep(line[i][1]) and not keep(line[i - 1][1]))
    return [p for p in (line[(first + i) % len(line)] for i in range(len(line))) if keep(p[1])]


def _upper(g, line, sole, mouth, mat, lining):
    """Leather from the sole's edge up over the instep to the mouth, then down inside; `mouth` is (middle, half length,
    half width, height behind, height before)."""
    cy, hl, hw, back, front = mouth
    n, rows = len(line), 12
    rim = []
    for x, y in line:
        a = math.atan2((y - cy) / hl, x / (0.7 * hw))
        t = (1 + math.sin(a)) / 2
        dip = -0.012 * math.cos(a) ** 2
        rim.append((hw * math.cos(a), cy + hl * math.sin(a), sole + back + (front - back) * t + dip))
    verts = []
    for j in range(rows + 1):
        t = j / rows
        for (x, y), (rx, ry, rz) in zip(line, rim, strict=True):
            reach = math.hypot(rx - x, ry - y)
            lift = min(rz - sole, 0.030 + 0.16 * max(0.0, 0.10 - reach))
            cx, cyy, cz = x * 1.02 + (rx - x) * 0.10, y + (ry - y) * 0.10, sole + lift
            mx, my, mz = x + (rx - x) * 0.62, y + (ry - y) * 0.62, sole + lift + (rz - sole - lift) * 0.80
            u = 1 - t
            w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
            p = [
                sum(k * q for k, q in zip(w, c, strict=True))
                for c in ((x, cx, mx, rx), (y, cyy, my, ry), (sole, cz, mz, rz))
            ]
            verts.append(tuple(p))
    for drop, k in ((0.004, 0.93), (0.030, 0.86), (0.052, 0.80)):
        verts += [(rx * k, cy + (ry - cy) * k, max(sole + 0.006, rz - drop)) for rx, ry, rz in rim]
    total = rows + 3
    faces: list[tuple[int, ...]] = [
        (j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)
        for j in range(total)
        for i in range(n)
    ]
    faces.append(tuple(total * n + i for i in range(n)))
    ob = mesh_obj("shoe_upper", verts, faces, mat, True, parent=g)
    ob.data.materials.append(lining)
    for k, p in enumerate(ob.data.polygons):
        p.material_index = 1 if k >= (rows + 1) * n else 0
    welt = [(*rim[i][:2], rim[i][2] + 0.0006) for i in range(n)]
    tube("shoe_binding", welt, 0.0018, lining, 3, parent=g, cyclic=True)
    return subsurf(ob, 1), rim


def shoes(loc, leather, rot_z=0.0, long=0.28, strap=False, sole_h=0.016, heel=0.010, apart=0.062, turns=(4, -7)):
    """A pair: slip-ons with a band over the instep, or a girl's shoes with a strap. Toes to local +Y."""
    pair = empty("shoes", loc, rot_z)
    rubber, inner = plain("shoe_rubber", (0.022, 0.020, 0.019), 0.7), plain("shoe_lining", (0.10, 0.075, 0.055), 0.8)
    k = long / 0.264
    for side, turn, ahead in ((-1, turns[0], 0.0), (1, turns[1], 0.022)):
        g = empty("shoe", (side * apart, ahead, 0), math.radians(turn))
        g.parent = pair
        line = outline(long, side, 0.96 if strap else 1.0)
        base = heel + sole_h
        plate("shoe_sole", line, [], sole_h, rubber, 0.004, 2, g, (0, 0, heel + sole_h / 2))
        for name, keep in (("shoe_heel", lambda y, k=k: y < -0.045 * k), ("shoe_ball", lambda y, k=k: y > 0.015 * k)):
            part = _run([(x * 0.95, y * 0.97) for x, y in line], keep)
            plate(name, part, [], heel + 0.002, rubber, 0.001, 1, g, (0, 0, (heel + 0.002) / 2))
        slim = [(x * 0.955, y * 0.975) for x, y in line]
        middle, half = (-0.028 * k, 0.082 * k) if strap else (-0.048 * k, 0.060 * k)
        mouth = (middle, half, 0.027 * k, 0.058 * k, 0.030 * k if strap else 0.058 * k)
        _upper(g, slim, base, mouth, leather, inner)
        if strap:
            arc = [
                (0.036 * k * math.cos(t), -0.020 * k, base + 0.018 + 0.034 * k * math.sin(t))
                for t in (math.pi * i / 18 for i in range(19))
            ]
            band(g, arc, 0.013, leather)
        else:
            arc = [
                (0.031 * k * math.cos(t), 0.034 * k, base + 0.030 + 0.026 * k * math.sin(t))
                for t in (math.pi * i / 18 for i in range(19))
            ]
            band(g, arc, 0.026, leather)
    return pair


def band(g, arc, wide, mat):
    """A flat strap over an arc in a plane across the foot."""
    verts = [(x, y + s * wide / 2 - 0.35 * s * wide * 0.0, z) for x, y, z in arc for s in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(arc) - 1)]
    ob = mesh_obj("shoe_strap", verts, faces, mat, True, parent=g)
    ob.modifiers.new("cloth", "SOLIDIFY").thickness = 0.0025
    return subsurf(ob, 1)


def chappals(loc, leather, sole, rot_z=0.0, long=0.25, apart=0.060, turns=(6, -9)):
    """Flat leather sandals: a broad band across, a narrow one before it, a ring for the big toe."""
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
