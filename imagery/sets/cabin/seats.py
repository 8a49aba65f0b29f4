"""Seats as sculpted pads: a height over a plane, with bolsters, channels and seams. u = across, v = along, w = out."""

import math

import numpy as np
from mathutils import Matrix

from body.implicit import ease, smooth_max, smooth_max_all
from sets.cabin.sculpt import block, cord, ribbon, sculpted, stitches
from shapes import rounded_box, tube

FRONT_Y, FRONT_ROOT = 0.37, (-0.67, 0.525)  # root = where cushion and back meet (x, z)
REAR_ROOT = (-1.79, 0.560)
EDGE = 0.160  # half width of a seat's insert


def _creases(t, depth):
    """Cushions between seams at whole t: flat tops, narrow valleys."""
    return -depth * np.abs(2 * (t - np.floor(t)) - 1) ** 5


def _channels(kind, u, v):
    if kind == "across":
        return _creases(v / 0.062, 0.0085)
    if kind == "along":
        return _creases(u / 0.053 + 0.5, 0.0085)
    return np.minimum(_creases(u / 0.075 + v / 0.095, 0.008), _creases(u / 0.075 - v / 0.095 + 0.5, 0.008))


class Pad:
    """One upholstered part: v from 0 to length, insert between `start` and `end` of v."""

    def __init__(self, kind, half, length, start, end, bolster, thick, middles=(0.0,), round_end=0.10):
        self.kind, self.half, self.length, self.start, self.end = kind, half, length, start, end
        self.bolster, self.thick, self.middles, self.round_end = bolster, thick, middles, round_end

    def own(self, u):
        """u measured from the middle of the nearest place, and how far the seat reaches there."""
        parts = [u - m for m in self.middles]
        best = parts[0]
        for part in parts[1:]:
            best = np.where(np.abs(part) < np.abs(best), part, best)
        return best

    def half_at(self, v):
        return np.interp(v, *np.array(self.half).T)

    def inside(self, u, v):
        """Metres inside the edge of the insert (negative outside)."""
        return np.minimum(EDGE - np.abs(self.own(u)), np.minimum(v - self.start, self.end - v))

    def height(self, u, v):
        own = self.own(u)
        inside = self.inside(u, v)
        rise = np.interp(v, *np.array(self.bolster).T)
        edge = np.minimum(self.half_at(v) - 0.045, EDGE + 0.085) if len(self.middles) == 1 else EDGE + 0.05
        swell = rise * ease(EDGE - 0.02, edge, np.abs(own))
        middle = _channels(self.kind, own, v - self.start) * np.clip(inside / 0.012, 0, 1)
        seam = -0.0075 * np.exp(-((inside / 0.0055) ** 2))
        hollow = -0.012 * np.exp(-((own / 0.15) ** 2)) * ease(0.0, 0.2, v)
        return swell + middle + seam + hollow

    def field(self, u, v, w):
        r = self.round_end
        sides = np.abs(u) - self.half_at(v)
        ends = smooth_max(v - self.length, -v - 0.03, 0.02)
        top = w - self.height(u, v)
        return smooth_max_all(0.085, smooth_max(top, ends, r), sides, -w - self.thick)

    def marks(self, u, v, w):
        return {"insert": self.inside(u, v), "across": self.own(u), "along": v}

    def outline(self, middle, gap=0.0):
        """Points around an insert, on the surface, `gap` outside its seam."""
        e, a, b = EDGE + gap, self.start - gap, self.end + gap
        us = np.r_[np.full(40, -e), np.linspace(-e, e, 40)[1:-1], np.full(40, e)]
        vs = np.r_[np.linspace(a, b, 40), np.full(38, b), np.linspace(b, a, 40)]
        us = us + middle
        return np.c_[us, vs, self.height(us, vs)]


def _placing(y, root, lean):
    """From (u, v, w) to the car: v rises by `lean` radians from level, w points to the occupant, u = y or -y."""
    c, s = math.cos(lean), math.sin(lean)
    way = -1 if lean > math.pi / 2 else 1
    return Matrix(((0, c, -s * way, root[0]), (way, 0, 0, y), (0, s, c * way, root[1]), (0, 0, 0, 1)))


def _moved(points, placing):
    m = np.array(placing)
    return points @ m[:3, :3].T + m[:3, 3]


def _upholster(name, pad, paints, placing, step=0.0065):
    wide = max(h for _, h in pad.half) + 0.02
    low, high = (-wide, -0.05, -pad.thick - 0.03), (wide, pad.length + 0.03, 0.11)
    sculpted(name, pad.field, low, high, step, paints.seat, pad.marks, placing)
    out = np.array(placing)[:3, 2]
    for middle in pad.middles:
        cord("piping", _moved(pad.outline(middle)[::3] + [0, 0, 0.0015], placing), 0.0024, paints.sides)
        line = _moved(pad.outline(middle, 0.0095) + [0, 0, 0.0004], placing)
        stitches("seat thread", line, paints.thread, outward=out)


def _head_rest(paints, y, root, lean, v, wide=0.125):
    """A cushion on two posts."""
    placing = _placing(y, root, lean)
    field = lambda u, s, w: block(u, s - v, w + 0.9 * u * u - 0.03, (0, 0, 0), (wide, 0.082, 0.048), 0.07)
    sculpted(
        "head rest",
        field,
        (-wide - 0.02, v - 0.1, -0.05),
        (wide + 0.02, v + 0.1, 0.10),
        0.006,
        paints.sides,
        placing=placing,
    )
    us = np.linspace(-wide + 0.02, wide - 0.02, 40)
    for row in (-0.042, 0.042):
        bulge = 0.0755 - 0.9 * us**2 - 0.004 - 10 * np.maximum(np.abs(us) - 0.07, 0) ** 2.2
        line = _moved(np.c_[us, np.full(40, v + row), bulge], placing)
        stitches("head thread", line, paints.thread, outward=np.array(placing)[:3, 2])
    for side in (1, -1):
        ends = _moved(np.array([[side * 0.065, v - 0.16, 0.02], [side * 0.065, v - 0.05, 0.025]]), placing)
        tube("post", [tuple(p) for p in ends], 0.0058, paints.chrome)


def front_seat(paints, y):
    kind, lean_back = paints.trim.channels, math.radians(113)
    cushion = Pad(
        kind,
        [(0, 0.245), (0.2, 0.262), (0.52, 0.255)],
        0.525,
        0.04,
        0.405,
        [(0, 0.03), (0.15, 0.045), (0.35, 0.040), (0.50, 0.004)],
        0.15,
    )
    back = Pad(
        kind,
        [(0, 0.225), (0.2, 0.258), (0.38, 0.258), (0.55, 0.215), (0.66, 0.16)],
        0.655,
        0.075,
        0.475,
        [(0, 0.035), (0.20, 0.072), (0.36, 0.060), (0.52, 0.012), (0.66, 0.0)],
        0.10,
    )
    _upholster("cushion", cushion, paints, _placing(y, FRONT_ROOT, math.radians(7)))
    back_root = (FRONT_ROOT[0] - 0.02, FRONT_ROOT[1] + 0.01)
    _upholster("back", back, paints, _placing(y, back_root, lean_back))
    _head_rest(paints, y, back_root, lean_back, 0.722)
    shell = lambda u, v, w: block(u, v - 0.31, w + 0.118, (0, 0, 0), (0.215, 0.29, 0.03), 0.05)
    sculpted(
        "back shell",
        shell,
        (-0.24, -0.02, -0.17),
        (0.24, 0.63, -0.07),
        0.009,
        paints.plastic,
        placing=_placing(y, back_root, lean_back),
    )
    x, z = FRONT_ROOT
    rounded_box("seat base", (x + 0.24, y, z - 0.175), (0.46, 0.44, 0.12), paints.plastic, 0.03)
    for side in (1, -1):
        rounded_box("rail", (x + 0.22, y + side * 0.18, z - 0.265), (0.56, 0.045, 0.03), paints.dark, 0.006)
    outer = 1 if y > 0 else -1
    rounded_box(
        "valance", (x + 0.20, y + outer * 0.248, z - 0.085), (0.44, 0.030, 0.095), paints.plastic, 0.014
    )
    for k, size in enumerate(((0.085, 0.012, 0.020), (0.022, 0.012, 0.058))):
        rounded_box(
            "seat switch",
            (x + 0.24 + 0.075 * k - 0.10 * k * 2, y + outer * 0.267, z - 0.080),
            size,
            paints.metal,
            0.005,
        )
    _buckle(paints, (x + 0.08, y - outer * 0.262, z + 0.035))


def _buckle(paints, place):
    x, y, z = place
    rounded_box("buckle stem", (x, y, z - 0.05), (0.026, 0.012, 0.12), paints.dark, 0.005, (0, 0.25, 0))
    rounded_box(
        "buckle", (x + 0.014, y, z + 0.022), (0.042, 0.022, 0.070), paints.plastic, 0.007, (0, 0.25, 0)
    )
    rounded_box(
        "buckle key", (x + 0.024, y, z + 0.056), (0.034, 0.016, 0.009), paints.red, 0.003, (0, 0.25, 0)
    )


def seat_belt(paints, side, x, low_z=0.36):
    """The belt at rest along a pillar, with its tongue."""
    y = side * 0.685
    line = [
        (x, y + side * 0.010, 1.215),
        (x + 0.012, y - side * 0.008, 1.0),
        (x + 0.03, y - side * 0.004, 0.70),
        (x + 0.02, y + side * 0.02, low_z),
    ]
    ribbon("belt", line, 0.047, (1, 0, 0.05), paints.webbing)
    rounded_box("belt ring", (x, y + side * 0.004, 1.222), (0.062, 0.018, 0.026), paints.plastic, 0.008)
    rounded_box("tongue", (x + 0.022, y - side * 0.014, 0.83), (0.058, 0.012, 0.030), paints.plastic, 0.005)
    rounded_box(
        "tongue metal", (x + 0.022, y - side * 0.014, 0.80), (0.030, 0.003, 0.045), paints.chrome, 0.001
    )


def rear_bench(paints):
    """Three places: two with inserts, a flat one between; belts and buckles."""
    kind, lean_back, middles = paints.trim.channels, math.radians(112), (-0.375, 0.0, 0.375)
    half = [(0, 0.655), (0.3, 0.665), (0.6, 0.64)]
    cushion = Pad(kind, half, 0.50, 0.04, 0.395, [(0, 0.015), (0.2, 0.022), (0.45, 0.004)], 0.17, middles)
    back = Pad(
        kind, half, 0.62, 0.075, 0.475, [(0, 0.02), (0.2, 0.030), (0.45, 0.018), (0.6, 0.0)], 0.11, middles
    )
    _upholster("bench", cushion, paints, _placing(0, REAR_ROOT, math.radians(6)), 0.0075)
    root = (REAR_ROOT[0] - 0.02, REAR_ROOT[1] + 0.01)
    _upholster("bench back", back, paints, _placing(0, root, lean_back), 0.0075)
    for y in middles:
        _head_rest(paints, y, root, lean_back, 0.692 if y else 0.680, 0.125 if y else 0.105)
    for y in (-0.185, -0.155, 0.19):
        _buckle(paints, (REAR_ROOT[0] + 0.045, y, REAR_ROOT[1] + 0.045))
    rounded_box("bench base", (REAR_ROOT[0] + 0.22, 0, 0.33), (0.42, 1.26, 0.20), paints.plastic, 0.03)
