"""Cooling, belts, suspension and wheels."""

import math

import numpy as np

from parts.paints import grained, paint
from parts.solids import block, circle, coil, hexagon, hose, plate, ring, rod, rounded, turned
from shapes import mesh_object


def ribbon(points, width, thick, material, ribs=0):
    """A closed belt of points in x and z, as wide as `width` along y; ribs on its inside."""
    points = np.array(points)
    ahead, behind = np.roll(points, -1, 0), np.roll(points, 1, 0)
    along = ahead - behind
    along /= np.linalg.norm(along, axis=1)[:, None]
    normal = np.c_[along[:, 1], -along[:, 0]]
    y = np.linspace(-width / 2, width / 2, max(2, ribs * 2 + 1))
    inside = [(thick + (2.2 if ribs and i % 2 else 0)) for i in range(len(y))]
    section = [(0, b) for b in y] + [(-d, b) for d, b in zip(inside[::-1], y[::-1])]
    rows = [[(p[0] + n[0] * d, b, p[1] + n[1] * d) for d, b in section] for p, n in zip(points, normal)]
    count, size = len(rows), len(section)
    faces = [
        (
            i * size + j,
            i * size + (j + 1) % size,
            (i + 1) % count * size + (j + 1) % size,
            (i + 1) % count * size + j,
        )
        for i in range(count)
        for j in range(size)
    ]
    made = mesh_object("belt", np.array(rows).reshape(-1, 3), np.array(faces), paint=material)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(30)
    return made


def drive_belt():
    points = []
    for t in np.linspace(0, 2 * math.pi, 200, endpoint=False):
        r = 100 + 26 * math.cos(2 * t) + 14 * math.cos(3 * t + 0.6)
        points.append((r * math.cos(t) * 1.15, 100 + r * math.sin(t) * 0.78))
    ribbon(points, 22, 3, paint("rubber"), 6)


def smooth_pulley(radius, width, at):
    turned(
        [
            (radius * 0.6, 2),
            (radius - 3, 0),
            (radius, 2),
            (radius, width - 2),
            (radius - 3, width),
            (radius * 0.66, width),
            (radius * 0.6, width - 4),
        ],
        paint("black"),
        at,
        "y",
    )
    turned(
        [
            (radius * 0.6, 0),
            (radius * 0.6, 4),
            (radius * 0.4, 5),
            (radius * 0.38, 3),
            (radius * 0.3, 3),
            (radius * 0.28, 8),
            (0.01, 8),
        ],
        paint("steel"),
        (at[0], at[1] - width + 6, at[2]),
        "y",
    )


def tensioner():
    turned(
        [(0.01, 0), (40, 0), (44, 4), (44, 40), (40, 46), (20, 48), (0.01, 48)],
        paint("cast"),
        (0, 30, 60),
        "y",
    )
    plate(
        [(-30, -26), (10, -34), (96, -20), (110, 0), (96, 22), (10, 34), (-30, 26)],
        14,
        paint("cast"),
        (0, -14, 60),
        (90, 0, 0),
        4,
    )
    smooth_pulley(38, 26, (92, -28, 60))
    block((40, 12, 24), paint("cast"), (-46, 24, 84), 4, (0, 20, 0))
    hexagon(9, 8, paint("bright"), (92, -58, 60), "y")


def radiator():
    width, height = 300, 200
    for k in range(21):
        z = 20 + k * height / 20
        block((width, 14, 2.6), paint("silverfoil"), (0, 0, z), 0.8)
    for k in range(20):
        z = 20 + (k + 0.5) * height / 20
        x = np.linspace(-width / 2, width / 2, 121)
        wave = np.where(np.arange(121) % 2, 3.6, -3.6)
        points = [(a, y, z + w) for y in (-6, 6) for a, w in zip(x, wave)]
        faces = np.array([(i, i + 1, 121 + i + 1, 121 + i) for i in range(120)])
        mesh_object("fins", np.array(points), faces, paint=paint("silverfoil"), smooth=False)
    for side in (-1, 1):
        block((34, 38, height + 34), paint("black"), (side * (width / 2 + 15), 0, 20 + height / 2), 8)
        for k in range(7):
            block((37, 41, 5), paint("black"), (side * (width / 2 + 15), 0, 20 + k * height / 6), 1.5)
    for z, x in ((190, -1), (48, 1)):
        turned(
            [(14, 0), (14, 26), (16, 28), (16, 34), (12, 34), (11, 0)],
            paint("black"),
            (x * (width / 2 + 15), -18, z),
            "y",
        )
    turned(
        [(16, 0), (16, 10), (20, 11), (20, 26), (16, 28), (0.01, 28)],
        paint("black"),
        (-width / 2 - 15, 0, 236),
    )
    for z in (8, 232):
        block((width + 10, 26, 8), paint("zinc"), (0, 0, z), 1.5)


def radiator_cap():
    turned(
        [(0.01, 0), (11, 0), (12, 2), (12, 8), (9, 9), (9, 15), (20, 16), (20, 19)], paint("brass"), (0, 0, 0)
    )
    ring(13, 10, 3, paint("rubber"), (0, 0, 3))
    turned(
        [(20, 17), (29, 18), (30, 20), (30, 27), (28, 30), (20, 31), (0.01, 31)],
        paint("bright"),
        segments=240,
        ribs=(24, 0.012, 19, 28),
    )
    block((64, 15, 8), paint("bright"), (0, 0, 33), 3)
    turned([(20, 0), (24, 1), (24, 3), (0.01, 3.4)], paint("bright"), (0, 0, 30))


def radiator_hose():
    hose(
        [(-110, 0, 22), (-50, 0, 22), (10, 10, 26), (60, 40, 40), (90, 70, 70), (104, 84, 110)],
        20,
        grained("rubber", 0.25),
    )
    for at, axis in (((-104, 0, 22), "x"),):
        ring(22.5, 20.2, 12, paint("bright"), at, axis)
        block((20, 12, 10), paint("bright"), (at[0] + 6, 0, 46), 2)
    turned([(14, 0), (20, 0), (20, 1), (14, 1)], paint("rubber"), (-112, 0, 22), "x")
    rod(14, 0.5, paint("rubber"), (-110.8, 0, 22), "x")


def thermostat():
    turned([(0.01, 0), (8, 0), (9, 2), (9, 30), (12, 32)], paint("brass"), (0, 0, 4))
    coil(15, 26, 4, 1.4, paint("bright"), (0, 0, 4))
    turned([(11, 0), (18, 0), (18, 2), (12, 3)], paint("zinc"), (0, 0, 2))
    for k in (0, 1):
        block((4, 34, 2), paint("zinc"), (0, 0, 2), 0.5, (0, 0, 90 * k))
        for side in (-1, 1):
            block(
                (5, 1.6, 34),
                paint("zinc"),
                (side * 18 * (1 - k), side * 18 * k, 20),
                0.4,
                (0, 0, 90 * (1 - k)),
            )
    turned([(20, 0), (31, 0), (32, 1), (32, 3), (31, 4), (20, 4), (20, 0)], paint("rubber"), (0, 0, 36))
    turned([(20, 0), (30, 0), (30, 1.5), (20, 4), (16, 6), (0.01, 7)], paint("zinc"), (0, 0, 38))
    hose([(-18, 0, 42), (-12, 0, 58), (0, 0, 62), (12, 0, 58), (18, 0, 42)], 2.4, paint("zinc"))


def water_pump():
    plate(
        [(-62, -30), (-20, -62), (40, -56), (66, -6), (52, 50), (0, 68), (-52, 44)],
        14,
        paint("cast"),
        (0, 0, 70),
        (90, 0, 0),
        5,
        [circle(6, (-46, -22)), circle(6, (34, -42)), circle(6, (42, 40)), circle(6, (-40, 34))],
    )
    turned([(38, 0), (40, 2), (34, 30), (26, 34), (26, 56), (12, 58)], paint("cast"), (0, -10, 70), "y")
    turned([(12, 0), (40, 0), (40, 6), (12, 7), (12, 18), (0.01, 18)], paint("steel"), (0, -66, 70), "y")
    for k in range(4):
        a = k * math.pi / 2 + 0.78
        rod(4, 1, paint("rubber"), (27 * math.cos(a), -72.4, 70 + 27 * math.sin(a)), "y")
    turned([(36, 0), (37, 22), (0.01, 22)], paint("cast"), (0, 24, 70), "y")
    for k in range(7):
        a = k * 2 * math.pi / 7
        block(
            (30, 16, 3),
            paint("iron"),
            (20 * math.cos(a), 34, 70 + 20 * math.sin(a)),
            0.5,
            (0, -math.degrees(a) + 20, 0),
        )
    turned([(16, 0), (16, 40), (18, 42), (18, 46), (13, 46)], paint("cast"), (44, 0, 104), "x")


def shock_absorber():
    turned([(16, 0), (22, 2), (24, 6), (24, 190), (20, 194)], paint("coated"), (30, 0, 30), "x")
    turned([(26, 0), (30, 3), (30, 120), (29, 124), (26, 124)], paint("coated"), (180, 0, 30), "x")
    rod(7, 70, paint("bright"), (304, 0, 30), "x")
    turned(
        [(6, 0), *[(6 - 0.5 * (i % 2), i * 1.2) for i in range(24)], (0.01, 30)],
        paint("bright"),
        (370, 0, 30),
        "x",
    )
    ring(24, 9, 34, paint("coated"), (10, 17, 30), "y")
    ring(19, 9, 38, paint("rubber"), (10, 19, 30), "y")
    ring(9.5, 6, 44, paint("bright"), (10, 22, 30), "y")
    for x, r in ((340, 22), (356, 20)):
        turned([(8, 0), (r, 0), (r + 2, 5), (r, 10), (8, 10)], paint("rubber"), (x, 0, 30), "x")


def coil_spring():
    coil(62, 230, 6, 7, paint("coated"), (0, 0, 0))


def ball(at):
    turned([(0.01, 0), (12, 1), (17, 6), (17, 20), (15, 23)], paint("coated"), at)
    turned([(14, 22), (17, 26), (13, 36), (8, 38)], paint("rubber"), at)
    turned(
        [(8, 37), (8, 42), (6, 44), *[(6 - 0.4 * (i % 2), 44 + i * 1.1) for i in range(18)], (0.01, 65)],
        paint("bright"),
        at,
    )


def stabilizer_link():
    rod(6, 200, paint("coated"), (16, 0, 17), "x")
    for x in (0, 232):
        turned([(0.01, 0), (12, 1), (17, 5), (17, 18), (15, 21)], paint("coated"), (x, 12, 17), "y")
        turned([(14, 20), (17, 24), (12, 33), (7, 34)], paint("rubber"), (x, 12, 17), "y")
        turned(
            [
                (7, 33),
                (10, 34),
                (10, 36),
                (6, 37),
                *[(5.6 - 0.4 * (i % 2), 37 + i * 1.1) for i in range(16)],
                (0.01, 56),
            ],
            paint("bright"),
            (x, 12, 17),
            "y",
        )


def wheel_bearing():
    ring(42, 34, 38, paint("bright"), (0, 20, 42), "y")
    ring(34, 27, 34, paint("rubber"), (0, 18, 42), "y")
    ring(27, 20, 38, paint("bright"), (0, 20, 42), "y")
    turned([(27, 0), (34, 0), (34, 1), (27, 1)], paint("accent"), (0, -17, 42), "y")
    at = (72, -40, 0)
    ring(42, 34, 38, paint("bright"), at)
    ring(34, 27, 36, paint("rubber"), at)
    ring(27, 20, 38, paint("bright"), at)


def tie_rod_end():
    turned(
        [
            (0.01, 0),
            (9, 0),
            *[(9 - 0.6 * (i % 2), 1 + i * 1.2) for i in range(50)],
            (9, 62),
            (10, 64),
            (10, 96),
            (14, 104),
            (0.01, 112),
        ],
        paint("coated"),
        (0, 0, 16),
        "x",
    )
    ball((122, 0, 2))


def alloy_wheel():
    turned(
        [
            (180, 60),
            (196, 60),
            (200, 56),
            (200, 48),
            (186, 42),
            (180, -40),
            (188, -60),
            (200, -66),
            (200, -74),
            (190, -76),
            (180, -64),
            (172, -30),
            (176, 30),
            (180, 40),
            (182, 58),
        ],
        paint("silverfoil"),
        (0, 0, 200),
        "y",
        segments=200,
    )
    turned([(100, 0), (172, 0), (172, 4), (100, 4)], paint("iron"), (0, 30, 200), "y")
    for k in range(5):
        for side in (-1, 1):
            a = 90 + k * 72 + side * 9
            plate(
                [(30, -12), (110, -13), (184, -20), (184, 20), (110, 13), (30, 12)],
                18,
                paint("silverfoil"),
                (0, -30, 200),
                (90, -a, 0),
                4,
            )
    turned(
        [(0.01, 0), (52, 0), (56, 6), (54, 26), (40, 32), (34, 30), (34, 26), (0.01, 24)],
        paint("silverfoil"),
        (0, -26, 200),
        "y",
    )
    turned([(0.01, 4), (26, 3), (32, 0)], paint("graphite"), (0, -50, 200), "y")
    for k in range(5):
        a = math.radians(54 + k * 72)
        rod(8, 1, paint("rubber"), (43 * math.cos(a), -57.4, 200 + 43 * math.sin(a)), "y")


def wheel_nut():
    for x, y in ((0, 0), (30, -12), (26, 24)):
        turned([(8, 0), (10.5, 6)], paint("bright"), (x, y, 0))
        hexagon(11, 20, paint("bright"), (x, y, 5))
        turned([(9.4, 0), (8.6, 3), (5, 5), (0.01, 5.6)], paint("bright"), (x, y, 25))


def pressure_sensor():
    plate(rounded(54, 30, 9), 17, paint("black"), (0, 0, 0), (0, 0, 0), 3)
    plate(rounded(40, 20, 6), 1, paint("gray"), (0, 0, 16.6), (0, 0, 0), 0.5)
    turned(
        [
            (0.01, 0),
            (8, 0),
            (8, 8),
            (5, 10),
            (5, 14),
            (7, 15),
            (7, 22),
            (4.4, 24),
            (4.4, 46),
            (5.4, 47),
            (5.4, 58),
            (0.01, 58),
        ],
        paint("bright"),
        (24, 0, 9),
        "x",
    )
    ring(8.6, 4.6, 6, paint("rubber"), (42, 0, 9), "x")
