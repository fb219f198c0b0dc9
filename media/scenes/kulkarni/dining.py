"""A turned table with a printed cloth, a bench along the wall; low sun through louvres."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit import undergrowth as U
from ...kit.art import block_print
from ...kit.bedding import cover
from ...kit.block_cloth import block_pattern, print_flat, printed_cloth
from ...kit.brassware import barni, katori, samai, tambya, thali, tiffin, worn_brass
from ...kit.core import box
from ...kit.cushions import pillow, piped_seat
from ...kit.drawing_table import spectacles
from ...kit.laundry import checked, hung
from ...kit.leaves import put
from ...kit.life import switches, tea
from ...kit.newspaper import newspaper
from ...kit.openings import railing
from ...kit.plants import planter
from ...kit.shell import rect_pts, slab
from ...kit.stove import steel
from ...kit.tableware import bowl, fruit
from ...kit.turned import carved_bracket, turned_chair, turned_table
from ...kit.turned_lamps import khadi_drum
from ...kit.worn import limed_pot
from .measures import HEIGHT
from .palette import BLUE, CLOTH, RED
from .shell import room_shell, shuttered

X, Y, TOP = 0.0, -1.16, 0.745  # the table's middle and height


def dining(m):
    window = [rect_pts(4.8 - 1.7 - 0.7, 0, 4.8 - 1.7 + 0.7, 2.35)]
    room_shell(m, -2.2, 2.3, 0, lambda a, b: window if a[0] == b[0] == 2.3 else [], -4.8)
    shuttered(m, 2.3, -1.7, 1.40, 2.35, (98, 42), 0.0, 2)
    slab("ledge", 2.6, -4.8, 3.3, 0.3, -0.02, 0.2, m["kota"])
    railing((3.15, -4.7), (3.15, 0.2), m["black"], 0.98, 0.11, m["teak_y"])
    bench(m)
    turned_table((X, Y, 0), m["teak_x"], m["teak_z"], 1.9, 0.85, TOP)
    spread(m)
    on_the_cloth(m)
    chairs(m)
    khadi_drum((X, Y, 1.62), 0.25, 0.215, HEIGHT - 1.62, m["teak_z"], m["brass"], seed=9)
    block_print((-1.02, -0.012, 1.66), 0.64, 0.82, m["teak_z"], (0.70, 0.645, 0.54), BLUE, RED, 4, 6)
    switches((-1.72, -0.001, 1.24), 0, 3)
    shelf(m)
    px, py = 1.86, -0.52
    planter((px, py, 0), 0.20, 0.36, limed_pot("limed_dining", 0.21), m["soil"], "taper")
    put(U.palm((M.leaf("palm", (0.050, 0.098, 0.030), 0.4), m["stem"]), 27, 13, 1.2), (px, py, 0.31), 2.5, 0.95)
    L.portal((2.7, -1.7, 1.2), (-1, 0, 0), (1.4, 2.35))


def bench(m):
    """A masonry seat under a board, its cushion piped in indigo; cushions as somebody left them."""
    box("bench_body", (2.5, 0.46, 0.36), (X, -0.25, 0.18), m["plaster"], 0.014, 3)
    box("bench_board", (2.56, 0.50, 0.04), (X, -0.25, 0.38), m["teak_x"], 0.008, 3)
    piped_seat("bench_cushion", (2.46, 0.45, 0.075), m["khadi"], m["indigo"], (X, -0.255, 0.437), 3)
    print_ = block_pattern(0.48, 0.48, CLOTH, BLUE, RED, 0.085, 0.075, 5)
    for dx, w, mat, turn, tilt, seed in (
        (-0.98, 0.48, m["indigo"], 7, 70, 1),
        (-0.55, 0.46, printed_cloth("bench_print", print_, (0.50, 0.47, 0.43)), -9, 67, 2),
        (0.95, 0.48, m["sky"], -6, 72, 4),
    ):
        ob = pillow(
            "cushion", w, w, 4.5, seed, mat, (X + dx, -0.115, 0.73), (math.radians(tilt), 0, math.radians(turn))
        )
        if seed == 2:
            print_flat(ob, w, w)


def spread(m):
    """The printed cloth, laid a little askew, its hem in folds over the table's edge."""
    print_ = block_pattern(2.36, 1.30, CLOTH, BLUE, RED, 0.115, 0.15, 12)
    blocks = [((1.92, 0.87, 0.05), (0, 0, TOP - 0.025))]
    cloth = cover(
        "spread",
        2.36,
        1.30,
        blocks,
        TOP + 0.016,
        printed_cloth("kulkarni_spread", print_, (0.50, 0.47, 0.43)),
        (X + 0.02, Y, 0),
        seed=23,
        crumple=0.10,
        thickness=0.0026,
        n=120,
        frames=46,
    )
    cloth.rotation_euler = (0, 0, 0.012)


def on_the_cloth(m):
    """Two places laid in brass, the jug under its tumbler, oranges, a tiffin come home; a paper, spectacles and tea
    before them."""
    z, brass = TOP + 0.012, worn_brass()
    for dx, dy, k in ((-0.60, 0.16, 0), (0.52, 0.18, 1)):
        thali((X + dx, Y + dy, z), brass, 0.148)
        for i in range(2):
            katori((X + dx - 0.055 + 0.10 * i, Y + dy + 0.055 - 0.02 * i * k, z + 0.005), brass)
    tambya((X + 0.14, Y + 0.22, z), brass, 1.1)
    bowl((X - 0.16, Y + 0.10, z), m["blue"], 0.98)
    fruit(
        (X - 0.16, Y + 0.10, z),
        M.citrus("orange", (0.34, 0.22, 0.03), (0.56, 0.21, 0.02)),
        ((0, 0, 0.047), (0.062, 0.02, 0.060), (-0.05, 0.05, 0.060), (-0.02, -0.06, 0.060), (0.004, 0.006, 0.100)),
        0.034,
    )
    tiffin((X + 0.80, Y - 0.06, z), steel(), 3, rot_z=0.6)
    newspaper((X + 0.06, Y - 0.22, z), -0.22, seed=7)
    spectacles((X + 0.14, Y - 0.24, z + 0.006), 0.5, m["brass"], m["black"], M.thin_glass("lens"))
    tea((X - 0.16, Y - 0.22, z))
    tea((X + 0.36, Y - 0.02, z))


def chairs(m):
    """One chair at its place, one pushed back with a checked cloth over its rail, one at the table's end."""
    turned_chair((X - 0.50, Y - 0.60, 0), math.radians(178), m["teak_x"], m["teak_z"], m["khadi"])
    g = turned_chair((X + 0.62, Y - 0.86, 0), math.radians(204), m["teak_x"], m["teak_z"], m["khadi"])
    gamcha = checked("gamcha", (0.64, 0.59, 0.49), (0.32, 0.055, 0.035), (0.045, 0.065, 0.125), 0.036, 0.009)
    hung((0.02, 0.2495, 0.8275), 0.27, 0.34, 0.20, gamcha, 0.0, 9, g)
    turned_chair((X - 1.36, Y + 0.06, 0), math.radians(80), m["teak_x"], m["teak_z"], m["khadi"])


def shelf(m):
    """A shelf on carved brackets: plates that lean, pickles in their jars, a lamp for the evening's prayer."""
    x, z, brass = 0.98, 1.60, worn_brass()
    box("shelf", (1.06, 0.21, 0.030), (x, -0.110, z), m["teak_x"], 0.005, 3)
    for dx in (-0.36, 0.36):
        carved_bracket((x + dx, 0, z - 0.015), m["teak_x"])
    z += 0.015
    for dx, r in ((-0.30, 0.150), (-0.06, 0.125)):
        thali((x + dx, -0.052, z + r * 0.985), brass, r).rotation_euler = (math.radians(76), 0, 0)
    barni((x + 0.18, -0.11, z), 0.235, seed=4)
    barni((x + 0.335, -0.10, z), 0.165, seed=6)
    samai((x + 0.455, -0.12, z), brass, 0.30)
    for k in range(3):
        katori((x - 0.40, -0.135, z + 0.014 * k), brass)
