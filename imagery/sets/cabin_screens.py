"""What the screens of a cabin show: simple abstract graphics, drawn without a single letter."""

import math

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from shader_nodes import material

SCALE = 3


def _canvas(width, height, top, bottom):
    """A vertical gradient, drawn larger than needed for smooth edges."""
    rows = np.linspace(0, 1, height * SCALE)[:, None, None]
    colours = np.array(top) * (1 - rows) + np.array(bottom) * rows
    return Image.fromarray(np.repeat(colours, width * SCALE, 1).astype(np.uint8))


def _gauge(draw, centre, radius, share, colour):
    x, y = centre
    box = (x - radius, y - radius, x + radius, y + radius)
    draw.arc(box, 140, 400, fill=(52, 60, 70), width=int(radius * 0.07))
    draw.arc(box, 140, 140 + 260 * share, fill=colour, width=int(radius * 0.10))
    for k in range(14):
        angle = math.radians(140 + 20 * k)
        inner, outer = radius * 0.80, radius * (0.70 if k % 2 else 0.66)
        ends = [(x + math.cos(angle) * r, y + math.sin(angle) * r) for r in (inner, outer)]
        draw.line(ends, fill=(150, 158, 168), width=SCALE)


def instrument_picture(accent):
    """Two gauges and a road with the own car between them."""
    width, height = 640, 230
    image = _canvas(width, height, (10, 14, 20), (4, 6, 9))
    draw = ImageDraw.Draw(image)
    for x, share in ((120, 0.42), (520, 0.64)):
        _gauge(draw, (x * SCALE, 118 * SCALE), 84 * SCALE, share, accent)
        for k, length in enumerate((34, 22)):
            y = (112 + 16 * k) * SCALE
            half = length * SCALE // 2
            draw.rounded_rectangle(
                (x * SCALE - half, y, x * SCALE + half, y + 5 * SCALE), 6, fill=(215, 220, 225)
            )
    for near, far in ((-92, -16), (92, 16), (-30, -5), (30, 5)):
        shade = (190, 198, 206) if abs(near) > 50 else (96, 104, 114)
        draw.line(
            [((320 + near) * SCALE, 214 * SCALE), ((320 + far) * SCALE, 84 * SCALE)],
            fill=shade,
            width=2 * SCALE,
        )
    body = [(300, 190), (340, 190), (346, 172), (336, 152), (304, 152), (294, 172)]
    draw.polygon([(x * SCALE, y * SCALE) for x, y in body], fill=accent)
    return image.resize((width, height), Image.LANCZOS)


def centre_picture(accent):
    """Dunes at dusk with a route line, and three tiles below."""
    width, height = 640, 360
    image = _canvas(width, height, (30, 44, 66), (196, 132, 92))
    draw = ImageDraw.Draw(image)
    for level, shade in ((210, (150, 96, 66)), (238, (112, 70, 50)), (266, (70, 46, 38))):
        crest = [
            (x * SCALE, (level + 20 * math.sin(x / 93 + level) + 12 * math.sin(x / 41 + level * 2)) * SCALE)
            for x in range(0, width + 8, 8)
        ]
        draw.polygon([*crest, (width * SCALE, height * SCALE), (0, height * SCALE)], fill=shade)
    draw.ellipse([v * SCALE for v in (470, 70, 526, 126)], fill=(250, 222, 186))
    route = [(x * SCALE, (150 + 46 * math.sin(x / 88)) * SCALE) for x in range(60, 430, 6)]
    draw.line(route, fill=(255, 255, 255), width=5 * SCALE, joint="curve")
    image = image.filter(ImageFilter.GaussianBlur(SCALE * 0.6))
    draw = ImageDraw.Draw(image)
    for k in range(3):
        x0 = 24 + k * 202
        tile = [v * SCALE for v in (x0, 282, x0 + 188, 344)]
        draw.rounded_rectangle(tile, 12 * SCALE, fill=(16, 20, 27))
        draw.ellipse([v * SCALE for v in (x0 + 16, 298, x0 + 46, 328)], outline=accent, width=4 * SCALE)
        for row, length in enumerate((92, 60)):
            bar = [v * SCALE for v in (x0 + 62, 302 + row * 16, x0 + 62 + length, 308 + row * 16)]
            draw.rounded_rectangle(bar, 3 * SCALE, fill=(205, 210, 216) if row == 0 else (110, 118, 128))
    return image.resize((width, height), Image.LANCZOS)


def screen_material(name, picture, strength):
    """A glowing picture under dark glass; mapped by the object's generated y (from left) and z."""
    pixels = np.asarray(picture.convert("RGBA"), np.float32)[::-1] / 255
    image = bpy.data.images.new(name, picture.width, picture.height)
    image.pixels.foreach_set(np.ascontiguousarray(pixels).ravel())
    image.pack()
    paint, tree = material(name)
    _, y, z = tree.split(tree.node("ShaderNodeTexCoord").outputs["Generated"])
    place = tree.node("ShaderNodeCombineXYZ")
    tree.link(tree.math("SUBTRACT", 1.0, y), place.inputs[0])
    tree.link(z, place.inputs[1])
    texture = tree.node("ShaderNodeTexImage", extension="EXTEND")
    texture.image = image
    tree.link(place.outputs[0], texture.inputs[0])
    glass = tree.surface((0.004, 0.004, 0.005), rough=0.06, specular=0.5)
    both = tree.node("ShaderNodeAddShader")
    tree.link(glass, both.inputs[0])
    tree.link(tree.emission(texture.outputs[0], strength), both.inputs[1])
    tree.output(both.outputs[0])
    paint.cycles.sample_as_light = False
    return paint
