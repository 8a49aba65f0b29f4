"""Solids of a cabin: sculpted fields, lofted surfaces, seams with thread. x = forwards, y = left, z = up; metres."""

import math

import numpy as np

from body.implicit import smooth_max
from body.surface_nets import mesh_of
from shapes import grid_faces, mesh_object, tube


def sculpted(name, field, low, high, step, paint, marks=None, placing=None, parent=None):
    """The mesh of field < 0 within low..high; marks(points) -> per-vertex numbers by name."""
    points, quads, normals = mesh_of(field, low, high, step, rounds=2)
    attributes = marks(*points.T) if marks else None
    made = mesh_object(name, points, quads, normals, paint, attributes, parent=parent)
    if placing is not None:
        made.matrix_local = placing
    return made


def block(x, y, z, centre, half, radius):
    """A box whose faces run softly into each other; radius up to the smallest half length."""
    faces = [np.abs(value - c) - h for value, c, h in zip((x, y, z), centre, half)]
    return smooth_max(smooth_max(faces[0], faces[1], radius), faces[2], radius)


def rounded_line(points, cuts=3):
    """Corner cutting: a polyline becomes a soft curve with the same ends."""
    points = np.array(points, float)
    for _ in range(cuts):
        first, second = points[:-1], points[1:]
        inner = np.stack([first * 0.75 + second * 0.25, first * 0.25 + second * 0.75], 1)
        points = np.concatenate([points[:1], inner.reshape(-1, points.shape[1]), points[-1:]])
    return points


def loft(name, rows, paint, parent=None, angle=40):
    """A surface through rows of points (rows x columns x 3)."""
    rows = np.asarray(rows)
    made = mesh_object(
        name, rows.reshape(-1, 3), grid_faces(rows.shape[0], rows.shape[1]), paint=paint, parent=parent
    )
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(angle)
    return made


def even(points, pitch):
    """Points of a polyline at even distances, and their directions."""
    points = np.asarray(points, float)
    lengths = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    at = np.arange(pitch / 2, lengths[-1], pitch)
    place = np.stack([np.interp(at, lengths, points[:, k]) for k in range(3)], 1)
    ahead = np.stack([np.interp(at + pitch * 0.3, lengths, points[:, k]) for k in range(3)], 1)
    behind = np.stack([np.interp(at - pitch * 0.3, lengths, points[:, k]) for k in range(3)], 1)
    along = ahead - behind
    return place, along / np.maximum(np.linalg.norm(along, axis=1), 1e-9)[:, None]


CAPSULE = np.array([(-0.5, 0.05), (-0.42, 0.75), (-0.25, 1.0), (0.25, 1.0), (0.42, 0.75), (0.5, 0.05)])
SIDES = 6


def stitches(
    name, points, paint, pitch=0.0085, share=0.66, radius=0.00075, slant=0.0, outward=(0, 0, 1), parent=None
):
    """A row of stitches along a polyline: small capsules; slant turns each in the surface (radians)."""
    place, along = even(points, pitch)
    out = np.broadcast_to(np.asarray(outward, float), along.shape)
    side = np.cross(out, along)
    side /= np.maximum(np.linalg.norm(side, axis=1), 1e-9)[:, None]
    along, side = (
        along * math.cos(slant) + side * math.sin(slant),
        side * math.cos(slant) - along * math.sin(slant),
    )
    up = np.cross(along, side)
    angle = np.arange(SIDES) / SIDES * 2 * np.pi
    local = np.array(
        [
            (a * pitch * share, r * radius * np.cos(t), r * radius * np.sin(t))
            for a, r in CAPSULE
            for t in angle
        ]
    )
    shape = np.einsum("nkc,mk->nmc", np.stack([along, side, up], 1), local) + place[:, None]
    ring, corner = np.meshgrid(np.arange(len(CAPSULE) - 1), np.arange(SIDES), indexing="ij")
    following = (corner + 1) % SIDES
    quads = np.stack(
        [
            ring * SIDES + corner,
            ring * SIDES + following,
            (ring + 1) * SIDES + following,
            (ring + 1) * SIDES + corner,
        ],
        -1,
    )
    quads = quads.reshape(-1, 4)[None] + (np.arange(len(place)) * len(local))[:, None, None]
    return mesh_object(name, shape.reshape(-1, 3), quads.reshape(-1, 4), paint=paint, parent=parent)


def cord(name, points, radius, paint, parent=None):
    """Piping or a seal along a polyline."""
    return tube(name, [tuple(p) for p in points], radius, paint, parent)


def ribbon(name, points, width, across, paint, thick=0.0012):
    """A strap: a band of `width` along a polyline; across = its direction sideways."""
    points = rounded_line(points)
    across = np.asarray(across, float) / np.linalg.norm(across)
    made = loft(name, np.stack([points - across * width / 2, points + across * width / 2], 1), paint)
    body = made.modifiers.new("thick", "SOLIDIFY")
    body.thickness, body.offset = thick, 0
    return made


def beam(name, points, wide, deep, paint, across=(1, 0, 0)):
    """A bar of soft rectangular section along points; `across` = direction of its width."""
    points = rounded_line(points)
    along = np.gradient(points, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    side = np.asarray(across, float) - along * (along @ np.asarray(across, float))[:, None]
    side /= np.linalg.norm(side, axis=1)[:, None]
    out = np.cross(along, side)
    angle = np.linspace(0, 2 * np.pi, 41)
    c, s = np.cos(angle), np.sin(angle)
    reach = (np.abs(c) ** 3.2 + np.abs(s) ** 3.2) ** (-1 / 3.2)
    rows = (
        points[:, None]
        + side[:, None] * (c * reach * wide / 2)[None, :, None]
        + out[:, None] * (s * reach * deep / 2)[None, :, None]
    )
    return loft(name, rows, paint, angle=60)
