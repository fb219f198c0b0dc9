"""Deshmukh Residence: a bungalow round a court; monsoon, noon to dusk.

Plan: the living room lies at y < 0, its arch opens north on the veranda (y 0.34 to 2.9), the veranda on the court (to y 8.6)."""

from ...kit import *
from ...kit import light as L
from ...view import View
from .court import court
from .living import living
from .measures import ARCH_W, ARCH_X
from .palette import palette
from .veranda import house_walls, veranda

EDITION = 1
HERE = "projects/residential/deshmukh-residence/"
VIEWS = {
    "veranda": View((-4.3, 1.32, 1.3), 73.0, 25, (0, -0.04), samples=12, ev=1.2, light="monsoon", rooms=("veranda", "court"), to=HERE + "01.jpg"),
    "court": View((-3.2, 1.1, 1.35), 30.0, 27, (0, 0.02), ev=0.75, light="monsoon", rooms=("veranda", "court"), to=HERE + "02.jpg"),
    "living": View((-1.3, -6.3, 1.22), 7.0, 26, (0, -0.045), ev=1.25, light="monsoon", rooms=("living", "veranda", "court"), to=HERE + "03.jpg"),
    "tulsi": View((0.55, 2.0, 1.0), 12.5, 58, (0, -0.07), focus=3.15, fstop=2.8, size=(1080, 1350), ev=0.55, light="monsoon", rooms=("veranda", "court"), to=HERE + "05.jpg"),
    "swing": View((-1.6, 2.1, 0.98), 104.0, 55, (0, -0.04), focus=2.35, fstop=2.5, size=(1080, 1350), ev=0.6, light="monsoon", rooms=("veranda", "court"), to=HERE + "04.jpg"),
    "dusk": View((-2.3, 7.7, 1.35), 155.0, 26, (0, 0.02), ev=1.5, light="dusk", rooms=("living", "veranda", "court"), to=HERE + "06.jpg"),
}  # fmt: skip
PLAN = {
    "folder": "projects/residential/deshmukh-residence",
    "title": "Deshmukh Residence",
    "north": 0,  # degrees clockwise from the page's top
    "rooms": [
        {"rooms": ("living", "veranda", "court"), "offset": (0, 0), "clip": (-7.4, -7.4, 7.4, 9.0)},
    ],
}


def build(view):
    reset()
    m = palette()
    inside = "living" in view.rooms
    house_walls(m, inside)
    veranda(m)
    court(m)
    if inside:
        living(m)
        L.portal((ARCH_X, 0.5, 1.25), (0, -1, 0), (ARCH_W, 2.6))
    if view.light == "dusk":
        L.sky(1.5, 60, 0.5, 0.9, 3.0, tint=(0.8, 0.88, 1.08))
        for x in (-1.2, 3.4):
            L.bulb((x, 0.55, 2.0), 26, (1, 0.66, 0.36), 0.06)
        L.bulb((0.5, 1.3, 2.5), 14, (1, 0.68, 0.38), 0.10)
    else:
        L.sky(48, 150, 0.42, 4.0, 1.0, tint=(1.0, 1.0, 0.97))
        L.sun(38, 46, 2.2, (1, 0.92, 0.80), 5)
