#!/usr/bin/python3
"""Renders the pictures of part types that are not in content/demo/pictures/parts yet, in the order of MODELS.

    parts/render_parts.py [--draft] [part type ...]

One thread at the lowest priority; a stop at any moment loses the running picture only. --draft: small, into
the work folder.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
os.environ.setdefault("NUMBA_NUM_THREADS", "1")

from PIL import Image

import finish
import tone
from parts.order import ORDER
from render_all import CONTENT, WORK, plain_environment

SIZE, RENDERED_SIZE, SAMPLES, LIMIT_KB = 800, 640, 4, 25
DRAFT_SIZE, DRAFT_SAMPLES = 240, 3


def render(kinds, folder, size, samples):
    """Renders in one run of Blender, and finishes each picture while the next is rendered."""
    buffers = WORK / "buffers"
    buffers.mkdir(parents=True, exist_ok=True)
    batch = buffers / f"parts-{os.getpid()}.json"
    prefixes = {kind: str(buffers / f"part-{kind}-{size}") for kind in kinds}
    batch.write_text(json.dumps({"size": [size, size], "samples": samples, "jobs": list(prefixes.items())}))
    command = [
        "/usr/bin/blender",
        "-b",
        "-t",
        "1",
        "--factory-startup",
        "-P",
        str(HERE / "studio.py"),
        "--",
        str(batch),
    ]
    words = []
    with subprocess.Popen(
        command, env=plain_environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as blender:
        for line in blender.stdout:
            if line.startswith("RENDERED"):
                kind = line.split()[1]
                save(prefixes[kind], folder / f"{kind}.webp")
                print(kind, (folder / f"{kind}.webp").stat().st_size // 1000, "KB", flush=True)
            elif not line.startswith("Fra:"):
                words = [*words[-20:], line]
    batch.unlink()
    missing = [kind for kind in kinds if not (folder / f"{kind}.webp").exists()]
    if missing:
        raise SystemExit("not made: " + ", ".join(missing) + "\n" + "".join(words))


def save(prefix, path):
    denoised = Path(prefix + ".npz")
    denoised.unlink(missing_ok=True)
    light = finish.direct(prefix, denoised)
    denoised.unlink()
    picture = tone.to_image(tone.tone(light[..., :3], 0.3))
    if picture.width == RENDERED_SIZE:
        picture = picture.resize((SIZE, SIZE), Image.LANCZOS)
    tone.save_within(picture, path, LIMIT_KB)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("kinds", nargs="*")
    options.add_argument("--draft", action="store_true")
    chosen = options.parse_args()
    os.nice(19)
    folder = WORK / "part-drafts" if chosen.draft else CONTENT / "parts"
    kinds = chosen.kinds or [kind for kind in ORDER if not (folder / f"{kind}.webp").exists()]
    if not kinds:
        return
    if chosen.draft:
        render(kinds, folder, DRAFT_SIZE, DRAFT_SAMPLES)
    else:
        render(kinds, folder, RENDERED_SIZE, SAMPLES)


if __name__ == "__main__":
    main()
