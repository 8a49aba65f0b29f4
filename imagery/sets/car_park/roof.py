"""A roof deck in the soft light after sunrise, the towers of the town beyond its parapet."""

import math

import numpy as np

from sets import outdoors
from sets.car_park.yard import paving
from sets.city import Skyline
from shader_nodes import material, plain_material
from shapes import box, mesh_object, plane, rounded_box

STREET = -32.0  # height of the ground below, metres


def towers(haze):
    """Pale blocks with rows of windows, which fade into the haze."""
    paint, tree = material("towers")
    _, _, z = tree.split(tree.position())
    floor = tree.math("FRACT", tree.math("DIVIDE", z, 3.8))
    tones = [(0, (0.20, 0.19, 0.18)), (0.6, (0.34, 0.30, 0.26)), (1, (0.44, 0.41, 0.37))]
    tone = tree.ramp(tree.attribute("style"), tones)
    wall = tree.surface(tone, rough=0.8, specular=0.1)
    glass = tree.surface((0.06, 0.08, 0.10), rough=0.2, specular=0.6)
    tree.output(outdoors.hazy(tree, tree.mix(tree.below(floor, 0.02, 0.45), wall, glass), haze, 1300.0))
    rng, skyline = np.random.default_rng(4), Skyline()
    for _ in range(420):
        skyline.add_random(rng, math.radians(rng.uniform(0, 360)))
    points = np.concatenate(skyline.points) * (0.45, 0.45, 0.6) + (0, 0, STREET)
    styles = {"style": np.concatenate(skyline.styles)}
    mesh_object("towers", points, np.array(skyline.quads), paint=paint, attributes=styles, smooth=False)


def parapet():
    """A low wall with a rail all round, and the house of the stairs."""
    concrete = plain_material("parapet", (0.46, 0.44, 0.41), rough=0.85, specular=0.1)
    steel = plain_material("rail", (0.5, 0.5, 0.5), rough=0.35, metal=1.0)
    for (x, y), (length, turn) in (
        ((0, 12), (56, 0)),
        ((0, -16), (56, 0)),
        ((28, -2), (28, 1.5708)),
        ((-28, -2), (28, 1.5708)),
    ):
        box("parapet", (x, y, 0.45), (length, 0.25, 0.9), concrete, rotation=(0, 0, turn))
        box("rail", (x, y, 1.12), (length, 0.05, 0.05), steel, rotation=(0, 0, turn))
        for share in np.linspace(-0.49, 0.49, 22):
            along = (length * share, 0) if turn == 0 else (0, length * share)
            box("post", (x + along[0], y + along[1], 1.0), (0.04, 0.04, 0.22), steel)
    rounded_box("stairs", (17, 9.6, 1.5), (5, 3.6, 3.0), concrete, bevel=0.02)
    door = plain_material("door", (0.10, 0.12, 0.13), rough=0.5)
    box("door", (16, 7.78, 1.05), (1.0, 0.06, 2.1), door)


def build():
    haze = outdoors.hang_sky("dawn")
    towers(haze)
    parapet()
    ground, tree = material("ground")
    tree.output(outdoors.hazy(tree, tree.surface((0.30, 0.25, 0.20), rough=0.9), haze, 1300.0))
    plane("ground", (0, 0, STREET), (12000, 12000), ground)
    floor = paving()
    floor.location, floor.scale = (0, -2, 0), (56, 28, 1)
    return floor
