"""People in the distance: a man in thobe and ghutra, a woman in abaya, a child. Seen from ten metres and more.

options of a set: people = [(kind, x, y, degrees), ...]; at 0 degrees they look towards -x. Metres.
"""

import math

import numpy as np

from body.implicit import smooth_max, smooth_min
from body.surface_nets import mesh_of
from shader_nodes import material, plain_material
from shapes import empty, mesh_object

GRID = 0.018
HEIGHT = 1.76
# Half width of the robe by height over the ground.
THOBE = ([0.03, 0.5, 0.95, 1.2, 1.40, 1.49], [0.205, 0.185, 0.195, 0.215, 0.215, 0.10])
ABAYA = ([0.02, 0.5, 0.95, 1.2, 1.38, 1.48], [0.29, 0.245, 0.215, 0.215, 0.195, 0.10])
KINDS = {  # size, robe, colour of the robe, colour of the cloth on the head
    "man": (1.0, THOBE, (0.66, 0.65, 0.62), (0.66, 0.65, 0.63)),
    "woman": (0.93, ABAYA, (0.012, 0.012, 0.014), (0.014, 0.014, 0.016)),
    "boy": (0.62, THOBE, (0.62, 0.60, 0.56), None),
}
SKIN, HAIR, BAND = (0.30, 0.165, 0.10), (0.010, 0.008, 0.007), (0.006, 0.006, 0.006)


def _ellipsoid(x, y, z, centre, radii):
    scaled = [(value - middle) / radius for value, middle, radius in zip((x, y, z), centre, radii)]
    return (np.sqrt(sum(value * value for value in scaled) + 1e-9) - 1) * min(radii)


def _capsule(x, y, z, start, end, radius):
    start, along = np.array(start), np.array(end) - np.array(start)
    offsets = (x - start[0], y - start[1], z - start[2])
    share = np.clip(sum(o * a for o, a in zip(offsets, along)) / (along @ along), 0, 1)
    return np.sqrt(sum((o - a * share) ** 2 for o, a in zip(offsets, along)) + 1e-9) - radius


def _robe(profile):
    heights, widths = profile

    def field(x, y, z):
        half = np.interp(z, heights, widths)
        angle = np.arctan2(y, x)
        folds = 0.010 * np.sin(7 * angle + 3 * z) * np.clip(1.1 - z, 0, 1)
        trunk = (np.sqrt((x / 0.64) ** 2 + y * y + 1e-9) - half - folds) * 0.62
        trunk = smooth_max(smooth_max(trunk, 0.03 - z, 0.02), z - 1.49, 0.06)
        for side in (-1, 1):
            upper = _capsule(x, y, z, (0, side * 0.20, 1.39), (0.02, side * 0.255, 1.12), 0.058)
            lower = _capsule(x, y, z, (0.02, side * 0.255, 1.12), (-0.10, side * 0.235, 0.90), 0.052)
            trunk = smooth_min(trunk, smooth_min(upper, lower, 0.04), 0.05)
        return trunk

    return field


def _skin(x, y, z):
    head = _ellipsoid(x, y, z, (-0.012, 0, 1.625), (0.095, 0.077, 0.118))
    head = smooth_min(head, _capsule(x, y, z, (0.01, 0, 1.42), (0, 0, 1.55), 0.052), 0.03)
    for side in (-1, 1):
        hand = _ellipsoid(x, y, z, (-0.115, side * 0.235, 0.855), (0.042, 0.03, 0.065))
        foot = _ellipsoid(x, y, z, (-0.06, side * 0.085, 0.035), (0.13, 0.045, 0.035))
        head = np.minimum(head, np.minimum(hand, foot))
    return head


def _head_cloth(x, y, z):
    """Over the head and down to the shoulders, open in front of the face."""
    top = _ellipsoid(x, y, z, (0.006, 0, 1.645), (0.116, 0.098, 0.128))
    fall = np.interp(z, [1.30, 1.42, 1.52, 1.66], [0.165, 0.150, 0.112, 0.088])
    folds = 0.006 * np.sin(11 * np.arctan2(y, x))
    drape = (np.sqrt((x - 0.035) ** 2 * 1.8 + y * y + 1e-9) - fall - folds) * 0.8
    drape = smooth_max(smooth_max(drape, 1.32 - z + 0.5 * np.maximum(-x, 0), 0.03), z - 1.68, 0.03)
    cloth = smooth_min(top, drape, 0.05)
    face = _ellipsoid(x, y, z, (-0.14, 0, 1.585), (0.105, 0.066, 0.115))
    return smooth_max(cloth, -face, 0.02)


def _hair(x, y, z):
    return smooth_max(_ellipsoid(x, y, z, (0.010, 0, 1.645), (0.104, 0.088, 0.110)), 1.60 - z - 0.5 * x, 0.02)


def _band(x, y, z):
    ring = np.sqrt((x - 0.012) ** 2 * 0.79 + y * y + 1e-9) - 0.100
    return np.sqrt(ring * ring + (z - 1.702 - 0.15 * x) ** 2) - 0.011


def _cloth(name, colour):
    made, tree = material(name)
    tree.output(tree.surface(colour, rough=0.85, specular=0.15, normal=tree.bump(tree.noise(30, 3), 0.004)))
    return made


def _person(kind):
    """(field, paint) of each piece."""
    size, profile, robe, cloth = KINDS[kind]
    yield _robe(profile), _cloth("robe", robe)
    yield _skin, plain_material("skin", SKIN, rough=0.5)
    if cloth:
        yield _head_cloth, _cloth("head cloth", cloth)
    else:
        yield _hair, plain_material("hair", HAIR, rough=0.5)
    if kind == "man":
        yield _band, plain_material("band", BAND, rough=0.7)


def stand(people, ground=lambda x, y: 0.0):
    """Stands them on the ground; ground(x, y) = its height."""
    low, high = (-0.34, -0.36, -0.02), (0.34, 0.36, HEIGHT + 0.06)
    for kind, x, y, degrees in people:
        root = empty(kind)
        root.location, root.rotation_euler = (x, y, float(ground(x, y))), (0, 0, math.radians(degrees))
        root.scale = (KINDS[kind][0],) * 3
        for field, paint in _person(kind):
            points, faces, normals = mesh_of(field, low, high, GRID, rounds=1)
            mesh_object(kind, points, faces, normals, paint=paint, parent=root)
