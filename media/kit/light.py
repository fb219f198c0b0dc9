"""Lights, sky and camera."""

import math

import bpy
from mathutils import Vector

from .outlook import AIR
from .surfaces import opal_glass

# beginnings of the names of glowing materials in lamps
GLOWS = ("opal", "bell_glow", "handi_glow", "pendant_glow", "spun_glow", "dome_glow", "lamp_bulb", "line_glow")


def camera(loc=(0, -5, 1.3), look_x=0.0, lens=26, shift=(0, 0), dof=None, fstop=5.6):
    """A level camera: verticals stay vertical, the frame moves by lens shift. `look_x`: yaw in degrees, positive to the
    right."""
    c = bpy.data.cameras.new("cam")
    c.lens = lens
    c.sensor_width = 36
    c.shift_x, c.shift_y = shift
    c.clip_end = 4000  # hills are far away
    if dof:
        c.dof.use_dof = True
        c.dof.focus_distance = dof
        c.dof.aperture_fstop = fstop
    o = bpy.data.objects.new("cam", c)
    o.location = loc
    o.rotation_euler = (math.pi / 2, 0, -math.radians(look_x))
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o


def sun_dir(azimuth, elevation):
    """Direction to the sun. Azimuth in degrees: 0 is +Y, positive towards +X."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def aim(ob, direction):
    """Turns a lamp; `direction`: from the target to the lamp."""
    ob.rotation_euler = (-Vector(direction)).to_track_quat("-Z", "Y").to_euler()
    return ob


def sun(azimuth, elevation, strength=4.0, col=(1, 0.9, 0.76), angle=0.8, name="sun", group=None):
    lamp = bpy.data.lights.new(name, "SUN")
    lamp.energy = strength
    lamp.color = col
    lamp.angle = math.radians(angle)
    o = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(o)
    aim(o, sun_dir(azimuth, elevation))
    if group:
        o.lightgroup = group
    return o


def sky(elevation=45, azimuth=0, strength=0.12, dust=1.6, ozone=1.2, air=1.0, tint=None, clouds=0.0, seed=0.0):
    """Nishita sky without the sun's disc (the sun is a separate lamp, so that it can be rendered as its own layer);
    `clouds` from 0 to 1."""
    w = bpy.data.worlds.new("sky")
    w.use_nodes = True
    bpy.context.scene.world = w
    t = w.node_tree
    t.nodes.clear()
    s = t.nodes.new("ShaderNodeTexSky")
    for k in ("NISHITA", "MULTIPLE_SCATTERING", "SINGLE_SCATTERING"):
        try:
            s.sky_type = k
            break
        except TypeError:
            pass
    s.sun_disc = False
    s.sun_elevation = math.radians(elevation)
    s.sun_rotation = math.radians(azimuth)
    for k, v in (
        ("dust_density", dust),
        ("aerosol_density", dust),
        ("ozone_density", ozone),
        ("air_density", air),
    ):
        if hasattr(s, k):
            setattr(s, k, v)
    b = t.nodes.new("ShaderNodeBackground")
    b.inputs[1].default_value = strength
    o = t.nodes.new("ShaderNodeOutputWorld")
    src = s.outputs[0]
    if tint:
        mx = t.nodes.new("ShaderNodeMix")
        mx.data_type = "RGBA"
        mx.blend_type = "MULTIPLY"
        mx.inputs[0].default_value = 1
        t.links.new(src, mx.inputs[6])
        mx.inputs[7].default_value = (*tint, 1)
        src = mx.outputs[2]
    if clouds:
        src = _clouded(t, src, clouds, seed)
    t.links.new(src, b.inputs[0])
    t.links.new(b.outputs[0], o.inputs[0])
    return w


def _clouded(t, src, amount, seed):
    """Clouds on a plane far above, as bright as the sky behind them, greyer below."""

    def node(kind, *values, **attrs):
        n = t.nodes.new(kind)
        for name, value in attrs.items():
            setattr(n, name, value)
        for k, v in enumerate(values):
            if isinstance(v, bpy.types.NodeSocket):
                t.links.new(v, n.inputs[k])
            elif v is not None:
                n.inputs[k].default_value = v
        return n.outputs

    x, y, z = node("ShaderNodeSeparateXYZ", node("ShaderNodeTexCoord")["Generated"])
    height = node("ShaderNodeMath", z, 0.05, operation="MAXIMUM")[0]
    flat = [node("ShaderNodeMath", c, height, operation="DIVIDE")[0] for c in (x, y)]
    at = node("ShaderNodeCombineXYZ", *flat, seed)[0]
    fluff = t.nodes.new("ShaderNodeTexNoise")
    t.links.new(at, fluff.inputs["Vector"])
    for name, value in {"Scale": 0.55, "Detail": 9, "Roughness": 0.58, "Distortion": 0.25}.items():
        fluff.inputs[name].default_value = value
    cover = node(
        "ShaderNodeMapRange",
        fluff.outputs[0],
        0.64 - 0.26 * amount,
        0.80 - 0.16 * amount,
        0.0,
        min(1.0, 0.55 + 0.45 * amount),
    )[0]
    grey = node("ShaderNodeRGBToBW", src)[0]
    shade = node("ShaderNodeMapRange", fluff.outputs[0], 0.5, 0.8, 1.45, 0.85)[0]
    lit = node("ShaderNodeMath", grey, shade, operation="MULTIPLY")[0]
    cloud = node("ShaderNodeCombineColor", lit, lit, lit)[0]
    mixed = t.nodes.new("ShaderNodeMix")
    mixed.data_type = "RGBA"
    for socket, k in ((cover, 0), (src, 6), (cloud, 7)):
        t.links.new(socket, mixed.inputs[k])
    return mixed.outputs[2]


def flat_world(col=(1, 1, 1), strength=1.0):
    w = bpy.data.worlds.new("flat")
    w.use_nodes = True
    bpy.context.scene.world = w
    b = w.node_tree.nodes["Background"]
    b.inputs[0].default_value = (*col, 1)
    b.inputs[1].default_value = strength
    return w


def area(
    loc,
    direction,
    size,
    power,
    col=(1, 1, 1),
    name="area",
    portal=False,
    visible=False,
    spread=180,
    group=None,
):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = size
    lamp.energy = power
    lamp.color = col
    if hasattr(lamp, "spread"):
        lamp.spread = math.radians(spread)
    o = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    aim(o, -Vector(direction))
    if portal:
        lamp.cycles.is_portal = True
    o.visible_camera = visible
    o.visible_glossy = visible
    if group:
        o.lightgroup = group
    return o


def portal(loc, direction, size):
    return area(loc, direction, size, 1, portal=True, name="portal")


def bulb(loc, power, col=(1, 0.66, 0.36), radius=0.05, name="bulb", group=None, visible=False):
    lamp = bpy.data.lights.new(name, "POINT")
    lamp.energy = power
    lamp.color = col
    lamp.shadow_soft_size = radius
    o = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.visible_camera = visible
    o.visible_glossy = visible
    if group:
        o.lightgroup = group
    return o


def spot(loc, target, power, col=(1, 0.74, 0.48), angle=50, blend=0.6, radius=0.03, group=None, name="spot"):
    lamp = bpy.data.lights.new(name, "SPOT")
    lamp.energy = power
    lamp.color = col
    lamp.spot_size = math.radians(angle)
    lamp.spot_blend = blend
    lamp.shadow_soft_size = radius
    o = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    aim(o, Vector(loc) - Vector(target))
    if group:
        o.lightgroup = group
    return o


def leave(kinds, moved=None, flecks=True):
    """Switches off all light of a built scene except `kinds`: "sky", "sun", "lamps" (a lamp named "daylight" counts as
    sky).

    `moved` replaces the scene's sun: (azimuth, elevation, strength, colour). `flecks=False` hides the leaves of which
    only the shadow is visible: in films their shade moves and is added later."""
    scene = bpy.context.scene
    for ob in scene.objects:
        if ob.type == "MESH" and "fleck" in ob.data.name:
            ob.hide_render = not flecks
    for ob in [
        o for o in scene.objects if o.type == "LIGHT" and not (o.data.type == "AREA" and o.data.cycles.is_portal)
    ]:
        kind = "sun" if ob.data.type == "SUN" else "sky" if ob.name.startswith("daylight") else "lamps"
        ob.hide_render = kind not in kinds or (kind == "sun" and moved is not None)
    if moved and "sun" in kinds:
        azimuth, elevation, strength, colour = moved
        sun(azimuth, elevation, strength, colour, name="moved_sun")
    milk_glass(out="lamps" not in kinds)
    scene["sky"] = scene.get("sky") or scene.world.name
    if "sky" in kinds:
        scene.world = bpy.data.worlds[scene["sky"]]
    else:
        flat_world((0, 0, 0), 0)
    for mat in bpy.data.materials:
        for node in mat.node_tree.nodes if mat.node_tree else ():
            if node.type == "EMISSION":
                strength = node.inputs["Strength"]
                node["full"] = node.get("full", strength.default_value)
                strength.default_value = node["full"] if ("sky" if node.name == AIR else "lamps") in kinds else 0.0


def milk_glass(out):
    """With `out`, replaces the glowing materials of lamps by white glass, because a lamp that is off is white, not
    black; otherwise restores them."""
    glass = bpy.data.materials.get("lamp_out") or opal_glass("lamp_out")
    for ob in bpy.context.scene.objects:
        for slot in ob.material_slots:
            if slot.material and slot.material.name.startswith(GLOWS):
                ob["glow"] = slot.material.name
            elif "glow" not in ob:
                continue
            slot.material = glass if out else bpy.data.materials[ob["glow"]]


def lamps_out():
    """Switches all lamps off, for views by day. Flames and lit windows stay."""
    milk_glass(out=True)
    for ob in bpy.context.scene.objects:
        if ob.type == "LIGHT" and ob.data.type in ("POINT", "SPOT") and not ob.name.startswith("daylight"):
            ob.hide_render = True
