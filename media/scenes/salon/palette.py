"""All materials of this project."""

from ...kit import materials as M
from ...kit.towels import terry


def palette():
    """Every material of the salon, once."""
    return {
        "plaster": M.lime_plaster("plaster", (0.74, 0.665, 0.575), 0.09, 0.35),
        "blush": M.lime_plaster("blush", (0.56, 0.355, 0.255), 0.13, 0.45),
        "ceiling": M.lime_plaster("ceiling", (0.80, 0.76, 0.70), 0.05, 0.2),
        "facade": M.lime_plaster("facade", (0.60, 0.50, 0.41), 0.14, 0.5),
        "terrazzo": M.terrazzo("terrazzo", rough=0.20, joint=(1.2, 1.2)),
        "slab": M.terrazzo("slab", size=0.8, ground=(0.70, 0.66, 0.60), rough=0.25),
        "teak_x": M.teak("teak_x", "x"),
        "teak_y": M.teak("teak_y", "y"),
        "teak_z": M.teak("teak_z", "z"),
        "brass": M.brass(),
        "black": M.blackened_metal(),
        "mirror": M.mirror(),
        "basalt": M.basalt(),
        "terracotta": M.terracotta(),
        "soil": M.plain("soil", (0.05, 0.035, 0.025), 0.95),
        "leather": M.leather(),
        "leaf": M.leaf("leaf", (0.06, 0.11, 0.035), 0.3),
        "garden": M.leaf("garden", (0.05, 0.10, 0.028), 0.35),
        "garden2": M.leaf("garden2", (0.08, 0.125, 0.03), 0.35),
        "bark": M.bark(),
        "stem": M.plain("stem", (0.16, 0.19, 0.06), 0.6),
        "white": M.ceramic("white", (0.74, 0.70, 0.64), 0.35),
        "clay": M.ceramic("clay", (0.30, 0.16, 0.10), 0.5),
        "amber": M.plain("amber", (0.22, 0.085, 0.02), 0.12, 0.5),
        "glass": M.thin_glass(),
        "linen": M.linen("linen", (0.62, 0.55, 0.46)),
        "rust": M.linen("rust", (0.40, 0.17, 0.09)),
        "ivory": M.linen("ivory", (0.70, 0.65, 0.57)),
        "towel_ivory": terry("towel_ivory", (0.70, 0.65, 0.57)),
        "towel_linen": terry("towel_linen", (0.60, 0.53, 0.44)),
        "towel_rust": terry("towel_rust", (0.40, 0.17, 0.09)),
        "olive": M.linen("olive", (0.20, 0.20, 0.12)),
        "kota": M.kota_stone("kota", (0.9, 0.6), 0.005, base=(0.20, 0.205, 0.185), rough=(0.18, 0.4)),
        "marigold": M.leaf("marigold", (0.45, 0.14, 0.008), 0.3, 0.6),
        "marigold_pale": M.leaf("marigold_pale", (0.46, 0.23, 0.012), 0.3, 0.6),
        "dome": M.plain("dome", (0.66, 0.58, 0.48), 0.7),
        "dome_in": M.plain("dome_in", (0.8, 0.68, 0.48), 0.4),
    }
