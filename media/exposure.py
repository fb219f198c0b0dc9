"""Exposes a negative: Cycles on the CPU, denoised, kept as a linear half-float EXR."""

import os
import time

import bpy

from .kit import light

BOUNCES = {"max_bounces": 7, "diffuse_bounces": 3, "glossy_bounces": 4, "transmission_bounces": 5}
DRAFT_LONG_SIDE, DRAFT_SAMPLES = 420, 8


def set_up(size, samples):
    """Render settings of the house: adaptive sampling, OpenImageDenoise, no caustics."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    c = scene.cycles
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold = samples, True, 0.05
    c.adaptive_min_samples = min(8, samples)
    for name, value in BOUNCES.items():
        setattr(c, name, value)
    c.transparent_max_bounces = 12
    c.sample_clamp_direct, c.sample_clamp_indirect = 10, 3
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.use_light_tree = True
    c.use_denoising, c.denoiser = True, "OPENIMAGEDENOISE"
    c.denoising_input_passes, c.denoising_prefilter = "RGB_ALBEDO_NORMAL", "ACCURATE"
    c.seed = 1


def draft_size(size):
    k = DRAFT_LONG_SIDE / max(size)
    return tuple(round(s * k / 2) * 2 for s in size)


def point(view):
    """Put the camera where the view says."""
    if bpy.context.scene.camera:
        bpy.data.objects.remove(bpy.context.scene.camera)
    light.camera(tuple(view.at), view.yaw, view.lens, tuple(view.shift), view.focus, view.fstop)


def expose(view, path, draft=False):
    """Render the built scene through the view to `path` (EXR); returns seconds."""
    started = time.time()
    point(view)
    size, samples = (draft_size(view.size), DRAFT_SAMPLES) if draft else (view.size, view.samples)
    set_up(size, samples)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image = bpy.context.scene.render.image_settings
    image.file_format, image.exr_codec, image.color_depth = "OPEN_EXR", "ZIP", "16"
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    return time.time() - started
