"""Films: one still camera, light rendered in layers, mixed linearly frame by frame, encoded small."""

import functools
import importlib
import math
import pathlib
import shutil
import subprocess

import numpy as np
from PIL import Image

from .darkroom import CACHE, CONTENT
from .kit import post
from .leaf_shade import left
from .reels import REELS
from .sway import SWAYS, Breeze, reach

SHAPES = {"": ("wide", (1600, 900), 700), "-phone": ("phone", (720, 1280), 350)}  # what a page shows, and kB at most
INTRO = {"intro": ("desktop", (1600, 900), 700), "intro-phone": ("phone", (720, 1280), 200)}
CODECS = {
    "h264": [
        "-c:v",
        "libx264",
        "-profile:v",
        "high",
        "-preset",
        "slow",
        "-g",
        "600",  # one key frame here too: a second one snaps from soft to sharp in the middle of a fade
        "-x264-params",
        "aq-mode=3:weightp=2",  # more bits for the dark, and fades told as fades
        "-crf",
    ],
    "av1": [
        "-c:v",
        "libsvtav1",
        "-preset",
        "5",
        "-g",
        "600",
        "-crf",
    ],  # one key frame: a second one costs a film of leaves nine steps of crf
}
FINEST = {"h264": 23, "av1": 25}
HALVES, COARSEST = 6, 51  # so many steps of crf halve a file
BENCH = CACHE / "films" / "encoded"
ROOMS_BEGIN = 3  # ten seconds never fit at the finest
RATE, KEY = (
    24,
    6,
)  # frames a second; every KEY-th is mixed, a smooth curve leads through those between: the light is slow


def make(name):
    intro(name) if name in INTRO else room(name)


def intro(name):
    """The opening film, whose lights its own scene knows."""
    scene = importlib.import_module(".scenes.intro", __package__)
    view_name, shown, limit = INTRO[name]
    view, folder = scene.VIEWS[view_name], CACHE / "films" / name
    for layer in scene.LAYERS:
        if not (folder / f"{layer}.exr").exists():
            scene.build(view)
            scene.light(layer)
            expose(view, folder, layer)
    layers = read(folder, scene.LAYERS)
    count = round(scene.SECONDS * scene.RATE)
    linear = (scene.frame(layers, f / (count - 1)) for f in range(count))
    frames = [printed(light, 0.8, power=1.1, sat=1.25, glow=0.06) for light in linear]
    encode(frames, scene.RATE, BENCH / name, shown, limit)
    hang(name)


def room(name):
    """A film of a room, wide and for phones; the scene is built once for all layers."""
    reel = REELS[name]
    folder = CACHE / "films" / (reel.of or name)
    burn(reel, folder, [(suffix, name, layer) for name, layer in reel.layers.items() for suffix in SHAPES])
    for suffix, (_, shown, limit) in SHAPES.items():
        breeze = Breeze(np.load(folder / f"reach{suffix}.npy"), reel.seconds)
        frames = mixed(reel, Light(folder, reel.layers, suffix), breeze)
        encode(frames, RATE, BENCH / f"{name}{suffix}", shown, limit, ROOMS_BEGIN)
    for suffix in SHAPES:
        hang(f"{name}{suffix}")


def hang(name):
    """Files go where the pages look for them only when all are there: half a film stops a build."""
    for suffix in (".jpg", *(f".{codec}.mp4" for codec in CODECS)):
        shutil.move(BENCH / f"{name}{suffix}", CONTENT / "media" / "films" / f"{name}{suffix}")


def draft(name):
    """Four moments of a film, small, wide and for phones, as one picture in the cache: to see what its cameras see."""
    reel, folder = REELS[name], CACHE / "drafts" / "films" / name
    shutil.rmtree(folder, ignore_errors=True)
    burn(reel, folder, [(suffix, layer, how) for layer, how in reel.layers.items() for suffix in SHAPES], draft=True)
    rows = []
    for suffix in SHAPES:
        light = Light(folder, reel.layers, suffix)
        rows.append(np.hstack([frame_at(reel, light, t) for t in (0, 0.25, 0.5, 0.75)]))
    wide = max(r.shape[1] for r in rows)
    sheet = np.vstack([np.pad(r, ((0, 0), (0, wide - r.shape[1]), (0, 0))) for r in rows])
    Image.fromarray((sheet * 255).astype(np.uint8)).save(folder.with_suffix(".jpg"))


def burn(reel, folder, wanted, draft=False):
    """Expose the layers that are not there yet, (shape, name, layer) each; the scene is built once."""
    todo = [w for w in wanted if not (folder / f"{w[1]}{w[0]}.exr").exists()]
    unmeasured = [] if draft else [s for s in SHAPES if not (folder / f"reach{s}.npy").exists()]
    if not todo and not unmeasured:
        return
    from .kit import light

    importlib.import_module(f".scenes.{reel.scene}", __package__).build(reel.wide)
    for suffix in unmeasured:
        far = reach(getattr(reel, SHAPES[suffix][0]), SWAYS, folder)
        np.save(folder / f"reach{suffix}.npy", far)
    for suffix, name, layer in todo:
        light.leave(layer.burning, layer.sun, flecks=not layer.foliage)
        expose(getattr(reel, SHAPES[suffix][0]), folder, name + suffix, draft, bool(layer.foliage))


def expose(view, folder, layer, draft=False, in_parts=False):
    """Exposes one light; `in_parts` keeps beside it, in a folder of its name, what comes straight from the sun and
    where it falls."""
    from . import exposure

    seconds, *_ = exposure.expose(view, str(folder / f"{layer}.exr"), draft, str(folder / layer) if in_parts else None)
    print(f"{folder.name} {layer} exposed in {seconds:.0f} s", flush=True)


def read(folder, names, suffix=""):
    return {name: image(folder / f"{name}{suffix}.exr") for name in names}


def image(path, channels="RGB"):
    return post.rgb(post.read_exr(str(path)), comps=channels)


class Light:
    """The lights of one camera at their own size, {name: h × w × 3}: `at(t)` has the leaves before each sun where they
    hang at that moment."""

    def __init__(self, folder, layers, suffix=""):
        self.still = read(folder, layers, suffix)
        self.leafy = {
            n: (
                layer,
                image(folder / f"{n}{suffix}" / "direct.exr"),
                image(folder / f"{n}{suffix}" / "where.exr", "XYZ"),
            )
            for n, layer in layers.items()
            if layer.foliage
        }

    def at(self, t):
        return self.still | {
            n: self.still[n] - direct * (1 - left(layer.foliage, layer.sun, where, t))
            for n, (layer, direct, where) in self.leafy.items()
        }


def printed(light, ev, power=1.1, sat=1.2, glow=0.05, white=(1, 1, 1)):
    """Linear light to display, 0..1: what a still goes through, but for its grain, which costs a film half of its
    bytes."""
    return post.finish(post.agx(post.glow(post.balance(light, white), glow), ev, power=power, sat=sat), grain=0)


def frame_at(reel, light, t):
    return printed(reel.frame(light.at(t), t), reel.ev, white=reel.wide.white or (1, 1, 1))


def mixed(reel, light, breeze):
    """Yields every frame, the last one leading back to the first. Brightness and its speed are continuous
    (Catmull-Rom), so that no light jolts; leaves and cloths are moved in each frame."""
    keys = round(reel.seconds * RATE / KEY)

    @functools.lru_cache(maxsize=5)
    def key(k):
        return frame_at(reel, light, k / keys)

    for k in range(keys):
        before, here, coming, after = (key((k + d) % keys) for d in (-1, 0, 1, 2))
        for step in range(KEY):
            t = step / KEY
            slope, bend, curl = (
                coming - before,
                2 * before - 5 * here + 4 * coming - after,
                3 * here - before - 3 * coming + after,
            )
            lit = (here + 0.5 * t * (slope + t * (bend + t * curl))).clip(0, 1)
            yield breeze.moved(lit, (k + t) / keys)


def encode(frames, rate, stem: pathlib.Path, size, limit, begin=0):
    """H.264 and AV1 beside a poster that is the first frame; coarser until a file is within its limit."""
    stem.parent.mkdir(parents=True, exist_ok=True)
    raw = CACHE / f"{stem.name}.rgb"
    noise = np.random.default_rng(2).random((size[1], size[0], 1)).astype(np.float32)  # one dither for all frames
    with raw.open("wb") as out:
        for k, light in enumerate(frames):
            shown = light if light.shape[1::-1] == size else enlarged(light, size)
            frame = (shown * 255 + noise).clip(0, 255).astype(np.uint8)
            out.write(frame.tobytes())
            if k == 0:
                Image.fromarray(frame).save(f"{stem}.jpg", quality=91, subsampling=0, optimize=True)
    source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{size[0]}x{size[1]}", "-r", str(rate), "-i", str(raw)]
    shared = ["-an", "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-map_metadata", "-1"]
    for codec, options in CODECS.items():
        target = pathlib.Path(f"{stem}.{codec}.mp4")
        crf = FINEST[codec] + begin
        while True:
            subprocess.run(
                ["ffmpeg", "-y", "-v", "error", *source, *options, str(crf), *shared, str(target)], check=True
            )
            over = target.stat().st_size / (limit * 1000)
            if over <= 1:
                break
            crf += max(1, round(HALVES * math.log2(over)))
            if crf > COARSEST:
                kilobytes = target.stat().st_size // 1000
                raise SystemExit(f"{target} has {kilobytes} kB, more than {limit}: take detail out of the picture.")
        print(target, target.stat().st_size // 1000, "kB, crf", crf, flush=True)
    raw.unlink()


def enlarged(light, size):
    """Enlarged in floating point, so that nothing bands."""
    bands = [
        Image.fromarray(np.ascontiguousarray(light[..., c]).astype(np.float32)).resize(size, Image.Resampling.LANCZOS)
        for c in range(3)
    ]
    return np.stack([np.asarray(b) for b in bands], -1)
