"""All materials of this project."""

from ...kit import materials as M
from ...kit.pottery import ash_glaze


def palette():
    return {
        "plaster": M.lime_plaster("plaster", (0.77, 0.735, 0.68), 0.08, 0.28),
        "ceiling": M.lime_plaster("ceiling", (0.80, 0.775, 0.73), 0.04, 0.15),
        "sage_wall": M.lime_plaster("sage_wall", (0.40, 0.43, 0.34), 0.12, 0.4),
        "kota": M.kota_stone("kota", (1.1, 0.55), 0.003, (0.2, 0.1)),
        "kota_top": M.kota_stone("kota_top", (6, 6), 0.001, base=(0.20, 0.215, 0.19), rough=(0.2, 0.36)),
        "teak_x": M.teak("teak_x", "x"),
        "teak_y": M.teak("teak_y", "y"),
        "teak_z": M.teak("teak_z", "z"),
        "dark_x": M.teak("dark_x", "x", dark=True),
        "cane": M.cane("cane", 0.014),
        "brass": M.brass(),
        "black": M.blackened_metal(),
        "basalt": M.basalt(),
        "terracotta": M.terracotta(),
        "linen": M.linen("linen", (0.68, 0.64, 0.56)),
        "ivory": M.linen("ivory", (0.75, 0.72, 0.65)),
        "sage": M.linen("sage", (0.33, 0.35, 0.26)),
        "moss": M.linen("moss", (0.14, 0.17, 0.09)),
        "ochre": M.linen("ochre", (0.52, 0.35, 0.15)),
        "clay": M.linen("clay", (0.42, 0.22, 0.14)),
        "white_linen": M.linen("white_linen", (0.79, 0.77, 0.73), var=0.05, bump=0.25),
        "soil": M.plain("soil", (0.04, 0.03, 0.02), 0.95),
        "white": M.ceramic("white", (0.76, 0.73, 0.67), 0.4, 0.4),
        "celadon": M.ceramic("celadon", (0.36, 0.42, 0.33), 0.3),
        "dark": M.ceramic("dark", (0.05, 0.045, 0.04), 0.55),
        "leaf": M.leaf("leaf", (0.06, 0.12, 0.035), 0.35),
        "leaf2": M.leaf("leaf2", (0.085, 0.14, 0.04), 0.4),
        "bark": M.bark(),
        "stem": M.plain("stem", (0.16, 0.19, 0.06), 0.6),
        "glass": M.thin_glass(),
        "sheer": M.sheer("sheer", (0.86, 0.83, 0.76), 0.22),
        "shade": M.plain("shade", (0.72, 0.67, 0.58), 0.7),
        "paper": M.plain("paper", (0.80, 0.78, 0.72), 0.85, 0.1),
        "ash": ash_glaze("ash", (0.40, 0.43, 0.34)),
        "milk": ash_glaze("milk", (0.62, 0.58, 0.49), rough=0.35),
        "iron": ash_glaze("iron", (0.17, 0.085, 0.045), (0.03, 0.02, 0.015)),
        "sea": ash_glaze("sea", (0.20, 0.29, 0.28)),
        "fan_blade": M.plain("fan_blade", (0.60, 0.57, 0.51), 0.4),
        "grout": M.plain("grout", (0.55, 0.53, 0.48), 0.9),
        "lime_fruit": M.citrus("lime_fruit"),
    }
