"""Rain: water leaving the tiles in strands that break into drops, streaks over the court, rings where they fall."""

from ...kit import *

EAVE_Y, EAVE_Z, GROUND = 3.42, 2.33, -0.2
SPACING = 0.155  # one strand for every channel of the tiles


def rain(m):
    for k in range(60):
        rnd = random.Random(700 + k)
        if rnd.random() < 0.88:
            strand(m, -6.0 + SPACING * k + rnd.uniform(-0.02, 0.02), rnd)
    streaks(m)
    rings(m)


def strand(m, x, rnd):
    """Whole at the eave, thinner as it gains speed, then drops drawn long by the shutter."""
    y, z, whole = EAVE_Y + rnd.uniform(-0.015, 0.02), EAVE_Z, rnd.uniform(1.1, 1.75)
    n, sway = 16, rnd.uniform(0, 6.28)
    reach = EAVE_Z - whole
    pts = [(x + 0.006 * math.sin(sway + 3 * i / n), y + 0.03 * (i / n) ** 0.5, z - reach * (i / n)) for i in range(n + 1)]
    thick = rnd.uniform(0.0045, 0.0085)
    radii = [thick * (1.25 - 0.75 * i / n) * (1 + 0.28 * math.sin(sway + i * 2.1)) for i in range(n + 1)]
    tube("water_strand", pts, 1.0, m["water"], 3, radii=radii)
    z = whole
    while z > GROUND + 0.03:
        length = rnd.uniform(0.03, 0.11)
        drop(m, x + rnd.uniform(-0.008, 0.008), y + 0.03 + rnd.uniform(-0.006, 0.01), z - length, length, thick * rnd.uniform(0.5, 0.85))
        z -= length + rnd.uniform(0.02, 0.10)


def drop(m, x, y, z, length, r):
    shape = [(0, 0), (r, length * 0.25), (r * 0.9, length * 0.55), (0, length)]
    lathe("water_drop", shape, m["water"], 8, (x, y, z))


def streaks(m):
    """What falls beyond the roof: one mesh of thin slanted slivers."""
    rnd = random.Random(9)
    verts, faces = [], []
    for _ in range(2600):
        x, y, z = rnd.uniform(-6, 5), rnd.uniform(3.7, 9.5), rnd.uniform(-0.2, 3.6)
        length, w, lean = rnd.uniform(0.12, 0.34), rnd.uniform(0.0014, 0.0026), 0.07
        k = len(verts)
        verts += [(x - w, y, z), (x + w, y, z), (x + w + lean * length, y, z + length), (x - w + lean * length, y, z + length)]
        faces.append((k, k + 1, k + 2, k + 3))
    mesh_obj("water_streaks", verts, faces, m["streak"])


def rings(m):
    """Rings and small crowns where the strands and the rain meet the wet stone."""
    rnd = random.Random(31)
    for k in range(150):
        on_line = k < 70
        x = rnd.uniform(-5, 4)
        y = EAVE_Y + 0.05 + rnd.gauss(0, 0.05) if on_line else rnd.uniform(3.4, 7.4)
        for r in ((rnd.uniform(0.02, 0.05), rnd.uniform(0.06, 0.11)) if on_line else (rnd.uniform(0.015, 0.05),)):
            ring = [(x + r * math.cos(a), y + r * math.sin(a), GROUND + 0.0012) for a in (6.283 * i / 28 for i in range(28))]
            tube("water_ring", ring, 0.0016, m["water"], 2, cyclic=True)
        for _ in range(rnd.randint(3, 6) if on_line else rnd.randint(0, 2)):
            a, r, h = rnd.uniform(0, 6.283), rnd.uniform(0.01, 0.07), rnd.uniform(0.01, 0.07)
            drop(m, x + r * math.cos(a), y + r * math.sin(a), GROUND + h, rnd.uniform(0.006, 0.014), rnd.uniform(0.0015, 0.0028))
