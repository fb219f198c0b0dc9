"""Shirts and kurtas on hangers, simulated from flat panels joined along their seams."""

import math

from mathutils import Vector

from .core import bent, box, empty, lathe, mesh_obj, subsurf, tube
from .cut import pattern
from .falling import CELL, fall, sheet
from .shirting import EDGE, shell_button
from .towels import weave

FRAMES = 44
BUTTON = [(0, 0), (0.0052, 0), (0.0056, 0.0014), (0.004, 0.0022), (0, 0.0018)]
DROP = 0.085  # from the line down to a hanger's arms


def arms(reach, slope):
    """The arms of a hanger from tip to tip, on which the cloth's shoulders lie; the origin is the highest point of the
    shoulders."""
    a = [(-reach, 0, -0.91 * slope - 0.011), (-0.6 * reach, 0, -0.33 * slope - 0.012), (0, 0, -0.006)]
    return bent([*a, *[(-x, y, z) for x, y, z in a[1::-1]]], 6)


def garment(loc, mat, wood, wire, rot_z=0.0, seed=1, parent=None, room=None, buttons=3, **cut):
    """A shirt or kurta on a hanger on a line or rail along local y at `loc`, its front local -Y. `cut`: as in
    `pattern`; `room`: half the width between its neighbours."""
    cut = {"long": 0.95, "wide": 0.52, "sleeve": 0.46, "shoulder": 0.21, "slope": 0.045} | cut
    verts, faces, woven, edge, ring, held = pattern(**cut)
    g = empty("garment", loc, rot_z)
    g.parent = parent
    reach = cut["shoulder"] - 0.012

    def shape():
        ob = mesh_obj("cloth", verts, faces)
        weave(ob, woven)
        layer = ob.data.uv_layers.new(name=EDGE)
        for loop in ob.data.loops:
            layer.data[loop.index].uv = edge[loop.vertex_index]
        return ob

    def build():
        walls = [box("side", (3, 0.02, 3), (0, s * (room + 0.01), -1), None, 0) for s in (-1, 1)] if room else []
        return fall(shape, walls, FRAMES, held)

    key = "sewn_" + "_".join(str(round(1000 * v)) for v in [*cut.values(), room or 0]) + f"_{seed}"
    ob = sheet("garment_cloth", key, build, mat, 0.0013, g)
    ob.location, me = (0, 0, -DROP), ob.data
    _collar(g, [me.vertices[k].co for k in ring], mat)
    front = [me.vertices[k] for k, (x, _) in enumerate(woven) if x < 1 and abs(x) < CELL]
    for k in range(buttons):
        height = -(cut.get("deep", 0.09) + 0.030 + 0.068 * k)
        _, k_front = min((abs(woven[v.index][1] - height) + abs(woven[v.index][0]), v.index) for v in front)
        v = me.vertices[k_front]
        turn = (-v.normal if v.normal.y > 0 else v.normal).to_track_quat("Z", "Y").to_euler()
        button = lathe(
            "button", [(0, 0), (0.0052, 0), (0.0056, 0.0014), (0.004, 0.0022), (0, 0.0018)], shell_button(), 20
        )
        button.parent, button.location, button.rotation_euler = g, v.co + Vector((0, -0.0009, -DROP)), turn
    tube("hanger_arms", [(x, y, z - DROP) for x, y, z in arms(reach, cut["slope"])], 0.005, wood, 4, parent=g)
    hook = [(0.0175 * math.cos(a), 0, 0.0175 * math.sin(a) - 0.0135) for a in (-0.5 + 4.6 * k / 16 for k in range(17))]
    neck = [(-0.006, 0, -0.034), (0, 0, -0.045), (0, 0, -DROP + 0.004)]
    tube("hanger_hook", [*hook, *neck], 0.0017, wire, 3, parent=g)
    return g


def _collar(g, ring, mat, high=0.024):
    """A band collar."""
    centre = sum(ring, Vector()) / len(ring)
    rows = []
    for k in range(4):
        t = k / 3
        rows.append([p + (centre - p) * Vector((0.10, 0.10, 0.0)) * t + Vector((0, 0, high * t)) for p in ring])
    n = len(ring)
    points = [p + Vector((0, 0, -DROP)) for row in rows for p in row]
    first = n // 4  # the band is open at the middle of the front
    faces = [
        (j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)
        for j in range(3)
        for i in range(n)
        if i != first
    ]
    ob = mesh_obj("garment_collar", points, faces, mat, True, parent=g)
    weave(ob, [(0.3, 0.3)] * len(points))
    layer = ob.data.uv_layers.new(name=EDGE)
    for loop in ob.data.loops:
        layer.data[loop.index].uv = (0.5, 0.5)
    thick = ob.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.0022, 0
    subsurf(ob, 1)
