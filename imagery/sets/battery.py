"""A starter battery under test: case, lid, terminals with clamps, and a small tester. No lettering; metres."""

import math

import numpy as np
from mathutils import Matrix

from shader_nodes import glowing_material, plain_material
from shapes import rounded_box, tube, turned

TERMINALS = ((-0.098, (0.42, 0.016, 0.012)), (0.098, (0.012, 0.013, 0.015)))  # x, colour of clamp and cable


class _Stand:
    """Places boxes and turned pieces in the axes of one object."""

    def __init__(self, location, turn):
        self.placing = Matrix.Translation(location) @ Matrix.Rotation(turn, 4, "Z")

    def box(self, name, centre, size, paint, bevel=0.004, tilt=0.0):
        made = rounded_box(name, (0, 0, 0), size, paint, bevel=bevel)
        made.matrix_world = self.placing @ Matrix.Translation(centre) @ Matrix.Rotation(tilt, 4, "X")

    def turned(self, name, profile, paint, centre):
        made = turned(name, profile, paint, segments=64)
        made.matrix_world = self.placing @ Matrix.Translation(centre) @ Matrix.Rotation(math.pi / 2, 4, "X")

    def tube(self, points, radius, paint):
        made = tube("cable", points, radius, paint)
        made.matrix_world = self.placing


def _case(stand):
    case = plain_material("case", (0.020, 0.021, 0.023), rough=0.38, specular=0.4)
    lid = plain_material("lid", (0.048, 0.066, 0.080), rough=0.30, coat=0.3)
    accent = plain_material("accent", (0.30, 0.115, 0.04), rough=0.35, coat=0.4)
    stand.box("case", (0, 0, 0.078), (0.262, 0.170, 0.150), case, 0.005)
    stand.box("foot", (0, 0, 0.011), (0.268, 0.178, 0.022), case, 0.003)
    for x in np.linspace(-0.118, 0.118, 9):
        stand.box("rib", (x, -0.0855, 0.082), (0.004, 0.005, 0.112), case, 0.0015)
    stand.box("panel", (0, -0.0870, 0.088), (0.150, 0.006, 0.070), lid, 0.002)
    stand.box("band", (0, -0.0905, 0.073), (0.150, 0.003, 0.012), accent, 0.001)
    stand.box("lid", (0, 0, 0.160), (0.270, 0.177, 0.022), lid, 0.005)
    stand.box("deck", (0, 0.0, 0.174), (0.150, 0.165, 0.016), lid, 0.005)
    for x in np.linspace(-0.055, 0.055, 6):
        plug = [(0.001, 0.005), (0.0085, 0.005), (0.0095, 0.004), (0.0095, -0.003)]
        stand.turned("plug", plug, case, (x, 0.028, 0.183))
    stand.box("grip", (0, -0.052, 0.184), (0.140, 0.016, 0.007), case, 0.003)


def _clamp(stand, x, colour):
    """A crocodile clamp on a terminal, its cable leaving to the right and behind."""
    paint = plain_material("clamp", colour, rough=0.32, coat=0.5)
    copper = plain_material("jaw", (0.62, 0.36, 0.20), rough=0.28, metal=1.0)
    lead = plain_material("lead", (0.50, 0.50, 0.51), rough=0.35, metal=1.0)
    post = [(0.0105, -0.016), (0.0095, 0.010), (0.0085, 0.011), (0.001, 0.011)]
    stand.turned("post", post, lead, (x, 0.040, 0.188))
    stand.turned("socket", [(0.019, -0.012), (0.019, 0.002), (0.012, 0.003)], paint, (x, 0.040, 0.176))
    for side in (1, -1):
        stand.box("jaw", (x + side * 0.0125, 0.034, 0.192), (0.005, 0.040, 0.012), copper, 0.002)
        stand.box("arm", (x + side * 0.0145, -0.006, 0.197), (0.009, 0.066, 0.017), paint, 0.004)
        stand.box("handle", (x + side * 0.0195, -0.058, 0.204), (0.010, 0.058, 0.019), paint, 0.005, -0.22)
    stand.turned("spring", [(0.013, -0.006), (0.013, 0.006)], lead, (x, -0.012, 0.197))
    path = [(x, -0.070, 0.205), (x + 0.03, -0.135, 0.180), (x * 0.6 + 0.13, -0.19, 0.070)]
    path += [
        (x * 0.4 + 0.20, -0.17, 0.008),
        (0.285 + x * 0.15, -0.115, 0.012),
        (0.318 + x * 0.15, -0.068, 0.030),
    ]
    stand.tube(path, 0.0042, paint)


def tester(location, turn):
    """A handheld tester whose screen shows five bars of charge."""
    stand = _Stand(location, turn)
    shell = plain_material("shell", (0.60, 0.57, 0.52), rough=0.4, coat=0.2)
    rubber = plain_material("rubber", (0.022, 0.023, 0.025), rough=0.6)
    glass = plain_material("glass", (0.006, 0.009, 0.011), rough=0.08, coat=0.5)
    tilt = 0.30
    stand.box("body", (0, 0, 0.080), (0.092, 0.026, 0.160), rubber, 0.011, -tilt)
    stand.placing = stand.placing @ Matrix.Translation((0, 0, 0.080)) @ Matrix.Rotation(-tilt, 4, "X")
    stand.box("face", (0, -0.0105, 0), (0.082, 0.010, 0.150), shell, 0.004)
    stand.box("screen", (0, -0.0150, 0.030), (0.068, 0.003, 0.062), glass, 0.001)
    for k in range(5):
        share = 0.018 + 0.007 * k
        bar = glowing_material("bar", (0.06, 0.62, 0.40) if k < 4 else (0.05, 0.12, 0.13), 1.1, False)
        stand.box("bar", ((k - 2) * 0.0115, -0.0168, 0.004 + share / 2), (0.0075, 0.001, share), bar, 0)
    for x in (-0.022, 0.0, 0.022):
        stand.box("key", (x, -0.0160, -0.026), (0.016, 0.004, 0.009), rubber, 0.0018)
    stand.box("key", (0, -0.0160, -0.050), (0.060, 0.004, 0.012), rubber, 0.0018)


def battery(location, turn=-0.28):
    stand = _Stand(location, turn)
    _case(stand)
    for x, colour in TERMINALS:
        _clamp(stand, x, colour)
