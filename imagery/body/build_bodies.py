"""Makes the meshes of cars: python3 -m body.build_bodies [--step 0.009] all | slug ...   (in imagery)

Writes IMAGERY_WORK/mesh/SLUG.npz (arrays) and SLUG.json (the car's numbers and the places of its parts).
IMAGERY_WORK is data/imagery of the repository unless the environment says otherwise.
A grid step of 0.014 m is a preview (6 s), 0.009 m final (25 s), 0.007 m for close-ups (50 s)."""

import argparse
import json
import os
import time
from pathlib import Path

import numpy as np

from . import anchors, face
from .finish_areas import finish_areas
from .implicit import SINGLE
from .mirror import mirror_mesh
from .shape import BodyShape
from .spec import car_names, load_cars, resolve
from .surface_nets import mesh_of
from .wheel import rim_mesh

REPOSITORY = Path(__file__).resolve().parents[2]


def mesh_folder():
    folder = Path(os.environ.get("IMAGERY_WORK", REPOSITORY / "data" / "imagery")) / "mesh"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def lens_arrays(car, name, step):
    """A lens shell: the uncut skin over the lamps, lowered by 1.5 mm; `cover` = way to the lamp's edge."""
    s, front = car.spec, name == "front_lens"
    side = car.half_width + 0.06
    if front:
        low = (car.nose_x - 0.05, -side, s.headlamp_height - 0.30)
        high = (0.10, side, s.headlamp_height + 0.30)
    else:
        low = (s.wheelbase + 0.12, -side, s.tail_lamp_height - 0.42)
        high = (car.tail_x + 0.06, side, s.tail_lamp_height + 0.42)
    points, quads, normals = mesh_of(lambda x, y, z: car.lower(x, y, z) + 0.0015, low, high, step)
    cover = face.headlamp(car, *points.T) if front else face.tail_lamp(car, *points.T)[0]
    kept = (cover < 0.016) & (points[:, 0] < 0.05 if front else points[:, 0] > s.wheelbase + 0.16)
    for axis in (1, 2):
        kept &= (points[:, axis] > low[axis] + 0.012) & (points[:, axis] < high[axis] - 0.012)
    quads = quads[kept[quads].all(1)]
    used = np.unique(quads)
    number = np.full(len(points), -1)
    number[used] = np.arange(len(used))
    parts = {"points": points[used], "faces": number[quads], "normals": normals[used], "cover": cover[used]}
    return {f"{name}_{part}": values for part, values in parts.items()}


def car_arrays(car, step, mirror_place):
    """Everything that is a mesh."""
    margin, s = 0.08, car.spec
    low = (car.nose_x - 0.06, -car.half_width - margin, s.sill_height - 0.05)
    high = (car.tail_x + 0.1, car.half_width + margin, s.height + 0.06)
    points, faces, normals = mesh_of(car.field, low, high, step)
    arrays = {"points": points, "faces": faces, "normals": normals}
    for name, values in finish_areas(car, points, normals).items():
        arrays["area_" + name] = values.astype(SINGLE)
    mirror = mirror_mesh(*mirror_place)
    arrays.update(zip(("mirror_points", "mirror_faces", "mirror_normals", "mirror_over_foot"), mirror))
    rim = rim_mesh(car.tyre_radius * s.rim_ratio, s.rim)
    arrays.update(zip(("rim_points", "rim_faces", "rim_normals", "rim_face"), rim))
    for name in ("front_lens", "rear_lens"):
        arrays.update(lens_arrays(car, name, step))
    return arrays


def car_facts(car, mirror_place):
    """The car's numbers, what follows from them, and where parts are fixed."""
    s = car.spec
    stations = [s.windscreen_head[0] + 0.25, (s.windscreen_head[0] + s.rear_screen_head[0]) / 2]
    stations.append(s.rear_screen_head[0] - 0.1)
    x, side_y, z = mirror_place
    return {
        **car.numbers,
        "name": car.name,
        "half_width": car.half_width,
        "tail_x": car.tail_x,
        "arch_radius": car.arch_radius,
        "rim_radius": car.tyre_radius * s.rim_ratio,
        "sill_half_width": anchors.flank_y(car, s.wheelbase / 2, s.sill_height + 0.1),
        "roof_stations": stations,
        "roof_heights": [float(car.roof(station)) for station in stations],
        "mirror": [x, side_y + 0.10, z],
        "handles": anchors.handles(car),
        "anchors": anchors.badge_anchors(car),
        "projectors": anchors.projectors(car),
        "pearls": anchors.pearls(car),
        "blades": anchors.blades(car),
        "wipers": anchors.wipers(car),
    }


def build(name, cars, step, folder):
    started = time.time()
    car = BodyShape(name, resolve(name, cars))
    s = car.spec
    mirror_place = (
        s.mirror_place,
        anchors.flank_y(car, s.mirror_place, s.mirror_height - 0.09),
        s.mirror_height,
    )
    arrays = car_arrays(car, step, mirror_place)
    np.savez(folder / f"{name}.npz", **arrays)
    (folder / f"{name}.json").write_text(json.dumps(car_facts(car, mirror_place)))
    print(f"{name}: {len(arrays['points'])} points, {time.time() - started:.0f} s", flush=True)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("slugs", nargs="+", help="cars of cars.json, or all")
    parser.add_argument("--step", type=float, default=0.009, help="grid step in metres")
    given, cars = parser.parse_args(), load_cars()
    names = car_names(cars) if given.slugs == ["all"] else given.slugs
    for name in names:
        build(name, cars, given.step, mesh_folder())


if __name__ == "__main__":
    main()
