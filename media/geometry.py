"""Outlines of walls, computed on a grid of the edges of all rectangles."""

from bisect import bisect_left


def solid(add, cut):
    """Outlines of the area that is covered by `add` rectangles and not by `cut` ones. Inner outlines run the other
    way."""
    rects = [*add, *cut]
    xs = sorted({round(v, 4) for r in rects for v in (r[0], r[2])})
    ys = sorted({round(v, 4) for r in rects for v in (r[1], r[3])})
    filled = set()
    for rect in add:
        filled |= cells(rect, xs, ys)
    for rect in cut:
        filled -= cells(rect, xs, ys)
    return [[(xs[i], ys[j]) for i, j in loop] for loop in loops(filled)]


def cells(rect, xs, ys):
    """The cells (i, j) of the grid `xs`, `ys` that a rectangle covers."""
    x0, y0, x1, y1 = (round(v, 4) for v in rect)
    return {
        (i, j)
        for i in range(bisect_left(xs, x0), bisect_left(xs, x1))
        for j in range(bisect_left(ys, y0), bisect_left(ys, y1))
    }


def loops(filled):
    """Follows every border with the filled cells on its left. Where two borders share a corner, each stays with its own
    cells."""
    ahead: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for i, j in filled:
        for side, a, b in (
            ((i, j - 1), (i, j), (i + 1, j)),
            ((i + 1, j), (i + 1, j), (i + 1, j + 1)),
            ((i, j + 1), (i + 1, j + 1), (i, j + 1)),
            ((i - 1, j), (i, j + 1), (i, j)),
        ):
            if side not in filled:
                ahead.setdefault(a, []).append(b)
    found = []
    while ahead:
        start = min(ahead)
        loop, here, way = [start], start, None
        while True:
            there = turn_left(ahead[here], here, way)
            ahead[here].remove(there)
            if not ahead[here]:
                del ahead[here]
            way = (there[0] - here[0], there[1] - here[1])
            if there == start:
                break
            loop.append(there)
            here = there
        found.append(corners(loop))
    return found


def turn_left(choices, here, way):
    """The next corner: the leftmost turn from the direction `way`."""
    if len(choices) == 1 or way is None:
        return min(choices)
    return max(choices, key=lambda p: way[0] * (p[1] - here[1]) - way[1] * (p[0] - here[0]))


def corners(loop):
    """Removes the points along straight lines."""
    kept = []
    for k, p in enumerate(loop):
        before, after = loop[k - 1], loop[(k + 1) % len(loop)]
        if not (before[0] == p[0] == after[0] or before[1] == p[1] == after[1]):
            kept.append(p)
    return kept


def area(outline):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1], strict=False)) / 2


def grown(rect, by):
    """A rectangle enlarged by `by` on each side."""
    return (rect[0] - by, rect[1] - by, rect[2] + by, rect[3] + by)


def touch(a, b, least=0.6):
    """Whether two rectangles share at least `least` metres of an edge, enough to walk through."""
    along_x = min(a[2], b[2]) - max(a[0], b[0])
    along_y = min(a[3], b[3]) - max(a[1], b[1])
    return (abs(along_x) < 1e-6 and along_y >= least) or (abs(along_y) < 1e-6 and along_x >= least)
