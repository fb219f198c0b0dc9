"""Hanging and folded cloth, rugs."""

import math
import random

import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from .core import bevel, empty, link, mesh_obj, subsurf


def curtain(loc, w=1.2, h=2.7, folds=11, depth=0.055, mat=None, rot_z=0, seed=2, gather=1.0):
    nx, nz = folds * 16, 26
    v = []
    for j in range(nz + 1):
        z = j / nz
        for i in range(nx + 1):
            u = i / nx
            ph = u * folds * 2 * math.pi + 1.1 * mnoise.noise(Vector((u * 4, seed, z * 0.5)))
            a = depth * (0.55 + 0.45 * (1 - z)) * (1 + 0.5 * mnoise.noise(Vector((u * 6, seed + 5, z * 0.8))))
            v.append(
                (
                    (u - 0.5) * w * (1 - 0.05 * math.sin(z * math.pi) * gather)
                    + 0.018 * mnoise.noise(Vector((u * 7, z * 2, seed))),
                    a * math.sin(ph) + 0.015 * mnoise.noise(Vector((u * 3, z * 3, seed + 9))),
                    0.01 + z * h,
                )
            )
    f = [
        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
        for j in range(nz)
        for i in range(nx)
    ]
    return mesh_obj("curtain", v, f, mat, True, loc=loc, rot=(0, 0, rot_z))


def rug(loc, w=2.8, length=2.0, mat=None, rot_z=0, fringe=True, fmat=None, round_=False, t=0.014):
    g = empty("rug", loc, rot_z)
    nx, ny = 90, 64
    v, f = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * w, (j / ny - 0.5) * length
            v.append(
                (
                    x + 0.008 * mnoise.noise(Vector((y * 2, 3, x * 0.3))),
                    y + 0.008 * mnoise.noise(Vector((x * 2, 9, 0))),
                    t + 0.0035 * mnoise.noise(Vector((x * 4, y * 4, 1))),
                )
            )
    f = [
        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
        for j in range(ny)
        for i in range(nx)
    ]
    o = mesh_obj("rug", v, f, mat, True, parent=g)
    s = o.modifiers.new("t", "SOLIDIFY")
    s.thickness = t
    s.offset = -1
    bevel(o, 0.004, 2)
    if fringe:
        rnd = random.Random(4)
        cu = bpy.data.curves.new("fringe", "CURVE")
        cu.dimensions = "3D"
        cu.bevel_depth = 0.0016
        cu.bevel_resolution = 1
        for sx in (-1, 1):
            n = int(length / 0.011)
            for k in range(n):
                y = -length / 2 + (k + 0.5) * length / n + rnd.uniform(-0.002, 0.002)
                L = rnd.uniform(0.045, 0.065)
                dy = rnd.uniform(-0.012, 0.012)
                sp = cu.splines.new("POLY")
                sp.points.add(3)
                for q in range(4):
                    sp.points[q].co = (
                        sx * (w / 2 - 0.004 + L * q / 3),
                        y + dy * (q / 3) ** 2,
                        (0.010, 0.008, 0.004, 0.002)[q],
                        1,
                    )
        ob = bpy.data.objects.new("fringe", cu)
        link(ob, g)
        cu.materials.append(fmat or mat)
    return g


def folded_cloth(loc, w, d, mat, h=0.042, rot_z=0.0, seed=1, thickness=0.0045):
    """A cloth folded twice, its round fold towards -Y: one cross-section extruded along x, with some unevenness."""
    gap, rnd = h / 3.4, random.Random(seed)
    front, back, steps = -d / 2 + 1.5 * gap, d / 2, 12
    section = [(back + (front - back) * i / steps, 0.0, 0) for i in range(steps + 1)]
    section += [
        (front - 1.5 * gap * math.sin(a), 1.5 * gap * (1 - math.cos(a)), 0)
        for a in (math.pi * i / 10 for i in range(1, 10))
    ]
    section += [(front + (back - front) * i / steps, 3 * gap, 1) for i in range(steps + 1)]
    section += [
        (back + 0.5 * gap * math.sin(a), 2.5 * gap + 0.5 * gap * math.cos(a), 1)
        for a in (math.pi * i / 6 for i in range(1, 6))
    ]
    section += [(back + (front - back) * i / steps, 2 * gap, 2) for i in range(steps + 1)]
    section += [
        (front - 0.5 * gap * math.sin(a), 1.5 * gap + 0.5 * gap * math.cos(a), 2)
        for a in (math.pi * i / 6 for i in range(1, 6))
    ]
    section += [(front + (back - 0.02 - front) * i / steps, gap, 3) for i in range(steps + 1)]
    ends = [rnd.uniform(0.965, 1.0) for _ in range(4)]
    nx, verts = 30, []
    for i in range(nx + 1):
        u = i / nx * 2 - 1
        for y, z, layer in section:
            x = u * w / 2 * ends[layer] + 0.004 * mnoise.noise(Vector((y * 9, seed, z * 30)))
            give = 0.30 * mnoise.noise(Vector((x * 7, y * 7, seed))) - 0.22 * abs(u) ** 5
            verts.append((x, y + 0.010 * mnoise.noise(Vector((x * 5, seed, 4))), z * (1 + give)))
    n = len(section)
    faces = [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(nx) for j in range(n - 1)]
    ob = mesh_obj("folded_cloth", verts, faces, mat, True, loc=loc, rot=(0, 0, rot_z))
    thick = ob.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = thickness, 0
    subsurf(ob, 1)
    return ob


def folded_often(loc, w, d, mat, h=0.04, layers=6, rot_z=0.0, seed=1, thickness=0.0022):
    """A cloth folded into `layers`, with folds towards -Y and +Y: thin edges at the front, the middle pressed down, no
    two folds of one length."""
    rnd, gap, steps, section = random.Random(seed), (h - thickness) / (layers - 1), 10, []
    reach = [rnd.uniform(-0.006, 0.004) for _ in range(layers + 1)]
    for k in range(layers):
        s, z = (1 if k % 2 == 0 else -1), k * gap
        ends = -s * (d / 2 + reach[k] - gap), s * (d / 2 + reach[k + 1] - gap)
        section += [(ends[0] + (ends[1] - ends[0]) * i / steps, z) for i in range(steps + 1)]
        if k < layers - 1:
            turn = [math.pi * i / 6 - math.pi / 2 for i in range(1, 6)]
            section += [(ends[1] + s * 0.75 * gap * math.cos(a), z + gap / 2 * (1 + math.sin(a))) for a in turn]
    sides = [rnd.uniform(0.97, 1.0) for _ in range(layers)]
    nx, n, verts = 34, len(section), []
    for i in range(nx + 1):
        u = i / nx * 2 - 1
        for y, z in section:
            layer = min(layers - 1, int(z / gap + 0.5))
            x = u * w / 2 * sides[layer]
            press = 0.16 * mnoise.noise(Vector((x * 9, y * 5, seed))) - 0.16 * abs(u) ** 4
            press -= 0.10 * max(0.0, -y / d) * (1 + mnoise.noise(Vector((x * 14, seed, 3))))
            y += 0.005 * mnoise.noise(Vector((x * 8, seed + layer * 0.6, 4)))
            verts.append((x, y, z * (1 + press)))
    faces = [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(nx) for j in range(n - 1)]
    ob = mesh_obj("folded_cloth", verts, faces, mat, True, loc=loc, rot=(0, 0, rot_z))
    thick = ob.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = thickness, 0
    return subsurf(ob, 1)
