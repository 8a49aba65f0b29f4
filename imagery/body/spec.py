"""The numbers of a car: cars.json, where a car may stand on another (`base`) and say only what differs."""

import json
from pathlib import Path
from types import SimpleNamespace

HERE = Path(__file__).resolve().parent
SHARED = "shared"
LINES = ("deck_line", "roof_line", "belt_line", "side_glass_rear")  # [[x, z], ...]
PLACES = ("windscreen_foot", "windscreen_head", "rear_screen_foot", "rear_screen_head", "fuel_flap")  # [x, z]
HEIGHTS = (
    "belt_height",
    "rear_glass_foot",
    "mirror_height",
    "handle_height",
    "tailgate_foot",
    "headlamp_height",
)
HEIGHTS += ("tail_lamp_height", "front_plate_height", "rear_plate_height", "sill_height")


def load_cars():
    return json.loads((HERE / "cars.json").read_text())


def car_names(cars):
    return [name for name in cars if name != SHARED]


def resolve(name, cars):
    """All numbers of a car as one dict. What it takes over from its base is stretched to its own size."""
    own = cars[name]
    if "base" not in own:
        return {**cars[SHARED], **own}
    base = resolve(own["base"], cars)
    spec = json.loads(json.dumps(base))
    _stretch(spec, base, own)
    spec.update(own)
    return spec


def _stretch(spec, base, own):
    """Fits the base's lines to the car's overhangs, wheelbase, height and width."""

    def now(key):
        return own.get(key, base[key])

    tall, wide = own.get("height_scale", now("height") / base["height"]), now("width") / base["width"]
    rear_before = base["length"] - base["wheelbase"] - base["front_overhang"]
    rear_now = now("length") - now("wheelbase") - now("front_overhang")

    def along(x):
        if x < 0:
            return x * now("front_overhang") / base["front_overhang"]
        if x <= base["wheelbase"]:
            return x * now("wheelbase") / base["wheelbase"]
        return now("wheelbase") + (x - base["wheelbase"]) * rear_now / rear_before

    for key in LINES:
        spec[key] = [[along(x), z * tall] for x, z in base[key]]
    for key in PLACES:
        spec[key] = [along(base[key][0]), base[key][1] * tall]
    for key in HEIGHTS:
        spec[key] = base[key] * tall
    for key in ("door_cuts", "handle_places"):
        spec[key] = [along(x) for x in base[key]]
    for key in ("nose_profile", "tail_profile"):
        spec[key] = [[z * tall, back] for z, back in base[key]]
    for key in ("ducktail", "spoiler"):
        if base[key]:
            x, z, size = base[key]
            spec[key] = [along(x), z * tall, size]
    spec["headlamp"] = [base["headlamp"][0] * wide, base["headlamp"][1] * wide] + base["headlamp"][2:]
    spec["tail_lamp"] = [base["tail_lamp"][0] * wide, base["tail_lamp"][1]]
    spec["cabin_plan"] = [[along(x), y * wide] for x, y in base["cabin_plan"]]
    spec["pillars"] = [[along(pillar[0])] + pillar[1:] for pillar in base["pillars"]]
    spec["mirror_place"] = along(base["mirror_place"])
    if base["lamp_pod"] and "lamp_pod" not in own:
        height, place, half_width, half_height = base["lamp_pod"]
        spec["lamp_pod"] = [height * tall, place, half_width * wide, half_height * tall]
    low, high, half_width, taper = base["intake"]
    spec["intake"] = [low * tall, high * tall, half_width * wide, taper]
    if base["grille"] and not own.get("grille"):
        low, high, top, foot = base["grille"][:4]
        spec["grille"] = [low * tall, high * tall, top * wide, foot * wide] + base["grille"][4:]


def namespace(spec):
    return SimpleNamespace(**spec)
