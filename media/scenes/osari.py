"""The veranda room of the studio's own story: the hero's film, its night, and the five hours of one camera.

The room lies at y < 0 behind an arch; its walls, veranda and court are the bungalow's. Morning comes from the left,
through three arches to the garden. It belongs to no project: no plan shows it."""

from ..kit import *
from ..kit import light as L
from ..kit import materials as M
from .deshmukh.court import court
from .deshmukh.measures import ARCH_W, ARCH_X, HEIGHT, LANTERNS
from .deshmukh.palette import palette
from .deshmukh.veranda import house_walls, veranda
from .deshmukh.veranda_room import niche, shell

GARDEN_ARCHES = (0.95, 2.70, 4.45)  # along the wall, from the court
NICHE = -1.75


def build(view):
    reset()
    m = palette()
    house_walls(m, True)
    veranda(m)
    court(m)
    shell(m, [arch_pts(y + 0.1, 1.1, 1.72) for y in GARDEN_ARCHES], 0.42, NICHE)
    daybed(m)
    table(m)
    chair(m)
    niche(m, NICHE)
    garden(m)
    L.sky(48, 150, 0.42, 4.0, 1.0, tint=(1.0, 1.0, 0.97))
    L.portal((ARCH_X, 0.5, 1.25), (0, -1, 0), (ARCH_W, 2.6))
    for y in GARDEN_ARCHES:
        L.portal((-3.5, -y, 1.15), (1, 0, 0), (1.1, 2.3))
    for x in LANTERNS:
        L.bulb((x, 0.55, 2.0), 26, (1, 0.66, 0.36), 0.06)


def daybed(m):
    """A teak baithak along the wall: a mattress, two bolsters, cushions; one print above it, a lamp at its head."""
    x, y, w, d = -1.45, -0.56, 2.25, 0.92
    box("rail", (w, d, 0.075), (x, y, 0.275), m["teak_x"], 0.010, 3)
    leg = [(0, 0), (0.026, 0), (0.034, 0.02), (0.024, 0.05), (0.040, 0.11), (0.044, 0.15), (0.028, 0.19), (0.046, 0.24), (0, 0.24)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe("leg", leg, m["teak_z"], 40, (x + sx * (w / 2 - 0.07), y + sy * (d / 2 - 0.07), 0))
    soft_box("mattress", (w - 0.05, d - 0.04, 0.15), 6, 30, 0.012, 0.004, 3, m["ivory"], (x, y, 0.385))
    for sx in (-1, 1):
        soft_box("bolster", (0.22, d - 0.14, 0.22), 3.2, 24, 0.006, 0.005, 5 + sx, m["rust"], (x + sx * (w / 2 - 0.15), y - 0.01, 0.56))
    for at, wide, high, turn, stuff, seed in ((-0.62, 0.54, 0.54, 7, "ivory", 1), (-0.26, 0.48, 0.48, -8, "olive", 2), (0.58, 0.54, 0.54, -6, "ivory", 3), (0.27, 0.58, 0.34, 9, "ochre", 4)):
        pillow("cushion", wide, high, 4.8, seed, m[stuff], (x + at, y + 0.26 - 0.10 * (seed % 2 == 0), 0.45 + high / 2), (math.radians(72), 0, math.radians(turn)))
    floor_lamp((-2.79, -0.42, 0), 1.52, m["brass"], M.lampshade("shade", (0.82, 0.72, 0.56)), 0.17, 40)
    sun = [(0.5 + 0.20 * math.cos(a), 0.56 + 0.20 * 1.08 / 0.86 * math.sin(a)) for a in (6.283 * i / 72 for i in range(72))]
    canvas_art((-1.28, -0.012, 1.66), 1.08, 0.86, m["teak_z"], M.print_paper("paper", (0.72, 0.67, 0.57)), [
        (sun, M.print_paper("sun", (0.50, 0.145, 0.055))),
        ([(0, 0), (1, 0), (1, 0.29), (0.70, 0.36), (0.40, 0.25), (0, 0.35)], M.print_paper("ridge", (0.17, 0.20, 0.17))),
        ([(0, 0), (1, 0), (1, 0.13), (0.55, 0.20), (0, 0.11)], M.print_paper("field", (0.30, 0.31, 0.24))),
    ])  # fmt: skip


def table(m):
    """A hand-loomed durrie with banded ends under a low travertine table; a dome over it."""
    bands = ((1.02, 0.035), (1.12, 0.012), (1.24, 0.055), (1.36, 0.012), (1.46, 0.035))
    rug((-0.15, -2.45, 0.001), 3.3, 2.05, M.rug_wool("durrie", (0.62, 0.57, 0.48), (0.055, 0.075, 0.13), bands), 0, True, m["ivory"])
    at = (-0.72, -2.25)
    round_table((*at, 0.012), 0.47, 0.33, 0.05, m["travertine"], 0.20, m["travertine"], "low_table")
    tray((at[0] - 0.10, at[1] + 0.05, 0.342), 0.20, m["brass"])
    vase((at[0] - 0.13, at[1] + 0.09, 0.35), 0.21, 2, m["dark"])
    branches((at[0] - 0.13, at[1] + 0.09, 0.53), 0.62, 6, m["leaf"], m["bark"], 9, 0.075, 0.018, 0.42)
    cup((at[0] - 0.02, at[1] - 0.04, 0.350), m["white"])
    books((at[0] + 0.24, at[1] - 0.08, 0.342), 3, 0.4, (m["indigo"], m["ivory"], m["rust"]), 2)
    out, into = M.plain("shade_out", (0.60, 0.54, 0.46), 0.7, 0.2), M.plain("shade_in", (0.80, 0.70, 0.52), 0.45, 0.3)
    pendant_dome((-0.80, -2.20, 1.84), 0.29, 0.21, HEIGHT - 1.86, out, into, strength=8, power=45, canopy=m["brass"])


def chair(m):
    """Teak and cane, turned half to the garden and half to whoever sits opposite."""
    cane_chair((0.92, -2.20, 0.012), math.radians(-52), m["teak_z"], m["cane"], m["ivory"])
    round_table((1.62, -1.72, 0), 0.22, 0.44, 0.025, m["teak_x"], 0.045, m["teak_z"], "stool", drum=False)
    lota((1.62, -1.70, 0.44), m["brass"])
    planter((2.58, -0.50, 0), 0.23, 0.40, m["terracotta"], m["soil"], "taper")
    areca((2.58, -0.50, 0.34), 1.45, m["leaf2"], m["stem"], 13, 34)


def garden(m):
    """Lawn and a hedge far enough that the early sun comes over it."""
    slab("garden", -22, -14, -3.42, 0.2, -0.05, 0.1, m["grass"])
    hedge(-19, -14, -17, 3, 2.2, (m["leaf"], m["leaf2"]), -0.1, 5, 41, leaf=0.15)
    for x, y, h, seed in ((-6.4, -1.9, 1.5, 61), (-5.6, -4.0, 1.2, 62)):
        areca((x, y, -0.1), h, m["leaf2"], m["stem"], 12, seed)
