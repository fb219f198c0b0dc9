"""Wakad, a 2BHK on the eighth floor: hall with a dining end, entrance and kitchen; two bedrooms and two baths behind a
passage. Carpet area 66.9 m².

Its windows and balcony face left in the drawing, which is south."""

from . import Home, Opening, Room, Surveyed
from .fixtures import basin, shower, toilet

HOME = Home(
    folder="projects/residential/wakad-residence",
    title="Wakad Residence",
    north=90,
    thick=0.2,
    rooms=(
        Room("Hall", ((-2.9, -3.4, 2.9, 0),)),
        Room("Entrance", ((2.9, -3.4, 4.4, -1.5),)),
        Room("Kitchen", ((0.4, 0.12, 3.6, 2.62),)),
        Room("Passage", ((0.95, -7.3, 1.95, -3.52),)),
        Room("Main bedroom", ((-2.9, -7.3, 0.83, -3.52),)),
        Room("Child’s bedroom", ((2.07, -7.07, 5.17, -3.52),)),  # noqa: RUF001
        Room("Bath", ((-2.9, -8.92, -0.4, -7.42),)),
        Room("Second bath", ((-0.28, -8.92, 2.2, -7.42),)),
        Room("Balcony", ((-4.2, -3.4, -3.1, 0),), "open"),
        Room("Utility", ((3.8, 0.12, 4.9, 2.62),), "open"),
    ),
    openings=(
        Opening("door", 4.5, -2.3, 1.0, 90, entrance=True),
        Opening("way", 2.35, 0.06, 0.9, 0),
        Opening("way", 1.45, -3.46, 1.0, 0),
        Opening("door", 0.89, -4.3, 0.85, 90),
        Opening("door", 2.01, -4.3, 0.85, -90),
        Opening("door", -0.95, -7.36, 0.75, 180),
        Opening("door", 1.45, -7.36, 0.75, 180),
        Opening("door", 3.7, 0.95, 0.75, 90),
        Opening("way", -3.0, -1.7, 2.2, 90),
        Opening("window", -3.0, -5.4, 1.5, 90),
        Opening("window", -3.0, -8.2, 0.6, 90),
        Opening("window", 5.27, -5.3, 1.5, 90),
        Opening("window", 0.5, -9.02, 0.6, 0),
        Opening("window", 3.0, 2.72, 0.84, 0),
    ),
    surveyed=(
        Surveyed(("hall",), (0, 0), (-4.4, -3.6, 4.6, 0.2)),
        Surveyed(("kitchen",), (2.0, 2.62), (-1.7, -2.6, 3.0, 0.2)),
        Surveyed(("bedroom",), (-1.035, -3.52), (-1.95, -3.9, 1.95, 0.2)),
        Surveyed(("child",), (3.62, -3.52), (-1.6, -3.6, 1.6, 0.2)),
        Surveyed(("bath",), (-1.65, -7.42), (-1.3, -1.6, 1.3, 0.2)),
    ),
    rails=(((-4.2, -3.4), (-4.2, 0)), ((4.9, 0.12), (4.9, 2.62))),
    walls=((-4.2, 0, -3.1, 0.2), (-4.2, -3.6, -3.1, -3.4), (3.8, -0.08, 5.1, 0.12), (3.8, 2.62, 5.1, 2.82)),
    fixtures=(
        *toilet(-0.85, -8.92, "down"),
        *toilet(0.2, -7.42, "up"),
        *basin(2.2, -8.2, "right", 0.5),
        *shower(-0.28, -8.92, 0.75, -8.2),
    ),
)
