"""Measures that the rooms of joshi share."""

HEIGHT = 2.85
WARM = (1, 0.66, 0.36)
