"""The veranda: its wall, columns, roof, swing, seat and door."""

import math
import random

import bpy
from mathutils import Vector

from ...kit import materials as M
from ...kit import weather as W
from ...kit.block_cloth import lay_print
from ...kit.brassware import thali, worn_brass
from ...kit.chairs import swing
from ...kit.champa import fallen_flowers
from ...kit.core import box, disc, empty, lathe, tube
from ...kit.cushions import pillow
from ...kit.greenery import marigold_head
from ...kit.heirlooms import old_woods, planters_chair
from ...kit.lamps import globe_pendant
from ...kit.laundry import hung
from ...kit.leaves import leaf_mesh, place, put
from ...kit.life import sandals, tea
from ...kit.newspaper import newspaper
from ...kit.objects import tray, vase
from ...kit.offerings import hung_garland
from ...kit.old_door import bell, double_door, kolam, old_teak, rice_flour
from ...kit.paithani import paithani_silk, pallu_image
from ...kit.plants import areca, planter, rubber_plant
from ...kit.roof import tiled_roof
from ...kit.shell import arch_pts, casing_arch, slab, wall
from ...kit.shoes import chappals
from ...kit.tables import round_table
from ...kit.tableware import lota
from ...kit.undergrowth import fern
from .measures import ARCH_W, ARCH_X, COLUMNS, HEIGHT, LANTERNS


def house_walls(m, living):
    """The wall between living room and veranda with its arch, and the two doors further along."""
    length, left = 14.4, 7.2
    openings = [arch_pts(left - ARCH_X, ARCH_W, 1.42), arch_pts(left + 4.4, 1.2, 1.55)]
    wall(
        "court_wall",
        (left, 0),
        (left - length, 0),
        HEIGHT + 0.42,
        0.34,
        openings,
        W.weathered_lime("osari_lime", (0.69, 0.645, 0.56), 9, 0.0, 0.75, (0.86, 1.07), 0.335),
        0.014,
    )
    box("parapet_coping", (length + 0.2, 0.44, 0.06), (0, 0.17, HEIGHT + 0.45), m["basalt"], 0.012)
    double_door((-4.4, 0.10, 0), 1.2, 2.20, m["old_brass"], m["black"], math.pi)
    casing_arch("door_frame", 0, 1.192, 1.55, old_teak("frame_teak", "z", 0.75), 0.075, 0.075, loc=(-4.4, 0.165, 0))
    toran(m, -4.4, 0.235, 1.60, 1.06)
    threshold(m)
    box("threshold", (ARCH_W, 0.40, 0.012), (ARCH_X, 0.17, 0.004), m["basalt"], 0.003)
    box("threshold2", (1.2, 0.40, 0.014), (-4.4, 0.17, 0.005), m["basalt"], 0.003)
    if not living:
        box("behind", (15, 0.1, 4.4), (0, -2.2, 2.1), m["plaster"], 0)
        box("above", (15, 2.4, 0.1), (0, -1.1, 3.6), m["plaster"], 0)
        slab("inside_floor", -7, -2.2, 7, 0.30, 0, 0.2, m["kota"])


def threshold(m):
    """Where one comes in: shoes left beside the step, a drawing of rice flour, a bell, the pot of water to rinse the
    feet."""
    kolam(-4.42, 1.02, 0.0008, rice_flour())
    sole = M.plain("sole", (0.05, 0.035, 0.025), 0.75)
    chappals((-3.62, 0.80, 0), M.leather("chappal", (0.20, 0.085, 0.036)), sole, math.radians(128), 0.275)
    chappals((-4.86, 0.74, 0), M.leather("chappal2", (0.14, 0.060, 0.034)), sole, math.radians(-128), 0.245)
    tube("bell_hook", [(-3.62, 0.345, 2.18), (-3.62, 0.42, 2.19), (-3.62, 0.445, 2.165)], 0.005, m["black"], 4)
    bell((-3.62, 0.440, 2.160), m["old_brass"], 0.30)
    for k, (x, y) in enumerate(((-4.79, 0.245), (-4.72, 0.285), (-4.02, 0.26))):
        head = bpy.data.objects.new(
            "threshold_flower",
            marigold_head(f"threshold{k}", m["marigold" if k % 2 else "marigold_pale"], 0.024, 220 + k),
        )
        head.location, head.rotation_euler = (x, y, 0.016), (0.3 - 0.3 * k, 0.2, k)
        bpy.context.scene.collection.objects.link(head)


def toran(m, x, y, z, wide=1.2):
    """A string of marigolds and mango leaves across the door's head."""
    rnd = random.Random(8)
    leaf = leaf_mesh("mango", 0.17, 0.024, m["leaf3"], 0.25, 0.5, 10, belly=0.42)
    for k in range(11):
        t = (k + 0.5) / 11
        place(
            leaf,
            (x + wide * (t - 0.5), y - 0.006, z - 0.48 * t * (1 - t) - 0.012),
            (rnd.uniform(-0.14, 0.14), rnd.uniform(-0.02, 0.10), -1),
            up=(0, 1, 0),
            roll=rnd.uniform(-0.5, 0.5),
            s=rnd.uniform(0.85, 1.1),
        )
    ends = (x - wide / 2, y, z), (x + wide / 2, y, z)
    hung_garland(*ends, 0.12, (m["marigold"], m["marigold_pale"]), 38, 8, m["old_brass"], 0.029)


def veranda(m, furnished=True, lit=True):
    """Kota floor with a basalt edge, teak columns on stone bases, rafters under clay tiles, a swing; its lanterns are
    `lit` or out."""
    slab("veranda_floor", -7.2, 0.3, 7.2, 2.75, 0, 0.2, m["kota"])
    box("edge", (14.4, 0.34, 0.20), (0, 2.90, -0.098), m["basalt"], 0.012)
    for s in (-1, 1):
        wall(
            "veranda_end",
            (s * 7.0, -0.2 if s > 0 else 3.0),
            (s * 7.0, 3.0 if s > 0 else -0.2),
            3.4,
            0.25,
            [],
            m["ochre_wall"],
            0.012,
        )
    for x in COLUMNS:
        box("base", (0.30, 0.30, 0.34), (x, 2.78, 0.17), m["basalt"], 0.018, 3)
        box("plinth", (0.22, 0.22, 0.05), (x, 2.78, 0.365), m["basalt"], 0.01)
        shaft = [
            (0, 0.39),
            (0.085, 0.39),
            (0.095, 0.43),
            (0.078, 0.48),
            (0.076, 0.52),
            (0.090, 0.55),
            (0.083, 0.60),
            (0.071, 1.9),
            (0.086, 1.97),
            (0.074, 2.02),
            (0.10, 2.10),
            (0.10, 2.13),
            (0, 2.13),
        ]
        lathe("shaft", shaft, m["dark_z"], 48, (x, 2.78, 0))
        box("bracket", (0.62, 0.13, 0.11), (x, 2.78, 2.185), m["dark_x"], 0.03, 4)
    box("beam", (14.4, 0.15, 0.20), (0, 2.78, 2.34), m["dark_x"], 0.012)
    slope = math.atan2(0.72, 2.78)
    for k in range(28):
        x = -7.0 + 0.52 * k
        box("rafter", (0.07, 3.45, 0.10), (x, 1.72, 2.70), m["dark_y"], 0.008, rot=(-slope, 0, 0))
    for j in range(12):
        y = 0.45 + 0.25 * j
        box(
            "batten",
            (14.4, 0.045, 0.028),
            (0, y, 3.095 - (y - 0.34) * 0.259 + 0.0),
            m["teak_x"],
            0.004,
            rot=(-slope, 0, 0),
        )
    box("tiles", (14.4, 3.5, 0.03), (0, 1.74, 2.795), m["tile"], 0.004, rot=(-slope, 0, 0))
    tiled_roof(-7.2, 7.2, (3.50, 2.40), (0.05, 3.29), m["roof_tile"], 41)
    swing((0.55, 1.45, 0), 1.65, 0.66, 0.45, 2.70, m["teak_x"], m["teak_z"], m["brass"], m["ivory"], math.radians(180))
    for dx, w, mat, turn in ((0.52, 0.46, "rust", 8), (0.18, 0.42, "ochre", -6), (-0.55, 0.46, "indigo", -10)):
        pillow(
            "cushion",
            w,
            w,
            4.5,
            int(dx * 10) % 4 + 1,
            m[mat],
            (0.55 + dx, 1.26, 0.72),
            (math.radians(68), 0, math.radians(180 + turn)),
        )
    if furnished:
        furniture(m)
    for x in LANTERNS:
        wall_lantern(m, x, lit)


def furniture(m):
    """What stands and hangs along the wall."""
    planters_chair((3.9, 0.98, 0), math.radians(118), old_woods(), m["cane"])
    round_table((3.15, 1.15, 0), 0.24, 0.42, 0.025, m["teak_x"], 0.045, m["teak_z"], "stool", drum=False)
    tray((3.15, 1.15, 0.42), 0.15, m["brass"])
    lathe(
        "cup",
        [(0, 0), (0.026, 0), (0.034, 0.012), (0.037, 0.065), (0.034, 0.065), (0.030, 0.014), (0, 0.010)],
        m["white"],
        40,
        (3.19, 1.12, 0.429),
    )
    vase((3.10, 1.20, 0.429), 0.15, 1, m["brass"])
    urli(m, -2.55, 1.95)
    urli(m, -0.6, 4.0, -0.2)
    katta(m, -3.45, -0.35)
    for x, y, r, h, mat, kind, plant in (
        (-6.2, 0.9, 0.24, 0.42, "terracotta", "taper", 0),
        (2.75, 0.62, 0.17, 0.34, "terracotta", "drum", 1),
        (5.9, 0.8, 0.25, 0.46, "basalt", "drum", 0),
        (5.2, 2.2, 0.18, 0.32, "terracotta", "taper", 1),
    ):
        planter((x, y, 0), r, h, m[mat], m["soil"], kind)
        (areca if plant == 0 else rubber_plant)(
            (x, y, h - 0.05),
            1.5 if plant == 0 else 0.9,
            m["leaf2"],
            m["stem"],
            13 if plant == 0 else 5,
            int(abs(x * 10)),
        )
    planter((-5.25, 0.62, 0), 0.17, 0.30, m["basalt"], W.wet_soil(), "drum")
    for turn, size in ((0.0, 1.0), (2.0, 0.8)):
        put(fern((m["leaf"], m["stem"]), 88, 26, 0.50), (-5.25, 0.62, 0.255), turn, size)


def katta(m, x0, x1):
    """The built-in seat along the wall, where a house receives its guests."""
    box("katta", (x1 - x0, 0.50, 0.40), ((x0 + x1) / 2, 0.585, 0.20), m["ochre_wall"], 0.018)
    box("katta_top", (x1 - x0 + 0.04, 0.55, 0.045), ((x0 + x1) / 2, 0.60, 0.42), m["kota"], 0.010)
    for x, w, mat, turn in ((x0 + 0.30, 0.46, "ivory", 4), (x0 + 0.73, 0.42, "olive", -7)):
        pillow(
            "cushion",
            w,
            w,
            4.5,
            int(abs(x) * 10) % 4 + 1,
            m[mat],
            (x, 0.47, 0.67),
            (math.radians(70), 0, math.radians(180 + turn)),
        )
    vase((x1 - 0.55, 0.52, 0.443), 0.30, 2, m["terracotta"], s=0.85)
    lota((x1 - 0.95, 0.62, 0.443), m["brass"])
    newspaper((x1 - 1.62, 0.64, 0.443), math.radians(-14), 0.28, 0.36)
    tea((x1 - 1.32, 0.70, 0.443))


def urli(m, x, y, z=0.0):
    """A wide brass bowl of water with floating petals on a low stone."""
    disc("stone", 0.26, 0, 0.16, (x, y, z), m["basalt"], 0.015)
    lathe(
        "urli",
        [
            (0, 0.16),
            (0.12, 0.162),
            (0.22, 0.20),
            (0.27, 0.26),
            (0.31, 0.275),
            (0.312, 0.285),
            (0.265, 0.275),
            (0.21, 0.215),
            (0.12, 0.178),
            (0, 0.175),
        ],
        m["brass"],
        72,
        (x, y, z),
    )
    disc("water", 0.252, 0.235, 0.255, (x, y, z), M.plain("water", (0.02, 0.03, 0.025), 0.03, 0.5), 0.001)
    rnd = random.Random(5)
    afloat: list = []
    heads = [
        marigold_head(f"marigold{k}", m["marigold" if k % 3 else "marigold_pale"], 0.025, 60 + k) for k in range(4)
    ]
    for _ in range(400):
        a, r = rnd.uniform(0, 6.28), 0.205 * rnd.random() ** 0.5
        at = Vector((x + r * math.cos(a), y + r * math.sin(a), z + 0.256))
        if len(afloat) < 24 and all((at - other).length > 0.044 for other in afloat):
            afloat.append(at)
            flower = bpy.data.objects.new("marigold", rnd.choice(heads))
            flower.location, flower.scale = at, [rnd.uniform(0.85, 1.0)] * 3
            flower.rotation_euler = (rnd.uniform(-0.2, 0.2), rnd.uniform(-0.2, 0.2), a)
            bpy.context.scene.collection.objects.link(flower)
    fallen_flowers(
        [
            (x + 0.16, y + 0.13, z + 0.258),
            (x - 0.18, y - 0.10, z + 0.258),
            (x + 0.02, y - 0.215, z + 0.258),
            (x - 0.36, y - 0.12, z + 0.002),
            (x + 0.30, y - 0.24, z + 0.002),
        ],
        m["petal"],
        m["throat"],
        9,
        0.8,
    )


def wall_lantern(m, x, lit):
    g = empty("lantern", (x, 0.34, 2.05))
    box("plate", (0.07, 0.012, 0.20), (0, 0.006, 0), m["brass"], 0.003, parent=g)
    tube("arm", [(0, 0, 0.05), (0, 0.10, 0.09), (0, 0.15, 0.04)], 0.006, m["brass"], 4, parent=g)
    globe_pendant(
        (x, 0.49, 2.0), 0.07, 0.07, m["brass"], (1, 0.70, 0.40), 2.4 if lit else 0.24, None
    )  # out, its glass is still white


def on_the_swing(m):
    """What only the swing's own picture shows: peas half shelled on yesterday's newspaper, a grandmother's stole over
    the back, sandals below; the rain chain is left out, it would hang before the lens."""
    for ob in bpy.context.scene.objects:
        ob.hide_render = ob.hide_render or ob.name.startswith("rain_")
    x, y, top, rnd, brass = 0.55, 1.47, 0.553, random.Random(26), worn_brass()
    newspaper((x - 0.10, y + 0.06, top), math.radians(172), 0.50, 0.36, 7)
    paper = top + 0.0106
    thali((x - 0.02, y + 0.05, paper), brass, 0.150, 0.026)
    green = M.plain("pea", (0.135, 0.26, 0.035), 0.38, 0.4)
    r = 0.0044
    pea = lathe(
        "pea",
        [(0, -r)] + [(r * math.sin(math.pi * i / 8), -r * math.cos(math.pi * i / 8)) for i in range(1, 8)] + [(0, r)],
        green,
        12,
        (x - 0.02, y + 0.05, paper + 0.010),
    )
    for _ in range(330):
        a, q = rnd.uniform(0, 6.28), 0.105 * rnd.random() ** 0.55
        high = 0.030 * max(0.0, 1 - q / 0.10) * rnd.random()
        one = bpy.data.objects.new("pea", pea.data)
        one.location = (x - 0.02 + q * math.cos(a), y + 0.05 + q * math.sin(a), paper + 0.0078 + high)
        bpy.context.scene.collection.objects.link(one)
    skin = M.leaf("pod", (0.11, 0.20, 0.040), 0.2, 0.45)
    for k in range(22):
        full = k < 12
        px, py = (
            (x + 0.30 + rnd.gauss(0, 0.045), y + 0.06 + rnd.gauss(0, 0.05))
            if full
            else (x - 0.25 + rnd.gauss(0, 0.035), y + 0.10 + rnd.gauss(0, 0.05))
        )
        a, z = rnd.uniform(0, 3.14), (top + 0.008 if full else paper + 0.006) + 0.006 * (k % 3)
        way = [
            (
                px + t * math.cos(a) * 0.040 - 0.008 * t * t * math.sin(a),
                py + t * math.sin(a) * 0.040 + 0.008 * t * t * math.cos(a),
                z + 0.002 * math.sin(3 * t),
            )
            for t in (-1, -0.7, -0.35, 0, 0.35, 0.7, 1)
        ]
        tube("pod", way, 1.0, skin, 3, radii=[0.0010, 0.0045, 0.0068, 0.0072, 0.0066, 0.0045, 0.0012])
    images = pallu_image(0.42, 0.95, (0.060, 0.016, 0.012), (0.030, 0.085, 0.050), 5, 3)
    stole = hung(
        (x - 0.215, 1.165, 0.838), 0.30, 0.31, 0.26, paithani_silk("stole", images, (0.20, 0.12, 0.05)), math.pi, 4
    )
    lay_print(stole, 61)
    sandals(
        (x + 0.40, 1.90, 0),
        math.radians(168),
        M.plain("strap3", (0.13, 0.055, 0.022), 0.45),
        M.plain("sole3", (0.04, 0.030, 0.024), 0.75),
    )
    box("paat", (0.34, 0.26, 0.022), (x - 0.60, 1.85, 0.068), m["teak_x"], 0.008, 3)
    for sx in (-1, 1):
        box("paat_foot", (0.030, 0.22, 0.059), (x - 0.60 + sx * 0.12, 1.85, 0.0295), m["teak_y"], 0.004)
    tea((x - 0.54, 1.86, 0.079))
    thali((x - 0.68, 1.83, 0.079), brass, 0.075, 0.014)
    for k in range(3):
        disc(
            "biscuit",
            0.026,
            0,
            0.007,
            (x - 0.68 + 0.02 * (k - 1), 1.825 + 0.012 * (k % 2), 0.083 + 0.003 * k),
            M.blistered("biscuit", (0.50, 0.32, 0.15), (0.26, 0.12, 0.045)),
            0.002,
            36,
        )
    fallen_flowers([(x - 0.2, 1.95, 0.002), (x + 0.12, 1.80, 0.002)], m["petal"], m["throat"], 31)
