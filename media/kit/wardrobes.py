"""Fitted furniture up to the ceiling: wardrobes with lofts; shoe cabinets, television units."""

import math

from .core import box, empty
from .fitted import BOARD, GAP, carcass, open_case, plinth, shutter


def wardrobe(loc, w, h, doors, body, front, loft, metal, rot_z=0.0, deep=0.60, split=2.10, mirror=None, opened=None):
    """Hinged doors, and a loft above the height `split`, up to `h`; `mirror`: (door, material) of a mirror on a door.
    `opened`: number of the left door of a pair that is open, with its loft; the space behind is empty."""
    g = empty("wardrobe", loc, rot_z)
    plinth(g, -w / 2, w / 2, 0.08, deep - 0.05, body)
    dw = w / doors
    gap = None if opened is None else (-w / 2 + opened * dw, -w / 2 + (opened + 2) * dw)
    y = -(deep - BOARD)
    for x0, x1 in ((-w / 2, w / 2),) if gap is None else ((-w / 2, gap[0]), (gap[1], w / 2)):
        if x1 - x0 > 0.01:
            carcass(g, x0, x1, 0.08, h, deep, body)
    if gap:
        open_pair(g, *gap, y, h, deep, split, body, front, loft)
    for k in range(doors):
        if opened is not None and k in (opened, opened + 1):
            continue
        x0 = -w / 2 + k * dw
        side = "right" if k % 2 == 0 and k < doors - 1 else "left"
        shutter(g, x0, x0 + dw, 0.08, split, y, front, side, metal)
        shutter(g, x0, x0 + dw, split, h, y, loft, "foot", metal)
        if mirror and k == mirror[0]:
            box(
                "sheet",
                (dw - 0.10, 0.004, split - 0.28),
                (x0 + dw / 2, y - BOARD - 0.002, (split + 0.08) / 2),
                mirror[1],
                0,
                parent=g,
            )
    return g


def open_pair(g, x0, x1, y, h, deep, split, body, front, loft):
    """Two bays with a board between them, and a loft; their doors and the loft's flap are open."""
    mid = (x0 + x1) / 2
    open_case(g, x0, mid, 0.08, split, deep - 0.022, body)
    open_case(g, mid + 0.0005, x1, 0.08, split, deep - 0.022, body)
    open_case(g, x0, x1, split + 0.0005, h, deep - 0.022, body)
    for hinge, s, turn in ((x0 + 0.004, 1, -104), (x1 - 0.004, -1, 91)):
        door = empty("open_door", (hinge, y - BOARD, 0), math.radians(turn))
        door.parent = g
        wide = mid - x0 - GAP
        box(
            "shutter",
            (wide, BOARD, split - 0.08 - GAP),
            (s * wide / 2, BOARD / 2, (split + 0.08) / 2),
            front,
            0.0012,
            2,
            parent=door,
        )
        for z in (0.28, 1.08, 1.88):
            box("hinge_cup", (0.05, 0.012, 0.045), (s * 0.035, BOARD + 0.006, z), loft, 0.003, parent=door)
    long = h - split - GAP
    box("loft_flap", (x1 - x0 - GAP, long, BOARD), (mid, y - long / 2 - 0.004, h - 0.012), loft, 0.0012, 2, parent=g)


def shoe_cabinet(loc, w, body, front, top, metal, rot_z=0.0, h=0.98, deep=0.34, doors=3):
    """Tilting fronts in two rows under a stone top, on a plinth."""
    g = empty("shoe_cabinet", loc, rot_z)
    plinth(g, -w / 2, w / 2, 0.07, deep - 0.05, body)
    y = carcass(g, -w / 2, w / 2, 0.07, h, deep, body)
    dw, mid = w / doors, (0.07 + h) / 2
    for k in range(doors):
        x0 = -w / 2 + k * dw
        for z0, z1 in ((0.07, mid), (mid, h)):
            shutter(g, x0, x0 + dw, z0, z1, y, front, "top", metal)
    box("cabinet_top", (w + 0.012, deep + 0.012, 0.02), (0, -deep / 2 - 0.004, h + 0.010), top, 0.002, parent=g)
    return g


def tv_unit(loc, w, body, front, metal, rot_z=0.0, h=0.30, lift=0.18, deep=0.38, drawers=3, end=None):
    """A wall-hung low cabinet with drawers; `end`: veneer of its ends."""
    g = empty("tv_unit", loc, rot_z)
    y = carcass(g, -w / 2, w / 2, lift, lift + h - 0.019, deep, body)
    box("unit_top", (w, deep, 0.018), (0, -deep / 2, lift + h - 0.009), body, 0.0015, parent=g)
    for s in (-1, 1):
        box("unit_end", (0.004, deep, h), (s * (w / 2 + 0.0021), -deep / 2, lift + h / 2), end or body, 0.001, parent=g)
    dw = w / drawers
    for k in range(drawers):
        x0 = -w / 2 + k * dw
        shutter(g, x0, x0 + dw, lift, lift + h - 0.020, y, front, "top", metal)
    return g


def fluted(loc, w, h, mat, rot_z=0.0, pitch=0.032, t=0.014):
    """Half-round battens on a wall; `loc`: the middle of their foot."""
    g = empty("fluted", loc, rot_z)
    n = round(w / pitch)
    box("fluted_back", (w, 0.006, h), (0, -0.003, h / 2), mat, 0, parent=g)
    for k in range(n):
        x = -w / 2 + (k + 0.5) * w / n
        box("flute", (w / n * 0.80, t, h), (x, -0.006 - t / 2, h / 2), mat, 0.0055, 3, parent=g)
    return g


def loft_shelf(loc, w, mat, back, rot_z=0.0, h=0.9, deep=0.26, shelves=2):
    """Open shelves on a wall."""
    g = empty("shelves", loc, rot_z)
    open_case(g, -w / 2, w / 2, 0, h, deep, mat, [h * (k + 1) / (shelves + 1) for k in range(shelves)], back)
    return g
