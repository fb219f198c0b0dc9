"""Lamps with their light: pendants, globes, floor lamps."""

import math

from . import materials as M
from .core import (
    disc,
    empty,
    lathe,
    tube,
)
from .light import bulb


def pendant_dome(
    loc,
    r=0.26,
    h=0.20,
    drop=1.0,
    mat=None,
    inner=None,
    cord=None,
    glow=(1, 0.72, 0.42),
    power=None,
    group=None,
    name="pendant",
    canopy=None,
    strength=14,
):
    """Dome lamp; loc = centre of the rim. Adds a glowing globe and a hidden point light."""
    g = empty(name, loc)
    n = 22
    prof = [
        (r * math.cos(math.pi / 2 * i / n) ** 0.9 if i < n else 0.02, h * math.sin(math.pi / 2 * i / n)) for i in range(n)
    ] + [(0.02, h)]
    ins = [(max(rr - 0.006, 0.016), z - 0.002) for rr, z in reversed(prof)]
    lathe(name + "_shade", prof, mat, 96, parent=g)
    lathe(name + "_in", ins, inner or mat, 96, parent=g)
    lathe(
        name + "_cap",
        [(0, h + 0.055), (0.012, h + 0.055), (0.02, h + 0.04), (0.022, h - 0.004), (0, h - 0.004)],
        canopy or mat,
        32,
        parent=g,
    )
    tube(name + "_cord", [(0, 0, h + 0.05), (0, 0, h + drop)], 0.0028, cord or M.blackened_metal(), 3, parent=g)
    gl = M.emissive(name + "_glow", glow, strength)
    o = lathe(
        name + "_globe",
        [(0, 0.015)]
        + [(0.045 * math.sin(math.pi * i / 16), 0.06 - 0.045 * math.cos(math.pi * i / 16)) for i in range(1, 16)]
        + [(0, 0.105)],
        gl,
        32,
        parent=g,
    )
    o.visible_diffuse = False
    o.visible_shadow = False
    if group:
        o.lightgroup = group
    if power:
        bulb((loc[0], loc[1], loc[2] + 0.055), power, glow, 0.045, group=group)
    return g


def globe_pendant(loc, r=0.09, drop=1.0, metal=None, glow=(1, 0.78, 0.52), strength=5, power=None, group=None):
    g = empty("globe", loc)
    e = M.emissive("opal", glow, strength)
    o = lathe(
        "opal",
        [(0, -r)] + [(r * math.sin(math.pi * i / 32), -r * math.cos(math.pi * i / 32)) for i in range(1, 32)] + [(0, r)],
        e,
        64,
        parent=g,
    )
    o.visible_shadow = False
    o.visible_diffuse = power is None
    if group:
        o.lightgroup = group
    lathe(
        "cap",
        [
            (0, r * 0.92),
            (r * 0.38, r * 0.92),
            (r * 0.36, r * 1.12),
            (0.012, r * 1.2),
            (0.012, r * 1.45),
            (0, r * 1.45),
        ],
        metal,
        32,
        parent=g,
    )
    tube("rod", [(0, 0, r * 1.3), (0, 0, drop)], 0.004, metal, 3, parent=g)
    if power:
        bulb(loc, power, glow, r, group=group)
    return g


def floor_lamp(loc, h=1.55, mat=None, shade=None, r=0.20, power=None, glow=(1, 0.70, 0.40), group=None):
    g = empty("floor_lamp", loc)
    disc("base", 0.14, 0, 0.022, mat=mat, parent=g)
    tube("stem", [(0, 0, 0.02), (0, 0, h - 0.12)], 0.009, mat, 6, parent=g)
    sh = lathe("shade", [(r * 0.86, h), (r, h - 0.30)], shade, 96, parent=g)
    s = sh.modifiers.new("t", "SOLIDIFY")
    s.thickness = 0.003
    for z, rr in ((h, r * 0.86), (h - 0.30, r)):
        tube(
            "ring",
            [(rr * math.cos(a * math.pi / 32), rr * math.sin(a * math.pi / 32), z) for a in range(64)],
            0.003,
            mat,
            3,
            parent=g,
            cyclic=True,
        )
    if power:
        for dz in (0.10, 0.20):
            bulb((loc[0], loc[1], loc[2] + h - dz), power / 2, glow, 0.04, group=group)
    return g
