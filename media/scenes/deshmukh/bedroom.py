"""The main bedroom: a four-poster with its net thrown up, under joists; a seat in the arched window."""

import itertools
import math
import random

import bpy
from mathutils import Vector

from ...kit import materials as M
from ...kit import undergrowth as U
from ...kit.bedding import cover, laid_pillow
from ...kit.beds import bedside
from ...kit.books import books
from ...kit.brassware import thali, worn_brass
from ...kit.cloth import rug
from ...kit.core import bent, box, lathe, mesh_obj, plate, tube
from ...kit.cushions import pillow, soft_box
from ...kit.greenery import marigold_head
from ...kit.lamps import handi
from ...kit.leaves import put
from ...kit.life import cable, sandals, switches, tea
from ...kit.outdoors import neighbour
from ...kit.outlook import shade_tree, spray
from ...kit.plants import areca, planter
from ...kit.school import open_book
from ...kit.shell import casing_arch
from ...kit.tableware import lota, table_lamp
from ...kit.worn import painted_iron
from .living import bolster, mattress
from .measures import HEIGHT
from .rooms import room

SEAT = -2.75  # the window seat's middle


def bedroom(m):
    room(m, -2.6, 2.4, -5.2, (0.95, -SEAT), "ochre_wall", 0.46, 1.25)
    four_poster(m, 0.0)
    for s in (-1, 1):
        bedside((s * 1.42, -0.28, 0), m["teak_x"], m["teak_z"], m["brass"])
    table_lamp(
        (-1.44, -0.24, 0.46), m["terracotta"], M.lampshade("shade", (0.82, 0.72, 0.56)), m["brass"], 0.48, 0.15, 7
    )
    cable([(-1.44, -0.17, 0.47), (-1.47, -0.06, 0.46), (-1.60, -0.012, 0.40), (-1.70, -0.012, 0.36)])
    switches((-1.70, 0, 0.36), 0, 1)
    lota((1.34, -0.24, 0.46), m["old_brass"])
    tea((1.52, -0.36, 0.46))
    books((1.47, -0.22, 0.46), 2, 0.3, (m["indigo"], m["ivory"]), 5)
    rug(
        (0.05, -2.75, 0.001),
        2.3,
        1.1,
        M.rug_wool("durrie2", (0.58, 0.50, 0.40), (0.20, 0.09, 0.05), ((0.36, 0.03), (0.46, 0.012))),
        0.01,
        True,
        m["ivory"],
    )
    handi((1.58, -0.30, 1.42), 0.115, HEIGHT - 1.42, M.opal_glass("bedside_glass"), m["old_brass"], 5)
    switches((2.06, 0, 1.24), 0, 3)
    sandals((0.72, -2.62, 0.014), 2.9)
    window_seat(m)
    planter((-2.22, -0.42, 0), 0.20, 0.38, m["terracotta"], m["soil"], "taper")
    areca((-2.22, -0.42, 0.33), 1.2, m["leaf2"], m["stem"], 12, 19)


def four_poster(m, x, w=1.72, long=2.02):
    """A grandmother's bed: turned posts, a carved rail at its head, the mosquito net thrown up on its frame; left as it
    was slept in."""
    post = [
        (0, 0),
        (0.030, 0),
        (0.040, 0.03),
        (0.030, 0.07),
        (0.045, 0.14),
        (0.046, 0.36),
        (0.038, 0.40),
        (0.052, 0.44),
        (0.034, 0.50),
        (0.024, 0.58),
        (0.034, 0.66),
        (0.022, 0.74),
        (0.020, 1.30),
        (0.032, 1.38),
        (0.021, 1.46),
        (0.019, 1.88),
        (0.030, 1.93),
        (0.022, 1.97),
        (0.034, 2.02),
        (0.020, 2.06),
        (0, 2.075),
    ]
    top, back, front = 1.99, -0.07, -0.10 - long
    for sx in (-1, 1):
        for y in (back, front):
            lathe("post", post, m["teak_z"], 64, (x + sx * (w / 2 + 0.035), y, 0), sub=1)
        box(
            "side_rail", (0.035, long, 0.13), (x + sx * (w / 2 + 0.03), (back + front) / 2, 0.30), m["teak_y"], 0.008, 3
        )
        tube(
            "net_rail",
            [(x + sx * (w / 2 + 0.035), back, top), (x + sx * (w / 2 + 0.035), front, top)],
            0.011,
            m["teak_y"],
            4,
        )
    for y in (back, front):
        tube("net_rail", [(x - w / 2 - 0.035, y, top), (x + w / 2 + 0.035, y, top)], 0.011, m["teak_x"], 4)
        box("end_rail", (w, 0.035, 0.14), (x, y, 0.30), m["teak_x"], 0.008, 3)
    outline = (
        [(-w / 2, 0)]
        + [
            (-w / 2 + w * k / 40, 0.30 + 0.16 * math.sin(math.pi * k / 40) + 0.035 * math.cos(6 * math.pi * k / 40))
            for k in range(41)
        ]
        + [(w / 2, 0)]
    )
    plate("headboard", outline, [], 0.032, m["teak_x"], 0.008, 3, None, (x, back, 0.56), (math.pi / 2, 0, 0))
    for k in range(5):  # lozenges cut into it
        r = 0.055 + 0.03 * math.sin(math.pi * (k + 0.5) / 5)
        lathe(
            "boss",
            [
                (0, 0.017),
                (r * 0.30, 0.016),
                (r * 0.40, 0.008),
                (r * 0.62, 0.007),
                (r * 0.72, 0.014),
                (r * 0.92, 0.012),
                (r, 0),
            ],
            m["teak_x"],
            48,
            (x + (k - 2) * w / 5.6, back - 0.017, 0.74),
            rot=(math.pi / 2, 0, 0),
        )
    middle = (back + front) / 2
    box("slats", (w, long - 0.06, 0.03), (x, middle, 0.315), m["teak_x"], 0.003)
    soft_box("mattress", (w - 0.01, long - 0.06, 0.19), 5, 26, 0.012, 0.004, 2, m["ivory"], (x, middle, 0.425))
    blocks = [((w, long, 0.20), (0, 0.30, 0.425)), ((w + 0.10, long + 0.06, 0.15), (0, 0.30, 0.29))]
    cover("quilt", 2.12, 1.56, blocks, 0.58, m["quilt"], (x, middle - 0.30, 0), seed=11, crumple=0.85, turned=0.26)
    for k, (dx, turn, tilt) in enumerate(((-0.42, 5, 12), (0.41, -7, 10))):
        laid_pillow(
            "case",
            0.68,
            0.44,
            0.16,
            m["linen" if k else "ivory"],
            (x + dx, -0.38 - 0.03 * k, 0.555),
            (math.radians(tilt), 0, math.radians(turn)),
            4 + k,
        )
    open_book((x - 0.30, -0.86, 0.545), m["indigo"], 0.4)
    net(m["net"], x, w / 2 + 0.035, back, front, top)


def net(mat, x, half, back, front, top):
    """Cotton net: a sagging roof, its sides gathered round the posts and bound to them; the cloth nowhere comes nearer
    to a post's middle than the post is thick."""
    n, verts = 28, []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n * 2 - 1, j / n
            sag = 0.13 * (1 - u * u) ** 0.7 * math.sin(math.pi * v) ** 0.7
            sag += 0.009 * (1 - u * u) * math.sin(21 * u + 3 * math.sin(4 * v))
            verts.append((x + u * half, back + (front - back) * v, top + 0.013 - sag))
    faces = [
        (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
        for j in range(n)
        for i in range(n)
    ]
    mesh_obj("net_roof", verts, faces, mat, True)
    for k, (sx, y) in enumerate(((-1, back), (1, back), (-1, front), (1, front))):
        rings, m, path = 40, 84, []
        for j in range(rings + 1):
            t = j / rings
            tied = math.exp(-(((t - 0.62) / 0.085) ** 2))
            r = 0.072 + 0.014 * math.sin(math.pi * min(1.0, t / 0.62)) - 0.036 * tied + 0.055 * max(0.0, t - 0.64)
            # more cloth towards the bed than away from it, except where it is tied
            cx, cy = x + sx * (half - 0.022 * (1 - tied)), y + (0.022 if y == front else -0.022) * (1 - tied)
            for a in (2 * math.pi * i / m for i in range(m)):
                fold = math.sin(11 * a + k + 1.4 * math.sin(2 * a + 3 * t)) + 0.4 * math.sin(5 * a + 2 * k + 2 * t)
                q = r * (1 + 0.13 * fold * (0.55 + 0.5 * t))
                hem = 0.012 * math.sin(3 * a + k) * t * t
                path.append((cx + q * math.cos(a), cy + q * math.sin(a), top - 0.004 - 1.28 * t + hem))
        mesh_obj(
            "net_fall",
            path,
            [
                (m * j + i, m * j + (i + 1) % m, m * (j + 1) + (i + 1) % m, m * (j + 1) + i)
                for j in range(rings)
                for i in range(m)
            ],
            mat,
            True,
        )
        ring = [
            (x + sx * half + 0.043 * math.cos(a), y + 0.043 * math.sin(a), top - 0.795 + 0.006 * math.sin(a + k))
            for a in (2 * math.pi * i / 24 for i in range(24))
        ]
        tube("net_tie", ring, 0.008, mat, 4, cyclic=True)


def window_seat(m):
    """A teak box below the sill, a mattress with its welts, a bolster and cushions to lean on; marigolds are being
    strung there."""
    x, top = -2.33, 0.548
    box("seat_box", (0.52, 1.9, 0.40), (-2.34, SEAT, 0.20), m["teak_y"], 0.008)
    for k in range(3):
        box("seat_front", (0.016, 0.60, 0.32), (-2.078, SEAT - 0.62 + 0.62 * k, 0.21), m["teak_y"], 0.004)
        box("seat_pull", (0.014, 0.12, 0.010), (-2.066, SEAT - 0.62 + 0.62 * k, 0.32), m["brass"], 0.003)
    mattress(m, (x, SEAT, 0.474), 0.54, 1.88)
    bolster(m["rust"], (x - 0.02, SEAT - 0.80, 0.68), 0.50, 94)
    pillow(
        "cushion", 0.46, 0.46, 4.5, 2, m["ivory"], (-2.46, SEAT - 0.58, 0.79), (math.radians(70), 0, math.radians(72))
    )
    zari = M.linen("zari", (0.42, 0.26, 0.085), 7000, 0.3, 0.2, 0.3)
    pillow(
        "cushion",
        0.42,
        0.42,
        4.5,
        3,
        M.linen("wine_silk", (0.19, 0.028, 0.042), 7000, 0.5, 0.10, 0.2),
        (-2.29, SEAT - 0.49, 0.75),
        (math.radians(60), 0, math.radians(82)),
        piping=zari,
    )
    stringing(m, x, top)
    books((x - 0.06, SEAT + 0.76, top + 0.001), 2, 1.85, (m["indigo"], m["ivory"]), 8)
    tea((x + 0.10, SEAT + 0.60, top - 0.002))


def stringing(m, x, top):
    """A plate of marigolds, and the garland that grows from it over the seat's edge; the thread's reel lies beside."""
    rnd, brass = random.Random(17), worn_brass()
    y = SEAT + 0.28
    thali((x + 0.02, y, top), brass, 0.165, 0.026)
    heads = [marigold_head(f"strung{k}", m["marigold" if k % 2 else "marigold_pale"], 0.025, 130 + k) for k in range(5)]

    def flower(at, tilt=0.35):
        ob = bpy.data.objects.new("marigold", rnd.choice(heads))
        ob.location, ob.scale = at, [rnd.uniform(0.85, 1.05)] * 3
        ob.rotation_euler = (rnd.uniform(-tilt, tilt), rnd.uniform(-tilt, tilt), rnd.uniform(0, 6.28))
        bpy.context.scene.collection.objects.link(ob)

    for level, (n, reach) in enumerate(((15, 0.128), (8, 0.080), (3, 0.034))):
        for k in range(n):
            a, r = 2.4 * k + level, reach * math.sqrt((k + 0.5) / n)
            flower((x + 0.02 + r * math.cos(a), y + r * math.sin(a), top + 0.006 + 0.026 * level), 0.5)
    way = bent(
        [
            (x + 0.10, y - 0.17, top + 0.012),
            (x + 0.02, y - 0.26, top + 0.010),
            (x + 0.09, y - 0.34, top + 0.010),
            (x + 0.20, y - 0.30, top + 0.012),
            (x + 0.262, y - 0.22, top + 0.006),
            (x + 0.292, y - 0.20, top - 0.06),
            (x + 0.300, y - 0.20, top - 0.16),
            (x + 0.298, y - 0.205, top - 0.30),
        ],
        8,
    )
    tube("garland_thread", way, 0.0012, m["ivory"], 2)
    gone = 0.0
    for a, b in itertools.pairwise(way):
        gone += math.dist(a, b)
        if gone > 0.030:
            gone = 0.0
            flower((b[0], b[1], b[2] - 0.004), 1.3)
    tube(
        "needle_thread",
        bent(
            [
                way[0],
                (x + 0.16, y - 0.10, top + 0.004),
                (x + 0.20, y + 0.06, top + 0.002),
                (x + 0.19, y + 0.18, top + 0.010),
            ],
            6,
        ),
        0.0006,
        m["ivory"],
        2,
    )
    reel = [
        (0, 0),
        (0.016, 0),
        (0.016, 0.004),
        (0.010, 0.007),
        (0.013, 0.012),
        (0.013, 0.028),
        (0.010, 0.033),
        (0.016, 0.036),
        (0.016, 0.040),
        (0, 0.040),
    ]
    lathe("reel", reel, m["ivory"], 32, (x + 0.19, y + 0.19, top))


def at_the_window(m):
    """What only the picture of the seat shows: iron bars in the arch, a wet garden in layers behind it, a neighbour's
    house in the haze."""
    iron, rnd = painted_iron(), random.Random(31)
    casing_arch(
        "window_frame",
        0,
        1.25,
        1.19,
        m["teak_z"],
        0.07,
        0.036,
        loc=(-2.88, SEAT, 0.464),
        rot=(math.pi / 2, 0, math.pi / 2),
    )
    for k in range(9):
        u = -0.50 + 0.125 * k
        tall = 1.19 + math.sqrt(max(0.0, 0.589**2 - u * u))
        tube("bar", [(-2.88, SEAT + u, 0.464), (-2.88, SEAT + u, 0.464 + tall + 0.012)], 0.0065, iron, 4)
    for z in (0.42, 1.08):
        box("bar_flat", (0.008, 1.19, 0.020), (-2.88, SEAT, 0.464 + z), iron, 0.001)
    fresh, deep = (
        M.leaf("wet_fresh", (0.085, 0.165, 0.028), 0.42, 0.22),
        M.leaf("wet_deep", (0.026, 0.066, 0.024), 0.3, 0.20),
    )
    kinds = [
        U.canna((m["leaf2"], m["stem"]), 121),
        U.elephant_ear((deep, m["stem"]), 122),
        U.fern((fresh, m["stem"]), 123),
        U.lily((m["leaf"], m["stem"]), 124),
        U.elephant_ear((m["leaf"], m["stem"]), 125, 7),
    ]
    for k in range(20):
        size = rnd.uniform(0.6, 0.95)
        put(kinds[k % 5], (rnd.uniform(-5.8, -3.9), SEAT + rnd.uniform(-1.5, 1.7), -0.1), rnd.uniform(0, 6.28), size)
    stem = [(-6.0, SEAT + 0.62, -0.15), (-5.95, SEAT + 0.50, 1.0), (-6.05, SEAT + 0.62, 2.2), (-6.3, SEAT + 0.5, 3.4)]
    wet_bark = M.bark("wet_bark", (0.034, 0.027, 0.021))
    U.trunk(stem, 0.115, 0.085, wet_bark, 32)
    for k, path in enumerate(
        (
            ((-6.1, SEAT + 0.58, 2.5), (-5.3, SEAT + 0.1, 2.75), (-4.5, SEAT - 0.5, 2.70)),
            ((-6.1, SEAT + 0.6, 2.4), (-5.5, SEAT + 1.1, 2.75), (-4.9, SEAT + 1.5, 2.85)),
            ((-6.2, SEAT + 0.55, 2.9), (-6.0, SEAT - 0.3, 3.3), (-5.7, SEAT - 1.1, 3.35)),
        )
    ):
        put(U.bough((m["leaf"], wet_bark), [Vector(p) for p in path], 126 + k, 0.035, 24), (0, 0, 0))
    sprays = [spray((m["leaf" if k % 2 else "leaf3"], m["bark"]), 133 + k) for k in range(3)]
    for x, y, h, r, seed in ((-13.0, -6.2, 6.4, 2.4, 134), (-14.5, 0.6, 7.4, 2.8, 135), (-18.5, -3.0, 7.0, 2.8, 136)):
        shade_tree((x, y, -0.1), h, r, sprays, wet_bark, seed, 420)
    neighbour((-25.0, -5.5, -0.2), 14.0, 8.0, 9.0, (0.20, 0.125, 0.075), math.pi / 2 + 0.06, 19, 0.14)
    for ob in bpy.context.scene.objects:  # the trees to the south cast no shadow
        if ob.type == "MESH" and ob.data.name.startswith("crown72"):
            ob.visible_shadow = False
