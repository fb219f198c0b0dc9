"""A slept-in bed with turned posts, under a length of block print; half-open shutters in the west, a bench with folded
cloth at its foot."""

import math

from ...kit import light as L
from ...kit import materials as M
from ...kit import undergrowth as U
from ...kit.bedding import cover, laid_pillow
from ...kit.block_cloth import block_pattern, hung_length, printed_cloth
from ...kit.books import books
from ...kit.cloth import folded_often, rug
from ...kit.core import box, lathe
from ...kit.cushions import pillow
from ...kit.drawing_table import spectacles
from ...kit.leaves import put
from ...kit.life import cloth_bag, sandals, switches, tea
from ...kit.newspaper import newspaper
from ...kit.plants import planter
from ...kit.sewn import garment
from ...kit.shell import rect_pts
from ...kit.shirting import shirting
from ...kit.tableware import lota
from ...kit.turned import spindle_bed, turned_bench, turned_stand
from ...kit.turned_lamps import khadi_drum
from ...kit.worn import limed_pot
from .measures import HEIGHT
from .shell import room_shell, shuttered

BED = -0.15  # x of the middle of bed and bench


def bedroom(m):
    window = [rect_pts(5.2 - 1.75 - 0.7, 0.45, 5.2 - 1.75 + 0.7, 2.35)]
    room_shell(m, -2.2, 2.3, 0, lambda a, b: window if a[0] == b[0] == 2.3 else [], -5.2)
    shuttered(m, 2.3, -1.75, 1.40, 1.90, (96, 40), 0.45, 2)
    box("sill", (0.36, 1.5, 0.035), (2.43, -1.75, 0.435), m["kota"], 0.006)
    slept_in(m)
    white, blue, red = (0.70, 0.645, 0.54), (0.036, 0.054, 0.115), (0.30, 0.062, 0.040)
    length = printed_cloth(
        "kulkarni_length",
        block_pattern(1.36, 0.66, blue, white, (0.46, 0.22, 0.06), 0.105, 0.12, 4),
        (0.10, 0.11, 0.15),
    )
    hung_length((BED, -0.001, 2.06), 1.36, 0.66, length, m["teak_x"], m["khadi"], 3)
    for _s, x in ((-1, BED - 1.24), (1, BED + 1.24)):
        turned_stand((x, -0.30, 0), m["teak_x"], m["teak_z"], m["brass"])
    books((BED - 1.29, -0.27, 0.52), 3, 0.2, (m["indigo"], m["khadi"], m["ochre"]), 6)
    tea((BED - 1.10, -0.40, 0.52))
    lota((BED + 1.33, -0.24, 0.52), m["brass"], 0.95)
    books((BED + 1.18, -0.36, 0.52), 1, 0.5, (m["madder"],), 4)
    spectacles((BED + 1.18, -0.36, 0.5455), 0.5, m["brass"], m["black"], M.thin_glass("lens"))
    khadi_drum((BED + 1.24, -0.32, 1.22), 0.15, 0.16, HEIGHT - 1.22, m["teak_z"], m["brass"], seed=6)
    switches((BED + 1.06, -0.001, 0.98), 0, 3)
    rug(
        (BED, -2.56, 0.003),
        2.5,
        1.25,
        M.rug_wool("dhurrie2", (0.50, 0.425, 0.32), (0.045, 0.060, 0.115), ((0.94, 0.05), (1.06, 0.018))),
        0.012,
        True,
        m["khadi"],
    )
    foot_bench(m, BED, -2.52)
    sandals((BED - 1.02, -2.42, 0.018), 2.7)
    x, y = 1.76, -0.78
    planter((x, y, 0), 0.185, 0.33, limed_pot("limed_palm", 0.19), m["soil"], "taper")
    put(U.palm((M.leaf("palm", (0.050, 0.098, 0.030), 0.4), m["stem"]), 21, 13, 1.15), (x, y, 0.28), 1.3, 0.92)
    pegs(m, white, blue, red)
    L.portal((2.7, -1.75, 1.4), (-1, 0, 0), (1.4, 1.9))


def slept_in(m, w=1.62, long=2.04):
    """The bed as it was left after the afternoon's sleep: a printed cover pushed back, two pillows, a cushion. The
    cover ends before the posts at the foot, so that it hangs over the sides alone."""
    ticking = M.linen("ticking", (0.74, 0.71, 0.65), stripe=(0.075, 0.11, 0.19))
    spindle_bed((BED, 0, 0), w, long, (m["teak_x"], m["teak_y"], m["teak_z"]), ticking, m["indigo"])
    middle = -0.08 - long / 2
    blocks = [((w, long, 0.20), (0, 0.23, 0.437)), ((w + 0.16, long + 0.13, 0.19), (0, 0.23, 0.30))]
    print_ = block_pattern(2.10, 1.40, (0.68, 0.64, 0.56), (0.036, 0.054, 0.115), (0.30, 0.062, 0.040), 0.125, 0.17, 8)
    laid = cover(
        "cover",
        2.10,
        1.40,
        blocks,
        0.59,
        printed_cloth("kulkarni_cover", print_, (0.50, 0.47, 0.43)),
        (BED, middle - 0.23, 0),
        seed=17,
        crumple=0.9,
        turned=0.36,
    )
    calm = laid.modifiers.new("calm", "SMOOTH")  # takes the points off its folds
    calm.factor, calm.iterations = 0.5, 2
    laid.modifiers.move(len(laid.modifiers) - 1, 0)
    for k, (dx, turn, tilt) in enumerate(((-0.40, 4, 14), (0.39, -9, 9))):
        laid_pillow(
            "case",
            0.68,
            0.45,
            0.17,
            m["white_linen"] if k else m["sky"],
            (BED + dx, -0.46 - 0.04 * k, 0.565),
            (math.radians(tilt), 0, math.radians(turn)),
            4 + k,
        )
    at, lean = (BED - 0.30, -0.17, 0.76), (math.radians(71), 0, math.radians(5))
    pillow("cushion", 0.44, 0.44, 5.6, 3, m["indigo"], at, lean)


def foot_bench(m, x, y):
    turned_bench((x, y, 0.014), m["teak_x"], m["teak_z"], m["khadi"])
    z = 0.427
    for k, (name, turn, w, d, h, layers) in enumerate(
        (
            ("khadi", 0.05, 0.44, 0.33, 0.062, 6),
            ("madder", -0.07, 0.40, 0.30, 0.034, 5),
            ("ochre", 0.03, 0.37, 0.28, 0.026, 4),
        )
    ):
        folded_often((x + 0.22 + 0.008 * k, y - 0.006 * k, z), w, d, m[name], h, layers, turn, 31 + k, 0.0035)
        z += h + 0.002
    newspaper((x - 0.36, y + 0.01, 0.422), 0.3, 0.26, 0.32, 6)


def pegs(m, white, blue, red):
    """A rail of turned pegs on the quiet wall: a kurta on its hanger, a bag."""
    x, z = -2.2, 1.74
    box("peg_rail", (0.022, 1.02, 0.09), (x + 0.012, -0.84, z), m["teak_y"], 0.006)
    for k in range(4):
        peg = [(0, 0), (0.012, 0), (0.010, 0.05), (0.016, 0.07), (0, 0.078)]
        lathe("peg", peg, m["teak_z"], 24, (x + 0.022, -1.24 + 0.27 * k, z), rot=(0, math.pi / 2, 0))
    dyed = shirting("kurta", (0.055, 0.082, 0.165), None, 0.012, 0.10)
    garment((x + 0.085, -0.57, z + 0.014), dyed, m["teak_x"], m["black"], math.pi / 2, 5, room=0.055)
    cloth_bag((x + 0.070, -1.11, z + 0.012), m["khadi"], m["madder"], 0.30, 0.32, 0.26, 3).rotation_euler = (
        0,
        0,
        math.pi / 2,
    )
