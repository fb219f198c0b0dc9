"""Scene reset, mesh helpers, modifiers. For Blender 3.4 to 5.x; numpy inside Blender is not needed."""

import itertools
import math
import os

import bmesh
import bpy
from mathutils import Vector

CACHE = os.environ.get("DARKROOM_CACHE", os.path.join(os.path.dirname(os.path.dirname(__file__)), ".cache"))


def reset():
    """Starts an empty scene in metres."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.unit_settings.system = "METRIC"
    return sc


def link(ob, parent=None):
    """Adds an object to the scene."""
    bpy.context.scene.collection.objects.link(ob)
    if parent:
        ob.parent = parent
    return ob


def empty(name, loc=(0, 0, 0), rot_z=0.0):
    """An empty object, as the parent of a group."""
    e = bpy.data.objects.new(name, None)
    e.location = loc
    e.rotation_euler = (0, 0, rot_z)
    return link(e)


def set_mat(ob, mat):
    if mat is not None:
        ob.data.materials.clear()
        ob.data.materials.append(mat)
    return ob


def smooth(ob, on=True):
    for p in ob.data.polygons:
        p.use_smooth = on
    return ob


def mesh_obj(name, verts, faces, mat=None, smooth_shade=False, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """An object with a mesh of `verts` and `faces`, added to the scene."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    ob = bpy.data.objects.new(name, me)
    ob.location = loc
    ob.rotation_euler = rot
    link(ob, parent)
    set_mat(ob, mat)
    if smooth_shade:
        smooth(ob)
    return ob


def bevel(ob, width=0.004, segs=2, angle=35):
    m = ob.modifiers.new("bevel", "BEVEL")
    m.width = width
    m.segments = segs
    m.limit_method = "ANGLE"
    m.angle_limit = math.radians(angle)
    return ob


def subsurf(ob, lv=1):
    m = ob.modifiers.new("sub", "SUBSURF")
    m.levels = lv
    m.render_levels = lv
    return ob


def box(name, size, loc=(0, 0, 0), mat=None, bev=0.003, segs=2, rot=(0, 0, 0), parent=None):
    """A box with bevelled edges; `loc`: its centre."""
    x, y, z = (s / 2 for s in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    ob = mesh_obj(name, v, f, mat, loc=loc, rot=rot, parent=parent)
    if bev:
        bevel(ob, min(bev, min(size) * 0.45), segs)
    return ob


def lathe(name, profile, mat=None, segs=64, loc=(0, 0, 0), smooth_shade=True, parent=None, sub=0, rot=(0, 0, 0)):
    """Revolves the profile [(r, z), ...] around z. Points with r == 0 become poles."""
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    rings: list[list[int]] = []
    for r, z in profile:
        if r < 1e-6:
            rings.append([len(verts)])
            verts.append((0, 0, z))
        else:
            rings.append(list(range(len(verts), len(verts) + segs)))
            verts += [
                (r * math.cos(2 * math.pi * i / segs), r * math.sin(2 * math.pi * i / segs), z) for i in range(segs)
            ]
    for a, b in itertools.pairwise(rings):
        for i in range(segs):
            j = (i + 1) % segs
            if len(a) == 1 and len(b) == 1:
                break
            if len(a) == 1:
                faces.append((a[0], b[j], b[i]))
            elif len(b) == 1:
                faces.append((a[i], a[j], b[0]))
            else:
                faces.append((a[i], a[j], b[j], b[i]))
    ob = mesh_obj(name, verts, faces, mat, smooth_shade, loc, rot, parent)
    if sub:
        subsurf(ob, sub)
    return ob


def rounded_profile(r, z0, z1, rad=0.006, n=4, inner=0.0):
    """Profile of a disc or drum with rounded edges, for `lathe`."""
    p = [(inner, z0)]
    for i in range(n + 1):
        a = -math.pi / 2 + i / n * math.pi / 2
        p.append((r - rad + rad * math.cos(a), z0 + rad + rad * math.sin(a)))
    for i in range(n + 1):
        a = i / n * math.pi / 2
        p.append((r - rad + rad * math.cos(a), z1 - rad + rad * math.sin(a)))
    p.append((inner, z1))
    return p


def disc(name, r, z0, z1, loc=(0, 0, 0), mat=None, rad=0.006, segs=96, parent=None):
    return lathe(name, rounded_profile(r, z0, z1, min(rad, (z1 - z0) * 0.49)), mat, segs, loc, True, parent)


def tube(name, pts, radius, mat=None, res=6, loc=(0, 0, 0), parent=None, cyclic=False, radii=None):
    """A round rod along straight lines between points. For a curved cord, use the points of `bent`."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = radius
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    sp = cu.splines.new("POLY")
    sp.points.add(len(pts) - 1)
    for i, p in enumerate(pts):
        sp.points[i].co = (*p, 1)
        if radii:
            sp.points[i].radius = radii[i]
    sp.use_cyclic_u = cyclic
    ob = bpy.data.objects.new(name, cu)
    ob.location = loc
    link(ob, parent)
    if mat:
        cu.materials.append(mat)
    return ob


def bent(points, per=6):
    """Points of a smooth line through `points` (Catmull-Rom), `per` for each stretch."""
    p = [Vector(q) for q in points]
    p = [2 * p[0] - p[1], *p, 2 * p[-1] - p[-2]]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False):
        for k in range(per):
            t = k / per
            out.append(
                tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
            )
    return [*out, tuple(p[-2])]


def plate(name, outline, holes, thickness, mat=None, bev=0.006, res=2, parent=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A flat plate with holes in local XY, `thickness` along Z, with rounded edges. `outline`, `holes`: lists of
    points."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "2D"
    cu.fill_mode = "BOTH"
    bev = min(bev, thickness * 0.45)
    cu.extrude = thickness / 2 - bev
    cu.bevel_depth = bev
    cu.bevel_resolution = res
    cu.offset = -bev
    for pts in [outline, *holes]:
        sp = cu.splines.new("POLY")
        sp.points.add(len(pts) - 1)
        for i, p in enumerate(pts):
            sp.points[i].co = (p[0], p[1], 0, 1)
        sp.use_cyclic_u = True
    tmp = bpy.data.objects.new(name + "_c", cu)
    bpy.context.scene.collection.objects.link(tmp)
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    me = bpy.data.meshes.new_from_object(tmp.evaluated_get(dg))
    bpy.data.objects.remove(tmp)
    me.name = name
    ob = bpy.data.objects.new(name, me)
    ob.location = loc
    ob.rotation_euler = rot
    link(ob, parent)
    set_mat(ob, mat)
    return ob


def bake(ob, name=None):
    """Applies the modifiers: returns a mesh object."""
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    ob.modifiers.clear()
    if ob.type == "MESH":
        ob.data = me
        return ob
    n = bpy.data.objects.new(name or ob.name, me)
    n.matrix_world = ob.matrix_world
    link(n, ob.parent)
    bpy.data.objects.remove(ob)
    return n


def fuse(name, parts, mat, voxel=0.008, parent=None):
    """Joins parts into one mesh without edges where they meet, remeshed at `voxel` metres; removes the parts."""
    graph, body = bpy.context.evaluated_depsgraph_get(), bmesh.new()
    graph.update()
    for ob in parts:
        me = bpy.data.meshes.new_from_object(ob.evaluated_get(graph))
        me.transform(ob.matrix_basis)
        body.from_mesh(me)
        bpy.data.meshes.remove(me)
        bpy.data.objects.remove(ob)
    me = bpy.data.meshes.new(name)
    body.to_mesh(me)
    body.free()
    ob = link(bpy.data.objects.new(name, me), parent)
    set_mat(ob, mat)
    skin = ob.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", voxel, True
    even = ob.modifiers.new("even", "SMOOTH")
    even.factor, even.iterations = 0.5, 9
    return ob


def cached_mesh(key, builder):
    """The mesh `key` from the cache; if it is missing, `builder` makes it (simulated cloth takes long)."""
    os.makedirs(CACHE, exist_ok=True)
    path = os.path.join(CACHE, key + ".blend")
    if not os.path.exists(path):
        me = builder()
        me.name = key
        bpy.data.libraries.write(path, {me}, fake_user=True)
        return me
    with bpy.data.libraries.load(path) as (_src, dst):
        dst.meshes = [key]
    return dst.meshes[0]


def packed(name, image):
    """Copies a PIL image into an image of the Blender file."""
    os.makedirs(CACHE, exist_ok=True)
    path = os.path.join(CACHE, name + ".png")
    image.save(path)
    picture = bpy.data.images.load(path)
    picture.pack()
    return picture


def displace_clouds(ob, strength, size, kind="CLOUDS", depth=2, mid=0.5, name="disp"):
    t = bpy.data.textures.new(name, kind)
    t.noise_scale = size
    if hasattr(t, "noise_depth"):
        t.noise_depth = depth
    m = ob.modifiers.new(name, "DISPLACE")
    m.texture = t
    m.strength = strength
    m.mid_level = mid
    m.texture_coords = "LOCAL"
    return ob
