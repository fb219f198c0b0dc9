"""Small objects: tables, vessels, books, trays, framed pieces."""

from .core import (
    box,
    empty,
    lathe,
    mesh_obj,
)


def vase(loc, h=0.3, kind=0, mat=None, name="vase", parent=None, s=1.0):
    P = [
        [
            (0.0, 0),
            (0.055, 0),
            (0.062, 0.006),
            (0.095, 0.10),
            (0.105, 0.16),
            (0.09, 0.22),
            (0.045, 0.27),
            (0.036, 0.285),
            (0.04, 0.30),
            (0.034, 0.298),
            (0.03, 0.28),
            (0.0, 0.20),
        ],
        [
            (0.0, 0),
            (0.05, 0),
            (0.056, 0.006),
            (0.066, 0.06),
            (0.066, 0.20),
            (0.060, 0.235),
            (0.026, 0.262),
            (0.024, 0.30),
            (0.027, 0.305),
            (0.021, 0.303),
            (0.018, 0.27),
            (0.0, 0.25),
        ],
        [
            (0.0, 0),
            (0.04, 0),
            (0.046, 0.005),
            (0.10, 0.06),
            (0.13, 0.11),
            (0.125, 0.15),
            (0.085, 0.19),
            (0.062, 0.20),
            (0.066, 0.21),
            (0.058, 0.208),
            (0.055, 0.195),
            (0.0, 0.12),
        ],
        [
            (0.0, 0),
            (0.075, 0),
            (0.082, 0.006),
            (0.135, 0.05),
            (0.15, 0.085),
            (0.152, 0.09),
            (0.146, 0.09),
            (0.13, 0.06),
            (0.07, 0.02),
            (0.0, 0.016),
        ],
    ][kind]
    k = h / max(z for _, z in P)
    return lathe(name, [(r * k * s, z * k) for r, z in P], mat, 64, loc, parent=parent, sub=2)


def canvas_art(loc, w=1.1, h=1.4, frame=None, ground=None, shapes=(), rot_z=0, depth=0.035):
    """A framed abstract picture; `shapes`: (points from 0 to 1, material)."""
    g = empty("art", loc, rot_z)
    box("canvas", (w, depth * 0.7, h), (0, -depth * 0.35, 0), ground, 0.002, parent=g)
    f = 0.018
    for sx in (-1, 1):
        box(
            "fr",
            (f, depth + 0.01, h + 2 * f + 0.012),
            (sx * (w / 2 + f / 2 + 0.006), -depth / 2, 0),
            frame,
            0.002,
            parent=g,
        )
    for sz in (-1, 1):
        box(
            "fr",
            (w + 0.012, depth + 0.01, f),
            (0, -depth / 2, sz * (h / 2 + f / 2 + 0.006)),
            frame,
            0.002,
            parent=g,
        )
    laid: list[tuple[int, list[float]]] = []
    for pts, m in shapes:  # each a little above those that it overlaps
        a = [f(p[i] for p in pts) for f in (min, max) for i in range(2)]
        under = [n for n, b in laid if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]]
        laid.append((max(under, default=-1) + 1, a))
        mesh_obj(
            "shape",
            [((x - 0.5) * w, -depth * 0.7 - 0.0006 - 0.0004 * laid[-1][0], (y - 0.5) * h) for x, y in pts],
            [tuple(range(len(pts)))],
            m,
            parent=g,
        )
    return g


def tray(loc, r=0.19, mat=None, h=0.022):
    return lathe(
        "tray",
        [
            (0, 0),
            (r - 0.01, 0),
            (r, 0.004),
            (r, h),
            (r - 0.004, h + 0.001),
            (r - 0.007, h),
            (r - 0.008, 0.008),
            (0, 0.007),
        ],
        mat,
        96,
        loc,
    )
