"""Tyres, alloy wheels, brake discs and calipers."""

import math

import numpy as np

from shader_nodes import material
from shapes import empty, lathe, mesh_object

CALIPERS = {"shihab": "sport caliper"}


def _through(points, steps=6):
    """A smooth (Catmull-Rom) curve through points of a profile."""
    points = np.array(points)
    last, out = len(points) - 1, []
    for place in np.linspace(0, last, last * steps + 1):
        i = min(int(place), last - 1)
        t = place - i
        a, b, c, d = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, last)]
        square = (2 * a - 5 * b + 4 * c - d) * t * t
        out.append(0.5 * (2 * b + (c - a) * t + square + (3 * b - a - 3 * c + d) * t**3))
    return out


def tyre_profile(rim_radius, radius, half_width):
    """[(radius, y), ...] of a tyre with three grooves, from the inner bead to the outer bead, metres."""
    wall, h = radius - rim_radius, half_width
    side = [(rim_radius - 0.012, -h * 0.80), (rim_radius + 0.006, -h * 0.86)]
    side += [
        (rim_radius + share * wall, -h * bulge)
        for share, bulge in ((0.25, 0.97), (0.5, 1), (0.75, 0.95), (0.9, 0.84))
    ]
    side += [(radius - 0.004, -h * 0.70), (radius, -h * 0.5)]
    high, low = radius, radius - 0.007
    tread = [(high, -0.5), (high, -0.36), (low, -0.34), (low, -0.26), (high, -0.24), (high + 0.001, -0.06)]
    tread += [
        (low, -0.04),
        (low, 0.04),
        (high + 0.001, 0.06),
        (high, 0.24),
        (low, 0.26),
        (low, 0.34),
        (high, 0.36),
        (high, 0.5),
    ]
    other_side = [(r, -y) for r, y in side][::-1]
    return _through(side) + [(r, y * h) for r, y in tread] + _through(other_side)


def _rim_material():
    """Polished faces, dark flanks: the attribute `face` is above zero on the faces."""
    made, tree = material("rim")
    flank = tree.below(tree.math("MULTIPLY", tree.attribute("face"), -1))
    dark = tree.surface((0.022, 0.023, 0.026), rough=0.22, metal=0.6, coat=0.5)
    tree.output(tree.mix(flank, dark, tree.surface((0.60, 0.61, 0.63), rough=0.17, metal=1.0)))
    return made


def caliper_mesh(rim_radius, half_width, behind):
    """A block bent around the disc, in front of or behind the axle; local +y = outside of the car."""
    steps = 18
    angle = np.linspace(-0.42, 0.42, steps) + (math.pi if behind else 0.0)
    inner, outer = rim_radius * 0.52, rim_radius * 0.88
    rings = [
        np.stack([radius * np.cos(angle), np.full(steps, y), radius * np.sin(angle)], 1)
        for y in (half_width * 0.30, half_width * 0.62)
        for radius in (inner, outer)
    ]
    sides = ((0, 2), (2, 3), (3, 1), (1, 0))
    faces = [
        [first * steps + k, first * steps + k + 1, second * steps + k + 1, second * steps + k]
        for k in range(steps - 1)
        for first, second in sides
    ]
    faces += [[0, 2 * steps, 3 * steps, steps], [steps - 1, 2 * steps - 1, 4 * steps - 1, 3 * steps - 1]]
    return np.concatenate(rings), np.array(faces)


def _wheel_parts(build, rim_paint, half_width):
    """(name, points, faces, normals, paint, attributes, smooth) of all that turns; local +y = outside."""
    arrays, rim_radius = build.arrays, build.spec["rim_radius"]
    points, normals = arrays["rim_points"], arrays["rim_normals"]
    rim = np.stack([points[:, 1], points[:, 0] + half_width * 0.88, points[:, 2]], 1)
    rim_normals = np.stack([normals[:, 1], normals[:, 0], normals[:, 2]], 1)
    yield "rim", rim, arrays["rim_faces"][:, ::-1], rim_normals, rim_paint, {"face": arrays["rim_face"]}, True
    tyre, tyre_faces = lathe(tyre_profile(rim_radius, build.spec["tyre_diameter"] / 2, half_width), 144)
    yield "tyre", tyre, tyre_faces, None, build.plain("tyre"), None, True
    disc, disc_faces = lathe([(0.02, 0), (rim_radius * 0.80, 0), (rim_radius * 0.80, 0.02), (0.02, 0.02)], 96)
    yield "disc", disc + [0, half_width * 0.25, 0], disc_faces, None, build.plain("brake disc"), None, False
    inside, inside_faces = lathe(
        [
            (rim_radius - 0.02, -half_width * 0.8),
            (rim_radius - 0.02, half_width * 0.85),
            (0.01, half_width * 0.85),
        ],
        64,
    )
    yield "wheel inside", inside * [1, -1, 1], inside_faces, None, build.plain("wheel well"), None, True


def add_wheels(build):
    """Four wheels; each is turned a little differently, calipers stand between the axles."""
    spec = build.spec
    half_width, radius = spec["tyre_width"] / 2, spec["tyre_diameter"] / 2
    caliper_paint = build.plain("premium caliper" if build.premium else CALIPERS.get(spec["name"], "caliper"))
    parts = list(_wheel_parts(build, _rim_material(), half_width))
    for axle, x in enumerate((0, spec["wheelbase"])):
        for side in (1, -1):
            place = (x, side * (spec["half_width"] - spec["track_inset"] - half_width), radius)
            hub = empty("wheel", build.body)
            hub.location = place
            hub.rotation_euler = (0, 0.35 + axle * 0.5, math.pi if side < 0 else 0)
            for name, points, faces, normals, paint, attributes, smooth in parts:
                mesh_object(name, points, faces, normals, paint, attributes, smooth, parent=hub)
            points, faces = caliper_mesh(spec["rim_radius"], half_width, behind=(axle == 0) == (side > 0))
            caliper = mesh_object(
                "caliper", points, faces, paint=caliper_paint, smooth=False, parent=build.body
            )
            caliper.location = place
            caliper.rotation_euler = (0, 0, math.pi if side < 0 else 0)
