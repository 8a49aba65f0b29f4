#!/usr/bin/python3
"""Gives rendered used cars other paints: repaint.py [model ...]

A picture is linear in the paint: light = rest + paint x B. B, the light that the base coat alone returns, is rendered
once for each view (mode `paint`), the rest of the car black, with a few samples; another paint adds (other - paint) x B.
Clear coat, glass, dust, shadows and ground stay as they are. The noise of a light paint would stay behind in a dark one:
the rendered car is the dark one.
Buffers are cached in the work folder; the pictures of content are read and written.
"""

import os
import sys
from dataclasses import dataclass

import numpy as np
from PIL import Image

import finish
import tone
from catalogue_used import REPAINTED, REPAINTED_SHOTS, USED, used_jobs
from job import Job
from render_all import BUFFERS, CONTENT, DENOISED, WORK, rendered

SAMPLES = 3
QUALITY = 82
# Below it 8 bits and webp have left no color to rely on.
DARKEST = 0.012


@dataclass(frozen=True)
class Repainting:
    """A rendered picture, the job of its paint's light, and the pictures made of both."""

    source: Job
    light: Job
    targets: dict  # paint -> path


def repaintings(name):
    """The views of a rendered used car."""
    jobs = {job.name: job for job in used_jobs(0)}
    for shot in REPAINTED_SHOTS:
        source = jobs.get(f"used-{name}-{shot}")
        if source is None:
            continue
        scene = {**source.scene, "samples": SAMPLES, "mode": "paint"}
        targets = {paint: f"used/{folder}/{shot}.webp" for folder, paint in REPAINTED[name].items()}
        yield Repainting(source, Job(f"paint-{name}-{shot}", scene, (), 0), targets)


def calm(job):
    return finish.direct(str(BUFFERS / job.name), DENOISED / f"{job.name}.npz")


def repaint(task):
    """Writes a view in every paint."""
    picture = np.asarray(Image.open(CONTENT / task.source.outputs[0]).convert("RGB"), np.float32) / 255
    before = np.array(tone.PAINTS[task.source.scene["cars"][0]["colour"]])
    seen = tone.untone(picture, task.source.stops)
    gain = calm(task.light)[..., :3] / tone.PAINT_LEVEL
    # At seams the two renders differ by a pixel's share: the paint cannot have returned more than is seen.
    limit = (seen + DARKEST) / np.maximum(before * gain, 1e-4)
    gain *= np.minimum(limit.min(-1, keepdims=True), 1)
    rest = seen - before * gain
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
        for job, seconds in rendered([task.light for task in tasks]):
            calm(job)
            print(f"{job.name} {seconds:.0f} s", flush=True)
        for task in tasks:
            repaint(task)


if __name__ == "__main__":
    main()
