"""Worn surfaces: a handrail, painted bars, a limed pot."""

from .nodes import Mat


def worn_teak(name="worn_teak", axis="y", tone=0.8):
    """An outdoor handrail: silver-grey above, brown below and where hands touch it, cracks along the grain."""
    m = Mat(name)
    s = {"x": (0.06, 1, 1), "y": (1, 0.06, 1), "z": (1, 1, 0.06)}[axis]
    p = m.pos(world=False, rnd=11.0, scale=s)
    grain, fine = (
        m.noise(p, 30, 4, 0.6),
        m.noise(m.pos(world=False, rnd=11.0, scale=tuple(k if k == 1 else 0.012 for k in s)), 320, 2),
    )
    brown = m.mix(
        m.rng(grain, 0.3, 0.7),
        tuple(k * tone for k in (0.10, 0.048, 0.022)),
        tuple(k * tone for k in (0.24, 0.128, 0.062)),
    )
    silver = m.mix(m.rng(grain, 0.3, 0.7), (0.17, 0.145, 0.115), (0.33, 0.295, 0.245))
    up = m.sep(m.n("ShaderNodeNewGeometry").outputs["Normal"])[2]
    bare = m.math("MULTIPLY", m.rng(up, 0.2, 0.9), m.rng(m.noise(m.pos(world=False), 3.2, 4, 0.6), 0.40, 0.58))
    c = m.mix(bare, brown, silver)
    c = m.mix(m.rng(fine, 0.60, 0.70, 0, 0.8), c, (0.03, 0.02, 0.014))
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(bare, 0, 1, 0.42, 0.8),
            "Specular IOR Level": 0.35,
            "Normal": m.bump(m.math("SUBTRACT", grain, fine), 0.5, 0.002),
        }
    )
    m.flat((0.18, 0.12, 0.08))
    return m.m


def painted_iron(name="painted_iron", col=(0.022, 0.021, 0.02)):
    """Bars with many coats of paint, rust where it has chipped."""
    m = Mat(name)
    p = m.pos(world=False, rnd=9.0)
    rust = m.rng(m.noise(p, 16, 5, 0.7), 0.60, 0.66)
    c = m.mix(rust, col, m.mix(m.noise(p, 90, 3), (0.10, 0.035, 0.015), (0.22, 0.085, 0.035)))
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(rust, 0, 1, 0.38, 0.9),
            "Specular IOR Level": 0.45,
            "Normal": m.bump(m.noise(p, 40, 3), 0.25, 0.002),
        }
    )
    return m.m


def limed_pot(name="limed_pot", lime=0.16, clay=(0.40, 0.17, 0.095)):
    """A clay pot with limewash above `lime` metres, salts and damp below."""
    m = Mat(name)
    p = m.pos(world=False)
    z = m.sep(p)[2]
    a, b = m.noise(p, 9, 4, 0.6), m.noise(p, 70, 4, 0.65)
    body = m.mix(m.rng(a, 0.3, 0.7), tuple(k * 0.72 for k in clay), tuple(k * 1.15 for k in clay))
    body = m.mix(m.rng(m.math("ADD", m.math("MULTIPLY", z, -3.0), a), 0.30, 0.62, 0, 0.55), body, (0.42, 0.34, 0.27))
    edge = m.math("ADD", z, m.math("MULTIPLY", m.math("SUBTRACT", a, 0.5), 0.035))
    coat = m.math("MULTIPLY", m.rng(edge, lime, lime + 0.004), m.rng(b, 0.34, 0.42))
    c = m.mix(coat, body, m.mix(m.rng(a, 0.3, 0.7), (0.56, 0.53, 0.47), (0.72, 0.69, 0.63)))
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.93,
            "Specular IOR Level": 0.12,
            "Normal": m.bump(m.math("ADD", b, m.math("MULTIPLY", coat, 0.8)), 0.4, 0.0015),
        }
    )
    m.flat(clay)
    return m.m
