"""Living of joshi."""

from ...kit import *
from ...kit import light as L
from ...kit import materials as M
from .measures import HEIGHT, WARM


def living_shell(m):
    slab("floor", -3.5, -4.9, 3.9, 0.3, 0, 0.2, m["floor"])
    wall("back", (3.6, 0), (-3.4, 0), HEIGHT + 0.1, 0.25, [], m["green"], 0.012)
    wall("left", (-3.2, 0.2), (-3.2, -4.9), HEIGHT + 0.1, 0.25, [rect_pts(1.0, 0.55, 2.7, 2.35)], m["plaster"], 0.012)
    wall("right", (3.2, -4.9), (3.2, 0.2), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-3.5, -4.6), (3.5, -4.6), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (7.0, 5.4, 0.2), (0, -2.3, HEIGHT + 0.1), m["ceiling"], 0)
    for a, b in (((3.2, 0), (-3.2, 0)), ((-3.2, 0), (-3.2, -4.6)), ((3.2, -4.6), (3.2, 0))):
        skirting("skirting", a, b, m["dark_x"], 0.08, 0.011)
    glazed_frame((-3.33, -1.65, 0), 1.7, 1.8, m["teak_z"], m["glass"], math.pi / 2, (2, 2), 0.05, 0.06, 0.55)
    box("sill", (0.36, 1.8, 0.035), (-3.22, -1.65, 0.535), m["basalt"], 0.006)
    curtain((-3.08, -0.62, 0), 0.42, 2.56, 5, 0.045, m["sheer"], math.radians(90), 2)
    curtain((-3.08, -2.80, 0), 0.50, 2.56, 5, 0.045, m["sheer"], math.radians(90), 7)
    tube("rod", [(-3.08, -0.35, 2.62), (-3.08, -3.1, 2.62)], 0.011, m["brass"], 5)


def sitting(m):
    rug((-1.35, -2.0, 0.001), 3.0, 2.1, M.rug_wool("rug", (0.28, 0.22, 0.15)), 0, True, m["ivory"])
    cushions = [
        (-0.80, 0.02, 0.66, (0.52, 0.52), 14, 7, m["rust"], 1),
        (-0.50, -0.07, 0.60, (0.56, 0.34), 20, -9, m["ivory"], 4),
        (0.74, 0.0, 0.66, (0.52, 0.52), 14, -8, m["ochre"], 3),
    ]
    sofa((-1.45, -0.58, 0), 0, 2.3, 0.96, 2, m["linen"], None, cushions)
    armchair_boucle((0.45, -2.15, 0.012), math.radians(-48), M.boucle("boucle", (0.44, 0.39, 0.31)), m["teak_z"], curls=26000)
    round_table((-1.35, -1.95, 0.012), 0.46, 0.33, 0.045, m["travertine"], 0.19, m["travertine"], "low_table")
    tray((-1.45, -1.90, 0.342), 0.17, m["brass"])
    lota((-1.49, -1.86, 0.353), m["brass"])
    tea((-1.38, -1.95, 0.353))
    newspaper((-1.16, -2.10, 0.342), 0.5, seed=5)
    books((-1.14, -2.12, 0.3555), 1, 0.8, (m["rust"], m["ivory"]), 2)
    side_table(m, -2.86, -0.62)
    table_lamp((-2.86, -0.60, 0.50), m["celadon"], m["shade"], m["brass"], 0.52, 0.17, 16, WARM)
    books((-2.72, -0.82, 0.50), 2, 1.2, (m["ochre"], m["ivory"]), 9)
    floor_lamp((1.25, -0.62, 0), 1.52, m["brass"], m["shade"], 0.20, 26, WARM)
    planter((0.42, -0.45, 0), 0.20, 0.38, m["terracotta"], m["soil"], "taper")
    rubber_plant((0.42, -0.45, 0.33), 1.15, m["leaf"], m["bark"], 5, 13, 0, 0.22, 0.058)
    photograph((-1.45, -0.001, 1.66), 0.87, 0.58, "projects/residential/deshmukh-residence/01.jpg", m["black"], tilt=-0.3)
    switches((0.86, -0.001, 1.25), 0, 5)
    cable([(1.25, -0.56, 0.012), (1.20, -0.30, 0.005), (1.02, -0.12, 0.005), (0.98, -0.012, 0.006), (0.97, -0.004, 0.30)], m["black"])
    switches((0.97, -0.001, 0.32), 0, 1)
    for x in (-2.05, -0.85):
        L.spot((x, -0.75, 2.8), (x + 0.1, -0.02, 1.7), 6, (1, 0.72, 0.45), 60, 0.9)


def side_table(m, x, y):
    round_table((x, y, 0), 0.24, 0.50, 0.025, m["teak_x"], 0.04, m["teak_z"], "side_table", drum=False)
