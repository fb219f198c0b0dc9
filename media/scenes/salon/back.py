"""The wash room: two backwash seats under a slot of sunlight; beside it the staff passage, with the store at its
end."""

import math
import random

import bpy

from ...kit import materials as M
from ...kit.backwash import backwash_bowl, hand_rose, wash_seat
from ...kit.basins import floor_drain, glazed, laundry_basket, pegs, pump_bottle
from ...kit.cloth import folded_cloth, folded_often
from ...kit.core import box, empty, lathe, mesh_obj, rounded_profile, tube
from ...kit.lamps import globe_pendant
from ...kit.life import sandals
from ...kit.objects import vase
from ...kit.plants import planter, rubber_plant
from ...kit.shell import rect_pts, skirting, wall
from ...kit.tableware import bowl, cup
from ...kit.tiles import tile_field
from ...kit.towels import terry, towel_over
from ...kit.upkeep import apron, door_ajar, grass_broom
from ...kit.wet import bucket, puddle
from .measures import HEIGHT
from .small_things import roll, sconce, stock

STATIONS = (0.38, 1.62)
LEDGE = 12.86  # its front edge
SUNK = 0.05  # how deep the bowls are let into it
LEFT, RIGHT, STORE = -2.65, -0.89, 12.25  # the passage's walls; a thin one at its end, with the store behind it


def wash_room(m):
    """Two seats before their bowls on a tiled ledge, a sheet of water on the floor, towels clean and used."""
    tile = glazed("wash_tile", (0.50, 0.33, 0.245), 0.10, 0.12, 0.16, (0.92, 1.0, 1.05))
    grout = M.plain("wash_grout", (0.50, 0.44, 0.37), 0.9)
    box("ledge", (3.34, 13.4 - LEDGE, 0.70), (0.925, (LEDGE + 13.4) / 2, 0.35), m["blush"], 0.004)
    tile_field((-0.80, LEDGE, 0), 3.4, 0.70, tile, grout, (0.10, 0.10), 0.003, 0, 5)
    tile_field((-0.80, 13.4, 0.70), 3.4, 0.70, tile, grout, (0.10, 0.10), 0.003, 0, 8)
    top = box("ledge_top", (3.34, 13.4 - LEDGE + 0.03, 0.035), (0.925, (LEDGE + 13.37) / 2, 0.7175), m["slab"], 0.005)
    dark = M.plain("rubber", (0.025, 0.024, 0.023), 0.5)
    for k, x in enumerate(STATIONS):
        g = empty("wash", (x, 0, -SUNK))
        backwash_bowl((0, LEDGE - 0.06, 0.955), m["white"], dark, m["brass"], parent=g)
        hole_for_bowl(top, x)
        box("bowl_pillar", (0.26, 0.30, 0.70), (x, LEDGE + 0.02, 0.37), m["slab"], 0.012, 3)
        wash_seat((x, LEDGE - 0.42, 0), m["leather"], m["black"], dark, math.radians((-1.5, 2.0)[k]), 3 + 9 * k)
        if k == 0:  # hung up
            hose = [
                (0.15, LEDGE + 0.20, 0.95),
                (0.17, LEDGE + 0.26, 0.91),
                (0.225, LEDGE + 0.25, 0.865),
                (0.262, LEDGE + 0.16, 0.87),
                (0.250, LEDGE + 0.10, 0.93),
                (0.215, LEDGE + 0.05, 0.972),
            ]
            hand_rose((0.215, LEDGE + 0.05, 0.972), m["white"], hose, m["brass"], m["black"], (0.15, 0, 0.75), g)
        else:  # left in the bowl
            hose = [
                (0.15, LEDGE + 0.20, 0.95),
                (0.20, LEDGE + 0.24, 1.06),
                (0.24, LEDGE + 0.12, 1.09),
                (0.20, LEDGE - 0.02, 1.03),
                (0.10, LEDGE - 0.08, 0.955),
                (0.03, LEDGE - 0.10, 0.90),
            ]
            hand_rose((0.03, LEDGE - 0.10, 0.90), m["white"], hose, m["brass"], m["black"], (-0.55, 0, 1.9), g)
    shelves(m)
    things(m, dark)


def hole_for_bowl(top, x):
    """Cuts a hole into the ledge's top, a little smaller than the bowl at that height, with the bowl's outline."""
    n = 64
    outline = []
    for k in range(n):
        ca, sa = math.cos(math.tau * k / n), math.sin(math.tau * k / n)
        r = (abs(ca) ** 2.6 + abs(sa) ** 2.6) ** (-1 / 2.6)
        outline.append((0.164 * r * ca, 0.170 * r * sa))
    sides = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    hole = mesh_obj(
        "bowl_hole",
        [(px, py, z) for z in (-0.1, 0.1) for px, py in outline],
        [*sides, tuple(range(n))[::-1], tuple(range(n, 2 * n))],
        loc=(x, LEDGE - 0.06, 0.7175),
    )
    hole.hide_render = True
    cut = top.modifiers.new("bowl", "BOOLEAN")
    cut.object, cut.operation, cut.solver = hole, "DIFFERENCE", "EXACT"


def shelves(m):
    """Two boards on brackets over the ledge: towels folded and rolled, bottles in use, a pot."""
    for z, x0, x1 in ((1.62, -0.45, 1.45), (1.98, -0.05, 1.05)):
        box("shelf", (x1 - x0, 0.22, 0.030), ((x0 + x1) / 2, 13.28, z), m["teak_x"], 0.004)
        for x in (x0 + 0.18, x1 - 0.18):
            tube("bracket", [(x, 13.39, z - 0.13), (x, 13.38, z - 0.022), (x, 13.20, z - 0.019)], 0.007, m["brass"], 4)
    rnd = random.Random(9)
    for k, name in enumerate(("ivory", "linen", "ivory", "ivory", "rust")):
        folded_often(
            (-0.16 + rnd.uniform(-0.012, 0.012), 13.27, 1.640 + 0.049 * k),
            0.34 + rnd.uniform(-0.02, 0.02),
            0.19,
            m[name],
            0.044,
            4,
            rnd.uniform(-0.05, 0.05),
            40 + k,
            0.007,
        )
    for k in range(4):
        folded_often(
            (0.24 + rnd.uniform(-0.01, 0.01), 13.27, 1.640 + 0.045 * k),
            0.30 + rnd.uniform(-0.015, 0.015),
            0.19,
            m["ivory"],
            0.040,
            4,
            rnd.uniform(-0.05, 0.05),
            50 + k,
            0.0065,
        )
    stock(m, 0.78, 13.28, 1.635, 0.50, 6)
    for k, x in enumerate((1.16, 1.27)):
        pump_bottle((x, 13.26, 1.635), 0.17, 0.036, m["amber"], m["black"], 0.4 * k)
    vase((0.20, 13.28, 1.995), 0.23, 2, m["clay"], s=0.8)
    for k, x in enumerate((0.52, 0.665, 0.81, 0.595, 0.735)):
        roll(m, x, 13.27, 1.995 if k < 3 else 2.115, ("ivory", "linen", "ivory", "ivory", "linen")[k])


def things(m, dark):
    """On the ledge what the hand reaches for; a trolley, a basket of used towels, water on the floor round its
    drain."""
    top = 0.735
    for k, (x, h, r) in enumerate(((0.86, 0.20, 0.037), (0.95, 0.20, 0.037), (1.045, 0.16, 0.034))):
        pump_bottle(
            (x, 13.14 - 0.03 * (k == 1), top), h, r, (m["amber"], m["white"], m["amber"])[k], m["black"], 0.5 * k - 0.4
        )
    bowl((1.17, 13.02, top), m["clay"], 0.5)
    tube("brush", [(1.16, 13.04, top + 0.03), (1.26, 12.98, top + 0.085)], 0.007, m["black"], 4)
    cup((-0.30, 13.10, top), m["white"])
    soft = terry("wet_towel", (0.58, 0.53, 0.46))
    folded_often((2.10, 13.10, top + 0.002), 0.24, 0.20, soft, 0.030, 5, 0.2, 6, 0.0045)
    white = terry("salon_towel", (0.70, 0.655, 0.59), ((-0.36, 0.008),), (0.36, 0.15, 0.085))
    for k, x in enumerate(STATIONS):  # a towel ready at each neck
        if k == 0:
            towel_over((x - 0.3515, LEDGE - 1.06, 0.650), 0.26, 0.10, 0.38, white, math.pi / 2, 5, 0.066)
    laundry_basket((2.28, 12.30, 0), 0.20, 0.44, M.plain("withy", (0.36, 0.23, 0.11), 0.6), soft, 2)
    rnd = random.Random(3)
    trolley(m, (0.99, 12.14, 0), 0.05, dark, rnd)
    for k in range(3):
        folded_cloth(
            (0.99, 12.13, 0.487 + 0.046 * k), 0.27, 0.21, m["ivory"], 0.042, 0.05 + rnd.uniform(-0.05, 0.05), 60 + k
        )
    stock(m, 0.96, 12.17, 0.787, 0.22, 3)
    bowl((1.05, 12.08, 0.787), m["white"], 0.42)
    floor_drain((1.02, 12.62, 0), m["brass"], dark)
    puddle((0.96, 12.42, 0), (0.22, 0.26), 4)
    puddle((0.05, 12.35, 0), (0.13, 0.16), 9)
    puddle((0.72, 12.02, 0), (0.05, 0.035), 3)
    planter((2.3, 10.1, 0), 0.2, 0.38, m["terracotta"], m["soil"], "drum")
    rubber_plant((2.3, 10.1, 0.34), 1.25, m["leaf"], m["bark"], 5, 14)


def trolley(m, loc, turn, dark, rnd):
    """Three trays on castors."""
    g = empty("trolley", loc, turn)
    for z in (0.16, 0.48, 0.78):
        box("trolley_tray", (0.34, 0.30, 0.014), (0, 0, z), m["teak_x"], 0.004, parent=g)
        for sy in (-1, 1):
            box("trolley_lip", (0.34, 0.008, 0.040), (0, sy * 0.148, z + 0.022), m["black"], 0.002, parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube(
                "trolley_post",
                [(sx * 0.165, sy * 0.142, 0.06), (sx * 0.165, sy * 0.142, 0.84)],
                0.007,
                m["black"],
                4,
                parent=g,
            )
            lathe(
                "castor",
                rounded_profile(0.026, -0.011, 0.011, 0.005),
                dark,
                28,
                (sx * 0.165, sy * 0.142, 0.027),
                parent=g,
                rot=(0, math.pi / 2, rnd.uniform(0, 1.5)),
            )


def slot(x0=-0.45, x1=1.55, y0=12.78, y1=13.16):
    """Cuts the roof open, over the ledge or elsewhere."""
    hole = box("slot", (x1 - x0, y1 - y0, 0.5), ((x0 + x1) / 2, (y0 + y1) / 2, 3.3), None, 0)
    hole.hide_render = True
    cut = bpy.data.objects["ceiling"].modifiers.new("slot", "BOOLEAN")
    cut.object, cut.operation, cut.solver = hole, "DIFFERENCE", "EXACT"


def skylight(m):
    """A long light in the passage's roof: the sun falls through it past iron bars."""
    slot(-1.62, -1.02, 9.45, 12.0)
    for y in (9.95, 10.6, 11.25):
        box("skylight_bar", (0.66, 0.028, 0.045), (-1.32, y, HEIGHT + 0.12), m["black"], 0.003)


def corridor(m):
    """The staff's passage: aprons on pegs, used towels in a basket, clean ones on a trolley, a broom,
    sandals; the store's door ajar."""
    store(m)
    for x, y, w, d in (
        (LEFT + 0.002, (9.3 + STORE) / 2, 0.004, STORE - 9.3),
        ((LEFT - 1.74) / 2, STORE - 0.002, -1.74 - LEFT, 0.004),
        (RIGHT - 0.002, 10.175, 0.004, 1.85),
    ):
        box("dado", (w, d, 1.12), (x, y, 0.56), m["blush"], 0.0015, 1)
    skirting("skirting", (LEFT, STORE), (LEFT, 9.3), m["basalt"], 0.09, 0.014)
    skirting("skirting", (-1.78, STORE), (LEFT, STORE), m["basalt"], 0.09, 0.014)
    for y in (10.0, 11.93):
        sconce(m, y, 1.86, LEFT, 1)
    on_the_pegs(m)
    dark = M.plain("castor", (0.025, 0.024, 0.023), 0.5)
    soft = terry("used_towel", (0.58, 0.53, 0.46))
    laundry_basket((-2.26, 11.42, 0), 0.20, 0.44, M.plain("passage_withy", (0.36, 0.23, 0.11), 0.6), soft, 5)
    x, y, turn, rnd = -1.19, 11.36, -0.10, random.Random(8)
    trolley(m, (x, y, 0), turn, dark, rnd)
    for z, n, name in ((0.487, 4, "ivory"), (0.787, 5, "linen"), (0.167, 3, "ivory")):
        for k in range(n):
            folded_cloth(
                (x + rnd.uniform(-0.006, 0.006), y, z + 0.046 * k),
                0.28,
                0.22,
                m["rust" if (name, k) == ("linen", 4) else name],
                0.042,
                turn + rnd.uniform(-0.05, 0.05),
                70 + k + n,
            )
    grass_broom(
        (-0.975, 10.90, 0),
        M.plain("broom_straw", (0.40, 0.28, 0.12), 0.75, 0.2),
        M.plain("broom_binding", (0.33, 0.030, 0.022), 0.5),
        -math.pi / 2,
        0.075,
        3,
    )
    sandals(
        (-1.98, 11.92, 0),
        0.35,
        M.plain("passage_strap", (0.17, 0.075, 0.03), 0.5),
        M.plain("passage_sole", (0.05, 0.036, 0.026), 0.75),
    )
    sandals(
        (-1.86, 11.02, 0),
        -2.2,
        M.plain("passage_strap2", (0.030, 0.032, 0.045), 0.45),
        M.plain("passage_sole2", (0.22, 0.14, 0.08), 0.75),
    )


def on_the_pegs(m):
    """Two aprons on a board of pegs."""
    x, z = -2.20, 1.74
    pegs((x, STORE, z), 4, 0.19, m["teak_x"], m["brass"])
    for k, name, seed in ((0, "olive", 2), (2, "rust", 5)):
        apron((x + (k - 1.5) * 0.19, STORE - 0.058, z + 0.014), m[name], m["ivory"], 0.56, seed=seed)


def store(m):
    """A narrow room with shelves to its ceiling, its globe left on: towels folded and rolled, bottles, a bucket."""
    opening = rect_pts(0.22, 0, 0.94, 2.05)
    wall("store_wall", (-0.80, STORE), (-2.70, STORE), HEIGHT + 0.1, 0.12, [opening], m["plaster"], 0.010)
    door_ajar((-1.38, STORE, 0), 0.72, 2.05, m["teak_x"], m["teak_z"], m["brass"], 74, 0.12)
    globe_pendant((-1.85, 12.80, 2.45), 0.085, HEIGHT - 2.45, m["brass"], (1, 0.74, 0.46), 5.5, 9)
    rnd = random.Random(11)
    for z in (0.36, 0.76, 1.16, 1.56, 1.96):
        box("store_shelf", (RIGHT - LEFT, 0.30, 0.026), ((LEFT + RIGHT) / 2, 13.25, z), m["teak_x"], 0.003)
    for x, z, n, names in (
        (-1.55, 0.773, 6, ("ivory", "ivory", "linen")),
        (-1.17, 0.773, 5, ("linen", "ivory")),
        (-1.56, 1.173, 7, ("ivory",)),
        (-1.16, 1.173, 4, ("rust", "ivory")),
        (-1.95, 1.173, 5, ("linen",)),
        (-1.95, 0.773, 4, ("ivory",)),
        (-1.13, 1.573, 3, ("ivory", "linen")),
    ):
        for k in range(n):
            folded_cloth(
                (x + rnd.uniform(-0.01, 0.01), 13.23, z + 0.047 * k),
                0.33 + rnd.uniform(-0.015, 0.015),
                0.25,
                m[names[k % len(names)]],
                0.044,
                rnd.uniform(-0.04, 0.04),
                90 + 10 * n + k,
            )
    stock(m, -1.58, 13.22, 1.573, 0.36, 4)
    stock(m, -1.45, 13.22, 0.373, 0.60, 6)
    for k, x in enumerate((-1.70, -1.56, -1.42, -1.63, -1.49)):
        roll(m, x, 13.22, 1.973 if k < 3 else 2.093, ("ivory", "linen", "ivory", "ivory", "linen")[k])
    bucket((-1.52, 13.18, 0), M.plain("zinc", (0.42, 0.42, 0.41), 0.4, 0.5, 0.9), 0.14, 0.26)
