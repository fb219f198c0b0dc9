"""An old double door by daylight: frame and leaves of boards, ironwork and brass, and what lies in front of it."""

import itertools
import math
import random

from .core import box, empty, lathe, mesh_obj, tube
from .nodes import Mat


def old_teak(name="old_teak", axis="z", tone=1.0):
    """Old teak: dark where hands touch it, dry and grey at the foot, dust in its pores."""
    m = Mat(name)
    s = {"x": (0.10, 1, 1), "y": (1, 0.10, 1), "z": (1, 1, 0.10)}[axis]
    s2 = tuple(k if k == 1 else 0.02 for k in s)
    p = m.pos(world=False, rnd=23.0, scale=s)
    tone_n, grain, pores = (
        m.noise(p, 5.5, 5, 0.6, 0.5),
        m.noise(p, 26, 4, 0.62, 0.3),
        m.noise(m.pos(world=False, rnd=23.0, scale=s2), 230, 3, 0.6),
    )
    w = m.pos()
    z, patch = m.sep(w)[2], m.noise(w, 2.6, 5, 0.65)
    c = m.ramp(
        m.rng(m.math("ADD", m.math("MULTIPLY", tone_n, 0.55), m.math("MULTIPLY", grain, 0.45)), 0.3, 0.7),
        [
            (0, (0.046 * tone, 0.021 * tone, 0.010 * tone)),
            (0.5, (0.105 * tone, 0.051 * tone, 0.024 * tone)),
            (1, (0.175 * tone, 0.092 * tone, 0.046 * tone)),
        ],
    )
    each = m.n("ShaderNodeObjectInfo").outputs["Random"]
    c = m.mix(m.rng(each, 0, 1, 0, 0.35), c, (0.070 * tone, 0.033 * tone, 0.015 * tone))
    grey = m.math("ADD", m.rng(z, 0.02, 0.55, 1.0, 0.0), m.math("MULTIPLY", m.math("SUBTRACT", patch, 0.5), 1.5))
    c = m.mix(
        m.math("MULTIPLY", m.rng(grey, 0.35, 1.0), 0.62, True),
        c,
        m.mix(grain, (0.085, 0.070, 0.055), (0.21, 0.18, 0.145)),
    )
    c = m.mix(m.rng(pores, 0.56, 0.70, 0, 0.6), c, (0.022, 0.012, 0.007))
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.math(
                "ADD", m.rng(patch, 0.3, 0.7, 0.40, 0.56), m.math("MULTIPLY", m.rng(grey, 0.3, 1.0), 0.25)
            ),
            "Specular IOR Level": 0.4,
        }
    )
    m.sp(
        {"Normal": m.bump(m.math("ADD", m.math("MULTIPLY", pores, -1.0), m.math("MULTIPLY", grain, 0.5)), 0.5, 0.0022)}
    )
    m.flat((0.10, 0.050, 0.024))
    return m.m


def double_door(loc, w, h, brass, iron, rot_z=0.0):
    """Two leaves of stiles, rails and raised panels, each board with its own grain; studs, rings, a latch chain
    above."""
    g, z_, x_, rnd = (
        empty("double_door", loc, rot_z),
        old_teak("old_teak_z", "z"),
        old_teak("old_teak_x", "x"),
        random.Random(2),
    )
    half, stile = w / 2 - 0.003, 0.105
    rails = ((0.0, 0.17), (0.68, 0.115), (1.28, 0.115), (h - 0.115, 0.115))
    for s in (-1, 1):
        mid = s * (half / 2 + 0.0025)
        for e in (-1, 1):
            box("stile", (stile, 0.050, h), (mid + e * (half - stile) / 2, 0, h / 2), z_, 0.004, 3, parent=g)
        for z, tall in rails:
            box("rail", (half - 2 * stile + 0.004, 0.047, tall), (mid, 0.001, z + tall / 2), x_, 0.004, 3, parent=g)
        for (z0, t0), (z1, _) in itertools.pairwise(rails):
            a, b, wide = z0 + t0, z1, half - 2 * stile
            box("board", (wide, 0.018, b - a), (mid, 0.004, (a + b) / 2), z_, 0, parent=g)
            for inset, front, rise in ((0.0, -0.013, 0.012), (0.034, -0.016, 0.018), (0.052, -0.021, 0.012)):
                box(
                    "field",
                    (wide - 2 * inset - 0.008, rise, b - a - 2 * inset - 0.008),
                    (mid, front + rise / 2 + 0.004, (a + b) / 2),
                    z_,
                    0.007,
                    3,
                    parent=g,
                )
        for z, tall in rails[:3]:
            for k in range(4):
                stud = [(0, 0), (0.019, 0), (0.0185, 0.003), (0.015, 0.008), (0.008, 0.0135), (0, 0.015)]
                lathe(
                    "stud",
                    stud,
                    brass,
                    32,
                    (
                        mid + (k - 1.5) * (half - 0.10) / 3 + rnd.uniform(-0.002, 0.002),
                        -0.025,
                        z + tall / 2 + rnd.uniform(-0.002, 0.002),
                    ),
                    rot=(math.pi / 2, 0, 0),
                    parent=g,
                )
        x = s * 0.060
        lathe(
            "rose",
            [(0, 0), (0.034, 0), (0.033, 0.004), (0.022, 0.008), (0.012, 0.017), (0, 0.018)],
            brass,
            36,
            (x, -0.025, 1.05),
            rot=(math.pi / 2, 0, 0),
            parent=g,
        )
        lathe(
            "eye",
            [(0, 0), (0.007, 0), (0.008, 0.018), (0.005, 0.026), (0, 0.027)],
            brass,
            24,
            (x, -0.038, 1.05),
            rot=(math.pi / 2, 0, 0),
            parent=g,
        )
        tube(
            "ring",
            [
                (x + 0.040 * math.sin(a), -0.052 - 0.004 * math.cos(a), 1.012 + 0.040 * math.cos(a))
                for a in (6.283 * i / 40 for i in range(40))
            ],
            0.0055,
            brass,
            5,
            parent=g,
            cyclic=True,
        )
    box("cover", (0.042, 0.014, h - 0.02), (-0.012, -0.030, h / 2), z_, 0.005, 3, parent=g)
    for k in range(9):  # the latch chain on its hook
        t = k / 8
        at = (0.075 - 0.15 * t, -0.045, 1.385 - 0.055 * math.sin(math.pi * t))
        lean = math.atan2(-0.055 * math.pi * math.cos(math.pi * t), -0.15)
        ring = [
            (
                at[0] + 0.0125 * math.cos(a) * math.cos(lean) - (0.006 * math.sin(a) * math.sin(lean) if k % 2 else 0),
                at[1] + (0 if k % 2 else 0.006 * math.sin(a)),
                at[2] + 0.0125 * math.cos(a) * math.sin(lean) + (0.006 * math.sin(a) * math.cos(lean) if k % 2 else 0),
            )
            for a in (6.283 * i / 20 for i in range(20))
        ]
        tube("link", ring, 0.0022, iron, 3, parent=g, cyclic=True)
    for x in (-0.078, 0.078):
        lathe(
            "hasp",
            [(0, 0), (0.016, 0), (0.015, 0.003), (0.006, 0.008), (0.006, 0.022), (0, 0.024)],
            iron,
            24,
            (x, -0.025, 1.386),
            rot=(math.pi / 2, 0, 0),
            parent=g,
        )
    return g


def kolam(x, y, z, mat, R=0.30, seed=4):
    """A drawing of rice flour on the floor: four loops around dots, freehand, with thin places."""
    rnd = random.Random(seed)
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []

    def line(points, wide):
        base = len(verts)
        for i, (px, py) in enumerate(points):
            qx, qy = points[(i + 1) % len(points)]
            d = math.hypot(qx - px, qy - py) or 1
            nx, ny = -(qy - py) / d, (qx - px) / d
            half = wide * rnd.uniform(0.55, 1.25) / 2
            jx, jy = rnd.gauss(0, 0.0007), rnd.gauss(0, 0.0007)
            verts.extend([(px + jx + nx * half, py + jy + ny * half, z), (px + jx - nx * half, py + jy - ny * half, z)])
        n = len(points)
        faces.extend(
            (base + 2 * i, base + 2 * i + 1, base + 2 * ((i + 1) % n) + 1, base + 2 * ((i + 1) % n)) for i in range(n)
        )

    for turn in (0, math.pi / 4):
        line(
            [
                (
                    x + R * (0.56 + 0.30 * math.cos(4 * a)) * math.cos(a + turn),
                    y + R * (0.56 + 0.30 * math.cos(4 * a)) * math.sin(a + turn),
                )
                for a in (6.283 * i / 150 for i in range(150))
            ],
            0.0055,
        )
    line(
        [
            (
                x + R * (1.0 + 0.045 * math.cos(16 * a)) * math.cos(a),
                y + R * (1.0 + 0.045 * math.cos(16 * a)) * math.sin(a),
            )
            for a in (6.283 * i / 220 for i in range(220))
        ],
        0.0055,
    )
    for k in range(17):
        r, a = (0.0, 0.0) if k == 0 else (R * 0.42, 0.39 + 0.785 * k) if k < 9 else (R * 1.15, 0.39 + 0.785 * k)
        cx, cy, q = (
            x + r * math.cos(a) + rnd.gauss(0, 0.002),
            y + r * math.sin(a) + rnd.gauss(0, 0.002),
            rnd.uniform(0.006, 0.009),
        )
        base = len(verts)
        verts.extend(
            (cx + q * rnd.uniform(0.8, 1.15) * math.cos(b), cy + q * rnd.uniform(0.8, 1.15) * math.sin(b), z)
            for b in (6.283 * i / 14 for i in range(14))
        )
        faces.append(tuple(range(base, base + 14)))
    return mesh_obj("kolam", verts, faces, mat)


def rice_flour(name="rice_flour"):
    """A translucent dusting of flour."""
    m = Mat(name)
    m.sp({"Base Color": (0.74, 0.72, 0.67), "Roughness": 0.95, "Specular IOR Level": 0.1})
    mx = m.n("ShaderNodeMixShader", {0: m.rng(m.noise(m.pos(), 210, 3, 0.7), 0.34, 0.50, 0.15, 1.0)})
    m.t.links.new(m.n("ShaderNodeBsdfTransparent").outputs[0], mx.inputs[1])
    m.t.links.new(m.p.outputs[0], mx.inputs[2])
    m.t.links.new(mx.outputs[0], m.out.inputs["Surface"])
    return m.m


def bell(loc, brass, drop=0.42):
    """A temple bell on a chain, with its clapper."""
    x, y, z = loc
    for k in range(int(drop / 0.020)):
        a0 = math.pi / 2 * (k % 2)
        tube(
            "link",
            [
                (
                    x + 0.0065 * math.cos(a) * math.cos(a0),
                    y + 0.0065 * math.cos(a) * math.sin(a0),
                    z - 0.01 - 0.020 * k + 0.0125 * math.sin(a),
                )
                for a in (6.283 * i / 16 for i in range(16))
            ],
            0.0018,
            brass,
            3,
            cyclic=True,
        )
    foot = z - drop - 0.135
    lathe(
        "bell",
        [
            (0, 0.098),
            (0.034, 0.088),
            (0.040, 0.032),
            (0.054, 0.001),
            (0.060, 0.0),
            (0.058, 0.006),
            (0.045, 0.030),
            (0.039, 0.060),
            (0.035, 0.092),
            (0.026, 0.106),
            (0.010, 0.112),
            (0.013, 0.122),
            (0.009, 0.135),
            (0, 0.135),
        ],
        brass,
        64,
        (x, y, foot),
    )
    tube("clapper", [(x, y, foot + 0.09), (x, y, foot - 0.012)], 0.0025, brass, 3)
    lathe(
        "clapper_end",
        [(0, -0.010), (0.009, -0.006), (0.011, 0.002), (0.006, 0.012), (0, 0.013)],
        brass,
        24,
        (x, y, foot - 0.008),
    )
