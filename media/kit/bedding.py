"""Slept-in bedding: simulated from a cloth that is longer than the bed, with one edge turned back."""

import math
import zlib

import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from .block_cloth import lay_print
from .core import box, cached_mesh, link, mesh_obj, set_mat, smooth, subsurf
from .cushions import soft_box
from .falling import settled


def _settle(w, length, blocks, z, seed, crumple, turned, n, frames):
    """Simulates a crumpled cloth falling onto `blocks`, (size, middle) each; `turned` metres at its +Y edge are folded
    back."""
    solids = []
    for size, at in blocks:
        solids.append(soft_box("solid", size, p=5, cuts=10, loc=at))
    solids.append(box("solid_floor", (8, 8, 0.1), (0, 0, -0.05), bev=0))
    for ob in solids:
        ob.modifiers.new("k", "COLLISION")
        ob.collision.thickness_outer, ob.collision.cloth_friction = 0.012, 22
    nx, ny = int(n * w / max(w, length)), int(n * length / max(w, length))
    verts = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y, lift = (i / nx - 0.5) * w, (j / ny - 0.5) * length, 0.0
            edge = length / 2 - turned + 0.06 * mnoise.noise(Vector((x * 1.5, seed, 2)))
            if turned and y > edge:
                y, lift = 2 * edge - y, 0.022 + 0.03 * min(1.0, (y - edge) / 0.06)
                y += 0.05 * x  # the fold is not quite straight
            p = Vector((x * 1.6 + seed, y * 1.9, seed * 0.7))
            ridge = 1 - abs(mnoise.noise(p * 1.25)) * 2.4
            deep = crumple * (0.055 * max(0.0, ridge) ** 2 + 0.03 * mnoise.noise(p * 3.1) + 0.012 * mnoise.noise(p * 8))
            verts.append((x, y, z + lift + deep))
    m = nx + 1
    faces = [(j * m + i, j * m + i + 1, (j + 1) * m + i + 1, (j + 1) * m + i) for j in range(ny) for i in range(nx)]
    ob = mesh_obj("cloth", verts, faces)
    c = ob.modifiers.new("c", "CLOTH")
    s = c.settings
    s.quality, s.mass, s.air_damping = 7, 0.35, 2.0
    s.tension_stiffness = s.compression_stiffness = 15
    s.shear_stiffness, s.bending_stiffness = 5, 0.45
    return settled(ob, solids, frames, 0.009)


def cover(
    name,
    w,
    length,
    blocks,
    z,
    mat,
    at=(0, 0, 0),
    parent=None,
    seed=1,
    crumple=1.0,
    turned=0.0,
    thickness=0.012,
    n=96,
    frames=34,
):
    """A cover of w × length metres on `blocks`, in coordinates of its own middle; `crumple`: strength of its folds."""
    what = (w, length, blocks, z, seed, crumple, turned, n, frames)
    key = f"cover_{zlib.crc32(repr(what).encode()):08x}"
    ob = bpy.data.objects.new(
        name, cached_mesh(key, lambda: _settle(w, length, blocks, z, seed, crumple, turned, n, frames)).copy()
    )
    lay_print(ob, int(n * w / max(w, length)) + 1)
    ob.location = at
    link(ob, parent)
    set_mat(ob, mat)
    smooth(ob)
    thick = ob.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = thickness, 0
    return subsurf(ob, 1)


def laid_pillow(name, w, d, h, mat, loc, rot=(0, 0, 0), seed=1, parent=None):
    """A flat pillow, thin at its corners, with the hollow of a head."""
    verts, n = [], 40
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                fill = ((1 - abs(u) ** 2.6) * (1 - abs(v) ** 2.6)) ** 0.52
                x, y = u * w / 2 * (1 - 0.035 * v * v), v * d / 2 * (1 - 0.03 * u * u)
                hollow = 0.36 * math.exp(-(((u - 0.12) / 0.42) ** 2) - ((v + 0.05) / 0.46) ** 2) if side > 0 else 0.0
                crease = (
                    mnoise.noise(Vector((x * 16 + seed, y * 9, side))) * 0.006
                    + mnoise.noise(Vector((x * 7 + seed, y * 13, seed))) * 0.010
                )
                radial = (
                    0.004
                    * math.sin(9 * math.atan2(v, u) + 4 * mnoise.noise(Vector((u * 2, v * 2, seed))))
                    * min(1.0, u * u + v * v)
                )
                top = h * (0.72 if side > 0 else 0.28) * fill * (1 - hollow) * side
                verts.append((x, y, top + (crease + radial) * fill * (1 if side > 0 else 0.3)))
    m, faces = n + 1, []
    for s in (0, 1):
        o = s * m * m
        for j in range(n):
            for i in range(n):
                f = (o + j * m + i, o + j * m + i + 1, o + (j + 1) * m + i + 1, o + (j + 1) * m + i)
                faces.append(f if s == 0 else f[::-1])
    return subsurf(mesh_obj(name, verts, faces, mat, True, loc, rot, parent), 1)
