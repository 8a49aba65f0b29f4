"""Service parts for still lifes, without any lettering. Metres; each maker returns nothing and stands its part up."""

import math

import bpy
import numpy as np
from mathutils import Matrix

from shader_nodes import material, plain_material
from shapes import box, extruded_polygon, lathe, mesh_object, rounded_box, turned

UPRIGHT = (math.pi / 2, 0, 0)  # stands what was turned about y


def turned_iron():
    """Turned metal: the grooves of the lathe pull the light into two fans."""
    paint, tree = material("disc")
    shader = tree.surface((0.46, 0.46, 0.47), rough=0.30, metal=1.0)
    tangent = tree.node("ShaderNodeTangent", direction_type="RADIAL", axis="Y")
    shader.node.inputs["Anisotropic"].default_value = 0.85
    tree.link(tangent.outputs[0], shader.node.inputs["Tangent"])
    tree.output(shader)
    return paint


def brake_disc(location, rotation, radius=0.165):
    """A vented disc with its hat and five bolt holes, axis along local y."""
    iron, dark = turned_iron(), plain_material("coating", (0.06, 0.062, 0.065), rough=0.45, metal=0.6)
    hat, half = radius * 0.52, 0.014
    face = [(hat, half), (radius, half), (radius, half - 0.008), (radius - 0.012, half - 0.008)]
    face += [(radius - 0.012, -half + 0.008), (radius, -half + 0.008), (radius, -half), (hat, -half)]
    top = [(0.032, 0.052), (0.036, 0.055), (hat - 0.010, 0.055), (hat - 0.002, 0.049), (hat, half)]
    turned("disc", face, iron, location, rotation)
    turned("hat", top, dark, location, rotation)
    turned("bore", [(0.032, 0.052), (0.032, -half)], dark, location, rotation)
    placing = Matrix.Translation(location) @ _rotation(rotation)
    hole = plain_material("hole", (0.004, 0.004, 0.004), rough=0.9)
    for k in range(5):
        angle = k * 2 * math.pi / 5
        centre = (math.cos(angle) * 0.054, 0.0552, math.sin(angle) * 0.054)
        _cylinder(hole, 0.0075, 0.002, placing @ Matrix.Translation(centre))
    for k in range(24):
        angle, reach = k * 2 * math.pi / 24, hat + (radius - hat) * (0.28 + 0.22 * (k % 3))
        centre = (math.cos(angle) * reach, half, math.sin(angle) * reach)
        _cylinder(hole, 0.0042, 0.0012, placing @ Matrix.Translation(centre))


def _rotation(angles):
    turn = Matrix.Identity(4)
    for axis, angle in zip("XYZ", angles):
        turn = Matrix.Rotation(angle, 4, axis) @ turn
    return turn


def _cylinder(paint, radius, height, placing):
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=height, vertices=24)
    made = bpy.context.object
    made.data.transform(Matrix.Rotation(math.pi / 2, 4, "X"))
    made.data.materials.append(paint)
    made.matrix_world = placing


def _sector(inner, outer, half_angle, steps=24):
    """The outline of a piece of a ring about the origin, opening towards +y."""
    angle = np.linspace(-half_angle, half_angle, steps)
    outside = np.c_[np.cos(angle), np.sin(angle)] * outer
    return np.r_[outside, (np.c_[np.cos(angle), np.sin(angle)] * inner)[::-1]]


def caliper(location, rotation, paint, turn=0.5):
    """A fixed caliper of four pistons around a disc of the same placing; turn = its place on the disc, radians."""
    placing = Matrix.Translation(location) @ _rotation(rotation) @ Matrix.Rotation(-turn, 4, "Y")
    # Outlines lie in the local y-z plane of extruded_polygon: its x becomes the axle, y and z the disc's plane.
    upright = Matrix(((0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
    steel = plain_material("bolt", (0.55, 0.55, 0.56), rough=0.25, metal=1.0)
    pieces = [(0.088, 0.172, 0.62, 0.040, 0.022), (0.088, 0.172, 0.62, 0.040, -0.062)]
    pieces += [(0.170, 0.186, 0.66, 0.128, -0.064), (0.152, 0.190, 0.20, 0.136, -0.068)]
    for inner, outer, half, depth, front in pieces:
        made = extruded_polygon(
            "caliper", _sector(inner, outer, half), depth, paint, placing @ upright, front
        )
        edge = made.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = 0.007, 4, "ANGLE", 0.6
        made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.9
        for face in made.data.polygons:
            face.use_smooth = True
    for angle in (-0.34, 0.34):
        centre = (math.cos(angle) * 0.130, 0.062, math.sin(angle) * 0.130)
        cover = [(0.001, 0.010), (0.026, 0.010), (0.030, 0.006), (0.031, 0.0), (0.031, -0.01)]
        bulge = turned("piston", cover, paint)
        bulge.matrix_world = placing @ Matrix.Translation(centre)
    for angle in (-0.56, 0.56):
        centre = (math.cos(angle) * 0.150, 0.064, math.sin(angle) * 0.150)
        _cylinder(steel, 0.008, 0.010, placing @ Matrix.Translation(centre))


def brake_pads(location):
    """Two pads, one leaning on the other."""
    steel = plain_material("backing", (0.03, 0.031, 0.033), rough=0.45, metal=0.5)
    lining, tree = material("lining")
    tree.output(tree.surface((0.085, 0.078, 0.072), rough=0.85, normal=tree.bump(tree.noise(420, 3), 0.001)))
    x, y, _ = location
    for place, turn in (((x, y, 0.008), (0, 0, 0.35)), ((x + 0.02, y + 0.055, 0.028), (-0.95, 0, 0.25))):
        placing = Matrix.Translation(place) @ _rotation(turn)
        back = rounded_box("backing", (0, 0, 0), (0.145, 0.062, 0.006), steel, bevel=0.003)
        back.matrix_world = placing
        for side in (-0.033, 0.033):
            pad = rounded_box("lining", (0, 0, 0), (0.060, 0.052, 0.013), lining, bevel=0.003)
            pad.matrix_world = placing @ Matrix.Translation((side, 0, 0.009))


def oil_filter(location):
    """A spin-on filter: enamelled can with flutes at its end, on its gasket."""
    can = plain_material("can", (0.86, 0.84, 0.80), rough=0.22, coat=0.8)
    dark = plain_material("gasket", (0.01, 0.01, 0.01), rough=0.6)
    accent = plain_material("accent", (0.30, 0.115, 0.04), rough=0.3, coat=0.8)
    turned("base", [(0.001, 0), (0.036, 0), (0.039, 0.004), (0.039, 0.010)], dark, location, UPRIGHT)
    body = [(0.0392, 0.010), (0.041, 0.0125), (0.041, 0.014), (0.041, 0.066), (0.041, 0.068)]
    body += [
        (0.0405, 0.070),
        (0.0395, 0.086),
        (0.038, 0.091),
        (0.034, 0.094),
        (0.028, 0.0945),
        (0.026, 0.0925),
    ]
    points, quads = lathe(body + [(0.001, 0.0925)], 240)
    radius = np.hypot(points[:, 0], points[:, 2])
    flute = np.abs(np.sin(np.arctan2(points[:, 2], points[:, 0]) * 8)) ** 0.6
    depth = np.where((points[:, 1] > 0.069) & (radius > 0.033), 0.93 + 0.07 * flute, 1.0)
    points[:, 0] *= depth
    points[:, 2] *= depth
    made = mesh_object("can", points, quads, paint=can)
    made.location, made.rotation_euler = location, UPRIGHT
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.5
    turned(
        "band",
        [(0.0413, 0.026), (0.0414, 0.0262), (0.0414, 0.0398), (0.0413, 0.04)],
        accent,
        location,
        UPRIGHT,
    )


def _loft(name, levels, paint, placing, power=4.5, around=96):
    """A body of rounded rectangles one over the other: levels = [(z, half width, half depth), ...]."""
    angle = np.linspace(0, 2 * np.pi, around, endpoint=False)
    c, s = np.cos(angle), np.sin(angle)
    reach = (np.abs(c) ** power + np.abs(s) ** power) ** (-1 / power)
    rings = [np.c_[c * reach * w, s * reach * d, np.full(around, z)] for z, w, d in levels]
    points = np.concatenate([*rings, [[0, 0, levels[-1][0]]]])
    i, j = np.meshgrid(np.arange(len(levels) - 1), np.arange(around), indexing="ij")
    first, following = i * around + j, i * around + (j + 1) % around
    quads = np.stack([first, following, following + around, first + around], -1).reshape(-1, 4)
    last, k = (len(levels) - 1) * around, np.arange(around)
    lid = np.stack([last + k, last + (k + 1) % around, np.full(around, len(points) - 1)], 1)
    lid = np.c_[lid, lid[:, 2]]
    made = mesh_object(name, points, np.concatenate([quads, lid]), paint=paint)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, 0.6
    made.matrix_world = placing


def oil_bottle(location, turn=0.25):
    """A one-litre bottle with sloping shoulders, a sunken panel with a coloured band, and a ribbed cap."""
    plastic = plain_material("bottle", (0.030, 0.042, 0.054), rough=0.28, coat=0.5)
    accent = plain_material("band", (0.30, 0.115, 0.04), rough=0.35, coat=0.4)
    placing = Matrix.Translation(location) @ Matrix.Rotation(turn, 4, "Z")
    levels = [(0.0, 0.048, 0.027), (0.002, 0.053, 0.032), (0.008, 0.0565, 0.035), (0.030, 0.0570, 0.0355)]
    levels += [
        (0.034, 0.0555, 0.034),
        (0.142, 0.0555, 0.034),
        (0.146, 0.0570, 0.0355),
        (0.160, 0.0565, 0.035),
    ]
    levels += [(0.178, 0.051, 0.033), (0.196, 0.039, 0.029), (0.209, 0.028, 0.024), (0.216, 0.0235, 0.0225)]
    _loft("bottle", levels, plastic, placing)
    _loft("band", [(z, 0.0558, 0.0343) for z in (0.060, 0.061, 0.099, 0.100)], accent, placing)
    ring = [(0.021, 0.212), (0.021, 0.224), (0.027, 0.225), (0.027, 0.230), (0.021, 0.231)]
    turned("neck", ring, plastic, location, UPRIGHT)
    points, quads = lathe(
        [(0.0235, 0.232), (0.0245, 0.234), (0.0245, 0.262), (0.022, 0.265), (0.001, 0.265)], 240
    )
    ribs = 1 + 0.016 * np.sign(np.sin(np.arctan2(points[:, 2], points[:, 0]) * 30))
    points[:, 0] *= ribs
    points[:, 2] *= ribs
    cap = mesh_object("cap", points, quads, paint=accent, smooth=False)
    cap.location, cap.rotation_euler = location, UPRIGHT


def slab(centre, size, turn=0.0):
    """A block of pale stone to stand things on."""
    stone, tree = material("slab")
    veins = tree.noise(5.0, 8, roughness=0.62)
    tone = tree.ramp(veins, [(0.35, (0.46, 0.40, 0.32)), (0.6, (0.60, 0.54, 0.45))])
    pores = tree.bump(tree.noise(140, 3), 0.0010, 0.5)
    tree.output(tree.surface(tone, rough=0.62, specular=0.25, normal=pores))
    rounded_box("slab", centre, size, stone, bevel=0.004, rotation=(0, 0, turn))


def asphalt(size=30):
    paint, tree = material("asphalt")
    stones = tree.node("ShaderNodeTexVoronoi")
    stones.inputs["Scale"].default_value = 110
    tree.link(tree.position(), stones.inputs["Vector"])
    shade = tree.remap(tree.split(stones.outputs["Color"])[0], 0, 1, 0.035, 0.12)
    colour = tree.node("ShaderNodeCombineXYZ")
    for index, warm in enumerate((1.0, 0.97, 0.92)):
        tree.link(tree.math("MULTIPLY", shade, warm), colour.inputs[index])
    normal = tree.bump(stones.outputs["Distance"], 0.006, 0.8)
    tree.output(tree.surface(colour.outputs[0], rough=0.75, specular=0.3, normal=normal))
    return box("asphalt", (0, 0, -0.05), (size, size, 0.1), paint)
