"""The definition of a picture: camera, light and frame, in metres and degrees."""

import hashlib
import json
from dataclasses import asdict, dataclass, replace


@dataclass(frozen=True)
class View:
    """`yaw`: degrees to the right of +Y. `shift` moves the frame, so that verticals stay vertical. `focus`: metres,
    None for no depth of field.

    `white`: colour of white paper in this light (linear, any brightness), for the white balance; None for the measured
    one (`card` in `rendered.json`). `samples`: per pixel, at most."""

    at: tuple
    yaw: float = 0.0
    lens: float = 28
    shift: tuple = (0.0, 0.0)
    focus: float | None = None
    fstop: float = 2.8
    size: tuple = (1800, 1200)
    ev: float = 0.5
    light: str = "day"
    look: str = "AgX - Medium High Contrast"
    samples: int = 48
    white: tuple | None = None
    rooms: tuple = ()
    to: str = ""

    def part(self, left, top, right, bottom, to, long_side=1800):
        """A view of a part of this picture (edges from 0 to 1) with `long_side` pixels and the same blur."""
        w, h = self.size
        longest, wide, high = max(w, h), (right - left) * w, (bottom - top) * h
        nearer = longest / max(wide, high)
        x = (self.shift[0] * longest + ((left + right) / 2 - 0.5) * w) / max(wide, high)
        y = (self.shift[1] * longest + (0.5 - (top + bottom) / 2) * h) / max(wide, high)
        k = long_side / max(wide, high)
        size = round(wide * k / 2) * 2, round(high * k / 2) * 2
        return replace(self, lens=self.lens * nearer, fstop=self.fstop * nearer, shift=(x, y), size=size, to=to)

    def stage(self):
        """Views with the same stage can share one built scene."""
        return self.light, self.rooms

    def recipe(self, edition):
        """Hash of what determines the negative; when it changes, the picture is out of date."""
        words = {k: v for k, v in asdict(self).items() if k not in ("ev", "look", "white", "to")}
        return hashlib.sha256(json.dumps([words, edition], sort_keys=True).encode()).hexdigest()[:12]

    def finish(self):
        """What determines only the JPEG: it can change without a new render."""
        return f"{self.ev:+.2f} {self.look} {self.white}"
