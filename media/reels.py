"""The films of the rooms: for each one two cameras, two or three lights rendered apart, and how the light moves between them."""

from dataclasses import dataclass

import numpy as np

from .view import View

WIDE, PHONE = (1600, 900), (720, 1280)


@dataclass(frozen=True)
class Layer:
    """What burns in it (sky, sun, lamps); `sun` puts the scene's sun elsewhere: (azimuth, elevation, strength, colour)."""

    burning: tuple
    sun: tuple | None = None


@dataclass(frozen=True)
class Reel:
    scene: str
    wide: View
    phone: View
    layers: dict
    frame: object  # (layers, t from 0 to 1) -> linear light; the same at 0 and at 1
    ev: float = 0.6
    seconds: float = 10
    of: str = ""  # another reel whose lights it mixes


def smooth(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def across(light, lean=0.25):
    """0 at the left edge, 1 at the right, leaning with the height: the line along which a cloud's edge moves."""
    h, w = light.shape[:2]
    return (np.linspace(0, 1, w, dtype=np.float32)[None, :] + np.linspace(-lean, lean, h, dtype=np.float32)[:, None])[..., None]


def cloud(light, t, start, end, edge=0.5):
    """How much of the sun a cloud lets through: 1 before `start` and after `end`, 0 between, its edges drawn over the picture."""
    if not start < t < end:
        return 1.0
    x, s = across(light), (t - start) / (end - start)
    reach = 1.5 + edge  # from one side of the picture to the other, with the lean
    arrives, leaves = -0.25 + reach * smooth(s / 0.5), -0.25 + reach * smooth((s - 0.5) / 0.5)
    return 1 - smooth((arrives - x) / edge) * (1 - smooth((leaves - x) / edge))


def one_cloud(layers, t):
    """The sun, a cloud, the sun again."""
    return layers["sky"] * 0.88 + layers["sun"] * (0.06 + 0.94 * cloud(layers["sun"], t, 0.12, 0.92))


def two_hours(layers, t):
    """An early sun goes behind a cloud and comes out later; behind a second cloud the film returns to its beginning."""
    first, second = cloud(layers["early"], t, 0.08, 0.50), cloud(layers["late"], t, 0.54, 0.98)
    sun = layers["early"] * first if t < 0.29 else layers["late"] * first
    if t >= 0.52:
        sun = layers["late"] * second if t < 0.76 else layers["early"] * second
    return layers["sky"] * (1 + 0.10 * np.sin(np.pi * t) ** 2) + sun


def between(t, *keys):
    """A gain along the film: keys are (time, gain), eased from one to the next."""
    for (t0, a), (t1, b) in zip(keys, keys[1:]):
        if t <= t1:
            return a + (b - a) * smooth((t - t0) / (t1 - t0))
    return keys[-1][1]


def whole_day(layers, t):
    """Low sun through the garden arches; a cloud; a higher sun; noon in the court; lamps; the morning again.

    Without the sun the sky counts for more, as it does for an eye that grows used to it."""
    veil = cloud(layers["early"], t, 0.12, 0.36)
    morning = layers["early"] if t < 0.24 or t > 0.6 else layers["late"]
    inside = morning * veil * between(t, (0, 1), (0.40, 1), (0.50, 0), (0.90, 0), (1, 1))
    court = layers["high"] * np.array((1.06, 0.96, 0.98), np.float32) * between(t, (0.26, 0), (0.48, 1), (0.54, 1), (0.60, 0), (1, 0))
    evening = layers["west"] * between(t, (0.50, 0), (0.60, 1.3), (0.64, 1.3), (0.74, 0), (1, 0))
    dusk = between(t, (0.60, 0), (0.76, 1), (0.90, 1), (1, 0)) * np.array((0.93, 0.895, 0.78), np.float32)
    sky = layers["sky"] * (1 - dusk) * between(t, (0, 1), (0.12, 1), (0.22, 1.9), (0.36, 1.1), (0.50, 2.5), (0.62, 2.2), (0.76, 1), (1, 1))
    return sky + inside + court + evening + layers["lamps"] * between(t, (0, 0.06), (0.58, 0.10), (0.74, 1), (0.90, 1), (1, 0.06))


def until_morning(layers, t):
    """Lamps in a blue night, then the first grey light; the lamps come on again."""
    coming = between(t, (0, 0), (0.36, 0), (0.80, 1), (0.88, 1), (1, 0))
    night, grey = np.array((0.006, 0.009, 0.022), np.float32), np.array((0.64, 0.72, 0.92), np.float32)
    return layers["sky"] * (night + (grey - night) * coming) + layers["lamps"] * (1.25 - 1.12 * coming)


def lamplight(layers, t):
    """Afternoon, dusk, lamps; then the lamps go down in the returning day."""
    night = smooth((0.5 - abs(t - 0.5)) / 0.36 - 0.2)
    dusk = np.array((1 - 0.62 * night, 1 - 0.56 * night, 1 - 0.36 * night), np.float32) * (1 - 0.84 * night)
    return layers["day"] * dusk * 1.35 + layers["lamps"] * (0.22 + 1.15 * night)


def lamps_out_and_on(layers, t):
    """The lamps burn, go down until the blue of the window is left, and come on again."""
    burning = 1 - smooth((0.5 - abs(t - 0.5)) / 0.34 - 0.22)
    return layers["day"] * (8.0 - 6.5 * burning) + layers["lamps"] * (0.05 + 0.95 * burning)


DAY = {"sky": Layer(("sky", "lamps")), "sun": Layer(("sun",))}
EVENING = {"day": Layer(("sky", "sun")), "lamps": Layer(("lamps",))}
COURT = ("veranda", "court")
HOUSE = ("living", *COURT)

VERANDA_ROOM = {
    "wide": View((-1.75, -5.75, 1.22), 22.0, 24, (0, -0.05), size=WIDE, samples=8),
    "phone": View((-0.42, -5.1, 1.18), 18.5, 30, (0, -0.09), focus=3.05, fstop=1.3, size=PHONE, samples=8),  # leaves out of focus: half the bytes
    "layers": {
        "sky": Layer(("sky",)),
        "early": Layer(("sun",), (-103, 13.5, 14, (1, 0.72, 0.48))),
        "late": Layer(("sun",), (-90, 31, 15, (1, 0.87, 0.70))),
        "high": Layer(("sun",), (165, 72, 7, (1, 0.96, 0.90))),
        "west": Layer(("sun",), (74, 34, 7, (1, 0.78, 0.52))),
        "lamps": Layer(("lamps",)),
    },
}

REELS = {
    "playlist-1": Reel("osari", **VERANDA_ROOM, frame=whole_day, ev=1.2),
    "playlist-1-night": Reel("osari", **VERANDA_ROOM, frame=until_morning, ev=1.2, of="playlist-1"),
    "playlist-2": Reel(
        "patil",
        View((1.5, -5.1, 1.22), -14.0, 26, (0, -0.03), size=WIDE, samples=8, rooms=("bedroom",)),
        View((0.5, -4.3, 1.2), -5.0, 31, (0, -0.10), size=PHONE, samples=8, rooms=("bedroom",)),
        {"sky": Layer(("sky", "lamps")), "early": Layer(("sun",), (-112, 14, 15, (1, 0.62, 0.36))), "late": Layer(("sun",), (-101, 31, 17, (1, 0.84, 0.66)))},
        two_hours,
        ev=1.15,
    ),
    "playlist-3": Reel(
        "salon",
        View((-0.35, -0.72, 1.28), 12.0, 27, (0, -0.03), size=WIDE, samples=6),
        View((0.35, -0.1, 1.25), 21.0, 40, (0, -0.02), size=PHONE, samples=6),
        EVENING,
        lamplight,
        ev=0.5,
    ),
    "playlist-4": Reel(
        "deshmukh",
        View((-0.55, 1.9, 1.35), 45.0, 25, (0, -0.05), size=WIDE, samples=6, light="monsoon", rooms=COURT),
        View((-0.55, 1.9, 1.35), 45.0, 27, (0, 0.03), size=PHONE, samples=6, light="monsoon", rooms=COURT),
        {"sky": Layer(("sky", "lamps")), "sun": Layer(("sun",), (-118, 38, 7.0, (1, 0.84, 0.62)))},
        one_cloud,
        ev=0.6,
    ),
    "carousel-1": Reel(
        "deshmukh",
        View((1.25, -4.85, 1.22), -16.0, 27, (0, -0.05), size=WIDE, samples=6, light="inside", rooms=("bedroom",)),
        View((0.45, -4.5, 1.2), -8.0, 31, (0, -0.09), size=PHONE, samples=6, light="inside", rooms=("bedroom",)),
        DAY,
        one_cloud,
        ev=1.35,
        seconds=8,
    ),
    "carousel-2": Reel(
        "patil",
        View((0.45, -3.2, 1.3), -20.0, 28, (0, -0.04), size=WIDE, samples=6, rooms=("kitchen",)),
        View((-0.1, -3.3, 1.3), -12.0, 31, (0, -0.06), size=PHONE, samples=6, rooms=("kitchen",)),
        DAY,
        one_cloud,
        ev=1.1,
        seconds=8,
    ),
    "carousel-3": Reel(
        "deshmukh",
        View((-3.95, 1.55, 1.3), 78.0, 25, (0, -0.045), size=WIDE, samples=6, light="clearing", rooms=HOUSE),
        View((-4.6, 1.5, 1.3), 80.0, 27, (0, -0.12), size=PHONE, samples=6, light="clearing", rooms=HOUSE),
        {"sky": Layer(("sky", "lamps")), "sun": Layer(("sun",), (32, 40, 6.0, (1, 0.86, 0.66)))},
        one_cloud,
        ev=1.0,
        seconds=8,
    ),
    "story-1": Reel(
        "kulkarni",
        View((-0.15, -1.85, 1.22), 9.0, 36, (0, -0.10), size=WIDE, samples=6, rooms=("study",)),
        View((-0.1, -1.95, 1.28), 7.0, 42, (0, -0.14), size=PHONE, samples=6, rooms=("study",)),
        {"sky": Layer(("sky", "lamps")), "sun": Layer(("sun",), (117, 14, 13, (1, 0.60, 0.32)))},
        one_cloud,
        ev=0.9,
        seconds=8,
    ),
    "story-2": Reel(
        "patil",
        View((0.9, -4.3, 0.85), -48.0, 28, (0, -0.10), size=WIDE, samples=6, rooms=("hall",)),
        View((0.3, -4.1, 0.95), -54.0, 31, (0, -0.10), size=PHONE, samples=6, rooms=("hall",)),
        DAY,
        one_cloud,
        ev=1.3,
        seconds=8,
    ),
    "story-3": Reel(
        "joshi",
        View((-2.75, -4.3, 1.22), 26.0, 25, (0, -0.05), size=WIDE, samples=6, light="night", rooms=("living",)),
        View((-0.95, -4.3, 1.22), -13.5, 28, (0, -0.08), size=PHONE, samples=6, light="night", rooms=("living",)),
        EVENING,
        lamps_out_and_on,
        ev=1.9,
        seconds=8,
    ),
}  # fmt: skip
