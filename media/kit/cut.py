"""The flat panels of a shirt or kurta, joined along their seams."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from .falling import CELL


def pattern(long, wide, sleeve, shoulder=0.21, neck=0.075, deep=0.09, slope=0.045, armhole=0.21, flare=0.04, slit=0.24):
    """Front and back of a flat shirt or kurta, joined along their seams. Returns vertices, faces, each vertex's
    position on the cloth, its distances to hem and seam in metres, and the numbers of the vertices at the neck and of
    those held by a hanger."""
    n, rows, arm = round(wide / CELL / 2) * 2, round(long / CELL), round(armhole / CELL)
    across = round(sleeve / CELL)
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    woven, edge, at = [], [], {}
    half = n // 2
    open_neck = max(1, round(neck / shoulder * half))

    def add(key, p, place, to):
        if key not in at:
            at[key] = len(verts)
            verts.append(p)
            woven.append(place)
            edge.append(to)
        return at[key]

    def body(i, j, face):
        u, t = (i - half) / half, j / rows
        x = shoulder + (wide / 2 - shoulder) * min(1.0, j / arm) ** 1.6 + flare * max(0.0, (j - arm) / (rows - arm))
        x *= u
        top = -slope * max(0.0, abs(u) - open_neck / half) / (1 - open_neck / half)
        if abs(i - half) < open_neck:
            top -= (deep if face < 0 else 0.016) * math.sqrt(1 - ((i - half) / open_neck) ** 2)
        z = top * (1 - t) ** 3 - long * t
        shared = (j == 0 and abs(i - half) >= open_neck) or (abs(u) == 1 and arm <= j <= rows - slit * rows)
        y = 0.0 if shared else face * (0.028 * math.sqrt(max(0.0, 1 - u * u)) + 0.006)
        if j == 1 and open_neck <= abs(i - half) < half:  # over the arms of the hanger
            y, z = face * 0.0105, top - 0.0146
        y += 0.010 * t * mnoise.noise(Vector((x * 6, face * 3.0, z * 2)))
        seam = min((1 - abs(u)) * shoulder, j * CELL if abs(i - half) >= open_neck else 1.0)
        key = ("b", i, j) if shared else ("b", i, j, face)
        return add(key, (x, y, z), (x if face < 0 else x + 2, z), (long * (1 - t), seam))

    def arm_(s, r, c, face):
        if c == 0:
            return body(half + s * half, r, face)
        root = verts[body(half + s * half, r, face)]
        tilt = math.radians(48)
        along, down = (s * math.cos(tilt), -math.sin(tilt)), (-s * math.sin(tilt), -math.cos(tilt))
        k, tip = c / across, (s * shoulder, -slope)
        cuff = [tip[q] + along[q] * sleeve + down[q] * 0.145 * r / arm for q in (0, 1)]
        x, z = root[0] + (cuff[0] - root[0]) * k, root[2] + (cuff[1] - root[2]) * k
        shared = r in (0, arm)
        y = 0.0 if shared else face * (0.026 * math.sin(math.pi * r / arm) + 0.004)
        key = ("a", s, r, c) if shared else ("a", s, r, c, face)
        return add(key, (x, y, z), (x + (0 if face < 0 else 2), z), (sleeve * (1 - k), sleeve * k))

    for face in (-1, 1):
        for j in range(rows):
            for i in range(n):
                quad = (body(i, j, face), body(i, j + 1, face), body(i + 1, j + 1, face), body(i + 1, j, face))
                faces.append(quad if face < 0 else quad[::-1])
        for s in (-1, 1):
            for r in range(arm):
                for c in range(across):
                    quad = tuple(arm_(s, *rc, face) for rc in ((r, c), (r + 1, c), (r + 1, c + 1), (r, c + 1)))
                    faces.append(quad if face * s > 0 else quad[::-1])
    ring = [body(i, 0, -1) for i in range(half - open_neck, half + open_neck + 1)]
    ring += [body(i, 0, 1) for i in range(half + open_neck - 1, half - open_neck, -1)]
    top = [i for i in range(n + 1) if open_neck <= abs(i - half) < half]
    held = [at["b", i, 0] for i in top] + [at["b", i, 1, face] for i in top for face in (-1, 1)]
    return verts, faces, woven, edge, ring, held
