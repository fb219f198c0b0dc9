"""Definitions of the rooms' films: two cameras each, light layers that are rendered separately, and how they change
over time."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from .leaf_shade import Foliage
from .moving_light import (
    lamplight,
    lamps_out_and_on,
    one_cloud,
    turned_down_and_up,
    two_hours,
    until_morning,
    whole_day,
)
from .view import View

WIDE, PHONE = (1600, 900), (720, 1280)


@dataclass(frozen=True)
class Layer:
    """`burning`: what gives light ("sky", "sun", "lamps"). `sun` replaces the scene's sun: (azimuth, elevation,
    strength, colour); `foliage` shades it."""

    burning: tuple
    sun: tuple | None = None
    foliage: Foliage | None = None


@dataclass(frozen=True)
class Reel:
    scene: str
    wide: View
    phone: View
    layers: dict
    frame: Callable  # a function of `moving_light`
    ev: float = 0.6
    seconds: float = 10
    of: str = ""  # another reel, whose layers it uses


EVENING = {"sky": Layer(("sky",)), "lamps": Layer(("lamps",))}
COURT = ("veranda", "court")
HOUSE = ("living", *COURT)

VERANDA_ROOM: dict[str, Any] = {
    "wide": View((-1.75, -5.75, 1.22), 22.0, 24, (0, -0.05), size=WIDE, samples=16),
    "phone": View(
        (-0.42, -5.1, 1.18), 18.5, 30, (0, -0.09), focus=3.05, fstop=1.3, size=PHONE, samples=10
    ),  # leaves out of focus save a third of the bytes
    "layers": {
        "sky": Layer(("sky",)),
        "early": Layer(("sun",), (-103, 13.5, 14, (1, 0.72, 0.48)), Foliage(seed=12, blur=0.02, clear=0.3)),
        "late": Layer(("sun",), (-90, 31, 15, (1, 0.87, 0.70)), Foliage(seed=14, blur=0.02, clear=0.3)),
        "high": Layer(("sun",), (165, 72, 7, (1, 0.96, 0.90))),
        "west": Layer(("sun",), (74, 34, 7, (1, 0.78, 0.52))),
        "lamps": Layer(("lamps",)),
    },
}

STUDY: dict[str, Any] = {
    "wide": View((1.66, -1.16, 1.15), -90.0, 29, (0.03, -0.05), size=WIDE, samples=12, light="night", rooms=("study",)),
    "phone": View(
        (1.66, -1.16, 1.15), -90.0, 34, (0.255, -0.05), size=PHONE, samples=12, light="night", rooms=("study",)
    ),
    "layers": {
        "sky": Layer(("sky",)),
        "sun": Layer(("sun",), (66, 30, 13, (1, 0.78, 0.55)), Foliage(seed=8)),
        "lamps": Layer(("lamps",)),
    },
}

REELS = {
    "playlist-1": Reel("osari", **VERANDA_ROOM, frame=whole_day, ev=1.2, seconds=16),
    "playlist-1-night": Reel("osari", **VERANDA_ROOM, frame=until_morning, ev=1.2, seconds=16, of="playlist-1"),
    "playlist-2": Reel(
        "patil",
        View((-0.05, -5.38, 1.15), 0.0, 31, (0, -0.03), size=WIDE, samples=12, light="night", rooms=("bedroom",)),
        View((0.15, -5.38, 1.15), 0.0, 42, (0, -0.06), size=PHONE, samples=12, light="night", rooms=("bedroom",)),
        {
            "sky": Layer(("sky",)),
            "early": Layer(("sun",), (-122, 19, 12, (1, 0.70, 0.44)), Foliage(seed=4)),
            "late": Layer(("sun",), (-112, 33, 14, (1, 0.84, 0.66)), Foliage(seed=9)),
        },
        two_hours,
        ev=1.5,
    ),
    "playlist-3": Reel(
        "salon",
        View((-0.35, -0.72, 1.2), 12.0, 27, (0, -0.03), size=WIDE, samples=12, light="morning"),
        View((0.35, -0.1, 1.2), 21.0, 40, (0, -0.02), size=PHONE, samples=12, light="morning"),
        EVENING | {"sun": Layer(("sun",), (-106, 21, 10, (1, 0.79, 0.55)), Foliage(seed=6))},
        lamplight,
        ev=0.5,
        seconds=14,
    ),
    "playlist-4": Reel(
        "deshmukh",
        View((1.95, 0.85, 1.12), 11.0, 30, (0, -0.055), size=WIDE, samples=12, light="clearing", rooms=COURT),
        View((1.95, 0.85, 1.12), 7.0, 31, (0, -0.055), size=PHONE, samples=12, light="clearing", rooms=COURT),
        {
            "sky": Layer(("sky", "lamps")),
            "sun": Layer(("sun",), (121, 36, 14, (1, 0.82, 0.58)), Foliage(leaf=0.10, blur=0.02, sway=0.08, seed=3)),
        },
        one_cloud,
        ev=0.75,
    ),
    "carousel-1": Reel(
        "deshmukh",
        View((0.12, -5.02, 1.15), 0.0, 29, (0, -0.015), size=WIDE, samples=12, light="inside", rooms=("bedroom",)),
        View((0.0, -5.02, 1.15), -2.0, 36, (0, -0.03), size=PHONE, samples=12, light="inside", rooms=("bedroom",)),
        {"sky": Layer(("sky",)), "sun": Layer(("sun",), (-106, 30, 16, (1, 0.80, 0.56)), Foliage(seed=2))},
        one_cloud,
        ev=1.6,
    ),
    "carousel-2": Reel(
        "patil",
        View((0.2, -3.85, 1.15), 0.0, 31, (0, 0.0), size=WIDE, samples=12, rooms=("kitchen",)),
        View((0.32, -3.4, 1.15), 0.0, 40, (0, -0.03), size=PHONE, samples=12, rooms=("kitchen",)),
        {"sky": Layer(("sky", "lamps")), "sun": Layer(("sun",), (-114, 14, 12.5, (1, 0.74, 0.49)), Foliage(seed=3))},
        one_cloud,
        ev=1.2,
    ),
    "carousel-3": Reel(
        "deshmukh",
        View(
            (0.62, 4.35, 1.08),
            180.0,
            28,
            (-0.025, -0.05),
            size=WIDE,
            samples=12,
            white=(1.0, 0.92, 0.80),
            light="swing",
            rooms=HOUSE,
        ),
        View((0.62, 4.35, 1.08), 180.0, 29, (0, -0.03), size=PHONE, samples=12, light="swing", rooms=HOUSE),
        {"sky": Layer(("sky",)), "sun": Layer(("sun",), (70, 13, 15, (1, 0.80, 0.56)), Foliage(seed=7))},
        one_cloud,
        ev=1.75,
    ),
    "story-1": Reel("patil", **STUDY, frame=one_cloud, ev=1.45),
    "story-1-night": Reel("patil", **STUDY, frame=turned_down_and_up, ev=1.5, of="story-1"),
    "story-2": Reel(
        "patil",
        View((1.75, -4.5, 1.25), -28.0, 25, (0, -0.05), size=WIDE, samples=12, rooms=("hall",)),
        View((1.45, -4.4, 1.2), -40.0, 28, (0, -0.06), size=PHONE, samples=12, rooms=("hall",)),
        {"sky": Layer(("sky", "lamps")), "sun": Layer(("sun",), (-118, 26, 11, (1, 0.76, 0.52)), Foliage(seed=5))},
        partial(one_cloud, used=1.0),
        ev=1.45,
    ),
    "story-3": Reel(
        "joshi",
        View(
            (-2.62, -4.35, 1.18),
            22.0,
            25,
            (0, -0.05),
            size=WIDE,
            samples=12,
            white=(1.0, 0.84, 0.64),
            light="night",
            rooms=("living",),
        ),
        View((-0.95, -4.3, 1.18), -13.5, 28, (0, -0.08), size=PHONE, samples=12, light="night", rooms=("living",)),
        EVENING,
        lamps_out_and_on,
        ev=1.9,
    ),
}
