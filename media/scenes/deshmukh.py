"""Deshmukh Residence: a bungalow round a court; monsoon, noon to dusk.

Plan: the living room lies at y < 0, its arch opens north on the veranda (y 0.34 to 2.9), the veranda on the court (to y 8.6).
"""

from ..kit import *
from ..kit import light as L
from ..kit import materials as M
from ..view import View

EDITION = 1
HEIGHT = 3.15
ARCH_X, ARCH_W = 1.35, 2.3
COLUMNS = (-5.3, -3.1, -0.9, 3.5, 5.7)
HERE = "projects/residential/deshmukh-residence/"

VIEWS = {
    "veranda": View((-4.3, 1.32, 1.3), 73.0, 25, (0, -0.04), ev=1.2, light="monsoon", rooms=("veranda", "court"), to=HERE + "01.jpg"),
    "court": View((-3.2, 1.1, 1.35), 30.0, 27, (0, 0.02), ev=0.75, light="monsoon", rooms=("veranda", "court"), to=HERE + "02.jpg"),
    "living": View((-1.3, -6.3, 1.22), 7.0, 26, (0, -0.045), ev=1.25, light="monsoon", rooms=("living", "veranda", "court"), to=HERE + "03.jpg"),
    "tulsi": View((0.55, 2.0, 1.0), 12.5, 58, (0, -0.07), focus=3.15, fstop=2.8, size=(1080, 1350), ev=0.55, light="monsoon", rooms=("veranda", "court"), to=HERE + "05.jpg"),
    "swing": View((-1.6, 2.1, 0.98), 104.0, 55, (0, -0.04), focus=2.35, fstop=2.5, size=(1080, 1350), ev=0.6, light="monsoon", rooms=("veranda", "court"), to=HERE + "04.jpg"),
    "dusk": View((-2.3, 7.7, 1.35), 155.0, 26, (0, 0.02), ev=1.5, light="dusk", rooms=("living", "veranda", "court"), to=HERE + "06.jpg"),
}  # fmt: skip


PLAN = {
    "folder": "projects/residential/deshmukh-residence",
    "title": "Deshmukh Residence",
    "north": 0,  # degrees clockwise from the page's top
    "rooms": [
        {"rooms": ("living", "veranda", "court"), "offset": (0, 0), "clip": (-7.4, -7.4, 7.4, 9.0)},
    ],
}


def palette():
    return {
        "plaster": M.lime_plaster("plaster", (0.72, 0.68, 0.60), 0.10, 0.35), "ceiling": M.lime_plaster("ceiling", (0.78, 0.75, 0.69), 0.05, 0.25),
        "ochre_wall": M.lime_plaster("ochre_wall", (0.53, 0.35, 0.20), 0.16, 0.5),
        "kota": M.kota_stone("kota", (0.9, 0.6), 0.003, (0.2, 0.1)), "kota_wet": M.kota_stone("kota_wet", (0.75, 0.75), 0.006, base=(0.135, 0.145, 0.13), rough=(0.06, 0.30)),
        "teak_x": M.teak("teak_x", "x", 0.9), "teak_y": M.teak("teak_y", "y", 0.9), "teak_z": M.teak("teak_z", "z", 0.9), "dark_x": M.teak("dark_x", "x", dark=True),
        "dark_z": M.teak("dark_z", "z", 1.25, dark=True), "dark_y": M.teak("dark_y", "y", 1.25, dark=True),
        "brass": M.brass(), "black": M.blackened_metal(), "basalt": M.basalt(), "terracotta": M.terracotta(), "travertine": M.travertine(),
        "linen": M.linen("linen", (0.64, 0.59, 0.51)), "rust": M.linen("rust", (0.38, 0.15, 0.075), var=0.16), "olive": M.linen("olive", (0.17, 0.19, 0.11)),
        "ivory": M.linen("ivory", (0.74, 0.70, 0.62)), "ochre": M.linen("ochre", (0.50, 0.31, 0.12)), "indigo": M.linen("indigo", (0.055, 0.075, 0.13)),
        "soil": M.plain("soil", (0.035, 0.026, 0.018), 0.9), "white": M.ceramic("white", (0.74, 0.70, 0.63), 0.5, 0.6), "dark": M.ceramic("dark", (0.05, 0.045, 0.04), 0.55),
        "leaf": M.leaf("leaf", (0.045, 0.105, 0.028), 0.35, 0.32), "leaf2": M.leaf("leaf2", (0.075, 0.135, 0.035), 0.4, 0.35), "leaf3": M.leaf("leaf3", (0.03, 0.075, 0.03), 0.3, 0.3),
        "bark": M.bark(), "pale_bark": M.bark("pale_bark", (0.30, 0.26, 0.21)), "stem": M.plain("stem", (0.14, 0.18, 0.05), 0.6), "petal": M.plain("petal", (0.84, 0.80, 0.62), 0.6),
        "marigold": M.plain("marigold", (0.75, 0.28, 0.02), 0.7), "grass": M.leaf("grass", (0.06, 0.12, 0.03), 0.3),
        "tile": M.terracotta("tile", (0.34, 0.14, 0.075)), "cane": M.cane("cane"), "glass": M.thin_glass(),
    }  # fmt: skip


def house_walls(m, living):
    """The wall between living room and veranda with its arch, and the two doors further along."""
    length, left = 14.4, 7.2
    openings = [arch_pts(left - ARCH_X, ARCH_W, 1.42), arch_pts(left + 4.4, 1.2, 1.55)]
    wall("court_wall", (left, 0), (left - length, 0), HEIGHT + 0.6, 0.34, openings, m["plaster"], 0.014)
    arched_shutter_door((-4.4, 0.12, 0), 1.2, 2.12, m["teak_x"], m["teak_z"], m["brass"], math.pi)
    box("threshold", (ARCH_W, 0.40, 0.012), (ARCH_X, 0.17, 0.004), m["basalt"], 0.003)
    box("threshold2", (1.2, 0.40, 0.014), (-4.4, 0.17, 0.005), m["basalt"], 0.003)
    if not living:
        box("behind", (15, 0.1, 4.4), (0, -2.2, 2.1), m["plaster"], 0)
        box("above", (15, 2.4, 0.1), (0, -1.1, 3.6), m["plaster"], 0)
        slab("inside_floor", -7, -2.2, 7, 0.34, 0, 0.2, m["kota"])


def veranda(m):
    """Kota floor with a basalt edge, teak columns on stone bases, rafters under clay tiles, a swing."""
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
        box("batten", (14.4, 0.045, 0.028), (0, y, 3.095 - (y - 0.34) * 0.259 + 0.0), m["teak_x"], 0.004, rot=(-slope, 0, 0))
    box("tiles", (14.4, 3.5, 0.03), (0, 1.74, 2.795), m["tile"], 0.004, rot=(-slope, 0, 0))
    swing((0.55, 1.45, 0), 1.65, 0.66, 0.45, 2.86, m["teak_x"], m["teak_z"], m["brass"], m["ivory"], math.radians(180))
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
    cane_chair((3.9, 0.95, 0), math.radians(118), m["teak_z"], m["cane"], m["ivory"])
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
    katta(m, -3.45, -0.35)
    for x, y, r, h, mat, kind, plant in (
        (-6.2, 0.9, 0.24, 0.42, "terracotta", "taper", 0),
        (2.75, 0.62, 0.17, 0.34, "terracotta", "drum", 1),
        (5.9, 0.8, 0.25, 0.46, "basalt", "drum", 0),
        (5.2, 2.2, 0.18, 0.32, "terracotta", "taper", 1),
    ):
        planter((x, y, 0), r, h, m[mat], m["soil"], kind)
        (areca if plant == 0 else rubber_plant)(
            (x, y, h - 0.05), 1.5 if plant == 0 else 0.9, m["leaf2"], m["stem"], 13 if plant == 0 else 5, int(abs(x * 10))
        )
    for x in (-1.2, 3.4):
        wall_lantern(m, x)


def katta(m, x0, x1):
    """The built-in seat along the wall, where a house receives its guests."""
    box("katta", (x1 - x0, 0.50, 0.40), ((x0 + x1) / 2, 0.585, 0.20), m["ochre_wall"], 0.018)
    box("katta_top", (x1 - x0 + 0.04, 0.55, 0.045), ((x0 + x1) / 2, 0.60, 0.42), m["kota"], 0.010)
    for x, w, mat, turn in ((x0 + 0.35, 0.46, "ivory", 4), (x0 + 0.78, 0.42, "olive", -7)):
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
    lathe(
        "lota",
        [
            (0, 0),
            (0.035, 0),
            (0.06, 0.03),
            (0.065, 0.06),
            (0.045, 0.10),
            (0.028, 0.115),
            (0.04, 0.135),
            (0.036, 0.135),
            (0.024, 0.115),
            (0, 0.10),
        ],
        m["brass"],
        56,
        (x1 - 0.95, 0.62, 0.443),
    )


def urli(m, x, y):
    """A wide brass bowl of water with floating petals on a low stone."""
    disc("stone", 0.26, 0, 0.16, (x, y, 0), m["basalt"], 0.015)
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
        (x, y, 0),
    )
    disc("water", 0.252, 0.235, 0.255, (x, y, 0), M.plain("water", (0.02, 0.03, 0.025), 0.03, 0.5), 0.001)
    rnd = random.Random(5)
    for _ in range(16):
        a, r = rnd.uniform(0, 6.28), 0.20 * rnd.random() ** 0.5
        head = [(0, 0), (0.018, 0.001), (0.023, 0.007), (0.018, 0.015), (0.008, 0.018), (0, 0.016)]
        lathe("marigold", head, m["marigold"], 14, (x + r * math.cos(a), y + r * math.sin(a), 0.250), False)


def wall_lantern(m, x):
    g = empty("lantern", (x, 0.34, 2.05))
    box("plate", (0.07, 0.012, 0.20), (0, 0.006, 0), m["brass"], 0.003, parent=g)
    tube("arm", [(0, 0, 0.05), (0, 0.10, 0.09), (0, 0.15, 0.04)], 0.006, m["brass"], 4, parent=g)
    globe_pendant((x, 0.49, 2.0), 0.07, 0.07, m["brass"], (1, 0.70, 0.40), 0.6, None)


def court(m):
    """Wet stone, a tulsi stand, a frangipani, a planted bank before the compound wall."""
    slab("court", -18, 3.05, 18, 8.7, -0.20, 0.2, m["kota_wet"])
    for x0, x1 in ((-17, -3.1), (2.4, 17)):
        box("bed_edge", (x1 - x0, 0.16, 0.14), ((x0 + x1) / 2, 6.4, -0.13), m["basalt"], 0.012)
        slab("bed", x0, 6.46, x1, 8.6, -0.09, 0.1, m["soil"])
    box("path", (5.5, 2.2, 0.05), (-0.35, 7.5, -0.19), m["kota_wet"], 0.005)
    wall("compound", (17, 8.6), (-17, 8.6), 2.1, 0.25, [], m["ochre_wall"], 0.02)
    wall("side", (12.5, 3.0), (12.5, 8.7), 2.6, 0.25, [], m["ochre_wall"], 0.02)
    hedge(11.2, 3.4, 12.3, 8, 2.2, (m["leaf"], m["leaf2"]), -0.1, 9, 51)
    tree((13.6, 5.0, -0.1), 6.2, 2.4, (m["leaf"], m["leaf2"]), m["bark"], 52, 180, leaf=0.16)
    box("coping", (34, 0.36, 0.07), (0, 8.72, 2.13), m["basalt"], 0.012)
    hedge(-8.8, 6.9, -3.3, 8.3, 1.7, (m["leaf"], m["leaf2"], m["leaf3"]), -0.1, 11, 3, leaf=0.13)
    hedge(2.7, 6.9, 15, 8.3, 1.6, (m["leaf2"], m["leaf3"]), -0.1, 11, 6, leaf=0.12)
    hedge(-16, 9.4, 17, 11.5, 4.4, (m["leaf"], m["leaf3"]), 0, 4.0, 9, leaf=0.16, cluster=0.5)
    for x, y, h, c, seed in (
        (-5.4, 10.2, 6.5, 2.3, 11),
        (0.4, 11.0, 7.2, 2.6, 12),
        (5.6, 10.0, 6.2, 2.2, 13),
        (10.5, 9.8, 6.8, 2.5, 14),
        (15, 7.5, 5.8, 2.4, 15),
    ):
        tree((x, y, -0.1), h, c, (m["leaf"], m["leaf2"]), m["bark"], seed, 210, leaf=0.16)
    planter((3.6, 5.1, -0.2), 0.44, 0.55, m["terracotta"], m["soil"], "taper")
    frangipani((3.6, 5.1, 0.28), 2.7, m["leaf2"], m["pale_bark"], 11, 0.4, m["petal"])
    for x, y, h, seed in ((-4.6, 6.9, 1.5, 21), (-3.6, 7.3, 1.1, 22), (4.9, 7.0, 1.6, 23), (6.6, 7.2, 1.3, 24)):
        areca((x, y, -0.1), h, m["leaf2"], m["stem"], 12, seed)
    tulsi(m, 1.25, 5.2)
    for x, y, r, h, mat in (
        (-2.3, 5.9, 0.26, 0.34, "terracotta"),
        (-1.75, 6.15, 0.17, 0.26, "terracotta"),
        (-2.75, 6.25, 0.15, 0.42, "basalt"),
    ):
        planter((x, y, -0.2), r, h, m[mat], m["soil"], "bowl" if r > 0.2 else "taper")
        rubber_plant((x, y, h - 0.27), 0.55 + r, m["leaf"], m["stem"], 5, int(-x * 10), L=0.15, W=0.045)


def tulsi(m, x, y):
    """Tulsi vrindavan: a square lime pedestal with a niche for a lamp and a basil bush on top."""
    z = -0.2
    for size, h in ((0.86, 0.12), (0.70, 0.12)):
        box("step", (size, size, h), (x, y, z + h / 2), m["basalt"], 0.012)
        z += h
    body = 0.62
    wall(
        "face",
        (x - 0.24, y - 0.24),
        (x + 0.24, y - 0.24),
        z + body,
        0.06,
        [arch_pts(0.24, 0.17, z + 0.30, z + 0.13)],
        m["ochre_wall"],
        0.006,
        z,
    ).location.y += 0.03
    box("core", (0.46, 0.36, body), (x, y + 0.05, z + body / 2), m["ochre_wall"], 0.008)
    for dx in (-0.215, 0.215):
        box("cheek", (0.07, 0.30, body), (x + dx * 0.96, y - 0.09, z + body / 2), m["ochre_wall"], 0.004)
    box("roof", (0.42, 0.14, 0.06), (x, y - 0.16, z + body - 0.03), m["ochre_wall"], 0.004)
    lathe(
        "lamp",
        [(0, 0), (0.03, 0.002), (0.045, 0.018), (0.048, 0.024), (0.036, 0.016), (0, 0.010)],
        m["terracotta"],
        40,
        (x, y - 0.17, z + 0.13),
    )
    flame = M.emissive("flame", (1, 0.55, 0.18), 30)
    lathe("flame", [(0, 0), (0.005, 0.006), (0.004, 0.014), (0, 0.028)], flame, 16, (x + 0.02, y - 0.17, z + 0.15))
    L.bulb((x, y - 0.18, z + 0.20), 0.8, (1, 0.55, 0.22), 0.01)
    z += body
    box("cornice", (0.60, 0.60, 0.06), (x, y, z + 0.03), m["basalt"], 0.014, 3)
    z += 0.06
    for dx, dy, sx, sy in ((0, -0.22, 0.52, 0.08), (0, 0.22, 0.52, 0.08), (-0.22, 0, 0.08, 0.36), (0.22, 0, 0.08, 0.36)):
        box("trough", (sx, sy, 0.16), (x + dx, y + dy, z + 0.08), m["ochre_wall"], 0.01)
    box("earth", (0.38, 0.38, 0.10), (x, y, z + 0.06), m["soil"], 0.01)
    branches((x, y, z + 0.08), 0.62, 9, m["leaf2"], m["bark"], 3, 0.055, 0.018, 0.55, dens=0.018)
    branches((x + 0.05, y + 0.03, z + 0.08), 0.45, 8, m["leaf"], m["bark"], 7, 0.05, 0.017, 0.75, dens=0.018)


def living(m):
    """The room the veranda serves: linen sofa, low travertine table, a boucle chair, a niche with shelves."""
    slab("floor", -3.4, -7.2, 3.4, 0.34, 0, 0.2, m["kota"])
    windows = [arch_pts(c + 0.1, 1.05, 1.75) for c in (1.15, 2.85, 4.55)]
    wall("garden_wall", (-3.0, 0.1), (-3.0, -7.2), HEIGHT + 0.1, 0.36, windows, m["plaster"], 0.014)
    wall("right", (3.0, -7.2), (3.0, 0.1), HEIGHT + 0.1, 0.3, [arch_pts(5.75, 0.92, 1.72, 0.62)], m["plaster"], 0.014)
    wall("niche", (3.26, -7.2), (3.26, 0.2), HEIGHT + 0.1, 0.2, [], m["plaster"])
    wall("front", (-3.3, -7.0), (3.3, -7.0), HEIGHT + 0.1, 0.3, [], m["plaster"])
    box("ceiling", (6.8, 7.4, 0.2), (0, -3.6, HEIGHT + 0.1), m["ceiling"], 0)
    joists(-3, 3, -7, 0, HEIGHT, m["dark_x"], 0.60, (0.085, 0.13))
    edge = ARCH_X - ARCH_W / 2 - 0.004
    for a, b in (((edge, 0), (-3, 0)), ((3, 0), (edge + ARCH_W + 0.008, 0)), ((3, -7), (3, 0))):
        skirting("skirting", a, b, m["dark_x"], 0.06, 0.01)
    for z in (1.02, 1.42):
        box("niche_shelf", (0.20, 0.90, 0.028), (3.13, -1.45, z), m["teak_y"], 0.003)
    vase((3.12, -1.32, 0.62), 0.24, 2, m["terracotta"])
    vase((3.12, -1.62, 0.62), 0.17, 1, m["white"])
    vase((3.12, -1.58, 1.034), 0.26, 1, m["dark"], s=0.8)
    books((3.12, -1.28, 1.034), 3, 1.57, (m["rust"], m["ivory"], m["olive"]), 4)
    vase((3.12, -1.45, 1.434), 0.10, 3, m["brass"])
    rug((-0.35, -2.15, 0.001), 3.5, 2.3, M.rug_wool("rug", (0.60, 0.53, 0.44)), 0, True, m["ivory"])
    cushions = [(-0.95, 0.02, 0.66, (0.52, 0.52), 14, 8, m["ivory"], 1), (-0.66, -0.06, 0.62, (0.46, 0.46), 20, -12, m["indigo"], 2),
                (0.88, 0.0, 0.66, (0.52, 0.52), 14, -9, m["olive"], 3), (0.60, -0.05, 0.58, (0.56, 0.34), 20, 6, m["ivory"], 4)]  # fmt: skip
    sofa((-1.42, -0.62, 0), 0, 2.7, 1.0, 2, m["linen"], None, cushions)
    armchair_boucle((1.10, -2.35, 0.012), math.radians(-38), M.boucle("boucle", (0.76, 0.725, 0.66)), m["teak_z"], curls=30000)
    round_table((-0.95, -2.02, 0.012), 0.50, 0.33, 0.05, m["travertine"], 0.20, m["travertine"], "low_table")
    tray((-1.08, -1.98, 0.342), 0.20, m["teak_x"])
    vase((-1.12, -1.92, 0.35), 0.20, 2, m["dark"])
    branches((-1.12, -1.92, 0.52), 0.60, 5, m["leaf"], m["bark"], 9, 0.07, 0.017, 0.42)
    books((-0.72, -2.16, 0.342), 3, 0.4, (m["indigo"], m["ivory"], m["olive"]), 2)
    pendant_dome(
        (-1.0, -2.05, 1.78),
        0.30,
        0.22,
        HEIGHT - 1.8,
        M.plain("shade_out", (0.60, 0.54, 0.46), 0.7, 0.2),
        M.plain("shade_in", (0.80, 0.70, 0.52), 0.45, 0.3),
        strength=8,
        power=45,
        canopy=m["brass"],
    )
    floor_lamp((-2.72, -0.98, 0), 1.50, m["brass"], M.lampshade("shade", (0.82, 0.72, 0.56)), 0.19, 40)
    planter((2.62, -0.52, 0), 0.22, 0.40, m["basalt"], m["soil"], "drum")
    rubber_plant((2.62, -0.52, 0.36), 1.35, m["leaf3"], m["bark"], 6, 13, 0, 0.25, 0.062)
    circle = [(0.5 + 0.26 * math.cos(a) * 0.736, 0.52 + 0.26 * math.sin(a)) for a in (6.283 * i / 64 for i in range(64))]
    canvas_art((-1.42, -0.012, 1.72), 1.25, 0.92, m["teak_z"], M.linen("paper", (0.70, 0.65, 0.56), 500), [
        (circle, M.linen("moon", (0.50, 0.31, 0.12), 500)),
        ([(0.0, 0.0), (1, 0.0), (1, 0.30), (0.62, 0.38), (0.34, 0.27), (0.0, 0.36)], M.linen("ridge", (0.09, 0.11, 0.14), 500)),
        ([(0.0, 0.0), (1, 0.0), (1, 0.16), (0.55, 0.22), (0.0, 0.12)], M.linen("field", (0.17, 0.19, 0.11), 500)),
    ])  # fmt: skip
    slab("garden", -9, -9, -3.36, 0.6, -0.05, 0.1, m["grass"])
    hedge(-8.2, -9, -6.2, 0.2, 2.2, (m["leaf"], m["leaf2"]), -0.1, 6, 41)


def build(view):
    reset()
    m = palette()
    inside = "living" in view.rooms
    house_walls(m, inside)
    veranda(m)
    court(m)
    if inside:
        living(m)
        L.portal((ARCH_X, 0.5, 1.25), (0, -1, 0), (ARCH_W, 2.6))
    if view.light == "dusk":
        L.sky(1.5, 60, 0.5, 0.9, 3.0, tint=(0.8, 0.88, 1.08))
        for x in (-1.2, 3.4):
            L.bulb((x, 0.55, 2.0), 26, (1, 0.66, 0.36), 0.06)
        L.bulb((0.5, 1.3, 2.5), 14, (1, 0.68, 0.38), 0.10)
    else:
        L.sky(48, 150, 0.42, 4.0, 1.0, tint=(1.0, 1.0, 0.97))
        L.sun(38, 46, 2.2, (1, 0.92, 0.80), 5)
