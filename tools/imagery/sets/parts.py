"""Service parts for still lifes, without any lettering. Metres; each maker returns nothing and stands its part up."""

import math

import bpy
import numpy as np
from mathutils import Matrix

from shader_nodes import material, plain_material
from shapes import box, rounded_box, turned


def cast_iron():
    """Turned metal: fine concentric grooves show as a soft streak of light."""
    paint, tree = material("disc")
    tree.output(
        tree.surface((0.50, 0.50, 0.51), rough=0.22, metal=1.0, normal=tree.bump(tree.noise(160, 2), 0.0004))
    )
    return paint


def brake_disc(location, rotation, radius=0.165):
    """A vented disc with its hat and five bolt holes, axis along local y."""
    iron, dark = cast_iron(), plain_material("coating", (0.06, 0.062, 0.065), rough=0.45, metal=0.6)
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


def caliper(location, rotation, paint):
    """A caliper bridge with two pistons' bulges over a disc of the same placing."""
    placing = Matrix.Translation(location) @ _rotation(rotation)
    for offset, size in (
        ((0.118, 0.050, 0), (0.075, 0.036, 0.17)),
        ((0.118, -0.050, 0), (0.075, 0.036, 0.17)),
    ):
        part = rounded_box("caliper", (0, 0, 0), size, paint, bevel=0.016)
        part.matrix_world = placing @ Matrix.Translation(offset)
    bridge = rounded_box("bridge", (0, 0, 0), (0.030, 0.13, 0.15), paint, bevel=0.012)
    bridge.matrix_world = placing @ Matrix.Translation((0.168, 0, 0))
    for z in (-0.045, 0.045):
        bulge = rounded_box("piston", (0, 0, 0), (0.058, 0.024, 0.058), paint, bevel=0.011)
        bulge.matrix_world = placing @ Matrix.Translation((0.115, 0.070, z))


def brake_pads(location):
    """Two pads, one leaning on the other."""
    steel = plain_material("backing", (0.03, 0.031, 0.033), rough=0.45, metal=0.5)
    lining, tree = material("lining")
    tree.output(tree.surface((0.085, 0.078, 0.072), rough=0.85, normal=tree.bump(tree.noise(420, 3), 0.001)))
    x, y, _ = location
    for place, turn in (((x, y, 0.008), (0, 0, 0.35)), ((x + 0.02, y + 0.055, 0.036), (-0.95, 0, 0.25))):
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
    upright = (math.pi / 2, 0, 0)
    turned("base", [(0.001, 0), (0.036, 0), (0.038, 0.004), (0.038, 0.010)], dark, location, upright)
    body = [(0.040, 0.010), (0.041, 0.014), (0.041, 0.082), (0.038, 0.092), (0.030, 0.097), (0.001, 0.098)]
    turned("can", body, can, location, upright)
    turned("band", [(0.0414, 0.030), (0.0414, 0.044)], accent, location, upright)


def oil_bottle(location, turn=0.25):
    """A one-litre bottle with a waist, a grip and a cap; a coloured band instead of a label."""
    plastic = plain_material("bottle", (0.035, 0.045, 0.055), rough=0.32, coat=0.4)
    accent = plain_material("band", (0.30, 0.115, 0.04), rough=0.35, coat=0.4)
    x, y, _ = location
    turned_by = (0, 0, turn)
    rounded_box("bottle", (x, y, 0.10), (0.115, 0.070, 0.20), plastic, bevel=0.024, rotation=turned_by)
    shoulder = rounded_box("shoulder", (x, y, 0.205), (0.085, 0.060, 0.060), plastic, bevel=0.026)
    shoulder.rotation_euler = turned_by
    rounded_box("band", (x, y, 0.095), (0.1165, 0.0715, 0.055), accent, bevel=0.024, rotation=turned_by)
    neck = [(0.019, 0), (0.019, 0.020), (0.024, 0.021), (0.025, 0.046), (0.022, 0.049), (0.001, 0.049)]
    turned("cap", neck, accent, (x, y, 0.230), (math.pi / 2, 0, 0))


def battery(location, turn=-0.3):
    """A starter battery: ribbed case, lid with a handle, two terminals with caps."""
    case = plain_material("case", (0.016, 0.017, 0.019), rough=0.42)
    lid = plain_material("lid", (0.040, 0.052, 0.062), rough=0.35)
    lead = plain_material("lead", (0.45, 0.45, 0.46), rough=0.35, metal=1.0)
    red, blue = (plain_material("pole", c, rough=0.35) for c in ((0.45, 0.02, 0.015), (0.02, 0.05, 0.16)))
    placing = Matrix.Translation(location) @ Matrix.Rotation(turn, 4, "Z")

    def stand(name, centre, size, paint, bevel=0.006):
        made = rounded_box(name, (0, 0, 0), size, paint, bevel=bevel)
        made.matrix_world = placing @ Matrix.Translation(centre)

    stand("case", (0, 0, 0.075), (0.270, 0.170, 0.150), case)
    for k in np.linspace(-0.12, 0.12, 13):
        stand("rib", (k, -0.0855, 0.075), (0.007, 0.006, 0.125), case, 0.002)
    stand("foot", (0, 0, 0.010), (0.280, 0.180, 0.020), case)
    stand("lid", (0, 0, 0.164), (0.278, 0.176, 0.032), lid, 0.008)
    stand("deck", (0, 0.02, 0.184), (0.250, 0.100, 0.014), lid, 0.005)
    stand("handle", (0, -0.060, 0.186), (0.200, 0.020, 0.012), case, 0.005)
    for x, paint in ((-0.105, red), (0.105, blue)):
        _cylinder(
            lead,
            0.009,
            0.022,
            placing @ Matrix.Translation((x, 0.052, 0.199)) @ Matrix.Rotation(1.5708, 4, "X"),
        )
        stand("cap", (x, 0.052, 0.192), (0.034, 0.034, 0.012), paint, 0.005)


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
