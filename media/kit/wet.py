"""Water: taps, sinks, basins, a bucket, puddles indoors."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from .core import box, disc, empty, lathe, mesh_obj, tube
from .nodes import Mat

BASIN = [
    (0, 0),
    (0.07, 0),
    (0.15, 0.03),
    (0.195, 0.09),
    (0.205, 0.125),
    (0.195, 0.128),
    (0.185, 0.12),
    (0.14, 0.045),
    (0.05, 0.02),
    (0, 0.018),
]


def standing_tap(loc, metal, reach=0.20, h=0.30, rot_z=0.0):
    """A swan-neck tap that reaches towards -Y."""
    g = empty("tap", loc, rot_z)
    disc("tap_foot", 0.026, 0, 0.012, (0, 0, 0), metal, 0.004, parent=g)
    r = reach / 2
    bend = [(0, -r + r * math.cos(a), h - r + r * math.sin(a)) for a in (math.pi * i / 18 for i in range(19))]
    neck = [(0, 0, 0.01), *bend, (0, -reach, h - r - 0.035)]
    tube("tap_neck", neck, 0.0105, metal, 6, parent=g)
    tube("tap_lever", [(0, 0, 0.06), (0.05, 0, 0.075)], 0.005, metal, 4, parent=g)
    return g


def wall_tap(loc, metal, reach=0.18, rot_z=0.0, s=1.0):
    """A spout with two cross handles, on a wall that faces -Y; `s` scales everything except `reach`."""
    g = empty("wall_tap", loc, rot_z)
    g.scale = (s, s, s)
    reach /= s
    turn = (math.pi / 2, 0, 0)
    for x, r in ((-0.10, 0.020), (0, 0.024), (0.10, 0.020)):
        lathe(
            "rose", [(0, 0), (r, 0), (r, 0.006), (r * 0.6, 0.010), (0, 0.010)], metal, 32, (x, 0, 0), parent=g, rot=turn
        )
    tube(
        "spout", [(0, 0, 0), (0, -reach * 0.85, 0), (0, -reach, -0.01), (0, -reach, -0.035)], 0.010, metal, 5, parent=g
    )
    for x in (-0.10, 0.10):
        tube("stem", [(x, 0, 0), (x, -0.045, 0)], 0.008, metal, 4, parent=g)
        tube("cross", [(x - 0.026, -0.045, 0), (x + 0.026, -0.045, 0)], 0.005, metal, 4, parent=g)
        tube("cross", [(x, -0.045, -0.026), (x, -0.045, 0.026)], 0.005, metal, 4, parent=g)
    return g


def sink(loc, metal, dark, w=0.52, d=0.38, rot_z=0.0, run=None, deep=0.17):
    """A bowl set into the counter of the kitchen `run`, its rim level with the stone at `loc`, with a dark waste."""
    g = empty("sink", loc, rot_z)
    rim, t = 0.022, 0.004
    for s in (-1, 1):
        box("sink_rim", (w, rim, 0.004), (0, s * (d - rim) / 2, 0.001), metal, 0.0015, parent=g)
        box("sink_rim", (rim, d - 2 * rim, 0.004), (s * (w - rim) / 2, 0, 0.001), metal, 0.0015, parent=g)
        box("sink_wall", (w - 2 * rim, t, deep), (0, s * (d / 2 - rim), -deep / 2), metal, 0, parent=g)
        box("sink_wall", (t, d - 2 * rim, deep), (s * (w / 2 - rim), 0, -deep / 2), metal, 0, parent=g)
    box("sink_floor", (w - 2 * rim, d - 2 * rim, t), (0, 0, -deep), metal, 0, parent=g)
    disc("sink_waste", 0.032, 0, 0.003, (0, 0, -deep + t / 2), dark, 0.001, parent=g)
    hole = box("sink_hole", (w - 1.6 * rim, d - 1.6 * rim, 2 * deep + 0.04), (0, 0, 0), None, 0, parent=g)
    hole.hide_render = True
    for part in run.children if run else ():
        if part.name.startswith(("top", "carcass")):
            cut = part.modifiers.new("hole", "BOOLEAN")
            cut.object, cut.operation, cut.solver = hole, "DIFFERENCE", "EXACT"
    return g


def basin(loc, mat, s=1.0):
    return lathe("basin", [(r * s, z * s) for r, z in BASIN], mat, 80, loc, sub=2)


def bucket(loc, metal, r=0.15, h=0.26):
    shape = [
        (0, 0),
        (r * 0.78, 0),
        (r * 0.82, 0.01),
        (r, h - 0.01),
        (r + 0.006, h),
        (r - 0.004, h),
        (r * 0.78, 0.02),
        (0, 0.018),
    ]
    lathe("bucket", shape, metal, 64, loc)
    x, y, z = loc
    arc = [
        (x + r * math.cos(a), y - 0.02, z + h - 0.02 + 0.75 * r * math.sin(a))
        for a in (math.pi * i / 24 for i in range(25))
    ]
    return tube("handle", arc, 0.004, metal, 4)


def puddle(loc, outline, seed=1):
    """A film of water on a floor; `outline`: its half axes in metres. The wet floor is darker; the dark fades over a
    third of the film, and the reflection ends just before it."""
    m = Mat("puddle")
    m.t.nodes.remove(m.p)
    rings, n, verts, depth = 14, 96, [], []
    for j in range(rings + 1):
        for i in range(n):
            a = 2 * math.pi * i / n
            ca, sa = math.cos(a), math.sin(a)
            edge = 1 + 0.34 * mnoise.noise(Vector((ca * 1.6, sa * 1.6, seed)))
            edge += 0.12 * mnoise.noise(Vector((ca * 5, sa * 5, seed)))
            k = edge * j / rings
            verts.append((outline[0] * k * ca, outline[1] * k * sa, 0))
            depth.append(1 - j / rings)
    faces = [
        (j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)[::-1]
        for j in range(rings)
        for i in range(n)
    ]
    ob = mesh_obj("puddle", verts, faces, m.m, loc=(loc[0], loc[1], loc[2] + 0.0012))
    ob.data.attributes.new("depth", "FLOAT", "POINT").data.foreach_set("value", depth)
    deep = m.math("ADD", m.n("ShaderNodeAttribute", attribute_name="depth").outputs["Fac"], 0.0)
    ragged = m.math("ADD", deep, m.math("MULTIPLY", m.math("SUBTRACT", m.noise(m.pos(), 22, 4, 0.6), 0.5), 0.16))
    wet, film = m.rng(ragged, 0.02, 0.34), m.rng(ragged, 0.16, 0.24)
    for node in (wet.node, film.node):
        node.interpolation_type = "SMOOTHSTEP"
    clear = m.n("ShaderNodeBsdfTransparent", {"Color": m.mix(wet, (1, 1, 1), (0.62, 0.61, 0.60))})
    gloss = m.n("ShaderNodeBsdfGlossy", {"Roughness": 0.03, "Color": (1, 1, 1)})
    m.t.links.new(m.bump(m.noise(m.pos(), 9, 2), 0.06, 0.004), gloss.inputs["Normal"])
    mirrored = m.math("MULTIPLY", m.n("ShaderNodeFresnel", {"IOR": 1.33}).outputs[0], film)
    mix = m.n("ShaderNodeMixShader", {0: mirrored})
    m.t.links.new(clear.outputs[0], mix.inputs[1])
    m.t.links.new(gloss.outputs[0], mix.inputs[2])
    m.t.links.new(mix.outputs[0], m.out.inputs["Surface"])
    return ob
