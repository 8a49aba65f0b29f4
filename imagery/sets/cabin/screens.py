"""What the screens of a cabin show, drawn here: map, music, climate; gauges and the odometer. Texts are Latin."""

import math
from pathlib import Path

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from shader_nodes import material
from shapes import rounded_box

FONT = Path(__file__).resolve().parents[3] / "app/ui/fonts/alexandria-latin.woff2"
SCALE = 2
INK, QUIET, TILE, GROUND = (236, 239, 242), (142, 152, 163), (26, 31, 38), (9, 12, 16)


class Canvas:
    """A drawing in display pixels, kept larger for smooth edges."""

    def __init__(self, width, height, ground=GROUND):
        self.size = (width, height)
        self.image = Image.new("RGB", (width * SCALE, height * SCALE), ground)
        self.draw = ImageDraw.Draw(self.image)

    def words(self, place, words, size, colour=INK, weight=400, anchor="lm"):
        font = ImageFont.truetype(str(FONT), int(size * SCALE))
        font.set_variation_by_axes([weight])
        self.draw.text([v * SCALE for v in place], words, font=font, fill=colour, anchor=anchor)

    def line(self, points, colour, width):
        points = [tuple(v * SCALE for v in p) for p in points]
        self.draw.line(points, fill=colour, width=max(1, int(width * SCALE)), joint="curve")

    def tile(self, box, radius=14, colour=TILE):
        self.draw.rounded_rectangle([v * SCALE for v in box], radius * SCALE, fill=colour)

    def disc(self, centre, radius, colour=None, outline=None, width=2):
        x, y = centre
        box = [v * SCALE for v in (x - radius, y - radius, x + radius, y + radius)]
        self.draw.ellipse(box, fill=colour, outline=outline, width=int(width * SCALE))

    def area(self, points, colour):
        self.draw.polygon([tuple(v * SCALE for v in p) for p in points], fill=colour)

    def arc(self, centre, radius, start, end, colour, width):
        x, y = centre
        box = [v * SCALE for v in (x - radius, y - radius, x + radius, y + radius)]
        self.draw.arc(box, start, end, fill=colour, width=int(width * SCALE))

    def done(self):
        return self.image.resize(self.size, Image.LANCZOS)


def _gauge(canvas, centre, radius, share, accent, numbers, value, unit):
    """A round instrument: scale of 240 degrees, coloured up to its value."""
    x, y = centre
    canvas.disc(centre, radius * 1.06, (15, 19, 24))
    canvas.arc(centre, radius, 150, 390, (56, 64, 73), 4)
    canvas.arc(centre, radius, 150, 150 + 240 * share, accent, 9)
    steps = (len(numbers) - 1) * 4
    for k in range(steps + 1):
        angle = math.radians(150 + 240 * k / steps)
        inner = radius * (0.86 if k % 4 else 0.82)
        ends = [(x + math.cos(angle) * r, y + math.sin(angle) * r) for r in (inner, radius * 0.93)]
        canvas.line(ends, INK if k % 4 == 0 else QUIET, 3 if k % 4 == 0 else 1.5)
    for k, number in enumerate(numbers):
        angle = math.radians(150 + 240 * k / (len(numbers) - 1))
        place = (x + math.cos(angle) * radius * 0.68, y + math.sin(angle) * radius * 0.68)
        canvas.words(place, str(number), 21, QUIET, anchor="mm")
    angle = math.radians(150 + 240 * share)
    tip = [(x + math.cos(angle) * r, y + math.sin(angle) * r) for r in (radius * 0.50, radius * 0.95)]
    canvas.line(tip, accent, 5)
    canvas.words((x, y - 6), value, 62, INK, 500, "mm")
    canvas.words((x, y + 40), unit, 21, QUIET, anchor="mm")


def instrument_picture(accent, odometer):
    """Speed and engine speed at rest; between them gear, range and the odometer."""
    canvas = Canvas(1400, 416)
    _gauge(canvas, (236, 216), 176, 0.004, accent, range(0, 241, 40), "0", "km/h")
    _gauge(canvas, (1164, 216), 176, 0.11, accent, range(0, 8), "0.8", "x 1,000 rpm")
    canvas.words((480, 42), "10:24", 27)
    canvas.words((920, 42), "31 °C", 27, anchor="rm")
    for k, gear in enumerate("PRND"):
        canvas.words(
            (604 + k * 64, 104),
            gear,
            38,
            accent if gear == "P" else (74, 82, 92),
            600 if gear == "P" else 400,
            "mm",
        )
    canvas.line([(480, 146), (920, 146)], (44, 52, 60), 2)
    canvas.words((700, 178), "Odometer", 22, QUIET, anchor="mm")
    canvas.words((700, 228), odometer, 56, INK, 500, "mm")
    canvas.line([(480, 280), (920, 280)], (44, 52, 60), 2)
    canvas.words((480, 312), "Range", 22, QUIET)
    canvas.words((480, 346), "540 km", 30)
    canvas.words((920, 312), "Trip A", 22, QUIET, anchor="rm")
    canvas.words((920, 346), "38.4 km", 30, anchor="rm")
    canvas.tile((480, 380, 920, 388), 4, (44, 52, 60))
    canvas.tile((480, 380, 792, 388), 4, accent)
    return canvas.done()


def _map(canvas, box, accent, rng):
    """Streets between blocks, a bay, and the route to its aim."""
    x0, y0, x1, y1 = box
    canvas.tile(box, 16, (33, 39, 46))
    bay = [
        (x0 + 8, y0 + 16),
        (x0 + 8, y0 + 150),
        (x0 + 90, y0 + 190),
        (x0 + 150, y0 + 120),
        (x0 + 250, y0 + 100),
        (x0 + 330, y0 + 12),
    ]
    canvas.area(bay, (28, 58, 74))
    canvas.area(
        [(x1 - 190, y1 - 150), (x1 - 60, y1 - 190), (x1 - 20, y1 - 90), (x1 - 130, y1 - 50)], (36, 55, 48)
    )
    lines = []
    for k in range(8):
        lines.append([(x0 + 6, y0 + 150 + 70 * k), (x0 + 6 + 0.97 * (x1 - x0), y0 - 40 + 70 * k)])
        lines.append([(x0 + 60 + 92 * k, y0 + 10), (x0 - 40 + 92 * k, y1 - 10)])
    for line in lines:
        inside = [(min(max(x, x0 + 6), x1 - 6), min(max(y, y0 + 6), y1 - 6)) for x, y in line]
        canvas.line(inside, (58, 66, 75), 5 if rng.random() < 0.75 else 9)
    t = np.linspace(0, 1, 60)
    coast = [(x0 + 20 + 620 * s, y0 + 250 - 150 * s + 46 * math.sin(5 * s)) for s in t]
    canvas.line(coast, (92, 101, 110), 13)
    route = [
        (x0 + 250, y1 - 30),
        (x0 + 268, y1 - 150),
        (x0 + 322, y1 - 190),
        (x0 + 410, y1 - 214),
        (x0 + 452, y0 + 150),
        (x0 + 560, y0 + 112),
    ]
    canvas.line(route, (16, 20, 25), 15)
    canvas.line(route, accent, 10)
    canvas.disc(route[-1], 15, INK)
    canvas.disc(route[-1], 7, accent)
    x, y = route[0][0] + 8, route[0][1] - 56
    canvas.disc((x, y), 25, (12, 16, 20))
    canvas.area([(x, y - 17), (x + 12, y + 12), (x, y + 6), (x - 12, y + 12)], INK)
    canvas.tile((x0 + 18, y0 + 18, x0 + 268, y0 + 98), 14, (14, 18, 23))
    canvas.line([(x0 + 44, y0 + 78), (x0 + 44, y0 + 54), (x0 + 64, y0 + 54)], accent, 6)
    canvas.area([(x0 + 62, y0 + 43), (x0 + 76, y0 + 54), (x0 + 62, y0 + 65)], accent)
    canvas.words((x0 + 92, y0 + 44), "350 m", 28, INK, 500)
    canvas.words((x0 + 92, y0 + 76), "Corniche", 20, QUIET)


def _music(canvas, box, accent):
    x0, y0, x1, y1 = box
    canvas.tile(box, 16)
    cover = (x0 + 22, y0 + 22, x0 + 142, y0 + 142)
    canvas.tile(cover, 10, (196, 128, 84))
    canvas.disc((x0 + 104, y0 + 62), 19, (246, 218, 176))
    for level, shade in ((92, (150, 84, 58)), (112, (94, 54, 48))):
        crest = [(x0 + 22 + k, y0 + level + 13 * math.sin(k / 19 + level)) for k in range(0, 121, 4)]
        canvas.area([*crest, (x0 + 142, y0 + 136), (x0 + 22, y0 + 136)], shade)
    canvas.words((x0 + 164, y0 + 52), "Desert Roads", 27, INK, 500)
    canvas.words((x0 + 164, y0 + 90), "Evening Station", 20, QUIET)
    canvas.tile((x0 + 22, y0 + 170, x1 - 22, y0 + 176), 3, (62, 70, 79))
    canvas.tile((x0 + 22, y0 + 170, x0 + 176, y0 + 176), 3, accent)
    middle, y = (x0 + x1) / 2, y0 + 216
    canvas.tile((middle - 12, y - 16, middle - 4, y + 16), 3, INK)
    canvas.tile((middle + 4, y - 16, middle + 12, y + 16), 3, INK)
    for way in (-1, 1):
        for step in (0, 17):
            x = middle + way * (72 + step)
            canvas.area([(x, y - 13), (x + way * 16, y), (x, y + 13)], INK)


def centre_picture(accent):
    """Map on the left, music and the next drive on the right, climate below."""
    canvas = Canvas(1280, 700)
    canvas.words((96, 34), "10:24", 25)
    canvas.words((1250, 34), "31 °C   5G", 22, QUIET, anchor="rm")
    for k in range(5):
        y = 118 + k * 98
        canvas.disc((44, y), 27, accent if k == 0 else TILE)
        shade = (12, 16, 20) if k == 0 else QUIET
        if k % 2:
            canvas.disc((44, y), 10, None, shade, 4)
        else:
            canvas.tile((34, y - 10, 54, y + 10), 5, shade)
    _map(canvas, (92, 64, 820, 566), accent, np.random.default_rng(3))
    _music(canvas, (842, 64, 1256, 318), accent)
    canvas.tile((842, 338, 1256, 566), 16)
    canvas.words((866, 380), "Arrival", 20, QUIET)
    canvas.words((866, 424), "10:51", 44, INK, 500)
    canvas.words((1232, 380), "18.6 km", 24, anchor="rm")
    canvas.words((1232, 424), "27 min", 24, QUIET, anchor="rm")
    heights = (20, 34, 52, 40, 62, 46, 30, 54, 66, 44, 36, 58, 48, 26)
    for k, height in enumerate(heights):
        canvas.tile((868 + k * 26, 540 - height, 884 + k * 26, 540), 4, accent if k > 9 else (70, 79, 89))
    canvas.tile((16, 590, 1264, 686), 18, (18, 22, 28))
    for x in (150, 1130):
        canvas.words((x, 638), "22.5", 44, INK, 500, "mm")
        for way in (-1, 1):
            canvas.area([(x + way * 82, 626), (x + way * 94, 638), (x + way * 82, 650)], QUIET)
    for k in range(6):
        x = 400 + k * 96
        canvas.disc((x, 638), 23, None, accent if k == 2 else (78, 87, 97), 3)
        canvas.line([(x - 9, 646), (x + 9, 630)], accent if k == 2 else QUIET, 4)
    return canvas.done()


def passenger_picture(accent):
    """The music alone, large."""
    canvas = Canvas(1280, 700)
    _music(canvas, (430, 200, 850, 470), accent)
    canvas.words((640, 110), "Front passenger", 30, QUIET, anchor="mm")
    return canvas.done()


def screen(name, picture, place, size, lean, strength, turn=0.0):
    """A picture under glass that faces the seats; lean = backward tilt in radians."""
    paint = _screen_material(name, picture, strength)
    return rounded_box(name, place, (0.0016, *size), paint, 0, (0, lean, turn))


def repaint_screen(name, picture):
    """Shows another picture on a screen."""
    pixels = np.asarray(picture.convert("RGBA"), np.float32)[::-1] / 255
    image = bpy.data.images[name]
    image.pixels.foreach_set(np.ascontiguousarray(pixels).ravel())
    image.update()
    image.pack()


def _screen_material(name, picture, strength):
    """Mapped by the object's generated y (from left) and z."""
    image = bpy.data.images.new(name, picture.width, picture.height)
    repaint_screen(name, picture)
    paint, tree = material(name)
    _, y, z = tree.split(tree.node("ShaderNodeTexCoord").outputs["Generated"])
    place = tree.node("ShaderNodeCombineXYZ")
    tree.link(tree.math("SUBTRACT", 1.0, y), place.inputs[0])
    tree.link(z, place.inputs[1])
    texture = tree.node("ShaderNodeTexImage", extension="EXTEND")
    texture.image = image
    tree.link(place.outputs[0], texture.inputs[0])
    glass = tree.surface((0.004, 0.004, 0.005), rough=0.07, specular=0.5)
    both = tree.node("ShaderNodeAddShader")
    tree.link(glass, both.inputs[0])
    tree.link(tree.emission(texture.outputs[0], strength), both.inputs[1])
    tree.output(both.outputs[0])
    paint.cycles.sample_as_light = False
    return paint
