"""All materials of this project."""

from ...kit import materials as M
from ...kit.stove import steel
from ...kit.towels import terry


def palette():
    return {
        "green": M.lime_plaster("green", (0.165, 0.195, 0.14), 0.18, 0.4),
        "plaster": M.lime_plaster("plaster", (0.62, 0.575, 0.50), 0.10, 0.3),
        "ceiling": M.lime_plaster("ceiling", (0.66, 0.62, 0.56), 0.05, 0.15),
        "floor": M.terrazzo(
            "floor",
            ground=(0.16, 0.165, 0.15),
            chips=((0.42, 0.40, 0.35), (0.30, 0.14, 0.08), (0.08, 0.09, 0.08), (0.24, 0.25, 0.21)),
            rough=0.16,
            joint=(1.2, 1.2),
        ),
        "teak_x": M.teak("teak_x", "x", 0.62),
        "teak_y": M.teak("teak_y", "y", 0.62),
        "teak_z": M.teak("teak_z", "z", 0.62),
        "dark_x": M.teak("dark_x", "x", dark=True),
        "brass": M.brass(),
        "black": M.blackened_metal(),
        "basalt": M.basalt(),
        "terracotta": M.terracotta(),
        "travertine": M.travertine(col=(0.55, 0.46, 0.36)),
        "linen": M.linen("linen", (0.50, 0.44, 0.35)),
        "taupe": M.linen("taupe", (0.30, 0.255, 0.20)),
        "rust": M.linen("rust", (0.36, 0.13, 0.06)),
        "green_linen": M.linen("green_linen", (0.10, 0.13, 0.08)),
        "ochre": M.linen("ochre", (0.48, 0.29, 0.10)),
        "ivory": M.linen("ivory", (0.70, 0.66, 0.58)),
        "white_linen": M.linen("white_linen", (0.76, 0.73, 0.68), var=0.05, bump=0.25),
        "soil": M.plain("soil", (0.04, 0.03, 0.02), 0.95),
        "white": M.ceramic("white", (0.72, 0.68, 0.60), 0.4, 0.5),
        "dark": M.ceramic("dark", (0.05, 0.045, 0.04), 0.5),
        "celadon": M.ceramic("celadon", (0.28, 0.34, 0.25), 0.28),
        "steel": steel(),
        "tomato": M.plain("tomato", (0.25, 0.030, 0.014), 0.22),
        "cloth": terry("kitchen_cloth", (0.60, 0.56, 0.48), ((-0.26, 0.006), (-0.24, 0.003)), (0.10, 0.13, 0.08)),
        "soap": M.plain("soap_bottle", (0.10, 0.14, 0.05), 0.12),
        "leaf": M.leaf("leaf", (0.05, 0.11, 0.03), 0.35),
        "stem": M.plain("stem", (0.16, 0.19, 0.06), 0.6),
        "glass": M.thin_glass(),
        "sheer": M.sheer("sheer", (0.70, 0.66, 0.58), 0.15),
        "dome_in": M.plain("dome_in", (0.85, 0.70, 0.45), 0.35),
        "fruit": M.plain("fruit", (0.60, 0.22, 0.02), 0.5),
    }
