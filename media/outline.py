"""Takes out of an outline the points that nobody sees: a mesh has fifty where eight draw the same line."""

import math


def thin(points, tolerance):
    """The same closed outline with fewer points; no line moves further than `tolerance`, in the units of the points."""
    return _thin([*points, points[0]], tolerance)[:-1]


def _thin(line, tolerance):
    """Keeps the ends and what lies further from the line between them, again and again (Douglas, Peucker)."""
    away = [_distance(p, line[0], line[-1]) for p in line]
    furthest = max(range(len(line)), key=away.__getitem__)
    if away[furthest] <= tolerance:
        return [line[0], line[-1]]
    return _thin(line[: furthest + 1], tolerance)[:-1] + _thin(line[furthest:], tolerance)


def _distance(p, a, b):
    """From a point to the line between two others; where those are one point, as the ends of an outline are, to it."""
    length = math.dist(a, b)
    if length == 0:
        return math.dist(p, a)
    return abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
