"""Meshes of implicit surfaces: surface nets on a regular grid, then Newton steps onto the true surface."""

import itertools

import numpy as np

from .implicit import SINGLE, gradient, unit

SLAB = 12  # grid planes evaluated at once: temporaries stay small, features far away are skipped
BATCH = 16000  # the same for lists of points


def _in_slabs(field):
    """The field, evaluated in slabs along x (points come sorted by x)."""

    def evaluate(x, y, z):
        if np.ndim(x) == 3:
            parts = []
            for i in range(0, len(x), SLAB):
                shape = (len(x[i : i + SLAB]), y.shape[1], z.shape[2])
                parts.append(np.broadcast_to(field(x[i : i + SLAB], y, z), shape))
            return np.concatenate(parts)
        cuts = range(0, len(x), BATCH)
        return np.concatenate([field(x[i : i + BATCH], y[i : i + BATCH], z[i : i + BATCH]) for i in cuts])

    return evaluate


def _cell_points(values, cells):
    """Mean of the edge crossings of each cell, in cell units (0..1) plus the cell's index."""
    i, j, k = cells.T
    total, count = np.zeros((len(cells), 3)), np.zeros(len(cells))
    for corner in itertools.product((0, 1), repeat=3):
        for axis in range(3):
            if corner[axis]:
                continue
            other = list(corner)
            other[axis] = 1
            here = values[i + corner[0], j + corner[1], k + corner[2]]
            there = values[i + other[0], j + other[1], k + other[2]]
            crosses = (here < 0) != (there < 0)
            share = np.where(crosses, here / (here - there + 1e-20), 0)
            place = np.array(corner, float)[None] + np.eye(3)[axis][None] * share[:, None]
            total += place * crosses[:, None]
            count += crosses
    return cells + total / count[:, None]


def _quads(inside, vertex_of):
    """A quad for every grid edge that crosses the surface, facing outwards."""
    quads = []
    for axis in range(3):
        first, second = [(1, 2), (2, 0), (0, 1)][axis]
        low = [slice(1, -1)] * 3
        low[axis] = slice(0, -1)
        high = list(low)
        high[axis] = slice(1, None)
        here, there = inside[tuple(low)], inside[tuple(high)]
        edges = np.argwhere(here != there)
        starts_inside = here[tuple(edges.T)]
        offset = np.ones(3, int)
        offset[axis] = 0
        edges = edges + offset

        def vertex(back_first, back_second):
            cell = edges.copy()
            cell[:, first] -= back_first
            cell[:, second] -= back_second
            return vertex_of[tuple(cell.T)]

        quad = np.stack([vertex(1, 1), vertex(0, 1), vertex(0, 0), vertex(1, 0)], 1)
        quad[~starts_inside] = quad[~starts_inside][:, ::-1]
        quads.append(quad)
    return np.concatenate(quads)


def surface_nets(values, origin, step):
    """Points Nx3 (metres) and quads Mx4 of the zero level of a grid of values."""
    inside = values < 0
    shape = tuple(n - 1 for n in values.shape)
    corners = np.zeros(shape, np.uint8)
    for i, j, k in itertools.product((0, 1), repeat=3):
        corners += inside[i : shape[0] + i, j : shape[1] + j, k : shape[2] + k]
    cells = np.argwhere((corners > 0) & (corners < 8))
    vertex_of = np.full(shape, -1, np.int32)
    vertex_of[tuple(cells.T)] = np.arange(len(cells))
    points = _cell_points(values, cells) * step + np.array(origin)
    return points, _quads(inside, vertex_of)


def _relaxed(points, quads):
    """Every point half way towards the mean of its neighbours: keeps quads regular."""
    total, count = np.zeros_like(points), np.zeros(len(points))
    for k in range(4):
        np.add.at(total, quads[:, k], points[quads[:, (k + 1) % 4]] + points[quads[:, (k + 3) % 4]])
        np.add.at(count, quads[:, k], 2)
    return points * 0.5 + 0.5 * total / np.maximum(count, 1)[:, None]


def mesh_of(field, low, high, step, rounds=3):
    """Points, quads and outward unit normals of field = 0 inside the box low..high, grid `step` in metres."""
    evaluate = _in_slabs(field)
    x, y, z = [np.arange(low[i], high[i] + step, step).astype(SINGLE) for i in range(3)]
    values = np.asarray(evaluate(x[:, None, None], y[None, :, None], z[None, None, :]))
    points, quads = surface_nets(values, [x[0], y[0], z[0]], step)
    del values
    for turn in range(rounds):
        if turn:
            points = _relaxed(points, quads)
        for _ in range(2):
            value, slope = evaluate(*points.T), gradient(evaluate, points)
            length = value / np.maximum((slope * slope).sum(1), 0.2)
            points = points - np.clip(length, -step, step)[:, None] * slope
    return points, quads, unit(gradient(evaluate, points))
