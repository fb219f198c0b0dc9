"""Contents of an open wardrobe: silk saris, suitcases."""

from .core import bent, box, empty, tube
from .cushions import soft_box
from .nodes import Mat


def silk(name, col, border, edge=0.058):
    """A folded silk sari: brighter along its folds; its border with a thin line begins `edge` metres from the middle,
    towards local X."""
    m = Mat(name)
    x = m.sep(m.pos(world=False))[0]
    line = m.math("COMPARE", x, edge - 0.007)
    line.node.inputs[2].default_value = 0.0018
    thread = m.math("SINE", m.math("MULTIPLY", x, 4200.0))
    crease = m.noise(m.pos(world=False), 16, 4, 0.6, 0.6)
    shade = m.mix(m.rng(crease, 0.3, 0.7), tuple(k * 0.72 for k in col), tuple(min(0.85, k * 1.15) for k in col))
    m.sp(
        {
            "Base Color": m.mix(m.math("MAXIMUM", m.math("GREATER_THAN", x, edge), line), shade, border),
            "Roughness": 0.45,
            "Specular IOR Level": 0.3,
            "Sheen Weight": 0.3,
            "Normal": m.bump(thread, 0.06, 0.0005, m.bump(crease, 0.4, 0.006)),
        }
    )
    m.flat(col)
    return m.m


def suitcase(loc, w, h, deep, shell, trim, metal, parent=None, ribs=6):
    """A suitcase lying flat, its handle towards local -Y; `loc`: the middle of its foot."""
    g = empty("suitcase", loc)
    g.parent = parent
    for z, part in ((h * 0.26, 0.50), (h * 0.75, 0.48)):
        soft_box("case_shell", (w, deep, h * part), 4.5, 14, 0.004, 0, 1, shell, (0, 0, z), parent=g)
    box("case_seam", (w - 0.012, deep - 0.010, 0.016), (0, 0, h * 0.505), trim, 0.004, parent=g)
    for k in range(ribs):
        x = (k - (ribs - 1) / 2) * (w - 0.14) / ribs
        for z in (h * 0.25, h * 0.75):
            soft_box("case_rib", (0.022, 0.014, h * 0.30), 3, 8, 0, 0, 1, shell, (x, -deep / 2 + 0.001, z), parent=g)
    y = -deep / 2
    path = [(-0.062, y + 0.004, h * 0.5), (-0.056, y - 0.026, h * 0.5), (0, y - 0.034, h * 0.5)]
    tube(
        "case_handle",
        bent([*path, (0.056, y - 0.026, h * 0.5), (0.062, y + 0.004, h * 0.5)]),
        0.0085,
        trim,
        4,
        parent=g,
    )
    for s in (-1, 1):
        box("case_lock", (0.040, 0.010, 0.042), (s * w * 0.30, y - 0.002, h * 0.5), metal, 0.003, parent=g)
        box("case_catch", (0.030, 0.006, 0.018), (s * w * 0.30, y - 0.009, h * 0.51), metal, 0.002, parent=g)
    return g
