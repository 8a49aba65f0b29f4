"""A model's cabin. x = forwards, y = left (the driver sits left), z = up over the ground; metres.

options: model = slug (see trims.py); view = driver | front_seats | rear_bench | instruments | trunk (which door is
open, what is left away); paint and outside (a set and its options) = others than the trim's. Cameras: CABIN_VIEWS of
the catalogue.
"""

from dataclasses import replace

from sets.cabin.console import add_console
from sets.cabin.dashboard import add_dashboard
from sets.cabin.doors import door, window_sill
from sets.cabin.materials import Paints
from sets.cabin.outside import daylight, soft_light
from sets.cabin.screens import centre_picture, instrument_picture, passenger_picture, repaint_screen
from sets.cabin.seats import front_seat, rear_bench, seat_belt
from sets.cabin.shell import add_shell, opening
from sets.cabin.trims import PREMIUM, TRIMS
from sets.cabin.trunk import add_trunk
from sets.cabin.wheel import add_wheel

# view: the right door that stands open
OPEN_DOORS = {"front_seats": "front", "rear_bench": "rear"}
NEW_CAR = "26 km"


def _sides(paints, open_door):
    for side in (1, -1):
        for which in ("front", "rear"):
            if side < 0 and which == open_door:
                opening(paints, which)
            else:
                door(paints, side, which)
                if side > 0 or not open_door:
                    window_sill(paints, side, which)
        seat_belt(paints, side, -0.855)


def show_odometer(options, words):
    """Other words on the odometer of the cabin that stands."""
    repaint_screen("instruments", instrument_picture(TRIMS[options["model"]].accent, words))


def build(cars, options):
    model, view = options["model"], options.get("view", "driver")
    trim = replace(TRIMS[model], **{k: options[k] for k in ("paint", "outside") if k in options})
    daylight(*trim.outside, view)
    paints = Paints(trim)
    pictures = {
        "instruments": instrument_picture(trim.accent, NEW_CAR),
        "centre": centre_picture(trim.accent),
        "passenger": passenger_picture(trim.accent),
    }
    add_dashboard(paints, pictures, trim.two_screens)
    add_wheel(paints, model in PREMIUM)
    add_console(paints)
    add_shell(paints, tailgate_open=view == "trunk")
    _sides(paints, OPEN_DOORS.get(view))
    for y in (0.37, -0.37):
        front_seat(paints, y)
    rear_bench(paints)
    if view == "trunk":
        add_trunk(paints)
    soft_light(trim.fill, view)
    return None
