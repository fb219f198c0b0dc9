"""What a plan is drawn from, in metres: a home's rooms, the doors and windows in its walls, and where its scene's rooms
lie.

Walls are not declared: they are a wall's thickness round every room, and what is left between rooms. Two rooms that
touch have no wall between them. A room that no picture shows is declared like any other; what stands in it is
`fixtures`, its door is shut."""

import importlib
import json
import pathlib
from dataclasses import dataclass

NAMES = ("patil", "kulkarni", "joshi", "deshmukh", "salon", "wakad")
HERE = pathlib.Path(__file__).resolve().parent


@dataclass(frozen=True)
class Room:
    """`rects`: (x0, y0, x1, y1), touching ones. `kind`: a "room" has walls and counts as area, "roofed" is a veranda or
    a porch, "open" lies under the sky."""

    name: str
    rects: tuple
    kind: str = "room"
    label: tuple = ()  # where its name stands, when the free place that is found for it is not the best


@dataclass(frozen=True)
class Opening:
    """Cut through the wall at (x, y), its length along `turn` (degrees). `kind`: a "door" whose leaf swings to the
    left, a "shut" one, an open "way", a "window"."""

    kind: str
    x: float
    y: float
    wide: float
    turn: float = 0
    entrance: bool = False  # one comes in towards the left


@dataclass(frozen=True)
class Surveyed:
    """A room of the scene: what `build` is asked for, where it lies in the plan, and what of it is measured (in its own
    metres)."""

    scene: tuple
    offset: tuple
    clip: tuple
    light: str = "day"

    @property
    def key(self):
        return "+".join(self.scene) or "all"


@dataclass(frozen=True)
class Home:
    folder: str
    title: str
    north: float  # degrees clockwise from the page's top, before the turn
    rooms: tuple
    openings: tuple
    surveyed: tuple
    walls: tuple = ()  # further ones, as rectangles
    rails: tuple = ()  # lines: balconies, terraces
    fixtures: tuple = ()  # outlines of what no scene has
    thick: float = 0.25
    turn: float = 0  # the plan turned on its sheet, degrees against the clock


def load(name):
    return importlib.import_module(f".{name}", __package__).HOME


def survey_file(name):
    return HERE / f"{name}.json"


def survey(name):
    """What `python -m media survey` measured."""
    return json.loads(survey_file(name).read_text())
