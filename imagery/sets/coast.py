"""A coast road: a low stone edge, a strip of beach and the Gulf behind. options: from_behind (see hang_sky); sky = "day" | "evening"."""

import numpy as np

from sets import outdoors, people
from shader_nodes import material, plain_material
from shapes import plane, rounded_box

SHORE_Y = 30.0


def sea_material(haze, evening):
    """Turquoise over the shallow sand, deep blue farther out, small waves, haze at the horizon."""
    paint, tree = material("sea")
    y = tree.split(tree.position())[1]
    shallow, middle, deep = ((0.10, 0.46, 0.45), (0.025, 0.24, 0.31), (0.008, 0.085, 0.17))
    if evening:
        shallow, middle, deep = ((0.10, 0.20, 0.24), (0.035, 0.10, 0.16), (0.02, 0.06, 0.11))
    far = tree.remap(y, SHORE_Y, SHORE_Y + 420)
    colour = tree.ramp(far, [(0, shallow), (0.16, middle), (1, deep)])
    waves = tree.math("ADD", tree.noise(0.45, 6), tree.math("MULTIPLY", tree.noise(2.2, 4), 0.35))
    normal = tree.bump(waves, 0.30, 0.45)
    water = tree.surface(colour, rough=0.10, specular=0.5, normal=normal)
    wash = tree.math("ADD", y, tree.math("MULTIPLY", tree.noise(0.18, 5), 7.0))
    foam = tree.math(
        "MULTIPLY", tree.below(wash, 0.9, SHORE_Y + 4.6), tree.remap(tree.noise(1.4, 6), 0.42, 0.62)
    )
    water = tree.mix(foam, water, tree.surface((0.82, 0.84, 0.83), rough=0.7))
    tree.output(outdoors.hazy(tree, water, haze, 2600.0))
    return paint


def build(cars, options):
    kind = options.get("sky", "day")
    haze = outdoors.hang_sky(kind, from_behind=options.get("from_behind", False))
    beach = (0.60, 0.50, 0.37)

    def shape(x, y):
        rng = np.random.default_rng(5)
        aside = np.abs(y - outdoors.ROAD_MIDDLE_Y) - outdoors.ROAD_HALF_WIDTH - 0.4
        land = outdoors.dune_heights(x, y, rng) * np.clip(aside / 150, 0, 1) ** 1.2 * 0.15
        level = 0.05 * np.clip(aside + 0.7, 0, 1) - 0.012
        slope = -0.035 * np.clip(y - 9, 0, 90)
        return np.where(y > 9, level + slope, land + level)

    outdoors.lay_terrain(shape, outdoors.sand_material(beach, haze, ripple=0.5, reach=2600.0))
    plane("sea", (0, SHORE_Y + 6000, -0.72), (24000, 12000), sea_material(haze, kind == "evening"))
    outdoors.lay_road(outdoors.road_material(haze, beach, dust=0.75))
    stone = plain_material("stone", (0.52, 0.49, 0.44), rough=0.75, specular=0.2)
    for index in range(-40, 80):
        rounded_box("edge", (index * 3.0, 7.6, 0.17), (2.96, 0.42, 0.46), stone, bevel=0.03)
    people.stand(options.get("people", ()), shape)
    return None
