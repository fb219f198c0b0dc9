"""Patil Residence: a 3BHK flat above the treetops; lime white, Kota, teak and cane, at nine in the morning.

Plan: the hall is 7.4 × 4.6 m; the balcony is on the side x < -3.7, from where the morning light comes."""

from ...kit import light as L
from ...kit.core import reset
from ...kit.outlook import seen_sky
from ...view import View
from .bath import bath
from .bedroom import bedroom
from .dining import dining
from .hall import at_the_balcony, balcony, hall_shell, sitting
from .kitchen import kitchen
from .outlook import outlook
from .palette import palette
from .study import study

EDITION = 2
BY_DAY = ("hall", "dining", "corner", "table", "niche")  # views with all lamps off
PASSES = {  # beginnings of names
    "rod": "its feet hold it away from its ends",
    "table_top": "it lies on two trestles, between its corners",
    "platform": "it lies on a smaller plinth, between its corners; the quilt lies on it",
    "mattress": "the quilt lies on it",
    "fleck": "leaves before the window, of which only the shade is seen",
    "ground": "a disc as wide as the town; its edge is far away, and what stands on it reaches into it",
    "trunk": "its foot lies in the ground",
    "wire": "its end lies within the pole",
    "peg_leg": "it holds the washing",
    "rope": "the washing hangs over it",
    "book_": "the open book lies a little sunk in the quilt",
}
HERE = "projects/residential/patil-residence/"
HALL, BEDROOM, KITCHEN = ("hall",), ("bedroom",), ("kitchen",)
VIEWS = {
    "hall": View(
        (1.75, -4.5, 1.25), -28.0, 25, (0, -0.04), size=(1800, 1200), samples=64, ev=1.6, rooms=HALL, to=HERE + "01.jpg"
    ),
    "dining": View(
        (1.72, -4.62, 1.15),
        0.0,
        32,
        (0.05, -0.03),
        size=(1440, 1800),
        samples=32,
        ev=1.5,
        light="early",
        rooms=HALL,
        to=HERE + "02.jpg",
    ),
    "corner": View(
        (-1.2, -1.20, 1.08),
        -90.0,
        31.5,
        (0, -0.03),
        focus=1.8,
        fstop=2.2,
        size=(1440, 1800),
        samples=32,
        ev=0.85,
        light="corner",
        rooms=HALL,
        to=HERE + "03.jpg",
    ),
    "table": View(
        (1.62, -2.62, 1.17),
        9.0,
        52,
        (0, -0.16),
        focus=1.22,
        fstop=4.5,
        size=(1800, 1800),
        samples=32,
        ev=1.2,
        light="early",
        rooms=HALL,
    ),
    "kitchen": View(
        (0.2, -3.85, 1.15),
        0.0,
        31,
        (0, -0.025),
        size=(1800, 1200),
        samples=32,
        ev=1.2,
        rooms=KITCHEN,
        to=HERE + "05.jpg",
    ),
    "counter": View(
        (0.10, -1.72, 1.12),
        0.0,
        48,
        (0, 0.13),
        focus=1.42,
        fstop=3.2,
        size=(1440, 1800),
        samples=32,
        ev=1.2,
        rooms=KITCHEN,
        to=HERE + "06.jpg",
    ),
    "niche": View(
        (0.95, -2.85, 1.15),
        90.0,
        40,
        (0, -0.01),
        focus=3.9,
        fstop=5.6,
        size=(1440, 1800),
        samples=32,
        ev=0.85,
        light="level",
        rooms=HALL,
        to=HERE + "07.jpg",
    ),
    "study": View(
        (1.66, -1.16, 1.15),
        -90.0,
        29,
        (0.03, -0.03),
        size=(1800, 1200),
        samples=32,
        ev=1.45,
        light="morning",
        rooms=("study",),
        to=HERE + "10.jpg",
    ),
    "site_desk": View(
        (0.10, -2.1, 1.28),
        -13.0,
        37,
        (0, -0.14),
        focus=1.65,
        fstop=4,
        size=(1440, 1800),
        samples=32,
        ev=0.05,
        rooms=("study",),
        to="media/founders/2.jpg",
    ),
    "bath": View(
        (1.17, -1.52, 1.13),
        -90.0,
        31,
        (0, -0.02),
        size=(1440, 1800),
        samples=32,
        ev=2.35,
        rooms=("bath",),
    ),
    "balcony": View(
        (-4.62, -3.48, 1.15),
        0.0,
        28,
        (0, -0.08),
        size=(1440, 1800),
        samples=32,
        ev=0.05,
        rooms=HALL,
        to=HERE + "12.jpg",
    ),
    "bedroom": View(
        (-0.05, -5.38, 1.15),
        0.0,
        31,
        (0, -0.025),
        size=(1800, 1200),
        samples=64,
        ev=1.15,
        rooms=BEDROOM,
        to=HERE + "08.jpg",
    ),
    "bedside": View(
        (-0.98, -2.25, 1.02),
        -5.0,
        44,
        (0, -0.035),
        focus=1.95,
        fstop=3.2,
        size=(1440, 1800),
        samples=32,
        ev=1.3,
        rooms=BEDROOM,
        to=HERE + "09.jpg",
    ),
}


def build(view):
    reset()
    m = palette()
    if "hall" in view.rooms:
        hall_shell(m)
        balcony(m)
        sitting(m)
        dining(m, view.light != "day", view.light == "level")
        L.portal((-3.9, -2.2, 1.25), (1, 0, 0), (2.8, 2.45))
        if view.light == "corner":
            at_the_balcony(m)
        heading, height = {"early": (-108, 10.5), "level": (-95, 6.0), "corner": (-120, 18)}.get(view.light, (-118, 26))
        L.sun(heading, height, 11, (1, 0.76, 0.52) if view.light == "day" else (1, 0.70, 0.44), 0.9)
    elif "kitchen" in view.rooms:
        kitchen(m)
        L.sun(-114, 14, 12.5, (1, 0.74, 0.49), 0.9)
        L.area((0.3, -3.9, 2.0), (0, 1, -0.2), (3.0, 1.6), 7, (0.96, 0.97, 1.0), "daylight")
    elif "study" in view.rooms:
        study(m, 5 if view.light == "night" else None)
        L.sun(*((66, 30) if view.light in ("morning", "night") else (-14, 38)), 13, (1, 0.78, 0.55), 1.0)
        L.area(
            (0.3, -3.7, 2.0), (0, 1, -0.2), (3.0, 1.6), 24 if view.light == "day" else 9, (0.96, 0.97, 1.0), "daylight"
        )
    elif "bath" in view.rooms:
        bath(m)
        L.sun(-112, 24, 14, (1, 0.78, 0.55), 1.0)
        L.area((1.1, -1.5, 2.3), (-1, 0, -0.3), (1.6, 1.0), 5, (0.96, 0.97, 1.0), "daylight")
    else:
        bedroom(m, view.light == "night")
        L.sun(-122, 19, 12, (1, 0.76, 0.52), 0.9)
        L.area((1.2, -5.2, 1.9), (-0.15, 1, -0.25), (2.6, 1.8), 7, (0.96, 0.97, 1.0), "daylight")
    if view.light not in ("early", "level"):  # no window is in the frame of these
        outlook(m)
    if any(room in view.rooms for room in ("hall", "study", "kitchen")):
        L.sky(34, 95, 1.6, clouds=0.5, seed=2.0)
        seen_sky({"corner": 0.34}.get(view.light, 0.4 if "kitchen" in view.rooms else 0.5))
    else:
        L.sky(34, 95, 1.6)
