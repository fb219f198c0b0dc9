"""The hours of a room: five stills of one camera, mixed from lights that its film has and a few more."""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from .darkroom import CACHE, CONTENT
from .films import burn, printed, read
from .reels import REELS, Layer


@dataclass(frozen=True)
class Day:
    """`hours` name the gain of each light, one number or three for red, green and blue, and the exposure."""

    film: str
    more: dict
    hours: dict


ROOMS = {
    "bedroom": Day(
        "playlist-2",
        {"lamps": Layer(("lamps",))},
        {
            "dawn": ({"sky": (0.34, 0.38, 0.50), "early": 0.10}, 1.15),
            "noon": ({"sky": 1.15, "late": 0.55}, 1.0),
            "afternoon": ({"sky": (1.02, 0.90, 0.74)}, 1.2),
            "dusk": ({"sky": (0.13, 0.17, 0.30), "lamps": 2.2}, 1.5),
            "night": ({"sky": (0.010, 0.015, 0.032), "lamps": 3.2}, 1.5),
        },
    ),
    "salon": Day(
        "playlist-3",
        {"sky": Layer(("sky",))},
        {
            "dawn": ({"sky": (0.38, 0.43, 0.55)}, 0.9),
            "noon": ({"sky": 1.15, "sun": 0.25}, 0.6),
            "afternoon": ({"sky": (0.95, 0.88, 0.78), "sun": (1.15, 1.0, 0.80)}, 0.6),
            "dusk": ({"sky": (0.16, 0.20, 0.34), "lamps": 0.75}, 0.9),
            "night": ({"sky": (0.010, 0.015, 0.035), "lamps": 1.2}, 0.7),
        },
    ),
}  # fmt: skip


def make(name):
    from .develop import save

    day = ROOMS[name]
    reel, folder = REELS[day.film], CACHE / "films" / day.film
    burn(reel, folder, [("", layer, how) for layer, how in (reel.layers | day.more).items()])
    light = read(folder, [*reel.layers, *day.more])
    if "day" in light:  # the film keeps sky and sun together
        light["sun"] = np.maximum(light["day"] - light["sky"], 0)
    for hour, (gains, ev) in day.hours.items():
        linear = sum(light[layer] * np.asarray(gain, np.float32) for layer, gain in gains.items())
        noise = np.random.default_rng(3).random((*linear.shape[:2], 1))
        shown = (printed(linear, ev) * 255 + noise).clip(0, 255).astype(np.uint8)
        save(Image.fromarray(shown), str(CONTENT / "media" / "hours" / f"{name}-{hour}.jpg"))
        print(name, hour, flush=True)
