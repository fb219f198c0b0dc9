"""Outlines of furniture in rooms that no picture shows: (kind, points)."""

import math


def box(x0, y0, x1, y1):
    return ("piece", [(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def oval(x, y, a, b, n=20):
    return ("piece", [(x + a * math.cos(2 * math.pi * k / n), y + b * math.sin(2 * math.pi * k / n)) for k in range(n)])


def tree(x, y, r):
    return ("plant", oval(x, y, r, r, 28)[1])


def bed(x, y, wide, head):
    """(x, y): the middle of its head; `head`: the side of the room with that wall, "up", "down", "left" or "right"."""
    half = wide / 2
    outline = [(-half, 0, half, 2.0), (-half, 0.62, half, 2.0)]
    pillows = [(c - 0.3, 0.1, c + 0.3, 0.5) for c in ((-wide / 4, wide / 4) if wide > 1.2 else (0,))]
    return [box(*against_wall(r, x, y, head)) for r in outline + pillows]


def against_wall(rect, x, y, head):
    """Places a rectangle, given from the middle of a wall (along it, into the room), at (x, y) on the side `head`."""
    a0, d0, a1, d1 = rect
    if head == "up":
        return (x + a0, y - d1, x + a1, y - d0)
    if head == "down":
        return (x + a0, y + d0, x + a1, y + d1)
    if head == "left":
        return (x + d0, y + a0, x + d1, y + a1)
    return (x - d1, y + a0, x - d0, y + a1)


def toilet(x, y, head):
    """A toilet with its cistern against the wall."""
    dx, dy = {"up": (0, -1), "down": (0, 1), "left": (1, 0), "right": (-1, 0)}[head]
    a, b = (0.19, 0.25) if dx == 0 else (0.25, 0.19)
    return [box(*against_wall((-0.2, 0, 0.2, 0.16), x, y, head)), oval(x + dx * 0.40, y + dy * 0.40, a, b)]


def basin(x, y, head, wide=0.6):
    dx, dy = {"up": (0, -1), "down": (0, 1), "left": (1, 0), "right": (-1, 0)}[head]
    a, b = (0.2, 0.14) if dx == 0 else (0.14, 0.2)
    return [box(*against_wall((-wide / 2, 0, wide / 2, 0.46), x, y, head)), oval(x + dx * 0.25, y + dy * 0.25, a, b)]


def shower(x0, y0, x1, y1):
    """A shower tray and its drain."""
    return [box(x0, y0, x1, y1), oval((x0 + x1) / 2, (y0 + y1) / 2, 0.06, 0.06, 10)]


def wardrobe(x0, y0, x1, y1):
    """A wardrobe and the rail along its middle."""
    if x1 - x0 > y1 - y0:
        middle = (y0 + y1) / 2
        return [box(x0, y0, x1, y1), box(x0 + 0.05, middle, x1 - 0.05, middle + 0.01)]
    middle = (x0 + x1) / 2
    return [box(x0, y0, x1, y1), box(middle, y0 + 0.05, middle + 0.01, y1 - 0.05)]
