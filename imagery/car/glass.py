"""Window and lens glass: a tint and a mirror reflection, without refraction."""

from shader_nodes import material

TINT = (0.25, 0.265, 0.27)


def _reflection(tree, index_of_refraction):
    """Fresnel share on the outer faces only."""
    fresnel = tree.node("ShaderNodeFresnel")
    fresnel.inputs[0].default_value = index_of_refraction
    front = tree.math("SUBTRACT", 1, tree.node("ShaderNodeNewGeometry").outputs["Backfacing"])
    return tree.math("MULTIPLY", fresnel.outputs[0], front)


def _transparent(tree, colour):
    made = tree.node("ShaderNodeBsdfTransparent")
    made.inputs[0].default_value = (*colour, 1)
    return made.outputs[0]


def _mirror(tree):
    made = tree.node("ShaderNodeBsdfGlossy")
    made.inputs[0].default_value = (1, 1, 1, 1)
    made.inputs[1].default_value = 0.0
    return made.outputs[0]


def _window(tree, strength):
    """The far windows, seen from inside, are closed with a faint glow: a cut-out car has no holes."""
    back = tree.node("ShaderNodeNewGeometry").outputs["Backfacing"]
    camera = tree.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
    far_side = tree.emission((0.55, 0.60, 0.66), 0.030)
    through = tree.mix(tree.math("MULTIPLY", back, camera), _transparent(tree, TINT), far_side)
    share = tree.math("MULTIPLY", _reflection(tree, 1.52), strength)
    return tree.mix(share, through, _mirror(tree))


def glass_shader(tree):
    """Side windows; the reflection is held back as by a photographer's filter."""
    return _window(tree, 0.70)


def screen_shader(tree):
    """Windscreen and rear screen: they mirror the brightest light, so they are held back further."""
    return _window(tree, 0.50)


def black_glass(tree):
    """The printed border of windows, and pillars behind glass: mirrors like the window beside it."""
    ground = tree.surface((0.004, 0.004, 0.005), rough=0.5, specular=0.0)
    return tree.mix(tree.math("MULTIPLY", _reflection(tree, 1.52), 0.70), ground, _mirror(tree))


def lens_material(name, tint):
    """A clear or red lamp cover; only where the attribute `cover` is below zero."""
    made, tree = material(name)
    cover = tree.below(tree.attribute("cover"), edge=-0.0015)
    lens = tree.mix(_reflection(tree, 1.5), _transparent(tree, tint), _mirror(tree))
    tree.output(tree.mix(cover, _transparent(tree, (1, 1, 1)), lens))
    return made
