"""Definitions of the homes, from which plans are drawn, in metres: rooms, doors and windows, and the position of the
scene's rooms.

Walls are computed: a wall's thickness around every room, and what is left between rooms. Two rooms that touch have no
wall between them. Rooms that no picture shows are defined too: `fixtures` is their furniture, their doors are shut."""

import importlib
import json
import pathlib
from dataclasses import dataclass

NAMES = ("patil", "kulkarni", "joshi", "deshmukh", "salon", "wakad")
HERE = pathlib.Path(__file__).resolve().parent


@dataclass(frozen=True)
class Room:
    """`rects`: touching rectangles (x0, y0, x1, y1). `kind`: "room" has walls and counts as area, "roofed" is a veranda
    or porch, "open" has no roof."""

    name: str
    rects: tuple
    kind: str = "room"
    label: tuple = ()  # position of the name, instead of the computed one


@dataclass(frozen=True)
class Opening:
    """An opening in the wall at its middle (x, y), along the direction `turn` (degrees). `kind`: "door" (its leaf opens
    to the left), "shut" (a closed door), "way" (no door), "window"."""

    kind: str
    x: float
    y: float
    wide: float
    turn: float = 0
    entrance: bool = False  # inside is on the left


@dataclass(frozen=True)
class Surveyed:
    """A room of the scene: `scene` names it for `build`, `offset` is its position in the plan, `clip` the measured area
    in its own metres."""

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
    north: float  # degrees clockwise from the top of the page, before `turn`
    rooms: tuple
    openings: tuple
    surveyed: tuple
    walls: tuple = ()  # additional walls, as rectangles
    rails: tuple = ()  # lines: edges of balconies and terraces
    fixtures: tuple = ()  # outlines of furniture that no scene has
    thick: float = 0.25
    turn: float = 0  # degrees by which the plan is turned, anticlockwise


def load(name):
    """The `Home` that `homes/NAME.py` defines."""
    return importlib.import_module(f".{name}", __package__).HOME


def survey_file(name):
    return HERE / f"{name}.json"


def survey(name):
    """The result of `python -m media survey`."""
    return json.loads(survey_file(name).read_text())
