"""All materials by name."""

from .fabrics import boucle, cane, kantha, lampshade, leather, linen, print_paper, rug_wool, sheer
from .growth import bark, blistered, citrus, leaf, petal, teak
from .minerals import basalt, ceramic, ips_floor, kota_stone, lime_plaster, terracotta, terrazzo, travertine
from .nodes import Mat
from .surfaces import (
    blackened_metal,
    brass,
    emissive,
    mirror,
    oil_flame,
    opal_glass,
    plain,
    thin_glass,
    thread_of_water,
)
