"""Emblems, number plates and tail lettering. All marks are drawn here and belong to the invented brands."""

import math

import bpy
import numpy as np
from mathutils import Matrix

from shapes import extruded_polygon, text, torus

from .build import surface_frame


def _disc(build, placing, radius):
    angle = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    outline = radius * np.c_[np.cos(angle), np.sin(angle)]
    extruded_polygon("emblem ground", outline, 0.012, build.plain("gloss black"), placing, -0.006, build.body)


def _dune(across, crest, height, foot):
    """Height of a dune with a long windward side and a short lee side; all in radii."""
    windward = np.sin(np.clip((across + 1) / (crest + 1), 0, 1) * np.pi / 2) ** 1.6
    lee = np.cos(np.clip((across - crest) / (1 - crest), 0, 1) * np.pi / 2) ** 0.75
    return foot + height * np.where(across < crest, windward, lee)


def rimal_emblem(build, anchor, radius):
    """Two dune crests in a ring."""
    placing, chrome = surface_frame(anchor), build.plain("chrome")
    _disc(build, placing, radius)
    torus("emblem ring", radius, 0.0042, chrome, placing, offset=0.006, parent=build.body)
    across = np.linspace(-1, 1, 41)
    rim = np.sqrt(np.maximum(1 - across**2, 0))
    for crest, height, foot, thick in ((0.28, 0.62, -0.34, 0.30), (-0.10, 0.50, -0.86, 0.34)):
        upper = _dune(across, crest, height, foot)
        lower = upper - thick * np.cos(across * np.pi / 2) ** 0.6 - 0.03
        upper, lower = np.clip(upper, -rim, rim), np.clip(lower, -rim, rim)
        kept = (upper - lower) > 0.012
        outline = np.r_[np.c_[across[kept], upper[kept]], np.c_[across[kept], lower[kept]][::-1]]
        extruded_polygon("emblem dune", outline * radius * 0.86, 0.0035, chrome, placing, 0.006, build.body)


def lulwa_emblem(build, anchor, radius):
    """A pearl that rests in a crescent, open at the top."""
    placing = surface_frame(anchor)
    _disc(build, placing, radius)
    half_opening = math.radians(68)
    angle = np.linspace(math.pi / 2 + half_opening, math.pi / 2 + 2 * math.pi - half_opening, 60)
    share = (angle - angle[0]) / (angle[-1] - angle[0])
    outer = 0.98 * radius
    inner = outer * (1 - 0.30 * np.sin(share * np.pi) ** 0.8 - 0.015)
    outline = np.r_[
        np.c_[outer * np.cos(angle), outer * np.sin(angle)],
        np.c_[inner * np.cos(angle), inner * np.sin(angle)][::-1],
    ]
    extruded_polygon("crescent", outline, 0.004, build.plain("satin silver"), placing, 0.006, build.body)
    sphere(
        build, "pearl", placing @ Matrix.Translation((0.008, 0, radius * 0.08)), radius * 0.36, "pearl", 0.55
    )


def sphere(build, name, placing, radius, finish, flat=1.0):
    """A ball, flattened along local x by `flat`."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=16, radius=radius)
    made = bpy.context.object
    made.name = name
    for face in made.data.polygons:
        face.use_smooth = True
    made.data.transform(Matrix.Diagonal((flat, 1, 1, 1)))
    made.data.materials.append(build.plain(finish) if isinstance(finish, str) else finish)
    made.parent = build.body
    made.matrix_local = placing
    return made


def _rounded_rectangle(half_width, half_height, radius, steps=6):
    corners = ((1, 1, 0.0), (-1, 1, 0.5), (-1, -1, 1.0), (1, -1, 1.5))
    return [
        (
            sy * (half_width - radius) + radius * math.cos((start + i / 2 / steps) * math.pi),
            sz * (half_height - radius) + radius * math.sin((start + i / 2 / steps) * math.pi),
        )
        for sy, sz, start in corners
        for i in range(steps + 1)
    ]


def number_plate(build, anchor):
    """The brand's name on a neutral plate with a sand-coloured bar: the form of no country. A used car's is covered."""
    placing, half_width, half_height = surface_frame(anchor), 0.25, 0.056
    holder = _rounded_rectangle(half_width + 0.008, half_height + 0.008, 0.012)
    extruded_polygon("plate holder", holder, 0.022, build.plain("gloss black"), placing, -0.008, build.body)
    plate = _rounded_rectangle(half_width, half_height, 0.009)
    ground = build.plain("plate cover" if build.covered_plate else "plate")
    extruded_polygon("plate", plate, 0.004, ground, placing, 0.014, build.body)
    if build.covered_plate:
        return
    bar = _rounded_rectangle(0.022, half_height - 0.010, 0.004)
    at_bar = placing @ Matrix.Translation((0, -half_width + 0.036, 0))
    extruded_polygon("plate bar", bar, 0.0008, build.plain("plate bar"), at_bar, 0.0184, build.body)
    at_text = placing @ Matrix.Translation((0.0190, 0.018, 0))
    text(build.spec["brand"], 0.088, at_text, build.plain("plate ink"), 0.0004, 1.12, build.body)


def add_badges(build):
    """All of them; returns what may not be mirrored: (place, normal, half width, half height), body axes."""
    anchors, radius = build.spec["anchors"], build.spec.get("emblem_radius", 0.048)
    emblem = lulwa_emblem if build.premium else rimal_emblem
    emblem(build, anchors["front_emblem"], radius)
    emblem(build, anchors["rear_emblem"], radius * 0.92)
    number_plate(build, anchors["front_plate"])
    number_plate(build, anchors["rear_plate"])
    sizes = {"front_emblem": (0.07, 0.07), "rear_emblem": (0.07, 0.07)}
    sizes.update(front_plate=(0.30, 0.08), rear_plate=(0.30, 0.08))
    if anchors.get("tail_text"):
        placing = surface_frame(anchors["tail_text"]) @ Matrix.Translation((0.0065, 0, 0))
        text(build.spec["brand"], 0.056, placing, build.plain("chrome"), 0.002, 1.6, build.body)
        sizes["tail_text"] = (0.26, 0.05)
    return [(anchors[name][:3], anchors[name][3:6], *size) for name, size in sizes.items()]
