"""Wet stone, a tulsi stand, a frangipani, a planted bank before the compound wall."""

from ...kit import *
from ...kit import light as L
from ...kit import materials as M
from ...kit.greenery import marigold_head


# Beyond the wall: x, y, turned by, width, depth, height, colour, seed, haze.
NEIGHBOURS = (
    (-9.5, 17.0, 0.05, 9.0, 8.0, 6.4, (0.62, 0.52, 0.40), 3, 0.20),
    (2.5, 22.0, -0.06, 10.0, 8.0, 9.5, (0.66, 0.63, 0.58), 5, 0.34),
    (14.5, 18.0, 0.04, 9.0, 8.0, 6.2, (0.52, 0.36, 0.26), 8, 0.22),
    (23.0, 6.5, -1.52, 11.0, 8.0, 6.3, (0.60, 0.50, 0.38), 11, 0.22),
    (31.0, -5.0, -1.6, 12.0, 8.0, 9.6, (0.62, 0.61, 0.58), 12, 0.36),
    (26.0, 26.0, 0.02, 12.0, 9.0, 12.5, (0.60, 0.60, 0.58), 9, 0.45),
)


def court(m):
    """Wet stone, a tulsi stand, a frangipani, a planted bank before the compound wall."""
    slab("court", -18, 3.05, 18, 8.7, -0.20, 0.2, m["kota_wet"])
    for x0, x1 in ((-17, -3.1), (2.4, 17)):
        box("bed_edge", (x1 - x0, 0.16, 0.14), ((x0 + x1) / 2, 6.4, -0.13), m["basalt"], 0.012)
        slab("bed", x0, 6.46, x1, 8.6, -0.09, 0.1, m["soil"])
    box("path", (5.5, 2.2, 0.05), (-0.35, 7.5, -0.19), m["kota_wet"], 0.005)
    wall("compound", (17, 8.6), (-17, 8.6), 2.1, 0.25, [], m["ochre_wall"], 0.02, -0.2)
    box("compound_foot", (34, 0.12, 0.34), (0, 8.55, -0.03), m["kota_top"], 0.015)
    wall("side", (12.5, 3.0), (12.5, 8.7), 2.6, 0.25, [], m["ochre_wall"], 0.02)
    wall("side", (-12.5, 8.7), (-12.5, -0.5), 2.6, 0.25, [], m["ochre_wall"], 0.02, -0.2)
    hedge(-12.3, 2.6, -11.0, 8, 2.0, (m["leaf"], m["leaf3"]), -0.1, 9, 55)
    hedge(-16, -2, -13.5, 9, 4.4, (m["leaf"], m["leaf2"]), 0, 4.0, 56, leaf=0.16, cluster=0.5)
    tree((-14.5, 3.4, -0.1), 6.0, 2.4, (m["leaf"], m["leaf2"]), m["bark"], 57, 180, leaf=0.16)
    box("bed_edge", (0.16, 3.6, 0.24), (10.75, 4.85, -0.10), m["basalt"], 0.012)
    box("bed_edge", (1.8, 0.16, 0.24), (11.6, 3.1, -0.10), m["basalt"], 0.012)
    slab("bed", 10.8, 3.1, 12.5, 6.6, 0.0, 0.2, m["soil"])
    hedge(10.95, 3.4, 12.3, 8, 2.2, (m["leaf"], m["leaf2"]), -0.1, 9, 51)
    tree((13.6, 5.0, -0.1), 6.2, 2.4, (m["leaf"], m["leaf2"]), m["bark"], 52, 180, leaf=0.16)
    box("coping", (34, 0.36, 0.07), (0, 8.72, 2.13), m["basalt"], 0.012)
    hedge(-8.8, 6.9, -3.3, 8.3, 1.7, (m["leaf"], m["leaf2"], m["leaf3"]), -0.1, 11, 3, leaf=0.13)
    hedge(2.7, 6.9, 15, 8.3, 1.6, (m["leaf2"], m["leaf3"]), -0.1, 11, 6, leaf=0.12)
    hedge(-16, 10.0, 17, 11.7, 4.4, (m["leaf"], m["leaf3"]), 0, 4.0, 9, leaf=0.16, cluster=0.5)
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
    litter((3.6, 5.1, 0.305), 0.38, (m["dry"], m["dry_pale"], m["leaf3"]), 46, 12)
    rnd = random.Random(14)
    fall = [(3.6 + rnd.gauss(0, 0.75), 5.0 + rnd.gauss(0, 0.55), -0.2) for _ in range(44)]
    fallen_flowers([s for s in fall if math.hypot(s[0] - 3.6, s[1] - 5.1) > 0.46 and 3.2 < s[1] < 6.25], m["petal"], m["throat"], 15)
    litter((3.4, 4.9, -0.2), 1.7, (m["dry"], m["dry_pale"]), 26, 16)
    for x, y, h, seed in ((-4.6, 6.9, 1.5, 21), (-3.6, 7.3, 1.1, 22), (4.9, 7.0, 1.6, 23), (6.6, 7.2, 1.3, 24)):
        areca((x, y, -0.1), h, m["leaf2"], m["stem"], 12, seed)
    for x, y, turn, w, d, h, colour, seed, haze in NEIGHBOURS:
        neighbour((x, y, -0.2), w, d, h, colour, turn, seed, haze)
    tulsi(m, 1.25, 5.2)
    rain_chain(m, 0.95, 3.42, 2.30)
    for x, y, r, h, mat in (
        (-2.3, 5.9, 0.26, 0.34, "terracotta"),
        (-1.75, 6.15, 0.17, 0.26, "terracotta"),
        (-2.75, 6.25, 0.15, 0.42, "basalt"),
    ):
        planter((x, y, -0.2), r, h, m[mat], m["soil"], "bowl" if r > 0.2 else "taper")
        rubber_plant((x, y, h - 0.27), 0.55 + r, m["leaf"], m["stem"], 5, int(-x * 10), L=0.15, W=0.045)


def rain_chain(m, x, y, top):
    """Brass cups on a rod, from the eave down into a stone bowl: the roof's water walks to the court."""
    cup_ = [(0, 0), (0.016, 0), (0.020, 0.004), (0.050, 0.085), (0.047, 0.085), (0.016, 0.008), (0, 0.008)]
    tube("rain_rod", [(x, y, 0.08), (x, y, top)], 0.004, m["brass"], 3)
    for k in range(12):
        lathe("rain_cup", cup_, m["brass"], 32, (x, y, 0.20 + 0.165 * k))
    stone = [(0, 0), (0.16, 0), (0.24, 0.06), (0.27, 0.16), (0.26, 0.20), (0.235, 0.20), (0.20, 0.12), (0, 0.10)]
    lathe("rain_bowl", stone, m["basalt"], 64, (x, y, -0.2))
    disc("rain_water", 0.215, 0.155, 0.16, (x, y, -0.2), M.plain("rain_water", (0.02, 0.03, 0.025), 0.03, 0.5), 0.001)


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
        m["tulsi_lime"],
        0.006,
        z,
    ).location.y += 0.03
    box("core", (0.46, 0.36, body), (x, y + 0.05, z + body / 2), m["tulsi_lime"], 0.008)
    for dx in (-0.215, 0.215):
        box("cheek", (0.07, 0.30, body), (x + dx * 0.96, y - 0.09, z + body / 2), m["tulsi_lime"], 0.004)
    box("roof", (0.42, 0.14, 0.06), (x, y - 0.16, z + body - 0.03), m["tulsi_lime"], 0.004)
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
    for k, (dx, dy) in enumerate(((-0.17, -0.295), (-0.12, -0.310), (0.06, -0.300), (0.19, -0.390))):  # flowers laid before the lamp
        low = 0.12 if k == 3 else 0.0
        head = bpy.data.objects.new("offering", marigold_head(f"offering{k}", m["marigold" if k % 2 else "marigold_pale"], 0.026, 90 + k))
        head.location, head.rotation_euler = (x + dx, y + dy, z - low + 0.004), (0.15 * k - 0.2, 0.1, k)
        bpy.context.scene.collection.objects.link(head)
    z += body
    box("cornice", (0.60, 0.60, 0.06), (x, y, z + 0.03), m["basalt"], 0.014, 3)
    z += 0.06
    for dx, dy, sx, sy in ((0, -0.22, 0.52, 0.08), (0, 0.22, 0.52, 0.08), (-0.22, 0, 0.08, 0.36), (0.22, 0, 0.08, 0.36)):
        box("trough", (sx, sy, 0.16), (x + dx, y + dy, z + 0.08), m["tulsi_lime"], 0.01)
    box("earth", (0.38, 0.38, 0.10), (x, y, z + 0.06), m["soil"], 0.01)
    branches((x, y, z + 0.08), 0.62, 9, m["leaf2"], m["bark"], 3, 0.055, 0.018, 0.55, dens=0.018)
    branches((x + 0.05, y + 0.03, z + 0.08), 0.45, 8, m["leaf"], m["bark"], 7, 0.05, 0.017, 0.75, dens=0.018)
