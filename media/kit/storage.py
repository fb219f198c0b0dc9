"""Shelves, cabinets and kitchens."""

import math

from .core import box, empty, lathe, mesh_obj


def shelf_unit(loc, w, h, d=0.32, cols=3, rows=4, wood_x=None, wood_z=None, back=None, rot_z=0.0, base=0.0):
    """An open bookcase. Returns (group, [(x, z, cell width, cell height)]); z: the floor of each cell."""
    g = empty("shelves", loc, rot_z)
    t = 0.025
    cells = []
    for i in range(cols + 1):
        box("upright", (t, d, h), (-w / 2 + i * (w - t) / cols + t / 2, 0, base + h / 2), wood_z, 0.003, parent=g)
    for j in range(rows + 1):
        box("board", (w - 0.004, d - 0.006, t), (0, 0, base + t / 2 + j * (h - t) / rows), wood_x, 0.003, parent=g)
    if back:
        box("back", (w - 0.01, 0.01, h - 0.01), (0, d / 2 - 0.006, base + h / 2), back, 0, parent=g)
    for j in range(rows):
        for i in range(cols):
            cells.append(
                (
                    -w / 2 + (i + 0.5) * (w - t) / cols + t / 2,
                    base + t + j * (h - t) / rows,
                    (w - t) / cols - t,
                    (h - t) / rows - t,
                )
            )
    return g, cells


def cabinet(
    loc, w, d=0.45, h=0.75, doors=3, wood=None, wood_z=None, pull=None, legs=0.14, rot_z=0.0, cane=None, stone=None
):
    """A sideboard on legs; doors of teak, or caned ones in a teak frame."""
    g = empty("cabinet", loc, rot_z)
    body = h - legs
    box("body", (w, d, body), (0, 0, legs + body / 2), wood, 0.006, 3, parent=g)
    if stone:
        box("top", (w + 0.02, d + 0.02, 0.022), (0, 0, h + 0.011), stone, 0.005, parent=g)
    dw = (w - 0.03) / doors
    for k in range(doors):
        x = -w / 2 + 0.015 + dw * (k + 0.5)
        box(
            "door",
            (dw - 0.006, 0.018, body - 0.03),
            (x, -d / 2 - 0.004, legs + body / 2),
            wood_z or wood,
            0.003,
            parent=g,
        )
        if cane:
            cw, ch = dw - 0.09, body - 0.12
            box("panel", (cw, 0.004, ch), (x, -d / 2 - 0.0135, legs + body / 2), pull and wood, 0, parent=g)
            mesh_obj(
                "cane",
                [(-cw / 2, 0, -ch / 2), (cw / 2, 0, -ch / 2), (cw / 2, 0, ch / 2), (-cw / 2, 0, ch / 2)],
                [(0, 1, 2, 3)],
                cane,
                loc=(x, -d / 2 - 0.0175, legs + body / 2),
                parent=g,
            )
        side = 1 if k % 2 == 0 else -1
        lathe(
            "knob",
            [(0, 0), (0.006, 0), (0.006, 0.012), (0.013, 0.016), (0.013, 0.026), (0, 0.028)],
            pull,
            24,
            (x + side * (dw / 2 - 0.035), -d / 2 - 0.013, legs + body * 0.55),
            rot=(math.pi / 2, 0, 0),
            parent=g,
        )
    for x in (-1, 1):
        for y in (-1, 1):
            lathe(
                "leg",
                [(0, 0), (0.012, 0), (0.019, legs), (0, legs)],
                wood_z or wood,
                24,
                (x * (w / 2 - 0.08), y * (d / 2 - 0.07), 0),
                parent=g,
            )
    return g


def kitchen_run(loc, w, wood, wood_z, stone, pull, d=0.60, h=0.90, doors=4, rot_z=0.0, plinth=None, drawers=(1,)):
    """Base units under a stone top with a small upstand."""
    g = empty("kitchen", loc, rot_z)
    box("carcass", (w, d - 0.04, h - 0.13), (0, 0.02, 0.09 + (h - 0.13) / 2), wood, 0.003, parent=g)
    box("plinth", (w - 0.02, d - 0.12, 0.09), (0, 0.04, 0.045), plinth or wood, 0.002, parent=g)
    box("top", (w + 0.02, d + 0.03, 0.04), (0, 0, h - 0.02), stone, 0.006, 3, parent=g)
    dw = w / doors
    for k in range(doors):
        x = -w / 2 + dw * (k + 0.5)
        parts = [(0.115, 0.755)] if k not in drawers else [(0.115, 0.37), (0.375, 0.57), (0.575, 0.755)]
        for z0, z1 in parts:
            box(
                "front",
                (dw - 0.006, 0.02, (z1 - z0) * (h / 0.90)),
                (x, -d / 2 + 0.012, (z0 + z1) / 2 * (h / 0.90) + 0.02),
                wood_z,
                0.003,
                parent=g,
            )
            box(
                "pull",
                (min(0.16, dw * 0.4), 0.014, 0.010),
                (x, -d / 2 - 0.006, z1 * (h / 0.90) - 0.03),
                pull,
                0.003,
                parent=g,
            )
    return g
