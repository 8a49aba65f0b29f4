"""The steering wheel with its column, stalks, button pads and the brand's emblem; built upright, then tilted."""

import math
from types import SimpleNamespace

import numpy as np
from mathutils import Matrix

from body.implicit import smooth_max, smooth_min
from car.badges import lulwa_emblem, rimal_emblem
from sets.cabin.sculpt import block, loft, sculpted, stitches
from shader_nodes import plain_material
from shapes import empty, extruded_polygon, rounded_box, text, torus, tube

PLACE, TILT, RADIUS = (0.005, 0.37, 0.878), 0.40, 0.181
TO_DRIVER = Matrix.Rotation(math.pi, 4, "Z")  # lettering faces local +x, the driver sits towards -x


def _rim_radius(angle):
    """Flattened at the bottom; angle 0 = left (y), pi/2 = up."""
    return RADIUS - 0.012 * np.exp(-(((angle + math.pi / 2) / 0.55) ** 2))


def _grip(angle):
    """Half width and half depth of the rim; thicker where the thumbs lie."""
    thumbs = sum(np.exp(-(((angle - a) / 0.17) ** 2)) for a in (math.radians(28), math.radians(152)))
    return 0.0150 + 0.0022 * thumbs, 0.0172 + 0.0020 * thumbs


def _rim_point(angle, turn):
    """A point of the rim's skin; turn 0 = outside, pi/2 = towards the driver, pi = inside."""
    wide, deep = _grip(angle)
    radius = _rim_radius(angle) + wide * np.cos(turn)
    return np.stack([-deep * np.sin(turn) + 0 * angle, radius * np.cos(angle), radius * np.sin(angle)], -1)


def _rim(paints, root):
    angle = np.linspace(-math.pi / 2, 1.5 * math.pi, 241)
    turn = np.linspace(0, 2 * math.pi, 33)
    skin = _rim_point(angle[:, None], turn[None])
    loft("rim", skin, paints.rim, root, angle=60)
    inner = _rim_point(angle, np.full(len(angle), math.pi * 0.90))
    middle = np.array([0, 0, 0])
    for shift, slant in ((-0.0022, 0.6), (0.0022, -0.6)):
        row = inner + np.array([shift, 0, 0])
        place = (middle - row) * np.array([0, 1, 1])
        outward = place[:: max(1, len(place) // 8)].mean(0) + np.array([-0.4, 0, 0])
        _ring_stitches(paints, row, slant, root, outward)
    for at in (math.radians(-27), math.radians(57), math.radians(123), math.radians(207)):
        cut = _rim_point(np.full(33, at), turn)
        centre = cut.mean(0)
        band = np.stack([centre + (cut - centre) * 1.012, centre + (cut - centre) * 1.012], 0)
        tangent = np.array([0, -math.sin(at), math.cos(at)])
        band[0] -= tangent * 0.0009
        band[1] += tangent * 0.0009
        loft("rim joint", band, paints.void, root)


def _ring_stitches(paints, row, slant, root, outward):
    for part in np.array_split(np.arange(len(row)), 24):
        part = np.r_[part, min(part[-1] + 1, len(row) - 1)]
        place = row[part]
        inward = -place.mean(0) * np.array([0, 1, 1])
        inward = inward / np.linalg.norm(inward) + np.array([-0.5, 0, 0])
        stitches("rim thread", place, paints.thread, 0.0060, 0.70, 0.0006, slant, inward, root)


def _body(x, y, z):
    """Hub with spokes: left, right, and a forked one below."""
    hub = block(x, y, z, (0.022, 0, -0.004), (0.030, 0.073, 0.060), 0.05)
    arms = block(
        x, np.abs(y), z - 0.05 * np.abs(y) + 0.012, (0.017, 0.115, 0.008), (0.012, 0.066, 0.026), 0.014
    )
    side = np.abs(y) - 0.034 - 0.12 * (z + 0.12)
    low = np.maximum(
        np.maximum(np.abs(side) - 0.0125, np.abs(x - 0.012) - 0.010), np.maximum(z + 0.02, -0.168 - z)
    )
    body = smooth_min(smooth_min(hub, arms, 0.030), low, 0.022)
    return smooth_max(body, -0.012 - x, 0.006)


def _cover(x, y, z):
    """The soft lid over the air bag: crowned, narrower below."""
    wide = 0.066 + 0.10 * np.clip(z + 0.01, -0.06, 0.03)
    edge = smooth_max(np.abs(y) - wide, np.abs(z + 0.004) - 0.054, 0.05)
    crown = -0.021 + 0.9 * (y * y + (z + 0.004) ** 2) - x
    return smooth_max(smooth_max(edge, crown, 0.012), x - 0.02, 0.004)


def _pads(paints, root):
    """Glossy button fields on both spokes, with raised keys and their marks."""
    for side in (1, -1):
        tilt = side * 0.05
        field = rounded_box(
            "pad", (-0.0005, side * 0.103, 0.004), (0.016, 0.052, 0.040), paints.gloss, 0.006, parent=root
        )
        field.rotation_euler = (tilt, 0, 0)
        torus(
            "pad ring",
            0.0128,
            0.0008,
            paints.metal,
            Matrix.Translation((-0.0088, side * 0.103, 0.004)),
            parent=root,
        )
        rounded_box(
            "key", (-0.0092, side * 0.103, 0.004), (0.004, 0.019, 0.019), paints.plastic, 0.0045, parent=root
        )
        words = ("+", "–", "‹", "›") if side > 0 else ("+", "–", "○", "□")
        for word, dy, dz in zip(words, (0, 0, 0.0185, -0.0185), (0.0155, -0.0155, 0, 0)):
            placing = Matrix.Translation((-0.0087, side * 0.103 + dy, 0.004 + dz)) @ TO_DRIVER
            text(word, 0.0085, placing, paints.mark, 0.0001, parent=root)


def _emblem(root, premium):
    """The brand's emblem, turned to the driver."""
    finishes = {
        "gloss black": plain_material("emblem ground", (0.006, 0.006, 0.007), rough=0.15),
        "chrome": plain_material("emblem chrome", (0.75, 0.75, 0.76), rough=0.12, metal=1.0),
        "satin silver": plain_material("emblem silver", (0.66, 0.66, 0.67), rough=0.26, metal=1.0),
        "pearl": plain_material("emblem pearl", (0.62, 0.59, 0.57), rough=0.2, coat=1.0),
    }
    holder = empty("emblem", root)
    build = SimpleNamespace(plain=finishes.__getitem__, body=holder)
    (lulwa_emblem if premium else rimal_emblem)(build, (0, 0, 0, -1, 0, 0.0), 0.0265)
    holder.location, holder.scale = (-0.0205, 0, -0.003), (0.55, 1, 1)


def _column(paints, root):
    shroud = lambda x, y, z: block(x, y, z, (0.16, 0, -0.02 - 0.10 * (x - 0.1)), (0.13, 0.062, 0.062), 0.06)
    sculpted("column", shroud, (0.01, -0.09, -0.13), (0.32, 0.09, 0.08), 0.006, paints.plastic, parent=root)
    for side in (1, -1):
        line = [(0.085, side * 0.05, 0.0), (0.080, side * 0.12, 0.020), (0.068, side * 0.175, 0.032)]
        tube("stalk", line, 0.0078, paints.dark, root)
        rounded_box(
            "stalk end",
            (0.066, side * 0.186, 0.0345),
            (0.019, 0.036, 0.021),
            paints.plastic,
            0.007,
            parent=root,
        )
        rounded_box(
            "stalk ring",
            (0.068, side * 0.166, 0.0300),
            (0.0195, 0.003, 0.0195),
            paints.metal,
            0.0012,
            parent=root,
        )


def add_wheel(paints, premium):
    root = empty("steering")
    root.location, root.rotation_euler = PLACE, (0, TILT, 0)
    _rim(paints, root)
    sculpted("spokes", _body, (-0.03, -0.20, -0.19), (0.08, 0.20, 0.09), 0.0038, paints.dark, parent=root)
    sculpted("air bag", _cover, (-0.04, -0.09, -0.075), (0.03, 0.09, 0.065), 0.003, paints.rim, parent=root)
    for side in (1, -1):
        outline = [
            (side * 0.0365, -0.066),
            (side * 0.0285, -0.150),
            (side * 0.0345, -0.152),
            (side * 0.0435, -0.066),
        ]
        extruded_polygon(
            "spoke metal",
            np.array(outline),
            0.003,
            paints.metal,
            Matrix.Translation((-0.0005, 0, 0)),
            parent=root,
        )
    _pads(paints, root)
    _emblem(root, premium)
    _column(paints, root)
