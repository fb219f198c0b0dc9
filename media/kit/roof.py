"""Roofs of interlocking clay tiles."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from .core import box, lathe, link
from .nodes import Mat

WIDE, COURSE, NOSE = 0.215, 0.30, 0.020


def clay_tile(name="clay_tile", col=(0.30, 0.125, 0.068)):
    """Fired clay: tone varies from tile to tile, patches of soot and lichen across tiles, moss at the lower edge."""
    m = Mat(name)
    p = m.pos()
    each = m.n("ShaderNodeObjectInfo").outputs["Random"]
    c = m.ramp(
        each,
        [
            (0, tuple(k * 0.55 for k in col)),
            (0.3, tuple(k * 0.85 for k in col)),
            (0.75, col),
            (1, (col[0] * 1.35, col[1] * 1.6, col[2] * 1.8)),
        ],
    )
    soot = m.noise(p, 1.3, 6, 0.65)
    c = m.mix(m.rng(soot, 0.44, 0.66, 0, 0.75), c, (0.055, 0.042, 0.034))
    lichen = m.noise(p, 9, 5, 0.7)
    c = m.mix(m.rng(lichen, 0.60, 0.70, 0, 0.5), c, (0.17, 0.165, 0.12))
    c = m.mix(m.rng(m.noise(p, 3.1, 4), 0.58, 0.70, 0, 0.6), c, (0.045, 0.055, 0.02))
    fine = m.noise(p, 60, 4, 0.6)
    m.sp(
        {
            "Base Color": c,
            "Roughness": m.rng(soot, 0.3, 0.7, 0.85, 0.6),
            "Specular IOR Level": 0.3,
            "Normal": m.bump(fine, 0.3, 0.003),
        }
    )
    m.flat(col)
    return m.m


def _tile(mat, n=16):
    """One tile along +Y: two channels, a roll over its right neighbour; all tiles share its mesh."""
    verts, faces = [], []
    for y, lift in ((-0.012, NOSE), (COURSE + 0.03, 0.0)):
        for thick in (0.0, -0.015):
            for i in range(n + 1):
                u = i / n
                wave = 0.011 * (1 - math.cos(4 * math.pi * u))
                roll = 0.012 * max(0.0, 1 - abs(u - 1) / 0.10)
                verts.append(((u - 0.5) * (WIDE + 0.012), y, lift + wave + roll + thick))
    row = n + 1
    for i in range(n):
        faces.append((i, i + 1, 2 * row + i + 1, 2 * row + i))  # upper face
        faces.append((row + i + 1, row + i, i, i + 1)[::-1])  # lower edge
    me = bpy.data.meshes.new("roof_tile")
    me.from_pydata(verts, [], faces)
    me.update()
    for f in me.polygons:
        f.use_smooth = f.index % 2 == 0
    me.materials.append(mat)
    return me


def tiled_roof(x0, x1, eave, top, mat, seed=1):
    """One slope from `eave` to `top`, each (y, z): courses of tiles slightly out of line, some slipped."""
    rnd, me = random.Random(seed), _tile(mat)
    up = Vector((0, top[0] - eave[0], top[1] - eave[1]))
    courses, slope = int(up.length / COURSE), up.normalized()
    side = Vector((-1, 0, 0)) if slope.y < 0 else Vector((1, 0, 0))
    frame = Matrix((side, slope, side.cross(slope))).transposed()
    for j in range(courses):
        foot = Vector((0, *eave)) + slope * (COURSE * j)
        for i in range(int((x1 - x0) / WIDE)):
            tile = bpy.data.objects.new("roof_tile", me)
            slip = -0.03 if rnd.random() < 0.02 else rnd.gauss(0, 0.003)
            at = (
                foot
                + Vector((x0 + WIDE * (i + 0.5), 0, 0))
                + slope * slip
                + frame @ Vector((rnd.gauss(0, 0.002), 0, rnd.gauss(0.004, 0.002)))
            )
            turn = Matrix.Rotation(rnd.gauss(0, 0.012), 3, "Z") @ Matrix.Rotation(rnd.gauss(0, 0.006), 3, "Y")
            tile.matrix_world = Matrix.Translation(at) @ (frame @ turn).to_4x4()
            link(tile)


def ridge(x0, x1, y, z, mat, seed=1):
    """Half-round tiles along the ridge, overlapping."""
    rnd, long = random.Random(seed), 0.42
    for k in range(int((x1 - x0) / 0.36)):
        lathe(
            "ridge_tile",
            [(0.098, 0), (0.104, 0.02), (0.094, 0.06), (0.088, long)],
            mat,
            24,
            (x0 + 0.36 * k, y + rnd.gauss(0, 0.003), z + rnd.gauss(0, 0.004)),
            rot=(0, math.pi / 2 + rnd.gauss(0.03, 0.01), 0),
        )


def gable(x0, x1, eave, top, under, fascia, mat, seed=1):
    """A gable roof: tiles towards +Y, boards below, a ridge; the far slope is a plain sheet.

    `eave`, `top`: (y, z); the far eave is as far behind the top."""
    (ey, ez), (ty, tz) = eave, top
    tiled_roof(x0, x1, eave, top, mat, seed)
    ridge(x0, x1, ty, tz + 0.01, mat, seed)
    long, tilt, middle = math.hypot(ty - ey, tz - ez), math.atan2(tz - ez, ty - ey), ((ey + ty) / 2, (ez + tz) / 2)
    box(
        "roof_boards",
        (x1 - x0, long, 0.03),
        (0.5 * (x0 + x1), middle[0], middle[1] - 0.03),
        under,
        0.004,
        rot=(math.pi + tilt if ty < ey else tilt, 0, 0),
    )
    box(
        "roof_boards",
        (x1 - x0, long, 0.03),
        (0.5 * (x0 + x1), 2 * ty - middle[0], middle[1] - 0.03),
        under,
        0.004,
        rot=(-(math.pi + tilt) if ty < ey else -tilt, 0, 0),
    )
    box("fascia", (x1 - x0, 0.03, 0.16), (0.5 * (x0 + x1), ey - 0.01, ez - 0.07), fascia, 0.004)
