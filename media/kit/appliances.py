"""Appliances: split air conditioner, television, cooker hood, refrigerator, washing machine, water purifier. Each faces
local -Y, with its back on a wall at y = 0 (refrigerator and washing machine a few centimetres in front of it)."""

import math

from .core import box, empty, lathe, mesh_obj, plate, rounded_profile, tube
from .inscription import inscribed
from .surfaces import plain


def white_plastic():
    return plain("white_plastic", (0.76, 0.76, 0.75), 0.30, 0.5)


def split_ac(loc, rot_z=0.0, pipes=-0.3, w=0.86, h=0.29, d=0.205):
    """Indoor unit; `loc`: the middle of its back. `pipes`: length of the pipe casing in metres, to the right, or to the
    left if negative."""
    g, white, dark = empty("split_ac", loc, rot_z), white_plastic(), plain("ac_dark", (0.03, 0.03, 0.03), 0.6)
    side = [(0, -h / 2), (0, h / 2), (-d + 0.035, h / 2)]
    side += [(-d + 0.035 - 0.030 * math.sin(a), h / 2 - 0.030 + 0.030 * math.cos(a)) for a in (0.4, 0.8, 1.2)]
    side += [(-d, h / 2 - 0.06), (-d, -h / 2 + 0.085), (-d + 0.012, -h / 2 + 0.055), (-d + 0.09, -h / 2)]
    plate("ac_body", side[::-1], [], w, white, 0.006, 3, g, rot=(math.pi / 2, 0, math.pi / 2))
    box("ac_slot", (w - 0.10, 0.070, 0.004), (0, -d + 0.062, -h / 2 + 0.022), dark, 0, rot=(-0.55, 0, 0), parent=g)
    box("ac_flap", (w - 0.11, 0.062, 0.005), (0, -d + 0.030, -h / 2 + 0.018), white, 0.002, rot=(-0.30, 0, 0), parent=g)
    box(
        "ac_line",
        (w - 0.004, 0.002, 0.0022),
        (0, -d - 0.0003, h / 2 - 0.10),
        plain("ac_grey", (0.45, 0.45, 0.45), 0.4),
        0,
        parent=g,
    )
    out = math.copysign(w / 2 - 0.004, pipes) + pipes / 2
    box("ac_pipes", (abs(pipes), 0.055, 0.06), (out, -0.0275, -h / 2 + 0.07), white, 0.006, parent=g)
    return g


def television(loc, rot_z=0.0, wide=1.11):
    """A television of 50 inches on a bracket, off; `loc`: its middle on the wall."""
    g, high = empty("television", loc, rot_z), wide * 0.563
    dark = plain("tv_frame", (0.012, 0.012, 0.013), 0.35)
    box("tv_bracket", (0.40, 0.030, 0.30), (0, -0.015, 0), dark, 0.002, parent=g)
    box("tv_body", (wide, 0.034, high), (0, -0.047, 0), dark, 0.004, 3, parent=g)
    glass = plain("tv_glass", (0.006, 0.006, 0.007), 0.13, 0.5)
    box("tv_glass", (wide - 0.014, 0.001, high - 0.020), (0, -0.0648, 0.003), glass, 0, parent=g)
    return g


def chimney(loc, top, metal, dark, rot_z=0.0, w=0.60, d=0.47):
    """A cooker hood with its duct, `top` metres high; `loc`: the middle of its lower edge on the wall."""
    g = empty("chimney", loc, rot_z)
    box("hood_band", (w, d, 0.055), (0, -d / 2, 0.0275), metal, 0.003, 2, parent=g)
    a, b, z0, z1 = (w / 2 - 0.004, d - 0.004), (0.15, 0.27), 0.0555, 0.27
    verts = [(-a[0], -0.002, z0), (a[0], -0.002, z0), (a[0], -a[1], z0), (-a[0], -a[1], z0)]
    verts += [(-b[0], -0.002, z1), (b[0], -0.002, z1), (b[0], -b[1], z1), (-b[0], -b[1], z1)]
    mesh_obj(
        "hood",
        verts,
        [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0), (4, 7, 6, 5), (0, 1, 2, 3)],
        metal,
        parent=g,
    )
    box("hood_duct", (0.27, 0.25, top - z1), (0, -0.127, (top + z1) / 2), metal, 0.003, parent=g)
    for s in (-1, 1):
        box(
            "hood_filter",
            (w / 2 - 0.05, d - 0.10, 0.004),
            (s * (w / 4 - 0.008), -d / 2, -0.0015),
            dark,
            0.001,
            parent=g,
        )
    for k in range(4):
        lathe(
            "hood_key",
            rounded_profile(0.009, 0, 0.004, 0.001),
            dark,
            24,
            (-0.06 + 0.04 * k, -d, 0.028),
            parent=g,
            rot=(math.pi / 2, 0, 0),
        )
    return g


def refrigerator(loc, body, rot_z=0.0, w=0.60, d=0.64, h=1.68, hinge=1):
    """Two doors, the freezer above; `loc`: the middle of its foot at the wall; `hinge`: side of the hinges, 1 for
    right."""
    g, dark = empty("refrigerator", loc, rot_z), plain("fridge_dark", (0.05, 0.05, 0.052), 0.5)
    y = -0.05 - (d - 0.07) / 2
    box("fridge_body", (w, d - 0.07, h - 0.03), (0, y, 0.03 + (h - 0.03) / 2), dark, 0.006, parent=g)
    for x in (-w / 2 + 0.05, w / 2 - 0.05):
        for back in (-0.12, -d + 0.06):
            lathe("fridge_foot", rounded_profile(0.020, 0, 0.032, 0.004), dark, 24, (x, back, 0), parent=g)
    cut = h * 0.70
    for z0, z1 in ((0.06, cut - 0.006), (cut + 0.006, h)):
        box("fridge_door", (w, 0.062, z1 - z0), (0, -d - 0.012, (z0 + z1) / 2), body, 0.010, 4, parent=g)
    bright, x = plain("fridge_trim", (0.60, 0.59, 0.57), 0.28, metal=1.0), -hinge * (w / 2 - 0.05)
    for z in (cut - 0.20, cut + 0.17):
        y = -d - 0.043
        path = [(x, y, z - 0.13), (x, y - 0.032, z - 0.11), (x, y - 0.032, z + 0.11), (x, y, z + 0.13)]
        tube("fridge_grip", path, 0.008, bright, 5, parent=g)
    box("fridge_badge", (0.075, 0.002, 0.014), (hinge * (w / 2 - 0.09), -d - 0.0438, h - 0.06), bright, 0, parent=g)
    return g


def washing_machine(loc, rot_z=0.0, w=0.598, d=0.55, h=0.845):
    """A front loader; `loc`: the middle of its foot at the wall."""
    g, white, dark = (
        empty("washing_machine", loc, rot_z),
        white_plastic(),
        plain("wm_glass", (0.016, 0.017, 0.020), 0.08),
    )
    grey = plain("wm_ring", (0.50, 0.50, 0.50), 0.28, metal=0.9)
    f = -0.06 - d
    box("wm_body", (w, d, h - 0.02), (0, -0.06 - d / 2, 0.02 + (h - 0.02) / 2), white, 0.012, 4, parent=g)
    for x in (-0.24, 0.24):
        for y in (-0.12, f + 0.06):
            lathe("wm_foot", rounded_profile(0.022, 0, 0.022, 0.004), dark, 24, (x, y, 0), parent=g)
    box(
        "wm_panel",
        (w - 0.012, 0.004, 0.108),
        (0, f - 0.0018, h - 0.066),
        plain("wm_panel", (0.68, 0.68, 0.675), 0.32),
        0.001,
        parent=g,
    )
    box("wm_drawer", (0.19, 0.006, 0.085), (-0.185, f - 0.005, h - 0.066), white, 0.003, parent=g)
    box("wm_display", (0.13, 0.002, 0.045), (0.19, f - 0.0046, h - 0.064), dark, 0.0005, parent=g)
    turn = (math.pi / 2, 0, 0)
    lathe(
        "wm_knob", rounded_profile(0.030, 0, 0.024, 0.006), grey, 48, (0.04, f - 0.003, h - 0.066), parent=g, rot=turn
    )
    ink = plain("wm_ink", (0.16, 0.16, 0.17), 0.5)
    inscribed("SARITA", (-0.185, f - 0.0082, h - 0.050), 0.016, ink, g, turn, 0.11)
    inscribed("7 KG 1200", (-0.185, f - 0.0082, h - 0.086), 0.008, ink, g, turn)
    inscribed("0:42", (0.19, f - 0.0058, h - 0.075), 0.021, plain("wm_lit", (0.75, 0.85, 0.9), 0.5), g, turn)
    for k in range(10):  # the programmes around the knob
        a = math.radians(-135 + 30 * k)
        x, z = 0.04 + 0.041 * math.sin(a), h - 0.066 + 0.041 * math.cos(a)
        box("wm_mark", (0.0016, 0.0006, 0.006), (x, f - 0.0039, z), ink, 0, parent=g, rot=(0, a, 0))
    ring = [(0.150, 0), (0.198, 0), (0.202, 0.010), (0.190, 0.030), (0.160, 0.034), (0.148, 0.020)]
    lathe("wm_ring", ring, grey, 96, (0, f, 0.43), parent=g, rot=turn)
    bowl = [(0, 0.052), (0.06, 0.049), (0.11, 0.036), (0.150, 0.022), (0.150, 0.010), (0, 0.010)][::-1]
    lathe("wm_door", bowl, dark, 96, (0, f, 0.43), parent=g, rot=turn)
    box("wm_grip", (0.022, 0.014, 0.085), (0.172, f - 0.034, 0.43), white, 0.005, parent=g)
    return g


def purifier(loc, rot_z=0.0):
    """A water purifier for the wall over a sink; `loc`: the middle of its back."""
    g, white = empty("purifier", loc, rot_z), white_plastic()
    dark = plain("ro_dark", (0.03, 0.032, 0.036), 0.12)
    box("ro_case", (0.26, 0.20, 0.40), (0, -0.10, 0), white, 0.016, 4, parent=g)
    box("ro_window", (0.20, 0.004, 0.17), (0, -0.2015, 0.075), dark, 0.001, parent=g)
    box(
        "ro_niche",
        (0.12, 0.004, 0.13),
        (0, -0.2012, -0.105),
        plain("ro_niche", (0.20, 0.20, 0.21), 0.4),
        0.001,
        parent=g,
    )
    tube("ro_tap", [(0, -0.20, -0.06), (0, -0.232, -0.06), (0, -0.236, -0.09)], 0.009, white, 5, parent=g)
    return g
