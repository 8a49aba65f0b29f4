"""A quiet street between villas: low walls with gates, pale houses behind them, a hazy sun."""

from sets import outdoors
from shader_nodes import material, plain_material
from shapes import box, plane, rounded_box

NEAR, FAR = 6.6, -12.5  # the garden walls on both sides
NEAR_KERB, FAR_KERB = 1.6, -9.9  # the car stands at the near one, inside the road's edge line
RENDER = ((0.62, 0.55, 0.45), (0.66, 0.63, 0.57), (0.55, 0.46, 0.36))


def pavement(kerb_y, wall_y):
    """Paving stones between the kerb and a garden wall."""
    paint, tree = material("stones")
    stones = tree.node("ShaderNodeTexBrick")
    tree.link(tree.position(), stones.inputs[0])
    for name, value in {"Scale": 1.0, "Brick Width": 0.4, "Row Height": 0.2, "Mortar Size": 0.006}.items():
        stones.inputs[name].default_value = value
    for name, tone in (("Color1", 0.30), ("Color2", 0.37), ("Mortar", 0.14)):
        stones.inputs[name].default_value = (tone, tone * 0.92, tone * 0.80, 1)
    tree.output(tree.surface(stones.outputs[0], rough=0.8, specular=0.2))
    plane("stones", (0, (kerb_y + wall_y) / 2, 0.10), (300, abs(wall_y - kerb_y)), paint)
    kerb = plain_material("kerb", (0.42, 0.41, 0.39), rough=0.8)
    for k in range(-50, 50):
        rounded_box("kerb", (k * 1.0, kerb_y, 0.05), (0.99, 0.18, 0.14), kerb, bevel=0.015)


def garden_wall(y, colour):
    """A low wall with a cap and piers, and a gate at every house."""
    paint = plain_material("garden wall", colour, rough=0.85, specular=0.1)
    cap = plain_material("cap", tuple(c * 0.8 for c in colour), rough=0.7)
    gate = plain_material("gate", (0.09, 0.06, 0.04), rough=0.5)
    box("garden wall", (0, y, 0.75), (300, 0.25, 1.5), paint)
    box("cap", (0, y, 1.53), (300, 0.36, 0.07), cap)
    towards = -0.15 if y > 0 else 0.15
    for k in range(-4, 5):
        x = k * 22 + 11
        box("gate", (x, y + towards, 1.0), (3.6, 0.08, 1.95), gate)
        for side in (-2.05, 2.05):
            rounded_box("pier", (x + side, y, 1.15), (0.5, 0.5, 2.3), paint, bevel=0.02)


def villa(x, y, width, height, paint, dark, trim):
    """A house of two floors whose windows lie in frames; it faces the street."""
    depth = 11
    face = y - depth / 2 if y > 0 else y + depth / 2
    out = -0.06 if y > 0 else 0.06
    box("villa", (x, y, height / 2), (width, depth, height), paint)
    box("parapet", (x, y, height + 0.1), (width + 0.3, depth + 0.3, 0.2), trim)
    box("band", (x, face + out, height / 2), (width, 0.12, 0.25), trim)
    for floor in (0.27, 0.72):
        for share in (-0.32, 0.0, 0.32):
            place = (x + share * width, face + out, height * floor)
            box("frame", place, (1.9, 0.16, 2.0), trim)
            box("window", (place[0], face + 2 * out, place[2]), (1.5, 0.12, 1.65), dark)


def build():
    haze = outdoors.hang_sky("hazy")
    dark = plain_material("window", (0.03, 0.035, 0.04), rough=0.1, specular=0.6)
    trim = plain_material("trim", (0.60, 0.57, 0.52), rough=0.8)
    paints = [plain_material("render", tone, rough=0.85, specular=0.1) for tone in RENDER]
    for y, kerb, wall, beside in ((NEAR, NEAR_KERB, RENDER[0], 1), (FAR, FAR_KERB, RENDER[1], -1)):
        pavement(kerb, y)
        garden_wall(y, wall)
        for k in range(-5, 6):
            height = (7.4, 8.2, 7.0)[k % 3]
            villa(k * 22 + 3 * beside, y + beside * 10.5, 15 + k % 2 * 2, height, paints[k % 3], dark, trim)
    outdoors.lay_terrain(lambda x, y: 0 * x - 0.012, outdoors.sand_material((0.56, 0.47, 0.35), haze), count=60)
    asphalt = outdoors.road_material(haze, (0.56, 0.47, 0.35), dust=0.4)
    return plane("road", (0, (NEAR + FAR) / 2, 0), (3000, NEAR - FAR), asphalt)
