"""Places on the skin where parts are fixed: emblems, plates, lamps' modules, pearls, ribs, wipers, handles.

An anchor is [x, y, z, nx, ny, nz]: a point of the uncut skin and its outward normal."""

import numpy as np

from . import face
from .implicit import gradient, unit


def skin_points(car, ys, zs, below=0.0, rear=False):
    """Nx6 anchors at given y and z, seen from the front or the rear, `below` metres under the skin."""
    ys, zs, steps = np.asarray(ys, float), np.asarray(zs, float), 1600
    start, end = (car.tail_x + 0.1, car.spec.wheelbase) if rear else (car.nose_x - 0.1, 0.2)
    xs = np.linspace(start, end, steps)
    values = car.lower(*np.broadcast_arrays(xs[None], ys[:, None], zs[:, None])) + below
    first, row = np.maximum((values < 0).argmax(1), 1), np.arange(len(ys))
    before, after = values[row, first - 1], values[row, first]
    share = np.clip(before / (before - after + 1e-9), 0, 1)
    points = np.stack([xs[first - 1] + (xs[first] - xs[first - 1]) * share, ys, zs], 1)
    return np.concatenate([points, unit(gradient(car.lower, points))], 1)


def _anchor(car, y, z, below=0.0, rear=False):
    return [float(v) for v in skin_points(car, [y], [z], below, rear)[0]]


def badge_anchors(car):
    s = car.spec
    front = s.emblem_height or float(face.light_line_height(car, np.array(0.0)))
    return {
        "front_emblem": _anchor(car, 0, front),
        "rear_emblem": _anchor(car, 0, s.tail_lamp_height - 0.010, rear=True),
        "front_plate": _anchor(car, 0, s.front_plate_height),
        "rear_plate": _anchor(car, 0, s.rear_plate_height, 0.028, rear=True),
        "tail_text": _anchor(car, 0, s.tail_text_height, rear=True) if s.tail_text_height else None,
    }


def projectors(car):
    """[anchor + radius, ...] of the right lamp's modules, 2 cm under the lens."""
    s, found = car.spec, []
    if s.lamp_pod:
        return _pod_projectors(car)
    inner, outer = s.headlamp[:2]
    for k in range(s.projector_count):
        y, z = inner + 0.085 + k * s.projector_step, s.headlamp_height
        if y > 0.93 * car.half_width - 0.02:
            break
        for _ in range(4):
            anchor = _anchor(car, y, z, 0.020)
            way = np.array(y + max(0, anchor[0] - car.nose_x - 0.10))
            below = float(face.recess_depth_below_line(car, way))
            z = float(face.light_line_height(car, way)) - below * 0.52
        if way > outer - 0.09 or below < 0.030:
            break
        found.append(_anchor(car, y, z, 0.020) + [min(s.projector_radius, below * 0.31)])
    return found


def _pod_projectors(car):
    """Two modules side by side in the pod of a split face."""
    height, place, half_width, half_height = car.spec.lamp_pod
    ys, found = np.linspace(0.25, car.half_width - 0.02, 160), []
    skin = skin_points(car, ys, np.full(len(ys), height), 0.020)
    ways = np.maximum.accumulate(face.around_corner(car, skin[:, 0], ys))
    for side in (-0.45, 0.45):
        y = np.interp(place * car.half_width + side * half_width, ways, ys)
        found.append(_anchor(car, y, height, 0.020) + [min(car.spec.projector_radius, half_height * 0.62)])
    return found


def pearls(car):
    """[anchor + radius, ...] of the right string of pearls, from the top down, shrinking."""
    s = car.spec
    if not s.pearl_slot:
        return []
    low, high, place, half_width = s.pearl_slot
    found, ys = [], np.linspace(0.25, car.half_width - 0.02, 160)
    for k in range(s.pearl_count):
        share = (k + 0.5) / s.pearl_count
        z = high - 0.018 - (high - low - 0.036) * share
        way = place * car.half_width + 0.10 * (z - 0.5 * (low + high))
        skin = skin_points(car, ys, np.full(len(ys), z), 0.012)
        ways = np.maximum.accumulate(face.around_corner(car, skin[:, 0], ys))
        found.append(
            _anchor(car, np.interp(way, ways, ys), z, 0.012) + [float(half_width * (0.62 - 0.26 * share))]
        )
    return found


def _inside(mask, car, line):
    """The stretches of a line of anchors that lie inside an opening."""
    stretches, current = [], []
    for anchor, within in zip(line, mask(car, *line[:, :3].T) < 0.004):
        if within:
            current.append([round(float(v), 5) for v in anchor])
        elif current:
            stretches.append(current)
            current = []
    return [stretch for stretch in stretches + [current] if len(stretch) > 2]


def _shell_ribs(car):
    """Ribs that fan out from a point below the grille, like the ribs of a shell."""
    low, high, half_top, _, _, focus_below, count = car.spec.grille
    focus, top = low - focus_below, high + 0.04
    along = np.linspace(0, 1, 28)
    for share in np.linspace(-1, 1, count):
        at_top = share * half_top
        at_foot = at_top * (low - 0.03 - focus) / (top - focus)
        line = skin_points(
            car, at_foot + (at_top - at_foot) * along, low - 0.03 + (top - low + 0.03) * along, 0.016
        )
        yield from _inside(face.grille, car, line)


def _grille_bars(car):
    low, high, half_top, _, _, _, count = car.spec.grille
    ys, arch = np.linspace(-car.half_width, car.half_width, 121), car.spec.grille_arch
    for z in low + (np.arange(count) + 0.5) / count * (high - low):
        line = skin_points(car, ys, z + 0.5 * arch * (1 - (ys / half_top) ** 2) - 0.3 * arch, 0.014)
        yield from _inside(face.grille, car, line)


def blades(car):
    """[[kind, line of anchors], ...]: fins of the intake, ribs or bars of the grille."""
    s, ys = car.spec, np.linspace(-car.half_width, car.half_width, 121)
    found = []
    for z in np.arange(s.intake[0] + 0.012, s.intake[1] + 0.03, 0.036):
        line = skin_points(car, ys, z + 0.010 * np.sin(17 * ys), 0.030)
        found += [["fin", stretch] for stretch in _inside(face.intake, car, line)]
    if s.grille and s.grille[4] == "shell":
        found += [["rib", stretch] for stretch in _shell_ribs(car)]
    elif s.grille:
        found += [["bar", stretch] for stretch in _grille_bars(car)]
    return found


def wipers(car):
    """Two lines [[x, y, z], ...] at the foot of the windscreen."""
    s = car.spec
    (x0, z0), (x1, z1) = s.windscreen_foot, s.windscreen_head

    def on_screen(y, t):
        x = x0 + (x1 - x0) * t - s.windscreen_bow * 4 * t * (1 - t) + s.windscreen_curve * y * y
        return [float(x), float(y), float(z0 + (z1 - z0) * t)]

    arms = ((-0.08, 0.05, -0.64 * car.half_width, 0.10), (0.52 * car.half_width, 0.04, 0.02, 0.13))
    along = np.linspace(0, 1, 9)
    return [
        [on_screen(y + (y_end - y) * q, t + (t_end - t) * q) for q in along] for y, t, y_end, t_end in arms
    ]


def flank_y(car, x, z):
    """Half width of the finished body at x, z."""
    ys = np.linspace(0.3, car.half_width + 0.1, 900)
    inside = np.where(car.field(np.full(900, x), ys, np.full(900, z)) < 0)[0]
    return float(ys[inside[-1]]) if len(inside) else car.half_width


def handles(car):
    """[(x, y, z), ...] of the right side; the rear ones sit 3 cm higher."""
    s, found = car.spec, []
    for x in s.handle_places:
        z = s.handle_height + 0.03 * (x > s.door_cuts[1])
        found.append((x, flank_y(car, x, z), z))
    return found
