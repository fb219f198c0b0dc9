"""The ground far below and the ridge behind it."""

from ...kit import *


def outlook(m):
    """The ground far below and the ridge behind it."""
    disc("ground", 1500, -31, -30, (0, 0, 0), m["hill"], 0.1)
    for turn in (math.pi / 2, math.pi / 4, 0):
        hills(m["hill"], 700, 70, 2600, -30, 2 + turn, turn)
