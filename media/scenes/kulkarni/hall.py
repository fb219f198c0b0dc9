"""Hall of kulkarni."""

from ...kit import *
from ...kit import materials as M
from ...kit import undergrowth as U
from ...kit.leaves import put
from .ledge import ledge
from .measures import HEIGHT
from .shell import room_shell, shuttered


def hall(m):
    openings = [rect_pts(5.6 - 2.05 - 0.65, 0, 5.6 - 2.05 + 0.65, 2.35), rect_pts(5.6 - 4.2 - 0.65, 0, 5.6 - 4.2 + 0.65, 2.35)]
    room_shell(m, -2.8, 2.8, 0, lambda a, b: openings if a[0] == b[0] == 2.8 else [])
    shuttered(m, 2.8, -2.05, 1.30, 2.35, (96, 34))
    shuttered(m, 2.8, -4.2, 1.30, 2.35, (80, 88))
    ledge(m)
    diwan(m, 0.15, -0.62)
    bookcase(m, -2.62, -2.2)
    rug((0.1, -2.35, 0.003), 2.7, 1.8, M.rug_wool("dhurrie", (0.10, 0.13, 0.20)), 0, True, m["khadi"])
    cane_chair((-1.35, -3.05, 0.015), math.radians(128), m["teak_z"], m["cane"], m["khadi"])
    round_table((0.15, -2.3, 0.016), 0.40, 0.34, 0.035, m["teak_x"], 0.05, m["teak_z"], "low_table", drum=False)
    tray((0.05, -2.25, 0.356), 0.16, m["brass"])
    lota((0.03, -2.22, 0.365), m["brass"], 1.1)
    block_print((-0.95, -0.012, 1.70), 0.60, 0.84, m["teak_z"], (0.70, 0.645, 0.54), (0.30, 0.062, 0.040), (0.045, 0.065, 0.12))
    block_print((-0.17, -0.012, 1.70), 0.60, 0.84, m["teak_z"], (0.040, 0.058, 0.115), (0.62, 0.57, 0.48), (0.44, 0.20, 0.06), 4, 6)
    switches((1.62, -0.001, 1.28), 0, 4)
    newspaper((0.30, -2.44, 0.356), 0.5, seed=3)
    tea((0.13, -2.30, 0.365))
    tea((0.22, -2.15, 0.356))
    khadi_drum((0.15, -2.3, 1.80), 0.23, 0.21, HEIGHT - 1.80, m["teak_z"], m["brass"])
    block_print((2.785, -0.80, 1.62), 0.46, 0.62, m["teak_z"], (0.66, 0.60, 0.50), (0.040, 0.058, 0.115), (0.30, 0.062, 0.040), 4, 6, -math.pi / 2)
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
        rest(roll, 0.012)
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
                rnd.choice((m["blue"], m["dark"], m["terracotta"])),
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
                leaning(m, (cx - 0.02, 0.085, cz), g)
            elif k == 18:
                planter((cx + 0.17, -0.02, cz), 0.075, 0.13, m["terracotta"], m["soil"], "taper").parent = g
                put(U.fern((m["leaf"], m["stem"]), 31, 17, 0.22), (cx + 0.17, -0.02, cz + 0.10), 0.4, 0.8).parent = g


def leaning(m, at, parent):
    """A small block print in a frame that nobody has hung yet."""
    g = empty("leaning", at)
    g.parent, g.rotation_euler = parent, (-0.16, 0, 0)
    block_print((0, 0, 0.135), 0.20, 0.24, m["teak_z"], (0.66, 0.60, 0.50), (0.30, 0.062, 0.040), (0.045, 0.065, 0.12), 3, 4).parent = g
