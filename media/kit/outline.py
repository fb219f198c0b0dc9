"""Reads the outlines of an SVG path (absolute M L H V Q C S Z) as lists of points, y upwards."""

import itertools
import re

TOKEN = re.compile(r"([MLHVQCSZ])|(-?\d*\.?\d+)")
STEPS = 10


def outlines(path, height):
    """Every closed subpath as [(x, y)], flipped so that y grows upwards from the foot of the drawing."""
    words = [letter or float(number) for letter, number in TOKEN.findall(path)]
    found: list[list[tuple[float, ...]]] = []
    points: list[tuple[float, ...]] = []
    here: tuple[float, ...] = (0.0, 0.0)
    handle: tuple[float, ...] | None = None
    command: str | float | None = None
    k = 0

    def take(n):
        nonlocal k
        values = words[k : k + n]
        k += n
        return values

    while k < len(words):
        if isinstance(words[k], str):
            command = words[k]
            k += 1
            if command == "Z":
                found.append(points)
                points = []
                continue
        if command == "M" or command == "L":
            here = tuple(take(2))
            points.append(here)
        elif command == "H":
            here = (take(1)[0], here[1])
            points.append(here)
        elif command == "V":
            here = (here[0], take(1)[0])
            points.append(here)
        elif command == "Q":
            cx, cy, x, y = take(4)
            points += _curve([here, (cx, cy), (x, y)])
            here = (x, y)
        elif command in ("C", "S"):
            first = (
                tuple(take(2))
                if command == "C"
                else tuple(2 * a - b for a, b in zip(here, handle or here, strict=False))
            )
            handle = tuple(take(2))
            end = tuple(take(2))
            points += _curve([here, first, handle, end])
            here = end
    return [[(x, height - y) for x, y in _unique(points)] for points in found]


def _curve(control):
    """Points of a Bézier curve without its first."""
    out = []
    for i in range(1, STEPS + 1):
        t, row = i / STEPS, control
        while len(row) > 1:
            row = [tuple(a + (b - a) * t for a, b in zip(p, q, strict=False)) for p, q in itertools.pairwise(row)]
        out.append(row[0])
    return out


def _unique(points):
    kept: list[tuple[float, ...]] = []
    for p in points:
        if not kept or max(abs(a - b) for a, b in zip(p, kept[-1], strict=False)) > 1e-4:
            kept.append(p)
    if max(abs(a - b) for a, b in zip(kept[0], kept[-1], strict=False)) < 1e-4:
        kept.pop()
    return kept
