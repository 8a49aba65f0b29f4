"""What every part of a car needs while it is built: the spec, the mesh arrays, the parent, the paint."""

from dataclasses import dataclass, field

import numpy as np
from mathutils import Matrix, Vector

from shader_nodes import NodeTree, material, plain_material

PAINT_ROUGHNESS = 0.30
PAINT_METAL = 0.62


@dataclass
class Build:
    """A car under construction. Parts are children of `body`: x = 0 at the front axle, + rearwards; z up."""

    spec: dict
    arrays: dict
    body: object
    colour: tuple
    wear: float = 0.0
    lamps: float = 1.0
    cut_out: bool = False
    covered_plate: bool = False
    paint_nodes: list = field(default_factory=list)
    materials: dict = field(default_factory=dict)

    @property
    def premium(self):
        return self.spec["brand"] == "LULWA"

    def paint(self, tree: NodeTree, normal=None):
        """Flakes under clear coat; linear in the colour, so that a picture can be recoloured unrendered."""
        shader = tree.surface(
            self.colour,
            rough=PAINT_ROUGHNESS + 0.10 * self.wear,
            metal=PAINT_METAL,
            coat=1.0,
            specular=0.4,
            normal=normal,
            coat_rough=0.06 * self.wear,
        )
        self.paint_nodes.append(shader.node)
        return shader

    def paint_material(self):
        if "paint" not in self.materials:
            made, tree = material("paint")
            tree.output(self.paint(tree))
            self.materials["paint"] = made
        return self.materials["paint"]

    def plain(self, name):
        """One of the shared plain materials of PLAIN, made once a car."""
        if name not in self.materials:
            self.materials[name] = plain_material(name, **PLAIN[name])
        return self.materials[name]


PLAIN = {
    "chrome": dict(colour=(0.82, 0.83, 0.85), rough=0.10, metal=1.0),
    "satin silver": dict(colour=(0.78, 0.78, 0.79), rough=0.32, metal=0.85),
    "gloss black": dict(colour=(0.006, 0.006, 0.007), rough=0.07, coat=0.9),
    "trim black": dict(colour=(0.012, 0.012, 0.013), rough=0.30, coat=0.4),
    "rubber": dict(colour=(0.008, 0.008, 0.008), rough=0.5),
    "rib": dict(colour=(0.55, 0.56, 0.58), rough=0.16, metal=1.0),
    "grille bar": dict(colour=(0.10, 0.10, 0.105), rough=0.18, metal=0.9, coat=0.4),
    "pearl": dict(colour=(0.80, 0.78, 0.75), rough=0.12, coat=0.9, metal=0.25),
    "plate": dict(colour=(0.62, 0.62, 0.60), rough=0.35),
    "plate cover": dict(colour=(0.10, 0.105, 0.11), rough=0.6),
    "plate ink": dict(colour=(0.012, 0.016, 0.030), rough=0.4),
    "plate bar": dict(colour=(0.20, 0.075, 0.022), rough=0.4),
    "projector": dict(colour=(0.02, 0.022, 0.028), rough=0.03, coat=1.0, specular=0.8),
    "tyre lettering": dict(colour=(0.045, 0.045, 0.046), rough=0.5, specular=0.4),
    "wheel well": dict(colour=(0.006, 0.006, 0.006), rough=0.8, specular=0.1),
    "caliper": dict(colour=(0.16, 0.16, 0.165), rough=0.35, metal=0.8),
    "sport caliper": dict(colour=(0.45, 0.02, 0.015), rough=0.3, coat=0.6),
    "premium caliper": dict(colour=(0.45, 0.40, 0.32), rough=0.35, metal=0.8),
    "cabin": dict(colour=(0.030, 0.029, 0.028), rough=0.6),
    "seat": dict(colour=(0.30, 0.25, 0.20), rough=0.5),
    "light seat": dict(colour=(0.48, 0.44, 0.38), rough=0.5),
}


def surface_frame(anchor):
    """4x4 axes at [x, y, z, nx, ny, nz]: local +x = outward normal, +y = the car's y, z up."""
    normal = Vector(anchor[3:6]).normalized()
    across = Vector((0, 0, 1)).cross(normal).normalized()
    up = normal.cross(across).normalized()
    return Matrix(
        (
            (normal.x, across.x, up.x, anchor[0]),
            (normal.y, across.y, up.y, anchor[1]),
            (normal.z, across.z, up.z, anchor[2]),
            (0, 0, 0, 1),
        )
    )


def mirrored(anchor):
    """The same anchor on the other side of the car."""
    other = list(anchor)
    other[1], other[4] = -other[1], -other[4]
    return other


def height_on(line, x):
    """Height of a drawn line [[x, z], ...] at x, metres."""
    xs, zs = np.array(line).T
    return float(np.interp(x, xs, zs))
