"""Paint colours, tone curve and files: from linear light to webp."""

from pathlib import Path

import numpy as np
from PIL import Image

# Linear RGB of the base coat.
PAINTS = {
    "garnet": (0.30, 0.008, 0.014),
    "pearl": (0.52, 0.515, 0.495),
    "graphite": (0.055, 0.058, 0.063),
    "silver": (0.42, 0.43, 0.44),
    "ocean": (0.010, 0.055, 0.19),
    "sand": (0.42, 0.31, 0.19),
    "jet": (0.006, 0.006, 0.007),
    "olive": (0.075, 0.085, 0.045),
    "bronze": (0.16, 0.085, 0.04),
}
# Albedo of the white of the recolour passes.
WHITE_PAINT = 0.8
# Albedo of the paint where its light is rendered alone.
PAINT_LEVEL = 0.4
LUMA = np.array([0.25, 0.6, 0.15], np.float32)


def tone(light, stops=0.0):
    """Linear light -> sRGB 0..1: exposure in stops, a little saturation and contrast, a filmic shoulder."""
    x = np.maximum(light * 2**stops, 0) * 0.50
    grey = (x[..., :3] @ LUMA)[..., None]
    x = np.maximum(grey + (x - grey) * 1.06, 0)
    x = 0.18 * (x / 0.18) ** 1.15
    y = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * y ** (1 / 2.4) - 0.055)


def untone(picture, stops=0.0):
    """sRGB 0..1 -> the linear light that `tone` made it of; what was overexposed stays at the shoulder's end."""
    y = np.where(picture <= 0.04045, picture / 12.92, ((picture + 0.055) / 1.055) ** 2.4)
    a, b, c = 2.43 * y - 2.51, 0.59 * y - 0.03, 0.14 * y
    x = (-b - np.sqrt(np.maximum(b * b - 4 * a * c, 0))) / (2 * a)
    x = 0.18 * (np.maximum(x, 0) / 0.18) ** (1 / 1.15)
    grey = (x @ LUMA)[..., None]
    return np.maximum(grey + (x - grey) / 1.06, 0) / 0.50 * 2**-stops


def cut_out(light, stops=0.0):
    """A car on transparent ground: straight alpha, nothing under zero coverage."""
    alpha = np.clip((np.clip(light[..., 3:], 0, 1) - 0.01) / 0.98, 0, 1)
    colour = tone(light[..., :3] / np.maximum(light[..., 3:], 1e-3), stops)
    return np.concatenate([np.where(alpha > 0, colour, 0), alpha], -1)


def over_shadow(picture, coverage):
    """A cut-out with a black shadow of so much coverage under it."""
    alpha = picture[..., 3:]
    under = alpha + coverage[..., None] * (1 - alpha)
    return np.concatenate([picture[..., :3] * alpha / np.maximum(under, 1e-4), under], -1)


def to_image(picture):
    """0..1 array -> 8-bit image."""
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def save_within(image, path, limit_kb, quality=82):
    """Writes webp at the best quality <= `quality` that stays within limit_kb; whole or not at all."""
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    while True:
        image.save(part, format="webp", quality=quality, method=4, alpha_quality=90)
        if part.stat().st_size <= limit_kb * 1000 or quality <= 50:
            break
        quality -= 4
    part.replace(path)
    return quality
