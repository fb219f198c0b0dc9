"""The films of the rooms: for each one two cameras, its lights rendered apart, and how the light moves between them."""

from dataclasses import dataclass

from .moving_light import lamplight, lamps_out_and_on, one_cloud, turned_down_and_up, two_hours, until_morning, whole_day
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
    frame: object  # one of `moving_light`
    ev: float = 0.6
    seconds: float = 10
    of: str = ""  # another reel whose lights it mixes


DAY = {"sky": Layer(("sky", "lamps")), "sun": Layer(("sun",))}
EVENING = {"day": Layer(("sky", "sun")), "lamps": Layer(("lamps",))}
COURT = ("veranda", "court")
HOUSE = ("living", *COURT)

VERANDA_ROOM = {
    "wide": View((-1.75, -5.75, 1.22), 22.0, 24, (0, -0.05), size=WIDE, samples=16),
    "phone": View((-0.42, -5.1, 1.18), 18.5, 30, (0, -0.09), focus=3.05, fstop=1.3, size=PHONE, samples=10),  # leaves out of focus: a third of the bytes less
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
    "playlist-1": Reel("osari", **VERANDA_ROOM, frame=whole_day, ev=1.2, seconds=20),
    "playlist-1-night": Reel("osari", **VERANDA_ROOM, frame=until_morning, ev=1.2, seconds=16, of="playlist-1"),
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
    "story-1-night": Reel(
        "kulkarni",
        View((-0.15, -1.85, 1.22), 9.0, 36, (0, -0.10), size=WIDE, samples=6, light="night", rooms=("study",)),
        View((-0.1, -1.95, 1.28), 7.0, 42, (0, -0.14), size=PHONE, samples=6, light="night", rooms=("study",)),
        {"sky": Layer(("sky",)), "lamps": Layer(("lamps",))},
        turned_down_and_up,
        ev=1.6,
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
