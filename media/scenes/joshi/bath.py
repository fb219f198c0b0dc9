"""A small bath with green tiles: a terrazzo counter with a bowl set in, a mirror cabinet with a line of light, a shower
behind glass."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from ...kit import light as L
from ...kit import materials as M
from ...kit.basins import (
    bottle_trap,
    counter_basin,
    deck_tap,
    flask,
    floor_drain,
    glazed,
    hand_shower,
    laundry_basket,
    mirror_cabinet,
    panelled_door,
    pegs,
    pump_bottle,
    soap,
    toothbrushes,
    tube_of_paste,
)
from ...kit.cloth import folded_cloth, rug
from ...kit.core import box, disc, tube
from ...kit.life import switches
from ...kit.objects import canvas_art
from ...kit.plants import branches
from ...kit.shell import slab, wall
from ...kit.tableware import bowl, jar, lota
from ...kit.tiles import tile_field
from ...kit.towels import terry, towel_on_peg, towel_over
from ...kit.wet import puddle
from .measures import HEIGHT, WARM

TOP = 0.84  # the counter
SCREEN = 0.36  # x of the glass


def bath(m):
    green = glazed("green_tile", (0.105, 0.170, 0.100))
    dark_grout = M.plain("dark_grout", (0.055, 0.060, 0.050), 0.9)
    slab("floor", -1.5, -3.4, 1.5, 0.3, 0, 0.2, m["floor"])
    wall("back", (1.4, 0), (-1.4, 0), HEIGHT + 0.1, 0.2, [], m["green"], 0.012)
    wall("left", (-1.2, 0.1), (-1.2, -3.3), HEIGHT + 0.1, 0.2, [], m["plaster"], 0.012)
    wall("right", (1.2, -3.3), (1.2, 0.1), HEIGHT + 0.1, 0.2, [], m["green"], 0.012)
    wall("front", (-1.4, -3.0), (1.4, -3.0), HEIGHT + 0.1, 0.2, [], m["plaster"])
    box("ceiling", (2.8, 3.6, 0.2), (0, -1.5, HEIGHT + 0.1), m["ceiling"], 0)
    tile_field((-1.2, 0, 0), 2.4, 2.20, green, dark_grout, (0.10, 0.10), 0.003, 0, 4)
    tile_field((1.2, 0, 0), 3.0, 2.20, green, dark_grout, (0.10, 0.10), 0.003, -math.pi / 2, 9)
    tile_field((-1.2, -0.9, 0), 0.9, 1.10, green, dark_grout, (0.10, 0.10), 0.003, math.pi / 2, 12)
    washing(m)
    shower(m)
    behind(m)
    L.area((-0.44, -0.17, 1.985), (0, -0.8, -0.75), (0.86, 0.03), 10, WARM)  # the line of light
    L.area((-0.44, -0.10, 1.99), (0, 0.4, 1), (0.86, 0.03), 3, WARM)
    L.spot((0.80, -0.42, HEIGHT - 0.02), (0.80, -0.34, 0), 42, (1, 0.72, 0.44), 66, 0.7, 0.035)
    disc(
        "downlight", 0.045, 0, 0.006, (0.80, -0.42, HEIGHT - 0.008), M.emissive("downlight", (1, 0.72, 0.44), 12), 0.002
    )
    L.spot((-0.2, -2.15, HEIGHT - 0.02), (-0.2, -2.3, 0), 60, (1, 0.72, 0.44), 100, 0.8, 0.035)


def washing(m):
    """The counter with what two people leave on it, the cabinet above, what is kept below."""
    pale = M.terrazzo(
        "counter",
        size=0.7,
        ground=(0.46, 0.44, 0.39),
        chips=((0.62, 0.60, 0.54), (0.10, 0.13, 0.10), (0.33, 0.25, 0.17), (0.22, 0.24, 0.20)),
        rough=0.22,
    )
    counter_basin((-0.43, -0.012, TOP), 1.54, 0.47, -0.02, pale, pale, m["brass"])
    deck_tap((-0.45, -0.085, TOP), m["brass"])
    bottle_trap((-0.45, -0.26, TOP - 0.18), m["brass"], 0.235)
    box("shelf", (1.50, 0.34, 0.028), (-0.43, -0.19, 0.36), m["teak_x"], 0.004)
    for x in (-1.14, 0.28):
        box("bracket", (0.022, 0.34, 0.45), (x, -0.19, 0.575), m["teak_z"], 0.003)
    box("upstand", (1.54, 0.014, 0.06), (-0.43, -0.017, TOP + 0.03), pale, 0.002)
    mirror_cabinet((-0.44, -0.012, 1.62), 0.92, 0.68, 0.135, m["teak_x"], m["brass"], (1, 0.70, 0.42), 7)
    amber = M.plain("amber", (0.16, 0.055, 0.012), 0.10, 0.5)
    pump_bottle((-0.78, -0.20, TOP), 0.155, 0.033, amber, m["black"], -0.6)
    toothbrushes(
        (-0.965, -0.13, TOP),
        M.thin_glass("tumbler"),
        (
            M.plain("brush_a", (0.10, 0.22, 0.20), 0.4),
            M.plain("brush_b", (0.62, 0.60, 0.55), 0.4),
            M.plain("brush_c", (0.45, 0.10, 0.05), 0.4),
        ),
    )
    tube_of_paste((-1.05, -0.27, TOP), 0.5)
    soap((-0.14, -0.15, TOP), m["dark"], (0.52, 0.40, 0.20))
    flask((0.13, -0.11, TOP), 0.17, 0.026, m["white"], m["dark"])
    flask((0.205, -0.14, TOP), 0.115, 0.022, amber, m["black"])
    jar((0.27, -0.085, TOP), m["celadon"], 0.6)
    lota((0.05, -0.15, TOP), m["brass"], 0.75)
    branches((0.05, -0.15, TOP + 0.085), 0.24, 4, m["leaf"], m["stem"], 15, 0.045, 0.016, 0.5)
    terry_ = terry(
        "terry_ochre", (0.50, 0.29, 0.11), ((-0.44, 0.004), (-0.415, 0.004), (-0.39, 0.010)), (0.62, 0.56, 0.46)
    )
    tube("bar", [(-1.06, -0.535, TOP - 0.105), (-0.70, -0.535, TOP - 0.105)], 0.007, m["brass"], 4)
    for x in (-1.05, -0.71):
        tube("bar_foot", [(x, -0.48, TOP - 0.06), (x, -0.535, TOP - 0.105)], 0.006, m["brass"], 4)
    towel_over((-0.885, -0.535, TOP - 0.105), 0.29, 0.50, 0.36, terry_, 0.0, 4, 0.008)
    for k, (w, d, name, turn) in enumerate(
        ((0.40, 0.27, "ivory", 0.03), (0.37, 0.26, "white_linen", -0.05), (0.34, 0.25, "green_linen", 0.06))
    ):
        folded_cloth((-0.08, -0.20, 0.375 + 0.050 * k), w, d, m[name], 0.046, turn, 21 + k)
    laundry_basket((-0.62, -0.30, 0), 0.17, 0.27, M.plain("withy", (0.30, 0.19, 0.09), 0.6), m["white_linen"], 3)
    for k, x in enumerate((0.17, 0.235)):
        flask((x, -0.20, 0.374), (0.20, 0.16)[k], 0.030, (m["white"], m["terracotta"])[k], m["black"])


def shower(m):
    """Behind a sheet of glass: a rail with its hand shower, bottles in the corner, a low stool, a wet floor that falls
    to its drain."""
    glass = M.thin_glass("screen", (0.93, 0.96, 0.94))
    box("screen", (0.008, 0.95, 2.02), (SCREEN, -0.485, 1.03), glass, 0)
    for y in (-0.008, -0.962):
        box("screen_edge", (0.016, 0.016 if y > -0.5 else 0.010, 2.02), (SCREEN, y - 0.004, 1.03), m["black"], 0.002)
    box("screen_foot", (0.016, 0.95, 0.018), (SCREEN, -0.485, 0.010), m["black"], 0.002)
    tube("screen_stay", [(SCREEN, -0.92, 2.03), (1.2, -0.92, 2.03)], 0.008, m["black"], 4)
    box("kerb", (1.2 - SCREEN, 0.10, 0.03), ((1.2 + SCREEN) / 2, -1.0, 0.015), m["basalt"], 0.006)
    hand_shower((0.74, -0.010, 1.02), m["brass"], 1.12)
    box("corner", (0.21, 0.21, 0.016), (1.085, -0.115, 1.15), m["basalt"], 0.004)
    flask((1.13, -0.08, 1.158), 0.21, 0.030, M.plain("shampoo", (0.10, 0.14, 0.11), 0.3, 0.5), m["black"])
    flask((1.06, -0.10, 1.158), 0.165, 0.028, m["white"], m["dark"])
    pump_bottle((1.12, -0.165, 1.158), 0.13, 0.030, m["terracotta"], m["black"], 1.0)
    floor_drain((0.80, -0.25, 0.0), m["brass"], m["dark"])
    puddle((0.80, -0.50, 0.0), (0.30, 0.28), 5)
    puddle((0.62, -0.80, 0.0), (0.08, 0.05), 2)
    box("stool", (0.30, 0.22, 0.030), (1.0, -0.52, 0.235), m["teak_x"], 0.008)
    for dx in (-0.11, 0.11):
        box("stool_leg", (0.026, 0.19, 0.222), (1.0 + dx, -0.52, 0.111), m["teak_z"], 0.005)
    bowl((0.97, -0.53, 0.250), m["brass"], 0.55)
    bath_mat()


def bath_mat():
    """A mat of terry as a wet foot left it: a crease across it, one corner up."""
    mat = rug((-0.44, -0.80, 0.001), 0.78, 0.48, terry("mat", (0.46, 0.44, 0.38)), 0.07, False, t=0.011).children[0]
    for v in mat.data.vertices:
        x, y, _ = v.co
        ridge = math.exp(-(((x - 0.45 * y - 0.13) / 0.030) ** 2)) * (0.6 + 0.4 * math.sin(7 * y + 1))
        curl = max(0.0, (x + 0.24) * -1.0 + (-y - 0.09)) ** 2
        soft = 0.004 * mnoise.noise(Vector((x * 9, y * 9, 4)))
        v.co.z += 0.017 * ridge + 0.45 * curl + max(0.0, soft)


def behind(m):
    """What the mirror sees: the door in its frame, a robe and a bag on pegs, a switch, a small framed print."""
    panelled_door((-0.72, -3.0, 0), 0.76, 2.06, m["teak_x"], m["teak_z"], m["brass"], math.pi)
    pegs((-0.015, -3.0, 1.72), 3, 0.16, m["teak_x"], m["brass"], math.pi)
    towel_on_peg((-0.175, -3.0, 1.72), 0.95, 0.46, m["rust"], math.pi, 2)
    towel_on_peg((-0.015, -3.0, 1.72), 0.60, 0.32, terry("robe", (0.62, 0.58, 0.50)), math.pi, 5)
    switches((0.36, -3.0, 1.30), math.pi, 2, False)
    canvas_art(
        (-1.2, -1.9, 1.62),
        0.26,
        0.34,
        m["dark_x"],
        M.print_paper("print", (0.55, 0.51, 0.44)),
        [
            (
                [(0.5 + 0.28 * math.cos(a), 0.5 + 0.24 * math.sin(a)) for a in (6.283 * i / 48 for i in range(48))],
                m["green_linen"],
            )
        ],
        math.pi / 2,
    )
