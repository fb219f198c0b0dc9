"""The end of a Paithani sari: gold tissue with woven peacocks, lotuses and vines, between gold borders."""

import itertools
import math
import random

from mathutils import Vector
from mathutils import noise as mnoise
from PIL import Image, ImageDraw

from .art import _leaf
from .block_cloth import _srgb
from .core import box, empty, mesh_obj, packed
from .nodes import Mat

THREAD = 1250  # threads per metre: motifs have steps, as in a tapestry weave
GOLD = (0.46, 0.285, 0.085)


class _Loom:
    """Two images of the cloth: its colours, and where the gold thread is. In metres, y upwards."""

    def __init__(s, w, h, ground):
        s.h, size = h, (round(w * THREAD), round(h * THREAD))
        s.image, s.zari = Image.new("RGB", size, _srgb(ground)), Image.new("L", size, 0)
        s.pens = ImageDraw.Draw(s.image), ImageDraw.Draw(s.zari)

    def area(s, points, col):
        at = [(x * THREAD, (s.h - y) * THREAD) for x, y in points]
        s.pens[0].polygon(at, fill=_srgb(col))
        s.pens[1].polygon(at, fill=255 if col == GOLD else 0)

    def strip(s, x0, y0, x1, y1, col):
        s.area([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], col)

    def line(s, points, wide, col):
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            long = math.hypot(bx - ax, by - ay) or 1
            nx, ny = -(by - ay) / long * wide / 2, (bx - ax) / long * wide / 2
            s.area([(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)], col)

    def oval(s, x, y, rx, ry, col, turn=0.0):
        c, k = math.cos(turn), math.sin(turn)
        s.area(
            [
                (x + rx * math.cos(a) * c - ry * math.sin(a) * k, y + rx * math.cos(a) * k + ry * math.sin(a) * c)
                for a in (2 * math.pi * i / 26 for i in range(26))
            ],
            col,
        )

    def petal(s, x, y, long, wide, turn, col):
        """A leaf with its foot at (x, y); `turn`: angle from upright."""
        s.area(_leaf(x - 0.5 * long * math.sin(turn), y + 0.5 * long * math.cos(turn), wide, long, turn), col)


def _peacock(s, x, y, size, way, c):
    """A peacock with its tail down; `way`: the side that it faces."""

    def at(u, v):
        return x + way * u * size, y + v * size

    for k in range(5):  # the feathers of the tail
        tip = at(-0.46 + 0.02 * k * (k - 3), 0.56 - 0.125 * k)
        s.line([at(-0.04, 0.40), at(-0.22, 0.46 - 0.055 * k), tip], 0.066 * size, c["green" if k % 2 else "blue"])
        s.oval(*tip, 0.062 * size, 0.050 * size, c["green" if k % 2 else "blue"])
        s.oval(*tip, 0.032 * size, 0.026 * size, c["red"])
    s.oval(*at(0.02, 0.36), 0.175 * size, 0.105 * size, c["green"], way * 0.35)
    s.oval(*at(-0.02, 0.38), 0.105 * size, 0.050 * size, c["orange"], way * 0.30)
    neck = [at(0.10 + 0.09 * math.sin(3.6 * t) + 0.13 * t * t, 0.38 + 0.35 * t) for t in (i / 12 for i in range(13))]
    for k, (u, v) in enumerate(neck):
        s.oval(u, v, (0.060 - 0.0016 * k) * size, (0.052 - 0.0014 * k) * size, c["blue"])
    s.oval(*at(0.235, 0.735), 0.060 * size, 0.050 * size, c["blue"])
    s.area([at(0.28, 0.76), at(0.36, 0.72), at(0.28, 0.71)], c["orange"])
    s.oval(*at(0.25, 0.745), 0.014 * size, 0.014 * size, c["white"])
    for k in range(3):
        s.line([at(0.22, 0.77), at(0.17 + 0.055 * k, 0.86)], 0.012 * size, c["green"])
        s.oval(*at(0.17 + 0.055 * k, 0.87), 0.020 * size, 0.020 * size, c["red"])
    for u in (0.0, 0.09):
        s.line([at(u, 0.28), at(u + 0.015, 0.10), at(u + 0.07, 0.10)], 0.022 * size, c["red"])


def _lotus(s, x, y, size, c):
    """Seven petals over two leaves."""
    for turn, col in (
        (1.25, "green"),
        (-1.25, "green"),
        (0.95, "red"),
        (-0.95, "red"),
        (0.55, "pink"),
        (-0.55, "pink"),
        (0.0, "red"),
    ):
        s.petal(x, y, size * (0.52 if col == "green" else 0.62), size * 0.30, turn, c[col])
    s.petal(x, y + 0.02 * size, size * 0.34, size * 0.15, 0, c["white"])


def _vine(s, x, y0, y1, wide, c, phase=0.0):
    """A winding stem between two lines, with a leaf or flower in each bend."""
    n = max(2, round((y1 - y0) / (wide * 0.80)))
    path = [
        (x + 0.16 * wide * math.sin(math.pi * t * n + phase), y0 + (y1 - y0) * t)
        for t in (i / (12 * n) for i in range(12 * n + 1))
    ]
    s.line(path, 0.055 * wide, c["green"])
    for k in range(n):
        y, side = y0 + (y1 - y0) * (k + 0.5) / n, 1 if (k + (phase > 0)) % 2 == 0 else -1
        if k % 2:
            for turn in (-0.7, 0, 0.7):
                s.petal(
                    x - side * 0.04 * wide,
                    y,
                    0.36 * wide,
                    0.20 * wide,
                    -side * 1.2 + turn,
                    c["red" if turn else "pink"],
                )
        else:
            s.petal(x, y - 0.1 * wide, 0.42 * wide, 0.21 * wide, -side * 0.9, c["green"])
            s.petal(x, y + 0.1 * wide, 0.36 * wide, 0.18 * wide, side * 2.2, c["green"])
        s.oval(x + side * 0.30 * wide, y + 0.40 * wide, 0.05 * wide, 0.05 * wide, c["orange"])


def pallu_image(w, h, ground, edge, seed=1, birds=6):
    """A sari's end as it hangs: buttis above, gold tissue with birds and lotuses below, borders on both sides. Returns
    the image and that of its gold."""
    c = {
        "green": (0.030, 0.105, 0.060),
        "red": (0.29, 0.018, 0.045),
        "pink": (0.50, 0.10, 0.16),
        "blue": (0.028, 0.045, 0.150),
        "orange": (0.46, 0.13, 0.016),
        "white": (0.66, 0.61, 0.50),
        "edge": edge,
        "ground": ground,
    }
    s, rnd = _Loom(w, h, ground), random.Random(seed)
    side = min(0.105, 0.12 * w)
    tissue = 0.60 * h  # height of the pallu
    for j in range(int((h - tissue) / 0.048) + 1):
        for i in range(int((w - 2 * side) / 0.056) + 1):
            x, y = side + 0.030 + 0.056 * i + 0.028 * (j % 2), h - 0.030 - 0.048 * j
            if x < w - side - 0.02 and y > tissue + 0.02:
                for a in range(5):
                    s.petal(x, y, 0.0125, 0.0072, 1.2566 * a + rnd.gauss(0, 0.03), GOLD)
                s.oval(x, y, 0.0024, 0.0024, c["red"])
    # bands from the top of the tissue down: (height, motif)
    bands = (
        ("teeth", 0.035),
        ("edge", 0.010),
        ("gold", 0.008),
        ("green", 0.006),
        ("vines", 0.30 * tissue),
        ("red", 0.006),
        ("gold", 0.010),
        ("edge", 0.008),
        ("birds", tissue - 0.30 * tissue - 0.083 - 0.19 * tissue),
        ("edge", 0.008),
        ("lotus", 0.19 * tissue),
    )
    y = tissue
    for what, high in bands:
        low, inner = y - high, (side, w - side)
        s.strip(inner[0], low, inner[1], y, c.get(what, GOLD))
        wide = inner[1] - inner[0]
        if what == "teeth":  # coconuts: gold points along the tissue's upper edge
            s.strip(inner[0], low, inner[1], y, ground)
            n = round(wide / 0.026)
            for k in range(n):
                x = inner[0] + wide * (k + 0.5) / n
                s.area([(x - 0.013, low), (x, y), (x + 0.013, low)], GOLD)
        elif what == "vines":
            n = 3 * birds + 1
            for k in range(n):
                x = inner[0] + wide * (k + 0.5) / n
                _vine(s, x, low + 0.010, y - 0.012, wide / n * 0.80, c, math.pi * (k % 2))
        elif what == "birds":
            for k in range(birds):
                x = inner[0] + wide * (k + 0.5) / birds
                _peacock(
                    s,
                    x + (0.012 if k < birds / 2 else -0.012),
                    low + 0.06 * high,
                    min(high * 0.95, wide / birds * 0.84),
                    1 if k < birds / 2 else -1,
                    c,
                )
                if k:
                    _lotus(s, inner[0] + wide * k / birds, low + 0.66 * high, high * 0.22, c)
                    s.line(
                        [
                            (inner[0] + wide * k / birds, low + 0.02 * high),
                            (inner[0] + wide * k / birds, low + 0.66 * high),
                        ],
                        0.004,
                        c["green"],
                    )
                    for turn in (-0.9, 0.9):
                        s.petal(
                            inner[0] + wide * k / birds, low + 0.30 * high, 0.16 * high, 0.07 * high, turn, c["green"]
                        )
        elif what == "lotus":
            n = 2 * birds
            for k in range(n):
                _lotus(s, inner[0] + wide * (k + 0.5) / n, low + 0.16 * high, min(high * 1.0, wide / n * 0.9), c)
        y = low
    for x0 in (0, w - side):
        s.strip(x0, 0, x0 + side, h, edge)
        s.strip(x0 + 0.10 * side, 0, x0 + 0.90 * side, h, GOLD)
        for u in (0.18, 0.80):
            s.strip(x0 + u * side, 0, x0 + (u + 0.02) * side, h, c["green" if u < 0.5 else "red"])
        _vine(s, x0 + side / 2, 0, h, side * 0.52, c)
    return s.image, s.zari


def paithani_silk(name, images, col):
    """Silk with the woven `images`: matt silk, bright gold thread, ribbed weft."""
    m = Mat(name)
    uv = m.n("ShaderNodeTexCoord").outputs["UV"]
    c, gold = (
        m.n("ShaderNodeTexImage", {"Vector": uv}, image=packed(f"{name}_{k}", image)).outputs[0]
        for k, image in zip(("cloth", "gold"), images, strict=False)
    )
    gold = m.n("ShaderNodeRGBToBW", {0: gold}).outputs[0]
    slub = m.noise(m.pos(world=False, scale=(0.05, 1, 1)), 620, 2, 0.6)
    faded = m.noise(m.pos(world=False), 3.2, 4, 0.6)
    c = m.mix(m.rng(slub, 0.35, 0.65, 0.0, 0.34), c, (0.05, 0.03, 0.02))
    c = m.mix(m.rng(faded, 0.45, 0.75, 0.0, 0.22), c, (0.36, 0.29, 0.20))
    rib = m.math("SINE", m.math("MULTIPLY", m.sep(m.pos(world=False))[2], 5600.0))
    crease = m.noise(m.pos(world=False, scale=(1, 1, 0.35)), 9, 4, 0.6, 0.8)
    at, folds = m.sep(uv), None
    for axis, where in ((0, 0.345), (0, 0.672), (1, 0.44)):  # creases from long storage
        line = m.math(
            "ABSOLUTE",
            m.math(
                "SUBTRACT", m.math("ADD", at[axis], m.math("MULTIPLY", m.math("SUBTRACT", faded, 0.5), 0.012)), where
            ),
        )
        line = m.rng(line, 0.0, 0.007, 0.0, 1.0)
        folds = line if folds is None else m.math("MINIMUM", folds, line)
    c = m.mix(m.math("MULTIPLY", m.math("SUBTRACT", 1.0, folds), 0.30), c, (0.34, 0.25, 0.15))
    m.sp(
        {
            "Base Color": c,
            "Metallic": m.math("MULTIPLY", gold, 0.62),
            "Roughness": m.rng(gold, 0, 1, 0.62, 0.40),
            "Specular IOR Level": 0.3,
            "Sheen Weight": 0.06,
            "Normal": m.bump(
                m.math("ADD", m.math("MULTIPLY", rib, 0.25), slub),
                0.4,
                0.0008,
                m.bump(m.math("ADD", m.math("MULTIPLY", crease, 0.8), m.math("MULTIPLY", folds, 0.5)), 0.5, 0.005),
            ),
        }
    )
    m.flat(col)
    return m.m


def framed_pallu(
    loc,
    w,
    h,
    wood,
    wood_z,
    ground=(0.075, 0.012, 0.060),
    edge=(0.028, 0.085, 0.050),
    seed=1,
    birds=6,
    rot_z=0.0,
    tilt=0.0,
    name="paithani",
):
    """A sari's end of w × h metres in a moulded frame without glass, on a wall that faces -Y; `tilt` in degrees."""
    g, nx, ny = empty(name, loc, rot_z), 40, 30
    g.rotation_euler[1] = math.radians(tilt)
    verts = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / ny
            held = min(1.0, 6 * min(u, 1 - u, v, 1 - v))
            verts.append(
                ((u - 0.5) * w, -0.014 - 0.006 * held * mnoise.noise(Vector((u * 5, v * 2.2, seed))), (v - 0.5) * h)
            )
    faces = [
        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
        for j in range(ny)
        for i in range(nx)
    ]
    cloth = mesh_obj(
        "silk",
        verts,
        faces,
        paithani_silk(
            name,
            pallu_image(w, h, ground, edge, seed, birds),
            tuple(0.5 * (a + b) for a, b in zip(ground, GOLD, strict=False)),
        ),
        True,
        parent=g,
    )
    layer = cloth.data.uv_layers.new()
    for loop, uv in zip(cloth.data.loops, layer.data, strict=False):
        uv.uv = (loop.vertex_index % (nx + 1)) / nx, (loop.vertex_index // (nx + 1)) / ny
    box("backing", (w, 0.008, h), (0, -0.004, 0), wood, 0, parent=g)
    for face, deep, at in ((0.020, 0.034, 0.010), (0.034, 0.024, 0.036)):  # a bead inside, a flat outside
        for s in (-1, 1):
            box("frame", (face, deep, h + 2 * at + face), (s * (w / 2 + at), -deep / 2, 0), wood_z, 0.006, 3, parent=g)
            box("frame", (w + 2 * at - face, deep, face), (0, -deep / 2, s * (h / 2 + at)), wood, 0.006, 3, parent=g)
    return g
