"""All materials of this project."""

from ...kit import materials as M

CLOTH, BLUE, RED = (
    (0.68, 0.64, 0.56),
    (0.036, 0.054, 0.115),
    (0.30, 0.062, 0.040),
)  # colours of this home's block prints, and of their cloth


def palette():
    return {
        "plaster": M.lime_plaster("plaster", (0.78, 0.75, 0.69), 0.09, 0.32),
        "ceiling": M.lime_plaster("ceiling", (0.79, 0.76, 0.71), 0.04, 0.15),
        "oxide": M.ips_floor("oxide", (0.150, 0.032, 0.021), (0.13, 0.30), 0.03),
        "oxide_dark": M.ips_floor("oxide_dark", (0.05, 0.018, 0.014), (0.16, 0.30), 0.03),
        "teak_x": M.teak("teak_x", "x", 0.72),
        "teak_y": M.teak("teak_y", "y", 0.72),
        "teak_z": M.teak("teak_z", "z", 0.72),
        "dark_x": M.teak("dark_x", "x", dark=True),
        "brass": M.brass(),
        "black": M.blackened_metal(),
        "basalt": M.basalt(),
        "terracotta": M.terracotta(),
        "khadi": M.linen("khadi", (0.74, 0.70, 0.62)),
        "indigo": M.linen("indigo", (0.045, 0.065, 0.125)),
        "sky": M.linen("sky", (0.22, 0.28, 0.36)),
        "madder": M.linen("madder", (0.34, 0.075, 0.045)),
        "ochre": M.linen("ochre", (0.52, 0.33, 0.12)),
        "white_linen": M.linen("white_linen", (0.79, 0.77, 0.73), var=0.05, bump=0.25),
        "soil": M.plain("soil", (0.04, 0.03, 0.02), 0.95),
        "white": M.ceramic("white", (0.74, 0.71, 0.65), 0.4, 0.4),
        "blue": M.ceramic("blue", (0.06, 0.10, 0.19), 0.25),
        "dark": M.ceramic("dark", (0.05, 0.045, 0.04), 0.55),
        "leaf": M.leaf("leaf", (0.06, 0.12, 0.035), 0.35),
        "leaf2": M.leaf("leaf2", (0.085, 0.14, 0.04), 0.4),
        "bark": M.bark(),
        "stem": M.plain("stem", (0.16, 0.19, 0.06), 0.6),
        "ground": M.plain("ground", (0.135, 0.145, 0.095), 1.0, 0),
        "ink": M.plain("ink", (0.05, 0.06, 0.09), 0.8),
        "kota": M.kota_stone("kota", (6, 6), 0.001, base=(0.20, 0.215, 0.19), rough=(0.2, 0.36)),
        "grout": M.plain("grout", (0.50, 0.48, 0.43), 0.9),
    }
