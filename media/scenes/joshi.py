"""Joshi Residence: a 1BHK in deep green lime and dark teak, seen at night by its own lamps.

Plan: one room 6.4 by 4.4 m holds sitting, table and a kitchen counter; the bedroom lies behind a fluted screen.
"""

from ..kit import *
from ..kit import light as L
from ..kit import materials as M
from ..view import View

EDITION = 1
HEIGHT = 2.85
HERE = "projects/residential/joshi-residence/"
LIVING, BEDROOM = ("living",), ("bedroom",)

VIEWS = {
    "living": View((-2.75, -4.3, 1.22), 26.0, 25, (0, -0.05), ev=1.9, light="night", rooms=LIVING, to=HERE + "01.jpg"),
    "kitchen": View((0.55, -4.2, 1.25), 40.0, 31, (0, -0.04), size=(1080, 1350), ev=1.9, light="night", rooms=LIVING, to=HERE + "02.jpg"),
    "lamp": View((-1.15, -2.0, 0.95), -40.0, 55, (0, -0.02), focus=1.95, fstop=2.5, size=(1200, 1200), ev=1.8, light="night", rooms=LIVING, to=HERE + "03.jpg"),
    "bedroom": View((0.75, -4.3, 1.15), -9.0, 28, (0, -0.05), ev=2.0, light="night", rooms=BEDROOM, to=HERE + "04.jpg"),
    "bedside": View((-0.35, -1.75, 0.92), -35.0, 58, (0, 0.0), focus=1.7, fstop=2.5, size=(1080, 1350), ev=1.8, light="night", rooms=BEDROOM, to=HERE + "05.jpg"),
}  # fmt: skip
WARM = (1, 0.66, 0.36)


PLAN = {
    "folder": "projects/residential/joshi-residence",
    "title": "Joshi Residence",
    "north": 0,  # degrees clockwise from the page's top
    "rooms": [
        {"rooms": ("living",), "offset": (0, 0), "clip": (-3.6, -5.0, 3.6, 0.3)},
        {"rooms": ("bedroom",), "offset": (-0.9, 4.95), "clip": (-2.7, -5.0, 2.7, 0.3)},
    ],
}


def palette():
    return {
        "green": M.lime_plaster("green", (0.165, 0.195, 0.14), 0.18, 0.4), "plaster": M.lime_plaster("plaster", (0.62, 0.575, 0.50), 0.10, 0.3), "ceiling": M.lime_plaster("ceiling", (0.66, 0.62, 0.56), 0.05, 0.15),
        "floor": M.terrazzo("floor", ground=(0.16, 0.165, 0.15), chips=((0.42, 0.40, 0.35), (0.30, 0.14, 0.08), (0.08, 0.09, 0.08), (0.24, 0.25, 0.21)), rough=0.16, joint=(1.2, 1.2)),
        "teak_x": M.teak("teak_x", "x", 0.62), "teak_y": M.teak("teak_y", "y", 0.62), "teak_z": M.teak("teak_z", "z", 0.62), "dark_x": M.teak("dark_x", "x", dark=True),
        "cane": M.cane("cane", 0.014), "brass": M.brass(), "black": M.blackened_metal(), "basalt": M.basalt(), "terracotta": M.terracotta(), "travertine": M.travertine(col=(0.55, 0.46, 0.36)),
        "linen": M.linen("linen", (0.50, 0.44, 0.35)), "rust": M.linen("rust", (0.36, 0.13, 0.06)), "green_linen": M.linen("green_linen", (0.10, 0.13, 0.08)), "ochre": M.linen("ochre", (0.48, 0.29, 0.10)),
        "ivory": M.linen("ivory", (0.70, 0.66, 0.58)), "white_linen": M.linen("white_linen", (0.76, 0.73, 0.68), var=0.05, bump=0.25), "soil": M.plain("soil", (0.04, 0.03, 0.02), 0.95),
        "white": M.ceramic("white", (0.72, 0.68, 0.60), 0.4, 0.5), "dark": M.ceramic("dark", (0.05, 0.045, 0.04), 0.5), "celadon": M.ceramic("celadon", (0.28, 0.34, 0.25), 0.28),
        "zellige": M.ceramic("zellige", (0.12, 0.17, 0.12), 0.16), "leaf": M.leaf("leaf", (0.05, 0.11, 0.03), 0.35), "bark": M.bark(), "stem": M.plain("stem", (0.16, 0.19, 0.06), 0.6),
        "shade": M.lampshade("shade", (0.84, 0.74, 0.56)), "glass": M.thin_glass(), "sheer": M.sheer("sheer", (0.70, 0.66, 0.58), 0.15),
        "dome": M.plain("dome", (0.07, 0.085, 0.06), 0.5), "dome_in": M.plain("dome_in", (0.85, 0.70, 0.45), 0.35), "fruit": M.plain("fruit", (0.60, 0.22, 0.02), 0.5),
    }  # fmt: skip


def living_shell(m):
    slab("floor", -3.5, -4.9, 3.9, 0.3, 0, 0.2, m["floor"])
    wall("back", (3.6, 0), (-3.4, 0), HEIGHT + 0.1, 0.25, [], m["green"], 0.012)
    wall("left", (-3.2, 0.2), (-3.2, -4.9), HEIGHT + 0.1, 0.25, [rect_pts(1.0, 0.55, 2.7, 2.35)], m["plaster"], 0.012)
    wall("right", (3.2, -4.9), (3.2, 0.2), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-3.5, -4.6), (3.5, -4.6), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (7.0, 5.4, 0.2), (0, -2.3, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (((3.2, 0), (-3.2, 0)), ((-3.2, 0), (-3.2, -4.6)), ((3.2, -4.6), (3.2, 0))):
        skirting("skirting", a, b, m["dark_x"], 0.08, 0.011)
    glazed_frame((-3.33, -1.65, 0), 1.7, 1.8, m["teak_z"], m["glass"], math.pi / 2, (2, 2), 0.05, 0.06, 0.55)
    box("sill", (0.36, 1.8, 0.035), (-3.22, -1.65, 0.535), m["basalt"], 0.006)
    curtain((-3.08, -0.62, 0), 0.42, 2.56, 5, 0.045, m["sheer"], math.radians(90), 2)
    curtain((-3.08, -2.80, 0), 0.50, 2.56, 5, 0.045, m["sheer"], math.radians(90), 7)
    tube("rod", [(-3.08, -0.35, 2.62), (-3.08, -3.1, 2.62)], 0.011, m["brass"], 5)


def sitting(m):
    rug((-1.35, -2.0, 0.001), 3.0, 2.1, M.rug_wool("rug", (0.28, 0.22, 0.15)), 0, True, m["ivory"])
    cushions = [
        (-0.80, 0.02, 0.66, (0.52, 0.52), 14, 7, m["rust"], 1),
        (-0.50, -0.07, 0.60, (0.56, 0.34), 20, -9, m["ivory"], 4),
        (0.74, 0.0, 0.66, (0.52, 0.52), 14, -8, m["ochre"], 3),
    ]
    sofa((-1.45, -0.58, 0), 0, 2.3, 0.96, 2, m["linen"], None, cushions)
    armchair_boucle((0.45, -2.15, 0.012), math.radians(-48), M.boucle("boucle", (0.44, 0.39, 0.31)), m["teak_z"], curls=26000)
    round_table((-1.35, -1.95, 0.012), 0.46, 0.33, 0.045, m["travertine"], 0.19, m["travertine"], "low_table")
    tray((-1.45, -1.90, 0.345), 0.17, m["brass"])
    lota((-1.49, -1.86, 0.353), m["brass"])
    cup((-1.38, -1.95, 0.353), m["celadon"])
    books((-1.16, -2.10, 0.345), 3, 0.5, (m["rust"], m["ivory"], m["green_linen"]), 2)
    side_table(m, -2.86, -0.62)
    table_lamp((-2.86, -0.60, 0.50), m["celadon"], m["shade"], m["brass"], 0.52, 0.17, 16, WARM)
    books((-2.72, -0.82, 0.50), 2, 1.2, (m["ochre"], m["ivory"]), 9)
    floor_lamp((1.25, -0.62, 0), 1.52, m["brass"], m["shade"], 0.20, 26, WARM)
    planter((0.42, -0.45, 0), 0.20, 0.38, m["terracotta"], m["soil"], "taper")
    rubber_plant((0.42, -0.45, 0.33), 1.15, m["leaf"], m["bark"], 5, 13, 0, 0.22, 0.058)
    moon = [(0.5 + 0.20 * math.cos(a), 0.60 + 0.20 * 1.25 / 0.86 * math.sin(a)) for a in (6.283 * i / 64 for i in range(64))]
    canvas_art(
        (-1.45, -0.012, 1.66),
        1.25,
        0.86,
        m["teak_z"],
        M.linen("night", (0.045, 0.055, 0.07), 500),
        [
            (moon, M.linen("moon", (0.62, 0.46, 0.22), 500)),
            ([(0, 0), (1, 0), (1, 0.26), (0.7, 0.38), (0.4, 0.24), (0, 0.33)], M.linen("hill", (0.10, 0.13, 0.09), 500)),
            ([(0, 0), (1, 0), (1, 0.13), (0.5, 0.20), (0, 0.10)], M.linen("field", (0.30, 0.12, 0.06), 500)),
        ],
    )
    for x in (-2.05, -0.85):
        L.spot((x, -0.75, 2.8), (x + 0.1, -0.02, 1.7), 6, (1, 0.72, 0.45), 60, 0.9)


def side_table(m, x, y):
    round_table((x, y, 0), 0.24, 0.50, 0.025, m["teak_x"], 0.04, m["teak_z"], "side_table", drum=False)


def kitchen(m):
    """A counter along the right wall under a shelf; glazed tiles, brass, jars; two stools."""
    L.area((-0.2, -0.10, 2.82), (0, 0.25, -1), (6.0, 0.05), 34, WARM)
    kitchen_run(
        (2.88, -1.55, 0), 2.9, m["teak_x"], m["teak_x"], m["basalt"], m["brass"], 0.60, 0.90, 5, -math.pi / 2, m["dark_x"], (1, 3)
    )
    n, z0 = 22, 0.905
    rnd = random.Random(6)
    for j in range(5):
        for i in range(n):
            y = -0.12 - i * 0.1315
            box(
                "tile",
                (0.012, 0.128, 0.098),
                (3.192 - rnd.uniform(0, 0.003), y - 0.066, z0 + 0.05 + j * 0.1015),
                m["zellige"],
                0.003,
                2,
                (rnd.uniform(-0.01, 0.01), rnd.uniform(-0.014, 0.014), 0),
            )
    box("shelf", (0.24, 2.7, 0.034), (3.07, -1.55, 1.56), m["teak_y"], 0.004)
    L.area((3.02, -1.55, 1.535), (-0.1, 0, -1), (0.04, 2.5), 16, WARM)
    for k, (y, kind) in enumerate(
        ((-0.42, 0), (-0.58, 1), (-0.73, 0), (-0.95, 2), (-1.30, 3), (-1.62, 0), (-1.76, 1), (-2.05, 4), (-2.45, 3), (-2.68, 0))
    ):
        at = (3.07, y, 1.577)
        if kind in (0, 1):
            jar(at, m["white"] if kind else m["brass"], 0.95 + 0.1 * (k % 3), 0.85 + 0.2 * (k % 2))
        elif kind == 2:
            for q in range(3):
                bowl((3.07, y, 1.577 + q * 0.028), m["celadon"], 0.62)
        elif kind == 3:
            vase(at, 0.22, 2 if k < 6 else 0, m["terracotta"] if k < 6 else m["dark"], s=0.8)
        else:
            for q in range(4):
                disc("plate", 0.115, q * 0.012, q * 0.012 + 0.009, at, m["white"], 0.004)
    # on the counter: hob, board, fruit, tap
    box("board", (0.03, 0.26, 0.38), (3.13, -2.55, 1.09), m["teak_z"], 0.012, 3, (0, 0.13, 0))
    bowl((2.90, -2.18, 0.90), m["dark"], 0.95)
    fruit(
        (2.90, -2.18, 0.90),
        m["fruit"],
        ((0, 0, 0.045), (0.065, 0.02, 0.06), (-0.05, 0.055, 0.06), (-0.03, -0.06, 0.06), (0.01, 0.01, 0.10)),
        0.034,
    )
    tube(
        "tap",
        [(3.06, -0.72, 0.90), (3.06, -0.72, 1.16), (3.02, -0.72, 1.21), (2.90, -0.72, 1.20), (2.87, -0.72, 1.15)],
        0.011,
        m["brass"],
        6,
    )
    box("sink", (0.40, 0.52, 0.012), (2.88, -0.72, 0.901), m["brass"], 0.02, 4)
    box("sink_well", (0.35, 0.47, 0.012), (2.88, -0.72, 0.9025), m["black"], 0.02, 4)
    jar((3.05, -1.22, 0.90), m["terracotta"], 1.1)
    vase((3.04, -1.42, 0.90), 0.24, 1, m["celadon"], s=0.9)
    branches((3.04, -1.42, 1.10), 0.35, 3, m["leaf"], m["bark"], 7, 0.05, 0.014, 0.35)
    table(m, 1.75, -2.45)
    for y in (-1.05, -2.05):
        pendant_dome((2.35, y, 1.86), 0.13, 0.12, HEIGHT - 1.88, m["dome"], m["dome_in"], strength=6, power=9, canopy=m["brass"])


def table(m, x, y):
    """A small teak table for two, with its own low lamp."""
    dining_table((x, y, 0), 0.85, top=m["teak_x"], leg=m["teak_z"], round_=True)
    for a, d in ((200, 0.60), (318, 0.66)):
        t = math.radians(a)
        dining_chair((x + d * math.cos(t), y + d * math.sin(t), 0), t - math.pi / 2 + 0.06, m["teak_z"], m["cane"], m["linen"])
    vase((x + 0.05, y + 0.12, 0.745), 0.17, 2, m["dark"])
    branches((x + 0.05, y + 0.12, 0.89), 0.36, 4, m["leaf"], m["bark"], 12, 0.05, 0.014, 0.45)
    pendant_dome((x, y, 1.52), 0.17, 0.14, HEIGHT - 1.54, m["dome"], m["dome_in"], strength=6, power=12, canopy=m["brass"])
    cup((x - 0.14, y - 0.10, 0.745), m["celadon"])


def bedroom(m):
    """Green wall, a slatted teak head, linen and two shaded lamps."""
    slab("floor", -2.9, -5.2, 2.9, 0.3, 0, 0.2, m["floor"])
    wall("back", (2.7, 0), (-2.7, 0), HEIGHT + 0.1, 0.25, [], m["green"], 0.012)
    wall("left", (-2.3, 0.2), (-2.3, -5.0), HEIGHT + 0.1, 0.25, [rect_pts(1.1, 0.55, 2.7, 2.3)], m["plaster"], 0.012)
    wall("right", (2.3, -5.0), (2.3, 0.2), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-2.6, -4.7), (2.6, -4.7), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (5.2, 5.4, 0.2), (0, -2.4, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (((2.3, 0), (-2.3, 0)), ((2.3, -4.7), (2.3, 0)), ((-2.3, 0), (-2.3, -4.7))):
        skirting("skirting", a, b, m["dark_x"], 0.08, 0.011)
    glazed_frame((-2.43, -1.7, 0), 1.6, 1.75, m["teak_z"], m["glass"], math.pi / 2, (2, 2), 0.05, 0.06, 0.55)
    curtain((-2.18, -0.75, 0), 0.42, 2.56, 5, 0.045, m["sheer"], math.radians(90), 2)
    curtain((-2.18, -2.75, 0), 0.5, 2.56, 5, 0.045, m["sheer"], math.radians(90), 5)
    tube("rod", [(-2.18, -0.5, 2.62), (-2.18, -3.1, 2.62)], 0.011, m["brass"], 5)
    for k in range(66):
        x = -1.65 + 0.0508 * k
        box("slat", (0.034, 0.03, 1.02), (x, -0.022, 0.75), m["teak_z"], 0.006, 2)
    box("slat_cap", (3.42, 0.07, 0.035), (0, -0.035, 1.275), m["teak_x"], 0.006)
    mats = {
        "wood": m["teak_x"],
        "dark": m["dark_x"],
        "sheet": m["white_linen"],
        "duvet": m["ivory"],
        "throw": m["rust"],
        "case": m["green_linen"],
        "sham": m["white_linen"],
        "accent": m["ochre"],
    }
    bed((0, -0.02, 0), mats, w=1.62)
    for s in (-1, 1):
        bedside((s * 1.25, -0.30, 0), m["teak_x"], m["teak_z"], m["brass"], w=0.46)
        table_lamp((s * 1.27, -0.24, 0.46), m["celadon"] if s < 0 else m["dark"], m["shade"], m["brass"], 0.46, 0.145, 13, WARM)
    L.area((0, -0.05, 1.30), (0, 0.15, 1), (3.3, 0.03), 16, WARM)
    L.area((0.2, -2.4, 2.8), (0, 0, -1), (1.6, 1.6), 14, (1, 0.74, 0.48))
    books((-1.15, -0.40, 0.46), 2, 0.3, (m["rust"], m["ivory"]), 5)
    lota((-1.38, -0.42, 0.46), m["brass"], 0.8)
    cup((1.12, -0.40, 0.46), m["celadon"])
    rug((0, -2.0, 0.001), 2.9, 2.2, M.rug_wool("rug", (0.30, 0.24, 0.17)), 0, True, m["ivory"])
    bench_seat((0, -2.65, 0.014), 1.25, 0.40, 0.44, m["teak_x"], m["linen"])
    planter((1.98, -0.55, 0), 0.17, 0.34, m["terracotta"], m["soil"], "taper")
    areca((1.98, -0.55, 0.28), 1.15, m["leaf"], m["stem"], 11, 4)
    arc = [(0.5 + 0.30 * math.cos(a), 0.30 + 0.40 * math.sin(a)) for a in (math.pi * i / 40 for i in range(41))]
    canvas_art(
        (0, -0.012, 1.82),
        0.95,
        0.66,
        m["teak_z"],
        M.linen("paper", (0.60, 0.55, 0.46), 500),
        [
            (arc, M.linen("arch", (0.30, 0.11, 0.055), 500)),
            ([(0, 0), (1, 0), (1, 0.30), (0, 0.30)], M.linen("base", (0.10, 0.13, 0.09), 500)),
        ],
    )


def town(m):
    """The dark town beyond the glass: far roofs with a few lit windows."""
    rnd = random.Random(17)
    dark = M.plain("town", (0.03, 0.035, 0.05), 0.9)
    for k in range(34):
        x, y, h = -rnd.uniform(60, 160), rnd.uniform(-110, 110), rnd.uniform(8, 30)
        w = rnd.uniform(8, 16)
        box("block", (w, w, h), (x, y, -22 + h / 2), dark, 0)
        lamp = M.emissive(f"window{k}", (1, rnd.uniform(0.6, 0.8), rnd.uniform(0.3, 0.5)), rnd.uniform(0.4, 1.6))
        for _ in range(rnd.randint(1, 5)):
            box(
                "window",
                (0.1, rnd.uniform(0.8, 1.6), 1.2),
                (x + w / 2 + 0.05, y + rnd.uniform(-0.4, 0.4) * w, -22 + rnd.uniform(0.3, 0.95) * h),
                lamp,
                0,
            )


def build(view):
    reset()
    m = palette()
    if "living" in view.rooms:
        living_shell(m)
        sitting(m)
        kitchen(m)
    else:
        bedroom(m)
    town(m)
    L.sky(-1.0, 60, 1.0, 1.0, 3.0, tint=(0.55, 0.72, 1.2))
