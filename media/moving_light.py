"""Mixes light layers over time: each function takes the layers (linear light) and a time from 0 to 1; both ends are the
same."""

import itertools

import numpy as np

# White balance: light that grass and leaves reflect is slightly green, which eyes do not notice.
SHADE_WHITE = np.array((1.05, 0.98, 0.99), np.float32)
INDOOR_WHITE = np.array((1.06, 1.0, 0.92), np.float32)  # adaptation to the blue light of the sky
LAMP_WHITE = np.array((0.90, 1.0, 1.26), np.float32)  # removes half of the yellow of lamps


def smooth(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def paler(light, colour):
    """Keeps only the part `colour` of the light's colour, because eyes hardly see colours at night."""
    grey = light.mean(axis=2, keepdims=True)
    return grey + colour * (light - grey)


def across(light, lean=0.25):
    """0 at the left edge, 1 at the right, slanted by `lean`: the positions of a cloud's edge."""
    h, w = light.shape[:2]
    return (np.linspace(0, 1, w, dtype=np.float32)[None, :] + np.linspace(-lean, lean, h, dtype=np.float32)[:, None])[
        ..., None
    ]


def cloud(light, t, start, end, edge=0.5):
    """The part of the sun that a cloud lets through: 1 before `start` and after `end`, 0 between; its edges move across
    the picture."""
    if not start < t < end:
        return 1.0
    x, s = across(light), (t - start) / (end - start)
    reach = 1.5 + edge  # across the whole picture, with the slant
    arrives, leaves = -0.25 + reach * smooth(s / 0.5), -0.25 + reach * smooth((s - 0.5) / 0.5)
    return 1 - smooth((arrives - x) / edge) * (1 - smooth((leaves - x) / edge))


def one_cloud(layers, t, used=0.0):
    """Sun, a cloud, sun. `used`: how much brighter the sky gets behind the cloud, as when eyes adapt."""
    shining = cloud(layers["sun"], t, 0.12, 0.92)
    return layers["sky"] * (0.88 + used * (1 - np.mean(shining))) + layers["sun"] * (0.06 + 0.94 * shining)


def two_hours(layers, t):
    """Early sun, a cloud, later sun, a second cloud, then early sun again."""
    first, second = cloud(layers["early"], t, 0.08, 0.50), cloud(layers["late"], t, 0.54, 0.98)
    sun = layers["early"] * first if t < 0.29 else layers["late"] * first
    if t >= 0.52:
        sun = layers["late"] * second if t < 0.76 else layers["early"] * second
    return layers["sky"] * INDOOR_WHITE * (1 + 0.10 * np.sin(np.pi * t) ** 2) + sun


def between(t, *keys):
    """A gain at time `t`; `keys`: (time, gain), eased from one to the next."""
    for (t0, a), (t1, b) in itertools.pairwise(keys):
        if t <= t1:
            return a + (b - a) * smooth((t - t0) / (t1 - t0))
    return keys[-1][1]


def whole_day(layers, t):
    """Low sun through the garden arches, a cloud, a higher sun, noon in the court, lamps, morning again.

    Without sun the sky gets brighter, as when eyes adapt. A cloud's edge takes at least a tenth of the film."""
    veil = cloud(layers["early"], t, 0.03, 0.38)
    morning = layers["early"] if t < 0.2 or t > 0.7 else layers["late"]
    inside = morning * veil * between(t, (0, 1), (0.40, 1), (0.50, 0), (0.84, 0), (1, 1))
    court = (
        layers["high"]
        * np.array((1.06, 0.96, 0.98), np.float32)
        * between(t, (0.32, 0), (0.47, 1), (0.50, 1), (0.60, 0), (1, 0))
    )
    evening = layers["west"] * between(t, (0.48, 0), (0.57, 1.2), (0.60, 1.2), (0.68, 0), (1, 0))
    dusk = between(t, (0.58, 0), (0.69, 1), (0.76, 1), (0.88, 0), (1, 0)) * np.array((0.92, 0.875, 0.72), np.float32)
    sky = (
        layers["sky"]
        * SHADE_WHITE
        * (1 - dusk)
        * between(t, (0, 1), (0.05, 1), (0.20, 2.4), (0.36, 1.1), (0.47, 2.4), (0.58, 2.2), (0.68, 1), (1, 1))
    )
    lamps = layers["lamps"] * LAMP_WHITE * between(t, (0, 0.03), (0.65, 0.03), (0.73, 1.3), (0.77, 1.3), (0.86, 0.03))
    return sky + inside + court + evening + lamps


def until_morning(layers, t):
    """Lamps at night, then the first grey light; the lamps come on again."""
    coming = between(t, (0, 0), (0.20, 0), (0.56, 1), (0.66, 1), (1, 0))
    night, grey = np.array((0.006, 0.009, 0.022), np.float32), np.array((1.05, 1.1, 1.25), np.float32)
    outdoors = 1 + coming * layers["sky"].mean(axis=2, keepdims=True) / 0.45  # as when eyes adapt to both
    sky = layers["sky"] / outdoors * (night + (grey - night) * coming)
    return sky + layers["lamps"] * LAMP_WHITE * (1.25 - 1.15 * coming)


def lamplight(layers, t):
    """Low sun, dusk, lamps; then the lamps go down as day returns."""
    night = smooth((0.5 - abs(t - 0.5)) / 0.36 - 0.2)
    low = 1 - smooth((0.5 - abs(t - 0.5)) / 0.26 - 0.1)  # the sun sets before the sky darkens
    sun = layers["sun"] * np.array((1, 0.80 + 0.20 * low, 0.58 + 0.42 * low), np.float32) * low
    dusk = (
        np.array((1 - 0.62 * night, 1 - 0.56 * night, 1 - 0.36 * night), np.float32)
        * (1 - 0.84 * night)
        * (1.35 - 0.35 * low)
    )
    return sun + layers["sky"] * dusk + layers["lamps"] * (0.22 + 1.15 * night)


def lamps_out_and_on(layers, t):
    """The lamps go down until only the blue of the window is left, and come on again; the blue changes as when eyes
    adapt."""
    burning = 1 - smooth((0.5 - abs(t - 0.5)) / 0.34 - 0.22)
    used = 1 + (1 - burning) * np.array((0.35, 0.12, -0.05), np.float32)
    return paler(layers["sky"], 0.38) * used * (9.5 - 8.6 * burning) + layers["lamps"] * 1.05 * burning**1.4


def turned_down_and_up(layers, t):
    """A lamp at night is turned down, and up again; meanwhile the blue gets brighter."""
    low = smooth((0.5 - abs(t - 0.5)) / 0.36 - 0.2)
    blue = np.array((0.046, 0.055, 0.078), np.float32) * (1 + low)
    outdoors = 1 + layers["sky"].mean(axis=2, keepdims=True) / 0.35  # by day many times brighter than the room
    return paler(layers["sky"], 0.30) / outdoors * blue + layers["lamps"] * 3.5 * (1 - 0.80 * low)
