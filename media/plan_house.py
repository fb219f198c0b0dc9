"""Walls and openings of a home, computed from its definition."""

import math

from .geometry import area, grown, solid, touch

STEP = 0.01


class House:
    """The walls, openings and rooms of a home, in metres of the plan."""

    def __init__(self, home):
        self.home = home
        self.rects = [r for room in home.rooms for r in room.rects]
        self.free = [r for room in home.rooms if room.kind == "room" for r in room.rects]
        self.own = [grown(r, home.thick) for r in self.free]  # rooms with their walls, without garden walls
        self.walls = [*self.own, *home.walls]
        self.cuts = [Cut(self, opening) for opening in home.openings]

    def is_wall(self, x, y):
        return any(within(r, x, y) for r in self.walls) and not any(within(r, x, y) for r in self.free)

    def room_at(self, x, y):
        """The room at a point; an enclosed one before the veranda or court around it."""
        found = [room for room in self.home.rooms if any(within(r, x, y) for r in room.rects)]
        return min(found, key=lambda room: ("room", "roofed", "open").index(room.kind), default=None)

    def outlines(self):
        """Outlines of the walls without openings."""
        return solid(self.walls, [*self.free, *(c.rect for c in self.cuts)])

    def extent(self):
        lines = [p for line in self.home.rails for p in line]
        rects = [*self.walls, *self.rects, *((x, y, x, y) for x, y in lines)]
        return min(r[0] for r in rects), min(r[1] for r in rects), max(r[2] for r in rects), max(r[3] for r in rects)

    def edges(self):
        """Outlines of the roofs over open floor."""
        return [
            [(x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0, y0)]
            for room in self.home.rooms
            if room.kind == "roofed"
            for x0, y0, x1, y1 in room.rects
        ]

    def summary(self, labels):
        """The part of views.json about rooms; areas in square metres."""
        rooms = [
            {"name": r.name, "kind": r.kind, "area": round(size(r), 2), "rects": r.rects, **labels.place(r)}
            for r in self.home.rooms
        ]
        roofs = [rect for room in self.home.rooms if room.kind == "roofed" for rect in room.rects]
        built = sum(area(o) for o in solid([*self.own, *roofs], []))
        entrance = next(c for c in self.cuts if c.opening.entrance).inner()
        return {"built": round(built, 1), "entrance": entrance, "rooms": rooms, "ways": self.connections()}

    def connections(self):
        """Pairs of connected rooms: through an opening, or along a shared edge without a wall."""
        pairs = {tuple(sorted(c.names())) for c in self.cuts if c.opening.kind != "window" and all(c.names())}
        for k, one in enumerate(self.home.rooms):
            for other in self.home.rooms[k + 1 :]:
                if any(touch(a, b) for a in one.rects for b in other.rects):
                    pairs.add(tuple(sorted((one.name, other.name))))
        return sorted(p for p in pairs if p[0] != p[1])


class Cut:
    """An opening and its place in the wall."""

    def __init__(self, house, opening):
        self.opening = opening
        a = math.radians(opening.turn)
        self.along = round(math.cos(a)), round(math.sin(a))
        self.across = -self.along[1], self.along[0]
        if not house.is_wall(opening.x, opening.y):
            raise ValueError(f"{house.home.title}: the {opening.kind} at {opening.x}, {opening.y} is in no wall")
        self.left, self.right = self.distance_to_face(house, 1), -self.distance_to_face(house, -1)
        self.rooms = [house.room_at(*self.point(0, d)) for d in (self.left + 0.15, self.right - 0.15)]
        (ax, ay), (bx, by) = self.point(-opening.wide / 2, self.right), self.point(opening.wide / 2, self.left)
        self.rect = (min(ax, bx), min(ay, by), max(ax, bx), max(ay, by))

    def point(self, a, d):
        """The point `a` metres along the wall and `d` metres to its left."""
        o = self.opening
        return round(o.x + self.along[0] * a + self.across[0] * d, 4), round(
            o.y + self.along[1] * a + self.across[1] * d, 4
        )

    def distance_to_face(self, house, side):
        """Distance from the opening's middle to the face of the wall on one side (1 left, -1 right)."""
        d = 0.0
        while house.is_wall(*self.point(0, side * (d + STEP / 2))):
            d += STEP
        return round(d, 4)

    def names(self):
        return [room.name if room else "" for room in self.rooms]

    def inner(self):
        return self.names()[0]

    def band(self, share=1.0, deep=None):
        """The opening's rectangle; its depth is a share of the wall's thickness, or `deep` metres."""
        half, middle = self.opening.wide / 2, (self.left + self.right) / 2
        d = (deep or (self.left - self.right) * share) / 2
        return [
            self.point(-half, middle - d),
            self.point(half, middle - d),
            self.point(half, middle + d),
            self.point(-half, middle + d),
        ]

    def shapes(self):
        """(kind, points, end of the SVG path), in drawing order."""
        o, out = self.opening, []
        if o.kind == "window":
            out += [("window", self.band(), "Z"), ("window", self.band(0.25), "Z")]
        elif o.kind == "shut":
            out.append(("shut", self.band(deep=0.05), "Z"))
        elif o.kind == "door":
            half = o.wide / 2
            swing = [(math.pi / 2 * k / 12) for k in range(13)]
            out.append(("leaf", [self.point(-half, self.left), self.point(-half, self.left + o.wide)], ""))
            out.append(
                (
                    "swing",
                    [self.point(-half + o.wide * math.cos(t), self.left + o.wide * math.sin(t)) for t in swing],
                    "",
                )
            )
        if o.entrance:
            out.append(
                (
                    "in",
                    [
                        self.point(0, self.right - 0.2),
                        self.point(-0.22, self.right - 0.58),
                        self.point(0.22, self.right - 0.58),
                    ],
                    "Z",
                )
            )
        return out


def size(room):
    return sum((x1 - x0) * (y1 - y0) for x0, y0, x1, y1 in room.rects)


def within(r, x, y):
    return r[0] <= x <= r[2] and r[1] <= y <= r[3]
