"""Makes the JPEG from a negative: white balance, glow, AgX tone mapping, and the steps of `post.finish`."""

import os
import tempfile

import bpy
import numpy as np
from PIL import Image

from .kit import post

COPYRIGHT, DESCRIPTION = 0x8298, 0x010E
QUALITY = 91


def tone(linear, ev, look):
    """Maps linear light (h × w × 3) to display values from 0 to 1, with Blender's AgX."""
    scene = bpy.context.scene
    h, w = linear.shape[:2]
    image = bpy.data.images.new("negative", w, h, float_buffer=True)
    image.colorspace_settings.name = "Linear Rec.709"
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = linear[::-1]
    image.pixels.foreach_set(rgba.ravel())
    scene.view_settings.view_transform, scene.view_settings.look = "AgX", look
    scene.view_settings.exposure = ev
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = "PNG", "16", "RGB"
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "print.png")
        image.save_render(path, scene=scene)
        shown = bpy.data.images.load(path)
        shown.colorspace_settings.name = "Non-Color"
        out = np.empty(w * h * 4, np.float32)
        shown.pixels.foreach_get(out)
    bpy.data.images.remove(image)
    bpy.data.images.remove(shown)
    return out.reshape(h, w, 4)[::-1, :, :3]


def print_of(negative, ev, look, white=(1, 1, 1)):
    """The image for the JPEG of an EXR file; `white`: see `post.balance`."""
    linear = post.balance(post.rgb(post.read_exr(negative)), white)
    shown = tone(post.glow(linear, 0.05), ev, look)
    return eight_bits(post.finish(shown))


def eight_bits(shown):
    """Converts values from 0 to 1 to an 8-bit image, dithered against banding."""
    dither = np.random.default_rng(0).random((*shown.shape[:2], 1))
    return Image.fromarray((shown * 255 + dither).clip(0, 255).astype(np.uint8))


def save(image, path, quality=QUALITY):
    """Saves a JPEG (4:4:4) with copyright and description."""
    exif = Image.Exif()
    exif[COPYRIGHT], exif[DESCRIPTION] = "Osari Design Studio", "Rendered visualisation"
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    image.save(path, quality=quality, subsampling=0, optimize=True, progressive=True, exif=exif)
