"""materials: procedural, world-scale (metres). All colours linear. Works on Principled of 3.4 and of 4.x+."""

import bpy

_ALIAS = {  # new name -> old name
    "Specular IOR Level": "Specular",
    "Transmission Weight": "Transmission",
    "Sheen Weight": "Sheen",
    "Coat Weight": "Clearcoat",
    "Coat Roughness": "Clearcoat Roughness",
    "Subsurface Weight": "Subsurface",
    "Emission Color": "Emission",
}


def put(node, name, val):
    s = node.inputs.get(name) or node.inputs.get(_ALIAS.get(name, ""))
    if s is None:
        return
    if isinstance(val, bpy.types.NodeSocket):
        node.id_data.links.new(val, s)
        return
    if s.type == "RGBA" and hasattr(val, "__len__") and len(val) == 3:
        val = (*val, 1)
    if s.type == "VALUE" and hasattr(val, "__len__"):
        val = val[0]
    if name == "Sheen Tint" and s.type == "RGBA" and not hasattr(val, "__len__"):
        return
    s.default_value = val


class Mat:
    """Tiny node-graph builder."""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.t.nodes.clear()
        s.out = s.n("ShaderNodeOutputMaterial")
        s.p = s.n("ShaderNodeBsdfPrincipled")
        s.t.links.new(s.p.outputs[0], s.out.inputs["Surface"])

    def flat(s, col):
        """For light that has already bounced, a flat colour is enough: Cycles then skips the whole texture."""
        path = s.n("ShaderNodeLightPath").outputs["Is Diffuse Ray"]
        plain_ = s.n("ShaderNodeBsdfDiffuse", {"Color": col})
        mixed = s.n("ShaderNodeMixShader", {0: path})
        s.t.links.new(s.p.outputs[0], mixed.inputs[1])
        s.t.links.new(plain_.outputs[0], mixed.inputs[2])
        s.t.links.new(mixed.outputs[0], s.out.inputs["Surface"])

    def n(s, kind, ins=None, **attrs):
        nd = s.t.nodes.new(kind)
        for k, v in attrs.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            if isinstance(k, int):
                if isinstance(v, bpy.types.NodeSocket):
                    s.t.links.new(v, nd.inputs[k])
                else:
                    if nd.inputs[k].type == "RGBA" and len(v) == 3:
                        v = (*v, 1)
                    nd.inputs[k].default_value = v
            else:
                put(nd, k, v)
        return nd

    def set(s, **kw):
        for k, v in kw.items():
            put(s.p, k.replace("_", " "), v)
        return s

    def sp(s, d):
        for k, v in d.items():
            put(s.p, k, v)
        return s

    def pos(s, world=True, rnd=0.0, scale=(1, 1, 1), rot=(0, 0, 0)):
        c = s.n("ShaderNodeTexCoord").outputs["Object"] if not world else s.n("ShaderNodeNewGeometry").outputs["Position"]
        if rnd:
            r = s.n("ShaderNodeObjectInfo").outputs["Random"]
            k = s.n("ShaderNodeMath", {0: r, 1: rnd}, operation="MULTIPLY").outputs[0]
            c = s.n("ShaderNodeVectorMath", {0: c, 1: k}, operation="ADD").outputs[0]
        return s.n("ShaderNodeMapping", {"Vector": c, "Scale": scale, "Rotation": rot}).outputs[0]

    def noise(s, vec, scale, detail=3, rough=0.55, dist=0.0):
        return s.n(
            "ShaderNodeTexNoise",
            {"Vector": vec, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": dist},
        ).outputs[0]

    def voronoi(s, vec, scale, feature="F1", rnd=1.0):
        return s.n("ShaderNodeTexVoronoi", {"Vector": vec, "Scale": scale, "Randomness": rnd}, feature=feature)

    def math(s, op, a, b=0.0, clamp=False):
        return s.n("ShaderNodeMath", {0: a, 1: b}, operation=op, use_clamp=clamp).outputs[0]

    def rng(s, v, a, b, c=0.0, d=1.0):
        return s.n("ShaderNodeMapRange", {"Value": v, "From Min": a, "From Max": b, "To Min": c, "To Max": d}).outputs[0]

    def mix(s, f, a, b, blend="MIX"):
        nd = s.n("ShaderNodeMix", data_type="RGBA", blend_type=blend)
        for i, v in ((0, f), (6, a), (7, b)):
            if isinstance(v, bpy.types.NodeSocket):
                s.t.links.new(v, nd.inputs[i])
            elif i == 0:
                nd.inputs[0].default_value = v
            else:
                nd.inputs[i].default_value = (*v, 1) if len(v) == 3 else v
        return nd.outputs[2]

    def ramp(s, f, stops):
        nd = s.n("ShaderNodeValToRGB", {"Fac": f})
        e = nd.color_ramp.elements
        while len(e) > 1:
            e.remove(e[0])
        e[0].position = stops[0][0]
        e[0].color = (*stops[0][1], 1)
        for p, c in stops[1:]:
            x = e.new(p)
            x.color = (*c, 1)
        return nd.outputs[0]

    def bump(s, h, strength=0.3, dist=0.002, normal=None):
        ins = {"Strength": strength, "Distance": dist, "Height": h}
        if normal is not None:
            ins["Normal"] = normal
        return s.n("ShaderNodeBump", ins).outputs[0]

    def sep(s, v):
        return s.n("ShaderNodeSeparateXYZ", {"Vector": v}).outputs


def lime_plaster(name="lime_plaster", col=(0.76, 0.705, 0.63), var=0.10, bump=0.35):
    m = Mat(name)
    p = m.pos()
    big = m.noise(p, 1.1, 4, 0.6, 0.6)
    trowel = m.noise(m.pos(scale=(1, 1, 2.2), rot=(0.3, 0.4, 0.6)), 5.5, 6, 0.62, 1.4)
    fine = m.noise(p, 160, 2, 0.6)
    f = m.math("ADD", m.math("MULTIPLY", big, 0.6), m.math("MULTIPLY", trowel, 0.4))
    dark = tuple(c * (1 - var) * k for c, k in zip(col, (1, 0.985, 0.96)))
    light = tuple(min(0.86, c * (1 + var * 0.55)) for c in col)
    m.sp(
        {
            "Base Color": m.mix(m.rng(f, 0.34, 0.66), dark, light),
            "Roughness": m.rng(trowel, 0.3, 0.7, 0.78, 0.94),
            "Specular IOR Level": 0.25,
        }
    )
    h = m.math("ADD", m.math("MULTIPLY", trowel, 1.0), m.math("MULTIPLY", fine, 0.10))
    m.sp({"Normal": m.bump(h, bump, 0.012)})
    m.flat(col)
    return m.m


def plain(name, col, rough=0.6, spec=0.4, metal=0.0, **kw):
    m = Mat(name)
    m.sp({"Base Color": col, "Roughness": rough, "Specular IOR Level": spec, "Metallic": metal, **kw})
    return m.m


def _slab_grid(m, size, joint, off=(0, 0)):
    """Joint mask (1 in joint) and random value per slab, for XY floors."""
    x, y, z = m.sep(m.pos())

    def axis(c, s, o):
        u = m.math("DIVIDE", m.math("ADD", c, o), s)
        return m.math("FLOOR", u), m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", u), 0.5))

    ix, fx = axis(x, size[0], off[0])
    iy, fy = axis(y, size[1], off[1])
    jx = m.math("GREATER_THAN", fx, 0.5 - joint / size[0] / 2)
    jy = m.math("GREATER_THAN", fy, 0.5 - joint / size[1] / 2)
    cell = m.n("ShaderNodeCombineXYZ", {0: ix, 1: iy}).outputs[0]
    rnd = m.n("ShaderNodeTexWhiteNoise", {"Vector": cell}, noise_dimensions="3D").outputs[0]
    return m.math("MAXIMUM", jx, jy), rnd, cell


def kota_stone(name="kota", size=(0.9, 0.6), joint=0.003, off=(0, 0), base=(0.235, 0.25, 0.225), rough=(0.22, 0.42)):
    """Honed Kota limestone slabs: grey-green, cloudy, soft sheen."""
    m = Mat(name)
    joint_m, rnd, cell = _slab_grid(m, size, joint, off)
    sh = m.n("ShaderNodeVectorMath", {0: cell, 1: (3.7, 9.1, 0)}, operation="MULTIPLY").outputs[0]
    v = m.n("ShaderNodeVectorMath", {0: m.pos(), 1: sh}, operation="ADD").outputs[0]
    cloud = m.noise(v, 2.2, 6, 0.6, 1.0)
    speck = m.noise(v, 60, 4, 0.7)
    fine = m.noise(v, 14, 5, 0.65, 0.5)
    f = m.math("ADD", m.math("MULTIPLY", cloud, 0.7), m.math("MULTIPLY", fine, 0.3))
    c = m.ramp(
        m.rng(f, 0.3, 0.7),
        [
            (0, tuple(b * 0.72 for b in base)),
            (0.5, base),
            (1, (base[0] * 1.32, base[1] * 1.27, base[2] * 1.2)),
        ],
    )
    c = m.mix(m.rng(rnd, 0, 1, 0, 0.5), c, tuple(b * k for b, k in zip(base, (1.28, 1.2, 1.02))), "MIX")
    c = m.mix(m.rng(speck, 0.62, 0.8, 0, 0.35), c, (0.42, 0.42, 0.38))
    c = m.mix(joint_m, c, (0.10, 0.10, 0.09))
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(m.math("ADD", fine, m.math("MULTIPLY", cloud, 0.6)), 0.5, 1.1, *rough),
            "Specular IOR Level": 0.45,
        }
    )
    h = m.math("SUBTRACT", m.math("MULTIPLY", fine, 0.12), m.math("MULTIPLY", joint_m, 0.5))
    m.sp({"Normal": m.bump(h, 0.25, 0.003)})
    m.flat(tuple(b * 1.08 for b in base))
    return m.m


def ips_floor(name="ips", base=(0.40, 0.36, 0.31), rough=(0.24, 0.4)):
    """Indian Patent Stone: seamless polished cement with mottling."""
    m = Mat(name)
    p = m.pos()
    a = m.noise(p, 0.9, 6, 0.62, 1.2)
    b = m.noise(p, 7, 6, 0.65, 0.8)
    f = m.math("ADD", m.math("MULTIPLY", a, 0.65), m.math("MULTIPLY", b, 0.35))
    m.sp(
        {
            "Base Color": m.ramp(m.rng(f, 0.3, 0.7), [(0, tuple(x * 0.78 for x in base)), (1, tuple(x * 1.18 for x in base))]),
            "Roughness": m.rng(b, 0.3, 0.7, *rough),
            "Normal": m.bump(b, 0.10, 0.004),
        }
    )
    m.flat(base)
    return m.m


def terrazzo(
    name="terrazzo",
    ground=(0.66, 0.62, 0.56),
    chips=((0.50, 0.25, 0.15), (0.16, 0.17, 0.16), (0.80, 0.77, 0.72), (0.36, 0.33, 0.28)),
    size=1.0,
    rough=0.22,
    joint=None,
):
    m = Mat(name)
    p = m.pos()
    n1 = m.noise(p, 35, 2)
    warp = m.n("ShaderNodeVectorMath", {0: p, 1: m.math("MULTIPLY", n1, 0.012)}, operation="ADD").outputs[0]
    col = m.mix(
        m.rng(m.noise(p, 3, 4), 0.3, 0.7),
        tuple(g * 0.93 for g in ground),
        tuple(min(0.85, g * 1.05) for g in ground),
    )
    for k, (sc, dens, edge) in enumerate(((38 / size, 0.46, 0.055), (85 / size, 0.5, 0.05), (190 / size, 0.5, 0.05))):
        v = m.voronoi(warp, sc)
        e = m.voronoi(warp, sc, "DISTANCE_TO_EDGE")
        r, g, b = m.sep(v.outputs["Color"])
        mask = m.math("MULTIPLY", m.math("GREATER_THAN", e.outputs[0], edge), m.math("LESS_THAN", r, dens))
        stops = [(i / len(chips), c) for i, c in enumerate(chips)]
        rp = m.n("ShaderNodeValToRGB", {"Fac": g})
        rp.color_ramp.interpolation = "CONSTANT"
        el = rp.color_ramp.elements
        while len(el) > 1:
            el.remove(el[0])
        el[0].position = 0
        el[0].color = (*stops[0][1], 1)
        for q, c in stops[1:]:
            el.new(q).color = (*c, 1)
        tint = m.mix(m.rng(b, 0, 1, 0, 0.4), rp.outputs[0], (0.62, 0.55, 0.45))
        col = m.mix(mask, col, tint)
    ripple = m.noise(p, 2.0, 3)
    rr = m.rng(m.noise(p, 5, 4), 0.3, 0.7, rough * 0.8, rough * 1.3)
    if joint:
        jm, _, _ = _slab_grid(m, joint, 0.004)
        col = m.mix(jm, col, (0.55, 0.40, 0.18))
        m.sp({"Metallic": m.math("MULTIPLY", jm, 0.9)})
    m.sp({"Base Color": col, "Roughness": rr, "Specular IOR Level": 0.5, "Normal": m.bump(ripple, 0.04, 0.02)})
    m.flat(tuple(0.62 * g + 0.38 * sum(c[i] for c in chips) / len(chips) for i, g in enumerate(ground)))
    return m.m


def teak(name="teak", axis="x", tone=1.0, rough=0.42, scale=1.0, dark=False):
    """Teak with long grain on a local axis; each object gets its own piece of timber."""
    m = Mat(name)
    s = {"x": (0.10, 1, 1), "y": (1, 0.10, 1), "z": (1, 1, 0.10)}[axis]
    p = m.pos(world=False, rnd=23.0, scale=tuple(scale * k for k in s))
    ring = m.noise(p, 7, 3, 0.5, 0.8)
    bands = m.math("FRACT", m.math("MULTIPLY", ring, 9.0))
    bands = m.math("ABSOLUTE", m.math("SUBTRACT", m.math("MULTIPLY", bands, 2.0), 1.0))
    s2 = tuple(k if k == 1 else 0.02 for k in s)
    pores = m.noise(m.pos(world=False, rnd=23.0, scale=tuple(scale * k for k in s2)), 260, 2, 0.5)
    tone_n = m.noise(p, 1.6, 3)
    base = [(0.115, 0.055, 0.024), (0.225, 0.116, 0.052), (0.33, 0.185, 0.088)]
    if dark:
        base = [(0.035, 0.018, 0.010), (0.07, 0.036, 0.018), (0.115, 0.062, 0.030)]
    base = [tuple(c * tone for c in b) for b in base]
    f = m.math("ADD", m.math("MULTIPLY", bands, 0.38), m.math("MULTIPLY", tone_n, 0.62))
    c = m.ramp(m.rng(f, 0.2, 0.85), [(0, base[0]), (0.45, base[1]), (1, base[2])])
    rnd = m.n("ShaderNodeObjectInfo").outputs["Random"]
    c = m.mix(m.rng(rnd, 0, 1, 0, 0.28), c, base[1])
    c = m.mix(m.rng(pores, 0.56, 0.72, 0, 0.55), c, base[0])
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(m.math("ADD", pores, bands), 0.4, 1.4, rough - 0.07, rough + 0.12),
            "Specular IOR Level": 0.4,
            "Normal": m.bump(m.math("ADD", m.math("MULTIPLY", pores, -1.0), m.math("MULTIPLY", bands, 0.15)), 0.22, 0.0015),
        }
    )
    m.flat(base[1])
    return m.m


def brass(name="brass", rough=0.24, col=(0.62, 0.43, 0.20)):
    """Brushed brass: one colour, a fine drift in the polish only, so that no blotches show close up."""
    m = Mat(name)
    drift = m.noise(m.pos(world=False), 5, 2)
    grain = m.noise(m.pos(world=False, scale=(1, 1, 0.05)), 420, 2)
    m.sp(
        {
            "Base Color": col,
            "Metallic": 1.0,
            "Roughness": m.math("ADD", m.rng(drift, 0.3, 0.7, rough - 0.03, rough + 0.05), m.math("MULTIPLY", grain, 0.05)),
        }
    )
    return m.m


def blackened_metal(name="black_metal"):
    return plain(name, (0.018, 0.017, 0.016), 0.42, 0.5, 0.6)


def linen(name="linen", col=(0.62, 0.56, 0.48), weave=900.0, sheen=0.25, var=0.12, bump=0.35):
    m = Mat(name)
    p = m.pos(world=False)
    x, y, z = m.sep(p)

    def wv(c, o):
        return m.math("SINE", m.math("MULTIPLY", m.math("ADD", c, o), weave))

    w = m.math("ADD", m.math("ADD", wv(x, z), wv(y, x)), wv(z, y))
    sl1 = m.noise(m.pos(world=False, scale=(1, 0.06, 1)), 190, 2)
    sl2 = m.noise(m.pos(world=False, scale=(0.06, 1, 0.5)), 190, 2)
    slub = m.math("ADD", m.math("MULTIPLY", sl1, 0.5), m.math("MULTIPLY", sl2, 0.5))
    big = m.noise(p, 3.5, 3)
    f = m.math("ADD", m.math("MULTIPLY", slub, 0.7), m.math("MULTIPLY", big, 0.3))
    c = m.mix(
        m.rng(f, 0.38, 0.62),
        tuple(k * (1 - var) for k in col),
        tuple(min(0.85, k * (1 + var * 0.6)) for k in col),
    )
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.92,
            "Specular IOR Level": 0.18,
            "Sheen Weight": sheen,
            "Normal": m.bump(m.math("ADD", m.math("MULTIPLY", w, 0.14), slub), bump, 0.0022),
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


def terracotta(name="terracotta", col=(0.42, 0.185, 0.10)):
    m = Mat(name)
    p = m.pos(world=False, rnd=7.0)
    a = m.noise(p, 9, 6, 0.65, 0.6)
    b = m.noise(m.pos(world=False, scale=(0.3, 0.3, 6)), 18, 3)
    f = m.math("ADD", m.math("MULTIPLY", a, 0.7), m.math("MULTIPLY", b, 0.3))
    m.sp(
        {
            "Base Color": m.ramp(
                m.rng(f, 0.3, 0.7),
                [
                    (0, tuple(c * 0.72 for c in col)),
                    (0.6, col),
                    (1, (col[0] * 1.25, col[1] * 1.5, col[2] * 1.7)),
                ],
            ),
            "Roughness": 0.86,
            "Specular IOR Level": 0.2,
            "Normal": m.bump(f, 0.35, 0.004),
        }
    )
    m.flat(col)
    return m.m


def basalt(name="basalt"):
    m = Mat(name)
    p = m.pos(world=False)
    a = m.noise(p, 45, 4, 0.7)
    v = m.voronoi(p, 240).outputs[0]
    m.sp(
        {
            "Base Color": m.mix(m.rng(a, 0.3, 0.7), (0.012, 0.012, 0.013), (0.036, 0.035, 0.035)),
            "Roughness": m.rng(a, 0.3, 0.7, 0.42, 0.62),
            "Normal": m.bump(m.math("ADD", m.rng(v, 0, 0.25), m.math("MULTIPLY", a, 0.4)), 0.3, 0.0012),
        }
    )
    m.flat((0.024, 0.0235, 0.024))
    return m.m


def travertine(name="travertine", col=(0.62, 0.53, 0.42)):
    m = Mat(name)
    p = m.pos(world=False, scale=(1, 1, 4))
    a = m.noise(p, 6, 6, 0.6, 1.2)
    h = m.noise(m.pos(world=False, scale=(1, 1, 3)), 55, 3, 0.6)
    m.sp(
        {
            "Base Color": m.mix(m.rng(a, 0.3, 0.7), tuple(c * 0.8 for c in col), tuple(min(0.84, c * 1.16) for c in col)),
            "Roughness": 0.5,
            "Normal": m.bump(m.rng(h, 0.58, 0.68, 1, 0), 0.35, 0.003),
        }
    )
    m.flat(col)
    return m.m


def ceramic(name, col, rough=0.45, speck=0.0):
    m = Mat(name)
    p = m.pos(world=False, rnd=5.0)
    a = m.noise(p, 14, 4)
    s = m.noise(p, 150, 2, 0.6)
    c = m.mix(m.rng(a, 0.3, 0.7), tuple(k * 0.9 for k in col), col)
    if speck:
        c = m.mix(m.rng(s, 0.64, 0.7, 0, speck), c, (0.10, 0.07, 0.05))
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(a, 0.3, 0.7, rough - 0.08, rough + 0.1),
            "Normal": m.bump(a, 0.12, 0.004),
        }
    )
    m.flat(col)
    return m.m


def cane(name="cane", pitch=0.0125, plane="xz", col=(0.56, 0.39, 0.20)):
    """Chair cane: pairs of verticals and horizontals plus diagonals; true holes by transparency."""
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


def leaf(name="leaf", col=(0.055, 0.115, 0.03), trans=0.4, rough=0.42):
    """A living leaf: light comes through it, and no two plants have quite the same green."""
    m = Mat(name)
    each = m.n("ShaderNodeObjectInfo").outputs["Random"]
    n = m.noise(m.pos(), 5, 3)
    old, young = tuple(k * 0.55 for k in col), (col[0] * 1.9, col[1] * 1.5, col[2] * 1.2)
    c = m.mix(m.math("ADD", m.math("MULTIPLY", n, 0.6), m.math("MULTIPLY", each, 0.45)), old, young)
    m.sp({"Base Color": c, "Roughness": rough, "Specular IOR Level": 0.4})
    through = m.mix(each, (col[0] * 2.6, col[1] * 2.6, col[2] * 1.3), (col[0] * 4.4, col[1] * 3.3, col[2] * 1.5))
    tl = m.n("ShaderNodeBsdfTranslucent", {"Color": through})
    a = m.n("ShaderNodeMixShader", {0: trans})
    m.t.links.new(m.p.outputs[0], a.inputs[1])
    m.t.links.new(tl.outputs[0], a.inputs[2])
    m.t.links.new(a.outputs[0], m.out.inputs["Surface"])
    return m.m


def bark(name="bark", col=(0.20, 0.165, 0.13)):
    m = Mat(name)
    a = m.noise(m.pos(world=False, scale=(1, 1, 0.5)), 16, 6, 0.65, 0.5)
    m.sp(
        {
            "Base Color": m.mix(m.rng(a, 0.3, 0.7), tuple(c * 0.55 for c in col), tuple(c * 1.3 for c in col)),
            "Roughness": 0.9,
            "Normal": m.bump(a, 0.6, 0.01),
        }
    )
    m.flat(col)
    return m.m


def leather(name="leather", col=(0.235, 0.095, 0.045)):
    """Aniline leather with a fine grain."""
    m = Mat(name)
    grain = m.voronoi(m.pos(world=False), 420).outputs[0]
    tone_ = m.noise(m.pos(world=False), 6, 3)
    m.sp(
        {
            "Base Color": m.mix(m.rng(tone_, 0.3, 0.7), tuple(c * 0.8 for c in col), col),
            "Roughness": m.rng(tone_, 0.3, 0.7, 0.40, 0.52),
            "Specular IOR Level": 0.4,
            "Normal": m.bump(grain, 0.16, 0.0015),
        }
    )
    m.flat(col)
    return m.m


def mirror(name="mirror"):
    return plain(name, (0.93, 0.93, 0.92), 0.0, 0.5, 1.0)


def emissive(name, col, strength):
    m = Mat(name)
    m.t.nodes.remove(m.p)
    e = m.n("ShaderNodeEmission", {"Color": col, "Strength": strength})
    m.t.links.new(e.outputs[0], m.out.inputs["Surface"])
    return m.m


def thin_glass(name="glass", tint=(0.96, 0.97, 0.96)):
    m = Mat(name)
    m.t.nodes.remove(m.p)
    tr = m.n("ShaderNodeBsdfTransparent", {"Color": tint})
    gl = m.n("ShaderNodeBsdfGlossy", {"Roughness": 0.0})
    front = m.math("SUBTRACT", 1.0, m.n("ShaderNodeNewGeometry").outputs["Backfacing"])
    # only the outer face mirrors: from within, Fresnel would turn a pane seen at a flat angle black
    mirrored = m.math("MULTIPLY", m.n("ShaderNodeFresnel", {"IOR": 1.45}).outputs[0], front)
    mx = m.n("ShaderNodeMixShader", {0: mirrored})
    m.t.links.new(tr.outputs[0], mx.inputs[1])
    m.t.links.new(gl.outputs[0], mx.inputs[2])
    m.t.links.new(mx.outputs[0], m.out.inputs["Surface"])
    return m.m


def rug_wool(name="rug", col=(0.60, 0.53, 0.44), stripe=(0.34, 0.22, 0.15)):
    m = Mat(name)
    p = m.pos(world=False)
    x, y, z = m.sep(p)
    rows = m.math("SINE", m.math("MULTIPLY", y, 620.0))
    knots = m.noise(p, 260, 2)
    big = m.noise(p, 2.4, 4)
    mid = m.noise(m.pos(world=False, scale=(0.15, 1, 1)), 60, 3)
    f = m.math("ADD", m.math("MULTIPLY", mid, 0.6), m.math("MULTIPLY", big, 0.4))
    c = m.mix(m.rng(f, 0.3, 0.7), tuple(k * 0.8 for k in col), tuple(min(0.85, k * 1.1) for k in col))
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.97,
            "Specular IOR Level": 0.08,
            "Sheen Weight": 0.3,
            "Normal": m.bump(m.math("ADD", m.math("MULTIPLY", rows, 0.25), knots), 0.7, 0.005),
        }
    )
    m.flat(col)
    return m.m
