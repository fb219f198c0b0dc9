"""Cloths in a basket, simulated."""

import math

import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from .core import bake, box, cached_mesh, lathe, link, mesh_obj, set_mat, smooth, subsurf
from .falling import settled

SIDE, FRAMES = 52, 46


def _fall(r, size, seed, wall):
    """A loosely gathered square cloth (sides of `size` metres) falls on a floor inside a ring of radius `r`."""
    rnd = Vector((seed * 2.7, seed * 1.1, seed * 0.6))
    solids = [bake(lathe("wall", [(r + 0.04, -0.02), (r, 0), (r, wall), (r + 0.05, wall + 0.3)], None, 48))]
    solids.append(box("floor", (4, 4, 0.1), (0, 0, -0.05), bev=0))
    for ob in solids:
        ob.modifiers.new("k", "COLLISION")
        ob.collision.thickness_outer, ob.collision.cloth_friction = 0.006, 14
    verts = []
    for j in range(SIDE + 1):
        for i in range(SIDE + 1):
            u, v = i / SIDE - 0.5, j / SIDE - 0.5
            bend = mnoise.noise(Vector((u * 3, v * 3, 0)) + rnd)
            a, b = 2 * math.pi * (2.2 * u + 0.3 * bend), 2 * math.pi * (1.7 * v + 0.3 * bend)
            squeeze = 1.5 * r / size
            z = 0.055 * math.sin(a + 1.3 * seed) + 0.045 * math.sin(b + seed) + 0.05 * bend
            verts.append((u * size * squeeze, v * size * squeeze * 0.9, 0.20 + z + 0.18 * abs(u + 0.4 * v)))
    m = SIDE + 1
    faces = [(j * m + i, j * m + i + 1, (j + 1) * m + i + 1, (j + 1) * m + i) for j in range(SIDE) for i in range(SIDE)]
    ob = mesh_obj("cloth", verts, faces)
    c = ob.modifiers.new("c", "CLOTH")
    s = c.settings
    s.quality, s.mass, s.air_damping = 7, 0.3, 1.5
    s.tension_stiffness = s.compression_stiffness = 12
    s.shear_stiffness, s.bending_stiffness = 4, 0.12
    # The folds above shorten the cloth: it grows to its real size while it falls, so that it crumples.
    s.shrink_min = s.shrink_max = -max(0.0, 1 / (1.35 * squeeze) - 1) * 0.9
    return settled(ob, solids, FRAMES, 0.006)


def _gathered(me, r):
    """Moves parts beyond the radius `r` inwards and a little up, as along a basket's wall."""
    for v in me.vertices:
        far = math.hypot(v.co.x, v.co.y)
        near = r * math.tanh(far / r)
        if far > 1e-6:
            v.co.x *= near / far
            v.co.y *= near / far
        v.co.z += 0.22 * (far - near)
    return me


RADIUS, SIZE, WALL, FALL = 0.17, 0.8, 0.2, 2  # basket radius, cloth side, wall height in metres; seed


def dropped(loc, r, mat, seed=1, parent=None):
    """A heap of cloth in a basket with its floor at `loc`, radius about `r` metres; `seed` rotates it."""
    key = f"dropped_{int(RADIUS * 1000)}_{int(SIZE * 100)}_{int(WALL * 1000)}_{FALL}"
    ob = bpy.data.objects.new(
        "cloth_heap", _gathered(cached_mesh(key, lambda: _fall(RADIUS, SIZE, FALL, WALL)).copy(), RADIUS)
    )
    ob.location, ob.rotation_euler, ob.scale = loc, (0, 0, 2.4 * seed), (r / RADIUS,) * 3
    link(ob, parent)
    set_mat(ob, mat)
    smooth(ob)
    thick = ob.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.004, 0
    return subsurf(ob, 1)
