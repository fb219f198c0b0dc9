"""The view from the flat: rain trees and mangoes as high as the rail, Baner's houses in the morning haze."""

from ...kit import materials as M
from ...kit.leaves import put
from ...kit.outlook import aerial, house, mangalore, painted, shade_tree, soil_below, spray, street, wire

AIR, GROUND = (2.1, 2.25, 2.4), -9.6


def outlook(m):
    """Seen from a third floor, to the west and the north: treetops, roofs with tanks, a street of wires."""
    leaf, leaf2, bark, twig = (aerial(k, AIR) for k in (m["leaf"], m["leaf2"], m["bark"], m["stem"]))
    soil_below(GROUND, aerial(M.plain("earth", (0.20, 0.165, 0.115), 1.0, 0), AIR))
    sprays = [spray((leaf if k % 2 else leaf2, twig), 40 + k) for k in range(5)]
    for x, y, h, r, seed, n in (
        (-9.6, 0.6, 11.3, 3.0, 3, 1300),
        (-11.5, -5.0, 9.6, 2.8, 4, 700),
        (-8.8, 6.8, 9.9, 3.0, 5, 1000),
        (-15.5, 9.5, 12.0, 3.6, 6, 800),
        (-2.0, 14.0, 11.0, 3.4, 7, 500),
        (4.0, 11.5, 10.6, 3.2, 8, 500),
    ):
        shade_tree((x, y, GROUND), h, r, sprays, bark, seed, n)
    paints = (
        painted(),
        M.plain("pane", (0.025, 0.028, 0.03), 0.2),
        M.plain("trim", (0.46, 0.43, 0.38), 0.9),
        M.plain("tank", (0.02, 0.02, 0.022), 0.5),
        mangalore(),
        M.plain("wash", (0.6, 0.58, 0.55), 0.9),
        M.plain("wash2", (0.42, 0.12, 0.08), 0.9),
        M.plain("wash3", (0.10, 0.18, 0.36), 0.9),
    )
    town = [aerial(k, AIR) for k in paints]
    street((-4.6, -4.0), -20, 78, GROUND, town, (leaf, bark), 6, 33, free=((-22, 0, 0, 60),))
    for k, (x, y, turn, floors, tiled) in enumerate(
        ((-14.5, 27, 0.30, 4, False), (-18.5, 31, 0.12, 3, True), (-13, 46, 0.4, 5, False))
    ):
        put(house(f"near{k}", 10, 9, floors, town, 80 + k, tiled), (x, y, GROUND), turn)
    iron = aerial(m["black"], AIR)
    for k in range(3):
        wire((-7.6 - 0.35 * k, -6, 0.3), (-9.0 - 0.35 * k, 34, 1.0), 0.9, iron, 0.008)
