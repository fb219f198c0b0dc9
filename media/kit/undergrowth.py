"""Plants for close views: each is one mesh of real leaves and stems, placed many times as an instance."""

import math
import random

from mathutils import Vector
from mathutils import noise as mnoise

from .core import mesh_obj
from .leaves import Growth, blade, heart, stalk


def fern(mats, seed=1, fronds=17, L=0.55):
    """Sword fern: arching fronds with two rows of narrow leaflets, the outer ones lying."""
    rnd, g = random.Random(seed), Growth()
    leaves = [blade(1.0, 0.15, 2, 5, 0.15, rnd.uniform(0.2, 0.7), 0.12, 0.36, 0.8, 0, rnd) for _ in range(4)]
    for k in range(fronds):
        a, long, age = k * 2.4 + rnd.uniform(-0.4, 0.4), L * rnd.uniform(0.6, 1.1), rnd.random() ** 1.3
        side, n = Vector((math.cos(a), math.sin(a), 0)), 30
        path = stalk(
            side * 0.02, side, rnd.uniform(0.35, 2.2) * (1.15 - 0.6 * k / fronds), long, n, rnd.uniform(0.9, 1.7)
        )
        g.stem(path, 0.0022, 0.0007, 1, 4)
        for i in range(3, n + 1):
            t = i / n
            e = (Vector(path[min(n, i + 1)]) - Vector(path[i - 1])).normalized()
            s = e.cross(Vector((0, 0, 1))).normalized()
            w = long * 0.14 * math.sin(math.pi * (0.10 + 0.86 * t)) ** 0.7
            for sg in (-1, 1):
                if rnd.random() < 0.97:
                    g.leaf(
                        rnd.choice(leaves),
                        path[i],
                        s * sg + e * (0.25 + 0.5 * t) + Vector((0, 0, rnd.uniform(-0.12, 0.10))),
                        rnd.uniform(-0.35, 0.35),
                        w * rnd.uniform(0.88, 1.08),
                        min(1, age * 0.85 + rnd.uniform(0, 0.1)),
                    )
    return g.mesh(f"fern{seed}", mats)


def elephant_ear(mats, seed=1, leaves=8, h=0.7, L=0.42):
    """Colocasia: heart-shaped leaves on tall stalks, the youngest upright, the oldest near the ground."""
    rnd, g = random.Random(seed), Growth()
    for k in range(leaves):
        a, f = k * 2.4 + rnd.uniform(-0.5, 0.5), k / leaves
        side = Vector((math.cos(a), math.sin(a), 0))
        path = stalk(
            side * 0.03, side * (0.35 + 0.5 * f), 1.6 - 0.9 * f, h * rnd.uniform(0.75, 1.1) * (1 - 0.35 * f), 10, 0.55
        )
        g.stem(path, 0.010, 0.004, 1, 6)
        droop = rnd.uniform(0.25, 0.6)
        g.leaf(
            heart(L * rnd.uniform(0.65, 1.1), rnd, droop=droop),
            path[-1],
            side + Vector((rnd.uniform(-0.3, 0.3), rnd.uniform(-0.3, 0.3), rnd.uniform(-1.15, -0.25))),
            rnd.uniform(-0.45, 0.45),
            1.0,
            rnd.random() ** 1.5 if f < 0.8 else rnd.uniform(0.6, 1.0),
        )
    return g.mesh(f"ear{seed}", mats)


def canna(mats, seed=1, stems=5, h=1.1, L=0.46, W=0.085):
    """Upright stems with paddle-shaped leaves, as of canna, ginger and turmeric: side veins, wavy torn edges."""
    rnd, g = random.Random(seed), Growth()
    for s in range(stems):
        a = 6.28 * s / stems + rnd.uniform(-0.5, 0.5)
        out, tall = Vector((math.cos(a), math.sin(a), 0)), h * rnd.uniform(0.6, 1.05)
        path = stalk(out * rnd.uniform(0.03, 0.13), out * 0.16, 1.0, tall * 0.8, 8, 0.06)
        g.stem(path, 0.010, 0.005, 1, 6)
        n = rnd.randint(5, 7)
        for k in range(n):
            t = 0.2 + 0.8 * k / (n - 1)
            i = min(8, round(t * 8))
            b = a + k * 2.5 + rnd.uniform(-0.4, 0.4)
            shape = blade(
                L * rnd.uniform(0.7, 1.1),
                W * rnd.uniform(0.75, 1.15),
                6,
                14,
                0.25,
                rnd.uniform(0.5, 1.5),
                0.16,
                0.42,
                0.75,
                26,
                rnd,
            )
            g.leaf(
                shape,
                path[i],
                (math.cos(b), math.sin(b), 0.7 + 1.5 * t),
                rnd.uniform(-0.5, 0.5),
                1.0,
                rnd.random() ** 1.4 if k else rnd.uniform(0.5, 1),
            )
    return g.mesh(f"canna{seed}", mats)


def lily(mats, seed=1, leaves=26, L=0.55, W=0.020):
    """Strap-shaped leaves that arch, as of spider lilies."""
    rnd, g = random.Random(seed), Growth()
    for k in range(leaves):
        a, f = k * 2.4 + rnd.uniform(-0.3, 0.3), k / leaves
        shape = blade(
            L * rnd.uniform(0.6, 1.1),
            W * rnd.uniform(0.7, 1.1),
            2,
            12,
            0.35,
            rnd.uniform(0.9, 2.0),
            0.05,
            0.35,
            0.42,
            0,
            rnd,
        )
        g.leaf(
            shape,
            (0.03 * math.cos(a), 0.03 * math.sin(a), 0),
            (math.cos(a), math.sin(a), 2.4 - 1.6 * f),
            rnd.uniform(-0.3, 0.3),
            1.0,
            rnd.random() ** 1.5,
        )
    return g.mesh(f"lily{seed}", mats)


def shrub(mats, seed=1, stems=8, h=1.0, L=0.085, W=0.019):
    """A loose bush: forked twigs, oval leaves on their outer half."""
    rnd, g = random.Random(seed), Growth()
    shapes = [blade(L, W, 2, 6, 0.22, d, 0.08, 0.46, 0.85, 9, rnd) for d in (0.25, 0.6, 1.0)]

    def grow(at, d, long, r, level):
        path, p, d = [tuple(at)], Vector(at), Vector(d).normalized()
        for _ in range(8):
            d = (
                d + Vector((rnd.uniform(-0.16, 0.16), rnd.uniform(-0.16, 0.16), rnd.uniform(-0.05, 0.08)))
            ).normalized()
            p = p + d * long / 8
            path.append(tuple(p))
        g.stem(path, r, r * 0.5, 1, 4)
        if level:
            for i in (3, 4, 5, 6, 7):
                b = rnd.uniform(0, 6.28)
                grow(
                    path[i],
                    d + Vector((math.cos(b), math.sin(b), rnd.uniform(-0.1, 0.5))) * 0.9,
                    long * rnd.uniform(0.35, 0.55),
                    r * 0.55,
                    level - 1,
                )
        for k in range(int(long / 0.028)):
            t = (0.45 if level else 0.15) + (0.55 if level else 0.85) * k / int(long / 0.028)
            i, b = min(8, int(t * 8)), k * 2.4 + rnd.uniform(-0.3, 0.3)
            g.leaf(
                rnd.choice(shapes),
                path[i],
                d * 0.6 + Vector((math.cos(b), math.sin(b), rnd.uniform(-0.5, 0.4))),
                rnd.uniform(-0.5, 0.5),
                rnd.uniform(0.55, 1.15),
                rnd.random() ** 1.3,
            )

    for k in range(stems):
        a = k * 2.4
        grow(
            (0.05 * math.cos(a), 0.05 * math.sin(a), 0),
            (0.55 * math.cos(a), 0.55 * math.sin(a), rnd.uniform(0.8, 1.6)),
            h * rnd.uniform(0.6, 0.95),
            0.008,
            1,
        )
    return g.mesh(f"shrub{seed}", mats)


def creeper(mats, seed=1, n=110, spread=0.19, leaf=0.030):
    """A patch of small round leaves on short stalks, thinner at its edge."""
    rnd, g = random.Random(seed), Growth()
    shapes = [blade(1.0, w, 4, 5, 0.22, rnd.uniform(0.3, 0.9), 0.06, 0.5, 0.6, 5, rnd) for w in (0.40, 0.46, 0.36)]
    for _ in range(n):
        a, d = rnd.uniform(0, 6.28), spread * rnd.random() ** 0.6
        x, y, z = d * math.cos(a), d * math.sin(a), rnd.uniform(0.012, 0.065) * (1.15 - d / spread * 0.6)
        b = rnd.uniform(0, 6.28)
        g.stem([(x * 0.96, y * 0.96, -0.005), (x, y, z)], 0.0010, 0.0007, 1, 3)
        g.leaf(
            rnd.choice(shapes),
            (x, y, z),
            (math.cos(b), math.sin(b), rnd.uniform(-0.1, 0.55)),
            rnd.uniform(-0.5, 0.5),
            leaf * rnd.uniform(0.5, 1.25),
            rnd.random() ** 1.2,
        )
    return g.mesh(f"creeper{seed}", mats)


def moss(mat, seed=1, spread=0.09):
    """A cushion of moss: hundreds of short hairs."""
    rnd, g = random.Random(seed), Growth()
    for _ in range(420):
        a, d = rnd.uniform(0, 6.28), spread * rnd.random() ** 0.7
        x, y, b, r = d * math.cos(a), d * math.sin(a), rnd.uniform(0, 6.28), 0.0022
        z = 0.012 * (1 - (d / spread) ** 2)
        base = len(g.pts)
        g.pts += [
            (x - r * math.cos(b), y - r * math.sin(b), z - 0.006),
            (x + r * math.cos(b), y + r * math.sin(b), z - 0.006),
            (x + rnd.uniform(-0.005, 0.005), y + rnd.uniform(-0.005, 0.005), z + rnd.uniform(0.003, 0.010)),
        ]
        g.faces.append((base, base + 1, base + 2))
        g.age.append(rnd.random() * 0.9)
        g.mat.append(0)
        g.spine += [0, 0, 0]
        g.vein += [0, 0, 0]
    return g.mesh(f"moss{seed}", [mat])


def fallen(mats, seed=1, n=26, spread=0.22, L=0.07):
    """Dry leaves on the ground: curled, some on edge, with twigs (of the last material)."""
    rnd, g = random.Random(seed), Growth()
    for _ in range(n):
        a, d, b = rnd.uniform(0, 6.28), spread * rnd.random() ** 0.6, rnd.uniform(0, 6.28)
        shape = blade(
            L * rnd.uniform(0.5, 1.3),
            L * rnd.uniform(0.14, 0.26),
            4,
            6,
            rnd.uniform(0.1, 0.7),
            rnd.uniform(-1.1, 1.3),
            0.25,
            0.46,
            0.85,
            9,
            rnd,
        )
        g.leaf(
            shape,
            (d * math.cos(a), d * math.sin(a), rnd.uniform(0.002, 0.010)),
            (math.cos(b), math.sin(b), rnd.uniform(-0.06, 0.16)),
            rnd.choice((0, 3.1416)) + rnd.uniform(-0.4, 0.4),
            1.0,
            rnd.random() * 0.94,
            rnd.randrange(len(mats) - 1),
        )
    for _ in range(4):
        a, x, y = rnd.uniform(0, 6.28), rnd.uniform(-spread, spread), rnd.uniform(-spread, spread)
        far = rnd.uniform(0.04, 0.12)
        g.stem(
            [
                (x, y, 0.004),
                (x + far * math.cos(a), y + far * math.sin(a), 0.008),
                (x + 1.7 * far * math.cos(a + 0.3), y + 1.7 * far * math.sin(a + 0.3), 0.005),
            ],
            0.0022,
            0.0012,
            len(mats) - 1,
            4,
        )
    return g.mesh(f"fallen{seed}", mats)


def palm(mats, seed=1, fronds=12, L=1.5):
    """A young areca: long arching fronds, two rows of leaflets with drooping tips."""
    rnd, g = random.Random(seed), Growth()
    shapes = [blade(0.27, 0.0125, 2, 7, 0.4, d, 0.05, 0.32, 0.7, 0, rnd) for d in (0.4, 0.8, 1.2)]
    for k in range(fronds):
        a, long, age = k * 2.4 + rnd.uniform(-0.3, 0.3), L * rnd.uniform(0.7, 1.1), rnd.random()
        side, n = Vector((math.cos(a), math.sin(a), 0)), 30
        path = stalk(
            side * 0.03, side * 0.4, rnd.uniform(0.8, 1.9) * (1.2 - 0.6 * k / fronds), long, n, rnd.uniform(1.2, 1.9)
        )
        g.stem(path, 0.008, 0.0015, 1, 5)
        for i in range(8, n + 1):
            t = i / n
            e = (Vector(path[min(n, i + 1)]) - Vector(path[i - 1])).normalized()
            s = e.cross(Vector((0, 0, 1))).normalized()
            for sg in (-1, 1):
                g.leaf(
                    rnd.choice(shapes),
                    path[i],
                    s * sg * (0.95 - 0.5 * t)
                    + e * (0.45 + 0.6 * t)
                    + Vector((0, 0, 0.25 - 0.3 * t + rnd.uniform(-0.12, 0.08))),
                    rnd.uniform(-0.4, 0.4),
                    (0.55 + 0.6 * math.sin(math.pi * (t * 0.85 + 0.1))) * long / 1.4 * rnd.uniform(0.88, 1.1),
                    min(1, age * 0.9 + rnd.uniform(0, 0.08)),
                )
    return g.mesh(f"palm{seed}", mats)


def bough(mats, path, seed=1, r=0.03, twigs=26, L=0.17, W=0.021, long=0.45):
    """A mango bough along a path: drooping twigs, each with a whorl of long leaves at its end."""
    rnd, g = random.Random(seed), Growth()
    shapes = [blade(L, W, 4, 10, 0.25, d, 0.10, 0.44, 0.85, 16, rnd) for d in (0.3, 0.7, 1.1, 1.4)]
    g.stem(path, r, r * 0.3, 1, 8)
    for k in range(twigs):
        t = 0.15 + 0.85 * k / twigs
        i = min(len(path) - 2, int(t * (len(path) - 1)))
        at = Vector(path[i]).lerp(Vector(path[i + 1]), t * (len(path) - 1) - i)
        a = rnd.uniform(0, 6.28)
        d = (Vector(path[-1]) - Vector(path[0])).normalized() * 0.7 + Vector(
            (math.cos(a), math.sin(a), rnd.uniform(-0.7, 0.5))
        )
        twig = stalk(at, (d.x, d.y, 0), d.z, long * rnd.uniform(0.4, 1.1), 7, 0.7)
        g.stem(twig, r * 0.22, r * 0.10, 1, 4)
        e = (Vector(twig[-1]) - Vector(twig[-2])).normalized()
        for j in range(rnd.randint(9, 14)):
            b = j * 2.4
            u = e.orthogonal().normalized()
            w = e.cross(u)
            q = Vector(twig[-1]).lerp(Vector(twig[4]), rnd.random() ** 2)
            g.leaf(
                rnd.choice(shapes),
                q,
                e * rnd.uniform(0.1, 0.9) + u * math.cos(b) + w * math.sin(b) + Vector((0, 0, -0.45)),
                rnd.uniform(-0.5, 0.5),
                rnd.uniform(0.55, 1.15),
                rnd.random() ** 1.6,
            )
    return g.mesh(f"bough{seed}", mats)


def trunk(path, r0, r1, mat, seed=1, sides=40):
    """A tree trunk of rings: swellings, grooves, wider at its foot."""
    n, verts, faces = len(path), [], []
    fine = 8
    rows = (n - 1) * fine + 1
    for i in range(rows):
        k, t = min(n - 2, i // fine), (i - min(n - 2, i // fine) * fine) / fine
        p, f = Vector(path[k]).lerp(Vector(path[k + 1]), t), i / (rows - 1)
        r = (r0 + (r1 - r0) * f) * (1 + 0.7 * math.exp(-f * 16))
        for j in range(sides):
            a = 6.283 * j / sides
            groove = 0.10 * mnoise.noise(
                Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, f * 3 + seed))
            ) + 0.05 * mnoise.noise(Vector((math.cos(a) * 6, math.sin(a) * 6, f * 9 + seed)))
            foot = 0.35 * math.exp(-f * 14) * max(0, math.sin(a * 2.5 + seed)) ** 2
            q = r * (1 + groove + foot)
            verts.append((p.x + q * math.cos(a), p.y + q * math.sin(a), p.z))
    for i in range(rows - 1):
        for j in range(sides):
            a, b = i * sides + j, i * sides + (j + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    return mesh_obj("trunk", verts, faces, mat, True)
