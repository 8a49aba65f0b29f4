"""What is seen through the windows: floor, dashboard, seats, steering wheel, screen."""

import math

from mathutils import Matrix

from shader_nodes import plain_material
from shapes import rounded_box, torus


def _seat_rows(spec):
    """x of each row's backrest, metres."""
    front = spec["door_cuts"][1] - 0.12
    rows = [front]
    if len(spec["door_cuts"]) > 2:
        rows.append(front + 0.92)
    return rows + spec.get("extra_seat_rows", [])


def _seats(build, belt):
    paint = build.plain("light seat" if build.premium else "seat")
    top = min(belt + 0.30, build.spec["height"] - 0.22)
    for row in _seat_rows(build.spec):
        for side in (-1, 1):
            back = (row + 0.04, side * 0.36, belt)
            size = (0.13, 0.46, top - belt + 0.22)
            rounded_box("backrest", back, size, paint, 0.06, (0, 0.22, 0), build.body)
            head = (row + 0.13, side * 0.36, top + 0.06)
            rounded_box("headrest", head, (0.09, 0.25, 0.16), paint, 0.04, (0, 0.15, 0), build.body)


def _dashboard(build, belt):
    spec, dark = build.spec, build.plain("cabin")
    x, half_width = spec["windscreen_foot"][0] + 0.52, spec["half_width"]
    rounded_box(
        "dashboard", (x, 0, belt - 0.03), (0.42, half_width * 1.42, 0.20), dark, 0.08, parent=build.body
    )
    glow = plain_material("screen", (0.01, 0.01, 0.01), rough=0.1, glow=(0.35, 0.55, 0.70), glow_strength=0.5)
    screen = (x + 0.15, 0, belt + 0.09)
    rounded_box("screen", screen, (0.012, 0.30, 0.16), glow, 0.004, (0, -0.25, 0), build.body)
    housing = (x + 0.138, 0, belt + 0.088)
    rounded_box("screen back", housing, (0.014, 0.31, 0.17), dark, 0.004, (0, -0.25, 0), build.body)
    at_wheel = Matrix.Translation((spec["windscreen_foot"][0] + 0.80, -0.36, belt + 0.06))
    placing = at_wheel @ Matrix.Rotation(math.radians(-65), 4, "Y")
    torus("steering wheel", 0.18, 0.016, dark, placing, along="z", parent=build.body, segments=48)


def add_cabin(build):
    spec, belt = build.spec, build.spec["belt_height"]
    front, rear = spec["windscreen_foot"][0], spec["rear_screen_foot"][0]
    floor = ((front + rear) / 2 + 0.1, 0, belt - 0.16)
    size = (rear - front - 0.35, spec["half_width"] * 1.5, 0.08)
    rounded_box("cabin floor", floor, size, build.plain("cabin"), 0.03, parent=build.body)
    _dashboard(build, belt)
    _seats(build, belt)
