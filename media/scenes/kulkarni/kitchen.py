"""A masonry counter along two walls, with block-printed curtains below; sunlight through a half-open shutter in the
west window falls in bands on handmade tiles."""

import math
import random

from ...kit import light as L
from ...kit import materials as M
from ...kit.art import _leaf
from ...kit.basins import glazed
from ...kit.block_cloth import block_pattern, lay_print, printed_cloth
from ...kit.brassware import barni
from ...kit.cloth import curtain
from ...kit.core import box, disc, empty, lathe, mesh_obj, plate, tube
from ...kit.leaves import put
from ...kit.life import switches, tea
from ...kit.outlook import aerial, house, mangalore, painted
from ...kit.shell import rect_pts, skirting
from ...kit.stove import hob, kettle, plate_rack, pressure_cooker, steel, tumblers, utensil_rail
from ...kit.tableware import fruit, jar, lota
from ...kit.tiles import tile_field
from ...kit.towels import towel_over
from ...kit.turned import carved_bracket
from ...kit.utensils import brinjals, grinding_slab, low_seat, spice_box, sunned_pickle, tin, water_pots
from ...kit.wet import sink, standing_tap
from .palette import BLUE, CLOTH, RED
from .shell import AIR, room_shell, shuttered

TOP, DEEP = 0.90, 0.64  # the counter's height and depth
WEST, END = 1.90, -2.30  # the west wall, where the counter under its window ends
SILL, WINDOW, WIDE = 1.05, -1.45, 1.40
TURN = -math.pi / 2  # turns objects that face local -Y into the room


def kitchen(m):
    window = rect_pts(4.2 + WINDOW - WIDE / 2, SILL, 4.2 + WINDOW + WIDE / 2, 2.30)
    door = rect_pts(4.2 - 3.45 - 0.4, 0, 4.2 - 3.45 + 0.4, 2.15)
    room_shell(m, -2.0, WEST, 0, lambda a, b: [door, window] if a[0] == b[0] == WEST else [], -4.2)
    shuttered(m, WEST, WINDOW, WIDE, 1.25, (50, 96), SILL, 2)
    shuttered(m, WEST, -3.45, 0.8, 2.15, (96, 25), 0, 2)
    box("sill", (0.34, WIDE + 0.06, 0.030), (2.03, WINDOW, SILL - 0.014), m["kota"], 0.006)
    skirting("skirting", (WEST, -3.05), (WEST, END), m["oxide_dark"], 0.10, 0.012)
    steel_ = steel()
    run = counter(m)
    tiles(m)
    shelf(m, steel_)
    at_the_sink(m, run, steel_)
    under_the_window(m, steel_)
    in_the_bays(m, steel_)
    on_the_floor(m, steel_)
    roofs(m)
    for y, z, w, h in ((WINDOW, 1.66, WIDE, 1.25), (-3.45, 1.05, 0.8, 2.1)):
        L.portal((2.35, y, z), (-1, 0, 0), (w, h))


def counter(m):
    """Slabs of Kota on limed piers, dark oxide at their foot. Returns the longer slab, that a sink is cut into."""
    run = empty("otta", (0, 0, 0))
    box("top", (3.9, DEEP, 0.04), (-0.05, -DEEP / 2, TOP - 0.02), m["kota"], 0.012, 4, parent=run)
    long = -DEEP - END
    box("west_top", (DEEP, long, 0.04), (WEST - DEEP / 2, (END - DEEP) / 2, TOP - 0.02), m["kota"], 0.012, 4)
    front = WEST - DEEP + 0.02
    for y in (-0.69, -1.475, END + 0.06):
        box(
            "pier",
            (DEEP - 0.04, 0.10, TOP - 0.04),
            (WEST - DEEP / 2 + 0.01, y, (TOP - 0.04) / 2),
            m["plaster"],
            0.014,
            3,
        )
    for x in (-1.95, -1.1, -0.25, 0.55, front + 0.04):
        box("pier", (0.10, DEEP - 0.04, TOP - 0.04), (x, -DEEP / 2 + 0.01, (TOP - 0.04) / 2), m["plaster"], 0.014, 3)
    box("plinth", (DEEP - 0.06, long, 0.08), (WEST - DEEP / 2 + 0.02, (END - DEEP) / 2, 0.04), m["oxide_dark"], 0.006)
    box("plinth", (3.3, DEEP - 0.06, 0.08), (-0.35, -DEEP / 2 + 0.02, 0.04), m["oxide_dark"], 0.006)
    box(
        "bay_shelf",
        (DEEP - 0.12, long - 0.1, 0.028),
        (WEST - DEEP / 2 + 0.05, (END - DEEP) / 2, 0.44),
        m["kota"],
        0.004,
    )
    return run


def tiles(m):
    """Small ivory tiles set by hand; along their top a row printed with a leaf, and one of indigo."""
    size, high = 0.075, 8
    for k, (at, wide, turn, corner) in enumerate(
        (
            ((-2.0, 0, TOP), 3.9, 0, (-2.0, -0.03, TOP)),
            ((WEST, 0, TOP), 0.75, TURN, (WEST - 0.05, 0, TOP)),
            ((WEST, -2.15, TOP), 0.15, TURN, (WEST - 0.05, 0, TOP)),
        )
    ):
        ivory = glazed("ivory_tile", (0.66, 0.595, 0.475), size, 0.12, 0.11, (1.05, 0.96, 0.82), corner=corner)
        indigo = glazed("indigo_tile", (0.042, 0.066, 0.145), size, 0.10, 0.35, (1.1, 1.1, 0.9), corner=corner)
        tile_field(at, wide, size * high, ivory, m["grout"], (size, size), 0.003, turn, 6 + k)
        tile_field((*at[:2], TOP + size * high), wide, size, indigo, m["grout"], (size, size), 0.003, turn, 16 + k)
        printed_leaves(at, round(wide / size), size, high - 1, turn, k)
    tile_field(
        (WEST, WINDOW + WIDE / 2, TOP),
        WIDE,
        SILL - TOP,
        glazed("ivory_low", (0.66, 0.595, 0.475), size, 0.12, 0.11, (1.05, 0.96, 0.82), corner=(WEST - 0.05, 0, TOP)),
        m["grout"],
        (size, size),
        0.003,
        TURN,
        31,
    )


def printed_leaves(at, columns, size, row, turn, seed):
    """The leaf of this home, stamped in blue and red on every tile of one row."""
    g, rnd = empty("stamped", at, turn), random.Random(seed)
    blue, pale, red = (
        M.plain("tile_blue", BLUE, 0.14, 0.5),
        M.plain("tile_blue_pale", (0.10, 0.13, 0.20), 0.14, 0.5),
        M.plain("tile_red", RED, 0.14, 0.5),
    )
    for i in range(columns):
        x, z, lean, ink = (
            size * (i + 0.5) + rnd.gauss(0, 0.0012),
            size * (row + 0.5) + rnd.gauss(0, 0.0012),
            rnd.gauss(0, 0.05),
            pale if rnd.random() < 0.2 else blue,
        )
        shapes = [((0, 0.004, 0.036, 0.056), 0, ink, 0.0108), ((0.002, 0.001, 0.015, 0.026), 0, red, 0.0112)]
        shapes += [((s * 0.0215, -0.018, 0.011, 0.026), -0.5 * s, ink, 0.0108) for s in (-1, 1)] + [
            ((s * 0.0235, 0.024, 0.007, 0.007), 0, red, 0.0108) for s in (-1, 1)
        ]
        for (dx, dz, w, h), tilt, mat, out in shapes:
            mesh_obj(
                "stamp",
                [(px, -out, pz) for px, pz in _leaf(x + dx, z + dz, w, h, lean + tilt)],
                [tuple(range(18))],
                mat,
                parent=g,
            )


def shelf(m, steel_):
    """A shelf on carved brackets over the long counter: steel tins in their order, pickle jars, brass; ladles below
    it."""
    z = 1.70
    box("shelf", (1.75, 0.22, 0.030), (0.525, -0.115, z), m["teak_x"], 0.005, 3)
    for x in (-0.05, 1.10):
        carved_bracket((x, 0, z - 0.015), m["teak_x"])
    z += 0.015
    for x, r, h in (
        (1.28, 0.074, 0.20),
        (1.11, 0.066, 0.175),
        (0.96, 0.058, 0.15),
        (0.83, 0.050, 0.13),
        (0.72, 0.042, 0.105),
    ):
        tin((x, -0.115, z), steel_, r, h)
    for k, (x, h) in enumerate(((0.54, 0.20), (0.395, 0.165))):
        barni((x, -0.11, z), h, seed=k + 2)
    for k in range(4):
        disc("plate", 0.095, 0.011 * k, 0.011 * k + 0.008, (0.20, -0.115, z), steel_, 0.003)
    lota((-0.02, -0.11, z), m["brass"], 1.05)
    jar((-0.18, -0.11, z), m["blue"], 0.85, 0.9)
    utensil_rail((0.26, -0.008, 1.42), 0.50, m["brass"], ("ladle", "skimmer", "turner", "ladle"), seed=5)


def at_the_sink(m, run, steel_):
    """A brass tap in the sun, plates that dry; nearer, brinjals and limes on a plate, the spice box."""
    sink((0.78, -0.34, TOP), steel_, m["black"], 0.50, 0.38, 0, run)
    standing_tap((0.78, -0.095, TOP), m["brass"], 0.20, 0.30, 0)
    plate_rack((1.56, -0.27, TOP), steel_, (steel_, steel_, m["blue"]), math.pi / 2, 7, 4)
    tumblers((1.66, -0.66, TOP), steel_, 3, 2)
    disc("thali", 0.135, 0, 0.006, (-0.38, -0.27, TOP), steel_, 0.003)
    brinjals((-0.38, -0.27, TOP + 0.006), ((-0.055, 0.02), (0.01, 0.058), (0.015, -0.035), (-0.045, -0.055)), 4)
    fruit((-0.38, -0.27, TOP + 0.006), M.citrus("lime"), ((0.082, 0.012, 0.022), (0.078, -0.048, 0.022)), 0.021)
    spice_box((-0.36, -0.52, TOP), steel_, 0.1)
    tea((0.16, -0.50, TOP))
    switches((1.05, -0.0105, 1.28), 0, 2)


def under_the_window(m, steel_):
    """A hob with a kettle and a cooker; on the sill two jars of pickle put in the sun, a tulsi's neighbour in a small
    pot."""
    x, y = WEST - 0.33, -1.80
    hob((x, y, TOP), m["brass"], m["black"], TURN)
    kettle((x + 0.03, y + 0.15, TOP + 0.058), m["brass"], m["teak_z"], math.radians(118))
    pressure_cooker((x + 0.03, y - 0.15, TOP + 0.058), steel_, m["black"], math.radians(-110))
    box("board", (0.24, 0.34, 0.022), (x + 0.02, -1.12, TOP + 0.012), m["teak_y"], 0.008, 3, (0, 0, 0.14))
    plate(
        "knife",
        [(-0.10, -0.008), (0, -0.009), (0.13, -0.011), (0.15, 0.009), (0, 0.009), (-0.10, 0.008)],
        [],
        0.003,
        steel_,
        0.001,
        2,
        None,
        (x - 0.02, -1.10, TOP + 0.025),
        (0, 0, 1.45),
    )
    for k, (jy, col, s) in enumerate(((-0.94, (0.50, 0.17, 0.015), 1.0), (-1.09, (0.42, 0.27, 0.03), 0.86))):
        sunned_pickle((2.06 + 0.02 * k, jy, SILL + 0.001), col, m["khadi"], s)


def in_the_bays(m, steel_):
    """Block-printed curtains on a wire before the bays, one pushed aside: a brass pot, tins, a sack of rice."""
    print_ = block_pattern(1.15, 0.74, CLOTH, BLUE, RED, 0.105, 0.12, 21)
    cloth = printed_cloth("kulkarni_curtain", print_, (0.50, 0.47, 0.42))
    x, z = WEST - DEEP + 0.015, 0.835
    tube(
        "wire", [(x, -0.64, z - 0.004), (x, (END - 0.64) / 2, z - 0.009), (x, END + 0.01, z - 0.004)], 0.0018, steel_, 3
    )
    for y, w, folds, seed in ((-1.84, 0.60, 8, 4), (-0.895, 0.34, 6, 9)):
        half_drawn(cloth, (x, y, 0.055), w, z - 0.055, folds, TURN, seed)
    front = -DEEP + 0.015
    tube("wire", [(-1.0, front, z - 0.004), (1.2, front, z - 0.004)], 0.0018, steel_, 3)
    for px, w, folds, seed in ((0.15, 0.66, 6, 6), (-0.68, 0.74, 6, 7)):
        half_drawn(cloth, (px, front, 0.055), w, z - 0.055, folds, 0, seed)
    lota((1.58, -1.27, 0.455), m["brass"], 1.9)
    tin((1.62, -1.06, 0.455), steel_, 0.08, 0.19)
    tin((1.60, -1.30, 0.08), steel_, 0.115, 0.29)


def half_drawn(cloth, loc, w, h, folds, turn, seed):
    """A gathered curtain with the print on it."""
    lay_print(
        curtain(loc, w, h, folds, 0.034 if turn else 0.020, cloth, turn, seed, 0.3), folds * 16 + 1
    ).modifiers.new("thick", "SOLIDIFY").thickness = 0.0014


def on_the_floor(m, steel_):
    """A grinding slab with its roller, the low seat one grinds from; two pots of drinking water at the counter's end, a
    printed cloth above them."""
    low_seat((0.80, -1.50, 0), m["teak_x"], m["teak_y"], 0.16)
    grinding_slab((0.74, -2.12, 0), m["basalt"], 1.80)
    lathe(
        "chutney",
        [(0, 0), (0.040, 0), (0.058, 0.030), (0.062, 0.034), (0.056, 0.033), (0.038, 0.006), (0, 0.005)],
        steel_,
        48,
        (0.88, -1.83, 0),
    )
    disc("pot_ring", 0.10, 0, 0.05, (1.55, -2.60, 0), m["teak_x"], 0.012)
    water_pots((1.55, -2.60, 0.048), m["brass"])
    print_ = block_pattern(0.46, 0.80, CLOTH, BLUE, (0.46, 0.22, 0.06), 0.085, 0.07, 5)
    for py in (-2.44, -2.82):
        tube("cloth_stay", [(WEST, py, 1.58), (WEST - 0.07, py, 1.58)], 0.007, m["teak_x"], 5)
    tube("cloth_rod", [(WEST - 0.066, -2.41, 1.58), (WEST - 0.066, -2.85, 1.58)], 0.010, m["teak_y"], 6)
    lay_print(
        towel_over(
            (WEST - 0.066, -2.62, 1.58),
            0.31,
            0.45,
            0.34,
            printed_cloth("kulkarni_kitchen_cloth", print_, (0.50, 0.47, 0.42)),
            TURN,
            6,
            0.010,
            None,
            0.003,
        ),
        45,
    )


def roofs(m):
    """The neighbour across the lane: a slope of clay tiles at the height of the eye, behind it the house whose tank all
    know."""
    paints = (
        painted("peth"),
        M.plain("peth_pane", (0.025, 0.028, 0.03), 0.2),
        M.plain("peth_trim", (0.40, 0.37, 0.32), 0.9),
        M.plain("peth_tank", (0.02, 0.02, 0.022), 0.5),
        mangalore("peth_tiles"),
        M.plain("peth_wash", (0.55, 0.53, 0.5), 0.9),
        M.plain("peth_wash2", (0.35, 0.09, 0.06), 0.9),
        M.plain("peth_wash3", (0.08, 0.14, 0.28), 0.9),
    )
    town = [aerial(k, AIR, 2600) for k in paints]
    put(house("peth0", 7.5, 7, 3, town, 71, True), (19.0, -2.2, -8.6), TURN + 0.16)
    put(house("peth1", 6, 6, 3, town, 74, True), (24.5, -9.0, -8.2), 0.35)
