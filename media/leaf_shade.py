"""The shade of moving leaves, applied to light that was rendered without them.

Each pixel has its world position (`where`) and its direct sunlight (`direct`). Leaves are drawn once, on sheets
perpendicular to the sunlight; each sheet masks the light that passes through it. The sheets sway, and repeat after one
loop."""

import functools
import math
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import map_coordinates

from .kit.post import gauss

WIDE, PER_METRE = 6.0, 100  # metres after which a sheet repeats; pixels per metre
THROUGH = np.array((0.07, 0.10, 0.035), np.float32)  # the light that a leaf lets through
LEAF = [(0, 0), (0.16, 0.24), (0.5, 0.30), (0.8, 0.18), (1, 0), (0.8, -0.18), (0.5, -0.30), (0.16, -0.24)]


@dataclass(frozen=True)
class Foliage:
    """`cover`: the part of the sunlight that the densest leaves take. `leaf`: length in metres. `blur`, `sway`: blur
    and movement of the nearest sheet, in metres. `clear`: the part of the picture without leaves."""

    cover: float = 0.9
    leaf: float = 0.13
    blur: float = 0.012
    sway: float = 0.055
    clear: float = 0.15
    seed: int = 1


def axes(azimuth, elevation):
    """Two directions perpendicular to the sun's, as columns: right and up, seen from the sun."""
    a, e = math.radians(azimuth), math.radians(elevation)
    right = (-math.cos(a), math.sin(a), 0)
    up = (-math.sin(a) * math.sin(e), -math.cos(a) * math.sin(e), math.cos(e))
    return np.array((right, up), np.float32).T


@functools.lru_cache(maxsize=4)
def sheets(foliage):
    """Three sheets at growing distances: (coverage from 0 to 1, amplitude, phases) of each."""
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
    """Draws a bent twig with leaves on both sides; what leaves the sheet continues at its opposite edge."""
    turn, bend = rng.uniform(0, 2 * math.pi), rng.uniform(-0.16, 0.16)
    for _ in range(rng.integers(4, 8)):
        x, y, turn = x + math.cos(turn) * leaf * 92, y + math.sin(turn) * leaf * 92, turn + bend
        for side in (-1, 1):
            aim, size = turn + side * rng.uniform(0.55, 1.35), leaf * PER_METRE * rng.uniform(0.65, 1.15)
            flat = rng.uniform(0.35, 1.15)  # a leaf seen from its side is narrow
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
    """Position of a sheet at `t` (0 to 1): slow sway in gusts and a small fast tremble, whole numbers of cycles per
    loop."""
    turn = 2 * math.pi * (t + phases)
    gust = 0.62 + 0.38 * math.sin(turn[0])
    u = gust * math.sin(2 * turn[1]) + 0.18 * gust * math.sin(5 * turn[2])
    v = 0.45 * gust * math.sin(2 * turn[1] + 0.9) + 0.16 * math.sin(4 * turn[3])
    return amplitude * u, amplitude * v


def left(foliage, sun, where, t):
    """The part of the sunlight that is left at each pixel (h × w × 3). `sun`: (azimuth, elevation, …); `where`: h × w ×
    3, in metres."""
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
    """0 where the sun passes beside the tree, 1 behind its boughs: a few broad clumps."""
    rng = np.random.default_rng(foliage.seed + 50)
    wave = (
        sum(np.sin(2 * math.pi * (across @ rng.normal(0, 0.22, 2).astype(np.float32) + rng.random())) for _ in range(5))
        / 5**0.5
    )
    x = np.clip((wave + 1 - 2 * foliage.clear) / 0.9 + 0.5, 0, 1)
    return x * x * (3 - 2 * x)
