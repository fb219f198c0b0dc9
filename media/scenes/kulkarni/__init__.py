"""Kulkarni Residence: a 2BHK with red oxide floors, white lime and indigo, in the last hour of the afternoon.

Plan: the hall is 5.6 × 5.4 m, with two tall shuttered openings on its west side (x = 2.8), towards the setting sun; the
other rooms are in a row behind it, each with a window to the west and a door to a passage on the east."""

from ...kit import light as L
from ...kit.core import reset
from ...kit.outlook import seen_sky
from ...view import View
from .bedroom import bedroom
from .desk import desk
from .dining import dining
from .hall import hall
from .kitchen import kitchen
from .palette import palette
from .shell import outside
from .study import study

EDITION = 2
PASSES = {  # beginnings of names
    "ground": "a disc as wide as the town; its edge is far away, and what stands on it reaches into it",
    "trunk": "its foot lies 20 cm in the ground",
    "wire": "its end lies within the pole",
}
HERE = "projects/residential/kulkarni-residence/"
HALL, STUDY, BEDROOM = ("hall",), ("study",), ("bedroom",)
VIEWS = {
    "hall": View(
        (0.12, -5.45, 1.15), 0.0, 35, (0, -0.035), size=(1800, 1200), samples=64, ev=1.2, rooms=HALL, to=HERE + "01.jpg"
    ),
    "shutters": View(
        (-1.3, -3.4, 1.2), 58.0, 32, (0, 0.01), size=(1440, 1800), samples=64, ev=0.9, rooms=HALL, to=HERE + "02.jpg"
    ),
    "books": View(
        (-0.60, -3.35, 1.12),
        -62.0,
        56,
        (0.01, -0.02),
        focus=2.45,
        fstop=4,
        size=(1440, 1800),
        samples=24,
        ev=2.15,
        light="last",
        rooms=HALL,
        to=HERE + "03.jpg",
    ),
    "study": View(
        (0.05, -4.22, 1.15), 0.0, 33, (0, -0.06), size=(1800, 1350), samples=32, ev=1.4, rooms=STUDY, to=HERE + "05.jpg"
    ),
    "dining": View(
        (0.02, -4.62, 1.15),
        0.0,
        35,
        (0, -0.07),
        size=(1800, 1200),
        samples=64,
        ev=1.35,
        rooms=("dining",),
        to=HERE + "04.jpg",
    ),
    "kitchen": View(
        (-1.85, -1.25, 1.2),
        90.0,
        28,
        (-0.135, -0.07),
        size=(1800, 1200),
        samples=32,
        ev=1.1,
        rooms=("kitchen",),
        to=HERE + "06.jpg",
    ),
    "balcony": View(
        (0.75, -4.2, 1.2),
        90.0,
        37,
        (0, -0.135),
        size=(1440, 1800),
        samples=32,
        ev=-0.25,
        rooms=HALL,
        to=HERE + "09.jpg",
    ),
    "bedroom": View(
        (-0.12, -5.08, 1.2),
        0.0,
        31.5,
        (0, -0.10),
        size=(1800, 1200),
        samples=24,
        ev=1.45,
        rooms=BEDROOM,
        to=HERE + "07.jpg",
    ),
    "bedside": View(
        (-1.12, -2.05, 1.08),
        0.0,
        38,
        (0, -0.03),
        size=(1440, 1800),
        samples=32,
        ev=1.45,
        rooms=BEDROOM,
        to=HERE + "08.jpg",
    ),
    "desk": View(
        (0, -0.958, 0),
        0.0,
        60,
        (0, 0),
        size=(1440, 1800),
        samples=32,
        ev=0.65,
        rooms=("desk",),
        to="media/founders/1.jpg",
    ),
}


def build(view):
    reset()
    m = palette()
    if "desk" in view.rooms:
        return desk(m)
    outside(m)
    if "hall" in view.rooms:
        hall(m)
        for y in (-2.05, -4.2):
            L.portal((3.15, y, 1.2), (-1, 0, 0), (1.3, 2.35))
        if view.light == "last":  # straight in, over the floor, on the shelves
            L.sun(97, 9, 2.7, (1, 0.56, 0.27), 0.8)
        else:
            L.sun(132, 17, 15, (1, 0.58, 0.28), 0.8)
    elif "dining" in view.rooms:
        dining(m)
        L.sun(112, 15, 16, (1, 0.58, 0.28), 0.45)
        L.area((-0.4, -4.4, 1.9), (0.1, 1, -0.2), (2.2, 1.6), 3.5, (0.95, 0.97, 1.0), "daylight")
    elif "kitchen" in view.rooms:
        kitchen(m)
        L.sun(133, 15, 12.5, (1, 0.58, 0.28), 0.45)
        L.area(
            (-1.95, -3.4, 1.1), (1, 0.25, 0), (0.8, 2.0), 2.5, (0.95, 0.97, 1.0), "daylight"
        )  # the passage's door stands open
    elif "bedroom" in view.rooms:
        bedroom(m)
        L.sun(110, 14, 17, (1, 0.58, 0.28), 0.45)
        L.area((-0.4, -5.0, 1.9), (0.1, 1, -0.2), (2.2, 1.6), 3.5, (0.95, 0.97, 1.0), "daylight")
    else:
        study(m, 9 if view.light == "night" else None)
        L.portal((2.6, -1.5, 1.55), (-1, 0, 0), (1.4, 1.6))
        L.sun(112, 14, 16, (1, 0.58, 0.28), 0.45)
        L.area((-0.6, -4.2, 1.9), (0.1, 1, -0.2), (2.2, 1.6), 3.5, (0.95, 0.97, 1.0), "daylight")
    L.sky(15, 120, 1.5, clouds=0.55, seed=3.0)
    seen_sky(0.12 if "kitchen" in view.rooms else 0.36)
