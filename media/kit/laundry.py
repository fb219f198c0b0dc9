"""Laundry on a line: rope, pegs, checked cloths."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from . import materials as M
from .core import box, empty, mesh_obj, subsurf, tube
from .nodes import Mat
from .towels import WOVEN, weave


def checked(name, ground, first, second, pitch=0.045, fine=0.011):
    """A woven check of thin, translucent cotton, as of a gamcha or lungi: bands in both directions, darkest where they
    cross."""
    m = Mat(name)
    x, z, _ = m.sep(m.n("ShaderNodeUVMap", uv_map=WOVEN).outputs[0])

    def bands(c, step, part):
        return m.math("LESS_THAN", m.math("FRACT", m.math("MULTIPLY", c, 1.0 / step)), part)

    c = m.mix(m.math("MULTIPLY", bands(x, pitch, 0.40), 0.62), ground, first)
    c = m.mix(m.math("MULTIPLY", bands(z, pitch, 0.40), 0.62), c, first)
    c = m.mix(m.math("MULTIPLY", m.math("MAXIMUM", bands(x, pitch, 0.07), bands(z, pitch, 0.07)), 0.9), c, second)
    thread = m.math("ADD", m.math("SINE", m.math("MULTIPLY", x, 5200.0)), m.math("SINE", m.math("MULTIPLY", z, 5200.0)))
    crease = m.noise(m.pos(world=False, scale=(1, 1, 0.6)), 15, 4, 0.6, 0.8)
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.95,
            "Specular IOR Level": 0.1,
            "Sheen Weight": 0.2,
            "Normal": m.bump(thread, 0.12, 0.0006, m.bump(crease, 0.35, 0.006)),
        }
    )
    back, mx = m.n("ShaderNodeBsdfTranslucent", {"Color": c}), m.n("ShaderNodeMixShader", {0: 0.30})
    m.t.links.new(m.p.outputs[0], mx.inputs[1])
    m.t.links.new(back.outputs[0], mx.inputs[2])
    m.t.links.new(mx.outputs[0], m.out.inputs["Surface"])
    return m.m


def cotton(name, col):
    """Thin plain cotton with creases."""
    m = Mat(name)
    crease = m.noise(m.pos(world=False, scale=(1, 1, 0.7)), 17, 5, 0.6, 1.0)
    m.sp({"Base Color": col, "Roughness": 0.95, "Specular IOR Level": 0.1, "Normal": m.bump(crease, 0.5, 0.006)})
    back, mx = m.n("ShaderNodeBsdfTranslucent", {"Color": col}), m.n("ShaderNodeMixShader", {0: 0.30})
    m.t.links.new(m.p.outputs[0], mx.inputs[1])
    m.t.links.new(back.outputs[0], mx.inputs[2])
    m.t.links.new(mx.outputs[0], m.out.inputs["Surface"])
    return m.m


def rope(a, b, sag=0.04, mat=None, r=0.0028):
    """A nylon line from `a` to `b`. Returns a function: height of the line at `t` from 0 to 1."""
    a, b = Vector(a), Vector(b)

    def at(t):
        return a.lerp(b, t) - Vector((0, 0, 4 * sag * t * (1 - t)))

    tube("rope", [tuple(at(i / 20)) for i in range(21)], r, mat or M.plain("nylon", (0.10, 0.22, 0.30), 0.5), 3)
    return at


def hung(loc, w, front, back, mat, rot_z=0.0, seed=1, parent=None):
    """A thin cloth over a line along local x: folds that open downwards, an uneven hem."""
    rows, columns, r = 64, 60, 0.004
    whole = front + back

    def at(u, v):
        s = v * whole
        ahead = s < front
        far = abs(s - front) / max(front, back)
        fall = abs(front - s) * (1 + 0.03 * mnoise.noise(Vector((u * 2.4, seed, 3 if ahead else 7))))
        fold = math.sin(2 * math.pi * (2.6 * u + 0.45 * mnoise.noise(Vector((u * 1.7, seed, v * 0.8)))) + seed * 2.1)
        deep = 0.016 * min(1, 0.12 + 1.5 * far) + 0.012 * mnoise.noise(Vector((u * 4, s * 2.5, seed)))
        x = (u - 0.5) * w * (1 - 0.04 * far) + 0.018 * far * mnoise.noise(Vector((s * 2, u * 2, seed + 8)))
        y = (
            (-1 if ahead else 1) * (r + 0.006 * min(1, far * 6))
            + fold * deep
            + 0.02 * far * mnoise.noise(Vector((u * 1.3, seed + 5, 1)))
        )
        drop = 0.010 * math.sin(math.pi * (u * 3.3 + seed)) * (1 - min(1, far * 5))
        return x, y, r - fall - abs(drop)

    verts = [at(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    n = columns + 1
    faces = [
        (j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows) for i in range(columns)
    ]
    ob = mesh_obj("washing", verts, faces, mat, True, loc, (0, 0, rot_z), parent)
    weave(
        ob, [((i / columns - 0.5) * w, j / rows * whole - front) for j in range(rows + 1) for i in range(columns + 1)]
    )
    thick = ob.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.0014, 0
    return subsurf(ob, 1)


def peg(loc, mat, rot_z=0.0, tilt=0.0):
    """A clothes peg on a line: two legs, a spring."""
    g = empty("peg", loc, rot_z)
    g.rotation_euler[0] = tilt
    for s in (-1, 1):
        box("peg_leg", (0.009, 0.0055, 0.068), (0, s * 0.0055, -0.008), mat, 0.0015, 2, (s * 0.07, 0, 0), g)
    tube(
        "spring",
        [(-0.006, 0, 0.004), (0.006, 0, 0.004)],
        0.0042,
        M.plain("spring", (0.35, 0.35, 0.34), 0.35, 0.5, 1.0),
        4,
        parent=g,
    )
    return g
