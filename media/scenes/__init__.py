"""The scenes: one package for each project, and two for the films."""

import bpy  # noqa: F401  mathutils comes with it, and can only be imported after it
