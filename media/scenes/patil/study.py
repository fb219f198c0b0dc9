"""The study: a desk at a tall window with things from a building site, shelves beside it."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit.books import books, row_of_books
from ...kit.chairs import dining_chair
from ...kit.cloth import curtain, rug
from ...kit.core import bent, box, empty, lathe, plate, tube
from ...kit.drawing_table import printed, sharpened, sheet
from ...kit.fan import ceiling_fan
from ...kit.leaves import put
from ...kit.life import sandals, switches, tea
from ...kit.objects import vase
from ...kit.openings import glazed_frame
from ...kit.plants import planter
from ...kit.pottery import ash_glaze, wall_plates
from ...kit.shell import rect_pts, skirting, slab, wall
from ...kit.site import helmet, rolled, spirit_level, tape_measure
from ...kit.storage import cabinet, shelf_unit
from ...kit.tables import writing_desk
from ...kit.tableware import bowl, desk_lamp, samples
from ...kit.undergrowth import palm
from .measures import HEIGHT
from .sheets import window_seat

TOP = 0.751


def study(m, lamp=None):
    """`lamp`: watts of the lamp on the desk, at night."""
    slab("floor", -2.2, -4.2, 2.2, 0.3, 0, 0.2, m["kota"])
    wall("back", (2.2, 0), (-2.2, 0), HEIGHT + 0.1, 0.30, [rect_pts(1.75, 0.92, 3.35, 2.45)], m["plaster"], 0.012)
    wall("left", (-1.8, 0.1), (-1.8, -4.2), HEIGHT + 0.1, 0.25, [], m["sage_wall"], 0.012)
    wall("right", (1.8, -4.2), (1.8, 0.1), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-2.2, -3.9), (2.2, -3.9), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (4.4, 4.6, 0.2), (0, -1.9, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (((1.8, 0), (-1.8, 0)), ((1.8, -3.9), (1.8, 0)), ((-1.8, 0), (-1.8, -3.9))):
        skirting("skirting", a, b, m["dark_x"], 0.07, 0.011)
    glazed_frame((-0.35, 0.17, 0), 1.58, 1.52, m["teak_z"], m["glass"], 0, (3, 2), sill=0.93)
    box("sill", (1.66, 0.34, 0.035), (-0.35, 0.12, 0.915), m["kota_top"], 0.006)
    curtain((0.62, -0.10, 0.02), 0.42, 2.58, 5, 0.04, m["sheer"], 0, 3)
    tube("rod", [(-1.5, -0.10, 2.64), (0.95, -0.10, 2.64)], 0.011, m["brass"], 5)
    writing_desk((-0.35, -0.52, 0), 1.6, 0.70, m["teak_x"], m["teak_z"], m["brass"])
    dining_chair((-0.10, -1.22, 0), math.radians(168), m["teak_z"], m["cane"], m["ivory"])
    site_things(m)
    desk_lamp((0.38, -0.24, TOP), m["brass"], m["shade"], (-0.24, -0.06), 0.46, lamp)
    g, cells = shelf_unit((1.30, -0.20, 0), 0.92, 2.1, 0.32, 2, 5, m["teak_x"], m["teak_z"], m["teak_x"])
    cloths = [m["moss"], m["ivory"], m["clay"], m["sage"], m["ochre"], m["linen"]]
    for k, (cx, cz, w, _h) in enumerate(cells):
        if k in (2, 5, 9):
            vase(
                (cx, -0.02, cz), 0.22, (2, 0, 1)[k % 3], m[("celadon", "terracotta", "white")[k % 3]], s=0.8
            ).parent = g
        else:
            row_of_books(
                cx - w / 2 + 0.01,
                cx - w / 2 + w * (0.95, 0.7, 0, 0.85, 0.9, 0, 0.6, 0.95, 0.8, 0)[k],
                -0.03,
                cz,
                cloths,
                90 + k,
                parent=g,
            )
    wall_plates(
        (-1.799, -1.40, 1.62),
        [m["milk"], m["iron"], m["ash"], m["sea"]],
        [(-0.46, 0.04, 0.135), (-0.08, -0.10, 0.19), (0.22, 0.17, 0.115), (0.34, -0.16, 0.10)],
        math.pi / 2,
        12,
    )
    cabinet((-1.58, -2.20, 0), 1.15, 0.38, 0.72, 3, m["teak_x"], m["teak_z"], m["brass"], 0.14, math.pi / 2, m["cane"])
    vase((-1.60, -2.52, 0.72), 0.34, 0, m["sea"])
    books((-1.58, -2.14, 0.72), 4, 1.4, (m["clay"], m["ivory"], m["moss"]), 21)
    bowl((-1.56, -1.84, 0.72), m["iron"], 0.62)
    planter((-1.44, -0.42, 0), 0.19, 0.34, ash_glaze("study_pot", (0.20, 0.29, 0.28)), m["soil"], "drum")
    put(palm((m["leaf2"], m["stem"]), 9, 10, 0.85), (-1.44, -0.42, 0.30), 1.9)
    ceiling_fan((-0.1, -1.9, HEIGHT - 0.40), 0.40, m["white"], m["fan_blade"], m["brass"], turn=0.6)
    switches((-1.36, -0.001, 1.10), 0, 2)
    sandals((0.15, -1.78, 0.013), math.radians(115))
    rug((-0.2, -1.75, 0.001), 2.1, 1.4, M.rug_wool("rug2", (0.50, 0.50, 0.40)), 0, True, m["ivory"])
    L.portal((-0.35, 0.35, 1.7), (0, -1, 0), (1.6, 1.55))


def site_things(m):
    """A drawing with what the site answered, rolls, a helmet, a level, a tape, a plumb bob, a wooden joint, samples,
    tea."""
    paper, band = m["paper"], M.plain("rubber_band", (0.33, 0.12, 0.05), 0.7)
    sheet(
        "drawing",
        0.594,
        0.420,
        (-0.30, -0.60, TOP + 0.0004),
        math.radians(5),
        printed("patil_window_seat", window_seat()),
        4,
        (-1, -1, 0.05, 0.03),
        0.0009,
    )
    for x, y, turn, long, r, seed in ((-0.88, -0.335, 0.10, 0.52, 0.026, 1), (-0.86, -0.405, 0.16, 0.60, 0.022, 2)):
        rolled((x, y, TOP), long, r, paper, turn, band, seed)
    rolled((-0.85, -0.365, TOP + 0.046), 0.44, 0.020, paper, 0.20, band, 3)
    helmet((0.17, -0.36, TOP), math.radians(-28))
    spirit_level((-0.04, -0.805, TOP), math.radians(7))
    tape_measure((0.18, -0.66, TOP), math.radians(152))
    bob = [
        (0, 0),
        (0.004, 0.012),
        (0.020, 0.062),
        (0.022, 0.075),
        (0.014, 0.088),
        (0.008, 0.092),
        (0.008, 0.104),
        (0, 0.106),
    ]
    lathe("plumb_bob", bob, m["brass"], 48, (-0.50, -0.75, TOP + 0.021), rot=(math.pi / 2 + 0.10, 0, 0.9))
    tube(
        "cord",
        bent(
            [
                (-0.430, -0.680, TOP + 0.020),
                (-0.385, -0.630, TOP + 0.004),
                (-0.400, -0.565, TOP + 0.003),
                (-0.450, -0.560, TOP + 0.003),
                (-0.465, -0.605, TOP + 0.004),
                (-0.425, -0.620, TOP + 0.006),
            ]
        ),
        0.0016,
        m["ivory"],
        3,
    )
    joint(m, -0.60, -0.36)
    samples((-0.77, -0.70, TOP), (m["kota_top"], m["terracotta"], m["basalt"]), 0.085, 6, 0.3)
    wood, lead = M.plain("cedar", (0.50, 0.31, 0.17), 0.8), M.plain("red_lead", (0.42, 0.035, 0.02), 0.7)
    sharpened(
        (-0.22, -0.70, TOP + 0.002),
        math.radians(24),
        M.plain("red_paint", (0.33, 0.028, 0.018), 0.32),
        wood,
        lead,
        0.13,
    )
    sharpened(
        (-0.37, -0.49, TOP + 0.002),
        math.radians(-12),
        M.plain("carpenter", (0.045, 0.10, 0.06), 0.4),
        wood,
        M.plain("graphite", (0.05, 0.05, 0.052), 0.35),
        0.17,
    )
    tea((-0.12, -0.42, TOP))


def joint(m, x, y):
    """A dovetail, half drawn apart: two blocks of teak and what each leaves of the other."""
    g = empty("joint", (x, y, TOP), 0.35)
    box("tail_board", (0.20, 0.10, 0.030), (-0.075, 0, 0.015), m["teak_x"], 0.002, parent=g)
    for k in (-1, 0, 1):
        outline = [(0.0015, -0.010), (0.036, -0.015), (0.036, 0.015), (0.0015, 0.010)]
        plate("tail", outline, [], 0.0296, m["teak_x"], 0.001, 1, g, (0.025, 0.033 * k, 0.015))
    box("pin_board", (0.030, 0.10, 0.15), (0.082, 0, 0.075), m["dark_x"], 0.002, parent=g)
    for dy in (-0.047, -0.0165, 0.0165, 0.047):
        box("pin", (0.030, 0.008, 0.026), (0.056, dy, 0.016), m["dark_x"], 0.001, parent=g)
