"""The view from a flat: shade trees with real leaves, streets of houses with tanks and tiled roofs, wires, haze.

Haze is a colour that replaces what the camera sees, more with distance: half of it at 0.7 × `clear` metres."""

import math
import random

import bpy
from mathutils import Vector

from .core import disc, link, tube
from .leaves import Growth, blade, stalk
from .nodes import Mat
from .undergrowth import trunk

AIR = "air"  # name of the haze's emission node, which `light.leave` counts as sky


def aerial(mat, air=(6.0, 5.4, 4.2), clear=620.0):
    """A copy of a material that becomes paler with distance from the camera; objects in the room keep the original."""
    m = mat.copy()
    t = m.node_tree
    out = next(n for n in t.nodes if n.type == "OUTPUT_MATERIAL")
    surface = out.inputs["Surface"].links[0].from_socket

    def node(kind, *values, **attrs):
        n = t.nodes.new(kind)
        for name, value in attrs.items():
            setattr(n, name, value)
        for k, v in enumerate(values):
            if isinstance(v, bpy.types.NodeSocket):
                t.links.new(v, n.inputs[k])
            else:
                n.inputs[k].default_value = v
        return n

    path = node("ShaderNodeLightPath").outputs
    left = node(
        "ShaderNodeMath",
        node("ShaderNodeMath", path["Ray Length"], -1.0 / clear, operation="MULTIPLY").outputs[0],
        operation="EXPONENT",
    ).outputs[0]
    veil = node(
        "ShaderNodeMath",
        node("ShaderNodeMath", 1.0, left, operation="SUBTRACT").outputs[0],
        path["Is Camera Ray"],
        operation="MULTIPLY",
    ).outputs[0]
    glow = node("ShaderNodeEmission", (*(c / max(air) for c in air), 1), max(air), name=AIR).outputs[0]
    t.links.new(node("ShaderNodeMixShader", veil, surface, glow).outputs[0], out.inputs["Surface"])
    m.cycles.emission_sampling = "NONE"
    return m


def seen_sky(much=0.5):
    """Makes the sky darker for the camera only, like a graduated filter."""
    t = bpy.context.scene.world.node_tree
    back = next(n for n in t.nodes if n.type == "BACKGROUND")
    strength, path, pick = (
        back.inputs["Strength"].default_value,
        t.nodes.new("ShaderNodeLightPath"),
        t.nodes.new("ShaderNodeMapRange"),
    )
    t.links.new(path.outputs["Is Camera Ray"], pick.inputs["Value"])
    pick.inputs["To Min"].default_value, pick.inputs["To Max"].default_value = strength, strength * much
    t.links.new(pick.outputs[0], back.inputs["Strength"])


def painted(
    name="painted",
    tones=(
        (0.62, 0.56, 0.44),
        (0.66, 0.62, 0.55),
        (0.55, 0.40, 0.30),
        (0.60, 0.52, 0.34),
        (0.42, 0.47, 0.46),
        (0.58, 0.55, 0.52),
    ),
):
    """Distempered walls in one tone per house, streaked below the parapet by rain."""
    m = Mat(name)
    each = m.n("ShaderNodeObjectInfo").outputs["Random"]
    c = m.ramp(each, [(k / len(tones), tone) for k, tone in enumerate(tones)])
    c.node.color_ramp.interpolation = "CONSTANT"
    streak = m.noise(m.pos(world=False, rnd=31.0, scale=(1.6, 1.6, 0.14)), 1.2, 5, 0.65)
    cloud = m.noise(m.pos(world=False, rnd=17.0), 0.5, 4, 0.6)
    c = m.mix(m.rng(streak, 0.48, 0.74, 0, 0.6), c, (0.13, 0.12, 0.11))
    c = m.mix(m.rng(cloud, 0.35, 0.7, 0, 0.22), c, (0.36, 0.31, 0.24))
    m.sp({"Base Color": c, "Roughness": 0.95, "Specular IOR Level": 0.1})
    m.flat((0.46, 0.41, 0.34))
    return m.m


def mangalore(name="mangalore"):
    """Clay tiles seen from far: courses, paler tiles, soot and moss."""
    m = Mat(name)
    p = m.pos(world=False)
    _x, _y, z = m.sep(p)
    course = m.math("FRACT", m.math("MULTIPLY", z, 6.2))
    each = m.voronoi(m.pos(world=False, scale=(1, 1, 1.6)), 4.2).outputs["Color"]
    c = m.mix(m.math("MULTIPLY", m.sep(each)[0], 0.9), (0.26, 0.10, 0.055), (0.36, 0.17, 0.10))
    c = m.mix(m.rng(m.noise(p, 0.9, 4), 0.45, 0.7, 0, 0.7), c, (0.11, 0.08, 0.06))
    c = m.mix(m.rng(course, 0.0, 0.22, 0.7, 0.0), c, (0.05, 0.03, 0.022))
    m.sp({"Base Color": c, "Roughness": 0.92, "Specular IOR Level": 0.15})
    return m.m


class _Built:
    """Collects boxes with their materials into one mesh."""

    def __init__(s):
        s.v, s.f, s.m = [], [], []

    def box(s, x, y, z, w, d, h, mat):
        """A box; (x, y, z): the middle of its foot."""
        b = len(s.v)
        s.v += [
            (x + i * w / 2, y + j * d / 2, z + k * h) for k in (0, 1) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        s.f += [
            tuple(b + i for i in q)
            for q in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
        ]
        s.m += [mat] * 6

    def face(s, points, mat):
        s.f.append(tuple(range(len(s.v), len(s.v) + len(points))))
        s.v += points
        s.m.append(mat)

    def mesh(s, name, mats):
        me = bpy.data.meshes.new(name)
        me.from_pydata(s.v, [], s.f)
        for m in mats:
            me.materials.append(m)
        me.polygons.foreach_set("material_index", s.m)
        me.update()
        return me


def house(name, w, d, floors, mats, seed=1, tiled=False):
    """A house as a mesh, its foot at the origin. `mats`: wall, pane, trim, tank, tiles."""
    rnd, b, h = random.Random(seed), _Built(), 3.05 * floors
    b.box(0, 0, 0, w, d, h, 0)
    for side in range(4):
        along, deep = (w, d) if side % 2 == 0 else (d, w)
        c, s = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]

        def put(u, out, z, wide, thick, high, mat, c=c, s=s, deep=deep):  # `u` along the wall, `out` in front of it
            x, y = (c * (deep / 2 + out) - s * u, s * (deep / 2 + out) + c * u)
            b.box(x, y, z, *((thick, wide) if c else (wide, thick)), high, mat)

        n = max(2, round(along / 3.0))
        for k in range(floors):
            z = 3.05 * k
            put(0, 0.02, z + 2.95, along + 0.1, 0.08, 0.12, 2)
            for i in range(n):
                u, wide = (i + 0.5) * along / n - along / 2 + rnd.uniform(-0.25, 0.25), rnd.choice((0.9, 1.2, 1.2, 1.7))
                if rnd.random() < 0.12:
                    continue
                if k and rnd.random() < 0.28:  # a balcony: slab, door, rail
                    wide = min(2.4, along / n - 0.3)
                    put(u, 0.5, z - 0.06, wide, 1.0, 0.14, 2)
                    put(u, 0.012, z + 0.08, 1.1, 0.03, 2.1, 1)
                    put(u, 0.98, z + 0.95, wide, 0.05, 0.06, 2)
                    for j in range(int(wide / 0.14)):
                        put(u - wide / 2 + 0.07 + 0.14 * j, 0.98, z + 0.08, 0.02, 0.02, 0.9, 3)
                    for e in (-1, 1):
                        put(u + e * (wide / 2 - 0.02), 0.5, z + 0.95, 0.04, 1.0, 0.06, 2)
                    if rnd.random() < 0.6:  # washing on it
                        for j in range(rnd.randint(2, 4)):
                            put(
                                u - wide / 2 + 0.35 + 0.45 * j,
                                0.86,
                                z + 1.15,
                                0.36,
                                0.02,
                                -rnd.uniform(0.5, 0.8),
                                rnd.choice((5, 6, 7)),
                            )
                    continue
                put(u, 0.012, z + 0.95, wide, 0.03, 1.2, 1)
                for e in (-1, 1):
                    put(u + e * wide / 2, 0.025, z + 0.90, 0.07, 0.06, 1.3, 2)
                put(u, 0.05, z + 0.86, wide + 0.16, 0.12, 0.07, 2)
                put(u, 0.27, z + 2.2, wide + 0.4, 0.56, 0.07, 2)
                for j in range(1, 4):
                    put(u - wide / 2 + wide * j / 4, 0.03, z + 0.95, 0.025, 0.03, 1.2, 2)
                if rnd.random() < 0.14:
                    put(u + 0.2, 0.35, z + 0.2, 0.8, 0.32, 0.55, 2)
        put(along * 0.46, 0.05, 0, 0.11, 0.11, h, 3 if rnd.random() < 0.4 else 2)
    if tiled:
        over, rise = 0.55, 0.30 * d
        x, y, e = w / 2 + over, d / 2 + over, h - 0.12
        for sy in (-1, 1):
            b.face([(-x, sy * y, e), (x, sy * y, e), (x, 0, e + rise), (-x, 0, e + rise)][::sy], 4)
            b.box(0, sy * y, e - 0.12, 2 * x, 0.05, 0.14, 2)
        for sx in (-1, 1):
            b.face([(sx * w / 2, -d / 2, h), (sx * w / 2, d / 2, h), (sx * w / 2, 0, h + rise * 0.86)][::sx], 0)
        b.box(0, 0, e + rise - 0.04, 2 * x, 0.22, 0.10, 4)
    else:
        for sy in (-1, 1):
            b.box(0, sy * (d / 2 - 0.06), h, w, 0.13, 0.85, 0)
            b.box(0, sy * (d / 2 - 0.06), h + 0.85, w + 0.06, 0.2, 0.06, 2)
            b.box(sy * (w / 2 - 0.06), 0, h, 0.13, d, 0.85, 0)
        b.box(-w * 0.24, d * 0.18, h, 2.6, 2.8, 2.5, 0)
        b.box(-w * 0.24, d * 0.18, h + 2.5, 3.0, 3.2, 0.12, 2)
        for k in range(rnd.choice((1, 2, 2))):
            x, y, z, r = -w * 0.24 + 1.3 * k - 0.6, d * 0.18, h + 2.62, 0.52
            ring = [(x + r * math.cos(6.283 * i / 16), y + r * math.sin(6.283 * i / 16)) for i in range(16)]
            for lo, hi, q in ((0, 0.95, 1.0), (0.95, 1.15, 0.45)):
                for i in range(16):
                    (ax, ay), (bx, by) = ring[i], ring[(i + 1) % 16]
                    top = [(x + (px - x) * q, y + (py - y) * q, z + hi) for px, py in ((bx, by), (ax, ay))]
                    b.face([(ax, ay, z + lo), (bx, by, z + lo), *top], 3)
            b.face([(x + (px - x) * 0.45, y + (py - y) * 0.45, z + 1.15) for px, py in ring], 3)
        for _ in range(rnd.randint(1, 3)):  # pots, a washing line, an aerial
            b.box(rnd.uniform(-0.4, 0.4) * w, -d * 0.3, h, 0.4, 0.4, 0.5, rnd.choice((2, 4)))
        b.box(w * 0.3, d * 0.2, h, 0.04, 0.04, 2.6, 3)
        if rnd.random() < 0.7:
            b.box(w * 0.1, -d * 0.15, h + 1.75, w * 0.5, 0.015, 0.015, 3)
            for j in range(4):
                b.box(
                    w * (-0.1 + 0.11 * j), -d * 0.15, h + 1.75, 0.6, 0.02, -rnd.uniform(0.7, 1.2), rnd.choice((5, 6, 7))
                )
    return b.mesh(name, mats)


def spray(mats, seed=1, long=0.55, L=0.13, W=0.024, coarse=False):
    """A twig along +Y that droops at its end, with leaves along it and a whorl at the tip. `mats`: leaf, twig."""
    rnd, g = random.Random(seed), Growth()
    shapes = [blade(L, W, 2, 3 if coarse else 5, 0.3, d, 0.08, 0.45, 0.85, 8, rnd) for d in (0.3, 0.8, 1.2)]
    for fork in range(3):
        path = stalk(
            (0, 0, 0),
            (0.55 * (fork - 1) + rnd.uniform(-0.15, 0.15), 1, 0),
            rnd.uniform(-0.1, 0.3),
            long * rnd.uniform(0.7, 1.1),
            7,
            0.6,
        )
        g.stem(path, 0.005, 0.002, 1, 3)
        for k in range(17):
            i = min(7, 1 + k // 2) if k < 13 else 7
            e = (Vector(path[i]) - Vector(path[i - 1])).normalized()
            a = k * 2.4 + rnd.uniform(-0.4, 0.4)
            u = e.orthogonal().normalized()
            side = u * math.cos(a) + e.cross(u) * math.sin(a)
            g.leaf(
                rnd.choice(shapes),
                path[i],
                side + e * rnd.uniform(0.2, 0.9) + Vector((0, 0, -0.35)),
                rnd.uniform(-0.6, 0.6),
                rnd.uniform(0.55, 1.15),
                min(0.97, rnd.random() ** 1.4),
            )
    return g.mesh(f"spray{seed}", mats)


def shade_tree(loc, h, r, sprays, bark, seed=1, n=700, lean=(0.0, 0.0), lobes=15):
    """A rounded tree at `loc`: limbs to lobes on a dome of radius `r`, sprays on their outside, gaps between them."""
    rnd, foot = random.Random(seed), Vector(loc)
    fork = foot + Vector((lean[0] * 0.5, lean[1] * 0.5, h * 0.45))
    t = trunk(
        [(0, 0, -0.2), (lean[0] * 0.2, lean[1] * 0.2, h * 0.22), (fork.x - foot.x, fork.y - foot.y, h * 0.47)],
        0.030 * h,
        0.018 * h,
        bark,
        seed,
        20,
    )
    t.location = foot
    top = foot + Vector((lean[0], lean[1], h - r * 0.75))
    for k in range(lobes):
        a, up = k * 2.4 + rnd.uniform(-0.4, 0.4), 1 - 1.25 * (k + 0.5) / lobes
        flat = math.sqrt(max(0.05, 1 - up * up))
        c = top + Vector((math.cos(a) * flat, math.sin(a) * flat, up * 0.72)) * r * rnd.uniform(0.55, 0.92)
        size = r * rnd.uniform(0.30, 0.46)
        mid = fork.lerp(c, 0.5) + Vector((0, 0, 0.1 * r))
        tube(
            "limb",
            [tuple(fork - Vector((0, 0, 0.2))), tuple(fork.lerp(mid, 0.5)), tuple(mid), tuple(c)],
            1.0,
            bark,
            3,
            radii=[0.012 * h, 0.009 * h, 0.006 * h, 0.02],
        )
        for _ in range(n // lobes):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.35, 0.8))).normalized()
            at = c + Vector((d.x, d.y, d.z * 0.8)) * size * rnd.uniform(0.35, 1.0)
            ob = bpy.data.objects.new("spray", rnd.choice(sprays))
            ob.rotation_mode = "QUATERNION"
            way = d + Vector((rnd.uniform(-0.5, 0.5), rnd.uniform(-0.5, 0.5), rnd.uniform(-0.6, 0.2)))
            ob.location, ob.rotation_quaternion = at, way.to_track_quat("Y", "Z")
            ob.scale = (rnd.uniform(0.8, 1.3),) * 3
            link(ob)


def _crown(mats, seed):
    """A distant tree as one mesh of coarse leaves: radius 1 m, foot at the origin."""
    rnd, g = random.Random(seed), Growth()
    shapes = [blade(0.11, 0.030, 2, 2, 0.3, d, 0.05, 0.45, 0.85, 0, rnd) for d in (0.3, 0.9)]
    g.stem([(0, 0, 0), (0.02, 0, 0.5), (0, 0.03, 1.2)], 0.08, 0.05, 1, 6)
    for k in range(12):
        a, up = k * 2.4 + rnd.uniform(-0.5, 0.5), 1 - 1.3 * (k + 0.5) / 12
        flat = math.sqrt(max(0.05, 1 - up * up))
        c = Vector((math.cos(a) * flat * 0.66, math.sin(a) * flat * 0.66, 1.35 + up * 0.5)) * rnd.uniform(0.9, 1.08)
        for _ in range(230):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.3, 0.8))).normalized()
            g.leaf(
                rnd.choice(shapes),
                c + d * 0.40 * rnd.uniform(0.5, 1.0),
                d + Vector((rnd.uniform(-0.7, 0.7), rnd.uniform(-0.7, 0.7), rnd.uniform(-0.8, 0.2))),
                rnd.uniform(-0.6, 0.6),
                rnd.uniform(0.6, 1.4),
                min(0.95, rnd.random()),
            )
    return g.mesh(f"crown{seed}", mats)


def street(eye, turn, spread, ground, mats, greens, seed=1, near=30.0, far=520.0, free=()):
    """Houses and trees in rings around `eye`, from `turn - spread` to `turn + spread` degrees to the right of +Y;
    `mats` as for `house`.

    `free`: areas without houses, (heading from, to, distance from, to), for a view into the distance."""
    rnd = random.Random(seed)
    plans = (
        (9, 8, 2, True),
        (11, 9, 2, False),
        (8, 10, 3, False),
        (13, 9, 3, False),
        (10, 8, 1, True),
        (12, 10, 4, False),
        (9, 9, 2, False),
    )
    houses = [
        house(f"house{seed}{k}", w, d, floors, mats, seed * 9 + k, tiled)
        for k, (w, d, floors, tiled) in enumerate(plans)
    ]
    towers = [house(f"tower{seed}{k}", 14, 12, floors, mats, seed * 5 + k) for k, floors in enumerate((8, 11))]
    crowns = [_crown(greens, seed * 3 + k) for k in range(3)]

    def stand(me, at, z, rot, size=1.0):
        ob = bpy.data.objects.new(me.name, me)
        ob.location, ob.rotation_euler = (*at, z), (0, 0, rot)
        ob.scale = (size,) * 3 if not hasattr(size, "__len__") else size
        link(ob)

    r, ring = near, 0
    while r < far:
        step = math.degrees((16 + 0.02 * r) / r)
        a = turn - spread + rnd.uniform(0, step)
        while a < turn + spread:
            b, q = math.radians(a + rnd.uniform(-0.2, 0.2) * step), r * rnd.uniform(0.94, 1.08)
            at = (eye[0] + q * math.sin(b), eye[1] + q * math.cos(b))
            if not any(lo < a < hi and start < r < end for lo, hi, start, end in free):
                low = r < 75
                me = (
                    rnd.choice(towers)
                    if r > 240 and rnd.random() < 0.16
                    else rnd.choice([houses[k] for k in ((0, 1, 4, 6) if low else range(7))])
                )
                stand(me, at, ground, rnd.choice((0, 1, 2, 3)) * math.pi / 2 + 0.18 + rnd.uniform(-0.12, 0.12))
            for _ in range(3):
                c, e = b + math.radians(step) * rnd.uniform(-0.7, 0.7), q - rnd.uniform(7, 13)
                size = rnd.uniform(2.6, 4.6)
                stand(
                    rnd.choice(crowns),
                    (eye[0] + e * math.sin(c), eye[1] + e * math.cos(c)),
                    ground - rnd.uniform(0, 1.2),
                    rnd.uniform(0, 6.28),
                    (size, size, size * rnd.uniform(0.8, 1.05)),
                )
            a += step * rnd.uniform(0.85, 1.2)
        r *= 1.24 if r > 60 else 1.38
        ring += 1


def wire(a, b, sag, mat, r=0.010):
    """A cable between two points."""
    pts = [
        tuple(Vector(a).lerp(Vector(b), i / 24) - Vector((0, 0, sag * 4 * (i / 24) * (1 - i / 24)))) for i in range(25)
    ]
    return tube("wire", pts, r, mat, 2)


def soil_below(z, mat, r=900):
    return disc("ground", r, z - 1, z, (0, 0, 0), mat, 0.1)
