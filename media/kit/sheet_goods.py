"""Board and tile finishes: laminate, vitrified tiles, quartz."""

from .minerals import _slab_grid
from .nodes import Mat


def laminate(name, col, rough=0.44):
    """Laminate with a suede finish: one colour, slightly uneven sheen."""
    m = Mat(name)
    drift = m.noise(m.pos(), 2.6, 3)
    grain = m.noise(m.pos(world=False), 700, 1)
    m.sp(
        {
            "Base Color": col,
            "Roughness": m.rng(drift, 0.3, 0.7, rough - 0.04, rough + 0.06),
            "Specular IOR Level": 0.45,
            "Normal": m.bump(grain, 0.05, 0.0004),
        }
    )
    m.flat(col)
    return m.m


def vitrified(name, col, size=(0.6, 0.6), off=(0.0, 0.0), rough=0.16, vein=0.10):
    """Vitrified tiles with joints of 2 mm: a faint printed cloud, each tile turned differently, polished."""
    m = Mat(name)
    joint, rnd, cell = _slab_grid(m, size, 0.0022, off)
    shift = m.n("ShaderNodeVectorMath", {0: cell, 1: (5.3, 2.9, 0)}, operation="MULTIPLY").outputs[0]
    at = m.n("ShaderNodeVectorMath", {0: m.pos(), 1: shift}, operation="ADD").outputs[0]
    cloud = m.noise(at, 2.4, 5, 0.6, 1.4)
    line = m.rng(m.math("ABSOLUTE", m.math("SUBTRACT", m.noise(at, 1.5, 5, 0.6, 1.1), 0.5)), 0.0, 0.035, 1, 0)
    c = m.mix(m.rng(cloud, 0.3, 0.7), tuple(k * (1 - vein) for k in col), tuple(min(0.86, k * 1.05) for k in col))
    c = m.mix(m.math("MULTIPLY", line, vein * 2.2, True), c, tuple(k * 0.70 for k in col))
    c = m.mix(m.rng(rnd, 0, 1, 0, 0.10), c, tuple(k * 0.90 for k in col))
    c = m.mix(joint, c, tuple(k * 0.55 for k in col))
    smear = m.noise(m.pos(), 3.1, 4, 0.6, 0.6)
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.math(
                "ADD", m.rng(smear, 0.3, 0.7, rough - 0.03, rough + 0.07), m.math("MULTIPLY", joint, 0.5)
            ),
            "Specular IOR Level": 0.5,
            "Normal": m.bump(m.math("SUBTRACT", 1.0, joint), 0.25, 0.0012),
        }
    )
    m.flat(col)
    return m.m


def quartz(name="quartz", col=(0.74, 0.73, 0.70), rough=0.20):
    """Engineered stone: fine grains of two tones, rare clear ones, no veins."""
    m = Mat(name)
    p = m.pos(world=False)
    fine, coarse = m.voronoi(p, 520).outputs["Color"], m.voronoi(p, 330).outputs["Color"]
    c = m.mix(m.math("MULTIPLY", m.sep(fine)[0], 0.4), col, tuple(k * 0.86 for k in col))
    c = m.mix(m.math("MULTIPLY", m.math("GREATER_THAN", m.sep(coarse)[1], 0.92), 0.34), c, tuple(k * 0.52 for k in col))
    m.sp({"Base Color": c, "Roughness": rough, "Specular IOR Level": 0.5})
    m.flat(tuple(k * 0.92 for k in col))
    return m.m
