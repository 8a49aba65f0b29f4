"""Inside Blender: blender -b --factory-startup -P studio.py -- BATCH.json; renders parts one after the other.

BATCH.json: {"size": [w, h], "samples": n, "jobs": [[part type, prefix of the buffers], ...]}.
Prints RENDERED <part type>.
"""

import json
import math
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent)]

import bpy
import numpy as np
from mathutils import Matrix, Vector

from cameras import make_camera
from lights import Surroundings, panel
from parts.models import MODELS
from render_passes import Passes
from sets.still_life import seamless
from shapes import empty

LARGEST_M = 0.30
LENS, PITCH = 90, 27


def light():
    """A large softbox above, a strip at each side, and one lamp whose soft shadow falls to the right."""
    sky = Surroundings(512)
    sky.base((-90, 0, 30, 90), (0.10, 0.13, 0.10, 0.14), (1.0, 0.99, 0.97))
    sky.softbox(sky.x, sky.y, sky.z, (-0.1, 0.0), (0.9, 0.7), 0.15, 1.25, (1, 0.99, 0.97))
    sky.softbox(sky.y, sky.z, -sky.x, (-0.2, 0.5), (0.9, 0.5), 0.12, 1.7, (1, 0.97, 0.93))
    sky.softbox(sky.y, sky.z, sky.x, (0.0, 0.6), (0.5, 0.7), 0.10, 1.0, (0.94, 0.97, 1.03))
    sky.softbox(sky.x, sky.z, -sky.y, (-0.3, 0.9), (0.8, 0.35), 0.10, 0.8)
    sky.use(importance=512)
    panel((-0.9, -0.5, 1.3), (0.5, 0.5), 15.0, look=(0, 0, 0.05), colour=(1, 0.96, 0.9))


def settle(things, azimuth):
    """Scales a part to one size, turns it and stands it on the ground; returns its points."""
    root = empty("part")
    for thing in things:
        if thing.parent is None:
            world = thing.matrix_world.copy()
            thing.parent = root
            thing.matrix_world = world
    points = seen_points(things)
    scale = LARGEST_M / np.ptp(points, axis=0).max()
    root.matrix_world = Matrix.Rotation(math.radians(azimuth), 4, "Z") @ Matrix.Scale(scale, 4)
    bpy.context.view_layer.update()
    points = seen_points(things)
    middle = (points.min(0) + points.max(0)) / 2
    root.matrix_world = Matrix.Translation((-middle[0], -middle[1], -points[:, 2].min())) @ root.matrix_world
    bpy.context.view_layer.update()
    return seen_points(things)


def seen_points(things):
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for thing in things:
        shown = thing.evaluated_get(graph)
        mesh = shown.to_mesh()
        if mesh is None or not mesh.vertices:
            continue
        flat = np.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get("co", flat)
        matrix = np.array(thing.matrix_world)
        found.append(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        shown.to_mesh_clear()
    return np.concatenate(found)


def aim(points, pitch, fill=0.83):
    """A camera before the part and above it, so near that the part fills its share of the square."""
    p = math.radians(pitch)
    forward = np.array([0, math.cos(p), -math.sin(p)])
    up = np.array([0, math.sin(p), math.cos(p)])
    middle = (points.min(0) + points.max(0)) / 2
    near, far = 0.2, 12.0
    for _ in range(40):
        distance = (near + far) / 2
        relative = points - (middle - forward * distance)
        depth = relative @ forward
        u, v = relative[:, 0] / depth * LENS / 36, relative @ up / depth * LENS / 36
        if max(np.ptp(u), np.ptp(v)) > fill:
            near = distance
        else:
            far = distance
    camera = make_camera(LENS)
    camera.location = middle - forward * far
    camera.rotation_euler = Vector(forward).to_track_quat("-Z", "Y").to_euler()
    camera.data.shift_x = (u.min() + u.max()) / 2
    camera.data.shift_y = (v.min() + v.max()) / 2 + 0.012


def main():
    batch = json.loads(Path(sys.argv[sys.argv.index("--") + 1]).read_text())
    bpy.ops.wm.read_factory_settings(use_empty=True)
    light()
    seamless((0.78, 0.765, 0.74))
    studio = set(bpy.context.scene.objects)
    for kind, prefix in batch["jobs"]:
        model = MODELS[kind]
        model.build()
        things = [one for one in bpy.context.scene.objects if one not in studio]
        aim(settle(things, model.azimuth), model.pitch or PITCH)
        Passes(batch["size"], batch["samples"], prefix).direct()
        print(f"RENDERED {kind}", flush=True)
        for thing in [one for one in bpy.context.scene.objects if one not in studio]:
            bpy.data.objects.remove(thing, do_unlink=True)


main()
