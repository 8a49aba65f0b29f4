"""What is screwed onto the body: mirrors, handles, blades of the grille, wipers, rails, steps, roll bar."""

import math

import bpy
import numpy as np

from shader_nodes import material, plain_material
from shapes import mesh_object, rounded_box, tube

from .build import height_on


def _mirror_material(build):
    """Painted cap, black foot, amber indicator in front, glass behind. Attribute `over_foot`: height in m."""
    made, tree = material("mirror")
    x, y, _ = tree.split(tree.node("ShaderNodeTexCoord").outputs["Object"])
    at_x, at_y = build.spec["mirror"][:2]
    height = tree.attribute("over_foot")
    cap = tree.surface((0.008, 0.008, 0.008), rough=0.25, coat=0.5)
    shader = tree.mix(tree.below(height), build.paint(tree), cap)
    line = tree.math("SUBTRACT", tree.math("ABSOLUTE", tree.math("SUBTRACT", height, 0.020)), 0.0045)
    line = tree.math("MAXIMUM", line, tree.math("SUBTRACT", at_y - 0.01, tree.math("ABSOLUTE", y)))
    line = tree.math("MAXIMUM", line, tree.math("SUBTRACT", x, at_x + 0.01))
    shader = tree.mix(tree.below(line, 0.001), shader, tree.surface((0.55, 0.30, 0.10), rough=0.2, coat=0.8))
    behind = tree.below(tree.math("SUBTRACT", at_x + 0.034, x), 0.001)
    shader = tree.mix(behind, shader, tree.surface((0.10, 0.11, 0.12), rough=0.04, metal=0.9))
    tree.output(shader)
    return made


def add_mirrors(build):
    arrays, paint = build.arrays, _mirror_material(build)
    for side in (1, -1):
        flip = np.array([1, side, 1])
        faces = arrays["mirror_faces"] if side > 0 else arrays["mirror_faces"][:, ::-1]
        points, normals = arrays["mirror_points"] * flip, arrays["mirror_normals"] * flip
        over_foot = {"over_foot": arrays["mirror_over_foot"]}
        mesh_object("mirror", points, faces, normals, paint, over_foot, parent=build.body)


def add_handles(build):
    paint = build.plain("chrome") if build.spec["window_trim"] == "chrome" else build.paint_material()
    for x, y, z in build.spec["handles"]:
        for side in (1, -1):
            size = (0.20, 0.028, 0.026)
            rounded_box("handle", (x, side * (y + 0.006), z), size, paint, 0.0125, parent=build.body)


def _blade(line, half_width, front, depth):
    """A strip along surface points [x, y, z, nx, ny, nz], standing `front` over the skin, `depth` deep."""
    line = np.array(line)
    centre, normal = line[:, :3], line[:, 3:6]
    across = np.cross(normal, np.gradient(centre, axis=0))
    across /= np.linalg.norm(across, axis=1)[:, None]
    corners = (
        (0.8, front),
        (1, front - 0.004),
        (1, -depth),
        (-1, -depth),
        (-1, front - 0.004),
        (-0.8, front),
    )
    rings = [centre + across * half_width * side + normal * height for side, height in corners]
    count = len(corners)
    i, j = np.meshgrid(np.arange(len(centre) - 1), np.arange(count), indexing="ij")
    i, j, following = i.ravel(), j.ravel(), ((j + 1) % count).ravel()
    faces = np.stack(
        [i * count + j, (i + 1) * count + j, (i + 1) * count + following, i * count + following], 1
    )
    return np.stack(rings, 1).reshape(-1, 3), faces


def add_blades(build):
    """Fins of the intake, ribs or bars of the grille: one mesh of each kind."""
    rib = build.plain("rib" if build.premium else "grille bar")
    kinds = {
        "fin": (build.plain("trim black"), 0.0045, 0.0, 0.03),
        "rib": (rib, 0.0034, 0.0, 0.02),
        "bar": (build.plain("grille bar"), 0.014, 0.004, 0.02),
    }
    for kind, (paint, half_width, front, depth) in kinds.items():
        points, faces, count = [], [], 0
        for line in (line for this, line in build.spec["blades"] if this == kind):
            more_points, more_faces = _blade(line, half_width, front, depth)
            points.append(more_points)
            faces.append(more_faces + count)
            count += len(more_points)
        if points:
            outward = np.concatenate(faces)[:, ::-1]
            mesh_object(kind, np.concatenate(points), outward, paint=paint, smooth=False, parent=build.body)


def add_wipers(build):
    for line in build.spec["wipers"]:
        raised = [(x - 0.012, y, z + 0.012) for x, y, z in line]
        tube("wiper", raised, 0.0065, build.plain("rubber"), parent=build.body)


def add_roof_fin(build):
    """The aerial: a low fin near the rear edge of the roof."""
    spec = build.spec
    x = spec["rear_screen_head"][0] - 0.16
    roof = float(np.interp(x, spec["roof_stations"], spec["roof_heights"]))
    points = []
    for share in np.linspace(0, 1, 9):
        half = 0.022 * math.sin(math.pi * min(share + 0.08, 1)) ** 0.6
        top = 0.054 * min(1, share * 1.4) ** 1.3
        for side, height, thickness in ((-1, 0, 1), (-1, 1, 0.25), (1, 1, 0.25), (1, 0, 1)):
            points.append((x - 0.085 + 0.17 * share, side * half * thickness, roof - 0.012 + height * top))
    faces = [[4 * k + j, 4 * k + j + 1, 4 * k + 5 + j, 4 * k + 4 + j] for k in range(8) for j in range(3)]
    paint = build.plain("gloss black") if spec["black_roof"] else build.paint_material()
    mesh_object("roof fin", points, faces + [[32, 33, 34, 35]], paint=paint, parent=build.body)


def add_side_steps(build):
    spec = build.spec
    front, rear = spec["arch_radius"] + 0.10, spec["wheelbase"] - spec["arch_radius"] - 0.10
    middle, length = (front + rear) / 2, rear - front
    for side in (1, -1):
        board = (middle, side * (spec["sill_half_width"] - 0.005), spec["sill_height"] + 0.005)
        size = (length, 0.20, 0.055)
        rounded_box("side step", board, size, build.plain("trim black"), 0.022, parent=build.body)
        tread = (middle, side * (spec["sill_half_width"] + 0.015), spec["sill_height"] + 0.034)
        size = (length - 0.16, 0.11, 0.012)
        rounded_box("tread", tread, size, build.plain("rib"), 0.005, parent=build.body)


def add_roof_rails(build):
    spec = build.spec
    paint = plain_material("roof rail", (0.55, 0.56, 0.58), rough=0.25, metal=1.0)
    y, front, rear = (
        spec.get("roof_rail_place", 0.56),
        spec["windscreen_head"][0] + 0.12,
        spec["rear_screen_head"][0] - 0.02,
    )
    knots = (
        (front, -0.005),
        (front + 0.12, 0.035),
        ((front + rear) / 2, 0.04),
        (rear - 0.12, 0.035),
        (rear, -0.005),
    )
    for side in (1, -1):
        points = []
        for x, lift in knots:
            roof = float(np.interp(x, spec["roof_stations"], spec["roof_heights"])) - 0.05 * y * y
            points.append((x, side * y, roof + lift - 0.030))
        tube("roof rail", points, 0.014, paint, parent=build.body)


def _roll_bar(build, x, half_width, deck):
    black = build.plain("gloss black")
    for set_back in (0.0, 0.13):
        half = [
            (x + set_back * 2.2, half_width + 0.01, deck - 0.03),
            (x + set_back * 1.4, half_width - 0.02, deck + 0.248),
            (x + set_back, half_width - 0.12, deck + 0.372),
            (x + set_back, 0.3, deck + 0.40),
        ]
        hoop = [(px, -py, pz) for px, py, pz in half] + half[::-1]
        tube("roll bar", hoop, 0.030, black, parent=build.body)
    for side in (1, -1):
        stay = [(0.13, -0.115, 0.372), (0.50, -0.03, 0.20), (0.95, 0.01, -0.01)]
        points = [(x + dx, side * (half_width + dy), deck + dz) for dx, dy, dz in stay]
        tube("roll bar stay", points, 0.026, black, parent=build.body)


def add_load_bed(build):
    """Roll bar behind the cab, black caps on the walls and the tailgate."""
    front, rear, half_width, _ = build.spec["cargo_bed"]
    deck = height_on(build.spec["deck_line"], front + 0.3)
    _roll_bar(build, front + 0.10, half_width, deck)
    black = build.plain("trim black")
    for side in (1, -1):
        place = ((front + rear) / 2 + 0.04, side * (half_width + 0.045), deck - 0.004)
        rounded_box("bed cap", place, (rear - front - 0.02, 0.085, 0.028), black, 0.012, parent=build.body)
    gate = (rear + 0.075, 0, deck - 0.006)
    rounded_box("tailgate cap", gate, (0.07, half_width * 1.86, 0.026), black, 0.012, parent=build.body)


def add_details(build):
    """All of them, as the spec says."""
    add_mirrors(build)
    add_handles(build)
    add_blades(build)
    add_wipers(build)
    spec = build.spec
    optional = {
        "roof_fin": add_roof_fin,
        "side_steps": add_side_steps,
        "roof_rails": add_roof_rails,
        "cargo_bed": add_load_bed,
    }
    for key, add in optional.items():
        if spec.get(key):
            add(build)
    bpy.context.view_layer.update()
