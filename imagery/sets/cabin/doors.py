"""Door panels from the inside, and the frames of their windows. side = 1 left (driver), -1 right."""

import numpy as np
from mathutils import Matrix

from body.implicit import smooth_max, smooth_min
from sets.cabin.sculpt import block, cord, sculpted, stitches
from shapes import rounded_box, torus, turned

INNER = 0.735  # distance of the panel from the middle
SILL = 0.955
SPANS = {"front": (-0.79, 0.56), "rear": (-1.82, -0.92)}


def _field(x0, x1):
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2

    def field(x, y, z):
        """Here y counts from the middle of the car outwards."""
        belt = block(x, y, z, (middle, INNER + 0.060, 0.885), (half, 0.070, 0.068), 0.05)
        slab = block(x, y, z, (middle, INNER + 0.077, 0.60), (half, 0.052, 0.34), 0.03)
        arm = block(
            x,
            y,
            z + 0.05 * (x - middle),
            (middle - 0.10, INNER + 0.02, 0.672),
            (half * 0.70, 0.082, 0.046),
            0.055,
        )
        body = smooth_min(smooth_min(slab, belt, 0.02), arm, 0.035)
        pocket = block(x, y, z, (middle - 0.06, INNER + 0.005, 0.40), (half * 0.72, 0.05, 0.085), 0.05)
        body = smooth_min(body, pocket, 0.03)
        slot = block(x, y, z, (middle - 0.06, INNER + 0.005, 0.47), (half * 0.66, 0.030, 0.075), 0.03)
        return smooth_max(body, -slot, 0.012)

    return field


def door(paints, side, which):
    x0, x1 = SPANS[which]
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    turn = Matrix.Diagonal((1, side, 1, 1))
    low, high = (x0 - 0.02, INNER - 0.10, 0.27), (x1 + 0.02, INNER + 0.17, SILL + 0.02)
    made = sculpted("door", _field(x0, x1), low, high, 0.0085, paints.pad)
    made.data.transform(turn)
    _two_tone(made, paints)
    y = side * INNER
    rounded_box(
        "door inlay",
        (middle + 0.02, y + side * 0.018, 0.792),
        (half * 1.86, 0.026, 0.036),
        paints.inlay,
        0.010,
    )
    rounded_box(
        "door line",
        (middle + 0.02, y + side * 0.016, 0.8135),
        (half * 1.88, 0.026, 0.004),
        paints.metal,
        0.0015,
    )
    rounded_box(
        "door light",
        (middle + 0.02, y + side * 0.020, 0.7715),
        (half * 1.86, 0.026, 0.0022),
        paints.ambient,
        0,
    )
    line = np.c_[np.linspace(x0 + 0.03, x1 - 0.03, 120), np.full(120, y - side * 0.0082), np.full(120, 0.868)]
    for gap in (-0.005, 0.005):
        stitches("door thread", line + [0, 0, gap], paints.thread, outward=(0, -side, 0))
    _handle(paints, side, middle + half * 0.42)
    _switches(paints, side, middle + half * 0.18, 4 if side > 0 and which == "front" else 1)
    place = (middle + half * 0.62, y + side * 0.024, 0.50)
    disc = [(0.0005, 0.008), (0.066, 0.006), (0.074, 0.0), (0.078, -0.004)]
    turned("speaker", disc, paints.grille, place, (0, 0, np.pi if side > 0 else 0), 80)
    torus(
        "speaker ring",
        0.078,
        0.0035,
        paints.dark,
        Matrix.Translation(place) @ Matrix.Rotation(np.pi / 2, 4, "X"),
        along="z",
    )


def _two_tone(made, paints):
    """Belt and lower part are dark, what an arm touches has the trim's colour."""
    for paint in (paints.soft, paints.plastic):
        made.data.materials.append(paint)
    middles = np.empty(len(made.data.polygons) * 3, np.float32)
    made.data.polygons.foreach_get("center", middles)
    z = middles.reshape(-1, 3)[:, 2]
    made.data.polygons.foreach_set(
        "material_index", np.where(z > 0.822, 1, np.where(z < 0.565, 2, 0)).astype(np.int32)
    )


def _handle(paints, side, x):
    y = side * (INNER + 0.006)
    rounded_box("handle bowl", (x, y, 0.843), (0.150, 0.012, 0.042), paints.dark, 0.005)
    lever = [
        (x - 0.058, y, 0.843),
        (x - 0.035, y - side * 0.015, 0.844),
        (x + 0.045, y - side * 0.017, 0.845),
        (x + 0.066, y, 0.845),
    ]
    cord("handle", lever, 0.0075, paints.chrome)
    grip = [
        (x - 0.34, y, 0.735),
        (x - 0.30, y - side * 0.045, 0.742),
        (x - 0.16, y - side * 0.048, 0.750),
        (x - 0.11, y - side * 0.004, 0.757),
    ]
    cord("pull", grip, 0.0135, paints.rim)


def _switches(paints, side, x, count):
    y = side * (INNER - 0.022)
    rounded_box("switch plate", (x, y, 0.7185), (0.150, 0.070, 0.008), paints.gloss, 0.003, (0, 0.03, 0))
    for k in range(count):
        place = (x + 0.032 - 0.05 * (k // 2), y + (0.016 if k % 2 else -0.016) * (count > 1), 0.7245)
        rounded_box("switch", place, (0.036, 0.024, 0.012), paints.dark, 0.004, (0, -0.10, 0))
        rounded_box(
            "switch edge",
            (place[0] + 0.014, place[1], place[2] + 0.005),
            (0.006, 0.022, 0.004),
            paints.metal,
            0.001,
        )


def window_sill(paints, side, which):
    """The seal along the glass and the painted edge outside."""
    x0, x1 = SPANS[which]
    y = side * (INNER + 0.055)
    rounded_box("sill seal", ((x0 + x1) / 2, y, SILL + 0.006), (x1 - x0, 0.022, 0.018), paints.rubber, 0.006)
    rounded_box(
        "outer sill",
        ((x0 + x1) / 2, y + side * 0.055, SILL - 0.01),
        (x1 - x0, 0.06, 0.03),
        paints.body,
        0.010,
    )
