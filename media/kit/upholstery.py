"""Upholstered shapes: yarn curls, tub shells, pucks."""

import math

import bpy

from .core import bake, mesh_obj, smooth, subsurf, tube


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
    """Covers a mesh with instanced curls of yarn, for a real silhouette with little memory."""
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
    seams=(),
):
    """A curved back with arms, open to -Y. `seams`: positions of panel seams on its outer face, -1 to 1; they add a
    welt around that face."""
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
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
    edge = 5 * m // 28
    if seams:
        for j in (edge, m - edge):
            tube("welt", [verts[i * m + j] for i in range(n // 12, n - n // 12 + 1)], 0.0042, mat, 3, parent=parent)
    for t in seams:
        i = round((t + 1) / 2 * n)
        tube("welt", [verts[i * m + j % m] for j in range(-edge, edge + 1)], 0.0030, mat, 3, parent=parent)
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
    """An upholstered superellipse, for seats."""
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
    layers = [(0.35, -1), (0.7, -1), *(((1 - r / rx) + r / rx * c, s) for c, s in prof), (0.7, 1), (0.35, 1)]
    for f, s in layers:
        for k in range(segs):
            t = 2 * math.pi * k / segs
            c, sn = math.cos(t), math.sin(t)
            x = math.copysign(abs(c) ** (2 / p), c) * rx * f
            y = math.copysign(abs(sn) ** (2 / p), sn) * ry * f
            z = cz + h * s + (crown * (1 - min(1, f) ** 2) if s > 0 else 0)
            verts.append((x, y, z))
    verts.append((0, 0, z1 + crown))
    faces: list[tuple[int, ...]] = []
    L = len(layers)
    for k in range(segs):
        faces.append((0, 1 + (k + 1) % segs, 1 + k))
    for row in range(L - 1):
        for k in range(segs):
            a, b = 1 + row * segs + k, 1 + row * segs + (k + 1) % segs
            faces.append((a, b, b + segs, a + segs))
    last = 1 + (L - 1) * segs
    for k in range(segs):
        faces.append((last + k, last + (k + 1) % segs, len(verts) - 1))
    ob = mesh_obj(name, verts, faces, mat, True, loc=loc, parent=parent)
    subsurf(ob, 1)
    return ob
