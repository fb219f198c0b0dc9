"""Hand drawing on paper: stroke letters, freehand lines, tea stains; on images of Pillow."""

import itertools
import math
import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

GLYPHS = {
    "A": "00 26 40/0.8,2.2 3.2,2.2",
    "B": "00 06 2.6,6 3.4,5.2 3.4,4 2.6,3.2 0,3.2/2.6,3.2 3.9,2.4 3.9,0.8 2.8,0 00",
    "C": "45 36 1.2,6 0,4.6 0,1.4 1.2,0 30 41",
    "D": "00 06 2.4,6 4,4.4 4,1.6 2.4,0 00",
    "E": "46 06 00 40/0,3.1 3,3.1",
    "F": "46 06 00/0,3.1 3,3.1",
    "G": "45 36 1.2,6 0,4.6 0,1.4 1.2,0 30 41 4,2.8 2.4,2.8",
    "H": "06 00/46 40/03 43",
    "I": "0.9,6 0.9,0",
    "J": "36 3,1.2 2,0 1,0 0,1.2",
    "K": "06 00/46 0,2.6/1.2,3.6 40",
    "L": "06 00 40",
    "M": "00 06 22 46 40",
    "N": "00 06 40 46",
    "O": "1.3,6 0,4.6 0,1.4 1.3,0 2.7,0 4,1.4 4,4.6 2.7,6 1.3,6",
    "P": "00 06 2.8,6 4,5.2 4,3.8 2.8,2.9 0,2.9",
    "Q": "1.3,6 0,4.6 0,1.4 1.3,0 2.7,0 4,1.4 4,4.6 2.7,6 1.3,6/2.5,1.6 4.2,-0.4",
    "R": "00 06 2.8,6 4,5.2 4,3.8 2.8,2.9 0,2.9/2,2.9 40",
    "S": "4,5 3,6 1,6 0,5 0,4 1,3.2 3,2.8 4,2 4,1 3,0 1,0 0,1",
    "T": "06 46/26 20",
    "U": "06 0,1.4 1.3,0 2.7,0 4,1.4 46",
    "V": "06 20 46",
    "W": "06 10 24 30 46",
    "X": "06 40/46 00",
    "Y": "06 23 46/23 20",
    "Z": "06 46 00 40",
    "0": "1.3,6 0,4.6 0,1.4 1.3,0 2.5,0 3.6,1.4 3.6,4.6 2.5,6 1.3,6",
    "1": "0.8,4.8 2,6 20",
    "2": "0,4.8 1,6 3,6 4,5 4,4 0,0 40",
    "3": "0,5.2 1,6 3,6 4,5 3,3.3 1.6,3.2/3,3.2 4,2 3,0 1,0 0,0.9",
    "4": "30 36 0,1.8 4.3,1.8",
    "5": "46 0.4,6 0,3.4 2.4,3.8 4,2.6 4,1.2 2.8,0 1,0 0,0.8",
    "6": "3.4,6 1,4 0,2 0.4,0.6 2,0 3.6,0.6 3.8,2 2.4,3.2 0.6,2.6",
    "7": "06 46 1.4,0",
    "8": "2,3.2 0.4,4 0.6,5.4 2,6 3.4,5.4 3.6,4 2,3.2 0,2 0.2,0.7 2,0 3.8,0.7 4,2 2,3.2",
    "9": "3.6,4 2,3 0.4,3.8 0.4,5.2 2,6 3.4,5.4 3.6,4 3.2,1.6 1.4,0",
    ".": "1,0 1.3,0.3",
    ",": "1.2,0.5 0.8,-0.8",
    "-": "0.6,2.8 3.2,2.8",
    "/": "0,-0.4 3.4,6.4",
    "?": "0,5 1,6 3,6 4,5 3.6,3.8 2,2.6 2,1.7/2,0.3 2.1,0",
    ":": "1,4 1.2,4.2/1,1 1.2,1.2",
    "(": "2,7 0.8,5 0.8,1 2,-1",
    ")": "0.6,7 1.8,5 1.8,1 0.6,-1",
    "=": "0.4,3.8 3.4,3.8/0.4,2 3.4,2",
    "+": "2,4.6 2,1/0.4,2.8 3.6,2.8",
    "x": "0.4,4.4 3.4,1/3.4,4.4 0.4,1",
    "'": "1,6.4 0.8,5",
    " ": "",
}


def strokes(letter):
    """The strokes of a capital or figure, each a list of points on a grid 4 wide and 6 high."""
    for stroke in filter(None, GLYPHS.get(letter, "").split("/")):
        yield [tuple(float(c) for c in (p.split(",") if "," in p else (p[0], p[1]))) for p in stroke.split()]


class Hand:
    """Draws in millimetres from the sheet's lower left corner, at `k` pixels per millimetre; each call sets its own
    ink."""

    def __init__(s, wide, high, paper=(232, 227, 214), k=6, seed=1, mode="RGB"):
        s.w, s.h, s.k, s.rnd = wide, high, k, random.Random(seed)
        s.image = Image.new(mode, (round(wide * k), round(high * k)), paper)
        s.draw = ImageDraw.Draw(s.image)

    def at(s, p):
        return p[0] * s.k, (s.h - p[1]) * s.k

    def line(s, points, ink=(34, 34, 36), width=0.25):
        s.draw.line([s.at(p) for p in points], fill=ink, width=max(1, round(width * s.k)), joint="curve")

    def freehand(s, points, ink=(70, 68, 66), width=0.4, wobble=0.35, over=1):
        """Strokes whose ends are slightly off, drawn `over` times."""
        for _ in range(over):
            path = []
            for (ax, ay), (bx, by) in itertools.pairwise(points):
                n, bow = max(2, int(math.dist((ax, ay), (bx, by)) / 2.5)), s.rnd.gauss(0, wobble)
                path += [
                    (
                        ax + (bx - ax) * i / n + s.rnd.gauss(0, wobble * 0.22),
                        ay + (by - ay) * i / n + bow * math.sin(math.pi * i / n) + s.rnd.gauss(0, wobble * 0.22),
                    )
                    for i in range(n + 1)
                ]
            s.line(path, ink, width * s.rnd.uniform(0.8, 1.2))

    def text(s, words, at, size=3.0, ink=(34, 34, 36), width=0.3, turn=0.0, jitter=0.12, middle=False):
        """Capitals, `size` mm high."""
        u, wide = size / 6, sum(0.5 if c == " " else 0.92 if c not in "I1.,:'" else 0.6 for c in words) * size
        x, c, d = -wide / 2 if middle else 0.0, math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for letter in words:
            dx, dy, slant = (
                s.rnd.gauss(0, jitter * u),
                s.rnd.gauss(0, jitter * 2 * u),
                0.06 + s.rnd.gauss(0, jitter * 0.2),
            )
            for stroke in strokes(letter):
                pts = [
                    (
                        x + dx + u * (px + slant * py) + s.rnd.gauss(0, jitter * u),
                        dy + u * py + s.rnd.gauss(0, jitter * u),
                    )
                    for px, py in stroke
                ]
                s.line([(at[0] + px * c - py * d, at[1] + px * d + py * c) for px, py in pts], ink, width)
            x += size * (0.5 if letter == " " else 0.92 if letter not in "I1.,:'" else 0.6)

    def dimension(s, a, b, words, off=2.0, ink=(60, 60, 64), upright=False):
        """A dimension line with slashes at its ends and a figure above."""
        s.line([a, b], ink, 0.16)
        for x, y in (a, b):
            s.line([(x - 1.2, y - 1.2), (x + 1.2, y + 1.2)], ink, 0.4)
            s.line([(x, y - 2), (x, y + 2)] if not upright else [(x - 2, y), (x + 2, y)], ink, 0.16)
        at = ((a[0] + b[0]) / 2 - (off + 0.2 if upright else 0), (a[1] + b[1]) / 2 + (0 if upright else off - 0.8))
        s.text(words, at, 2.7, ink, 0.26, 90 if upright else 0, 0.08, True)

    def filled(s, loops, ink):
        """Fills areas between outlines by the even-odd rule."""
        whole = Image.new("1", s.image.size)
        for points in loops:
            one = Image.new("1", s.image.size)
            ImageDraw.Draw(one).polygon([s.at(p) for p in points], fill=1)
            whole = ImageChops.logical_xor(whole, one)
        s.image.paste(ink, mask=whole)

    def stain(s, at, r, much=0.5, gap=0.6):
        """A ring of tea: darker at its edge, open on one side, with a drop beside it."""
        wash, d = Image.new("L", s.image.size), None
        d = ImageDraw.Draw(wash)
        for i in range(220):
            a = 2 * math.pi * i / 220
            if math.cos(a - 0.8) > 1 - gap * 0.5 and s.rnd.random() < 0.8:
                continue
            q = r + s.rnd.gauss(0, 0.18) + 0.3 * math.sin(3 * a)
            x, y = s.at((at[0] + q * math.cos(a), at[1] + q * math.sin(a)))
            w = s.k * s.rnd.uniform(0.3, 1.0)
            d.ellipse([x - w, y - w, x + w, y + w], fill=round(255 * much * s.rnd.uniform(0.35, 0.9)))
        x, y = s.at((at[0] + r * 1.5, at[1] - r * 0.5))
        d.ellipse([x - 1.3 * s.k, y - 1.1 * s.k, x + 1.3 * s.k, y + 1.1 * s.k], fill=round(150 * much))
        wash = wash.filter(ImageFilter.GaussianBlur(s.k * 0.28))
        s.image.paste((150, 104, 58), mask=wash)
        s.draw = ImageDraw.Draw(s.image)

    def grain(s, much=7):
        """Uneven paper, with smudges."""
        noise = Image.effect_noise((s.image.size[0] // 2, s.image.size[1] // 2), much).resize(s.image.size)
        cloud = Image.effect_noise((24, 34), 42).resize(s.image.size, Image.Resampling.BICUBIC)
        for layer, k in ((noise, 1.0), (cloud, 0.12)):
            grey = layer.point(lambda v, k=k: max(0, min(255, round(128 + (v - 128) * k))))
            s.image = (
                ImageChops.overlay(s.image, Image.merge("RGB", (grey,) * 3))
                if k == 1.0
                else ImageChops.soft_light(s.image, Image.merge("RGB", (grey,) * 3))
            )
        s.draw = ImageDraw.Draw(s.image)
