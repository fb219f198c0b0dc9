"""A hairdresser's tools: dryer in its ring, combs and scissors in a jar, water spray, trolley."""

import math
import random

from . import materials as M
from .core import bent, box, empty, lathe, mesh_obj, tube


def dryer(loc, brass, rot_z=0.0):
    """A black dryer hanging in a brass ring, on a wall that faces local -Y, with its cord and socket; `loc`: where the
    ring is fixed."""
    g = empty("dryer", loc, rot_z)
    black, grille = M.plain("dryer", (0.022, 0.021, 0.020), 0.42, 0.5), M.plain("grille", (0.06, 0.06, 0.058), 0.5, 0.4)
    lathe("rose", [(0, 0), (0.022, 0), (0.022, 0.006), (0, 0.007)], brass, 32, rot=(math.pi / 2, 0, 0), parent=g)
    tube("arm", [(0, -0.004, 0), (0, -0.040, 0.004), (0, -0.055, 0)], 0.0045, brass, 3, parent=g)
    ring = [(0.042 * math.cos(a), -0.098 + 0.042 * math.sin(a), 0) for a in (2 * math.pi * k / 32 for k in range(33))]
    tube("ring", ring, 0.0040, brass, 3, parent=g)
    barrel = [
        (0, -0.105),
        (0.023, -0.105),
        (0.024, -0.060),
        (0.033, -0.052),
        (0.041, 0.020),
        (0.043, 0.080),
        (0.040, 0.100),
        (0.030, 0.108),
        (0, 0.108),
    ]
    lathe("barrel", barrel, black, 48, (0, -0.098, 0), parent=g, sub=1)
    for k in range(5):
        lathe(
            "slot",
            [(0.0425, 0.086 - 0.006 * k), (0.0436, 0.0875 - 0.006 * k), (0.0425, 0.089 - 0.006 * k)],
            grille,
            48,
            (0, -0.098, 0),
            parent=g,
        )
    handle = [(0, -0.115, 0.070), (0.0, -0.165, 0.052), (0.0, -0.235, 0.030)]
    tube("handle", handle, 0.017, black, 5, parent=g)
    cord = [
        (0, -0.238, 0.030),
        (0.010, -0.262, -0.03),
        (0.055, -0.235, -0.22),
        (0.060, -0.12, -0.36),
        (0.035, -0.03, -0.30),
        (0.02, -0.012, -0.20),
    ]
    tube("cord", bent(cord), 0.0034, black, 4, parent=g)
    return g


def jar_of_combs(loc, glass, seed=1):
    """A tumbler with four combs and a pair of scissors."""
    rnd, g = random.Random(seed), empty("jar", loc)
    lathe(
        "tumbler",
        [(0, 0), (0.0325, 0), (0.0345, 0.112), (0.033, 0.112), (0.030, 0.004), (0, 0.004)],
        glass,
        48,
        parent=g,
    )
    inks = [
        M.plain(f"comb{k}", c, 0.35, 0.5)
        for k, c in enumerate(((0.018, 0.016, 0.015), (0.16, 0.075, 0.03), (0.018, 0.016, 0.015), (0.42, 0.36, 0.27)))
    ]
    for k, ink in enumerate(inks):
        a, lean, high = k * 1.57 + rnd.uniform(-0.3, 0.3), rnd.uniform(0.12, 0.22), rnd.uniform(0.165, 0.195)
        verts: list[tuple[float, ...]] = []
        faces: list[tuple[int, ...]] = []

        def bar(x0, x1, z0, z1, t=0.0016, verts=verts, faces=faces):
            n = len(verts)
            verts.extend((x, y, z) for x in (x0, x1) for y in (-t, t) for z in (z0, z1))
            faces.extend(
                tuple(n + i for i in f)
                for f in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))
            )

        bar(0.004, 0.013, 0.0, high)
        for j in range(int(high * 0.62 / 0.0034)):
            z = high - 0.004 - j * 0.0034
            bar(-0.013, 0.004, z - 0.0011, z + 0.0011, 0.0010)
        mesh_obj(
            "comb",
            verts,
            faces,
            ink,
            False,
            (0.016 * math.cos(a), 0.016 * math.sin(a), 0.006),
            (lean * math.sin(a), lean * math.cos(a), a),
            g,
        )
    steel = M.plain("steel", (0.55, 0.55, 0.54), 0.22, 1.0)
    for side in (-1, 1):
        loop = [
            (side * 0.016 + 0.0125 * math.cos(t), 0.004, 0.178 + 0.016 * math.sin(t))
            for t in (2 * math.pi * k / 20 for k in range(21))
        ]
        tube("loop", loop, 0.0022, steel, 3, parent=g)
        tube(
            "blade",
            [(side * 0.012, 0.004, 0.163), (side * 0.002, 0.004, 0.115), (-side * 0.003, 0.004, 0.02)],
            0.0022,
            steel,
            3,
            parent=g,
        )
    return g


def hair_brush(loc, wood, rot_z=0.0):
    """A round brush that lies on a table, its handle along local +X."""
    g, r = empty("hair_brush", loc, rot_z), 0.013
    handle = [(0, 0), (0.0075, 0.004), (0.0095, 0.03), (0.0065, 0.07), (0.0085, 0.105), (0.0110, 0.118), (r, 0.122)]
    grip = lathe("brush_handle", [*handle, (r, 0.196), (0.008, 0.202), (0, 0.203)], wood, 32, parent=g, sub=1)
    grip.rotation_euler, grip.location = (0, -math.pi / 2, 0), (0.12, 0, 0.0215)
    verts: list[tuple[float, ...]] = []
    for k in range(34):
        for j in range(22):
            a, x, n = math.tau * (j + 0.5 * (k % 2)) / 22, -0.004 - 0.0021 * k, 0.0215
            for s, reach in ((-0.0003, r), (0.0003, r), (0.0, n)):
                verts.append((x + s, reach * math.cos(a), 0.0215 + reach * math.sin(a)))
    bristles = [(3 * k, 3 * k + 1, 3 * k + 2) for k in range(len(verts) // 3)]
    mesh_obj("bristles", verts, bristles, M.plain("bristle", (0.03, 0.02, 0.015), 0.5), False, parent=g)
    return g


def spray_bottle(loc, mat, rot_z=0.0):
    """A water spray with its trigger towards local -Y."""
    g = empty("spray_bottle", loc, rot_z)
    black = M.plain("trigger", (0.022, 0.021, 0.020), 0.4, 0.5)
    lathe(
        "bottle",
        [
            (0, 0),
            (0.030, 0),
            (0.033, 0.004),
            (0.033, 0.100),
            (0.026, 0.122),
            (0.013, 0.132),
            (0.013, 0.140),
            (0, 0.140),
        ],
        mat,
        40,
        parent=g,
        sub=1,
    )
    collar = [(0, 0.138), (0.0155, 0.138), (0.0155, 0.156), (0.009, 0.158), (0.009, 0.168), (0, 0.168)]
    lathe("collar", collar, black, 32, parent=g)
    box("head", (0.020, 0.062, 0.022), (0, -0.014, 0.176), black, 0.005, 3, parent=g)
    box("nose", (0.013, 0.014, 0.013), (0, -0.050, 0.179), black, 0.003, 2, parent=g)
    tube("lever", [(0, -0.030, 0.168), (0, -0.042, 0.150), (0, -0.040, 0.128)], 0.0045, black, 4, parent=g)
    return g


SHELVES = (0.13, 0.47, 0.80)  # metres: heights of a trolley's trays


def trolley(loc, paint, metal, rot_z=0.0):
    """Three trays of sheet metal between four posts on castors; put objects at the heights `SHELVES`."""
    g, w, d, rubber, rnd = (
        empty("trolley", loc, rot_z),
        0.38,
        0.30,
        M.plain("castor", (0.03, 0.03, 0.03), 0.6),
        random.Random(7),
    )
    for z in SHELVES:
        box("tray_floor", (w, d, 0.004), (0, 0, z - 0.002), paint, 0.001, parent=g)
        for s in (-1, 1):
            box("tray_end", (0.003, d, 0.046), (s * w / 2, 0, z + 0.019), paint, 0.001, parent=g)
            box("tray_side", (w, 0.003, 0.046), (0, s * d / 2, z + 0.019), paint, 0.001, parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 + 0.007), sy * (d / 2 - 0.03)
            tube("post", [(x, y, 0.062), (x, y, 0.86)], 0.0075, metal, 4, parent=g)
            turn = rnd.uniform(0, 3.1)
            box("fork", (0.030, 0.020, 0.022), (x, y, 0.056), rubber, 0.004, rot=(0, 0, turn), parent=g)
            lathe(
                "wheel",
                [(0, -0.009), (0.022, -0.009), (0.0255, -0.006), (0.0255, 0.006), (0.022, 0.009), (0, 0.009)],
                rubber,
                32,
                (x + 0.010 * math.cos(turn), y + 0.010 * math.sin(turn), 0.0256),
                rot=(math.pi / 2, 0, turn),
                parent=g,
            )
    for sx in (-1, 1):
        x, y = sx * (w / 2 + 0.007), d / 2 - 0.03
        tube(
            "rail",
            bent(
                [
                    (x, -y, 0.855),
                    (x, -y, 0.90),
                    (x, -y + 0.05, 0.915),
                    (x, y - 0.05, 0.915),
                    (x, y, 0.90),
                    (x, y, 0.855),
                ]
            ),
            0.0075,
            metal,
            4,
            parent=g,
        )
    return g
