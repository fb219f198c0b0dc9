"""The veranda room by night, for those who see the site in its dark scheme: lamps burn, then the morning comes.

Mixed from two stills of the room's hours: `python -m media.overnight`.
"""

import numpy as np
from PIL import Image

from .darkroom import CONTENT
from .films import BENCH, RATE, ROOMS_BEGIN, encode, hang
from .reels import smooth

SECONDS = 10
HELD = 0.4  # of the film the night stands still
NAME = "playlist-1-night"
# What is cut from the still (left, right), what is shown, kB at most. A phone sees the lamp's side of the room.
SHAPES = {"": ((0, 1280), (1600, 900), 700), "-phone": ((196, 601), (720, 1280), 350)}


def light(hour):
    """A still as linear light, 0..1."""
    shown = np.asarray(Image.open(CONTENT / "media" / "hours" / f"veranda-{hour}.jpg"), np.float32) / 255
    return np.where(shown <= 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4)


def displayed(linear):
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * np.maximum(linear, 0) ** (1 / 2.4) - 0.055)


def frames(night, dawn):
    count = SECONDS * RATE
    for k in range(count):
        coming = smooth((k / (count - 1) - HELD) / (1 - HELD))
        yield displayed(night * (1 - coming) + dawn * coming).astype(np.float32)


def main():
    night, dawn = light("night"), light("dawn")
    for suffix, ((left, right), shown, limit) in SHAPES.items():
        cut = np.s_[:, left:right]
        encode(frames(night[cut], dawn[cut]), RATE, BENCH / f"{NAME}{suffix}", shown, limit, ROOMS_BEGIN)
    for suffix in SHAPES:
        hang(NAME + suffix)


if __name__ == "__main__":
    main()
