"""A showroom: light stone floor, a long window onto a bright court, lines of light. No options.

Words stand before the window, so it is bright from end to end and its frames are pale.
"""

from lights import Surroundings, panel
from sets import indoors
from shader_nodes import glowing_material, material, plain_material
from shapes import box, plane


def court():
    """What the window shows, out of focus: pale sky, a low wall, soft green."""
    paint, tree = material("court")
    x, _, z = tree.split(tree.position())
    blur = tree.math("MULTIPLY", tree.math("SUBTRACT", tree.noise(0.35, 2), 0.5), 1.6)
    height = tree.remap(tree.math("ADD", z, blur), 0, 7)
    stops = [
        (0, (0.42, 0.37, 0.30)),
        (0.12, (0.50, 0.45, 0.37)),
        (0.17, (0.20, 0.25, 0.14)),
        (0.30, (0.34, 0.39, 0.27)),
        (0.40, (0.78, 0.84, 0.88)),
        (1, (0.62, 0.76, 0.90)),
    ]
    tree.output(tree.emission(tree.ramp(height, stops), 1.5))
    paint.cycles.sample_as_light = False
    made = plane("court", (20, 15, 5.0), (120, 10), paint, rotation=(1.5708, 0, 0))
    made.visible_diffuse = made.visible_shadow = False


def window(x0, x1, y, height):
    """Slim pale mullions; the glass itself is left out, its light comes from a panel in front of it."""
    frame = plain_material("mullion", (0.66, 0.65, 0.63), rough=0.45)
    count = round((x1 - x0) / 3.6)
    for k in range(count + 1):
        box("mullion", (x0 + (x1 - x0) * k / count, y, height / 2), (0.06, 0.14, height), frame)
    for z in (0.06, height - 0.06):
        box("rail", ((x0 + x1) / 2, y, z), (x1 - x0, 0.16, 0.12), frame)


def ceiling(height):
    pale = (0.62, 0.61, 0.59)
    above = indoors.wall((12, 0, height), (90, 40), pale, rotation=(3.14159, 0, 0))
    above.data.materials[0] = plain_material("ceiling", pale, glow=pale, glow_strength=0.5)
    line = glowing_material("line", (1, 0.95, 0.88), 5.0, seen_as_light=False)
    for y in (-3.2, 0.0, 3.2):
        plane("line", (2, y, height - 0.02), (22, 0.10), line).visible_diffuse = False
    panel((2, 0, height - 0.06), (22, 6.6), 900, look=(2, 0, 0), colour=(1, 0.96, 0.90))


def build(cars, options):
    sky = Surroundings(256)
    sky.base((-90, 90), (0.30, 0.40))
    sky.use(importance=256)
    floor = indoors.polished_floor((0.44, 0.425, 0.40), joints=1.8)
    court()
    window(-12, 42, 8.2, 4.6)
    panel((-2, 7.9, 2.4), (20, 4.2), 900, look=(-2, 0, 1.0), colour=(0.93, 0.97, 1))
    indoors.slatted_wall(42.1, 90, 8.1, 4.6, (0.32, 0.20, 0.115))
    indoors.wall((-13, 0, 2.3), (30, 4.6), (0.70, 0.68, 0.65), rotation=(1.5708, 0, 1.5708))
    ceiling(4.6)
    panel((-5, -9, 4.0), (10, 3), 420, look=(0, 0, 0.7), colour=(1, 0.97, 0.93))
    return floor
