"""The board over the toys, with crayon drawings of a seven-year-old."""

import itertools
import math
import random

from ...kit import materials as M
from ...kit.core import box, empty, lathe, mesh_obj
from ...kit.warli import limb

RED, YELLOW, BLUE, GREEN, BROWN = range(5)
TONES = ((0.42, 0.085, 0.05), (0.56, 0.37, 0.06), (0.085, 0.17, 0.31), (0.12, 0.24, 0.085), (0.20, 0.105, 0.055))


def crayons():
    return [M.plain(f"crayon{k}", c, 0.9, 0.1) for k, c in enumerate(TONES)]


def board(m, x, z, w=0.95, h=0.70):
    """Cork in a frame, six sheets pinned to it."""
    box("cork", (w, 0.014, h), (x, -0.008, z), M.terracotta("cork", (0.42, 0.29, 0.17)), 0.002)
    for s in (-1, 1):
        box("cork_frame", (0.022, 0.022, h + 0.044), (x + s * (w / 2 + 0.011), -0.011, z), m["veneer_z"], 0.002)
        box("cork_frame", (w, 0.022, 0.022), (x, -0.011, z + s * (h / 2 + 0.011)), m["veneer_x"], 0.002)
    rnd, colours = random.Random(12), crayons()
    sheets = (
        (home, -0.29, 0.15, 0.28, 0.20),
        (tree, 0.06, 0.12, 0.21, 0.29),
        (kite, 0.32, 0.16, 0.20, 0.28),
        (flowers, -0.30, -0.15, 0.21, 0.28),
        (boat, -0.02, -0.19, 0.27, 0.19),
        (family, 0.31, -0.18, 0.21, 0.27),
    )
    for k, (subject, dx, dz, wide, high) in enumerate(sheets):
        g = empty("drawing", (x + dx, -0.0155, z + dz))
        g.rotation_euler = (0, rnd.uniform(-0.05, 0.05), 0)
        box("drawing_sheet", (wide, 0.0008, high), (0, 0, 0), m["paper"], 0, parent=g)
        for layer, (stroke, tone) in enumerate(subject(rnd)):
            points = [(px * 0.1, -0.0008 - 0.00002 * layer, pz * 0.1) for px, pz in stroke]
            mesh_obj("crayon", points, [tuple(range(len(points)))], colours[tone], parent=g)
        pin = [(0, 0), (0.005, 0), (0.004, 0.006), (0, 0.008)]
        lathe("pin", pin, colours[k % 3], 16, (0, 0, high * 0.44), parent=g, rot=(math.pi / 2, 0, 0))


def line(points, tone, t=0.018):
    return [(limb(a, b, t), tone) for a, b in itertools.pairwise(points)]


def scribble(rnd, x, y, a, b, tone, gap=0.045):
    """An oval of half axes a and b filled to and fro with one crayon."""
    points, n = [], int(2 * b / gap)
    for k in range(n + 1):
        v = -1 + 2 * k / n
        reach = a * math.sqrt(max(0.02, 1 - v * v)) * rnd.uniform(0.86, 1.06)
        points.append((x + reach * (1 if k % 2 else -1), y + v * b))
    return line(points, tone, 0.015)


def ground(rnd, wide=1.2, at=-0.75):
    return scribble(rnd, 0, at, wide, 0.09, GREEN, 0.05)


def home(rnd):
    wall = line([(-0.7, -0.7), (-0.7, 0.1), (0.3, 0.1), (0.3, -0.7)], BROWN)
    roof = line([(-0.85, 0.08), (-0.2, 0.62), (0.45, 0.08)], RED, 0.03)
    door = scribble(rnd, -0.2, -0.45, 0.12, 0.24, BLUE)
    return [*ground(rnd), *wall, *roof, *door, *scribble(rnd, 0.95, 0.55, 0.2, 0.2, YELLOW)]


def tree(rnd):
    trunk = line([(-0.06, -1.0), (-0.03, -0.1)], BROWN, 0.05) + line([(0.08, -1.0), (0.05, -0.1)], BROWN, 0.04)
    crown = scribble(rnd, 0.0, 0.3, 0.58, 0.52, GREEN, 0.06)
    fruit = [s for x, y in ((-0.25, 0.3), (0.2, 0.5), (0.15, 0.05)) for s in scribble(rnd, x, y, 0.07, 0.07, RED, 0.04)]
    return [*ground(rnd, 0.8, -1.05), *trunk, *crown, *fruit]


def kite(rnd):
    edge = line([(0.1, 0.95), (0.6, 0.45), (0.1, -0.2), (-0.4, 0.45), (0.1, 0.95)], BLUE, 0.024)
    fill = scribble(rnd, 0.1, 0.45, 0.30, 0.34, RED, 0.05)
    tail = line([(0.1, -0.2), (-0.05, -0.5), (0.12, -0.8), (-0.1, -1.1)], BROWN, 0.012)
    return [*fill, *edge, *tail]


def flowers(rnd):
    found = ground(rnd, 0.8, -1.0)
    for x, high, tone in ((-0.5, 0.1, RED), (0.0, 0.5, YELLOW), (0.5, 0.0, BLUE)):
        found += line([(x, -1.0), (x + 0.05, high)], GREEN, 0.022)
        for k in range(5):
            a = 1.2566 * k + rnd.uniform(-0.2, 0.2)
            found += scribble(rnd, x + 0.05 + 0.15 * math.cos(a), high + 0.15 * math.sin(a), 0.09, 0.09, tone, 0.04)
    return found


def boat(rnd):
    hull = line([(-0.7, -0.3), (-0.45, -0.6), (0.45, -0.6), (0.7, -0.3), (-0.7, -0.3)], BROWN, 0.026)
    sail = line([(0.0, -0.3), (0.0, 0.6), (0.5, -0.15), (0.0, -0.15)], RED, 0.022)
    sea = [
        s for k in range(2) for s in line([(-1.2 + 0.2 * i, -0.68 - 0.1 * k + 0.05 * (i % 2)) for i in range(13)], BLUE)
    ]
    return [*hull, *sail, *sea, *scribble(rnd, -0.9, 0.55, 0.16, 0.16, YELLOW)]


def family(rnd):
    found = ground(rnd, 0.85, -1.0)
    for x, high, tone in ((-0.55, 0.55, BLUE), (0.0, 0.45, RED), (0.45, -0.1, YELLOW)):
        found += scribble(rnd, x, (high - 1.0) / 2 - 0.05, 0.16, (high + 0.5) * 0.36, tone, 0.05)
        head = [(x + 0.14 * math.cos(a), high + 0.14 * math.sin(a)) for a in (6.2832 * k / 14 for k in range(15))]
        found += line(head, BROWN, 0.014)
        for s in (-1, 1):
            found += line(
                [(x + s * 0.1, (high - 1.0) / 2 + 0.05), (x + s * 0.28, (high - 1.0) / 2 - 0.12)], BROWN, 0.016
            )
            found += line([(x + s * 0.06, -0.75), (x + s * 0.08, -1.0)], BROWN, 0.016)
    return found
