"""The right door mirror: a housing on a foot."""

import numpy as np

from .implicit import smooth_max, smooth_max_all, smooth_min
from .surface_nets import mesh_of

GRID = 0.006
FOOT_TOP = 0.052  # the housing is painted from 52 mm below its centre upwards


def mirror_mesh(x0, flank_y, z0):
    """Points, quads, normals, height over the black foot; centred at x0, z0, 10 cm outside of flank_y."""
    y0 = flank_y + 0.10

    def field(x, y, z):
        along = x - x0 + 0.12 * (y - y0)
        up = z - z0 - 0.10 * (y - y0)
        ball = (np.abs(along) / 0.082) ** 2.6 + (np.abs(y - y0) / 0.112) ** 3.6 + (np.abs(up) / 0.066) ** 3.2
        housing = smooth_max(((ball + 1e-9) ** (1 / 3.1) - 1) * 0.08, along - 0.045, 0.015)
        foot = np.hypot(along + 0.01, z - (z0 - 0.085)) - 0.022
        return smooth_min(housing, smooth_max_all(0.01, foot, flank_y - 0.12 - y, y - y0 - 0.02), 0.03)

    low = (x0 - 0.16, flank_y - 0.16, z0 - 0.16)
    high = (x0 + 0.14, flank_y + 0.32, z0 + 0.13)
    points, quads, normals = mesh_of(field, low, high, GRID)
    return points, quads, normals, points[:, 2] - (z0 - FOOT_TOP)
