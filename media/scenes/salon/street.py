"""The facade with its glazing, the pavement and the street."""

import math

from ...kit import materials as M
from ...kit import undergrowth as U
from ...kit import weather as W
from ...kit.cloth import curtain
from ...kit.core import bent, box, disc, empty, lathe, mesh_obj, plate, tube
from ...kit.greenery import hedge, tree
from ...kit.lamps import globe_pendant
from ...kit.leaves import put
from ...kit.lettering import strokes
from ...kit.life import sandals
from ...kit.outlook import shade_tree, spray, wire
from ...kit.plants import planter
from ...kit.shell import arch_pts, slab, wall
from .measures import HEIGHT


def street(m, dusk):
    """The facade with its glazing, lamps and sign; at dusk the street it stands in, by day what one sees from
    inside."""
    box("parapet", (7.4, 0.5, 0.10), (-0.15, -5.79, HEIGHT + 0.93), m["kota"], 0.012)
    box("chajja", (7.3, 0.75, 0.07), (-0.15, -6.1, HEIGHT + 0.02), m["facade"], 0.008)
    box("step", (6.6, 1.1, 0.14), (-0.15, -6.5, -0.07), m["basalt"], 0.012)
    slab(
        "pavement",
        -16,
        -26,
        16,
        -5.9,
        -0.14,
        0.2,
        W.rained_kota("pavement", (0.6, 0.6), 0.008, (0.10, 0.10, 0.095), 0.55) if dusk else m["kota"],
    )
    glazing(m, -2.1 + 0.0, 1.5, 1.75, 0.75, True)
    glazing(m, 0.95, 3.0, 1.35, 1.15, False)
    for x in (-3.15, -0.83, 2.75):
        sconce_front(m, x)
    planter((-3.25, -6.45, 0), 0.26, 0.46, m["terracotta"], m["soil"], "taper")
    planter((2.95, -6.45, 0), 0.30, 0.46, m["basalt"], m["soil"], "drum")
    green = (m["leaf"], m["stem"])
    put(U.elephant_ear(green, 51, 9), (-3.25, -6.45, 0.40), 0.5, 1.15)
    put(U.canna((m["garden2"], m["stem"]), 54, 6, 1.3), (2.95, -6.45, 0.40), 0.7, 0.95)
    for x, y, r, h, seed in (
        (-2.86, -6.62, 0.13, 0.22, 55),
        (-3.56, -6.72, 0.11, 0.18, 56),
        (2.42, -6.66, 0.14, 0.24, 57),
    ):  # lower pots before them
        planter((x, y, 0), r, h, m["terracotta"], m["soil"], "bowl" if seed == 56 else "taper")
        put(U.fern((m["garden2"], m["stem"]), seed, 15, 0.30), (x, y, h - 0.05), seed, 0.8)
    if dusk:
        sign(m, -0.15, 3.45)
        doorstep(m)
        beside(m)
    else:
        wall("opposite", (14, -17), (-14, -17), 2.2, 0.25, [], m["facade"]).location.y -= 0.25
        hedge(-12, -18.6, 12, -17.4, 3.4, (m["garden"], m["garden2"]), -0.1, 3.0, 31)
        for x, seed in ((-6.5, 61), (-3.0, 62), (1.5, 63)):
            tree((x, -15.6, -0.14), 5.4, 2.0, (m["garden"], m["garden2"]), m["bark"], seed, 90)


def sign(m, x, z, high=0.28):
    """The trade over the shop's shade, bent of brass rod and lit from below."""
    u, word, pitch = high / 6, "SALON", 1.5
    for k, letter in enumerate(word):
        left = x + (k - (len(word) - 1) / 2) * high * pitch - 2 * u
        for stroke in strokes(letter):
            points = [(left + u * a, -6.015, z + u * b) for a, b in stroke]
            tube("letter", bent(points, 8) if letter in "SO" else points, 0.011, m["brass"], 4)
        for dz in (0.02, high - 0.02):
            tube("pin", [(left + 2 * u, -5.98, z + dz), (left + 2 * u, -6.015, z + dz)], 0.003, m["brass"], 2)


def doorstep(m):
    """A coir mat, and what those who came in have left beside it."""
    box("mat", (0.95, 0.48, 0.022), (-2.08, -6.28, 0.011), M.plain("coir", (0.13, 0.085, 0.045), 1.0, 0.05), 0.008)
    for x, y, turn, strap in ((-1.38, -6.22, 6, (0.20, 0.09, 0.035)), (-1.12, -6.30, -10, (0.05, 0.022, 0.018))):
        sandals(
            (x, y, 0), math.radians(turn), M.plain("strap", strap, 0.5), M.plain("sole", (0.05, 0.036, 0.026), 0.75)
        )


def beside(m):
    """The street's other houses: a shop that has closed behind its shutter, a stair's grille with a tube light, flats
    above with lit windows, cables across."""
    old = W.weathered_lime("old_lime", (0.36, 0.34, 0.31), 4.2, -0.14, 1.0)
    upper = W.weathered_lime("upper_lime", (0.40, 0.33, 0.27), 9.0, 3.0, 0.8)
    grey, dark, lit = (
        M.plain("shutter", (0.155, 0.175, 0.17), 0.5, 0.5, 0.5),
        M.plain("dark_pane", (0.02, 0.023, 0.028), 0.15),
        M.emissive("lit_pane", (1, 0.62, 0.28), 0.45),
    )
    drawn = M.sheer("drawn_curtain", (0.50, 0.29, 0.17), 0.05)
    for s, edge in ((-1, -3.66), (1, 3.36)):
        box("next_door", (6.0, 0.5, 4.0), (edge + s * 3.0, -5.55, 1.86), old, 0.012)
        box("next_chajja", (5.9, 0.6, 0.08), (edge + s * 3.0, -6.0, 2.95), old, 0.01)
        box("flats", (6.4, 8.0, 11.0), (edge + s * 3.35, -0.6, 5.4), upper, 0.02)
        for dx, z, on in ((1.1, 4.75, s > 0), (3.0, 4.75, s < 0), (1.1, 7.7, False)):
            x, y = edge + s * (0.2 + dx), -4.62
            box("window", (1.15, 0.05, 1.25), (x, y, z), lit if on else dark, 0)
            for j in range(-2, 3):
                box("bar", (0.018, 0.03, 1.25), (x + j * 0.23, y - 0.12, z), dark, 0)
            if on:  # curtains half drawn
                for at, wide, seed in ((-0.37, 0.44, 3), (0.41, 0.36, 8)):
                    curtain((x + at, y - 0.068, z - 0.66), wide, 1.32, 8, 0.032, drawn, 0, seed, 0.6)
            box("frame", (1.3, 0.10, 0.07), (x, y - 0.02, z - 0.66), upper, 0.005)
            box("shade", (1.5, 0.5, 0.06), (x, y - 0.22, z + 0.72), upper, 0.006)
    slats(-5.65, 3.0, 2.55, grey)
    box("closed_sign", (3.2, 0.10, 0.36), (-5.65, -5.88, 2.72), M.plain("signboard", (0.05, 0.115, 0.10), 0.5), 0.008)
    box("meter", (0.28, 0.16, 0.40), (-3.92, -5.88, 1.55), M.plain("meter", (0.24, 0.25, 0.24), 0.6), 0.012)
    tube("conduit", [(-3.92, -5.86, 1.78), (-3.92, -5.84, 4.2)], 0.016, grey, 3)
    for k in range(9):  # the grille of a stair, a tube light behind it
        tube("grille", [(3.86 + 0.14 * k, -5.86, 0.0), (3.86 + 0.14 * k, -5.86, 2.35)], 0.011, m["black"], 3)
    box("stair", (1.3, 0.04, 2.4), (4.42, -5.815, 1.06), M.plain("stair", (0.16, 0.17, 0.16), 0.9), 0)
    tube("tube_light", [(4.1, -5.84, 2.18), (4.7, -5.84, 2.18)], 0.013, M.emissive("tube", (0.80, 0.92, 1.0), 7), 3)
    box("cooler", (0.82, 0.34, 0.58), (4.25, -5.98, 3.35), M.plain("cooler", (0.42, 0.42, 0.40), 0.6), 0.02)
    disc(
        "fan_guard", 0.22, 0, 0.012, (4.20, -6.152, 3.35), M.plain("guard", (0.06, 0.06, 0.06), 0.6), 0.004
    ).rotation_euler.x = math.pi / 2
    for z, sag, x1 in ((4.95, 0.35, 9), (5.12, 0.42, 9), (4.55, 0.30, 4.2)):
        wire((-9, -6.9, z + 0.4), (x1, -6.7, z), sag, m["black"], 0.009)
    sprays = [spray((m["garden" if k % 2 else "leaf"], m["stem"]), 90 + k) for k in range(4)]
    shade_tree((-2.6, 11.0, -0.14), 15.0, 3.8, sprays, m["bark"], 8, 700)


def slats(x, wide, high, mat):
    """A rolled steel shutter, let down: rounded laths, a bar at the foot."""
    n, verts, faces = 34, [], []
    for k in range(n * 4 + 1):
        z, y = high * k / (n * 4), -5.83 - 0.016 * abs(math.sin(math.pi * k / 4))
        verts += [(x - wide / 2, y, z), (x + wide / 2, y, z)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n * 4)]
    mesh_obj("shutter", verts, faces, mat)
    box("shutter_foot", (wide, 0.05, 0.09), (x, -5.85, 0.04), mat, 0.006)


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
