"""Movement in a film besides its light: plants, trees and cloths, moved in the finished frames.

A second image from the same camera has each pixel's object and world position. The pixels of a moving object are
shifted by a few pixels: most at its free end, not at all where it is held. All movement repeats after one loop."""

import fnmatch
import math
from dataclasses import dataclass

import bpy
import numpy as np
from scipy.ndimage import grey_closing, map_coordinates, maximum_filter, minimum_filter

from . import exposure
from .kit.post import gauss, read_exr, rgb

UP, DOWN, ALL = "up", "down", "all"  # held at its foot, held at its top, moves as a whole
NEAR = 9  # pixels: width of the filters at the edge of trees outside
TAKEN_ALONG = 5  # pixels: the same for objects in the room
PANES = "pane*"  # names of window panes; that image shows some of their pixels as glass
GLASS = 1  # object index of panes
WAVES = ((5.0, 1.0), (3.3, 0.45), (1.7, 0.16))  # period in seconds, part of the full distance


@dataclass(frozen=True)
class Sway:
    """Objects whose names match one of `names` (patterns as for files) move by up to `pixels` to each side; `held`: UP,
    DOWN or ALL."""

    names: tuple
    held: str
    pixels: float


SWAYS = (
    Sway(("spray*", "crown*"), ALL, 2.2),
    Sway(("palm*", "leaf*", "*_leaf*", "branch*"), UP, 3.5),
    Sway(("*flame*",), UP, 1.6),
    Sway(("curtain*", "washing*", "garment_cloth*"), DOWN, 2.5),
)


def reach(view, sways, folder):
    """How far each pixel of the built scene can move, seen through `view`: h × w, in pixels. `folder`: for the images
    that this needs."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    how: dict[int, Sway] = {}
    for ob in scene.objects:
        found = next((s for s in sways if any(fnmatch.fnmatch(ob.name, name) for name in s.names)), None)
        ob.pass_index = GLASS if fnmatch.fnmatch(ob.name, PANES) else 0
        if found:
            ob.pass_index = len(how) + GLASS + 1
            how[ob.pass_index] = found
    exposure.point(view)
    exposure.set_up(view.size, 1)
    exposure.frame(None)
    scene.cycles.use_denoising = False
    layer.use_pass_object_index = layer.use_pass_position = True
    scene.use_nodes = True
    scene.node_tree.nodes.clear()
    passes = scene.node_tree.nodes.new("CompositorNodeRLayers").outputs
    exposure.keep(scene.node_tree, str(folder), {"which": passes["IndexOB"], "where": passes["Position"]})
    bpy.ops.render.render()
    which = rgb(read_exr(str(folder / "which0001.exr")))[..., 0].round().astype(int)
    where = rgb(read_exr(str(folder / "where0001.exr")), comps="XYZ")
    height = where[..., 2]
    far = {held: np.zeros(which.shape, np.float32) for held in (UP, DOWN, ALL)}
    for number in set(np.unique(which)) & set(how):
        shown, sway = which == number, how[number]
        far[sway.held][shown] = sway.pixels * freedom(height[shown], sway.held)
    distance = np.linalg.norm(where - np.array(scene.camera.location, np.float32), axis=2)
    in_room = np.maximum(far[UP], far[DOWN]) > 0
    return edged(far, which == GLASS, in_front(distance, in_room) & (which != GLASS))


def in_front(distance, moves):
    """Which pixels do not move and are nearer to the camera than a moving one beside them: bars, chains, chairs.
    `distance`: metres, `moves`: which pixels move."""
    behind = minimum_filter(np.where(moves, distance, np.inf), size=NEAR)
    return ~moves & (distance < behind - 0.05)


def edged(far, glass, front):
    """Merges the fields of UP, DOWN and ALL. Objects in the room take a little of the wall behind them along, but
    nothing in front of them (`front`); trees outside stay still beside the window's frame, so that no edge tears."""
    behind_glass = np.where(glass, grey_closing(far[ALL], size=(NEAR, NEAR)), far[ALL])
    outside = minimum_filter(behind_glass, size=NEAR)
    inside = maximum_filter(np.maximum(far[UP], far[DOWN]), size=TAKEN_ALONG)
    inside = np.where(maximum_filter(front, size=2 * NEAR), 0, inside)
    return gauss(np.maximum(outside, inside), NEAR / 4)


def freedom(heights, held):
    """0 where an object is held, 1 at its free end; `heights`: of its visible points, in metres."""
    if held == ALL:
        return np.ones_like(heights)
    low, high = np.percentile(heights, (2, 98))
    part = np.clip((heights - low) / max(1e-3, high - low), 0, 1)
    return (part if held == UP else 1 - part) ** 1.4


class Breeze:
    """Moves the frames of a film; `far`: see `reach`; `seconds`: length of one loop."""

    def __init__(self, far, seconds, seed=1):
        rng = np.random.default_rng(seed)
        rows, columns = (np.nonzero((far > 0.05).any(axis))[0] for axis in (1, 0))
        edge = math.ceil(1.7 * far.max()) + 2
        h, w = far.shape
        self.box = (
            (
                slice(max(0, rows[0] - edge), min(h, rows[-1] + edge)),
                slice(max(0, columns[0] - edge), min(w, columns[-1] + edge)),
            )
            if len(rows)
            else (slice(0, 0), slice(0, 0))
        )
        self.far = far[self.box]
        self.grid = np.mgrid[0 : self.far.shape[0], 0 : self.far.shape[1]].astype(np.float32)
        # Phases vary smoothly across the picture, so that neighbouring leaves move alike.
        self.waves = [
            (max(1, round(seconds / period)), part, hills(rng, far.shape, 26.0)[self.box]) for period, part in WAVES
        ]

    def moved(self, frame, t):
        """The frame (h × w × 3, values from 0 to 1) at `t` from 0 to 1."""
        if not self.far.size:
            return frame
        wind = 0.65 + 0.35 * math.sin(2 * math.pi * t)
        angles = [(part, 2 * math.pi * (turns * t + phase)) for turns, part, phase in self.waves]
        x = wind * self.far * sum(part * np.sin(angle) for part, angle in angles)
        y = 0.35 * wind * self.far * sum(part * np.sin(angle + 1.1) for part, angle in angles)
        at, still, out = [self.grid[0] - y, self.grid[1] - x], frame[self.box], frame.copy()
        out[self.box] = np.stack(
            [map_coordinates(still[..., c], at, order=3, mode="nearest") for c in range(3)], -1
        ).clip(0, 1)
        return out


def hills(rng, shape, size):
    """Smooth noise from about -0.5 to 0.5, with waves `size` pixels wide."""
    noise = gauss(rng.standard_normal(shape).astype(np.float32), size)
    return noise / (4 * noise.std())
