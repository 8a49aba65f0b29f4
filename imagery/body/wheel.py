"""Alloy wheels. Local axes: a = along the axle (+ = outwards), p and q in the wheel's plane; metres."""

import numpy as np

from .implicit import ease, smooth_max, smooth_max_all, smooth_min
from .surface_nets import mesh_of

GRID = 0.0042
HUB = 0.06  # where the spokes begin


def _from_spoke(style, count, width, p, q, share):
    """Distance to the nearest spoke in the wheel's plane."""
    radius = np.sqrt(p * p + q * q) + 1e-6
    sector = 2 * np.pi / count
    twist = 0.55 * share if style == "turbine" else 0.0
    angle = (np.arctan2(q, p) + twist + sector / 2) % sector - sector / 2
    across = np.abs(radius * np.sin(angle))
    if style == "double":
        return np.abs(across - (0.012 + 0.055 * share)) - width * 0.55
    if style == "fork":
        return np.abs(across - 0.075 * ease(0.35, 1, share)) - width * (1 - 0.35 * share)
    if style == "fan":
        return across - width * (1.25 - 0.5 * share)
    return across - width


def rim_field(radius, style):
    """The field of a rim; style = [spokes, kind, half width at the hub, at the rim, depth of the dish]."""
    count, kind, at_hub, at_rim, dish = style

    def field(a, p, q):
        r = np.sqrt(p * p + q * q) + 1e-6
        share = np.clip((r - HUB) / (radius - HUB), 0, 1)
        face = -dish * (1 - share) ** 2 - 0.012 * share
        spoke = _from_spoke(kind, count, at_hub + (at_rim - at_hub) * share, p, q, share)
        spokes = smooth_max_all(0.010, spoke, a - face, face - 0.032 - a, r - radius + 0.004)
        hub = smooth_max_all(0.012, r - 0.072, a - (face - 0.004), -0.09 - a)
        cap = smooth_max_all(0.006, r - 0.031, np.abs(a + dish - 0.004) - 0.006)
        lip = smooth_max_all(0.006, np.abs(r - (radius - 0.006)) - 0.0085, np.abs(a + 0.012) - 0.020)
        barrel = smooth_max_all(0.006, np.abs(r - (radius - 0.014)) - 0.006, np.abs(a + 0.10) - 0.11)
        wheel = smooth_min(smooth_min(spokes, hub, 0.018), smooth_min(lip, barrel, 0.006), 0.012)
        for bolt in range(5):
            angle = 2 * np.pi * bolt / 5 + 0.3
            hole = np.hypot(p - 0.047 * np.cos(angle), q - 0.047 * np.sin(angle)) - 0.0085
            wheel = smooth_max(wheel, -np.maximum(hole, -0.02 - dish - a), 0.003)
        return smooth_min(wheel, cap, 0.004)

    return field


def rim_mesh(radius, style):
    """Points, quads, normals and `face` (above zero on the polished faces) of a rim."""
    low, high = (-0.24, -radius - 0.01, -radius - 0.01), (0.03, radius + 0.01, radius + 0.01)
    points, quads, normals = mesh_of(rim_field(radius, style), low, high, GRID, rounds=2)
    a, dish = points[:, 0], style[4]
    r = np.hypot(points[:, 1], points[:, 2])
    share = np.clip((r - HUB) / (radius - HUB), 0, 1)
    spoke_face = a - (-dish * (1 - share) ** 2 - 0.012 * share) + 0.0025
    return points, quads, normals, np.where(r < radius - 0.016, spoke_face, np.minimum(a - 0.004, 0.001))
