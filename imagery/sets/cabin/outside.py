"""The place outside the windows and the light inside a cabin."""

import math

import bpy

from lights import panel
from sets import build_set

# middle, (length along local x, along local y), rotation in degrees (facing in): where daylight enters
WINDOWS = [
    ((0.52, 0, 1.19), (1.02, 1.30), (0, 26, 0)),
    ((-0.12, 0.80, 1.17), (1.25, 0.42), (-90, 0, 0)),
    ((-0.12, -0.80, 1.17), (1.25, 0.42), (90, 0, 0)),
    ((-1.40, 0.80, 1.17), (1.05, 0.42), (-90, 0, 0)),
    ((-1.40, -0.80, 1.17), (1.05, 0.42), (90, 0, 0)),
    ((-2.66, 0, 1.10), (0.60, 1.10), (0, -90, 0)),
]
DOORWAYS = {
    "front_seats": [((-0.12, -0.86, 0.85), (1.25, 1.10), (90, 0, 0))],
    "rear_bench": [((-1.45, -0.86, 0.85), (1.10, 1.10), (90, 0, 0))],
    "trunk": [((-2.75, 0, 0.98), (0.80, 1.15), (0, -90, 0))],
}


def daylight(place, options, view):
    """Sky, sun and land of another set; its light is looked for through the windows."""
    build_set(place, [], options)
    for where, size, turn in [*WINDOWS, *DOORWAYS.get(view, ())]:
        lamp = bpy.data.lights.new("window", "AREA")
        lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", *size
        lamp.cycles.is_portal = True
        made = bpy.data.objects.new("window", lamp)
        bpy.context.scene.collection.objects.link(made)
        made.location, made.rotation_euler = where, [math.radians(a) for a in turn]


def soft_light(strength, view):
    """What a photographer adds: wide and weak, under the roof over both rows; never seen in gloss."""
    places = {
        "front": ((-0.28, 0, 1.38), 30),
        "rear": ((-1.35, 0, 1.38), 20),
        "trunk": ((-2.40, 0, 1.34), 14),
    }
    for row in ("trunk", "rear") if view == "trunk" else ("front", "rear"):
        (x, y, z), power = places[row]
        lamp = panel(
            (x, y, z), (0.7, 1.1), power * strength, look=(x + 0.08, y, 0.4), colour=(1, 0.965, 0.92)
        )
        lamp.visible_glossy = False
