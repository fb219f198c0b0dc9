"""A writing desk against the wall beside the western window."""

from ...kit import *
from ...kit import materials as M
from .shell import room_shell, shuttered


def study(m, lamp=None):
    """A writing desk against the wall beside the western window. `lamp`: watts of the desk lamp, at night."""
    room_shell(
        m,
        -2.0,
        2.2,
        0,
        lambda a, b: [rect_pts(4.4 - 1.5 - 0.7, 0.75, 4.4 - 1.5 + 0.7, 2.35)] if a[0] == b[0] == 2.2 else [],
        -4.4,
    )
    shuttered(m, 2.2, -1.5, 1.40, 1.60, (98, 58), 0.75)
    box("sill", (0.36, 1.5, 0.035), (2.33, -1.5, 0.735), m["kota"], 0.006)
    writing_desk((0.25, -0.42, 0), 1.55, 0.68, m["teak_x"], m["teak_z"], m["brass"])
    dining_chair((0.86, -1.22, 0), math.radians(212), m["teak_z"], m["cane"], m["khadi"])
    top = 0.751
    drawing((0.08, -0.50, top), 0.58, 0.41, m["paper"], m["ink"], 0.06, 3)
    drawing((0.00, -0.42, top - 0.0012), 0.58, 0.41, m["paper"], m["ink"], -0.10, 5)
    samples((0.60, -0.52, top), (m["kota"], m["oxide"], m["terrazzo"], m["teak_x"], m["basalt"]), 0.085, 4, 0.12)
    pencil((0.20, -0.63, top + 0.002), m["ochre"], 0.4)
    pencil((0.10, -0.28, top + 0.002), m["madder"], -0.2)
    cup((-0.38, -0.40, top), m["blue"], 1.15)
    for k in range(4):
        pencil(
            (-0.38 + 0.012 * (k % 2), -0.40 + 0.01 * (k // 2), top + 0.05),
            (m["ochre"], m["indigo"], m["madder"], m["dark_x"])[k],
            1.2 * k,
        ).rotation_euler = (0.12 * (k - 1.5), -1.40 - 0.03 * k, 1.2 * k)
    lota((0.86, -0.26, top), m["brass"], 0.9)
    desk_lamp((-0.22, -0.16, top), m["brass"], m["black"], (0.26, -0.10), 0.46, lamp)
    books((0.62, -0.24, top), 3, 0.06, (m["indigo"], m["khadi"], m["madder"]), 14)
    g, cells = shelf_unit((-1.2, -0.17, 1.25), 1.1, 0.78, 0.24, 2, 2, m["teak_x"], m["teak_z"], None)
    for k, (cx, cz, w, h) in enumerate(cells):
        if k != 2:
            row_of_books(
                cx - w / 2 + 0.01,
                cx - w / 2 + w * (0.9, 0.55, 0, 0.7)[k],
                0.0,
                cz,
                [m["indigo"], m["khadi"], m["madder"], m["sky"], m["ochre"]],
                70 + k,
                parent=g,
            )
        else:
            vase((cx, 0, cz), 0.24, 2, m["terracotta"], s=0.8).parent = g
    block_print((0.45, -0.012, 1.70), 0.92, 0.64, m["teak_z"], (0.70, 0.645, 0.54), (0.30, 0.062, 0.040), (0.045, 0.065, 0.12), 8, 4)
    planter((1.75, -0.45, 0), 0.20, 0.38, m["terracotta"], m["soil"], "taper")
    rubber_plant((1.75, -0.45, 0.33), 1.15, m["leaf"], m["bark"], 5, 23, L=0.2, W=0.055)
    rug((0.1, -2.1, 0.003), 2.3, 1.6, M.rug_wool("dhurrie", (0.10, 0.13, 0.20)), 0, True, m["khadi"])
    cane_chair((-1.45, -1.75, 0.0), math.radians(70), m["teak_z"], m["cane"], m["khadi"])
