"""Wipers, mirrors, mats and what one takes along."""

import math

import numpy as np

from parts.paints import grained, paint
from parts.solids import block, hose, plate, ring, turned
from shapes import grid_faces, mesh_object


def blade(length, y=0.0):
    x = np.linspace(-length / 2, length / 2, 40)
    bow = 24 * (1 - (2 * x / length) ** 2)

    def strip(section, material):
        rows = [[(a, y + dy, b + dz) for dy, dz in section] for a, b in zip(x, bow)]
        size = len(section)
        made = mesh_object(
            "strip", np.array(rows).reshape(-1, 3), grid_faces(len(rows), size), paint=material
        )
        made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(30)

    strip([(-2.5, 0), (-1.5, -5), (-1, -12), (1, -12), (1.5, -5), (2.5, 0), (-2.5, 0)], paint("rubber"))
    strip([(-7, 1), (-6, 4), (-2, 7), (3, 16), (5, 16), (7, 2), (-7, 1)], paint("black"))
    block((64, 16, 18), paint("black"), (0, y, 33), 4)
    block((22, 12, 8), paint("graphite"), (0, y, 44), 2)
    for side in (-1, 1):
        block((22, 17, 20), paint("black"), (side * length / 2, y, 3), 4)


def wiper_blade():
    blade(480, 0)
    blade(400, 70)


def rear_wiper_blade():
    blade(280)


def mirror_glass():
    outline = [(-86, -38), (0, -46), (84, -34), (98, 10), (70, 44), (-40, 48), (-92, 22)]
    points = []
    for i, (x, y) in enumerate(outline):
        nx, ny = outline[(i + 1) % len(outline)]
        points += [(x, y), ((x + nx) / 2 * 1.02, (y + ny) / 2 * 1.04)]
    plate(points, 6, paint("black"), (0, 6, 50), (78, 0, 0), 2)
    plate([(x * 0.96, y * 0.94) for x, y in points], 2, paint("mirror"), (0, 0, 51), (78, 0, 0), 0.8)


def body_clip():
    for x, y in ((0, 0), (34, -8), (18, 26)):
        turned(
            [
                (0.01, 0),
                (2, 0),
                (6, 8),
                (4, 10),
                (6.5, 15),
                (4, 17),
                (6.5, 22),
                (4.6, 24),
                (4.6, 28),
                (13, 29),
                (14, 30),
                (14, 32),
                (9, 34),
                (9, 36),
                (0.01, 37),
            ],
            paint("black"),
            (x, y, 0),
        )


def mat_outline(width, depth):
    return [
        (-width / 2, -depth / 2),
        (width / 2, -depth / 2),
        (width / 2 + 12, 0),
        (width / 2 - 14, depth / 2),
        (-width / 2 + 40, depth / 2 + 16),
        (-width / 2 - 8, depth * 0.2),
    ]


def smooth(outline, steps=8):
    count, made = len(outline), []
    for i in range(count):
        a, b, c = (np.array(outline[(i + k - 1) % count], float) for k in range(3))
        start, end = b + (a - b) * 0.24, b + (c - b) * 0.24
        for t in np.linspace(0, 1, steps):
            made.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * b + t**2 * end))
    return made


def floor_mats():
    for x, y, z, width in ((0, 0, 0, 380), (330, -300, 0, 300)):
        outline = smooth([(a * width / 380, b) for a, b in mat_outline(380, 440)])
        plate([(a + x, b + y) for a, b in outline], 8, paint("black"), (0, 0, z), bevel=2)
        plate(
            [(a * 0.955 + x, b * 0.955 + y) for a, b in outline],
            5,
            grained("carpet", 1.0, 500),
            (0, 0, z + 6),
            bevel=2,
        )
        ring(12, 7, 3, paint("graphite"), (x + width * 0.3, y + 150, z + 11))


def all_weather_mats():
    outline = smooth(mat_outline(380, 440))
    plate(outline, 5, paint("mat"), bevel=1.5)
    rim = [(x * 0.965, y * 0.965) for x, y in outline]
    plate(outline, 16, paint("mat"), (0, 0, 2), bevel=3, holes=[rim])
    for k in range(13):
        block((11, 330 - abs(k - 6) * 14, 12), paint("mat"), (-144 + k * 24, -10, 8), 2.5)


def cargo_liner():
    outline = smooth([(-460, -330), (460, -330), (470, 100), (420, 330), (-420, 330), (-470, 100)])
    plate(outline, 8, paint("mat"), bevel=2)
    plate(outline, 70, paint("mat"), (0, 0, 2), bevel=6, holes=[[(x * 0.96, y * 0.955) for x, y in outline]])
    for k in range(15):
        block((14, 560, 9), paint("mat"), (-350 + k * 50, 0, 11), 3)


def sunshade():
    folds, width, height = 9, 130, 640
    x = np.arange(folds + 1) * width * 0.9
    y = np.where(np.arange(folds + 1) % 2, 36, 0)
    for top, low, material in ((height, 0, "silverfoil"), (height, height - 14, "black"), (14, 0, "black")):
        points = [(a, b - (2 if material == "black" else 0), z) for z in (low, top) for a, b in zip(x, y)]
        n = folds + 1
        faces = np.array([(i, i + 1, n + i + 1, n + i) for i in range(folds)])
        mesh_object("shade", np.array(points), faces, paint=paint(material), smooth=False)


def first_aid_kit():
    block((230, 80, 170), paint("green"), (0, 0, 86), 18)
    block((236, 6, 5), paint("black"), (0, -30, 86), 2)
    block((60, 3, 20), paint("white"), (0, -41, 94), 1)
    block((20, 3, 60), paint("white"), (0, -41, 94), 1)
    hose([(-50, 0, 170), (-36, 0, 196), (36, 0, 196), (50, 0, 170)], 8, paint("black"))


def fire_extinguisher():
    turned(
        [
            (0.01, 4),
            (44, 2),
            (50, 0),
            (54, 4),
            (56, 12),
            (56, 250),
            (52, 274),
            (36, 294),
            (18, 302),
            (16, 310),
        ],
        paint("red"),
    )
    turned([(56.4, 90), (56.6, 91), (56.6, 190), (56.4, 191)], paint("white"))
    turned([(17, 0), (19, 2), (19, 26), (12, 30), (0.01, 30)], paint("brass"), (0, 0, 306))
    block((100, 18, 7), paint("black"), (22, 0, 338), 2, (0, 8, 0))
    block((86, 18, 7), paint("zinc"), (22, 0, 360), 2, (0, -14, 0))
    turned([(0.01, 0), (14, 0), (15, 2), (15, 6), (0.01, 8)], paint("white"), (0, -19, 320), "y")
    hose([(-12, 0, 326), (-50, 0, 330), (-74, 0, 290), (-70, 0, 190), (-62, 0, 120)], 8, paint("black"))
    turned([(9, 0), (13, 30), (11, 60), (8, 62)], paint("black"), (-62, 0, 66))


def warning_triangle():
    outer, inner = [(-210, 0), (210, 0), (0, 364)], [(-128, 48), (128, 48), (0, 270)]
    plate(smooth(outer), 14, paint("lens_red"), (0, 0, 30), (84, 0, 0), 3, [inner])
    plate(
        [(-196, 10), (196, 10), (0, 346)],
        3,
        paint("orange"),
        (0, -13, 31),
        (84, 0, 0),
        1,
        [[(-160, 30), (160, 30), (0, 306)]],
    )
    for x in (-1, 1):
        hose([(x * 150, 40, 8), (x * 130, 10, 30), (x * 110, -60, 6)], 5, paint("zinc"))
    block((260, 30, 16), paint("black"), (0, 0, 24), 4)


def child_seat():
    shell = smooth(
        [(-150, 0), (150, 0), (180, 120), (190, 420), (130, 560), (-130, 560), (-190, 420), (-180, 120)]
    )
    plate(shell, 60, paint("black"), (0, 150, 120), (78, 0, 0), 24)
    plate(
        [(x * 0.84, y * 0.9 + 20) for x, y in shell],
        30,
        grained("fabric", 0.6, 300),
        (0, 92, 128),
        (78, 0, 0),
        14,
    )
    block((360, 330, 110), paint("black"), (0, -20, 60), 30)
    block((280, 280, 60), grained("fabric", 0.6, 300), (0, -50, 124), 28)
    for side in (-1, 1):
        block((56, 260, 120), paint("graphite"), (side * 170, 20, 170), 24, (8, 0, 0))
        block((60, 150, 200), grained("fabric", 0.6, 300), (side * 150, 130, 540), 26, (-12, 0, side * 12))
        hose([(side * 46, 66, 470), (side * 40, 10, 320), (side * 16, -40, 200)], 12, paint("rubber"))
    block((240, 70, 190), grained("fabric", 0.6, 300), (0, 190, 560), 30, (-12, 0, 0))
    block((50, 30, 60), paint("red"), (0, -60, 180), 8)
