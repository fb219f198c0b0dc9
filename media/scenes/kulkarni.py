"""Kulkarni Residence: a 2BHK with red oxide floors, white lime and indigo, in the last hour of the afternoon.

Plan: the hall is 5.6 by 5.4 m, two tall shuttered openings on its west side (x = 2.8), where the sun goes down.
"""

from ..kit import *
from ..kit import light as L
from ..kit import materials as M
from ..view import View

EDITION = 1
HEIGHT = 3.0
HERE = "projects/residential/kulkarni-residence/"
HALL, STUDY = ("hall",), ("study",)

VIEWS = {
    "hall": View((-0.75, -5.0, 1.2), 8.0, 27, (0, -0.05), ev=1.25, rooms=HALL, to=HERE + "01.jpg"),
    "shutters": View((-1.3, -3.4, 1.2), 58.0, 32, (0, -0.02), size=(1080, 1350), ev=0.9, rooms=HALL, to=HERE + "02.jpg"),
    "books": View((-0.35, -2.3, 1.15), -62.0, 48, (0, 0.0), focus=2.5, fstop=3.2, size=(1080, 1350), ev=0.9, rooms=HALL, to=HERE + "03.jpg"),
    "study": View((-1.35, -3.3, 1.22), 18.0, 29, (0, -0.04), size=(1440, 1080), ev=0.9, rooms=STUDY, to=HERE + "05.jpg"),
    "desk": View((-0.1, -2.0, 1.32), 7.0, 42, (0, -0.17), focus=1.6, fstop=4, size=(1080, 1350), ev=0.9, rooms=STUDY, to="media/founders/1.jpg"),
}  # fmt: skip


PLAN = {
    "folder": "projects/residential/kulkarni-residence",
    "title": "Kulkarni Residence",
    "north": 180,  # degrees clockwise from the page's top
    "rooms": [
        {"rooms": ("hall",), "offset": (0, 0), "clip": (-3.2, -5.9, 3.8, 0.35)},
        {"rooms": ("study",), "offset": (0.6, 4.75), "clip": (-2.4, -4.7, 2.6, 0.35)},
    ],
}


def palette():
    return {
        "plaster": M.lime_plaster("plaster", (0.78, 0.75, 0.69), 0.09, 0.32), "ceiling": M.lime_plaster("ceiling", (0.79, 0.76, 0.71), 0.04, 0.15),
        "oxide": M.ips_floor("oxide", (0.150, 0.032, 0.021), (0.13, 0.30)), "oxide_dark": M.ips_floor("oxide_dark", (0.05, 0.018, 0.014), (0.16, 0.30)),
        "teak_x": M.teak("teak_x", "x", 0.72), "teak_y": M.teak("teak_y", "y", 0.72), "teak_z": M.teak("teak_z", "z", 0.72), "dark_x": M.teak("dark_x", "x", dark=True),
        "cane": M.cane("cane", 0.014), "brass": M.brass(), "black": M.blackened_metal(), "basalt": M.basalt(), "terracotta": M.terracotta(),
        "khadi": M.linen("khadi", (0.74, 0.70, 0.62)), "indigo": M.linen("indigo", (0.045, 0.065, 0.125)), "sky": M.linen("sky", (0.22, 0.28, 0.36)),
        "madder": M.linen("madder", (0.34, 0.075, 0.045)), "ochre": M.linen("ochre", (0.52, 0.33, 0.12)), "white_linen": M.linen("white_linen", (0.79, 0.77, 0.73), var=0.05, bump=0.25),
        "soil": M.plain("soil", (0.04, 0.03, 0.02), 0.95), "white": M.ceramic("white", (0.74, 0.71, 0.65), 0.4, 0.4), "blue": M.ceramic("blue", (0.06, 0.10, 0.19), 0.25), "dark": M.ceramic("dark", (0.05, 0.045, 0.04), 0.55),
        "leaf": M.leaf("leaf", (0.06, 0.12, 0.035), 0.35), "leaf2": M.leaf("leaf2", (0.085, 0.14, 0.04), 0.4), "bark": M.bark(), "stem": M.plain("stem", (0.16, 0.19, 0.06), 0.6),
        "ground": M.plain("ground", (0.20, 0.18, 0.12), 1.0, 0), "paper": M.plain("paper", (0.80, 0.78, 0.72), 0.85, 0.1), "ink": M.plain("ink", (0.05, 0.06, 0.09), 0.8),
        "kota": M.kota_stone("kota", (6, 6), 0.001, base=(0.20, 0.215, 0.19), rough=(0.2, 0.36)), "terrazzo": M.terrazzo("terrazzo", size=0.7), "sheer": M.sheer("sheer", (0.86, 0.83, 0.76), 0.22),
        "lampshade": M.lampshade("lampshade", (0.82, 0.74, 0.60)),
    }  # fmt: skip


def room_shell(m, x0, x1, y1, openings, front=-5.6):
    """A room with its back wall at y = 0 and tall openings in the west wall at x1 (distances from the back)."""
    slab("floor", x0 - 0.3, front - 0.3, x1 + 0.3, 0.3, 0, 0.2, m["oxide"])
    for a, b in (((x1 + 0.05, 0), (x0 - 0.05, 0)), ((x0, 0.2), (x0, front)), ((x1, front), (x1, 0.2))):
        wall("wall", a, b, HEIGHT + 0.1, 0.30, openings(a, b), m["plaster"], 0.012)
    wall("front", (x0 - 0.3, front), (x1 + 0.3, front), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (x1 - x0 + 0.6, -front + 0.6, 0.2), ((x0 + x1) / 2, front / 2, HEIGHT + 0.1), m["ceiling"], 0)
    joists(x0, x1, front, 0, HEIGHT, m["dark_x"], 0.66, (0.075, 0.12))
    band = 0.28
    box("border", (x1 - x0, band, 0.004), ((x0 + x1) / 2, -band / 2, 0.001), m["oxide_dark"], 0)
    for s, x in ((1, x0), (-1, x1)):
        box("border", (band, -front - band, 0.004), (x + s * band / 2, (front - band) / 2, 0.001), m["oxide_dark"], 0)
    for a, b in (((x1, 0), (x0, 0)), ((x0, 0), (x0, front))):
        skirting("skirting", a, b, m["oxide_dark"], 0.10, 0.012)


def shuttered(m, x, y, w, h, opened, sill=0.0):
    """A tall opening in the west wall: teak frame, two louvred shutters standing open into the reveal or half closed."""
    glazed_frame((x + 0.05, y, 0), w, h, m["teak_z"], None, math.pi / 2, (1, 1), 0.05, 0.09, sill)
    for s, angle in ((-1, opened[0]), (1, opened[1])):
        hinge_y = y + s * (w / 2 - 0.04)
        leaf = w / 2 - 0.045
        a = math.radians(angle)
        cx, cy = x + 0.10 + math.sin(a) * leaf / 2, hinge_y - s * math.cos(a) * leaf / 2
        louvred_shutter((cx, cy, sill + 0.05), leaf, h - 0.10, m["teak_z"], math.pi / 2 + s * a if s > 0 else math.pi / 2 - a, 32)


def hall(m):
    openings = [rect_pts(5.6 - 2.05 - 0.65, 0, 5.6 - 2.05 + 0.65, 2.35), rect_pts(5.6 - 4.2 - 0.65, 0, 5.6 - 4.2 + 0.65, 2.35)]
    room_shell(m, -2.8, 2.8, 0, lambda a, b: openings if a[0] == b[0] == 2.8 else [])
    shuttered(m, 2.8, -2.05, 1.30, 2.35, (96, 34))
    shuttered(m, 2.8, -4.2, 1.30, 2.35, (60, 98))
    railing((3.55, -5.4), (3.55, 0.2), m["black"], 0.98, 0.11, m["teak_y"])
    slab("ledge", 3.05, -5.6, 3.7, 0.3, -0.02, 0.2, m["kota"])
    diwan(m, 0.15, -0.62)
    bookcase(m, -2.62, -2.2)
    rug((0.1, -2.35, 0.003), 2.7, 1.8, M.rug_wool("dhurrie", (0.10, 0.13, 0.20)), 0, True, m["khadi"])
    cane_chair((-1.35, -3.05, 0.015), math.radians(128), m["teak_z"], m["cane"], m["khadi"])
    round_table((0.15, -2.3, 0.016), 0.40, 0.34, 0.035, m["teak_x"], 0.05, m["teak_z"], "low_table", drum=False)
    tray((0.05, -2.25, 0.356), 0.16, m["brass"])
    lota((0.03, -2.22, 0.365), m["brass"], 1.1)
    cup((0.13, -2.30, 0.365), m["white"])
    books((0.32, -2.42, 0.356), 2, 0.7, (m["indigo"], m["khadi"]), 4)
    moon = [(0.5 + 0.17 * math.cos(a), 0.62 + 0.13 * math.sin(a)) for a in (6.283 * i / 64 for i in range(64))]
    canvas_art((-0.95, -0.012, 1.72), 0.62, 0.84, m["teak_z"], M.linen("print", (0.74, 0.70, 0.62), 500), [(moon, M.linen("moon", (0.34, 0.075, 0.045), 500)), ([(0, 0), (1, 0), (1, 0.22), (0.5, 0.34), (0, 0.20)], M.linen("water", (0.05, 0.07, 0.13), 500))])  # fmt: skip
    canvas_art((-0.18, -0.012, 1.72), 0.62, 0.84, m["teak_z"], M.linen("print2", (0.05, 0.07, 0.13), 500), [([(0.2 + 0.2 * k + 0.05 * math.cos(a), 0.5 + 0.3 * math.sin(a)) for a in (6.283 * i / 32 for i in range(32))], M.linen(f"leafp{k}", (0.70, 0.66, 0.58), 500)) for k in range(4)])  # fmt: skip
    pendant_dome(
        (0.15, -2.3, 1.95),
        0.26,
        0.17,
        HEIGHT - 1.97,
        m["brass"],
        M.plain("inner", (0.8, 0.66, 0.42), 0.4),
        m["black"],
        strength=3,
        power=None,
        canopy=m["brass"],
    )
    planter((2.32, -0.52, 0), 0.23, 0.42, m["terracotta"], m["soil"], "taper")
    areca((2.32, -0.52, 0.36), 1.55, m["leaf2"], m["stem"], 13, 6)
    planter((2.38, -3.12, 0), 0.16, 0.30, m["basalt"], m["soil"], "drum")
    rubber_plant((2.38, -3.12, 0.26), 0.85, m["leaf"], m["bark"], 4, 16)


def diwan(m, x, y):
    """A low teak day bed with turned legs, a khadi mattress and bolsters."""
    w, d = 2.15, 0.95
    box("frame", (w, d, 0.09), (x, y, 0.265), m["teak_x"], 0.014, 3)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg = [(0, 0), (0.028, 0), (0.034, 0.03), (0.026, 0.06), (0.036, 0.13), (0.030, 0.18), (0.042, 0.22), (0, 0.22)]
            lathe("leg", leg, m["teak_z"], 36, (x + sx * (w / 2 - 0.08), y + sy * (d / 2 - 0.08), 0))
    soft_box("mattress", (w - 0.06, d - 0.04, 0.17), 5, 26, 0.016, 0.004, 4, m["khadi"], (x, y - 0.01, 0.395))
    for sx in (-1, 1):
        roll = lathe(
            "bolster",
            rounded_profile(0.115, -0.40, 0.40, 0.05),
            m["indigo"] if sx < 0 else m["sky"],
            56,
            (x + sx * (w / 2 - 0.16), y, 0.59),
            rot=(math.pi / 2, 0, 0),
        )
        subsurf(roll, 1)
    for dx, size, mat, turn, tilt in (
        (-0.52, 0.56, "khadi", 5, 16),
        (-0.05, 0.50, "madder", -4, 18),
        (0.46, 0.56, "sky", -8, 15),
    ):
        pillow(
            "cushion",
            size,
            size,
            4.5,
            int((dx + 2) * 10) % 5 + 1,
            m[mat],
            (x + dx, y + 0.32, 0.74),
            (math.radians(90 - tilt), 0, math.radians(turn)),
        )


def bookcase(m, x, y):
    """Teak shelves on the quiet wall: books in runs, pots, a gap here and there."""
    g, cells = shelf_unit((x, y, 0), 2.5, 2.05, 0.30, 4, 5, m["teak_x"], m["teak_z"], m["teak_x"], math.pi / 2)
    cloths = [m["indigo"], m["khadi"], m["madder"], m["sky"], m["ochre"], m["white_linen"], m["dark_x"]]
    rnd = random.Random(12)
    for k, (cx, cz, w, h) in enumerate(cells):
        kind = (0, 1, 0, 2, 3, 0, 4, 1, 0, 5, 0, 1, 2, 0, 4, 0, 1, 0, 3, 2)[k]
        local = empty("cell", (0, 0, 0))
        local.parent = g
        if kind in (0, 1, 4):
            full = {0: 0.94, 1: 0.62, 4: 0.35}[kind]
            row_of_books(cx - w / 2 + 0.01, cx - w / 2 + w * full, -0.03, cz, cloths, 50 + k, "x", parent=g)
        if kind in (1, 4):
            o = vase(
                (cx + w * 0.30, -0.02, cz),
                rnd.uniform(0.14, 0.22),
                rnd.choice((0, 1, 2)),
                rnd.choice((m["blue"], m["white"], m["terracotta"])),
                s=0.75,
            )
            o.parent = g
        if kind == 2:
            o = vase((cx + rnd.uniform(-0.08, 0.08), -0.02, cz), 0.24, 2, m["blue"] if k % 2 else m["terracotta"], s=0.85)
            o.parent = g
        if kind in (3, 5):
            books((cx - 0.05, -0.03, cz), 3 if kind == 3 else 2, 0.05, (cloths[k % 5], m["khadi"], m["madder"]), 20 + k, g)
            if kind == 5:
                lota((cx + 0.16, -0.03, cz), m["brass"]).parent = g


def study(m):
    """A writing desk against the wall beside the western window."""
    room_shell(
        m,
        -2.0,
        2.2,
        0,
        lambda a, b: [rect_pts(4.4 - 1.5 - 0.7, 0.75, 4.4 - 1.5 + 0.7, 2.35)] if a[0] == b[0] == 2.2 else [],
        -4.4,
    )
    shuttered(m, 2.2, -1.5, 1.40, 1.60, (98, 58), 0.75)
    box("sill", (0.36, 1.5, 0.035), (2.33, -1.5, 0.735), m["kota"], 0.006)
    writing_desk((0.25, -0.42, 0), 1.55, 0.68, m["teak_x"], m["teak_z"], m["brass"])
    dining_chair((0.86, -1.22, 0), math.radians(212), m["teak_z"], m["cane"], m["khadi"])
    top = 0.751
    drawing((0.08, -0.50, top), 0.58, 0.41, m["paper"], m["ink"], 0.06, 3)
    drawing((0.00, -0.42, top - 0.0012), 0.58, 0.41, m["paper"], m["ink"], -0.10, 5)
    samples((0.60, -0.52, top), (m["kota"], m["oxide"], m["terrazzo"], m["teak_x"], m["basalt"]), 0.085, 4, 0.12)
    pencil((0.20, -0.63, top + 0.002), m["ochre"], 0.4)
    pencil((0.10, -0.28, top + 0.002), m["madder"], -0.2)
    cup((-0.38, -0.40, top), m["blue"], 1.15)
    for k in range(4):
        pencil(
            (-0.38 + 0.012 * (k % 2), -0.40 + 0.01 * (k // 2), top + 0.05),
            (m["ochre"], m["indigo"], m["madder"], m["dark_x"])[k],
            1.2 * k,
        ).rotation_euler = (0.12 * (k - 1.5), -1.40 - 0.03 * k, 1.2 * k)
    lota((0.86, -0.26, top), m["brass"], 0.9)
    desk_lamp((-0.22, -0.16, top), m["brass"], m["black"], (0.26, -0.10), 0.46)
    books((0.62, -0.24, top), 3, 0.06, (m["indigo"], m["khadi"], m["madder"]), 14)
    g, cells = shelf_unit((-1.2, -0.17, 1.25), 1.1, 0.78, 0.24, 2, 2, m["teak_x"], m["teak_z"], None)
    for k, (cx, cz, w, h) in enumerate(cells):
        if k != 2:
            row_of_books(
                cx - w / 2 + 0.01,
                cx - w / 2 + w * (0.9, 0.55, 0, 0.7)[k],
                0.0,
                cz,
                [m["indigo"], m["khadi"], m["madder"], m["sky"], m["ochre"]],
                70 + k,
                parent=g,
            )
        else:
            vase((cx, 0, cz), 0.24, 2, m["terracotta"], s=0.8).parent = g
    canvas_art(
        (0.45, -0.012, 1.70),
        0.9,
        0.62,
        m["teak_z"],
        M.linen("print", (0.74, 0.70, 0.62), 500),
        [
            ([(0, 0), (1, 0), (1, 0.34), (0.62, 0.52), (0.3, 0.36), (0, 0.46)], m["indigo"]),
            ([(0, 0), (1, 0), (1, 0.18), (0.5, 0.26), (0, 0.14)], m["madder"]),
        ],
    )
    planter((1.75, -0.45, 0), 0.20, 0.38, m["terracotta"], m["soil"], "taper")
    rubber_plant((1.75, -0.45, 0.33), 1.15, m["leaf"], m["bark"], 5, 23, L=0.2, W=0.055)
    rug((0.1, -2.1, 0.003), 2.3, 1.6, M.rug_wool("dhurrie", (0.10, 0.13, 0.20)), 0, True, m["khadi"])
    cane_chair((-1.45, -1.75, 0.0), math.radians(70), m["teak_z"], m["cane"], m["khadi"])


def outside(m):
    disc("ground", 900, -13, -12, (0, 0, 0), m["ground"], 0.1)
    for x, y, h, seed in ((9.0, -6.5, 8.6, 3), (10.5, -1.0, 8.2, 4), (9.5, 4.5, 8.8, 5)):
        tree((x, y, -9.4), h, 2.6, (m["leaf"], m["leaf2"]), m["bark"], seed, 170, leaf=0.2)


def build(view):
    reset()
    m = palette()
    outside(m)
    if "hall" in view.rooms:
        hall(m)
        for y in (-2.05, -4.2):
            L.portal((3.15, y, 1.2), (-1, 0, 0), (1.3, 2.35))
        L.sun(132, 17, 15, (1, 0.58, 0.28), 0.8)
    else:
        study(m)
        L.portal((2.6, -1.5, 1.55), (-1, 0, 0), (1.4, 1.6))
        L.sun(104, 19, 15, (1, 0.60, 0.30), 0.8)
        L.area((-0.6, -4.2, 1.9), (0.1, 1, -0.2), (2.2, 1.6), 14, (0.95, 0.97, 1.0))
    L.sky(15, 120, 1.5)
