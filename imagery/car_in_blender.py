"""Stands a car in the Blender scene from the files that body/build_bodies.py wrote."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from car.badges import add_badges
from car.body_material import body_material
from car.build import Build
from car.cabin import add_cabin
from car.details import add_details
from car.lamps import add_lamps
from car.wheels import add_wheels
from framing import car_points
from shapes import empty, mesh_object

AREA_PREFIX = "area_"


@dataclass
class Car:
    """A finished car. The root's origin is on the ground, in the middle of the length; the nose is at -x."""

    root: object
    spec: dict
    paint_nodes: list  # Principled nodes whose Base Color is the paint
    points: np.ndarray  # Nx3 sampled body vertices in the root's axes, for framing
    lettering: list  # (place, normal, half width, half height) in the root's axes: never to be mirrored
    front_wheels: list  # what turns with the steering wheel


def build_car(slug, colour, work: Path, wear=0.0, lamps=1.0, cut_out=False, covered_plate=False):
    """Builds the car; colour linear r, g, b; wear 0..1 dulls and dusts it; lamps scales their glow.

    cut_out = the picture's ground is transparent, the windows shall not be; covered_plate = no lettering on the plates.
    """
    spec = json.loads((work / "mesh" / f"{slug}.json").read_text())
    arrays = dict(np.load(work / "mesh" / f"{slug}.npz"))
    middle = (spec["tail_x"] - spec["front_overhang"]) / 2
    root = empty(slug)
    body = empty(slug + " body", root)
    body.location = (-middle, 0, 0)
    build = Build(spec, arrays, body, tuple(colour), wear, lamps, cut_out, covered_plate)
    areas = {
        name[len(AREA_PREFIX) :]: values for name, values in arrays.items() if name.startswith(AREA_PREFIX)
    }
    points = arrays["points"]
    mesh_object("body", points, arrays["faces"], arrays["normals"], body_material(build), areas, parent=body)
    lettering = add_badges(build)
    add_lamps(build)
    front_wheels = add_wheels(build)
    add_details(build)
    add_cabin(build)
    shift = np.array([middle, 0, 0])
    lettering = [(tuple(np.array(place) - shift), normal, *size) for place, normal, *size in lettering]
    return Car(root, spec, build.paint_nodes, car_points(spec, points), lettering, front_wheels)
