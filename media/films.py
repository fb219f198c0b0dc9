"""Films: one still camera, light rendered in layers, mixed linearly frame by frame, encoded small."""

import importlib
import pathlib
import subprocess

import numpy as np
from PIL import Image

from .darkroom import CACHE, CONTENT
from .kit import post

SHOWN = {"desktop": (1600, 900)}  # rendered smaller and enlarged: the light is soft, the frames are few
FILMS = {"intro": ("intro", "desktop"), "intro-phone": ("intro", "phone")}
QUALITY = {"h264": 23, "av1": 25}
EV = 0.8


def make(name):
    scene_name, view_name = FILMS[name]
    scene = importlib.import_module(f".scenes.{scene_name}", __package__)
    view = scene.VIEWS[view_name]
    folder = CACHE / "films" / name
    expose_layers(scene, view, folder)
    frames = mix(scene, folder)
    encode(frames, scene.RATE, CONTENT / "media" / "films" / name, SHOWN.get(view_name, view.size))


def expose_layers(scene, view, folder):
    """The sky's light and the sun's, each a picture of its own; what exists is kept."""
    from . import exposure

    for layer in scene.LAYERS:
        if not (folder / f"{layer}.exr").exists():
            scene.build(view)
            scene.light(layer)
            exposure.expose(view, str(folder / f"{layer}.exr"))
            print(f"{layer} exposed", flush=True)


def read(path):
    return post.rgb(post.read_exr(str(path)))


def mix(scene, folder):
    """Yields every frame as 8-bit RGB, dithered."""
    layers = {name: read(folder / f"{name}.exr") for name in scene.LAYERS}
    h, w = layers["sky"].shape[:2]
    count = round(scene.SECONDS * scene.RATE)
    noise = np.random.default_rng(2).random((h, w, 1)).astype(np.float32)
    for f in range(count):
        light = scene.frame(layers, f / (count - 1))
        shown = post.agx(post.glow(light, 0.06), EV, power=1.1, sat=1.25)
        shown = post.grade(shown, vignette=0.10, grain=0.0)
        yield (shown * 255 + noise).clip(0, 255).astype(np.uint8)


def encode(frames, rate, stem: pathlib.Path, size):
    """H.264 and AV1 beside a poster that is the first frame."""
    frames = [np.asarray(Image.fromarray(f).resize(size, Image.LANCZOS)) for f in frames]
    h, w = frames[0].shape[:2]
    raw = b"".join(f.tobytes() for f in frames)
    source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{w}x{h}", "-r", str(rate), "-i", "-"]
    shared = ["-an", "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-map_metadata", "-1"]
    codecs = {
        "h264": ["-c:v", "libx264", "-profile:v", "high", "-preset", "slow", "-crf", str(QUALITY["h264"])],
        "av1": ["-c:v", "libsvtav1", "-preset", "5", "-crf", str(QUALITY["av1"])],
    }
    stem.parent.mkdir(parents=True, exist_ok=True)
    for codec, options in codecs.items():
        target = f"{stem}.{codec}.mp4"
        subprocess.run(["ffmpeg", "-y", "-v", "error", *source, *options, *shared, target], input=raw, check=True)
        print(target, pathlib.Path(target).stat().st_size // 1000, "kB")
    Image.fromarray(frames[0]).save(f"{stem}.jpg", quality=91, subsampling=0, optimize=True)
