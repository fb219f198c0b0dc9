"""The veranda room of the studio's own films: the film on the first page, its night version, and the five times of day.

It is the bungalow's living room with the lights of all times of day; morning light comes from the left, through three
arches to the garden."""

from ..kit import light as L
from ..kit.core import reset
from .deshmukh.court import court
from .deshmukh.living import garden_portals, living
from .deshmukh.measures import ARCH_W, ARCH_X, LANTERNS
from .deshmukh.palette import palette
from .deshmukh.veranda import house_walls, veranda


def build(view):
    reset()
    m = palette()
    house_walls(m, True)
    veranda(m)
    court(m)
    living(m)
    L.sky(48, 150, 0.42, 4.0, 1.0, tint=(1.0, 1.0, 0.97), clouds=0.6, seed=3.0)
    L.portal((ARCH_X, 0.5, 1.25), (0, -1, 0), (ARCH_W, 2.6))
    garden_portals()
    for x in LANTERNS:
        L.bulb((x, 0.55, 2.0), 26, (1, 0.66, 0.36), 0.06)
