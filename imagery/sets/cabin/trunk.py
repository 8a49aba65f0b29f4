"""The cargo space of a car with a tailgate, seen from behind: opening with seal, lip with latch, carpeted box."""

import numpy as np
from mathutils import Matrix

from body.implicit import smooth_max, smooth_min
from sets.cabin.sculpt import block, loft, rounded_line, sculpted
from shapes import rounded_box, torus, tube

TAIL, BACK, LEVEL = -2.66, -1.985, 0.630  # x of the opening, x of the seats' backs, z of the floor
OUTLINE = [
    (0, 0.600),
    (0.46, 0.600),
    (0.545, 0.640),
    (0.575, 0.90),
    (0.565, 1.12),
    (0.515, 1.335),
    (0.44, 1.372),
    (0, 1.380),
]


def _closed_outline():
    right = np.array(OUTLINE)
    left = right[::-1] * [-1, 1]
    return rounded_line(np.r_[right, left[1:]], 3)


def _tail(paints):
    """Painted jamb and skin around the opening, lamps, bumper with its scuff plate."""
    outline = _closed_outline()
    away = outline - [0, 0.97]
    away /= np.linalg.norm(away, axis=1)[:, None]

    def ring(out, depth):
        flat = outline + away * out
        lean = 0.42 * np.clip(flat[:, 1] - 0.95, 0, 1)
        return np.c_[TAIL + depth + lean + 0.10 * np.abs(flat[:, 0]) ** 3, flat]

    rings = [
        ring(-0.020, 0.06),
        ring(0.0, 0.035),
        ring(0.016, 0.030),
        ring(0.036, 0.026),
        ring(0.050, 0.010),
        ring(0.064, 0.0),
        ring(0.10, 0.004),
        ring(0.30, 0.06),
    ]
    loft("tail skin", rings, paints.body, angle=60)
    tube("seal", [tuple(p) for p in ring(0.006, 0.024)[::3]], 0.013, paints.rubber)
    bumper = lambda x, y, z: smooth_max(
        block(x - 0.20 * np.abs(y) ** 3, y, z, (TAIL - 0.02, 0, 0.475), (0.14, 0.90, 0.115), 0.10),
        0.30 - z,
        0.02,
    )
    sculpted("bumper", bumper, (TAIL - 0.20, -0.93, 0.33), (TAIL + 0.32, 0.93, 0.62), 0.010, paints.body)
    rounded_box("valance", (TAIL - 0.02, 0, 0.32), (0.24, 1.60, 0.16), paints.plastic, 0.05)
    rounded_box("scuff plate", (TAIL - 0.055, 0, 0.592), (0.105, 0.92, 0.008), paints.plastic, 0.003)
    for k in range(6):
        rounded_box(
            "scuff rib",
            (TAIL - 0.095 + k * 0.016, 0, 0.5975),
            (0.006, 0.86, 0.004),
            paints.metal if k in (0, 5) else paints.rubber,
            0.0015,
        )
    for side in (1, -1):
        lamp = lambda x, y, z: block(
            x - 0.35 * (side * y - 0.7), side * y, z, (TAIL + 0.045, 0.76, 0.93), (0.03, 0.115, 0.075), 0.045
        )
        low, high = sorted((side * 0.62, side * 0.90))
        sculpted(
            "tail lamp", lamp, (TAIL - 0.06, low, 0.83), (TAIL + 0.18, high, 1.03), 0.006, paints.tail_lamp
        )
        for z, paint in ((0.968, paints.tail_light), (0.945, paints.tail_light), (0.900, paints.lens)):
            bar = [
                (TAIL + 0.000, side * 0.675, z),
                (TAIL + 0.016, side * 0.75, z),
                (TAIL + 0.050, side * 0.845, z),
            ]
            tube("lamp bar", bar, 0.0045 if z > 0.92 else 0.011, paint)
        strut = [
            (TAIL + 0.16, side * 0.535, 1.30),
            (TAIL - 0.10, side * 0.53, 1.56),
            (TAIL - 0.36, side * 0.525, 1.82),
        ]
        tube("strut", strut, 0.006, paints.chrome)
        tube("strut case", strut[:2], 0.0105, paints.dark)


def _box(paints):
    """Side linings with wheel houses, floor board, lip and the roof's end."""

    def sides(x, y, z):
        wall = np.abs(y) - 0.56
        house = block(x, np.abs(y), z, (-2.20, 0.60, 0.60), (0.30, 0.105, 0.27), 0.12)
        shelf = block(x, np.abs(y), z, (-2.34, 0.60, 0.965), (0.34, 0.085, 0.028), 0.025)
        solid = smooth_min(smooth_min(-wall, house, 0.05), shelf, 0.03)
        recess = block(x, np.abs(y), z, (-2.50, 0.585, 0.765), (0.090, 0.075, 0.085), 0.03)
        return smooth_max(
            smooth_max(smooth_max(solid, -recess, 0.012), z - 1.00, 0.02),
            smooth_max(np.abs(y) - 0.70, np.abs(x + 2.265) - 0.315, 0.01),
            0.01,
        )

    sculpted("box sides", sides, (-2.66, -0.72, 0.56), (-1.96, 0.72, 1.03), 0.009, paints.lining_dark)
    rounded_box("floor board", (-2.31, 0, LEVEL - 0.016), (0.66, 1.12, 0.032), paints.mat, 0.008)
    for x in (-2.59, -2.03):
        rounded_box("board edge", (x, 0, LEVEL + 0.001), (0.008, 1.06, 0.004), paints.rubber, 0.0015)
    rounded_box("finger hole", (-2.575, 0, LEVEL + 0.0005), (0.028, 0.13, 0.004), paints.void, 0.0015)
    rounded_box("board handle", (-2.560, 0, LEVEL + 0.004), (0.020, 0.115, 0.008), paints.metal, 0.003)
    lip = lambda x, y, z: block(x, y, z, (TAIL + 0.038, 0, 0.604), (0.038, 0.52, 0.044), 0.03)
    sculpted("lip", lip, (TAIL - 0.02, -0.55, 0.54), (TAIL + 0.10, 0.55, 0.67), 0.006, paints.plastic)
    rounded_box("latch plate", (TAIL + 0.036, 0, 0.6495), (0.052, 0.115, 0.006), paints.dark, 0.002)
    tube(
        "latch",
        [
            (TAIL + 0.020, -0.020, 0.65),
            (TAIL + 0.020, -0.019, 0.672),
            (TAIL + 0.020, 0.019, 0.672),
            (TAIL + 0.020, 0.020, 0.65),
        ],
        0.0042,
        paints.chrome,
    )


def _fittings(paints):
    """Lamps, hooks, lashing eyes, a socket, a strap with a net's ring."""
    for side in (1, -1):
        y = side * 0.556
        rounded_box("lamp frame", (-2.26, y - side * 0.030, 0.925), (0.086, 0.016, 0.034), paints.dark, 0.005)
        rounded_box("lamp", (-2.26, y - side * 0.037, 0.925), (0.070, 0.008, 0.022), paints.lamp, 0.003)
        hook = [
            (-2.50, y, 0.905),
            (-2.50, y - side * 0.030, 0.900),
            (-2.50, y - side * 0.036, 0.885),
            (-2.50, y - side * 0.022, 0.880),
        ]
        tube("hook", hook, 0.0055, paints.dark)
        for x in (-2.54, -2.12):
            place = Matrix.Translation((x, side * 0.44, LEVEL + 0.003))
            rounded_box(
                "eye plate", (x, side * 0.44, LEVEL + 0.001), (0.062, 0.048, 0.006), paints.dark, 0.002
            )
            torus("eye", 0.017, 0.0028, paints.chrome, place @ Matrix.Rotation(0.35, 4, "X"), along="z")
    ring = Matrix.Translation((-2.42, 0.527, 0.84)) @ Matrix.Rotation(np.pi / 2, 4, "X")
    torus("socket ring", 0.017, 0.004, paints.metal, ring, along="z")
    rounded_box("socket", (-2.42, 0.533, 0.84), (0.030, 0.012, 0.030), paints.dark, 0.005)


def _seat_backs(paints):
    """The bench from behind: two carpeted parts, 60 to 40, with straps and locks."""
    for low, high in ((-0.555, 0.105), (0.111, 0.555)):
        middle, half = (low + high) / 2, (high - low) / 2
        back = lambda x, y, z: block(
            x + 0.40 * (z - 0.62), y, z, (BACK, middle, 0.845), (0.035, half, 0.245), 0.03
        )
        sculpted(
            "seat back",
            back,
            (BACK - 0.26, low - 0.02, 0.58),
            (BACK + 0.06, high + 0.02, 1.11),
            0.008,
            paints.mat,
        )
        for k in (-0.5, 0.5):
            rounded_box(
                "anchor", (BACK - 0.066, middle + k * half, 0.70), (0.02, 0.06, 0.035), paints.dark, 0.006
            )
        y = low + 0.06 if low < 0 else high - 0.06
        rounded_box("lock", (BACK - 0.178, y, 1.085), (0.03, 0.035, 0.035), paints.dark, 0.008)
        rounded_box("lock mark", (BACK - 0.178, y, 1.105), (0.012, 0.016, 0.006), paints.red, 0.002)
    case = lambda x, y, z: block(x, y, z, (-2.225, 0, 1.000), (0.032, 0.565, 0.030), 0.028)
    sculpted("cover case", case, (-2.28, -0.60, 0.96), (-2.17, 0.60, 1.05), 0.007, paints.plastic)
    rounded_box("cover bar", (-2.258, 0, 0.996), (0.014, 1.02, 0.020), paints.dark, 0.006)
    rounded_box("cover grip", (-2.266, 0, 0.994), (0.014, 0.12, 0.026), paints.rubber, 0.005)


def add_trunk(paints):
    _tail(paints)
    _box(paints)
    _fittings(paints)
    _seat_backs(paints)
