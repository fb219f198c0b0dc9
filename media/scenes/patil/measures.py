"""Measures that the rooms of patil share."""

HEIGHT = 2.95
