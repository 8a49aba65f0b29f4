"""Cameras of Blender: one that frames cars by what the picture needs, and one that looks from a place at another."""

import math

import bpy
from mathutils import Vector

import framing
from framing import SENSOR_MM


def make_camera(lens, far=8000.0):
    """The scene's camera with a lens in mm; far = how far it sees, metres."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = lens, SENSOR_MM, "HORIZONTAL", far
    made = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    return made


def frame(points, size, shot):
    """Place and aim a camera so that `points` (world, Nx3) fill the box that the shot asks for (framing.py)."""
    view = framing.view_of(points, size, shot)
    camera = make_camera(view.lens)
    camera.location = view.place
    camera.rotation_euler = (math.pi / 2 + view.pitch, 0, view.heading - math.pi / 2)
    camera.data.shift_x, camera.data.shift_y = view.shift
    if "focus" in shot:
        camera.data.dof.use_dof = True
        camera.data.dof.focus_distance = view.distance + shot["focus"]
        camera.data.dof.aperture_fstop = shot.get("aperture", 4.0)
    return camera


def aim(place, target, lens, shift=(0.0, 0.0)):
    """A camera at `place` that looks at `target` (for sets without a car)."""
    camera = make_camera(lens)
    camera.location = place
    camera.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    camera.data.shift_x, camera.data.shift_y = shift
    return camera
