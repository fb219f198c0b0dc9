"""Image of the drawing on the desk: a window seat in elevation and section at 1:20, with corrections from the site in
red."""

from ...kit.lettering import Hand

INK, GREY, RED, GRAPHITE = (32, 32, 35), (112, 112, 114), (168, 46, 34), (88, 86, 84)


def window_seat(wide=594, high=420):
    """Elevation at the left, section at the right, a joint at full size; dimensions in millimetres on the building."""
    s = Hand(wide, high, k=5, seed=11)

    def box(x, y, w, h, ink=INK, width=0.35):
        s.line([(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)], ink, width)

    x, y = 58, 118
    box(x, y, 260, 232, INK, 0.6)  # the wall's clear opening
    box(x + 12, y + 86, 236, 134)
    for k in range(3):
        box(x + 17 + 77 * k, y + 91, 72, 58, GREY, 0.25)
        box(x + 17 + 77 * k, y + 153, 72, 62, GREY, 0.25)
    box(x, y, 260, 46)
    for k in range(4):
        box(x + 4 + 64 * k, y + 8, 60, 34, GREY, 0.25)
        s.line([(x + 26 + 64 * k, y + 25), (x + 42 + 64 * k, y + 25)], INK, 0.5)
    s.filled([[(x, y + 46), (x + 260, y + 46), (x + 260, y + 52), (x, y + 52)]], (64, 64, 66))
    s.dimension((x, y - 16), (x + 260, y - 16), "2600")
    for k in range(4):
        s.dimension((x + 65 * k, y - 8), (x + 65 * (k + 1), y - 8), "650")
    s.dimension((x - 18, y), (x - 18, y + 52), "520", upright=True)
    s.dimension((x - 18, y + 52), (x - 18, y + 232), "1800", upright=True)
    s.text("ELEVATION", (x, y - 32), 5, INK, 0.42)
    u = 368  # the section
    s.filled(
        [
            [(u + 86, y), (u + 110, y), (u + 110, y + 86), (u + 86, y + 86)],
            [(u + 86, y + 220), (u + 110, y + 220), (u + 110, y + 240), (u + 86, y + 240)],
        ],
        (46, 46, 49),
    )
    box(u + 28, y, 58, 46)
    s.filled([[(u + 24, y + 46), (u + 88, y + 46), (u + 88, y + 52), (u + 24, y + 52)]], (64, 64, 66))
    s.line([(u + 98, y + 86), (u + 98, y + 220)], INK, 0.3)
    s.line([(u + 101, y + 86), (u + 101, y + 220)], INK, 0.3)
    s.dimension((u + 24, y - 8), (u + 86, y - 8), "620")
    s.text("SECTION", (u + 24, y - 32), 5, INK, 0.42)
    for k in range(18):
        s.line([(u + 86, y + 5 * k), (u + 110, y + 5 * k + 10)], GREY, 0.16)
    b = 9
    box(b, b, wide - 2 * b, high - 2 * b, INK, 0.45)
    s.line([(b, 52), (wide - b, 52)], INK, 0.3)
    s.line([(430, b), (430, 52)], INK, 0.3)
    s.text("PATIL RESIDENCE, BANER", (18, 36), 6, INK, 0.45)
    s.text("WINDOW SEAT, STUDY: TEAK ON A MARINE PLY CARCASE", (18, 22), 3.6, INK, 0.3)
    s.text("1:20   SHEET 11 C", (438, 30), 5, INK, 0.4)
    s.freehand(
        [
            (x + 236, y + 60),
            (x + 252, y + 70),
            (x + 266, y + 60),
            (x + 256, y + 44),
            (x + 238, y + 48),
            (x + 236, y + 60),
        ],
        RED,
        0.9,
        0.4,
        2,
    )
    s.freehand([(x + 262, y + 66), (x + 290, y + 110)], RED, 0.7, 0.8)
    for k, words in enumerate(("WALL IS 14 OUT", "OF PLUMB. SCRIBE", "ON SITE")):
        s.text(words, (x + 268, y + 134 - 8 * k), 5.5, RED, 0.7, 2, 0.22)
    s.freehand([(x + 70, y + 20), (x + 190, y + 28)], RED, 0.9, 0.6)
    s.text("3 DRAWERS, NOT 4", (x + 60, y + 62), 6, RED, 0.75, 2, 0.22)
    s.freehand([(u + 20, y + 70), (u + 6, y + 82), (u - 4, y + 98)], GRAPHITE, 0.6, 0.6)
    s.text("BOTTLED?", (u - 20, y + 168), 5, GRAPHITE, 0.6, -2, 0.22)
    for k in range(14):
        s.freehand([(u + 28 + 4 * k, y + 4), (u + 36 + 4 * k, y + 16)], GRAPHITE, 0.4, 0.3)
    c = (520, 350)  # the joint, by hand
    s.freehand(
        [
            (c[0] - 50, c[1] - 24),
            (c[0] + 44, c[1] - 24),
            (c[0] + 44, c[1] + 22),
            (c[0] - 50, c[1] + 22),
            (c[0] - 50, c[1] - 24),
        ],
        GRAPHITE,
        0.7,
        0.5,
    )
    for k in range(3):
        v = c[1] - 18 + 14 * k
        s.freehand(
            [(c[0] - 50, v + 2), (c[0] - 18, v - 1), (c[0] - 18, v + 10), (c[0] - 50, v + 7)], GRAPHITE, 0.7, 0.4
        )
    s.stain((300, 330), 26, 0.5)
    s.grain()
    return s.image
