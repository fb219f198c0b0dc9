"""White tiles over a Kota counter, dark teak below; the western window lays the sun along it."""

from ...kit import *
from ...kit import light as L
from .shell import room_shell, shuttered


def kitchen(m):
    window = [rect_pts(4.2 - 1.25 - 0.62, 1.02, 4.2 - 1.25 + 0.62, 2.30)]
    room_shell(m, -2.0, 1.9, 0, lambda a, b: window if a[0] == b[0] == 1.9 else [], -4.2)
    shuttered(m, 1.9, -1.25, 1.24, 1.28, (100, 72), 1.02)
    box("sill", (0.34, 1.30, 0.03), (2.02, -1.25, 1.01), m["kota"], 0.006)
    kitchen_run((-0.35, -0.32, 0), 3.3, m["walnut_x"], m["walnut_x"], m["kota"], m["brass"], 0.62, 0.90, 5, 0, m["dark_x"], (1, 3))
    wet = kitchen_run((1.58, -1.50, 0), 2.2, m["walnut_x"], m["walnut_x"], m["kota"], m["brass"], 0.62, 0.90, 3, -math.pi / 2, m["dark_x"], (0,))
    tile_field((-2.0, 0, 0.90), 3.9, 0.72, m["tile"], m["grout"], (0.12, 0.12), 0.003, 0, 6)
    box("shelf", (2.6, 0.24, 0.036), (-0.45, -0.12, 1.68), m["teak_x"], 0.004)
    for x in (-1.5, -0.45, 0.6):
        tube("bracket", [(x, -0.012, 1.55), (x, -0.016, 1.655), (x, -0.20, 1.658)], 0.006, m["black"], 3)
    shelf_row((-0.45, -0.12, 1.698), 2.5, (m["white"], m["blue"], m["terracotta"], m["white"]), m["brass"], 57)
    tube("rail", [(-1.3, -0.05, 1.44), (0.6, -0.05, 1.44)], 0.007, m["brass"], 5)
    for x in (-1.28, -0.35, 0.58):
        tube("rail_post", [(x, -0.004, 1.44), (x, -0.05, 1.44)], 0.006, m["brass"], 3)
    for k, (x, length) in enumerate(((-1.15, 0.26), (-1.02, 0.30), (-0.88, 0.24), (-0.72, 0.28))):
        ladle(m, x, length, 0.034 + 0.006 * (k % 2))
    sink((1.56, -1.30, 0.90), m["kota"], m["black"], 0.52, 0.38, -math.pi / 2, wet)
    standing_tap((1.80, -1.30, 0.90), m["brass"], 0.22, 0.32, -math.pi / 2)
    box("board", (0.30, 0.028, 0.42), (0.62, -0.062, 1.105), m["teak_z"], 0.012, 3, (-0.10, 0, 0))
    vase((-1.55, -0.30, 0.90), 0.28, 2, m["terracotta"])
    jar((-0.95, -0.22, 0.90), m["white"], 1.1)
    jar((-0.80, -0.26, 0.90), m["blue"], 0.9)
    bowl((-0.20, -0.30, 0.90), m["blue"], 1.0)
    fruit((-0.20, -0.30, 0.90), m["ochre"], ((0, 0, 0.045), (0.065, 0.02, 0.06), (-0.05, 0.055, 0.06), (-0.03, -0.06, 0.06)), 0.034)
    lota((1.58, -0.55, 0.90), m["brass"], 1.3)
    planter((2.02, -0.95, 1.025), 0.07, 0.11, m["terracotta"], m["soil"], "taper")
    branches((2.02, -0.95, 1.12), 0.20, 8, m["leaf2"], m["stem"], 87, 0.03, 0.012, 0.6)
    round_table((-1.35, -1.15, 0), 0.18, 0.45, 0.03, m["teak_x"], 0.03, m["teak_z"], "stool", drum=False)
    L.portal((2.3, -1.25, 1.66), (-1, 0, 0), (1.25, 1.3))


def ladle(m, x, length, r):
    """A brass ladle on the rail, its bowl hanging down."""
    z = 1.44 - length
    tube("ladle_stem", [(x, -0.05, 1.45), (x, -0.058, 1.435), (x, -0.058, z + r)], 0.0035, m["brass"], 4)
    shape = [(0, 0), (r * 0.7, r * 0.18), (r, r * 0.6), (r * 0.96, r * 0.6), (r * 0.65, r * 0.26), (0, r * 0.1)]
    lathe("ladle_bowl", shape, m["brass"], 40, (x, -0.058, z), rot=(math.pi / 2, 0, 0))
