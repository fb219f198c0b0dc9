"""Furniture around a bed: bedside table, caned headboard."""

from .core import box, empty, mesh_obj
from .surfaces import plain


def bedside(loc, wood, wood_z, pull, rot_z=0.0, w=0.50, d=0.40):
    g = empty("bedside", loc, rot_z)
    box("body", (w, d, 0.26), (0, 0, 0.33), wood, 0.006, 3, parent=g)
    box("drawer", (w - 0.03, 0.012, 0.215), (0, -d / 2 - 0.003, 0.33), wood, 0.003, parent=g)
    box("pull", (0.12, 0.018, 0.010), (0, -d / 2 - 0.014, 0.38), pull, 0.003, parent=g)
    for x in (-1, 1):
        for y in (-1, 1):
            box("leg", (0.026, 0.026, 0.20), (x * (w / 2 - 0.035), y * (d / 2 - 0.035), 0.10), wood_z, 0.004, parent=g)
    return g


def cane_headboard(w, wood_x, wood_z, cane, top=1.10, panels=5, loc=(0, 0, 0)):
    """Caned panels in a teak frame, against a wall at y = 0."""
    g, pw, foot = empty("headboard", loc), w / panels, 0.34
    middle, half = (top + foot) / 2, (top - foot) / 2
    box("head_top", (w + 0.04, 0.05, 0.05), (0, -0.045, top), wood_x, 0.006, parent=g)
    box("head_foot", (w, 0.04, 0.06), (0, -0.04, foot), wood_x, 0.005, parent=g)
    box(
        "head_back",
        (w - 0.02, 0.008, top - foot),
        (0, -0.006, middle),
        plain("head_back", (0.30, 0.20, 0.115), 0.8),
        0,
        parent=g,
    )
    for i in range(panels + 1):
        box("head_post", (0.045, 0.042, top - 0.30), (-w / 2 + i * pw, -0.042, middle), wood_z, 0.005, parent=g)
    corners = [(-pw / 2, 0, -half), (pw / 2, 0, -half), (pw / 2, 0, half), (-pw / 2, 0, half)]
    for i in range(panels):
        mesh_obj("head_cane", corners, [(0, 1, 2, 3)], cane, loc=(-w / 2 + (i + 0.5) * pw, -0.034, middle), parent=g)
    return g
