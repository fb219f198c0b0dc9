"""Materials that grow: timber, bark, leaves, rind; and bread."""

from .nodes import Mat


def teak(name="teak", axis="x", tone=1.0, rough=0.42, scale=1.0, dark=False):
    """Teak with the grain along a local axis; each object gets its own piece of the texture."""
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
    f = m.math("ADD", m.math("MULTIPLY", bands, 0.20), m.math("MULTIPLY", tone_n, 0.80))
    c = m.ramp(m.rng(f, 0.15, 0.85), [(0, base[0]), (0.5, base[1]), (1, base[2])])
    rnd = m.n("ShaderNodeObjectInfo").outputs["Random"]
    c = m.mix(m.rng(rnd, 0, 1, 0, 0.28), c, base[1])
    c = m.mix(m.rng(pores, 0.56, 0.72, 0, 0.55), c, base[0])
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(m.math("ADD", pores, bands), 0.4, 1.4, rough - 0.07, rough + 0.12),
            "Specular IOR Level": 0.4,
            "Normal": m.bump(
                m.math("ADD", m.math("MULTIPLY", pores, -1.0), m.math("MULTIPLY", bands, 0.15)), 0.22, 0.0015
            ),
        }
    )
    m.flat(base[1])
    return m.m


def bark(name="bark", col=(0.20, 0.165, 0.13), lichen=0.0):
    """Bark; `lichen`: the part covered with pale and grey-green lichen."""
    m = Mat(name)
    a = m.noise(m.pos(world=False, scale=(1, 1, 0.5)), 16, 6, 0.65, 0.5)
    c = m.mix(m.rng(a, 0.3, 0.7), tuple(c * 0.55 for c in col), tuple(c * 1.3 for c in col))
    if lichen:
        fine = m.noise(m.pos(), 60, 3)
        edge = 0.66 - 0.12 * lichen
        c = m.mix(
            m.rng(m.noise(m.pos(), 11, 6, 0.7), edge, edge + 0.03),
            c,
            m.mix(fine, (0.30, 0.31, 0.25), (0.44, 0.44, 0.38)),
        )
        c = m.mix(
            m.math("MULTIPLY", m.rng(m.noise(m.pos(), 4, 5, 0.7), 0.50, 0.62), 0.45),
            c,
            m.mix(fine, (0.055, 0.060, 0.045), (0.14, 0.15, 0.085)),
        )
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.9,
            "Normal": m.bump(a, 0.6, 0.01),
        }
    )
    m.flat(col)
    return m.m


def leaf(name="leaf", col=(0.055, 0.115, 0.03), trans=0.4, rough=0.42):
    """A living leaf: translucent; the green differs between plants."""
    m = Mat(name)
    each = m.n("ShaderNodeObjectInfo").outputs["Random"]
    age = m.n("ShaderNodeAttribute", attribute_name="age").outputs["Fac"]
    n = m.noise(m.pos(), 5, 3)
    old, young = tuple(k * 0.55 for k in col), (col[0] * 1.9, col[1] * 1.5, col[2] * 1.2)
    c = m.mix(m.math("ADD", m.math("MULTIPLY", n, 0.5), m.math("MULTIPLY", m.math("ADD", each, age), 0.28)), old, young)
    yellow = m.rng(age, 0.955, 0.975)
    c = m.mix(yellow, c, (0.30, 0.21, 0.035))
    spine = m.n("ShaderNodeAttribute", attribute_name="spine").outputs["Fac"]
    stripe = m.math(
        "ABSOLUTE",
        m.math("SUBTRACT", m.math("FRACT", m.n("ShaderNodeAttribute", attribute_name="vein").outputs["Fac"]), 0.5),
    )
    side = m.math("MULTIPLY", m.rng(stripe, 0.42, 0.49), m.math("GREATER_THAN", spine, 0.001))
    ribs = m.math("MAXIMUM", m.rng(spine, 0.90, 0.95), m.math("MULTIPLY", side, 0.35))
    c = m.mix(m.math("MULTIPLY", ribs, 0.6), c, (col[0] * 3.2, col[1] * 2.3, col[2] * 2.0))
    m.sp({"Normal": m.bump(ribs, 0.35, 0.0012)})
    m.sp({"Base Color": c, "Roughness": m.rng(age, 0, 1, rough - 0.06, rough + 0.16), "Specular IOR Level": 0.35})
    through = m.mix(
        m.math("MULTIPLY", m.math("ADD", each, age), 0.5),
        (col[0] * 2.6, col[1] * 2.6, col[2] * 1.3),
        (col[0] * 4.0, col[1] * 3.1, col[2] * 1.5),
    )
    through = m.mix(yellow, through, (0.5, 0.36, 0.05))
    tl = m.n("ShaderNodeBsdfTranslucent", {"Color": through})
    a = m.n("ShaderNodeMixShader", {0: trans})
    m.t.links.new(m.p.outputs[0], a.inputs[1])
    m.t.links.new(tl.outputs[0], a.inputs[2])
    m.t.links.new(a.outputs[0], m.out.inputs["Surface"])
    return m.m


def petal(name="petal", col=(0.84, 0.80, 0.62)):
    """A flower's petal: thin, matt, lets half of the light through."""
    m = Mat(name)
    m.sp({"Base Color": (*col, 1.0), "Roughness": 0.6, "Specular IOR Level": 0.3})
    through = m.n("ShaderNodeBsdfTranslucent", {"Color": (*col, 1.0)})
    both = m.n("ShaderNodeMixShader", {0: 0.45})
    m.t.links.new(m.p.outputs[0], both.inputs[1])
    m.t.links.new(through.outputs[0], both.inputs[2])
    m.t.links.new(both.outputs[0], m.out.inputs["Surface"])
    return m.m


def citrus(name="citrus", green=(0.16, 0.24, 0.03), ripe=(0.52, 0.42, 0.05)):
    """A lime's rind: pores, scars, variation between green and ripe."""
    m = Mat(name)
    p = m.pos(world=False, rnd=9.0)
    side, pores, scars = m.noise(p, 16, 2), m.noise(p, 620, 2, 0.5), m.noise(p, 75, 3, 0.6)
    c = m.mix(m.rng(side, 0.36, 0.62), green, ripe)
    c = m.mix(m.rng(scars, 0.66, 0.70, 0, 0.6), c, (0.20, 0.13, 0.05))
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(pores, 0.3, 0.7, 0.28, 0.5),
            "Specular IOR Level": 0.5,
            "Normal": m.bump(m.math("ADD", pores, m.math("MULTIPLY", scars, 0.4)), 0.35, 0.0006),
        }
    )
    m.flat(ripe)
    return m.m


def blistered(name="roti", col=(0.55, 0.40, 0.22), burnt=(0.16, 0.075, 0.03)):
    """Bread from the griddle: pale with brown spots."""
    m = Mat(name)
    p = m.pos(world=False, rnd=7.0)
    wide, spots = m.noise(p, 28, 3), m.noise(p, 75, 3, 0.55)
    c = m.mix(m.rng(wide, 0.4, 0.65, 0, 0.5), col, tuple(k * 0.72 for k in col))
    c = m.mix(m.rng(spots, 0.57, 0.66, 0, 0.85), c, burnt)
    m.sp({"Base Color": c, "Roughness": 0.8, "Specular IOR Level": 0.25, "Normal": m.bump(wide, 0.4, 0.003)})
    m.flat(col)
    return m.m


def turf(name="turf", green=(0.058, 0.082, 0.026), pale=(0.125, 0.120, 0.050), earth=(0.085, 0.060, 0.038)):
    """Ground under grass: patches of green, dry where it is worn, some bare earth."""
    m = Mat(name)
    p = m.pos()
    patch, tuft, bare = m.noise(p, 1.3, 4, 0.6, 0.6), m.noise(p, 26, 4, 0.65), m.noise(p, 3.1, 5, 0.65, 0.8)
    c = m.mix(m.rng(patch, 0.38, 0.66), green, pale)
    c = m.mix(m.rng(tuft, 0.35, 0.7, 0.55, 0.0), c, tuple(k * 0.45 for k in green))
    c = m.mix(m.rng(bare, 0.60, 0.70, 0.0, 0.8), c, earth)
    m.sp({"Base Color": c, "Roughness": 1.0, "Specular IOR Level": 0.1, "Normal": m.bump(tuft, 0.8, 0.03)})
    m.flat(green)
    return m.m
