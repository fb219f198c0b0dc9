"""Parts of scenes: one module for each kind of object. Colours are linear, lengths in metres; an object's front faces
local -Y."""

import bpy  # noqa: F401  mathutils comes with it, and can only be imported after it
