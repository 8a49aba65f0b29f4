"""What the open-air sets share: skies with a sun, sand with dunes, a road, and haze that grows with distance."""

import numpy as np

from lights import Surroundings, sun
from shader_nodes import material
from shapes import grid_faces, mesh_object, plane

ROAD_MIDDLE_Y, ROAD_HALF_WIDTH = 1.6, 4.3

# elevation in degrees -> linear colour; sun = (azimuth, elevation, power, colour)
SKIES = {
    "dawn": {
        "stops": [
            (-90, (0.16, 0.12, 0.09)),
            (-1, (0.42, 0.30, 0.22)),
            (0, (0.98, 0.66, 0.46)),
            (4, (0.94, 0.70, 0.56)),
            (12, (0.62, 0.62, 0.68)),
            (30, (0.30, 0.42, 0.62)),
            (90, (0.12, 0.22, 0.46)),
        ],
        "sun": (258, 13, 6.5, (1, 0.72, 0.48)),
        "glow": (40, (0.35, 0.20, 0.08)),
        "clouds": 0.10,
    },
    "low_sun": {
        "stops": [
            (-90, (0.16, 0.11, 0.07)),
            (-1, (0.46, 0.30, 0.18)),
            (0, (1.05, 0.70, 0.40)),
            (5, (0.90, 0.70, 0.50)),
            (14, (0.55, 0.60, 0.66)),
            (35, (0.24, 0.37, 0.58)),
            (90, (0.10, 0.19, 0.40)),
        ],
        "sun": (264, 10, 7.5, (1, 0.62, 0.32)),
        "glow": (35, (0.45, 0.22, 0.06)),
        "clouds": 0.0,
    },
    "day": {
        "stops": [
            (-90, (0.22, 0.20, 0.17)),
            (-1, (0.50, 0.48, 0.44)),
            (0, (0.78, 0.86, 0.92)),
            (5, (0.56, 0.74, 0.92)),
            (16, (0.28, 0.52, 0.86)),
            (45, (0.12, 0.30, 0.66)),
            (90, (0.09, 0.22, 0.50)),
        ],
        "sun": (232, 42, 5.0, (1, 0.95, 0.87)),
        "glow": (22, (0.25, 0.24, 0.20)),
        "clouds": 0.30,
    },
    "evening": {
        "stops": [
            (-90, (0.10, 0.09, 0.10)),
            (-1, (0.34, 0.24, 0.24)),
            (0, (1.10, 0.56, 0.36)),
            (5, (0.98, 0.56, 0.46)),
            (13, (0.60, 0.46, 0.56)),
            (30, (0.24, 0.28, 0.50)),
            (90, (0.07, 0.12, 0.30)),
        ],
        "sun": (212, 7, 3.0, (1, 0.55, 0.30)),
        "glow": (45, (0.30, 0.12, 0.05)),
        "clouds": 0.22,
    },
    "hazy": {
        "stops": [
            (-90, (0.30, 0.28, 0.26)),
            (-1, (0.60, 0.58, 0.55)),
            (0, (0.92, 0.92, 0.92)),
            (12, (0.82, 0.86, 0.90)),
            (40, (0.58, 0.66, 0.76)),
            (90, (0.44, 0.54, 0.68)),
        ],
        "sun": (228, 50, 4.2, (1, 0.97, 0.92)),
        "glow": (40, (0.25, 0.24, 0.22)),
        "clouds": 0.0,
    },
}


def smooth_noise(u, v, rng, octaves=5):
    """Cloud-like noise 0..1 over plane coordinates, summed from waves in all directions."""
    total, weight = np.zeros_like(u), 0.0
    for octave in range(octaves):
        for _ in range(5):
            angle, phase = rng.uniform(0, 2 * np.pi), rng.uniform(0, 2 * np.pi)
            along = (u * np.cos(angle) + v * np.sin(angle)) * 2.0**octave
            total += np.sin(along + phase + 1.7 * np.sin(along * 0.43 + phase * 2)) * 0.62**octave
        weight += 5 * 0.62**octave
    return np.clip(0.5 + total / weight * 1.6, 0, 1)


def hang_sky(kind, power=1.0, from_behind=False):
    """The sky and its sun; returns the colour of the haze at the horizon.

    from_behind = the sun stands on the tail's side of the car, for pictures of the tail.
    """
    sky = SKIES[kind]
    around = Surroundings()
    around.gradient(sky["stops"])
    azimuth, elevation, strength, colour = sky["sun"]
    if from_behind:
        azimuth = 180 - azimuth
    around.glow(azimuth, elevation, *sky["glow"])
    if sky["clouds"]:
        rng = np.random.default_rng(7)
        above = np.maximum(around.z, 0.02)
        streaks = smooth_noise(around.x / above * 0.55, around.y / above * 1.6, rng)
        share = np.clip((streaks - 0.52) / 0.4, 0, 1) ** 1.3 * np.clip(around.elevation / 10, 0, 1)
        bright = around.light.max(-1, keepdims=True) * np.array((1.05, 1.02, 1.0)) + 0.10
        around.light += (share * sky["clouds"])[..., None] * (bright - around.light)
    around.use(strength=power)
    sun(azimuth, elevation, strength * power, colour)
    return dict(sky["stops"])[0]


def hazy(tree, shader, colour, reach=1500.0):
    """Mixes a surface into the colour of the horizon with distance; reach in metres (63 % haze)."""
    distance = tree.node("ShaderNodeCameraData").outputs["View Distance"]
    clear = tree.math("POWER", 2.71828, tree.math("DIVIDE", distance, -reach))
    return tree.mix(clear, tree.emission(colour, 1.0), shader)


def dune_heights(x, y, rng):
    """Dunes: long windward slopes, sharp crests, short slip faces; metres over the plain."""
    height = np.zeros_like(x)
    for length, share, angle in ((230, 0.070, 0.35), (125, 0.080, 0.95), (62, 0.075, 0.1), (30, 0.045, 1.3)):
        bend = 0.0
        for _ in range(3):
            turn, phase = rng.uniform(0, 2 * np.pi), rng.uniform(0, 7)
            wave = rng.uniform(1.4, 3.2) * length
            bend = bend + np.sin((x * np.cos(turn) + y * np.sin(turn)) * 2 * np.pi / wave + phase) * 0.28
        place = np.mod((x * np.cos(angle) + y * np.sin(angle)) / length + bend + rng.uniform(0, 1), 1)
        windward = np.sin(np.clip(place / 0.72, 0, 1) * np.pi / 2) ** 1.5
        slip = np.cos(np.clip((place - 0.72) / 0.28, 0, 1) * np.pi / 2) ** 1.2
        swell = 0.55 + 0.45 * np.sin(x / length * 1.3 + y / length * 0.9 + rng.uniform(0, 7))
        height += np.where(place < 0.72, windward, slip) * length * share * swell
    return height


def sand_material(colour, haze, ripple=1.0, reach=1500.0):
    """Wind ripples near the camera, slow changes of tone, haze far away."""
    paint, tree = material("sand")
    place = tree.position()
    waves = tree.node("ShaderNodeTexWave")
    for name, value in (("Scale", 1.5), ("Distortion", 9.0), ("Detail", 3.0), ("Detail Scale", 0.7)):
        waves.inputs[name].default_value = value
    tree.link(place, waves.inputs["Vector"])
    grain, lumps = tree.noise(220, 2), tree.noise(0.5, 7, roughness=0.6)
    drift = tree.noise(0.16, 6, roughness=0.6)
    height = tree.math("ADD", tree.math("MULTIPLY", waves.outputs["Fac"], 0.75 * ripple), grain)
    near = tree.remap(tree.node("ShaderNodeCameraData").outputs["View Distance"], 8, 160, 1.0, 0.2)
    coarse = tree.bump(lumps, 0.55, 0.6)
    bump = tree.node("ShaderNodeBump")
    bump.inputs["Distance"].default_value = 0.06
    tree.link(near, bump.inputs["Strength"])
    tree.link(height, bump.inputs["Height"])
    tree.link(coarse, bump.inputs["Normal"])
    dark = tuple(c * 0.74 for c in colour)
    tone = tree.ramp(tree.remap(drift, 0.35, 0.65), [(0, dark), (1, colour)])
    surface = tree.surface(tone, rough=0.9, specular=0.12, normal=bump.outputs[0])
    tree.output(hazy(tree, surface, haze, reach))
    return paint


def lay_terrain(shape, paint, size=1400.0, count=420):
    """A ground mesh, denser near the middle; shape(x, y) gives heights."""
    line = np.linspace(-1, 1, count)
    line = np.sign(line) * np.abs(line) ** 2.1 * size
    x, y = np.meshgrid(line, line, indexing="ij")
    points = np.stack([x, y, shape(x, y)], -1).reshape(-1, 3)
    return mesh_object("ground", points, grid_faces(count, count), paint=paint)


def road_material(haze, sand_colour, dust=1.0):
    """Worn asphalt with edge lines and a dashed middle line; sand drifts over the edges."""
    paint, tree = material("road")
    x, y, _ = tree.split(tree.position())
    grain, patches = tree.noise(70, 4, roughness=0.8), tree.noise(0.5, 6)
    stones = tree.node("ShaderNodeTexVoronoi")
    stones.inputs["Scale"].default_value = 90
    tree.link(tree.position(), stones.inputs["Vector"])
    stone = tree.remap(tree.split(stones.outputs["Color"])[0], 0, 1, 0.70, 1.40)
    base = tree.ramp(patches, [(0.35, (0.082, 0.080, 0.078)), (0.7, (0.108, 0.104, 0.099))])
    colour = tree.node("ShaderNodeVectorMath", operation="SCALE")
    tree.link(base, colour.inputs[0])
    tree.link(stone, colour.inputs["Scale"])
    normal = tree.bump(grain, 0.005, 0.6)
    asphalt = tree.surface(colour.outputs[0], rough=0.62, specular=0.35, normal=normal)
    from_middle = tree.math("SUBTRACT", y, ROAD_MIDDLE_Y)
    aside = tree.math("ABSOLUTE", from_middle)
    edge = tree.below(
        tree.math("ABSOLUTE", tree.math("SUBTRACT", aside, ROAD_HALF_WIDTH - 0.55)), 0.008, 0.06
    )
    dash = tree.below(tree.math("FRACT", tree.math("DIVIDE", x, 10)), 0.001, 0.4)
    middle = tree.math("MULTIPLY", tree.below(aside, 0.008, 0.06), dash)
    worn = tree.remap(tree.noise(9, 5, roughness=0.7), 0.30, 0.46)
    lines = tree.math("MULTIPLY", tree.math("MAXIMUM", edge, middle), worn)
    shader = tree.mix(lines, asphalt, tree.surface((0.56, 0.54, 0.50), rough=0.6))
    tongue = tree.math("MULTIPLY", tree.math("SUBTRACT", tree.noise(0.35, 6, roughness=0.62), 0.5), 2.4)
    reach = tree.math("ADD", tree.math("SUBTRACT", aside, ROAD_HALF_WIDTH - 0.35), tongue)
    drift = tree.math("MULTIPLY", tree.remap(reach, -0.45, 0.5, smooth=True), dust, clamp=True)
    film = tree.math("MULTIPLY", tree.remap(tree.noise(0.9, 6), 0.42, 0.75), 0.07 * dust)
    sand = tree.surface(sand_colour, rough=0.9, specular=0.12, normal=tree.bump(tree.noise(220, 2), 0.02))
    shader = tree.mix(tree.math("MAXIMUM", drift, film), shader, sand)
    tree.output(hazy(tree, shader, haze))
    return paint


def lay_road(paint, length=3000):
    return plane("road", (0, ROAD_MIDDLE_Y, 0), (length, 2 * ROAD_HALF_WIDTH + 0.6), paint)
