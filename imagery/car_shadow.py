"""The shadow under a car on transparent ground: the light comes from all around, so it lies where the car stands."""

import json

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

import framing

# What lies on the ground: (share of the length, share of the width, blur in widths of the picture, darkness).
LAYERS = ((1.05, 1.25, 0.022, 0.30), (0.92, 0.94, 0.009, 0.55))
TIRE_LENGTH, TIRE_BLUR, TIRE_DARKNESS = 0.34, 0.003, 0.75


def _outline(length, width):
    """A rectangle with round corners on the ground, in metres; Nx3."""
    angle = np.linspace(0, 2 * np.pi, 96, endpoint=False)
    c, s = np.cos(angle), np.sin(angle)
    x, y = (np.sign(part) * np.abs(part) ** 0.4 for part in (c, s))
    return np.stack([x * length / 2, y * width / 2, np.zeros_like(x)], axis=1)


def _tires(spec):
    """The outlines of the four places where tires touch."""
    aside = spec["half_width"] - spec["track_inset"] - spec["tyre_width"] / 2
    middle = (spec["tail_x"] - spec["front_overhang"]) / 2
    for x in (0, spec["wheelbase"]):
        for y in (-aside, aside):
            yield _outline(TIRE_LENGTH, spec["tyre_width"]) + (x - middle, y, 0)


def coverage_under(job, work):
    """How dark the ground is, 0 to 1, in a cut-out or a frame of a turn; work = the folder of bodies."""
    slug, size, shot = job.slugs[0], job.scene["size"], job.scene["camera"]
    spec = json.loads((work / "mesh" / f"{slug}.json").read_text())
    points = framing.car_points(spec, np.load(work / "mesh" / f"{slug}.npz")["points"])
    height = shot["eye"] * points[:, 2].max()
    index, count = job.scene.get("turn", (0, 1))
    framed = framing.all_around(points) if "turn" in job.scene else points
    view = framing.view_of(framed, size, {**shot, "height": height})
    light = np.ones((size[1], size[0]))

    def darken(outlines, blur, darkness):
        mask = Image.new("L", tuple(size))
        for outline in outlines:
            place = framing.pixels(framing.turned(outline, 360 * index / count), view, size)
            ImageDraw.Draw(mask).polygon([tuple(corner) for corner in place], fill=255)
        shade = gaussian_filter(np.asarray(mask, np.float32) / 255, blur * size[0])
        return light * (1 - darkness * shade)

    for along, across, blur, darkness in LAYERS:
        outline = _outline(spec["length"] * along, 2 * spec["half_width"] * across)
        light = darken([outline], blur, darkness)
    light = darken(list(_tires(spec)), TIRE_BLUR, TIRE_DARKNESS)
    return 1 - light
