"""Linen, boucle, wool, leather, cane, sheers and shades."""

from .nodes import Mat


def linen(name="linen", col=(0.62, 0.56, 0.48), weave=5200.0, sheen=0.25, var=0.12, bump=0.35, stripe=None, pitch=0.06):
    """Woven flax. `weave`: radians per metre; 5200 is a thread of 1.2 mm, with some thicker ones. `stripe`: colour of
    stripes along y, one broad and two thin ones every `pitch` metres."""
    m = Mat(name)
    p = m.pos(world=False)
    x, y, z = m.sep(p)

    def threads(c, o):
        return m.math("SINE", m.math("MULTIPLY", m.math("ADD", c, o), weave))

    w = m.math("ADD", m.math("ADD", threads(x, z), threads(y, x)), threads(z, y))
    slub1 = m.noise(m.pos(world=False, scale=(1, 0.04, 1)), 420, 2)
    slub2 = m.noise(m.pos(world=False, scale=(0.04, 1, 0.5)), 420, 2)
    slub = m.math("ADD", m.math("MULTIPLY", slub1, 0.5), m.math("MULTIPLY", slub2, 0.5))
    washed = m.noise(p, 3.5, 3)
    crease = m.noise(m.pos(world=False, scale=(1, 1, 0.6), rot=(0.5, 0.3, 0.7)), 13, 4, 0.6, 1.1)
    f = m.math("ADD", m.math("MULTIPLY", slub, 0.7), m.math("MULTIPLY", washed, 0.3))
    c = m.mix(
        m.rng(f, 0.38, 0.62),
        tuple(k * (1 - var) for k in col),
        tuple(min(0.85, k * (1 + var * 0.6)) for k in col),
    )
    if stripe:
        place = m.math("FRACT", m.math("MULTIPLY", x, 1 / pitch))
        for middle, half in ((0.5, 0.11), (0.32, 0.022), (0.68, 0.022)):
            inside = m.math("COMPARE", place, middle)
            inside.node.inputs[2].default_value = half
            c = m.mix(m.math("MULTIPLY", inside, 0.85), c, stripe)
    soft = m.bump(crease, 0.22, 0.006)
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.92,
            "Specular IOR Level": 0.18,
            "Sheen Weight": sheen,
            "Normal": m.bump(m.math("ADD", m.math("MULTIPLY", w, 0.12), slub), bump, 0.0009, soft),
        }
    )
    m.flat(col)
    return m.m


def kantha(name, col, thread, w, length, pitch=0.017):
    """Layers of cotton on a cover of w × length metres (by UV), with rows of running stitches of `thread`, `pitch`
    metres apart, that draw the cloth in. The hem is bound in `thread`."""
    m = Mat(name)
    u, v, _ = m.sep(m.n("ShaderNodeTexCoord").outputs["UV"])
    x, y = m.math("MULTIPLY", u, w), m.math("MULTIPLY", v, length)
    wander = m.math("MULTIPLY", m.math("SUBTRACT", m.noise(m.pos(world=False), 5, 3), 0.5), 0.010)
    row = m.math("MULTIPLY", m.math("ADD", y, wander), 1 / pitch)
    off = m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", row), 0.5))
    step = m.math("ADD", m.math("MULTIPLY", x, 1 / 0.013), m.math("MULTIPLY", m.math("FLOOR", row), 0.43))
    stitch = m.math("MULTIPLY", m.math("LESS_THAN", off, 0.055), m.math("LESS_THAN", m.math("FRACT", step), 0.58))
    edge = m.math("MINIMUM", m.math("MINIMUM", x, m.math("SUBTRACT", w, x)), m.math("SUBTRACT", length, y))
    hem = m.math("LESS_THAN", m.math("MINIMUM", edge, y), 0.014)
    washed = m.noise(m.pos(world=False), 6, 4, 0.6)
    c = m.mix(m.rng(washed, 0.32, 0.68), tuple(k * 0.82 for k in col), tuple(min(0.85, k * 1.16) for k in col))
    c = m.mix(m.math("MULTIPLY", stitch, 0.8), c, thread)
    c = m.mix(m.math("MULTIPLY", hem, 0.9), c, thread)
    drawn = m.math("POWER", m.math("MULTIPLY", off, 2.0), 0.6)
    pucker = m.math("MULTIPLY", drawn, m.rng(m.noise(m.pos(world=False), 70, 3, 0.6), 0.3, 0.7, 0.5, 1.2))
    weave = m.noise(m.pos(world=False), 700, 2)
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.94,
            "Specular IOR Level": 0.12,
            "Sheen Weight": 0.2,
            "Normal": m.bump(weave, 0.25, 0.0008, m.bump(pucker, 0.55, 0.0032)),
        }
    )
    m.flat(col)
    return m.m


def print_paper(name="paper", col=(0.70, 0.65, 0.56)):
    """Ink on cotton paper, for art behind glass or on board: fibres, but no weave."""
    m = Mat(name)
    fibre = m.noise(m.pos(world=False), 900, 2, 0.6)
    ink = m.noise(m.pos(world=False), 60, 4, 0.65)
    f = m.math("ADD", m.math("MULTIPLY", fibre, 0.5), m.math("MULTIPLY", ink, 0.5))
    m.sp(
        {
            "Base Color": m.mix(
                m.rng(f, 0.35, 0.65), tuple(k * 0.93 for k in col), tuple(min(0.85, k * 1.03) for k in col)
            ),
            "Roughness": 0.88,
            "Specular IOR Level": 0.2,
            "Normal": m.bump(fibre, 0.12, 0.0004),
        }
    )
    m.flat(col)
    return m.m


def boucle(name="boucle", col=(0.74, 0.70, 0.63)):
    m = Mat(name)
    p = m.pos(world=False)
    n = m.noise(p, 11, 3)
    r = m.n("ShaderNodeObjectInfo").outputs["Random"]
    c = m.mix(m.rng(n, 0.3, 0.7), tuple(k * 0.93 for k in col), col)
    c = m.mix(m.rng(r, 0, 1, 0, 0.5), c, tuple(min(0.86, k * 1.1) for k in col))
    f = m.voronoi(p, 210).outputs[0]
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.95,
            "Specular IOR Level": 0.12,
            "Sheen Weight": 0.35,
            "Normal": m.bump(f, 0.6, 0.004),
        }
    )
    m.flat(col)
    return m.m


def rug_wool(name="rug", col=(0.60, 0.53, 0.44), stripe=(), bands=()):
    """Hand-loomed wool; `bands`: stripes across both ends, (distance from the middle, half of the width) in metres."""
    m = Mat(name)
    p = m.pos(world=False)
    x, y, _z = m.sep(p)
    rows = m.math("SINE", m.math("MULTIPLY", y, 2500.0))  # one row every 2.5 mm
    knots = m.noise(p, 640, 2)
    big = m.noise(p, 2.4, 4)
    mid = m.noise(m.pos(world=False, scale=(0.15, 1, 1)), 60, 3)
    f = m.math("ADD", m.math("MULTIPLY", mid, 0.6), m.math("MULTIPLY", big, 0.4))
    worn = m.bump(m.noise(p, 9, 3), 0.25, 0.008)
    c = m.mix(m.rng(f, 0.3, 0.7), tuple(k * 0.84 for k in col), tuple(min(0.85, k * 1.1) for k in col))
    if bands:  # dyed yarn is as uneven as the rest
        stripe = m.mix(m.rng(f, 0.3, 0.7), tuple(k * 0.72 for k in stripe), tuple(k * 1.35 for k in stripe))
    for at, half in bands:
        woven = m.math("COMPARE", m.math("ABSOLUTE", x), at)
        woven.node.inputs[2].default_value = half
        c = m.mix(woven, c, stripe)
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.97,
            "Specular IOR Level": 0.08,
            "Sheen Weight": 0.3,
            "Normal": m.bump(m.math("ADD", m.math("MULTIPLY", rows, 0.25), knots), 0.7, 0.0024, worn),
        }
    )
    m.flat(col)
    return m.m


def leather(name="leather", col=(0.235, 0.095, 0.045)):
    """Aniline leather: fine grain, creases in places, uneven polish."""
    m = Mat(name)
    p = m.pos(world=False)
    grain = m.voronoi(p, 420).outputs[0]
    tone_, patch = m.noise(p, 6, 3), m.noise(p, 11, 5, 0.65, 0.8)
    creased = m.rng(m.noise(p, 4, 3), 0.50, 0.72)
    crease = m.math(
        "ABSOLUTE", m.math("SUBTRACT", m.noise(m.pos(world=False, scale=(1, 1, 2.2)), 24, 5, 0.6, 1.4), 0.5)
    )
    crease = m.math("MULTIPLY", m.rng(crease, 0.022, 0.0), creased)
    c = m.mix(
        m.rng(m.math("ADD", m.math("MULTIPLY", tone_, 0.5), m.math("MULTIPLY", patch, 0.5)), 0.3, 0.7),
        tuple(c * 0.74 for c in col),
        tuple(c * 1.06 for c in col),
    )
    m.sp(
        {
            "Base Color": m.mix(m.math("MULTIPLY", crease, 0.35), c, tuple(k * 0.6 for k in col)),
            "Roughness": m.rng(patch, 0.3, 0.7, 0.36, 0.56),
            "Specular IOR Level": 0.4,
            "Normal": m.bump(crease, -0.25, 0.0012, m.bump(grain, 0.16, 0.0015)),
        }
    )
    m.flat(col)
    return m.m


def cane(name="cane", pitch=0.0125, plane="xz", col=(0.56, 0.39, 0.20)):
    """Chair cane: pairs of vertical and horizontal strands, and diagonals; the holes are transparent."""
    m = Mat(name)
    xyz = m.sep(m.pos(world=False))
    ix = {"x": 0, "y": 1, "z": 2}
    u, v = (m.math("DIVIDE", xyz[ix[a]], pitch) for a in plane)

    def strips(c, half, off=0.0):
        return m.math(
            "LESS_THAN",
            m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", m.math("ADD", c, off)), 0.5)),
            half,
        )

    def pair(c):
        return m.math("MAXIMUM", strips(c, 0.075, 0.14), strips(c, 0.075, -0.14))

    d1 = m.math("ADD", u, v)
    d2 = m.math("SUBTRACT", u, v)
    g1, g2 = pair(u), pair(v)
    g3, g4 = strips(d1, 0.10), strips(d2, 0.10)
    a = m.math("MAXIMUM", m.math("MAXIMUM", g1, g2), m.math("MAXIMUM", g3, g4))
    n = m.noise(m.pos(world=False), 35, 3)
    m.sp(
        {
            "Base Color": m.mix(n, tuple(c * 0.72 for c in col), tuple(c * 1.2 for c in col)),
            "Roughness": 0.5,
            "Normal": m.bump(m.math("ADD", g1, m.math("MULTIPLY", g3, 0.5)), 0.4, 0.0015),
        }
    )
    tr = m.n("ShaderNodeBsdfTransparent")
    mx = m.n("ShaderNodeMixShader", {0: a})
    m.t.links.new(tr.outputs[0], mx.inputs[1])
    m.t.links.new(m.p.outputs[0], mx.inputs[2])
    m.t.links.new(mx.outputs[0], m.out.inputs["Surface"])
    return m.m


def sheer(name="sheer", col=(0.86, 0.83, 0.77), open_=0.28):
    m = Mat(name)
    m.sp({"Base Color": col, "Roughness": 0.9, "Specular IOR Level": 0.1})
    tl = m.n("ShaderNodeBsdfTranslucent", {"Color": col})
    tr = m.n("ShaderNodeBsdfTransparent")
    a = m.n("ShaderNodeMixShader", {0: 0.55})
    m.t.links.new(m.p.outputs[0], a.inputs[1])
    m.t.links.new(tl.outputs[0], a.inputs[2])
    b = m.n("ShaderNodeMixShader", {0: open_})
    m.t.links.new(a.outputs[0], b.inputs[1])
    m.t.links.new(tr.outputs[0], b.inputs[2])
    m.t.links.new(b.outputs[0], m.out.inputs["Surface"])
    return m.m


def lampshade(name="lampshade", col=(0.80, 0.70, 0.55)):
    m = Mat(name)
    w = m.noise(m.pos(world=False, scale=(1, 1, 0.08)), 160, 2)
    c = m.mix(w, tuple(k * 0.88 for k in col), col)
    m.sp({"Base Color": c, "Roughness": 0.9, "Specular IOR Level": 0.1})
    tl = m.n("ShaderNodeBsdfTranslucent", {"Color": c})
    a = m.n("ShaderNodeMixShader", {0: 0.55})
    m.t.links.new(m.p.outputs[0], a.inputs[1])
    m.t.links.new(tl.outputs[0], a.inputs[2])
    m.t.links.new(a.outputs[0], m.out.inputs["Surface"])
    return m.m
