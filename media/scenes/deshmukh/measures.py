"""Measures that the rooms of deshmukh share."""

HEIGHT = 3.15
ARCH_X, ARCH_W = 1.35, 2.3
COLUMNS = (-5.3, -3.1, -0.9, 3.5, 5.7)
LANTERNS = (-5.95, -1.2, 3.4)
