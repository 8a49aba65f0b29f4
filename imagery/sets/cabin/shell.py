"""What surrounds the seats: pillars, floor, pedals, tail, bonnet, and a door's opening."""

import numpy as np
from mathutils import Matrix

from sets.cabin.roof import add_roof, add_windscreen
from sets.cabin.sculpt import beam, block, loft, rounded_line, sculpted
from shapes import extruded_polygon, plane, rounded_box, tube

FLOOR = 0.262
# y of the side, from the sill up to the roof
SIDE_HEIGHTS, SIDE_WIDTHS = (0.30, 0.95, 1.42), (0.815, 0.815, 0.640)
OPENINGS = {
    "front": [
        (0.36, 0.36),
        (0.52, 0.44),
        (0.60, 0.66),
        (0.59, 0.93),
        (0.34, 1.17),
        (0.08, 1.352),
        (-0.20, 1.395),
        (-0.72, 1.395),
        (-0.83, 1.33),
        (-0.815, 0.95),
        (-0.80, 0.50),
        (-0.75, 0.36),
    ],
    "rear": [
        (-0.95, 0.36),
        (-0.905, 0.46),
        (-0.91, 0.95),
        (-0.94, 1.33),
        (-1.00, 1.392),
        (-1.45, 1.385),
        (-1.80, 1.33),
        (-2.02, 1.14),
        (-2.05, 0.97),
        (-1.92, 0.80),
        (-1.74, 0.56),
        (-1.56, 0.36),
    ],
}


def side_y(z):
    return np.interp(z, SIDE_HEIGHTS, SIDE_WIDTHS)


def _pillars(paints, tailgate_open):
    for side in (1, -1):
        s = lambda x, y, z: (x, side * y, z)
        beam(
            "a pillar",
            [s(0.90, 0.765, 0.93), s(0.55, 0.725, 1.135), s(0.22, 0.665, 1.318), s(0.02, 0.630, 1.400)],
            0.085,
            0.050,
            paints.lining,
            (0.4, 0, 1),
        )
        beam(
            "cant rail",
            [s(0.10, 0.640, 1.370), s(-0.7, 0.655, 1.402), s(-1.6, 0.645, 1.395), s(-2.25, 0.60, 1.33)],
            0.060,
            0.050,
            paints.lining,
            (0, 0, 1),
        )
        beam(
            "b pillar",
            [s(-0.85, 0.770, 0.50), s(-0.855, 0.760, 0.95), s(-0.875, 0.705, 1.20), s(-0.90, 0.645, 1.40)],
            0.125,
            0.06,
            paints.lining,
        )
        beam(
            "b pillar foot",
            [s(-0.85, 0.785, 0.28), s(-0.85, 0.775, 0.60), s(-0.852, 0.765, 0.92)],
            0.15,
            0.08,
            paints.plastic,
        )
        beam(
            "c pillar",
            [s(-2.00, 0.745, 0.93), s(-2.10, 0.69, 1.20), s(-2.24, 0.60, 1.36)],
            0.22,
            0.06,
            paints.lining,
        )
        if not tailgate_open:
            rounded_box("tail side", (-2.26, side * 0.755, 0.66), (0.66, 0.10, 0.62), paints.plastic, 0.04)
        rounded_box("cowl side", (0.80, side * 0.80, 0.70), (0.50, 0.06, 0.52), paints.dark, 0.02)
        rounded_box("sill", (-0.62, side * 0.775, 0.315), (2.5, 0.12, 0.07), paints.plastic, 0.02)


def _floor(paints):
    plane("floor", (-0.7, 0, FLOOR), (3.4, 1.62), paints.carpet)
    rows = np.array(
        [
            [(x, y, z) for y in (-0.78, 0.78)]
            for x, z in ((0.40, FLOOR), (0.62, 0.40), (0.86, 0.66), (0.98, 0.90))
        ]
    )
    loft("fire wall", rows, paints.carpet)
    for side in (1, -1):
        for x, length in ((0.10, 0.58), (-1.12, 0.34)):
            mat = rounded_box(
                "mat", (x, side * 0.40, FLOOR + 0.008), (length, 0.46, 0.014), paints.mat, 0.006
            )
            mat.data.use_auto_smooth = True
            edge = [
                (x + sx * length / 2, side * 0.40 + sy * 0.23, FLOOR + 0.013)
                for sx, sy in ((-1, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))
            ]
            tube("mat edge", edge, 0.004, paints.rubber)
    for name, y, z, size in (
        ("brake", 0.355, 0.455, (0.012, 0.092, 0.062)),
        ("throttle", 0.230, 0.420, (0.012, 0.052, 0.135)),
        ("rest", 0.585, 0.430, (0.014, 0.085, 0.21)),
    ):
        lean = 0.75 if name == "rest" else 0.5
        rounded_box(name, (0.47, y, z), size, paints.rubber, 0.005, (0, lean, 0))
        for k in (-0.3, -0.1, 0.1, 0.3):
            rounded_box(
                "pedal bar",
                (0.4625 + k * size[2] * 0.48, y, z + k * size[2] * 0.86),
                (0.004, size[1] * 0.8, 0.006),
                paints.metal,
                0.0015,
                (0, lean, 0),
            )
        tube("pedal arm", [(0.478, y, z + 0.02), (0.52, y, 0.56), (0.50, y, 0.70)], 0.009, paints.dark)


def _tail(paints, tailgate_open):
    """Frame of the rear window; where the tailgate is shut, its lining and the luggage cover."""
    if not tailgate_open:
        rounded_box("cover", (-2.28, 0, 0.985), (0.56, 1.26, 0.016), paints.carpet, 0.006)
        rounded_box("tailgate", (-2.58, 0, 0.72), (0.08, 1.5, 0.56), paints.plastic, 0.03)
    for side in (1, -1):
        beam(
            "d pillar",
            [(-2.58, side * 0.66, 0.95), (-2.46, side * 0.62, 1.20), (-2.32, side * 0.56, 1.37)],
            0.12,
            0.05,
            paints.lining,
            (0, 1, 0),
        )
    beam(
        "tail header",
        [(-2.33, -0.60, 1.345), (-2.36, 0, 1.365), (-2.33, 0.60, 1.345)],
        0.10,
        0.04,
        paints.lining,
    )


def _bonnet(paints):
    line = rounded_line([(1.02, 0.925), (1.32, 0.985), (1.72, 0.962), (2.06, 0.88), (2.22, 0.74)])
    ys = np.linspace(-0.84, 0.84, 60)
    rows = [
        np.c_[
            line[:, 0] - 0.12 * (y / 0.84) ** 2, np.full(len(line), y), line[:, 1] - 0.045 * (y / 0.84) ** 4
        ]
        for y in ys
    ]
    loft("bonnet", rows, paints.body)
    for side in (1, -1):
        mirror = lambda x, y, z: block(x, side * y, z, (0.42, 0.985, 1.015), (0.055, 0.105, 0.070), 0.06)
        low, high = sorted((side * 0.85, side * 1.12))
        sculpted("outer mirror", mirror, (0.34, low, 0.92), (0.50, high, 1.11), 0.006, paints.body)
        rounded_box("outer glass", (0.366, side * 0.985, 1.015), (0.010, 0.180, 0.112), paints.mirror, 0.004)
        rounded_box("mirror arm", (0.44, side * 0.85, 0.965), (0.05, 0.12, 0.03), paints.dark, 0.012)


def opening(paints, which):
    """The right side of the body around an open door: seal, jamb, painted lip and skin."""
    outline = rounded_line(np.array(OPENINGS[which] + OPENINGS[which][:1]), 2)
    middle = outline[:-1].mean(0)
    away = outline - middle
    away /= np.linalg.norm(away, axis=1)[:, None]

    def ring(out, inset):
        flat = outline + away * out
        return np.c_[flat[:, 0], -(side_y(flat[:, 1]) + 0.065 - inset), flat[:, 1]]

    rings = [
        ring(-0.006, 0.13),
        ring(0.0, 0.09),
        ring(0.004, 0.05),
        ring(0.010, 0.020),
        ring(0.022, 0.004),
        ring(0.05, 0.0),
        ring(0.9, 0.0),
    ]
    loft("body side", rings, paints.body, angle=60)
    tube("seal", [tuple(p) for p in ring(-0.004, 0.115)[::2]], 0.011, paints.rubber)
    x0, x1 = np.array(OPENINGS[which])[:, 0].min() + 0.2, np.array(OPENINGS[which])[:, 0].max() - 0.3
    if which == "front":
        rounded_box(
            "sill plate", ((x0 + x1) / 2, -0.775, 0.353), (x1 - x0, 0.055, 0.006), paints.metal, 0.002
        )
        end = np.array(
            [
                (1.0, 0.93),
                (0.60, 0.985),
                (0.25, 0.945),
                (0.205, 0.93),
                (0.22, 0.80),
                (0.17, 0.76),
                (0.24, 0.68),
                (0.34, 0.50),
                (0.44, 0.42),
                (0.98, 0.42),
            ]
        )
        placing = Matrix(((0, 1, 0, 0), (-1, 0, 0, -0.760), (0, 0, 1, 0), (0, 0, 0, 1)))
        extruded_polygon("dash end", end, 0.012, paints.plastic, placing)
        rounded_box("cover gap", (0.50, -0.7725, 0.70), (0.344, 0.003, 0.224), paints.void, 0.001)
        rounded_box("fuse cover", (0.50, -0.774, 0.70), (0.338, 0.006, 0.218), paints.soft, 0.0025)


def add_shell(paints, tailgate_open=False):
    add_roof(paints)
    _pillars(paints, tailgate_open)
    add_windscreen(paints)
    _floor(paints)
    _tail(paints, tailgate_open)
    _bonnet(paints)
