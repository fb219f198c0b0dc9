"""Props that several homes use. Visitors would notice the same prop in the homes of five clients, so the gate stops a
scene whose props another scene uses too, unless they are listed here. Needs no Blender."""

import ast
import collections
import pathlib

SCENES = pathlib.Path(__file__).resolve().parent / "scenes"

# Modules of building parts, materials and surroundings, which every home may use.
PARTS = set(
    "core contact materials shell light leaves outlook tiles laundry potted greenery lettering cushions "
    "bedding shirting".split()
)

SHARED = {
    "Standard products": """switches cable floor_drain pegs ceiling_fan tumblers steel pressure_cooker hob
        plate_rack utensil_rail bucket hand_shower toothbrushes soap tube_of_paste bottle_trap keys
        sharpened pencil letters helmet spirit_level rolled cricket_ball standing_tap wall_tap sink worn_brass
        painted_iron railing""",
    "Size, cloth, print or seed differ": """rug curtain folded_cloth folded_often towel_over towel_on_peg
        terry books row_of_books pile_of_books TITLES block_print lay_print canvas_art glazed frosted glazed_frame
        joists printed sheet branches litter puddle shelf_unit cabinet newspaper open_book fruit jar tray mug_of_pencils
        hung_garland fern garment""",
    "The same shape in several homes, still to be varied": """laundry_basket pump_bottle flask panelled_door
        counter_basin deck_tap bedside bench_seat barni katori samai tambya thali tiffin spectacles globe_pendant
        spun_lamp floor_lamp
        sandals chappals tea cloth_bag jhola vase areca planter rubber_plant cricket_bat schoolbag kitchen_run kettle
        round_table dining_table bowl cup lota table_lamp""",
    "Shared only with a hall at another level of cost": "cane_chair dining_chair sofa spun_pendant",
}


def homes_of(scenes=SCENES):
    """Which scenes import each prop from `kit`: {"module.name": {scene}}."""
    found = collections.defaultdict(set)
    for file in sorted(scenes.glob("*/*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and node.level == 3 and node.module and node.module.startswith("kit."):
                for name in node.names:
                    found[f"{node.module[4:]}.{name.name}"].add(file.parent.name)
    return found


def in_two_homes(scenes=SCENES, shared=SHARED):
    """Names of props that several homes use and `shared` does not list."""
    allowed = {name for names in shared.values() for name in names.split()}
    return sorted(
        thing
        for thing, homes in homes_of(scenes).items()
        if len(homes) > 1 and thing.split(".")[0] not in PARTS and thing.split(".")[1] not in allowed
    )
