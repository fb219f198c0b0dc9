"""Chairs and sofas in metres; origin on the floor, front towards -Y."""

import math

import bpy
from mathutils import Vector

from . import materials as M
from .cloth import pillow, soft_box
from .core import (
    bake,
    box,
    displace_clouds,
    empty,
    lathe,
    mesh_obj,
    smooth,
    subsurf,
    tube,
)


def _curl_mesh(mat):
    pts = []
    n = 11
    for i in range(n):
        t = i / (n - 1) * math.pi * 1.7
        r = 0.0042 * (1 - 0.25 * i / n)
        pts.append(
            (
                r * math.cos(t),
                r * math.sin(t) * 0.75,
                0.0006 + 0.0030 * math.sin(i / (n - 1) * math.pi) + 0.0008 * math.sin(t * 2),
            )
        )
    t = tube("curl", pts, 0.0015, mat, 1)
    t.data.resolution_u = 1
    o = bake(t, "curl")
    smooth(o)
    o.location = (0, 0, -50)
    o.hide_render = False
    return o


def boucle_curls(ob, mat, density=26000, seed=1):
    """Cover a mesh with instanced yarn curls (real silhouettes, tiny memory)."""
    global _curl
    try:
        c = bpy.data.objects["curl_src"]
    except KeyError:
        c = _curl_mesh(mat)
        c.name = "curl_src"
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    me = ob.evaluated_get(dg).to_mesh()
    a = sum(p.area for p in me.polygons)
    ob.evaluated_get(dg).to_mesh_clear()
    ps = ob.modifiers.new("curls", "PARTICLE_SYSTEM").particle_system
    ps.seed = seed
    s = ps.settings
    s.type = "HAIR"
    s.count = int(a * density)
    s.hair_length = 0.01
    s.use_advanced_hair = True
    s.render_type = "OBJECT"
    s.instance_object = c
    s.particle_size = 1.0
    s.size_random = 0.45
    s.use_rotations = True
    s.rotation_mode = "NOR"
    s.rotation_factor_random = 0.18
    s.phase_factor = 0
    s.phase_factor_random = 2.0
    s.emit_from = "FACE"
    s.use_even_distribution = True
    s.use_modifier_stack = True
    s.distribution = "RAND"
    s.hair_length = 1.0  # instances are scaled by hair length
    return ob


def tub_shell(
    name,
    rx,
    ry,
    z0,
    h_back,
    h_arm,
    half_t=0.085,
    open_deg=128,
    p=3.2,
    mat=None,
    parent=None,
    n=96,
    m=28,
    squash=1.0,
    lean=0.03,
):
    """Curved back-and-arm sausage; open to -Y."""
    verts, faces = [], []
    A = math.radians(open_deg)
    for i in range(n + 1):
        t = i / n * 2 - 1
        th = t * A
        e = max(0.0, (abs(t) - 0.90) / 0.10)
        cap = math.sqrt(max(0.0, 1 - e * e)) if e > 0 else 1.0
        cap = max(cap, 0.02)
        k = 0.5 + 0.5 * math.cos(min(math.pi, abs(t) * math.pi * 1.08))
        k = k * k * (3 - 2 * k)
        top = h_arm + (h_back - h_arm) * k
        cx, cy = rx * math.sin(th), ry * math.cos(th)
        nx, ny = math.sin(th) / rx, math.cos(th) / ry
        ln = math.hypot(nx, ny)
        nx, ny = nx / ln, ny / ln
        hz = (top - z0) / 2 * (0.80 + 0.20 * cap)
        cz = z0 + (top - z0) / 2
        ht = half_t * cap * (1 + 0.10 * k)
        if e > 0:
            cz = z0 + hz
        for j in range(m):
            ph = 2 * math.pi * j / m
            c, s = math.cos(ph), math.sin(ph)
            u = math.copysign(abs(c) ** (2 / p), c) * ht
            w = math.copysign(abs(s) ** (2 / p), s) * hz
            out = u + lean * (w / hz) * k
            verts.append((cx + nx * out, cy + ny * out, cz + w))
    for i in range(n):
        for j in range(m):
            a, b = i * m + j, i * m + (j + 1) % m
            faces.append((a, b, b + m, a + m))
    faces.append(tuple(range(m)))
    faces.append(tuple(reversed(range(n * m, n * m + m))))
    ob = mesh_obj(name, verts, faces, mat, True, parent=parent)
    return ob


def puck(
    name,
    rx,
    ry,
    z0,
    z1,
    p=2.6,
    edge=0.5,
    crown=0.02,
    mat=None,
    parent=None,
    front_flat=0.0,
    rings=14,
    segs=96,
    loc=(0, 0, 0),
):
    """Upholstered superellipse puck (seat)."""
    prof = []
    h = (z1 - z0) / 2
    cz = (z0 + z1) / 2
    r = min(h, min(rx, ry) * 0.4) * edge * 2
    for i in range(rings + 1):
        a = -math.pi / 2 + math.pi * i / rings
        prof.append(
            (
                math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a)),
                math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a)),
            )
        )
    verts = [(0, 0, z0)]
    layers = (
        [(f, -1) for f in (0.35, 0.7)] + [((1 - r / rx) + r / rx * c, s) for c, s in prof[1:-1]] + [(f, 1) for f in (0.7, 0.35)]
    )
    layers = [(0.35, -1, 1), (0.7, -1, 1)] + [((1 - r / rx) + r / rx * c, s, 1) for c, s in prof] + [(0.7, 1, 1), (0.35, 1, 1)]
    for f, s, _ in layers:
        for k in range(segs):
            t = 2 * math.pi * k / segs
            c, sn = math.cos(t), math.sin(t)
            x = math.copysign(abs(c) ** (2 / p), c) * rx * f
            y = math.copysign(abs(sn) ** (2 / p), sn) * ry * f
            z = cz + h * s + (crown * (1 - min(1, f) ** 2) if s > 0 else 0)
            verts.append((x, y, z))
    verts.append((0, 0, z1 + crown))
    faces = []
    L = len(layers)
    for k in range(segs):
        faces.append((0, 1 + (k + 1) % segs, 1 + k))
    for l in range(L - 1):
        for k in range(segs):
            a, b = 1 + l * segs + k, 1 + l * segs + (k + 1) % segs
            faces.append((a, b, b + segs, a + segs))
    last = 1 + (L - 1) * segs
    for k in range(segs):
        faces.append((last + k, last + (k + 1) % segs, len(verts) - 1))
    ob = mesh_obj(name, verts, faces, mat, True, loc=loc, parent=parent)
    subsurf(ob, 1)
    return ob


def armchair_boucle(loc=(0, 0, 0), rot_z=0, mat=None, leg=None, curls=26000, name="armchair"):
    """Tub lounge chair, 0.86 w x 0.82 d x 0.74 h."""
    g = empty(name, loc, rot_z)
    mat = mat or M.boucle()
    leg = leg or M.teak("teak_leg", "z")
    parts = [
        tub_shell(name + "_back", 0.335, 0.325, 0.115, 0.735, 0.575, 0.092, 122, 3.0, mat, g),
        puck(name + "_base", 0.335, 0.345, 0.115, 0.315, 2.5, 0.45, 0.0, mat, g, loc=(0, -0.02, 0)),
        puck(name + "_seat", 0.292, 0.325, 0.285, 0.455, 2.7, 0.42, 0.028, mat, g, loc=(0, -0.065, 0)),
    ]
    for o in parts:
        displace_clouds(o, 0.006, 0.09, name=o.name + "_d")
        if curls:
            boucle_curls(o, mat, curls)
    for sx in (-1, 1):
        for y, k in ((-0.225, 1), (0.235, 1)):
            l = lathe(
                name + "_leg",
                [(0, 0), (0.014, 0), (0.016, 0.004), (0.024, 0.135), (0, 0.135)],
                leg,
                24,
                (sx * 0.235, y, 0),
                parent=g,
            )
            l.rotation_euler = (math.radians(-7 if y < 0 else 7), math.radians(sx * 7), 0)
    return g


def sofa(loc=(0, 0, 0), rot_z=0, w=2.5, d=0.98, seats=2, mat=None, base=None, pillows=(), name="sofa"):
    """Low linen sofa on a recessed teak plinth; separate seat/back cushions."""
    g = empty(name, loc, rot_z)
    mat = mat or M.linen()
    base = base or M.teak("teak_plinth", "x", dark=True)
    box(name + "_plinth", (w - 0.16, d - 0.18, 0.09), (0, 0, 0.045), base, 0.004, parent=g)
    soft_box(name + "_deck", (w, d, 0.20), 9, 24, 0.004, 0.002, 1, mat, (0, 0, 0.19), parent=g)
    aw = 0.20
    for s in (-1, 1):
        soft_box(
            f"{name}_arm{s}",
            (aw, d, 0.36),
            4.2,
            20,
            0.014,
            0.004,
            2 + s,
            mat,
            (s * (w / 2 - aw / 2), 0, 0.36),
            parent=g,
        )
    soft_box(
        name + "_back",
        (w - 2 * aw + 0.02, 0.20, 0.46),
        4.5,
        24,
        0.012,
        0.004,
        5,
        mat,
        (0, d / 2 - 0.10, 0.45),
        parent=g,
    )
    sw = (w - 2 * aw) / seats
    for i in range(seats):
        x = -w / 2 + aw + sw * (i + 0.5)
        soft_box(
            f"{name}_seat{i}",
            (sw - 0.006, d - 0.23, 0.17),
            4.6,
            26,
            0.026,
            0.006,
            10 + i,
            mat,
            (x, -0.115, 0.355),
            parent=g,
            sag=0.012,
        )
        soft_box(
            f"{name}_bc{i}",
            (sw - 0.02, 0.20, 0.44),
            3.4,
            24,
            0.040,
            0.013,
            20 + i,
            mat,
            (x + 0.004 * (-1) ** i, d / 2 - 0.275, 0.635),
            (math.radians(-13), 0, math.radians((-1) ** i * 0.8)),
            g,
        )
    for k, (x, y, z, sz, tilt, yaw, m, seed) in enumerate(pillows):
        pillow(
            f"{name}_p{k}",
            sz[0],
            sz[1],
            4.5,
            seed,
            m,
            (x, y, z),
            (math.radians(90 - tilt), 0, math.radians(yaw)),
            g,
        )
    return g


def cane_chair(loc, rot_z=0, wood=None, caning=None, seat=None, name="cane_chair"):
    """Chandigarh-like easy chair: V legs, cane seat and back."""
    g = empty(name, loc, rot_z)
    w = 0.52

    def bar(a, b, s=(0.034, 0.028)):
        a, b = Vector(a), Vector(b)
        d = b - a
        o = box(name, (s[0], s[1], d.length), (a + b) / 2, wood, 0.005, 3, parent=g)
        o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
        return o

    for s in (-1, 1):
        x = s * w / 2
        bar((x, -0.26, 0), (x, -0.02, 0.61))
        bar((x, 0.30, 0), (x, 0.0, 0.61))
        bar((x, -0.30, 0.62), (x, 0.28, 0.60), (0.05, 0.026))
        bar((x - s * 0.03, -0.28, 0.395), (x - s * 0.03, 0.20, 0.335))
        bar((x - s * 0.03, 0.13, 0.34), (x - s * 0.03, 0.33, 0.80))
    for a in ((-0.28, 0.395), (0.20, 0.335)):
        bar((-w / 2 + 0.02, a[0], a[1]), (w / 2 - 0.02, a[0], a[1]))
    for a in ((0.165, 0.42), (0.33, 0.80)):
        bar((-w / 2 + 0.02, a[0], a[1]), (w / 2 - 0.02, a[0], a[1]))

    def panel(y0, z0, y1, z1):
        L = math.hypot(y1 - y0, z1 - z0)
        o = mesh_obj(
            name + "_cane",
            [(-w / 2 + 0.03, 0, 0), (w / 2 - 0.03, 0, 0), (w / 2 - 0.03, 0, L), (-w / 2 + 0.03, 0, L)],
            [(0, 1, 2, 3)],
            caning,
            loc=(0, y0, z0),
            parent=g,
        )
        o.rotation_euler = (-math.atan2(y1 - y0, z1 - z0), 0, 0)
        so = o.modifiers.new("t", "SOLIDIFY")
        so.thickness = 0.003
        so.offset = 0
        return o

    panel(-0.28, 0.40, 0.20, 0.34)
    panel(0.168, 0.425, 0.33, 0.80)
    if seat:
        soft_box(
            name + "_seat",
            (w - 0.10, 0.46, 0.055),
            5,
            16,
            0.012,
            0.003,
            7,
            seat,
            (0, -0.03, 0.41),
            (math.radians(-7), 0, 0),
            g,
        )
    return g
