"""A small builder for shader node graphs, with input names of old and new Principled shaders."""

import bpy

_ALIAS = {  # new name -> old name
    "Specular IOR Level": "Specular",
    "Transmission Weight": "Transmission",
    "Sheen Weight": "Sheen",
    "Coat Weight": "Clearcoat",
    "Coat Roughness": "Clearcoat Roughness",
    "Subsurface Weight": "Subsurface",
    "Emission Color": "Emission",
}


def put(node, name, val):
    """Sets or connects an input of a node, by its name in old or new Blender versions."""
    s = node.inputs.get(name) or node.inputs.get(_ALIAS.get(name, ""))
    if s is None:
        return
    if isinstance(val, bpy.types.NodeSocket):
        node.id_data.links.new(val, s)
        return
    if s.type == "RGBA" and hasattr(val, "__len__") and len(val) == 3:
        val = (*val, 1)
    if s.type == "VALUE" and hasattr(val, "__len__"):
        val = val[0]
    if name == "Sheen Tint" and s.type == "RGBA" and not hasattr(val, "__len__"):
        return
    s.default_value = val


class Mat:
    """Builds a material's node graph."""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.t.nodes.clear()
        s.out = s.n("ShaderNodeOutputMaterial")
        s.p = s.n("ShaderNodeBsdfPrincipled")
        s.t.links.new(s.p.outputs[0], s.out.inputs["Surface"])

    def flat(s, col):
        """Uses a flat colour for indirect light, so that Cycles skips the textures there. It is also the material's
        `diffuse_color`, so that others can ask how light the material is."""
        s.m.diffuse_color = (*col, 1)
        path = s.n("ShaderNodeLightPath").outputs["Is Diffuse Ray"]
        plain_ = s.n("ShaderNodeBsdfDiffuse", {"Color": col})
        mixed = s.n("ShaderNodeMixShader", {0: path})
        s.t.links.new(s.p.outputs[0], mixed.inputs[1])
        s.t.links.new(plain_.outputs[0], mixed.inputs[2])
        s.t.links.new(mixed.outputs[0], s.out.inputs["Surface"])

    def n(s, kind, ins=None, **attrs):
        """Adds a node of the type `kind`; `ins`: values or sockets by input name or number; `attrs`: its properties."""
        nd = s.t.nodes.new(kind)
        for k, v in attrs.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            if isinstance(k, int):
                if isinstance(v, bpy.types.NodeSocket):
                    s.t.links.new(v, nd.inputs[k])
                else:
                    if nd.inputs[k].type == "RGBA" and len(v) == 3:
                        v = (*v, 1)
                    nd.inputs[k].default_value = v
            else:
                put(nd, k, v)
        return nd

    def set(s, **kw):
        for k, v in kw.items():
            put(s.p, k.replace("_", " "), v)
        return s

    def sp(s, d):
        """Sets inputs of the Principled shader."""
        for k, v in d.items():
            put(s.p, k, v)
        return s

    def pos(s, world=True, rnd=0.0, scale=(1, 1, 1), rot=(0, 0, 0)):
        """Position in metres, in world or object coordinates; `rnd`: size of a random offset per object."""
        c = (
            s.n("ShaderNodeTexCoord").outputs["Object"]
            if not world
            else s.n("ShaderNodeNewGeometry").outputs["Position"]
        )
        if rnd:
            r = s.n("ShaderNodeObjectInfo").outputs["Random"]
            k = s.n("ShaderNodeMath", {0: r, 1: rnd}, operation="MULTIPLY").outputs[0]
            c = s.n("ShaderNodeVectorMath", {0: c, 1: k}, operation="ADD").outputs[0]
        return s.n("ShaderNodeMapping", {"Vector": c, "Scale": scale, "Rotation": rot}).outputs[0]

    def noise(s, vec, scale, detail=3, rough=0.55, dist=0.0):
        return s.n(
            "ShaderNodeTexNoise",
            {"Vector": vec, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": dist},
        ).outputs[0]

    def voronoi(s, vec, scale, feature="F1", rnd=1.0):
        return s.n("ShaderNodeTexVoronoi", {"Vector": vec, "Scale": scale, "Randomness": rnd}, feature=feature)

    def math(s, op, a, b=0.0, clamp=False):
        return s.n("ShaderNodeMath", {0: a, 1: b}, operation=op, use_clamp=clamp).outputs[0]

    def rng(s, v, a, b, c=0.0, d=1.0):
        """Maps `v` linearly from a-b to c-d."""
        return s.n("ShaderNodeMapRange", {"Value": v, "From Min": a, "From Max": b, "To Min": c, "To Max": d}).outputs[
            0
        ]

    def mix(s, f, a, b, blend="MIX"):
        nd = s.n("ShaderNodeMix", data_type="RGBA", blend_type=blend)
        for i, v in ((0, f), (6, a), (7, b)):
            if isinstance(v, bpy.types.NodeSocket):
                s.t.links.new(v, nd.inputs[i])
            elif i == 0:
                nd.inputs[0].default_value = v
            else:
                nd.inputs[i].default_value = (*v, 1) if len(v) == 3 else v
        return nd.outputs[2]

    def ramp(s, f, stops):
        """Colour ramp; `stops`: (position, colour)."""
        nd = s.n("ShaderNodeValToRGB", {"Fac": f})
        e = nd.color_ramp.elements
        while len(e) > 1:
            e.remove(e[0])
        e[0].position = stops[0][0]
        e[0].color = (*stops[0][1], 1)
        for p, c in stops[1:]:
            x = e.new(p)
            x.color = (*c, 1)
        return nd.outputs[0]

    def bump(s, h, strength=0.3, dist=0.002, normal=None):
        ins = {"Strength": strength, "Distance": dist, "Height": h}
        if normal is not None:
            ins["Normal"] = normal
        return s.n("ShaderNodeBump", ins).outputs[0]

    def sep(s, v):
        """The components x, y, z of a vector."""
        return s.n("ShaderNodeSeparateXYZ", {"Vector": v}).outputs
