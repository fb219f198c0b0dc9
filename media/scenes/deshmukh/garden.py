"""The garden path: worn basalt slabs in dark soil between dense planting, to an arch in the old ochre wall."""

import math
import random

import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from ...kit import light as L
from ...kit import materials as M
from ...kit import undergrowth as U
from ...kit import weather as W
from ...kit.core import box, disc, empty, lathe, tube
from ...kit.greenery import hedge, leaf_cluster, marigold_head, tree
from ...kit.leaves import put
from ...kit.outdoors import neighbour
from ...kit.shell import arch_pts, slab, wall

ENDS = 6.8  # y of the wall
LAMP = (1.42, 3.0)


def bend(y):
    """The path's middle at a distance."""
    return 0.55 * math.sin(y * 0.42 + 0.3)


def level(x, y):
    """The ground: trodden between the slabs, dug over and heaped in the beds."""
    off = abs(x - bend(y)) if y < ENDS else 2
    bed = min(1, max(0, (off - 0.42) / 0.5))
    return (
        -0.035
        + 0.10 * bed
        + (0.010 + 0.03 * bed) * mnoise.noise(Vector((x * 2.1, y * 2.1, 4)))
        + (0.006 + 0.010 * bed) * mnoise.noise(Vector((x * 9, y * 9, 7)))
    )


def garden_path(m):
    m = dict(
        m,
        stone=W.worn_stone(),
        ochre=W.weathered_lime(col=(0.36, 0.18, 0.066), top=2.36),
        ground=W.wet_soil(),
        mossy=W.mossy_bark(),
        dark_stalk=M.plain("dark_stalk", (0.045, 0.060, 0.022), 0.5),
        moss=M.leaf("moss", (0.055, 0.085, 0.012), 0.3, 0.7),
        fresh=M.leaf("fresh", (0.085, 0.165, 0.028), 0.42, 0.34),
        deep=M.leaf("deep", (0.026, 0.066, 0.024), 0.3, 0.26),
        tin=M.plain("tin", (0.30, 0.31, 0.31), 0.42, 0.5, 0.85),
    )
    W.rough_ground(-3.2, -1.2, 3.4, ENDS + 0.1, m["ground"], level)
    slab("earth", -9, -4, 9, ENDS, -0.06, 0.2, m["ground"])
    stones(m)
    wall("garden_wall", (9, ENDS), (-9, ENDS), 2.36, 0.30, [arch_pts(9 - bend(ENDS), 1.12, 1.44)], m["ochre"], 0.03)
    for k in range(19):  # the coping's stones, none quite in line
        rnd = random.Random(k)
        box(
            "garden_coping",
            (0.955, 0.42, 0.07),
            (-9 + 0.96 * k, ENDS + 0.15 + rnd.uniform(-0.008, 0.008), 2.385 + rnd.uniform(-0.004, 0.004)),
            m["basalt"],
            0.014,
            rot=(0, 0, rnd.uniform(-0.006, 0.006)),
        )
    planting(m)
    shade(m)
    lamp_stone(m, *LAMP)
    tools(m)
    beyond(m)
    L.sky(48, 150, 0.21, 4.0, 1.0, tint=(1.0, 1.0, 0.97), clouds=0.7, seed=5.0)
    L.sun(122, 43, 14.0, (1, 0.82, 0.58), 0.6)


def stones(m):
    """Slabs as they broke, a step apart; leaves blown on them, moss against them."""
    rnd = random.Random(17)
    mosses, leaf = (
        [U.moss(m["moss"], k) for k in range(3)],
        [U.fallen((m["dry"], m["dry_pale"], m["mossy"]), 70 + k, 3, 0.10, 0.075) for k in range(4)],
    )
    y, k = -1.4, 0
    while y < ENDS + 1.4:
        w, d, seed = rnd.uniform(0.30, 0.39), rnd.uniform(0.20, 0.26), 40 + k
        x = bend(min(y, ENDS)) + rnd.uniform(-0.07, 0.07) * (1 if k % 2 else -1)
        outline = W.broken_outline(w, d, seed, corners=5 + k % 3)
        W.slab_stone(
            outline,
            0.05,
            m["stone"],
            (x, y, -0.014 + rnd.uniform(-0.006, 0.006)),
            (rnd.uniform(-0.02, 0.02), rnd.uniform(-0.02, 0.02), rnd.uniform(-0.3, 0.3)),
            seed,
        )
        for _ in range(9):
            px, py = rnd.choice(outline)
            put(
                rnd.choice(mosses),
                (x + px * 1.10, y + py * 1.12, level(x + px, y + py) + 0.004),
                rnd.uniform(0, 6),
                rnd.uniform(0.5, 1.2),
            )
        if rnd.random() < 0.6:
            put(
                rnd.choice(leaf),
                (x + rnd.uniform(-0.15, 0.15), y + rnd.uniform(-0.08, 0.08), 0.040),
                rnd.uniform(0, 6),
                rnd.uniform(0.7, 1.1),
            )
        y += d * 2 + rnd.uniform(0.09, 0.16)
        k += 1


def planting(m):
    """From the path outwards: creepers, ferns and lilies, broad leaves, bushes and palms."""
    rnd = random.Random(23)

    def pair(leaf, stalk=None):
        return m[leaf], stalk or m["dark_stalk"]

    kinds = {
        "creeper": [U.creeper(pair(c), k) for k, c in enumerate(("fresh", "leaf", "leaf2", "deep"))],
        "fern": [U.fern(pair(c), k, 15 + 2 * k) for k, c in enumerate(("fresh", "leaf", "leaf2"))],
        "lily": [U.lily(pair("leaf"), 1), U.lily(pair("deep"), 2)],
        "ear": [
            U.elephant_ear(pair("leaf"), 1),
            U.elephant_ear(pair("deep"), 2, 7),
            U.elephant_ear(pair("leaf2"), 3, 9),
        ],
        "canna": [U.canna(pair("leaf2"), 1), U.canna(pair("deep"), 2)],
        "shrub": [
            U.shrub(pair("leaf", m["bark"]), 1),
            U.shrub(pair("deep", m["bark"]), 2, L=0.10, W=0.026),
            U.shrub(pair("leaf2", m["bark"]), 3, L=0.065, W=0.02),
        ],
        "palm": [U.palm(pair("leaf"), 1), U.palm(pair("leaf2"), 2, 11)],
        "fallen": [U.fallen((m["dry"], m["dry_pale"], m["mossy"]), 50 + k) for k in range(4)],
        "moss": [U.moss(m["moss"], 20 + k) for k in range(2)],
    }

    def row(kind, n, near, far, size, y0=-0.6, y1=ENDS - 0.25, side=None, sink=0.01):
        for k in range(n):
            s = side or (1 if k % 2 else -1)
            y = y0 + (y1 - y0) * (k + rnd.uniform(0.1, 0.9)) / n
            x = bend(y) + s * rnd.uniform(near, far)
            clear = 0.62 if kind in ("ear", "canna", "palm", "shrub") else 0.30 if kind in ("fern", "lily") else 0.16
            ahead = min(1, max(0, (y - 1.2) / (LAMP[1] - 1.2)))  # along the view to the lamp
            if math.hypot(x - 1.18 - ahead * (LAMP[0] - 1.18), y - 1.2 - ahead * (LAMP[1] - 1.2)) > clear and not (
                abs(x - TRUNK[0]) < 0.3 and abs(y - TRUNK[1]) < 0.3
            ):
                put(
                    rnd.choice(kinds[kind]),
                    (x, y, level(x, y) - sink),
                    rnd.uniform(0, 6.28),
                    rnd.uniform(*size),
                    (rnd.uniform(-0.1, 0.1), rnd.uniform(-0.1, 0.1)),
                )

    row("creeper", 230, 0.42, 0.86, (0.6, 1.2))
    row("creeper", 130, 0.80, 1.7, (0.8, 1.5))
    row("creeper", 26, 0.24, 0.44, (0.3, 0.55))
    row("moss", 90, 0.25, 0.9, (0.5, 1.4), sink=-0.002)
    row("fallen", 84, 0.30, 1.6, (0.7, 1.3), sink=-0.004)
    row("fern", 22, 0.72, 1.15, (0.65, 1.15))
    row("lily", 14, 0.70, 1.2, (0.7, 1.1))
    row("ear", 13, 1.05, 1.7, (0.75, 1.2), 0.6)
    row("canna", 13, 1.25, 1.9, (0.8, 1.25), 0.9)
    row("shrub", 44, 1.75, 3.6, (0.8, 1.5), 0.2)
    row("palm", 6, 1.5, 2.2, (0.8, 1.15), 1.6, 6.2)
    for x, s in (
        (-2.6, 1.5),
        (-1.9, 1.3),
        (-1.25, 1.0),
        (1.15, 1.1),
        (1.8, 1.5),
        (2.6, 1.4),
        (-3.3, 1.7),
        (3.3, 1.7),
    ):  # against the wall
        put(rnd.choice(kinds["shrub"]), (x, ENDS - 0.42, 0), rnd.uniform(0, 6), s)
    for x, y, kind, size in (
        (-0.72, 0.92, "ear", 0.95),
        (1.28, 0.78, "fern", 1.25),
        (-0.30, 0.62, "fern", 1.0),
        (1.62, 3.42, "fern", 0.9),
        (0.98, ENDS - 0.3, "fern", 0.9),
        (-0.78, ENDS - 0.25, "lily", 0.9),
    ):
        put(kinds[kind][0], (x, y, level(x, y) - 0.01), rnd.uniform(0, 6.28), size)


TRUNK = (-1.06, 3.35)


def shade(m):
    """The mango whose trunk stands by the path, its boughs over it, and the crowns beside it that let the sun through
    in flecks."""
    x, y = TRUNK
    U.trunk(
        [
            (x, y, -0.1),
            (x + 0.02, y, 0.8),
            (x - 0.05, y - 0.04, 1.7),
            (x + 0.06, y + 0.02, 2.6),
            (x + 0.2, y + 0.05, 3.6),
        ],
        0.165,
        0.12,
        m["mossy"],
        3,
    )
    leaves = (m["deep"], m["mossy"])
    for k, (path, twigs) in enumerate(
        (
            ([(x + 0.1, y, 3.0), (-0.5, 3.2, 2.88), (0.1, 3.0, 2.72), (0.85, 2.7, 2.60)], 30),
            ([(x, y, 3.0), (-1.3, 2.6, 2.62), (-1.1, 1.9, 2.34), (-0.7, 1.5, 2.22)], 20),
            ([(2.8, 1.6, 2.8), (2.1, 1.9, 2.45), (1.6, 2.1, 2.32), (1.2, 2.2, 2.22)], 18),
        )
    ):
        put(U.bough(leaves, path, 5 + k, 0.035, twigs), (0, 0, 0))
    rnd = random.Random(41)
    crowns = [
        leaf_cluster(f"crown{k}", m["leaf" if k % 2 else "leaf2"], 120, 0.42, 0.11, 0.24, 300 + k) for k in range(4)
    ]
    for _ in range(1150):
        at = Vector((rnd.uniform(1.6, 7.5), rnd.uniform(-4.5, 6.4), 0))
        if mnoise.noise(at * 0.62 + Vector((0, 0, 3.3))) > 0.03:
            ob = put(
                rnd.choice(crowns),
                (at.x, at.y, 4.2 + rnd.uniform(-0.5, 0.9)),
                rnd.uniform(0, 6),
                rnd.uniform(0.55, 0.95),
                camera=False,
            )
            ob.visible_glossy = True


def lamp_stone(m, x, y):
    """A hewn post with a lamp that somebody lights every evening, and flowers before it."""

    def square(s, n=72):
        pts = []
        for i in range(n):
            a = 6.283 * i / n
            r = (abs(math.cos(a)) ** 9 + abs(math.sin(a)) ** 9) ** (-1 / 9)
            pts.append((s * r * math.cos(a), s * r * math.sin(a)))
        return pts

    post = W.worn_stone("post_stone", (0.075, 0.072, 0.067), (0.022, 0.022, 0.022), 0.35)
    W.slab_stone(square(0.105), 0.46, post, (x, y, -0.04), (0, 0, 0.12), 5, cup=0.0)
    W.slab_stone(square(0.145), 0.062, post, (x, y, 0.405), (0.008, -0.006, 0.10), 6, cup=0.004)
    z = 0.463
    clay = [
        (0, 0.004),
        (0.024, 0.0),
        (0.030, 0.003),
        (0.043, 0.016),
        (0.050, 0.029),
        (0.049, 0.033),
        (0.045, 0.031),
        (0.038, 0.018),
        (0.024, 0.010),
        (0, 0.009),
    ]
    lathe("lamp", clay, M.terracotta("diya", (0.30, 0.12, 0.06)), 56, (x - 0.01, y - 0.02, z))
    disc("oil", 0.038, 0.016, 0.0185, (x - 0.01, y - 0.02, z), M.plain("oil", (0.10, 0.055, 0.012), 0.05, 0.6), 0.001)
    tube(
        "wick",
        [(x - 0.005, y - 0.03, z + 0.018), (x - 0.035, y - 0.042, z + 0.026), (x - 0.047, y - 0.047, z + 0.036)],
        0.0024,
        M.plain("wick", (0.05, 0.045, 0.04), 0.9),
        4,
    )
    flame = [(0, 0), (0.0030, 0.003), (0.0046, 0.008), (0.0040, 0.014), (0.0022, 0.021), (0.0008, 0.027), (0, 0.030)]
    lathe("lamp_flame", flame, M.oil_flame(), 24, (x - 0.048, y - 0.047, z + 0.034))
    L.bulb((x - 0.048, y - 0.050, z + 0.055), 0.16, (1, 0.55, 0.22), 0.012)
    for k, (dx, dy, dz) in enumerate(
        ((0.060, -0.075, 0), (0.085, -0.030, 0), (-0.085, -0.085, 0), (0.10, -0.32, -0.44))
    ):
        head = bpy.data.objects.new(
            "offering", marigold_head(f"offering{k}", m["marigold" if k % 2 else "marigold_pale"], 0.021, 90 + k)
        )
        head.location, head.rotation_euler = (x + dx, y + dy, z + dz + 0.003), (0.25 * k - 0.3, 0.15, k)
        bpy.context.scene.collection.objects.link(head)


def tools(m):
    """A watering can by the path; a broom of palm ribs against the wall."""
    x, y = bend(2.35) - 0.60, 2.35
    z, g = level(x, y) - 0.004, math.radians(28)
    can = empty("watering_can", (x, y, z), g)
    lathe(
        "can",
        [
            (0, 0),
            (0.098, 0),
            (0.104, 0.006),
            (0.104, 0.10),
            (0.106, 0.104),
            (0.104, 0.108),
            (0.100, 0.205),
            (0.103, 0.212),
            (0.098, 0.215),
            (0.094, 0.20),
            (0.094, 0.02),
            (0, 0.02),
        ],
        m["tin"],
        56,
        parent=can,
    )
    tube(
        "spout",
        [(0.09, 0, 0.05), (0.15, 0, 0.09), (0.24, 0, 0.19), (0.285, 0, 0.235)],
        1.0,
        m["tin"],
        6,
        parent=can,
        radii=[0.026, 0.021, 0.015, 0.013],
    )
    lathe(
        "rose",
        [(0.012, 0), (0.040, 0.035), (0.040, 0.040), (0, 0.044)],
        m["tin"],
        36,
        (0.275, 0, 0.226),
        rot=(0, math.radians(50), 0),
        parent=can,
    )
    tube(
        "handle",
        [(-0.095 - 0.085 * math.sin(a), 0, 0.12 + 0.10 * math.cos(a)) for a in (math.pi * i / 14 for i in range(15))],
        0.007,
        m["tin"],
        4,
        parent=can,
    )
    tube(
        "grip",
        [(0.085 * math.cos(a), 0, 0.205 + 0.085 * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))],
        0.007,
        m["tin"],
        4,
        parent=can,
    )
    rnd, rib = random.Random(3), M.plain("rib", (0.17, 0.105, 0.045), 0.7)
    bx, by = bend(ENDS) + 0.98, ENDS - 0.34
    for _ in range(70):
        a, r = rnd.uniform(0, 6.28), rnd.random() ** 0.5
        foot, top = (
            (bx + 0.10 * r * math.cos(a), by + 0.06 * r * math.sin(a), rnd.uniform(0.05, 0.12)),
            (bx + 0.10 + 0.02 * r * math.cos(a), ENDS - 0.045 + 0.018 * r * math.sin(a), rnd.uniform(0.92, 1.08)),
        )
        tube(
            "rib",
            [foot, tuple((f + t) / 2 + 0.008 * rnd.uniform(-1, 1) for f, t in zip(foot, top, strict=False)), top],
            0.0022,
            rib,
            1,
        )
    for k in range(5):
        t = 0.70 + 0.035 * k
        disc(
            "cord", 0.030, 0, 0.02, (bx + 0.10 * t, by + (ENDS - 0.045 - by) * t, 0.08 + 0.92 * t), m["rust"], 0.006, 24
        )


def beyond(m):
    """Through the arch and over the wall: a lane in the sun, neighbours' planting, houses that pale."""
    slab("beyond", -14, ENDS, 14, 40, -0.05, 0.1, M.lime_plaster("lane", (0.20, 0.145, 0.095), 0.2, 0.6))
    wall(
        "far_wall",
        (14, ENDS + 6.2),
        (-14, ENDS + 6.2),
        1.55,
        0.25,
        [],
        W.weathered_lime("far_lime", (0.52, 0.47, 0.38), 1.5),
        0.02,
    )
    rnd = random.Random(8)
    bushes = [U.shrub((m[c], m["bark"]), 30 + k) for k, c in enumerate(("leaf2", "leaf"))]
    for _ in range(16):
        put(
            rnd.choice(bushes),
            (rnd.uniform(-3, 3), ENDS + rnd.choice((5.6, 5.2, 7.5)), 0),
            rnd.uniform(0, 6),
            rnd.uniform(0.8, 1.6),
        )
    for x, y, s in ((-0.95, 1.2, 1.0), (-0.75, 2.3, 0.8), (0.80, 1.7, 0.9)):
        put(bushes[0], (bend(ENDS) + x, ENDS + y, 0), x, s)
    hedge(-12, ENDS + 7.4, 12, ENDS + 8.8, 3.6, (m["leaf"], m["leaf2"]), -0.1, 4.0, 92, leaf=0.15, cluster=0.5)
    for x, y, h, c, seed in (
        (2.3, ENDS + 3.6, 5.6, 2.3, 95),
        (-2.9, ENDS + 4.4, 5.0, 2.2, 93),
        (6.4, ENDS + 3.0, 6.0, 2.5, 94),
        (-6.5, ENDS + 2.4, 6.2, 2.3, 98),
        (0.2, ENDS + 10.0, 8.0, 3.0, 99),
    ):
        tree((x, y, -0.1), h, c, (m["leaf"], m["leaf2"]), m["bark"], seed, 240, leaf=0.15)
    neighbour((-4.5, 21.0, -0.2), 10.0, 8.0, 7.2, (0.62, 0.52, 0.40), 0.05, 31, 0.35)
    neighbour((7.0, 25.0, -0.2), 11.0, 8.0, 9.8, (0.64, 0.60, 0.54), -0.08, 32, 0.45)
