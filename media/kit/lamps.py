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
    """A dome lamp with a glowing globe and a hidden point light; `loc`: the centre of the rim."""
    g = empty(name, loc)
    n = 22
    prof = [
        (r * math.cos(math.pi / 2 * i / n) ** 0.9 if i < n else 0.02, h * math.sin(math.pi / 2 * i / n))
        for i in range(n)
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
        [(0, -r)]
        + [(r * math.sin(math.pi * i / 32), -r * math.cos(math.pi * i / 32)) for i in range(1, 32)]
        + [(0, r)],
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


def handi(loc, r=0.15, drop=1.0, glass=None, metal=None, power=None, glow=(1, 0.72, 0.42), seed=1):
    """A bell of milk glass on three brass chains; `loc`: the middle of its rim, `drop` metres below the ceiling."""
    g, h = empty("handi", loc), 1.45 * r
    side = [
        (1.0, 0.0),
        (0.93, -0.10),
        (0.97, -0.24),
        (1.04, -0.42),
        (0.98, -0.62),
        (0.72, -0.82),
        (0.36, -0.95),
        (0.10, -1.0),
    ]
    bell = lathe("handi_glass", [(k * r, z * h) for k, z in side], glass or M.opal_glass(), 96, parent=g, sub=1)
    bell.modifiers.new("thick", "SOLIDIFY").thickness = 0.003
    lathe(
        "handi_rim",
        [(r * 0.985, -0.006), (r * 1.03, -0.006), (r * 1.04, 0.006), (r * 1.02, 0.012), (r * 0.985, 0.010)],
        metal,
        96,
        parent=g,
    )
    lathe(
        "handi_drop",
        [
            (0, -h - 0.045),
            (0.010, -h - 0.036),
            (0.006, -h - 0.022),
            (0.018, -h - 0.008),
            (0.020, -h + 0.004),
            (0, -h + 0.004),
        ],
        metal,
        32,
        parent=g,
    )
    top = min(0.42, drop * 0.6)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.35
        foot, head = (
            (r * 1.02 * math.cos(a), r * 1.02 * math.sin(a), 0.008),
            (0.016 * math.cos(a), 0.016 * math.sin(a), top),
        )
        for i in range(26):  # links, each rotated by a quarter turn
            t = (i + 0.5) / 26
            at = tuple(p + (q - p) * t for p, q in zip(foot, head, strict=False))
            link_ = tube(
                "handi_link",
                [(0.0042 * math.cos(b), 0, 0.0085 * math.sin(b)) for b in (2 * math.pi * j / 10 for j in range(10))],
                0.0013,
                metal,
                2,
                at,
                g,
                True,
            )
            link_.rotation_euler = (0, math.atan2(head[0] - foot[0], top), a + (math.pi / 2 if i % 2 else 0))
    lathe(
        "handi_hub",
        [(0, top - 0.012), (0.022, top - 0.008), (0.024, top + 0.004), (0.008, top + 0.02), (0, top + 0.02)],
        metal,
        32,
        parent=g,
    )
    tube("handi_rod", [(0, 0, top), (0, 0, drop)], 0.004, metal, 4, parent=g)
    lathe(
        "handi_canopy", [(0, drop - 0.03), (0.030, drop - 0.026), (0.048, drop - 0.004), (0, drop)], metal, 48, parent=g
    )
    lamp = lathe(
        "handi_bulb",
        [(0, -0.075)]
        + [(0.026 * math.sin(math.pi * i / 16), -0.045 - 0.03 * math.cos(math.pi * i / 16)) for i in range(1, 16)]
        + [(0, -0.015)],
        M.emissive("handi_glow", glow, 6 if power else 0.2),
        32,
        parent=g,
    )
    lamp.visible_diffuse = lamp.visible_shadow = False
    if power:
        bulb((loc[0], loc[1], loc[2] - 0.05), power, glow, 0.03)
    return g


def spun_lamp(loc, metal, inner, h=0.42, r=0.13, power=None, glow=(1, 0.66, 0.36), lean=0.0):
    """A metal table lamp: weighted foot, stem with a switch, a spun cone, pale inside; `lean`: the cone's tilt in
    radians."""
    g, (x, y, z) = empty("spun_lamp", loc), loc
    lathe(
        "lamp_foot",
        [(0, 0), (0.070, 0), (0.074, 0.004), (0.072, 0.014), (0.050, 0.020), (0.012, 0.026), (0, 0.026)],
        metal,
        64,
        parent=g,
    )
    tube("lamp_stem", [(0, 0, 0.02), (0, 0, h - 0.07)], 0.0062, metal, 5, parent=g)
    tube("lamp_switch", [(0, -0.005, 0.10), (0, -0.020, 0.10)], 0.0035, metal, 4, parent=g)
    head = empty("lamp_head", (0, 0, h - 0.10))
    head.parent, head.rotation_euler = g, (lean, 0, 0)
    side = [
        (r, -0.060),
        (r * 0.99, -0.054),
        (r * 0.62, 0.030),
        (r * 0.36, 0.086),
        (r * 0.24, 0.100),
        (r * 0.20, 0.112),
        (0, 0.114),
    ]
    lathe("lamp_cone", side, metal, 80, parent=head)
    lathe(
        "lamp_inside",
        [(0, 0.098), (r * 0.33, 0.082), (r * 0.60, 0.027), (r * 0.985, -0.058), (r, -0.060)],
        inner,
        80,
        parent=head,
    )
    globe = lathe(
        "lamp_bulb",
        [(0, -0.020)]
        + [(0.026 * math.sin(math.pi * i / 16), 0.006 - 0.026 * math.cos(math.pi * i / 16)) for i in range(1, 16)]
        + [(0, 0.032)],
        M.emissive("lamp_bulb", glow, 8),
        32,
        parent=head,
    )
    globe.visible_diffuse = globe.visible_shadow = False
    if power:
        bulb((x, y, z + h - 0.11), power, glow, 0.026)
    return g


def spun_pendant(loc, metal, inner, r=0.15, h=0.17, drop=1.0, power=None, glow=(1, 0.66, 0.36)):
    """A hanging cone of spun metal, pale inside; `loc`: the middle of its rim, `drop` metres below the ceiling."""
    g = empty("spun_pendant", loc)
    side = [
        (r, 0.0),
        (r * 0.99, 0.006),
        (r * 0.66, 0.52 * h),
        (r * 0.34, 0.84 * h),
        (r * 0.24, 0.90 * h),
        (r * 0.20, h),
        (0.014, 1.03 * h),
        (0.012, 1.22 * h),
        (0, 1.22 * h),
    ]
    lathe("spun_cone", side, metal, 88, parent=g)
    lathe(
        "spun_inside",
        [(0, 0.82 * h), (r * 0.31, 0.80 * h), (r * 0.64, 0.50 * h), (r * 0.98, 0.003), (r, 0.0)],
        inner,
        88,
        parent=g,
    )
    tube("spun_cord", [(0, 0, 1.2 * h), (0, 0, drop)], 0.0028, M.blackened_metal(), 3, parent=g)
    lathe("spun_rose", [(0, drop - 0.028), (0.040, drop - 0.026), (0.044, drop), (0, drop)], metal, 40, parent=g)
    globe = lathe(
        "spun_bulb",
        [(0, 0.20 * h)]
        + [
            (0.028 * math.sin(math.pi * i / 16), 0.20 * h + 0.028 - 0.028 * math.cos(math.pi * i / 16))
            for i in range(1, 16)
        ]
        + [(0, 0.20 * h + 0.056)],
        M.emissive("spun_glow", glow, 8),
        32,
        parent=g,
    )
    globe.visible_diffuse = globe.visible_shadow = False
    if power:
        bulb((loc[0], loc[1], loc[2] + 0.20 * h + 0.02), power, glow, 0.028)
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
