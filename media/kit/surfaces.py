"""Metal, glass, glowing materials and plain paint."""

from .nodes import Mat


def plain(name, col, rough=0.6, spec=0.4, metal=0.0, **kw):
    m = Mat(name)
    m.sp({"Base Color": col, "Roughness": rough, "Specular IOR Level": spec, "Metallic": metal, **kw})
    return m.m


def brass(name="brass", rough=0.24, col=(0.62, 0.43, 0.20)):
    """Brushed brass: one colour, because variation looks blotchy in close views; only the roughness varies."""
    m = Mat(name)
    drift = m.noise(m.pos(world=False), 5, 2)
    grain = m.noise(m.pos(world=False, scale=(1, 1, 0.05)), 420, 2)
    m.sp(
        {
            "Base Color": col,
            "Metallic": 1.0,
            "Roughness": m.math(
                "ADD", m.rng(drift, 0.3, 0.7, rough - 0.03, rough + 0.05), m.math("MULTIPLY", grain, 0.05)
            ),
        }
    )
    return m.m


def blackened_metal(name="black_metal"):
    return plain(name, (0.018, 0.017, 0.016), 0.42, 0.5, 0.6)


def mirror(name="mirror"):
    return plain(name, (0.93, 0.93, 0.92), 0.0, 0.5, 1.0)


def emissive(name, col, strength):
    m = Mat(name)
    m.t.nodes.remove(m.p)
    e = m.n("ShaderNodeEmission", {"Color": col, "Strength": strength})
    m.t.links.new(e.outputs[0], m.out.inputs["Surface"])
    return m.m


def oil_flame(name="flame"):
    """A small flame: pale in its middle, orange and clear towards its outline. It lights more than it shows."""
    m = Mat(name)
    m.t.nodes.remove(m.p)
    edge = m.n("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    glow = m.n("ShaderNodeEmission", {"Color": m.ramp(edge, [(0, (1, 0.55, 0.15)), (0.6, (1, 0.28, 0.03))])})
    seen = m.n("ShaderNodeLightPath").outputs["Is Camera Ray"]
    m.t.links.new(m.rng(seen, 0, 1, 14, 0.6), glow.inputs["Strength"])
    mix = m.n("ShaderNodeMixShader", {0: m.rng(edge, 0.45, 0.98, 1, 0.15)})
    m.t.links.new(m.n("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[1])
    m.t.links.new(glow.outputs[0], mix.inputs[2])
    m.t.links.new(mix.outputs[0], m.out.inputs["Surface"])
    return m.m


def thin_glass(name="glass", tint=(0.96, 0.97, 0.96)):
    m = Mat(name)
    m.t.nodes.remove(m.p)
    tr = m.n("ShaderNodeBsdfTransparent", {"Color": tint})
    gl = m.n("ShaderNodeBsdfGlossy", {"Roughness": 0.0})
    front = m.math("SUBTRACT", 1.0, m.n("ShaderNodeNewGeometry").outputs["Backfacing"])
    # only the outer face reflects: on the inner one, Fresnel makes a pane black at a flat angle
    mirrored = m.math("MULTIPLY", m.n("ShaderNodeFresnel", {"IOR": 1.45}).outputs[0], front)
    mx = m.n("ShaderNodeMixShader", {0: mirrored})
    m.t.links.new(tr.outputs[0], mx.inputs[1])
    m.t.links.new(gl.outputs[0], mx.inputs[2])
    m.t.links.new(mx.outputs[0], m.out.inputs["Surface"])
    return m.m


def opal_glass(name="opal_glass", col=(0.84, 0.79, 0.68)):
    """Milk glass: a polished skin over a translucent body."""
    m = Mat(name)
    m.sp({"Base Color": col, "Roughness": 0.10, "Specular IOR Level": 0.5})
    body = m.n("ShaderNodeBsdfTranslucent", {"Color": col})
    mx = m.n("ShaderNodeMixShader", {0: 0.62})
    m.t.links.new(m.p.outputs[0], mx.inputs[1])
    m.t.links.new(body.outputs[0], mx.inputs[2])
    m.t.links.new(mx.outputs[0], m.out.inputs["Surface"])
    return m.m


def thread_of_water(name="thread_of_water", veil=None):
    """Falling water: clear in the middle, bright at its edges; as a `veil` evenly faint."""
    m = Mat(name)
    m.t.nodes.remove(m.p)
    clear = m.n("ShaderNodeBsdfTransparent", {"Color": (0.92, 0.95, 0.95)})
    shine = (
        m.n("ShaderNodeBsdfTranslucent", {"Color": (0.9, 0.93, 0.95)})
        if veil
        else m.n("ShaderNodeBsdfGlossy", {"Color": (0.95, 0.97, 0.98), "Roughness": 0.08})
    )
    edge = veil or m.rng(m.n("ShaderNodeLayerWeight", {"Blend": 0.42}).outputs["Facing"], 0, 1, 0.30, 1.0)
    mx = m.n("ShaderNodeMixShader", {0: edge})
    m.t.links.new(clear.outputs[0], mx.inputs[1])
    m.t.links.new(shine.outputs[0], mx.inputs[2])
    m.t.links.new(mx.outputs[0], m.out.inputs["Surface"])
    return m.m
