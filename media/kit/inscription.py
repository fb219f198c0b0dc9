"""Capitals and figures as thin strokes on a surface: cut into a scale, stamped on a spine."""

import itertools

from mathutils import Vector

from .core import mesh_obj
from .lettering import strokes


def inscribed(words, loc, size, mat, parent=None, rot=(0, 0, 0), weight=0.09):
    """`words` in capitals `size` metres high, centred on `loc`, read along local x and facing local +Z; `weight` is a
    stroke's width in sizes."""
    u, x = size / 6, -len(words) * size * 0.42
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    for letter in words:
        for stroke in strokes(letter):
            for (ax, ay), (bx, by) in itertools.pairwise(stroke):
                a, b = Vector((x + ax * u, ay * u, 0)), Vector((x + bx * u, by * u, 0))
                e = (b - a).normalized()
                s = Vector((-e.y, e.x, 0)) * size * weight / 2
                end = e * size * 0.02
                q = len(verts)
                verts += [tuple(p) for p in (a - s - end, a + s - end, b + s + end, b - s + end)]
                faces.append((q, q + 1, q + 2, q + 3))
        x += size * 0.88
    return mesh_obj("inscription", verts, faces, mat, False, loc, rot, parent)
