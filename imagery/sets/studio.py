"""Photographic studios: softboxes all round and thin bright tubes that draw lines along the body.

options: mood = "light" | "dark"; cut_out = True leaves a plain floor (only its reflection in the sills counts).
"""

from lights import Surroundings, panel
from shader_nodes import material
from shapes import plane

WARM = (1, 0.97, 0.93)
COOL = (0.92, 0.97, 1.06)
MOODS = {
    "light": {
        "base": ((-90, -4, 0, 5, 14, 35, 90), (0.22, 0.20, 0.12, 0.07, 0.05, 0.08, 0.14), (1, 1, 1)),
        "top": 3.7,
        "near": 2.8,
        "far": 2.8,
        "front": 2.3,
        "rear": 2.0,
        "tube": 9.0,
        "roof_tube": 3.2,
        "tint": (1, 1, 1),
        "backdrop": [
            (0, (0.66, 0.625, 0.575)),
            (0.49, (0.66, 0.625, 0.575)),
            (0.53, (0.80, 0.765, 0.71)),
            (0.64, (0.62, 0.59, 0.55)),
            (0.80, (0.40, 0.38, 0.36)),
            (1, (0.34, 0.33, 0.315)),
        ],
        "floor": {"colour": (0.34, 0.34, 0.345), "rough": 0.40, "specular": 0.25},
        "open_floor": {"colour": (0.36, 0.34, 0.31), "rough": 0.26, "specular": 0.35},
        "key": 550,
        "fade": (4, 13),
    },
    "dark": {
        "base": ((-90, -3, 0, 6, 30, 90), (0.03, 0.03, 0.03, 0.05, 0.04, 0.05), (0.9, 0.95, 1.05)),
        "top": 4.2,
        "near": 2.7,
        "far": 1.2,
        "front": 1.6,
        "rear": 2.4,
        "tube": 10.0,
        "roof_tube": 3.5,
        "tint": WARM,
        "backdrop": [
            (0, (0.022, 0.023, 0.026)),
            (0.47, (0.022, 0.023, 0.026)),
            (0.505, (0.070, 0.074, 0.082)),
            (0.56, (0.040, 0.043, 0.049)),
            (0.75, (0.012, 0.013, 0.015)),
            (1, (0.01, 0.01, 0.01)),
        ],
        "floor": {"colour": (0.028, 0.029, 0.031), "rough": 0.20, "specular": 0.5},
        "open_floor": {"colour": (0.028, 0.029, 0.031), "rough": 0.20, "specular": 0.5},
        "key": 60,
        "fade": (5, 15),
    },
}


def _softboxes(sky, mood):
    tint = mood["tint"]
    sky.softbox(sky.x, sky.y, sky.z, (0.1, 0), (1.9, 0.50), 0.10, mood["top"], tint)
    sky.softbox(sky.x, sky.z, -sky.y, (-0.1, 0.74), (2.0, 0.30), 0.055, mood["near"], tint)
    sky.softbox(sky.x, sky.z, sky.y, (-0.1, 0.74), (2.0, 0.30), 0.055, mood["far"], COOL)
    sky.softbox(sky.y, sky.z, -sky.x, (0, 0.60), (0.75, 0.15), 0.06, mood["front"], tint)
    sky.softbox(sky.y, sky.z, sky.x, (0, 0.60), (0.75, 0.15), 0.06, mood["rear"], COOL)


def _tubes(sky, mood):
    for side in (1, -1):
        flank = sky.y * side
        sky.softbox(sky.x, sky.z, flank, (-0.05, 1.16), (2.3, 0.030), 0.022, mood["tube"], mood["tint"])
        roof = mood["roof_tube"]
        sky.softbox(sky.x, sky.y, sky.z, (0.05, side * 0.66), (2.1, 0.030), 0.05, roof, mood["tint"])


def build(cars, options):
    mood = MOODS[options.get("mood", "light")]
    sky = Surroundings()
    sky.base(*mood["base"])
    _softboxes(sky, mood)
    _tubes(sky, mood)
    sky.use(mood["backdrop"], importance=2048)
    paint, tree = material("floor")
    shader = tree.surface(**mood["floor" if options.get("cut_out") else "open_floor"])
    if not options.get("cut_out"):
        distance = tree.node("ShaderNodeVectorMath", operation="LENGTH")
        tree.link(tree.position(), distance.inputs[0])
        faded = tree.remap(distance.outputs["Value"], *mood["fade"], smooth=True)
        shader = tree.mix(faded, shader, tree.node("ShaderNodeBsdfTransparent").outputs[0])
        panel(
            (-4.5, -5.0, 6.0), (2.6, 2.6), mood["key"], colour=WARM
        )  # one lamp for a shadow with a direction
    tree.output(shader)
    return plane("floor", (0, 0, 0), (400, 400), paint)
