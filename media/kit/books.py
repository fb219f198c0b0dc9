"""Books with titles on their spines: one, a row, or a pile."""

import itertools
import math
import random

import bpy

from .book_titles import MARATHI, TITLES
from .core import box, empty
from .inscription import inscribed, typeset
from .surfaces import brass, plain

PALE = 0.75  # sum of red, green and blue of a cloth on which gilt and white cannot be read


def book(at, t, h, d, cloth, parent=None, lean=0.0, title=""):
    """A book with its spine towards -Y; `at`: its lower left front corner; `lean`: radians to the left; `title`: text
    on the spine."""
    g = empty("book", at)
    g.parent, g.rotation_euler = parent, (0, -lean, 0)
    page = bpy.data.materials.get("pages") or plain("pages", (0.72, 0.67, 0.57), 0.9, 0.1)
    for x in (0.0013, t - 0.0013):
        box("board", (0.0026, d - 0.003, h), (x, d / 2 + 0.0015, h / 2), cloth, 0.0008, parent=g)
    box("spine", (t, 0.008, h), (t / 2, 0.004, h / 2), cloth, min(0.0036, t * 0.3), 3, parent=g)
    box("pages", (t - 0.005, d - 0.014, h - 0.008), (t / 2, d / 2 + 0.002, h / 2), page, 0, parent=g)
    if title and t > 0.013:
        _stamp(title, t, h, g, sum(cloth.diffuse_color[:3]) > PALE)
    return g


def _stamp(title, t, h, g, is_pale):
    """A title that reads downwards, with lines and the publisher's sign: on pale cloth in ink, on dark cloth in gilt or
    white, or in ink on a label."""
    rnd = random.Random(_number(title) + round(t * 1e5))
    gilt = bpy.data.materials.get("gilt") or brass("gilt", 0.32, (0.52, 0.37, 0.16))
    ink = bpy.data.materials.get("spine_ink") or plain("spine_ink", (0.05, 0.045, 0.04), 0.8)
    label = bpy.data.materials.get("label") or plain("label", (0.66, 0.61, 0.50), 0.85, 0.15)
    size, kind = min(t * 0.42, h * 0.68 / (0.88 * len(title))), rnd.choice((0, 0, 1, 2))
    mat, z = ink if is_pale else (gilt, label, ink)[kind], h * rnd.uniform(0.53, 0.58)
    long = 0.88 * size * len(title)
    if kind == 2:
        box("label", (t * 0.78, 0.0005, long + size * 1.6), (t / 2, -0.0004, z), label, 0, parent=g)
    turn = (math.pi / 2, math.pi / 2, 0)
    face = rnd.choice(("", "Inter", "Inter", "DejaVuSansMono"))
    if title in MARATHI:
        typeset(MARATHI[title], (t / 2, -0.0010, z), t * 0.5, h * 0.5, mat, "NotoSansDevanagari-Regular", g, turn)
    elif face:
        words = title.title() if face == "DejaVuSansMono" else title
        typeset(words, (t / 2, -0.0010, z), size * 1.1, h * 0.68, mat, face, g, turn, rnd.choice((0.7, 0.85, 1.0)))
    else:
        inscribed(title, (t / 2 - size / 2, -0.0010, z), size, mat, g, turn, 0.13)
    if kind != 2:
        for v in (0.06, 0.075, 0.94) if kind == 0 else (0.93,):
            box("rule", (t * 0.9, 0.0004, 0.0012), (t / 2, -0.0004, h * v), mat, 0, parent=g)
    box(
        "sign",
        (t * 0.22, 0.0004, t * 0.22),
        (t / 2, -0.0004, h * 0.11),
        mat,
        0,
        rot=(0, math.pi / 4 * (kind == 1), 0),
        parent=g,
    )


def _number(words):
    """The same number for the same text in every run (Python's `hash` varies)."""
    return sum((k + 1) * ord(c) for k, c in enumerate(words))


def row_of_books(x0, x1, y, z, mats, seed=1, lean=True, parent=None, deep=0.17, titles=None):
    """Upright books of different heights, thicknesses and cloths; the last leans if there is room. `titles`: an
    iterator, so that several rows share no title."""
    rnd = random.Random(seed)
    row, u = [], x0
    while u < x1 - 0.02:
        t, h, d = rnd.uniform(0.014, 0.040), rnd.uniform(0.17, 0.245), rnd.uniform(deep * 0.75, deep)
        if u + t > x1:
            break
        row.append((u, t, h, d, rnd.choice(mats)))
        u += t + 0.0012
    for k, (u, t, h, d, cloth) in enumerate(row):
        angle = rnd.uniform(0.12, 0.2) if lean and k == len(row) - 1 and k > 0 and x1 - u - t > 0.004 else 0.0
        at = (u + h * math.sin(angle), y - deep / 2 + 0.010 * rnd.random(), z)
        title = "" if k % 5 == 4 else next(titles) if titles else TITLES[(seed * 7 + k * 5) % len(TITLES)]
        book(at, t, h, d, cloth, parent, angle, title)


def pile_of_books(at, mats, titles, seed=1, parent=None):
    """A pile of books, spines towards -Y; `at`: the middle of the lowest spine."""
    rnd, (x, y, z) = random.Random(seed), at
    for cloth in mats:
        t, h, d = rnd.uniform(0.018, 0.034), rnd.uniform(0.20, 0.25), rnd.uniform(0.14, 0.17)
        g = book((x + h / 2 + rnd.gauss(0, 0.006), y, z), t, h, d, cloth, parent, math.pi / 2, next(titles))
        g.rotation_euler.z = rnd.uniform(-0.05, 0.05)
        z += t + 0.0003


def books(loc, n=3, rot=0.0, mats=(), seed=1, parent=None):
    """A pile of `n` books at `loc`, spines and titles towards local -Y."""
    g = empty("books", loc, rot)
    g.parent = parent
    titles = itertools.islice(itertools.cycle(TITLES), 5 * seed, None)
    pile_of_books((0, -0.08, 0), [mats[k % len(mats)] for k in range(n)], titles, seed, g)
    return g
