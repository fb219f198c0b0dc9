"""Props in several homes have to be listed."""

import pathlib
import tempfile
import unittest

from .shared_props import in_two_homes


def scenes(**imports):
    """A folder of scenes, each with one file that contains the import."""
    folder = pathlib.Path(tempfile.mkdtemp())
    for home, line in imports.items():
        (folder / home).mkdir()
        (folder / home / "hall.py").write_text(line + "\n")
    return folder


class SharedProps(unittest.TestCase):
    def test_a_prop_in_two_homes_is_named(self):
        both = scenes(one="from ...kit.chai import kettle", two="from ...kit.chai import kettle, cup")
        self.assertEqual(in_two_homes(both, {}), ["chai.kettle"])

    def test_a_listed_prop_may_be_in_two_homes(self):
        both = scenes(one="from ...kit.chai import kettle", two="from ...kit.chai import kettle")
        self.assertEqual(in_two_homes(both, {"sold everywhere": "kettle"}), [])

    def test_parts_such_as_walls_may_be_in_two_homes(self):
        both = scenes(one="from ...kit.shell import wall", two="from ...kit.shell import wall")
        self.assertEqual(in_two_homes(both, {}), [])

    def test_the_scenes_share_only_listed_props(self):
        self.assertEqual(in_two_homes(), [])
