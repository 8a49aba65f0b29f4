"""Battery, machines, fuses, lamps and bulbs."""

import math

from parts.paints import glass, paint
from parts.service import shifted
from parts.solids import block, circle, coil, gear, hose, plate, ring, rod, rounded, turned


def battery():
    block((262, 172, 150), paint("black"), (0, 0, 78), 6)
    block((268, 178, 22), paint("black"), (0, 0, 11), 3)
    for k in range(9):
        block((5, 5, 112), paint("black"), (-118 + k * 29.5, -87, 84), 1.5)
    block((160, 4, 76), paint("graphite"), (0, -88, 90), 2)
    block((160, 5, 14), paint("accent"), (0, -88.5, 72), 1)
    block((270, 178, 24), paint("graphite"), (0, 0, 162), 5)
    block((150, 166, 16), paint("graphite"), (0, 0, 176), 5)
    for k in range(6):
        rod(9, 6, paint("black"), (-55 + k * 22, 30, 183))
    for x, color in ((-100, "red"), (100, "black")):
        turned([(19, 0), (19, 5), (12, 6)], paint(color), (x, 44, 173))
        turned([(11, 0), (9.5, 24), (8.6, 25), (0.01, 25)], paint("steel"), (x, 44, 176))
    hose([(-60, -40, 184), (-40, -46, 198), (40, -46, 198), (60, -40, 184)], 5, paint("black"))


def terminal():
    for x, color in ((0, "brass"), (64, "brass")):
        turned(
            [(9, 0), (16, 0), (17, 1), (17, 19), (16, 20), (9, 20), (8.6, 10), (9, 0)],
            paint(color),
            (x, 0, 0),
        )
        block((10, 34, 18), paint(color), (x - 6, -26, 10), 2)
        block((10, 34, 18), paint(color), (x + 6, -26, 10), 2)
        rod(4, 44, paint("bright"), (x - 22, -30, 10), "x")
        block((9, 13, 13), paint("bright"), (x + 18, -30, 10), 1.5)
        block((26, 26, 16), paint(color), (x, 24, 9), 3)


def pulley(radius, width, at, axis):
    ribs = [(radius - 3 * (i % 2), 3 + i * (width - 6) / 12) for i in range(13)]
    turned(
        [
            (radius * 0.3, 2),
            (radius * 0.8, 2),
            (radius, 0),
            *ribs,
            (radius, width),
            (radius * 0.84, width),
            (radius * 0.8, width * 0.6),
            (radius * 0.34, width * 0.6),
            (radius * 0.3, width),
            (0.01, width),
        ],
        paint("iron"),
        at,
        axis,
    )


def alternator():
    turned([(30, 0), (58, 2), (64, 10), (66, 36)], paint("cast"), (0, 66, 74), "y")
    turned(
        [(66, 0), (70, 1), (70, 30), (66, 31)],
        paint("iron"),
        (0, 31, 74),
        "y",
        segments=360,
        ribs=(60, 0.01, 2, 29),
    )
    turned(
        [(66, 0), (66, 16), (60, 34), (46, 40), (20, 40), (20, 52), (0.01, 52)],
        paint("cast"),
        (0, 0, 74),
        "y",
    )
    for k in range(10):
        a = k * 2 * math.pi / 10
        plate(
            [(24, -5), (50, -9), (50, 9), (24, 5)],
            3,
            paint("rubber"),
            (0, -38, 74),
            (90, math.degrees(a), 0),
            0.5,
        )
    for a in (0.6, 3.74):
        x, z = 78 * math.cos(a), 74 + 78 * math.sin(a)
        ring(15, 7, 44, paint("cast"), (x, 30, z), "y")
        block(
            (26, 40, 16),
            paint("cast"),
            (66 * math.cos(a), 10, 74 + 66 * math.sin(a)),
            3,
            (0, -math.degrees(a), 0),
        )
    pulley(30, 26, (0, -54, 74), "y")
    rod(9, 14, paint("bright"), (0, -80, 74), "y")


def starter():
    turned(
        [(0.01, 0), (34, 0), (42, 4), (44, 14), (44, 20), (46, 21), (46, 130), (50, 132), (50, 142)],
        paint("graphite"),
        (0, 0, 52),
        "x",
    )
    turned([(50, 0), (50, 14), (40, 22), (32, 60), (26, 62), (20, 62)], paint("cast"), (142, 0, 52), "x")
    turned(
        [(18, 0), (27, 2), (29, 6), (29, 92), (24, 96), (18, 100), (0.01, 100)],
        paint("zinc"),
        (44, 0, 128),
        "x",
    )
    block((28, 60, 100), paint("cast"), (152, 0, 86), 10)
    plate(gear(10, 20, 6), 26, paint("steel"), (198, 0, 52), (0, 90, 0), 0.6)
    rod(7, 20, paint("bright"), (222, 0, 52), "x")
    for y in (-10, 12):
        rod(5, 20, paint("copper"), (26, y, 128 + y * 0.6), "x")


def fuse():
    for k, color in enumerate(("red", "blue", "yellow")):
        x, y = k * 26, k * 7
        block((19, 5, 12), paint(color), (x, y, 17), 1.4)
        block((15, 7, 5), paint(color), (x, y, 21), 1.2)
        for side in (-6, 6):
            block((5, 1, 16), paint("bright"), (x + side, y, 8), 0.2)


def relay():
    block((28, 28, 26), paint("black"), (0, 0, 25), 2.5)
    block((30, 30, 3), paint("graphite"), (0, 0, 12), 1)
    for x, y, turn in ((-8, 0, 90), (8, 0, 90), (0, -9, 0), (0, 9, 0), (0, 0, 0)):
        block((6.3, 0.9, 12), paint("copper" if y else "bright"), (x, y, 6), 0.2, (0, 0, turn))


def horn():
    points = []
    for i in range(40):
        a, r = i / 39 * 1.6 * 2 * math.pi, 14 + i * 0.86
        points.append((r * math.cos(a), 6, 56 + r * math.sin(a)))
    hose(points, 13, paint("black"))
    turned(
        [(46, 0), (48, 3), (48, 10), (42, 14), (20, 16), (16, 22), (0.01, 22)], paint("red"), (0, -6, 56), "y"
    )
    turned(
        [(12, 0), (30, 12), (40, 18), (41, 20), (38, 20), (26, 12), (0.01, 6)],
        paint("black"),
        (44, 8, 62),
        "x",
    )
    block((22, 4, 60), paint("zinc"), (0, 22, 118), 1.5)


def smart_key():
    plate(rounded(42, 78, 17, 10), 14, paint("black"), (0, 0, 0), (0, 0, 12), 4.5)
    plate(rounded(34, 66, 14, 10), 1.5, paint("graphite"), (0, 0, 13.4), (0, 0, 12), 0.6)
    for y in (18, 0, -18):
        a = math.radians(12)
        plate(
            rounded(20, 13, 5),
            1.8,
            paint("black"),
            (-y * math.sin(a), y * math.cos(a), 14.4),
            (0, 0, 12),
            0.7,
        )
    ring(9, 6.4, 3, paint("bright"), (-11, 46, 6))


def coin_cell():
    for x, y, z in ((0, 0, 0), (17, -6, 3)):
        turned([(0.01, 0), (8.6, 0), (9.2, 0.5), (9.2, 0.9)], paint("steel"), (x, y, z))
        turned([(9.8, 0.5), (10, 0.8), (10, 3), (9.7, 3.2), (0.01, 3.2)], paint("bright"), (x, y, z))


def halogen(at, base="bright"):
    """A headlamp's bulb that lies with its glass to the left."""
    turned([(0.01, 0), (5, 0.6), (8, 3), (8.4, 6), (8.4, 40)], glass(), at, "x")
    turned([(0.01, 0), (5.4, 0.4), (8.5, 3), (8.6, 8), (8.5, 9)], paint("steel"), at, "x")
    coil(1.2, 12, 7, 0.35, paint("steel"), (at[0] + 22, at[1], at[2] - 6))
    for y in (-3, 3):
        rod(0.7, 30, paint("steel"), (at[0] + 20, at[1] + y, at[2]), "x")
    turned([(8, 0), (10, 1), (11, 6), (11, 10)], paint(base), shifted(at, "x", 40), "x")
    turned(
        [(11, 0), (17, 1), (17.5, 2), (17.5, 4), (12, 5), (12, 14), (0.01, 14)],
        paint(base),
        shifted(at, "x", 50),
        "x",
    )
    for y in (-7, 0, 7):
        block((14, 1, 6), paint("bright"), (at[0] + 70, at[1] + y, at[2]), 0.2)


def headlamp_bulb():
    halogen((0, 0, 17.5))
    halogen((14, 44, 17.5))


def fog_bulb():
    turned([(0.01, 0), (4, 0.6), (7, 3), (7, 34)], glass(), (0, 0, 19), "x")
    coil(1.2, 10, 6, 0.35, paint("steel"), (18, 0, 14))
    for y in (-3, 3):
        rod(0.7, 22, paint("steel"), (16, y, 19), "x")
    turned(
        [(7, 0), (9, 1), (9, 6), (19, 8), (19, 14), (14, 16), (14, 30), (0.01, 30)],
        paint("black"),
        (32, 0, 19),
        "x",
    )
    ring(16, 13, 3, paint("orange"), (38, 0, 19), "x")
    block((24, 18, 22), paint("black"), (66, 0, 22), 3)


def bayonet_bulb(tint=None, double=True):
    for at in ((0, 0, 12), (12, 34, 12)):
        lamp = glass(tint) if tint else glass()
        turned(
            [(0.01, 0), (6, 0.8), (10, 4), (12, 10), (12, 16), (10, 24), (8, 30), (7.4, 34)], lamp, at, "x"
        )
        coil(1, 6, 5, 0.3, paint("steel"), (at[0] + 14, at[1], at[2] - 3))
        for y in (-3, 3):
            rod(0.5, 24, paint("steel"), (at[0] + 12, at[1] + y, at[2]), "x")
        turned(
            [(7.6, 0), (7.8, 1), (7.8, 16), (6.4, 18), (0.01, 18)], paint("brass"), shifted(at, "x", 33), "x"
        )
        for y in (-2.6, 2.6) if double else (0,):
            rod(1.8, 2, paint("zinc"), (at[0] + 51, at[1] + y, at[2]), "x")
        rod(1.2, 18, paint("brass"), (at[0] + 41, at[1] + 9, at[2]), "y")


def wedge_bulb():
    for at in ((0, 0, 6), (6, 18, 6)):
        turned([(0.01, 0), (3, 0.5), (4.8, 3), (4.8, 16), (4, 19)], glass((0.50, 0.55, 0.60)), at, "x")
        coil(0.9, 5, 4, 0.35, paint("steel"), (at[0] + 8, at[1], at[2] - 2))
        block((9, 9.4, 4), paint("gray"), (at[0] + 22, at[1], at[2]), 0.8)
        for y in (-2, 2):
            rod(0.25, 22, paint("steel"), (at[0] + 8, at[1] + y, at[2]), "x")


def fog_lamp():
    turned([(0.01, 50), (30, 48), (44, 40), (46, 20), (47, 4), (46, 0)], paint("black"), (0, 50, 50), "y")
    turned([(0.01, 16), (20, 12), (36, 4), (43, 0)], paint("mirror"), (0, 8, 50), "y")
    turned([(43, 0), (47, 0), (48, 2), (48, 6), (44, 8), (43, 6)], paint("black"), (0, 6, 50), "y")
    turned([(44, 0), (40, 4), (20, 7), (0.01, 8)], glass(), (0, 0, 50), "y")
    turned([(16, 0), (15, 6), (8, 9), (0.01, 10)], paint("pane"), (0, 2, 50), "y")
    for x in (-58, 58):
        plate(rounded(26, 24, 6), 5, paint("black"), (x, 20, 50), (90, 0, 0), 1, [circle(5)])


def tail_lamp():
    outline = [(-150, -60), (60, -74), (160, -40), (170, 44), (96, 74), (-60, 60), (-146, 20)]
    plate(outline, 50, paint("black"), (0, 40, 80), (90, 0, 0), 10)
    plate([(x * 0.97, y * 0.95) for x, y in outline], 16, paint("lens_red"), (0, -8, 80), (90, 0, 0), 8)
    plate(
        [(-90, -22), (60, -30), (120, -8), (116, 26), (20, 32), (-70, 18)],
        4,
        paint("pane"),
        (0, -23, 80),
        (90, 0, 0),
        3,
    )
    plate([(60, -26), (116, -6), (112, 24), (58, 28)], 5, paint("lens_amber"), (0, -24, 80), (90, 0, 0), 2)


def washer_pump():
    turned(
        [(0.01, 0), (12, 0), (13, 2), (13, 18), (20, 20), (21, 24), (21, 78), (18, 84), (0.01, 85)],
        paint("black"),
    )
    ring(15.5, 12, 5, paint("rubber"), (0, 0, 6))
    turned([(3.6, 0), (4.4, 2), (3.4, 10), (3.4, 26), (0.01, 26)], paint("black"), (12, 0, 10), "x")
    block((24, 20, 18), paint("graphite"), (0, 0, 92), 3)
    rod(3.4, 16, paint("black"), (0, -12, 10), "y")


def headlamp():
    """Three lens modules in a slanting housing, behind clear glass that only the edge of shows."""
    outline = [(-190, -36), (-60, -70), (120, -74), (180, -36), (206, 46), (110, 60), (-40, 40), (-150, 4)]
    plate(outline, 110, paint("black"), (0, 80, 90), (90, 0, 0), 14)
    plate([(x * 0.95, y * 0.9) for x, y in outline], 6, paint("graphite"), (0, -30, 90), (90, 0, 0), 3)
    for x, z, radius in ((-64, 74, 26), (18, 78, 36), (108, 84, 36)):
        turned(
            [(radius + 5, 0), (radius + 6, 4), (radius, 10), (radius, 2)], paint("mirror"), (x, -34, z), "y"
        )
        turned(
            [(0.01, 14), (radius * 0.5, 12), (radius * 0.86, 5), (radius, 0)], paint("pane"), (x, -34, z), "y"
        )
    plate(
        [(-150, -30), (-60, -58), (120, -62), (116, -54), (-58, -49), (-140, -24)],
        4,
        paint("white"),
        (0, -36, 90),
        (90, 0, 0),
        1.5,
    )
    plate([(150, -20), (186, 40), (120, 50), (140, 20)], 4, paint("lens_amber"), (0, -36, 90), (90, 0, 0), 2)
