"""Small handmade tiles, each slightly tilted, so that low sunlight shows every tile."""

import random

from .core import bevel, box, empty, mesh_obj
from .nodes import Mat


def fired(name, col, vary=0.08, rough=0.12, warm=(1.04, 0.97, 0.85)):
    """Glaze for single tiles: each has its own tone, some warmer, with slight waves."""
    m = Mat(name)
    each, p = m.n("ShaderNodeNewGeometry").outputs["Random Per Island"], m.pos()
    hue, pool, wave = m.math("FRACT", m.math("MULTIPLY", each, 57.0)), m.noise(p, 21, 3), m.noise(p, 34, 2, 0.5)
    c = m.mix(each, tuple(k * (1 - vary) for k in col), tuple(min(0.84, k * (1 + vary)) for k in col))
    c = m.mix(m.rng(hue, 0.55, 1.0, 0, 0.8), c, tuple(k * w for k, w in zip(col, warm, strict=False)))
    c = m.mix(m.rng(pool, 0.42, 0.72, 0.0, 0.22), c, tuple(k * 0.78 for k in col))
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(pool, 0.3, 0.7, rough, rough + 0.14),
            "Specular IOR Level": 0.5,
            "Normal": m.bump(wave, 0.30, 0.004),
        }
    )
    m.flat(col)
    return m.m


def without(rect, holes, least=0.012):
    """The parts of a rectangle (x0, z0, x1, z1) that are outside `holes`."""
    parts = [rect]
    for a, c, b, d in holes:
        left = []
        for x0, z0, x1, z1 in parts:
            if x1 <= a or x0 >= b or z1 <= c or z0 >= d:
                left.append((x0, z0, x1, z1))
            else:
                left += [
                    (x0, z0, min(x1, a), z1),
                    (max(x0, b), z0, x1, z1),
                    (max(x0, a), z0, min(x1, b), c),
                    (max(x0, a), d, min(x1, b), z1),
                ]
        parts = [p for p in left if p[2] - p[0] > least and p[3] - p[1] > least]
    return parts


def hand_laid(loc, w, h, mat, grout, size=(0.14, 0.07), gap=0.003, holes=(), rot_z=0.0, seed=1, t=0.009, tilt=0.011):
    """Tiles in running bond on a wall that faces -Y (before rotation), cut around `holes` (x0, z0, x1, z1); `loc`: its
    lower left corner."""
    rnd, g, (a, b) = random.Random(seed), empty("tiles", loc, rot_z), size
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    for j in range(int(h / b + 0.5)):
        x = -a / 2 if j % 2 else 0.0
        while x < w - 0.01:
            for x0, z0, x1, z1 in without(
                (max(x, 0) + gap / 2, j * b + gap / 2, min(x + a, w) - gap / 2, (j + 1) * b - gap / 2), holes
            ):
                out, across, up = t + rnd.gauss(0, 0.0005), rnd.gauss(0, tilt), rnd.gauss(0, 1.5 * tilt)
                corners = [
                    (u + rnd.uniform(-0.0007, 0.0007), v + rnd.uniform(-0.0007, 0.0007))
                    for u, v in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))
                ]
                k = len(verts)
                verts += [(u, 0, v) for u, v in corners]
                verts += [(u, -out - across * (u - (x0 + x1) / 2) - up * (v - (z0 + z1) / 2), v) for u, v in corners]
                faces += [
                    (k + 4, k + 5, k + 6, k + 7),
                    (k, k + 1, k + 5, k + 4),
                    (k + 1, k + 2, k + 6, k + 5),
                    (k + 2, k + 3, k + 7, k + 6),
                    (k + 3, k, k + 4, k + 7),
                ]
            x += a
    bevel(mesh_obj("tile_field", verts, faces, mat, parent=g), 0.0026, 3)
    for x0, z0, x1, z1 in without((0, 0, w, h), holes):
        box("grout", (x1 - x0, 0.006, z1 - z0), ((x0 + x1) / 2, -0.003, (z0 + z1) / 2), grout, 0, parent=g)
    return g
