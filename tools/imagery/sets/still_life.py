"""Parts on a seamless studio ground. options: things = "wheel" | "battery" | "parts" | "brake" | "asphalt".

"wheel" and "asphalt" take a wheel off the first car of the job and hide the rest of that car.
"""

import math

import numpy as np

from lights import Surroundings
from sets import outdoors, parts
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


def soft_light():
    """A large softbox overhead, a narrow one on the left, a dim fill: clear shapes, soft shadows."""
    sky = Surroundings(512)
    sky.base((-90, 0, 30, 90), (0.08, 0.11, 0.08, 0.11))
    sky.softbox(sky.x, sky.y, sky.z, (-0.4, -0.3), (0.9, 0.7), 0.15, 4.6, (1, 0.98, 0.95))
    sky.softbox(sky.y, sky.z, -sky.x, (-0.2, 0.5), (0.9, 0.45), 0.10, 3.2, (1, 0.96, 0.90))
    sky.softbox(sky.y, sky.z, sky.x, (0.2, 0.7), (0.25, 0.8), 0.08, 3.0, (0.92, 0.96, 1.05))
    sky.use(importance=512)


def take_wheel(car):
    """A front wheel of the car, loose and lying free at the origin; everything else of the car is hidden."""
    wheel = next(part for part in car.root.children_recursive if part.name.split(".")[0] == "wheel")
    kept = {wheel, *wheel.children_recursive}
    for part in car.root.children_recursive:
        part.hide_render = part not in kept
    wheel.parent = empty("stand")
    return wheel, car.spec["tyre_diameter"] / 2


def stand_wheel(car):
    """Stands the wheel upright, its face turned a little to the left of the camera."""
    wheel, radius = take_wheel(car)
    wheel.location = (0, 0, radius)
    wheel.rotation_euler = (0, 0.3, math.pi - 0.55)


def build(cars, options):
    things = options["things"]
    if things == "asphalt":
        outdoors.hang_sky("low_sun")
        stand_wheel(cars[0])
        return parts.asphalt()
    soft_light()
    floor = seamless((0.42, 0.40, 0.37))
    if things == "wheel":
        stand_wheel(cars[0])
        parts.brake_disc((0.52, -0.10, 0.150), (0.0, 0.0, math.pi - 0.35), 0.150)
    elif things == "battery":
        parts.battery((0, 0, 0))
        parts.oil_filter((0.27, 0.06, 0))
    elif things == "brake":
        red = plain_material("caliper", (0.36, 0.012, 0.012), rough=0.28, coat=0.9)
        parts.brake_disc((0, 0, 0.172), (0, 0, math.pi - 0.5), 0.172)
        parts.caliper((0, 0, 0.172), (0, -0.5, math.pi - 0.5), red)
    else:
        parts.brake_disc((-0.02, 0.10, 0.160), (-0.12, 0, math.pi - 0.30), 0.160)
        parts.oil_bottle((0.25, 0.10, 0))
        parts.oil_filter((0.15, -0.05, 0))
        parts.brake_pads((-0.02, -0.14, 0))
    return floor
