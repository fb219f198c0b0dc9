"""Beds: mattress, a simulated duvet, a throw cut from the duvet's own surface so that the two never meet."""

import math

import bmesh
import bpy

from .cloth import drape
from .core import box, empty, link, mesh_obj, set_mat, smooth, subsurf
from .cushions import pillow, soft_box
from .surfaces import plain


def throw_over(cloth, y0, y1, mat, lift=0.014, hem=0.16, thickness=0.010):
    """A band of a draped cloth between local y0 and y1, lifted off it along the normals, ending `hem` above the floor."""
    me = cloth.data.copy()
    bm = bmesh.new()
    bm.from_mesh(me)
    for point, normal in (((0, y0, 0), (0, -1, 0)), ((0, y1, 0), (0, 1, 0)), ((0, 0, hem), (0, 0, -1))):
        parts = bm.verts[:] + bm.edges[:] + bm.faces[:]
        bmesh.ops.bisect_plane(bm, geom=parts, plane_co=point, plane_no=normal, clear_outer=True)
    bm.normal_update()
    up = sum(v.normal.z for v in bm.verts)
    for v in bm.verts:
        v.co += v.normal * (lift if up > 0 else -lift)
    bm.to_mesh(me)
    bm.free()
    ob = bpy.data.objects.new("throw", me)
    ob.location = cloth.location
    link(ob, cloth.parent)
    set_mat(ob, mat)
    smooth(ob)
    solid = ob.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 1
    subsurf(ob, 1)
    return ob


def bed(loc, mats, rot_z=0.0, w=1.82, length=2.06, throw=True, cushions=True, seed=3):
    """A platform bed whose head is at local y = 0 and which runs towards -Y.

    mats: wood, dark, sheet, duvet, throw, case, sham, accent."""
    g = empty("bed", loc, rot_z)
    yc = -0.10 - length / 2
    box("platform", (w + 0.22, length + 0.14, 0.09), (0, yc - 0.05, 0.215), mats["wood"], 0.012, 3, parent=g)
    box("plinth", (w - 0.35, length - 0.35, 0.18), (0, yc, 0.09), mats["dark"], 0.004, parent=g)
    soft_box("mattress", (w, length, 0.26), 5, 26, 0.012, 0.002, 2, mats["sheet"], (0, yc, 0.385), parent=g)
    blocks = [((w, length, 0.27), (0, 0, 0.385)), ((w + 0.22, length + 0.14, 0.10), (0, -0.05, 0.215))]
    cloth = drape(
        "duvet", w + 0.73, 1.95, blocks, 0.60, f"coverlet_{int(w * 100)}_{seed}", 110, 46, (0, -0.42), 0.1, seed, 0.014, mats["duvet"], g
    )
    cloth.location = (0, yc, 0)
    if throw:
        throw_over(cloth, -1.02, -0.52, mats["throw"], lift=0.026)
    if cushions:
        z, y = 0.545, -0.10
        for s in (-1, 1):
            pillow(
                "case",
                0.66,
                0.66,
                4.2,
                5 + s,
                mats["case"],
                (s * w * 0.258, y - 0.17, z + 0.29),
                (math.radians(73), 0, math.radians(-2 * s)),
                g,
                False,
            )
            pillow(
                "sham",
                0.70,
                0.46,
                5.0,
                7 + s,
                mats["sham"],
                (s * w * 0.253, y - 0.42, z + 0.20),
                (math.radians(60), 0, math.radians(4 * s)),
                g,
                False,
            )
        pillow(
            "accent", 0.78, 0.34, 5.0, 12, mats["accent"], (0.02, y - 0.60, z + 0.16), (math.radians(54), 0, math.radians(2)), g
        )
    return g


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
    box("head_back", (w - 0.02, 0.008, top - foot), (0, -0.006, middle), plain("head_back", (0.30, 0.20, 0.115), 0.8), 0, parent=g)
    for i in range(panels + 1):
        box("head_post", (0.045, 0.042, top - 0.30), (-w / 2 + i * pw, -0.042, middle), wood_z, 0.005, parent=g)
    corners = [(-pw / 2, 0, -half), (pw / 2, 0, -half), (pw / 2, 0, half), (-pw / 2, 0, half)]
    for i in range(panels):
        mesh_obj("head_cane", corners, [(0, 1, 2, 3)], cane, loc=(-w / 2 + (i + 0.5) * pw, -0.034, middle), parent=g)
    return g
