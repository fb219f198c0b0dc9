"""Windows, shutters, railings."""

import math

from mathutils import Vector

from .core import box, empty


def glazed_frame(loc, w, h, wood, glass, rot_z=0.0, panes=(2, 2), face=0.055, depth=0.06, sill=0.0):
    """A fixed window or pair of doors: frame, mullions, one sheet of clear glass; `loc`: the middle of its foot."""
    g = empty("window", loc, rot_z)
    for s in (-1, 1):
        box("jamb", (face, depth, h), (s * (w / 2 - face / 2), 0, sill + h / 2), wood, 0.004, parent=g)
    for z in (sill + face / 2, sill + h - face / 2):
        box("rail", (w - 2 * face, depth, face), (0, 0, z), wood, 0.004, parent=g)
    for i in range(1, panes[0]):
        box(
            "mullion",
            (face * 0.8, depth * 0.9, h - 2 * face),
            (-w / 2 + w * i / panes[0], 0, sill + h / 2),
            wood,
            0.003,
            parent=g,
        )
    for j in range(1, panes[1]):
        box("bar", (w - 2 * face, depth * 0.7, face * 0.55), (0, 0, sill + h * j / panes[1]), wood, 0.003, parent=g)
    if glass:
        box("pane", (w - 2 * face, 0.006, h - 2 * face), (0, 0, sill + h / 2), glass, 0, parent=g)
    return g


def louvred_shutter(loc, w, h, wood, rot_z=0.0, tilt=32, parent=None):
    """A teak shutter with fixed louvres, hinged at its origin."""
    g = empty("shutter", loc, rot_z)
    if parent:
        g.parent = parent
    f = 0.06
    for s in (-1, 1):
        box("stile", (f, 0.036, h), (s * (w / 2 - f / 2), 0, h / 2), wood, 0.003, parent=g)
    for z in (f / 2, h / 2, h - f / 2):
        box("rail", (w - 2 * f, 0.036, f), (0, 0, z), wood, 0.003, parent=g)
    n = int((h - 3 * f) / 0.052)
    for k in range(n):
        z = f + (k + 0.5) * (h - 2 * f) / n
        if abs(z - h / 2) > f / 2 + 0.012:
            box("louvre", (w - 2 * f, 0.056, 0.008), (0, 0, z), wood, 0.002, rot=(math.radians(tilt), 0, 0), parent=g)
    return g


def railing(a, b, metal, h=1.02, pitch=0.11, top=None):
    """Slender uprights between two points, with a flat handrail."""
    a, b = Vector((*a, 0)), Vector((*b, 0))
    length, turn = (b - a).length, math.atan2(b.y - a.y, b.x - a.x)
    g = empty("railing", tuple(a), turn)
    for k in range(int(length / pitch) + 1):
        box("bar", (0.012, 0.012, h - 0.08), (k * pitch, 0, 0.06 + (h - 0.08) / 2), metal, 0.002, parent=g)
    box("foot", (length, 0.03, 0.012), (length / 2, 0, 0.07), metal, 0.002, parent=g)
    box("hand", (length, 0.055, 0.03), (length / 2, 0, h), top or metal, 0.006, parent=g)
    return g
