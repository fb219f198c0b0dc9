"""Salon Project: one long room beside a row of arches, a reception at the street, the wash room behind a jaali.

Plan: x from the garden arches (-3) to the mirror wall (2.6), y from the street (-6) to the end of the wash room
(13.4)."""

from ...kit import light as L
from ...kit.core import reset
from ...view import View
from .back import corridor, skylight, slot, wash_room
from .measures import GARDEN_ARCHES, HEIGHT
from .palette import palette
from .reception import reception, waiting
from .shell import back_rooms, garden, shell
from .stations import main_room
from .street import street

EDITION = 2
PASSES = {  # beginnings of names
    "desk_top": "it lies on the desk's body; its edge stands out all round",
    "parapet": "it lies on the front wall; its edges stand out on both sides",
    "bowl": "it is let into the ledge of the wash room",
    "waste": "the drain of a bowl leads into the pillar below it",
    "chajja": "its back lies deep in the front wall",
    "jaali_rail": "it lies on the jaali and is longer and wider than it",
    "terrace": "larger than what stands on it",
    "tree": "a group whose trunk begins 10 cm below the terrace",
}
BY_DAY = ("row", "reception", "station", "wash", "bench", "corridor", "detail")  # views with all lamps off
HERE = "projects/commercial/salon-project/"
VIEWS = {
    "row": View(
        (-0.35, -0.72, 1.2),
        12.0,
        27,
        (0, -0.03),
        size=(1800, 1200),
        samples=64,
        ev=0.45,
        light="morning",
        to=HERE + "03.jpg",
    ),
    "shopfront": View(
        (-0.15, -14.0, 1.45),
        0.0,
        30,
        (0, 0.06),
        size=(2400, 1600),
        samples=64,
        ev=0.9,
        light="dusk",
        to=HERE + "01.jpg",
    ),
    "reception": View(
        (0.85, -5.50, 1.17),
        0.0,
        26,
        (0.04, -0.01),
        size=(1800, 1200),
        samples=32,
        ev=0.6,
        light="front",
        to=HERE + "02.jpg",
    ),
    "station": View(
        (-0.5, 2.62, 1.2),
        86.0,
        42,
        (0, -0.01),
        size=(1440, 1800),
        samples=64,
        ev=0.75,
        light="early",
        to=HERE + "04.jpg",
    ),
    "wash": View(
        (0.75, 10.5, 1.3),
        14.5,
        37,
        (0, -0.10),
        samples=32,
        ev=1.1,
        light="slot",
        rooms=("wash",),
        to=HERE + "05.jpg",
    ),
    "bench": View(
        (0.36, -3.42, 1.10),
        -90.0,
        30,
        (0, -0.03),
        size=(1800, 1350),
        samples=24,
        ev=0.45,
        light="street",
        to=HERE + "06.jpg",
    ),
    "corridor": View(
        (-1.66, 5.6, 1.15), 0.0, 45, (0, 0.0), size=(1350, 1800), samples=32, ev=0.6, light="above", to=HERE + "07.jpg"
    ),
    "detail": View(
        (1.50, 4.36, 1.06),
        91.0,
        46,
        (0, -0.06),
        focus=0.92,
        fstop=5.6,
        size=(1800, 1800),
        samples=32,
        ev=0.25,
        light="early",
        to=HERE + "08.jpg",
    ),
}
VIEWS["retail"] = VIEWS["shopfront"].part(0.41, 0.30, 0.82, 0.86, to="media/services/retail.jpg")


def day_light(light, m):
    for y in GARDEN_ARCHES:
        L.portal((-3.5, y, 1.2), (1, 0, 0), (1.45, 2.5))
    L.sky(38, -80, 1.1)
    if light == "early":  # over the garden's wall, through an arch, on the mirrors' wall
        L.sun(-99, 11, 11, (1, 0.76, 0.50), 0.8)
    elif light == "morning":  # across the floor, to the chairs
        L.sun(-106, 21, 10, (1, 0.79, 0.55), 0.8)
    elif light == "front":  # from the street, through the large arch, on the desk and the niches
        L.sun(163, 14, 9, (1, 0.77, 0.52), 0.8)
    elif light == "slot":  # later in the morning, over the bowls
        slot()
        L.sun(-122, 66, 9, (1, 0.84, 0.64), 0.8)
        L.portal((0.55, 12.97, 3.4), (0, 0, -1), (2.0, 0.38))
    elif light == "above":  # early in the afternoon, through the light in the passage's roof
        skylight(m)
        L.sun(148, 52, 9, (1, 0.86, 0.68), 0.6)
        L.portal((-1.32, 10.72, 3.35), (0, 0, -1), (0.62, 2.55))
    elif light == "street":  # in through the door, on the bench and its shelves
        L.sun(151, 26, 9, (1, 0.79, 0.55), 0.8)
    else:
        L.sun(-112, 34, 9, (1, 0.80, 0.58), 1.0)
    L.area(
        (0.0, -6.3, 1.6),
        (0.1, 1, -0.15),
        (5.5, 2.4),
        {"street": 40, "front": 40, "above": 24}.get(light, 150),
        (0.93, 0.96, 1.0),
        "daylight",
    )
    L.area(
        (0.95, 11.6, 3.15),
        (0, 0, -1),
        (2.6, 1.4),
        22 if light in ("slot", "above") else 75,
        (1, 0.95, 0.88),
        "daylight",
    )
    if light != "above":
        L.area((-1.68, 11.3, 3.15), (0, 0.15, -1), (1.2, 0.5), 60, (1, 0.95, 0.88), "daylight")
    L.area((1.42, 4.0, HEIGHT - 0.03), (-0.5, 0, 1), (0.06, 10), 40, (1, 0.72, 0.44))


def dusk_light():
    L.sky(2.0, 150, 0.32, 0.9, 3.0, tint=(0.75, 0.86, 1.1), clouds=0.4, seed=5.0)
    L.area((0.6, -3.4, 3.1), (0, 0, -1), (3.6, 2.6), 60, (1, 0.76, 0.50))
    L.area((-1.0, 3.0, 3.1), (0, 0, -1), (3.0, 7.0), 110, (1, 0.76, 0.50))
    L.area((1.42, 4.0, HEIGHT - 0.03), (-0.5, 0, 1), (0.06, 10), 60, (1, 0.72, 0.44))
    L.area((-0.15, -6.22, HEIGHT + 0.08), (0, 0.55, 1), (2.4, 0.03), 9, (1, 0.74, 0.46), "sign")


def build(view):
    reset()
    m = palette()
    shell(m)
    back_rooms(m)
    if view.rooms == ("wash",):  # no other room is in its frame
        wash_room(m)
        return day_light(view.light, m)
    if view.light != "above":  # from above, the palm of the main room is in the way
        main_room(m)
    reception(m)
    waiting(m)
    wash_room(m)
    corridor(m)
    street(m, view.light == "dusk")
    garden(m)
    dusk_light() if view.light == "dusk" else day_light(view.light, m)
