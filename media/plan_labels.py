"""Places the names of rooms on the plan: in the room, away from the dots, on free floor if possible."""

from .geometry import grown

PHONE = (280, 460)  # pixels: the size of a plan on the smallest phone
EM = 10.3  # pixels: the font size there
DOT = 7  # pixels: free radius around the middle of a dot
STEP = 9  # drawing units between tested positions


class Labels:
    """Finds places for names one after another, so that they do not overlap."""

    def __init__(self, sheet, pieces, dots):
        """`pieces`: outlines of furniture and open doors, in metres; `dots`: the cameras, in drawing units."""
        self.sheet, self.dots, self.placed = sheet, dots, []
        self.pixel = max(sheet.wide / PHONE[0], sheet.high / PHONE[1])  # drawing units per pixel on a phone
        self.pieces = [bounds([sheet.at(p) for p in points]) for points in pieces]

    def place(self, room):
        """`at`: the middle of the name in drawing units; `upright`: the name is turned, because the room is too narrow
        for it."""
        if room.label:
            at, turned = self.sheet.at(room.label), False
        else:
            at, turned = min(self.candidates(room))[1:]
        self.placed.append(self.box(room.name, at, turned))
        return {"at": at, **({"upright": True} if turned else {})}

    def candidates(self, room):
        """Yields (cost, position, turned) for positions in the room's largest rectangle."""
        best = max(map(self.sheet.rect, room.rects), key=lambda r: (r[2] - r[0]) * (r[3] - r[1]))
        best = grown(best, -2 * self.pixel)
        here = [p for p in self.pieces if overlap(p, best)]
        for turned in (False, True):
            wide, high = self.size(room.name, turned)
            left, right = best[0] + wide / 2, best[2] - wide / 2
            head, foot = best[1] + high / 2, best[3] - high / 2
            outside = max(0, left - right) + max(0, head - foot)
            for x in steps(left, right):
                for y in steps(head, foot):
                    at = round(x, 1), round(y, 1)
                    away = abs(x - (best[0] + best[2]) / 2) + abs(y - (best[1] + best[3]) / 2)
                    yield (
                        40 * outside + 60 * turned + 0.05 * away + self.cost(self.box(room.name, at, turned), here),
                        at,
                        turned,
                    )

    def cost(self, box, pieces):
        """What the name would cover: dots and other names count most, then furniture."""
        keep = DOT * self.pixel
        dots = sum(overlap(box, (x - keep, y - keep, x + keep, y + keep)) for x, y in self.dots)
        names = sum(overlap(box, other) for other in self.placed)
        return (60 * dots + 60 * names + 0.8 * sum(overlap(box, p) for p in pieces)) / (self.pixel * EM) ** 2 * 10

    def size(self, name, turned):
        """Width and height. Each word has its own line, unless the name is turned."""
        words = [name] if turned else name.split()
        wide, high = max(map(len, words)) * 0.56 * EM * self.pixel, len(words) * 1.2 * EM * self.pixel
        return (high, wide) if turned else (wide, high)

    def box(self, name, at, turned):
        wide, high = self.size(name, turned)
        return at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2


def steps(low, high):
    if high <= low:
        return [(low + high) / 2]
    n = int((high - low) / STEP) + 1
    return [low + (high - low) * k / n for k in range(n + 1)]


def bounds(points):
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def overlap(a, b):
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0
