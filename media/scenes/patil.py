"""Patil Residence: a 3BHK flat above the treetops; lime white, Kota, teak and cane, at nine in the morning.

Plan: the hall is 7.4 by 4.6 m; the balcony lies to the west of the drawing's x axis (x < -3.7), where the morning comes in.
"""

from ..kit import *
from ..kit import light as L
from ..kit import materials as M
from ..view import View

EDITION = 1
HEIGHT = 2.95
HERE = "projects/residential/patil-residence/"
HALL, BEDROOM, STUDY = ("hall",), ("bedroom",), ("study",)

VIEWS = {
    "hall": View((1.75, -4.5, 1.25), -28.0, 25, (0, -0.04), ev=1.45, rooms=HALL, to=HERE + "01.jpg"),
    "dining": View((0.55, -4.1, 1.25), 31.0, 33, (0, -0.03), size=(1080, 1350), ev=1.75, rooms=HALL, to=HERE + "02.jpg"),
    "corner": View((-0.9, -2.9, 1.0), -52.0, 50, (0, -0.02), focus=2.6, fstop=2.8, size=(1080, 1350), ev=1.3, rooms=HALL, to=HERE + "03.jpg"),
    "table": View((1.25, -2.35, 1.12), 33.0, 65, (0, -0.12), focus=1.15, fstop=2.4, size=(1200, 1200), ev=1.5, rooms=HALL, to=HERE + "04.jpg"),
    "bedroom": View((1.5, -5.1, 1.22), -14.0, 27, (0, -0.05), ev=0.95, rooms=BEDROOM, to=HERE + "08.jpg"),
    "bedside": View((0.55, -1.75, 0.98), 34.0, 60, (0, -0.03), focus=1.75, fstop=2.4, size=(1080, 1350), ev=0.9, rooms=BEDROOM, to=HERE + "09.jpg"),
}  # fmt: skip


PLAN = {
    "folder": "projects/residential/patil-residence",
    "title": "Patil Residence",
    "north": 180,  # degrees clockwise from the page's top
    "rooms": [
        {"rooms": ("hall",), "offset": (0, 0), "clip": (-5.7, -5.2, 5.4, 0.3)},
        {"rooms": ("bedroom",), "offset": (7.95, 0.4), "clip": (-3.0, -5.9, 3.0, 0.3)},
    ],
}


def palette():
    return {
        "plaster": M.lime_plaster("plaster", (0.77, 0.735, 0.68), 0.08, 0.28), "ceiling": M.lime_plaster("ceiling", (0.80, 0.775, 0.73), 0.04, 0.15),
        "sage_wall": M.lime_plaster("sage_wall", (0.40, 0.43, 0.34), 0.12, 0.4), "kota": M.kota_stone("kota", (1.1, 0.55), 0.003, (0.2, 0.1)),
        "kota_top": M.kota_stone("kota_top", (6, 6), 0.001, base=(0.20, 0.215, 0.19), rough=(0.2, 0.36)),
        "teak_x": M.teak("teak_x", "x"), "teak_y": M.teak("teak_y", "y"), "teak_z": M.teak("teak_z", "z"), "dark_x": M.teak("dark_x", "x", dark=True),
        "cane": M.cane("cane", 0.014), "brass": M.brass(), "black": M.blackened_metal(), "basalt": M.basalt(), "terracotta": M.terracotta(),
        "linen": M.linen("linen", (0.68, 0.64, 0.56)), "ivory": M.linen("ivory", (0.75, 0.72, 0.65)), "sage": M.linen("sage", (0.33, 0.35, 0.26)),
        "moss": M.linen("moss", (0.14, 0.17, 0.09)), "ochre": M.linen("ochre", (0.52, 0.35, 0.15)), "clay": M.linen("clay", (0.42, 0.22, 0.14)), "white_linen": M.linen("white_linen", (0.79, 0.77, 0.73), var=0.05, bump=0.25),
        "soil": M.plain("soil", (0.04, 0.03, 0.02), 0.95), "white": M.ceramic("white", (0.76, 0.73, 0.67), 0.4, 0.4), "celadon": M.ceramic("celadon", (0.36, 0.42, 0.33), 0.3), "dark": M.ceramic("dark", (0.05, 0.045, 0.04), 0.55),
        "leaf": M.leaf("leaf", (0.06, 0.12, 0.035), 0.35), "leaf2": M.leaf("leaf2", (0.085, 0.14, 0.04), 0.4), "far": M.leaf("far", (0.07, 0.105, 0.045), 0.3),
        "bark": M.bark(), "stem": M.plain("stem", (0.16, 0.19, 0.06), 0.6), "hill": M.plain("hill", (0.16, 0.22, 0.20), 1.0, 0),
        "glass": M.thin_glass(), "sheer": M.sheer("sheer", (0.86, 0.83, 0.76), 0.22), "shade": M.plain("shade", (0.72, 0.67, 0.58), 0.7), "shade_in": M.plain("shade_in", (0.8, 0.7, 0.5), 0.4),
        "lime_fruit": M.plain("lime_fruit", (0.45, 0.42, 0.06), 0.45),
    }  # fmt: skip


def hall_shell(m):
    slab("floor", -5.4, -5.2, 3.9, 0.3, 0, 0.2, m["kota"])
    wall("back", (3.9, 0), (-5.6, 0), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    doors = rect_pts(0.9, 0.0, 3.7, 2.45)
    wall("balcony_wall", (-3.7, 0.1), (-3.7, -5.2), HEIGHT + 0.1, 0.25, [doors], m["plaster"], 0.012)
    wall("east", (3.7, -5.2), (3.7, 0.1), HEIGHT + 0.1, 0.22, [arch_pts(2.35, 1.15, 1.62)], m["plaster"], 0.012)
    wall("south", (-5.6, -4.9), (3.9, -4.9), HEIGHT + 0.1, 0.22, [], m["plaster"], 0.012)
    box("ceiling", (7.8, 5.4, 0.2), (0.05, -2.45, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (((3.7, 0), (-3.7, 0)), ((3.7, -4.9), (3.7, -3.43)), ((3.7, -2.27), (3.7, 0)), ((-3.7, 0), (-3.7, -0.8))):
        skirting("skirting", a, b, m["dark_x"], 0.07, 0.011)
    glazed_frame((-3.83, -1.5, 0), 1.42, 2.44, m["teak_z"], m["glass"], math.pi / 2, (2, 3))
    glazed_frame((-3.83, -2.9, 0), 1.40, 2.44, m["teak_z"], None, math.pi / 2, (1, 1))
    glazed_frame((-4.5, -3.62, 0), 1.30, 2.40, m["teak_z"], m["glass"], 0.0, (2, 3))
    # beyond the arch: a lit passage with a niche
    slab("passage", 3.6, -4.9, 6.0, 0.2, 0, 0.2, m["kota"])
    wall("passage_end", (5.1, -5.2), (5.1, 0.2), HEIGHT + 0.1, 0.2, [], m["sage_wall"])
    box("passage_ceiling", (2.0, 5.4, 0.2), (4.8, -2.45, HEIGHT + 0.1), m["ceiling"], 0)
    cabinet((4.86, -2.6, 0), 1.1, 0.36, 0.8, 2, m["teak_y"], m["teak_z"], m["brass"], 0.14, -math.pi / 2, m["cane"])
    vase((4.86, -2.85, 0.80), 0.30, 0, m["terracotta"])
    branches((4.86, -2.85, 1.03), 0.7, 5, m["leaf"], m["bark"], 17, 0.07, 0.017, 0.4)
    L.area((4.4, -2.6, 2.85), (0.2, 0, -1), (0.8, 2.0), 26, (1, 0.86, 0.68))


def balcony(m):
    slab("balcony", -5.5, -5.2, -3.9, 0.3, -0.02, 0.25, m["kota"])
    railing((-5.35, -5.1), (-5.35, 0.25), m["black"], 1.02, 0.11, m["teak_y"])
    wall("side", (-3.9, 0.05), (-5.6, 0.05), HEIGHT + 0.1, 0.2, [], m["plaster"])
    box("slab_above", (1.9, 5.6, 0.2), (-4.65, -2.4, HEIGHT + 0.1), m["ceiling"], 0.01)
    for k, (y, r, h, mat, kind) in enumerate(
        (
            (-0.55, 0.24, 0.44, "terracotta", "taper"),
            (-1.25, 0.17, 0.30, "basalt", "drum"),
            (-1.75, 0.20, 0.36, "terracotta", "taper"),
            (-4.5, 0.24, 0.46, "terracotta", "taper"),
        )
    ):
        planter((-5.0 + 0.06 * (k % 2), y, -0.02), r, h, m[mat], m["soil"], kind)
        if k == 1:
            rubber_plant((-4.95, y, h - 0.06), 0.8, m["leaf"], m["stem"], 5, 8)
        else:
            areca((-5.0, y, h - 0.07), (1.35, 0, 1.05, 1.4)[k], m["leaf2"], m["stem"], 12, 30 + k)
    for x, y, z, h, c, seed in (
        (-9.5, -1.0, -7.2, 8.0, 2.6, 3),
        (-11.5, -4.5, -7.4, 8.2, 2.8, 4),
        (-10.5, 3.0, -7.4, 8.3, 2.9, 5),
        (-15, -0.5, -7.8, 8.6, 3.2, 6),
        (-14, -8, -7.6, 8.4, 3.0, 7),
        (-17, 6, -7.8, 8.5, 3.2, 8),
    ):
        tree((x, y, z), h, c, (m["far"], m["leaf2"]), m["bark"], seed, 190, leaf=0.2)


def sitting(m):
    """A linen sofa on the back wall, two cane chairs, a Kota table; a low bookcase under one drawing."""
    rug((-1.55, -2.05, 0.001), 3.3, 2.3, M.rug_wool("rug", (0.60, 0.56, 0.47)), 0, True, m["ivory"])
    cushions = [
        (-0.92, 0.02, 0.66, (0.52, 0.52), 14, 7, m["sage"], 1),
        (-0.62, -0.07, 0.60, (0.56, 0.34), 20, -9, m["ochre"], 4),
        (0.86, 0.0, 0.66, (0.52, 0.52), 14, -8, m["moss"], 3),
    ]
    sofa((-1.75, -0.58, 0), 0, 2.55, 0.98, 2, m["linen"], None, cushions)
    cane_chair((-2.75, -3.15, 0.012), math.radians(152), m["teak_z"], m["cane"], m["ivory"])
    cane_chair((-0.15, -2.75, 0.012), math.radians(-62), m["teak_z"], m["cane"], m["ivory"])
    low_table(m, -1.6, -1.95)
    floor_lamp((-3.25, -0.5, 0), 1.52, m["brass"], M.lampshade("lamp", (0.82, 0.74, 0.60)), 0.19, None)
    ridge = [(0, 0.0), (1, 0.0), (1, 0.34), (0.74, 0.46), (0.52, 0.33), (0.30, 0.40), (0, 0.26)]
    canvas_art((-1.35, -0.012, 1.68), 1.35, 0.80, m["teak_z"], M.linen("paper", (0.74, 0.71, 0.64), 500), [
        (ridge, M.linen("ridge", (0.30, 0.34, 0.27), 500)),
        ([(0, 0), (1, 0), (1, 0.20), (0.6, 0.27), (0.25, 0.16), (0, 0.20)], M.linen("near", (0.12, 0.15, 0.09), 500)),
        ([(0.70 + 0.055 * math.cos(a), 0.72 + 0.093 * math.sin(a)) for a in (6.283 * i / 48 for i in range(48))], M.linen("sun", (0.60, 0.36, 0.14), 500)),
    ])  # fmt: skip
    curtain((-3.60, -0.52, 0), 0.60, 2.62, 6, 0.045, m["sheer"], math.radians(90), 2)
    tube("rod", [(-3.60, -0.12, 2.70), (-3.60, -4.5, 2.70)], 0.011, m["brass"], 5)
    planter((0.22, -0.42, 0), 0.20, 0.36, m["basalt"], m["soil"], "drum")
    rubber_plant((0.22, -0.42, 0.32), 1.25, M.leaf("ficus", (0.045, 0.085, 0.03), 0.2, 0.3), m["bark"], 5, 13, 0, 0.24, 0.06)


def low_table(m, x, y):
    box("table_top", (1.15, 0.66, 0.04), (x, y, 0.36), m["kota_top"], 0.012, 3)
    for s in (-1, 1):
        box("trestle", (0.06, 0.50, 0.34), (x + s * 0.38, y, 0.17), m["teak_z"], 0.01, 3)
    box("stretcher", (0.74, 0.05, 0.07), (x, y, 0.14), m["teak_x"], 0.006)
    tray((x + 0.28, y + 0.06, 0.38), 0.17, m["teak_x"])
    vase((x + 0.30, y + 0.09, 0.387), 0.19, 2, m["celadon"])
    branches((x + 0.30, y + 0.09, 0.55), 0.48, 4, m["leaf"], m["bark"], 9, 0.06, 0.015, 0.42)
    books((x - 0.28, y - 0.06, 0.38), 3, 0.35, (m["moss"], m["ivory"], m["clay"]), 2)
    lathe(
        "cup",
        [(0, 0), (0.026, 0), (0.034, 0.012), (0.037, 0.06), (0.034, 0.06), (0.030, 0.014), (0, 0.010)],
        m["white"],
        40,
        (x + 0.04, y - 0.16, 0.38),
    )


def dining(m):
    """A round teak table under one lamp, chairs with caned backs, a sideboard with everyday things."""
    x, y = 2.05, -1.45
    dining_table((x, y, 0), 1.2, top=m["teak_x"], leg=m["teak_z"], round_=True)
    for a, d in ((20, 0.74), (118, 0.72), (205, 0.80), (296, 0.73)):
        t = math.radians(a)
        dining_chair(
            (x + d * math.cos(t), y + d * math.sin(t), 0),
            t - math.pi / 2 + math.radians((a % 7) - 3),
            m["teak_z"],
            m["cane"],
            m["ivory"],
        )
    pendant_dome((x, y, 1.62), 0.27, 0.19, HEIGHT - 1.64, m["shade"], m["shade_in"], strength=5, power=10, canopy=m["brass"])
    vase((x + 0.12, y + 0.10, 0.745), 0.22, 0, m["white"])
    branches((x + 0.12, y + 0.10, 0.91), 0.5, 5, m["leaf2"], m["bark"], 31, 0.065, 0.016, 0.45)
    fruit_bowl(m, x - 0.20, y - 0.12, 0.745)
    soft_box("napkin", (0.20, 0.14, 0.018), 4, 12, 0.002, 0.002, 3, m["sage"], (x + 0.22, y - 0.26, 0.755), (0, 0, 0.4))
    cabinet((2.2, -0.24, 0), 1.7, 0.42, 0.80, 4, m["teak_x"], m["teak_z"], m["brass"], 0.15, 0.0, m["cane"])
    vase((1.62, -0.24, 0.80), 0.30, 0, m["terracotta"])
    vase((1.86, -0.20, 0.80), 0.16, 1, m["dark"])
    books((2.72, -0.24, 0.80), 3, 0.1, (m["sage"], m["ivory"], m["ochre"]), 11)
    lathe(
        "bowl",
        [(0, 0), (0.05, 0), (0.055, 0.006), (0.11, 0.06), (0.125, 0.09), (0.12, 0.09), (0.10, 0.06), (0.04, 0.012), (0, 0.010)],
        m["brass"],
        64,
        (2.36, -0.24, 0.80),
    )
    circle_mirror(m, 2.2, 1.58)


def fruit_bowl(m, x, y, z):
    lathe(
        "bowl",
        [
            (0, 0),
            (0.06, 0),
            (0.065, 0.008),
            (0.13, 0.045),
            (0.16, 0.075),
            (0.155, 0.077),
            (0.12, 0.05),
            (0.05, 0.016),
            (0, 0.014),
        ],
        m["celadon"],
        64,
        (x, y, z),
        sub=1,
    )
    rnd = random.Random(3)
    for k, (dx, dy, dz) in enumerate(
        (
            (0.0, 0.0, 0.045),
            (0.068, 0.02, 0.06),
            (-0.05, 0.055, 0.06),
            (-0.03, -0.066, 0.06),
            (0.045, -0.045, 0.062),
            (0.01, 0.01, 0.098),
        )
    ):
        r = 0.030 + rnd.uniform(-0.002, 0.003)
        pts = (
            [(0, -r * 1.08)]
            + [(r * math.sin(math.pi * i / 14), -r * 1.08 * math.cos(math.pi * i / 14)) for i in range(1, 14)]
            + [(0, r * 1.12)]
        )
        lathe(
            "lime",
            pts,
            m["lime_fruit"],
            28,
            (x + dx, y + dy, z + dz),
            rot=(rnd.uniform(0.6, 1.6), rnd.uniform(-0.5, 0.5), rnd.uniform(0, 6)),
        )


def circle_mirror(m, x, z):
    ring = circle_pts(0, 0, 0.40, 72)
    plate(
        "mirror_rim",
        ring,
        [circle_pts(0, 0, 0.375, 72)],
        0.03,
        m["teak_x"],
        0.006,
        2,
        loc=(x, -0.018, z),
        rot=(math.pi / 2, 0, 0),
    )
    plate(
        "mirror_glass", circle_pts(0, 0, 0.377, 72), [], 0.006, M.mirror(), 0.001, 1, loc=(x, -0.012, z), rot=(math.pi / 2, 0, 0)
    )


def bedroom(m):
    """Teak bed with a cane head against a sage wall; morning through a tall window on the left."""
    slab("floor", -3.2, -6.2, 3.2, 0.3, 0, 0.2, m["kota"])
    wall("back", (3.2, 0), (-2.86, 0), HEIGHT + 0.1, 0.25, [], m["sage_wall"], 0.012)
    wall(
        "left",
        (-2.6, 0.1),
        (-2.6, -6.0),
        HEIGHT + 0.1,
        0.28,
        [rect_pts(0.75, 0.45, 2.15, 2.4), rect_pts(3.0, 0.45, 4.4, 2.4)],
        m["plaster"],
        0.012,
    )
    wall("right", (2.6, -6.0), (2.6, 0.1), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-3.0, -5.6), (3.0, -5.6), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (6.4, 6.6, 0.2), (0, -2.9, HEIGHT + 0.1), m["ceiling"], 0)
    skirting("skirting", (2.6, 0), (-2.6, 0), m["dark_x"], 0.07, 0.011)
    skirting("skirting", (2.6, -5.6), (2.6, 0), m["dark_x"], 0.07, 0.011)
    for y in (-1.35, -3.6):
        glazed_frame((-2.76, y, 0), 1.38, 1.93, m["teak_z"], m["glass"], math.pi / 2, (2, 3), sill=0.46)
        box("sill", (0.34, 1.46, 0.035), (-2.70, y, 0.445), m["kota_top"], 0.006)
    headboard(m, 2.9)
    mats = {
        "wood": m["teak_x"],
        "dark": m["dark_x"],
        "sheet": m["white_linen"],
        "duvet": m["white_linen"],
        "throw": m["sage"],
        "case": m["linen"],
        "sham": m["white_linen"],
        "accent": m["ochre"],
    }
    bed((0, 0, 0), mats)
    for s in (-1, 1):
        bedside((s * 1.36, -0.28, 0), m["teak_x"], m["teak_z"], m["brass"])
    vase((1.42, -0.26, 0.46), 0.20, 2, m["celadon"])
    branches((1.42, -0.26, 0.62), 0.5, 4, m["leaf2"], m["bark"], 14, 0.06, 0.015, 0.45)
    books((1.27, -0.34, 0.46), 2, 0.2, (m["clay"], m["ivory"]), 5)
    books((-1.34, -0.28, 0.46), 3, -0.2, (m["moss"], m["ivory"], m["ochre"]), 3)
    lathe(
        "glass",
        [(0, 0), (0.028, 0), (0.032, 0.004), (0.035, 0.10), (0.033, 0.10), (0.030, 0.010), (0, 0.008)],
        m["brass"],
        40,
        (-1.50, -0.36, 0.46),
    )
    for s in (-1, 1):
        pendant_dome(
            (s * 1.36, -0.27, 1.25),
            0.12,
            0.15,
            HEIGHT - 1.27,
            m["shade"],
            m["shade_in"],
            m["brass"],
            strength=4,
            power=4,
            canopy=m["brass"],
        )
    rug((0, -2.0, 0.001), 3.2, 2.3, M.rug_wool("rug", (0.62, 0.57, 0.48)), 0, True, m["ivory"])
    bench_seat((0, -2.72, 0.014), 1.4, 0.42, 0.45, m["teak_x"], m["linen"])
    cane_chair((1.95, -1.95, 0), math.radians(-55), m["teak_z"], m["cane"], m["ivory"])
    planter((2.2, -0.6, 0), 0.2, 0.36, m["terracotta"], m["soil"], "taper")
    areca((2.2, -0.6, 0.30), 1.35, m["leaf2"], m["stem"], 12, 4)
    curtain((-2.50, -0.42, 0), 0.5, 2.66, 5, 0.045, m["sheer"], math.radians(90), 2)
    curtain((-2.50, -2.42, 0), 0.62, 2.66, 6, 0.045, m["sheer"], math.radians(90), 5)
    tube("rod", [(-2.50, -0.10, 2.72), (-2.50, -5.2, 2.72)], 0.011, m["brass"], 5)
    for x, y, z, h, c, seed in ((-8.5, -1.0, -6.2, 8.0, 2.6, 3), (-10.5, -4.5, -6.4, 8.2, 2.8, 4), (-12, 1.0, -6.4, 8.6, 2.9, 5)):
        tree((x, y, z), h, c, (m["far"], m["leaf2"]), m["bark"], seed, 190, leaf=0.2)
    for y in (-1.35, -3.6):
        L.portal((-2.95, y, 1.42), (1, 0, 0), (1.4, 1.95))


def outlook(m):
    """The ground far below and the ridge behind it."""
    disc("ground", 1500, -31, -30, (0, 0, 0), m["hill"], 0.1)
    for turn in (math.pi / 2, math.pi / 4, 0):
        hills(m["hill"], 700, 70, 2600, -30, 2 + turn, turn)


def headboard(m, w, top=1.10, panels=5):
    pw = w / panels
    box("head_top", (w + 0.04, 0.05, 0.05), (0, -0.045, top), m["teak_x"], 0.006)
    box("head_foot", (w, 0.04, 0.06), (0, -0.04, 0.34), m["teak_x"], 0.005)
    box(
        "head_back",
        (w - 0.02, 0.008, top - 0.34),
        (0, -0.006, (top + 0.34) / 2),
        M.plain("head_back", (0.30, 0.20, 0.115), 0.8),
        0,
    )
    for i in range(panels + 1):
        box("head_post", (0.045, 0.042, top - 0.30), (-w / 2 + i * pw, -0.042, 0.34 + (top - 0.34) / 2), m["teak_z"], 0.005)
    h = (top - 0.34) / 2
    for i in range(panels):
        mesh_obj(
            "head_cane",
            [(-pw / 2, 0, -h), (pw / 2, 0, -h), (pw / 2, 0, h), (-pw / 2, 0, h)],
            [(0, 1, 2, 3)],
            m["cane"],
            loc=(-w / 2 + (i + 0.5) * pw, -0.034, 0.34 + h),
        )


def build(view):
    reset()
    m = palette()
    if "hall" in view.rooms:
        hall_shell(m)
        balcony(m)
        sitting(m)
        dining(m)
        L.portal((-3.9, -2.2, 1.25), (1, 0, 0), (2.8, 2.45))
        L.sun(-118, 26, 11, (1, 0.76, 0.52), 0.9)
    else:
        bedroom(m)
        L.sun(-66, 27, 12, (1, 0.78, 0.55), 1.0)
        L.area((1.2, -5.2, 1.9), (-0.15, 1, -0.25), (2.6, 1.8), 26, (0.96, 0.97, 1.0))
    outlook(m)
    L.sky(34, 95, 1.6)
