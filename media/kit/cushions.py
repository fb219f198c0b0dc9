"""Cushions and pillows."""

import math

import bmesh
import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from .contact import rest
from .core import cached_mesh, empty, link, set_mat, smooth, subsurf, tube


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
    """Upholstered cushion: a rounded box (L^p norm) with a crowned top and slight dents."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2.0)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=cuts, use_grid_fill=True)
    hx, hy, hz = (s / 2 for s in size)
    rnd = Vector((seed * 3.1, seed * 1.7, seed * 0.9))
    mn = min(hx, hy, hz)
    for v in bm.verts:
        c = v.co
        x, y, z = c.x, c.y, c.z
        # the same radius in metres on all axes
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


def piped_seat(name, size, mat, cord, loc, seed=1, parent=None, sag=0.006):
    """A mattress or seat cushion of `size` metres with `cord` along its upper and lower edge."""
    g = empty(name, loc)
    g.parent = parent
    soft_box(name, size, 5, 30, 0.010, 0.0035, seed, mat, parent=g, sag=sag)
    hx, hy, hz = (k / 2 for k in size)
    r = min(hx, hy, hz) * 0.594  # the same rounding as in soft_box
    rnd, ring = Vector((seed * 1.9, 0, 0)), []
    corners = ((hx, hy, 0), (-hx, hy, 1), (-hx, -hy, 2), (hx, -hy, 3))
    for x, y, quarter in corners:
        cx, cy = math.copysign(abs(x) - r, x), math.copysign(abs(y) - r, y)
        ring += [
            (cx + 0.72 * r * math.cos(a), cy + 0.72 * r * math.sin(a))
            for a in (math.pi / 2 * (quarter + k / 5) for k in range(6))
        ]
    fine = []
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=False):
        steps = max(1, round(math.dist((ax, ay), (bx, by)) / 0.05))
        fine += [(ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps) for k in range(steps)]
    for side in (-1, 1):
        seam = [
            (x, y, side * (hz - r + 0.72 * r) + 0.0022 * mnoise.noise(Vector((x * 6, y * 6, side)) + rnd))
            for x, y in fine
        ]
        tube(name + "_piping", seam, 0.0042, cord, 3, parent=g, cyclic=True)
    return g


GRID = 44  # squares along each edge of a cushion's two sheets
ROUND = 8  # exponent of the superellipse that the seam follows
TAPER = -0.022  # edges curve inwards between the corners


def _cut(u, v, w, h):
    """Position on the cushion's sheet for u and v from -1 to 1, with rounded corners."""
    u, v = u * (1 - TAPER * v * v), v * (1 - TAPER * u * u)
    k = max(abs(u), abs(v), 1e-6) / (abs(u) ** ROUND + abs(v) ** ROUND + 1e-60) ** (1 / ROUND)
    return u * k * w / 2, v * k * h / 2


def _cloth_pillow(w, h, pressure, seed, n=GRID, frames=40):
    """Simulates two sheets, joined at their edges and filled; then makes it fuller below than above."""
    verts, faces, rnd = [], [], Vector((seed * 3.7, seed * 1.3, 0))
    for s in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                edge = i in (0, n) or j in (0, n)
                x, y = _cut(i / n * 2 - 1, j / n * 2 - 1, w, h)
                lump = 0.006 * mnoise.noise(Vector((x * 9, y * 9, s)) + rnd)
                verts.append((x, y, 0 if edge else s * (0.012 + lump)))
    N = (n + 1) ** 2
    remap = {}
    for k in range(N):
        i, j = k % (n + 1), k // (n + 1)
        if i in (0, n) or j in (0, n):
            remap[k + N] = k
    for s in range(2):
        for j in range(n):
            for i in range(n):
                a = s * N + j * (n + 1) + i
                f = [remap.get(t, t) for t in (a, a + 1, a + n + 2, a + n + 1)]
                faces.append(tuple(f if s == 0 else reversed(f)))
    me = bpy.data.meshes.new("pl")
    me.from_pydata(verts, [], faces)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if not v.link_faces], context="VERTS")
    bm.to_mesh(me)
    bm.free()
    ob = bpy.data.objects.new("pl", me)
    link(ob)
    # The seam is pinned: otherwise it buckles, or its corners stretch to long points.
    ob.vertex_groups.new(name="seam").add(_seam(), 1.0, "REPLACE")
    c = ob.modifiers.new("c", "CLOTH")
    s = c.settings
    s.quality = 6
    s.mass = 0.2
    s.use_pressure = True
    s.uniform_pressure_force = pressure * 0.8
    s.tension_stiffness, s.compression_stiffness = 15, 6
    s.shear_stiffness = 4
    s.bending_stiffness = 0.03
    s.vertex_group_mass = "seam"
    s.shrink_min = -0.075
    s.effector_weights.gravity = 0
    c.point_cache.frame_end = frames + 1
    sc = bpy.context.scene
    for frame in range(1, frames + 1):
        sc.frame_set(frame)
    dg = bpy.context.evaluated_depsgraph_get()
    out = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    bpy.data.objects.remove(ob)
    sc.frame_set(1)
    for v in out.vertices:  # the effect of gravity and of the hand that placed it
        t = max(-1.0, min(1.0, v.co.y / (h / 2)))
        v.co.z *= 1 - 0.16 * t - 0.10 * math.exp(-(((t - 0.75) / 0.3) ** 2))
        v.co.y -= 0.018 * h * (1 + t) - 0.05 * h * max(0.0, -0.7 - t)
        v.co.y += 0.012 * h * mnoise.noise(Vector((v.co.x * 5, seed * 2.3, 0)))
        v.co.x *= 1 + 0.03 * (1 - t) * 0.5
    return out


def _seam():
    """Numbers of the vertices along the edge, in order."""
    n = GRID
    row = n + 1
    return [
        *range(n),
        *(n + j * row for j in range(n)),
        *(n * row + i for i in range(n, 0, -1)),
        *(j * row for j in range(n, 0, -1)),
    ]


def pillow(name, w=0.5, h=0.5, pressure=5.0, seed=1, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, piping=True):
    """A filled cover of w × h metres that stands on its local -Y edge; `piping`: material of a cord along the seam,
    True for that of the cover."""
    key = f"cushion4_{int(w * 100)}_{int(h * 100)}_{int(pressure * 10)}_{seed}"
    me = cached_mesh(key, lambda: _cloth_pillow(w, h, pressure, seed)).copy()
    ob = bpy.data.objects.new(name, me)
    ob.location = loc
    ob.rotation_euler = rot
    link(ob, parent)
    set_mat(ob, mat)
    smooth(ob)
    subsurf(ob, 1)
    if piping:
        cord = [tuple(me.vertices[k].co * 0.994) for k in _seam()]
        tube(name + "_piping", cord, 0.0034, mat if piping is True else piping, 3, parent=ob, cyclic=True)
    return rest(ob)
