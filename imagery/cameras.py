"""A camera that frames by what the picture needs: where the car stands in it and how large.

The camera stays level, so uprights stay upright; the lens is shifted as on a view camera.
Azimuth 0 looks at the nose, 90 at the driver's flank, 180 at the tail (degrees); heights in metres.
"""

import math

import bpy
import numpy as np
from mathutils import Vector

SENSOR_MM = 36.0


def make_camera(lens, far=8000.0):
    """The scene's camera with a lens in mm; far = how far it sees, metres."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = lens, SENSOR_MM, "HORIZONTAL", far
    made = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    return made


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


def frame(points, size, shot):
    """Place and aim a camera so that `points` (world, Nx3) fill the box that the shot asks for.

    shot: azimuth, height, lens, width (share of the picture's width), tall (largest share of its height),
    centre (0 = left edge, 1 = right), bottom (share of the height below the lowest point) or middle, pitch.
    """
    ratio = size[1] / size[0]
    lens = shot.get("lens", 70)
    heading, pitch = math.radians(shot["azimuth"]), math.radians(shot.get("pitch", 0))
    target = (points.min(0) + points.max(0)) / 2
    away = np.array([-math.cos(heading), -math.sin(heading), 0.0])

    def view(distance):
        place = np.array([*(target + away * distance)[:2], shot["height"]])
        u, v = _project(points, place, heading, pitch, lens)
        return place, u, v

    near, far = 0.4, 120.0
    for _ in range(50):
        distance = math.sqrt(near * far)
        _, u, v = view(distance)
        too_big = np.ptp(u) > shot["width"] or np.ptp(v) > shot.get("tall", 2.0) * ratio
        near, far = (distance, far) if too_big else (near, distance)
    place, u, v = view(far)
    camera = make_camera(lens)
    camera.location = place
    camera.rotation_euler = (math.pi / 2 + pitch, 0, heading - math.pi / 2)
    camera.data.shift_x = (u.min() + u.max()) / 2 - (shot.get("centre", 0.5) - 0.5)
    if "middle" in shot:
        camera.data.shift_y = (v.min() + v.max()) / 2 - (shot["middle"] - 0.5) * ratio
    else:
        camera.data.shift_y = v.min() - (shot["bottom"] - 0.5) * ratio
    if "focus" in shot:
        camera.data.dof.use_dof = True
        camera.data.dof.focus_distance = far + shot["focus"]
        camera.data.dof.aperture_fstop = shot.get("aperture", 4.0)
    return camera


def aim(place, target, lens, shift=(0.0, 0.0)):
    """A camera at `place` that looks at `target` (for sets without a car)."""
    camera = make_camera(lens)
    camera.location = place
    camera.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    camera.data.shift_x, camera.data.shift_y = shift
    return camera
