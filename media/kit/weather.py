"""Traces of the monsoon: streaked and damp lime, dark soil, worn wet stone, mossy bark, puddles."""

import math
import random

from mathutils import Vector
from mathutils import noise as mnoise

from .core import mesh_obj
from .nodes import Mat


def weathered_lime(
    name="weathered_lime", col=(0.40, 0.215, 0.088), top=2.3, ground=0.0, much=1.0, clouds=(0.72, 1.22), outside=None
):
    """Weathered lime wash: faded colour, dark streaks below the coping, damp green-black foot.

    `outside`: the y beyond which the wall's face is outdoors (the other face stays clean)."""
    m = Mat(name)
    p = m.pos()
    z = m.sep(p)[2]
    big, mid = m.noise(p, 0.9, 5, 0.62, 0.6), m.noise(p, 4.5, 6, 0.66, 0.8)
    brush, fine = m.noise(m.pos(scale=(1, 1, 2.2), rot=(0.3, 0.4, 0.6)), 6, 6, 0.62, 1.2), m.noise(p, 240, 2, 0.6)
    c = m.mix(
        m.rng(m.math("ADD", m.math("MULTIPLY", big, 0.6), m.math("MULTIPLY", brush, 0.4)), 0.34, 0.66),
        tuple(k * clouds[0] for k in col),
        tuple(min(0.8, k * clouds[1]) for k in col),
    )
    worn = m.rng(mid, 0.60, 0.68)
    if outside is not None:
        worn = m.math("MULTIPLY", worn, m.rng(m.sep(p)[1], outside - 0.03, outside))
    c = m.mix(
        m.math("MULTIPLY", worn, 0.35 * much), c, (col[0] * 1.25 + 0.05, col[1] * 1.5 + 0.05, col[2] * 2.1 + 0.05)
    )
    run = m.noise(m.pos(scale=(1, 1, 0.05)), 7, 5, 0.7, 0.3)
    reach = m.math("ADD", m.rng(z, top - 1.5, top, 0, 1), m.math("MULTIPLY", m.math("SUBTRACT", run, 0.5), 1.6))
    streak = m.math(
        "MULTIPLY", m.rng(reach, 0.55, 1.05), m.rng(m.noise(m.pos(scale=(1, 1, 0.08)), 22, 4, 0.7), 0.42, 0.62)
    )
    c = m.mix(m.math("MULTIPLY", streak, 0.72 * much, True), c, (0.035, 0.032, 0.024))
    damp = m.math(
        "ADD",
        m.rng(z, ground, ground + 0.75, 1, 0),
        m.math("MULTIPLY", m.math("SUBTRACT", m.math("ADD", big, mid), 1.0), 0.9),
    )
    if outside is not None:
        damp = m.math("MULTIPLY", damp, m.rng(m.sep(p)[1], outside - 0.03, outside))
    c = m.mix(m.math("MULTIPLY", m.rng(damp, 0.35, 0.9), 0.62 * much, True), c, (0.052, 0.050, 0.024))
    c = m.mix(m.math("MULTIPLY", m.rng(damp, 0.85, 1.05), 0.6 * much, True), c, (0.022, 0.026, 0.010))
    m.sp({"Base Color": c, "Roughness": m.rng(damp, 0.3, 1.0, 0.88, 0.5), "Specular IOR Level": 0.3})
    waves = m.bump(m.math("ADD", brush, m.math("MULTIPLY", worn, -0.15)), 0.45, 0.006)
    m.sp({"Normal": m.bump(fine, 0.25, 0.0006, waves)})
    m.flat(col)
    return m.m


def weathered_pot(name="weathered_pot", col=(0.40, 0.175, 0.095), foot=0.0, high=0.55):
    """Weathered terracotta: bands of lime bloom, wet mossy foot; `foot`: its lowest z; `high`: its height in metres."""
    m = Mat(name)
    p = m.pos()
    up = m.rng(m.sep(p)[2], foot, foot + high)
    big, mid = m.noise(p, 5, 5, 0.6, 0.5), m.noise(p, 19, 6, 0.65, 0.8)
    run = m.noise(m.pos(scale=(1, 1, 0.12)), 26, 5, 0.65, 0.3)
    thrown = m.noise(m.pos(scale=(0.3, 0.3, 6)), 18, 3)
    c = m.mix(
        m.rng(m.math("ADD", m.math("MULTIPLY", mid, 0.7), m.math("MULTIPLY", thrown, 0.3)), 0.3, 0.7),
        tuple(k * 0.70 for k in col),
        (col[0] * 1.2, col[1] * 1.4, col[2] * 1.5),
    )
    band = m.math("MULTIPLY", m.rng(up, 0.12, 0.40), m.rng(up, 0.96, 0.62))
    salt = m.math(
        "MULTIPLY", band, m.rng(m.math("ADD", m.math("MULTIPLY", big, 0.6), m.math("MULTIPLY", run, 0.4)), 0.46, 0.66)
    )
    c = m.mix(m.math("MULTIPLY", salt, 0.80, True), c, (0.56, 0.46, 0.38))
    damp = m.math(
        "ADD", m.rng(up, 0.0, 0.34, 1, 0), m.math("MULTIPLY", m.math("SUBTRACT", m.math("ADD", big, mid), 1.0), 0.9)
    )
    c = m.mix(m.math("MULTIPLY", m.rng(damp, 0.35, 0.95), 0.66, True), c, (0.085, 0.060, 0.030))
    c = m.mix(m.math("MULTIPLY", m.rng(damp, 0.80, 1.05), 0.6, True), c, (0.035, 0.045, 0.014))
    m.sp({"Base Color": c, "Roughness": m.rng(damp, 0.3, 1.0, 0.9, 0.5), "Specular IOR Level": 0.25})
    m.sp({"Normal": m.bump(m.math("ADD", mid, thrown), 0.35, 0.004)})
    m.flat(col)
    return m.m


def wet_soil(name="wet_soil", moss=0.5):
    """Dark crumbs with some water; `moss`: moss on raised parts."""
    m = Mat(name)
    p = m.pos()
    big, mid, crumbs = m.noise(p, 1.7, 5, 0.6, 0.4), m.noise(p, 14, 6, 0.7), m.voronoi(p, 95).outputs[0]
    c = m.mix(m.rng(mid, 0.3, 0.7), (0.014, 0.0095, 0.006), (0.050, 0.034, 0.021))
    green = m.math(
        "MULTIPLY",
        m.rng(m.math("ADD", big, m.math("MULTIPLY", mid, 0.35)), 0.78 - 0.16 * moss, 0.84 - 0.12 * moss),
        moss,
    )
    c = m.mix(
        m.math("MULTIPLY", green, 0.85, True), c, m.mix(m.noise(p, 60, 3), (0.018, 0.030, 0.006), (0.055, 0.075, 0.016))
    )
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.math("ADD", m.rng(big, 0.36, 0.55, 0.30, 0.85), m.math("MULTIPLY", crumbs, 0.1)),
            "Specular IOR Level": 0.4,
        }
    )
    m.sp({"Normal": m.bump(m.math("ADD", m.math("MULTIPLY", crumbs, 0.8), mid), 0.9, 0.012)})
    m.flat((0.03, 0.021, 0.013))
    return m.m


def worn_stone(name="worn_stone", dry=(0.105, 0.100, 0.092), wet=(0.026, 0.026, 0.026), damp=0.5):
    """Basalt worn smooth: pale dry patches, films of water in hollows, moss and mud near the rim (`edge`)."""
    m = Mat(name)
    p = m.pos(rnd=9.0)
    edge = m.n("ShaderNodeAttribute", attribute_name="edge").outputs["Fac"]
    big, mid, pits = m.noise(p, 3.2, 5, 0.6, 0.6), m.noise(p, 22, 6, 0.7), m.noise(p, 160, 3, 0.65)
    soak = m.rng(m.math("ADD", big, m.math("MULTIPLY", edge, 0.30)), 0.62 - 0.3 * damp, 0.78 - 0.3 * damp)
    c = m.mix(
        soak,
        m.mix(m.rng(mid, 0.3, 0.7), tuple(k * 0.72 for k in dry), tuple(k * 1.25 for k in dry)),
        m.mix(m.rng(mid, 0.35, 0.7), tuple(k * 0.7 for k in wet), tuple(k * 1.7 for k in wet)),
    )
    rust = m.rng(m.noise(p, 6, 4, 0.6), 0.56, 0.7)
    c = m.mix(m.math("MULTIPLY", rust, 0.30), c, (0.085, 0.058, 0.034))
    rim = m.math("ADD", edge, m.math("MULTIPLY", m.math("SUBTRACT", m.noise(p, 9, 5, 0.65), 0.5), 1.2))
    c = m.mix(
        m.math("MULTIPLY", m.rng(rim, 0.82, 1.08), 0.8, True),
        c,
        m.mix(m.rng(mid, 0.4, 0.6), (0.022, 0.017, 0.011), (0.040, 0.055, 0.014)),
    )
    film = m.math("MULTIPLY", soak, m.rng(m.noise(p, 4.5, 4), 0.50, 0.60))
    rough = m.math(
        "SUBTRACT",
        m.math("SUBTRACT", m.rng(pits, 0.3, 0.7, 0.55, 0.75), m.math("MULTIPLY", soak, 0.30)),
        m.math("MULTIPLY", film, 0.18),
    )
    m.sp({"Base Color": c, "Roughness": rough, "Specular IOR Level": 0.5})
    grain = m.math("ADD", m.math("MULTIPLY", pits, 0.45), mid)
    m.sp(
        {
            "Normal": m.bump(
                m.math("MULTIPLY", grain, m.math("SUBTRACT", 1.0, m.math("MULTIPLY", film, 0.9))), 0.55, 0.005
            )
        }
    )
    m.flat(tuple((a + b) / 2 for a, b in zip(dry, wet, strict=False)))
    return m.m


def mossy_bark(name="mossy_bark", col=(0.13, 0.105, 0.08), moss=0.6):
    """Bark in long plates, black when wet, green on the wet side."""
    m = Mat(name)
    p = m.pos()
    plates = m.noise(m.pos(scale=(1, 1, 0.22)), 26, 6, 0.66, 0.8)
    big = m.noise(p, 3, 5, 0.65)
    c = m.mix(m.rng(plates, 0.36, 0.64), tuple(k * 0.22 for k in col), tuple(k * 1.25 for k in col))
    c = m.mix(
        m.math("MULTIPLY", m.rng(big, 0.48, 0.60), moss),
        c,
        m.mix(m.noise(p, 70, 3), (0.030, 0.042, 0.010), (0.10, 0.115, 0.045)),
    )
    c = m.mix(m.math("MULTIPLY", m.rng(m.noise(p, 8, 4), 0.62, 0.66), 0.5), c, (0.24, 0.25, 0.20))
    m.sp({"Base Color": c, "Roughness": 0.8, "Normal": m.bump(plates, 0.9, 0.016)})
    m.flat(col)
    return m.m


def rained_kota(name="rained_kota", size=(0.75, 0.75), joint=0.006, base=(0.115, 0.125, 0.108), wet=0.6, drops=0.0):
    """Wet Kota slabs: dull where dry, reflecting where water stands; `drops`: strength of the rings of raindrops."""
    m = Mat(name)
    p = m.pos()
    x, y, _ = m.sep(p)

    def axis(v, s):
        u = m.math("DIVIDE", v, s)
        return m.math("FLOOR", u), m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", u), 0.5))

    ix, fx = axis(x, size[0])
    iy, fy = axis(y, size[1])
    gap = m.math(
        "MAXIMUM",
        m.rng(fx, 0.5 - 2.2 * joint / size[0] / 2, 0.5 - joint / size[0] / 3),
        m.rng(fy, 0.5 - 2.2 * joint / size[1] / 2, 0.5 - joint / size[1] / 3),
    )
    cell = m.n("ShaderNodeCombineXYZ", {0: ix, 1: iy}).outputs[0]
    each = m.n("ShaderNodeTexWhiteNoise", {"Vector": cell}, noise_dimensions="3D").outputs[0]
    shifted = m.n(
        "ShaderNodeVectorMath",
        {0: p, 1: m.n("ShaderNodeVectorMath", {0: cell, 1: (3.7, 9.1, 0)}, operation="MULTIPLY").outputs[0]},
        operation="ADD",
    ).outputs[0]
    cloud, fine = m.noise(shifted, 2.2, 6, 0.6, 1.0), m.noise(shifted, 16, 5, 0.65, 0.5)
    pool = m.math(
        "ADD",
        m.noise(p, 0.75, 4, 0.55, 0.6),
        m.math(
            "ADD",
            m.math("MULTIPLY", m.math("SUBTRACT", each, 0.5), 0.12),
            m.math("MULTIPLY", m.math("SUBTRACT", fine, 0.5), 0.10),
        ),
    )
    stands = m.rng(pool, 0.60 - 0.25 * wet, 0.66 - 0.22 * wet)
    c = m.mix(m.rng(cloud, 0.3, 0.7), tuple(k * 0.66 for k in base), tuple(k * 1.35 for k in base))
    c = m.mix(m.rng(each, 0, 1, 0, 0.55), c, (base[0] * 1.32, base[1] * 1.16, base[2] * 0.90))
    c = m.mix(m.math("MULTIPLY", stands, 0.50), c, tuple(k * 0.30 for k in base))
    c = m.mix(m.math("MULTIPLY", gap, 0.85), c, (0.018, 0.020, 0.012))
    rough = m.math("MULTIPLY", m.rng(fine, 0.3, 0.7, 0.20, 0.36), m.rng(stands, 0, 1, 1.0, 0.16))
    m.sp({"Base Color": c, "Roughness": m.math("ADD", rough, m.math("MULTIPLY", gap, 0.15)), "Specular IOR Level": 0.5})
    relief = m.math(
        "SUBTRACT",
        m.math("ADD", m.math("MULTIPLY", fine, 0.22), m.math("MULTIPLY", m.noise(p, 1.9, 3), 0.8)),
        m.math("MULTIPLY", gap, 0.5),
    )
    bump = m.bump(m.math("MULTIPLY", relief, m.rng(stands, 0, 1, 1.0, 0.12)), 0.30, 0.004)
    if drops:
        rings = 0.0
        for k, scale in enumerate((3.4, 5.2, 8.0)):  # one drop per cell, each of its own age
            v = m.voronoi(m.pos(scale=(1, 1, 0), rot=(0, 0, 0.7 * k)), scale, rnd=0.85)
            d, age = m.math("DIVIDE", v.outputs[0], scale), m.sep(v.outputs["Color"])[0]
            r = m.math("MULTIPLY", age, 0.36 / scale)
            wave = m.math("SINE", m.math("MULTIPLY", m.math("SUBTRACT", d, r), 420.0))
            near = m.rng(m.math("ABSOLUTE", m.math("SUBTRACT", d, r)), 0.0, 0.030, 1, 0)
            rings = m.math(
                "ADD", m.math("MULTIPLY", m.math("MULTIPLY", wave, near), m.math("SUBTRACT", 1.0, age)), rings
            )
        bump = m.bump(rings, drops, 0.0018, bump)
    m.sp({"Normal": bump})
    m.flat(base)
    return m.m


def slab_stone(outline, thick, mat, loc=(0, 0, 0), rot=(0, 0, 0), seed=1, rings=12, cup=0.008):
    """A split slab: a hollow worn top, rounded edge, rough sides. `outline` is anticlockwise."""
    n, edge = len(outline), [0.0]
    verts: list[tuple[float, ...]] = [(0, 0, thick - cup)]
    faces: list[tuple[int, ...]] = []

    def top(x, y, f):
        return (
            thick
            - cup * (1 - f * f)
            + 0.009 * mnoise.noise(Vector((x * 4, y * 4, seed)))
            + 0.0035 * mnoise.noise(Vector((x * 17, y * 17, seed)))
        )

    for k in range(1, rings + 1):
        f = (k / rings) ** 0.8
        for x, y in outline:
            lip = 0.020 * max(0, (f - 0.90) / 0.10) ** 2
            verts.append((x * f, y * f, top(x * f, y * f, f) - lip))
            edge.append(f)
    for z in (0.55, 0.0, -0.6):
        for x, y in outline:
            k = (
                1.012
                + 0.035 * mnoise.noise(Vector((x * 9, y * 9, z * 3 + seed)))
                + 0.018 * mnoise.noise(Vector((x * 30, y * 30, z * 9 + seed)))
            )
            verts.append((x * k, y * k, thick * z))
            edge.append(1.05)
    for i in range(n):
        j = (i + 1) % n
        faces.append((0, 1 + i, 1 + j))
        for k in range(rings + 2):
            p = 1 + n * k
            faces.append((p + i, p + n + i, p + n + j, p + j))
    ob = mesh_obj("slab_stone", verts, faces, mat, True, loc, rot)
    ob.data.attributes.new("edge", "FLOAT", "POINT").data.foreach_set("value", edge)
    return ob


def broken_outline(w, d, seed, n=72, corners=6):
    """Outline of a broken slab: straight edges between blunt corners, slightly uneven."""
    rnd = random.Random(seed)
    turns = sorted(6.283 * (i + rnd.uniform(-0.28, 0.28)) / corners for i in range(corners))
    at = [(w * math.cos(a) * rnd.uniform(0.9, 1.12), d * math.sin(a) * rnd.uniform(0.9, 1.12)) for a in turns]
    pts = []
    for i in range(corners):
        (x0, y0), (x1, y1) = at[i], at[(i + 1) % corners]
        for k in range(n // corners):
            t = k * corners / n
            pts.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
    for _ in range(5):  # blunt corners
        pts = [
            (
                (pts[i - 1][0] + 2 * p[0] + pts[(i + 1) % len(pts)][0]) / 4,
                (pts[i - 1][1] + 2 * p[1] + pts[(i + 1) % len(pts)][1]) / 4,
            )
            for i, p in enumerate(pts)
        ]
    return [
        (
            x * (1 + 0.035 * mnoise.noise(Vector((x * 7, y * 7, seed)))),
            y * (1 + 0.035 * mnoise.noise(Vector((x * 7, y * 7, seed + 5)))),
        )
        for x, y in pts
    ]


def rough_ground(x0, y0, x1, y1, mat, height, nx=150, ny=170):
    """Ground as a mesh; `height(x, y)`: its level."""
    pts = [(x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * (j / ny)) for j in range(ny + 1) for i in range(nx + 1)]
    faces = [(a, a + 1, a + nx + 2, a + nx + 1) for j in range(ny) for i in range(nx) for a in (j * (nx + 1) + i,)]
    return mesh_obj("ground", [(x, y, height(x, y)) for x, y in pts], faces, mat, True)
