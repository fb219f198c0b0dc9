"""The kitchen at nine: tea on the hob; low sun along handmade tiles, plates and cups on a ledge, a window above the
treetops, a larder with caned doors."""

import math
import random

from mathutils import Vector
from mathutils import noise as mnoise

from ...kit import light as L
from ...kit import materials as M
from ...kit.basins import laundry_basket, pump_bottle
from ...kit.chai import gas_flame, ginger, milky_tea, saucepan, strainer
from ...kit.clay_vessels import handi, hung_cup, lidded_jar, plates_on_ledge, water_pot
from ...kit.core import box, lathe, mesh_obj, plate, tube
from ...kit.greenery import leaf_cluster
from ...kit.handmade_tiles import fired, hand_laid
from ...kit.laundry import checked, hung
from ...kit.leaves import put
from ...kit.life import switches, tea
from ...kit.objects import tray
from ...kit.openings import glazed_frame
from ...kit.outlook import shade_tree, spray
from ...kit.plants import branches
from ...kit.pottery import thrown_lamp
from ...kit.shell import rect_pts, skirting, slab, wall
from ...kit.storage import kitchen_run
from ...kit.stove import hob, plate_rack, steel, tumblers
from ...kit.wet import sink, standing_tap
from .dining import jug, limes
from .measures import HEIGHT

TOP, LEFT, RIGHT = 0.90, -1.9, 1.22  # the counter's height and ends
SILL = 1.055
HOB = 0.52


def kitchen(m):
    """One counter along the back wall between the corner and a larder; a window above the sink, another in the left
    wall, where the sun comes in."""
    shell(m)
    cabinets(m)
    tiles = fired("white_tile", (0.69, 0.665, 0.60), 0.12)
    hand_laid(
        (LEFT, 0, TOP),
        RIGHT - LEFT,
        0.63,
        tiles,
        m["grout"],
        (0.142, 0.07),
        0.003,
        ((0.40, SILL - TOP - 0.015, 1.84, 2.0),),
        0,
        5,
        tilt=0.017,
    )
    window(m)
    ledge(m)
    larder(m, 1.62, 0.80)
    at_the_sink(m)
    tea_is_made(m)
    thrown_lamp((-1.02, -0.40, 1.75), 0.150, 0.185, HEIGHT - 1.75, m["ash"], m["black"])
    switches((1.03, -0.012, 1.23), 0, 2)
    vegetables(m, 1.02, -0.86)
    flecks(m)
    trees(m)
    L.portal((-2.25, -1.13, 1.48), (1, 0, 0), (1.46, 1.87))
    L.portal((-0.78, 0.34, 1.6), (0, -1, 0), (1.44, 1.1))


def shell(m):
    slab("floor", -2.3, -4.4, 2.4, 0.3, 0, 0.2, m["kota"])
    wall("back", (2.4, 0), (-2.2, 0), HEIGHT + 0.1, 0.28, [rect_pts(2.46, SILL, 3.90, 2.14)], m["plaster"], 0.012)
    wall("left", (-1.9, 0.1), (-1.9, -4.4), HEIGHT + 0.1, 0.28, [rect_pts(0.5, 0.55, 1.96, 2.42)], m["plaster"], 0.012)
    wall("right", (2.1, -4.4), (2.1, 0.1), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-2.3, -4.1), (2.4, -4.1), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (4.8, 4.8, 0.2), (0, -2.0, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (((2.1, -4.1), (2.1, 0)), ((-1.9, -0.65), (-1.9, -4.1))):
        skirting("skirting", a, b, m["dark_x"], 0.07, 0.011)
    glazed_frame((-2.06, -1.13, 0), 1.44, 1.85, m["teak_z"], m["glass"], math.pi / 2, (2, 3), sill=0.56)
    box("side_sill", (0.32, 1.50, 0.03), (-2.02, -1.13, 0.54), m["kota_top"], 0.006)


def window(m):
    """Two casements above the sink: the left one shut, the right one opened to the morning."""
    glazed_frame((-0.78, 0.17, 0), 1.44, 2.14 - SILL, m["teak_z"], None, 0, (2, 1), sill=SILL)
    low, high = SILL + 0.058, 2.14 - SILL - 0.116
    glazed_frame((-1.123, 0.17, 0), 0.635, high, m["teak_z"], m["glass"], 0, (1, 2), 0.042, 0.040, low)
    a = math.radians(63)
    glazed_frame(
        (-0.118 - 0.317 * math.cos(a), 0.185 + 0.317 * math.sin(a), 0),
        0.635,
        high,
        m["teak_z"],
        m["glass"],
        -a,
        (1, 2),
        0.042,
        0.040,
        low,
    )
    box("sill", (1.50, 0.235, 0.030), (-0.78, 0.075, SILL + 0.001), m["kota_top"], 0.006)
    tube("stay", [(-0.50, 0.175, low + 0.012), (-0.30, 0.40, low + 0.012)], 0.0045, m["brass"], 3)
    box("catch", (0.016, 0.014, 0.075), (-0.815, 0.140, low + 0.40), m["brass"], 0.004)


def cabinets(m):
    """Teak fronts; below the sink caned ones, so that the air can pass."""
    run = kitchen_run(
        ((LEFT + RIGHT) / 2 + 0.01, -0.32, 0),
        RIGHT - LEFT - 0.02,
        m["teak_x"],
        m["teak_x"],
        m["kota_top"],
        m["brass"],
        0.62,
        TOP,
        6,
        0,
        m["dark_x"],
        (3, 5),
    )
    wide = (RIGHT - LEFT - 0.02) / 6
    for k in (1, 2):
        w, h, at = wide - 0.15, 0.43, (LEFT + 0.02 + wide * (k + 0.5), -0.6285, 0.205)
        box("air", (w, 0.003, h), (at[0], at[1], at[2] + h / 2), m["dark_x"], 0)
        mesh_obj(
            "front_cane",
            [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)],
            [(0, 1, 2, 3)],
            m["cane"],
            loc=(at[0], at[1] - 0.003, at[2]),
        )
    sink((-0.72, -0.33, TOP), m["kota_top"], m["black"], 0.50, 0.38, 0, run)
    standing_tap((-0.72, -0.085, TOP), m["brass"], 0.22, 0.35)


def larder(m, x, w):
    """A tall cupboard with caned doors in the corner, a flat basket on top."""
    high = 2.12
    box("larder_foot", (w + 0.07, 0.52, 0.09), (x + 0.045, -0.27, 0.045), m["dark_x"], 0.003)
    box("larder", (w, 0.58, high - 0.08), (x, -0.30, 0.08 + (high - 0.08) / 2), m["teak_z"], 0.005)
    box("larder_top", (w + 0.03, 0.61, 0.024), (x, -0.302, high + 0.010), m["teak_x"], 0.006)
    half = w / 2 - 0.015
    for s in (-1, 1):
        cx = x + s * (half / 2 + 0.003)
        box("larder_door", (half, 0.022, high - 0.16), (cx, -0.60, 0.10 + (high - 0.12) / 2), m["teak_z"], 0.004)
        for z0, z1 in ((0.17, 0.80), (0.87, 2.02)):
            pw, ph = half - 0.11, z1 - z0
            box("larder_panel", (pw, 0.006, ph), (cx, -0.609, (z0 + z1) / 2), m["dark_x"], 0)
            mesh_obj(
                "larder_cane",
                [(-pw / 2, 0, 0), (pw / 2, 0, 0), (pw / 2, 0, ph), (-pw / 2, 0, ph)],
                [(0, 1, 2, 3)],
                m["cane"],
                loc=(cx, -0.6135, z0),
            )
        tube(
            "larder_pull",
            [
                (x + s * 0.026, -0.610, 1.04),
                (x + s * 0.026, -0.636, 1.055),
                (x + s * 0.026, -0.636, 1.155),
                (x + s * 0.026, -0.610, 1.17),
            ],
            0.0055,
            m["brass"],
            4,
        )
    box("larder_filler", (0.085, 0.02, high - 0.08), (2.06, -0.57, 0.04 + high / 2), m["teak_z"], 0.002)


def ledge(m):
    """Plates as they came from the wheel, leaning on the wall; cups on hooks below, one hook empty: its cup is in
    use."""
    x0, x1, z = 0.06, 1.16, 1.552
    box("ledge", (x1 - x0, 0.15, 0.032), ((x0 + x1) / 2, -0.075, z), m["teak_x"], 0.004)
    tube("ledge_rod", [(x0 + 0.01, -0.132, z + 0.044), (x1 - 0.01, -0.132, z + 0.044)], 0.004, m["brass"], 4)
    for x in (x0 + 0.02, (x0 + x1) / 2, x1 - 0.02):
        tube("ledge_post", [(x, -0.132, z + 0.010), (x, -0.132, z + 0.044)], 0.004, m["brass"], 4)
    glazes = [m[name] for name in ("ash", "iron", "sea", "milk", "ash")]
    plates_on_ledge(
        ((0.185, 0.112), (0.395, 0.094), (0.610, 0.128), (0.815, 0.082), (1.005, 0.120)),
        0.0,
        z + 0.016,
        glazes,
        0.068,
        21,
    )
    for k, (x, name) in enumerate(((0.155, "ash"), (0.305, "milk"), (0.455, "iron"), (0.755, "milk"), (0.905, "sea"))):
        hung_cup((x, -0.070, z - 0.015), m[name], m["brass"], 0.05 * (-1) ** k, 0.06 * math.sin(5 * k))


def at_the_sink(m):
    """Plates that dry, the water pot, soap and curry leaves on the sill, a checked cloth over its rail."""
    bright = steel()
    water_pot((-1.645, -0.29, TOP), m["terracotta"], m["teak_z"], m["brass"], 0.12)
    tumblers((-1.66, -0.475, TOP), bright, 1, 4)
    plate_rack((-1.255, -0.27, TOP), bright, (m["milk"], m["ash"], m["milk"], m["sea"]), 0.04, 6, 4)
    pump_bottle(
        (-0.985, 0.035, SILL + 0.016), 0.150, 0.030, M.plain("amber", (0.20, 0.075, 0.018), 0.12, 0.5), m["black"], 0.5
    )
    glass = [
        (0, 0),
        (0.026, 0),
        (0.028, 0.003),
        (0.036, 0.088),
        (0.038, 0.092),
        (0.035, 0.092),
        (0.026, 0.006),
        (0, 0.005),
    ]
    lathe("tumbler", glass, bright, 40, (-0.485, 0.03, SILL + 0.016))
    branches((-0.485, 0.03, SILL + 0.070), 0.20, 7, m["leaf2"], m["stem"], 17, 0.036, 0.013, 0.7)
    tube(
        "cloth_rail",
        [(-0.44, -0.625, 0.795), (-0.44, -0.668, 0.795), (-0.02, -0.668, 0.795), (-0.02, -0.625, 0.795)],
        0.006,
        m["brass"],
        4,
    )
    hung(
        (-0.215, -0.668, 0.798),
        0.30,
        0.40,
        0.33,
        checked("gamcha", (0.62, 0.53, 0.45), (0.40, 0.055, 0.04), (0.10, 0.03, 0.03), 0.034, 0.009),
        0.0,
        6,
    )


def tea_is_made(m):
    """Tea boils in the pan, one glass is poured, the strainer lies on the other; milk in a jug, ginger, limes."""
    bright = steel()
    hob((HOB, -0.33, TOP), bright, m["black"])
    burner = TOP + 0.0585
    saucepan((HOB - 0.15, -0.30, burner), bright, m["black"], milky_tea(), math.radians(-152))
    tube(
        "spoon",
        [
            (HOB - 0.135, -0.30, burner + 0.02),
            (HOB - 0.075, -0.262, burner + 0.098),
            (HOB - 0.020, -0.228, burner + 0.170),
        ],
        0.0042,
        bright,
        4,
    )
    gas_flame((HOB - 0.15, -0.30, TOP + 0.040))
    handi((HOB + 0.15, -0.30, burner), m["terracotta"], 0.92)
    tray((-0.135, -0.36, TOP), 0.150, m["teak_x"])
    tea((-0.165, -0.425, TOP + 0.0075), seed=2)
    tea((-0.060, -0.375, TOP + 0.0075), seed=4)
    strainer(
        (-0.060, -0.375, TOP + 0.0865), bright, M.plain("sieve", (0.30, 0.30, 0.29), 0.5, metal=1.0), math.radians(150)
    )
    jug(m, -0.215, -0.285, TOP + 0.0075)
    lidded_jar((0.005, -0.135, TOP), m["iron"], 0.185, 0.056, 2)
    lidded_jar((0.128, -0.115, TOP), m["ash"], 0.135, 0.052, 3)
    box("board", (0.20, 0.13, 0.016), (0.155, -0.545, TOP + 0.008), m["teak_x"], 0.006, 3, (0, 0, 0.12))
    ginger((0.135, -0.545, TOP + 0.016), M.plain("ginger", (0.46, 0.30, 0.145), 0.75, 0.25), 0.5, 3)
    plate(
        "knife",
        [
            (-0.085, -0.006),
            (-0.01, -0.006),
            (0, -0.009),
            (0.075, -0.008),
            (0.083, 0.003),
            (0.070, 0.009),
            (0, 0.008),
            (-0.01, 0.006),
            (-0.085, 0.007),
        ],
        [],
        0.0025,
        bright,
        0.001,
        2,
        None,
        (0.195, -0.575, TOP + 0.0178),
        (0, 0, 0.5),
    )
    limes(m, 1.02, -0.33, TOP)


def vegetables(m, x, y):
    """A cane basket with onions and potatoes, set down before the larder."""
    laundry_basket((x, y, 0), 0.155, 0.17, M.plain("withy", (0.46, 0.32, 0.16), 0.6))
    rnd, onion, potato = (
        random.Random(9),
        M.plain("onion", (0.40, 0.15, 0.115), 0.32, 0.45),
        M.plain("potato", (0.40, 0.285, 0.16), 0.85, 0.2),
    )
    for k in range(17):
        a, d, r = 2.4 * k, 0.028 * math.sqrt(k), rnd.uniform(0.025, 0.033)
        at = (x + d * math.cos(a), y + d * math.sin(a), 0.150 + rnd.uniform(0, 0.014) - 0.08 * d)
        if k % 3:
            side = (
                [(0, -0.86 * r), (0.2 * r, -0.88 * r)]
                + [(r * math.sin(math.pi * i / 14), -0.86 * r * math.cos(math.pi * i / 14)) for i in range(2, 13)]
                + [(0.20 * r, 0.95 * r), (0.10 * r, 1.30 * r), (0, 1.34 * r)]
            )
            lathe("onion", side, onion, 32, at, rot=(rnd.uniform(-0.5, 0.5), rnd.uniform(-0.5, 0.5), 0), sub=1)
        else:
            side = (
                [(0, -1.3 * r)]
                + [
                    (0.95 * r * math.sin(math.pi * i / 14) ** 0.85, -1.3 * r * math.cos(math.pi * i / 14))
                    for i in range(1, 14)
                ]
                + [(0, 1.3 * r)]
            )
            lathe("potato", side, potato, 32, at, rot=(rnd.uniform(1.2, 1.8), 0, rnd.uniform(0, 6)), sub=1).scale = (
                1,
                0.86,
                1,
            )


def flecks(m):
    """Leaves before the left window, of which only the shade is seen: they break the sun at its edges."""
    rnd, crown = random.Random(8), leaf_cluster("fleck", m["leaf"], 70, 0.30, 0.11, 0.26, 41)
    for _ in range(30):
        y, z = rnd.uniform(-3.3, -1.2), rnd.uniform(1.5, 3.3)
        if mnoise.noise(Vector((y * 1.3, z * 1.3, 2.4))) > 0.10:
            put(crown, (-4.6 + rnd.uniform(-0.4, 0.4), y, z), rnd.uniform(0, 6), rnd.uniform(0.5, 0.9), camera=False)


def trees(m):
    """A mango as high as the window, near enough that one sees its leaves, another further down the street."""
    sprays = [spray((m["leaf"] if k % 2 else m["leaf2"], m["stem"]), 70 + k) for k in range(4)]
    for x, y, h, r, seed, n in ((-1.1, 7.4, 12.4, 2.7, 23, 1100), (-6.6, 10.5, 11.6, 2.3, 24, 600)):
        shade_tree((x, y, -9.6), h, r, sprays, m["bark"], seed, n)
