"""Soft things: cushions, pillows, drapes, curtains, rugs. Simulated meshes are kept in the cache."""

import math
import random

import bmesh
import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from .core import (
    bevel,
    box,
    cached_mesh,
    empty,
    link,
    mesh_obj,
    set_mat,
    smooth,
    subsurf,
)


def soft_box(
    name,
    size,
    p=7.0,
    cuts=22,
    crown=0.0,
    wrinkle=0.0,
    seed=0,
    mat=None,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    parent=None,
    sag=0.0,
):
    """Upholstered cushion: L^p rounded box, crowned top, gentle dents."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2.0)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=cuts, use_grid_fill=True)
    hx, hy, hz = (s / 2 for s in size)
    rnd = Vector((seed * 3.1, seed * 1.7, seed * 0.9))
    mn = min(hx, hy, hz)
    for v in bm.verts:
        c = v.co
        x, y, z = c.x, c.y, c.z
        # metric-aware rounding: radius same in metres on all axes
        r = mn * (1.35 / p * 2.2)
        r = min(r, mn * 0.98)
        q = Vector((x * hx, y * hy, z * hz))
        core = Vector((max(-hx + r, min(hx - r, q.x)), max(-hy + r, min(hy - r, q.y)), max(-hz + r, min(hz - r, q.z))))
        d = q - core
        if d.length > 1e-9:
            q = core + d.normalized() * r
        kx, ky, kz = (1 - x * x), (1 - y * y), (1 - z * z)
        q.z += (crown * kx * ky * (1 if z > 0 else -0.35)) * abs(z)
        q.x += 0.35 * crown * ky * kz * x
        q.y += 0.35 * crown * kx * kz * y
        if sag and z > 0:
            q.z -= sag * math.exp(-((x * 1.4) ** 2 + (y * 1.5) ** 2)) * abs(z)
        if wrinkle:
            n = (
                mnoise.noise(q * 6 + rnd) * 0.6
                + mnoise.noise(q * 14 + rnd) * 0.28
                + mnoise.noise(Vector((q.x * 5, q.y * 22, q.z * 12)) + rnd) * 0.25
            )
            q += Vector((x * kz * 0.5, y * kz * 0.5, z)) * n * wrinkle
        v.co = q
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    ob = bpy.data.objects.new(name, me)
    ob.location = loc
    ob.rotation_euler = rot
    link(ob, parent)
    set_mat(ob, mat)
    smooth(ob)
    subsurf(ob, 1)
    return ob


def _cloth_pillow(w, h, pressure, seed, n=34, frames=36):
    verts, faces = [], []
    for s in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                edge = i in (0, n) or j in (0, n)
                verts.append(((i / n - 0.5) * w, (j / n - 0.5) * h, 0 if edge else s * 0.012))
    N = (n + 1) ** 2
    remap = {}
    for k in range(N):
        i, j = k % (n + 1), k // (n + 1)
        if i in (0, n) or j in (0, n):
            remap[k + N] = k
    idx = lambda k: remap.get(k, k)
    for s in range(2):
        for j in range(n):
            for i in range(n):
                a = s * N + j * (n + 1) + i
                f = (a, a + 1, a + n + 2, a + n + 1)
                f = tuple(idx(t) for t in f)
                faces.append(f if s == 0 else tuple(reversed(f)))
    me = bpy.data.meshes.new("pl")
    me.from_pydata(verts, [], faces)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if not v.link_faces], context="VERTS")
    bm.to_mesh(me)
    bm.free()
    ob = bpy.data.objects.new("pl", me)
    link(ob)
    c = ob.modifiers.new("c", "CLOTH")
    s = c.settings
    s.quality = 6
    s.mass = 0.2
    s.use_pressure = True
    s.uniform_pressure_force = pressure
    s.tension_stiffness = s.compression_stiffness = 18
    s.shear_stiffness = 6
    s.bending_stiffness = 0.12
    s.shrink_min = -0.02
    s.effector_weights.gravity = 0
    c.point_cache.frame_end = frames + 1
    sc = bpy.context.scene
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    out = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    bpy.data.objects.remove(ob)
    sc.frame_set(1)
    return out


def pillow(name, w=0.5, h=0.5, pressure=5.0, seed=1, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, piping=None):
    key = f"pillow_{int(w*100)}_{int(h*100)}_{int(pressure*10)}_{seed}"
    me = cached_mesh(key, lambda: _cloth_pillow(w, h, pressure, seed)).copy()
    ob = bpy.data.objects.new(name, me)
    ob.location = loc
    ob.rotation_euler = rot
    link(ob, parent)
    set_mat(ob, mat)
    smooth(ob)
    subsurf(ob, 1)
    return ob


def _cloth_drape(w, l, colliders, z, n, frames, loc, stiff, seed):
    sc = bpy.context.scene
    cols = []
    for size, cl in colliders:
        b = soft_box("col", size, p=5, cuts=10, loc=cl)
        b.modifiers.new("k", "COLLISION")
        b.collision.thickness_outer = 0.012
        b.collision.cloth_friction = 18
        cols.append(b)
    fl = box("fl", (8, 8, 0.1), (0, 0, -0.05), bev=0)
    fl.modifiers.new("k", "COLLISION")
    cols.append(fl)
    nx = max(8, int(n * w / max(w, l)))
    ny = max(8, int(n * l / max(w, l)))
    v = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * w, (j / ny - 0.5) * l
            v.append(
                (
                    x + loc[0],
                    y + loc[1],
                    z
                    + 0.010 * mnoise.noise(Vector((x * 3 + seed, y * 3, 0)))
                    + 0.035 * mnoise.noise(Vector((x * 1.1 + seed, y * 1.3, 4))),
                )
            )
    f = [
        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
        for j in range(ny)
        for i in range(nx)
    ]
    ob = mesh_obj("cl", v, f)
    c = ob.modifiers.new("c", "CLOTH")
    s = c.settings
    s.quality = 7
    s.mass = 0.35
    s.tension_stiffness = s.compression_stiffness = 14
    s.shear_stiffness = 5
    s.bending_stiffness = stiff
    s.air_damping = 1.5
    s.shrink_min = -0.035
    c.collision_settings.use_self_collision = True
    c.collision_settings.self_distance_min = 0.008
    c.collision_settings.distance_min = 0.008
    c.collision_settings.collision_quality = 3
    c.point_cache.frame_end = frames + 1
    for fr in range(1, frames + 1):
        sc.frame_set(fr)
    dg = bpy.context.evaluated_depsgraph_get()
    out = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    for o in cols + [ob]:
        bpy.data.objects.remove(o)
    sc.frame_set(1)
    return out


def drape(
    name,
    w,
    l,
    colliders,
    z,
    key,
    n=90,
    frames=45,
    loc=(0, 0),
    stiff=0.6,
    seed=3,
    thickness=0.012,
    mat=None,
    parent=None,
    at=(0, 0, 0),
):
    me = cached_mesh(key, lambda: _cloth_drape(w, l, colliders, z, n, frames, loc, stiff, seed)).copy()
    ob = bpy.data.objects.new(name, me)
    ob.location = at
    link(ob, parent)
    set_mat(ob, mat)
    smooth(ob)
    s = ob.modifiers.new("t", "SOLIDIFY")
    s.thickness = thickness
    s.offset = 1
    subsurf(ob, 1)
    return ob


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


def rug(loc, w=2.8, l=2.0, mat=None, rot_z=0, fringe=True, fmat=None, round_=False, t=0.014):
    g = empty("rug", loc, rot_z)
    nx, ny = 90, 64
    v, f = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * w, (j / ny - 0.5) * l
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
            n = int(l / 0.011)
            for k in range(n):
                y = -l / 2 + (k + 0.5) * l / n + rnd.uniform(-0.002, 0.002)
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
