"""Measures that the rooms of salon share."""

HEIGHT = 3.2
MIRRORS = (1.25, 2.85, 4.45, 6.05, 7.65)
GARDEN_ARCHES = (1.1, 3.3, 5.5, 7.7)
