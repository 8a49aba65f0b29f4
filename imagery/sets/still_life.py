"""Parts on a seamless studio ground. options: things = "wheel" | "battery" | "parts" | "brake" | "asphalt".

"wheel" and "asphalt" take a wheel off the first car of the job and hide the rest of that car.
"""

import math

import bpy
import numpy as np
from mathutils import Matrix

from lights import Surroundings, sun
from sets import battery, outdoors, parts
from shader_nodes import plain_material
from shapes import empty, grid_faces, mesh_object


def seamless(colour):
    """A ground that bends up into the background."""
    angle = np.linspace(0, math.pi / 2, 24)
    curve = [
        (-30.0, 0.0),
        (1.2, 0.0),
        *((1.2 + 1.2 * math.sin(a), 1.2 - 1.2 * math.cos(a)) for a in angle[1:]),
    ]
    curve += [(2.4, 14.0)]
    x = np.array([-20.0, 20.0])
    points = np.array([[u, y, z] for y, z in curve for u in x])
    paint = plain_material("ground", colour, rough=0.55, specular=0.25)
    return mesh_object("ground", points, grid_faces(len(curve), 2), paint=paint)


def sunlight():
    """Late sun from the left over a softbox and a dim fill: clear shapes, long shadows with an edge."""
    sky = Surroundings(512)
    sky.base((-90, 0, 30, 90), (0.07, 0.13, 0.10, 0.14), (0.95, 0.98, 1.05))
    sky.softbox(sky.x, sky.y, sky.z, (-0.2, 0.1), (0.9, 0.6), 0.15, 2.2, (1, 0.98, 0.95))
    sky.softbox(sky.y, sky.z, -sky.x, (-0.2, 0.5), (0.9, 0.45), 0.10, 2.6, (1, 0.95, 0.88))
    sky.softbox(sky.y, sky.z, sky.x, (0.2, 0.7), (0.25, 0.8), 0.08, 3.2, (0.90, 0.96, 1.06))
    sky.softbox(sky.x, sky.z, -sky.y, (-0.5, 0.9), (0.5, 0.35), 0.10, 2.0, (1, 0.98, 0.95))
    sky.use(importance=512)
    sun(218, 34, 3.6, (1, 0.86, 0.68), size=2.5)


def take_wheel(car):
    """A front wheel of the car, loose and lying free at the origin; everything else of the car is hidden."""
    wheel = next(part for part in car.root.children_recursive if part.name.split(".")[0] == "wheel")
    kept = {wheel, *wheel.children_recursive}
    for part in car.root.children_recursive:
        part.hide_render = part not in kept
    wheel.parent = empty("stand")
    return wheel, car.spec["tyre_diameter"] / 2


def copy_of(wheel):
    """Another wheel of the same pieces."""
    made = wheel.copy()
    bpy.context.scene.collection.objects.link(made)
    for part in wheel.children:
        piece = part.copy()
        bpy.context.scene.collection.objects.link(piece)
        piece.parent = made
    return made


def stand_wheel(car):
    """Stands the wheel upright, its face turned a little to the left of the camera."""
    wheel, radius = take_wheel(car)
    wheel.location = (0, 0, radius)
    wheel.rotation_euler = (0, 0.3, math.pi - 0.55)
    return wheel, radius


def wheel_and_stack(car):
    """A wheel that leans on two that lie one on the other."""
    wheel, radius = stand_wheel(car)
    width = car.spec["tyre_width"]
    for level in range(2):
        lying = copy_of(wheel)
        lying.location = (0.62 + 0.012 * level, 0.36, width * (0.5 + level))
        lying.rotation_euler = (math.pi / 2, 0, 0.4 + level)
    lean = (
        Matrix.Translation((-0.02, -0.05, 0))
        @ Matrix.Rotation(-0.16, 4, "X")
        @ Matrix.Translation((0, 0, radius))
    )
    wheel.matrix_world = lean @ Matrix.Rotation(math.pi - 0.42, 4, "Z") @ Matrix.Rotation(0.3, 4, "Y")


def build(cars, options):
    things = options["things"]
    if things == "asphalt":
        outdoors.hang_sky("low_sun")
        stand_wheel(cars[0])
        return parts.asphalt()
    sunlight()
    floor = seamless((0.50, 0.41, 0.31))
    if things == "wheel":
        wheel_and_stack(cars[0])
    elif things == "battery":
        parts.slab((0.0, 0.0, 0.02), (0.46, 0.34, 0.04), -0.28)
        battery.battery((0, 0, 0.04))
        battery.tester((0.315, -0.11, 0), 0.35)
    elif things == "brake":
        red = plain_material("caliper", (0.36, 0.012, 0.012), rough=0.28, coat=0.9)
        parts.brake_disc((0, 0, 0.172), (0, 0, math.pi - 0.5), 0.172)
        parts.caliper((0, 0, 0.172), (0, 0, math.pi - 0.5), red)
    else:
        parts.slab((0.20, 0.115, 0.03), (0.26, 0.17, 0.06))
        parts.brake_disc((-0.05, 0.10, 0.160), (-0.12, 0, math.pi - 0.30), 0.160)
        parts.oil_bottle((0.215, 0.115, 0.06))
        parts.oil_filter((0.135, -0.055, 0))
        parts.brake_pads((-0.03, -0.14, 0))
    return floor
