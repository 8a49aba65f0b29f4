"""Solids that parts are made of, in millimeters; z is up. The studio scales and places them."""

import math

import bmesh
import bpy
import mathutils.geometry
import numpy as np
from mathutils import Matrix, Vector

from shapes import _link, lathe, mesh_object, rounded_box, tube

UP = Matrix.Rotation(math.pi / 2, 4, "X")
AXES = {
    "z": UP,
    "y": Matrix.Rotation(math.pi, 4, "X"),
    "x": Matrix.Rotation(math.pi / 2, 4, "Y") @ UP,
}


def turned(profile, paint, at=(0, 0, 0), axis="z", segments=128, sharp=35, ribs=None):
    """What a lathe makes of [(radius, height), ...]; axis = "x", "y" (towards the camera) or "z".

    ribs = (count, depth, lowest height, highest height): waves along the circumference.
    """
    points, quads = lathe(profile, segments)
    if ribs:
        count, depth, low, high = ribs
        wave = 1 + depth * np.sign(np.sin(np.arctan2(points[:, 2], points[:, 0]) * count))
        wave = np.where((points[:, 1] >= low) & (points[:, 1] <= high), wave, 1.0)
        points[:, 0] *= wave
        points[:, 2] *= wave
    made = mesh_object("turned", points, quads, paint=paint)
    _sharpen(made, sharp)
    made.matrix_world = Matrix.Translation(at) @ AXES[axis]
    return made


def _sharpen(made, degrees):
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(degrees)


def rod(radius, length, paint, at=(0, 0, 0), axis="z"):
    """A cylinder with slightly broken edges, from `at` along its axis."""
    edge = min(radius, length) * 0.08
    rim = [(0.001, 0), (radius - edge, 0), (radius, edge), (radius, length - edge), (radius - edge, length)]
    return turned([*rim, (0.001, length)], paint, at, axis)


def ring(outer, inner, height, paint, at=(0, 0, 0), axis="z"):
    edge = min(outer - inner, height) * 0.12
    half = [(inner, edge), (inner + edge, 0), (outer - edge, 0), (outer, edge)]
    profile = [
        *half,
        (outer, height - edge),
        (outer - edge, height),
        (inner + edge, height),
        (inner, height - edge),
    ]
    return turned([*profile, (inner, edge)], paint, at, axis)


def plate(outline, height, paint, at=(0, 0, 0), turn=(0, 0, 0), bevel=1.0, holes=()):
    """A flat outline in x and y, as thick as `height` along z; turn in degrees about x, y, z."""
    loops = [outline, *holes]
    triangles = mathutils.geometry.tessellate_polygon(
        [[Vector((x, y, 0)) for x, y in loop] for loop in loops]
    )
    flat = [point for loop in loops for point in loop]
    count = len(flat)
    points = [(x, y, 0) for x, y in flat] + [(x, y, height) for x, y in flat]
    faces = [tuple(t) for t in triangles] + [tuple(count + i for i in t) for t in triangles]
    first = 0
    for loop in loops:
        size = len(loop)
        faces += [
            (first + i, first + (i + 1) % size, count + first + (i + 1) % size, count + first + i)
            for i in range(size)
        ]
        first += size
    mesh = bpy.data.meshes.new("plate")
    mesh.from_pydata(points, [], faces)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    bmesh.ops.dissolve_limit(work, angle_limit=0.01, verts=work.verts, edges=work.edges)
    work.to_mesh(mesh)
    work.free()
    mesh.materials.append(paint)
    made = _link("plate", mesh, None)
    made.matrix_world = Matrix.Translation(at) @ turned_by(turn)
    _round(made, bevel)
    return made


def _round(made, bevel):
    for face in made.data.polygons:
        face.use_smooth = True
    _sharpen(made, 40)
    if bevel:
        edge = made.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, 3, "ANGLE", 0.7


def turned_by(degrees):
    turn = Matrix.Identity(4)
    for axis, angle in zip("XYZ", degrees):
        turn = Matrix.Rotation(math.radians(angle), 4, axis) @ turn
    return turn


def block(size, paint, at=(0, 0, 0), bevel=2.0, turn=(0, 0, 0)):
    """A box with rounded edges around its middle `at`."""
    made = rounded_box("block", (0, 0, 0), size, paint, bevel=bevel)
    made.matrix_world = Matrix.Translation(at) @ turned_by(turn)
    return made


def hose(points, radius, paint):
    """A round tube through points."""
    return tube("hose", points, radius, paint)


def coil(radius, height, turns, wire, paint, at=(0, 0, 0), taper=0.0):
    """A coil spring that stands on its first turn."""
    count = int(turns * 14)
    points = []
    for i in range(count + 1):
        share = i / count
        angle, r = share * turns * 2 * math.pi, radius * (1 - taper * abs(2 * share - 1))
        rise = height * np.clip((share * turns - 0.5) / (turns - 1), 0, 1)
        points.append((at[0] + r * math.cos(angle), at[1] + r * math.sin(angle), at[2] + wire + rise))
    return hose(points, wire, paint)


def hexagon(width, height, paint, at=(0, 0, 0), axis="z"):
    """A hexagon's prism; width across corners / 2."""
    return turned(
        [
            (0.001, 0),
            (width * 0.93, 0),
            (width, height * 0.1),
            (width, height * 0.9),
            (width * 0.93, height),
            (0.001, height),
        ],
        paint,
        at,
        axis,
        segments=6,
        sharp=20,
    )


def rounded(width, depth, radius, steps=6, centre=(0, 0)):
    """The outline of a rectangle with round corners."""
    points = []
    for sx, sy, first in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            angle = math.radians(first + 90 * i / steps)
            x = sx * (width / 2 - radius) + radius * math.cos(angle)
            y = sy * (depth / 2 - radius) + radius * math.sin(angle)
            points.append((centre[0] + x, centre[1] + y))
    return points


def circle(radius, centre=(0, 0), count=40):
    angle = np.linspace(0, 2 * math.pi, count, endpoint=False)
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angle]


def sector(inner, outer, first, last, steps=24):
    """Part of a ring, degrees."""
    angle = np.radians(np.linspace(first, last, steps))
    outside = [(outer * math.cos(a), outer * math.sin(a)) for a in angle]
    return outside + [(inner * math.cos(a), inner * math.sin(a)) for a in angle[::-1]]


def gear(teeth, radius, depth):
    points = []
    for tooth in range(teeth):
        for part, out in ((-0.5, 0), (-0.28, 0), (-0.16, 1), (0.16, 1), (0.28, 0)):
            angle, r = (tooth + part) / teeth * 2 * math.pi, radius - depth * (1 - out)
            points.append((r * math.cos(angle), r * math.sin(angle)))
    return points


def pleats(width, length, height, count, paint, at=(0, 0, 0)):
    """Folded paper: folds run along y."""
    x = np.linspace(-width / 2, width / 2, count * 2 + 1)
    z = np.where(np.arange(count * 2 + 1) % 2, height, 0.0)
    points = [(a, y, b) for y in (-length / 2, length / 2) for a, b in zip(x, z)]
    n = len(x)
    faces = np.array([(i, i + 1, n + i + 1, n + i) for i in range(n - 1)])
    made = mesh_object("pleats", np.array(points), faces, paint=paint, smooth=False)
    made.matrix_world = Matrix.Translation(at)
    return made


def round_pleats(radius, depth, height, count, paint, at=(0, 0, 0)):
    """Folded paper round an axis."""
    angle = np.linspace(0, 2 * math.pi, count * 2, endpoint=False)
    r = np.where(np.arange(count * 2) % 2, radius, radius - depth)
    points = [(a * math.cos(t), a * math.sin(t), z) for z in (0, height) for a, t in zip(r, angle)]
    n = len(angle)
    faces = np.array([(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)])
    made = mesh_object("pleats", np.array(points), faces, paint=paint, smooth=False)
    made.matrix_world = Matrix.Translation(at)
    return made
