"""Thin cotton for shirts, kurtas and bags, with stitched hems and seams; buttons."""

import bpy

from .nodes import Mat
from .surfaces import plain
from .towels import WOVEN

EDGE = "edge"  # metres to the nearest hem, and to the nearest seam


def shirting(name, col, stripe=None, pitch=0.012, through=0.22, bands=()):
    """Thin cotton with stitched hems and seams and a placket; `stripe`: a stripe along it, or across it at `bands`
    (height on the cloth, half of the width)."""
    m = Mat(name)
    place = m.n("ShaderNodeUVMap", uv_map=WOVEN).outputs[0]
    x, z, _ = m.sep(place)
    hem, seam, _ = m.sep(m.n("ShaderNodeUVMap", uv_map=EDGE).outputs[0])

    def near(value, at, half):
        node = m.math("COMPARE", value, at)
        node.node.inputs[2].default_value = half
        return node

    placket = m.math("MULTIPLY", near(m.math("ABSOLUTE", x), 0.016, 0.0009), m.math("GREATER_THAN", z, -0.36))
    line = m.math("MAXIMUM", m.math("MAXIMUM", near(hem, 0.022, 0.0009), near(seam, 0.002, 0.0016)), placket)
    drift = m.noise(m.pos(world=False), 9, 4, 0.6)
    c = m.mix(m.rng(drift, 0.3, 0.7), tuple(k * 0.88 for k in col), tuple(min(0.85, k * 1.08) for k in col))
    for at, half in bands:
        c = m.mix(near(z, at, half), c, stripe)
    if stripe and not bands:
        woven = m.math("LESS_THAN", m.math("FRACT", m.math("MULTIPLY", x, 1 / pitch)), 0.16)
        c = m.mix(m.math("MULTIPLY", woven, 0.8), c, stripe)
    c = m.mix(m.math("MULTIPLY", line, 0.45), c, tuple(k * 0.45 for k in col))
    thread = m.math("ADD", m.math("SINE", m.math("MULTIPLY", x, 5200.0)), m.math("SINE", m.math("MULTIPLY", z, 5200.0)))
    crease = m.noise(m.pos(world=False, scale=(1, 1, 0.7)), 22, 5, 0.6, 0.9)
    rough = m.bump(thread, 0.10, 0.0005, m.bump(crease, 0.28, 0.004, m.bump(line, 0.5, -0.0012)))
    m.sp({"Base Color": c, "Roughness": 0.92, "Specular IOR Level": 0.12, "Sheen Weight": 0.15, "Normal": rough})
    back, mx = m.n("ShaderNodeBsdfTranslucent", {"Color": c}), m.n("ShaderNodeMixShader", {0: through})
    m.t.links.new(m.p.outputs[0], mx.inputs[1])
    m.t.links.new(back.outputs[0], mx.inputs[2])
    m.t.links.new(mx.outputs[0], m.out.inputs["Surface"])
    return m.m


def shell_button():
    return bpy.data.materials.get("shell_button") or plain("shell_button", (0.62, 0.59, 0.52), 0.3)
