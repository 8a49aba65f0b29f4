"""The body as implicit fields: lower body, cabin, and both together with openings, spoilers and wheel arches.

Axes: x = 0 at the front axle, growing to the rear; y to the right; z up from the ground. Metres.
Profiles are softened polylines, joined by smooth minima and maxima."""

import numpy as np

from . import face
from .implicit import SINGLE, SoftLine, ease, smooth_max, smooth_max_all, smooth_min
from .spec import namespace


class BodyShape:
    def __init__(self, name, spec):
        self.name, self.numbers = name, spec
        s = self.spec = namespace(spec)
        # the intake never cuts through the lower edge of the bumper
        s.intake = [max(s.intake[0], s.sill_height + s.approach_rise + 0.028)] + list(s.intake[1:])
        self.rear_overhang = s.length - s.wheelbase - s.front_overhang
        self.nose_x, self.tail_x = -s.front_overhang, s.wheelbase + self.rear_overhang
        self.half_width, self.tyre_radius = s.width / 2, s.tyre_diameter / 2
        self.arch_radius = self.tyre_radius + s.arch_gap
        self._draw_lines()

    def _draw_lines(self):
        s, nose, tail = self.spec, self.nose_x, self.tail_x
        self.deck = SoftLine(s.deck_line, s.deck_softness)
        crown = [(nose - 0.2, s.bonnet_crown * 0.5), (nose + 0.25, s.bonnet_crown)]
        crown += [
            (s.windscreen_foot[0], s.bonnet_crown),
            (s.windscreen_foot[0] + 0.5, 0.03),
            (tail - 0.4, 0.03),
        ]
        self.crown = SoftLine(crown + [(tail, 0.02)], 0.12)
        front, rear = s.plan_taper_front, s.plan_taper_rear
        plan = [(nose, front), (nose * 0.45, front * 0.36), (0.35, 0.012), (s.wheelbase * 0.5, 0.008)]
        plan += [
            (s.wheelbase + 0.1, 0.0),
            (s.wheelbase + self.rear_overhang * 0.55, rear * 0.3),
            (tail, rear),
        ]
        self.plan = SoftLine(plan, 0.16)
        self.section = SoftLine(s.side_section, s.side_softness)
        self.nose, self.tail = SoftLine(s.nose_profile, 0.045), SoftLine(s.tail_profile, 0.05)
        sill = s.sill_height
        under = [
            (nose, sill + s.approach_rise),
            (nose + 0.45, sill + 0.02),
            (0.5, sill),
            (s.wheelbase - 0.5, sill),
        ]
        self.underside = SoftLine(under + [(tail - 0.5, sill + 0.03), (tail, sill + s.departure_rise)], 0.08)
        self.roof = SoftLine(s.roof_line, 0.16)
        self.cabin_half_width = SoftLine(s.cabin_plan, 0.18)

    def axle(self, index):
        return (0, self.spec.wheelbase)[index]

    def belt(self, x):
        """Height of the foot of the side windows."""
        return np.interp(x, *np.array(self.spec.belt_line).T).astype(SINGLE)

    def from_axle(self, x, z, index):
        """Distance from a wheel's centre in the side view; squarer than a circle for squarer arches."""
        p = self.spec.arch_squareness
        dx, dz = np.abs(x - self.axle(index)), np.abs(z - self.tyre_radius)
        return ((dx + 1e-4) ** p + (dz + 1e-4) ** p) ** (1 / p)

    def from_nearest_axle(self, x, z):
        return np.minimum(self.from_axle(x, z, 0), self.from_axle(x, z, 1))

    def _top(self, x, ay, deck):
        s, nose, foot = self.spec, self.nose_x, self.spec.windscreen_foot[0]
        top = deck + self.crown(x) * (1 - (ay / (0.8 * self.half_width)) ** 2)
        ridge_y = self.half_width * (0.50 + 0.06 * ease(nose, foot, x))
        ridge = s.bonnet_ridge * np.exp(-(((ay - ridge_y) / 0.055) ** 2))
        return top + ridge * ease(nose + 0.10, nose + 0.55, x) * (1 - ease(foot - 0.25, foot + 0.05, x))

    def _flares(self, x, z):
        flares = 0
        for index in (0, 1):
            distance = np.sqrt((x - self.axle(index)) ** 2 + (z - self.tyre_radius) ** 2)
            reach = (0.13, 0.17)[index]
            swell = self.spec.flare * np.exp(-(((distance - self.arch_radius) / reach) ** 2))
            flares = flares + swell * ease(-0.25, 0.1, z - self.tyre_radius + 0.1)
        return flares

    def _stamping(self, x, z, deck, doors):
        """Outward offset of pressed metal: shoulder, undercut light catcher, sill, cladding or arch lips."""
        s, tall = self.spec, deck - self.spec.sill_height

        def over(line):
            """Height over a crease [share of the body's height at the front, at the rear axle, depth]."""
            return z - (s.sill_height + tall * (line[0] + (line[1] - line[0]) * x / s.wheelbase))

        whole_side = ease(-0.35, 0.25, x) * ease(self.tail_x - 0.12, self.tail_x - 0.55, x)
        height = over(s.shoulder)
        out = s.shoulder[2] * np.exp(-np.sqrt(height * height + 0.004 * 0.004) / 0.050) * whole_side
        height, depth = over(s.flank), s.flank[2]
        out = (
            out
            - depth * ease(0.006, -0.008, height) * np.exp(-((np.maximum(-height, 0) / 0.13) ** 1.5)) * doors
        )
        out = out + 0.45 * depth * ease(-0.006, 0.008, height) * np.exp(-np.maximum(height, 0) / 0.10) * doors
        from_arch = self.from_nearest_axle(x, z) - self.arch_radius
        near, far = self.arch_radius + 0.015, self.arch_radius + 0.11
        height = z - (self.underside(x) + s.cladding_height + 0.055)
        out = out - s.sill_recess * ease(0.008, -0.008, height) * ease(near, far, x) * ease(
            near, far, s.wheelbase - x
        )
        if s.cladding_width > 0:
            panel = np.minimum(from_arch - s.cladding_width, z - (self.underside(x) + s.cladding_height))
            return out + 0.014 * ease(0.005, -0.008, panel)
        return out + s.arch_lip * ease(0.034, 0.020, from_arch) * ease(-0.03, 0.05, z - self.underside(x))

    def lower(self, x, y, z):
        """Field of the body up to the belt, without openings."""
        s, ay = self.spec, np.abs(y)
        out = np.clip(ay / self.half_width, 0, 1.2)
        deck = self.deck(x)
        share = (z - s.sill_height) / (deck - s.sill_height)
        doors = ease(0.30, 0.75, x) * ease(0.30, 0.75, s.wheelbase - x)
        hollow = s.scallop * doors * np.exp(-(((share - 0.36) / 0.20) ** 2))
        side_y = self.half_width - self.plan(x) - self.section(share) - hollow + self._flares(x, z)
        side = (ay - (side_y + self._stamping(x, z, deck, doors))) * 0.97
        top = (z - self._top(x, ay, deck)) * 0.95
        front = (self.nose_x + self.nose(z) + s.front_curve * (out**2 * 0.45 + out**5 * 0.55) - x) * 0.9
        rear = (x - (self.tail_x - self.tail(z) - s.rear_curve * (out**2 * 0.5 + out**6 * 0.5))) * 0.92
        body = smooth_max(side, top, s.blend_shoulder)
        body = smooth_max(body, front, s.blend_front)
        body = smooth_max(body, rear, s.blend_rear)
        return smooth_max(body, self.underside(x) - z, 0.035)

    def cabin_side_y(self, x, z):
        """Half width of the cabin at a height: the side windows lean in, more towards the roof."""
        s = self.spec
        over = z - s.belt_height + 0.03
        over = 0.5 * (over + np.sqrt(over * over + 0.0016)) - 0.03
        return self.cabin_half_width(x) - s.side_lean * over - s.side_lean_growth * over * np.abs(over)

    def cabin(self, x, y, z):
        """Fields of the cabin, of the windscreen's plane, the rear screen's and the sides'."""
        s, ay, y2 = self.spec, np.abs(y), y * y
        side = (ay - self.cabin_side_y(x, z)) * 0.95
        (x0, z0), (x1, z1) = s.windscreen_foot, s.windscreen_head
        t = (z - z0) / (z1 - z0)
        screen_x = x0 + (x1 - x0) * t - s.windscreen_bow * 4 * t * (1 - t) + s.windscreen_curve * y2
        windscreen = (screen_x - x) * (z1 - z0) / np.hypot(x1 - x0, z1 - z0)
        (x0, z0), (x1, z1) = s.rear_screen_foot, s.rear_screen_head
        t = np.maximum((z - z0) / (z1 - z0), -0.02)
        screen_x = x0 + (x1 - x0) * t + s.rear_screen_bow * 4 * t * (1 - t) - s.rear_screen_curve * y2
        rear_screen = (x - screen_x) * (z1 - z0) / np.hypot(x1 - x0, z1 - z0)
        roof = z - (self.roof(x) - s.roof_crown * y2)
        whole = smooth_max(windscreen, roof, s.blend_header)
        whole = smooth_max(whole, rear_screen, s.blend_back)
        whole = smooth_max(whole, side, s.blend_cant)
        return smooth_max(whole, (s.belt_height - 0.30) - z, 0.02), windscreen, rear_screen, side

    def _with_aero(self, field, lower, x, ay, z):
        """Splitter, side skirt, ducktail and roof spoiler."""
        s, at_front = self.spec, float(np.min(x)) < 0.15
        edge = self.underside(x)
        if at_front:
            lip = np.abs(z - edge - 0.016) - 0.010
            lip = smooth_max_all(0.014, lip, lower - s.splitter, x - (-self.arch_radius - 0.05))
            field = smooth_min(field, lip, 0.008)
        if s.skirt:
            ends = (self.arch_radius + 0.03 - x, x - (s.wheelbase - self.arch_radius - 0.03))
            skirt = smooth_max_all(0.014, np.abs(z - edge - 0.02) - 0.011, lower - s.skirt, *ends)
            field = smooth_min(field, skirt, 0.010)
        if s.ducktail:
            at, height, size = s.ducktail
            tail = np.abs(z - height - 0.35 * (x - at)) - 0.010
            tail = smooth_max_all(
                0.02, tail, np.abs(x - at) - 0.10, lower - size, ay - 0.62 * self.half_width
            )
            field = smooth_min(field, tail, 0.05)
        if s.spoiler:
            at, height, size = s.spoiler
            plate = np.abs(z - height + 0.12 * (x - at)) - 0.016
            reach = np.abs(x - at + 0.03) - size * 0.85 + 0.10 * ay * ay
            field = smooth_min(field, smooth_max_all(0.03, plate, reach, ay - s.spoiler_half_width), 0.07)
        return field

    def _with_load_bed(self, field, x, ay, z):
        front, rear, half_width, floor = self.spec.cargo_bed
        box = smooth_max_all(0.03, front - x, x - rear, ay - half_width, floor - z)
        gap = smooth_max_all(0.01, np.abs(x - (front - 0.07)) - 0.013, 0.55 - z)
        return smooth_max(smooth_max(field, -box, 0.025), -gap, 0.012)

    def field(self, x, y, z):
        """Field of the whole body shell."""
        lower = self.lower(x, y, z)
        field = smooth_min(lower, self.cabin(x, y, z)[0], self.spec.blend_belt)
        field = face.carve_openings(self, field, lower, x, y, z)
        ay, first, last = np.abs(y), float(np.min(x)), float(np.max(x))
        field = self._with_aero(field, lower, x, ay, z)
        if self.spec.cargo_bed:
            field = self._with_load_bed(field, x, ay, z)
        for index in (0, 1):
            if first > self.axle(index) + 0.75 or last < self.axle(index) - 0.75:
                continue
            arch = smooth_max(
                self.from_axle(x, z, index) - self.arch_radius, self.half_width - 0.36 - ay, 0.05
            )
            field = smooth_max(field, -arch, 0.014)
        return field
