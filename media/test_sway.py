"""Movement of plants and cloths in the frames of a film."""

import unittest

import numpy as np

from .sway import ALL, DOWN, UP, Breeze, edged, freedom, in_front

SIZE = (60, 80)
NO_GLASS = NO_FRONT = np.zeros(SIZE, bool)


def fields(**shown):
    return {held: shown.get(held, np.zeros(SIZE, np.float32)) for held in (UP, DOWN, ALL)}


def patch(rows, columns, value=3.0):
    field = np.zeros(SIZE, np.float32)
    field[rows, columns] = value
    return field


class SwayTest(unittest.TestCase):
    def test_a_plant_is_still_at_its_foot_and_a_cloth_at_its_top(self):
        heights = np.linspace(0, 1, 50)
        self.assertEqual(freedom(heights, UP)[0], 0)
        self.assertEqual(freedom(heights, DOWN)[-1], 0)
        self.assertEqual(freedom(heights, UP)[-1], 1)

    def test_trees_stay_still_beside_the_frame_of_a_window(self):
        far = edged(fields(all=patch(slice(10, 50), slice(20, 60))), NO_GLASS, NO_FRONT)
        self.assertGreater(far[30, 40], 2.5)
        self.assertLess(far[30, 20], 0.5)
        self.assertLess(far[30, 15], 0.01)

    def test_a_thin_bar_before_trees_stays_still_and_reflections_in_the_glass_do_not_stop_them(self):
        trees, glass = patch(slice(0, 60), slice(0, 80)), NO_GLASS.copy()
        trees[:, 40:42] = 0
        trees[::3, ::3], glass[::3, ::3] = 0, True
        glass[:, 40:42] = False
        far = edged(fields(all=trees), glass, NO_FRONT)
        self.assertLess(far[30, 40], 0.5)
        self.assertGreater(far[30, 20], 2.5)

    def test_a_thin_chain_in_front_of_a_plant_stays_still_and_the_wall_behind_it_does_not_count(self):
        plant, distance = patch(slice(10, 50), slice(20, 60)), np.full(SIZE, 3.0, np.float32)
        plant[:, 40:42], distance[:, 40:42] = 0, 1.0
        distance[plant > 0] = 2.0
        far = edged(fields(up=plant), NO_GLASS, in_front(distance, plant > 0))
        self.assertLess(far[30, 40], 0.05)
        self.assertGreater(far[30, 28], 2.5)

    def test_a_film_ends_as_it_begins_and_moves_only_what_can_move(self):
        frame = np.random.default_rng(1).random((*SIZE, 3)).astype(np.float32)
        breeze = Breeze(edged(fields(up=patch(slice(20, 40), slice(30, 50))), NO_GLASS, NO_FRONT), 10)
        first, middle = breeze.moved(frame, 0.0), breeze.moved(frame, 0.37)
        np.testing.assert_allclose(first, breeze.moved(frame, 1.0), atol=1e-4)
        self.assertGreater(np.abs(middle - frame)[25:35, 35:45].max(), 0.05)
        np.testing.assert_array_equal(middle[:, :15], frame[:, :15])

    def test_a_film_without_anything_that_sways_is_left_as_it_is(self):
        frame = np.ones((*SIZE, 3), np.float32)
        self.assertIs(Breeze(np.zeros(SIZE, np.float32), 10).moved(frame, 0.5), frame)


if __name__ == "__main__":
    unittest.main()
