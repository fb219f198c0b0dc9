"""The garden's path: basalt slabs laid a step apart in pebbles, between low green edges, to an arch in the ochre wall."""

from mathutils import noise as mnoise

from ...kit import *
from ...kit import light as L
from ...kit import materials as M

ENDS = 8.6  # where the wall stands


def bend(y):
    """The path's middle at a distance."""
    return 0.55 * math.sin(y * 0.42 + 0.3)


def garden_path(m):
    slab("earth", -9, -4, 9, ENDS, -0.02, 0.2, m["soil"])
    gravel(m)
    stones(m)
    wall("garden_wall", (9, ENDS), (-9, ENDS), 2.35, 0.25, [arch_pts(9 - bend(ENDS), 1.15, 1.45)], m["ochre_wall"], 0.02)
    box("garden_coping", (18, 0.36, 0.07), (0, ENDS + 0.12, 2.38), m["basalt"], 0.012)
    banks(m)
    slab("beyond", -9, ENDS, 9, 26, -0.05, 0.1, m["soil"])
    hedge(-8, ENDS + 2.6, 8, ENDS + 4.0, 4.4, (m["leaf"], m["leaf2"]), -0.1, 5.0, 92, leaf=0.15, cluster=0.5)
    hedge(-2.4, ENDS + 1.2, 2.4, ENDS + 2.2, 0.7, (m["leaf2"], m["leaf3"]), -0.1, 14, 97)
    for x, y, h, c, seed in ((-4.4, 5.4, 5.6, 2.3, 93), (4.8, 6.6, 6.0, 2.5, 94), (1.6, ENDS + 4.0, 6.8, 2.6, 95), (-4.2, -1.2, 5.4, 2.2, 96), (-6.0, 2.6, 6.2, 2.3, 98), (5.4, 0.2, 6.0, 2.5, 99)):
        tree((x, y, -0.1), h, c, (m["leaf"], m["leaf2"]), m["bark"], seed, 210, leaf=0.15)
    lantern_stone(m, bend(3.0) + 0.86, 3.0)
    neighbour((-6.5, 22.0, -0.2), 10.0, 8.0, 7.2, (0.62, 0.52, 0.40), 0.05, 31, 0.25)
    neighbour((9.0, 26.0, -0.2), 11.0, 8.0, 9.8, (0.64, 0.60, 0.54), -0.08, 32, 0.35)
    L.sky(48, 150, 0.42, 4.0, 1.0, tint=(1.0, 1.0, 0.97), clouds=0.7, seed=5.0)
    L.sun(116, 38, 8.0, (1, 0.84, 0.60), 0.9)


def gravel(m):
    """River pebbles between and beside the slabs, raked thin at the edge."""
    rnd, meshes = random.Random(29), []
    for k in range(7):
        ball = lathe("pebble", [(0, -0.5), (0.55, -0.42), (0.9, -0.18), (1, 0.05), (0.88, 0.28), (0.5, 0.45), (0, 0.5)], m["pebble" if k % 3 else "pebble_pale"], 14)
        for v in ball.data.vertices:
            v.co *= 1 + 0.22 * mnoise.noise(v.co * 1.2 + Vector((k * 7, 0, 0)))
        meshes.append(ball.data)
        bpy.data.objects.remove(ball)
    for _ in range(11000):
        y = ENDS + 1.0 - (ENDS + 2.6) * rnd.random() ** 0.75  # denser where it is near
        x = bend(y) + rnd.uniform(-1, 1) * (0.80 + 0.10 * mnoise.noise(Vector((y * 1.3, 3, 0))))
        r = rnd.uniform(0.012, 0.026)
        ob = bpy.data.objects.new("pebble", rnd.choice(meshes))
        ob.location, ob.scale = (x, y, -0.02 + r * 0.35 + rnd.uniform(0, 0.010)), (r * rnd.uniform(1, 1.5), r, r * rnd.uniform(0.6, 0.9))
        ob.rotation_euler = (rnd.uniform(-0.25, 0.25), rnd.uniform(-0.25, 0.25), rnd.uniform(0, 6.28))
        bpy.context.scene.collection.objects.link(ob)


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
    """A low green edge, broad leaves behind it, palms above."""
    rnd = random.Random(23)
    for side in (-1, 1):
        for k in range(11):  # the low edge follows the bend
            y = -1.6 + 0.98 * k
            x = bend(y + 0.5) + side * 0.98
            hedge(x - 0.20, y, x + 0.20, y + 1.0, 0.22 + 0.10 * rnd.random(), (m["leaf3"], m["leaf"]), -0.06, 46, 300 + 2 * k + side, leaf=0.055, slim=0.34, cluster=0.15)
    for k in range(15):
        y = 0.2 + 0.56 * k
        side = -1 if k % 2 else 1
        rubber_plant((bend(y) + side * rnd.uniform(1.40, 1.75), y, -0.04), rnd.uniform(0.6, 0.95), rnd.choice((m["leaf"], m["leaf3"])), m["stem"], 5, 340 + k, rnd.uniform(0, 6), 0.24, 0.066)
    for x, y, h, seed in ((-2.0, 2.3, 1.9, 81), (2.1, 4.2, 1.7, 82), (-2.1, 5.0, 2.2, 83), (2.3, 6.6, 2.1, 84), (-1.9, 7.6, 1.8, 85)):
        areca((x, y, -0.05), h, m["leaf"], m["stem"], 13, seed)
    hedge(-4.4, -1.0, -2.0, ENDS - 0.3, 1.5, (m["leaf"], m["leaf3"]), -0.05, 6.5, 87, leaf=0.12)
    hedge(2.1, -1.0, 4.6, ENDS - 0.3, 1.4, (m["leaf"], m["leaf2"]), -0.05, 6.5, 88, leaf=0.12)


def lantern_stone(m, x, y):
    """A low basalt post with a hollow for a lamp beside the path."""
    box("post", (0.20, 0.20, 0.42), (x, y, 0.19), m["basalt"], 0.014, 3)
    box("post_cap", (0.26, 0.26, 0.05), (x, y, 0.425), m["basalt"], 0.012, 3)
    lathe("lamp", [(0, 0), (0.03, 0.002), (0.045, 0.018), (0.048, 0.024), (0.036, 0.016), (0, 0.010)], m["terracotta"], 40, (x, y, 0.45))
    lathe("lamp_flame", [(0, 0), (0.005, 0.006), (0.004, 0.014), (0, 0.028)], M.emissive("flame", (1, 0.55, 0.18), 30), 16, (x - 0.03, y, 0.468))
    L.bulb((x - 0.03, y - 0.01, 0.50), 0.25, (1, 0.55, 0.22), 0.01)
