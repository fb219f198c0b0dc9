"""Flat objects seen from above: printed sheets, scale, sharpened pencil and shavings, frayed swatches, spectacles."""

import math
import random

import bpy
from mathutils import Matrix, Vector
from mathutils import noise as mnoise

from .core import empty, lathe, link, mesh_obj, packed, plate, tube
from .inscription import inscribed
from .nodes import Mat


def turned_up():
    """Rotates the whole stage so that a level camera along +Y looks straight down: up becomes -Y, back becomes up."""
    turn = Matrix.Rotation(math.radians(90), 4, "X")
    for ob in bpy.context.scene.objects:
        if ob.parent is None:
            ob.matrix_basis = turn @ ob.matrix_basis


def printed(name, image, through=None):
    """Paper with an image; `through` (0 to 1) makes it tracing paper, with the image's alpha as ink."""
    m = Mat(name)
    at = m.n("ShaderNodeTexCoord").outputs["UV"]
    tex = m.n("ShaderNodeTexImage", {"Vector": at}, image=packed(name, image))
    m.sp(
        {
            "Base Color": tex.outputs[0],
            "Roughness": 0.85,
            "Specular IOR Level": 0.15,
            "Normal": m.bump(m.noise(m.pos(world=False), 700, 2), 0.06, 0.0003),
        }
    )
    if through is None:
        m.flat((0.62, 0.58, 0.5))
        return m.m
    ink = tex.outputs["Alpha"]
    c = m.mix(ink, (0.66, 0.63, 0.55), tex.outputs[0])
    m.sp({"Base Color": c, "Roughness": 0.5})
    back, clear = (
        m.n("ShaderNodeBsdfTranslucent", {"Color": c}),
        m.n("ShaderNodeBsdfTransparent", {"Color": (0.97, 0.95, 0.90)}),
    )
    a, b = (
        m.n("ShaderNodeMixShader", {0: 0.35}),
        m.n("ShaderNodeMixShader", {0: m.math("MULTIPLY", m.math("SUBTRACT", 1.0, ink), through)}),
    )
    for mix, first, second in ((a, m.p, back), (b, a, clear)):
        m.t.links.new(first.outputs[0], mix.inputs[1])
        m.t.links.new(second.outputs[0], mix.inputs[2])
    m.t.links.new(b.outputs[0], m.out.inputs["Surface"])
    return m.m


def sheet(name, w, d, loc, rot_z, mat, seed=1, curl=None, wave=0.0006, fold=None, n=64):
    """A slightly uneven sheet of paper. `curl`: (corner sx, sy, reach in metres, radius), that corner rolls up; `fold`:
    the y of a crease."""
    verts, uvs, m = [], [], round(n * d / w)
    for j in range(m + 1):
        for i in range(n + 1):
            u, v = i / n, j / m
            x, y = (u - 0.5) * w, (v - 0.5) * d
            z = wave * (1 + mnoise.noise(Vector((x * 9, y * 9, seed)))) + wave * 0.6 * (
                1 + mnoise.noise(Vector((x * 3, y * 3, seed + 4)))
            )
            if fold is not None:
                z += 0.0022 * math.exp(-(((y - fold) / 0.012) ** 2))
            if curl:
                sx, sy, reach, r = curl
                cx, cy = sx * w / 2, sy * d / 2
                dx, dy = sx * 0.80, sy * 0.60
                s = (x - cx) * dx + (y - cy) * dy + reach  # distance beyond the line where the roll begins
                if s > 0:
                    a = s / r
                    x, y, z = x + (r * math.sin(a) - s) * dx, y + (r * math.sin(a) - s) * dy, z + r * (1 - math.cos(a))
            verts.append((x, y, z))
            uvs.append((u, v))
    faces = [
        (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
        for j in range(m)
        for i in range(n)
    ]
    ob = mesh_obj(name, verts, faces, mat, True, loc, (0, 0, rot_z))
    layer = ob.data.uv_layers.new()
    for loop in ob.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    return ob


def scale_rule(loc, rot_z=0.0, long=0.31, wood=None, ink=None):
    """A boxwood scale with bevelled edges, engraved divisions and figures."""
    g = empty("scale", loc, rot_z)
    w, t = 0.034, 0.0045
    section = [(-w / 2, 0), (w / 2, 0), (w / 2, 0.0012), (w / 2 - 0.010, t), (-w / 2 + 0.010, t), (-w / 2, 0.0012)]
    verts = [(x, y, z) for x in (-long / 2, long / 2) for y, z in section]
    n = len(section)
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [
        tuple(range(n))[::-1],
        tuple(range(n, 2 * n)),
    ]
    body = mesh_obj("scale_body", verts, faces, wood, parent=g)
    b = body.modifiers.new("bevel", "BEVEL")
    b.width, b.segments = 0.0005, 2
    v: list[tuple[float, ...]] = []
    f: list[tuple[int, ...]] = []

    def tick(x, y0, y1, wide=0.00020):
        q = len(v)
        for y in (y0, y1):
            z = t + 0.00008 if abs(y) < w / 2 - 0.010 else 0.0012 + (w / 2 - abs(y)) / 0.010 * (t - 0.0012) + 0.00008
            v.extend([(x - wide / 2, y, z), (x + wide / 2, y, z)])
        f.append((q, q + 1, q + 3, q + 2))

    for k in range(301):
        x = -0.150 + k * 0.001
        deep = 0.0075 if k % 10 == 0 else 0.0055 if k % 5 == 0 else 0.0038
        tick(x, w / 2 - 0.0003, w / 2 - deep)
    for k in range(121):
        x = -0.150 + k * 0.0025
        tick(x, -w / 2 + 0.0003, -w / 2 + (0.0075 if k % 4 == 0 else 0.0045))
    mesh_obj("ticks", v, f, ink, parent=g)
    for k in range(1, 30):
        inscribed(str(k), (-0.150 + k * 0.01, 0.0035, t + 0.00012), 0.0026, ink, g)
    for k in range(0, 31, 2):
        inscribed(str(k), (-0.150 + k * 0.01, -0.0062, t + 0.00012), 0.0026, ink, g)
    return g


def sharpened(loc, rot_z, paint, wood, lead, long=0.16, band=None, z=0.0):
    """A six-sided pencil with its tip along +x, sharpened: scalloped paint, bare wood, lead."""
    g = empty("pencil", (loc[0], loc[1], loc[2] + 0.0032), rot_z)
    r, cone, n = 0.0036, 0.019, 48
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    mats: list[int] = []
    rows = 26
    for k in range(rows + 1):
        t = k / rows
        x = long * (t / 0.55) * 0.84 if t < 0.55 else long * 0.84 + (t - 0.55) / 0.45 * long * 0.16
        for j in range(n):
            a = 2 * math.pi * j / n + math.pi / 6
            hexed = r * math.cos(math.pi / 6) / math.cos((a % (math.pi / 3)) - math.pi / 6)
            left = long - x
            q = min(hexed, 0.00035 + left / cone * r * 1.02)
            verts.append((x, q * math.cos(a), q * math.sin(a)))
    for k in range(rows):
        for j in range(n):
            a, b = k * n + j, k * n + (j + 1) % n
            faces.append((a, b, b + n, a + n))
            x, y, zz = verts[a + n]
            q, far = math.hypot(y, zz), long - x
            mats.append(
                2
                if far < 0.0055
                else 1
                if q < (0.00035 + far / cone * r * 1.02) + 1e-6
                and q
                < r
                * 0.985
                * math.cos(math.pi / 6)
                / math.cos(((2 * math.pi * j / n + math.pi / 6) % (math.pi / 3)) - math.pi / 6)
                else 0
            )
    faces.append(tuple(range(n))[::-1])
    mats.append(1)
    ob = mesh_obj("pencil", verts, faces, None, False, parent=g)
    for m in (paint, wood, lead):
        ob.data.materials.append(m)
    ob.data.polygons.foreach_set("material_index", mats)
    if band:
        lathe(
            "band",
            [(0, 0), (r * 1.01, 0), (r * 1.01, 0.006), (0, 0.006)],
            band,
            6,
            (0.001, 0, 0),
            False,
            g,
            rot=(math.pi / 6, math.pi / 2, 0),
        )
    return g


def shaving(loc, rot_z, paint, wood, seed=1, turns=1.1, r=0.0075):
    """A pencil shaving: a rolled fan of thin wood with a painted, scalloped edge."""
    rnd, n = random.Random(seed), 44
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    mats: list[int] = []
    for i in range(n + 1):
        a = 6.283 * turns * i / n
        q = r * (0.65 + 0.5 * i / n)
        for j in range(5):
            t = j / 4
            out = q * (0.25 + 0.75 * t) * (1 + (0.07 * math.sin(a * 6) if j == 4 else 0))
            verts.append(
                (
                    out * math.cos(a),
                    out * math.sin(a),
                    0.0004 + 0.0040 * t * (0.6 + 0.4 * math.sin(a * 0.7 + seed)) + 0.0022 * i / n,
                )
            )
    for i in range(n):
        for j in range(4):
            q = i * 5 + j
            faces.append((q, q + 1, q + 6, q + 5))
            mats.append(0 if j == 3 else 1)
    ob = mesh_obj("shaving", verts, faces, None, True, loc, (rnd.uniform(-0.3, 0.3), rnd.uniform(-0.3, 0.3), rot_z))
    for m in (paint, wood):
        ob.data.materials.append(m)
    ob.data.polygons.foreach_set("material_index", mats)
    s = ob.modifiers.new("t", "SOLIDIFY")
    s.thickness = 0.00025
    return ob


def crumbs(loc, r, mat, n=60, seed=1, size=0.0007):
    """Eraser crumbs or graphite dust."""
    rnd = random.Random(seed)
    me = bpy.data.meshes.new("crumb")
    me.from_pydata(
        [(-1, 0, 0), (1, 0.2, 0), (0, 0.6, 0.5), (0.3, -0.7, 0.2), (0, 0, 0.9)],
        [],
        [(0, 3, 4), (3, 1, 4), (1, 2, 4), (2, 0, 4)],
    )
    me.materials.append(mat)
    for _ in range(n):
        a, q, s = rnd.uniform(0, 6.28), r * abs(rnd.gauss(0, 0.5)), size * rnd.uniform(0.3, 1.4)
        ob = bpy.data.objects.new("crumb", me)
        ob.location, ob.scale, ob.rotation_euler = (
            (loc[0] + q * math.cos(a), loc[1] + q * math.sin(a), loc[2]),
            (s * rnd.uniform(1, 2.6), s, s),
            (0, 0, rnd.uniform(0, 6.28)),
        )
        link(ob)


def swatch(loc, w, d, mat, rot_z=0.0, seed=1, thread=None, lift=0.003):
    """A piece of cloth, not quite flat, with frayed edges."""
    rnd, n, m = random.Random(seed), 46, 36
    g = empty("swatch", loc, rot_z)

    def height(x, y):
        return (
            0.0008
            + lift * max(0, mnoise.noise(Vector((x * 16, y * 12, seed))))
            + lift * 0.5 * max(0, mnoise.noise(Vector((x * 34, y * 30, seed + 3))))
        )

    verts = []
    for j in range(m + 1):
        for i in range(n + 1):
            u, v = i / n - 0.5, j / m - 0.5
            x = u * w * (1 + 0.012 * mnoise.noise(Vector((v * 7, seed, 0))))
            y = v * d * (1 + 0.016 * mnoise.noise(Vector((u * 7, seed, 5))))
            verts.append((x, y, height(x, y)))
    faces = [
        (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
        for j in range(m)
        for i in range(n)
    ]
    cloth = mesh_obj("swatch_cloth", verts, faces, mat, True, parent=g)
    s = cloth.modifiers.new("t", "SOLIDIFY")
    s.thickness, s.offset = 0.0007, 1
    cu = bpy.data.curves.new("fray", "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = "3D", 0.00017, 1
    for side in range(4):
        along, half = (w, d / 2) if side < 2 else (d, w / 2)
        sign = 1 if side % 2 else -1
        for k in range(int(along / 0.0011)):
            if rnd.random() < 0.12:
                continue
            u, L, bend = (
                (k + rnd.random()) * 0.0011 - along / 2,
                0.0022 + 0.0045 * rnd.random() ** 1.6,
                rnd.gauss(0, 0.0016),
            )
            sp = cu.splines.new("POLY")
            sp.points.add(4)
            for q in range(5):
                t = q / 4
                a, b = u + bend * t * t, sign * (half - 0.001 + (L + 0.001) * t)
                x, y = (a, b) if side < 2 else (b, a)
                sp.points[q].co = (x, y, height(x, y) * (1 - t) + 0.0009 * (1 - 0.6 * t) + 0.0006 * rnd.random() * t, 1)
    cu.materials.append(thread or mat)
    link(bpy.data.objects.new("fray", cu), g)
    return g


def spectacles(loc, rot_z, metal, tip, glass):
    """Round wire spectacles with folded arms; the lenses face local +y."""
    g = empty("spectacles", loc, rot_z)
    r, gap = 0.0235, 0.0095
    for s in (-1, 1):
        c = s * (r + gap)
        ring = [
            (c + r * math.cos(a), 0.004, 0.0245 + r * 0.93 * math.sin(a))
            for a in (2 * math.pi * i / 48 for i in range(48))
        ]
        tube("rim", ring, 0.0009, metal, 4, parent=g, cyclic=True)
        lens = [(r * 0.98 * math.cos(a), r * 0.91 * math.sin(a)) for a in (2 * math.pi * i / 48 for i in range(48))]
        plate("lens", lens, [], 0.0016, glass, 0.0004, 1, g, (c, 0.004, 0.0245), (math.pi / 2, 0, 0))
        e = s * (2 * r + gap)
        tube(
            "hinge",
            [(e, 0.004, 0.030), (e + s * 0.003, 0.0015, 0.030), (e + s * 0.002, -0.002, 0.029)],
            0.0011,
            metal,
            4,
            parent=g,
        )
        low = 0.0 if s < 0 else 0.0032
        tube(
            "arm",
            [(e + s * 0.002, -0.002, 0.029), (e - s * 0.02, -0.006 - low, 0.027), (-s * 0.020, -0.010 - low, 0.020)],
            0.0009,
            metal,
            4,
            parent=g,
        )
        tube(
            "arm_tip",
            [
                (-s * 0.020, -0.010 - low, 0.020),
                (-s * 0.040, -0.0115 - low, 0.014),
                (-s * 0.050, -0.0115 - low, 0.0045),
            ],
            0.0017,
            tip,
            4,
            parent=g,
        )
        tube(
            "pad",
            [(s * 0.0085, 0.000, 0.020), (s * 0.006, -0.004, 0.017), (s * 0.0062, -0.0045, 0.011)],
            0.0012,
            tip,
            3,
            parent=g,
        )
    bridge = [
        (gap * math.cos(a), 0.004 + 0.002 * math.sin(a), 0.030 + 0.0065 * math.sin(a))
        for a in (math.pi * i / 14 for i in range(15))
    ]
    tube("bridge", bridge, 0.0010, metal, 4, parent=g)
    return g


def chipped(loc, w, d, t, mat, rot_z=0.0, seed=1, corner=0.0):
    """A sample of stone or flooring: two sides sawn, the others broken, one corner missing."""
    rnd = random.Random(seed)
    outline = []
    ends = [(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)]
    for k in range(4):
        (ax, ay), (bx, by) = ends[k], ends[(k + 1) % 4]
        rough = 0.0016 if k in (1, 2) else 0.0002
        for i in range(26):
            f = i / 26
            outline.append((ax + (bx - ax) * f + rnd.gauss(0, rough), ay + (by - ay) * f + rnd.gauss(0, rough)))
    if corner:
        outline = [
            (x, y)
            if (x / w + y / d) < 1 - corner
            else (
                x - (x / w + y / d - 1 + corner) * w * 0.55 + rnd.gauss(0, 0.0006),
                y - (x / w + y / d - 1 + corner) * d * 0.5,
            )
            for x, y in outline
        ]
    return plate("chip", outline, [], t, mat, 0.0007, 2, loc=(loc[0], loc[1], loc[2] + t / 2), rot=(0, 0, rot_z))
