"""From raw buffers to pictures: denoise, recolour, mirror. Works on the car's bounding box only."""

import json
from pathlib import Path

import numpy as np

import tone
from denoise import denoise


MARGIN = 10


def _read(prefix, name):
    return np.load(f"{prefix}_{name}.npy").astype(np.float32)


def _occupied(light):
    """The rows and columns in which anything is seen, with a margin, as two slices."""
    seen = light[..., 3] > 0.004
    if seen.all():
        return slice(None), slice(None)
    rows, columns = np.where(seen.any(1))[0], np.where(seen.any(0))[0]
    return (
        slice(max(rows[0] - MARGIN, 0), rows[-1] + MARGIN),
        slice(max(columns[0] - MARGIN, 0), columns[-1] + MARGIN),
    )


def _calm(prefix, name):
    """The denoised buffer `name`; the picture outside the occupied box is empty."""
    light, guides = _read(prefix, name), _read(prefix, "g")
    rows, columns = _occupied(light)
    out = np.zeros_like(light)
    out[rows, columns] = denoise(light[rows, columns], guides[rows, columns])
    return out


def remove_raw(prefix):
    """Forgets the raw buffers of a picture; only when what was made of them is safe on disk."""
    for name in ("a", "k", "w", "g", "s"):
        Path(f"{prefix}_{name}.npy").unlink(missing_ok=True)


def _store(path, **arrays):
    part = Path(path).with_suffix(".part.npz")
    np.savez_compressed(part, **{k: np.clip(v, -6e4, 6e4).astype(np.float16) for k, v in arrays.items()})
    part.replace(path)


def direct(prefix, denoised):
    """The calm linear picture; kept in the file `denoised`, so that a new exposure needs no rendering."""
    if not denoised.exists():
        _store(denoised, light=_calm(prefix, "a"))
        remove_raw(prefix)
    return np.load(denoised)["light"].astype(np.float32)


def laid_on(part, denoised):
    """A part of a picture on the rest of another, which the file `denoised` keeps."""
    whole = np.load(denoised)["light"].astype(np.float32)
    return np.where(part[..., 3:] > 0.99, part, whole)


def recolourable(prefix, denoised):
    """(K, B): linear picture = K + paint * B, kept in the file `denoised`."""
    if not denoised.exists():
        black, white = _calm(prefix, "k"), _calm(prefix, "w")
        black[..., 3] = 0.5 * (black[..., 3] + white[..., 3])
        gain = np.maximum(white - black, 0) / tone.WHITE_PAINT
        gain[..., 3] = 0
        _store(denoised, black=black, gain=gain)
        remove_raw(prefix)
    stored = np.load(denoised)
    return stored["black"].astype(np.float32), stored["gain"].astype(np.float32)


def painted(black, gain, colour):
    """The linear picture in a paint of tone.PAINTS."""
    return black + gain * np.array((*tone.PAINTS[colour], 0), np.float32)


def twin(black, gain, prefix, denoised):
    """Frame n - i of a turn: frame i mirrored, with its own lettering put back unmirrored."""
    black, gain = black[:, ::-1].copy(), gain[:, ::-1].copy()
    note = Path(prefix + "_twin.json")
    if note.exists():
        x0, y0, x1, y1 = json.loads(note.read_text())
        patch = recolourable(prefix + "_twin", denoised)
        for whole, part in zip((black, gain), patch):
            whole[y0 + 1 : y1 - 1, x0 + 1 : x1 - 1] = part[y0 + 1 : y1 - 1, x0 + 1 : x1 - 1]
    return black, gain
