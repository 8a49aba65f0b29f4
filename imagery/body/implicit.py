"""Building blocks of implicit surfaces: a field is below zero inside and, near the skin, measures metres."""

import numpy as np

SINGLE = np.float32


def smooth_max(first, second, radius):
    """Intersection with an edge rounded over about `radius` metres (cubic blend)."""
    near = np.maximum(radius - np.abs(first - second), 0) / radius
    return np.maximum(first, second) + near * near * near * radius * (1 / 6.0)


def smooth_min(first, second, radius):
    """Union with a rounded inner edge."""
    return -smooth_max(-first, -second, radius)


def smooth_max_all(radius, *fields):
    """Intersection of several fields, in the given order."""
    result = fields[0]
    for following in fields[1:]:
        result = smooth_max(result, following, radius)
    return result


def ease(start, end, value):
    """0 at start, 1 at end, with soft ends (also for start > end)."""
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * t * (t * (t * 6 - 15) + 10)


class SoftLine:
    """A drawn polyline whose corners are rounded by a Gaussian: a designer's profile as a smooth function."""

    STEP = 0.004

    def __init__(self, points, softness):
        """points = [(x, value), ...]; softness = standard deviation of the rounding, metres."""
        drawn = np.array(sorted(points), float)
        reach = 4 * softness + 0.3
        xs = np.arange(drawn[0, 0] - reach, drawn[-1, 0] + reach, self.STEP)
        values = np.interp(xs, drawn[:, 0], drawn[:, 1])
        values = np.where(xs < drawn[0, 0], self._straight_on(xs, drawn[0], drawn[1]), values)
        values = np.where(xs > drawn[-1, 0], self._straight_on(xs, drawn[-1], drawn[-2]), values)
        half = int(4 * softness / self.STEP)
        kernel = np.exp(-0.5 * (np.arange(-half, half + 1) * self.STEP / softness) ** 2)
        padded = np.pad(values, half, mode="reflect", reflect_type="odd")
        self.xs, self.values = xs, np.convolve(padded, kernel / kernel.sum(), "valid")

    @staticmethod
    def _straight_on(xs, end, neighbour):
        slope = (neighbour[1] - end[1]) / (neighbour[0] - end[0])
        return end[1] + slope * (xs - end[0])

    def __call__(self, x):
        return np.interp(np.asarray(x), self.xs, self.values).astype(SINGLE)


def gradient(field, points, step=0.0015):
    """Central differences of a field at Nx3 points."""
    result = np.zeros_like(points)
    for axis in range(3):
        offset = np.zeros(3)
        offset[axis] = step
        result[:, axis] = (field(*(points + offset).T) - field(*(points - offset).T)) / (2 * step)
    return result


def unit(vectors):
    """Nx3 vectors scaled to length 1."""
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1), 1e-6)[:, None]
