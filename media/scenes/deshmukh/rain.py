"""Rain: threads of water from the tiles that break into drops, streaks of motion blur, spray on the ground, mist before
the trees."""

import math
import random

import bpy

from ...kit.core import mesh_obj
from ...kit.leaves import Growth
from ...kit.life import tea
from ...kit.newspaper import newspaper
from ...kit.nodes import Mat
from ...kit.tables import round_table

EAVE_Y, EAVE_Z, GROUND = 3.42, 2.33, -0.2
SPACING = 0.155  # one thread for every channel of the tiles


def falling(name, veil, shine=0.0):
    """Water too quick for the shutter: what is behind shows through, a little light stays on it."""
    m = Mat(name)
    m.t.nodes.remove(m.p)
    clear = m.n("ShaderNodeBsdfTransparent", {"Color": (0.97, 0.98, 0.98)})
    body = m.n("ShaderNodeBsdfTranslucent", {"Color": (0.90, 0.93, 0.95)})
    glint = m.n("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.12})
    inner, outer = m.n("ShaderNodeMixShader", {0: shine}), m.n("ShaderNodeMixShader", {0: veil})
    for mix, a, b in ((inner, body, glint), (outer, clear, inner)):
        m.t.links.new(a.outputs[0], mix.inputs[1])
        m.t.links.new(b.outputs[0], mix.inputs[2])
    m.t.links.new(outer.outputs[0], m.out.inputs["Surface"])
    return m.m


def rain(m):
    thread, trace, streak, spray = (
        falling("thread", 0.80, 0.45),
        falling("trace", 0.60, 0.3),
        falling("rain_streak", 0.34),
        falling("spray", 0.55, 0.3),
    )
    whole, broken = Growth(), Growth()
    for k in range(78):
        rnd = random.Random(700 + k)
        if rnd.random() < 0.58:
            falls(whole, broken, -6.0 + SPACING * k + rnd.uniform(-0.03, 0.03), rnd)
    chain(whole, broken, random.Random(5), 0.95, EAVE_Y)
    mesh_link(whole.mesh("threads", [thread]))
    mesh_link(broken.mesh("traces", [trace]))
    streaks(streak)
    mesh_link(splashes().mesh("spray", [spray]))
    mist()
    stool(m, 2.36, 2.18)


def mesh_link(me):
    ob = bpy.data.objects.new(me.name, me)
    ob.visible_shadow = False
    bpy.context.scene.collection.objects.link(ob)


def trail(g, x, y, top, length, r, lean=0.0):
    """What the shutter makes of a drop: thin at both ends."""
    n = 6
    path = [(x + lean * i / n, y, top - length * i / n) for i in range(n + 1)]
    base = len(g.pts)
    g.stem(path, r, r, 0, 6)
    for i in range(n + 1):
        k = math.sin(math.pi * (0.06 + 0.88 * i / n)) ** 0.7
        for j in range(6):
            px, py, pz = g.pts[base + 6 * i + j]
            g.pts[base + 6 * i + j] = (path[i][0] + (px - path[i][0]) * k, path[i][1] + (py - path[i][1]) * k, pz)


def falls(whole, broken, x, rnd):
    """From one channel: a thread that thins and wavers, then traces of drops, faster and longer downwards."""
    y, length, r = EAVE_Y + rnd.uniform(-0.02, 0.02), rnd.uniform(0.25, 1.0), rnd.uniform(0.0024, 0.0052)
    sway, n = rnd.uniform(0, 6.28), 18
    path = [
        (x + 0.005 * math.sin(sway + 5 * i / n), y + 0.035 * (i / n) ** 0.5, EAVE_Z - length * i / n)
        for i in range(n + 1)
    ]
    whole.stem(path, r * 1.25, r * 0.45, 0, 7)
    z = EAVE_Z - length
    while z > GROUND + 0.05:
        speed = (EAVE_Z - z + 0.1) ** 0.5
        long = min(z - GROUND, rnd.uniform(0.05, 0.11) * speed)
        trail(broken, x + rnd.gauss(0, 0.006), y + 0.035 + rnd.gauss(0, 0.008), z, long, r * rnd.uniform(0.40, 0.75))
        z -= long + rnd.uniform(0.01, 0.10) * speed


def chain(whole, broken, rnd, x, y):
    """The chain leads its water: a sheath from cup to cup, what the cups let go of, the bowl running over."""
    for k in range(13):
        z = 0.20 + 0.165 * k
        for _ in range(4):
            a, r = rnd.uniform(0, 6.28), rnd.uniform(0.005, 0.016)
            path = [
                (
                    x + r * math.cos(a + i * 0.3) * (1 - 0.5 * i / 8),
                    y + r * math.sin(a + i * 0.3) * (1 - 0.5 * i / 8),
                    z + 0.01 - 0.10 * i / 8,
                )
                for i in range(9)
            ]
            whole.stem(path, 0.0045, 0.0030, 0, 7)
        for _ in range(5):
            a, r = rnd.uniform(0, 6.28), rnd.uniform(0.046, 0.062)
            trail(
                broken,
                x + r * math.cos(a),
                y + r * math.sin(a),
                z + 0.085,
                rnd.uniform(0.05, 0.16),
                rnd.uniform(0.0010, 0.0022),
            )
    for _ in range(26):
        a = rnd.uniform(0, 6.28)
        trail(
            broken,
            x + 0.272 * math.cos(a),
            y + 0.272 * math.sin(a),
            -0.01,
            rnd.uniform(0.10, 0.17),
            rnd.uniform(0.0014, 0.0032),
        )


def streaks(mat):
    """What falls beyond the roof: thin slanted slivers, near ones longer."""
    rnd = random.Random(9)
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    for _ in range(13000):
        x, y, z = rnd.uniform(-6, 8), rnd.uniform(3.6, 11.0), rnd.uniform(-0.2, 4.6)
        length, w, lean = rnd.uniform(0.10, 0.30), rnd.uniform(0.0006, 0.0015), 0.09 + rnd.gauss(0, 0.012)
        k = len(verts)
        verts += [
            (x, y, z),
            (x - w + lean * length * 0.5, y, z + length * 0.5),
            (x + w + lean * length * 0.5, y, z + length * 0.5),
            (x + lean * length, y, z + length),
        ]
        faces.append((k, k + 2, k + 3, k + 1))
    mesh_obj("water_streaks", verts, faces, mat).visible_shadow = False


def splashes():
    """Spray along the drip line and everywhere on the stone: small crowns, droplets on their way up and down."""
    rnd, g = random.Random(31), Growth()
    for k in range(620):
        on_line = k < 260
        if k < 40:
            a = rnd.uniform(0, 6.28)
            x, y, floor = 0.95 + 0.17 * rnd.random() * math.cos(a), EAVE_Y + 0.17 * rnd.random() * math.sin(a), -0.04
        else:
            x, y, floor = (
                rnd.uniform(-5, 6),
                EAVE_Y + 0.04 + rnd.gauss(0, 0.035) if on_line else rnd.uniform(3.3, 6.4),
                GROUND,
            )
        for _ in range(rnd.randint(5, 12) if on_line else rnd.randint(2, 5)):
            a, h = rnd.uniform(0, 6.28), rnd.expovariate(1 / 0.020)
            r = 0.006 + h * rnd.uniform(0.3, 1.2)
            trail(
                g,
                x + r * math.cos(a),
                y + r * math.sin(a),
                floor + h + 0.006,
                rnd.uniform(0.003, 0.014),
                rnd.uniform(0.0005, 0.0014),
                rnd.uniform(-0.002, 0.002),
            )
    return g


def mist():
    """Rain in the air, as veils one behind the other: what is further is paler."""
    for k, (y, thick) in enumerate(((5.9, 0.012), (8.35, 0.022), (9.6, 0.05), (12.5, 0.12), (17.0, 0.22))):
        m = Mat(f"mist{k}")
        m.t.nodes.remove(m.p)
        low = m.rng(m.noise(m.pos(), 0.5, 3), 0.3, 0.7, thick * 0.7, thick * 1.3)
        mix = m.n("ShaderNodeMixShader", {0: low})
        m.t.links.new(m.n("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[1])
        m.t.links.new(
            m.n("ShaderNodeEmission", {"Color": (0.62, 0.68, 0.71), "Strength": 0.55}).outputs[0], mix.inputs[2]
        )
        m.t.links.new(mix.outputs[0], m.out.inputs["Surface"])
        veil = mesh_obj("mist", [(-30, y, -0.2), (30, y, -0.2), (30, y, 16), (-30, y, 16)], [(0, 1, 2, 3)], m.m)
        veil.visible_shadow = veil.visible_diffuse = False


def stool(m, x, y):
    """Somebody sat here a moment ago: a stool, tea, the morning's paper."""
    round_table((x, y, 0), 0.21, 0.43, 0.026, m["teak_x"], 0.045, m["teak_z"], "stool", drum=False)
    newspaper((x + 0.03, y + 0.04, 0.431), math.radians(24), 0.24, 0.30)
    tea((x - 0.10, y - 0.10, 0.431))
