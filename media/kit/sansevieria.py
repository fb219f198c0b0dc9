"""A snake plant: stiff upright leaves with bands and yellow edges."""

import math
import random

from mathutils import Vector

from .leaves import Growth, blade
from .nodes import Mat


def banded_leaf(name="snake_leaf", col=(0.045, 0.090, 0.040)):
    """Grey-green with darker cross bands and a pale edge."""
    m = Mat(name)
    p = m.pos(world=False)
    wave = m.noise(m.n("ShaderNodeMapping", {"Vector": p, "Scale": (0.4, 0.4, 1)}).outputs[0], 46, 3, 0.6, 0.9)
    c = m.mix(m.rng(wave, 0.44, 0.58), tuple(k * 0.55 for k in col), (0.15, 0.20, 0.11))
    edge = m.n("ShaderNodeAttribute", attribute_name="spine").outputs["Fac"]
    c = m.mix(m.rng(edge, 0.80, 0.95), c, (0.34, 0.33, 0.10))
    m.sp({"Base Color": c, "Roughness": 0.34, "Specular IOR Level": 0.45})
    m.flat(col)
    return m.m


def snake_plant(mat, seed=1, leaves=15, h=0.62):
    """The plant's mesh; origin: the surface of the soil."""
    rnd, g = random.Random(seed), Growth()
    for k in range(leaves):
        a, r = k * 2.4 + rnd.uniform(-0.3, 0.3), 0.014 + 0.016 * math.sqrt(k)
        long = h * (1.05 - 0.035 * k) * rnd.uniform(0.82, 1.08)
        shape = blade(long, rnd.uniform(0.042, 0.056), 4, 14, 0.55, rnd.uniform(0.02, 0.16), 0.05, 0.40, 0.7, 0, rnd)
        out = 0.10 + 0.018 * k
        way = Vector((math.cos(a) * out, math.sin(a) * out, 1))
        g.leaf(shape, (r * math.cos(a), r * math.sin(a), -0.03), way, rnd.uniform(-1.4, 1.4), 1.0, rnd.random() * 0.5)
    return g.mesh(f"snake_plant{seed}", (mat,))
