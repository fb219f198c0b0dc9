"""The study: an old desk below an arched window, a tanpura in the corner; outside, the veranda's columns and the court
in low sun."""

import math
import random

import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from ...kit import light as L
from ...kit import materials as M
from ...kit import undergrowth as U
from ...kit.books import books, row_of_books
from ...kit.brassware import bell_lamp, betel_box, tambya
from ...kit.cloth import folded_cloth, rug
from ...kit.contact import rest
from ...kit.core import box
from ...kit.cushions import soft_box
from ...kit.drawing_table import spectacles
from ...kit.greenery import leaf_cluster
from ...kit.heirlooms import old_woods, pedestal_desk, splat_chair, tanpura
from ...kit.household import letters, mug_of_pencils
from ...kit.leaves import put
from ...kit.life import cable, sandals, switches, tea
from ...kit.outdoors import neighbour
from ...kit.outlook import shade_tree, spray
from ...kit.paithani import framed_pallu
from ...kit.school import open_book
from ...kit.shell import arch_pts
from ...kit.storage import shelf_unit
from ...kit.tableware import pencil
from .court import court
from .rooms import room
from .veranda import veranda

TOP, MIDDLE = 0.765, -2.0  # the desk's top; the window's middle


def study(m):
    room(m, -4.0, -0.3, -4.4, (1.75,), sill=0.46, back=[arch_pts(-0.3 - MIDDLE, 1.7, 1.50, 0.82)])
    box("sill", (1.76, 0.40, 0.035), (MIDDLE, 0.13, 0.806), m["kota"], 0.006)
    veranda(m, furnished=False)
    court(m)
    bank(m)
    woods = old_woods()
    pedestal_desk((MIDDLE + 0.02, -0.48, 0), woods, M.leather("desk_leather", (0.060, 0.075, 0.040)), m["old_brass"])
    splat_chair((MIDDLE + 0.37, -1.08, 0), math.radians(212), woods, M.cane("seat_cane", plane="xy"))
    on_the_desk(m, MIDDLE)
    bookcase(m, woods)
    music(m, woods)
    framed_pallu(
        (-3.40, -0.002, 1.80),
        0.47,
        0.60,
        woods[0],
        woods[2],
        (0.018, 0.060, 0.070),
        (0.20, 0.020, 0.035),
        3,
        2,
        tilt=0.6,
        name="paithani_small",
    )
    switches((-3.02, -0.001, 0.36), 0, 1)
    switches((-3.02, -0.001, 1.24), 0, 3, False)
    sandals((-1.12, -1.22, 0), math.radians(24))
    L.portal((MIDDLE, 0.36, 1.55), (0, -1, 0), (1.7, 1.6))
    bpy.context.view_layer.update()
    for ob in bpy.context.scene.objects:  # nothing west of the court shades it
        if ob.matrix_world.translation.x < -10.5:
            ob.visible_shadow = False


def on_the_desk(m, x):
    """Accounts half done: a ledger, post, spectacles, tea; a laptop shut below the letters, a lamp with a bell of milk
    glass."""
    open_book((x + 0.02, -0.60, TOP), m["rust"], -0.06, 0.17, 0.25)
    pencil((x + 0.10, -0.66, TOP + 0.0262), m["dark_x"], 0.7)
    spectacles((x - 0.16, -0.70, TOP), -0.3, m["brass"], m["black"], m["glass"])
    box(
        "laptop",
        (0.325, 0.225, 0.015),
        (x - 0.36, -0.58, TOP + 0.0075),
        M.plain("aluminium", (0.36, 0.36, 0.37), 0.34, 0.5, 0.9),
        0.004,
        3,
        (0, 0, 0.10),
    )
    letters((x - 0.35, -0.57, TOP + 0.015), 0.30, 4, 6)
    cable(
        [
            (x - 0.49, -0.50, TOP + 0.004),
            (x - 0.58, -0.40, TOP + 0.003),
            (x - 0.66, -0.22, TOP + 0.003),
            (x - 0.735, -0.135, TOP + 0.002),
            (x - 0.752, -0.13, TOP - 0.10),
            (x - 0.80, -0.06, 0.20),
            (x - 0.93, -0.03, 0.16),
            (x - 1.0, -0.012, 0.335),
        ]
    )
    bell_lamp((x - 0.52, -0.30, TOP), m["old_brass"], M.opal_glass("bell"), 0.47, 0.078, 0.15, math.radians(52))
    tea((x + 0.24, -0.36, TOP))
    books((x + 0.55, -0.34, TOP), 4, 0.10, (m["olive"], m["ivory"], m["rust"], m["indigo"]), 22)
    betel_box((x + 0.53, -0.34, TOP + 0.108), m["old_brass"], 0.05)
    mug_of_pencils((x - 0.20, -0.26, TOP), m["old_brass"], (m["dark_x"], m["rust"], m["indigo"], m["ochre"]), 8)


def bookcase(m, woods):
    """Shelves as wide as the wall beside the window leaves: titles on their spines, a few things between them."""
    g, cells = shelf_unit((-0.72, -0.155, 0), 0.80, 2.12, 0.29, 1, 6, woods[0], woods[2], woods[0])
    cloths = [m["olive"], m["ivory"], m["rust"], m["indigo"], m["ochre"], m["linen"], m["dark_x"]]
    for k, (cx, cz, w, _h) in enumerate(cells):
        full = (0.97, 0.70, 0.94, 0.56, 0.90, 0.40)[k]
        row_of_books(cx - w / 2 + 0.008, cx - w / 2 + w * full, -0.045, cz, cloths, 120 + k, parent=g)
        if k == 1:
            books((cx + 0.25, -0.03, cz), 5, 1.5, cloths[1:4], 33, g)
        elif k == 3:
            tambya((cx + 0.18, -0.03, cz), m["old_brass"], 0.9, False).parent = g
        elif k == 5:
            rest_of_it = folded_cloth((cx + 0.14, -0.02, cz + 0.004), 0.24, 0.18, m["linen"], 0.07, 0, 9)
            rest_of_it.parent = g


def music(m, woods):
    """Where somebody sings in the morning: a tanpura against the wall, a small durrie before it, a cushion to sit
    on."""
    tanpura((-3.58, -0.375, 0.022), woods, m["ivory"], m["brass"], (-0.235, 0.035, math.radians(12)))
    rug(
        (-3.16, -0.98, 0.001),
        0.80,
        0.56,
        M.rug_wool("durrie5", (0.30, 0.095, 0.055), (0.55, 0.47, 0.34), ((0.31, 0.018),)),
        0.03,
        True,
        m["ivory"],
    )
    rest(
        soft_box(
            "seat", (0.40, 0.38, 0.055), 4.5, 20, 0.014, 0.006, 4, m["indigo"], (-3.20, -0.96, 0.06), (0, 0, 0.12)
        ),
        0.003,
    )


def bank(m):
    """Plants along the court's far wall where the window looks, in pots and in the ground, and the shade of leaves on
    the wall."""
    rnd = random.Random(15)
    fresh, deep = (
        M.leaf("bank_fresh", (0.085, 0.165, 0.028), 0.42, 0.34),
        M.leaf("bank_deep", (0.026, 0.066, 0.024), 0.3, 0.26),
    )
    tall = [
        U.canna((m["leaf2"], m["stem"]), 101),
        U.elephant_ear((deep, m["stem"]), 102),
        U.palm((m["leaf"], m["stem"]), 103, 11, 1.2),
        U.shrub((m["leaf"], m["bark"]), 104),
    ]
    low = [
        U.fern((fresh, m["stem"]), 105),
        U.lily((m["leaf"], m["stem"]), 106),
        U.fern((m["leaf"], m["stem"]), 107, 19),
    ]
    for k in range(19):
        put(
            tall[k % 4],
            (-4.6 + 0.25 * k + rnd.uniform(-0.1, 0.1), rnd.uniform(7.5, 8.25), -0.16),
            rnd.uniform(0, 6.28),
            rnd.uniform(0.9, 1.55),
        )
    for k in range(25):
        put(low[k % 3], (-4.6 + 0.19 * k, rnd.uniform(6.9, 7.5), -0.16), rnd.uniform(0, 6.28), rnd.uniform(0.6, 1.0))
    crown = leaf_cluster("bank_fleck", m["leaf"], 90, 0.42, 0.12, 0.24, 530)
    for _ in range(170):  # boughs to the west, of which only the shadow is visible
        at = Vector((rnd.uniform(-8.4, -3.2), rnd.uniform(5.9, 7.6), rnd.uniform(0.9, 3.3)))
        if mnoise.noise(at * 0.8) > -0.10:
            put(crown, at, rnd.uniform(0, 6.28), rnd.uniform(0.5, 0.9), camera=False)
    sprays = [spray((m["leaf"] if k else deep, m["bark"]), 109 + k) for k in range(2)]
    shade_tree((-0.75, 7.7, -0.2), 4.6, 1.7, sprays, m["bark"], 112, 330, (-0.5, 0.2))
    neighbour((-3.6, 19.5, -0.2), 9.0, 8.0, 7.4, (0.58, 0.47, 0.34), 0.03, 17, 0.24)
