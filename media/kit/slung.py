"""Simulated cloth over a line, and shoulder bags on pegs."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from .core import box, mesh_obj
from .falling import CELL, fall, sheet
from .towels import weave


def over_line(loc, w, front, back, mat, rot_z=0.0, seed=1, parent=None, gather=0.93, thickness=0.0016, stiff=0.05):
    """A cloth over a line along local x at `loc`: `front` metres hang towards -Y, `back` metres behind; `gather`: the
    width it is pushed together to, as a part of its own."""
    n, rows, top = round(w / CELL), round((front + back) / CELL), round(front / CELL)

    def shape():
        verts = []
        for j in range(rows + 1):
            s = (j - top) / rows * (front + back)
            for i in range(n + 1):
                u = i / n - 0.5
                wave = math.sin(2 * math.pi * (2.4 * u + 0.5 * mnoise.noise(Vector((u * 2, seed, s)))) + seed)
                y = math.copysign(min(abs(s), 0.009), s) + 0.020 * wave * min(1.0, abs(s) * 4)
                verts.append((u * w * gather, y, -max(0.0, abs(s) - 0.009)))
        m = n + 1
        faces = [
            (j * m + i, j * m + i + 1, (j + 1) * m + i + 1, (j + 1) * m + i) for j in range(rows) for i in range(n)
        ]
        ob = mesh_obj("cloth", verts, faces)
        weave(ob, [((k % m) * w / n, (k // m) * (front + back) / rows) for k in range(len(verts))])
        return ob

    def build():
        pinned = range(top * (n + 1), (top + 1) * (n + 1))
        return fall(shape, [], 50, pinned, 1 - 1 / gather, stiff)

    key = "line_" + "_".join(str(round(1000 * v)) for v in (w, front, back, gather, stiff)) + f"_{seed}"
    ob = sheet("washing", key, build, mat, thickness, parent)
    ob.location, ob.rotation_euler = loc, (0, 0, rot_z)
    return ob


def jhola(loc, mat, w=0.36, h=0.37, hook=0.33, seed=1, wall=0.042):
    """An empty shoulder bag on a peg at `loc`, which points towards -Y from a wall `wall` metres behind."""
    n, rows, up = round(w / CELL), round(h / CELL), round(math.hypot(w / 2, hook) / CELL)
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    woven, at, held = [], {}, []

    def add(key, p, place):
        if key not in at:
            at[key] = len(verts)
            verts.append(p)
            woven.append(place)
        return at[key]

    def body(i, j, face):
        u, shared = 2 * i / n - 1, i in (0, n) or j == rows
        y = 0.0 if shared else face * (0.016 * math.sqrt(1 - u * u) * (1 - (j / rows) ** 4) + 0.004)
        y += 0.004 * mnoise.noise(Vector((u * 3, j * 0.2, face * 2 + seed))) * (1 - abs(u))
        place = (u * w / 2 + 5, -j / rows * h)
        return add((i, j, 0 if shared else face), (u * w / 2, y, -hook - h * j / rows), place)

    def strap(k, c):  # from the left corner over the peg to the right one; c is -1, 0 or 1 across
        if k in (0, 2 * up):
            side = 0 if k == 0 else n
            return body(side, 0, 0) if c == 0 else body(1 if side == 0 else n - 1, 0, c)
        t = k / up - 1
        x, z = t * w / 2, -hook * abs(t)
        if abs(t) * up < 2.5:  # over the peg
            z = -0.004 - hook * max(0.0, abs(t) - 1 / up)
            x *= 0.75
        key = add((k, c), (x, c * 0.020, z), (5.5 + c * 0.02, t))
        if k == up:
            held.append(key)
        return key

    for face in (-1, 1):
        for j in range(rows):
            for i in range(n):
                quad = (body(i, j, face), body(i, j + 1, face), body(i + 1, j + 1, face), body(i + 1, j, face))
                faces.append(quad if face < 0 else quad[::-1])
    for k in range(2 * up):
        for c in (-1, 0):
            faces.append((strap(k, c), strap(k + 1, c), strap(k + 1, c + 1), strap(k, c + 1)))

    def shape():
        ob = mesh_obj("cloth", verts, faces)
        weave(ob, woven)
        return ob

    def build():
        solids = [box("wall", (3, 0.1, 3), (0, wall + 0.05, 0), None, 0)]
        return fall(shape, solids, 50, held, 0.0, 0.5)

    key = "jhola_" + "_".join(str(round(1000 * v)) for v in (w, h, hook, wall)) + f"_{seed}"
    ob = sheet("bag", key, build, mat, 0.0024)
    ob.location = loc
    return ob
