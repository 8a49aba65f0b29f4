"""Where a camera stands so that the car takes the place in the picture that the shot asks for. Without Blender.

The camera stays level, so uprights stay upright; the lens is shifted as on a view camera.
Azimuth 0 looks at the nose, 90 at the driver's flank, 180 at the tail (degrees); lengths in metres.
"""

import math
from dataclasses import dataclass

import numpy as np

SENSOR_MM = 36.0
SAMPLED_POINTS = 4000
TURN_STEP = 15


@dataclass(frozen=True)
class View:
    """A camera: place; heading and pitch in radians; lens in mm; shift in widths; distance to the middle of the car."""

    place: np.ndarray
    heading: float
    pitch: float
    lens: float
    shift: tuple
    distance: float


def car_points(spec, points):
    """Some of a body's points and those under its wheels, the origin in the middle of the length; Nx3."""
    middle = np.array([(spec["tail_x"] - spec["front_overhang"]) / 2, 0, 0])
    wheels = [(x, y * spec["half_width"], 0) for x in (0, spec["wheelbase"]) for y in (-1, 1)]
    return np.concatenate([points[:: max(1, len(points) // SAMPLED_POINTS)], wheels]) - middle


def turned(points, degrees):
    """Points turned about the vertical axis through the origin."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return points @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])


def all_around(points):
    """The points of a car in every frame of its turn, so that all frames have one camera."""
    return np.concatenate([turned(points, angle) for angle in range(0, 360, TURN_STEP)])


def region(points, bounds):
    """Points within fractions (x0, x1, y0, y1, z0, z1) of their bounding box."""
    low, high = points.min(0), points.max(0)
    share = (points - low) / np.maximum(high - low, 1e-6)
    keep = np.ones(len(points), bool)
    for axis in range(3):
        keep &= (share[:, axis] >= bounds[2 * axis]) & (share[:, axis] <= bounds[2 * axis + 1])
    return points[keep]


def _project(points, place, heading, pitch, lens):
    """Picture coordinates (in widths, centre = 0, up positive) of world points."""
    forward = np.array(
        [math.cos(heading) * math.cos(pitch), math.sin(heading) * math.cos(pitch), math.sin(pitch)]
    )
    right = np.array([math.sin(heading), -math.cos(heading), 0.0])
    up = np.cross(right, forward)
    relative = points - place
    depth = np.maximum(relative @ forward, 0.05)
    scale = lens / SENSOR_MM
    return relative @ right / depth * scale, relative @ up / depth * scale


def pixels(points, view, size):
    """Where world points are seen, from the top left; Nx2."""
    u, v = _project(points, view.place, view.heading, view.pitch, view.lens)
    width, height = size
    return np.stack(
        [(u - view.shift[0] + 0.5) * width, height / 2 - (v - view.shift[1]) * width], axis=1
    )


def view_of(points, size, shot):
    """The camera from which `points` (world, Nx3) fill the box that the shot asks for.

    shot: azimuth, height, lens, width (share of the picture's width), tall (largest share of its height),
    centre (0 = left edge, 1 = right), bottom (share of the height below the lowest point) or middle, pitch.
    """
    ratio = size[1] / size[0]
    lens = shot.get("lens", 70)
    heading, pitch = math.radians(shot["azimuth"]), math.radians(shot.get("pitch", 0))
    target = (points.min(0) + points.max(0)) / 2
    away = np.array([-math.cos(heading), -math.sin(heading), 0.0])

    def seen_from(distance):
        place = np.array([*(target + away * distance)[:2], shot["height"]])
        return place, *_project(points, place, heading, pitch, lens)

    near, far = 0.4, 120.0
    for _ in range(50):
        distance = math.sqrt(near * far)
        _, u, v = seen_from(distance)
        too_big = np.ptp(u) > shot["width"] or np.ptp(v) > shot.get("tall", 2.0) * ratio
        near, far = (distance, far) if too_big else (near, distance)
    place, u, v = seen_from(far)
    across = (u.min() + u.max()) / 2 - (shot.get("centre", 0.5) - 0.5)
    if "middle" in shot:
        upwards = (v.min() + v.max()) / 2 - (shot["middle"] - 0.5) * ratio
    else:
        upwards = v.min() - (shot["bottom"] - 0.5) * ratio
    return View(place, heading, pitch, lens, (across, upwards), far)
