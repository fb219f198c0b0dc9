"""Films of one still camera: light is rendered in layers, mixed frame by frame in linear light, and encoded."""

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

SHAPES = {"": ("wide", (1600, 900), 700), "-phone": ("phone", (720, 1280), 350)}  # view of the reel, pixels, maximum kB
INTRO = {"intro": ("desktop", (1600, 900), 700), "intro-phone": ("phone", (720, 1280), 200)}
# One key frame: a second one shows as a jump in sharpness in H.264, and costs nine steps of crf in AV1.
CODECS = {
    "h264": "-c:v libx264 -profile:v high -preset slow -g 600 -x264-params aq-mode=3:weightp=2 -crf".split(),
    "av1": "-c:v libsvtav1 -preset 5 -g 600 -crf".split(),
}
FINEST = {"h264": 23, "av1": 25}
HALVES, COARSEST = 6, 51  # steps of crf that halve a file; highest crf
BENCH = CACHE / "films" / "encoded"
ROOMS_BEGIN = 3  # steps above FINEST: films of rooms never fit there
RATE, KEY = 24, 6  # frames per second; every KEY-th is mixed, the others interpolated, because light is slow


def make(name):
    intro(name) if name in INTRO else room(name)


def intro(name):
    """The opening film; its own scene defines the lights."""
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
    publish(name)


def room(name):
    """The film of a room, wide and for phones; the scene is built once for all layers."""
    reel = REELS[name]
    folder = CACHE / "films" / (reel.of or name)
    burn(reel, folder, [(suffix, name, layer) for name, layer in reel.layers.items() for suffix in SHAPES])
    for suffix, (_, shown, limit) in SHAPES.items():
        breeze = Breeze(np.load(folder / f"reach{suffix}.npy"), reel.seconds)
        frames = mixed(reel, Light(folder, reel.layers, suffix), breeze)
        encode(frames, RATE, BENCH / f"{name}{suffix}", shown, limit, ROOMS_BEGIN)
    for suffix in SHAPES:
        publish(f"{name}{suffix}")


def publish(name):
    """Moves a film's files to content/ together, because an incomplete film stops a build of the site."""
    for suffix in (".jpg", *(f".{codec}.mp4" for codec in CODECS)):
        shutil.move(BENCH / f"{name}{suffix}", CONTENT / "media" / "films" / f"{name}{suffix}")


def draft(name):
    """Four small frames of a film, wide and for phones, as one picture in the cache."""
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
    """Renders the layers of `wanted`, (shape, name, layer) each, that do not exist yet; the scene is built once."""
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
    """Renders one layer; with `in_parts` also its direct light and world positions, in a folder of the layer's name."""
    from . import exposure

    seconds, *_ = exposure.expose(view, str(folder / f"{layer}.exr"), draft, str(folder / layer) if in_parts else None)
    print(f"{folder.name} {layer} exposed in {seconds:.0f} s", flush=True)


def read(folder, names, suffix=""):
    return {name: image(folder / f"{name}{suffix}.exr") for name in names}


def image(path, channels="RGB"):
    return post.rgb(post.read_exr(str(path)), comps=channels)


class Light:
    """The light layers of one camera, {name: h × w × 3}; `at(t)` adds the shade of the leaves at that time."""

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
    """Linear light to display values from 0 to 1, as for a still picture, but without grain, which would double the
    file size."""
    return post.finish(post.agx(post.glow(post.balance(light, white), glow), ev, power=power, sat=sat), grain=0)


def frame_at(reel, light, t):
    return printed(reel.frame(light.at(t), t), reel.ev, white=reel.wide.white or (1, 1, 1))


def mixed(reel, light, breeze):
    """Yields all frames; the last one leads back to the first. Brightness and its speed are continuous (Catmull-Rom),
    so that no light jolts. Leaves and cloths are moved in each frame."""
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
    """Writes H.264, AV1 and a poster (the first frame); raises crf until a file has at most `limit` kB. `begin`: steps
    above FINEST to start at."""
    stem.parent.mkdir(parents=True, exist_ok=True)
    raw = CACHE / f"{stem.name}.rgb"
    noise = np.random.default_rng(2).random((size[1], size[0], 1)).astype(np.float32)  # the same dither in all frames
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
                raise SystemExit(f"{target} has {kilobytes} kB, the limit is {limit}: choose a view with less detail.")
        print(target, target.stat().st_size // 1000, "kB, crf", crf, flush=True)
    raw.unlink()


def enlarged(light, size):
    """Enlarges in floating point, to avoid banding."""
    bands = [
        Image.fromarray(np.ascontiguousarray(light[..., c]).astype(np.float32)).resize(size, Image.Resampling.LANCZOS)
        for c in range(3)
    ]
    return np.stack([np.asarray(b) for b in bands], -1)
