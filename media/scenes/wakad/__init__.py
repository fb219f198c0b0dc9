"""Wakad Residence: a turnkey 2BHK of 720 sq ft on the eighth floor: vitrified tiles, laminate, veneer and quartz with
lime and teak; at eleven on a winter morning."""

from dataclasses import replace

from ...kit import light as L
from ...kit.core import reset
from ...kit.outlook import seen_sky
from ...view import View
from .bath import bath
from .bedroom import bedroom
from .child import child
from .hall import furnish
from .hall_high import hall_of_wood_and_stone
from .hall_shell import shell
from .hall_simple import hall_of_laminate
from .kitchen import kitchen
from .measures import HEIGHT
from .palette import palette
from .town import town
from .weeks import WEEKS, hall_in_week

EDITION = 1
HERE = "projects/residential/wakad-residence/"
HALL, KITCHEN, BEDROOM, CHILD, BATH = ("hall",), ("kitchen",), ("bedroom",), ("child",), ("bath",)
VIEWS = {
    "hall": View(
        (2.90, -2.36, 1.12),
        -90.0,
        24,
        (0.085, -0.02),
        size=(1620, 1080),
        samples=24,
        ev=1.5,
        rooms=HALL,
        to=HERE + "01.jpg",
    ),
    "sofa": View(
        (-1.45, -3.30, 1.10),
        0.0,
        26,
        (0, -0.03),
        size=(1620, 1080),
        samples=24,
        ev=0.65,
        look="AgX - High Contrast",
        light="side",
        rooms=HALL,
        to=HERE + "02.jpg",
    ),
    "television": View(
        (-0.85, -0.95, 1.08),
        180.0,
        24,
        (0, -0.01),
        size=(1620, 1080),
        samples=24,
        ev=0.75,
        look="AgX - High Contrast",
        light="side",
        rooms=HALL,
        to=HERE + "03.jpg",
    ),
    "prayer": View(
        (1.16, -0.70, 1.18),
        90.0,
        44,
        (0, 0.085),
        size=(1296, 1620),
        samples=28,
        ev=2.6,
        light="prayer",
        rooms=HALL,
        to=HERE + "04.jpg",
    ),
    "entrance": View(
        (3.68, -3.35, 1.07),
        0.0,
        26,
        (-0.014, -0.150),
        size=(1296, 1620),
        samples=24,
        ev=1.7,
        look="AgX - Very High Contrast",
        light="door",
        rooms=HALL,
        to=HERE + "08.jpg",
    ),
    "kitchen": View(
        (1.30, -2.30, 1.20),
        -30.0,
        26,
        (0.01, 0.035),
        size=(1800, 1200),
        samples=24,
        ev=0.55,
        look="AgX - Very High Contrast",
        light="window",
        rooms=KITCHEN,
        to=HERE + "05.jpg",
    ),
    "counter": View(
        (-0.10, -1.78, 1.20), 0.0, 36, (0, 0.02), 1.45, 4.0, (1296, 1620), ev=0.8, samples=24, rooms=KITCHEN
    ),
    "utility": View(
        (1.92, -2.42, 1.20),
        21.0,
        26,
        (0, 0.0),
        1.75,
        1.8,
        (1296, 1620),
        samples=28,
        ev=-0.35,
        look="AgX - Very High Contrast",
        light="shade",
        rooms=KITCHEN,
        to=HERE + "10.jpg",
    ),
    "bedroom": View(
        (-0.28, -3.72, 1.16),
        0.0,
        24,
        (0, -0.055),
        size=(1800, 1200),
        samples=24,
        ev=1.45,
        rooms=BEDROOM,
        to=HERE + "06.jpg",
    ),
    "wardrobe": View(
        (-1.76, -3.06, 1.16),
        90.0,
        39,
        (0, 0.045),
        size=(1296, 1620),
        samples=26,
        ev=2.9,
        look="AgX - High Contrast",
        light="open",
        rooms=BEDROOM,
        to=HERE + "11.jpg",
    ),
    "child": View(
        (-0.54, -3.44, 1.20),
        24.0,
        24,
        (-0.005, -0.03),
        size=(1620, 1080),
        samples=24,
        ev=0.6,
        look="AgX - High Contrast",
        rooms=CHILD,
        to=HERE + "07.jpg",
    ),
    "bath": View(
        (1.10, -1.06, 1.18),
        -90.0,
        32,
        (0.125, -0.035),
        size=(1296, 1620),
        samples=32,
        ev=2.0,
        look="AgX - High Contrast",
        light="window",
        rooms=BATH,
        to=HERE + "09.jpg",
    ),
}
VIEWS |= {
    f"hall-week-{week}": replace(
        VIEWS["hall"], size=(1350, 900), light=f"week {week}", to=f"media/process/hall-week-{week}.jpg"
    )
    for week in WEEKS
}
VIEWS |= {
    f"hall-{level}": replace(VIEWS["hall"], size=(1350, 900), light=level, to=f"media/cost/hall-{level}.jpg")
    for level in ("simple", "high")
}
BY_DAY = tuple(VIEWS)
PASSES = {  # beginnings of names
    "bowl": "the basin's and the bowls' profiles run inwards; glazed clay is opaque",
    "rose": "the hand shower's, seen from its face",
    "peg": "a towel hangs on it",
    "towel_ring": "a towel hangs through it",
    "rod": "its feet hold it away from its ends",
    "lamp_shade": "the wire that carries it is not made",
    "rope": "washing hangs over it",
    "utensil_rail": "its tools hang from it; its stays end in the tiles",
    "slab_above": "the balcony of the flat above runs into the walls",
}
FILL = (0.97, 0.98, 1.0)  # daylight that comes from the rest of the flat


def hall(m, light):
    """As it is lived in, in one of the weeks before, or as it would be at another level of the costs."""
    if light.startswith("week"):
        hall_in_week(m, int(light.split()[1]))
    elif light == "simple":
        hall_of_laminate(m)
    elif light == "high":
        hall_of_wood_and_stone(m)
    else:
        shell(m)
        furnish(m)


def build(view):
    reset()
    m = palette()
    shade = view.light == "shade"
    if "kitchen" in view.rooms:
        kitchen(m)
        L.area((0.0, -2.45, 2.0), (0, 1, -0.2), (2.6, 1.2), 5 if shade else 0.7, FILL, "daylight")
        if not shade:
            # Directed down, so that the loft above the window stays dark.
            L.area((1.0, -0.03, 1.56), (-0.5, -1, -0.75), (0.74, 0.66), 22, (0.97, 0.985, 1.0), "daylight")
        if shade:
            L.sun(-112, 40, 5, (1, 0.90, 0.76), 0.9)  # behind the house: it lights the town alone
            town(m, 60, ((150, -26, 0.3, 11), (118, -6, 0.1, 12), (190, 18, 0.5, 14)), 0.7, 0.55, 26)
        else:
            L.sun(-22, 52, 5, (1, 0.88, 0.72), 0.9)  # the window looks west
            town(m, 0, ((84, -15, 0.3, 13), (130, -4, 0.1, 14), (105, 12, 0.5, 12)), 0.8, 0.7)
    elif "bedroom" in view.rooms:
        bedroom(m, view.light == "open")
        if view.light != "open":  # the lamp would intersect the wardrobe
            L.area((0.2, -3.7, 2.0), (0, 1, -0.2), (2.6, 1.2), 12, FILL, "daylight")
        L.sun(-112, 40, 10, (1, 0.90, 0.76), 0.9)
        town(m, -90)
    elif "child" in view.rooms:
        child(m)
        L.area((1.54, -1.78, 1.50), (-1, 0.30, -0.25), (1.3, 1.2), 14, FILL, "daylight")  # light from its window
        L.sun(119, 32, 8, (1, 0.89, 0.74), 0.9)
        town(m, 90)
    elif "bath" in view.rooms:
        bath(m)
    else:
        hall(m, view.light)
        if view.light == "door":  # daylight reaches it from the hall, on the left
            L.area((1.7, -2.25, 1.45), (1, 0.12, -0.10), (0.6, 1.3), 26, FILL, "daylight")
        elif view.light == "side":  # from the balcony alone
            L.area((-2.78, -2.1, 1.35), (1, -0.25, -0.15), (1.1, 1.7), 60, FILL, "daylight")
        elif view.light == "prayer":  # from the balcony, and two flames
            L.area((0.6, -1.9, 2.2), (1, 0.45, -0.35), (1.0, 0.8), 6, FILL, "daylight")
        else:
            L.area((2.2, -2.4, HEIGHT - 0.06), (-0.2, 0, -1), (1.2, 1.4), 24, FILL, "daylight")
            L.area((3.6, -2.6, HEIGHT - 0.06), (0, 0.2, -1), (1.0, 1.0), 12, FILL, "daylight")
        L.sun(-112, 40, 10, (1, 0.90, 0.76), 0.9)
        L.portal((-3.1, -1.7, 1.15), (1, 0, 0), (2.3, 2.3))
        town(m, -90, dim=0.6, thin=0.8)
    L.sky(42, 95, 1.6, clouds=0.4, seed=3.0)
    seen_sky(0.42 if shade else 0.24)
