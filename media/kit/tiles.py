"""Hand-laid tiles as one mesh, each slightly out of plane."""

import random

from .core import bevel, box, empty, mesh_obj


def tile_field(loc, w, h, mat, grout=None, size=(0.10, 0.10), gap=0.003, rot_z=0.0, seed=1, t=0.009, stagger=False):
    """Tiles on a wall that faces -Y (before rotation); `loc`: its lower left corner."""
    rnd = random.Random(seed)
    g = empty("tiles", loc, rot_z)
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    a, b = size
    for j in range(int(h / b + 0.5)):
        shift = a / 2 if stagger and j % 2 else 0.0
        x = -shift
        while x < w - 0.01:
            x0, x1 = max(x, 0) + gap / 2, min(x + a, w) - gap / 2
            x += a
            if x1 - x0 < 0.015:
                continue
            z0, z1 = j * b + gap / 2, (j + 1) * b - gap / 2
            front = [-t - rnd.uniform(-0.0008, 0.0012) for _ in range(4)]
            k = len(verts)
            verts += [(x0, 0, z0), (x1, 0, z0), (x1, 0, z1), (x0, 0, z1)]
            verts += [(x0, front[0], z0), (x1, front[1], z0), (x1, front[2], z1), (x0, front[3], z1)]
            faces += [(k + 4, k + 5, k + 6, k + 7), (k, k + 1, k + 5, k + 4), (k + 1, k + 2, k + 6, k + 5)]
            faces += [(k + 2, k + 3, k + 7, k + 6), (k + 3, k, k + 4, k + 7)]
    field = mesh_obj("tile_field", verts, faces, mat, parent=g)
    bevel(field, 0.0022, 2)
    if grout:
        box("grout", (w, 0.004, h), (w / 2, -0.002, h / 2), grout, 0, parent=g)
    return g
