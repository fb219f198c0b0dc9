"""Salon Project: one long room under a row of arches, a reception towards the street, the wash room behind a jaali.

Plan: x runs from the garden arches (-3) to the mirror wall (2.6), y from the street (-6) to the wash room's end (13.4).
"""

from ..kit import *
from ..kit import light as L
from ..kit import materials as M
from ..view import View

EDITION = 1
HEIGHT = 3.2
MIRRORS = (1.25, 2.85, 4.45, 6.05, 7.65)
GARDEN_ARCHES = (1.1, 3.3, 5.5, 7.7)
HERE = "projects/commercial/salon-project/"

VIEWS = {
    "row": View((-0.35, -0.72, 1.28), 12.0, 27, (0, -0.03), ev=0.55, to=HERE + "03.jpg"),
    "shopfront": View((-0.55, -14.0, 1.45), 2.5, 34, (0, 0.06), ev=0.9, light="dusk", to=HERE + "01.jpg"),
    "reception": View((-1.75, -5.2, 1.25), 33.0, 28, (0, -0.02), ev=0.6, to=HERE + "02.jpg"),
    "station": View((-0.5, 2.62, 1.2), 86.0, 42, (0, -0.01), size=(1080, 1350), ev=0.5, to=HERE + "04.jpg"),
    "wash": View((-0.5, 9.75, 1.4), 27.0, 26, (0, -0.13), ev=0.3, to=HERE + "05.jpg"),
    "bench": View((-0.3, -1.65, 1.2), -127.0, 27, (0, -0.06), size=(1440, 1080), ev=1.0, to=HERE + "06.jpg"),
    "corridor": View((-1.35, 6.9, 1.3), -4.0, 34, (0, 0.0), size=(1125, 1500), ev=0.3, to=HERE + "07.jpg"),
    "detail": View(
        (1.62, 2.98, 1.02), 78.0, 60, (0, -0.06), focus=0.79, fstop=2.4, size=(1200, 1200), ev=0.5, to=HERE + "08.jpg"
    ),
}


PLAN = {
    "folder": "projects/commercial/salon-project",
    "title": "Salon Project",
    "north": 0,  # degrees clockwise from the page's top
    "rooms": [
        {"rooms": (), "offset": (0, 0), "clip": (-3.4, -6.1, 3.0, 13.8)},
    ],
}


def palette():
    """Every material of the salon, once."""
    return {
        "plaster": M.lime_plaster("plaster", (0.74, 0.665, 0.575), 0.09, 0.35),
        "blush": M.lime_plaster("blush", (0.56, 0.355, 0.255), 0.13, 0.45),
        "ceiling": M.lime_plaster("ceiling", (0.80, 0.76, 0.70), 0.05, 0.2),
        "facade": M.lime_plaster("facade", (0.60, 0.50, 0.41), 0.14, 0.5),
        "terrazzo": M.terrazzo("terrazzo", rough=0.20, joint=(1.2, 1.2)),
        "slab": M.terrazzo("slab", size=0.8, ground=(0.70, 0.66, 0.60), rough=0.25),
        "teak_x": M.teak("teak_x", "x"), "teak_y": M.teak("teak_y", "y"), "teak_z": M.teak("teak_z", "z"),
        "brass": M.brass(), "black": M.blackened_metal(), "mirror": M.mirror(), "basalt": M.basalt(),
        "terracotta": M.terracotta(), "soil": M.plain("soil", (0.05, 0.035, 0.025), 0.95),
        "leather": M.leather(), "leaf": M.leaf("leaf", (0.06, 0.11, 0.035), 0.3),
        "garden": M.leaf("garden", (0.05, 0.10, 0.028), 0.35), "garden2": M.leaf("garden2", (0.08, 0.125, 0.03), 0.35),
        "bark": M.bark(), "stem": M.plain("stem", (0.16, 0.19, 0.06), 0.6),
        "white": M.ceramic("white", (0.74, 0.70, 0.64), 0.35), "clay": M.ceramic("clay", (0.30, 0.16, 0.10), 0.5),
        "amber": M.plain("amber", (0.22, 0.085, 0.02), 0.12, 0.5), "glass": M.thin_glass(),
        "linen": M.linen("linen", (0.62, 0.55, 0.46)), "rust": M.linen("rust", (0.40, 0.17, 0.09)),
        "ivory": M.linen("ivory", (0.70, 0.65, 0.57)), "olive": M.linen("olive", (0.20, 0.20, 0.12)),
        "kota": M.kota_stone("kota", (0.9, 0.6), 0.005, base=(0.20, 0.205, 0.185), rough=(0.18, 0.4)),
        "paving": M.plain("paving", (0.36, 0.32, 0.26), 0.9),
        "dome": M.plain("dome", (0.66, 0.58, 0.48), 0.7), "dome_in": M.plain("dome_in", (0.8, 0.68, 0.48), 0.4),
    }  # fmt: skip


def bottle(x, y, z, h, r, mat):
    shape = [(0, 0), (r * 0.94, 0), (r, 0.004), (r, h * 0.72), (r * 0.8, h * 0.80), (r * 0.36, h * 0.86),
             (r * 0.36, h * 0.98), (r * 0.30, h), (0, h)]  # fmt: skip
    lathe("bottle", shape, mat, 32, (x, y, z), sub=2)


def shell(m):
    """Walls with their openings, floor, ceiling, skirtings."""
    slab("floor", -3.4, -6.0, 3.0, 13.8, 0, 0.2, m["terrazzo"])
    wall("mirror_wall", (2.6, -5.7), (2.6, 13.6), HEIGHT + 0.1, 0.3, [], m["plaster"], 0.012)
    openings = [arch_pts(9.3 - y, 1.35, 1.75) for y in GARDEN_ARCHES]
    wall("garden_wall", (-3.0, 9.3), (-3.0, -5.7), HEIGHT + 0.1, 0.36, openings, m["plaster"], 0.014)
    ends = [arch_pts(3.0 - 0.95, 1.7, 1.75), arch_pts(3.0 + 1.68, 1.15, 1.75)]
    wall("end", (3.0, 9.0), (-3.4, 9.0), HEIGHT + 0.1, 0.3, ends, m["blush"], 0.014)
    front = [arch_pts(1.25 + 0.3, 1.5, 1.75), arch_pts(1.25 + 3.35, 3.0, 1.35, 0.0, rise=1.15)]
    wall("front", (-3.3 - 0.35, -5.6), (3.35, -5.6), HEIGHT + 0.9, 0.38, front, m["facade"], 0.016)
    box("ceiling", (6.9, 19.6, 0.2), (-0.2, 4.1, HEIGHT + 0.1), m["ceiling"], 0)
    box("band", (1.15, 10.2, 0.16), (2.05, 4.0, HEIGHT - 0.16), m["ceiling"], 0.006)
    skirting("skirting", (2.6, -5.6), (2.6, 13.4), m["basalt"], 0.09, 0.012)
    for a, b in (((2.6, 9), (1.82, 9)), ((0.08, 9), (-1.09, 9)), ((-2.27, 9), (-3, 9))):
        skirting("skirting", a, b, m["basalt"], 0.09, 0.012)


def back_rooms(m):
    """Behind the end wall: the wash room to the right, the corridor to the left."""
    wall("wash_end", (3.0, 13.4), (-3.4, 13.4), HEIGHT + 0.1, 0.3, [], m["plaster"])
    wall("between", (-0.75, 13.6), (-0.75, 9.25), HEIGHT + 0.1, 0.14, [arch_pts(2.0, 1.0, 1.7)], m["plaster"])
    wall("corridor_wall", (-2.65, 9.2), (-2.65, 13.6), HEIGHT + 0.1, 0.3, [], m["plaster"]).location.x -= 0.3
    for a, b in (((-0.89, 12.1), (-0.89, 13.4)), ((-0.89, 9.3), (-0.89, 11.1))):
        skirting("skirting", b, a, m["basalt"], 0.09, 0.012)
    jaali("jaali", 1.66, 2.5, 0.155, 0.04, m["teak_z"], 0.06, loc=(0.95, 9.62, 0))
    for z, x in ((0.0, 0), (2.5, 0)):
        box("jaali_rail", (1.72, 0.07, 0.05), (0.95 + x, 9.62, z + 0.02), m["teak_x"], 0.005)


def station(m, y, k):
    """An arched mirror with a brass rim over a floating terrazzo shelf."""
    wide, high, turn = 1.02, 1.72, (math.pi / 2, 0, -math.pi / 2)
    casing_arch("rim", 0, wide + 0.05, high - 0.42, m["brass"], 0.035, 0.024, loc=(2.575, y, 0.42), rot=turn)
    plate("glass", arch_pts(0, wide, high - 0.42), [], 0.010, m["mirror"], 0.002, 1, loc=(2.588, y, 0.42), rot=turn)
    box("shelf", (0.36, 1.16, 0.05), (2.415, y, 0.80), m["slab"], 0.008, 3)
    box("drawer", (0.32, 1.08, 0.13), (2.43, y, 0.705), m["teak_y"], 0.005)
    box("pull", (0.012, 0.16, 0.012), (2.264, y, 0.715), m["brass"], 0.003)
    rnd = random.Random(40 + k)
    side = 1 if k % 2 == 0 else -1
    if k != 3:
        vase((2.46, y + 0.40 * side, 0.825), 0.20 - 0.02 * (k % 3), k % 3, m["clay"] if k % 2 else m["white"], s=0.8)
        top = (2.46, y + 0.40 * side, 0.97 - 0.015 * (k % 3))
        branches(top, 0.30 + 0.05 * (k % 3), 2 + k % 2, m["leaf"], m["bark"], int(y * 3), 0.05, 0.012, 0.3)
    else:
        books((2.42, y - 0.36, 0.825), 2, 1.4, (m["rust"], m["ivory"]), 8)
    ty = y - 0.30 * side
    tray((2.40, ty, 0.825), 0.11, m["brass"], 0.016)
    kinds = [(0.15, 0.026, m["basalt"]), (0.11, 0.024, m["white"]), (0.085, 0.03, m["amber"]), (0.17, 0.020, m["amber"])]
    rnd.shuffle(kinds)
    for (dx, dy), (h, r, mat) in zip(((0.025, -0.04), (-0.035, 0.03), (0.045, 0.045)), kinds):
        bottle(2.40 + dx + rnd.uniform(-0.008, 0.008), ty + dy, 0.834, h, r, mat)
    brush = tube("brush", [(2.30, ty + 0.16 * side, 0.832), (2.33, ty + 0.24 * side, 0.832)], 0.007, m["teak_y"], 4)
    brush.rotation_euler.z = 0.0
    soft = soft_box("towel", (0.17, 0.24, 0.05), 3.2, 14, 0.006, 0.002, k, m["ivory"], (2.43, y + 0.05 * side, 0.85))
    soft.rotation_euler.z = rnd.uniform(-0.12, 0.12)
    if k in (1, 4):
        soft.hide_render = True


def styling_chair(m, y, turn, k):
    g = empty("styling_chair", (1.60 + 0.04 * (k % 3 - 1), y, 0), turn)
    disc("base", 0.27, 0, 0.018, mat=m["black"], rad=0.006, parent=g)
    lathe("post", [(0.034, 0.016), (0.034, 0.25), (0.042, 0.255), (0.042, 0.36), (0.0, 0.36)], m["brass"], 48, parent=g)
    box("under", (0.42, 0.40, 0.03), (0, 0, 0.375), m["black"], 0.006, parent=g)
    puck("seat", 0.275, 0.265, 0.385, 0.505, 3.2, 0.45, 0.02, m["leather"], g)
    tub_shell("back", 0.275, 0.265, 0.40, 0.80, 0.64, 0.048, 112, 3.4, m["leather"], g, lean=0.035)
    rest = [(-0.13, -0.36, 0.10), (-0.13, -0.44, 0.13), (0.13, -0.44, 0.13), (0.13, -0.36, 0.10)]
    tube("footrest", rest, 0.011, m["brass"], 4, parent=g)
    tube("arm", [(0, -0.03, 0.20), (0, -0.42, 0.13)], 0.012, m["brass"], 4, parent=g)


def sconce(m, y, z=1.72, x=2.6, side=-1):
    """A globe on a short arm, against the mirror wall (side -1) or facing the other way (+1)."""
    g = empty("sconce", (x, y, z))
    lathe("rose", [(0, 0), (0.05, 0), (0.05, 0.012), (0, 0.014)], m["brass"], 32, rot=(0, side * math.pi / 2, 0), parent=g)
    tube("arm", [(0, 0, 0), (side * 0.10, 0, 0), (side * 0.115, 0, 0.03)], 0.006, m["brass"], 3, parent=g)
    globe_pendant((x + side * 0.115, y, z + 0.095), 0.068, -0.07, m["brass"], (1, 0.74, 0.46), 5.5, 7)


def dome(m, x, y, z, r=0.24, power=22):
    pendant_dome((x, y, z), r, r * 0.75, HEIGHT - z, m["dome"], m["dome_in"], m["brass"], strength=9, power=power,
                 canopy=m["brass"])  # fmt: skip


def main_room(m):
    for k, y in enumerate(MIRRORS):
        station(m, y, k)
        styling_chair(m, y, math.radians(90 + (-24, 8, -12, 15, -4)[k]), k)
    for k in range(len(MIRRORS) + 1):
        sconce(m, MIRRORS[0] - 0.8 + 1.6 * k)
    box("bench", (0.46, 2.4, 0.36), (-2.72, 4.4, 0.18), m["blush"], 0.012)
    soft_box("bench_seat", (0.50, 2.42, 0.09), 5, 22, 0.010, 0.003, 3, m["linen"], (-2.70, 4.4, 0.41))
    for y, mat in ((3.5, "ivory"), (4.05, "rust"), (5.2, "olive")):
        pillow("cushion", 0.44, 0.44, 4.5, int(y * 10) % 3 + 1, m[mat], (-2.80, y, 0.66), (math.radians(72), 0, math.radians(90)))
    for y in (2.4, 4.4, 6.4):
        dome(m, -0.55, y, 2.12)
    planter((-2.62, 8.55, 0), 0.24, 0.44, m["terracotta"], m["soil"], "taper")
    areca((-2.62, 8.55, 0.38), 1.6, m["leaf"], m["stem"], 14, 6)
    planter((2.25, 8.62, 0), 0.18, 0.36, m["basalt"], m["soil"], "drum")
    rubber_plant((2.25, 8.62, 0.32), 1.1, m["leaf"], m["bark"], 5, 4)
    round_table((-1.95, 2.35, 0), 0.26, 0.46, 0.03, M.travertine(), 0.05, M.travertine("tv2"), "side")
    books((-1.95, 2.35, 0.46), 3, 0.4, (m["rust"], m["ivory"], m["olive"]), 6)


def reception(m):
    """A curved desk before a half-height wall of arched niches."""
    wall("niche_wall", (2.6, -1.75), (0.35, -1.75), HEIGHT + 0.05, 0.16,
         [arch_pts(0.62, 0.62, 1.55, 1.05), arch_pts(1.55, 0.62, 1.55, 1.05)], m["blush"], 0.010)  # fmt: skip
    box("niche_back", (2.25, 0.06, HEIGHT), (1.475, -1.56, HEIGHT / 2), m["plaster"], 0)
    for cx in (1.98, 1.05):
        box("niche_shelf", (0.66, 0.14, 0.025), (cx, -1.67, 1.42), m["teak_x"], 0.003)
        L.spot((cx, -1.95, 2.9), (cx, -1.70, 1.3), 18, angle=36, blend=0.8)
    stock(m, 1.98, -1.68, 1.052, 0.5, 3)
    stock(m, 1.05, -1.68, 1.433, 0.5, 5)
    vase((1.05, -1.68, 1.052), 0.26, 2, m["clay"], s=0.8)
    vase((1.86, -1.68, 1.433), 0.22, 0, m["white"], s=0.7)
    vase((2.12, -1.68, 1.433), 0.13, 1, m["terracotta"], s=0.9)
    desk(m, 1.45, -3.15)
    dome(m, 1.05, -3.2, 1.92, 0.17, 12)
    dome(m, 1.85, -3.2, 1.92, 0.17, 12)
    planter((2.22, -4.7, 0), 0.23, 0.42, m["basalt"], m["soil"], "drum")
    areca((2.22, -4.7, 0.36), 1.5, m["leaf"], m["stem"], 13, 16)


def desk(m, x, y):
    """Fluted plaster body with rounded ends under a terrazzo top."""
    half, r, n = 0.55, 0.36, 14
    ring = [(half + r * math.cos(a), r * math.sin(a)) for a in (math.pi * (i / n - 0.5) for i in range(n + 1))]
    ring += [(-px, -py) for px, py in ring]
    plate("desk_core", ring, [], 0.98, m["blush"], 0.01, 2, loc=(x, y, 0.52))
    flutes = 46
    total = [ring[i % len(ring)] for i in range(len(ring) + 1)]
    lengths = [math.dist(a, b) for a, b in zip(total, total[1:])]
    step, walked = sum(lengths) / flutes, 0.0
    for (ax, ay), (bx, by), d in zip(total, total[1:], lengths):
        while walked < d:
            t = walked / d
            lathe(
                "flute",
                rounded_profile(0.036, 0.03, 0.995, 0.008),
                m["blush"],
                20,
                (x + ax + (bx - ax) * t, y + ay + (by - ay) * t, 0),
            )
            walked += step
        walked -= d
    top = [(px * 1.10, py * 1.22) for px, py in ring]
    plate("desk_top", top, [], 0.045, m["slab"], 0.012, 3, loc=(x, y, 1.025))
    plate("desk_plinth", ring, [], 0.05, m["basalt"], 0.004, 1, loc=(x, y, 0.025))
    vase((x - 0.55, y + 0.04, 1.048), 0.24, 0, m["white"], s=0.85)
    branches((x - 0.55, y + 0.04, 1.23), 0.52, 5, m["leaf"], m["bark"], 21, 0.06, 0.014, 0.42)
    books((x + 0.28, y - 0.02, 1.048), 2, 0.25, (m["ivory"], m["rust"]), 12)
    lathe(
        "bell",
        [(0, 0), (0.04, 0), (0.042, 0.006), (0.030, 0.026), (0.008, 0.034), (0.006, 0.044), (0, 0.044)],
        m["brass"],
        40,
        (x + 0.02, y - 0.14, 1.048),
    )


def stock(m, x, y, z, wide, n, along="x"):
    """A short row of bottles and jars, none like its neighbour."""
    rnd = random.Random(int((x * 7 + y * 13 + z * 31) * 10))
    u = -wide / 2
    while u < wide / 2:
        r = rnd.choice((0.022, 0.026, 0.032, 0.038))
        h = rnd.uniform(0.10, 0.20) if r < 0.035 else rnd.uniform(0.06, 0.10)
        mat = rnd.choice((m["amber"], m["amber"], m["white"], m["basalt"], m["clay"]))
        dx, dy = (u + r, rnd.uniform(-0.015, 0.015)) if along == "x" else (rnd.uniform(-0.015, 0.015), u + r)
        bottle(x + dx, y + dy, z, h, r, mat)
        u += 2 * r + (rnd.uniform(0.008, 0.02) if rnd.random() < 0.7 else rnd.uniform(0.06, 0.14))


def waiting(m):
    """A bench on the garden side of the reception, shelves above it."""
    box("wait_base", (0.46, 2.3, 0.38), (-2.76, -3.4, 0.19), m["blush"], 0.012)
    soft_box("wait_seat", (0.52, 2.3, 0.10), 5, 22, 0.010, 0.003, 6, m["linen"], (-2.73, -3.4, 0.425))
    for y, mat, w, turn in ((-4.2, "rust", 0.46, 86), (-3.85, "ivory", 0.42, 97), (-2.72, "olive", 0.44, 90)):
        pillow("cushion", w, w, 4.5, int(-y * 10) % 3 + 1, m[mat], (-2.83, y, 0.68), (math.radians(70), 0, math.radians(turn)))
    for k, (z, y0, y1) in enumerate(((1.32, -4.5, -2.3), (1.72, -4.5, -3.1), (2.12, -3.7, -2.3))):
        box("shelf", (0.24, y1 - y0, 0.032), (-2.88, (y0 + y1) / 2, z), m["teak_y"], 0.004)
        for y in (y0 + 0.2, y1 - 0.2):
            tube("bracket", [(-3.0, y, z - 0.12), (-2.99, y, z - 0.02), (-2.80, y, z - 0.02)], 0.006, m["brass"], 3)
    stock(m, -2.88, -4.05, 1.336, 0.7, 5, "y")
    stock(m, -2.88, -3.75, 1.736, 0.9, 5, "y")
    vase((-2.88, -2.62, 1.336), 0.25, 2, m["clay"], s=0.75)
    books((-2.88, -3.15, 1.336), 4, 1.57, (m["rust"], m["ivory"], m["olive"], m["linen"]), 5, upright=False)
    vase((-2.88, -3.45, 2.136), 0.24, 0, m["white"], s=0.75)
    vase((-2.88, -3.18, 2.136), 0.15, 1, m["terracotta"], s=0.9)
    books((-2.88, -2.66, 2.136), 3, 1.50, (m["ivory"], m["rust"]), 9)
    round_table((-2.05, -3.75, 0), 0.27, 0.44, 0.03, m["slab"], 0.05, m["teak_z"], "wait_table")
    tray((-2.05, -3.75, 0.44), 0.14, m["brass"], 0.016)
    for dx, dy in ((-0.04, 0.03), (0.05, -0.03)):
        lathe(
            "cup",
            [(0, 0), (0.026, 0), (0.034, 0.012), (0.037, 0.065), (0.034, 0.065), (0.030, 0.014), (0, 0.010)],
            m["white"],
            40,
            (-2.05 + dx, -3.75 + dy, 0.449),
        )
    cane_chair((-1.05, -4.65, 0), math.radians(150), m["teak_z"], M.cane("cane"), m["ivory"])
    for y in (-4.2, -2.6):
        L.spot((-2.3, y, 3.1), (-2.95, y, 1.2), 16, angle=50, blend=0.9)


def wash_room(m):
    """Two reclined chairs with their basins under a slot of daylight, a shelf of towels."""
    box("ledge", (2.2, 0.26, 0.90), (1.15, 13.25, 0.45), m["blush"], 0.012)
    box("ledge_top", (2.24, 0.30, 0.04), (1.15, 13.24, 0.92), m["slab"], 0.008)
    for k, x in enumerate((0.55, 1.75)):
        g = empty("wash", (x, 12.55, 0), math.radians((-2, 2)[k]))
        box("column", (0.40, 0.36, 0.80), (0, 0.30, 0.40), m["slab"], 0.02, 3, parent=g)
        bowl = [
            (0, 0.80),
            (0.06, 0.80),
            (0.17, 0.84),
            (0.235, 0.93),
            (0.245, 0.99),
            (0.23, 0.995),
            (0.22, 0.985),
            (0.16, 0.875),
            (0.05, 0.845),
            (0, 0.845),
        ]
        lathe("basin", bowl, m["white"], 64, (0, 0.24, 0), parent=g, sub=1)
        tube(
            "tap",
            [(0.15, 0.50, 0.9), (0.15, 0.50, 1.12), (0.12, 0.46, 1.16), (0.06, 0.34, 1.15), (0.05, 0.33, 1.12)],
            0.011,
            m["brass"],
            6,
            parent=g,
        )
        soft_box("seat", (0.58, 0.62, 0.15), 4.5, 22, 0.02, 0.004, k, m["leather"], (0, -0.62, 0.44), (math.radians(4), 0, 0), g)
        soft_box(
            "back", (0.56, 0.14, 0.66), 4.2, 22, 0.02, 0.004, k + 4, m["leather"], (0, -0.10, 0.62), (math.radians(-44), 0, 0), g
        )
        soft_box(
            "rest", (0.50, 0.55, 0.12), 4.5, 22, 0.02, 0.004, k + 7, m["leather"], (0, -1.22, 0.36), (math.radians(14), 0, 0), g
        )
        for s in (-1, 1):
            soft_box("arm", (0.08, 0.52, 0.09), 3.6, 14, 0.004, 0.001, k, m["leather"], (s * 0.32, -0.55, 0.60), parent=g)
            box("arm_post", (0.03, 0.36, 0.16), (s * 0.32, -0.55, 0.50), m["brass"], 0.004, parent=g)
        box("frame", (0.42, 1.05, 0.10), (0, -0.62, 0.30), m["teak_x"], 0.01, parent=g)
        disc("foot", 0.24, 0, 0.26, (0, -0.55, 0), m["black"], parent=g)
    shelves = ((1.45, 0.25, 2.05), (1.85, 0.7, 2.05))
    for z, x0, x1 in shelves:
        box("shelf", (x1 - x0, 0.22, 0.032), ((x0 + x1) / 2, 13.29, z), m["teak_x"], 0.004)
    rnd = random.Random(9)
    for k in range(5):
        roll(m, 0.42 + 0.145 * k, 13.29, 1.466, ("ivory", "linen", "ivory", "rust", "ivory")[k])
    for k in range(3):
        roll(m, 0.49 + 0.145 * k, 13.29, 1.588, ("linen", "ivory", "ivory")[k])
    stock(m, 1.6, 13.30, 1.466, 0.5, 4)
    vase((0.95, 13.29, 1.866), 0.24, 2, m["clay"], s=0.8)
    stock(m, 1.55, 13.30, 1.866, 0.4, 3)
    stock(m, 1.15, 13.27, 0.942, 0.36, 3)
    planter((2.3, 10.1, 0), 0.2, 0.38, m["terracotta"], m["soil"], "drum")
    rubber_plant((2.3, 10.1, 0.34), 1.25, m["leaf"], m["bark"], 5, 14)
    dome(m, 0.55, 11.9, 2.2, 0.17, 8)
    dome(m, 1.75, 11.9, 2.2, 0.17, 8)
    rnd.random()


def roll(m, x, y, z, mat):
    lathe("towel", rounded_profile(0.062, -0.09, 0.09, 0.02), m[mat], 40, (x, y, z + 0.062), rot=(math.pi / 2, 0, 0))


def corridor(m):
    """Sconces on one side, a plant in the light at the end."""
    box("niche_seat", (1.5, 0.40, 0.42), (-1.7, 13.2, 0.21), m["slab"], 0.012)
    planter((-1.72, 13.18, 0.42), 0.20, 0.30, m["terracotta"], m["soil"], "bowl")
    areca((-1.72, 13.18, 0.66), 1.0, m["leaf"], m["stem"], 12, 33)
    canvas_art((-2.64, 11.2, 1.55), 0.62, 0.84, m["teak_z"], m["ivory"], [
        ([(0.5 + 0.27 * math.cos(a), 0.40 + 0.20 * math.sin(a)) for a in (6.283 * i / 48 for i in range(48))], m["rust"]),
        ([(0.1, 0.1), (0.9, 0.1), (0.9, 0.3), (0.1, 0.36)], m["olive"]),
    ], rot_z=math.pi / 2)  # fmt: skip
    for y in (10.0, 12.3):
        sconce(m, y, 1.78, -2.65, 1)
    rug((-1.68, 11.2, 0.001), 2.6, 0.8, M.rug_wool("runner", (0.42, 0.20, 0.12)), math.pi / 2, True, m["ivory"])


def street(m, dusk):
    """The facade, its glazing and the pavement, seen at dusk."""
    box("parapet", (7.4, 0.5, 0.10), (-0.15, -5.79, HEIGHT + 0.93), m["kota"], 0.012)
    box("chajja", (7.3, 0.75, 0.07), (-0.15, -6.1, HEIGHT + 0.02), m["facade"], 0.008)
    box("step", (6.6, 1.1, 0.14), (-0.15, -6.5, -0.07), m["basalt"], 0.012)
    slab("pavement", -16, -26, 16, -5.9, -0.14, 0.2, m["kota"])
    for x in (-3.66 - 2.4, 3.36 + 2.4):
        if dusk:
            box("neighbour", (4.8, 0.5, 3.6), (x, -5.6, 1.7), m["plaster"], 0.01)
            box("neighbour_wall", (4.8, 6, 7.5), (x, -2.0, 3.6), m["plaster"], 0.01)
    if not dusk:
        wall("opposite", (14, -17), (-14, -17), 2.2, 0.25, [], m["facade"]).location.y -= 0.25
        hedge(-12, -18.6, 12, -17.4, 3.4, (m["garden"], m["garden2"]), -0.1, 3.0, 31)
        for x, seed in ((-6.5, 61), (-3.0, 62), (1.5, 63)):
            tree((x, -15.6, -0.14), 5.4, 2.0, (m["garden"], m["garden2"]), m["bark"], seed, 90)
    glazing(m, -2.1 + 0.0, 1.5, 1.75, 0.75, True)
    glazing(m, 0.95, 3.0, 1.35, 1.15, False)
    for x in (-3.15, -0.83, 2.75):
        sconce_front(m, x)
    for x, seed, r, h in ((-3.25, 51, 0.26, 1.4), (2.95, 54, 0.30, 1.7)):
        planter((x, -6.45, 0), r, 0.46, m["terracotta"] if x < 0 else m["basalt"], m["soil"], "taper" if x < 0 else "drum")
        areca((x, -6.45, 0.40), h, m["leaf"], m["stem"], 14, seed)
    tree((5.6, -8.2, -0.14), 5.2, 1.9, (m["garden"], m["garden2"]), m["bark"], 8, 110)


def glazing(m, cx, wide, spring, rise, door):
    """Teak frame and clear glass in an arch of the facade."""
    y = -5.78
    outer, inner = arch_pts(0, wide, spring, 0, 40, rise), arch_pts(0, wide - 0.10, spring, 0.05, 40, rise - 0.05)
    plate("frame", outer, [inner], 0.06, m["teak_z"], 0.004, 1, loc=(cx, y, 0), rot=(math.pi / 2, 0, 0))
    plate("pane", inner, [], 0.008, m["glass"], 0.001, 1, loc=(cx, y, 0), rot=(math.pi / 2, 0, 0))
    for x in (0.0,) if door else (-0.5, 0.5):
        top = spring + rise * math.sqrt(max(0, 1 - (2 * x / wide) ** 2)) - 0.02
        box("stile", (0.05, 0.055, top), (cx + x, y, top / 2), m["teak_z"], 0.004)
    box("transom", (wide, 0.05, 0.05), (cx, y, spring), m["teak_x"], 0.004)
    if door:
        box("kick", (wide - 0.08, 0.05, 0.26), (cx, y, 0.15), m["teak_x"], 0.004)
        for s in (-1, 1):
            tube(
                "handle",
                [
                    (cx + s * 0.07, y - 0.03, 0.85),
                    (cx + s * 0.07, y - 0.07, 0.88),
                    (cx + s * 0.07, y - 0.07, 1.32),
                    (cx + s * 0.07, y - 0.03, 1.35),
                ],
                0.010,
                m["brass"],
                4,
            )


def sconce_front(m, x):
    g = empty("front_lamp", (x, -5.98, 2.05))
    lathe("rose", [(0, 0), (0.06, 0), (0.06, 0.014), (0, 0.016)], m["brass"], 32, rot=(math.pi / 2, 0, 0), parent=g)
    tube("arm", [(0, 0, 0), (0, -0.14, 0), (0, -0.16, 0.03)], 0.008, m["brass"], 3, parent=g)
    globe_pendant((x, -6.14, 2.17), 0.085, -0.09, m["brass"], (1, 0.72, 0.42), 9, 16)


def garden(m):
    """What the arches look out on: paving, a planted bank before a wall."""
    slab("terrace", -12, -8, -3.36, 18, -0.1, 0.1, m["kota"])
    wall("garden_end", (-9, -5), (-9, 18), 2.6, 0.2, [], m["facade"])
    hedge(-8.6, -4, -6.6, 15, 2.3, (m["garden"], m["garden2"]), -0.1, 5.0, 4)
    for k, y in enumerate((0.2, 2.6, 4.6, 6.9)):
        areca((-5.7 + 0.4 * (k % 2), y, -0.1), 2.0 + 0.2 * (k % 3), m["leaf"], m["stem"], 12, 20 + k)
    for y, seed in ((-1.5, 3), (6.5, 5), (13, 9)):
        tree((-8.2, y, -0.1), 4.8, 1.8, (m["garden"], m["garden2"]), m["bark"], seed, 84)


def day_light():
    for y in GARDEN_ARCHES:
        L.portal((-3.5, y, 1.2), (1, 0, 0), (1.45, 2.5))
    L.sky(38, -80, 1.1)
    L.sun(-112, 34, 9, (1, 0.80, 0.58), 1.0)
    L.area((0.0, -6.3, 1.6), (0.1, 1, -0.15), (5.5, 2.4), 150, (0.93, 0.96, 1.0))
    L.area((0.95, 11.6, 3.15), (0, 0, -1), (2.6, 1.4), 75, (1, 0.95, 0.88))
    L.area((-1.68, 13.0, 3.15), (0, -0.15, -1), (1.2, 0.5), 60, (1, 0.95, 0.88))
    L.area((1.42, 4.0, HEIGHT - 0.03), (-0.5, 0, 1), (0.06, 10), 40, (1, 0.72, 0.44))


def dusk_light():
    L.sky(2.0, 150, 0.32, 0.9, 3.0, tint=(0.75, 0.86, 1.1))
    L.area((0.6, -3.4, 3.1), (0, 0, -1), (3.6, 2.6), 60, (1, 0.76, 0.50))
    L.area((-1.0, 3.0, 3.1), (0, 0, -1), (3.0, 7.0), 110, (1, 0.76, 0.50))
    L.area((1.42, 4.0, HEIGHT - 0.03), (-0.5, 0, 1), (0.06, 10), 60, (1, 0.72, 0.44))


def build(view):
    reset()
    m = palette()
    shell(m)
    back_rooms(m)
    main_room(m)
    reception(m)
    waiting(m)
    wash_room(m)
    corridor(m)
    street(m, view.light == "dusk")
    garden(m)
    dusk_light() if view.light == "dusk" else day_light()
