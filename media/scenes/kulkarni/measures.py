"""Measures that the rooms of kulkarni share."""

HEIGHT = 3.0
