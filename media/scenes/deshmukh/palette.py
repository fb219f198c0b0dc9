"""Every material of this project, once."""

from ...kit import clay_tile
from ...kit import materials as M


def palette():
    return {
        "plaster": M.lime_plaster("plaster", (0.72, 0.68, 0.60), 0.10, 0.20), "ceiling": M.lime_plaster("ceiling", (0.78, 0.75, 0.69), 0.05, 0.25),
        "ochre_wall": M.lime_plaster("ochre_wall", (0.46, 0.275, 0.13), 0.16, 0.5),
        "tulsi_lime": M.lime_plaster("tulsi_lime", (0.47, 0.285, 0.14), 0.14, 0.16),
        "neel": M.lime_plaster("neel", (0.27, 0.345, 0.375), 0.13, 0.3),
        "kota": M.kota_stone("kota", (0.9, 0.6), 0.003, (0.2, 0.1)), "kota_wet": M.kota_stone("kota_wet", (0.75, 0.75), 0.006, base=(0.135, 0.145, 0.13), rough=(0.06, 0.30)),
        "teak_x": M.teak("teak_x", "x", 0.9), "teak_y": M.teak("teak_y", "y", 0.9), "teak_z": M.teak("teak_z", "z", 0.9), "dark_x": M.teak("dark_x", "x", dark=True),
        "dark_z": M.teak("dark_z", "z", 1.25, dark=True), "dark_y": M.teak("dark_y", "y", 1.25, dark=True),
        "brass": M.brass(), "old_brass": M.brass("old_brass", 0.34, (0.56, 0.39, 0.19)), "black": M.blackened_metal(), "mirror": M.mirror(), "basalt": M.basalt(), "terracotta": M.terracotta(), "travertine": M.travertine(),
        "linen": M.linen("linen", (0.64, 0.59, 0.51)), "quilt": M.linen("quilt_madder", (0.30, 0.105, 0.060), var=0.16), "net": M.sheer("net", (0.78, 0.76, 0.70), 0.30), "rust": M.linen("rust", (0.38, 0.15, 0.075), var=0.16), "olive": M.linen("olive", (0.17, 0.19, 0.11)),
        "ivory": M.linen("ivory", (0.74, 0.70, 0.62)), "ochre": M.linen("ochre", (0.50, 0.31, 0.12)), "indigo": M.linen("indigo", (0.055, 0.075, 0.13)),
        "throat": M.plain("throat", (0.82, 0.50, 0.06), 0.6), "dry": M.leaf("dry", (0.16, 0.085, 0.035), 0.15, 0.7), "dry_pale": M.leaf("dry_pale", (0.30, 0.20, 0.10), 0.15, 0.7), "soil": M.plain("soil", (0.035, 0.026, 0.018), 0.9), "white": M.ceramic("white", (0.74, 0.70, 0.63), 0.5, 0.6), "dark": M.ceramic("dark", (0.05, 0.045, 0.04), 0.55),
        "leaf": M.leaf("leaf", (0.045, 0.105, 0.028), 0.35, 0.32), "leaf2": M.leaf("leaf2", (0.075, 0.135, 0.035), 0.4, 0.35), "leaf3": M.leaf("leaf3", (0.03, 0.075, 0.03), 0.3, 0.3),
        "bark": M.bark(), "pale_bark": M.bark("pale_bark", (0.27, 0.235, 0.19), 0.8), "champa": M.leaf("champa", (0.060, 0.125, 0.032), 0.42, 0.30), "stem": M.plain("stem", (0.14, 0.18, 0.05), 0.6), "petal": M.petal(),
        "paper": M.plain("paper", (0.80, 0.78, 0.72), 0.85, 0.1), "ink": M.plain("ink", (0.05, 0.06, 0.09), 0.8), "water": M.thread_of_water(), "wet_basalt": M.kota_stone("wet_basalt", (9, 9), 0.0005, base=(0.055, 0.056, 0.056), rough=(0.12, 0.38)),
        "marigold": M.leaf("marigold", (0.45, 0.14, 0.008), 0.3, 0.6), "marigold_pale": M.leaf("marigold_pale", (0.46, 0.23, 0.012), 0.3, 0.6), "orange": M.plain("orange", (0.62, 0.25, 0.02), 0.5), "grass": M.leaf("grass", (0.06, 0.12, 0.03), 0.3),
        "kota_top": M.kota_stone("kota_top", (6, 6), 0.001, base=(0.20, 0.215, 0.19), rough=(0.2, 0.36)), "roti": M.blistered("roti"), "dough": M.plain("dough", (0.56, 0.44, 0.29), 0.75, 0.3),
        "roof_tile": clay_tile(), "tile": M.terracotta("tile", (0.34, 0.14, 0.075)), "cane": M.cane("cane"), "glass": M.thin_glass(),
    }  # fmt: skip
