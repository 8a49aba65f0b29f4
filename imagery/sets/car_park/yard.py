"""A walled yard of concrete in the sun."""

from sets import outdoors
from shader_nodes import material, plain_material
from shapes import box, plane, rounded_box

WALL = (0.58, 0.49, 0.37)


def paving(light=1.0):
    """Concrete with joints, stains and painted bay lines; light = how pale it is."""
    paint, tree = material("paving")
    x, y, _ = tree.split(tree.position())
    stains = tree.ramp(
        tree.noise(0.6, 8, roughness=0.62),
        [(0.3, (0.23 * light, 0.215 * light, 0.195 * light)), (0.7, (0.33 * light, 0.31 * light, 0.28 * light))],
    )
    normal = tree.bump(tree.noise(60, 4, roughness=0.7), 0.004, 0.6)
    shader = tree.surface(stains, rough=0.7, specular=0.25, normal=normal)
    for axis in (x, y):
        place = tree.math("SUBTRACT", tree.math("FRACT", tree.math("DIVIDE", axis, 4.0)), 0.5)
        joint = tree.below(tree.math("ABSOLUTE", place), 0.0006, 0.0016)
        shader = tree.mix(joint, shader, tree.surface((0.07, 0.068, 0.065), rough=0.9))
    aside = tree.math("ABSOLUTE", tree.math("SUBTRACT", tree.math("ABSOLUTE", y), 1.75))
    worn = tree.remap(tree.noise(11, 5, roughness=0.7), 0.34, 0.5)
    bay = tree.math(
        "MULTIPLY", tree.below(aside, 0.006, 0.05), tree.below(tree.math("ABSOLUTE", x), 0.01, 3.0)
    )
    shader = tree.mix(tree.math("MULTIPLY", bay, worn), shader, tree.surface((0.60, 0.59, 0.56), rough=0.6))
    tree.output(shader)
    return plane("paving", (0, 0, 0), (240, 240), paint)


def surrounding_wall(colour):
    """A rendered wall with a cap all round, 1.5 to 3 m high, so that no view ends in nothing."""
    render_coat, tree = material("render")
    patches = tree.ramp(tree.noise(0.5, 6), [(0.3, tuple(c * 0.88 for c in colour)), (0.7, colour)])
    tree.output(tree.surface(patches, rough=0.85, specular=0.1, normal=tree.bump(tree.noise(40, 4), 0.004)))
    cap = plain_material("cap", tuple(c * 0.75 for c in colour), rough=0.7)
    dark = plain_material("shutter", (0.10, 0.105, 0.11), rough=0.45)
    for (x, y), (length, turn) in (
        ((0, 11), (70, 0)),
        ((0, -19), (70, 0)),
        ((24, 0), (70, 1.5708)),
        ((-24, 0), (70, 1.5708)),
    ):
        box("wall", (x, y, 1.3), (length, 0.3, 2.6), render_coat, rotation=(0, 0, turn))
        box("cap", (x, y, 2.64), (length, 0.42, 0.09), cap, rotation=(0, 0, turn))
    for k in range(-5, 6):
        rounded_box("pier", (k * 6.0, 10.8, 1.32), (0.5, 0.3, 2.64), render_coat, bevel=0.02)
    box("shutter", (9.0, 10.82, 1.15), (4.6, 0.1, 2.3), dark)


def build():
    outdoors.hang_sky("day")
    surrounding_wall(WALL)
    return paving()
