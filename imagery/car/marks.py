"""Marks of use that an inspection names: stone chips, scratches, rubs, and rims that met a kerb.

A mark is drawn where a ray meets the car, as thin shapes that follow its skin, so that it fits every model.
"""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Matrix, Vector

from shader_nodes import material, plain_material
from shapes import mesh_object, rounded_box

LIFT = 0.0004  # metres over the skin
# panel: (place in the car's box: x from the nose 0..1, y from the left -1..1, z 0..1; the side that it is seen from)
PANELS = {
    "hood": ((0.11, -0.30, 0.51), (-0.75, -0.25, 0.75)),
    "front_bumper": ((0.04, -0.78, 0.40), (-1, -0.6, 0.2)),
    "front_lip": ((0.05, -0.70, 0.17), (-1, -0.6, 0.3)),
    "windshield": ((0.34, -0.30, 0.74), (-0.9, -0.2, 0.6)),
    "left_sill": ((0.42, -0.96, 0.165), (-0.2, -1, 0.2)),
    "driver_door": ((0.44, -1, 0.42), (-0.3, -1, 0.25)),
    "left_doors": ((0.50, -1, 0.42), (-0.3, -1, 0.25)),
    "left_handle": ((0.66, -1, 0.60), (0.3, -1, 0.2)),
    "right_doors": ((0.50, 1, 0.42), (-0.3, 1, 0.25)),
    "rear_bumper_left": ((0.96, -0.80, 0.40), (0.8, -0.8, 0.3)),
    "rear_bumper_right": ((0.96, 0.80, 0.40), (0.8, 0.8, 0.3)),
    "rear_bumper_top": ((0.985, -0.25, 0.39), (0.8, -0.2, 0.7)),
}
BEHIND_CUT = 0.012  # metres between the front edge of a rear door and a mark on it
WHEELS = {"front_left": (0, -1), "front_right": (0, 1), "rear_left": (1, -1), "rear_right": (1, 1)}


@dataclass
class Skin:
    """A place on the car: its point, the side that it is seen from, and axes across and up on it."""

    point: Vector
    seen_from: Vector

    def __post_init__(self):
        self.across = Vector((0, 0, 1)).cross(self.seen_from).normalized()
        self.up = self.seen_from.cross(self.across).normalized()

    def at(self, across, up):
        """(point, normal) of the skin beside the place, or None."""
        return ray(self.point + self.across * across + self.up * up, self.seen_from, 0.12)


def ray(aim, seen_from, reach=1.6):
    """(point, normal) where a ray from the viewer towards `aim` meets something, or None."""
    towards = -seen_from.normalized()
    graph = bpy.context.evaluated_depsgraph_get()
    found, point, normal, *_ = bpy.context.scene.ray_cast(graph, aim - towards * reach, towards, distance=2 * reach)
    return (point, normal) if found else None


def _colours(car_colour):
    """(primer, deep): what shows under the paint; primer stands out from it."""
    light = sum(car_colour) / 3 > 0.2
    primer, deep = ((0.16, 0.15, 0.145), (0.05, 0.035, 0.03)) if light else ((0.55, 0.54, 0.52), (0.20, 0.19, 0.18))
    return [plain_material(name, tone, rough=0.7, specular=0.2) for name, tone in (("primer", primer), ("deep", deep))]


def _veil(colour, share):
    """A colour that covers a share of what lies under it."""
    paint, tree = material("veil")
    clear = tree.node("ShaderNodeBsdfTransparent").outputs[0]
    tree.output(tree.mix(share, clear, tree.surface(colour, rough=0.6, specular=0.3)))
    return paint


def _chip(skin, across, up, radius, paint, rng, lift=LIFT):
    """A ragged patch."""
    angles = np.linspace(0, 2 * np.pi, 11, endpoint=False)
    far = radius * rng.uniform(0.6, 1.25, len(angles))
    rim = [skin.at(across + math.cos(a) * r, up + math.sin(a) * r) for a, r in zip(angles, far)]
    if None in rim:
        return
    points = [point + normal * lift for point, normal in rim]
    middle = sum(points, Vector()) / len(points)
    fans = [(0, 1 + k, 1 + (k + 1) % len(points)) for k in range(len(points))]
    mesh_object("chip", [middle, *points], fans, paint=paint, smooth=False)


def _line(hits, width, paint):
    """A strip along points of the skin that tapers to both ends."""
    hits = [hit for hit in hits if hit]
    if len(hits) < 3:
        return
    points, count = [], len(hits)
    for k, (point, normal) in enumerate(hits):
        along = hits[min(k + 1, count - 1)][0] - hits[max(k - 1, 0)][0]
        aside = normal.cross(along).normalized() * width / 2 * max(math.sin(math.pi * (k + 0.5) / count), 0.2)
        points += [point + normal * LIFT - aside, point + normal * LIFT + aside]
    quads = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(count - 1)]
    mesh_object("scratch", points, quads, paint=paint, smooth=False)


def _scratch(skin, start, angle, length, width, paint, bend=0.0):
    steps = max(int(length / 0.004), 6)
    hits = []
    for share in np.linspace(-0.5, 0.5, steps):
        turn = angle + bend * share
        hits.append(skin.at(start[0] + math.cos(turn) * length * share, start[1] + math.sin(turn) * length * share))
    _line(hits, width, paint)


def chips(skin, mark, colours, rng):
    """`count` chips, scattered over `length`; `size` = the largest one's diameter."""
    primer, deep = colours
    for k in range(mark["count"]):
        place = (0, 0) if mark["count"] == 1 else rng.uniform((-0.5, -0.12), (0.5, 0.32)) * mark["length"]
        radius = mark["size"] / 2 * (1 if k == 0 else rng.uniform(0.45, 1))
        _chip(skin, *place, radius, primer, rng)
        _chip(skin, *place, radius * 0.55, deep, rng, 2 * LIFT)


def scratch(skin, mark, colours, rng):
    """One line of `length`, with a fainter one beside it."""
    _scratch(skin, (0, 0), mark.get("angle", 0.12), mark["length"], mark["size"], colours[0], mark.get("bend", 0.2))
    _scratch(skin, (0.004, -0.004), mark.get("angle", 0.12) + 0.05, mark["length"] * 0.5, mark["size"] / 2, colours[0])


def rub(skin, mark, colours, rng):
    """Many fine lines side by side over `length`; `size` = the height of the field."""
    veil = _veil((0.50, 0.49, 0.47) if colours[0].name.startswith("primer") else (0, 0, 0), 0.45)
    for _ in range(mark.get("count", 40)):
        place = (rng.normal(0, 0.16) * mark["length"], rng.uniform(-0.5, 0.5) * mark["size"])
        paint = colours[0] if rng.random() < 0.3 else veil
        length = mark["length"] * rng.uniform(0.25, 0.8)
        _scratch(skin, place, mark.get("angle", 0.05) + rng.normal(0, 0.05), length, rng.uniform(0.0004, 0.0013), paint)


def scuff(car, mark, rng):
    """Torn metal along the lip of a rim, over `length`; returns its place."""
    axle, side = WHEELS[mark["panel"]]
    spec, matrix = car.spec, car.root.matrix_world
    middle = (spec["tail_x"] - spec["front_overhang"]) / 2
    y = side * (spec["half_width"] - spec["track_inset"])
    hub = matrix @ Vector((axle * spec["wheelbase"] - middle, y, spec["tyre_diameter"] / 2))
    outward = (matrix.to_3x3() @ Vector((0, side, 0))).normalized()
    ahead = (matrix.to_3x3() @ Vector((-1, 0, 0))).normalized()
    at = math.radians(mark.get("at", 128))

    def on_lip(angle, radius):
        aim = hub + ahead * math.cos(angle) * radius + Vector((0, 0, math.sin(angle) * radius))
        return ray(aim, outward, 0.4)

    bare = plain_material("bare", (0.22, 0.22, 0.215), rough=0.8)
    torn = plain_material("torn", (0.035, 0.035, 0.035), rough=0.8)
    lip, reach = spec["rim_radius"] - 0.004, mark["length"] / spec["rim_radius"]
    for _ in range(mark.get("count", 40)):
        middle_angle, long = at + rng.normal(0, 0.2) * reach, reach * rng.uniform(0.25, 0.6)
        angles = np.linspace(middle_angle - long / 2, middle_angle + long / 2, 12)
        radius = lip + rng.uniform(-0.0055, 0.004)
        width = rng.uniform(0.0010, 0.0036) * mark.get("size", 1)
        _line([on_lip(angle, radius) for angle in angles], width, bare if rng.random() < 0.7 else torn)
    point, _ = on_lip(at, lip)
    return Skin(point, (outward + ahead * 0.35 + Vector((0, 0, 0.25))).normalized())


def _scale(skin, below):
    """A strip of ten centimeters beside the mark, as inspectors lay it."""
    hit = skin.at(0, below)
    if hit is None:
        return
    paper = plain_material("paper", (0.72, 0.70, 0.62), rough=0.7)
    ink = plain_material("ink", (0.02, 0.02, 0.02), rough=0.6)
    lying = Skin(hit[0] + hit[1] * 0.002, hit[1])
    turn = Matrix((lying.across, lying.up, lying.seen_from)).transposed().to_4x4()

    def part(name, along, up, size, paint):
        made = rounded_box(name, (0, 0, 0), size, paint, 0)
        place = lying.point + lying.across * along + lying.up * up
        made.matrix_world = Matrix.Translation(place) @ turn

    part("paper", 0, 0, (0.108, 0.016, 0.0010), paper)
    for k in range(21):
        tall = 0.008 if k % 2 == 0 else 0.004
        part("tick", -0.05 + k * 0.005, 0.007 - tall / 2, (0.0007, tall, 0.0013), ink)


def _mirror(car):
    """The middle of the left mirror's front."""
    mirrors = [part for part in car.root.children_recursive if part.name.startswith("mirror")]
    corners = [np.array([part.matrix_world @ Vector(c) for c in part.bound_box]) for part in mirrors]
    left = min(corners, key=lambda box: box[:, 1].mean())
    return Vector(left.mean(0))


def _panel(car, name):
    if name == "left_mirror":
        return _mirror(car) + Vector((0, -0.03, 0.03)), Vector((-1, -0.5, 0.15))
    low, high = car.points.min(0), car.points.max(0)
    half = (high[1] - low[1]) / 2
    if name == "right_door_edge":
        spec = car.spec
        x = spec["door_cuts"][1] + BEHIND_CUT - (spec["tail_x"] - spec["front_overhang"]) / 2
        return Vector((x, half, 0.5 * high[2])), Vector((0, 1, 0.15))
    share, seen_from = PANELS[name]
    aim = (low[0] + share[0] * (high[0] - low[0]), share[1] * half, share[2] * high[2])
    return Vector(aim), Vector(seen_from)


def draw_mark(car, colour, mark):
    """Draws a mark on a car that stands at the origin; returns its place.

    mark = kind (chips | scratch | rub | scuff), panel (PANELS, left_mirror, or a wheel of WHEELS), length and size in
    metres, count.
    """
    rng = np.random.default_rng(mark.get("seed", 5))
    if mark["kind"] == "scuff":
        return scuff(car, mark, rng)
    aim, seen_from = _panel(car, mark["panel"])
    point, normal = ray(aim, seen_from)
    skin = Skin(point, normal)
    {"chips": chips, "scratch": scratch, "rub": rub}[mark["kind"]](skin, mark, _colours(colour), rng)
    if mark["panel"] != "left_mirror":
        tall = mark["length"] * 0.22 if mark["kind"] == "chips" else mark["size"] / 2
        _scale(skin, -tall - 0.022)
    return Skin(point, (normal + seen_from.normalized() * 0.4).normalized())
