"""Window and lens glass: a tint and a mirror reflection, without refraction."""

from shader_nodes import material

SIDE_TINT = (0.50, 0.53, 0.53)
SCREEN_TINT = (0.80, 0.83, 0.82)
BEHIND = (0.80, 0.79, 0.77)  # the light studio, seen through a cut-out car


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


def _window(tree, tint, strength, cut_out):
    """Tinted glass; in a cut-out picture the far windows show the studio, so that the car has no holes."""
    through = _transparent(tree, tint)
    if cut_out:
        back = tree.node("ShaderNodeNewGeometry").outputs["Backfacing"]
        camera = tree.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
        through = tree.mix(tree.math("MULTIPLY", back, camera), through, tree.emission(BEHIND, 0.45))
    share = tree.math("MULTIPLY", _reflection(tree, 1.52), strength)
    return tree.mix(share, through, _mirror(tree))


def glass_shader(tree, cut_out):
    """Side windows; the reflection is held back as by a photographer's filter."""
    return _window(tree, SIDE_TINT, 0.80, cut_out)


def screen_shader(tree, cut_out):
    """Windscreen and rear screen: they mirror the brightest light, so they are held back further."""
    return _window(tree, SCREEN_TINT, 0.60, cut_out)


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
