"""A ceiling fan."""

import math

from mathutils import Vector

from .core import empty, lathe, mesh_obj, subsurf, tube


def ceiling_fan(loc, drop, body, blade, metal, span=0.58, turn=0.35):
    """A fan with three blades; `loc`: the middle of its hub, `drop` metres below the ceiling."""
    g = empty("ceiling_fan", loc, turn)
    lathe(
        "fan_motor",
        [
            (0, -0.062),
            (0.035, -0.062),
            (0.075, -0.052),
            (0.118, -0.030),
            (0.128, -0.004),
            (0.122, 0.024),
            (0.085, 0.050),
            (0.040, 0.062),
            (0, 0.062),
        ],
        body,
        72,
        parent=g,
        sub=1,
    )
    lathe("fan_band", [(0.126, -0.012), (0.1305, -0.010), (0.1305, 0.002), (0.126, 0.004)], metal, 72, parent=g)
    lathe("fan_cup", [(0, 0.055), (0.052, 0.058), (0.030, 0.105), (0.016, 0.115), (0, 0.115)], body, 40, parent=g)
    tube("fan_rod", [(0, 0, 0.10), (0, 0, drop - 0.05)], 0.0105, body, 5, parent=g)
    lathe(
        "fan_canopy",
        [(0, drop - 0.095), (0.018, drop - 0.095), (0.050, drop - 0.03), (0.062, drop), (0, drop)],
        body,
        40,
        parent=g,
    )
    for k in range(3):
        arm = empty("fan_arm", (0, 0, 0), 2 * math.pi * k / 3)
        arm.parent = g
        for s in (-0.022, 0.022):
            tube(
                "fan_iron",
                [(0.10, s * 0.6, -0.004), (0.16, s, -0.012), (0.235, s, -0.010)],
                0.0055,
                metal,
                3,
                parent=arm,
            )
        verts, n = [], 16
        for i in range(n + 1):
            t = i / n
            x, half = 0.17 + (span - 0.17) * t, 0.046 + 0.022 * t + 0.006 * math.sin(math.pi * t)
            half *= 1 - 0.28 * max(0.0, (t - 0.90) / 0.10) ** 2 - 0.25 * max(0.0, (0.06 - t) / 0.06)
            slant = math.radians(11 - 3 * t)
            for j in range(7):
                y = half * (j / 3 - 1)
                z = -0.010 + y * math.sin(slant) - 0.006 * (1 - (j / 3 - 1) ** 2) - 0.008 * t * t
                verts.append(tuple(Vector((x, y * math.cos(slant), z))))
        faces = [(i * 7 + j, i * 7 + j + 1, (i + 1) * 7 + j + 1, (i + 1) * 7 + j) for i in range(n) for j in range(6)]
        leaf = mesh_obj("fan_blade", verts, faces, blade, True, parent=arm)
        thick = leaf.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = 0.004, 0
        subsurf(leaf, 1)
    return g
