"""Which part of the skin wears which finish: per vertex a signed distance in metres to the edge of each area
(below zero inside). The material draws crisp lines from them, whatever the size of the mesh's cells."""

import numpy as np

from . import face
from .implicit import smooth_max_all


def _facing(area, turned_away):
    """Takes an area away where the skin does not look its way."""
    return area + np.maximum(0, turned_away) * 0.6


def _seam(area, seen):
    """The edge of a panel, left away where `seen` is false."""
    return np.where(seen, area, 1.0)


def _windows(car, x, y, z, n):
    s, ay, absent = car.spec, np.abs(y), np.ones_like(x)
    _, windscreen, rear_screen, side = car.cabin(x, y, z)
    side_y = car.cabin_side_y(x, z)
    (x0, z0), (x1, z1) = s.windscreen_foot, s.windscreen_head
    t = (z - z0) / (z1 - z0)
    slope = (z1 - z0) / np.hypot(x1 - x0, z1 - z0)
    pillar_x = x0 + (x1 - x0) * t - s.windscreen_bow * 4 * t * (1 - t) + s.windscreen_curve * side_y**2
    roof = car.roof(x) - s.roof_crown * side_y**2
    (rear_x, rear_z), (rear_x2, rear_z2) = s.side_glass_rear
    rear_slope = (rear_x2 - rear_x) / (rear_z2 - rear_z)
    rear = (x - (rear_x + rear_slope * (z - rear_z))) / np.hypot(1, rear_slope)
    front = (pillar_x + s.a_pillar - x) * slope
    glass = smooth_max_all(0.05, front, z - (roof - s.cant_rail), car.belt(x) - z, rear)
    glass = _facing(_facing(glass, 0.35 - np.abs(n[:, 1])), np.abs(side) - 0.025)
    black = absent
    for place, half_width, lean, kind in s.pillars:
        pillar = np.abs(x - place - (z - s.belt_height) * lean) - half_width
        if kind == "paint":
            glass = np.maximum(glass, -pillar)
        else:
            black = np.minimum(black, pillar)
    screen = smooth_max_all(
        0.05, ay - (side_y - 0.055 - 0.03 * np.clip(1 - t, 0, 1)), z - (z1 - 0.035), (z0 + 0.025) - z
    )
    screen = _facing(_facing(screen, np.abs(windscreen) - 0.02), n[:, 0] + 0.12)
    high = s.rear_screen_head[1] - s.rear_glass_margin
    back = smooth_max_all(0.06, ay - (side_y - s.rear_pillar), z - high, s.rear_glass_foot - z)
    back = _facing(_facing(back, np.abs(rear_screen) - 0.02), 0.15 - n[:, 0])
    areas = {"side_glass": glass, "windscreen": screen, "rear_screen": back, "black_pillar": black}
    return areas, pillar_x + 0.028 / slope - 0.03, roof - 0.028


def _door_seams(car, x, z, n, front_edge, top):
    s, aside = car.spec, np.abs(n[:, 1]) > 0.3
    foot = s.sill_height + 0.085
    front_edge = np.maximum(s.door_cuts[0] + 0.10 * (z - 0.6), front_edge)
    shut = s.door_cuts[1] + 0.06 * (z - 0.6)
    seams = {
        "seam_front_door": _seam(smooth_max_all(0.05, front_edge - x, x - shut, foot - z, z - top), aside)
    }
    seams["seam_rear_door"] = np.ones_like(x)
    if len(s.door_cuts) > 2:
        rear = s.door_cuts[2] + s.door_rake * (z - s.belt_height) * (z > s.belt_height)
        door = smooth_max_all(0.05, (shut + 0.004) - x, x - rear, foot - z, z - top)
        door = smooth_max_all(0.03, door, car.arch_radius + 0.055 - car.from_axle(x, z, 1))
        seams["seam_rear_door"] = _seam(door, aside)
    seams["seam_door_rail"] = np.ones_like(x)
    if s.door_rail:
        rail = smooth_max_all(
            0.004, np.abs(z - s.door_rail) - 0.009, s.door_cuts[2] + 0.05 - x, x - (car.tail_x - 0.30)
        )
        seams["seam_door_rail"] = _seam(rail, aside)
    return seams


def _other_seams(car, x, y, z, n):
    s, ay = car.spec, np.abs(y)
    side_share = np.clip((x - 0.2) / (car.nose_x - 0.2), 0, 1)
    half_width = car.half_width * 0.80 - 0.06 * side_share**3 * (side_share * (side_share * 6 - 15) + 10)
    front = car.nose_x + s.bonnet_cut + s.front_curve * 0.55 * (ay / car.half_width) ** 2
    rear = s.windscreen_foot[0] - 0.035 + s.windscreen_curve * y * y * 0.9
    bonnet = smooth_max_all(0.08, ay - half_width, front - x, x - rear)
    tailgate = smooth_max_all(
        0.06, ay - s.tailgate_half_width, s.tailgate_foot - z, 0.5 - (x - car.tail_x + 1.2)
    )
    aside = np.abs(n[:, 1]) > 0.35
    front_bumper = smooth_max_all(
        0.03, x - (-car.arch_radius - 0.02) - 0.12, z - (s.headlamp_height - s.headlamp[2] * 2 - 0.02)
    )
    rear_bumper = smooth_max_all(
        0.03, (s.wheelbase + car.arch_radius - 0.02) - x - 0.08, z - (s.tail_lamp_height - 0.10)
    )
    flap_x, flap_z = s.fuel_flap
    flap = smooth_max_all(0.05, np.abs(x - flap_x) - 0.085, np.abs(z - flap_z) - 0.085)
    return {
        "seam_bonnet": _seam(bonnet, n[:, 2] > 0.30),
        "seam_tailgate": _seam(tailgate, n[:, 0] > 0.12),
        "seam_front_bumper": _seam(front_bumper, aside),
        "seam_rear_bumper": _seam(rear_bumper, aside),
        "seam_fuel_flap": _seam(flap, (np.abs(n[:, 1]) > 0.3) & (y < 0)),
    }


def _lower_body(car, x, y, z, n):
    s, ay, absent = car.spec, np.abs(y), np.ones_like(x)
    from_axle, over = car.from_nearest_axle(x, z), z - car.underside(x)
    valance = smooth_max_all(
        0.05, ay - 0.66 * car.half_width, z - (s.sill_height + 0.10 * s.departure_rise / 0.1 + 0.11)
    )
    valance = _facing(valance, 0.35 - n[:, 0])
    cladding = np.minimum(from_axle - car.arch_radius - s.cladding_width, over - s.cladding_height)
    areas = {"wheel_arch": from_axle - car.arch_radius - 0.002, "cladding": np.minimum(cladding, valance)}
    areas["skid_plate"] = areas["waist_line"] = areas["black_roof"] = areas["cargo_bed"] = absent
    if s.skid_plate:
        ends = np.minimum(x + 0.25, s.wheelbase + 0.45 - x) if s.rear_skid_plate else x + 0.25
        areas["skid_plate"] = smooth_max_all(
            0.02, ay - (0.40 * car.half_width + 0.5 * over), over - s.skid_plate, ends
        )
    if s.waist_line:
        height = s.sill_height + (car.deck(x) - s.sill_height) * s.waist_line
        line = np.maximum(np.abs(z - height) - 0.0048, np.maximum(0.32 - x, x - s.wheelbase - 0.35))
        areas["waist_line"] = _facing(line, 0.3 - np.abs(n[:, 1]))
    if s.black_roof:
        areas["black_roof"] = np.maximum(car.belt(x) + 0.006 - z, s.windscreen_foot[0] + 0.03 - x)
    if s.cargo_bed:
        front, rear, half_width, floor = s.cargo_bed
        along = np.maximum(front - 0.03 - x, x - rear - 0.012)
        areas["cargo_bed"] = np.maximum(along, np.maximum(ay - half_width - 0.012, floor - 0.02 - z))
    return areas


def _face(car, x, y, z, n):
    s, ay, absent = car.spec, np.abs(y), np.ones_like(x)
    u = face.around_corner(car, x, ay)
    line, below = face.light_line_height(car, u), face.recess_depth_below_line(car, u)
    inner, outer = s.headlamp[:2]
    lamp = _facing(face.headlamp(car, x, y, z), n[:, 0] - 0.35)
    starts = inner - 0.01 if s.pearl_slot else 0.058
    light = np.maximum(np.abs(z - line) - 0.0058, u - outer + 0.03)
    # a second, thinner return of the light line under the lamp: the lee side of the dune
    under = np.maximum(np.abs(z - line + below - 0.010) - 0.0035, lamp)
    forward = n[:, 0] - 0.6
    openings = {"intake": face.intake, "air_curtain": None if s.pearl_slot else face.air_curtain}
    openings["grille"] = face.grille if s.grille else None
    openings["pearl_slot"] = face.pearl_slot if s.pearl_slot else None
    areas = {
        name: _facing(mask(car, x, y, z), forward) if mask else absent for name, mask in openings.items()
    }
    areas["headlamp"] = lamp
    areas["light_line"] = np.maximum(light, np.maximum(lamp, starts - ay))
    areas["light_return"] = np.maximum(under, np.maximum(inner + 0.10 - u, u - outer + 0.05))
    return areas


def _tail(car, x, y, z, n):
    s, ay = car.spec, np.abs(y)
    lamp, v, bar, below = face.tail_lamp(car, x, y, z)
    second = np.maximum(np.abs(z - bar + below - 0.014) - 0.004, s.tail_lamp[0] - 0.42 - v)
    light = np.minimum(np.abs(z - bar) - 0.0065, second)
    low = s.sill_height + s.departure_rise
    reflector = smooth_max_all(
        0.008, np.abs(v - 0.86 * car.half_width) - 0.085, np.abs(z - low - 0.13) - 0.007
    )
    return {
        "tail_lamp": _facing(lamp, -n[:, 0] - 0.35),
        "tail_light": np.maximum(light, np.maximum(lamp + 0.003, 0.056 - ay)),
        "diffuser": _facing(face.diffuser(car, x, y, z), -n[:, 0] - 0.6),
        "reflector": _facing(reflector, 0.3 - n[:, 0]),
    }


def _seams(car, x, y, z, n):
    _, front_edge, door_top = _windows(car, x, y, z, n)
    return {**_door_seams(car, x, z, n, front_edge, door_top), **_other_seams(car, x, y, z, n)}


def _even_seams(car, points, normals, step=0.001):
    """Seams measured along the skin: divided by how fast they grow there, so that gaps are equally wide."""
    across = np.cross(normals, np.where(np.abs(normals[:, 2:]) < 0.9, [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]))
    across /= np.linalg.norm(across, axis=1)[:, None]
    here, growth = _seams(car, *points.T, normals), {}
    for direction in (across, np.cross(normals, across)):
        there = _seams(car, *(points + direction * step).T, normals)
        for name, values in here.items():
            growth[name] = growth.get(name, 0) + ((there[name] - values) / step) ** 2
    return {name: values / np.clip(np.sqrt(growth[name]), 0.25, 3.0) for name, values in here.items()}


def finish_areas(car, points, normals):
    """{area: N distances} for Nx3 points of the skin, normals; `depth` is the field of the uncut skin."""
    x, y, z = points.T
    areas, _, _ = _windows(car, x, y, z, normals)
    areas.update(_even_seams(car, points, normals))
    areas.update(_lower_body(car, x, y, z, normals))
    areas.update(_face(car, x, y, z, normals))
    areas.update(_tail(car, x, y, z, normals))
    areas["depth"] = car.lower(x, y, z)
    return areas
