"""What a cabin is made of: one set of materials for a trim."""

from shader_nodes import glowing_material, material, plain_material
from tone import PAINTS


def _pebbles(tree, scale):
    """Height of a grained skin: rounded cells with fine creases."""
    cells = tree.node("ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE")
    cells.inputs["Scale"].default_value = scale
    place = tree.node("ShaderNodeVectorMath", operation="ADD")
    wander = tree.node("ShaderNodeTexNoise")
    wander.inputs["Scale"].default_value = 160
    tree.link(tree.position(), wander.inputs["Vector"])
    spread = tree.node("ShaderNodeVectorMath", operation="SCALE")
    spread.inputs["Scale"].default_value = 0.0022
    tree.link(wander.outputs["Color"], spread.inputs[0])
    tree.link(tree.position(), place.inputs[0])
    tree.link(spread.outputs[0], place.inputs[1])
    tree.link(place.outputs[0], cells.inputs["Vector"])
    return tree.remap(cells.outputs["Distance"], 0.0, 0.22)


def _hide(tree, colour, rough, grain, scale, dots=None):
    """A surface of leather: pebbles, soft folds, uneven sheen; dots = holes (1 = hole)."""
    height = tree.math("MULTIPLY", _pebbles(tree, scale), 0.00035 * grain)
    folds = tree.math("MULTIPLY", tree.noise(42, 3, roughness=0.55), 0.0016 * grain)
    height = tree.math("ADD", height, folds)
    patches = tree.noise(9, 4)
    light, dark = tuple(c * 1.07 for c in colour), tuple(c * 0.90 for c in colour)
    tone = tree.ramp(patches, [(0.34, dark), (0.66, light)])
    shine = tree.remap(patches, 0.3, 0.7, rough - 0.04, rough + 0.05)
    if dots is not None:
        hole = tree.node("ShaderNodeMixRGB")
        tree.link(dots, hole.inputs[0])
        tree.link(tone, hole.inputs[1])
        hole.inputs[2].default_value = (*(c * 0.10 for c in colour), 1)
        tone = hole.outputs[0]
        height = tree.math("SUBTRACT", height, tree.math("MULTIPLY", dots, 0.0006))
    return tree.surface(tone, rough=shine, specular=0.36, normal=tree.bump(height, 1.0, 0.75))


def leather(name, colour, rough=0.44, grain=1.0, scale=620):
    paint, tree = material(name)
    tree.output(_hide(tree, colour, rough, grain, scale))
    return paint


def _weave(tree, colour, pitch=0.0021, u=None, v=None):
    """Knitted cloth: crossing ribs and threads of uneven tone."""
    if u is None:
        x, y, z = tree.split(tree.position())
        u, v = y, tree.math("ADD", x, z)
    ribs = [tree.math("SINE", tree.math("MULTIPLY", axis, 6.2832 / pitch)) for axis in (u, v)]
    height = tree.math("MULTIPLY", tree.math("MULTIPLY", *ribs), 0.0004)
    flecks = tree.noise(700, 2, roughness=0.7)
    tone = tree.ramp(
        flecks, [(0.30, tuple(c * 0.62 for c in colour)), (0.70, tuple(min(c * 1.22, 0.65) for c in colour))]
    )
    return tree.surface(tone, rough=0.85, specular=0.18, normal=tree.bump(height, 1.0, 0.8))


def cloth(name, colour):
    paint, tree = material(name)
    tree.output(_weave(tree, colour))
    return paint


def _holes(tree, pitch=0.0062, radius=0.00075):
    u, v = tree.attribute("across"), tree.attribute("along")
    parts = [tree.math("SUBTRACT", tree.math("FRACT", tree.math("DIVIDE", a, pitch)), 0.5) for a in (u, v)]
    reach = tree.math("SQRT", tree.math("ADD", *[tree.math("MULTIPLY", p, p) for p in parts]))
    return tree.below(reach, 0.03, radius / pitch)


def seat_cover(name, trim):
    """Sides and insert of a seat; vertex numbers: insert (metres inside its edge), across, along (metres)."""
    paint, tree = material(name)
    sides = _hide(tree, trim.seat, 0.43, 1.0, 620)
    if trim.cover == "cloth":
        middle = _weave(tree, trim.insert, 0.0034, tree.attribute("across"), tree.attribute("along"))
    else:
        middle = _hide(tree, trim.insert, 0.46, 0.9, 620, _holes(tree))
    tree.output(tree.mix(tree.remap(tree.attribute("insert"), -0.0005, 0.0005), sides, middle))
    return paint


def _veneer(tree, stops, stretch, coat, rough):
    x, y, z = tree.split(tree.position())
    place = tree.node("ShaderNodeCombineXYZ")
    for index, (axis, scale) in enumerate(zip((x, y, z), stretch)):
        tree.link(tree.math("MULTIPLY", axis, scale), place.inputs[index])
    bands = tree.noise(1.6, 9, vector=place.outputs[0], roughness=0.62)
    pores_at = tree.node("ShaderNodeCombineXYZ")
    for index, (axis, scale) in enumerate(((x, 900), (y, 34), (z, 900))):
        tree.link(tree.math("MULTIPLY", axis, scale), pores_at.inputs[index])
    pores = tree.noise(1.0, 2, vector=pores_at.outputs[0])
    tone = tree.ramp(
        tree.math("ADD", bands, tree.math("MULTIPLY", tree.math("SUBTRACT", pores, 0.5), 0.16)), stops
    )
    height = tree.math("MULTIPLY", tree.remap(pores, 0.36, 0.46), 0.00025)
    return tree.surface(
        tone, rough=rough, coat=coat, specular=0.4, normal=tree.bump(height, 1.0, 0.5), coat_rough=0.08
    )


def inlay(name, kind):
    """wood (open-pored walnut) | ash (grey ash with a breath of shell) | metal (brushed) | weave (technical cloth)"""
    paint, tree = material(name)
    if kind == "wood":
        stops = [
            (0.28, (0.018, 0.0085, 0.0048)),
            (0.45, (0.078, 0.041, 0.022)),
            (0.56, (0.046, 0.0225, 0.0115)),
            (0.70, (0.105, 0.060, 0.034)),
        ]
        tree.output(_veneer(tree, stops, (14, 1.7, 30), 0.25, 0.36))
    elif kind == "ash":
        stops = [
            (0.30, (0.075, 0.068, 0.062)),
            (0.47, (0.20, 0.185, 0.17)),
            (0.55, (0.115, 0.105, 0.098)),
            (0.70, (0.27, 0.255, 0.24)),
        ]
        tree.output(_veneer(tree, stops, (16, 1.4, 34), 0.5, 0.32))
    elif kind == "metal":
        place = tree.node("ShaderNodeCombineXYZ")
        for index, (axis, scale) in enumerate(zip(tree.split(tree.position()), (1800, 14, 1800))):
            tree.link(tree.math("MULTIPLY", axis, scale), place.inputs[index])
        lines = tree.noise(1.0, 2, vector=place.outputs[0])
        rough = tree.remap(lines, 0.3, 0.7, 0.24, 0.40)
        tree.output(
            tree.surface((0.40, 0.40, 0.405), rough=rough, metal=1.0, normal=tree.bump(lines, 0.0001, 0.4))
        )
    else:
        _, y, z = tree.split(tree.position())
        slants = [
            tree.math("ADD", tree.math("MULTIPLY", y, sign), tree.math("MULTIPLY", z, 1.6))
            for sign in (1, -1)
        ]
        tree.output(_weave(tree, (0.085, 0.088, 0.092), 0.0052, *slants))
    return paint


def carpet(name, colour):
    paint, tree = material(name)
    pile = tree.noise(420, 4, roughness=0.75)
    tone = tree.ramp(pile, [(0.3, tuple(c * 0.45 for c in colour)), (0.7, tuple(c * 1.4 for c in colour))])
    tree.output(tree.surface(tone, rough=0.95, specular=0.08, normal=tree.bump(pile, 0.004, 0.9)))
    return paint


def grained_plastic(name, colour, rough=0.5, scale=900):
    paint, tree = material(name)
    height = tree.math("MULTIPLY", _pebbles(tree, scale), 0.00022)
    tree.output(tree.surface(colour, rough=rough, specular=0.32, normal=tree.bump(height, 1.0, 0.7)))
    return paint


def grille_material(name, pitch=0.0052):
    """A speaker's cover: round holes in dark metal, in rows set off by half a pitch."""
    paint, tree = material(name)
    x, _, z = tree.split(tree.position())
    row = tree.math("DIVIDE", z, pitch * 0.866)
    shift = tree.math("MULTIPLY", tree.math("FLOOR", row), 0.5)
    u = tree.math("SUBTRACT", tree.math("FRACT", tree.math("ADD", tree.math("DIVIDE", x, pitch), shift)), 0.5)
    v = tree.math("SUBTRACT", tree.math("FRACT", row), 0.5)
    reach = tree.math("SQRT", tree.math("ADD", tree.math("MULTIPLY", u, u), tree.math("MULTIPLY", v, v)))
    hole = tree.below(reach, 0.05, 0.30)
    solid = tree.surface((0.09, 0.09, 0.092), rough=0.38, metal=0.8)
    tree.output(tree.mix(hole, solid, tree.surface((0.002, 0.002, 0.002), rough=0.9, specular=0.0)))
    return paint


class Paints:
    """All materials of one trim."""

    def __init__(self, trim):
        self.trim = trim
        self.soft = leather("soft", (0.032, 0.031, 0.030), rough=0.56, grain=0.8, scale=760)
        self.pad = leather("pad", trim.pad, rough=0.47)
        self.seat = seat_cover("seat", trim)
        self.sides = leather("sides", trim.seat, rough=0.43)
        self.rim = leather("rim", (0.019, 0.0185, 0.018), rough=0.46, grain=0.7, scale=900)
        self.thread = plain_material("thread", trim.stitch, rough=0.75, specular=0.2)
        self.inlay = inlay("inlay", trim.inlay)
        self.plastic = grained_plastic("plastic", (0.042, 0.041, 0.040))
        self.dark = plain_material("dark", (0.010, 0.010, 0.0105), rough=0.42, specular=0.35)
        self.gloss = plain_material("gloss", (0.006, 0.006, 0.0065), rough=0.10, specular=0.5, coat=0.6)
        self.void = plain_material("void", (0.002, 0.002, 0.002), rough=0.9, specular=0.05)
        self.metal = plain_material("metal", (0.52, 0.52, 0.525), rough=0.26, metal=1.0)
        self.chrome = plain_material("chrome", (0.72, 0.72, 0.73), rough=0.10, metal=1.0)
        self.rubber = plain_material("rubber", (0.012, 0.012, 0.012), rough=0.68, specular=0.25)
        self.lining = cloth("lining", (0.40, 0.375, 0.345))
        self.lining_dark = carpet("lining dark", (0.050, 0.048, 0.045))
        self.tail_lamp = plain_material("tail lamp", (0.26, 0.008, 0.010), rough=0.12, coat=1.0)
        self.tail_light = plain_material(
            "tail light", (0.50, 0.06, 0.05), rough=0.2, glow=(1, 0.05, 0.03), glow_strength=0.25
        )
        self.lamp = glowing_material("lamp", (1.0, 0.86, 0.68), 9.0, seen_as_light=False)
        self.carpet = carpet("carpet", (0.070, 0.067, 0.062))
        self.mat = carpet("mat", (0.075, 0.071, 0.066))
        self.webbing = cloth("webbing", (0.020, 0.020, 0.021))
        self.grille = grille_material("grille")
        self.mirror = plain_material("mirror glass", (0.80, 0.81, 0.82), rough=0.015, metal=1.0)
        self.mark = plain_material(
            "mark", (0.50, 0.50, 0.49), rough=0.5, glow=(0.8, 0.8, 0.78), glow_strength=0.06
        )
        self.body = plain_material("body", PAINTS[trim.paint], rough=0.30, coat=1.0)
        glow = tuple((c / 255) ** 2.2 for c in trim.accent)
        self.ambient = glowing_material("ambient", glow, 0.55, seen_as_light=False)
        self.lens = plain_material("lens", (0.55, 0.54, 0.52), rough=0.3, specular=0.5)
        self.red = plain_material("red", (0.33, 0.016, 0.014), rough=0.4)
