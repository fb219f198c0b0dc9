"""A newspaper: front page in Devanagari or Latin letters, sheets folded into each other."""

import math
import pathlib
import random

import bpy
from mathutils import Vector
from mathutils import noise as mnoise
from PIL import Image, ImageDraw, ImageFont

from .core import empty, mesh_obj
from .drawing_table import printed

CONTENT = pathlib.Path(__file__).resolve().parents[2] / "content"
PX = 5  # pixels per millimetre
INK, GREY, PAPER = (44, 43, 42), (92, 90, 86), (206, 199, 182)
HIGH = 0.0106  # metres: thickness when folded
MARATHI = (
    "NotoSansDevanagari-Regular.woff2",
    "पुणे वार्ता",
    (
        "धरणे भरली, शहराला दिलासा",
        "पावसाची संततधार; घाटात धुके",
        "नव्या पुलाचे काम पूर्ण",
        "शाळांना उद्या सुट्टी",
        "बाजारात आंब्याची आवक वाढली",
    ),
    (
        "शहरात काल सायंकाळी पाऊस झाला आणि रस्ते पाण्याने भरले मात्र "
        "सकाळी ऊन पडल्याने नागरिकांना दिलासा मिळाला महापालिकेने कामे "
        "सुरू केली असून पुढील आठवड्यात ती पूर्ण होतील असे सांगण्यात "
        "आले परिसरातील झाडे जपण्याची मागणी रहिवाशांनी केली"
    ).split(),
)
ENGLISH = (
    "Inter.woff2",
    "Deccan Morning",
    (
        "Reservoirs fill as rain holds",
        "Hill fort path opens again",
        "A market hall is given new life",
        "Old lanes, new shade trees",
        "Mango season comes early",
    ),
    (
        "the city woke to clear skies after a week of rain and the river ran high under its bridges while shops "
        "along the main street opened late and the council said that repairs would begin on monday with trees to be "
        "planted on both sides of the road before the summer"
    ).split(),
)


class _Page:
    """Image of a page of w × d metres, filled from its head down."""

    def __init__(s, w, d, words, seed):
        s.w, s.h, s.rnd = round(w * 1000) * PX, round(d * 1000) * PX, random.Random(seed)
        s.face, s.name, s.heads, s.text = words
        s.image = Image.new("RGB", (s.w, s.h), PAPER)
        s.draw, s.side = ImageDraw.Draw(s.image), 8 * PX

    def font(s, mm, weight):
        font = ImageFont.truetype(bpy.utils.system_resource("DATAFILES") + "/fonts/" + s.face, round(mm * PX))
        if s.face == "Inter.woff2":
            font.set_variation_by_axes([14, weight])
        return font

    def put(s, words, x, y, mm, bold, ink=INK, wide=None):
        """Draws a line of text, at most `wide` pixels; returns the y of its foot."""
        font = s.font(mm, 800 if bold else 450)
        if wide and font.getlength(words) > wide:
            font = s.font(mm * wide / font.getlength(words), 800)
        heavy = round(font.size * 0.035) if bold and s.face != "Inter.woff2" else 0
        s.draw.text((x, y), words, font=font, fill=ink, stroke_width=heavy, stroke_fill=ink)
        return y + font.size * 1.42

    def rule(s, y, mm=0.3, left=None, right=None):
        s.draw.rectangle([left or s.side, y, right or s.w - s.side, y + mm * PX], fill=INK)

    def column(s, x, y, wide, foot):
        """Justified lines, 3.4 mm apart, with short last lines of paragraphs."""
        font, step = s.font(2.3, 450), 3.4 * PX
        while y + step < foot:
            short = s.rnd.random() < 0.13
            line: list[str] = []
            while font.getlength(" ".join([*line, "mmm"])) < wide * (s.rnd.uniform(0.3, 0.8) if short else 0.94):
                line.append(s.rnd.choice(s.text))
            gap = (wide - sum(font.getlength(word) for word in line)) / max(1, len(line) - 1)
            at = x
            for word in line:
                s.draw.text((at, y), word, font=font, fill=GREY)
                at += font.getlength(word) + (font.getlength(" ") if short else gap)
            y += step

    def picture(s, x, y, wide, high, file):
        """A picture from content/ in greys with low contrast, as in newsprint."""
        photo = Image.open(CONTENT / file).convert("L")
        k = max(wide / photo.width, high / photo.height)
        photo = photo.resize((math.ceil(photo.width * k), math.ceil(photo.height * k)))
        left, top = (photo.width - round(wide)) // 2, (photo.height - round(high)) // 2
        photo = photo.crop((left, top, left + round(wide), top + round(high)))
        s.image.paste(
            Image.merge(
                "RGB",
                [
                    photo.point(lambda v, a=a, b=b: round(a + (b - a) * (v / 255) ** 0.8))
                    for a, b in zip(INK, PAPER, strict=False)
                ],
            ),
            (round(x), round(y)),
        )


def _front(w, d, words, seed, file="projects/residential/deshmukh-residence/23.jpg"):
    """Front page: name between rules, lead story with a picture, columns, a second story below."""
    p = _Page(w, d, words, seed)
    wide, gap = p.w - 2 * p.side, 4 * PX
    y = p.put(p.name, p.side, 4 * PX, min(24, d * 60), True, (26, 44, 84)) + PX
    p.rule(y, 0.8)
    y = p.put("   ".join(p.rnd.sample(p.text, 5)), p.side, y + 1.5 * PX, 2.4, False, GREY) + 0.5 * PX
    p.rule(y, 0.3)
    lead, second, *small = p.rnd.sample(p.heads, 5)
    y = p.put(lead, p.side, y + 3 * PX, 17, True, wide=wide) + 2 * PX
    count = max(3, round(wide / PX / 58))
    each = (wide - gap * (count - 1)) / count
    left = [p.side + k * (each + gap) for k in range(count)]
    foot = y + (p.h - y) * 0.58
    across = count - 1 if count < 5 else count - 2
    high = (foot - y) * 0.74
    p.picture(left[count - across], y, across * each + (across - 1) * gap, high, file)
    p.put(" ".join(p.rnd.sample(p.text, 6)), left[count - across], y + high + PX, 2.3, True)
    for k, x in enumerate(left):
        p.column(x, y if k < count - across else y + high + 6 * PX, each, foot)
    p.rule(foot + 2 * PX, 0.3)
    y = p.put(second, p.side, foot + 4 * PX, 10, True, wide=each * 2 + gap) + PX
    top = foot + 4 * PX
    for k, x in enumerate(left):
        start = y if k < 2 else p.put(small[k % len(small)], x, top, 6, True, wide=each) + PX
        p.column(x, start, each, p.h - 7 * PX)
    return p.image


def newspaper(loc, rot_z=0.0, w=0.30, d=0.38, seed=1):
    """A folded paper of w × d metres, `HIGH` thick; its fold is on its left, or at its foot if it is wide. Odd seeds
    are Marathi."""
    g, rnd = empty("newspaper", loc, rot_z), random.Random(seed)
    name = f"newsprint_{round(w * 1000)}_{round(d * 1000)}_{seed}"
    page = printed(name, _front(w, d, MARATHI if seed % 2 else ENGLISH, seed))
    out, along, rows, pairs = (w, d, 22, 5) if d >= w else (d, w, 26, 5)
    for k in range(pairs):
        r = HIGH / 2 * (1 - k / pairs) - 0.0003
        turn = [
            (-out / 2 + r - r * math.sin(a), HIGH / 2 - r * math.cos(a)) for a in (math.pi * i / 12 for i in range(13))
        ]
        short, steps = 0.004 * k + rnd.uniform(-0.0025, 0.0025), 24
        far = out / 2 - max(0.0, short)
        flat = [(-out / 2 + r + (far + out / 2 - r) * i / steps, i / steps) for i in range(1, steps + 1)]
        shape = (
            [(x, HIGH / 2 - r, -t) for x, t in reversed(flat)]
            + [(x, z, 0.0) for x, z in turn]
            + [(x, HIGH / 2 + r, t) for x, t in flat]
        )
        slide, verts, uvs = rnd.uniform(-0.003, 0.003), [], []
        for j in range(rows + 1):
            v = j / rows
            for x, z, t in shape:
                if t > 0:  # upper sheets are wavy from use, with one corner raised
                    z += 0.0011 * t * mnoise.noise(Vector((x * 9, v * 3.1, seed))) + (0.0008 * t if k < 2 else 0)
                    z += (
                        (0.007 if k == 0 else 0.003 if k == 1 else 0)
                        * max(0.0, t - 0.62) ** 2
                        / 0.145
                        * max(0.0, 0.45 - v) ** 2
                        / 0.2
                    )
                y = (v - 0.5) * along + slide
                a, b = (x, y) if d >= w else (y, x)
                verts.append((a, b, z))
                uvs.append((a / w + 0.5, b / d + 0.5))
        n = len(shape)
        faces = [
            (j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows) for i in range(n - 1)
        ]
        sheet = mesh_obj("sheet", verts, faces, page, True, parent=g)
        layer = sheet.data.uv_layers.new()
        for loop, uv in zip(sheet.data.loops, layer.data, strict=False):
            uv.uv = uvs[loop.vertex_index]
    return g
