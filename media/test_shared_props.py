"""What several homes share is on a list: `python -m unittest discover -s media -t .`"""

import pathlib
import tempfile
import unittest

from .shared_props import in_two_homes


def scenes(**imports):
    """A folder of scenes, each of one file with that import."""
    folder = pathlib.Path(tempfile.mkdtemp())
    for home, line in imports.items():
        (folder / home).mkdir()
        (folder / home / "hall.py").write_text(line + "\n")
    return folder


class SharedProps(unittest.TestCase):
    def test_a_thing_in_two_homes_is_named(self):
        both = scenes(one="from ...kit.chai import kettle", two="from ...kit.chai import kettle, cup")
        self.assertEqual(in_two_homes(both, {}), ["chai.kettle"])

    def test_what_a_list_names_may_stand_in_two_homes(self):
        both = scenes(one="from ...kit.chai import kettle", two="from ...kit.chai import kettle")
        self.assertEqual(in_two_homes(both, {"sold everywhere": "kettle"}), [])

    def test_parts_such_as_walls_are_no_things(self):
        both = scenes(one="from ...kit.shell import wall", two="from ...kit.shell import wall")
        self.assertEqual(in_two_homes(both, {}), [])

    def test_the_scenes_share_nothing_that_no_list_names(self):
        self.assertEqual(in_two_homes(), [])
