"""The founder's desk from above, in the last sun: a plan with corrections, a detail on tracing paper, samples."""

import math
import random

from mathutils import Vector

from ...kit import light as L
from ...kit import materials as M
from ...kit.core import box, tube
from ...kit.drawing_table import (
    chipped,
    crumbs,
    printed,
    scale_rule,
    sharpened,
    shaving,
    sheet,
    spectacles,
    swatch,
    turned_up,
)
from ...kit.leaves import put
from ...kit.life import tea
from ...kit.outlook import spray
from .sheets import plan, shutter_detail


def desk(m):
    for k in range(5):  # boards, each with its own grain
        box("board", (1.6, 0.1585, 0.03), (0.1 + 0.03 * k, -0.36 + 0.16 * k, -0.015), m["teak_x"], 0.0012)
    box("below", (3, 3, 0.02), (0, 0, -0.06), m["dark_x"], 0)
    sheet(
        "plan",
        0.420,
        0.594,
        (-0.082, 0.030, 0.0002),
        math.radians(3.5),
        printed("kulkarni_plan", plan()),
        3,
        (1, -1, 0.035, 0.05),
        0.0005,
        0.0,
    )
    sheet(
        "tracing",
        0.230,
        0.200,
        (-0.155, 0.200, 0.0030),
        math.radians(-9),
        printed("kulkarni_tracing", shutter_detail(), 0.42),
        5,
        (1, -1, 0.085, 0.032),
        0.0012,
    )
    tip, wood, lead = (
        M.plain("pencil_paint", (0.018, 0.030, 0.055), 0.3),
        M.plain("cedar", (0.50, 0.31, 0.17), 0.8),
        M.plain("graphite", (0.05, 0.05, 0.052), 0.35),
    )
    red, lead2 = M.plain("red_paint", (0.33, 0.028, 0.018), 0.32), M.plain("red_lead", (0.42, 0.035, 0.02), 0.7)
    scale_rule(
        (-0.045, -0.214, 0.0022), math.radians(-7), wood=M.plain("boxwood", (0.52, 0.36, 0.16), 0.45), ink=m["ink"]
    )
    sharpened((-0.035, -0.135, 0.0016), math.radians(38), tip, wood, lead, 0.158, m["brass"])
    sharpened((-0.205, -0.095, 0.0016), math.radians(-14), red, wood, lead2, 0.096)
    box(
        "eraser",
        (0.042, 0.021, 0.012),
        (0.085, -0.128, 0.0078),
        M.plain("rubber", (0.62, 0.60, 0.56), 0.9),
        0.004,
        3,
        rot=(0, 0, 0.7),
    )
    box(
        "eraser_sleeve",
        (0.026, 0.0216, 0.0126),
        (0.0907, -0.1232, 0.0079),
        M.print_paper("sleeve", (0.06, 0.10, 0.19)),
        0.003,
        2,
        rot=(0, 0, 0.7),
    )
    crumbs((0.058, -0.118, 0.0018), 0.045, M.plain("rubbed", (0.30, 0.29, 0.28), 0.9), 55, 4, 0.0008)
    for k, (x, y, turn) in enumerate(
        ((0.176, -0.235, 0.4), (0.192, -0.221, 2.1), (0.157, -0.252, 4.0), (0.150, -0.219, 5.1))
    ):
        shaving((x, y, 0.0006), turn, tip if k != 2 else red, wood, k + 2, 0.7 + 0.25 * (k % 3), 0.0075)
    crumbs((0.172, -0.235, 0.0005), 0.03, lead, 50, 8, 0.0004)
    box("sharpener", (0.024, 0.015, 0.011), (0.205, -0.252, 0.0055), m["brass"], 0.0012, 2, rot=(0, 0, 0.5))
    tube(
        "screw",
        [(0.205, -0.252, 0.0108), (0.205, -0.252, 0.0116)],
        0.0026,
        M.plain("steel", (0.5, 0.5, 0.5), 0.3, 0.5, 1.0),
        4,
    )
    oxide, kota = m["oxide"], m["kota"]
    chipped((0.182, 0.098, 0.0002), 0.082, 0.074, 0.012, oxide, 0.10, 5, 0.22)
    chipped((0.196, 0.012, 0.0002), 0.066, 0.078, 0.014, kota, -0.08, 8, 0.0)
    box("teak_sample", (0.028, 0.098, 0.012), (0.146, 0.010, 0.0062), m["teak_y"], 0.0008, 2, rot=(0, 0, 0.05))
    swatch((0.178, -0.092, 0.0003), 0.095, 0.080, m["khadi"], 0.22, 3)
    swatch((0.166, -0.122, 0.0022), 0.092, 0.074, m["indigo"], -0.15, 5)
    swatch((0.196, -0.140, 0.0044), 0.064, 0.056, m["madder"], 0.34, 9, lift=0.004)
    tube("pin", [(0.176, -0.118, 0.0085), (0.202, -0.127, 0.0092)], 0.0004, m["brass"], 3)
    spectacles(
        (0.075, 0.205, 0.0022),
        math.radians(-16),
        m["brass"],
        M.plain("horn", (0.05, 0.022, 0.01), 0.25),
        M.thin_glass("lens"),
    )
    tea((0.190, 0.238, 0.0002))
    low_sun()
    turned_up()


def low_sun(azimuth=22.0, elevation=23.0):
    """The sun in a gap between shutters: `azimuth` degrees from +x towards the back of the desk."""
    a, e = math.radians(azimuth), math.radians(elevation)
    L.sun(90 - azimuth, elevation, 12, (1, 0.62, 0.33), 0.7)
    black = M.plain("beside", (0.10, 0.07, 0.05), 0.9)
    for v0, v1 in ((0.235, 2.2), (-2.2, -0.30)):
        u, v = 0.95, (v0 + v1) / 2
        box(
            "jamb",
            (0.05, v1 - v0, 2.4),
            (u * math.cos(a) - v * math.sin(a), u * math.sin(a) + v * math.cos(a), 1.0),
            black,
            0,
            rot=(0, 0, a),
        )
    rnd = random.Random(6)
    green = M.leaf("shade_leaf", (0.06, 0.12, 0.035), 0.35)
    twig = spray((green, green), 3, 0.42, 0.12, 0.024)
    for k in range(3):
        v, far = 0.33 + 0.08 * k, 0.62 + 0.06 * k
        at = Vector(
            (far * math.cos(a) - v * math.sin(a), far * math.sin(a) + v * math.cos(a), far * math.tan(e) + 0.02)
        )
        put(twig, tuple(at), rnd.uniform(2.5, 4.5), 0.6, (rnd.uniform(-0.8, 0.8), rnd.uniform(-0.8, 0.8)))
    L.area((0.9, 0.5, 1.1), (-0.6, -0.35, -0.75), (1.2, 1.2), 6, (0.80, 0.90, 1.0), "window")
    L.flat_world((0.75, 0.72, 0.68), 0.15)
