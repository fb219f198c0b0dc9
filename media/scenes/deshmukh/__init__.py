"""Deshmukh Residence: a bungalow around a court in the monsoon, from early morning to night.

Plan: the living room is at y < 0; its arch opens north to the veranda (y 0.34 to 2.9), the veranda to the court (up to
y 8.6). The rooms behind it are in a row between the garden on the west and a passage on the east. The study is
separate, at the court's west end beyond the veranda's end wall; it has the same wall, columns and planting in front,
and a door to the garden."""

import math

import bpy

from ...kit import light as L
from ...kit.core import reset
from ...kit.greenery import tree
from ...kit.outdoors import neighbour
from ...kit.outlook import seen_sky, shade_tree, spray
from ...kit.roof import gable
from ...view import View
from .bath import bath
from .bedroom import at_the_window, bedroom
from .court import court, flecks, low_flecks
from .dining import dining
from .garden import garden_path
from .kitchen import kitchen
from .living import garden_portals, living
from .measures import ARCH_W, ARCH_X, LANTERNS
from .palette import palette
from .rain import rain
from .second_bedroom import second_bedroom
from .study import study
from .veranda import house_walls, on_the_swing, veranda

EDITION = 2
BY_DAY = ("living", "low_table", "door", "niche")  # views with all lamps off
PASSES = {  # beginnings of names
    "behind": "keeps the light out behind the wall, where no picture looks",
    "above": "keeps the light out behind the wall, where no picture looks",
    "rafter": "it carries the battens between its ends, where the check has no points",
    "batten": "the rafters carry it between its ends, where the check has no points",
    "rain_rod": "its cups hang on it between its ends",
    "court": "larger than what stands on it",
    "grass": "a lawn of many blades, seen through the window",
    "utensil_rail": "its stays end in the tiles",
    "coping": "it lies on the wall; its edges stand out on both sides",
    "parapet_coping": "it lies on the wall; its edges stand out on both sides",
    "tree": "its trunk begins 10 cm in the ground",
    "neighbour": "its foot lies in the ground beyond the wall",
    "core": "the tulsi stand is masonry: its parts reach into one another",
    "cheek": "a part of the tulsi stand",
    "roof (": "a part of the tulsi stand",
    "sill (": "a part of the tulsi stand",
    "earth": "it fills the tulsi's bowl",
    "water": "it fills the urli",
    "stool": "its seat stands out over its legs, which reach into it",
    "towel": "it hangs from a peg, in front of the wall",
    "lamp_shade": "the wire that carries it is not made",
    "side": "a part of a chair, joined to the others at its ends alone",
    "rail": "its ends are let into the frame beside it",
}
HERE = "projects/residential/deshmukh-residence/"
OUTSIDE, ALL = ("veranda", "court"), ("living", "veranda", "court")
VIEWS = {
    "veranda": View(
        (-4.3, 1.32, 1.22),
        78.0,
        25,
        (0, -0.03),
        size=(2400, 1600),
        samples=64,
        ev=1.8,
        light="clearing",
        rooms=ALL,
        to=HERE + "01.jpg",
    ),
    "court": View(
        (1.95, 0.85, 1.12),
        11.0,
        32,
        (0, -0.03),
        size=(1800, 1200),
        samples=32,
        ev=0.75,
        light="clearing",
        rooms=OUTSIDE,
        to=HERE + "02.jpg",
    ),
    "living": View(
        (-0.30, -6.75, 1.12), 0.0, 33, (0, -0.035), samples=32, ev=1.0, light="morning", rooms=ALL, to=HERE + "03.jpg"
    ),
    "tulsi": View(
        (1.55, 1.75, 1.05),
        -1.4,
        50,
        (0, -0.085),
        focus=3.25,
        fstop=3.5,
        size=(1440, 1800),
        samples=32,
        ev=0.8,
        light="clearing",
        rooms=OUTSIDE,
        to=HERE + "05.jpg",
    ),
    "swing": View(
        (0.62, 4.35, 1.08),
        180.0,
        40,
        (0, -0.035),
        size=(1440, 1800),
        samples=32,
        ev=1.75,
        white=(1.0, 0.92, 0.80),
        light="swing",
        rooms=ALL,
        to=HERE + "04.jpg",
    ),
    "seat": View(
        (-1.75, 4.95, 1.12),
        180.0,
        38,
        (0, -0.07),
        size=(1800, 1200),
        samples=32,
        ev=2.3,
        white=(1.0, 0.92, 0.80),
        light="forenoon",
        rooms=OUTSIDE,
    ),
    "frangipani": View(
        (0.6, 3.72, 1.1),
        66.0,
        36,
        (0.0, 0.03),
        focus=3.3,
        fstop=2.8,
        size=(1440, 1800),
        samples=64,
        ev=0.65,
        light="late",
        rooms=OUTSIDE,
        to=HERE + "08.jpg",
    ),
    "niche": View(
        (-0.75, -1.12, 1.12),
        97.0,
        38,
        (0.10, -0.02),
        focus=3.6,
        fstop=4,
        size=(1440, 1800),
        samples=32,
        ev=1.3,
        white=(1.10, 0.98, 0.84),
        light="early",
        rooms=ALL,
        to=HERE + "09.jpg",
    ),
    "low_table": View(
        (0.25, -3.40, 0.76),
        -35.0,
        50,
        (0, -0.09),
        focus=1.55,
        fstop=2.8,
        size=(1800, 1800),
        samples=32,
        ev=0.9,
        light="morning",
        rooms=ALL,
    ),
    "door": View(
        (-4.42, 4.75, 1.15),
        180.0,
        53,
        (0, -0.055),
        size=(1440, 1800),
        samples=32,
        ev=1.55,
        white=(1.0, 0.89, 0.73),
        light="forenoon",
        rooms=OUTSIDE,
        to=HERE + "11.jpg",
    ),
    "urli": View(
        (-1.50, 3.02, 0.62),
        38.0,
        45,
        (0, -0.22),
        focus=1.25,
        fstop=4,
        size=(1800, 1800),
        samples=32,
        ev=1.0,
        light="clearing",
        rooms=OUTSIDE,
        to=HERE + "22.jpg",
    ),
    "wayside": View(
        (1.22, 1.55, 0.86),
        -3.0,
        50,
        (0, -0.24),
        focus=1.42,
        fstop=4.0,
        size=(1800, 1200),
        samples=32,
        ev=0.9,
        light="clearing",
        rooms=("garden",),
        to=HERE + "24.jpg",
    ),
    "night": View(
        (2.45, 6.45, 1.3),
        -174.0,
        26,
        (0, 0.02),
        size=(1800, 1200),
        samples=32,
        ev=1.9,
        light="night",
        rooms=ALL,
        to=HERE + "25.jpg",
    ),
    "dining": View(
        (-0.3, -5.25, 1.12),
        0.0,
        28,
        (-0.05, -0.042),
        size=(1800, 1200),
        samples=32,
        ev=1.85,
        light="inside",
        rooms=("dining",),
        to=HERE + "12.jpg",
    ),
    "sideboard": View(
        (-0.17, -1.95, 1.16),
        0.0,
        50,
        (0, -0.02),
        focus=1.66,
        fstop=4.5,
        size=(1440, 1800),
        samples=32,
        ev=1.55,
        light="inside",
        rooms=("dining",),
        to=HERE + "13.jpg",
    ),
    "kitchen": View(
        (0.36, -4.12, 1.24),
        0.0,
        27,
        (-0.045, -0.025),
        size=(1800, 1200),
        samples=32,
        ev=2.2,
        light="inside",
        rooms=("kitchen",),
        to=HERE + "14.jpg",
    ),
    "shelf": View(
        (1.06, -1.42, 1.30),
        0.0,
        43,
        (0, 0.0),
        focus=1.15,
        fstop=4.5,
        size=(1440, 1800),
        samples=32,
        ev=1.9,
        light="inside",
        rooms=("kitchen",),
    ),
    "bedroom": View(
        (0.12, -5.02, 1.15),
        0.0,
        29,
        (0, -0.005),
        size=(1800, 1200),
        samples=32,
        ev=1.6,
        light="inside",
        rooms=("bedroom",),
    ),
    "window_seat": View(
        (0.95, -2.95, 1.08),
        -90.0,
        43.5,
        (0.064, 0.010),
        size=(1440, 1800),
        samples=32,
        ev=1.8,
        light="window",
        rooms=("bedroom",),
        to=HERE + "17.jpg",
    ),
    "second_bedroom": View(
        (0.06, -4.93, 1.15),
        0.0,
        28.5,
        (0, 0.002),
        size=(1800, 1200),
        samples=32,
        ev=1.7,
        light="inside",
        rooms=("second_bedroom",),
    ),
    "study": View(
        (-2.05, -4.2, 1.15),
        0.0,
        32,
        (0, -0.045),
        size=(1800, 1200),
        samples=32,
        ev=1.9,
        light="inside",
        rooms=("study",),
        to=HERE + "19.jpg",
    ),
    "bath": View(
        (0.0, -3.32, 1.15),
        0.0,
        34,
        (0, -0.035),
        size=(1440, 1800),
        samples=32,
        ev=1.85,
        light="inside",
        rooms=("bath",),
        to=HERE + "20.jpg",
    ),
    "rain": View(
        (2.15, 0.55, 1.15),
        -8.0,
        35,
        (0, -0.05),
        focus=3.4,
        fstop=5.6,
        size=(1440, 1800),
        samples=32,
        ev=1.0,
        light="rain",
        rooms=OUTSIDE,
        to=HERE + "21.jpg",
    ),
    "path": View(
        (0.45, -1.3, 1.15),
        -3.0,
        42,
        (0, -0.12),
        size=(1440, 1800),
        samples=32,
        ev=0.85,
        light="clearing",
        rooms=("garden",),
        to=HERE + "23.jpg",
    ),
    "dusk": View(
        (-0.05, 8.25, 1.2), 180.0, 28, (0, 0.025), samples=32, ev=1.6, light="dusk", rooms=ALL, to=HERE + "06.jpg"
    ),
}
VIEWS["foundation"] = VIEWS["dusk"].part(0.27, 0.27, 0.87, 0.87, to="media/foundation/2.jpg")


def build(view):
    reset()
    m = palette()
    if view.light in ("inside", "window"):
        return indoors(m, view.rooms[0], view.light)
    if "garden" in view.rooms:
        return garden_path(m)
    inside = "living" in view.rooms
    house_walls(m, inside)
    veranda(m, lit=view.light in ("rain", "dusk", "night"))
    court(m, view.light == "rain")
    if inside:
        living(m)
        garden_portals()
        L.portal((ARCH_X, 0.5, 1.25), (0, -1, 0), (ARCH_W, 2.6))
    if view.light == "rain":
        rain(m)
        L.sky(40, 150, 0.32, 5.0, 1.0, tint=(0.92, 0.97, 1.0), clouds=1.0, seed=6.0)
        L.sun(24, 52, 0.8, (0.95, 0.97, 1.0), 40)
    elif view.light in ("dusk", "night"):
        gable(
            -7.9, 7.9, (0.80, 3.48), (-3.4, 5.40), m["dark_x"], m["dark_x"], m["roof_tile"], 43
        )  # over the house, where it is visible
        if view.light == "dusk":
            L.sky(1.5, 60, 0.7, 0.9, 3.0, tint=(0.8, 0.88, 1.08), clouds=0.35, seed=8.0)
            L.bulb((0.9, -3.4, 2.3), 30, (1, 0.66, 0.36), 0.18)  # the room behind the arch is lit
            neighbour((-9.5, -16.0, -0.2), 9.0, 7.0, 6.6, (0.60, 0.50, 0.40), math.pi + 0.1, 21, 0.25)
            neighbour((8.5, -19.0, -0.2), 10.0, 7.0, 9.6, (0.62, 0.60, 0.56), math.pi - 0.1, 22, 0.35)
            sprays = [spray((m["leaf" if k % 2 else "leaf3"], m["stem"]), 140 + k) for k in range(4)]
            for x, y, h, c, seed in (
                (-4.2, -10.5, 10.2, 3.3, 61),
                (5.4, -12.0, 11.4, 3.6, 62),
                (0.9, -17.0, 10.6, 3.0, 63),
            ):
                shade_tree((x, y, -0.1), h, c, sprays, m["bark"], seed, 800)
        else:
            L.sky(-2.5, 60, 0.8, 0.9, 3.0, tint=(0.55, 0.70, 1.15))
            L.bulb((0.9, -3.4, 2.3), 70, (1, 0.66, 0.36), 0.18)  # the room behind the arch is lit
            for x, y, h, c, seed in ((-4.5, -9.5, 10.5, 3.6, 61), (3.2, -11.0, 9.8, 3.2, 62)):
                tree((x, y, -0.1), h, c, (m["leaf"], m["leaf2"]), m["bark"], seed, 230, leaf=0.2)
        for x in LANTERNS:
            L.bulb((x, 0.55, 2.0), 26, (1, 0.66, 0.36), 0.06)
        L.bulb((0.5, 1.3, 2.5), 14, (1, 0.68, 0.38), 0.10)
        L.bulb((-3.9, 1.9, 2.3), 15, (1, 0.68, 0.38), 0.10)  # before the door
    else:
        L.sky(48, 150, 0.42, 4.0, 1.0, tint=(1.0, 1.0, 0.97), clouds=0.75, seed=3.0)
        if view.light == "clearing":  # the sun under the clouds, after the rain
            L.sky(48, 150, 0.20, 4.0, 1.0, tint=(1.0, 1.0, 0.97), clouds=0.75, seed=3.0)
            L.sun(121, 36, 14.0, (1, 0.82, 0.58), 0.7)
            flecks(m)
        elif view.light == "early":
            L.sky(48, 150, 0.80, 4.0, 1.0, tint=(1.0, 1.0, 0.97), clouds=0.75, seed=3.0)
            L.sun(-103, 13.5, 5.5, (1, 0.72, 0.48), 0.7)
        elif view.light == "morning":  # through the arches to the garden
            L.sun(-97, 21, 12, (1, 0.78, 0.54), 0.7)
        elif view.light == "forenoon":  # over the court's wall, on the lower half of the door
            L.sun(44, 11.5, 8.5, (1, 0.84, 0.64), 0.7)
            low_flecks(m, -2.4, 8.4)
            for ob in bpy.context.scene.objects:  # the bowl outside the frame would cast a round shadow into it
                ob.visible_shadow &= not ob.name.startswith(("urli", "stone", "water", "marigold"))
        elif view.light == "swing":  # under the eave
            L.sun(70, 13, 15.0, (1, 0.80, 0.56), 0.7)
            low_flecks(m)
            on_the_swing(m)
            for lamp in [o.data for o in bpy.context.scene.objects if o.type == "LIGHT" and o.data.type == "POINT"]:
                lamp.energy *= 0.03
        elif view.light == "late":  # along the wall, through the trees
            L.sun(106, 41, 8.0, (1, 0.80, 0.55), 0.9)


def indoors(m, name, light="inside"):
    """The rooms behind: one at a time, in the light of the same afternoon."""
    {
        "bath": bath,
        "bedroom": bedroom,
        "dining": dining,
        "kitchen": kitchen,
        "second_bedroom": second_bedroom,
        "study": study,
    }[name](m)
    L.sky(48, 150, 0.42, 4.0, 1.0, tint=(1.0, 1.0, 0.97))
    if light == "window":  # after a shower, along the wall into the window
        at_the_window(m)
        L.sky(48, 150, 0.55, 4.0, 1.0, tint=(1.0, 1.0, 0.97), clouds=0.75, seed=3.0)
        L.sun(-122, 27, 12, (1, 0.80, 0.56), 0.7)
        L.area((1.8, -3.4, 2.2), (-1, 0, -0.2), (2.4, 1.6), 6, (0.96, 0.98, 1.0), "daylight")
        seen_sky(0.35)
    elif name == "bath":
        L.sun(207, 70, 7.5, (1, 0.88, 0.70), 0.8)  # through the slot, along the back wall
        L.area((0, -3.3, 2.0), (0, 1, -0.3), (2.4, 1.6), 11, (0.95, 0.97, 1.0), "daylight")
    elif name == "kitchen":  # early, through the arch over the counter
        L.sky(48, 150, 0.85, 4.0, 1.0, tint=(1.0, 1.0, 0.97))
        L.sun(-112, 13.5, 9, (1, 0.76, 0.50), 0.9)
        L.area((0.4, -4.0, 2.2), (0, 1, -0.3), (3.0, 1.6), 9, (0.96, 0.98, 1.0), "daylight")
    elif name == "dining":  # late, along the wall behind the sideboard
        L.sky(48, 150, 0.85, 4.0, 1.0, tint=(1.0, 1.0, 0.97))
        L.sun(-112, 13, 9, (1, 0.76, 0.50), 0.7)
        L.area((0.2, -4.6, 2.2), (0, 1, -0.3), (3.0, 1.6), 7, (0.96, 0.98, 1.0), "daylight")
    elif name == "study":  # late, from the side over desk and books
        L.sky(48, 150, 0.60, 4.0, 1.0, tint=(1.0, 1.0, 0.97), clouds=0.75, seed=3.0)
        L.sun(-118, 13, 9, (1, 0.76, 0.50), 0.7)
        L.area((-2.0, -4.0, 2.2), (0, 1, -0.3), (2.4, 1.6), 5, (0.96, 0.98, 1.0), "daylight")
        seen_sky(0.4)
    else:
        L.sun(-106, 30, 16, (1, 0.80, 0.56), 1.5)
        L.area((0.4, -4.0, 2.2), (0, 1, -0.3), (3.0, 1.6), 6, (0.96, 0.98, 1.0), "daylight")
