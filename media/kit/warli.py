"""Warli pictures: white figures of triangles on red earth, as painted in Palghar and Thane."""

import math
import random

from . import materials as M
from .objects import canvas_art


def limb(a, b, t):
    (ax, ay), (bx, by) = a, b
    d = math.hypot(bx - ax, by - ay) or 1e-6
    u, v = -(by - ay) / d * t, (bx - ax) / d * t
    return [(ax + u, ay + v), (ax - u, ay - v), (bx - u, by - v), (bx + u, by + v)]


def ring(x, y, r, n=14):
    return [(x + r * math.cos(6.2832 * k / n), y + r * math.sin(6.2832 * k / n)) for k in range(n)]


def person(rnd, s=1.0):
    """One figure, 1 unit high, feet at the origin: polygons."""
    t, sway = 0.022, rnd.uniform(-0.05, 0.05)
    hip, waist, neck = 0.40, (sway * 0.5, 0.52), 0.76
    parts = [
        [(waist[0], waist[1]), (-0.15 + sway, neck), (0.15 + sway, neck)][::-1],
        [(-0.13, hip), (0.13, hip), (waist[0], waist[1])],
        ring(sway * 1.3, 0.90, 0.075),
        limb((sway, neck), (sway * 1.2, 0.84), t),
    ]
    for side in (-1, 1):
        knee, foot = (side * 0.10 + rnd.uniform(-0.05, 0.05), 0.20), (side * 0.10 + rnd.uniform(-0.06, 0.06), 0.0)
        parts += [limb((side * 0.07, hip), knee, t), limb(knee, foot, t), limb(foot, (foot[0] + 0.07, foot[1]), t)]
        elbow, hand = (side * 0.26 + sway, 0.64), (side * 0.40 + sway, rnd.uniform(0.60, 0.72))
        parts += [limb((side * 0.14 + sway, neck - 0.01), elbow, t), limb(elbow, hand, t)]
    return [[(x * s, y * s) for x, y in p] for p in parts]


def _placed(parts, at, turn):
    c, s = math.cos(turn), math.sin(turn)
    return [[(at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in p] for p in parts]


def dance(rnd, size=0.105, turns=1.55, n=26):
    """The tarpa dance: a spiral of people around the player."""
    found = _placed(person(rnd, size * 1.2), (0.5, 0.44), 0)
    found += [limb((0.5, 0.50), (0.57, 0.46), 0.010)]
    for k in range(n):
        u = k / (n - 1)
        a, r = 1.2 + 6.2832 * turns * u, 0.17 + 0.20 * u
        at = (0.5 + r * math.cos(a), 0.5 + r * math.sin(a))
        found += _placed(person(rnd, size), at, a - math.pi / 2)
    return found


def village(rnd, n=7):
    """A hut, trees, people, birds, the sun."""
    found = [limb((0.05, 0.16), (0.95, 0.16), 0.004), ring(0.80, 0.83, 0.065, 26)]
    for k in range(20):
        a = 6.2832 * k / 20
        found.append(
            limb(
                (0.80 + 0.080 * math.cos(a), 0.83 + 0.080 * math.sin(a)),
                (0.80 + 0.105 * math.cos(a), 0.83 + 0.105 * math.sin(a)),
                0.003,
            )
        )
    x, y = 0.23, 0.17
    found += [[(x - 0.15, y + 0.17), (x + 0.15, y + 0.17), (x, y + 0.33)]]
    found += [
        limb((x - 0.11, y + 0.17 * 0), (x - 0.11, y + 0.17), 0.006),
        limb((x + 0.11, y), (x + 0.11, y + 0.17), 0.006),
    ]
    found += [limb((x - 0.11 + 0.022 * k, y), (x - 0.11 + 0.022 * k, y + 0.16), 0.0018) for k in range(11)]
    for tx, high in ((0.50, 0.52), (0.88, 0.40)):
        found.append(limb((tx, 0.16), (tx, 0.16 + high), 0.005))
        for k in range(11):
            z = 0.16 + high * (0.30 + 0.065 * k)
            for side in (-1, 1):
                tip = (tx + side * 0.105 * (1 - 0.05 * k), z + 0.06)
                found.append(limb((tx, z), tip, 0.0022))
                for j in range(1, 5):
                    b = (tx + side * 0.105 * (1 - 0.05 * k) * j / 5, z + 0.06 * j / 5)
                    found.append(limb(b, (b[0], b[1] + 0.020), 0.0035))
    for k in range(n):
        found += _placed(person(rnd, 0.13), (0.36 + 0.088 * k, 0.10 + 0.02 * (k % 2)), 0)
    for _ in range(6):
        bx, by = rnd.uniform(0.1, 0.62), rnd.uniform(0.76, 0.93)
        found += [
            limb((bx, by), (bx + 0.025, by + 0.016), 0.0028),
            limb((bx + 0.025, by + 0.016), (bx + 0.05, by), 0.0028),
        ]
    return found


def warli(loc, side, frame, kind=dance, rot_z=0.0, seed=1, ground=(0.20, 0.072, 0.038)):
    """A square framed picture, on a wall that faces local -Y."""
    earth, rice = M.print_paper("warli_earth", ground), M.plain("warli_rice", (0.70, 0.66, 0.57), 0.9)
    rim = [
        limb(a, b, 0.004)
        for a, b in (
            ((0.04, 0.04), (0.96, 0.04)),
            ((0.04, 0.96), (0.96, 0.96)),
            ((0.04, 0.04), (0.04, 0.96)),
            ((0.96, 0.04), (0.96, 0.96)),
        )
    ]
    shapes = [(p, rice) for p in (*kind(random.Random(seed)), *rim)]
    return canvas_art(loc, side, side, frame, earth, shapes, rot_z, depth=0.022)
