"""Joshi Residence: a 1BHK in deep green lime and dark teak, at night, lit by its own lamps.

Plan: one room of 6.4 × 4.4 m with sofa, table and kitchen counter; the bedroom and a small bath are behind it, the
entrance on its right."""

from ...kit import light as L
from ...kit.core import reset
from ...view import View
from .bath import bath
from .bedroom import bedroom
from .entrance import entrance
from .kitchen import kitchen
from .living import living_shell, sitting
from .palette import palette
from .town import town

EDITION = 2
PASSES = {  # beginnings of names
    "rod": "its feet hold it away from its ends",
    "book_board": "a book lies a little sunk in the quilt",
    "stool": "its seat stands out over its legs, which reach into it",
    "bar (towel)": "the towel is laid over it: it runs through the fold",
    "utensil_rail": "its tools hang from it; its stays end in the tiles",
    "peg.001 (towel.002)": "the towel hangs on it, behind the camera",
    "peg.002 (bag)": "the strap of the bag lies on it",
    "peg.002 (towel.001)": "the towel hangs on it, behind the camera",
}
HERE = "projects/residential/joshi-residence/"
LAMPS = (1.0, 0.76, 0.48)  # the colour of paper under these lamps
LIVING, BEDROOM, BATH = ("living",), ("bedroom",), ("bath",)
VIEWS = {
    "living": View(
        (-0.68, -4.45, 1.12),
        0.0,
        28,
        (0, -0.05),
        size=(1800, 1200),
        samples=64,
        ev=2.25,
        white=(1.0, 0.73, 0.44),
        light="late",
        rooms=LIVING,
        to=HERE + "01.jpg",
    ),
    "kitchen": View(
        (0.30, -1.42, 1.17),
        90.0,
        27,
        (0.095, 0.0),
        size=(1800, 1200),
        samples=32,
        ev=2.15,
        white=LAMPS,
        light="night",
        rooms=LIVING,
        to=HERE + "02.jpg",
    ),
    "lamp": View(
        (-1.15, -2.0, 0.95),
        -44.0,
        55,
        (0, -0.02),
        focus=2.15,
        fstop=3.2,
        size=(1800, 1800),
        samples=32,
        ev=2.0,
        white=LAMPS,
        light="night",
        rooms=LIVING,
        to=HERE + "03.jpg",
    ),
    "bedroom": View(
        (0.05, -4.5, 1.12),
        0.0,
        29,
        (0, -0.025),
        size=(1800, 1200),
        samples=32,
        ev=2.4,
        white=LAMPS,
        light="night",
        rooms=BEDROOM,
        to=HERE + "04.jpg",
    ),
    "bedside": View(
        (-0.35, -1.75, 0.95),
        -32.0,
        50,
        (0, -0.07),
        focus=1.7,
        fstop=3.2,
        size=(1440, 1800),
        samples=32,
        ev=1.9,
        white=LAMPS,
        light="night",
        rooms=BEDROOM,
        to=HERE + "05.jpg",
    ),
    "entrance": View(
        (0.17, -2.62, 1.22),
        0.0,
        36,
        (0, -0.075),
        size=(1440, 1800),
        samples=24,
        ev=2.1,
        white=(1.0, 0.71, 0.42),
        light="night",
        rooms=("entrance",),
        to=HERE + "07.jpg",
    ),
    "bath": View(
        (0.02, -2.92, 1.16),
        0.0,
        32,
        (0, -0.045),
        size=(1440, 1800),
        samples=24,
        ev=2.2,
        white=LAMPS,
        light="night",
        rooms=BATH,
        to=HERE + "06.jpg",
    ),
}


def build(view):
    reset()
    m = palette()
    if "living" in view.rooms:
        living_shell(m)
        sitting(m)
        kitchen(m)
    elif "bath" in view.rooms:
        bath(m)
    elif "entrance" in view.rooms:
        entrance(m)
    else:
        bedroom(m)
    town(m)
    # A later hour for views without a window: blue light would only make the lamps' shadows violet.
    L.sky(-1.0, 60, 0.15 if view.light == "late" else 1.0, 1.0, 3.0, tint=(0.55, 0.72, 1.2))
