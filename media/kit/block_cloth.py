"""Block-printed cloth, hanging or lying: the print is an image, weave and slubs are as in `linen`."""

import math
import random

from mathutils import Vector
from mathutils import noise as mnoise
from PIL import Image, ImageDraw

from .art import _leaf
from .core import bent, empty, lathe, mesh_obj, packed, subsurf, tube
from .nodes import Mat


def _srgb(c):
    return tuple(round(255 * (12.92 * v if v < 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055)) for v in c)


def block_pattern(w, h, ground, ink, second, pitch=0.11, border=0.16, seed=1, px=1500):
    """Image of a cloth of w × h metres: rows of a leaf, alternate rows offset, and a border. Each print is a little out
    of place and paler or darker."""
    rnd, image = random.Random(seed), Image.new("RGB", (round(w * px), round(h * px)), _srgb(ground))
    d = ImageDraw.Draw(image)

    def tone(col, pale):
        return _srgb(tuple(a + (g - a) * pale for a, g in zip(col, ground, strict=False)))

    def area(points, col):
        d.polygon([(x * px, (h - y) * px) for x, y in points], fill=col)

    def leaf(x, y, size, turn, pale):
        c, s = math.cos(turn), math.sin(turn)
        area(_leaf(x, y, size * 0.50, size * 0.86, turn, 28), tone(ink, pale))
        area(_leaf(x + 0.03 * size * c, y + 0.03 * size * s, size * 0.30, size * 0.56, turn, 24), tone(ground, 0))
        area(_leaf(x + 0.02 * size, y, size * 0.20, size * 0.40, turn, 22), tone(second, pale * 0.8))
        for k in range(-2, 3):  # dots after the tip
            a = math.pi / 2 + turn + 0.42 * k
            q = size * (0.62 - 0.05 * abs(k))
            area(_leaf(x + q * math.cos(a), y + q * math.sin(a), size * 0.075, size * 0.075, 0, 12), tone(ink, pale))
        for side in (-1, 1):
            area(
                _leaf(
                    x + side * size * 0.17 * c + size * 0.46 * s,
                    y - size * 0.50 * c + side * size * 0.17 * s,
                    size * 0.13,
                    size * 0.26,
                    turn + side * 0.9,
                    16,
                ),
                tone(ink, pale),
            )

    def strip(a, b, wide, col):
        """A line of printed blocks, each a little out of place and paler or darker."""
        long = math.dist(a, b)
        n = max(1, round(long / 0.19))
        ex, ey = (b[0] - a[0]) / long, (b[1] - a[1]) / long
        for k in range(n):
            t0, t1, off = long * k / n, long * (k + 1) / n + 0.0012, rnd.gauss(0, 0.0009)
            quad = [(t0, -wide / 2 + off), (t1, -wide / 2 + off), (t1, wide / 2 + off), (t0, wide / 2 + off)]
            area([(a[0] + ex * t - ey * o, a[1] + ey * t + ex * o) for t, o in quad], tone(col, rnd.uniform(0, 0.24)))

    e = 0.018
    for inset, wide, col in (
        (e, 0.010, second),
        (e + 0.018, 0.004, ink),
        (border - 0.020, 0.004, ink),
        (border, 0.010, second),
    ):
        corners = [(inset, inset), (w - inset, inset), (w - inset, h - inset), (inset, h - inset)]
        for a, b in zip(corners, corners[1:] + corners[:1], strict=False):
            strip(a, b, wide, col)
    mid = (e + 0.018 + border - 0.020) / 2
    size = (border - 0.020 - e - 0.018) * 0.56
    for a, b, turn in (
        ((mid, mid), (w - mid, mid), 0),
        ((w - mid, mid), (w - mid, h - mid), math.pi / 2),
        ((w - mid, h - mid), (mid, h - mid), math.pi),
        ((mid, h - mid), (mid, mid), -math.pi / 2),
    ):
        n = round(math.dist(a, b) / (size * 1.02))
        for k in range(n):
            t = k / n
            leaf(
                a[0] + (b[0] - a[0]) * t + rnd.gauss(0, 0.0012),
                a[1] + (b[1] - a[1]) * t + rnd.gauss(0, 0.0012),
                size * 0.86,
                turn + rnd.gauss(0, 0.03),
                rnd.uniform(0, 0.22),
            )
    inner_w, inner_h = w - 2 * border - 0.03, h - 2 * border - 0.03
    columns, rows = max(1, round(inner_w / pitch)), max(1, round(inner_h / (pitch * 0.92)))
    blocks: dict = {}
    for j in range(rows):
        for i in range(columns - j % 2):
            dx, dy, turn, pale = blocks.setdefault(
                (i // 3, j // 3),
                (rnd.gauss(0, 0.002), rnd.gauss(0, 0.002), rnd.gauss(0, 0.02), abs(rnd.gauss(0, 0.16))),
            )
            x = w / 2 + (i - (columns - 1 - j % 2) / 2) * inner_w / columns
            y = border + 0.015 + inner_h * (j + 0.5) / rows
            leaf(x + dx, y + dy, pitch * 0.60, turn, min(0.55, pale + rnd.uniform(0, 0.07)))
    return image


def printed_cloth(name, image, col, through=0.0):
    """Woven cotton with `image` printed on it by UV; `col`: its colour for bounced light; `through`: the part of light
    that it lets through."""
    m = Mat(name)
    uv = m.n("ShaderNodeTexCoord").outputs["UV"]
    c = m.n("ShaderNodeTexImage", {"Vector": uv}, image=packed(name, image)).outputs[0]
    slub = m.math(
        "ADD",
        m.noise(m.pos(world=False, scale=(1, 0.04, 1)), 420, 2),
        m.noise(m.pos(world=False, scale=(0.04, 1, 0.5)), 420, 2),
    )
    c = m.mix(m.rng(slub, 0.75, 1.25, 0.0, 0.16), c, (0.80, 0.77, 0.70))
    crease = m.noise(m.pos(world=False, scale=(1, 1, 0.6), rot=(0.5, 0.3, 0.7)), 13, 4, 0.6, 1.1)
    m.sp(
        {
            "Base Color": c,
            "Roughness": 0.93,
            "Specular IOR Level": 0.15,
            "Sheen Weight": 0.15,
            "Normal": m.bump(slub, 0.3, 0.0009, m.bump(crease, 0.25, 0.006)),
        }
    )
    m.flat(col)
    if through:
        last = m.out.inputs["Surface"].links[0].from_socket
        back, mx = m.n("ShaderNodeBsdfTranslucent", {"Color": c}), m.n("ShaderNodeMixShader", {0: through})
        m.t.links.new(last, mx.inputs[1])
        m.t.links.new(back.outputs[0], mx.inputs[2])
        m.t.links.new(mx.outputs[0], m.out.inputs["Surface"])
    return m.m


def lay_print(ob, columns):
    """Adds UV coordinates to a cloth made as a grid of `columns` vertices per row, before it is folded or simulated."""
    me = ob.data
    rows = len(me.vertices) // columns
    layer = me.uv_layers.new()
    for loop, uv in zip(me.loops, layer.data, strict=False):
        uv.uv = (loop.vertex_index % columns) / (columns - 1), (loop.vertex_index // columns) / (rows - 1)
    return ob


def print_flat(ob, w, h):
    """Adds UV coordinates to the two flat sheets of a cushion cover of w × h metres."""
    layer = ob.data.uv_layers.new()
    for loop, uv in zip(ob.data.loops, layer.data, strict=False):
        x, y, _ = ob.data.vertices[loop.vertex_index].co
        uv.uv = x / w + 0.5, y / h + 0.5
    return ob


def hung_length(loc, w, h, mat, wood, cord, seed=1, out=0.02):
    """A length of cloth on a turned rod, on a wall that faces -Y: loops, shallow waves, an uneven hem; `loc`: the
    middle of the rod."""
    g, columns, rows = empty("hung_length", loc), 90, 60
    verts = []
    for j in range(rows + 1):
        for i in range(columns):
            u, t = i / (columns - 1) * 2 - 1, 1 - j / rows  # t: from the rod down
            wave = 0.010 * math.sin(7.5 * u + 1.3 * mnoise.noise(Vector((u * 1.5, t, seed)))) * (
                0.35 + 0.65 * t
            ) + 0.010 * mnoise.noise(Vector((u * 2.2, t * 1.6, seed + 4)))
            corner = 0.012 * max(0.0, abs(u) - 0.8) / 0.2 * t * t
            y = -out - 0.008 + wave - corner
            verts.append(
                (
                    u * w / 2 * (1 - 0.006 * t),
                    min(-0.004, y),
                    -0.052
                    - h * t
                    - 0.006 * mnoise.noise(Vector((u * 1.7, seed, 3))) * t
                    - 0.006 * (1 - u * u) * math.sin(12 * u) ** 2 * (1 - t),
                )
            )
    faces = [
        (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
        for j in range(rows)
        for i in range(columns - 1)
    ]
    ob = lay_print(mesh_obj("printed_length", verts, faces, mat, True, parent=g), columns)
    thick = ob.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.0014, 0
    subsurf(ob, 1)
    half = w / 2 + 0.07
    end = [
        (0, 0),
        (0.010, 0),
        (0.010, 0.010),
        (0.016, 0.018),
        (0.018, 0.028),
        (0.010, 0.040),
        (0.006, 0.046),
        (0.009, 0.054),
        (0, 0.060),
    ]
    tube("rod", [(-half, -out, 0), (half, -out, 0)], 0.011, wood, 6, parent=g)
    for s in (-1, 1):
        lathe("rod_end", end, wood, 32, (s * half, -out, 0), rot=(0, s * math.pi / 2, 0), parent=g)
        tube(
            "rod_cord",
            bent(
                [
                    (s * half * 0.86, -out - 0.012, 0.004),
                    (s * half * 0.86, -out, 0.014),
                    (s * 0.03, -0.006, 0.155),
                    (0, -0.006, 0.165),
                ],
                5,
            ),
            0.0022,
            cord,
            3,
            parent=g,
        )
    lathe(
        "nail",
        [(0, 0), (0.006, 0), (0.006, 0.003), (0.003, 0.010), (0, 0.011)],
        cord,
        20,
        (0, -0.001, 0.166),
        rot=(math.pi / 2, 0, 0),
        parent=g,
    )
    for k in range(9):
        x = (k - 4) * w / 8.3
        ring = [
            (x, -out - 0.0005 + 0.0135 * math.sin(a), 0.0135 * math.cos(a)) for a in (0.35 * i for i in range(-7, 8))
        ]
        strap = [(x, -out - 0.010, -0.056), *ring, (x, -out + 0.006, -0.056)]
        verts = [(px + s * 0.014, py, pz) for px, py, pz in strap for s in (-1, 1)]
        loop = mesh_obj(
            "rod_loop",
            verts,
            [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(strap) - 1)],
            cord,
            True,
            parent=g,
        )
        loop.modifiers.new("thick", "SOLIDIFY").thickness = 0.0014
    return g
