"""A road through dunes. options: from_behind (see hang_sky); sky = "dawn" | "low_sun" | "day"; offroad = True leaves the road away."""

import numpy as np

from sets import outdoors, people

SAND = {"dawn": (0.52, 0.335, 0.195), "low_sun": (0.56, 0.33, 0.165), "day": (0.56, 0.40, 0.25)}


def build(cars, options):
    kind = options.get("sky", "dawn")
    haze = outdoors.hang_sky(kind, from_behind=options.get("from_behind", False))
    colour = SAND[kind]
    road = not options.get("offroad")

    def shape(x, y):
        rng = np.random.default_rng(options.get("seed", 3))
        aside = np.abs(y - outdoors.ROAD_MIDDLE_Y)
        flat = outdoors.ROAD_HALF_WIDTH + 0.4 if road else np.hypot(x, y) * 0 + 6
        rise = np.clip((np.where(road, aside, np.hypot(x, y)) - flat) / 130, 0, 1) ** 1.25
        level = 0.05 * np.clip(aside - flat + 0.7, 0, 1) - 0.012 if road else 0.0
        sunny = np.where(y < 0, 0.12, 1.15)  # low behind the camera: the sun comes from there
        return outdoors.dune_heights(x, y, rng) * rise * sunny + level

    outdoors.lay_terrain(shape, outdoors.sand_material(colour, haze, ripple=1.6 if not road else 1.0))
    if road:
        outdoors.lay_road(outdoors.road_material(haze, colour))
    people.stand(options.get("people", ()), shape)
    return None
