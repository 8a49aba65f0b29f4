"""Pieces of a cabin: dashboard profiles, vents, steering wheel, seats. x = forwards, y = left, z = up; metres."""

import math

import numpy as np
from mathutils import Matrix

from shader_nodes import material
from shapes import empty, extruded_polygon, grid_faces, mesh_object, rounded_box, torus, tube


def swept(name, profile, paint, half_width=0.80, bend=0.14, parent=None):
    """A profile [(x, z), ...] carried across the car; its ends come towards the driver by `bend`."""
    profile = np.array(_rounded(profile))
    across = np.linspace(-half_width, half_width, 60)
    points = np.array(
        [
            [x - bend * (y / half_width) ** 2, y, z - 0.012 * (y / half_width) ** 2]
            for y in across
            for x, z in profile
        ]
    )
    made = mesh_object(name, points, grid_faces(len(across), len(profile)), paint=paint, parent=parent)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(50)
    return made


def _rounded(profile, cuts=3):
    """Corner cutting: a polyline becomes a soft curve with the same ends."""
    points = np.array(profile, float)
    for _ in range(cuts):
        first, second = points[:-1], points[1:]
        inner = np.stack([first * 0.75 + second * 0.25, first * 0.25 + second * 0.75], 1).reshape(-1, 2)
        points = np.concatenate([points[:1], inner, points[-1:]])
    return points


def leather(name, colour, grain=1.0):
    paint, tree = material(name)
    cells = tree.node("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = 320
    tree.link(tree.position(), cells.inputs["Vector"])
    normal = tree.bump(cells.outputs["Distance"], 0.0008 * grain, 0.6)
    tree.output(tree.surface(colour, rough=0.48, specular=0.35, normal=normal))
    return paint


def quilted(name, colour, pitch=0.055):
    """Leather stitched in diamonds."""
    paint, tree = material(name)
    x, y, z = tree.split(tree.position())
    long = tree.math("ADD", x, z)
    folds = []
    for sign in (1, -1):
        slant = tree.math("ADD", tree.math("MULTIPLY", y, sign), tree.math("MULTIPLY", long, 0.7))
        share = tree.math("FRACT", tree.math("DIVIDE", slant, pitch))
        folds.append(tree.math("ABSOLUTE", tree.math("SUBTRACT", share, 0.5)))
    valley = tree.math("SUBTRACT", 0.5, tree.math("MAXIMUM", *folds))
    swell = tree.math("POWER", tree.math("MULTIPLY", valley, 2.0, clamp=True), 0.5)
    tree.output(tree.surface(colour, rough=0.46, specular=0.35, normal=tree.bump(swell, 0.010)))
    return paint


def inlay(name, kind):
    """wood | pearl | metal | weave"""
    paint, tree = material(name)
    x, y, z = tree.split(tree.position())
    if kind == "wood":
        place = tree.node("ShaderNodeCombineXYZ")
        for index, (axis, scale) in enumerate(((x, 9.0), (y, 1.3), (z, 22.0))):
            tree.link(tree.math("MULTIPLY", axis, scale), place.inputs[index])
        grain = tree.noise(2.2, 8, vector=place.outputs[0], roughness=0.6)
        stops = [(0.30, (0.022, 0.010, 0.005)), (0.48, (0.090, 0.044, 0.020)), (0.66, (0.045, 0.021, 0.010))]
        tree.output(tree.surface(tree.ramp(grain, stops), rough=0.24, coat=0.9))
    elif kind == "pearl":
        cloud = tree.noise(7.0, 5, roughness=0.6)
        stops = [(0.32, (0.62, 0.56, 0.60)), (0.50, (0.74, 0.72, 0.66)), (0.68, (0.54, 0.64, 0.66))]
        tree.output(tree.surface(tree.ramp(cloud, stops), rough=0.22, metal=0.35, coat=1.0))
    elif kind == "metal":
        tree.output(tree.surface((0.42, 0.42, 0.43), rough=0.30, metal=1.0))
    else:
        ribs = tree.math(
            "ABSOLUTE", tree.math("SUBTRACT", tree.math("FRACT", tree.math("DIVIDE", y, 0.012)), 0.5)
        )
        tree.output(tree.surface((0.055, 0.058, 0.062), rough=0.4, normal=tree.bump(ribs, 0.004)))
    return paint


def vent(y, z, x, width, dark, metal, height=0.052):
    """A slim air vent: a dark slot with blades in a thin metal frame, facing the driver (-x)."""
    rounded_box("vent", (x, y, z), (0.05, width, height), dark, bevel=0.010)
    for k in range(4):
        blade_z = z + (k - 1.5) * height * 0.21
        rounded_box(
            "blade", (x - 0.026, y, blade_z), (0.020, width * 0.93, 0.0035), metal, 0.0015, (0, 0.25, 0)
        )
    for k in (-0.25, 0.25):
        rounded_box("tab", (x - 0.036, y + k * width, z), (0.012, 0.009, height * 0.5), metal, 0.003)
    for dz in (-height / 2, height / 2):
        rounded_box("frame", (x - 0.026, y, z + dz), (0.008, width + 0.008, 0.005), metal, 0.002)
    for dy in (-width / 2, width / 2):
        rounded_box("frame", (x - 0.026, y + dy, z), (0.008, 0.005, height + 0.005), metal, 0.002)


def steering_wheel(place, tilt, grip, dark, metal):
    """A wheel of 36 cm with a flat-sided hub, three spokes and the emblem: two dune crests in a ring."""
    root = empty("steering")
    root.location, root.rotation_euler = place, (0, tilt, 0)
    torus("grip", 0.178, 0.0155, grip, Matrix.Identity(4), along="x", parent=root, segments=96)
    hub = rounded_box("hub", (0.014, 0, -0.008), (0.05, 0.135, 0.115), dark, bevel=0.022, parent=root)
    hub.data.materials[0] = dark
    for angle, width in ((0.10, 0.034), (math.pi - 0.10, 0.034), (-math.pi / 2, 0.040)):
        y, z = math.cos(angle) * 0.117, math.sin(angle) * 0.117
        spoke = rounded_box("spoke", (0.012, y, z), (0.020, 0.125, width), dark, bevel=0.008, parent=root)
        spoke.rotation_euler = (angle, 0, 0)
        rim = rounded_box(
            "spoke trim", (0.0035, y, z), (0.008, 0.092, width * 0.22), metal, bevel=0.003, parent=root
        )
        rim.rotation_euler = (angle, 0, 0)
    torus("ring", 0.026, 0.0022, metal, Matrix.Translation((-0.012, 0, -0.004)), parent=root)
    turn = Matrix.Translation((-0.012, 0, -0.004)) @ Matrix.Rotation(math.pi, 4, "Z")
    q = np.linspace(-1, 1, 31)
    for crest, lift in ((0.28, 0.002), (-0.20, -0.011)):
        left, right = np.clip((q + 1) / (crest + 1), 0, 1), np.clip((q - crest) / (1 - crest), 0, 1)
        wave = np.where(q < crest, np.sin(left * np.pi / 2) ** 1.6, np.cos(right * np.pi / 2) ** 0.75)
        top = np.c_[q * 0.019, wave * 0.011 + lift]
        low = np.c_[q * 0.019, wave * 0.004 + lift - 0.003][::-1]
        extruded_polygon("crest", np.r_[top, low], 0.003, metal, turn, parent=root)
    for side in (1, -1):
        stalk = [(0.05, side * 0.05, 0.02), (0.05, side * 0.14, 0.045), (0.045, side * 0.20, 0.05)]
        tube("stalk", stalk, 0.008, dark, parent=root)
    return root


def seat(y, cover, sides, base_x=-0.40):
    """The front part of a seat as the camera sees it from behind and between: cushion, bolsters."""
    rounded_box("cushion", (base_x + 0.10, y, 0.44), (0.54, 0.36, 0.16), cover, bevel=0.07)
    for side in (1, -1):
        rounded_box(
            "bolster", (base_x + 0.10, y + side * 0.215, 0.455), (0.56, 0.11, 0.19), sides, bevel=0.05
        )
    rounded_box("nose", (base_x + 0.37, y, 0.445), (0.12, 0.40, 0.15), sides, bevel=0.06)
