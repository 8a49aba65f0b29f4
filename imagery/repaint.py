#!/usr/bin/python3
"""Gives rendered used cars other paints: repaint.py [model ...]

A picture is linear in the paint: light = rest + paint x B. B, the light that the base coat alone returns, is rendered
once for each view (mode `paint`), the rest of the car black, with a few samples; another paint adds (other - paint) x B.
Clear coat, glass, dust, shadows and ground stay as they are. From a light paint to a dark one the noise of the light
paint would stay behind as clouds: for those cars the clear coat is rendered too (mode `coat`) and stands for the rest.
Buffers are cached in the work folder; the pictures of content are read and written.
"""

import os
import sys
from dataclasses import dataclass

import numpy as np
from PIL import Image

import finish
import tone
from catalogue_scenes import USED, used_jobs
from job import Job
from render_all import BUFFERS, CONTENT, DENOISED, WORK, rendered

SAMPLES = 4
QUALITY = 82
# Below it 8 bits and webp have left no color to rely on.
DARKEST = 0.012
# Front and flank, nose, flank, tail and flank, the other flank: places in USED_SHOTS.
SHOTS = (1, 2, 3, 4, 7)
# Rendered car -> the paints of the cars made of it, numbered after those that are rendered.
REPAINTED = {
    "suhail-1": ("garnet", "graphite", "jet", "ocean", "sand"),
    "wahat-1": ("pearl", "sand", "ocean", "jet", "garnet"),
    "jawza-1": ("pearl", "garnet"),
    "hajar-1": ("sand", "silver"),
}
LIGHT_TO_DARK = ("suhail-1",)


@dataclass(frozen=True)
class Repainting:
    """A rendered picture, the jobs of its paint's light and its clear coat, and the pictures made of all."""

    source: Job
    parts: dict  # mode -> job
    targets: dict  # paint -> path


def repaintings(name):
    """All views of a rendered used car, in the order of SHOTS."""
    jobs = {job.outputs[0]: job for job in used_jobs(0)}
    slug = USED[name][0]
    first = 1 + sum(other[0] == slug for other in USED.values())
    modes = ("paint", "coat") if name in LIGHT_TO_DARK else ("paint",)
    for place, shot in enumerate(SHOTS, start=1):
        source = jobs[f"used/{name}/{shot}.webp"]
        parts = {
            mode: Job(
                f"{mode}-{name}-{shot}", {**source.scene, "samples": SAMPLES, "mode": mode}, (), 0
            )
            for mode in modes
        }
        targets = {
            paint: f"used/{slug}-{first + number}/{place}.webp" for number, paint in enumerate(REPAINTED[name])
        }
        yield Repainting(source, parts, targets)


def calm(job):
    return finish.direct(str(BUFFERS / job.name), DENOISED / f"{job.name}.npz")


def repaint(task):
    """Writes a view in every paint."""
    picture = np.asarray(Image.open(CONTENT / task.source.outputs[0]).convert("RGB"), np.float32) / 255
    before = np.array(tone.PAINTS[task.source.scene["cars"][0]["colour"]])
    seen = tone.untone(picture, task.source.stops)
    gain = calm(task.parts["paint"])[..., :3] / tone.PAINT_LEVEL
    # At seams the two renders differ by a pixel's share: the paint cannot have returned more than is seen.
    limit = (seen + DARKEST) / np.maximum(before * gain, 1e-4)
    gain *= np.minimum(limit.min(-1, keepdims=True), 1)
    rest = seen - before * gain
    if "coat" in task.parts:
        coat = calm(task.parts["coat"])
        share = np.clip((gain @ tone.LUMA - 0.02) / 0.05, 0, 1) * (coat[..., 3] > 0.99)
        rest += share[..., None] * (coat[..., :3] - rest)
    for paint, path in task.targets.items():
        light = np.maximum(rest + np.array(tone.PAINTS[paint]) * gain, 0)
        tone.save_within(
            tone.to_image(tone.tone(light, task.source.stops)),
            CONTENT / path,
            task.source.limit_kb,
            QUALITY,
        )


def main():
    os.nice(19)
    for folder in (WORK / "mesh", BUFFERS, DENOISED):
        folder.mkdir(parents=True, exist_ok=True)
    models = sys.argv[1:]
    for name in (name for name in REPAINTED if not models or USED[name][0] in models):
        tasks = list(repaintings(name))
        # The passes of one mode leave the scene as they need it: each mode has a run of Blender.
        for mode in tasks[0].parts:
            for job, seconds in rendered([task.parts[mode] for task in tasks]):
                calm(job)
                print(f"{job.name} {seconds:.0f} s", flush=True)
        for task in tasks:
            repaint(task)


if __name__ == "__main__":
    main()
