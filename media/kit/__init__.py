"""The studio's prelude: everything a scene needs, by plain name. Colours are linear, lengths metres, front is -Y."""

import math
import random

import bpy  # before mathutils, which it provides
from mathutils import Vector

from . import light, materials
from .art import block_print, photograph
from .backwash import backwash_bowl, hand_rose, towel_on_arm, wash_seat
from .basins import (
    bottle_trap,
    console_basin,
    counter_basin,
    deck_tap,
    flask,
    floor_drain,
    frosted,
    glazed,
    hand_shower,
    laundry_basket,
    mirror_cabinet,
    panelled_door,
    pegs,
    puddle,
    pump_bottle,
    soap,
    toothbrushes,
    trough,
    tube_of_paste,
)
from .bedding import cover, laid_pillow
from .beds import bedside, cane_headboard
from .block_cloth import block_pattern, hung_length, lay_print, print_flat, printed_cloth
from .brassware import barni, bell_lamp, betel_box, katori, samai, tambya, thali, thali_stack, tiffin, worn_brass
from .champa import fallen_flowers, frangipani
from .chairs import bench_seat, dining_chair, swing
from .cloth import curtain, folded_cloth, rug
from .contact import afloat, rest
from .core import (
    bevel,
    box,
    disc,
    empty,
    lathe,
    mesh_obj,
    plate,
    reset,
    rounded_profile,
    smooth,
    subsurf,
    tube,
)
from .cushions import pillow, piped_seat, soft_box
from .fan import ceiling_fan
from .greenery import hedge, hills, lawn, tree
from .heirlooms import (
    old_sideboard,
    old_woods,
    pedestal_desk,
    plank_table,
    planters_chair,
    splat_chair,
    tanpura,
    wall_clock,
)
from .household import letters, mug_of_pencils, radio, wall_calendar
from .lamps import floor_lamp, globe_pendant, handi, pendant_dome, spun_lamp, spun_pendant
from .life import cable, cloth_bag, crash_helmet, keys, sandals, switches, tea
from .newspaper import newspaper
from .objects import books, canvas_art, tray, vase
from .openings import arched_shutter_door, glazed_frame, louvred_shutter, railing
from .outdoors import neighbour
from .outlook import aerial, house, mangalore, painted, seen_sky, shade_tree, soil_below, spray, street, wire
from .pantry import shelf_row
from .paithani import framed_pallu
from .plants import areca, branches, litter, pampas, planter, rubber_plant
from .pottery import ash_glaze, thrown_lamp, wall_plates
from .roof import clay_tile, gable, tiled_roof
from .school import cricket_ball, cricket_bat, open_book, schoolbag
from .seating import armchair_boucle, cane_chair, sofa
from .shell import (
    arch_pts,
    casing_arch,
    circle_pts,
    jaali,
    joists,
    rect_pts,
    skirting,
    slab,
    wall,
)
from .steel_furniture import frame_sofa, tube_chair
from .storage import cabinet, kitchen_run, row_of_books, shelf_unit
from .stove import hob, kettle, plate_rack, pressure_cooker, steel, tumblers, utensil_rail
from .tables import dining_table, round_table, writing_desk
from .tableware import (
    bowl,
    cup,
    desk_lamp,
    fruit,
    jar,
    lota,
    pencil,
    samples,
    table_lamp,
)
from .tiles import tile_field
from .towels import dropped, terry, towel_on_peg, towel_over
from .turned import (
    carved_bracket,
    carved_leaves,
    spindle_bed,
    spindles,
    turned_bench,
    turned_chair,
    turned_desk,
    turned_diwan,
    turned_low_table,
    turned_stand,
    turned_table,
)
from .turned_lamps import khadi_drum, turned_lamp
from .upkeep import apron, door_ajar, grass_broom
from .upholstery import boucle_curls, puck, tub_shell
from .utensils import brinjals, grinding_slab, low_seat, spice_box, sunned_pickle, tin, water_pots
from .wet import basin, bucket, sink, standing_tap, towel_rail, vanity, wall_tap
