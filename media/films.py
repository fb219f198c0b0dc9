"""Films: one still camera, light rendered in layers, mixed linearly, encoded small.

frame(t) = sky * a(t) + colour(t) * (direct sun at t + what it bounces)
"""

import importlib
import pathlib
import subprocess

import numpy as np
from PIL import Image

from .darkroom import CACHE, CONTENT
from .kit import post

SHOWN = {"desktop": (1600, 900)}  # rendered smaller and enlarged: the light is soft, the frames are few
FILMS = {"intro": ("intro", "desktop"), "intro-phone": ("intro", "phone")}
DIRECT_SAMPLES = 4
QUALITY = {"h264": 25, "av1": 34}
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
    """Sky, a few full suns and many direct suns; what exists is kept."""
    import bpy

    from . import exposure

    wanted = [("sky", None, False)]
    wanted += [(f"key_{k:03d}", k, False) for k in scene.KEYS]
    wanted += [(f"sweep_{k:03d}", k, True) for k in range(len(scene.SUN_PATH))]
    wanted = [w for w in wanted if not (folder / f"{w[0]}.exr").exists()]
    for n, (layer, k, direct) in enumerate(wanted):
        if n == 0 or layer.startswith("key_"):
            scene.build(view)
            lamp = None
        if k is None:
            scene.sky_layer()
        elif lamp is None or not direct:
            lamp = scene.sun_layer(k)
        else:
            bpy.data.objects.remove(lamp)
            lamp = scene.sun_layer(k)
        exposure.expose(view, str(folder / f"{layer}.exr"), direct=DIRECT_SAMPLES if direct else None)
        if k is None:
            lamp = None
            scene.build(view)
        print(f"{n + 1}/{len(wanted)} {layer}", flush=True)


def read(path):
    return post.rgb(post.read_exr(str(path)))


def mix(scene, folder):
    """Yields every frame as 8-bit RGB, dithered."""
    sky = read(folder / "sky.exr")
    sweep = [np.minimum(read(folder / f"sweep_{k:03d}.exr"), 30) for k in range(len(scene.SUN_PATH))]
    bounced = [post.gauss(np.maximum(read(folder / f"key_{k:03d}.exr") - sweep[k], 0), 1.0) for k in scene.KEYS]
    count = round(scene.SECONDS * scene.RATE)
    noise = np.random.default_rng(2).random((*sky.shape[:2], 1)).astype(np.float32)
    for f in range(count):
        s, sun, air = scene.state(f / (count - 1))
        light = sky * air + sun_at(scene, sweep, bounced, s) * (np.array(scene.colour(s), np.float32) * sun)
        shown = post.agx(post.glow(light, 0.06), EV, power=1.1, sat=1.25)
        shown = post.grade(shown, vignette=0.10, grain=0.0)
        yield (shown * 255 + noise).clip(0, 255).astype(np.uint8)


def sun_at(scene, sweep, bounced, s):
    x = s * (len(sweep) - 1)
    i = min(int(x), len(sweep) - 2)
    direct = sweep[i] * (1 - (x - i)) + sweep[i + 1] * (x - i)
    j = int(np.clip(np.searchsorted(scene.KEYS, x, "right") - 1, 0, len(bounced) - 2))
    g = (x - scene.KEYS[j]) / (scene.KEYS[j + 1] - scene.KEYS[j])
    return direct + bounced[j] * (1 - g) + bounced[j + 1] * g


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
