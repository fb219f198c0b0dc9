"""Building materials and tools: ladder, sacks, sand, tiles, wall chases with pipes, floor protection."""

import math
import random

from mathutils import Vector
from mathutils import noise as mnoise

from .core import bent, box, empty, mesh_obj, tube
from .cushions import soft_box
from .materials import plain


def ladder(loc, rot_z, metal, h=1.75, w=0.44, spread=0.48):
    """A folding ladder of aluminium."""
    g = empty("ladder", loc, rot_z)
    for s in (-1, 1):
        for x in (-w / 2, w / 2):
            tube("ladder_stile", [(x, s * spread, 0), (x * 0.74, s * 0.035, h)], 0.017, metal, 4, parent=g)
    for k in range(1, 6):
        t = k / 6
        wide, y = w * (1 - 0.26 * t), -spread + (spread - 0.035) * t
        box("tread", (wide, 0.075, 0.022), (0, y, h * t), metal, 0.003, parent=g)
        if k in (2, 4):
            tube("ladder_stay", [(-wide / 2, -y, h * t), (wide / 2, -y, h * t)], 0.009, metal, 4, parent=g)
    box("ladder_top", (w * 0.80, 0.15, 0.028), (0, 0, h + 0.010), metal, 0.006, parent=g)


def sacks(loc, rot_z, paper, n=5):
    """Sacks of cement, two in each layer."""
    g = empty("sacks", loc, rot_z)
    for k in range(n):
        x, z = (-0.215 + 0.43 * (k % 2), 0.062 + 0.118 * (k // 2))
        if k == n - 1 and n % 2:
            x = 0.03
        soft_box("sack", (0.42, 0.62, 0.125), 4.2, 18, 0.008, 0.006, k, paper, (x, 0, z), (0, 0, 0.05 * (k % 3 - 1)), g)


def heap(name, loc, r, h, mat, seed=1, rings=26, n=72):
    """A heap of sand: a cone with a round top and a soft foot."""
    verts: list[tuple[float, ...]] = [(0.0, 0.0, h)]
    faces: list[tuple[int, ...]] = []
    for j in range(1, rings + 1):
        t = j / rings
        for i in range(n):
            a = 2 * math.pi * i / n
            way = Vector((math.cos(a), math.sin(a), seed))
            rough = 0.16 * mnoise.noise(way * 1.6) + 0.04 * mnoise.noise(way * 7 + Vector((t * 5, 0, 0)))
            far = r * t * (1 + rough * t)
            z = max(-0.004, h * (1 - t) ** 1.15 * (1 + 0.10 * mnoise.noise(Vector((far * 9, a * 3, seed)))))
            verts.append((far * math.cos(a), far * math.sin(a), z if j < rings else -0.004))
    for i in range(n):
        k = (i + 1) % n
        faces.append((0, 1 + i, 1 + k))
        for j in range(rings - 1):
            p = 1 + n * j
            faces.append((p + i, p + n + i, p + n + k, p + k))
    return mesh_obj(name, verts, faces, mat, True, loc)


def tile_stack(loc, rot_z, mat, n=14, size=0.6, t=0.010, seed=2):
    """A stack of tiles without boxes."""
    rnd = random.Random(seed)
    for k in range(n):
        turn, dx, dy = rot_z + rnd.uniform(-0.012, 0.012), rnd.uniform(-0.004, 0.004), rnd.uniform(-0.004, 0.004)
        box(
            "loose_tile",
            (size, size, t - 0.0006),
            (loc[0] + dx, loc[1] + dy, loc[2] + t * (k + 0.5)),
            mat,
            0.001,
            rot=(0, 0, turn),
        )


def chase(a, b, y, out, mat, pipe, wide=0.038, seed=1):
    """A chase from `a` to `b` (x, z) with its pipe, in a wall in the plane `y` that faces `out` (1 or -1)."""
    rnd, n = random.Random(seed), 26
    (ax, az), (bx, bz) = a, b
    long = math.hypot(bx - ax, bz - az)
    ux, uz = (bx - ax) / long, (bz - az) / long
    verts = []
    for k in range(n + 1):
        for s in (-1, 1):
            d = s * wide / 2 * rnd.uniform(0.72, 1.35)
            verts.append((ax + ux * long * k / n - uz * d, y + out * 0.0012, az + uz * long * k / n + ux * d))
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)]
    mesh_obj("chase", verts, faces, mat)
    tube("conduit", [(ax, y, az), (bx, y, bz)], 0.0095, pipe, 5)


def open_box(x, z, y, out, metal, w=0.16):
    """A switch box in the wall, without its plate."""
    box("switch_box", (w, 0.012, 0.085), (x, y, z), metal, 0.001)
    dark = plain("box_dark", (0.03, 0.03, 0.03), 0.8)
    box("box_inside", (w - 0.012, 0.002, 0.073), (x, y + out * 0.0064, z), dark, 0)


def wires(loc, mat, drop=0.32, n=3, seed=1):
    """Wire ends hanging from a ceiling at a future lamp."""
    rnd, (x, y, z) = random.Random(seed), loc
    for _ in range(n):
        dx, dy = rnd.uniform(-0.07, 0.07), rnd.uniform(-0.07, 0.07)
        way = [(x, y, z + 0.004), (x + dx * 0.3, y + dy * 0.3, z - drop * 0.5), (x + dx, y + dy, z - drop)]
        tube("wire", bent(way), 0.0028, mat, 3)


def boards(x0, y0, x1, y1, mat, tape, size=(1.22, 2.44), t=0.004):
    """Boards that protect a new floor, taped at their joints."""
    nx, ny = math.ceil((x1 - x0) / size[1]), math.ceil((y1 - y0) / size[0])
    for i in range(nx):
        for j in range(ny):
            a, b = x0 + i * size[1], y0 + j * size[0]
            c, d = min(x1, a + size[1]), min(y1, b + size[0])
            box("floor_board", (c - a - 0.004, d - b - 0.004, t), ((a + c) / 2, (b + d) / 2, t / 2), mat, 0.001)
            if d < y1:
                box("floor_tape", (c - a - 0.02, 0.05, 0.0006), ((a + c) / 2, d, t + 0.0002), tape, 0)
