"""The hall's balcony: a narrow Kota ledge, a worn rail, a tulsi in a limed pot, an aloe, a lota for watering."""

import math

from ...kit import materials as M
from ...kit.core import box, lathe
from ...kit.openings import railing
from ...kit.plants import litter, planter, rubber_plant
from ...kit.potted import aloe, aloe_skin, loam, soil, tulsi
from ...kit.shell import slab
from ...kit.tableware import lota
from ...kit.worn import limed_pot, painted_iron, worn_teak


def ledge(m):
    iron = painted_iron()
    rail = railing((3.55, -5.4), (3.55, 0.2), iron, 0.98, 0.11, worn_teak("rail", "x"))
    for k in (4, 17, 30, 43):  # bars of the rail that stand on the ledge
        box("foot", (0.020, 0.020, 0.10), (0.11 * k, 0, 0.025), iron, 0.002, parent=rail)
    slab("ledge", 3.05, -5.6, 3.7, 0.3, -0.02, 0.2, m["kota"])
    earth = loam()
    dry = [
        M.leaf("dry_leaf", (0.16, 0.085, 0.030), 0.15, 0.6),
        M.leaf("dry_leaf2", (0.20, 0.13, 0.035), 0.2, 0.6),
        M.leaf("dry_leaf3", (0.075, 0.038, 0.018), 0.1, 0.7),
    ]
    green = M.leaf("tulsi_leaf", (0.060, 0.100, 0.034), 0.42, 0.5)
    x, y = 3.31, -4.43
    planter((x, y, -0.02), 0.150, 0.27, limed_pot(), m["soil"], "taper")
    soil((x, y, 0.196), 0.128, earth, dry, 3, 120, 14)
    tulsi(
        (x, y, 0.195),
        (green, M.plain("tulsi_stem", (0.075, 0.045, 0.040), 0.7), M.plain("manjari", (0.13, 0.085, 0.075), 0.8)),
        0.62,
        5,
        8,
    )
    turmeric, kumkum = (
        M.plain("turmeric", (0.62, 0.36, 0.03), 0.95, 0.1),
        M.plain("kumkum", (0.36, 0.012, 0.010), 0.95, 0.1),
    )
    for k, a in enumerate((2.75, 3.05, 3.32)):  # marks, renewed each morning
        for mat, r, z, out in ((turmeric, 0.011, 0.158, 0.1405), (kumkum, 0.006, 0.157, 0.1416)):
            lathe(
                "mark",
                [(0, 0.0008), (r * 0.7, 0.0006), (r, 0)],
                mat,
                14,
                (x + out * math.cos(a), y + out * math.sin(a), z + 0.004 * (k % 2)),
                rot=(0, math.pi / 2 - 0.16, math.pi + a - math.pi),
            )
    x, y = 3.33, -3.93
    planter((x, y, -0.02), 0.115, 0.19, m["terracotta"], m["soil"], "taper")
    soil((x, y, 0.118), 0.094, earth, dry, 8, 80, 7)
    aloe((x, y, 0.118), aloe_skin(), 0.31, 4, 18)
    aloe((x - 0.058, y - 0.045, 0.116), aloe_skin("aloe_young"), 0.10, 9, 9)
    lota((3.24, -4.155, -0.02), m["brass"], 1.0)
    litter((3.3, -4.15, -0.018), 0.34, dry, 17, 6)
    litter((3.42, -4.6, -0.018), 0.25, dry, 9, 2)
    planter((3.36, -2.62, -0.02), 0.13, 0.23, m["terracotta"], m["soil"], "taper")
    rubber_plant((3.36, -2.62, 0.16), 0.5, m["leaf"], m["stem"], 3, 42, 0, 0.13, 0.04)
