"""The workshop: one module for each kind of thing. Colours are linear, lengths metres, a piece's front is -Y."""

import bpy  # noqa: F401  mathutils comes with it, and can only be imported after it
