"""The dashboard of a model, seen from between the front seats. options: model = slug (chooses trim and inlay).

x = forwards, y = left (the driver sits left), z = up over the ground; metres.
"""

import numpy as np
from mathutils import Matrix

from lights import panel
from sets import outdoors
from sets.cabin_parts import inlay, leather, quilted, seat, steering_wheel, swept, vent
from sets.cabin_screens import centre_picture, instrument_picture, screen_material
from shader_nodes import glowing_material, plain_material
from shapes import plane, rounded_box, torus, tube, turned
from tone import PAINTS

SAND, COFFEE, SLATE, BONE, TAN = (
    (0.36, 0.28, 0.20),
    (0.060, 0.036, 0.024),
    (0.050, 0.054, 0.060),
    (0.58, 0.54, 0.48),
    (0.34, 0.165, 0.075),
)
AMBER, SEA, RED = (230, 150, 78), (92, 178, 196), (220, 62, 52)
# model: (trim colour, inlay, screen accent, sky, quilted, body paint)
TRIMS = {
    "suhail": (SLATE, "metal", AMBER, "evening", False, "garnet"),
    "hajar": (COFFEE, "wood", AMBER, "low_sun", False, "olive"),
    "reem": (SAND, "weave", SEA, "day", False, "sand"),
    "wahat": (BONE, "wood", SEA, "dawn", False, "pearl"),
    "jawza": (TAN, "wood", AMBER, "day", False, "graphite"),
    "shihab": ((0.16, 0.012, 0.012), "metal", RED, "evening", True, "ocean"),
    "nada": (BONE, "weave", SEA, "hazy", False, "silver"),
    "nasma": (SLATE, "weave", SEA, "day", False, "ocean"),
    "badia": (SLATE, "weave", AMBER, "low_sun", False, "garnet"),
    "qafila": (SLATE, "weave", SEA, "hazy", False, "pearl"),
    "juman": (TAN, "pearl", AMBER, "evening", True, "jet"),
    "durra": (BONE, "wood", AMBER, "dawn", True, "pearl"),
    "sadaf": (BONE, "weave", SEA, "day", True, "silver"),
}


def dashboard(soft, trim, band, dark, metal):
    """Two levels: a soft dark upper pad over a thin line of metal and the inlay, trim below it."""
    swept("upper", [(0.98, 0.955), (0.70, 0.990), (0.42, 0.985), (0.335, 0.955), (0.350, 0.925)], soft)
    swept("line", [(0.342, 0.928), (0.334, 0.924), (0.342, 0.920)], metal)
    swept("inlay", [(0.350, 0.921), (0.343, 0.880), (0.352, 0.838)], band)
    swept("shelf", [(0.352, 0.840), (0.300, 0.828), (0.290, 0.812), (0.318, 0.798)], trim)
    swept("lower", [(0.320, 0.800), (0.335, 0.70), (0.42, 0.55), (0.46, 0.40)], dark)
    for y, width in ((0.66, 0.16), (0.095, 0.15), (-0.095, 0.15), (-0.66, 0.16)):
        forward = 0.335 - 0.14 * (y / 0.80) ** 2
        vent(y, 0.872, forward + 0.012, width, dark, metal, height=0.048)


def console(trim, dark, metal, band):
    rounded_box("console", (-0.20, 0, 0.50), (1.05, 0.27, 0.26), dark, bevel=0.035)
    rounded_box("console top", (-0.02, 0, 0.632), (0.62, 0.20, 0.012), band, bevel=0.005)
    rounded_box("slope", (0.30, 0, 0.69), (0.16, 0.25, 0.16), dark, bevel=0.03, rotation=(0, -0.6, 0))
    for side in (1, -1):
        rounded_box("rail", (-0.10, side * 0.128, 0.638), (0.80, 0.014, 0.012), metal, bevel=0.005)
    rounded_box("arm rest", (-0.56, 0, 0.665), (0.36, 0.235, 0.08), trim, bevel=0.035)
    rounded_box(
        "selector", (0.06, 0.0, 0.662), (0.085, 0.042, 0.055), metal, bevel=0.018, rotation=(0, 0.25, 0)
    )
    for x in (-0.12, -0.225):
        ring = [(0.001, 0.0), (0.036, 0.0), (0.038, 0.004), (0.043, 0.004), (0.043, -0.004)]
        turned("cup", ring, dark, (x, 0, 0.639), (1.5708, 0, 0), segments=64)
        torus("cup rim", 0.041, 0.0018, metal, Matrix.Translation((x, 0, 0.643)), along="z")


def doors(trim, dark, metal, band):
    for side in (1, -1):
        y = side * 0.80
        rounded_box("door", (-0.35, y, 0.68), (1.9, 0.12, 0.52), dark, bevel=0.05)
        rounded_box("door trim", (-0.40, y - side * 0.050, 0.745), (1.5, 0.05, 0.15), trim, bevel=0.024)
        rounded_box("arm rest", (-0.42, y - side * 0.085, 0.655), (0.75, 0.11, 0.06), trim, bevel=0.026)
        rounded_box("door inlay", (-0.30, y - side * 0.062, 0.845), (1.3, 0.03, 0.045), band, bevel=0.012)
        rounded_box("handle", (-0.02, y - side * 0.085, 0.845), (0.13, 0.02, 0.024), metal, bevel=0.009)
        tube(
            "pillar",
            [(0.98, side * 0.79, 0.93), (0.55, side * 0.72, 1.24), (0.12, side * 0.62, 1.43)],
            0.048,
            dark,
        )
        rounded_box("sill", (-0.35, y, 0.945), (1.9, 0.10, 0.03), dark, bevel=0.012)


def shell(dark, lining, paint):
    """Roof, header with mirror, floor, the bonnet outside, and a hint of road and land."""
    rounded_box("roof", (-0.75, 0, 1.50), (1.75, 1.5, 0.08), lining, bevel=0.03)
    rounded_box("mirror", (0.16, 0, 1.36), (0.035, 0.24, 0.068), dark, bevel=0.016, rotation=(0, 0.18, 0.12))
    rounded_box("mirror foot", (0.20, 0, 1.415), (0.04, 0.03, 0.08), dark, bevel=0.012)
    plane("floor", (0, 0, 0.22), (3, 1.7), dark)
    swept("bonnet", [(0.98, 0.94), (1.30, 0.985), (1.75, 0.96), (2.15, 0.86), (2.3, 0.7)], paint, 0.82, 0.10)


def landscape(haze):
    """A road through dunes, as the driver sees it."""
    sand = (0.50, 0.36, 0.225)

    def dunes(x, y):
        aside = np.abs(y - outdoors.ROAD_MIDDLE_Y) - outdoors.ROAD_HALF_WIDTH - 0.4
        rise = np.clip(aside / 140, 0, 1) ** 1.2
        return outdoors.dune_heights(x, y, np.random.default_rng(4)) * rise + 0.04 * np.clip(aside, -1, 1)

    outdoors.lay_terrain(dunes, outdoors.sand_material(sand, haze))
    outdoors.lay_road(outdoors.road_material(haze, sand))


def cabin_light(accent):
    """Soft light through the roof and over the shoulders, and a thin line of colour under the dashboard."""
    warm = (1, 0.97, 0.93)
    lamps = [
        panel((-0.75, 0, 1.45), (0.7, 1.1), 110, look=(0.0, 0, 0.5), colour=warm),
        panel((-1.5, 0, 1.30), (0.5, 1.5), 80, look=(0.2, 0, 0.6), colour=warm),
    ]
    lamps += [panel((-0.05, y, 0.74), (0.35, 0.35), 6, look=(-0.2, y, 0.3)) for y in (0.42, -0.42)]
    for lamp in lamps:
        lamp.visible_glossy = False  # no bright rectangles in the screens
    glow = glowing_material("ambient", tuple((c / 255) ** 2.2 for c in accent), 3.0, seen_as_light=False)
    swept("ambient", [(0.312, 0.7965), (0.310, 0.7945), (0.314, 0.7925)], glow)


def build(cars, options):
    colour, band_kind, accent, sky, stitched, body = TRIMS[options["model"]]
    haze = outdoors.hang_sky(sky, power=1.0)
    landscape(haze)
    soft = leather("soft", (0.022, 0.022, 0.024), grain=1.4)
    trim = leather("trim", colour)
    cover = quilted("cover", colour) if stitched else leather("cover", colour)
    band = inlay("band", band_kind)
    dark = plain_material("dark", (0.016, 0.016, 0.017), rough=0.45, specular=0.35)
    metal = plain_material("metal", (0.62, 0.62, 0.63), rough=0.20, metal=1.0)
    dashboard(soft, trim, band, dark, metal)
    console(trim, dark, metal, band)
    doors(trim, dark, metal, band)
    shell(
        dark,
        plain_material("lining", (0.40, 0.385, 0.36), rough=0.85),
        plain_material("body", PAINTS[body], rough=0.2, coat=1.0),
    )
    instruments = screen_material("instruments", instrument_picture(accent), 0.95)
    centre = screen_material("centre", centre_picture(accent), 0.62)
    rounded_box("binnacle", (0.40, 0.37, 0.985), (0.16, 0.40, 0.125), soft, bevel=0.04)
    rounded_box(
        "cluster frame", (0.322, 0.37, 0.992), (0.012, 0.345, 0.128), dark, bevel=0.005, rotation=(0, 0.16, 0)
    )
    plane_screen("cluster", (0.3145, 0.37, 0.992), (0.325, 0.112), instruments, 0.16)
    rounded_box(
        "tablet", (0.315, 0.0, 1.010), (0.016, 0.375, 0.222), dark, bevel=0.007, rotation=(0, 0.14, 0)
    )
    plane_screen("display", (0.3055, 0.0, 1.010), (0.355, 0.200), centre, 0.14)
    steering_wheel((0.06, 0.37, 0.885), 0.42, soft, dark, metal)
    seat(0.37, cover, trim)
    seat(-0.37, cover, trim)
    cabin_light(accent)
    return None


def plane_screen(name, place, size, paint, lean):
    """An upright picture that faces the driver; lean = backward tilt in radians."""
    rounded_box(name, place, (0.003, *size), paint, bevel=0, rotation=(0, lean, 0))
