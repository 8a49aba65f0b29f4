"""Dual-buffer non-local means: each of two independent half-sample renders chooses the other's neighbours.

What differs by chance between the two never reinforces itself, so noise goes and edges stay. The guides
(albedo and normal, free of noise) are divided out first and steer the weights, so that lettering, paint
flakes and texture stay sharp. Linear light in, linear light out.
"""

import math

import numba
import numpy as np
from scipy.ndimage import uniform_filter

SEARCH_RADIUS = 7
STRENGTH = 0.50
BAND_ROWS = 24


@numba.njit(parallel=True, fastmath=True, cache=True)
def _filter(first, second, ga, gb, variance, guide, radius, strength):
    """The weighted means of both buffers; ga, gb = what the weights compare, guide = noise-free features."""
    height, width, channels = first.shape
    out = np.zeros_like(first)
    bands = (height + BAND_ROWS - 1) // BAND_ROWS
    for band in numba.prange(bands):
        top, end = band * BAND_ROWS, min((band + 1) * BAND_ROWS, height)
        rows = end - top
        sums = np.zeros((2, rows, width, channels), np.float32)
        weights = np.zeros((2, rows, width), np.float32)
        distance = np.zeros((2, rows + 2, width), np.float32)
        for dy in range(-radius, radius + 1):
            for dx in range(-radius, radius + 1):
                if dy * dy + dx * dx > radius * radius + 1:
                    continue
                for r in range(rows + 2):
                    y = min(max(top + r - 1, 0), height - 1)
                    yy = min(max(y + dy, 0), height - 1)
                    for x in range(width):
                        xx = min(max(x + dx, 0), width - 1)
                        v, w = variance[y, x], variance[yy, xx]
                        for buffer in range(2):
                            g = ga if buffer == 0 else gb
                            total = 0.0
                            for k in range(2):
                                step = g[y, x, k] - g[yy, xx, k]
                                own, other = v[k], w[k]
                                noise = own + min(own, other)
                                total += (step * step - noise) / (1e-5 + strength * (own + other))
                            distance[buffer, r, x] = 0.5 * total
                for r in range(rows):
                    y = top + r
                    yy = min(max(y + dy, 0), height - 1)
                    for x in range(width):
                        xx = min(max(x + dx, 0), width - 1)
                        left, right = max(x - 1, 0), min(x + 1, width - 1)
                        feature = 0.0
                        for k in range(guide.shape[2]):
                            step = guide[y, x, k] - guide[yy, xx, k]
                            feature += step * step
                        feature = math.exp(-0.5 * min(feature, 40.0))
                        for buffer in range(2):
                            d = distance[buffer]
                            patch = 0.0
                            for q in range(3):
                                patch += d[r + q, left] + d[r + q, x] + d[r + q, right]
                            weight = math.exp(-max(patch / 9.0, 0.0)) * feature
                            source = second if buffer == 0 else first
                            weights[buffer, r, x] += weight
                            for c in range(channels):
                                sums[buffer, r, x, c] += weight * source[yy, xx, c]
        for r in range(rows):
            for x in range(width):
                for c in range(channels):
                    out[top + r, x, c] = 0.5 * (
                        sums[0, r, x, c] / weights[0, r, x] + sums[1, r, x, c] / weights[1, r, x]
                    )
    return out


def _luminance(colour):
    return colour[..., 0] * 0.3 + colour[..., 1] * 0.5 + colour[..., 2] * 0.2


def _without_fireflies(buffer):
    """Caps a pixel at three times the mean of its 5x5 neighbourhood."""
    mean = uniform_filter(np.minimum(buffer[..., :3], 8), (5, 5, 0))
    calm = buffer.copy()
    calm[..., :3] = np.minimum(buffer[..., :3], mean * 3 + 0.25)
    return calm


def _steady_guides(first, second):
    """One set of guides from both halves: smoothed where the halves differ by chance (behind glass, in gloss)."""
    mean, differ = 0.5 * (first + second), uniform_filter((first - second) ** 2, (5, 5, 0)).max(-1)
    share = np.clip((differ - 0.0004) / 0.003, 0, 1)[..., None]
    return mean + share * (uniform_filter(mean, (9, 9, 0)) - mean)


def denoise(first, second, guides=None, radius=SEARCH_RADIUS, strength=STRENGTH):
    """Two HxWx4 buffers of the same picture and their guides -> one calm buffer.

    Coverage stays as rendered.
    """
    alpha = 0.5 * (first[..., 3] + second[..., 3])
    first, second = (_without_fireflies(np.minimum(b, 12.0)) for b in (first, second))
    scale = np.ones(first.shape, np.float32)
    feature = np.zeros((*first.shape[:2], 1), np.float32)
    if guides is not None:
        guides = _steady_guides(*guides)
        albedo, normal = np.clip(guides[..., :3], 0, 1), guides[..., 3:6]
        scale[..., :3] = albedo + 0.08
        feature = np.concatenate([np.sqrt(albedo) / 0.10, normal / 0.22], -1).astype(np.float32)
    first, second = first / scale, second / scale
    shown = [np.log1p(np.maximum(b, 0) * 6) for b in (first, second)]
    ga, gb = (np.stack([_luminance(s), s[..., 3]], -1).astype(np.float32) for s in shown)
    variance = (uniform_filter((ga - gb) ** 2 * 0.5, (7, 7, 0)) + 1e-6).astype(np.float32)
    arrays = [np.ascontiguousarray(a, np.float32) for a in (first, second, ga, gb, variance, feature)]
    out = _filter(*arrays, radius, np.float32(strength**2)) * scale
    out[..., 3] = alpha
    return out
