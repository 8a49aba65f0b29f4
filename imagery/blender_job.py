"""Runs inside Blender: blender -b --factory-startup -P blender_job.py -- BATCH.json

A batch is a list of jobs on one stage (the same cars on the same set), so that loading is paid once. A job says
how the camera frames the cars and what to render (see render_passes.py for the files that come out).
Prints RENDERED <name> <seconds> when a job's files are complete.
"""

import json
import math
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import cameras
import framing
from car.marks import draw_mark
from car_in_blender import build_car
from render_passes import Passes
from sets import build_set
from sets.cabin import show_odometer
from tone import PAINTS


def place_cars(job, work):
    """Builds the job's cars: each with slug, colour, at = [x, y] metres, turn = degrees, wear 0..1."""
    cars = []
    for entry in job.get("cars", []):
        car = build_car(
            entry["slug"],
            PAINTS[entry["colour"]],
            work,
            wear=entry.get("wear", 0.0),
            cut_out=job.get("cut_out", False),
            covered_plate=entry.get("covered_plate", False),
        )
        x, y = entry.get("at", (0, 0))
        car.root.location = (x, y, entry.get("raise", 0.0))
        car.root.rotation_euler = (0, 0, math.radians(entry.get("turn", 0)))
        cars.append(car)
    bpy.context.view_layer.update()
    return cars


def world_points(cars):
    """Sampled points of all cars as they stand, Nx3."""
    found = []
    for car in cars:
        matrix = np.array(car.root.matrix_world)
        found.append(car.points @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(found)


def close_camera(job, cars):
    """A camera before the mark of the job, or before the front left tire."""
    shot, car = job["camera"], cars[0]
    if "mark" in job:
        skin = draw_mark(car, PAINTS[job["cars"][0]["colour"]], job["mark"])
        target, seen_from = skin.point, skin.seen_from
    else:
        target = next(w for w in car.front_wheels if w.location.y < 0).matrix_world.translation
        seen_from = Vector(shot["seen_from"]).normalized()
    return cameras.aim(target + seen_from * shot["distance"], target, shot["lens"], shot.get("shift", (0.0, 0.0)))


def set_camera(job, cars):
    """The camera of the job: at a given place, close, or framing the cars (or a region of them)."""
    shot = job["camera"]
    if "distance" in shot:
        return close_camera(job, cars)
    if "place" in shot:
        return cameras.aim(shot["place"], shot["target"], shot["lens"], shot.get("shift", (0.0, 0.0)))
    points = world_points(cars)
    height = points[:, 2].max()
    if shot.get("turning"):  # the box of all frames
        points = framing.all_around(points)
    if "region" in shot:
        points = framing.region(points, shot["region"])
    shot = {**shot, "height": shot["height"] if "height" in shot else shot["eye"] * height}
    return cameras.frame(points, job["size"], shot)


def steer(cars, degrees):
    """Turns the front wheels; left is positive."""
    for wheel in (wheel for car in cars for wheel in car.front_wheels):
        straight = math.pi if wheel.location.y < 0 else 0
        wheel.rotation_euler[2] = straight + math.radians(degrees)


def show_cars_alone(cars):
    """What is no part of a car lights and shades it, and is not seen."""
    bpy.context.scene.render.film_transparent = True
    shown = {part for car in cars for part in car.root.children_recursive}
    for thing in bpy.context.scene.objects:
        thing.visible_camera = thing in shown


def show_without_ground(floor):
    """Transparent ground: the floor lights and shades but is not seen."""
    bpy.context.scene.render.film_transparent = True
    floor.visible_camera = False


def lettering_box(car, camera, size):
    """Pixel box of the lettering that faces the camera (it must not be mirrored), or None."""
    bpy.context.view_layer.update()
    matrix, scene, seen = car.root.matrix_world, bpy.context.scene, []
    for place, normal, half_width, half_height in car.lettering:
        normal_now, towards = matrix.to_3x3() @ Vector(normal), camera.location - matrix @ Vector(place)
        if normal_now.dot(towards) <= 0.02 * towards.length:
            continue
        for sx in (-0.02, 0.03):
            for sy in (-half_width, half_width):
                for sz in (-half_height, half_height):
                    corner = Vector((place[0] + sx * normal[0], place[1] + sy, place[2] + sz))
                    view = world_to_camera_view(scene, camera, matrix @ corner)
                    seen.append((view.x * size[0], (1 - view.y) * size[1]))
    if not seen:
        return None
    low, high = np.min(seen, 0), np.max(seen, 0)
    box = [max(int(low[0]) - 3, 0), max(int(low[1]) - 3, 0)]
    box += [min(int(high[0]) + 4, size[0]), min(int(high[1]) + 4, size[1])]
    return box if box[2] - box[0] > 4 and box[3] - box[1] > 4 else None


def render_turn_frame(job, cars, camera, passes):
    """Frame i of n of a full turn, and the lettering of its mirrored twin, frame n - i."""
    index, count = job["turn"]
    angle = 2 * math.pi * index / count
    cars[0].root.rotation_euler[2] = angle
    passes.recolour(cars, seed=index * 13)
    if 0 < index < count / 2:
        cars[0].root.rotation_euler[2] = -angle
        box = lettering_box(cars[0], camera, job["size"])
        if box:
            passes.crop(box)
            passes.prefix = job["out"] + "_twin"
            passes.recolour(cars, seed=index * 13)
            passes.crop(None)
            Path(passes.prefix + ".json").write_text(json.dumps(box))


def render(job, cars, floor):
    """Renders one job to its files."""
    steer(cars, job.get("steer", 0))
    camera = set_camera(job, cars)
    mode = job["mode"]
    if job.get("cut_out"):
        show_without_ground(floor)
    passes = Passes(job["size"], job["samples"], job["out"])
    if "odometer" in job:
        show_odometer(job["options"], job["odometer"])
    if mode == "direct":
        share, (width, height) = job.get("part"), job["size"]
        passes.crop(share and [share[0] * width, share[1] * height, share[2] * width, share[3] * height])
        passes.direct()
    elif mode == "recolour":
        passes.recolour(cars)
    elif mode == "paint":
        show_cars_alone(cars)
        passes.paint(cars)
    else:
        render_turn_frame(job, cars, camera, passes)


def wait_while_paused(flag):
    """Holds while the file `flag` exists."""
    while flag and os.path.exists(flag):
        time.sleep(3)


def main():
    batch = json.loads(Path(sys.argv[sys.argv.index("--") + 1]).read_text())
    first = batch["jobs"][0]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    cars = place_cars(first, Path(batch["work"]))
    floor = build_set(first["set"], cars, first.get("options", {}))
    for job in batch["jobs"]:
        wait_while_paused(batch.get("pause"))
        started = time.time()
        render(job, cars, floor)
        print(f"RENDERED {job['name']} {time.time() - started:.1f}", flush=True)


main()
