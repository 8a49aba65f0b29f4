"""Filters, brakes, ignition: what wears."""

import math

from mathutils import Matrix

from parts.paints import grained, paint
from parts.solids import (
    block,
    circle,
    hexagon,
    hose,
    plate,
    pleats,
    ring,
    rod,
    round_pleats,
    rounded,
    sector,
    turned,
    turned_by,
)


def oil_filter():
    body = [
        (38, 0),
        (41, 2),
        (41.5, 5),
        (41.5, 62),
        (41, 64),
        (40, 82),
        (38, 88),
        (33, 92),
        (26, 93),
        (0.01, 91),
    ]
    turned(body, paint("white"), segments=360, ribs=(15, 0.012, 65, 90), sharp=25)
    turned([(41.8, 20), (41.9, 21), (41.9, 48), (41.8, 49)], paint("accent"))
    ring(38, 31, 4, paint("rubber"), (0, 0, -3))
    at = (118, -18, 0)
    turned([(38, 93), (41, 91), (41.5, 88), (41.5, 30), (40, 10), (36, 3), (0.01, 0)], paint("white"), at)
    turned([(41.8, 45), (41.9, 46), (41.9, 73), (41.8, 74)], paint("accent"), at)
    ring(36, 29, 4, paint("rubber"), (at[0], at[1], 92))
    ring(29, 11, 1.5, paint("zinc"), (at[0], at[1], 92))
    for k in range(8):
        a = k * math.pi / 4
        rod(3, 0.6, paint("rubber"), (at[0] + 20 * math.cos(a), at[1] + 20 * math.sin(a), 93.4))


def panel_filter(paper, rim, width=230, length=180, height=42, count=26):
    for side in (1, -1):
        block((width, 12, height * 0.6), paint(rim), (0, side * (length / 2 - 6), height * 0.3), 4)
        block((12, length, height * 0.6), paint(rim), (side * (width / 2 - 6), 0, height * 0.3), 4)
    block((width + 12, length + 12, 7), paint(rim), (0, 0, height * 0.55), 3)
    pleats(width - 20, length - 20, height * 0.42, count, paint(paper), (0, 0, height * 0.62))


def cabin_filter():
    for side in (1, -1):
        block((220, 3, 30), paint("fleece"), (0, side * 100, 15), 1)
        block((3, 203, 30), paint("fleece"), (side * 110, 0, 15), 1)
    pleats(214, 198, 28, 30, paint("charcoal"), (0, 0, 2))


def canister(ends="steel", body="white"):
    """A fuel filter in its line."""
    turned(
        [(0.01, 0), (24, 0), (30, 4), (32, 10), (32, 110), (30, 116), (24, 120), (0.01, 120)],
        paint(body),
        (0, 0, 32),
        "x",
    )
    turned([(32.3, 30), (32.4, 31), (32.4, 90), (32.3, 91)], paint("accent"), (0, 0, 32), "x")
    for at in (-30, 120):
        rod(5, 30, paint(ends), (at, 0, 32), "x")
    ring(7, 4, 4, paint(ends), (-22, 0, 32), "x")
    ring(7, 4, 4, paint(ends), (136, 0, 32), "x")


def diesel_filter():
    round_pleats(38, 6, 110, 60, paint("paper"), (0, 0, 8))
    ring(41, 14, 8, paint("orange"))
    turned([(41, 0), (41, 8), (36, 10), (16, 10), (14, 12), (14, 0)], paint("orange"), (0, 0, 118))
    ring(16, 12, 6, paint("rubber"), (0, 0, 126))


def gearbox_filter():
    plate([(-90, -60), (50, -66), (96, -30), (96, 30), (50, 66), (-90, 56)], 24, paint("graphite"), bevel=7)
    plate(
        [(-84, -54), (48, -60), (90, -26), (90, 26), (48, 60), (-84, 50)],
        5,
        paint("zinc"),
        (0, 0, 23),
        bevel=2,
    )
    turned([(22, 0), (22, 20), (19, 24), (14, 24), (14, 4)], paint("graphite"), (52, 0, 26))
    ring(23, 20, 5, paint("rubber"), (52, 0, 38))
    for y in (-24, 0, 24):
        block((90, 4, 3), paint("zinc"), (-28, y, 29), 1)


def brake_pads():
    for at, turn in (((0, 0, 6), (0, 0, 20)), ((26, 62, 27), (-58, 0, 14))):
        outline = [
            (-62, -27),
            (62, -27),
            (62, -10),
            (73, -8),
            (73, 12),
            (62, 12),
            (54, 30),
            (20, 36),
            (-20, 36),
            (-54, 30),
            (-62, 12),
            (-73, 12),
            (-73, -8),
            (-62, -10),
        ]
        back = plate(outline, 6, paint("coated"), bevel=1.2)
        linings = [
            plate(
                [(s * 3, -20), (s * 56, -20), (s * 55, 8), (s * 46, 24), (s * 18, 30), (s * 3, 30)],
                13,
                grained("iron"),
                (0, 0, 6),
                bevel=1.6,
            )
            for s in (1, -1)
        ]
        for one in (back, *linings):
            one.matrix_world = Matrix.Translation(at) @ turned_by(turn) @ one.matrix_world


def brake_disc():
    face = [(82, 0), (150, 0), (151, 1), (151, 9), (150, 10), (82, 10)]
    turned([*face, (82, 0)], paint("steel"), (0, 13, 151), "y", segments=200)
    turned([*face, (82, 0)], paint("steel"), (0, -6, 151), "y", segments=200)
    turned([(84, 0), (140, 0), (140, 9), (84, 9), (84, 0)], paint("rubber"), (0, 4, 151), "y")
    for k in range(40):
        a = k * 2 * math.pi / 40
        block(
            (52, 9, 5),
            paint("iron"),
            (118 * math.cos(a), 0, 151 + 118 * math.sin(a)),
            0.5,
            (0, -math.degrees(a), 0),
        )
    turned(
        [(34, 50), (74, 50), (80, 46), (84, 10), (84, 0), (78, 0), (76, 42), (34, 46), (34, 50)],
        paint("coated"),
        (0, 3, 151),
        "y",
    )
    for k in range(5):
        a = k * 2 * math.pi / 5 + 0.3
        rod(7, 1, paint("rubber"), (54 * math.cos(a), -46.5, 151 + 54 * math.sin(a)), "y")


def brake_drum():
    turned(
        [
            (108, 0),
            (124, 0),
            (128, 4),
            (128, 10),
            (122, 14),
            (120, 60),
            (114, 70),
            (104, 72),
            (60, 72),
            (56, 78),
            (30, 78),
            (30, 70),
        ],
        paint("cast"),
        (0, 30, 128),
        "y",
        segments=200,
    )
    for k in range(5):
        a = k * 2 * math.pi / 5
        rod(6, 1, paint("rubber"), (44 * math.cos(a), -47.6, 128 + 44 * math.sin(a)), "y")


def brake_shoes():
    for x, first in ((0, 20), (-70, 24)):
        for inner, outer, height, low, name in (
            (80, 85, 36, 0, "coated"),
            (62, 80, 4, 16, "coated"),
            (85, 91, 36, 0, "iron"),
        ):
            plate(
                sector(inner, outer, first, first + 126, 40),
                height,
                grained(name) if name == "iron" else paint(name),
                (x * 1.2, x * 0.5, low),
                bevel=0.6,
            )


def wear_sensor():
    block((16, 8, 9), paint("black"), (0, 0, 6), 1.5)
    block((6, 3, 12), paint("steel"), (-10, 0, 6), 0.8)
    hose([(8, 0, 6), (40, 10, 4), (80, -20, 4), (120, -6, 4), (150, 24, 6)], 2.2, paint("rubber"))
    block((26, 15, 13), paint("black"), (162, 30, 7), 2.5, (0, 0, 26))


def washer():
    for x, y, z in ((0, 0, 0), (30, -8, 0), (14, 18, 3)):
        ring(12, 7.2, 2, paint("copper" if x else "silverfoil"), (x, y, z))


def spark_plug():
    """Upright on its electrode, another lying before it."""

    def one(at, axis):
        turned(
            [
                (4.8, 20),
                (6.5, 20),
                (6.8, 21),
                *[(6.8 - 0.5 * (i % 2), 21 + i * 0.8) for i in range(26)],
                (7, 42),
                (10, 43),
                (10, 46),
            ],
            paint("bright"),
            at,
            axis,
        )
        ring(10, 6.5, 2, paint("zinc"), shifted(at, axis, 46), axis)
        turned([(9, 48), (10.5, 49), (10.5, 53)], paint("bright"), at, axis)
        hexagon(11.6, 12, paint("bright"), shifted(at, axis, 53), axis)
        turned([(9, 65), (8.5, 68), (6.6, 70)], paint("bright"), at, axis)
        turned(
            [
                (6.4, 69),
                (6.2, 76),
                (6.6, 77),
                (6.0, 79),
                (6.4, 81),
                (5.8, 83),
                (6.2, 85),
                (5.6, 87),
                (5.4, 92),
                (4.4, 96),
                (0.01, 97),
            ],
            paint("ceramic"),
            at,
            axis,
        )
        turned(
            [(2.6, 96), (2.6, 98), (3.8, 99), (3.8, 105), (2.6, 107), (0.01, 107)], paint("bright"), at, axis
        )
        turned([(4.4, 20), (3, 16), (2.2, 15), (0.01, 15)], paint("ceramic"), at, axis)
        rod(1.1, 4, paint("steel"), shifted(at, axis, 13), axis)

    one((0, 0, -6), "z")
    block((3, 7, 1.6), paint("steel"), (0, 3, 5.5), 0.4)
    block((3, 1.8, 10), paint("steel"), (0, 6.2, 10), 0.4)
    one((16, -16, 11), "x")


def shifted(at, axis, by):
    x, y, z = at
    return {"x": (x + by, y, z), "y": (x, y - by, z), "z": (x, y, z + by)}[axis]


def ignition_coil():
    turned([(10, 0), (13, 3), (13, 60), (14, 64), (14, 100), (16, 106)], paint("rubber"), (0, 0, 13), "x")
    for x in (6, 12, 18):
        ring(14, 12, 3, paint("rubber"), (x, 0, 13), "x")
    turned([(16, 0), (18, 2), (18, 16), (0.01, 16)], paint("black"), (104, 0, 13), "x")
    block((30, 44, 30), paint("black"), (134, 4, 16), 4)
    block((26, 20, 22), paint("graphite"), (140, -26, 16), 3)
    plate([*rounded(30, 22, 9)], 8, paint("black"), (134, 40, 8), bevel=1.5, holes=[circle(5, (0, 3))])
    ring(6.4, 4.4, 9, paint("brass"), (134, 43, 8))


def oxygen_sensor():
    turned([(4, 0), (6, 1), (6, 22), (9, 24), (9, 28)], paint("bright"), (0, 0, 13), "x")
    turned(
        [(8.6, 28), *[(9 - 0.5 * (i % 2), 29 + i * 0.8) for i in range(14)], (9, 41)],
        paint("bright"),
        (0, 0, 13),
        "x",
    )
    hexagon(13, 9, paint("bright"), (41, 0, 13), "x")
    turned([(8.5, 50), (8.5, 76), (7, 80), (5, 84)], paint("steel"), (0, 0, 13), "x")
    hose(
        [(82, 0, 13), (110, 4, 9), (140, 30, 4), (120, 62, 4), (70, 70, 4), (30, 60, 5)], 3.4, paint("rubber")
    )
    block((30, 18, 16), paint("black"), (16, 57, 8), 3, (0, 0, 14))
