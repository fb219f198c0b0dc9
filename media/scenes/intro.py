"""The opening film: morning light moves over a lime wall to the mark in its niche."""

import math

import numpy as np
from mathutils import Vector

from ..kit import light as L
from ..kit import materials as M
from ..kit.core import box, plate, reset
from ..kit.outline import outlines
from ..kit.plants import areca, planter
from ..kit.shell import arch_pts, rect_pts, slab
from ..view import View

EDITION = 1
ARCH = "M2 36.2V17C8 6 14 2 18.5 2S29 6 35 17V36.2Z"
LETTER = (
    "M27.6 17.7V30.1Q27.2 30.1 26.8 30Q26.5 29.9 26.2 29.5V17.7H21.6V30.1Q21.2 30.1 20.8 30Q20.5 29.9 20.2 29.5V23.7"
    "Q19.2 24.1 18.1 24.1Q17.3 24.1 16.5 23.9Q15.7 23.6 14.9 23.2Q15.6 23.9 16.1 24.6Q16.5 25.4 16.5 26.3"
    "Q16.5 27 16.2 27.6Q16 28.2 15.5 28.7Q15 29.2 14.3 29.5Q13.6 29.8 12.6 29.8Q11.8 29.8 11 29.5Q10.2 29.2 9.5 28.6"
    "Q8.8 28 8.2 27.2Q7.7 26.3 7.3 25.3Q7.5 25.2 7.7 25.2Q8.3 26.9 9.4 27.8Q10.5 28.7 11.7 28.7Q12.4 28.7 13.1 28.5"
    "Q13.7 28.2 14.1 27.8Q14.6 27.4 14.9 26.8Q15.1 26.2 15.1 25.4Q15.1 24.4 14.7 23.8Q14.3 23.2 13.6 22.8"
    "Q13 23.1 12.4 23.2Q11.7 23.4 11.1 23.4Q10.9 23.4 10.7 23.2Q10.5 23.1 10.4 22.9Q10.2 22.7 10.2 22.5"
    "Q10.1 22.3 10.1 22.1Q10.8 22.1 11.6 21.9Q12.4 21.7 13 21.3Q13.7 20.9 14.1 20.2Q14.6 19.6 14.6 18.7"
    "Q14.6 18.4 14.5 18.1Q14.4 17.8 14.2 17.6Q14 17.3 13.6 17.1Q13.3 17 12.8 17Q12 17 11.3 17.4Q10.6 17.7 9.9 18.3"
    "Q9.7 18.2 9.5 18.1Q9.3 18 9.1 17.9Q8.9 17.7 8.8 17.6Q8.6 17.4 8.6 17.3Q9.2 16.6 9.9 16.3Q10.6 15.9 11.5 15.9"
    "Q12.2 15.9 13 16.2Q13.8 16.6 14.4 17.1Q15 17.6 15.4 18.3Q15.9 19 15.9 19.7Q15.9 20.6 15.4 21.3"
    "Q14.9 22 14.2 22.5Q14.8 22.8 15.5 22.9Q16.1 23 16.9 23Q17.8 23 18.6 22.8Q19.5 22.5 20.2 22.1V17.7H17"
    "Q16.9 17.7 16.7 17.6Q16.6 17.5 16.5 17.4Q16.4 17.2 16.3 17Q16.3 16.8 16.3 16.7H29.7Q29.9 16.7 30 16.8"
    "Q30.1 16.9 30.2 17.1Q30.3 17.2 30.4 17.4Q30.4 17.6 30.4 17.7ZM22.2 11.8Q21.3 11.8 20.7 12Q20 12.2 19.4 12.5"
    "Q19.1 12.2 18.9 11.9Q18.7 11.5 18.6 11.2Q19.7 10.5 21.1 10.5Q22.2 10.5 23.2 11Q24.1 11.5 24.9 12.2"
    "Q25.7 13 26.2 13.9Q26.8 14.9 27 15.9Q26.9 16.1 26.6 16.1Q26.4 15.1 25.9 14.3Q25.5 13.5 24.9 13"
    "Q24.4 12.4 23.7 12.1Q23 11.8 22.2 11.8Z"
)
UNIT = 0.060  # metres for one unit of the mark's drawing
DRAWING = 37
SUN = (-148, 31)  # azimuth, elevation
LAYERS = ("sky", "sun")
SECONDS, RATE = 2.4, 25

VIEWS = {
    "desktop": View((0.0, -6.0, 1.22), 0, 38, (0, 0.0), size=(1280, 720), samples=8),
    "phone": View((0.0, -6.0, 1.22), 0, 44, (0, 0.0), size=(720, 1280), samples=12),
}


def placed(points):
    """From the drawing's units to metres, centred on the wall; the niche's foot stands 0.14 m above the floor."""
    return [((x - DRAWING / 2) * UNIT, y * UNIT + 0.09) for x, y in points]


def build(view):
    reset()
    plaster = M.lime_plaster("plaster", (0.56, 0.50, 0.42), 0.11, 0.5)
    inside = M.lime_plaster("inside", (0.44, 0.375, 0.31), 0.12, 0.5)
    kota = M.kota_stone("kota", (1.4, 0.7), 0.003, base=(0.19, 0.205, 0.185), rough=(0.16, 0.36))
    brass = M.brass(rough=0.30, col=(0.70, 0.47, 0.20))
    slab("floor", -9, -9, 9, 1.2, 0, 0.2, kota)
    niche = placed(outlines(ARCH, DRAWING)[0])
    plate("wall", rect_pts(-9, 0, 9, 6), [niche], 0.30, plaster, 0.02, 3, loc=(0, 0.15, 0), rot=(math.pi / 2, 0, 0))
    box("niche_back", (3.2, 0.06, 3.2), (0, 0.33, 1.5), inside, 0)
    for shape in outlines(LETTER, DRAWING):
        plate("letter", placed(shape), [], 0.05, brass, 0.006, 3, loc=(0, 0.262, 0), rot=(math.pi / 2, 0, 0))
    gobo(view)
    planter((2.35, -0.55, 0), 0.26, 0.44, M.basalt(), M.plain("soil", (0.04, 0.03, 0.02), 0.95), "drum")
    areca(
        (2.35, -0.55, 0.38),
        1.6,
        M.leaf("leaf", (0.06, 0.11, 0.03), 0.35),
        M.plain("stem", (0.16, 0.19, 0.06), 0.6),
        13,
        6,
    )


def gobo(view):
    """A window of three arches far outside: its light is what wanders over the wall."""
    d = L.sun_dir(*SUN)
    holes = [arch_pts(x, 1.30, 1.35, -1.35) for x in (-1.62, 0.0, 1.62)]
    screen = plate("gobo", rect_pts(-9, -7, 9, 7), holes, 0.04, M.plain("gobo", (0.2, 0.2, 0.2)), 0.005)
    screen.location = Vector((0.0, 0.2, 1.05)) + d * 4.2
    screen.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    screen.visible_camera = screen.visible_diffuse = screen.visible_glossy = False


def light(layer):
    """The cool light before sunrise, or the sun alone in white; its colour is given in the mix."""
    if layer == "sky":
        L.flat_world((0.62, 0.74, 1.0), 0.30)
        L.area((-3.5, -5.0, 3.4), (0.55, 0.8, -0.42), (3, 3), 60, (0.85, 0.92, 1.0))
    else:
        L.flat_world((0, 0, 0), 0)
        L.sun(*SUN, 8, (1, 1, 1), 2.2)


def frame(layers, t):
    """A front of light comes from the left, warm at first, and ends beyond the mark."""
    h, w = layers["sky"].shape[:2]
    s = min(1.0, t / 0.86)
    s = s * s * (3 - 2 * s)
    across = np.linspace(0, 1, w, dtype=np.float32)[None, :]
    down = np.linspace(-0.5, 0.5, h, dtype=np.float32)[:, None]
    edge = -0.45 + 1.95 * s - down * 0.22
    lit = np.clip((edge - across) / 0.42 + 0.5, 0, 1)
    lit = (lit * lit * (3 - 2 * lit))[..., None]
    warm = np.array((1.0, 0.58 + 0.24 * s, 0.32 + 0.30 * s), np.float32)
    sun = layers["sun"] * warm * (lit * (0.55 + 0.45 * s) + 0.05 * s)
    return layers["sky"] * (0.40 + 0.30 * s) + sun
