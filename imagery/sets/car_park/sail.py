"""Under a row of shade sails, as they stand over car parks of the Gulf; another row behind it."""

import math

import numpy as np

from lights import panel
from sets import outdoors
from sets.car_park.yard import paving, surrounding_wall
from shader_nodes import material, plain_material
from shapes import grid_faces, mesh_object, tube

SPAN, LENGTH = 9.0, 9.6
WALL = (0.64, 0.61, 0.55)


def fabric():
    """Cloth that lets a quarter of the light through."""
    paint, tree = material("fabric")
    cloth = tree.surface((0.66, 0.62, 0.54), rough=0.9, specular=0.05)
    through = tree.node("ShaderNodeBsdfTranslucent")
    through.inputs[0].default_value = (0.66, 0.60, 0.50, 1)
    tree.output(tree.mix(0.55, cloth, through.outputs[0]))
    return paint


def sail(x, y, paint, steel):
    """A vault on one post: its edges hang between the arms, higher at the open side."""
    count = 24
    u, v = np.meshgrid(np.linspace(-1, 1, count), np.linspace(-1, 1, count), indexing="ij")
    hang = 0.28 * (1 - u**2) - 0.35 * np.abs(v) ** 2
    points = np.stack([x + u * LENGTH / 2, y + v * SPAN / 2 * (1 - 0.06 * (1 - u**2)), 3.05 - hang + 0.25 * u**2], -1)
    points[..., 2] += 0.45 * np.abs(u) ** 6 - 0.1 * v
    mesh_object("sail", points.reshape(-1, 3), grid_faces(count, count), paint=paint)
    foot = y + SPAN / 2 - 0.9
    for side in (-1, 1):
        end = x + side * LENGTH / 2
        tube("post", [(end, foot, 0), (end, foot, 2.4), (end, foot - 0.5, 3.05)], 0.075, steel)
        tube("arm", [(end, foot - 0.3, 2.9), (end, y, 3.35), (end, y - SPAN / 2, 3.45)], 0.05, steel)


def build():
    outdoors.hang_sky("day")
    surrounding_wall(WALL)
    cloth = fabric()
    steel = plain_material("steel", (0.62, 0.61, 0.58), rough=0.45)
    for k in range(-2, 3):
        sail(k * LENGTH, -1.2, cloth, steel)
    # What the bright ground around throws into the shade.
    panel((-2, -7.5, 2.2), (18, 2.4), 1100, colour=(1, 0.96, 0.90))
    panel((0, 7.5, 2.2), (18, 2.4), 500, colour=(1, 0.96, 0.90))
    return paving(1.15)
