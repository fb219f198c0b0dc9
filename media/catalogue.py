"""The scenes of the demonstration, in the order in which they are worth rendering."""

SCENES = ("salon", "deshmukh", "patil", "kulkarni", "joshi", "wakad")
