"""The cloth simulation of clothes, bags and towels."""

import bpy

from .core import cached_mesh, link, set_mat, smooth, subsurf

CELL = 0.018  # metres between simulated vertices


def settled(ob, solids, frames, distance):
    """Runs the simulation of the cloth `ob`, which keeps `distance` metres from itself and from the solids. Returns its
    mesh; removes cloth and solids."""
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
    """Lets the cloth from `make` fall on solids, with the vertices `held` fixed. Returns its mesh."""
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
    """An object with the cloth from `build`, which is simulated once and cached as `key`."""
    ob = link(bpy.data.objects.new(name, cached_mesh(key, build).copy()), parent)
    set_mat(ob, mat)
    smooth(ob)
    thick = ob.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = thickness, 0
    return subsurf(ob, 1)
