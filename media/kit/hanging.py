"""What hangs and lies in an open wardrobe: clothes on hangers seen from their edges, saris, suitcases."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from .core import bent, box, empty, mesh_obj, subsurf, tube
from .cushions import soft_box
from .nodes import Mat


def silk(name, col, border, foot=(-0.70, -0.56)):
    """A woven sari: it shines along its folds; between the heights `foot` lies its border, with a thin line above."""
    m = Mat(name)
    p = m.pos(world=False)
    z = m.sep(p)[2]
    low = m.math("MULTIPLY", m.math("GREATER_THAN", z, foot[0]), m.math("LESS_THAN", z, foot[1]))
    line = m.math("COMPARE", z, foot[1] + 0.022)
    line.node.inputs[2].default_value = 0.004
    thread = m.math("SINE", m.math("MULTIPLY", z, 4200.0))
    crease = m.noise(m.pos(world=False, scale=(1, 1, 0.3)), 16, 4, 0.6, 0.6)
    shade = m.mix(m.rng(crease, 0.3, 0.7), tuple(k * 0.8 for k in col), tuple(min(0.85, k * 1.15) for k in col))
    m.sp(
        {
            "Base Color": m.mix(m.math("MAXIMUM", low, line), shade, border),
            "Roughness": 0.42,
            "Specular IOR Level": 0.35,
            "Sheen Weight": 0.5,
            "Normal": m.bump(thread, 0.06, 0.0005, m.bump(crease, 0.4, 0.006)),
        }
    )
    m.flat(col)
    return m.m


def _column(name, mat, parent, at, rows=44, n=48):
    """A closed cloth whose outline at the part `t` of its length is at(angle, t)."""
    verts = [at(2 * math.pi * i / n, j / rows) for j in range(rows + 1) for i in range(n)]
    faces: list[tuple[int, ...]] = [
        (j * n + (i + 1) % n, j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n)
        for j in range(rows)
        for i in range(n)
    ]
    faces += [tuple(range(n)), tuple(range((rows + 1) * n - 1, rows * n - 1, -1))]
    return subsurf(mesh_obj(name, verts, faces, mat, True, parent=parent), 1)


def on_hanger(loc, long, mat, wire, wood, seed=1, sleeve=0.0, parent=None, half=0.19, thick=0.024, turn=0.0):
    """A garment on a hanger whose hook hangs over a rail along local x at `loc`; its edge with the sleeve is towards
    local -Y. Without a sleeve: a sari laid over the hanger."""
    g = empty("on_hanger", loc, turn)
    g.parent = parent
    hook = [(0, 0.016 * math.cos(a), 0.016 * math.sin(a) - 0.002) for a in (-0.9 + 4.2 * k / 12 for k in range(13))]
    tube("hanger_hook", [*hook[::-1], (0, 0, -0.045), (0, 0, -0.080)][::-1], 0.0016, wire, 3, parent=g)
    drop = 0.055 if sleeve else 0.012
    arm = [(0, -half + 0.01, -0.080 - drop), (0, -0.06, -0.092), (0, 0, -0.078), (0, 0.06, -0.092)]
    tube("hanger_arm", bent([*arm, (0, half - 0.01, -0.080 - drop)]), 0.0065, wood, 4, parent=g)
    top = -0.072

    def body(a, t):
        down = t * long
        slope = min(1.0, down / (0.060 if sleeve else 0.012)) ** 0.8
        b = 0.045 + (half - 0.045) * slope + (0.03 * t if sleeve else 0.0)
        k = (0.007 + thick * min(1.0, 0.35 + down * 3)) * (1 - 0.15 * t)
        x, y = k * math.cos(a), b * math.copysign(abs(math.sin(a)) ** 0.85, math.sin(a))
        ripple = 0.010 * min(1.0, down * 4) * math.sin(26 * y + 4 * mnoise.noise(Vector((y * 5, t * 1.5, seed))))
        x += ripple + 0.016 * t * mnoise.noise(Vector((t * 2.2, seed, y * 3)))
        y += 0.010 * mnoise.noise(Vector((t * 4, seed + 3, a)))
        return x, y, top - down - 0.012 * t * mnoise.noise(Vector((y * 8, seed, 1)))

    _column("garment", mat, g, body)
    if sleeve:

        def arm_of(a, t):
            down = t * sleeve
            k, b = 0.030 * (1 - 0.25 * t) * min(1.0, 0.45 + 6 * t), 0.050 * (1 - 0.30 * t) * min(1.0, 0.5 + 5 * t)
            pull = 0.007 * mnoise.noise(Vector((t * 7, seed + 5, math.cos(a) * 2))) + 0.004 * math.sin(9 * t + 3 * a)
            x = (k + pull) * math.cos(a) + 0.014 * mnoise.noise(Vector((t * 2, seed + 9, 0))) * t
            y = (b + pull) * math.sin(a) - half - 0.002 - 0.028 * math.sin(min(1.0, 1.5 * t) * math.pi / 2)
            return x, y, top - 0.040 - down + 0.006 * math.sin(a)

        _column("garment_sleeve", mat, g, arm_of, 30, 32)
    return g


def suitcase(loc, w, h, deep, shell, trim, metal, parent=None, ribs=6):
    """A case lying flat with its handle towards local -Y: two shells, a seam, a handle, two locks; `loc` is the middle
    of its foot."""
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
