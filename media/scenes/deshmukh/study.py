"""The study: a desk below an arched window; beyond it the veranda's columns, the swing, the wet court."""

from ...kit import *
from ...kit import light as L
from ...kit import materials as M
from .court import court
from .rooms import room
from .veranda import veranda

TOP, MIDDLE = 0.751, -2.0  # the desk's top; the window's middle


def study(m):
    room(m, -4.0, -0.3, -4.4, (1.75,), sill=0.46, back=[arch_pts(-0.3 - MIDDLE, 1.7, 1.50, 0.82)])
    box("sill", (1.76, 0.40, 0.035), (MIDDLE, 0.13, 0.806), m["kota"], 0.006)
    veranda(m, furnished=False)
    court(m)
    writing_desk((MIDDLE + 0.05, -0.46, 0), 1.75, 0.72, m["teak_x"], m["teak_z"], m["brass"])
    dining_chair((MIDDLE + 0.28, -1.18, 0), math.radians(164), m["teak_z"], m["cane"], m["ivory"])
    on_the_desk(m, MIDDLE)
    bookshelf(m)
    rug((MIDDLE + 0.05, -1.75, 0.001), 2.2, 1.5, M.rug_wool("rug4", (0.40, 0.34, 0.26)), 0, True, m["ivory"])
    cane_chair((-3.30, -2.75, 0.0), math.radians(62), m["teak_z"], m["cane"], m["ivory"])
    round_table((-3.55, -0.50, 0), 0.20, 0.46, 0.03, m["teak_x"], 0.035, m["teak_z"], "stool", drum=False)
    lota((-3.55, -0.50, 0.46), m["brass"], 1.3)
    canvas_art((-3.42, -0.012, 1.62), 0.56, 0.74, m["teak_z"], M.print_paper("paper4", (0.72, 0.67, 0.58)), [
        ([(0, 0), (1, 0), (1, 0.34), (0.68, 0.46), (0.40, 0.30), (0, 0.42)], M.print_paper("hill4", (0.17, 0.19, 0.11))),
        ([(0.62 + 0.12 * math.cos(a), 0.70 + 0.094 * math.sin(a)) for a in (6.283 * i / 48 for i in range(48))], M.print_paper("sun4", (0.50, 0.31, 0.12))),
    ])  # fmt: skip
    L.portal((MIDDLE, 0.36, 1.55), (0, -1, 0), (1.7, 1.6))


def on_the_desk(m, x):
    drawing((x - 0.02, -0.52, TOP), 0.58, 0.40, m["paper"], m["ink"], 0.05, 8)
    pencil((x + 0.12, -0.66, TOP + 0.002), m["rust"], 0.5)
    books((x - 0.55, -0.34, TOP), 3, 0.16, (m["rust"], m["ivory"], m["olive"]), 22)
    books((x - 0.56, -0.34, TOP + 0.075), 1, -0.25, (m["indigo"],), 4)
    desk_lamp((x + 0.62, -0.26, TOP), m["brass"], m["terracotta"], (-0.26, -0.12), 0.46, 5)
    cup((x + 0.50, -0.58, TOP), m["white"], 1.05)
    bowl((x - 0.30, -0.24, TOP), m["brass"], 0.5)
    vase((x + 0.80, -0.30, TOP), 0.20, 1, m["dark"])
    branches((x + 0.80, -0.30, TOP + 0.17), 0.42, 4, m["leaf"], m["bark"], 77, 0.055, 0.015, 0.4)


def bookshelf(m):
    g, cells = shelf_unit((-0.49, -1.95, 0), 1.5, 2.2, 0.32, 3, 5, m["teak_x"], m["teak_z"], m["teak_x"], -math.pi / 2)
    cloths = [m["olive"], m["ivory"], m["rust"], m["indigo"], m["ochre"], m["linen"]]
    for k, (cx, cz, w, h) in enumerate(cells):
        if k in (1, 6, 11):
            vase((cx, -0.02, cz), 0.22, (0, 2, 1)[k % 3], m[("terracotta", "dark", "brass")[k % 3]], s=0.8).parent = g
        else:
            row_of_books(cx - w / 2 + 0.01, cx - w / 2 + w * (0.95, 0, 0.7, 0.86, 0.6)[k % 5 if k % 5 != 1 else 0], -0.03, cz, cloths, 120 + k, parent=g)
