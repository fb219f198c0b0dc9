"""Procedural lime, stone, cement, terrazzo and clay; in metres, with linear colours."""

import random

from .nodes import Mat


def lime_plaster(name="lime_plaster", col=(0.76, 0.705, 0.63), var=0.10, bump=0.35):
    """Trowelled lime: variation of colour, waves of 1.5 mm, scuffs near the floor. The noise starts elsewhere for each
    colour, so that the walls of two houses differ."""
    m = Mat(name)
    seed = 40 * random.Random(f"{name} {col}").random()
    p = m.n("ShaderNodeMapping", {"Vector": m.pos(), "Location": (seed, -0.7 * seed, 0)}).outputs[0]
    big = m.noise(p, 1.1, 4, 0.6, 0.6)
    strokes = m.n("ShaderNodeMapping", {"Vector": p, "Scale": (1, 1, 2.2), "Rotation": (0.3, 0.4, 0.6)}).outputs[0]
    trowel = m.noise(strokes, 5.5, 6, 0.62, 1.4)
    fine = m.noise(p, 260, 2, 0.6)
    height = m.sep(p)[2]
    scuff = m.math(
        "MULTIPLY", m.rng(height, 0.10, 0.55, 1, 0), m.rng(m.noise(m.pos(scale=(1, 1, 3)), 9, 5, 0.7), 0.56, 0.72, 0, 1)
    )
    f = m.math("ADD", m.math("MULTIPLY", big, 0.6), m.math("MULTIPLY", trowel, 0.4))
    dark = tuple(c * (1 - var) * k for c, k in zip(col, (1, 0.985, 0.96), strict=False))
    light = tuple(min(0.86, c * (1 + var * 0.55)) for c in col)
    c = m.mix(m.rng(f, 0.34, 0.66), dark, light)
    c = m.mix(m.math("MULTIPLY", scuff, 0.16), c, tuple(k * 0.55 for k in col))
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(m.math("ADD", trowel, m.math("MULTIPLY", big, 0.5)), 0.5, 1.0, 0.62, 0.93),
            "Specular IOR Level": 0.3,
        }
    )
    waves = m.bump(trowel, bump, 0.0045)
    m.sp({"Normal": m.bump(fine, 0.25, 0.0005, waves)})
    m.flat(col)
    return m.m


def _slab_grid(m, size, joint, off=(0, 0)):
    """Mask of the joints (1 in the joint) and a random value per slab, for floors in XY."""
    x, y, _z = m.sep(m.pos())

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
    """Honed slabs of Kota limestone: grey-green, cloudy, soft sheen."""
    m = Mat(name)
    joint_m, rnd, cell = _slab_grid(m, size, joint, off)
    sh = m.n("ShaderNodeVectorMath", {0: cell, 1: (3.7, 9.1, 0)}, operation="MULTIPLY").outputs[0]
    v = m.n("ShaderNodeVectorMath", {0: m.pos(), 1: sh}, operation="ADD").outputs[0]
    cloud = m.noise(v, 2.2, 6, 0.6, 1.0)
    vein = m.noise(m.n("ShaderNodeMapping", {"Vector": v, "Scale": (1, 3.5, 1)}).outputs[0], 4.5, 6, 0.6, 1.6)
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
    c = m.mix(m.rng(rnd, 0, 1, 0, 0.5), c, tuple(b * k for b, k in zip(base, (1.28, 1.2, 1.02), strict=False)), "MIX")
    c = m.mix(m.rng(vein, 0.55, 0.78, 0, 0.30), c, tuple(b * 1.45 for b in base))
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


def ips_floor(name="ips", base=(0.40, 0.36, 0.31), rough=(0.24, 0.4), uneven=0.10):
    """Indian Patent Stone: seamless polished cement; `uneven`: strength of its waves, 0 for a mirror."""
    m = Mat(name)
    p = m.pos()
    a = m.noise(p, 0.9, 6, 0.62, 1.2)
    b = m.noise(p, 7, 6, 0.65, 0.8)
    polish = m.noise(p, 5, 2, 0.45, 0.3)  # no fine detail, which looks like flakes in reflections
    f = m.math("ADD", m.math("MULTIPLY", a, 0.65), m.math("MULTIPLY", b, 0.35))
    m.sp(
        {
            "Base Color": m.ramp(
                m.rng(f, 0.3, 0.7), [(0, tuple(x * 0.78 for x in base)), (1, tuple(x * 1.18 for x in base))]
            ),
            "Roughness": m.rng(polish, 0.25, 0.75, *rough),
            "Normal": m.bump(polish, uneven, 0.004),
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
    col = m.mix(
        m.rng(m.noise(p, 3, 4), 0.3, 0.7),
        tuple(g * 0.93 for g in ground),
        tuple(min(0.85, g * 1.05) for g in ground),
    )
    for sc, dens, edge in ((38 / size, 0.46, 0.055), (85 / size, 0.5, 0.05), (190 / size, 0.5, 0.05)):
        v = m.voronoi(p, sc)
        e = m.voronoi(p, sc, "DISTANCE_TO_EDGE")
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
            "Base Color": m.mix(
                m.rng(a, 0.3, 0.7), tuple(c * 0.8 for c in col), tuple(min(0.84, c * 1.16) for c in col)
            ),
            "Roughness": 0.5,
            "Normal": m.bump(m.rng(h, 0.58, 0.68, 1, 0), 0.35, 0.003),
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


def ceramic(name, col, rough=0.45, speck=0.0):
    m = Mat(name)
    p = m.pos(world=False, rnd=5.0)
    a = m.noise(p, 7, 2)
    s = m.noise(p, 150, 2, 0.6)
    c = m.mix(m.rng(a, 0.0, 1.0), tuple(k * 0.93 for k in col), col)
    if speck:
        c = m.mix(m.rng(s, 0.64, 0.7, 0, speck), c, (0.10, 0.07, 0.05))
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(a, 0.0, 1.0, rough - 0.02, rough + 0.03),
            "Normal": m.bump(a, 0.12, 0.004),
        }
    )
    m.flat(col)
    return m.m
