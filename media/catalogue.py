"""The scenes of the demonstration, in the order in which they are rendered."""

SCENES = ("salon", "deshmukh", "patil", "kulkarni", "joshi", "wakad")
