"""What parts are made of. Linear colors, no lettering."""

from functools import cache

from shader_nodes import material, plain_material

SURFACES = {
    "steel": ((0.56, 0.56, 0.57), {"rough": 0.30, "metal": 1.0}),
    "bright": ((0.72, 0.72, 0.73), {"rough": 0.16, "metal": 1.0}),
    "zinc": ((0.50, 0.50, 0.50), {"rough": 0.42, "metal": 1.0}),
    "cast": ((0.36, 0.36, 0.37), {"rough": 0.55, "metal": 0.85}),
    "iron": ((0.23, 0.23, 0.235), {"rough": 0.55, "metal": 0.6}),
    "brass": ((0.62, 0.46, 0.20), {"rough": 0.28, "metal": 1.0}),
    "copper": ((0.62, 0.34, 0.20), {"rough": 0.30, "metal": 1.0}),
    "coated": ((0.05, 0.052, 0.055), {"rough": 0.42, "metal": 0.4}),
    "mat": ((0.055, 0.057, 0.060), {"rough": 0.55}),
    "rubber": ((0.022, 0.022, 0.023), {"rough": 0.62, "specular": 0.35}),
    "black": ((0.022, 0.023, 0.025), {"rough": 0.36}),
    "graphite": ((0.055, 0.060, 0.066), {"rough": 0.38}),
    "gray": ((0.30, 0.31, 0.32), {"rough": 0.45}),
    "white": ((0.80, 0.79, 0.77), {"rough": 0.32, "coat": 0.4}),
    "ceramic": ((0.84, 0.83, 0.80), {"rough": 0.16, "coat": 0.8}),
    "paper": ((0.74, 0.63, 0.44), {"rough": 0.85, "specular": 0.15}),
    "fleece": ((0.80, 0.80, 0.78), {"rough": 0.9, "specular": 0.1}),
    "charcoal": ((0.36, 0.365, 0.37), {"rough": 0.9, "specular": 0.1}),
    "foam": ((0.10, 0.10, 0.105), {"rough": 0.85}),
    "orange": ((0.55, 0.16, 0.035), {"rough": 0.6}),
    "accent": ((0.30, 0.115, 0.04), {"rough": 0.32, "coat": 0.5}),
    "red": ((0.46, 0.018, 0.016), {"rough": 0.28, "coat": 0.6}),
    "blue": ((0.02, 0.09, 0.34), {"rough": 0.32, "coat": 0.4}),
    "green": ((0.02, 0.22, 0.10), {"rough": 0.35}),
    "yellow": ((0.72, 0.44, 0.03), {"rough": 0.35, "coat": 0.3}),
    "violet": ((0.16, 0.06, 0.30), {"rough": 0.35}),
    "mirror": ((0.86, 0.88, 0.90), {"rough": 0.03, "metal": 1.0}),
    "silverfoil": ((0.74, 0.75, 0.77), {"rough": 0.34, "metal": 1.0}),
    "pane": ((0.75, 0.78, 0.80), {"rough": 0.06, "coat": 1.0}),
    "lens_red": ((0.42, 0.010, 0.012), {"rough": 0.08, "coat": 1.0}),
    "lens_amber": ((0.70, 0.22, 0.02), {"rough": 0.08, "coat": 1.0}),
    "carpet": ((0.13, 0.13, 0.14), {"rough": 0.95, "specular": 0.1}),
    "fabric": ((0.09, 0.10, 0.115), {"rough": 0.9, "specular": 0.15}),
}


@cache
def paint(name):
    color, surface = SURFACES[name]
    return plain_material(name, color, **surface)


@cache
def glass(tint=(0.84, 0.87, 0.89)):
    """Clear or tinted glass of lamps: mostly clear, with highlights."""
    made, tree = material("glass")
    clear = tree.node("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = (*tint, 1)
    shine = tree.surface(tint, rough=0.04, specular=0.8, coat=1.0)
    edge = tree.node("ShaderNodeLayerWeight")
    edge.inputs[0].default_value = 0.35
    share = tree.remap(edge.outputs["Facing"], 0.0, 1.0, 0.22, 0.85)
    tree.output(tree.mix(share, clear.outputs[0], shine))
    return made


@cache
def grained(name, height=0.4, scale=900):
    """The same with a fine grain: linings, cast surfaces, carpet."""
    color, surface = SURFACES[name]
    made, tree = material(name + "_grained")
    tree.output(tree.surface(color, normal=tree.bump(tree.noise(scale, 3), 0.0008, height), **surface))
    return made
