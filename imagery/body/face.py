"""The family face and tail: where the skin is cut for lamps, grille, intakes, plate and diffuser.

Rimal: the dune line, one light recess that is a thin blade in the middle and opens into the lamps.
Lulwa: separate lamps, an upright slot for the string of pearls, a grille whose ribs fan out like a shell.
Every function returns a distance: below zero inside the opening. `car` is a BodyShape."""

import numpy as np

from .implicit import ease, smooth_max, smooth_max_all

IN_FRONT = 0.05  # openings of the face end 5 cm behind the front axle


def around_corner(car, x, ay):
    """Way from the middle of the face along the skin: sideways, then back along the flank."""
    return ay + np.maximum(0, x - car.nose_x - 0.10)


def light_line_height(car, u):
    """Height of the light line at a way `u` from the middle: it dips between the lamps."""
    inner, outer, _, _, rise = car.spec.headlamp
    t = np.clip((u - inner) / (outer - inner), 0, 1.2)
    between = 1 - ease(inner - 0.24, inner + 0.02, u)
    crest = 0.010 * np.exp(-(((u - inner + 0.02) / 0.05) ** 2)) - 0.012 * np.exp(-((u / 0.16) ** 2))
    return car.spec.headlamp_height + rise * t - car.spec.light_line_dip * between + crest


def recess_depth_below_line(car, u):
    """How far the recess reaches below the light line: a thin blade in the middle, the lamp outside."""
    inner, outer, half_inner, half_outer, _ = car.spec.headlamp
    blade = car.spec.light_line_height
    t = np.clip((u - inner) / (outer - inner), 0, 1)
    lamp = 2 * (half_inner + (half_outer - half_inner) * t)
    return blade + (lamp - blade) * ease(inner - 0.05, inner + 0.07, u)


def lamp_pod(car, x, y, z):
    """The main lamp of a split face, in the bumper below the light line: [height, place, half width, half height]."""
    height, place, half_width, half_height = car.spec.lamp_pod
    u = around_corner(car, x, np.abs(y))
    across = np.abs(u - place * car.half_width - 0.25 * (z - height)) - half_width
    return np.maximum(smooth_max(across, np.abs(z - height) - half_height, 0.05), x - IN_FRONT)


def headlamp(car, x, y, z):
    """The recess of the light line and the lamps, with the pods of a split face."""
    slit = _light_slit(car, x, y, z)
    return np.minimum(slit, lamp_pod(car, x, y, z)) if car.spec.lamp_pod else slit


def _light_slit(car, x, y, z):
    s, u = car.spec, around_corner(car, x, np.abs(y))
    line, below = light_line_height(car, u), np.maximum(recess_depth_below_line(car, u), 0.016)
    outer = u - s.headlamp[1] + (z - s.headlamp_height) * 0.35
    mask = smooth_max_all(0.02, outer, z - line - s.light_line_height, line - below - z)
    mask = np.maximum(mask, x - IN_FRONT)
    return smooth_max(mask, s.headlamp[0] - 0.03 - u, 0.02) if s.pearl_slot else mask


def intake(car, x, y, z):
    low, high, half_width, taper = car.spec.intake
    ay = np.abs(y)
    top = high + car.spec.intake_wave * (np.cos(np.pi * np.clip(ay / half_width, 0, 1.3)) * -0.5)
    return np.maximum(
        smooth_max_all(0.045, ay - (half_width - taper * (z - low)), z - top, low - z), x - IN_FRONT
    )


def grille(car, x, y, z):
    low, high, half_top, half_foot = car.spec.grille[:4]
    ay, t = np.abs(y), np.clip((z - low) / (high - low), -0.3, 1.3)
    side = (ay - (half_foot + (half_top - half_foot) * t)) * 0.95
    top = z - high - car.spec.grille_arch * (1 - (ay / half_top) ** 2)
    return np.maximum(smooth_max_all(0.03, side, top, low - z), x - IN_FRONT)


def pearl_slot(car, x, y, z):
    low, high, place, half_width = car.spec.pearl_slot
    u = around_corner(car, x, np.abs(y))
    side = np.abs(u - place * car.half_width - 0.10 * (z - 0.5 * (low + high))) - half_width
    return np.maximum(smooth_max_all(0.02, side, z - high, low - z), x - IN_FRONT)


def air_curtain(car, x, y, z):
    s, u = car.spec, around_corner(car, x, np.abs(y))
    low, high = s.intake[0] + 0.01, s.headlamp_height - s.air_curtain_top
    centre = s.air_curtain_place * car.half_width + 0.10 * (z - 0.5 * (low + high))
    half_width = 0.016 + 0.028 * np.clip((high - z) / (high - low), 0, 1)
    return np.maximum(smooth_max_all(0.03, np.abs(u - centre) - half_width, z - high, low - z), x - IN_FRONT)


def tail_lamp(car, x, y, z):
    """Distance, way around the corner, height of the light bar, reach of the lamp below it."""
    s = car.spec
    v = np.abs(y) + np.maximum(0, car.tail_x - 0.10 - x)
    outer, size = s.tail_lamp
    t = ease(outer - 0.50, outer - 0.06, v)
    bar = s.tail_lamp_height + s.tail_lamp_rise * t
    bar = (
        bar
        + 0.5 * s.light_line_dip * ease(outer - 0.62, outer - 0.36, v)
        - 0.010 * np.exp(-((v / 0.16) ** 2))
    )
    above, below = 0.013 + 0.55 * size * t * s.tail_lamp_up, 0.013 + 1.5 * size * t
    mask = smooth_max_all(0.025, v - outer, z - bar - above, bar - below - z)
    if s.tail_lamp_split:
        mask = smooth_max(mask, s.tail_lamp_split - v, 0.02)
    return np.maximum(mask, (s.wheelbase + 0.15) - x), v, bar, below


def plate_recess(car, x, y, z):
    up = z - car.spec.rear_plate_height
    mask = smooth_max_all(0.05, np.abs(y) - 0.335 + 0.25 * up, np.abs(up) - 0.088)
    return np.maximum(mask, car.spec.wheelbase + 0.2 - x)


def diffuser(car, x, y, z):
    s, ay = car.spec, np.abs(y)
    low = s.sill_height + s.departure_rise
    mask = smooth_max_all(0.03, ay - (0.66 * car.half_width - 0.4 * (z - low)), z - (low + 0.085))
    fins = 0.011 - np.abs(np.abs(ay - 0.25) - 0.125)
    return np.maximum(smooth_max(mask, fins, 0.008), s.wheelbase + 0.2 - x)


def _carve(field, lower, mask, depth, edge=0.009):
    """Takes the opening out of the field down to `depth` below the skin, with an edge of radius `edge`."""
    return smooth_max(field, -smooth_max(mask, -(lower + depth), 0.012), edge)


def carve_openings(car, field, lower, x, y, z):
    """The field with all openings of face and tail."""
    if float(np.min(x)) < 0.15:
        field = _carve(field, lower, headlamp(car, x, y, z), 0.028, 0.006)
        field = _carve(field, lower, intake(car, x, y, z), 0.085, 0.014)
        if car.spec.pearl_slot:
            field = _carve(field, lower, pearl_slot(car, x, y, z), 0.030, 0.008)
        else:
            field = _carve(field, lower, air_curtain(car, x, y, z), 0.04)
        if car.spec.grille:
            field = _carve(field, lower, grille(car, x, y, z), 0.050, 0.010)
    if float(np.max(x)) > car.spec.wheelbase + 0.1:
        field = _carve(field, lower, tail_lamp(car, x, y, z)[0], 0.034, 0.006)
        field = _carve(field, lower, plate_recess(car, x, y, z), 0.028, 0.016)
        field = _carve(field, lower, diffuser(car, x, y, z), 0.075)
    return field
