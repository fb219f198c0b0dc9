"""Deshmukh Residence, a bungalow around a court: the rooms are in a row behind the veranda, with a passage on their
east side.

A path leads from the gate in the street wall along the court to the porch behind the veranda's teak door; the study
opens on that porch. The living room is entered from the veranda, through its arch."""

from . import Home, Opening, Room, Surveyed
from .fixtures import basin, box, shower, toilet, tree, wardrobe

STONES = [box(x, y, x + 0.75, y + 0.5) for x, y in ((-14.6, -3.1), (-14.4, -3.9), (-13.9, -4.7))]
STONES += [box(-13.1 + 0.85 * k, -5.5, -12.55 + 0.85 * k, -4.85) for k in range(6)]
STONES += [box(-8.0, y, -7.3, y + 0.55) for y in (-5.2, -4.45, -3.7)]

HOME = Home(
    folder="projects/residential/deshmukh-residence",
    title="Deshmukh Residence",
    north=0,
    thick=0.3,
    rooms=(
        Room("Living room", ((-3.0, -7.0, 3.0, 0),)),
        Room("Dining room", ((-3.9, -12.7, 1.4, -7.3),)),
        Room("Kitchen", ((-2.8, -17.4, 1.4, -13.0),)),
        Room("Second bedroom", ((-3.4, -22.7, 1.4, -17.7),)),
        Room("Main bedroom", ((-3.6, -28.2, 1.4, -23.0),)),
        Room("Passage", ((1.7, -25.6, 3.16, -7.3),)),
        Room("Bath", ((3.46, -21.2, 6.46, -17.7),)),
        Room("Main bath", ((1.7, -28.2, 5.0, -25.9),)),
        Room("Study", ((-12.2, -4.4, -8.5, 0),)),
        Room("Veranda", ((-6.75, 0.34, 6.75, 2.95),), "roofed", (5.0, 0.9)),
        Room("Entrance", ((-8.2, -2.7, -3.36, 0),), "roofed"),
        Room("Court", ((-12.5, 2.95, 7.2, 8.6), (-12.5, 0.34, -7.0, 2.95)), "open", (-6.0, 4.6)),
        Room("Garden", ((-17.2, -28.5, -4.2, -6.0), (-17.2, -6.0, -12.75, 8.6)), "open", (-10.0, -15.0)),
    ),
    openings=(
        Opening("way", -4.4, 0.17, 1.2, 0, entrance=True),
        Opening("way", 1.35, 0.17, 2.3, 0),
        Opening("door", 2.43, -7.15, 0.9, 0),
        Opening("door", 1.55, -11.7, 0.9, 90),
        Opening("door", 1.55, -16.6, 0.9, 90),
        Opening("door", 1.55, -21.9, 0.85, 90),
        Opening("door", 1.55, -24.9, 0.85, 90),
        Opening("door", 3.31, -20.6, 0.8, -90),
        Opening("shut", 1.55, -27.3, 0.8, 90),
        Opening("door", -8.35, -0.72, 0.85, 90),
        *(Opening("window", -3.15, y, 1.1, 90) for y in (-0.95, -2.70, -4.45)),
        *(Opening("window", -4.05, y, 1.2, 90) for y in (-8.45, -10.15)),
        Opening("window", -2.95, -14.55, 1.5, 90),
        *(Opening("window", -3.55, y, 1.15, 90) for y in (-18.75, -20.55)),
        *(Opening("window", -3.75, y, 1.25, 90) for y in (-23.95, -25.75)),
        Opening("window", -12.35, -1.75, 1.15, 90),
        Opening("window", -10.2, 0.15, 1.7, 0),
        *(Opening("window", 3.31, y, 1.4, 90) for y in (-9.4, -12.2, -15.0)),
        Opening("window", 3.31, -23.4, 1.4, 90),
        Opening("window", 5.15, -27.05, 0.6, 90),
        Opening("way", -13.95, 8.72, 1.15, 0),
    ),
    surveyed=(
        Surveyed(("living", "veranda", "court"), (0, 0), (-12.2, -6.9, 7.0, 8.5)),
        Surveyed(("study",), (-8.2, 0), (-3.9, -4.3, -0.35, 0.2), "inside"),
        Surveyed(("dining",), (-1.1, -7.3), (-2.7, -5.3, 2.4, 0.1), "inside"),
        Surveyed(("kitchen",), (-0.8, -13.0), (-2.1, -4.3, 2.1, 0.1), "inside"),
        Surveyed(("second_bedroom",), (-0.9, -17.7), (-2.45, -4.9, 2.2, 0.1), "inside"),
        Surveyed(("bedroom",), (-1.0, -23.0), (-2.6, -5.1, 2.3, 0.1), "inside"),
        Surveyed(("bath",), (4.96, -17.7), (-1.4, -3.4, 1.4, 0.1), "inside"),
        Surveyed(("garden",), (-14.5, 0), (-1.9, -2.4, 1.6, 8.4), "clearing"),
    ),
    walls=(
        (-17.4, 8.6, 7.4, 8.85),
        (-12.75, -0.3, -12.5, 8.6),
        (-17.4, -28.7, -17.2, 8.85),
        (-17.4, -28.7, -3.9, -28.5),
        (7.2, 2.95, 7.4, 8.85),
        (-7.2, 0, 7.2, 0.34),
        (-7.0, 0, -6.75, 2.95),
        (6.75, 0, 7.0, 2.95),
        (-12.5, 0, -7.2, 0.3),
    ),
    fixtures=(
        *STONES,
        *(box(x, -2.75, x + 0.16, -2.59) for x in (-8.0, -5.75, -3.55)),
        *(
            tree(*t)
            for t in (
                (-15.2, -9.5, 1.3),
                (-8.2, -18.2, 1.2),
                (-14.4, -20.5, 1.5),
                (-7.6, -26.2, 1.3),
                (-12.2, -25.6, 1.1),
                (-6.6, -8.6, 0.9),
            )
        ),
        *wardrobe(-3.6, -28.2, -1.2, -27.6),
        *shower(4.0, -28.2, 5.0, -27.2),
        *toilet(3.3, -28.2, "down"),
        *basin(3.6, -25.9, "up"),
        *toilet(6.46, -19.6, "right"),
        *shower(5.4, -21.2, 6.46, -20.2),
    ),
)
