"""The room the veranda serves: linen sofa, low travertine table, a boucle chair, a niche with shelves."""

from ...kit import *
from ...kit import materials as M
from .measures import HEIGHT
from .veranda_room import niche, shell

NICHE = -1.45


def living(m):
    """The room the veranda serves: linen sofa, low travertine table, a boucle chair, a niche with shelves."""
    shell(m, [arch_pts(c + 0.1, 1.05, 1.75) for c in (1.15, 2.85, 4.55)], 0.36, NICHE)
    niche(m, NICHE)
    rug((-0.35, -2.15, 0.001), 3.5, 2.3, M.rug_wool("rug", (0.60, 0.53, 0.44)), 0, True, m["ivory"])
    cushions = [(-0.95, 0.02, 0.66, (0.52, 0.52), 14, 8, m["ivory"], 1), (-0.66, -0.06, 0.62, (0.46, 0.46), 20, -12, m["indigo"], 2),
                (0.88, 0.0, 0.66, (0.52, 0.52), 14, -9, m["olive"], 3), (0.60, -0.05, 0.58, (0.56, 0.34), 20, 6, m["ivory"], 4)]  # fmt: skip
    sofa((-1.42, -0.62, 0), 0, 2.7, 1.0, 2, m["linen"], None, cushions)
    armchair_boucle((1.10, -2.35, 0.012), math.radians(-38), M.boucle("boucle", (0.76, 0.725, 0.66)), m["teak_z"], curls=30000)
    round_table((-0.95, -2.02, 0.012), 0.50, 0.33, 0.05, m["travertine"], 0.20, m["travertine"], "low_table")
    tray((-1.08, -1.98, 0.342), 0.20, m["teak_x"])
    vase((-1.12, -1.92, 0.35), 0.20, 2, m["dark"])
    branches((-1.12, -1.92, 0.52), 0.60, 5, m["leaf"], m["bark"], 9, 0.07, 0.017, 0.42)
    cup((-1.16, -2.26, 0.342), m["white"])
    books((-0.72, -2.16, 0.342), 3, 0.4, (m["indigo"], m["ivory"], m["olive"]), 2)
    pendant_dome(
        (-1.0, -2.05, 1.78),
        0.30,
        0.22,
        HEIGHT - 1.8,
        M.plain("shade_out", (0.60, 0.54, 0.46), 0.7, 0.2),
        M.plain("shade_in", (0.80, 0.70, 0.52), 0.45, 0.3),
        strength=8,
        power=45,
        canopy=m["brass"],
    )
    floor_lamp((-2.72, -0.98, 0), 1.50, m["brass"], M.lampshade("shade", (0.82, 0.72, 0.56)), 0.19, 40)
    planter((2.62, -0.52, 0), 0.22, 0.40, m["basalt"], m["soil"], "drum")
    rubber_plant((2.62, -0.52, 0.36), 1.35, m["leaf3"], m["bark"], 6, 13, 0, 0.25, 0.062)
    circle = [(0.5 + 0.26 * math.cos(a) * 0.736, 0.52 + 0.26 * math.sin(a)) for a in (6.283 * i / 64 for i in range(64))]
    canvas_art((-1.42, -0.012, 1.72), 1.25, 0.92, m["teak_z"], M.print_paper("paper", (0.70, 0.65, 0.56)), [
        (circle, M.print_paper("moon", (0.50, 0.31, 0.12))),
        ([(0.0, 0.0), (1, 0.0), (1, 0.30), (0.62, 0.38), (0.34, 0.27), (0.0, 0.36)], M.print_paper("ridge", (0.09, 0.11, 0.14))),
        ([(0.0, 0.0), (1, 0.0), (1, 0.16), (0.55, 0.22), (0.0, 0.12)], M.print_paper("field", (0.17, 0.19, 0.11))),
    ])  # fmt: skip
    slab("garden", -9, -9, -3.36, 0.6, -0.05, 0.1, m["grass"])
    hedge(-8.2, -9, -6.2, 0.2, 2.2, (m["leaf"], m["leaf2"]), -0.1, 6, 41)
