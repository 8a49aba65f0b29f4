"""Over the heads and before the eyes: roof lining, lamps, visors, windscreen with its mirror."""

import numpy as np
from mathutils import Matrix

from sets.cabin.dashboard import bend
from sets.cabin.sculpt import beam, block, loft, sculpted
from shapes import plane, rounded_box, tube


def add_roof(paints):
    xs, ys = np.linspace(0.075, -2.40, 70), np.linspace(-0.665, 0.665, 60)
    x, y = np.meshgrid(xs, ys, indexing="ij")
    edge = np.clip((np.abs(y) - 0.50) / 0.165, 0, 1)
    front = np.clip((x + 0.02) / 0.10, 0, 1)
    z = (
        1.432
        - 0.016 * (y / 0.6) ** 2
        - 0.062 * edge**2.2
        - 0.022 * front**2
        - 0.05 * np.clip((-x - 1.75) / 0.7, 0, 1) ** 2
    )
    loft("roof lining", np.stack([x, y, z], -1), paints.lining)
    plane("roof", (-1.1, 0, 1.47), (2.9, 1.2), paints.dark)
    lamp = lambda x, y, z: block(x, y, z, (-0.055, 0, 1.418), (0.085, 0.105, 0.022), 0.02)
    sculpted("roof lamps", lamp, (-0.16, -0.13, 1.38), (0.05, 0.13, 1.45), 0.004, paints.lining)
    for side in (1, -1):
        rounded_box("lamp lens", (-0.075, side * 0.052, 1.3965), (0.050, 0.062, 0.004), paints.lens, 0.002)
        rounded_box(
            "visor",
            (0.000, side * 0.355, 1.388 - 0.006),
            (0.170, 0.385, 0.017),
            paints.lining,
            0.008,
            (side * -0.03, 0.12, 0),
        )
        rounded_box(
            "visor label",
            (-0.01, side * 0.30, 1.3725),
            (0.045, 0.10, 0.001),
            paints.lens,
            0,
            (side * -0.03, 0.12, 0),
        )
        tube("visor rod", [(0.045, side * 0.14, 1.392), (0.05, side * 0.57, 1.385)], 0.005, paints.dark)
        for x in (-0.55, -1.50):
            handle = [
                (x + 0.11, side * 0.612, 1.392),
                (x + 0.085, side * 0.590, 1.362),
                (x - 0.085, side * 0.590, 1.362),
                (x - 0.11, side * 0.612, 1.392),
            ]
            beam("grab handle", handle, 0.020, 0.014, paints.lining, (0, 1, 0.5))


def add_windscreen(paints):
    """The dark printed edge of the glass, the sensors behind the mirror, the mirror itself, wipers."""
    ys = np.linspace(-1, 1, 60)
    low = np.c_[0.975 - bend(ys * 0.75), ys * 0.755, np.full(60, 0.962)]
    high = np.c_[0.075 - 0.03 * ys**2, ys * 0.615, 1.412 - 0.012 * ys**2]
    for start, end in ((0.955, 1.0), (0.0, 0.05)):
        loft("glass edge", np.stack([low + (high - low) * share for share in (start, end)]), paints.void)
    sensors = lambda x, y, z: block(
        x, y, z + 0.44 * (x - 0.14), (0.135, 0, 1.385), (0.085, 0.062, 0.022), 0.02
    )
    sculpted("sensors", sensors, (0.03, -0.08, 1.30), (0.24, 0.08, 1.46), 0.005, paints.dark)
    place = (
        Matrix.Translation((0.105, 0, 1.318)) @ Matrix.Rotation(0.16, 4, "Z") @ Matrix.Rotation(0.10, 4, "Y")
    )
    shape = lambda x, y, z: block(
        x, y, z - 0.10 * y * y, (0.012 * 0 + 8 * (y * y) * 0.05, 0, 0), (0.020, 0.125, 0.036), 0.030
    )
    sculpted("mirror", shape, (-0.03, -0.14, -0.05), (0.05, 0.14, 0.05), 0.004, paints.dark, placing=place)
    glass = rounded_box("mirror glass", (0, 0, 0), (0.004, 0.222, 0.052), paints.mirror, 0.0018)
    glass.matrix_world = place @ Matrix.Translation((-0.0195, 0, 0.0006))
    tube("mirror foot", [(0.115, 0, 1.335), (0.14, 0, 1.355), (0.155, 0, 1.385)], 0.011, paints.dark)
