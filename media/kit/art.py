"""Framed pictures: photographs with a mount, block-printed cloth."""

import math
import pathlib
import random

import bpy

from . import materials as M
from .core import box, empty, mesh_obj
from .nodes import Mat
from .objects import canvas_art

CONTENT = pathlib.Path(__file__).resolve().parents[2] / "content"


def _monochrome(name, picture, part):
    """A material with a warm grey print of a picture from content/; `part`: left, bottom, right, top from 0 to 1."""
    m = Mat(name)
    image = bpy.data.images.load(str(CONTENT / picture), check_existing=True)
    uv = m.n("ShaderNodeTexCoord").outputs["UV"]
    left, bottom, right, top = part
    at = m.n(
        "ShaderNodeMapping", {"Vector": uv, "Location": (left, bottom, 0), "Scale": (right - left, top - bottom, 1)}
    ).outputs[0]
    colour = m.n("ShaderNodeTexImage", {"Vector": at}, image=image).outputs[0]
    grey = m.n("ShaderNodeRGBToBW", {0: colour}).outputs[0]
    tone = m.ramp(grey, [(0.02, (0.010, 0.0095, 0.009)), (0.22, (0.09, 0.087, 0.082)), (0.75, (0.62, 0.605, 0.57))])
    m.sp({"Base Color": tone, "Roughness": 0.32, "Specular IOR Level": 0.45})
    m.flat((0.2, 0.19, 0.18))
    return m.m


def photograph(loc, w, h, picture, frame, part=(0, 0, 1, 1), rot_z=0.0, mount=0.16, tilt=0.0):
    """A monochrome print of w × h metres in a white mount and a thin frame, without glass; `tilt` in degrees."""
    g = empty("photograph", loc, rot_z)
    g.rotation_euler[1] = math.radians(tilt)
    wide, high = w + 2 * mount * w, h + 2.3 * mount * w
    box("mount", (wide, 0.008, high), (0, -0.010, 0), M.print_paper("mount", (0.80, 0.785, 0.74)), 0.001, parent=g)
    z = 0.012
    sheet = mesh_obj(
        "print",
        [
            (-w / 2, -0.0146, z - h / 2),
            (w / 2, -0.0146, z - h / 2),
            (w / 2, -0.0146, z + h / 2),
            (-w / 2, -0.0146, z + h / 2),
        ],
        [(0, 1, 2, 3)],
        _monochrome("print", picture, part),
        parent=g,
    )
    layer = sheet.data.uv_layers.new()
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1)), strict=False):
        loop.uv = uv
    f = 0.012
    for sx in (-1, 1):
        box("frame", (f, 0.026, high + 2 * f), (sx * (wide / 2 + f / 2), -0.013, 0), frame, 0.0015, parent=g)
        box("frame", (wide, 0.026, f), (0, -0.013, sx * (high / 2 + f / 2)), frame, 0.0015, parent=g)
    return g


def _leaf(cx, cy, w, h, turn=0.0, n=18):
    """A printed leaf with a bent tip, in the unit square."""
    points = []
    for i in range(n):
        a = 2 * math.pi * i / n
        x, y = 0.5 * w * math.cos(a) * (1 - 0.55 * max(0, math.sin(a))), 0.5 * h * math.sin(a)
        x += 0.22 * w * max(0, math.sin(a)) ** 2
        points.append((cx + x * math.cos(turn) - y * math.sin(turn), cy + x * math.sin(turn) + y * math.cos(turn)))
    return points


def block_print(loc, w, h, frame, ground, ink, second, columns=5, rows=7, rot_z=0.0):
    """A framed cloth with rows of a small printed leaf between two borders; every print differs a little."""
    rnd, shapes = random.Random(round(w * 100) + rows), []
    full, pale = (
        M.print_paper("ink", ink),
        M.print_paper("ink_pale", tuple(0.72 * i + 0.28 * g for i, g in zip(ink, ground, strict=False))),
    )
    other = M.print_paper("ink_second", second)
    for z in (0.055, 0.945):
        shapes.append(([(0.05, z - 0.010), (0.95, z - 0.010), (0.95, z + 0.010), (0.05, z + 0.010)], other))
        for k in range(columns * 4):
            x = 0.07 + 0.86 * k / (columns * 4 - 1)
            shapes.append((_leaf(x, z + (0.03 if z < 0.5 else -0.03), 0.020, 0.020 * w / h * 1.3), other))
    for j in range(rows):
        for i in range(columns - j % 2):
            x = 0.5 + (i - (columns - 1 - j % 2) / 2) * 0.84 / (columns - 1) * 0.98
            y = 0.16 + 0.68 * j / (rows - 1)
            x, y, turn = x + rnd.gauss(0, 0.004), y + rnd.gauss(0, 0.004), rnd.gauss(0, 0.06)
            wide, high = 0.42 / columns, 0.62 / rows
            stamp = full if rnd.random() > 0.2 else pale
            shapes.append((_leaf(x, y, wide, high, turn), stamp))
            shapes.append(
                (
                    _leaf(x + 0.08 * wide, y - 0.02 * high, wide * 0.42, high * 0.5, turn),
                    other if stamp is full else M.print_paper("cloth", ground),
                )
            )
            shapes.append((_leaf(x, y - 0.62 * high, wide * 0.16, high * 0.22, turn), stamp))
    return canvas_art(loc, w, h, frame, M.linen("cloth", ground), shapes, rot_z)
