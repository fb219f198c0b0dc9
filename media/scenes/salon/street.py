"""The facade, its glazing and the pavement, seen at dusk."""

from ...kit import *
from .measures import HEIGHT


def street(m, dusk):
    """The facade, its glazing and the pavement, seen at dusk."""
    box("parapet", (7.4, 0.5, 0.10), (-0.15, -5.79, HEIGHT + 0.93), m["kota"], 0.012)
    box("chajja", (7.3, 0.75, 0.07), (-0.15, -6.1, HEIGHT + 0.02), m["facade"], 0.008)
    box("step", (6.6, 1.1, 0.14), (-0.15, -6.5, -0.07), m["basalt"], 0.012)
    slab("pavement", -16, -26, 16, -5.9, -0.14, 0.2, m["kota"])
    for x in (-3.66 - 2.4, 3.36 + 2.4):
        if dusk:
            box("neighbour", (4.8, 0.5, 3.6), (x, -5.6, 1.7), m["plaster"], 0.01)
            box("neighbour_wall", (4.8, 6, 7.5), (x, -2.0, 3.6), m["plaster"], 0.01)
    if not dusk:
        wall("opposite", (14, -17), (-14, -17), 2.2, 0.25, [], m["facade"]).location.y -= 0.25
        hedge(-12, -18.6, 12, -17.4, 3.4, (m["garden"], m["garden2"]), -0.1, 3.0, 31)
        for x, seed in ((-6.5, 61), (-3.0, 62), (1.5, 63)):
            tree((x, -15.6, -0.14), 5.4, 2.0, (m["garden"], m["garden2"]), m["bark"], seed, 90)
    glazing(m, -2.1 + 0.0, 1.5, 1.75, 0.75, True)
    glazing(m, 0.95, 3.0, 1.35, 1.15, False)
    for x in (-3.15, -0.83, 2.75):
        sconce_front(m, x)
    for x, seed, r, h in ((-3.25, 51, 0.26, 1.4), (2.95, 54, 0.30, 1.7)):
        planter((x, -6.45, 0), r, 0.46, m["terracotta"] if x < 0 else m["basalt"], m["soil"], "taper" if x < 0 else "drum")
        areca((x, -6.45, 0.40), h, m["leaf"], m["stem"], 14, seed)
    tree((5.6, -8.2, -0.14), 5.2, 1.9, (m["garden"], m["garden2"]), m["bark"], 8, 110)


def glazing(m, cx, wide, spring, rise, door):
    """Teak frame and clear glass in an arch of the facade."""
    y = -5.78
    outer, inner = arch_pts(0, wide, spring, 0, 40, rise), arch_pts(0, wide - 0.10, spring, 0.05, 40, rise - 0.05)
    plate("frame", outer, [inner], 0.06, m["teak_z"], 0.004, 1, loc=(cx, y, 0), rot=(math.pi / 2, 0, 0))
    plate("pane", inner, [], 0.008, m["glass"], 0.001, 1, loc=(cx, y, 0), rot=(math.pi / 2, 0, 0))
    for x in (0.0,) if door else (-0.5, 0.5):
        top = spring + rise * math.sqrt(max(0, 1 - (2 * x / wide) ** 2)) - 0.02
        box("stile", (0.05, 0.055, top), (cx + x, y, top / 2), m["teak_z"], 0.004)
    box("transom", (wide, 0.05, 0.05), (cx, y, spring), m["teak_x"], 0.004)
    if door:
        box("kick", (wide - 0.08, 0.05, 0.26), (cx, y, 0.15), m["teak_x"], 0.004)
        for s in (-1, 1):
            tube(
                "handle",
                [
                    (cx + s * 0.07, y - 0.03, 0.85),
                    (cx + s * 0.07, y - 0.07, 0.88),
                    (cx + s * 0.07, y - 0.07, 1.32),
                    (cx + s * 0.07, y - 0.03, 1.35),
                ],
                0.010,
                m["brass"],
                4,
            )


def sconce_front(m, x):
    g = empty("front_lamp", (x, -5.98, 2.05))
    lathe("rose", [(0, 0), (0.06, 0), (0.06, 0.014), (0, 0.016)], m["brass"], 32, rot=(math.pi / 2, 0, 0), parent=g)
    tube("arm", [(0, 0, 0), (0, -0.14, 0), (0, -0.16, 0.03)], 0.008, m["brass"], 3, parent=g)
    globe_pendant((x, -6.14, 2.17), 0.085, -0.09, m["brass"], (1, 0.72, 0.42), 9, 16)
