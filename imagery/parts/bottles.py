"""Bottles, cans and tubes of fluids."""

from mathutils import Matrix

from parts.paints import paint
from parts.solids import block, hose, ring, rod, turned
from sets.parts import _loft


def cap(radius, height, at, color):
    profile = [
        (radius * 0.97, 0),
        (radius, radius * 0.05),
        (radius, height * 0.86),
        (radius * 0.88, height),
        (0.01, height),
    ]
    turned(profile, paint(color), at, segments=360, ribs=(36, 0.018, radius * 0.04, height * 0.87), sharp=20)


def liter(body, band, lid):
    """A one-liter bottle with sloping shoulders and a band around its belly."""
    levels = [
        (0, 48, 27),
        (2, 53, 32),
        (8, 56.5, 35),
        (30, 57, 35.5),
        (34, 55.5, 34),
        (150, 55.5, 34),
        (154, 57, 35.5),
    ]
    levels += [(168, 56.5, 35), (186, 51, 33), (204, 39, 29), (217, 28, 24), (224, 23, 22)]
    _loft("bottle", levels, paint(body), Matrix.Identity(4))
    _loft("band", [(z, 55.9, 34.4) for z in (58, 60, 126, 128)], paint(band), Matrix.Identity(4))
    ring(26, 18, 8, paint(body), (0, 0, 222))
    cap(24, 32, (0, 0, 231), lid)


def jug(body, band, lid):
    """A four-liter can with a grip through its shoulder."""
    levels = [
        (0, 88, 48),
        (4, 96, 56),
        (14, 99, 58),
        (190, 99, 58),
        (206, 97, 56),
        (226, 86, 50),
        (240, 66, 42),
        (248, 40, 34),
    ]
    _loft("jug", levels, paint(body), Matrix.Identity(4), power=6)
    _loft("band", [(z, 99.7, 58.7) for z in (50, 52, 158, 160)], paint(band), Matrix.Identity(4), power=6)
    grip = [(-84, 0, 222), (-70, 0, 262), (-24, 0, 276), (18, 0, 262), (30, 0, 248)]
    hose(grip, 11, paint(body))
    ring(30, 20, 12, paint(body), (52, 0, 240))
    cap(29, 34, (52, 0, 250), lid)


def small_bottle(body, band, lid):
    """A round bottle of half a liter with a long neck."""
    turned([(0.01, 0), (34, 0), (38, 4), (38, 120), (34, 136), (20, 158), (14, 170), (14, 196)], paint(body))
    turned([(38.5, 30), (38.6, 31), (38.6, 104), (38.5, 105)], paint(band))
    cap(17, 26, (0, 0, 186), lid)


def spray(body, band, lid):
    turned(
        [
            (0.01, 6),
            (28, 6),
            (31, 2),
            (32.5, 0),
            (32.5, 6),
            (32, 8),
            (32, 168),
            (33, 172),
            (31, 176),
            (22, 186),
            (15, 190),
        ],
        paint(body),
    )
    turned([(32.3, 30), (32.4, 31), (32.4, 140), (32.3, 141)], paint(band))
    turned([(32, 172), (32.5, 174), (32.5, 224), (30, 228), (0.01, 229)], paint(lid))


def pen(body, band):
    """A touch-up pen lying beside its cap."""
    for x, paintwork, length in ((0, body, 110), (-42, band, 46)):
        turned(
            [(0.01, 0), (9, 0), (10, 2), (10, length - 4), (8, length), (0.01, length)],
            paint(paintwork),
            (x, 0, 10),
            "x",
        )
    turned([(8, 0), (8, 10), (4, 16), (1.5, 26), (0.01, 27)], paint("steel"), (110, 0, 10), "x")
    block((1, 1, 1), paint(body), (40, 0, 10), 0.2)
    rod(10.4, 26, paint("steel"), (20, 0, 10), "x")
