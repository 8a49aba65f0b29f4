"""The middle console: climate panel, tray, gear selector, cup holders, arm rest."""

import numpy as np
from mathutils import Matrix

from body.implicit import smooth_max
from sets.cabin.sculpt import block, sculpted, stitches
from shapes import rounded_box, text, torus, turned

TOP = 0.640


def _climate(paints):
    """Two knobs and a row of keys in a glossy field under the vents."""
    rounded_box("climate", (0.300, 0, 0.762), (0.030, 0.300, 0.052), paints.gloss, 0.007, (0, 0.10, 0))
    rounded_box("climate frame", (0.304, 0, 0.762), (0.028, 0.306, 0.058), paints.metal, 0.007, (0, 0.10, 0))
    for y in (0.122, -0.122):
        knob = [
            (0.001, 0.021),
            (0.0165, 0.021),
            (0.0182, 0.0195),
            (0.0185, 0.004),
            (0.0205, 0.003),
            (0.0205, 0),
        ]
        turned("knob", knob, paints.dark, (0.284, y, 0.760), (0, 0, 1.5708), 64)
        ring = [(0.0166, 0.0212), (0.0182, 0.0205), (0.0187, 0.0185), (0.0187, 0.0165)]
        turned("knob ring", ring, paints.chrome, (0.284, y, 0.760), (0, 0, 1.5708), 64)
        rounded_box("knob mark", (0.2622, y, 0.7715), (0.001, 0.0016, 0.008), paints.mark, 0)
    for k, word in enumerate(("AUTO", "A/C", "MAX", "REAR", "SYNC")):
        y = 0.076 - k * 0.038
        rounded_box("key", (0.2850, y, 0.762), (0.008, 0.0345, 0.030), paints.dark, 0.003, (0, 0.10, 0))
        placing = (
            Matrix.Translation((0.2806, y, 0.762))
            @ Matrix.Rotation(np.pi, 4, "Z")
            @ Matrix.Rotation(-0.10, 4, "Y")
        )
        text(word, 0.0075, placing, paints.mark, 0.0001, parent=None)


def _body(paints):
    def field(x, y, z):
        slope = z - (TOP + 0.012 + 0.115 * np.clip((x - 0.13) / 0.20, 0, 1) ** 1.5)
        wide = 0.130 + 0.012 * np.clip((x - 0.1) / 0.2, 0, 1)
        sides = np.abs(y) - wide + 0.18 * np.clip(0.58 - z, 0, 1)
        body = smooth_max(slope, sides, 0.035)
        tray = block(x, y, z, (0.205, 0, TOP + 0.075), (0.085, 0.086, 0.075), 0.035)
        cups = block(x, y, z, (-0.175, 0.0, TOP), (0.098, 0.052, 0.10), 0.03)
        body = smooth_max(smooth_max(body, -tray, 0.010), -cups, 0.006)
        return smooth_max(body, smooth_max(x - 0.36, -0.86 - x, 0.01), 0.02)

    sculpted("console", field, (-0.88, -0.17, 0.36), (0.38, 0.17, 0.80), 0.007, paints.plastic)


def _cups(paints):
    for x in (-0.130, -0.222):
        wall = [
            (0.0005, -0.070),
            (0.036, -0.068),
            (0.0385, -0.060),
            (0.0405, 0.003),
            (0.0425, 0.0055),
            (0.0455, 0.0035),
        ]
        turned("cup", wall, paints.dark, (x, 0, TOP + 0.010), (1.5708, 0, 0), 80)
        torus(
            "cup ring",
            0.0432,
            0.0016,
            paints.metal,
            Matrix.Translation((x, 0, TOP + 0.0150)),
            along="z",
            segments=96,
        )
        torus("cup rubber", 0.034, 0.002, paints.rubber, Matrix.Translation((x, 0, TOP - 0.054)), along="z")


def _selector(paints):
    """A short lever on a plate, with its letters."""
    rounded_box("plate", (-0.005, 0.0, TOP + 0.0125), (0.150, 0.150, 0.008), paints.gloss, 0.0035)
    lever = lambda x, y, z: smooth_max(
        block(x, y, z, (-0.002, 0.028, TOP + 0.052), (0.030, 0.020, 0.042), 0.030),
        -0.9 * (x - 0.02) - (z - TOP - 0.002),
        0.02,
    )
    sculpted("selector", lever, (-0.05, -0.01, TOP), (0.05, 0.07, TOP + 0.11), 0.003, paints.rim)
    rounded_box("selector cap", (-0.003, 0.028, TOP + 0.0925), (0.036, 0.022, 0.006), paints.metal, 0.0025)
    skirt = [(0.030, 0.0), (0.028, 0.006), (0.022, 0.012), (0.018, 0.018)]
    turned("skirt", skirt, paints.rubber, (-0.002, 0.028, TOP + 0.016), (1.5708, 0, 0), 48)
    for k, letter in enumerate("PRND"):
        placing = Matrix.Translation((0.042 - k * 0.026, -0.012, TOP + 0.0167)) @ Matrix(
            ((0, 0, 1, 0), (0, -1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1))
        )
        text(letter, 0.012, placing @ Matrix.Rotation(0, 4, "Z"), paints.mark, 0.0001)
    knob = [(0.0005, 0.023), (0.019, 0.023), (0.0215, 0.021), (0.022, 0.006), (0.025, 0.004), (0.025, 0)]
    turned("dial", knob, paints.dark, (-0.022, -0.042, TOP + 0.016), (1.5708, 0, 0), 72)
    torus(
        "dial ring",
        0.0212,
        0.0012,
        paints.chrome,
        Matrix.Translation((-0.022, -0.042, TOP + 0.0385)),
        along="z",
    )


def _arm_rest(paints):
    def field(x, y, z):
        crown = z - (TOP + 0.062 - 0.9 * y * y)
        return smooth_max(
            smooth_max(crown, np.abs(y) - 0.118, 0.05),
            smooth_max(np.abs(x + 0.51) - 0.205, TOP + 0.012 - z, 0.01),
            0.05,
        )

    sculpted("arm rest", field, (-0.75, -0.15, TOP), (-0.28, 0.15, TOP + 0.09), 0.005, paints.pad)
    for y in (0.074, -0.074):
        xs = np.linspace(-0.67, -0.35, 60)
        line = np.c_[
            xs,
            np.full(60, y),
            TOP + 0.0607 - 0.9 * y * y - 3.0 * np.maximum(np.abs(xs + 0.51) - 0.14, 0) ** 2,
        ]
        for gap in (-0.005, 0.005):
            stitches("arm thread", line + [0, gap, -np.sign(y) * gap * 0.14], paints.thread)
    rounded_box("arm foot", (-0.51, 0, TOP + 0.006), (0.40, 0.224, 0.012), paints.void, 0.003)


def add_console(paints):
    _body(paints)
    _climate(paints)
    _cups(paints)
    _selector(paints)
    _arm_rest(paints)
    for side in (1, -1):
        rounded_box(
            "console edge", (-0.08, side * 0.1255, TOP + 0.0085), (0.40, 0.0055, 0.006), paints.metal, 0.002
        )
        rounded_box(
            "console inlay", (-0.155, side * 0.0905, TOP + 0.0125), (0.225, 0.060, 0.005), paints.inlay, 0.002
        )
    rounded_box("console inlay", (-0.286, 0, TOP + 0.0125), (0.018, 0.24, 0.005), paints.inlay, 0.002)
    rounded_box("tray mat", (0.205, 0, TOP + 0.0045), (0.150, 0.150, 0.006), paints.rubber, 0.002)
