"""Small things of an Indian household: calendar, radio, mug of pencils, letters."""

import math
import random

from . import materials as M
from .core import box, empty, lathe, mesh_obj, tube
from .drawing_table import printed
from .lettering import Hand
from .tableware import cup, pencil


def _month(words, days, first, note):
    """Image of a month's sheet, 260 × 380 mm: red head, days in a grid, Sundays in red, small notes, `note` marked by
    hand."""
    s = Hand(260, 380, (226, 219, 200), 4, 5)
    red, ink, grey = (158, 36, 26), (38, 40, 52), (120, 114, 104)
    s.draw.rectangle([*s.at((0, 380)), *s.at((260, 318))], fill=red)
    s.text(words, (130, 336), 24, (232, 222, 196), 3.4, 0, 0.02, True)
    left, top, wide, high = 8, 296, 35, 46
    for k, name in enumerate(("SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT")):
        s.text(name, (left + wide * (k + 0.5), top + 7), 6, red if k == 0 else ink, 0.9, 0, 0.02, True)
    for day in range(1, days + 1):
        i, j = (day - 1 + first) % 7, (day - 1 + first) // 7
        x, y = left + wide * i, top - high * (j + 1)
        s.text(str(day), (x + wide / 2, y + 17), 17, red if i == 0 else ink, 2.2, 0, 0.02, True)
        for line in range(2):
            s.line([(x + 4, y + 10 - 4 * line), (x + s.rnd.uniform(18, 31), y + 10 - 4 * line)], grey, 0.9)
    for i in range(8):
        s.line([(left + wide * i, top), (left + wide * i, top - high * 6)], grey, 0.5)
    for j in range(7):
        s.line([(left, top - high * j), (left + wide * 7, top - high * j)], grey, 0.5)
    for day in note:
        i, j = (day - 1 + first) % 7, (day - 1 + first) // 7
        c = left + wide * (i + 0.5), top - high * (j + 0.42)
        s.freehand(
            [(c[0] + 14 * math.cos(a), c[1] + 13 * math.sin(a)) for a in (0.6 + 6.6 * k / 20 for k in range(21))],
            (36, 52, 120),
            1.3,
            0.4,
        )
    s.grain()
    return s.image


def wall_calendar(loc, words="NOVEMBER", days=30, first=3, note=(9, 21)):
    """A tear-off calendar on a nail in a wall that faces -Y; the foot of the top sheet is curled; `loc`: the nail."""
    g, w, h, n = empty("wall_calendar", loc), 0.26, 0.38, 24
    box(
        "sheets",
        (w, 0.003, h - 0.004),
        (0, -0.004, -0.03 - h / 2),
        M.print_paper("month_below", (0.70, 0.66, 0.56)),
        0.0006,
        parent=g,
    )
    verts = [
        (
            (i / n - 0.5) * w,
            -0.0062 - 0.030 * max(0.0, 1 - j / n * 2.6) ** 2 * (0.6 + 0.4 * i / n),
            -0.03 - h + h * j / n + 0.006 * max(0.0, 1 - j / n * 2.6) ** 2,
        )
        for j in range(n + 1)
        for i in range(n + 1)
    ]
    page = mesh_obj(
        "month",
        verts,
        [
            (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
            for j in range(n)
            for i in range(n)
        ],
        printed("month", _month(words, days, first, note)),
        True,
        parent=g,
    )
    layer = page.data.uv_layers.new()
    for loop, uv in zip(page.data.loops, layer.data, strict=False):
        uv.uv = (loop.vertex_index % (n + 1)) / n, (loop.vertex_index // (n + 1)) / n
    box(
        "tin",
        (w + 0.004, 0.007, 0.014),
        (0, -0.0045, -0.030),
        M.plain("tin", (0.42, 0.42, 0.42), 0.35, 0.5, 1.0),
        0.002,
        parent=g,
    )
    string = M.plain("string", (0.45, 0.40, 0.32), 0.9)
    tube("string", [(-0.055, -0.005, -0.026), (0, -0.004, 0.0), (0.055, -0.005, -0.026)], 0.0009, string, 3, parent=g)
    lathe(
        "nail",
        [(0, -0.001), (0.002, -0.001), (0.002, 0.008), (0.005, 0.009), (0.004, 0.011), (0, 0.011)],
        M.plain("nail", (0.10, 0.10, 0.10), 0.5, 0.5, 1.0),
        16,
        rot=(math.pi / 2, 0, 0),
        parent=g,
    )
    return g


def radio(loc, wood, rot_z=0.0):
    """A wooden radio with a cloth front, a scale (off), two knobs and legs."""
    g = empty("radio", loc, rot_z)
    w, h, d = 0.33, 0.20, 0.15
    box("set", (w, d, h), (0, 0, 0.012 + h / 2), wood, 0.020, 5, parent=g)
    ivory, dark = M.plain("bakelite", (0.56, 0.49, 0.36), 0.32), M.plain("set_dark", (0.035, 0.025, 0.018), 0.5)
    front = -d / 2 - 0.001
    box("grille_frame", (0.180, 0.006, 0.150), (-0.058, front, 0.012 + h / 2 + 0.004), ivory, 0.004, 3, parent=g)
    box(
        "grille",
        (0.164, 0.007, 0.134),
        (-0.058, front - 0.001, 0.012 + h / 2 + 0.004),
        M.linen("grille_cloth", (0.30, 0.22, 0.12)),
        0.002,
        parent=g,
    )
    for k in range(7):
        box(
            "grille_bar",
            (0.164, 0.003, 0.003),
            (-0.058, front - 0.006, 0.012 + h / 2 - 0.056 + 0.020 * k),
            ivory,
            0.001,
            parent=g,
        )
    box("scale_frame", (0.102, 0.006, 0.078), (0.096, front, 0.012 + h / 2 + 0.040), ivory, 0.004, 3, parent=g)
    box("scale", (0.090, 0.007, 0.066), (0.096, front - 0.001, 0.012 + h / 2 + 0.040), dark, 0.002, parent=g)
    for k in range(3):
        box(
            "scale_line",
            (0.074, 0.0006, 0.0016),
            (0.096, front - 0.0048, 0.012 + h / 2 + 0.022 + 0.018 * k),
            ivory,
            0,
            parent=g,
        )
    box(
        "needle",
        (0.0018, 0.0008, 0.058),
        (0.082, front - 0.0052, 0.012 + h / 2 + 0.040),
        M.plain("needle", (0.50, 0.05, 0.03), 0.4),
        0,
        parent=g,
    )
    for x in (0.070, 0.122):
        lathe(
            "set_knob",
            [(0, 0), (0.019, 0), (0.019, 0.006), (0.016, 0.016), (0, 0.018)],
            ivory,
            40,
            (x, front, 0.056),
            rot=(math.pi / 2, 0, 0),
            parent=g,
        )
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe(
                "set_foot",
                [(0, 0), (0.010, 0), (0.012, 0.014), (0, 0.014)],
                dark,
                20,
                (sx * (w / 2 - 0.04), sy * (d / 2 - 0.03), 0),
                parent=g,
            )
    return g


def mug_of_pencils(loc, glaze, paints, seed=1):
    """Pencils leaning in a mug."""
    rnd, (x, y, z) = random.Random(seed), loc
    cup(loc, glaze, 1.15)
    for k, paint in enumerate(paints):
        a = 6.283 * k / len(paints) + rnd.uniform(-0.4, 0.4)
        one = pencil((x + 0.004 * math.cos(a + 3.1), y + 0.004 * math.sin(a + 3.1), z + 0.012), paint, 0.0)
        one.rotation_euler = (0, -math.pi / 2 + rnd.uniform(0.16, 0.26), a)


def letters(loc, rot_z=0.0, n=5, seed=1):
    """A loose pile of opened envelopes."""
    g, rnd = empty("letters", loc, rot_z), random.Random(seed)
    papers = [M.print_paper("envelope", c) for c in ((0.66, 0.60, 0.47), (0.72, 0.69, 0.61), (0.44, 0.30, 0.17))]
    for k in range(n):
        w, d = rnd.choice(((0.22, 0.11), (0.235, 0.12), (0.19, 0.10)))
        box(
            "envelope",
            (w, d, 0.0022),
            (rnd.uniform(-0.012, 0.012), rnd.uniform(-0.010, 0.010), 0.0012 + 0.0026 * k),
            rnd.choice(papers),
            0.0006,
            rot=(0, 0, rnd.uniform(-0.14, 0.14)),
            parent=g,
        )
    return g
