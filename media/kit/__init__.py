"""The studio's prelude: everything a scene needs, by plain name. Colours are linear, lengths metres, front is -Y."""

import math
import random

import bpy  # before mathutils, which it provides
from mathutils import Vector

from . import light, materials
from .beds import bed, bedside, throw_over
from .cloth import curtain, drape, pillow, rug, soft_box
from .core import bevel, box, disc, duplicate, empty, lathe, mesh_obj, plate, reset, rounded_profile, smooth, subsurf, tube
from .greenery import hedge, hills, lawn, tree
from .joinery import (
    arched_shutter_door, bench_seat, cabinet, dining_chair, dining_table, glazed_frame, kitchen_run, louvred_shutter,
    railing, row_of_books, shelf_unit, swing, writing_desk,
)  # fmt: skip
from .lamps import floor_lamp, globe_pendant, pendant_dome
from .objects import books, canvas_art, round_table, tray, vase
from .plants import areca, branches, frangipani, pampas, planter, rubber_plant
from .seating import armchair_boucle, boucle_curls, cane_chair, puck, sofa, tub_shell
from .shell import arch_pts, casing_arch, circle_pts, jaali, joists, rect_pts, skirting, slab, wall

from .tableware import bowl, cup, desk_lamp, drawing, fruit, jar, lota, pencil, round_mirror, samples, table_lamp
