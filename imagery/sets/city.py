"""A wet promenade at dusk; lit towers (of no real city) stand across the water. No options."""

import math

import numpy as np

from lights import Surroundings, panel
from sets import people
from shader_nodes import glowing_material, material, plain_material
from shapes import box, mesh_object, plane

DUSK = [
    (-90, (0.008, 0.010, 0.016)),
    (-1, (0.020, 0.024, 0.036)),
    (0.3, (0.50, 0.25, 0.15)),
    (3, (0.36, 0.205, 0.17)),
    (7, (0.19, 0.155, 0.21)),
    (14, (0.085, 0.110, 0.22)),
    (28, (0.036, 0.062, 0.155)),
    (50, (0.020, 0.038, 0.105)),
    (90, (0.012, 0.024, 0.070)),
]
HAZE = (0.30, 0.17, 0.145)
LATERAL = (0.8, -0.6)


def promenade_material():
    """Stone slabs with dry and wet patches."""
    paint, tree = material("promenade")
    bricks = tree.node("ShaderNodeTexBrick")
    tree.link(tree.position(), bricks.inputs[0])
    numbers = {"Scale": 1.0, "Brick Width": 1.8, "Row Height": 0.9, "Mortar Size": 0.006}
    for name, value in numbers.items():
        bricks.inputs[name].default_value = value
    bricks.inputs["Color1"].default_value = (0.060, 0.058, 0.056, 1)
    bricks.inputs["Color2"].default_value = (0.085, 0.082, 0.078, 1)
    bricks.inputs["Mortar"].default_value = (0.015, 0.015, 0.015, 1)
    wet = tree.remap(tree.noise(0.30, 4), 0.38, 0.62, 0.16, 0.40, smooth=True)
    bump = tree.node("ShaderNodeBump", invert=True)
    bump.inputs["Distance"].default_value, bump.inputs["Strength"].default_value = 0.004, 0.5
    tree.link(bricks.outputs[1], bump.inputs["Height"])
    tree.output(tree.surface(bricks.outputs[0], rough=wet, normal=bump.outputs[0]))
    return paint


def tower_material():
    """Dark glass with small windows, few of them lit and most of those dimly; haze lies about the feet.

    The vertex attribute `style` (0..1, the same all over a tower) chooses its floors, bays and shape of windows.
    """
    paint, tree = material("tower")
    x, y, z = tree.split(tree.position())
    lateral = tree.math("ADD", tree.math("MULTIPLY", x, LATERAL[0]), tree.math("MULTIPLY", y, LATERAL[1]))
    style = tree.attribute("style")

    def choice(step, low, high):
        return tree.remap(tree.math("FRACT", tree.math("MULTIPLY", style, step)), 0, 1, low, high)

    floor, bay = tree.math("DIVIDE", z, choice(7.3, 3.2, 4.8)), tree.math("DIVIDE", lateral, choice(3.7, 1.5, 3.6))
    cell = tree.node("ShaderNodeCombineXYZ")
    tree.link(tree.math("FLOOR", bay), cell.inputs[0])
    tree.link(tree.math("FLOOR", floor), cell.inputs[1])
    chance = tree.node("ShaderNodeTexWhiteNoise")
    tree.link(cell.outputs[0], chance.inputs[0])
    busy = tree.math("ADD", chance.outputs[0], tree.math("MULTIPLY", tree.noise(0.022), 1.1))

    def inside(value, half):
        return tree.math(
            "LESS_THAN", tree.math("ABSOLUTE", tree.math("SUBTRACT", tree.math("FRACT", value), 0.5)), half
        )

    # From strips that run round the tower to strips that climb it.
    window = tree.math("MULTIPLY", inside(floor, choice(5.1, 0.20, 0.52)), inside(bay, choice(5.1, 0.52, 0.22)))
    glow = tree.math("POWER", tree.remap(busy, 0.92, 1.62), 1.7)
    colour = tree.ramp(
        chance.outputs[1], [(0, (1, 0.56, 0.24)), (0.7, (1, 0.74, 0.45)), (1, (0.72, 0.84, 1))]
    )
    lamp = tree.emission(colour, tree.math("MULTIPLY", tree.math("MULTIPLY", glow, window), 1.15))
    glass = tree.surface((0.016, 0.022, 0.036), rough=0.16, metal=0.4)
    lit = tree.node("ShaderNodeAddShader")
    tree.link(glass, lit.inputs[0])
    tree.link(lamp, lit.inputs[1])
    veil = tree.remap(z, 0, 170, 0.62, 0.22, smooth=True)
    tree.output(tree.mix(veil, lit.outputs[0], tree.emission(HAZE, 0.55)))
    paint.cycles.sample_as_light = False
    return paint


class Skyline:
    """Collects towers as one mesh of quads."""

    def __init__(self):
        self.points, self.quads, self.styles, self.count = [], [], [], 0

    def tower(self, x, y, width, depth, height, turn, style, twist=0.0, taper=1.0, sides=4, cut=0.0, levels=10):
        """A prism that may twist (radians), taper (share of the foot's width) and end in a slanted cut."""
        self.styles.append(np.full((levels + 1) * sides, style))
        angle = np.arange(sides) / sides * 2 * np.pi + (np.pi / 4 if sides == 4 else 0)
        for level in range(levels + 1):
            share = level / levels
            scale, bearing = 0.7 * (1 - (1 - taper) * share**2), turn + twist * share
            lx, ly = np.cos(angle) * width * scale, np.sin(angle) * depth * scale
            z = np.full(sides, height * share - 2)
            if cut and level == levels:
                z = z + cut * lx / width
            across = lx * np.cos(bearing) - ly * np.sin(bearing)
            along = lx * np.sin(bearing) + ly * np.cos(bearing)
            self.points.append(np.c_[x + across, y + along, z])
        for level in range(levels):
            low, high = self.count + level * sides, self.count + (level + 1) * sides
            for j in range(sides):
                k = (j + 1) % sides
                self.quads.append([low + j, low + k, high + k, high + j])
        top = self.count + levels * sides
        for j in range(0, sides - 2, 2):
            self.quads.append([top, top + j + 1, top + j + 2, top + (j + 3) % sides])
        self.count += (levels + 1) * sides

    def add_random(self, rng, bearing):
        """A tower 1150 to 1900 m away; taller around two centres of the town."""
        degrees = math.degrees(bearing)
        centre = 0.9 * math.exp(-(((degrees - 25) / 9) ** 2)) + 0.7 * math.exp(-(((degrees - 46) / 6) ** 2))
        centre += 0.8 * math.exp(-(((degrees - 140) / 9) ** 2)) + 0.5 * math.exp(-(((degrees - 96) / 8) ** 2))
        distance = rng.uniform(1150, 1900)
        height = rng.uniform(18, 75) + centre * rng.uniform(40, 230) * rng.uniform(0.35, 1)
        width, sides = rng.uniform(16, 34), int(rng.choice([4, 4, 4, 8, 24]))
        self.tower(
            distance * math.cos(bearing),
            distance * math.sin(bearing),
            width,
            width * rng.uniform(0.6, 1),
            height,
            rng.uniform(0, 1.5),
            rng.uniform(0, 1),
            twist=rng.choice([0, 0, 0, 0.9]) if height > 110 else 0,
            taper=rng.choice([1, 1, 0.82, 0.55]) if height > 80 else 1,
            sides=sides,
            cut=rng.choice([0, 0, 26]) if sides == 4 and height > 90 else 0,
        )


def street_furniture(posts):
    """The low wall with its strip of light, and lamp posts along it where they are wanted."""
    stone = plain_material("stone", (0.16, 0.15, 0.14), rough=0.5)
    strip = glowing_material("strip", (1, 0.62, 0.30), 9.0)
    pole = plain_material("pole", (0.02, 0.02, 0.022), rough=0.3, metal=1.0)
    head = glowing_material("head", (1, 0.78, 0.52), 22.0)
    box("wall", (0, 6.55, 0.22), (700, 0.40, 0.44), stone)
    box("cap", (0, 6.50, 0.47), (700, 0.62, 0.07), stone)
    box("strip", (0, 6.335, 0.415), (700, 0.02, 0.025), strip)
    for k in range(-14, 26) if posts else ():
        if k in (-1, 0):
            continue  # no pole right behind the car
        x = k * 13 + 4
        box("pole", (x, 6.9, 2.7), (0.10, 0.10, 5.4), pole)
        box("arm", (x, 6.25, 5.4), (0.10, 1.5, 0.05), pole)
        box("lamp", (x, 5.9, 5.36), (0.16, 0.7, 0.03), head)


def water():
    paint, tree = material("water")
    normal = tree.bump(tree.noise(0.35, 6), 0.5, 0.35)
    tree.output(tree.surface((0.006, 0.012, 0.018), rough=0.06, specular=0.6, normal=normal))
    return plane("water", (0, 3006.5, -1.6), (9000, 6000), paint)


def build(cars, options):
    sky = Surroundings()
    sky.gradient(DUSK)
    sky.use(strength=0.9)
    plane("promenade", (0, -26.5, 0), (700, 66), promenade_material())
    street_furniture(options.get("posts", True))
    water()
    rng, skyline = np.random.default_rng(11), Skyline()
    for _ in range(300):
        skyline.add_random(rng, math.radians(rng.uniform(0, 180)))
    mesh_object(
        "towers",
        np.concatenate(skyline.points),
        np.array(skyline.quads),
        paint=tower_material(),
        attributes={"style": np.concatenate(skyline.styles)},
        smooth=False,
    )
    panel((-3.5, -6.5, 5.2), (9, 1.6), 560, colour=(1, 0.90, 0.80))
    above = panel((0, 0, 6.5), (7, 2.2), 200, colour=(0.80, 0.88, 1))
    above.visible_glossy = False  # it would lie on the wet stone as a white carpet
    panel((5, 4.5, 3.0), (6, 0.8), 160, colour=(1, 0.74, 0.5))
    people.stand(options.get("people", ()))
    return None
