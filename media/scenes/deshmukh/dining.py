"""The dining room in the late afternoon: a plank table with homework and tea, the sideboard below a framed sari; low
sun through the arch."""

import math
import random

import bpy

from ...kit import materials as M
from ...kit import undergrowth as U
from ...kit.books import books
from ...kit.brassware import barni, bell_lamp, betel_box, katori, samai, tambya, thali, thali_stack, tiffin, worn_brass
from ...kit.champa import fallen_flowers
from ...kit.cloth import folded_cloth
from ...kit.contact import rest
from ...kit.core import box, disc, mesh_obj, subsurf, tube
from ...kit.drawing_table import sharpened
from ...kit.greenery import marigold_head
from ...kit.heirlooms import old_sideboard, old_woods, plank_table, splat_chair, wall_clock
from ...kit.lamps import handi
from ...kit.laundry import cotton
from ...kit.leaves import put
from ...kit.life import cable, switches, tea
from ...kit.newspaper import newspaper
from ...kit.outdoors import neighbour
from ...kit.outlook import shade_tree, spray
from ...kit.paithani import framed_pallu
from ...kit.plants import litter, planter
from ...kit.school import open_book, schoolbag
from ...kit.shell import slab
from ...kit.stove import steel
from .measures import HEIGHT
from .rooms import room

TOP, BOARD = 0.755, 0.92  # height of the table, and of the sideboard
X, Y = -0.15, -1.95  # the table's middle


def dining(m):
    room(m, -2.8, 2.5, -5.4, (1.15, 2.85), wide=1.2)
    woods, seat, brass = old_woods(), M.cane("seat_cane", plane="xy"), worn_brass()
    plank_table((X, Y, 0), 0.98, 2.1, woods, TOP)
    for dx, dy, turn in ((-0.63, 0.50, 92), (-0.86, -0.42, 74), (0.62, 0.52, -88), (0.80, -0.46, -101)):
        splat_chair((X + dx, Y + dy, 0), math.radians(turn), woods, seat)
    splat_chair((1.72, -0.42, 0), math.radians(-9), woods, seat)
    newspaper((1.71, -0.44, 0.4565), 0.25, 0.26, 0.33, 12)
    runner(m)
    homework(m)
    tea_time(m, brass)
    handi((X, -2.35, 2.10), 0.165, HEIGHT - 2.10, M.opal_glass("dining_glass"), m["old_brass"], seed=3)
    sideboard(m, X, woods, brass)
    wall_clock((1.62, -0.001, 1.80), woods, m["old_brass"], (5, 20), 0.5)
    switches((2.10, -0.001, 1.24), 0, 4)
    fern_by_the_arch(m)
    beyond(m)


def runner(m):
    """A handloomed cloth down the table's middle, madder lines along its edges; its end hangs over the near edge."""
    wide, n, edge, path = 0.40, 24, Y - 1.058, []
    for k in range(46):
        path.append((Y + 0.93 - (1.984 * k / 45), TOP + 0.0015))
    path += [(edge + 0.003 * math.cos(a), TOP - 0.0035 + 0.0055 * math.sin(a)) for a in (1.2, 1.9, 2.6)]
    path += [(edge - 0.004 - 0.012 * (k / 11) ** 2, TOP - 0.006 - 0.205 * k / 11) for k in range(1, 12)]
    verts = []
    for j, (y, z) in enumerate(path):
        for i in range(n + 1):
            u, hang = i / n * 2 - 1, max(0.0, (j - 48) / 11)
            flat = 0.0016 * max(0.0, math.sin(9 * u + y * 7) + math.sin(5 * y - 3 * u)) * (hang == 0)
            verts.append(
                (
                    X - 0.02 + u * wide / 2 * (1 + 0.012 * math.sin(5 * y)) + 0.006 * math.sin(1.7 * y),
                    y - 0.016 * hang * (1 + math.sin(10 * u + 1)),
                    z + flat - 0.006 * hang * math.sin(4 * u),
                )
            )
    faces = [
        (j * (n + 1) + i, (j + 1) * (n + 1) + i, (j + 1) * (n + 1) + i + 1, j * (n + 1) + i + 1)
        for j in range(len(path) - 1)
        for i in range(n)
    ]
    cloth = mesh_obj(
        "runner",
        [(x - X + 0.02, y, z) for x, y, z in verts],
        faces,
        M.rug_wool("runner", (0.60, 0.55, 0.45), (0.22, 0.035, 0.028), ((0.178, 0.0085), (0.158, 0.0025))),
        True,
        (X - 0.02, 0, 0),
    )
    cloth.modifiers.new("thick", "SOLIDIFY").thickness = 0.0016


def homework(m):
    """What the chair at the right was pushed back from: an exercise book, a second one, pencils; the bag sits on the
    chair beside."""
    cedar, lead = M.plain("cedar", (0.50, 0.31, 0.17), 0.8), M.plain("graphite", (0.05, 0.05, 0.052), 0.35)
    open_book((X + 0.22, Y - 0.50, TOP), m["indigo"], math.radians(99), 0.16, 0.215)
    sharpened(
        (X + 0.24, Y - 0.42, TOP + 0.0285),
        0.5,
        M.plain("yellow_paint", (0.55, 0.30, 0.02), 0.3),
        cedar,
        lead,
        0.15,
        m["brass"],
    )
    sharpened(
        (X + 0.06, Y - 0.74, TOP), 2.5, M.plain("red_paint", (0.33, 0.028, 0.018), 0.3), cedar, lead, 0.12, m["brass"]
    )
    books((X + 0.30, Y - 0.12, TOP), 2, 1.4, (m["ochre"], m["rust"]), 31)
    bag = schoolbag(
        (X + 0.66, Y + 0.52, 0.4565),
        M.linen("canvas", (0.24, 0.17, 0.065), bump=0.5),
        M.plain("webbing", (0.05, 0.055, 0.06), 0.8),
        math.radians(-80),
        -0.10,
    )
    bag.scale = (0.9,) * 3


def tea_time(m, brass):
    """Tea poured, something to eat with it, the water jug under its tumbler, frangipani that fell in the court."""
    tea((X - 0.27, Y - 0.42, TOP))
    thali((X - 0.26, Y - 0.12, TOP), brass, 0.105, 0.018)
    biscuit = M.blistered("biscuit", (0.50, 0.32, 0.15), (0.26, 0.12, 0.045))
    for dx, dy, z in (
        (-0.030, 0.020, 0.0),
        (0.035, 0.012, 0.0),
        (0.0, -0.038, 0.0),
        (0.012, 0.006, 0.0075),
        (0.150, -0.18, -0.0035),
    ):
        disc("biscuit", 0.028, 0, 0.0075, (X - 0.26 + dx, Y - 0.12 + dy, TOP + 0.0035 + z), biscuit, 0.002, 40)
    tambya((X + 0.06, Y + 0.24, TOP), brass)
    tea((X + 0.24, Y + 0.44, TOP))
    thali((X - 0.10, Y + 0.62, TOP), brass, 0.135)
    spots = ((0.0, 0.0), (0.05, 0.03), (-0.05, 0.02), (0.01, -0.055), (-0.03, 0.065), (0.06, -0.03), (-0.065, -0.035))
    fallen_flowers([(X - 0.10 + dx, Y + 0.62 + dy, TOP + 0.008) for dx, dy in spots], m["petal"], m["throat"], 23)


def sideboard(m, x, woods, brass):
    """The family's sideboard: pickles in their jars, the plates for tonight, a lamp that is lit at dusk; above it the
    end of a wedding sari."""
    y = -0.27
    old_sideboard((x, y, 0), 2.0, woods, m["old_brass"], ajar=(1, 0.075))
    corner_of_a_napkin((x - 0.340, y - 0.3125, BOARD - 0.0565), cotton("napkin", (0.60, 0.55, 0.45)))
    keys_in_lock(m, x + 0.234, y - 0.238, 0.832)
    framed_pallu((x, -0.002, 1.68), 1.16, 0.84, woods[0], woods[2], tilt=-0.3)
    bell_lamp((x - 0.80, y + 0.03, BOARD), m["old_brass"], M.opal_glass("bell"), 0.47, 0.080, 0.14, math.radians(28))
    cable(
        [
            (x - 0.82, y + 0.10, BOARD + 0.004),
            (x - 0.90, y + 0.20, BOARD + 0.004),
            (x - 1.06, -0.012, BOARD - 0.02),
            (x - 1.20, -0.010, 1.06),
            (x - 1.245, -0.012, 1.215),
        ]
    )
    switches((x - 1.27, -0.001, 1.24), 0, 1)
    cloth, string = M.linen("jar_cloth", (0.52, 0.47, 0.38), var=0.2), M.plain("string", (0.30, 0.05, 0.03), 0.9)
    barni((x - 0.36, y + 0.04, BOARD), 0.30, seed=2)
    barni((x - 0.20, y - 0.05, BOARD), 0.205, cloth, string, 5)
    top = thali_stack((x + 0.10, y - 0.02, BOARD), brass, 6, 0.138, 7)
    for k, (dx, dy) in enumerate(((-0.045, 0.04), (0.05, 0.035), (0.0, -0.055))):
        katori((x + 0.10 + dx, y - 0.02 + dy, top), brass)
        if k == 2:
            katori((x + 0.10 + dx, y - 0.022 + dy, top + 0.014), brass)
    pickle(m, x - 0.23, y - 0.165, brass)
    for k, (dx, dy) in enumerate(((0.375, -0.115), (0.425, -0.105), (0.50, -0.085))):
        head = bpy.data.objects.new(
            "offering", marigold_head(f"offering{k}", m["marigold" if k % 2 else "marigold_pale"], 0.021, 110 + k)
        )
        head.location, head.rotation_euler = (x + dx, y + dy, BOARD + 0.003), (0.2 * k - 0.2, 0.15, k)
        bpy.context.scene.collection.objects.link(head)
    betel_box((x + 0.27, y - 0.12, BOARD), brass, 0.062, turn=0.3)
    samai((x + 0.41, y + 0.02, BOARD), brass, 0.42, m["ivory"])
    tiffin((x + 0.72, y + 0.01, BOARD), steel(), 3, rot_z=0.5)
    rest(folded_cloth((x + 0.60, y - 0.12, BOARD + 0.01), 0.19, 0.14, m["rust"], 0.030, 0.3, 8), 0.002)


def corner_of_a_napkin(loc, mat):
    """A corner that hangs out of the drawer left ajar: two layers, bent over the front's edge."""
    for layer, (w, long, turn) in enumerate(((0.135, 0.098, 0.16), (0.115, 0.078, -0.22))):
        n, rows, verts = 18, 20, []
        for j in range(rows + 1):
            t = j / rows
            for i in range(n + 1):
                u = i / n * 2 - 1
                if t < 0.15:  # still in the drawer
                    y, z = 0.030 * (1 - t / 0.15), 0.0012
                else:
                    fall = (t - 0.15) / 0.85
                    y, z = (
                        -0.004
                        - 0.0025 * layer
                        - 0.007 * fall * (1 + math.sin(3.1 * u + 2 * layer)) * (1 - abs(u) * 0.3),
                        -long * fall,
                    )
                half = w / 2 * (1 - 0.93 * max(0.0, t - 0.15) / 0.85)
                verts.append((u * half + turn * max(0.0, t - 0.15) * 0.08, y, z + 0.0018 * layer))
        faces = [
            (j * (n + 1) + i, (j + 1) * (n + 1) + i, (j + 1) * (n + 1) + i + 1, j * (n + 1) + i + 1)
            for j in range(rows)
            for i in range(n)
        ]
        cloth = mesh_obj("napkin", verts, faces, mat, True, (loc[0] - 0.018 * layer, loc[1], loc[2]))
        cloth.modifiers.new("thick", "SOLIDIFY").thickness = 0.0012
        subsurf(cloth, 1)


def pickle(m, x, y, brass):
    """What was just taken out of the jar: a spoon of mango pickle in a small bowl."""
    katori((x, y, BOARD), brass, 0.036, 0.032)
    disc("pickle", 0.032, 0.012, 0.023, (x, y, BOARD), M.plain("pickle", (0.30, 0.075, 0.008), 0.22, 0.6), 0.004, 40)
    tube(
        "spoon",
        [
            (x + 0.008, y - 0.004, BOARD + 0.022),
            (x - 0.028, y - 0.020, BOARD + 0.038),
            (x - 0.085, y - 0.042, BOARD + 0.058),
        ],
        0.0024,
        steel(),
        4,
    )


def keys_in_lock(m, x, y, z):
    """A key left in its lock, two more on the ring that hangs from it."""
    steel_ = M.plain("old_steel", (0.30, 0.28, 0.25), 0.38, 0.5, 1.0)
    tube("key_shank", [(x, y + 0.004, z - 0.003), (x, y - 0.022, z - 0.003)], 0.0026, steel_, 4)
    tube(
        "key_bow",
        [
            (x, y - 0.030 + 0.009 * math.cos(a), z - 0.003 + 0.010 * math.sin(a))
            for a in (6.283 * i / 24 for i in range(24))
        ],
        0.0020,
        steel_,
        3,
        cyclic=True,
    )
    tube(
        "key_ring",
        [
            (x + 0.003 * math.cos(a), y - 0.034 + 0.013 * math.cos(a), z - 0.018 + 0.013 * math.sin(a))
            for a in (6.283 * i / 28 for i in range(28))
        ],
        0.0009,
        steel_,
        3,
        cyclic=True,
    )
    for k, turn in enumerate((-0.16, 0.20)):
        at = (x + 0.003 * k, y - 0.036, z - 0.029)
        tube(
            "key_loose",
            [at, (at[0] + 0.050 * math.sin(turn), at[1] + 0.004, at[2] - 0.050 * math.cos(turn))],
            0.0022,
            steel_,
            3,
        )
        box(
            "key_bit",
            (0.009, 0.002, 0.009),
            (at[0] + 0.050 * math.sin(turn) + 0.004, at[1] + 0.004, at[2] - 0.045 * math.cos(turn)),
            steel_,
            0.0005,
        )


def fern_by_the_arch(m):
    """A sword fern in its pot in the corner, where the sun comes past it."""
    x, y = -2.38, -0.40
    planter((x, y, 0), 0.20, 0.36, m["terracotta"], m["soil"], "drum")
    put(U.fern((m["leaf2"], m["stem"]), 91, 26, 0.66), (x, y, 0.32), 0.5)
    litter((x, y, 0.325), 0.15, (m["dry"], m["dry_pale"]), 14, 9)


def beyond(m):
    """What the arch lets one see along the garden: plants at the house's foot, trees, a neighbour's house in the
    haze."""
    rnd = random.Random(6)
    for ob in bpy.context.scene.objects:  # half of the hedge casts no shadow, so that the low sun passes
        if ob.type == "MESH" and ob.data.name.startswith("hedge") and rnd.random() < 0.5:
            ob.visible_shadow = False
    kinds = [
        U.canna((m["leaf2"], m["stem"]), 92),
        U.elephant_ear((m["leaf"], m["stem"]), 93),
        U.fern((m["leaf"], m["stem"]), 94),
        U.shrub((m["leaf3"], m["bark"]), 95),
    ]
    slab("grass", -30, 5, -2, 30, -0.10, 0.1, m["turf"])
    for k in range(26):
        put(
            kinds[k % 4],
            (rnd.uniform(-6.9, -4.0), rnd.uniform(0.6, 5.5), -0.1),
            rnd.uniform(0, 6.28),
            rnd.uniform(0.8, 1.25),
        )
    sprays = [spray((m["leaf" if k % 2 else "leaf3"], m["bark"]), 96 + k) for k in range(3)]
    for x, y, h, r, seed in ((-8.6, 8.4, 6.4, 2.5, 97), (-11.6, 11.0, 7.2, 2.8, 98)):
        shade_tree((x, y, -0.1), h, r, sprays, m["bark"], seed, 420)
    neighbour((-13.5, 19.0, -0.2), 10.0, 8.0, 9.4, (0.60, 0.52, 0.42), 0.4, 13, 0.34)
