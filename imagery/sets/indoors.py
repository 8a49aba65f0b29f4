"""What the indoor sets share: polished floors and walls. Metres."""

from shader_nodes import material, plain_material
from shapes import plane, rounded_box


def polished_floor(colour, rough=(0.10, 0.28), specular=0.4, joints=None):
    """A sealed floor with slow changes of gloss; joints = spacing of thin dark lines, or None."""
    paint, tree = material("floor")
    gloss = tree.remap(tree.noise(0.7, 4), 0.35, 0.65, *rough)
    dark = tuple(c * 0.90 for c in colour)
    tone = tree.ramp(tree.noise(0.35, 5), [(0.35, dark), (0.65, colour)])
    shader = tree.surface(tone, rough=gloss, specular=specular)
    if joints:
        x, y, _ = tree.split(tree.position())
        for axis in (x, y):
            place = tree.math("SUBTRACT", tree.math("FRACT", tree.math("DIVIDE", axis, joints)), 0.5)
            line = tree.below(tree.math("ABSOLUTE", place), 0.0004, 0.0012)
            shader = tree.mix(line, shader, tree.surface(tuple(c * 0.35 for c in colour), rough=0.6))
    tree.output(shader)
    return plane("floor", (30, 0, 0), (180, 60), paint)


def slatted_wall(x0, x1, y, height, colour, pitch=0.12):
    """Upright slats along x at depth y, facing -y."""
    slat = plain_material("slat", colour, rough=0.5, specular=0.3)
    back = plain_material("slat_back", tuple(c * 0.25 for c in colour), rough=0.8)
    plane(
        "slat_back", ((x0 + x1) / 2, y + 0.05, height / 2), (x1 - x0, height), back, rotation=(1.5708, 0, 0)
    )
    first = rounded_box("slat", (x0, y, height / 2), (pitch * 0.55, 0.06, height), slat, bevel=0.006)
    repeat = first.modifiers.new("repeat", "ARRAY")
    repeat.use_relative_offset, repeat.use_constant_offset = False, True
    repeat.constant_offset_displace = (pitch, 0, 0)
    repeat.count = int((x1 - x0) / pitch)


def wall(centre, size, colour, rough=0.6, rotation=(1.5708, 0, 0)):
    """A wall or ceiling that is seen and mirrored but neither shades nor bounces light.

    The even light of the surroundings so reaches the whole room: it stands for the light that walls throw back,
    at a fraction of the noise.
    """
    made = plane("wall", centre, size, plain_material("wall", colour, rough=rough, specular=0.2), rotation)
    made.visible_shadow = made.visible_diffuse = False
    return made
