"""What the flat looks out on from the eighth floor: other towers, a road of trees, low houses, hills in the haze."""

import math

from ...kit import materials as M
from ...kit.leaves import put
from ...kit.outlook import aerial, house, mangalore, painted, soil_below, street
from .measures import GROUND

AIR = (1.2, 1.28, 1.38)
TOWER = ((0.44, 0.42, 0.38), (0.38, 0.37, 0.35), (0.41, 0.37, 0.31), (0.35, 0.32, 0.29))


def town(m, turn, towers=((66, -13, 0.3, 11), (92, 9, 0.1, 13), (120, 30, 0.5, 12), (150, -30, 0.2, 16))):
    """Looking `turn` degrees right of +Y; `towers` are (distance, degrees beside it, their own turn, floors)."""
    leaf, bark = aerial(m["leaf"], AIR), aerial(m["bark"], AIR)
    soil_below(GROUND, aerial(M.plain("earth", (0.20, 0.165, 0.115), 1.0, 0), AIR))
    paints = [
        aerial(k, AIR)
        for k in (
            painted("tower_paint", TOWER),
            M.plain("pane", (0.030, 0.034, 0.038), 0.15),
            M.plain("trim", (0.50, 0.48, 0.44), 0.9),
            M.plain("tank", (0.03, 0.03, 0.032), 0.5),
            mangalore(),
            M.plain("wash", (0.6, 0.58, 0.55), 0.9),
            M.plain("wash2", (0.42, 0.12, 0.08), 0.9),
            M.plain("wash3", (0.10, 0.18, 0.36), 0.9),
        )
    ]
    street(
        (0, 0),
        turn,
        62,
        GROUND,
        paints,
        (leaf, bark),
        11,
        42,
        420,
        free=tuple((turn + b - 14, turn + b + 14, d + 14) for d, b, _, _ in towers),
    )
    for k, (d, beside, own, floors) in enumerate(towers):
        a = math.radians(turn + beside)
        put(
            house(f"tower_near{k}", 17, 14, floors, paints, 300 + k),
            (d * math.sin(a), d * math.cos(a), GROUND),
            own - a,
        )
