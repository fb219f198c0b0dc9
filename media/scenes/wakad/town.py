"""The view from the eighth floor: other towers, a road with trees, low houses, hills in the haze."""

import math

import bpy

from ...kit import materials as M
from ...kit.core import mesh_obj
from ...kit.leaves import put
from ...kit.outlook import AIR as AIR_NODE
from ...kit.outlook import aerial, house, mangalore, painted, soil_below, street
from .measures import GROUND

AIR = (1.2, 1.28, 1.38)
NEAR = ((66, -13, 0.3, 11), (92, 9, 0.1, 13), (120, 30, 0.5, 12), (150, -30, 0.2, 16))
TOWER = (
    (0.44, 0.42, 0.38),
    (0.47, 0.36, 0.22),
    (0.34, 0.36, 0.37),
    (0.42, 0.29, 0.22),
    (0.41, 0.38, 0.30),
    (0.30, 0.35, 0.33),
)


def town(m, turn, towers=NEAR, dim=1.0, thin=1.0, before=math.inf):
    """Looking `turn` degrees right of +Y; `towers` are (distance, degrees beside it, their own turn, floors). `dim`
    darkens walls and `thin` the haze: beside a room that is exposed for its inside they would be white. No
    house stands less than `before` metres before a tower."""
    air = tuple(k * thin for k in AIR)
    leaf, bark = aerial(m["leaf"], air), aerial(m["bark"], air)
    soil_below(GROUND, aerial(M.plain("earth", (0.085, 0.080, 0.062), 1.0, 0), air))
    haze(air)
    paints = [
        aerial(k, air)
        for k in (
            painted("tower_paint", tuple(tuple(k * dim for k in paint) for paint in TOWER)),
            M.plain("pane", (0.030, 0.034, 0.038), 0.15),
            M.plain("trim", (0.50 * dim, 0.48 * dim, 0.44 * dim), 0.9),
            M.plain("tank", (0.03, 0.03, 0.032), 0.5),
            mangalore(),
            M.plain("wash", (0.6, 0.58, 0.55), 0.9),
            M.plain("wash2", (0.42, 0.12, 0.08), 0.9),
            M.plain("wash3", (0.10, 0.18, 0.36), 0.9),
        )
    ]
    street(
        (0, 0),
        turn,
        62,
        GROUND,
        paints,
        (leaf, bark),
        11,
        42,
        420,
        free=tuple((turn + b - 14, turn + b + 14, d - before, d + 14) for d, b, _, _ in towers),
    )
    for k, (d, beside, own, floors) in enumerate(towers):
        a = math.radians(turn + beside)
        put(
            house(f"tower_near{k}", 17, 14, floors, paints, 300 + k),
            (d * math.sin(a), d * math.cos(a), GROUND),
            own - a,
        )


def haze(air, far=880.0, top=260.0):
    """A ring of haze behind the town that thins out upwards, so that no horizon shows."""
    n, rows = 96, ((GROUND - 6, 1.0), (GROUND + 10, 1.0), (top * 0.3, 0.62), (top * 0.6, 0.25), (top, 0.0))
    verts = [
        (far * math.cos(2 * math.pi * i / n), far * math.sin(2 * math.pi * i / n), z) for z, _ in rows for i in range(n)
    ]
    faces = [
        (j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n, j * n + (i + 1) % n)
        for j in range(len(rows) - 1)
        for i in range(n)
    ]
    ring = mesh_obj("haze", verts, faces)
    thick = ring.data.attributes.new("thick", "FLOAT", "POINT")
    thick.data.foreach_set("value", [k for _, k in rows for _ in range(n)])
    mat = bpy.data.materials.new("haze")
    mat.use_nodes = True
    t = mat.node_tree
    t.nodes.clear()
    part, clear, mixed, out = (
        t.nodes.new(f"ShaderNode{kind}") for kind in ("Attribute", "BsdfTransparent", "MixShader", "OutputMaterial")
    )
    glow = t.nodes.new("ShaderNodeEmission")
    glow.name, part.attribute_name = AIR_NODE, "thick"
    glow.inputs["Color"].default_value = (*(c / max(air) for c in air), 1)
    glow.inputs["Strength"].default_value = max(air)
    for a, b in (
        (part.outputs["Fac"], mixed.inputs[0]),
        (clear.outputs[0], mixed.inputs[1]),
        (glow.outputs[0], mixed.inputs[2]),
        (mixed.outputs[0], out.inputs["Surface"]),
    ):
        t.links.new(a, b)
    mat.cycles.emission_sampling = "NONE"
    ring.data.materials.append(mat)
    ring.visible_diffuse = ring.visible_glossy = ring.visible_shadow = ring.visible_transmission = False
