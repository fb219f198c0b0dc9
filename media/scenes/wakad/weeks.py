"""The hall during the work, always from the same camera in the same light: at handover by the builder, with chased
walls, with its new ceiling, with the carcasses of its furniture."""

import math

from ...kit import materials as M
from ...kit.appliances import split_ac
from ...kit.bedding import cover
from ...kit.building import boards, chase, heap, ladder, open_box, sacks, tile_stack, wires
from ...kit.core import box, empty, lathe
from ...kit.fitted import open_case
from ...kit.site import helmet, rolled, spirit_level
from ...kit.wardrobes import fluted
from ...kit.wet import bucket
from .hall_shell import balcony, shell
from .measures import HEIGHT, RAW_HEIGHT

WEEKS = (1, 3, 5, 8)  # of eleven
NORTH, SOUTH, TV = 0.0, -3.4, -1.0


def hall_in_week(m, week):
    raw = week < 5
    m = m | (cement() if raw else {}) | ({"clay_lime": m["wall"]} if week < 8 else {})
    shell(m, RAW_HEIGHT if raw else HEIGHT, not raw)
    balcony(m)
    grey = M.plain("zinc", (0.34, 0.34, 0.34), 0.5, 0.5, 0.6)
    for x, z, y, out in ((-0.28, 1.25, NORTH, -1), (-1.35, 0.35, NORTH, -1), (0.80, 1.15, SOUTH, 1)):
        open_box(x, z, y, out, grey)
    wires((-1.0, -1.75, RAW_HEIGHT if raw else HEIGHT), M.plain("wire_red", (0.30, 0.02, 0.02), 0.5))
    {1: lambda m: None, 3: chased, 5: painted, 8: carcasses}[week](m)


def cement():
    """Plaster, concrete and screed, with nothing on them."""
    return {
        "wall": M.lime_plaster("raw_plaster", (0.43, 0.415, 0.39), 0.14, 0.5),
        "clay_lime": M.lime_plaster("raw_plaster2", (0.41, 0.395, 0.37), 0.16, 0.5),
        "ceiling": M.lime_plaster("concrete", (0.42, 0.415, 0.40), 0.12, 0.3),
        "tile": M.ips_floor("screed", (0.34, 0.33, 0.31), (0.62, 0.82), 0.45),
    }


def chased(m):
    """Week three: what the drawings say is marked on the walls and cut into them; sand, cement and tiles have come."""
    dark = M.plain("cut", (0.17, 0.16, 0.15), 0.95, 0.1)
    pipe = M.plain("pvc", (0.58, 0.57, 0.54), 0.4)
    for k, (a, b, y, out) in enumerate(
        (
            ((-0.28, 1.29), (-0.28, 2.94), NORTH, -1),
            ((-1.35, 0.39), (-1.35, 2.94), NORTH, -1),
            ((-2.10, 2.40), (-2.86, 2.40), NORTH, -1),
            ((-1.27, 0.35), (0.25, 0.35), NORTH, -1),
            ((0.80, 1.19), (0.80, 2.94), SOUTH, 1),
            ((TV, 1.10), (TV, 2.94), SOUTH, 1),
            ((TV + 0.08, 0.36), (0.72, 0.36), SOUTH, 1),
            ((TV, 0.40), (TV, 1.02), SOUTH, 1),
        )
    ):
        chase(a, b, y, out, dark, pipe, seed=k + 1)
    open_box(TV, 1.06, SOUTH, 1, m["satin"])
    open_box(TV, 0.36, SOUTH, 1, m["satin"])
    marks(M.plain("chalk", (0.05, 0.10, 0.28), 0.9))
    sand = M.ips_floor("sand", (0.40, 0.315, 0.205), (0.9, 1.0), 0.8)
    heap("sand", (-1.95, -1.02, 0), 0.62, 0.40, sand, 4)
    sacks((-2.25, -2.98, 0), math.radians(90), M.plain("sack", (0.47, 0.44, 0.38), 0.85, 0.2), 7)
    tile_stack((0.62, -0.52, 0), 0.06, tile_back(), 22, 0.8)
    ladder((-0.55, -2.55, 0), math.radians(62), m["satin"])
    bucket((-0.95, -1.30, 0), M.plain("pan_black", (0.02, 0.02, 0.022), 0.6), 0.15, 0.24)
    helmet((0.55, -0.62, 0.22), 0.7, M.plain("helmet_yellow", (0.55, 0.33, 0.02), 0.35))
    spirit_level((0.72, -0.32, 0.22), 0.2, 0.6)
    rolled((0.42, -0.38, 0.22), 0.5, 0.028, m["paper"], 1.2, seed=3)


def tile_back():
    return M.plain("tile_new", (0.62, 0.595, 0.55), 0.3)


def marks(chalk):
    """The television's panel and its unit drawn on the wall, and the level line at one metre."""
    y = SOUTH + 0.0007
    for x in (TV - 1.05, TV + 1.05):
        box("mark", (0.006, 0.0008, 2.64), (x, y, 1.40), chalk, 0)
    for z in (0.18, 0.48):
        box("mark", (2.4, 0.0008, 0.006), (TV, y, z), chalk, 0)
    box("mark", (3.0, 0.0008, 0.004), (-1.3, NORTH - 0.0007, 1.0), chalk, 0)


def floor_boards(m):
    kraft = M.plain("kraft", (0.40, 0.285, 0.165), 0.8, 0.2)
    boards(-2.86, -3.34, 2.86, -0.06, kraft, M.plain("floor_tape", (0.52, 0.43, 0.26), 0.35))


def pail(loc, paint):
    """A pail of paint, open."""
    white = M.plain("pail", (0.70, 0.70, 0.69), 0.35, 0.5)
    lathe(
        "pail",
        [(0, 0), (0.125, 0), (0.14, 0.30), (0.147, 0.305), (0.147, 0.325), (0.136, 0.325), (0.122, 0.02), (0, 0.02)],
        white,
        48,
        loc,
    )
    lathe("pail_paint", [(0, 0.232), (0.1345, 0.232), (0.1335, 0.222), (0, 0.222)], paint, 48, loc)


def painted(m):
    """Week five: the ceiling hangs, the tiles lie under boards, the first coat is on."""
    floor_boards(m)
    wires((-2.35, -0.02, 2.42), M.plain("wire_blue", (0.02, 0.05, 0.20), 0.5), 0.25, 2, 5)
    ladder((-1.15, -0.85, 0.004), math.radians(-70), m["satin"])
    coat = M.plain("coat", (0.74, 0.725, 0.69), 0.3)
    for k, (x, y) in enumerate(((-0.30, -0.62), (0.06, -0.50), (-0.14, -0.92))):
        pail((x, y, 0.004), (coat, coat, M.plain("coat_clay", (0.50, 0.36, 0.27), 0.3))[k])
    rolled((0.55, -0.75, 0.004), 0.9, 0.05, m["paper"], 0.5, seed=6)


def carcasses(m):
    """Week eight: clay lime is on, the panel is up, bodies have no fronts yet; the sofa waits under a sheet."""
    floor_boards(m)
    turn = math.pi
    fluted((TV, SOUTH, 0.0), 2.10, HEIGHT - 0.02, m["veneer_z"], turn)
    g = empty("tv_body", (TV, SOUTH + 0.021, 0), turn)
    open_case(g, -1.2, 1.2, 0.18, 0.48, 0.36, m["veneer_x"], (), m["white_lam"])
    for x in (-0.4, 0.4):
        box("case_middle", (0.018, 0.34, 0.262), (x, -0.18, 0.33), m["veneer_x"], 0.001, parent=g)
    for k in range(3):
        lean = math.radians(7 + 1.2 * k)
        box(
            "front_waiting",
            (0.798, 0.018, 0.276),
            (0.80 + 0.03 * k, SOUTH + 0.052 + 0.026 * k, 0.1425),
            m["ivory_lam"],
            0.001,
            rot=(lean, 0, 0),
        )
    split_ac((-2.10, -0.001, 2.40), 0.0, -0.37)
    blocks = [((2.0, 0.84, 0.44), (0, 0, 0.22)), ((2.0, 0.24, 0.80), (0, 0.30, 0.40))]
    sheet = M.linen("dust_sheet", (0.66, 0.645, 0.61), var=0.05, bump=0.2)
    cover("dust_sheet", 3.3, 2.3, blocks, 0.86, sheet, (-1.45, -1.35, 0.004), seed=12, crumple=0.5, thickness=0.004)
    card = M.plain("carton", (0.42, 0.30, 0.18), 0.85, 0.2)
    for size, at, a in (
        ((0.62, 0.42, 0.44), (0.50, -0.40, 0.2245), 0.06),
        ((0.56, 0.40, 0.30), (0.47, -0.41, 0.595), -0.10),
        ((0.44, 0.36, 0.34), (1.06, -0.42, 0.1745), 0.3),
    ):
        box("carton", size, at, card, 0.004, rot=(0, 0, a))
