"""Tyres, alloy wheels, brake discs and calipers."""

import math

import numpy as np

from shader_nodes import material
from shapes import empty, lathe, mesh_object, text_mesh

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


def _tyre_material(radius, half_width):
    """Rubber with cross cuts in the tread; local y = across the wheel."""
    made, tree = material("tyre")
    x, y, z = tree.split(tree.node("ShaderNodeTexCoord").outputs["Object"])
    angle = tree.math("ARCTAN2", z, x)
    from_middle = tree.math("ABSOLUTE", y)
    turn = tree.math("ADD", tree.math("MULTIPLY", angle, 64 / (2 * math.pi)), tree.math("MULTIPLY", from_middle, 9.0))
    cut = tree.below(tree.math("ABSOLUTE", tree.math("SUBTRACT", tree.math("FRACT", turn), 0.5)), 0.03, 0.10)
    far = tree.math("SQRT", tree.math("ADD", tree.math("MULTIPLY", x, x), tree.math("MULTIPLY", z, z)))
    tread = tree.below(tree.math("SUBTRACT", radius - 0.012, far), 0.002)
    ribs = tree.math("FRACT", tree.math("MULTIPLY", far, 1 / 0.009))
    on_wall = tree.math("SUBTRACT", 1, tree.below(tree.math("SUBTRACT", half_width * 0.86, from_middle), 0.002))
    wall = tree.math("MULTIPLY", tree.math("MULTIPLY", ribs, on_wall), 0.12)
    height = tree.math("SUBTRACT", wall, tree.math("MULTIPLY", cut, tread))
    groove = tree.math("MULTIPLY", tree.below(tree.math("SUBTRACT", far, radius - 0.003), 0.0015), tread)
    rubber = tree.surface((0.022, 0.022, 0.023), rough=0.58, specular=0.4, normal=tree.bump(height, 0.004))
    tree.output(tree.mix(groove, rubber, tree.surface((0.004, 0.004, 0.004), rough=0.9, specular=0.1)))
    return made


def _disc_material(rim_radius):
    """A brake disc with drilled rings and turning marks."""
    made, tree = material("brake disc")
    x, _, z = tree.split(tree.node("ShaderNodeTexCoord").outputs["Object"])
    far = tree.math("SQRT", tree.math("ADD", tree.math("MULTIPLY", x, x), tree.math("MULTIPLY", z, z)))
    angle = tree.math("DIVIDE", tree.math("ARCTAN2", z, x), 2 * math.pi)
    row = tree.math("DIVIDE", far, rim_radius * 0.09)
    turn = tree.math("ADD", tree.math("MULTIPLY", angle, 30), tree.math("MULTIPLY", tree.math("FLOOR", row), 0.37))

    def from_middle(value, scale):
        return tree.math("MULTIPLY", tree.math("SUBTRACT", tree.math("FRACT", value), 0.5), scale)

    along, out = from_middle(turn, 2.2), from_middle(row, 1.0)
    hole = tree.math("SQRT", tree.math("ADD", tree.math("MULTIPLY", along, along), tree.math("MULTIPLY", out, out)))
    within = tree.below(tree.math("SUBTRACT", rim_radius * 0.45, far), 0.002)
    share = tree.math("MULTIPLY", tree.below(hole, 0.03, 0.20), within)
    marks = tree.bump(tree.noise(900, 1, vector=_round(tree, far)), 0.0004)
    steel = tree.surface((0.30, 0.295, 0.29), rough=0.32, metal=1.0, normal=marks)
    tree.output(tree.mix(share, steel, tree.surface((0.006, 0.006, 0.006), rough=0.7)))
    return made


def _round(tree, far):
    """A vector that changes with the distance from the axle alone."""
    made = tree.node("ShaderNodeCombineXYZ")
    tree.link(far, made.inputs[0])
    return made.outputs[0]


def _lettering(build, rim_radius, radius, y):
    """The maker and the size, raised on the outer wall: letters bent around the axle."""
    width = round(build.spec["tyre_width"] * 1000 / 5) * 5
    inches = round(rim_radius * 2 / 0.0254)
    share = round((radius - rim_radius) / build.spec["tyre_width"] * 100 / 5) * 5
    middle, parts, faces, count = rim_radius + (radius - rim_radius) * 0.56, [], [], 0
    for words, start in (("SAHRA GT", 0.5), (f"{width}/{share} R{inches}", 0.0), ("SAHRA GT", -0.5)):
        flat, triangles = text_mesh(words, (radius - rim_radius) * 0.30)
        angle = start * math.pi + flat[:, 0] / middle + math.pi / 2  # read from outside
        far = middle + flat[:, 1]
        wall = np.full(len(flat), y) - 0.35 * (flat[:, 1] / (radius - rim_radius)) ** 2 * 0.02
        parts.append(np.stack([far * np.cos(angle), wall, far * np.sin(angle)], 1))
        faces.append(triangles + count)
        count += len(flat)
    return np.concatenate(parts), np.concatenate(faces)


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
    yield "tyre", tyre, tyre_faces, None, _tyre_material(build.spec["tyre_diameter"] / 2, half_width), None, True
    letters, letter_faces = _lettering(build, rim_radius, build.spec["tyre_diameter"] / 2, half_width + 0.0006)
    yield "tyre lettering", letters, letter_faces, None, build.plain("tyre lettering"), None, False
    disc, disc_faces = lathe([(0.02, 0), (rim_radius * 0.80, 0), (rim_radius * 0.80, 0.02), (0.02, 0.02)], 96)
    yield "disc", disc + [0, half_width * 0.25, 0], disc_faces, None, _disc_material(rim_radius), None, False
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
    """Four wheels, each turned a little differently, calipers between the axles; returns what steering turns."""
    spec = build.spec
    half_width, radius = spec["tyre_width"] / 2, spec["tyre_diameter"] / 2
    caliper_paint = build.plain("premium caliper" if build.premium else CALIPERS.get(spec["name"], "caliper"))
    parts, steered = list(_wheel_parts(build, _rim_material(), half_width)), []
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
            if axle == 0:
                steered += [hub, caliper]
    return steered
