"""Single leaves and their placing."""

import math

import bpy
from mathutils import Vector

from .core import link


def leaf_mesh(name, L, W, mat, fold=0.22, curl=0.5, n=9, tip=1.6, belly=0.42):
    v, f, spine, vein = [], [], [], []
    for i in range(n + 1):
        t = i / n
        w = W * math.sin(math.pi * t ** (math.log(0.5) / math.log(belly))) ** 0.9 if 0 < t < 1 else 0.0004
        y = L * t
        z = -curl * L * t * t * 0.5
        spine += [0, 0.5, 1, 0.5, 0]
        vein += [t * 16 - 1.6 * k for k in (1, 0.5, 0, 0.5, 1)]
        v += [
            (-w, y, z + fold * w),
            (-w * 0.5, y, z + fold * w * 0.35),
            (0, y, z),
            (w * 0.5, y, z + fold * w * 0.35),
            (w, y, z + fold * w),
        ]
    for i in range(n):
        for k in range(4):
            a = i * 5 + k
            f.append((a, a + 1, a + 6, a + 5))
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    me.update()
    # Read by the material: 1 along the midrib, 0 at the edge; and a count of side veins.
    for attribute, values in (("spine", spine), ("vein", vein)):
        me.attributes.new(attribute, "FLOAT", "POINT").data.foreach_set("value", values)
    if mat:
        me.materials.append(mat)
    for p in me.polygons:
        p.use_smooth = True
    return me


def place(me, origin, direction, up=(0, 0, 1), roll=0.0, s=1.0, parent=None):
    d = Vector(direction).normalized()
    q = d.to_track_quat("Y", "Z")
    o = bpy.data.objects.new("leaf", me)
    o.location = origin
    o.rotation_mode = "QUATERNION"
    from mathutils import Quaternion

    o.rotation_quaternion = q @ Quaternion((0, 1, 0), roll)
    o.scale = (s, s, s)
    link(o, parent)
    return o
