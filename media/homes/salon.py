"""Salon Project: one long room beside a row of arches, the wash area behind a jaali, a corridor to the staff rooms and
a store."""

from . import Home, Opening, Room, Surveyed
from .fixtures import basin, toilet, wardrobe

HOME = Home(
    folder="projects/commercial/salon-project",
    title="Salon Project",
    north=0,
    thick=0.3,
    rooms=(
        Room("Waiting", ((-3.0, -5.6, 0.35, -1.75),)),
        Room("Reception", ((0.35, -5.6, 2.6, -1.91),)),
        Room("Stations", ((-3.0, -1.75, 2.6, 9.0),)),
        Room("Wash area", ((-0.75, 9.3, 2.6, 13.4),)),
        Room("Corridor", ((-2.65, 9.3, -0.89, 12.25),)),
        Room("Store", ((-2.65, 12.37, -0.89, 13.4),)),
        Room("Staff", ((-5.3, 9.3, -2.95, 11.5),)),
        Room("WC", ((-5.3, 11.7, -2.95, 13.4),)),
    ),
    openings=(
        Opening("way", 0.95, -5.79, 1.0, 0, entrance=True),
        Opening("window", -0.05, -5.79, 1.0, 0),
        Opening("window", 1.95, -5.79, 1.0, 0),
        Opening("window", -2.4, -5.79, 1.5, 0),
        *(Opening("window", -3.18, y, 1.35, 90) for y in (1.1, 3.3, 5.5, 7.7)),
        Opening("way", 0.95, 9.15, 1.7, 0),
        Opening("way", -1.68, 9.15, 1.15, 0),
        Opening("way", -0.82, 11.6, 1.0, 90),
        Opening("door", -1.38, 12.31, 0.72, 0),
        Opening("shut", -2.8, 9.95, 0.8, 90),
        Opening("shut", -4.6, 11.6, 0.75, 0),
        Opening("window", -5.45, 10.4, 0.9, 90),
        Opening("window", -5.45, 12.6, 0.5, 90),
    ),
    surveyed=(Surveyed((), (0, 0), (-3.0, -5.5, 2.7, 13.3)),),
    walls=((0.35, -1.91, 2.6, -1.75), (-3.65, -5.98, 3.35, -5.6)),
    fixtures=(
        *wardrobe(-5.3, 9.3, -4.7, 11.5),
        *toilet(-3.5, 13.4, "up"),
        *basin(-4.5, 13.4, "up"),
    ),
)
