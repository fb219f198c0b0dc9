"""The shade of leaves that move before the sun, laid over light that was exposed without them.

Each point of a picture knows where it lies (`where`) and what the sun alone gives it (`direct`). Leaves are drawn once
on sheets that stand square to the sun; a point takes from each sheet what lies between it and the sun. The sheets sway,
and come back after one loop."""

import functools
import math
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import map_coordinates

from .kit.post import gauss

WIDE, PER_METRE = 6.0, 100  # a sheet repeats after so many metres; pixels per metre
THROUGH = np.array((0.07, 0.10, 0.035), np.float32)  # what a leaf lets through
LEAF = [(0, 0), (0.16, 0.24), (0.5, 0.30), (0.8, 0.18), (1, 0), (0.8, -0.18), (0.5, -0.30), (0.16, -0.24)]


@dataclass(frozen=True)
class Foliage:
    """`cover` is the part of the sun that leaves take where they are densest; `leaf` in metres; `blur`, the half-shade
    of the nearest sheet, in metres; `sway`, how far the nearest moves in a breeze, in metres. `clear` is how much of
    the picture stays free of them."""

    cover: float = 0.9
    leaf: float = 0.13
    blur: float = 0.012
    sway: float = 0.055
    clear: float = 0.15
    seed: int = 1


def axes(azimuth, elevation):
    """Two directions across the sun's, as columns: to the right and upward, seen from the sun."""
    a, e = math.radians(azimuth), math.radians(elevation)
    right = (-math.cos(a), math.sin(a), 0)
    up = (-math.sin(a) * math.sin(e), -math.cos(a) * math.sin(e), math.cos(e))
    return np.array((right, up), np.float32).T


@functools.lru_cache(maxsize=4)
def sheets(foliage):
    """Three sheets at growing distance, each with its amplitude, phases and what it covers (0..1)."""
    rng, made = np.random.default_rng(foliage.seed), []
    n = round(WIDE * PER_METRE)
    for far in (1.0, 1.9, 3.2):
        big = Image.new("L", (n, n), 0)
        pen = ImageDraw.Draw(big)
        for x, y in rng.random((26, 2)) * n:
            for _ in range(8):  # a bough: twigs from about one place
                twig(pen, rng, n, x + rng.normal(0, 30), y + rng.normal(0, 30), foliage.leaf * rng.uniform(0.75, 1.15))
        covered = np.asarray(big, np.float32) / 255
        soft = gauss(np.tile(covered, (3, 3)), foliage.blur * far * PER_METRE)[n : 2 * n, n : 2 * n]
        made.append((soft, foliage.sway / far**0.5, rng.random(4)))
    return made


def twig(pen, rng, n, x, y, leaf):
    """A bent twig with leaves on both sides; what leaves the sheet comes in again at its other edge."""
    turn, bend = rng.uniform(0, 2 * math.pi), rng.uniform(-0.16, 0.16)
    for _ in range(rng.integers(4, 8)):
        x, y, turn = x + math.cos(turn) * leaf * 92, y + math.sin(turn) * leaf * 92, turn + bend
        for side in (-1, 1):
            aim, size = turn + side * rng.uniform(0.55, 1.35), leaf * PER_METRE * rng.uniform(0.65, 1.15)
            flat = rng.uniform(0.35, 1.15)  # a leaf seen from its edge is narrow
            shape = [
                (
                    x + size * (u * math.cos(aim) - v * flat * math.sin(aim)),
                    y + size * (u * math.sin(aim) + v * flat * math.cos(aim)),
                )
                for u, v in LEAF
            ]
            for dx in (-n, 0, n):
                for dy in (-n, 0, n):
                    pen.polygon([(px + dx, py + dy) for px, py in shape], fill=255)


def offset(amplitude, phases, t):
    """Where a sheet hangs at `t` (0 to 1): a slow sway in gusts and a quick small tremble, both whole numbers of times
    per loop."""
    turn = 2 * math.pi * (t + phases)
    gust = 0.62 + 0.38 * math.sin(turn[0])
    u = gust * math.sin(2 * turn[1]) + 0.18 * gust * math.sin(5 * turn[2])
    v = 0.45 * gust * math.sin(2 * turn[1] + 0.9) + 0.16 * math.sin(4 * turn[3])
    return amplitude * u, amplitude * v


def left(foliage, sun, where, t):
    """How much of the sun's light is left at each point (h × w × 3). `sun` is (azimuth, elevation, …), `where` h × w ×
    3 in metres."""
    across = where @ axes(*sun[:2])
    open_ = np.ones(where.shape[:2], np.float32)
    for soft, amplitude, phases in sheets(foliage):
        du, dv = offset(amplitude, phases, t)
        at = [((across[..., 1] + dv) % WIDE) * PER_METRE, ((across[..., 0] + du) % WIDE) * PER_METRE]
        open_ *= 1 - foliage.cover * map_coordinates(soft, at, order=1, mode="grid-wrap")
    bough = boughs(across, foliage)
    open_ = 1 - bough * (1 - open_)
    return open_[..., None] + (1 - open_[..., None]) * THROUGH


def boughs(across, foliage):
    """0 where the sun comes past the tree, 1 behind its boughs: a few broad clumps."""
    rng = np.random.default_rng(foliage.seed + 50)
    wave = (
        sum(np.sin(2 * math.pi * (across @ rng.normal(0, 0.22, 2).astype(np.float32) + rng.random())) for _ in range(5))
        / 5**0.5
    )
    x = np.clip((wave + 1 - 2 * foliage.clear) / 0.9 + 0.5, 0, 1)
    return x * x * (3 - 2 * x)
