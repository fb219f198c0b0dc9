"""Measures that the rooms of wakad share."""

HEIGHT = 2.75
RAW_HEIGHT = 2.95  # under the concrete, without a false ceiling
LOFT = 2.10  # where doors end and lofts begin
GROUND = -25.0  # eight floors below
