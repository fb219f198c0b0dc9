"""Objects from a building site: helmet, spirit level, tape measure, rolled drawing."""

import math

from . import materials as M
from .core import box, empty, lathe, mesh_obj, plate, tube


def helmet(loc, rot_z=0.0, shell=None, scuff=0.5):
    """A worn hard hat, lying on its rim: oval dome, three ridges, peak."""
    g = empty("helmet", loc, rot_z)
    g.scale = (0.112, 0.135, 0.135)
    n, rings = 64, 18
    verts: list[tuple[float, ...]] = [(0, 0, 1.02)]
    faces: list[tuple[int, ...]] = []
    for j in range(1, rings + 1):
        t = j / rings
        r, z = math.sin(t * math.pi / 2) ** 0.82, 1.02 * math.cos(t * math.pi / 2) ** 0.85
        for i in range(n):
            a = 2 * math.pi * i / n
            x = r * math.cos(a)
            ridge = sum(0.050 * math.exp(-(((x - c) / 0.06) ** 2)) for c in (-0.28, 0.0, 0.28)) * (1 - t**3)
            verts.append((x, r * math.sin(a), z + ridge + 0.06))
    for i in range(n):  # peak in front (-Y), a gutter all around
        a = 2 * math.pi * i / n
        front = max(0.0, -math.sin(a)) ** 2
        verts.append(((1.06 + 0.03 * front) * math.cos(a), (1.06 + 0.30 * front) * math.sin(a), 0.05 - 0.10 * front))
    for i in range(n):
        j = (i + 1) % n
        faces.append((0, 1 + i, 1 + j))
        for k in range(rings):
            p = 1 + n * k
            faces.append((p + i, p + n + i, p + n + j, p + j))
    ob = mesh_obj("helmet_shell", verts, faces, shell or hard_shell(), True, parent=g)
    thick = ob.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.03, -1
    return g


def hard_shell(name="hard_shell", col=(0.66, 0.37, 0.02)):
    """Polyethylene, dusty and scratched."""
    m = M.Mat(name)
    p = m.pos(world=False)
    dust = m.noise(p, 2.2, 5, 0.65)
    c = m.mix(m.rng(dust, 0.50, 0.72, 0, 0.35), col, (0.34, 0.27, 0.19))
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(dust, 0.35, 0.7, 0.26, 0.60),
            "Specular IOR Level": 0.45,
            "Normal": m.bump(m.noise(p, 40, 4), 0.08, 0.002),
        }
    )
    m.flat(col)
    return m.m


def spirit_level(loc, rot_z=0.0, long=0.40, body=None, steel=None):
    """A painted aluminium profile with two vials."""
    g = empty("level", loc, rot_z)
    paint = body or M.plain("level_paint", (0.44, 0.235, 0.015), 0.42)
    glass = M.plain("spirit", (0.42, 0.50, 0.05), 0.06, 0.6)
    edge = steel or M.plain("milled", (0.50, 0.50, 0.49), 0.35, 0.5, 0.9)
    box("web", (long, 0.012, 0.044), (0, 0, 0.024), paint, 0.001, parent=g)
    for z in (0.0025, 0.0455):
        box("flange", (long, 0.023, 0.005), (0, 0, z), edge if z < 0.01 else paint, 0.0008, parent=g)
    for x, turn in ((0.0, 0.0), (long * 0.41, math.pi / 2)):
        box(
            "window",
            (0.052, 0.0135, 0.026) if not turn else (0.026, 0.0135, 0.040),
            (x, 0, 0.025),
            M.plain("window", (0.02, 0.02, 0.02), 0.5),
            0.002,
            parent=g,
        )
        lathe(
            "vial",
            [(0, -0.020), (0.006, -0.019), (0.0068, 0), (0.006, 0.019), (0, 0.020)],
            glass,
            24,
            (x, -0.004, 0.025),
            rot=(0, math.pi / 2 - turn, 0),
            parent=g,
        )
    for s in (-1, 1):
        box(
            "cap",
            (0.008, 0.026, 0.051),
            (s * (long / 2 + 0.002), 0, 0.024),
            M.plain("cap", (0.03, 0.03, 0.03), 0.6),
            0.002,
            parent=g,
        )
    return g


def tape_measure(loc, rot_z=0.0, out=0.16):
    """A pocket tape, pulled out by `out` metres."""
    g = empty("tape", loc, rot_z)
    case, rubber, steel = (
        M.plain("case", (0.33, 0.045, 0.02), 0.38),
        M.plain("case_rubber", (0.025, 0.025, 0.026), 0.7),
        M.plain("blade", (0.52, 0.37, 0.03), 0.4),
    )
    r = 0.031
    shape = [(r * math.cos(a), r * math.sin(a)) for a in (math.pi * (k / 20) for k in range(21))] + [
        (-r, -r),
        (r + 0.006, -r),
        (r + 0.006, -r * 0.2),
    ]
    plate("case", shape, [], 0.032, case, 0.005, 3, g, (0, 0, r), (math.pi / 2, 0, 0))
    plate(
        "side", [(0.74 * x, 0.74 * z) for x, z in shape], [], 0.035, rubber, 0.003, 2, g, (0, 0, r), (math.pi / 2, 0, 0)
    )
    n, verts = 16, []
    for k in range(n + 1):
        x = r + out * k / n
        for j in range(7):
            v = j / 3 - 1
            verts.append((x, v * 0.0105, 0.0022 * v * v + 0.0012 + 0.002 * math.sin(math.pi * k / n)))
    faces = [(7 * k + j, 7 * (k + 1) + j, 7 * (k + 1) + j + 1, 7 * k + j + 1) for k in range(n) for j in range(6)]
    mesh_obj("blade", verts, faces, steel, True, parent=g)
    box(
        "hook",
        (0.0015, 0.019, 0.011),
        (r + out, 0, 0.002),
        M.plain("hook", (0.5, 0.5, 0.5), 0.35, 0.5, 1.0),
        0.0004,
        parent=g,
    )
    ticks = [(r + 0.004 + 0.01 * k, -0.009, 0.0045) for k in range(int((out - 0.006) * 100))]
    for k, (x, y, z) in enumerate(ticks):
        box("tick", (0.0007, 0.011 if k % 5 == 0 else 0.007, 0.0006), (x, y + 0.004, z - 0.0015), rubber, 0, parent=g)
    return g


def rolled(loc, long, r, paper, rot_z=0.0, band=None, seed=1):
    """A rolled drawing with a spiral at its ends and a rubber band."""
    g = empty("roll", loc, rot_z)
    turns, n = 3.4, 110
    path = [
        (
            r * (1 - 0.16 * k / n) * math.cos(2 * math.pi * turns * k / n + seed),
            r * (1 - 0.16 * k / n) * math.sin(2 * math.pi * turns * k / n + seed),
        )
        for k in range(n + 1)
    ]
    verts = [(x, y, z + r) for y, z in path for x in (-long / 2, long / 2)]
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(n)]
    mesh_obj("roll_paper", verts, faces, paper, True, parent=g)
    if band:
        ring = [
            (0.12 * long, (r + 0.0008) * math.cos(a), r + (r + 0.0008) * math.sin(a))
            for a in (2 * math.pi * k / 40 for k in range(40))
        ]
        tube("band", ring, 0.0014, band, 3, parent=g, cyclic=True)
    return g
