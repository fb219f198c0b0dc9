"""The cloth simulation that clothes, bags and towels share."""

import bpy

from .core import cached_mesh, link, set_mat, smooth, subsurf

CELL = 0.018  # metres between two threads that are simulated


def settled(ob, solids, frames, distance):
    """Runs the simulation of the cloth `ob`, whose threads keep `distance` metres from each other and from the solids;
    returns its mesh and removes cloth and solids from the scene."""
    scene, c = bpy.context.scene, ob.modifiers["c"]
    c.collision_settings.use_self_collision = True
    c.collision_settings.self_distance_min = c.collision_settings.distance_min = distance
    c.collision_settings.collision_quality = 3
    c.point_cache.frame_end = frames + 1
    for f in range(1, frames + 1):
        scene.frame_set(f)
    out = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for o in [*solids, ob]:
        bpy.data.objects.remove(o)
    scene.frame_set(1)
    return out


def fall(make, solids, frames, held=(), shrink=0.0, stiff=0.06):
    """Lets the cloth that `make` builds fall on solids, the vertices `held` stay; returns its mesh."""
    for ob in solids:
        ob.modifiers.new("k", "COLLISION")
        ob.collision.thickness_outer, ob.collision.cloth_friction = 0.003, 40
    ob = make()
    c = ob.modifiers.new("c", "CLOTH")
    s = c.settings
    s.quality, s.mass, s.air_damping = 6, 0.18, 2.0
    s.tension_stiffness, s.compression_stiffness, s.shear_stiffness, s.bending_stiffness = 18, 12, 6, stiff
    s.shrink_min = s.shrink_max = shrink
    if held:
        group = ob.vertex_groups.new(name="pin")
        group.add(list(held), 1.0, "REPLACE")
        s.vertex_group_mass = "pin"
    return settled(ob, solids, frames, 0.004)


def sheet(name, key, build, mat, thickness, parent=None):
    """The cloth that `build` makes, simulated once and kept as `key`, as an object of the scene."""
    ob = link(bpy.data.objects.new(name, cached_mesh(key, build).copy()), parent)
    set_mat(ob, mat)
    smooth(ob)
    thick = ob.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = thickness, 0
    return subsurf(ob, 1)
