"""The shell of a room: walls with thickness and reveals, arches, slab, ceiling with teak joists, skirting, cove,
jaali."""

import math

from mathutils import Vector

from .core import box, plate


def rect_pts(x0, z0, x1, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def arch_pts(cx, width, spring, z0=0.0, n=40, rise=None):
    """Outline of an arched opening; `rise=None` is a semicircle."""
    r = width / 2
    rise = r if rise is None else rise
    p = [(cx - r, z0), (cx + r, z0)]
    p += [(cx + r * math.cos(math.pi * i / n), spring + rise * math.sin(math.pi * i / n)) for i in range(n + 1)]
    return p


def circle_pts(cx, cz, r, n=24, rot=0.0):
    return [
        (cx + r * math.cos(2 * math.pi * i / n + rot), cz + r * math.sin(2 * math.pi * i / n + rot)) for i in range(n)
    ]


def wall(name, start, end, height, thickness, openings=(), mat=None, bev=0.012, z0=0.0):
    """A wall with its inner face on the line from `start` to `end` (x, y), its thickness to the right. `openings`:
    outlines in (distance along the wall, height)."""
    (x0, y0), (x1, y1) = start, end
    L = math.hypot(x1 - x0, y1 - y0)
    a = math.atan2(y1 - y0, x1 - x0)
    ops = []
    outline = rect_pts(0, z0, L, height)
    # openings down to the floor are part of the outline, so that no sliver of a sill remains
    floor_ops = sorted([o for o in openings if min(p[1] for p in o) <= z0 + 1e-4], key=lambda o: min(p[0] for p in o))
    if floor_ops:
        outline = [(0, z0)]
        for o in floor_ops:
            xs = [p[0] for p in o]
            left, r = min(xs), max(xs)
            top = [p for p in o if p[1] > z0 + 1e-4]
            outline += [(left, z0), *reversed(top), (r, z0)]
        outline += [(L, z0), (L, height), (0, height)]
    ops = [o for o in openings if o not in floor_ops]
    ob = plate(name, outline, ops, thickness, mat, bev)
    n = Vector((math.sin(a), -math.cos(a)))  # normal to the right
    ob.rotation_euler = (math.pi / 2, 0, a)
    ob.location = (x0 + n.x * thickness / 2, y0 + n.y * thickness / 2, 0)
    ob["plan_wall"] = [L, thickness, height]
    ob["plan_openings"] = [
        v for o in openings for v in (min(p[0] for p in o), max(p[0] for p in o), min(p[1] for p in o))
    ]
    return ob


def slab(name, x0, y0, x1, y1, z=0.0, t=0.2, mat=None):
    """A floor from (x0, y0) to (x1, y1), its upper face at `z`, `t` metres thick."""
    return box(name, (x1 - x0, y1 - y0, t), ((x0 + x1) / 2, (y0 + y1) / 2, z - t / 2), mat, bev=0)


def skirting(name, start, end, mat, h=0.07, t=0.012):
    (x0, y0), (x1, y1) = start, end
    L = math.hypot(x1 - x0, y1 - y0)
    a = math.atan2(y1 - y0, x1 - x0)
    n = (-math.sin(a), math.cos(a))  # the room is on the left
    return box(
        name,
        (L, t, h),
        ((x0 + x1) / 2 + n[0] * t / 2, (y0 + y1) / 2 + n[1] * t / 2, h / 2),
        mat,
        0.003,
        rot=(0, 0, a),
    )


def joists(x0, x1, y0, y1, z, mat, step=0.62, size=(0.09, 0.15), along="x"):
    y = y0 + step * 0.5
    out = []
    while y < y1:
        if along == "x":
            out.append(
                box(
                    "joist",
                    (x1 - x0 + 0.02, size[0], size[1]),
                    ((x0 + x1) / 2, y, z - size[1] / 2),
                    mat,
                    0.006,
                )
            )
        else:
            out.append(
                box(
                    "joist",
                    (size[0], x1 - x0 + 0.02, size[1]),
                    (y, (x0 + x1) / 2, z - size[1] / 2),
                    mat,
                    0.006,
                )
            )
        y += step
    return out


def jaali(
    name,
    w,
    h,
    pitch=0.12,
    t=0.035,
    mat=None,
    border=0.05,
    loc=(0, 0, 0),
    rot=(math.pi / 2, 0, 0),
    style="petal",
):
    """A pierced screen with real holes."""
    holes = []
    nx = int((w - 2 * border) / pitch)
    nz = int((h - 2 * border) / pitch)
    ox = (w - nx * pitch) / 2
    oz = (h - nz * pitch) / 2
    for i in range(nx):
        for j in range(nz):
            cx, cz = ox + (i + 0.5) * pitch - w / 2, oz + (j + 0.5) * pitch
            r = pitch * 0.43
            if style == "petal":  # four-lobed
                holes.append(
                    [
                        (
                            cx + r * (0.62 + 0.38 * abs(math.cos(2 * t2))) * math.cos(t2),
                            cz + r * (0.62 + 0.38 * abs(math.cos(2 * t2))) * math.sin(t2),
                        )
                        for t2 in (2 * math.pi * k / 32 for k in range(32))
                    ]
                )
            else:
                holes.append(circle_pts(cx, cz, r, 20))
    return plate(name, rect_pts(-w / 2, 0, w / 2, h), holes, t, mat, 0.004, 1, loc=loc, rot=rot)


def casing_arch(
    name, cx, width, spring, mat, depth=0.05, face=0.04, parent=None, loc=(0, 0, 0), rot=(math.pi / 2, 0, 0)
):
    """A thin frame around an arch (plate in local XY)."""
    o = arch_pts(cx, width, spring)
    i = arch_pts(cx, width - 2 * face, spring)
    i = [(x, max(z, 0)) for x, z in i]
    pts = [
        (cx - width / 2, 0),
        *reversed(o[2:]),
        (cx + width / 2, 0),
        (cx + width / 2 - face, 0),
        *i[2:],
        (cx - width / 2 + face, 0),
    ]
    return plate(name, pts, [], depth, mat, 0.003, 1, loc=loc, rot=rot, parent=parent)
