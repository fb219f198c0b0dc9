"""The garden's path: basalt slabs laid a step apart through ferns and palms, towards the ochre wall."""

from mathutils import noise as mnoise

from ...kit import *
from ...kit import light as L

ENDS = 8.6  # where the wall stands


def bend(y):
    """The path's middle at a distance."""
    return 0.55 * math.sin(y * 0.42 + 0.3)


def garden_path(m):
    slab("earth", -9, -4, 9, ENDS, -0.02, 0.2, m["soil"])
    lawn(-1.6, -2.2, 1.7, ENDS - 0.4, m["grass"], -0.02, 2600, 61, 0.055)
    stones(m)
    wall("garden_wall", (9, ENDS), (-9, ENDS), 2.15, 0.25, [arch_pts(9 - bend(ENDS), 1.05, 1.45)], m["ochre_wall"], 0.02)
    box("garden_coping", (18, 0.36, 0.07), (0, ENDS + 0.12, 2.18), m["basalt"], 0.012)
    banks(m)
    slab("beyond", -9, ENDS, 9, 22, -0.05, 0.1, m["grass"])
    hedge(-8, ENDS + 1.6, 8, ENDS + 3.0, 4.0, (m["leaf"], m["leaf3"]), -0.1, 3.6, 92, leaf=0.16, cluster=0.5)
    for x, y, h, c, seed in ((-4.6, 6.2, 5.6, 2.3, 93), (4.4, 3.8, 5.8, 2.4, 94), (1.6, ENDS + 4.0, 6.8, 2.6, 95), (-5.4, 0.8, 5.4, 2.2, 96)):
        tree((x, y, -0.1), h, c, (m["leaf"], m["leaf2"]), m["bark"], seed, 190, leaf=0.15)
    lantern_stone(m, bend(3.4) + 0.95, 3.4)
    L.sky(48, 150, 0.42, 4.0, 1.0, tint=(1.0, 1.0, 0.97))
    L.sun(-128, 34, 6.0, (1, 0.84, 0.60), 1.5)


def stones(m):
    """Slabs with broken edges, no two alike, each a little lower or higher than the last."""
    rnd = random.Random(17)
    for k in range(17):
        y = -1.9 + 0.62 * k
        if y > ENDS - 0.3:
            break
        w, d, seed = rnd.uniform(0.42, 0.56), rnd.uniform(0.24, 0.29), rnd.uniform(0, 90)
        outline = []
        for i in range(22):
            a = 6.283 * i / 22
            r = (abs(math.cos(a)) ** 5 + abs(math.sin(a)) ** 5) ** -0.2 * (1 + 0.16 * mnoise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, seed))))
            outline.append((w * r * math.cos(a), d * r * math.sin(a)))
        plate("stone", outline, [], 0.07, m["wet_basalt"], 0.012, 2, loc=(bend(y) + rnd.uniform(-0.07, 0.07), y, 0.005 + rnd.uniform(-0.006, 0.010)), rot=(rnd.uniform(-0.012, 0.012), rnd.uniform(-0.012, 0.012), rnd.uniform(-0.16, 0.16)))


def banks(m):
    """Ferns at the edge, broad leaves behind them, palms above."""
    rnd = random.Random(23)
    for k in range(34):
        y = -0.9 + 0.27 * k + rnd.uniform(-0.1, 0.1)
        side = -1 if k % 2 else 1
        areca((bend(y) + side * rnd.uniform(0.82, 1.10), y, -0.04), rnd.uniform(0.42, 0.62), rnd.choice((m["leaf"], m["leaf2"])), m["stem"], 14, 300 + k, rnd.uniform(0, 6), 1.5)
    for k in range(16):
        y = -0.4 + 0.58 * k
        side = -1 if k % 2 else 1
        rubber_plant((bend(y) + side * rnd.uniform(1.45, 1.9), y, -0.04), rnd.uniform(0.7, 1.15), rnd.choice((m["leaf"], m["leaf3"])), m["stem"], 5, 340 + k, rnd.uniform(0, 6), 0.30, 0.085)
    for x, y, h, seed in ((-1.9, 1.6, 1.9, 81), (2.1, 1.9, 1.7, 82), (-2.2, 4.4, 2.3, 83), (2.3, 5.4, 2.2, 84), (-1.9, 7.2, 1.9, 85), (2.9, 0.4, 2.0, 86)):
        areca((x, y, -0.05), h, m["leaf2"], m["stem"], 13, seed)
    hedge(-4.4, -1.0, -2.3, ENDS - 0.3, 1.5, (m["leaf"], m["leaf3"]), -0.05, 4.5, 87, leaf=0.13)
    hedge(2.5, -1.0, 4.6, ENDS - 0.3, 1.4, (m["leaf"], m["leaf2"]), -0.05, 4.5, 88, leaf=0.13)


def lantern_stone(m, x, y):
    """A low basalt post with a hollow for a lamp beside the path."""
    box("post", (0.20, 0.20, 0.42), (x, y, 0.19), m["basalt"], 0.014, 3)
    box("post_cap", (0.26, 0.26, 0.05), (x, y, 0.425), m["basalt"], 0.012, 3)
    lathe("lamp", [(0, 0), (0.03, 0.002), (0.045, 0.018), (0.048, 0.024), (0.036, 0.016), (0, 0.010)], m["terracotta"], 40, (x, y, 0.45))
