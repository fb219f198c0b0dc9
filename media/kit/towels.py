"""Terry cloth: over a rail, on a peg, in a basket."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from .core import mesh_obj, subsurf
from .nodes import Mat

WOVEN = "woven"  # attribute: position on the cloth in metres


def terry(name="terry", col=(0.74, 0.71, 0.65), bands=(), stripe=(0.3, 0.12, 0.06)):
    """Cotton loops; `bands`: woven stripes across, (metres upwards from where the cloth hangs, half of the width)."""
    m = Mat(name)
    p = m.pos(world=False)
    loops, lie = m.voronoi(p, 380).outputs[0], m.noise(p, 14, 4, 0.6, 0.6)
    c = m.mix(m.rng(lie, 0.3, 0.7), tuple(k * 0.86 for k in col), tuple(min(0.85, k * 1.05) for k in col))
    height = m.sep(m.n("ShaderNodeUVMap", uv_map=WOVEN).outputs[0])[1]
    for at, half in bands:
        woven = m.math("COMPARE", height, at)
        woven.node.inputs[2].default_value = half
        c = m.mix(woven, c, stripe)
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.97,
            "Specular IOR Level": 0.08,
            "Sheen Weight": 0.4,
            "Normal": m.bump(loops, 0.75, 0.0028, m.bump(lie, 0.3, 0.008)),
        }
    )
    m.flat(col)
    return m.m


def weave(ob, places):
    """Stores the position of each vertex on the cloth for the shader; `places`: (across, along) in metres."""
    layer = ob.data.uv_layers.new(name=WOVEN)
    for loop in ob.data.loops:
        layer.data[loop.index].uv = places[loop.vertex_index]


def _sheet(name, rows, columns, at, mat, loc, rot_z, parent, thickness, along):
    """A cloth through at(u, v), u and v from 0 to 1; `along`: the height on the woven cloth for v."""
    verts = [at(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    n = columns + 1
    faces = [
        (j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows) for i in range(columns)
    ]
    ob = mesh_obj(name, verts, faces, mat, True, loc, (0, 0, rot_z), parent)
    weave(ob, [(i / columns, along(j / rows)) for j in range(rows + 1) for i in range(columns + 1)])
    thick = ob.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = thickness, 0
    return subsurf(ob, 1)


def towel_over(loc, w, front, back, mat, rot_z=0.0, seed=1, rail=0.011, parent=None, thickness=0.007):
    """A towel over a rail along local x at `loc`: `front` metres hang towards -Y, `back` metres behind."""
    r, whole = rail + thickness / 2, front + back + math.pi * rail

    def at(u, v):
        s = v * whole
        hem = 1 + 0.05 * mnoise.noise(Vector((u * 2.2, seed, 3)))
        far = abs(s - front) / max(front, back)
        wave = math.sin(
            2 * math.pi * (2.2 * u + 0.25 * mnoise.noise(Vector((u * 2, seed, v)))) + seed
        ) * 0.012 + 0.010 * mnoise.noise(Vector((u * 4, s * 3, seed)))
        x = (u - 0.5) * w * (0.90 + 0.10 * min(1, far * 1.6)) + 0.02 * far * mnoise.noise(Vector((s * 2, seed, 8)))
        if s < front:
            return x, -r - wave * min(1, 0.35 + far) - 0.006, -(front - s) * hem
        if s > front + math.pi * rail:
            return x, r + 0.5 * wave * far, -(s - front - math.pi * rail) * hem
        a = (s - front) / rail
        return x, -r * math.cos(a) - (wave * 0.35 + 0.006) * math.cos(a / 2) ** 2, r * math.sin(a) + 0.2 * abs(wave)

    def along(v):
        return -(front - v * whole) if v * whole < front else -max(0.0, v * whole - front - math.pi * rail)

    return _sheet("towel", 60, 44, at, mat, loc, rot_z, parent, thickness, along)


def towel_on_peg(loc, drop, w, mat, rot_z=0.0, seed=1, parent=None):
    """A cloth hung by its middle from a peg on a wall that faces local -Y: gathered at the top, four corners of
    different length."""

    def at(u, v):
        wide = w * (0.13 + 0.87 * v**0.75)
        fold = math.sin(2 * math.pi * (2.7 * u + 0.2 * mnoise.noise(Vector((u * 3, seed, 0)))) + seed * 1.3)
        deep = 0.012 + 0.030 * v**0.6
        tail = 0.93 + 0.05 * math.cos(6.283 * (u * 1.3 + 0.13 * seed)) + 0.05 * mnoise.noise(Vector((u * 5, seed, 1)))
        x = (u - 0.5) * wide + 0.012 * mnoise.noise(Vector((u * 4, v * 3, seed)))
        y = -0.046 - deep * fold - 0.012 * math.sin(math.pi * u) - 0.01 * mnoise.noise(Vector((u * 5, v * 4, seed + 2)))
        return x, min(y, -0.006), 0.012 * math.sin(math.pi * u) - drop * v * tail

    return _sheet("towel", 44, 56, at, mat, loc, rot_z, parent, 0.006, lambda v: -drop * v)
