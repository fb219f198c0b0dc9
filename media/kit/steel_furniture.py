"""Steel furniture: a sofa in an open frame, a cantilever chair."""

import math

from .core import bent, box, empty, mesh_obj, tube
from .cushions import pillow, piped_seat, soft_box


def frame_sofa(loc, rot_z, steel, wood, cloth, cord, w=2.24, d=0.86, pillows=()):
    """A sofa facing local -Y: a piped seat cushion on a low open frame, three back cushions, arms of bent steel bars
    with `wood` on top; seat at 0.41.

    `pillows`: (x, y, z, (width, height), lean and turn in degrees, cloth, seed), in the sofa's coordinates."""
    g, low, bar = empty("frame_sofa", loc, rot_z), 0.215, 0.026
    for y in (-d / 2, d / 2 - 0.06):
        box("frame_bar", (w, bar, bar), (0, y, low), steel, 0.003, 2, parent=g)
    for x in (-w / 2, -w / 6, w / 6, w / 2):
        box("frame_bar", (bar, d - 0.06, bar), (x, -0.03, low), steel, 0.003, 2, parent=g)
    for s in (-1, 1):
        x = s * (w / 2 + 0.001)
        loop = bent(
            [
                (x, -d / 2, 0),
                (x, -d / 2, 0.50),
                (x, -d / 2 + 0.03, 0.555),
                (x, -d / 2 + 0.09, 0.57),
                (x, d / 2 - 0.16, 0.57),
                (x, d / 2 - 0.09, 0.555),
                (x, d / 2 - 0.06, 0.50),
                (x, d / 2 - 0.06, 0),
            ],
            4,
        )
        tube("arm_bar", loop, 0.0125, steel, 5, parent=g)
        box("arm_strip", (0.052, d - 0.26, 0.016), (x, -0.03, 0.588), wood, 0.006, 3, parent=g)
    back = empty("sofa_back", (0, d / 2 - 0.06, low))
    back.parent, back.rotation_euler = g, (-0.16, 0, 0)
    for x in (-w / 2 + 0.02, -w / 6, w / 6, w / 2 - 0.02):
        box("back_bar", (bar, bar, 0.44), (x, 0, 0.22), steel, 0.003, 2, parent=back)
    for z in (0.27, 0.44):
        box("back_bar", (w, bar, bar), (0, 0, z), steel, 0.003, 2, parent=back)
    piped_seat("sofa_seat", (w - 0.05, d - 0.10, 0.18), cloth, cord, (0, -0.045, low + 0.013 + 0.09), 14, parent=g)
    wide = (w - 0.07) / 3
    for k in range(3):
        soft_box(
            f"lean{k}",
            (wide - 0.008, 0.19, 0.43),
            3.4,
            24,
            0.036,
            0.012,
            31 + k,
            cloth,
            ((k - 1) * wide, d / 2 - 0.165, 0.615),
            (math.radians(-13), 0, math.radians((0.9, -0.6, 0.5)[k])),
            g,
        )
    for k, (x, y, z, (across, high), lean, turn, mat, seed) in enumerate(pillows):
        pillow(
            f"sofa_pillow{k}",
            across,
            high,
            4.5,
            seed,
            mat,
            (x, y, z),
            (math.radians(90 - lean), 0, math.radians(turn)),
            g,
        )
    return g


def tube_chair(loc, rot_z, steel, cloth):
    """A cantilever chair facing local -Y: one bent tube, a padded seat at 0.465, a curved back pad."""
    g, x = empty("tube_chair", loc, rot_z), 0.205
    for s in (-1, 1):
        a = s * x
        way = [
            (a, 0.25, 0.80),
            (a, 0.195, 0.50),
            (a, 0.165, 0.452),
            (a, 0.11, 0.436),
            (a, -0.17, 0.440),
            (a, -0.225, 0.425),
            (a, -0.245, 0.375),
            (a, -0.235, 0.06),
            (a, -0.215, 0.022),
            (a, -0.165, 0.012),
            (a, 0.20, 0.012),
        ]
        tube("bent_tube", bent(way, 4), 0.0115, steel, 6, parent=g)
    tube(
        "bent_tube",
        bent([(-x, 0.20, 0.012), (-x + 0.02, 0.23, 0.012), (x - 0.02, 0.23, 0.012), (x, 0.20, 0.012)], 4),
        0.0115,
        steel,
        6,
        parent=g,
    )
    for y in (-0.15, 0.09):
        tube("cross", [(-x, y, 0.438), (x, y, 0.438)], 0.008, steel, 4, parent=g)
    soft_box("chair_pad", (0.43, 0.40, 0.040), 5, 18, 0.010, 0.002, 5, cloth, (0, -0.035, 0.466), parent=g)
    n, high, verts = 24, 0.19, []
    for j in range(9):
        for i in range(n + 1):
            u, v = i / n * 2 - 1, j / 8
            verts.append((u * 0.222, 0.205 + 0.052 * v + 0.034 * (1 - u * u), 0.60 + high * v))
    pad = mesh_obj(
        "back_pad",
        verts,
        [
            (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
            for j in range(8)
            for i in range(n)
        ],
        cloth,
        True,
        parent=g,
    )
    thick = pad.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.022, 0
    soft = pad.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments = 0.008, 3
    return g
