"""One room at five times of day, from one camera: mixed from the light layers of its film and a few more."""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from .darkroom import CACHE, CONTENT
from .films import SHAPES, Light, burn, enlarged, printed
from .reels import REELS, Layer

LEAVES = 0.3  # the time in the film (0 to 1) from which the leaves are taken


@dataclass(frozen=True)
class Day:
    """`film`: the reel. `more`: layers that the film does not have. `hours`: for each time of day the gain of each
    layer (one number, or red, green and blue) and the exposure."""

    film: str
    more: dict
    hours: dict


ROOMS = {
    "veranda": Day(
        "playlist-1",
        {},
        {
            "dawn": ({"sky": (0.68, 0.74, 0.92), "early": (0.10, 0.09, 0.08), "lamps": 0.12}, 1.2),
            "noon": ({"sky": (1.17, 1.03, 1.02), "late": (0.92, 0.94, 1.0), "high": 0.4, "lamps": 0.06}, 1.2),
            "afternoon": ({"sky": (2.2, 1.6, 1.2), "west": (1.9, 1.4, 1.05), "lamps": 0.45}, 1.4),
            "dusk": ({"sky": (0.10, 0.135, 0.24), "lamps": (0.77, 0.85, 1.06)}, 1.2),
            "night": ({"sky": (0.006, 0.009, 0.022), "lamps": (1.13, 1.25, 1.58)}, 1.2),
        },
    ),
    "bedroom": Day(
        "playlist-2",
        {"lamps": Layer(("lamps",))},
        {
            "dawn": ({"sky": (0.34, 0.38, 0.50), "early": 0.10}, 1.15),
            "noon": ({"sky": (1.34, 1.31, 1.25)}, 1.2),
            "afternoon": ({"sky": (0.86, 0.71, 0.53), "late": (0.34, 0.27, 0.19), "lamps": 0.3}, 1.1),
            "dusk": ({"sky": (0.15, 0.19, 0.33), "lamps": (1.5, 1.56, 1.8)}, 1.5),
            "night": ({"sky": (0.005, 0.007, 0.016), "lamps": (2.0, 2.14, 2.6)}, 1.5),
        },
    ),
    "salon": Day(
        "playlist-3",
        {},
        {
            "dawn": ({"sky": (0.34, 0.42, 0.60), "lamps": 0.05}, 1.3),
            "noon": ({"sky": (1.34, 1.31, 1.25), "lamps": 0.12}, 1.3),
            "afternoon": ({"sky": (0.80, 0.70, 0.58), "sun": (1.40, 1.10, 0.76), "lamps": 0.16}, 0.6),
            "dusk": ({"sky": (0.12, 0.18, 0.36), "lamps": 0.42}, 0.9),
            "night": ({"sky": (0.006, 0.010, 0.026), "lamps": (0.94, 0.96, 0.98)}, 0.45),
        },
    ),
}


def make(name):
    from .develop import save

    day = ROOMS[name]
    reel, folder = REELS[day.film], CACHE / "films" / day.film
    burn(reel, folder, [("", layer, how) for layer, how in (reel.layers | day.more).items()])
    size, layers = SHAPES[""][1], reel.layers | day.more
    light = {
        name: seen if seen.shape[1::-1] == size else enlarged(seen, size)
        for name, seen in Light(folder, layers).at(LEAVES).items()
    }
    for hour, (gains, ev) in day.hours.items():
        linear = sum(light[layer] * np.asarray(gain, np.float32) for layer, gain in gains.items())
        noise = np.random.default_rng(3).random((*linear.shape[:2], 1))
        shown = (printed(linear, ev) * 255 + noise).clip(0, 255).astype(np.uint8)
        save(Image.fromarray(shown), str(CONTENT / "media" / "hours" / f"{name}-{hour}.jpg"))
        print(name, hour, flush=True)
