"""Joshi Residence, a small flat: one room with sofa, table and kitchen, the entrance on its right; a lobby leads to the
bedroom and the bath."""

from . import Home, Opening, Room, Surveyed
from .fixtures import toilet, wardrobe

HOME = Home(
    folder="projects/residential/joshi-residence",
    title="Joshi Residence",
    north=0,
    thick=0.2,
    rooms=(
        Room("Living", ((-3.2, -4.5, 1.0, 0),)),
        Room("Kitchen", ((1.0, -4.5, 3.2, 0),)),
        Room("Entrance", ((3.4, -4.2, 5.6, -0.8),)),
        Room("Lobby", ((1.6, -9.25, 2.75, -4.75),)),
        Room("Bedroom", ((-3.2, -9.25, 1.4, -4.75),)),
        Room("Bath", ((2.95, -9.25, 5.35, -6.25),)),
    ),
    openings=(
        Opening("door", 4.27, -4.3, 0.95, 0, entrance=True),
        Opening("door", 3.3, -3.65, 0.85, 90),
        Opening("way", 2.175, -4.62, 0.95, 0),
        Opening("door", 1.5, -7.0, 0.85, 90),
        Opening("door", 2.85, -8.5, 0.75, -90),
        Opening("window", -3.3, -1.75, 1.7, 90),
        Opening("window", -3.3, -6.65, 1.6, 90),
        Opening("window", 4.15, -9.35, 0.6, 0),
    ),
    surveyed=(
        Surveyed(("living",), (0, 0), (-3.6, -5.0, 3.6, 0.3)),
        Surveyed(("bedroom",), (-0.9, -4.75), (-2.7, -5.0, 2.7, 0.3)),
        Surveyed(("bath",), (4.15, -6.25), (-1.4, -3.2, 1.4, 0.25)),
        Surveyed(("entrance",), (4.25, -0.8), (-1.1, -3.2, 1.5, 0.25)),
    ),
    fixtures=(
        *toilet(4.95, -9.25, "down"),
        *wardrobe(-3.2, -9.25, -1.4, -8.65),
    ),
)
