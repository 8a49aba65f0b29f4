#!/usr/bin/python3
"""Renders the missing pictures of the demo importer, most important first.

    render_all.py --list                     what is missing, with an estimate
    render_all.py [--only models/nasma ...]  render it
    render_all.py --collect                  copy finished pictures into content/demo/pictures

Work folder: environment variable IMAGERY_WORK, default data/imagery of the repository (not in git). A stop at
any moment loses at most the running job: pictures are written beside their place and renamed. While a file
`pause` stands in the parent of the work folder, the next job waits.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[0]
WORK = Path(os.environ.get("IMAGERY_WORK", REPOSITORY / "data" / "imagery")).resolve()
PICTURES, BUFFERS, DENOISED = WORK / "pictures", WORK / "buffers", WORK / "denoised"
PAUSE = WORK.parent / "pause"
CONTENT = Path(os.environ.get("IMAGERY_CONTENT", REPOSITORY / "content" / "demo" / "pictures"))
MESH_STEP_M = ".007"
sys.path.insert(0, str(HERE))

import exposure
import finish
import tone
import car_shadow
from catalogue import all_jobs


def plain_environment():
    """Debian's Blender takes numpy from the system's Python: no other Python may stand in the way."""
    kept = {k: v for k, v in os.environ.items() if k not in ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV")}
    return {**kept, "PATH": "/usr/bin:" + kept.get("PATH", ""), "IMAGERY_WORK": str(WORK)}


def ensure_meshes(slugs):
    """Builds the bodies that are not in the work folder yet."""
    for slug in slugs:
        if not (WORK / "mesh" / f"{slug}.json").exists():
            command = ["/usr/bin/python3", "-m", "body.build_bodies", slug, "--step", MESH_STEP_M]
            subprocess.run(command, check=True, cwd=HERE, env=plain_environment(), stdout=subprocess.DEVNULL)


def prefix_of(job):
    return str(BUFFERS / job.name)


def rendered(jobs):
    """Renders a batch of one stage and yields each job as soon as its buffers are complete."""
    waiting = []
    for job in jobs:
        if (DENOISED / f"{job.name}.npz").exists() or Path(prefix_of(job) + ".done").exists():
            yield job, 0.0
        else:
            waiting.append(job)
    if not waiting:
        return
    while PAUSE.exists():
        time.sleep(3)
    ensure_meshes(waiting[0].slugs)
    scenes = [{**job.scene, "name": job.name, "out": prefix_of(job)} for job in waiting]
    batch = BUFFERS / "batch.json"
    batch.write_text(json.dumps({"work": str(WORK), "pause": str(PAUSE), "jobs": scenes}))
    script = str(HERE / "blender_job.py")
    command = ["/usr/bin/blender", "-b", "--factory-startup", "-P", script, "--", str(batch)]
    by_name, words = {job.name: job for job in waiting}, []
    with subprocess.Popen(
        command, env=plain_environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as blender:
        for line in blender.stdout:
            if line.startswith("RENDERED"):
                _, name, seconds = line.split()
                Path(prefix_of(by_name[name]) + ".done").touch()
                yield by_name.pop(name), float(seconds)
            elif not line.startswith("Fra:"):
                words = [*words[-30:], line]
    if by_name:
        raise RuntimeError("Blender stopped before " + ", ".join(by_name) + "\n" + "".join(words))


def turn_frames(job):
    """(K, B) of a turn's frame and, where it has one, of its mirrored twin."""
    prefix = prefix_of(job)
    frames = [finish.recolourable(prefix, DENOISED / f"{job.name}.npz")]
    if len(job.outputs) > 1:
        frames.append(finish.twin(*frames[0], prefix, DENOISED / f"{job.name}-twin.npz"))
    return frames


def finish_job(job):
    """Denoises the buffers of a rendered job and writes its pictures."""
    mode = job.scene["mode"]
    if mode == "direct":
        light = finish.direct(prefix_of(job), DENOISED / f"{job.name}.npz")
        if "rest" in job.scene:
            light = finish.laid_on(light, DENOISED / f"{job.scene['rest']}.npz")
        if job.scene.get("cut_out"):
            picture = tone.over_shadow(tone.cut_out(light, job.stops), car_shadow.coverage_under(job, WORK))
        else:
            metered = exposure.stops_for(light) if job.scene["set"] == "cabin" else 0.0
            picture = tone.tone(light[..., :3], job.stops + metered)
        tone.save_within(tone.to_image(picture), PICTURES / job.outputs[0], job.limit_kb)
    else:
        ground = car_shadow.coverage_under(job, WORK)
        frames = list(zip(job.outputs, turn_frames(job), (ground, ground[:, ::-1])))
        for colour in job.colours:
            for path, (black, gain), shadow in frames:
                car = tone.cut_out(finish.painted(black, gain, colour), job.stops)
                picture = tone.over_shadow(car, shadow)
                tone.save_within(tone.to_image(picture), PICTURES / path.format(colour=colour), job.limit_kb)
    Path(prefix_of(job) + ".done").unlink(missing_ok=True)


def missing(only):
    """Jobs of which a picture is missing, most important first; only = beginnings of paths or job names."""
    jobs = [job for job in all_jobs() if not all((PICTURES / path).exists() for path in job.files)]
    if only:
        jobs = [job for job in jobs if any(p.startswith(o) for o in only for p in (*job.files, job.name))]
    return jobs


def batches(jobs):
    """Runs of consecutive jobs that share a stage."""
    run = []
    for job in jobs:
        if run and job.stage != run[0].stage:
            yield run
            run = []
        run.append(job)
    if run:
        yield run


def render(only):
    """The queue: renders and finishes what is missing; a failure is told and the rest goes on."""
    todo = missing(only)
    failed, started, spent, count = [], time.time(), 0.0, 0
    everything = sum(job.cost for job in todo)
    for batch in batches(todo):
        try:
            for job, seconds in rendered(batch):
                finish_job(job)
                count, spent = count + 1, spent + job.cost
                left = (everything - spent) * (time.time() - started) / spent / 60
                clock = time.strftime("%H:%M")
                print(
                    f"{clock} [{count}/{len(todo)}] {job.name} {seconds:.0f} s, left {left:.0f} min",
                    flush=True,
                )
        except Exception as problem:
            failed += [job.name for job in batch if job in missing([])]
            print(f"FAILED {problem}", flush=True)
    print(f"done, failed: {', '.join(failed) or 'none'}", flush=True)


def is_new(path):
    """Whether a finished picture is newer than that of the content folder."""
    source, target = PICTURES / path, CONTENT / path
    return source.exists() and (not target.exists() or target.stat().st_mtime < source.stat().st_mtime)


def collect(only):
    """Copies finished pictures that are new into the content folder."""
    paths = [path for job in all_jobs() for path in job.files]
    new = [path for path in paths if (not only or any(path.startswith(o) for o in only)) and is_new(path)]
    for path in new:
        target = CONTENT / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(PICTURES / path, target)
    size = sum(path.stat().st_size for path in CONTENT.rglob("*.webp"))
    print(f"{len(new)} pictures copied, the set is {size / 1e6:.1f} MB")


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--only", nargs="*", default=[], help="path or job name beginnings")
    options.add_argument("--nice", type=int, default=19, help="how much others come first, 0 to 19")
    options.add_argument("--list", action="store_true")
    options.add_argument("--collect", action="store_true")
    chosen = options.parse_args()
    os.nice(chosen.nice)
    for folder in (WORK / "mesh", BUFFERS, DENOISED, PICTURES):
        folder.mkdir(parents=True, exist_ok=True)
    if chosen.list:
        todo = missing(chosen.only)
        for job in todo:
            print(f"{job.rank:4d} {job.name}  {' '.join(job.outputs)}")
        minutes = sum(job.cost for job in todo) / 2 / 60
        print(f"{len(todo)} jobs, about {minutes:.0f} min on two free cores")
    elif chosen.collect:
        collect(chosen.only)
    else:
        render(chosen.only)


if __name__ == "__main__":
    main()
