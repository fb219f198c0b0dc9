"""The balcony in use: washing, a chair with the newspaper, pots, sandals, a bucket with pegs."""

import math

from ...kit import materials as M
from ...kit.core import box, tube
from ...kit.laundry import checked, cotton, hung, peg, rope
from ...kit.life import sandals, tea
from ...kit.newspaper import newspaper
from ...kit.plants import areca, litter, planter
from ...kit.potted import aloe, aloe_skin, loam, soil, tulsi
from ...kit.seating import cane_chair
from ...kit.sewn import garment
from ...kit.shirting import shirting
from ...kit.wet import bucket
from .measures import HEIGHT


def washing(m):
    high, ends = 2.38, (-5.40, -3.93)
    near, far = (rope((ends[0], y, high), (ends[1], y, high), sag) for y, sag in ((-0.85, 0.022), (-0.40, 0.032)))
    for y in (-0.85, -0.40):  # rods down from the slab, hooks in the wall
        tube("drop_rod", [(ends[0], y, HEIGHT), (ends[0], y, high - 0.02)], 0.005, m["black"], 3)
        tube(
            "wall_hook",
            [(ends[1] + 0.03, y, high), (ends[1] - 0.005, y, high), (ends[1] - 0.012, y, high + 0.014)],
            0.003,
            m["black"],
            3,
        )
    red, blue = (
        checked("gamcha", (0.60, 0.50, 0.42), (0.40, 0.055, 0.04), (0.10, 0.03, 0.03)),
        checked("lungi", (0.30, 0.38, 0.42), (0.06, 0.10, 0.20), (0.62, 0.60, 0.52), 0.06),
    )
    green = cotton("green_cotton", (0.22, 0.29, 0.18))
    white = shirting("white_kurta", (0.70, 0.685, 0.65), None, 0.012, 0.10)
    wood, wire_ = m["teak_x"], M.plain("hook", (0.45, 0.45, 0.44), 0.3, 0.5, 1.0)
    pegs_ = (m["teak_z"], M.plain("peg_blue", (0.05, 0.16, 0.36), 0.45), M.plain("peg_red", (0.42, 0.05, 0.04), 0.45))
    for line, t, w, front, back, mat, seed in (
        (near, 0.19, 0.40, 0.74, 0.66, red, 3),
        (near, 0.50, 0.36, 0.55, 0.60, green, 8),
        (far, 0.40, 0.78, 0.98, 0.88, blue, 5),
    ):
        at = line(t)
        hung((at.x, at.y, at.z), w, front, back, mat, 0.0, seed)
        for k, s in enumerate((-0.40, 0.36)):
            q = line(t + s * w / 1.46)
            peg((q.x, q.y, q.z + 0.012), pegs_[(seed + k) % 3], 0.05, 0.04 * (-1) ** k)
    at = near(0.80)
    garment((at.x, at.y, at.z), white, wood, wire_, 0.16, 4, long=0.84, wide=0.50, flare=0.03)
    earth = loam()
    dry = [M.leaf("dry_leaf", (0.17, 0.09, 0.032), 0.15, 0.6), M.leaf("dry_leaf2", (0.20, 0.14, 0.04), 0.2, 0.6)]
    for x, y, r, h, mat, kind in (
        (-5.06, -1.85, 0.20, 0.37, "terracotta", "taper"),
        (-5.12, -1.33, 0.15, 0.27, "terracotta", "taper"),
        (-5.10, -0.95, 0.13, 0.21, "basalt", "drum"),
        (-5.06, -0.33, 0.23, 0.42, "terracotta", "taper"),
    ):
        planter((x, y, -0.02), r, h, m[mat], m["soil"], kind)
        soil((x, y, h - 0.072), r - 0.024, earth, dry, round(r * 100), 90, 12)
    areca((-5.06, -1.85, 0.30), 0.72, m["leaf2"], m["stem"], 11, 31, spread=0.7)
    tulsi(
        (-5.12, -1.33, 0.20),
        (
            M.leaf("tulsi_leaf", (0.060, 0.105, 0.034), 0.42, 0.5),
            M.plain("tulsi_stem", (0.075, 0.045, 0.04), 0.7),
            M.plain("manjari", (0.13, 0.085, 0.075), 0.8),
        ),
        0.46,
        3,
        7,
    )
    aloe((-5.10, -0.95, 0.14), aloe_skin(), 0.30, 6, 16)
    areca((-5.06, -0.33, 0.35), 1.45, m["leaf2"], m["stem"], 13, 33)
    litter((-4.80, -1.6, -0.018), 0.45, dry, 22, 4)
    cane_chair((-4.40, -1.22, -0.02), math.radians(-24), m["teak_z"], m["cane"], m["ivory"])
    paper = newspaper((-4.41, -1.22, 0.445), math.radians(-40), seed=5)
    paper.rotation_euler[0] = math.radians(-7)
    sandals((-4.58, -1.80, -0.02), math.radians(24))
    bucket((-4.74, -0.52, -0.02), M.plain("bucket_blue", (0.05, 0.13, 0.26), 0.35), 0.14, 0.25)
    box("stool_top", (0.30, 0.26, 0.025), (-4.09, -0.66, 0.40), m["teak_x"], 0.005)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box("stool_leg", (0.028, 0.028, 0.407), (-4.09 + 0.12 * sx, -0.66 + 0.10 * sy, 0.184), m["teak_z"], 0.004)
    tea((-4.13, -0.70, 0.4125))
