"""Text on a surface: engraved or stamped strokes, or letters of a typeface."""

import itertools

import bpy
from mathutils import Vector

from .core import link, mesh_obj, set_mat
from .lettering import strokes

GAP, SPACE = 1.35, 4.4  # between letters, and between words, in units of the letters' grid
KERN, CLOSER = set("AT TA AV VA AY YA LT LY".split()), 0.9  # pairs of letters with less space


def _spaced(words):
    """The strokes of all letters side by side, and the total width."""
    pen, last, placed = 0.0, "", []
    for letter in words:
        drawn = list(strokes(letter))
        if not drawn:
            pen, last = pen + SPACE - GAP, ""
            continue
        left = min(x for stroke in drawn for x, _ in stroke)
        pen -= CLOSER if last + letter in KERN else 0
        placed += [[(x - left + pen, y) for x, y in stroke] for stroke in drawn]
        pen, last = max(x for stroke in placed for x, _ in stroke) + GAP, letter
    return placed, pen - GAP


def inscribed(words, loc, size, mat, parent=None, rot=(0, 0, 0), weight=0.09):
    """`words` in capitals of `size` metres, centred on `loc`, read along local x, facing local +Z; `weight`: stroke
    width as a part of `size`."""
    u = size / 6
    spaced, whole = _spaced(words)
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    for stroke in spaced:
        for (ax, ay), (bx, by) in itertools.pairwise(stroke):
            a, b = Vector(((ax - whole / 2) * u, ay * u, 0)), Vector(((bx - whole / 2) * u, by * u, 0))
            e = (b - a).normalized()
            s = Vector((-e.y, e.x, 0)) * size * weight / 2
            end = e * size * 0.02
            q = len(verts)
            verts += [tuple(p) for p in (a - s - end, a + s - end, b + s + end, b - s + end)]
            faces.append((q, q + 1, q + 2, q + 3))
    return mesh_obj("inscription", verts, faces, mat, False, loc, rot, parent)


def typeset(words, loc, size, long, mat, face, parent=None, rot=(0, 0, 0), narrow=1.0):
    """`words` in one of Blender's typefaces (`face`: its file name without extension), `size` metres high and at most
    `long` metres wide, centred on `loc`, read along local x, facing local +Z; `narrow`: width of the letters. Blender
    does not join letters: in Devanagari, use no conjuncts and no short i."""
    text = bpy.data.curves.new("inscription", "FONT")
    text.font = bpy.data.fonts.get(face) or bpy.data.fonts.load(_path(face))
    text.font.name = face
    text.body, text.size, text.align_x, text.align_y = words, size * 1.4, "CENTER", "CENTER"
    ob = bpy.data.objects.new("inscription", text)
    ob.location, ob.rotation_euler = loc, rot
    link(ob, parent)
    set_mat(ob, mat)
    bpy.context.view_layer.update()
    s = min(1.0, long / max(1e-6, narrow * ob.dimensions.x))
    ob.scale = (s * narrow, s, 1)
    return ob


def _path(face):
    return f"{bpy.utils.system_resource('DATAFILES')}/fonts/{face}.woff2"
