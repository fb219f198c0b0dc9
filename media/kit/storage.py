"""Shelves, cabinets, kitchens and the books on them."""

import itertools
import math
import random

import bpy

from .core import box, empty, lathe, mesh_obj
from .inscription import inscribed
from .surfaces import brass, plain

# What stands on shelves in Pune.
TITLES = (
    "GITANJALI",
    "GODAN",
    "YAYATI",
    "KOSALA",
    "PANCHATANTRA",
    "MRUTYUNJAY",
    "SHYAMCHI AAI",
    "MALGUDI DAYS",
    "THE GUIDE",
    "WALDEN",
    "EMMA",
    "MIDDLEMARCH",
    "BUILDING IN LIME",
    "BIRDS OF THE GHATS",
    "NATASAMRAT",
    "DNYANESHWARI",
    "SWAMI",
    "TEMPLES OF THE DECCAN",
    "ONE THOUSAND TREES",
    "RAJMACHI",
    "FIELD NOTES",
    "THE MONSOON",
    "KABIR",
    "TUKARAM",
    "MONUMENTS",
    "LIGHT AND ROOM",
    "BANGARWADI",
    "CHHAVA",
    "OLD POONA",
    "SAHYADRI",
    "MEGHADUTA",
    "PERSUASION",
    "RADHEYA",
    "A SUITABLE BOY",
    "BATATYACHI CHAL",
    "FORTS AND PASSES",
    "KANTHAPURA",
    "SHALA",
    "INDIGO",
    "THE ENGLISH TEACHER",
    "PANIPAT",
    "WATER AND STONE",
    "VYAKTI ANI VALLI",
    "HARD TIMES",
    "RAIN TREES",
    "FAKIRA",
    "THE TEMPEST",
    "A HOUSE IN TEAK",
    "RANANGAN",
    "FLOWERS OF THE DECCAN",
    "RAU",
    "ASA MI ASAMI",
    "TRAVELS IN KONKAN",
    "ARABIAN NIGHTS",
    "SHAKUNTALA",
    "LETTERS HOME",
)


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


def book(at, t, h, d, cloth, parent=None, lean=0.0, title=""):
    """Two boards, a rounded spine towards -Y, pages set back; `at` is its left front foot, `lean` in radians to the
    left; `title` is stamped on the spine."""
    g = empty("book", at)
    g.parent, g.rotation_euler = parent, (0, -lean, 0)
    page = bpy.data.materials.get("pages") or plain("pages", (0.72, 0.67, 0.57), 0.9, 0.1)
    for x in (0.0013, t - 0.0013):
        box("board", (0.0026, d - 0.003, h), (x, d / 2 + 0.0015, h / 2), cloth, 0.0008, parent=g)
    box("spine", (t, 0.008, h), (t / 2, 0.004, h / 2), cloth, min(0.0036, t * 0.3), 3, parent=g)
    box("pages", (t - 0.005, d - 0.014, h - 0.008), (t / 2, d / 2 + 0.002, h / 2), page, 0, parent=g)
    if title and t > 0.013:
        _stamp(title, t, h, g)
    return g


def _stamp(title, t, h, g):
    """A title read downwards, in gilt, white or on a pasted label; a line above and below, the publisher's sign at the
    foot."""
    rnd = random.Random(_number(title) + round(t * 1e5))
    gilt = bpy.data.materials.get("gilt") or brass("gilt", 0.32, (0.52, 0.37, 0.16))
    ink = bpy.data.materials.get("spine_ink") or plain("spine_ink", (0.05, 0.045, 0.04), 0.8)
    label = bpy.data.materials.get("label") or plain("label", (0.66, 0.61, 0.50), 0.85, 0.15)
    size, kind = min(t * 0.42, h * 0.68 / (0.88 * len(title))), rnd.choice((0, 0, 1, 2))
    mat, z = (gilt, label, ink)[kind], h * rnd.uniform(0.53, 0.58)
    long = 0.88 * size * len(title)
    if kind == 2:
        box("label", (t * 0.78, 0.0005, long + size * 1.6), (t / 2, -0.0004, z), label, 0, parent=g)
    inscribed(title, (t / 2 - size / 2, -0.0010, z), size, mat, g, (math.pi / 2, math.pi / 2, 0), 0.13)
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
    """The same number for the same words in every run."""
    return sum((k + 1) * ord(c) for k, c in enumerate(words))


def row_of_books(x0, x1, y, z, mats, seed=1, lean=True, parent=None, deep=0.17, titles=None):
    """Upright books of different height, thickness and cloth, spines nearly in line; the last leans where there is
    room. `titles` yields what stands on the spines, so that several rows share no title."""
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
    """Books that lie one on another, their spines towards -Y, `at` the middle of the lowest spine."""
    rnd, (x, y, z) = random.Random(seed), at
    for cloth in mats:
        t, h, d = rnd.uniform(0.018, 0.034), rnd.uniform(0.20, 0.25), rnd.uniform(0.14, 0.17)
        g = book((x + h / 2 + rnd.gauss(0, 0.006), y, z), t, h, d, cloth, parent, math.pi / 2, next(titles))
        g.rotation_euler.z = rnd.uniform(-0.05, 0.05)
        z += t + 0.0003


def books(loc, n=3, rot=0.0, mats=(), seed=1, parent=None):
    """A pile of `n` books around `loc`, their spines and titles towards local -Y."""
    g = empty("books", loc, rot)
    g.parent = parent
    titles = itertools.islice(itertools.cycle(TITLES), 5 * seed, None)
    pile_of_books((0, -0.08, 0), [mats[k % len(mats)] for k in range(n)], titles, seed, g)
    return g
