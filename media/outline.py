"""Simplifies outlines: a mesh has fifty points where eight draw the same line."""

import math


def thin(points, tolerance):
    """A closed outline with fewer points; no line moves by more than `tolerance`, in the units of the points."""
    return _thin([*points, points[0]], tolerance)[:-1]


def _thin(line, tolerance):
    """The Douglas-Peucker algorithm, for an open line."""
    away = [_distance(p, line[0], line[-1]) for p in line]
    furthest = max(range(len(line)), key=away.__getitem__)
    if away[furthest] <= tolerance:
        return [line[0], line[-1]]
    return _thin(line[: furthest + 1], tolerance)[:-1] + _thin(line[furthest:], tolerance)


def _distance(p, a, b):
    """Distance of `p` from the line through `a` and `b`, or from `a` if they are the same point."""
    length = math.dist(a, b)
    if length == 0:
        return math.dist(p, a)
    return abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
