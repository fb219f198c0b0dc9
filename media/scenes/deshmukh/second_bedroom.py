"""The second bedroom: two beds for two sisters under joists, handloom on both, a lamp between them on a blue limewashed wall."""

from ...kit import *
from ...kit import materials as M
from .measures import HEIGHT
from .rooms import room

APART = 0.86


def second_bedroom(m):
    room(m, -2.5, 2.3, -5.0, (1.05, 2.85), "neel", 0.46, 1.15)
    narrow_bed(m, -APART, 0.95, "indigo", -0.86, -0.30, 3)
    narrow_bed(m, APART, 0.97, "rust", -0.66, -0.02, 6)
    bedside((0, -0.26, 0), m["teak_x"], m["teak_z"], m["brass"], w=0.46)
    table_lamp((0.02, -0.22, 0.46), m["white"], M.lampshade("shade2", (0.82, 0.74, 0.60)), m["brass"], 0.50, 0.155, 6)
    books((-0.13, -0.36, 0.46), 2, 0.25, (m["ochre"], m["ivory"]), 9)
    cup((0.16, -0.38, 0.46), m["terracotta"])
    rug((0, -1.75, 0.001), 0.72, 2.5, M.rug_wool("dhurrie", (0.46, 0.40, 0.31)), 0, True, m["ivory"])
    prints(m)
    trunk(m, 0.86, -2.95)
    bench_seat((-0.95, -2.72, 0.0), 0.85, 0.38, 0.44, m["teak_x"], m["linen"])
    folded_cloth((-1.02, -2.72, 0.443), 0.34, 0.27, m["ochre"], 0.044, 0.12, 12)
    planter((-2.08, -0.42, 0), 0.18, 0.34, m["terracotta"], m["soil"], "taper")
    areca((-2.08, -0.42, 0.28), 1.2, m["leaf2"], m["stem"], 12, 29)


def narrow_bed(m, x, w, colour, y0, y1, seed):
    """A low teak bed with a plain panelled head, a white cover, a handloom throw lying where it was left."""
    box("head", (w + 0.10, 0.045, 0.66), (x, -0.032, 0.66), m["teak_x"], 0.010, 3)
    for k in range(3):
        box("head_panel", ((w - 0.10) / 3 - 0.05, 0.016, 0.42), (x + (k - 1) * (w - 0.06) / 3, -0.058, 0.72), m["teak_z"], 0.008, 3)
    mats = {"wood": m["teak_x"], "dark": m["dark_x"], "sheet": m["ivory"], "duvet": m["ivory"]}
    g = bed((x, -0.05, 0), mats, w=w, length=1.98, throw=False, cushions=False)
    cover = next(c for c in g.children if c.name.startswith("duvet"))
    throw_over(cover, y0, y1, m[colour], lift=0.060)
    pillow("case", 0.66, 0.46, 5.0, 5 + seed % 2, m["linen"], (x - 0.02, -0.42, 0.745), (math.radians(58), 0, math.radians(3 - seed)))
    pillow("accent", 0.46, 0.46, 4.5, 1 + seed % 3, m[colour], (x + 0.05, -0.62, 0.735), (math.radians(52), 0, math.radians(seed * 2 - 9)))


def trunk(m, x, y):
    """A teak chest with brass straps at the foot of a bed."""
    box("trunk", (0.92, 0.46, 0.40), (x, y, 0.24), m["teak_x"], 0.008, 3)
    box("trunk_lid", (0.94, 0.48, 0.06), (x, y, 0.472), m["teak_x"], 0.012, 3)
    for dx in (-0.30, 0.30):
        box("strap", (0.034, 0.484, 0.006), (x + dx, y, 0.504), m["brass"], 0.002)
        box("strap", (0.034, 0.006, 0.44), (x + dx, y - 0.242, 0.275), m["brass"], 0.002)
    box("hasp", (0.05, 0.008, 0.09), (x, y - 0.242, 0.43), m["brass"], 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box("foot", (0.07, 0.07, 0.045), (x + sx * 0.40, y + sy * 0.17, 0.022), m["dark_x"], 0.008)
    folded_cloth((x + 0.05, y + 0.01, 0.510), 0.40, 0.30, m["indigo"], 0.040, 0.05, 5)
    folded_cloth((x + 0.06, y + 0.01, 0.554), 0.36, 0.28, m["ivory"], 0.034, -0.08, 8)


def prints(m):
    """Two block prints over the table, hung one above the other and not in line."""
    paper = M.print_paper("print_paper", (0.72, 0.67, 0.58))
    petals = [[(0.5 + r * math.cos(a) * 0.9, 0.5 + r * math.sin(a)) for a, r in ((6.283 * i / 60, 0.20 + 0.13 * math.cos(7 * 6.283 * i / 60)) for i in range(60))]]
    canvas_art((-0.10, -0.012, 1.52), 0.34, 0.34, m["teak_z"], paper, [(petals[0], m["rust"])])
    bud = [(0.5 + 0.16 * math.sin(a) * (1 + 0.4 * math.cos(a)), 0.46 + 0.30 * math.cos(a)) for a in (6.283 * i / 48 for i in range(48))]
    canvas_art((0.12, -0.012, 1.98), 0.30, 0.38, m["teak_z"], paper, [(bud, m["indigo"])])
