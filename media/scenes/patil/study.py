"""The study: a desk at a tall window, shelves beside it; on the desk what a site needs."""

from ...kit import *
from ...kit import light as L
from ...kit import materials as M
from .measures import HEIGHT

TOP = 0.751


def study(m):
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
    g, cells = shelf_unit((1.30, -0.20, 0), 0.92, 2.1, 0.32, 2, 5, m["teak_x"], m["teak_z"], m["teak_x"])
    cloths = [m["moss"], m["ivory"], m["clay"], m["sage"], m["ochre"], m["linen"]]
    for k, (cx, cz, w, h) in enumerate(cells):
        if k in (2, 5, 9):
            vase((cx, -0.02, cz), 0.22, (2, 0, 1)[k % 3], m[("celadon", "terracotta", "white")[k % 3]], s=0.8).parent = g
        else:
            row_of_books(cx - w / 2 + 0.01, cx - w / 2 + w * (0.95, 0.7, 0, 0.85, 0.9, 0, 0.6, 0.95, 0.8, 0)[k], -0.03, cz, cloths, 90 + k, parent=g)
    canvas_art((-1.788, -1.5, 1.55), 0.75, 0.95, m["teak_z"], M.print_paper("paper2", (0.74, 0.71, 0.64)), [
        ([(0.3 + 0.12 * k + 0.035 * math.cos(a), 0.5 + (0.26 - 0.05 * k) * math.sin(a)) for a in (6.283 * i / 32 for i in range(32))], M.print_paper(f"leaf{k}", (0.12 + 0.05 * k, 0.16 + 0.05 * k, 0.09))) for k in range(4)
    ], math.pi / 2)  # fmt: skip
    planter((-1.45, -0.42, 0), 0.19, 0.34, m["basalt"], m["soil"], "drum")
    rubber_plant((-1.45, -0.42, 0.30), 1.05, M.leaf("ficus2", (0.045, 0.085, 0.03), 0.2, 0.3), m["bark"], 5, 27, 0, 0.22, 0.056)
    rug((-0.2, -1.75, 0.001), 2.1, 1.4, M.rug_wool("rug2", (0.50, 0.50, 0.40)), 0, True, m["ivory"])
    for x, y, seed in ((-4.0, 9.0, 4), (1.5, 10.5, 5), (5.5, 9.5, 6)):
        tree((x, y, -6.4), 8.2, 2.8, (m["far"], m["leaf2"]), m["bark"], seed, 190, leaf=0.2)
    L.portal((-0.35, 0.35, 1.7), (0, -1, 0), (1.6, 1.55))


def site_things(m):
    """Rolled drawings, a plumb bob, a wooden joint, a folding rule, samples."""
    drawing((-0.28, -0.58, TOP), 0.60, 0.42, m["paper"], m["ink"], 0.05, 8)
    for k, (x, y, turn) in enumerate(((-0.92, -0.34, 0.25), (-0.90, -0.44, 0.18), (-0.91, -0.385, 0.22))):
        lathe("roll", [(0.022, 0), (0.024, 0), (0.024, 0.46), (0.022, 0.46)], m["paper"], 40, (x, y, TOP + 0.024 + (0.042 if k == 2 else 0)), rot=(0, math.pi / 2, turn))
    bob = [(0, 0), (0.004, 0.012), (0.020, 0.062), (0.022, 0.075), (0.014, 0.088), (0.008, 0.092), (0.008, 0.104), (0, 0.106)]
    lathe("plumb_bob", bob, m["brass"], 48, (0.06, -0.68, TOP + 0.021), rot=(math.pi / 2 + 0.10, 0, 0.9))
    tube("cord", [(0.13, -0.61, TOP + 0.020), (0.18, -0.56, TOP + 0.003), (0.24, -0.60, TOP + 0.003), (0.22, -0.67, TOP + 0.003), (0.16, -0.65, TOP + 0.003)], 0.0018, m["ivory"], 3)
    joint(m, 0.26, -0.36)
    for k in range(3):
        box("rule", (0.20, 0.016, 0.004), (-0.52 + 0.05 * k, -0.74 + 0.035 * k, TOP + 0.002 + 0.004 * k), m["ochre_wood"], 0.001, rot=(0, 0, 0.12 + 0.30 * k))
    samples((-0.74, -0.70, TOP), (m["kota_top"], m["terracotta"], m["basalt"]), 0.085, 6, 0.3)
    pencil((-0.16, -0.66, TOP + 0.002), m["clay"], 0.5)
    cup((-0.62, -0.40, TOP), m["white"], 1.1)
    desk_lamp((0.30, -0.24, TOP), m["brass"], m["shade"], (-0.28, -0.06), 0.46)


def joint(m, x, y):
    """A dovetail, half drawn apart: two blocks of teak and what each leaves of the other."""
    g = empty("joint", (x, y, TOP), 0.35)
    box("tail_board", (0.20, 0.10, 0.030), (-0.075, 0, 0.015), m["teak_x"], 0.002, parent=g)
    for k in (-1, 0, 1):
        outline = [(0, -0.010), (0.036, -0.015), (0.036, 0.015), (0, 0.010)]
        plate("tail", outline, [], 0.030, m["teak_x"], 0.001, 1, g, (0.025, 0.033 * k, 0.015))
    box("pin_board", (0.030, 0.10, 0.15), (0.082, 0, 0.075), m["dark_x"], 0.002, parent=g)
    for dy in (-0.047, -0.0165, 0.0165, 0.047):
        box("pin", (0.030, 0.008, 0.026), (0.056, dy, 0.016), m["dark_x"], 0.001, parent=g)
