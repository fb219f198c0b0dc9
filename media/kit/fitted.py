"""Factory-made fitted furniture: board carcasses, shutters with gaps of 3 mm, slim pulls.

Everything stands against a wall at local y = 0 and faces local -Y."""

from .core import box, tube

BOARD, GAP = 0.018, 0.003


def shutter(g, x0, x1, z0, z1, y, mat, pull=None, metal=None, edge=None):
    """A shutter or drawer front; `y`: its back. `pull`: "left" or "right" (a vertical bar on that side), "top" or
    "foot" (a bar along that edge), or None. `edge`: material of its edge banding."""
    w, h, front = x1 - x0 - GAP, z1 - z0 - GAP, y - BOARD
    cx, cz = (x0 + x1) / 2, (z0 + z1) / 2
    box("shutter", (w, BOARD, h), (cx, y - BOARD / 2, cz), mat, 0.0012, 2, parent=g)
    if not pull:
        return
    long = min(0.26, (h if pull in ("left", "right") else w) * 0.45)
    if pull in ("left", "right"):
        x = cx + (w / 2 - 0.042) * (1 if pull == "right" else -1)
        z = z0 + 0.62 * h if z0 < 0.4 and h < 1.0 else cz if h < 1.0 else max(z0 + 0.3, 1.05)
        ends = [(x, front, z - long / 2), (x, front, z + long / 2)]
    else:
        z = z1 - 0.045 if pull == "top" else z0 + 0.045
        ends = [(cx - long / 2, front, z), (cx + long / 2, front, z)]
    (ax, _, az), (bx, _, bz) = ends
    bar(g, (ax, front, az), (bx, front, bz), metal)


def bar(g, a, b, metal, out=0.028, r=0.0048):
    """A bar pull on two feet, from `a` to `b`."""
    (ax, y, az), (bx, _, bz) = a, b
    dx, dz = (bx - ax) * 0.08, (bz - az) * 0.08
    tube("pull", [(ax, y - out, az), (bx, y - out, bz)], r, metal, 5, parent=g)
    for x, z in ((ax + dx, az + dz), (bx - dx, bz - dz)):
        tube("pull_foot", [(x, y + 0.001, z), (x, y - out, z)], r * 0.9, metal, 4, parent=g)


def carcass(g, x0, x1, z0, z1, deep, mat, name="carcass"):
    """The body behind closed shutters: a block, set back by a shutter and a gap."""
    box(
        name,
        (x1 - x0, deep - BOARD - GAP - 0.001, z1 - z0),
        ((x0 + x1) / 2, -(deep - BOARD - GAP) / 2, (z0 + z1) / 2),
        mat,
        0.001,
        parent=g,
    )
    return -(deep - BOARD)  # the back of its shutters


def open_case(g, x0, x1, z0, z1, deep, mat, shelves=(), back=None):
    """An open case of boards, with shelves at the heights `shelves`."""
    cx, cz, w, h = (x0 + x1) / 2, (z0 + z1) / 2, x1 - x0, z1 - z0
    for x in (x0 + BOARD / 2, x1 - BOARD / 2):
        box("case_side", (BOARD, deep, h), (x, -deep / 2, cz), mat, 0.001, parent=g)
    for z in (z0 + BOARD / 2, z1 - BOARD / 2, *shelves):
        box("case_board", (w - 2 * BOARD, deep - 0.002, BOARD), (cx, -deep / 2, z), mat, 0.001, parent=g)
    box("case_back", (w - 2 * BOARD, 0.006, h - 2 * BOARD), (cx, -0.004, cz), back or mat, 0, parent=g)


def plinth(g, x0, x1, h, deep, mat):
    box("plinth", (x1 - x0, deep, h), ((x0 + x1) / 2, -deep / 2, h / 2), mat, 0.001, parent=g)
