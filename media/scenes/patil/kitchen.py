"""A teak kitchen under a long shelf; the morning comes in over the sink."""

from ...kit import *
from ...kit import light as L
from ...kit import materials as M
from .measures import HEIGHT


def kitchen(m):
    """Counter on the back wall, a window in the left one, a tall caned cupboard at the right."""
    slab("floor", -2.3, -4.4, 2.4, 0.3, 0, 0.2, m["kota"])
    wall("back", (2.4, 0), (-2.2, 0), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("left", (-1.9, 0.1), (-1.9, -4.4), HEIGHT + 0.1, 0.28, [rect_pts(0.45, 1.02, 1.75, 2.25)], m["plaster"], 0.012)
    wall("right", (2.1, -4.4), (2.1, 0.1), HEIGHT + 0.1, 0.25, [], m["plaster"], 0.012)
    wall("front", (-2.3, -4.1), (2.4, -4.1), HEIGHT + 0.1, 0.25, [], m["plaster"])
    box("ceiling", (4.8, 4.8, 0.2), (0, -2.0, HEIGHT + 0.1), m["ceiling"], 0)
    skirting("skirting", (2.1, -4.1), (2.1, 0), m["dark_x"], 0.07, 0.011)
    glazed_frame((-2.06, -1.0, 0), 1.28, 1.21, m["teak_z"], m["glass"], math.pi / 2, (2, 2), sill=1.03)
    box("sill", (0.32, 1.34, 0.03), (-2.02, -1.0, 1.01), m["kota_top"], 0.006)
    kitchen_run((-0.4, -0.32, 0), 3.0, m["teak_x"], m["teak_x"], m["kota_top"], m["brass"], 0.62, 0.90, 5, 0, m["dark_x"], (1, 3))
    wet = kitchen_run((-1.58, -1.45, 0), 1.62, m["teak_x"], m["teak_x"], m["kota_top"], m["brass"], 0.62, 0.90, 3, math.pi / 2, m["dark_x"], (2,))
    tile_field((-1.9, 0, 0.90), 3.02, 0.56, m["tile"], m["grout"], (0.14, 0.07), 0.003, 0, 5, stagger=True)
    box("shelf", (2.7, 0.24, 0.034), (-0.5, -0.12, 1.62), m["teak_x"], 0.004)
    for x in (-1.6, -0.5, 0.6):
        tube("bracket", [(x, -0.004, 1.50), (x, -0.01, 1.595), (x, -0.20, 1.598)], 0.006, m["brass"], 3)
    shelf_row((-0.5, -0.12, 1.637), 2.6, (m["white"], m["celadon"], m["terracotta"], m["white"]), m["brass"], 22)
    larder(m, 1.62)
    on_the_counter(m, wet)
    planter((-1.98, -0.62, 1.025), 0.075, 0.12, m["terracotta"], m["soil"], "taper")
    branches((-1.98, -0.62, 1.12), 0.22, 8, m["leaf2"], m["stem"], 41, 0.03, 0.012, 0.6)
    pendant_dome((-0.1, -1.35, 1.75), 0.20, 0.15, HEIGHT - 1.77, m["shade"], m["shade_in"], strength=4, power=5, canopy=m["brass"])
    rug((-0.1, -1.35, 0.001), 1.9, 0.7, M.rug_wool("runner", (0.45, 0.46, 0.36)), 0, True, m["ivory"])
    tree((-8.5, -1.6, -6.3), 8.0, 2.6, (m["far"], m["leaf2"]), m["bark"], 3, 190, leaf=0.2)
    L.portal((-2.25, -1.0, 1.63), (1, 0, 0), (1.3, 1.25))


def larder(m, x):
    """A tall cupboard with caned doors; the left one stands ajar."""
    box("larder", (0.92, 0.58, 2.28), (x, -0.30, 1.14), m["teak_z"], 0.005)
    for s in (-1, 1):
        box("larder_door", (0.445, 0.022, 2.20), (x + s * 0.226, -0.60, 1.16), m["teak_z"], 0.004)
        for z0, z1 in ((0.14, 0.80), (0.86, 2.18)):
            w, h = 0.33, z1 - z0
            box("larder_panel", (w, 0.006, h), (x + s * 0.226, -0.611, (z0 + z1) / 2), m["dark_x"], 0)
            mesh_obj("larder_cane", [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)], m["cane"], loc=(x + s * 0.226, -0.616, z0))
        tube("larder_pull", [(x + s * 0.03, -0.612, 1.02), (x + s * 0.03, -0.64, 1.04), (x + s * 0.03, -0.64, 1.18), (x + s * 0.03, -0.612, 1.20)], 0.006, m["brass"], 4)  # fmt: skip


def on_the_counter(m, wet):
    sink((-1.52, -1.02, 0.90), m["kota_top"], m["black"], 0.50, 0.38, math.pi / 2, wet)
    standing_tap((-1.78, -1.02, 0.90), m["brass"], 0.22, 0.32, math.pi / 2)
    jar((-1.42, -0.20, 0.90), m["white"], 1.05)
    jar((-1.28, -0.24, 0.90), m["brass"], 0.95, 0.8)
    vase((-1.62, -0.26, 0.90), 0.26, 0, m["terracotta"])
    box("board", (0.30, 0.028, 0.42), (0.32, -0.052, 1.105), m["teak_z"], 0.012, 3, (-0.10, 0, 0))
    box("board", (0.24, 0.024, 0.30), (0.52, -0.075, 1.045), m["teak_z"], 0.012, 3, (-0.14, 0, 0.03))
    bowl((-0.55, -0.30, 0.90), m["celadon"], 0.95)
    fruit((-0.55, -0.30, 0.90), m["lime_fruit"], ((0, 0, 0.045), (0.065, 0.02, 0.06), (-0.05, 0.055, 0.06), (-0.03, -0.06, 0.06), (0.01, 0.01, 0.10)))
    for k, (x, y) in enumerate(((0.05, -0.22), (0.15, -0.16), (0.16, -0.28))):
        lathe("glass", [(0, 0), (0.028, 0), (0.032, 0.004), (0.035, 0.10), (0.033, 0.10), (0.030, 0.010), (0, 0.008)], m["brass"] if k else m["white"], 40, (x, y, 0.90))
    tube("towel_rail", [(-1.272, -1.92, 0.80), (-1.225, -1.92, 0.80), (-1.225, -1.48, 0.80), (-1.272, -1.48, 0.80)], 0.006, m["brass"], 4)
    cloth = curtain((-1.216, -1.70, 0.395), 0.28, 0.40, 4, 0.008, m["sage"], math.pi / 2, 4, 0.2)
    cloth.modifiers.new("thick", "SOLIDIFY").thickness = 0.005
