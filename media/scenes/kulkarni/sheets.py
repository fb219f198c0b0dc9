"""Images of the drawings on the desk: the plan of this home's west side at 1:25 with corrections, and a detail of a
shutter on tracing paper."""

import json
import math
import re

from ...darkroom import CONTENT
from ...kit.lettering import Hand

HOME = CONTENT / "projects/residential/kulkarni-residence"
MM = 40 / 60  # millimetres on the sheet for one unit of plan.svg, at 1:25
GRAPHITE, RED, INK = (88, 86, 84), (168, 46, 34), (32, 32, 35)


def _paths(kinds):
    for kind, d in re.findall(r'<path class="(\w+)" d="([^"]+)"', (HOME / "plan.svg").read_text()):
        if kind in kinds:
            for one in re.split(r"(?=M)", d)[1:]:
                points = [tuple(map(float, p.split())) for p in re.findall(r"-?[\d.]+ -?[\d.]+", one)]
                yield kind, points + points[:1] if one.rstrip().endswith("Z") else points


def plan(wide=420, high=594):
    """The hall, the dining room and the kitchen, drawn from plan.svg."""
    s = Hand(wide, high, k=6, seed=7)
    left, foot = 74, 88

    def at(p):
        return left + (p[0] - 54) * MM, foot + (1563 - p[1]) * MM

    def metres(x, y):
        return at(((5.2 - x) * 60, (25.75 + y) * 60))

    s.filled([[at(p) for p in points] for kind, points in _paths(("wall", "in"))], (46, 46, 49))
    for kind, points in _paths(("piece", "plant", "rail", "leaf", "swing", "window", "shut")):
        s.line(
            [at(p) for p in points],
            (112, 112, 114) if kind in ("piece", "plant", "swing") else INK,
            {"piece": 0.13, "plant": 0.13, "swing": 0.13}.get(kind, 0.3),
        )
    x1 = metres(-3.35, 0)[0]
    paper, px = (232, 227, 214), s.at((x1, 0))[0]
    s.draw.rectangle([px, 0, s.image.size[0], s.image.size[1]], fill=paper)
    s.draw.rectangle([0, s.at((0, foot - 14))[1], s.image.size[0], s.image.size[1]], fill=paper)
    top = metres(0, -11.9)[1]
    s.draw.rectangle([0, 0, s.image.size[0], s.at((0, top))[1]], fill=paper)
    for y in (top,):  # the drawing is broken off here
        s.line(
            [(left - 10, y), (left + 150, y), (left + 156, y + 7), (left + 164, y - 7), (left + 170, y), (x1 + 6, y)],
            INK,
            0.2,
        )
    s.line(
        [(x1, foot - 10), (x1, foot + 200), (x1 + 5, foot + 206), (x1 - 5, foot + 214), (x1, foot + 220), (x1, top)],
        INK,
        0.2,
    )
    rooms = {r["name"]: r for r in json.loads((HOME / "views.json").read_text())["rooms"]}
    for name, dy, notes in (
        ("Hall", -1.62, ("5600 x 5600", "RED OXIDE, BORDER 280")),
        ("Dining", -9.35, ("4500 x 4600", "BENCH H 450")),
        ("Kitchen", -11.5, ("3900 x 4100",)),
    ):
        a, _, b, _ = rooms[name]["rects"][0]
        x, y = metres((a + b) / 2, dy)
        s.text(name.upper(), (x, y), 5.2, INK, 0.42, middle=True)
        for k, words in enumerate(notes):
            s.text(words, (x, y - 6.5 - 5 * k), 2.7, INK, 0.26, middle=True)
    for y0, y1 in ((-5.6, 0.0), (-10.5, -5.9)):
        s.dimension(metres(4.55, y1), metres(4.55, y0), str(round((y1 - y0) * 1000)), upright=True)
    for y0, y1 in (
        (0, -1.4),
        (-1.4, -2.7),
        (-2.7, -3.55),
        (-3.55, -4.85),
        (-4.85, -5.6),
        (-5.9, -6.9),
        (-6.9, -8.3),
        (-8.3, -10.5),
    ):
        s.dimension(metres(4.12, y0), metres(4.12, y1), str(round((y0 - y1) * 1000)), upright=True)
    s.dimension(metres(2.8, 0.62), metres(-2.8, 0.62), "5600")
    s.dimension(metres(3.7, 0.98), metres(-3.1, 0.98), "6800")
    s.dimension(metres(2.8, -10.1), metres(-1.7, -10.1), "4500")
    for words, (x, y) in (
        ("S1", (2.72, -1.95)),
        ("S1", (2.72, -4.1)),
        ("W2", (2.72, -7.5)),
        ("+0", (-2.2, -5.2)),
        ("+10", (3.55, -3.0)),
    ):
        s.text(words, metres(x, y), 2.5, INK, 0.26)
    b = 9
    s.line([(b, b), (wide - b, b), (wide - b, high - b), (b, high - b), (b, b)], INK, 0.45)
    s.line([(b, 42), (wide - b, 42)], INK, 0.3)
    s.line([(250, b), (250, 42)], INK, 0.3)
    s.line([(338, b), (338, 42)], INK, 0.3)
    s.text("KULKARNI RESIDENCE, AUNDH", (16, 30), 5, INK, 0.42)
    s.text("PLAN, WEST SIDE: HALL, DINING, KITCHEN", (16, 20), 3.2, INK, 0.3)
    s.text("ALL SIZES IN MM. CHECK ON SITE.", (16, 13), 2.4, INK, 0.24)
    s.text("SCALE 1:25", (256, 31), 3.4, INK, 0.3)
    s.text("DRAWN  12.03.23", (256, 22), 2.6, INK, 0.26)
    s.text("SHEET", (345, 31), 2.6, INK, 0.26)
    s.text("03 B", (345, 16), 9, INK, 0.6)
    _corrections(s, metres)
    s.stain((262, 214), 24, 0.5)
    s.stain((259, 220), 24, 0.22, 1.2)
    s.grain()
    return s.image


def _corrections(s, m):
    """Soft pencil and red: the sun of the last hour, a lamp moved, a door that opens the wrong way."""
    for k in range(5):  # the sun, through both openings
        a = m(3.6, -1.55 - 0.22 * k)
        s.freehand([a, (a[0] + 92 + 6 * k, a[1] + 82 + 3 * k)], (176, 136, 62), 0.5, 0.5)
    for k in range(4):
        a = m(3.6, -3.75 - 0.25 * k)
        s.freehand([a, (a[0] + 70, a[1] + 63)], (176, 136, 62), 0.5, 0.5)
    x, y = m(3.3, -2.72)
    s.text("SUN 5 PM", (x + 4, y), 3.6, (160, 118, 44), 0.5, 41, 0.2)
    c = m(-0.15, -2.3)
    for r in (15, 16):
        s.freehand(
            [(c[0] + r * math.cos(a), c[1] + (r - 1) * math.sin(a)) for a in (0.4 + 6.5 * i / 22 for i in range(23))],
            RED,
            0.55,
            0.12,
        )
    s.freehand([(c[0] + 16, c[1] + 4), (c[0] + 34, c[1] + 16), (c[0] + 52, c[1] + 18)], RED, 0.5, 0.6)
    s.text("LAMP HERE,", (c[0] + 54, c[1] + 18), 4.0, RED, 0.5, 3, 0.22)
    s.text("H 1780", (c[0] + 54, c[1] + 12), 4.0, RED, 0.5, 3, 0.22)
    c = m(-2.3, -5.75)
    s.freehand([(c[0] - 16, c[1] - 9), (c[0] + 16, c[1] + 8)], RED, 0.6, 0.4)
    s.freehand([(c[0] - 14, c[1] + 9), (c[0] + 15, c[1] - 8)], RED, 0.6, 0.4)
    s.text("WIDER? 1000", (c[0] - 34, c[1] + 16), 3.8, GRAPHITE, 0.5, 2, 0.22)
    x, y = m(1.55, -8.35)
    s.freehand(
        [(x - 34, y - 18), (x + 30, y - 18), (x + 30, y + 16), (x - 34, y + 16), (x - 34, y - 18)],
        GRAPHITE,
        0.5,
        0.5,
        2,
    )
    s.text("TABLE 1700,", (x - 28, y + 4), 3.6, GRAPHITE, 0.48, -2, 0.22)
    s.text("NOT 1500", (x - 28, y - 3), 3.6, GRAPHITE, 0.48, -2, 0.22)
    for k in range(16):
        s.freehand([(x - 34 + 4 * k, y - 30), (x - 26 + 4 * k, y - 20)], GRAPHITE, 0.35, 0.3)
    x, y = m(-1.2, -4.6)
    for k, words in enumerate(("ASK MRS K: WHERE", "DOES THE TULSI", "STAND?")):
        s.text(words, (x, y + 6 - 6 * k), 3.8, GRAPHITE, 0.48, 2, 0.22)
    s.freehand([(x - 4, y - 9), (x - 60, y - 4), (m(3.0, 0)[0], m(0, -4.4)[1])], GRAPHITE, 0.45, 0.8)


def shutter_detail(wide=230, high=200):
    """A freehand section of a louvred shutter, soft pencil on tracing paper; its alpha is the ink."""
    s = Hand(wide, high, (70, 68, 66, 0), 6, 3, "RGBA")
    ink, red = (66, 64, 62, 235), (*RED, 235)
    for x in (40, 52, 128, 140):
        s.freehand([(x, 14), (x, 186)], ink, 0.5, 0.35)
    for k in range(13):
        y = 22 + 12 * k
        s.freehand([(54, y), (72, y + 9), (73.5, y + 7), (55.5, y - 2), (54, y)], ink, 0.45, 0.15)
        s.freehand([(127, y + 3), (109, y + 12)], ink, 0.35, 0.2)
    for k in range(26):
        s.freehand([(40, 16 + 6.5 * k), (52, 22 + 6.5 * k)], ink, 0.28, 0.2)
    s.freehand([(88, 60), (60, 82)], red, 0.5, 0.4)
    s.text("32'", (90, 54), 5, red, 0.6, 4, 0.2)
    for words, at in (
        ("LOUVRE 56 x 8", (150, 150)),
        ("TEAK, OILED", (150, 141)),
        ("STILE 60", (150, 96)),
        ("HINGE: BRASS,", (150, 70)),
        ("3 EACH", (150, 62)),
    ):
        s.text(words, at, 4, ink, 0.5, 2, 0.22)
    s.freehand([(148, 150), (120, 146), (74, 130)], ink, 0.4, 0.5)
    s.freehand([(148, 97), (136, 98)], ink, 0.4, 0.2)
    return s.image
