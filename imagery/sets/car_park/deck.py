"""A covered deck: columns, lines of light under the slab, and daylight over the parapets."""

from lights import Surroundings, panel
from sets import indoors
from sets.car_park.yard import paving
from shader_nodes import glowing_material, plain_material
from shapes import box, plane, rounded_box

HEIGHT, COLUMN_ROWS, BAY = 3.0, (7.2, -11.5), 6.4
SLAB = (0.34, 0.335, 0.33)


def columns():
    """Two rows along the lanes, with painted feet against knocks."""
    concrete = plain_material("column", SLAB, rough=0.75, specular=0.2)
    foot = plain_material("foot", (0.50, 0.36, 0.05), rough=0.5)
    for y in COLUMN_ROWS:
        for k in range(-4, 5):
            x = k * BAY + 3.1
            rounded_box("column", (x, y, HEIGHT / 2), (0.6, 0.6, HEIGHT), concrete, bevel=0.03)
            box("foot", (x, y, 0.5), (0.61, 0.61, 0.5), foot)
        beam = box("beam", (0, y, HEIGHT - 0.16), (70, 0.5, 0.34), concrete)
        beam.visible_shadow = False


def slab():
    """The ceiling with its lines of light; broad lamps stand for the lines, with less noise."""
    above = indoors.wall((0, 0, HEIGHT), (70, 50), SLAB, rotation=(3.14159, 0, 0))
    above.data.materials[0] = plain_material("ceiling", SLAB, glow=SLAB, glow_strength=0.5)
    line = glowing_material("line", (1, 0.97, 0.92), 7.0, seen_as_light=False)
    for y in (-8.4, -2.8, 2.8, 5.2, 10.0):
        plane("line", (0, y, HEIGHT - 0.04), (70, 0.12), line).visible_diffuse = False
    for y in (-2.8, 2.8):
        panel((0, y, HEIGHT - 0.06), (30, 0.5), 620, look=(0, y, 0), colour=(1, 0.97, 0.92))


def outside():
    """Parapets all round; what is seen over them is the bright haze of the day."""
    concrete = plain_material("parapet", tuple(c * 1.1 for c in SLAB), rough=0.8, specular=0.15)
    for place, size in (((0, 15, 0.6), (80, 0.25, 1.2)), ((0, -19, 0.6), (80, 0.25, 1.2))):
        box("parapet", place, size, concrete)
    for x in (-27, 27):
        box("wall", (x, 0, HEIGHT / 2), (0.3, 60, HEIGHT), concrete)


def build():
    day = Surroundings(256)
    day.base((-90, -4, 0, 12, 90), (0.22, 0.22, 1.7, 1.1, 0.22), (0.94, 0.98, 1.0))
    day.use(importance=512)
    columns()
    slab()
    outside()
    return paving(0.8)
