"""Children's things: schoolbag, cricket bat and ball, open book."""

import itertools
import math

from . import materials as M
from .core import box, empty, lathe, mesh_obj, rounded_profile, tube
from .cushions import soft_box


def schoolbag(loc, cloth, trim, rot_z=0.0, lean=-0.16):
    """A rucksack that leans back: two pockets, zips, straps."""
    g = empty("schoolbag", loc, rot_z)
    g.rotation_euler[0] = lean
    soft_box("bag", (0.31, 0.17, 0.42), 3.4, 24, 0.022, 0.012, 3, cloth, (0, 0, 0.212), parent=g)
    soft_box("pocket", (0.26, 0.075, 0.20), 3.4, 20, 0.014, 0.008, 6, cloth, (0, -0.105, 0.125), parent=g)
    soft_box("flap", (0.25, 0.055, 0.11), 3.6, 18, 0.010, 0.006, 9, trim, (0, -0.095, 0.30), (0.12, 0, 0), g)
    zip_ = M.plain("zip", (0.03, 0.03, 0.03), 0.5)
    tube(
        "zip",
        [
            (0.128 * math.cos(a), -0.102 + 0.01 * math.sin(a), 0.165 + 0.062 * math.sin(a))
            for a in (math.pi * i / 20 for i in range(21))
        ],
        0.004,
        zip_,
        3,
        parent=g,
    )
    tube(
        "zip",
        [(0.152 * math.cos(a), -0.035, 0.27 + 0.142 * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))],
        0.0045,
        zip_,
        3,
        parent=g,
    )
    tube(
        "grab",
        [(0.045 * math.cos(a), 0.06, 0.415 + 0.045 * math.sin(a)) for a in (math.pi * i / 14 for i in range(15))],
        0.008,
        trim,
        3,
        parent=g,
    )
    for s in (-1, 1):
        strap = [
            (s * 0.075, 0.085, 0.39),
            (s * 0.12, 0.13, 0.34),
            (s * 0.165, 0.12, 0.22),
            (s * 0.175, 0.10, 0.10),
            (s * 0.15, 0.08, 0.04),
        ]
        for a, b in itertools.pairwise(strap):
            mesh_obj(
                "strap",
                [
                    (a[0] - s * 0.02, a[1], a[2]),
                    (a[0] + s * 0.025, a[1] - 0.01, a[2]),
                    (b[0] + s * 0.025, b[1] - 0.01, b[2]),
                    (b[0] - s * 0.02, b[1], b[2]),
                ],
                [(0, 1, 2, 3)],
                trim,
                parent=g,
            ).modifiers.new("thick", "SOLIDIFY").thickness = 0.006
    return g


def cricket_bat(loc, willow, grip, rot=(0, 0, 0)):
    """A bat with its toe at `loc` and its face towards -Y."""
    g = empty("cricket_bat", loc)
    g.rotation_euler = rot
    verts: list[tuple[float, ...]] = []
    rows: list[range] = []
    for z, half, thick, spine in (
        (0.0, 0.046, 0.016, 0.004),
        (0.012, 0.053, 0.024, 0.010),
        (0.18, 0.054, 0.030, 0.030),
        (0.40, 0.054, 0.026, 0.022),
        (0.52, 0.053, 0.022, 0.012),
        (0.55, 0.042, 0.026, 0.008),
        (0.575, 0.019, 0.030, 0.003),
    ):
        ring = [
            (-half, 0.0),
            (-half * 0.9, -0.003),
            (0, -0.005),
            (half * 0.9, -0.003),
            (half, 0.0),
            (half, thick * 0.6),
            (half * 0.5, thick * 0.75 + spine * 0.4),
            (0, thick * 0.75 + spine),
            (-half * 0.5, thick * 0.75 + spine * 0.4),
            (-half, thick * 0.6),
        ]
        rows.append(range(len(verts), len(verts) + len(ring)))
        verts += [(x, y, z) for x, y in ring]
    n = len(rows[0])
    faces = [(a[i], a[(i + 1) % n], b[(i + 1) % n], b[i]) for a, b in itertools.pairwise(rows) for i in range(n)] + [
        tuple(reversed(rows[0])),
        tuple(rows[-1]),
    ]
    from .core import bevel

    bevel(mesh_obj("bat_blade", verts, faces, willow, parent=g), 0.003, 2, 25)
    lathe("bat_handle", rounded_profile(0.0155, 0.55, 0.86, 0.006), grip, 32, (0, 0.012, 0), parent=g)
    for k in range(22):
        z = 0.585 + 0.012 * k
        tube(
            "bat_grip",
            [
                (0.0160 * math.cos(b), 0.012 + 0.0160 * math.sin(b), z + 0.001 * b)
                for b in (6.283 * i / 16 for i in range(17))
            ],
            0.0018,
            grip,
            2,
            parent=g,
        )
    box(
        "bat_label",
        (0.075, 0.0006, 0.14),
        (0, -0.0052, 0.43),
        M.plain("bat_label", (0.40, 0.08, 0.05), 0.5),
        0,
        parent=g,
    )
    return g


def cricket_ball(loc, leather, seam):
    """Red leather with a seam of six rows."""
    r = 0.036
    x, y, z = loc
    lathe(
        "ball",
        [(0, -r)]
        + [(r * math.sin(math.pi * i / 24), -r * math.cos(math.pi * i / 24)) for i in range(1, 24)]
        + [(0, r)],
        leather,
        48,
        (x, y, z + r),
    )
    for s in (-0.003, 0, 0.003):
        tube(
            "ball_seam",
            [
                (x + s + 0.3 * s, y + r * math.cos(a) * 1.003, z + r + r * math.sin(a) * 1.003)
                for a in (6.283 * i / 48 for i in range(48))
            ],
            0.0009,
            seam,
            2,
            cyclic=True,
        )


def open_book(loc, cover, rot_z=0.0, w=0.15, h=0.21):
    """An open book, lying on its back."""
    g = empty("open_book", loc, rot_z)
    page = M.print_paper("page", (0.72, 0.68, 0.59))
    for s in (-1, 1):
        box("book_board", (w, h + 0.008, 0.003), (s * w / 2, 0, 0.0015), cover, 0.001, parent=g)
        section = [
            (s * w * t, 0.004 + 0.017 * math.sin(math.pi * min(1.0, 0.16 + t * 0.84)) ** 0.8 * (1 - 0.25 * t) + 0.004)
            for t in (i / 14 for i in range(15))
        ]
        verts = [(x, y, z) for y in (-h / 2, h / 2) for x, z in section] + [
            (x, y, 0.003) for y in (-h / 2, h / 2) for x, _ in section
        ]
        n, faces = len(section), []
        for i in range(n - 1):
            faces += [
                (i, i + 1, n + i + 1, n + i),
                (2 * n + i, 2 * n + i + 1, i + 1, i),
                (3 * n + i + 1, 3 * n + i, n + i, n + i + 1),
            ]
        faces.append((n - 1, 2 * n - 1, 4 * n - 1, 3 * n - 1))
        mesh_obj("book_pages", verts, faces, page, True, parent=g)
    return g
