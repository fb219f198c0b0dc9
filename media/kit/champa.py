"""Frangipani (champa): branches, rosettes of leaves, flowers on the tree and on the ground."""

import math
import random

import bpy
from mathutils import Quaternion, Vector

from .core import displace_clouds, empty, fuse, lathe, link, tube
from .leaves import Growth, blade


def frangipani(loc, h, leaf, bark, stalk, petal, throat, seed=5, rot_z=0, levels=4):
    """A tree of `h` metres: branches that fork like a candelabra, a rosette at every tip (the lowest leaves old and
    drooping), flowers over two tips in three."""
    rnd, turns = random.Random(seed), random.Random(seed + 1)
    for _ in range(8):  # skipped, so that the tree keeps the shape that it has in finished pictures
        rnd.random()
    g = empty("frangipani", loc, rot_z)
    tips, limbs = [], []

    def grow(p, d, L, r, lv):
        q, dd = Vector(p), Vector(d).normalized()
        pts = [tuple(q - dd * r * 0.5)]  # starts inside the limb it grows from
        for _ in range(5):
            dd = (dd + Vector((rnd.uniform(-0.13, 0.13), rnd.uniform(-0.13, 0.13), 0.10))).normalized()
            q = q + dd * L / 5
            pts.append(tuple(q))
        limbs.append(
            tube(
                "limb",
                pts,
                1.0,
                bark,
                4,
                parent=g,
                radii=[r * (1.1 if i == 0 else 1 - 0.27 * i / 5) * rnd.uniform(0.97, 1.04) for i in range(6)],
            )
        )
        joint = [(r * 0.735 * math.sin(math.pi * i / 12), -r * 0.735 * math.cos(math.pi * i / 12)) for i in range(13)]
        limbs.append(lathe("limb_joint", joint, bark, 24, tuple(q), parent=g))  # a round joint at the end of each limb
        if lv == 0:
            tips.append((q, dd))
            return
        n = 3 if lv >= levels - 1 else rnd.choice((2, 2, 3))
        a0 = rnd.uniform(0, 6.28)
        for k in range(n):
            a = a0 + 2 * math.pi * k / n + rnd.uniform(-0.3, 0.3)
            side = Vector((math.cos(a), math.sin(a), 0))
            grow(q, (dd * 0.75 + side * 0.85).normalized(), L * rnd.uniform(0.62, 0.82), r * 0.70, lv - 1)

    grow((0, 0, 0), (0.06, 0, 1), h * 0.34, 0.075, levels - 1)
    flare = [(0.105, -0.04), (0.092, 0.02), (0.080, 0.09), (0.070, 0.18)]
    limbs.append(lathe("limb_foot", [(0, -0.04), *flare, (0, 0.18)], bark, 32, (0, 0, 0), parent=g))
    displace_clouds(fuse("limb", limbs, bark, 0.008, g), 0.010, 0.06)
    rosettes = [_rosette(leaf, stalk, seed + k) for k in range(6)]
    umbels = [_umbel(petal, throat, stalk, seed + k) for k in range(4)]
    for k, (q, dd) in enumerate(tips):
        kinds = [rosettes[k % len(rosettes)]] + ([umbels[k % len(umbels)]] if turns.random() < 0.66 else [])
        for me in kinds:
            ob = bpy.data.objects.new(me.name, me)
            ob.location, ob.rotation_mode = q, "QUATERNION"
            ob.rotation_quaternion = dd.to_track_quat("Z", "Y") @ Quaternion((0, 0, 1), turns.uniform(0, 6.28))
            ob.scale = (turns.uniform(0.85, 1.12),) * 3
            link(ob, g)
    return g


def _rosette(leaf, stalk, seed):
    """About twenty leaves of up to 30 cm around +Z, on stalks; the lowest are the oldest, some of them yellow."""
    rnd, g = random.Random(seed), Growth()
    n, a0 = rnd.randint(19, 25), rnd.uniform(0, 6.28)
    for k in range(n):
        t, a = k / n, a0 + k * 2.4
        d = Vector((math.cos(a), math.sin(a), -0.30 + 1.35 * t**1.25 + rnd.uniform(-0.15, 0.15))).normalized()
        at = Vector((0, 0, -0.085 * (1 - t)))
        base = at + d * rnd.uniform(0.035, 0.055) * (1.15 - 0.5 * t)
        g.stem([tuple(at), tuple(base)], 0.0042, 0.0030, 1)
        long = rnd.uniform(0.23, 0.33) * (1 - 0.45 * t**3)
        shape = blade(
            long,
            long * rnd.uniform(0.115, 0.14),
            4,
            12,
            0.30,
            0.35 + 0.9 * (1 - t) + rnd.uniform(-0.1, 0.25),
            0.10,
            0.54,
            0.85,
            24,
            rnd,
        )
        age = 0.97 if k < 2 and rnd.random() < 0.45 else 0.90 * (1 - t) ** 0.8 + rnd.uniform(0, 0.05)
        g.leaf(shape, base, d, rnd.uniform(-0.4, 0.4), 1.0, age, 0)
    return g.mesh(f"leaf_rosette{seed}", (leaf, stalk))


def _flower(g, at, up, rnd, size=1.0, open=0.45):
    """Five overlapping petals around `up`, yellow inside; `open` from 0.2 (flat) to 2.5 (nearly closed)."""
    turn = Vector(up).normalized().to_track_quat("Z", "Y")
    a0 = rnd.uniform(0, 6.28)
    for k in range(5):
        a = a0 + k * 1.2566
        out = Vector((math.cos(a), math.sin(a), open * rnd.uniform(0.85, 1.15)))
        g.leaf(
            blade(0.040 * size, 0.0128 * size, 4, 7, 0.28, 0.4, 0, 0.62, 0.75, 0),
            at,
            turn @ out,
            0.38,
            rnd.uniform(0.9, 1.06),
            rnd.random() * 0.5,
            0,
        )
        g.leaf(
            blade(0.013 * size, 0.0050 * size, 2, 4, 0.28, 0.2, 0, 0.45, 0.8, 0),
            Vector(at) + turn @ Vector((0, 0, 0.0011)),
            turn @ (out + Vector((0, 0, 0.03))),
            0.38,
            1.0,
            0.2,
            1,
        )


def _umbel(petal, throat, stalk, seed):
    """A head of flowers over a rosette, some of them still closed."""
    rnd, g = random.Random(seed + 50), Growth()
    top = Vector((rnd.uniform(-0.03, 0.03), rnd.uniform(-0.03, 0.03), rnd.uniform(0.15, 0.21)))
    g.stem([(0, 0, 0), tuple(top * 0.55 + Vector((0.006, 0, 0))), tuple(top)], 0.0055, 0.0040, 2)
    for _ in range(rnd.randint(7, 11)):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(0.01, 0.085)
        end = top + Vector((r * math.cos(a), r * math.sin(a), rnd.uniform(0.02, 0.075) - r * 0.4))
        g.stem([tuple(top), tuple((top + end) / 2 + Vector((0, 0, -0.006))), tuple(end)], 0.0028, 0.0020, 2)
        way = (end - top).normalized() + Vector((0, 0, 0.35))
        if rnd.random() < 0.68:
            _flower(g, end, way, rnd, rnd.uniform(1.05, 1.35), rnd.uniform(0.25, 0.8))
        else:
            _flower(g, end, way, rnd, rnd.uniform(0.45, 0.75), 3.2)
    return g.mesh(f"leaf_umbel{seed}", (petal, throat, stalk))


def fallen_flowers(spots, petal, throat, seed=1, size=1.0):
    """Flowers on the ground, at (x, y, z)."""
    rnd, kinds = random.Random(seed), []
    for _ in range(5):
        g = Growth()
        _flower(g, (0, 0, 0), (0, 0, 1), rnd, size, rnd.uniform(0.15, 0.5))
        kinds.append(g.mesh("petals", (petal, throat)))
    for x, y, z in spots:
        ob = bpy.data.objects.new("petals", rnd.choice(kinds))
        face_down = rnd.random() < 0.25
        ob.location = (x, y, z + (0.020 if face_down else 0.004))
        ob.rotation_euler = (
            rnd.uniform(-0.25, 0.25) + (math.pi if face_down else 0),
            rnd.uniform(-0.25, 0.25),
            rnd.uniform(0, 6.28),
        )
        link(ob)
