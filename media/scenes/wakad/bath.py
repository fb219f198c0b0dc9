"""The bath of the main bedroom, 1.5 × 2.5 m: a vanity with two drawers under a mirror, a shower behind a kerb, a small
window above the shower, a geyser above the height of the door.

It is built facing its end wall and then rotated by a quarter turn to its place in the flat."""

import math

import bpy
from mathutils import Matrix

from ...kit import light as L
from ...kit import materials as M
from ...kit.appliances import white_plastic
from ...kit.basins import (
    bottle_trap,
    counter_basin,
    deck_tap,
    flask,
    floor_drain,
    frosted,
    hand_shower,
    panelled_door,
    pegs,
    pump_bottle,
    soap,
    toothbrushes,
    tube_of_paste,
)
from ...kit.core import box, empty, lathe, rounded_profile, tube
from ...kit.fitted import shutter
from ...kit.life import switches
from ...kit.openings import glazed_frame
from ...kit.plants import branches, planter
from ...kit.shell import rect_pts, slab, wall
from ...kit.tiles import tile_field
from ...kit.towels import terry, towel_on_peg, towel_over
from ...kit.wet import bucket
from .measures import HEIGHT

H, HALF, LONG = HEIGHT + 0.1, 0.75, 2.50
TILED = 2.40  # up to the ceiling, in whole rows
OPEN = (1.65, 2.25)  # the window, from joint to joint
TOP, KERB = 0.84, 0.03


def bath(m):
    m["steel"] = M.plain("chrome", (0.72, 0.72, 0.72), 0.07, metal=1.0)  # of taps; the kitchen's steel is brushed
    before = set(bpy.context.scene.objects)
    shell(m)
    vanity(m)
    shower(m)
    behind(m)
    turned = Matrix.Translation((-LONG / 2, -HALF, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z")
    for ob in set(bpy.context.scene.objects) - before:
        if ob.parent is None:
            ob.matrix_basis = turned @ ob.matrix_basis


def shell(m):
    big = M.ceramic("wall_tile", (0.71, 0.69, 0.645), 0.14)
    slab("floor", -1.0, -2.8, 1.0, 0.3, 0, 0.2, m["step_tile"])
    wall("back", (0.95, 0), (-0.95, 0), H, 0.2, [rect_pts(0.35, OPEN[0], 0.875, OPEN[1])], m["wall"], 0.003)
    wall("left", (-HALF, 0.1), (-HALF, -2.7), H, 0.12, [], m["wall"], 0.003)
    wall("right", (HALF, -2.7), (HALF, 0.1), H, 0.12, [], m["wall"], 0.003)
    wall("front", (-0.95, -LONG), (0.95, -LONG), H, 0.12, [], m["wall"], 0.003)
    box("ceiling", (2.2, 3.2, 0.2), (0, -1.3, TILED + 0.102), m["ceiling"], 0)
    sage = M.ceramic("sage_tile", (0.205, 0.285, 0.232), 0.14)
    for x, wide, low, high, seed in (
        (-HALF, 2 * HALF, 0, OPEN[0], 4),
        (-HALF, 0.825, *OPEN, 6),
        (0.60, 0.15, *OPEN, 7),
        (-HALF, 2 * HALF, OPEN[1], TILED, 8),
    ):
        tile_field((x, 0, low), wide, high - low, sage, m["grout"], (0.075, 0.15), 0.0022, 0, seed, 0.007)
    tile_field((HALF, 0, 0), LONG, TILED, big, m["grout"], (0.60, 0.30), 0.0022, -math.pi / 2, 9, 0.008)
    tile_field((-HALF, -LONG, 0), LONG, TILED, big, m["grout"], (0.60, 0.30), 0.0022, math.pi / 2, 12, 0.008)
    glazed_frame((0.3375, 0.09, 0), 0.525, 0.580, m["white_metal"], frosted(), 0, (1, 5), 0.032, 0.05, 1.669)
    box("sill", (0.523, 0.225, 0.018), (0.3375, 0.0825, 1.660), m["quartz"], 0.003)
    L.area((0.335, 0.16, 1.95), (0, -1, -0.35), (0.5, 0.5), 32, (0.96, 0.98, 1.0), "daylight")
    L.area((0.0, -1.5, TILED - 0.03), (0, 0.1, -1), (0.8, 1.2), 9, (0.97, 0.98, 1.0), "daylight")


def vanity(m):
    """A quartz top with the bowl let in, drawers of veneer below, a mirror of the same width, a ledge for bottles."""
    w, x = 0.74, -HALF + 0.012 + 0.37
    counter_basin((x, -0.012, TOP), w, 0.46, 0.0, m["quartz"], m["white"], m["steel"], 0.03, (0.205, 0.150), 0.078)
    deck_tap((x, -0.075, TOP), m["steel"], 0.125, 0.125)
    bottle_trap((x, -0.24, TOP - 0.17), m["steel"], 0.215)
    g = empty("vanity", (x, -0.012, 0))
    for s in (-1, 1):
        box("vanity_side", (0.018, 0.43, 0.46), (s * (w / 2 - 0.012), -0.215, 0.577), m["veneer_z"], 0.001, parent=g)
    box("vanity_floor", (w - 0.045, 0.42, 0.018), (0, -0.21, 0.357), m["veneer_x"], 0.001, parent=g)
    for a, b in ((0.348, 0.553), (0.553, 0.757)):
        shutter(g, -w / 2 + 0.003, w / 2 - 0.003, a, b, -0.431, m["veneer_x"], "top", m["satin"])
    box("mirror", (0.66, 0.006, 0.83), (x, -0.020, 1.515), m["mirror"], 0.0)
    box("mirror_back", (0.68, 0.008, 0.85), (x, -0.0125, 1.515), m["satin"], 0.001)
    box("ledge", (0.66, 0.10, 0.018), (x, -0.058, 1.06), m["quartz"], 0.002)
    pump_bottle(
        (x - 0.22, -0.060, 1.069),
        0.13,
        0.028,
        M.plain("hand_wash", (0.14, 0.30, 0.26), 0.12, 0.5),
        m["white_metal"],
        0.3,
    )
    toothbrushes(
        (x + 0.12, -0.060, 1.069),
        M.thin_glass("tumbler"),
        tuple(
            M.plain(f"brush{k}", c, 0.4)
            for k, c in enumerate(((0.10, 0.22, 0.40), (0.62, 0.60, 0.55), (0.55, 0.28, 0.03)))
        ),
    )
    tube_of_paste((x + 0.20, -0.065, 1.069), 0.15)
    soap((x - 0.27, -0.16, TOP), m["celadon"], (0.62, 0.52, 0.36))
    ring = [
        (-HALF + 0.085 + 0.0, -0.62 + 0.075 * math.cos(a), 1.25 + 0.075 * math.sin(a))
        for a in (6.2832 * i / 36 for i in range(36))
    ]
    tube("towel_ring", ring, 0.005, m["steel"], 4, cyclic=True)
    tube("towel_ring_foot", [(-HALF, -0.62, 1.325), (-HALF + 0.085, -0.62, 1.325)], 0.008, m["steel"], 4)
    rust = terry("hand_towel", (0.40, 0.175, 0.095))
    towel_over((-HALF + 0.085, -0.62, 1.178), 0.22, 0.36, 0.30, rust, math.pi / 2, 5, 0.007)


def shower(m):
    box("kerb", (HALF - KERB - 0.012, 0.08, 0.025), ((HALF + KERB) / 2, -0.93, 0.0125), m["dark_quartz"], 0.004)
    box("kerb_side", (0.06, 0.875, 0.025), (KERB + 0.03, -0.4515, 0.0125), m["dark_quartz"], 0.004)
    hand_shower((0.30, -0.0085, 0.98), m["steel"], 0.50)
    box("corner", (0.18, 0.18, 0.012), (HALF - 0.099, -0.099, 1.20), m["quartz"], 0.003)
    flask((HALF - 0.06, -0.065, 1.206), 0.19, 0.029, M.plain("shampoo", (0.46, 0.24, 0.05), 0.3, 0.5), m["white_metal"])
    flask((HALF - 0.13, -0.075, 1.206), 0.15, 0.026, M.plain("conditioner", (0.68, 0.67, 0.64), 0.3, 0.5), m["satin"])
    floor_drain((0.28, -0.25, 0.0), m["steel"], m["black"])
    bucket((0.55, -0.24, 0.0), M.plain("bath_bucket", (0.24, 0.055, 0.035), 0.38), 0.13, 0.25)
    planter((0.52, 0.020, 1.669), 0.042, 0.075, m["terracotta"], m["soil"], "taper")
    branches((0.52, 0.020, 1.735), 0.15, 9, m["leaf2"], m["stem"], 29, 0.030, 0.012, 0.9)
    geyser(m)


def geyser(m):
    """Upright, beside the shower: fifteen litres, its pipes and a light."""
    g, white = empty("geyser", (HALF, -1.32, 2.02), -math.pi / 2), white_plastic()
    lathe(
        "geyser",
        [
            (0, -0.19),
            (0.09, -0.19),
            (0.15, -0.165),
            (0.165, -0.12),
            (0.165, 0.12),
            (0.15, 0.165),
            (0.09, 0.19),
            (0, 0.19),
        ],
        white,
        64,
        (0, -0.175, 0),
        parent=g,
    )
    for x in (-0.05, 0.05):
        tube("geyser_pipe", [(x, -0.12, -0.185), (x, -0.12, -0.26), (x, -0.004, -0.28)], 0.008, m["steel"], 4, parent=g)
    lathe(
        "geyser_light",
        rounded_profile(0.006, 0, 0.004, 0.001),
        M.plain("geyser_light", (0.5, 0.04, 0.02), 0.2),
        20,
        (0, -0.339, -0.08),
        parent=g,
        rot=(math.pi / 2, 0, 0),
    )


def behind(m):
    """What the mirror sees: tiles, the door, a towel on its peg, the switch."""
    panelled_door((-0.30, -LONG, 0), 0.70, 2.06, m["veneer_x"], m["veneer_z"], m["satin"], math.pi)
    pegs((0.43, -LONG + 0.001, 1.70), 2, 0.14, m["teak_x"], m["satin"], math.pi)
    towel_on_peg((0.50, -LONG, 1.70), 0.90, 0.42, terry("bath_towel", (0.30, 0.36, 0.37)), math.pi, 2)
    switches((0.24, -LONG, 1.20), math.pi, 2, False)
