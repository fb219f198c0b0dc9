"""A low bed under a row of pegs and a print, the western shutters ajar; a bench with folded cloth at its foot."""

from ...kit import *
from ...kit import light as L
from ...kit import materials as M
from .shell import room_shell, shuttered


def bedroom(m):
    window = [rect_pts(5.2 - 1.75 - 0.7, 0.45, 5.2 - 1.75 + 0.7, 2.35)]
    room_shell(m, -2.2, 2.3, 0, lambda a, b: window if a[0] == b[0] == 2.3 else [], -5.2)
    shuttered(m, 2.3, -1.75, 1.40, 1.90, (100, 64), 0.45)
    box("sill", (0.36, 1.5, 0.035), (2.43, -1.75, 0.435), m["kota"], 0.006)
    box("head", (2.5, 0.045, 0.62), (-0.15, -0.03, 0.72), m["teak_x"], 0.008, 3)
    for k in range(4):
        box("head_panel", (0.54, 0.02, 0.42), (-0.15 - 0.9 + 0.6 * k, -0.056, 0.74), m["teak_x"], 0.01, 3)
    mats = {"wood": m["teak_x"], "dark": m["dark_x"], "sheet": m["white_linen"], "duvet": m["white_linen"], "throw": m["indigo"],
            "case": m["sky"], "sham": m["white_linen"], "accent": m["madder"]}  # fmt: skip
    bed((-0.15, -0.06, 0), mats, w=1.62, seed=7)
    bedside((-1.42, -0.32, 0), m["teak_x"], m["teak_z"], m["brass"])
    bedside((1.12, -0.32, 0), m["teak_x"], m["teak_z"], m["brass"])
    table_lamp((1.16, -0.27, 0.46), m["blue"], m["lampshade"], m["brass"], 0.46, 0.145)
    books((-1.44, -0.34, 0.46), 3, 0.2, (m["indigo"], m["khadi"], m["ochre"]), 6)
    lota((-1.28, -0.42, 0.46), m["brass"], 0.85)
    block_print((-0.52, -0.012, 1.66), 0.58, 0.76, m["teak_z"], (0.70, 0.645, 0.54), (0.040, 0.058, 0.115), (0.30, 0.062, 0.040), 5, 6)
    block_print((0.22, -0.012, 1.66), 0.58, 0.76, m["teak_z"], (0.040, 0.058, 0.115), (0.62, 0.57, 0.48), (0.44, 0.20, 0.06), 4, 5)
    rug((-0.15, -2.2, 0.003), 2.9, 1.9, M.rug_wool("dhurrie2", (0.55, 0.50, 0.42)), 0, True, m["khadi"])
    foot_bench(m, -0.15, -2.72)
    planter((1.95, -0.42, 0), 0.19, 0.36, m["terracotta"], m["soil"], "taper")
    areca((1.95, -0.42, 0.30), 1.3, m["leaf2"], m["stem"], 12, 8)
    pegs(m)
    L.portal((2.7, -1.75, 1.4), (-1, 0, 0), (1.4, 1.9))


def foot_bench(m, x, y):
    bench_seat((x, y, 0.014), 1.3, 0.40, 0.45, m["teak_x"], m["khadi"])
    z = 0.462
    for k, (name, turn, w, d, h) in enumerate((("indigo", 0.04, 0.42, 0.31, 0.050), ("madder", -0.05, 0.39, 0.30, 0.040), ("khadi", 0.02, 0.40, 0.29, 0.046), ("ochre", -0.09, 0.36, 0.28, 0.036))):
        folded_cloth((x + 0.22 + 0.006 * k, y - 0.004 * k, z + 0.004), w, d, m[name], h, turn, 31 + k)
        z += h + 0.003
    books((x - 0.36, y + 0.02, 0.462), 2, 0.3, (m["sky"], m["khadi"]), 21)


def pegs(m):
    """A rail of turned pegs on the quiet wall; a shawl and a bag hang from it."""
    box("peg_rail", (0.022, 1.5, 0.09), (-2.188, -1.9, 1.70), m["teak_y"], 0.006)
    for k in range(5):
        peg = [(0, 0), (0.012, 0), (0.010, 0.05), (0.016, 0.07), (0, 0.078)]
        lathe("peg", peg, m["teak_z"], 24, (-2.18, -2.5 + 0.3 * k, 1.70), rot=(0, math.pi / 2, 0))
    shawl = curtain((-2.115, -1.60, 0.78), 0.34, 0.93, 5, 0.022, m["indigo"], math.radians(90), 6, 2.4)
    shawl.modifiers.new("thick", "SOLIDIFY").thickness = 0.004
