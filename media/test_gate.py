"""Each rule of the gate names the objects that break it, and no others. Skipped without Blender."""

import importlib.util
import math
import unittest

BLENDER = importlib.util.find_spec("bpy") is not None
if BLENDER:
    import bpy

    from . import gate
    from .kit.core import box, lathe, mesh_obj, reset
    from .kit.light import camera

EYE = (0.0, -3.0, 1.0)


@unittest.skipUnless(BLENDER, "Blender is not installed")
class Gate(unittest.TestCase):
    def setUp(self):
        reset()
        self.paint = bpy.data.materials.new("paint")
        box("floor", (4, 4, 0.2), (0, 0, -0.1), self.paint)
        camera(EYE, 0.0, 30, (0, 0), None, 2.8)

    def graph(self):
        bpy.context.view_layer.update()
        return bpy.context.evaluated_depsgraph_get()

    def cloth(self, z):
        corners = [(x / 10 - 1, y / 10 - 1, z) for y in range(21) for x in range(21)]
        faces = [(21 * j + i, 21 * j + i + 1, 21 * j + i + 22, 21 * j + i + 21) for j in range(20) for i in range(20)]
        sheet = mesh_obj("sheet", corners, faces, self.paint)
        sheet.modifiers.new("thick", "SOLIDIFY").thickness = 0.004
        return sheet

    def ball(self, name, at, r=0.1):
        angles = [math.pi * (k / 24 - 0.5) for k in range(25)]
        ob = lathe(name, [(r * math.cos(a), r * math.sin(a)) for a in angles], self.paint, loc=at)
        return ob

    def test_what_touches_nothing_is_named(self):
        box("stool", (0.4, 0.4, 0.4), (0, 0, 0.2), self.paint)
        box("cup", (0.1, 0.1, 0.1), (0, 0, 0.6), self.paint)
        named = gate.floating(EYE)
        self.assertIn("cup", named)
        self.assertNotIn("stool", named)

    def test_what_has_no_material_is_named(self):
        box("stool", (0.4, 0.4, 0.4), (0, 0, 0.2))
        self.assertEqual(gate.without_material(), ["stool"])

    def test_faces_in_one_plane_are_named(self):
        box("left", (0.4, 0.4, 0.4), (0, 0, 0.2), self.paint, 0)
        box("right", (0.4, 0.4, 0.4), (0.2, 0, 0.2), self.paint, 0)
        self.assertEqual(gate.flush(self.graph(), EYE), ["left / right"])

    def test_a_body_turned_inside_out_is_named(self):
        ball = self.ball("fruit", (0, 0, 0.9), 0.4)
        self.assertEqual(gate.inside_out(), [])
        ball.data.flip_normals()
        self.assertEqual(gate.inside_out(), ["fruit"])

    def test_objects_outside_the_frame_are_hidden_only_during_the_check(self):
        beside, before = self.ball("beside", (9, 0, 0.9), 0.4), self.ball("before", (0, 0, 0.9), 0.4)
        for ball in (beside, before):
            ball.data.flip_normals()
        self.assertEqual(gate.inside_out(), ["before"])
        self.assertFalse(beside.hide_viewport)

    def test_what_comes_through_a_cloth_is_named(self):
        self.cloth(0.5)
        self.ball("knee", (0, 0, 0.55), 0.3).data.materials.append(self.paint)
        self.ball("foot", (0.6, 0, 0.1))
        self.assertEqual(gate.pierced(self.graph(), EYE), ["knee (sheet)"])

    def test_what_lies_inside_another_thing_is_named(self):
        self.ball("lime", (0, 0, 0.1))
        self.ball("orange", (0.19, 0, 0.1))
        self.assertEqual(gate.sunk(self.graph(), EYE), [])
        self.ball("stone", (0, 0, 0.1), 0.04)
        self.assertEqual(gate.sunk(self.graph(), EYE), ["stone (lime)"])
