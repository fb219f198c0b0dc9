"""Renders a negative with Cycles: denoised, saved as a linear half-float EXR file."""

import functools
import os
import pathlib
import time

import bpy

from .kit import light, post

BOUNCES = {"max_bounces": 8, "diffuse_bounces": 6, "glossy_bounces": 4, "transmission_bounces": 5}
DRAFT_LONG_SIDE, DRAFT_SAMPLES = 480, 6
LIGHTS = {"Diff": "diffuse", "Gloss": "glossy", "Trans": "transmission"}


def device():
    """Selects a graphics card (OptiX or CUDA) if there is one. Returns its type, or "CPU"."""
    preferences = bpy.context.preferences.addons["cycles"].preferences
    for kind in ("OPTIX", "CUDA"):
        try:
            preferences.compute_device_type = kind
        except TypeError:  # not supported by this build of Blender
            continue
        preferences.get_devices()
        cards = [d for d in preferences.devices if d.type == kind]
        for d in preferences.devices:
            d.use = d in cards
        if cards:
            bpy.context.scene.cycles.device = "GPU"
            return kind
    return "CPU"


def set_up(size, samples):
    """Sets the render settings: `size` in pixels, `samples` per pixel, adaptive sampling, no caustics. Returns the
    device."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    c = scene.cycles
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold = samples, True, 0.02
    c.adaptive_min_samples = min(16, samples)
    for name, value in BOUNCES.items():
        setattr(c, name, value)
    c.transparent_max_bounces = 12
    c.sample_clamp_direct, c.sample_clamp_indirect = 10, 10
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.use_light_tree = True
    c.denoiser = "OPENIMAGEDENOISE"
    c.denoising_input_passes, c.denoising_prefilter = "RGB_ALBEDO_NORMAL", "ACCURATE"
    c.seed = 1
    return device()


def denoise(light_alone, beside=None, card=None):
    """Sets up the compositor to remove noise.

    With `light_alone` (for a picture without depth of field), each kind of light is denoised without the surfaces'
    colours and then multiplied by them, so that weave, grain and stone are kept. With depth of field the colours are
    noisy too, and the whole picture is denoised.

    `beside`: folder for two more images, the direct light (`direct`) and each pixel's world position (`where`). `card`:
    path without extension for the diffuse light without the surfaces' colours, from which `post.card` reads the colour
    cast."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    scene.cycles.use_denoising = not light_alone
    scene.use_nodes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    tree = scene.node_tree
    tree.nodes.clear()
    passes = tree.nodes.new("CompositorNodeRLayers").outputs

    def blend(how, a, b):
        node = tree.nodes.new("CompositorNodeMixRGB")
        node.blend_type = how
        tree.links.new(a, node.inputs[1])
        if isinstance(b, tuple):
            node.inputs[2].default_value = b
        else:
            tree.links.new(b, node.inputs[2])
        return node.outputs[0]

    if card:
        keep(tree, os.path.dirname(card), {os.path.basename(card): blend("ADD", passes["DiffDir"], passes["DiffInd"])})
    if not light_alone:
        tree.links.new(passes["Image"], tree.nodes.new("CompositorNodeComposite").inputs["Image"])
        return
    layer.cycles.denoising_store_passes = True
    layer.use_pass_emit = layer.use_pass_environment = True
    layer.use_pass_position = bool(beside)
    for name in LIGHTS.values():
        for part in ("direct", "indirect", "color"):
            setattr(layer, f"use_pass_{name}_{part}", True)

    def clean(light, albedo):
        node = tree.nodes.new("CompositorNodeDenoise")
        node.use_hdr, node.prefilter = True, "ACCURATE"
        for socket, name in ((light, "Image"), (albedo, "Albedo"), (passes["Denoising Normal"], "Normal")):
            tree.links.new(socket, node.inputs[name])
        return node.outputs[0]

    albedo = passes["Denoising Albedo"]
    white = blend("ADD", blend("MULTIPLY", albedo, (0, 0, 0, 1)), (1, 1, 1, 1))

    def coloured(kind, light):
        # Reflected and transmitted light contains the colours of other surfaces, so it needs the albedo.
        return blend("MULTIPLY", clean(light, white if kind == "Diff" else albedo), passes[f"{kind}Col"])

    sum_ = blend("ADD", passes["Emit"], passes["Env"])
    for kind in LIGHTS:
        sum_ = blend("ADD", sum_, coloured(kind, blend("ADD", passes[f"{kind}Dir"], passes[f"{kind}Ind"])))
    tree.links.new(sum_, tree.nodes.new("CompositorNodeComposite").inputs["Image"])
    if beside:
        direct = functools.reduce(
            lambda a, b: blend("ADD", a, b), [coloured(kind, passes[f"{kind}Dir"]) for kind in LIGHTS]
        )
        keep(tree, beside, {"direct": direct, "where": passes["Position"]})


def keep(tree, folder, images):
    """Adds images of the same rendering, {name: socket}, as `folder/NAME0001.exr`."""
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.exr_codec, out.format.color_depth = "OPEN_EXR", "ZIP", "32"
    out.file_slots.clear()
    for name, socket in images.items():
        out.file_slots.new(name)
        tree.links.new(socket, out.inputs[name])


def draft_size(size):
    k = DRAFT_LONG_SIDE / max(size)
    return tuple(round(s * k / 2) * 2 for s in size)


def point(view):
    """Replaces the scene's camera by the view's."""
    if bpy.context.scene.camera:
        bpy.data.objects.remove(bpy.context.scene.camera)
    light.camera(tuple(view.at), view.yaw, view.lens, tuple(view.shift), view.focus, view.fstop)


def frame(part):
    """Limits rendering to `part` of the frame, (left, top, right, bottom) from 0 to 1, the rest is black; None renders
    all of it."""
    r = bpy.context.scene.render
    r.use_border, r.use_crop_to_border = bool(part), False
    if part:
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = part[0], part[2], 1 - part[3], 1 - part[1]


def expose(view, path, draft=False, beside=None, part=None):
    """Renders the built scene to `path` (EXR). Returns the seconds, the device, and the colour of a white card in this
    light. `beside`: see `denoise`; `part`: see `frame`."""
    started = time.time()
    point(view)
    size, samples = (draft_size(view.size), DRAFT_SAMPLES) if draft else (view.size, view.samples)
    made_by = set_up(size, samples)
    card = os.path.splitext(path)[0] + "-card"
    denoise(view.focus is None or bool(beside), beside, card)
    frame(part)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image = bpy.context.scene.render.image_settings
    image.file_format, image.exr_codec, image.color_depth = "OPEN_EXR", "ZIP", "16"
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    for numbered in pathlib.Path(beside).glob("*0001.exr") if beside else ():  # Blender appends the frame number
        numbered.rename(numbered.with_name(numbered.name.replace("0001", "")))
    read = post.card(post.rgb(post.read_exr(card + "0001.exr")))
    os.remove(card + "0001.exr")
    return time.time() - started, made_by, read
