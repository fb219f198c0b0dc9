"""The court: wet stone, a tulsi stand, a frangipani, planting along the compound wall."""

import math
import random

import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from ...kit import light as L
from ...kit import materials as M
from ...kit import undergrowth as U
from ...kit import weather as W
from ...kit.champa import fallen_flowers, frangipani
from ...kit.core import bevel, box, disc, lathe, tube
from ...kit.greenery import hedge, leaf_cluster, marigold_head, tree
from ...kit.leaves import put
from ...kit.outdoors import neighbour
from ...kit.plants import litter, planter
from ...kit.shell import arch_pts, casing_arch, slab, wall
from ...kit.tableware import lota

# Houses beyond the wall: x, y, rotation, width, depth, height, colour, seed, haze.
NEIGHBOURS = (
    (-9.5, 17.0, 0.05, 9.0, 8.0, 6.4, (0.62, 0.52, 0.40), 3, 0.20),
    (2.5, 22.0, -0.06, 10.0, 8.0, 9.5, (0.66, 0.63, 0.58), 5, 0.34),
    (14.5, 18.0, 0.04, 9.0, 8.0, 6.2, (0.52, 0.36, 0.26), 8, 0.22),
    (23.0, 6.5, -1.52, 11.0, 8.0, 6.3, (0.60, 0.50, 0.38), 11, 0.22),
    (31.0, -5.0, -1.6, 12.0, 8.0, 9.6, (0.62, 0.61, 0.58), 12, 0.36),
    (26.0, 26.0, 0.02, 12.0, 9.0, 12.5, (0.60, 0.60, 0.58), 9, 0.45),
)


def court(m, raining=False):
    """Wet stone, a tulsi stand, a frangipani, a planted bank before the compound wall."""
    m = dict(
        m,
        kota_wet=W.rained_kota(wet=0.85 if raining else 0.8, drops=0.5 if raining else 0.0),
        ochre_wall=W.weathered_lime(
            "court_lime", (0.27, 0.135, 0.052) if raining else (0.34, 0.172, 0.064), 2.12, -0.1
        ),
        soil=W.wet_soil(),
        tulsi_lime=W.weathered_lime("tulsi_wash", (0.46, 0.29, 0.15), 1.0, 0.02, 0.5, (0.85, 1.12)),
        fresh=M.leaf("fresh", (0.085, 0.165, 0.028), 0.42, 0.34),
        deep=M.leaf("deep", (0.026, 0.066, 0.024), 0.3, 0.26),
    )
    slab("court", -18, 3.05, 18, 8.7, -0.20, 0.2, m["kota_wet"])
    for x0, x1 in ((-17, -3.1), (2.4, 17)):
        box("bed_edge", (x1 - x0, 0.16, 0.14), ((x0 + x1) / 2, 6.4, -0.13), m["basalt"], 0.012)
        slab("bed", x0, 6.46, x1, 8.6, -0.09, 0.1, m["soil"])
    box("path", (5.5, 2.2, 0.05), (-0.35, 7.5, -0.19), m["kota_wet"], 0.005)
    wall("compound", (17, 8.6), (-17, 8.6), 2.1, 0.25, [], m["ochre_wall"], 0.02, -0.2)
    box("compound_foot", (34, 0.12, 0.34), (0, 8.55, -0.03), m["kota_top"], 0.015)
    aside = W.weathered_lime("side_lime", (0.36, 0.18, 0.066), 3.0, -0.1, 0.45)
    wall("side", (12.5, 3.0), (12.5, 8.7), 2.6, 0.25, [], aside, 0.02)
    wall("side", (-12.5, 8.7), (-12.5, -0.5), 2.6, 0.25, [], aside, 0.02, -0.2)
    hedge(-12.3, 2.6, -11.0, 8, 2.0, (m["leaf"], m["leaf3"]), -0.1, 9, 55)
    hedge(-16, -2, -13.5, 9, 4.4, (m["leaf"], m["leaf2"]), 0, 4.0, 56, leaf=0.16, cluster=0.5)
    tree((-14.5, 3.4, -0.1), 6.0, 2.4, (m["leaf"], m["leaf2"]), m["bark"], 57, 180, leaf=0.16)
    box("bed_edge", (0.16, 3.6, 0.24), (10.75, 4.85, -0.10), m["basalt"], 0.012)
    box("bed_edge", (1.8, 0.16, 0.24), (11.6, 3.1, -0.10), m["basalt"], 0.012)
    slab("bed", 10.8, 3.1, 12.5, 6.6, 0.0, 0.2, m["soil"])
    hedge(10.95, 3.4, 12.3, 8, 2.2, (m["leaf"], m["leaf2"]), -0.1, 9, 51)
    tree((13.6, 5.0, -0.1), 6.2, 2.4, (m["leaf"], m["leaf2"]), m["bark"], 52, 180, leaf=0.16)
    box("coping", (34, 0.36, 0.07), (0, 8.72, 2.13), m["basalt"], 0.012)
    beds(m)
    hedge(-16, 10.0, 17, 11.7, 4.4, (m["leaf"], m["leaf3"]), 0, 4.0, 9, leaf=0.16, cluster=0.5)
    for x, y, h, c, seed in (
        (-5.4, 10.2, 6.5, 2.3, 11),
        (0.4, 11.0, 7.2, 2.6, 12),
        (5.6, 10.0, 6.2, 2.2, 13),
        (10.5, 9.8, 6.8, 2.5, 14),
        (15, 7.5, 5.8, 2.4, 15),
    ):
        tree((x, y, -0.1), h, c, (m["leaf"], m["leaf2"]), m["bark"], seed, 210, leaf=0.16)
    planter((3.6, 5.1, -0.2), 0.44, 0.55, W.weathered_pot("champa_pot", foot=-0.2), m["soil"], "taper")
    frangipani((3.6, 5.1, 0.28), 2.7, m["champa"], m["pale_bark"], m["stem"], m["petal"], m["throat"], 11, 0.4)
    foot_of_the_tree(m, 3.6, 5.1, 0.305)
    rnd = random.Random(14)
    fall = [(3.6 + rnd.gauss(0, 0.75), 5.0 + rnd.gauss(0, 0.55), -0.2) for _ in range(44)]
    fallen_flowers(
        [s for s in fall if math.hypot(s[0] - 3.6, s[1] - 5.1) > 0.46 and 3.2 < s[1] < 6.25],
        m["petal"],
        m["throat"],
        15,
    )
    litter((3.4, 4.9, -0.2), 1.7, (m["dry"], m["dry_pale"]), 26, 16)
    for x, y, turn, w, d, h, colour, seed, haze in NEIGHBOURS:
        neighbour((x, y, -0.2), w, d, h, colour, turn, seed, haze)
    tulsi(m, 1.25, 5.2)
    lota((1.86, 4.90, -0.2), m["brass"], 1.25)
    rain_chain(m, 0.95, 3.42, 2.30)
    for x, y, r, h, mat in (
        (-2.3, 5.9, 0.26, 0.34, "terracotta"),
        (-1.75, 6.15, 0.17, 0.26, "terracotta"),
        (-2.75, 6.25, 0.15, 0.42, "basalt"),
    ):
        planter((x, y, -0.2), r, h, m[mat], m["soil"], "bowl" if r > 0.2 else "taper")
        potted = (
            U.elephant_ear((m["deep"], m["stem"]), 85, 9, 0.62, 0.34)
            if r > 0.2
            else U.fern((m["fresh"], m["stem"]), 86, 18, 0.42)
            if mat == "terracotta"
            else U.lily((m["leaf"], m["stem"]), 87, 22, 0.48)
        )
        put(potted, (x, y, h - 0.27), -x)


def foot_of_the_tree(m, x, y, z):
    """What has come to live in the pot: moss, creepers, dry leaves and flowers."""
    rnd = random.Random(12)
    litter((x, y, z), 0.33, (m["dry"], m["dry_pale"], m["leaf3"]), 46, 12)
    moss = U.moss(M.leaf("moss", (0.060, 0.085, 0.018), 0.2, 0.8), 81, 0.07)
    low = [U.creeper((m[leaf], m["stem"]), 82 + k, 70, 0.11, 0.024) for k, leaf in enumerate(("leaf", "fresh"))]
    for _ in range(46):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(0.10, 0.29)
        put(moss, (x + r * math.cos(a), y + r * math.sin(a), z - 0.004), rnd.uniform(0, 6), rnd.uniform(0.6, 1.3))
    for k, a in enumerate((-2.9, -2.2, 0.4, 1.6)):
        put(
            low[k % 2],
            (x + 0.25 * math.cos(a), y + 0.25 * math.sin(a), z + 0.004),
            rnd.uniform(0, 6),
            rnd.uniform(0.8, 1.1),
        )
    fallen_flowers(
        [(x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), z + 0.012) for a in (-2.6, -1.8, -0.5, 2.2)],
        m["petal"],
        m["throat"],
        19,
    )


def rain_chain(m, x, y, top):
    """Brass cups on a rod, from the eave down into a stone bowl: the roof's water walks to the court."""
    cup_ = [(0, 0), (0.016, 0), (0.020, 0.004), (0.050, 0.085), (0.047, 0.085), (0.016, 0.008), (0, 0.008)]
    tube("rain_rod", [(x, y, 0.08), (x, y, top)], 0.004, m["brass"], 3)
    for k in range(12):
        lathe("rain_cup", cup_, m["brass"], 32, (x, y, 0.20 + 0.165 * k))
    stone = [(0, 0), (0.16, 0), (0.24, 0.06), (0.27, 0.16), (0.26, 0.20), (0.235, 0.20), (0.20, 0.12), (0, 0.10)]
    lathe("rain_bowl", stone, m["basalt"], 64, (x, y, -0.2))
    disc("rain_water", 0.215, 0.155, 0.16, (x, y, -0.2), M.plain("rain_water", (0.02, 0.03, 0.025), 0.03, 0.5), 0.001)


def beds(m):
    """Along the wall: bushes behind, broad leaves and palms before them, ferns, lilies and creepers over the basalt
    edge."""
    rnd = random.Random(33)

    def pair(leaf, stalk="stem"):
        return m[leaf], m[stalk]

    back = [
        U.shrub(pair("leaf", "bark"), 61),
        U.shrub(pair("leaf2", "bark"), 62, L=0.10, W=0.025),
        U.shrub(pair("deep", "bark"), 63, L=0.075, W=0.022),
    ]
    middle = [
        U.canna(pair("leaf2"), 64),
        U.elephant_ear(pair("leaf"), 65),
        U.canna(pair("deep"), 66),
        U.elephant_ear(pair("deep"), 67, 7),
        U.palm(pair("leaf"), 68, 11, 1.25),
    ]
    front = [
        U.fern(pair("fresh"), 69),
        U.fern(pair("leaf"), 70, 19),
        U.lily(pair("leaf"), 71),
        U.lily(pair("deep"), 72),
        U.fern(pair("leaf2"), 73, 15),
    ]
    low, dry = (
        [U.creeper(pair(c), 74 + k, leaf=0.034) for k, c in enumerate(("leaf", "fresh", "deep"))],
        U.fallen((m["dry"], m["dry_pale"], m["bark"]), 78),
    )
    for x0, x1 in ((-9.5, -3.25), (2.55, 12.3)):
        wide = x1 - x0
        for kinds, each, y0, y1, size in (
            (back, 0.36, 7.5, 8.25, (0.9, 1.65)),
            (middle, 0.50, 7.0, 7.55, (0.75, 1.2)),
            (front, 0.27, 6.60, 7.0, (0.6, 1.05)),
            (low, 0.11, 6.50, 7.1, (0.7, 1.3)),
        ):
            for k in range(int(wide / each)):
                at = (x0 + wide * (k + rnd.uniform(0.1, 0.9)) / int(wide / each), rnd.uniform(y0, y1), -0.10)
                put(
                    rnd.choice(kinds),
                    at,
                    rnd.uniform(0, 6.28),
                    rnd.uniform(*size),
                    (rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12)),
                )
        for _ in range(int(wide * 2)):
            put(dry, (rnd.uniform(x0, x1), rnd.uniform(6.55, 7.2), -0.086), rnd.uniform(0, 6.28), rnd.uniform(0.6, 1.1))


def flecks(m):
    """Crowns beside the court, of which only the shade is seen: they break the low sun on wall and stone."""
    rnd = random.Random(12)
    crowns = [leaf_cluster(f"fleck{k}", m["leaf"], 120, 0.45, 0.12, 0.24, 500 + k) for k in range(3)]
    for _ in range(760):
        at = Vector((rnd.uniform(3.2, 11.5), rnd.uniform(1.8, 8.4), 0))
        if mnoise.noise(at * 0.55 + Vector((0, 0, 1.7))) > 0.05:
            put(
                rnd.choice(crowns),
                (at.x, at.y, 4.6 + rnd.uniform(-0.6, 0.9)),
                rnd.uniform(0, 6),
                rnd.uniform(0.6, 1.0),
                camera=False,
            )


def low_flecks(m, x=4.6, end=9.5):
    """The same for a sun that comes in under the eave, in crowns from `x` on; what stands beyond `end` keeps no light
    from it."""
    bpy.context.view_layer.update()
    for ob in bpy.context.scene.objects:
        ob.visible_shadow = max(ob.matrix_world.translation.xy) < end
    rnd, crown = random.Random(21), leaf_cluster("low_fleck", m["leaf"], 90, 0.45, 0.13, 0.24, 520)
    for _ in range(150):
        at = Vector((rnd.uniform(x, x + 3.9), rnd.uniform(3.6, 7.5), rnd.uniform(1.3, 3.8)))
        if mnoise.noise(at * 0.9) > 0.0:
            put(crown, at, rnd.uniform(0, 6), rnd.uniform(0.5, 0.9), camera=False)


def squared(profile, mat, loc, bev=0.006):
    """Mouldings round a square pillar: (half width, height) from below."""
    ob = lathe("moulding", [(r * 2**0.5, z) for r, z in profile], mat, 4, loc, False, rot=(0, 0, math.pi / 4))
    return bevel(ob, bev, 2, 20)


def tulsi(m, x, y):
    """Tulsi vrindavan: a square lime pillar on stone steps, moulded at foot and head, a niche for a lamp and a holy
    basil in its bowl."""
    z = -0.2
    for size, h in ((0.86, 0.12), (0.70, 0.12)):
        box("step", (size, size, h), (x, y, z + h / 2), m["basalt"], 0.018, 3)
        z += h
    body = 0.64
    squared([(0, 0), (0.275, 0), (0.275, 0.05), (0.250, 0.075), (0.232, 0.082), (0, 0.082)], m["tulsi_lime"], (x, y, z))
    wall(
        "face",
        (x - 0.215, y - 0.215),
        (x + 0.215, y - 0.215),
        z + body,
        0.06,
        [arch_pts(0.215, 0.17, z + 0.30, z + 0.13)],
        m["tulsi_lime"],
        0.008,
        z,
    ).location.y += 0.03
    box("core", (0.415, 0.33, body), (x, y + 0.05, z + body / 2), m["tulsi_lime"], 0.010)
    for side in (-1, 1):
        box("cheek", (0.13, 0.28, body), (x + side * 0.150, y - 0.060, z + body / 2), m["tulsi_lime"], 0.006)
    box("roof", (0.30, 0.14, body - 0.40), (x, y - 0.14, z + 0.40 + (body - 0.40) / 2), m["tulsi_lime"], 0.004)
    box("sill", (0.30, 0.16, 0.125), (x, y - 0.125, z + 0.0625), m["tulsi_lime"], 0.004)
    casing_arch("niche_rim", 0, 0.215, 0.30 - 0.13 + 0.0, m["tulsi_lime"], 0.016, 0.022, loc=(x, y - 0.219, z + 0.13))
    clay = [
        (0, 0.004),
        (0.024, 0.0),
        (0.030, 0.003),
        (0.043, 0.016),
        (0.050, 0.029),
        (0.049, 0.033),
        (0.045, 0.031),
        (0.038, 0.018),
        (0.024, 0.010),
        (0, 0.009),
    ]
    lathe("lamp", clay, m["terracotta"], 40, (x, y - 0.165, z + 0.127))
    disc("oil", 0.038, 0.014, 0.0175, (x, y - 0.165, z + 0.127), M.plain("oil", (0.10, 0.055, 0.012), 0.05, 0.6), 0.001)
    lathe(
        "flame",
        [(0, 0), (0.0032, 0.003), (0.0048, 0.008), (0.0040, 0.015), (0.002, 0.023), (0, 0.031)],
        M.oil_flame(),
        20,
        (x + 0.035, y - 0.185, z + 0.158),
    )
    L.bulb((x + 0.01, y - 0.18, z + 0.20), 0.7, (1, 0.55, 0.22), 0.01)
    for k, (dx, dy) in enumerate(
        ((-0.17, -0.295), (-0.12, -0.310), (0.06, -0.300), (0.19, -0.390))
    ):  # flowers laid before the lamp
        low = 0.12 if k == 3 else 0.0
        head = bpy.data.objects.new(
            "offering", marigold_head(f"offering{k}", m["marigold" if k % 2 else "marigold_pale"], 0.026, 90 + k)
        )
        head.location, head.rotation_euler = (x + dx, y + dy, z - low + 0.004), (0.15 * k - 0.2, 0.1, k)
        bpy.context.scene.collection.objects.link(head)
    z += body
    squared(
        [
            (0, 0),
            (0.215, 0),
            (0.240, 0.018),
            (0.240, 0.034),
            (0.285, 0.050),
            (0.285, 0.082),
            (0.225, 0.094),
            (0.20, 0.11),
            (0, 0.11),
        ],
        m["basalt"],
        (x, y, z),
        0.004,
    )
    z += 0.11
    squared(
        [
            (0, 0),
            (0.205, 0),
            (0.215, 0.02),
            (0.255, 0.12),
            (0.282, 0.165),
            (0.282, 0.195),
            (0.235, 0.195),
            (0.225, 0.15),
            (0, 0.15),
        ],
        m["tulsi_lime"],
        (x, y, z),
        0.008,
    )
    disc("earth", 0.20, 0.12, 0.165, (x, y, z), m["soil"], 0.01)
    holy = U.shrub((m["leaf2"], m["bark"]), 81, 11, 0.58, 0.062, 0.024)
    put(holy, (x, y, z + 0.15), 0.6)
    put(U.shrub((m["leaf"], m["bark"]), 82, 9, 0.46, 0.058, 0.023), (x + 0.05, y - 0.03, z + 0.15), 2.0)
