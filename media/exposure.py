"""Exposes a negative: Cycles, denoised, kept as a linear half-float EXR.

On a machine with a graphics card that Cycles knows (OptiX, CUDA) the card renders, else the processor: `device` says
which."""

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
    """Lets a graphics card render where there is one; returns its kind, or "CPU"."""
    preferences = bpy.context.preferences.addons["cycles"].preferences
    for kind in ("OPTIX", "CUDA"):
        try:
            preferences.compute_device_type = kind
        except TypeError:  # this build of Blender does not know it
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
    """Render settings of the house: adaptive sampling, no caustics. Returns what renders."""
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
    """How noise is taken out.

    Of a picture that is sharp everywhere the light alone is denoised: each kind of it is divided by the surface's
    colour (Cycles keeps them apart), denoised, multiplied again, so that weave, grain and stone stay as they are. Where
    a lens blurs, the colours are noisy too, and the whole picture is denoised.

    `beside` is a folder that gets two files more: what comes straight from the sun (`direct`), and where in the world
    it falls (`where`). `card` is a path without its ending: it gets the light on the surfaces without their colours, as
    a grey card in every place would show it."""
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
        # A mirror shows other surfaces' colours, which the light's own colour does not hold.
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
    """Writes further images of the same rendering, {name: socket}, as `folder/NAME.exr`."""
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
    """Put the camera where the view says."""
    if bpy.context.scene.camera:
        bpy.data.objects.remove(bpy.context.scene.camera)
    light.camera(tuple(view.at), view.yaw, view.lens, tuple(view.shift), view.focus, view.fstop)


def frame(part):
    """Renders `part` of the frame alone, (left, top, right, bottom) from 0 to 1, or all of it; the rest is black."""
    r = bpy.context.scene.render
    r.use_border, r.use_crop_to_border = bool(part), False
    if part:
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = part[0], part[2], 1 - part[3], 1 - part[1]


def expose(view, path, draft=False, beside=None, part=None):
    """Render the built scene through the view to `path` (EXR); returns seconds, what rendered and what a white card
    looks like in this light. `beside`: as in `denoise`; `part`: as in `frame`."""
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
    for numbered in pathlib.Path(beside).glob("*0001.exr") if beside else ():  # Blender adds the frame's number
        numbered.rename(numbered.with_name(numbered.name.replace("0001", "")))
    read = post.card(post.rgb(post.read_exr(card + "0001.exr")))
    os.remove(card + "0001.exr")
    return time.time() - started, made_by, read
