"""Pictures of the insides: five views of each model, and close-ups of air vents."""

from catalogue_models import COLOURS, GALLERY_SIZE
from job import Job

OTHER_SIZE = (1800, 1200)
# Views of the set `cabin`: its option and the camera that belongs to it.
CABIN_VIEWS = {
    "driver": {"place": (-0.87, 0.0, 1.215), "target": (0.35, 0.01, 0.78), "lens": 20},
    "front_seats": {"place": (-0.28, -2.35, 1.25), "target": (-0.30, 0.2, 0.73), "lens": 44},
    "rear_bench": {"place": (-1.05, -2.2, 1.28), "target": (-1.50, 0.2, 0.78), "lens": 42},
    "instruments": {"place": (-0.38, 0.37, 1.19), "target": (0.335, 0.37, 1.005), "lens": 50},
    "trunk": {"place": (-4.35, -0.22, 1.50), "target": (-2.3, 0, 0.80), "lens": 40},
}
# file of a model's folder: view
INTERIORS = {
    "interior": "driver",
    "interior-front": "front_seats",
    "interior-rear": "rear_bench",
    "trunk": "trunk",
}
TWO_DOORS = ("shihab", "badia")  # no rear bench to show through a door
WITH_TAILGATE = ("reem", "wahat", "hajar", "nada", "nasma", "qafila")
VENTS_VIEWS = {
    "news/air-conditioning-care": (
        "wahat",
        {"place": (-0.24, -0.22, 0.985), "target": (0.34, -0.01, 0.897), "lens": 40},
    ),
    "pages/ac-check": (
        "sadaf",
        {"place": (-0.06, -0.28, 0.955), "target": (0.34, -0.075, 0.893), "lens": 46},
    ),
}


def cabin_job(name, path, options, camera, rank, size, samples=6, limit_kb=300, **more):
    """A picture of the set `cabin`; its exposure follows its histogram (exposure.py)."""
    scene = {"set": "cabin", "options": options, "cars": [], "camera": camera, "mode": "direct", **more}
    return Job(name, {**scene, "size": list(size), "samples": samples}, (path,), rank, limit_kb=limit_kb)


def interiors(slug, rank):
    """The dashboard, and the seats, bench and trunk that the model has."""
    for file, view in INTERIORS.items():
        if (view == "rear_bench" and slug in TWO_DOORS) or (view == "trunk" and slug not in WITH_TAILGATE):
            continue
        path, options = f"models/{slug}/{file}.webp", {"model": slug, "view": view}
        size = GALLERY_SIZE if view == "driver" else OTHER_SIZE
        yield cabin_job(f"{slug}-{file}", path, options, CABIN_VIEWS[view], rank, size)


def vents(rank):
    for path, (model, camera) in VENTS_VIEWS.items():
        options = {"model": model, "view": "driver"}
        yield cabin_job(path.replace("/", "-"), f"{path}.webp", options, camera, rank, (1920, 1080))


def cabin_jobs():
    for order, slug in enumerate(COLOURS):
        yield from interiors(slug, 100 + order)
    yield from vents(180)
