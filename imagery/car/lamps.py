"""Lens shells, projector modules and the premium brand's string of pearls."""

import numpy as np

from shader_nodes import plain_material
from shapes import mesh_object, torus

from .badges import sphere
from .build import mirrored, surface_frame
from .glass import lens_material

LENSES = (("front_lens", (0.93, 0.94, 0.95)), ("rear_lens", (0.80, 0.10, 0.09)))


def _lenses(build):
    for name, tint in LENSES:
        faces = build.arrays[name + "_faces"]
        if len(faces) == 0:
            continue
        mesh_object(
            name,
            build.arrays[name + "_points"],
            faces,
            build.arrays[name + "_normals"],
            lens_material(name, tint),
            {"cover": build.arrays[name + "_cover"]},
            parent=build.body,
        )


def _projectors(build):
    """Glass balls in chrome rings that look forward and a little outward; each [x, y, z, normal, radius]."""
    for right in build.spec["projectors"]:
        radius = right[6]
        for anchor in (right, mirrored(right)):
            side = np.sign(anchor[1])
            placing = surface_frame([*anchor[:3], -1, 0.35 * side, 0])
            torus(
                "projector ring",
                radius,
                0.0032,
                build.plain("chrome"),
                placing,
                offset=0.010,
                parent=build.body,
            )
            sphere(build, "projector", placing, radius * 0.96, "projector", 0.45)


def _pearls(build):
    """Round lights in an upright slot, each smaller than the one above."""
    glow = plain_material(
        "pearl light", (1, 1, 1), rough=0.3, glow=(1, 0.975, 0.94), glow_strength=3.2 * build.lamps
    )
    for right in build.spec["pearls"]:
        radius = right[6]
        for anchor in (right, mirrored(right)):
            placing = surface_frame(anchor)
            sphere(build, "pearl light", placing, radius * 0.80, glow)
            torus(
                "pearl ring", radius, 0.0022, build.plain("chrome"), placing, offset=0.002, parent=build.body
            )


def add_lamps(build):
    _lenses(build)
    _projectors(build)
    if build.spec["pearls"]:
        _pearls(build)
