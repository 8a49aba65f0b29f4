"""Pictures of used cars: outside on five car parks, a tire and a mark; seats, trunk and instruments."""

import csv
from pathlib import Path

from catalogue_cabins import CABIN_VIEWS, WITH_TAILGATE, cabin_job
from catalogue_models import FORECOURT, car, scene_job

STOCK = Path(__file__).resolve().parents[1] / "content/demo/stock.csv"
OUTSIDE, CLOSE = (1800, 1200), (1200, 800)
YARD = FORECOURT
DECK = ("car_park", {"place": "deck"}, 0.5)
STREET = ("car_park", {"place": "street"}, 0.1)
ROOF = ("car_park", {"place": "roof"}, 0.4)
SAIL = ("car_park", {"place": "sail"}, 0.4)
# folder: (model, paint, wear, car park)
USED = {
    "suhail-4": ("suhail", "graphite", 0.35, SAIL),
    "suhail-2": ("suhail", "pearl", 0.5, STREET),
    "reem-1": ("reem", "olive", 0.3, STREET),
    "reem-2": ("reem", "graphite", 0.5, DECK),
    "wahat-1": ("wahat", "graphite", 0.4, YARD),
    "hajar-1": ("hajar", "pearl", 0.6, ROOF),
    "badia-1": ("badia", "sand", 0.7, SAIL),
    "nasma-1": ("nasma", "garnet", 0.35, STREET),
    "jawza-1": ("jawza", "jet", 0.3, DECK),
    "nada-1": ("nada", "pearl", 0.35, DECK),
    "shihab-1": ("shihab", "graphite", 0.2, ROOF),
    "qafila-1": ("qafila", "silver", 0.6, YARD),
}
# rendered car: the folders and paints of the cars that repaint.py makes of its views
REPAINTED = {
    "suhail-4": {
        "suhail-1": "silver",
        "suhail-3": "garnet",
        "suhail-5": "jet",
        "suhail-6": "ocean",
        "suhail-7": "sand",
    },
    "reem-1": {"reem-3": "ocean", "reem-4": "bronze"},
    "wahat-1": {
        "wahat-2": "pearl",
        "wahat-3": "sand",
        "wahat-4": "ocean",
        "wahat-5": "jet",
        "wahat-6": "garnet",
    },
    "hajar-1": {"hajar-2": "sand", "hajar-3": "silver"},
    "nasma-1": {"nasma-2": "ocean", "nasma-3": "olive"},
    "jawza-1": {"jawza-2": "pearl", "jawza-3": "garnet"},
}
REPAINTED_SHOTS = ("front", "rear", "corner", "tire")
# Their pictures belong to one car each: others share a folder and begin with different corners.
WITHOUT_CORNER = ("nasma-1", "jawza-1")
SNAPSHOT = {"lens": 45, "width": 0.82, "tall": 0.68, "bottom": 0.16}
# file: camera
USED_SHOTS = {
    "front": {**SNAPSHOT, "azimuth": 40, "eye": 0.92},
    "rear": {**SNAPSHOT, "azimuth": 138, "eye": 0.92},
    "side": {**SNAPSHOT, "azimuth": 90, "eye": 0.8, "width": 0.86},
    "corner": {**SNAPSHOT, "azimuth": -36, "eye": 1.0},
}
# The front wheel is steered out of its arch, so that the tread is seen across its whole width.
TIRE = {"seen_from": (-0.80, -0.58, 0.12), "distance": 1.45, "lens": 55, "shift": (0, -0.05)}
STEER = 27
CLOSE_STOPS = 0.5  # rubber and what lies in the shade of the car
# file: view of the set `cabin` and its camera. The seats from so near that no paint is seen: other paints share them.
USED_CABIN = {
    "seats": ("front_seats", {"place": (-0.02, -1.22, 1.22), "target": (-0.48, 0.2, 0.74), "lens": 29}),
    "trunk": ("trunk", CABIN_VIEWS["trunk"]),
}
# The odometer's place in a picture of the instruments: left, top, right, bottom as shares.
ODOMETER = (0.36, 0.40, 0.62, 0.58)


def brighter(park, stops):
    """A car park with another exposure."""
    place, options, exposure = park
    return (place, options, exposure + stops)


def standing(folder):
    """(car, car park) of a folder, rendered or repainted."""
    source = next((name for name, others in REPAINTED.items() if folder in others), folder)
    slug, paint, wear, park = USED[source]
    paint = REPAINTED.get(source, {}).get(folder, paint)
    return car(slug, paint, wear=wear, covered_plate=True), park


def used_jobs(rank):
    """The outside of each used car; the first picture of each comes before the rest."""
    for number, name in enumerate(USED):
        standing_car, park = standing(name)
        cars, shade = [standing_car], brighter(park, CLOSE_STOPS)
        for file, camera in USED_SHOTS.items():
            if file == "corner" and name in WITHOUT_CORNER:
                continue
            order = rank + (0 if file == "front" else 400 + number)
            path = f"used/{name}/{file}.webp"
            yield scene_job(f"used-{name}-{file}", path, park, cars, camera, order, OUTSIDE, 4, 160)
        order, path = rank + 400 + number, f"used/{name}/tire.webp"
        yield scene_job(f"used-{name}-tire", path, shade, cars, TIRE, order, CLOSE, 4, 110, steer=STEER)


def used_seats(rank):
    """Seats and trunk before the car park of the car's other pictures."""
    for name, (slug, paint, _, (place, options, _)) in USED.items():
        for file, (view, camera) in USED_CABIN.items():
            if view == "trunk" and slug not in WITH_TAILGATE:
                continue
            inside = {"model": slug, "view": view, "outside": [place, options], "paint": paint}
            path = f"used/{name}/{file}.webp"
            yield cabin_job(f"used-{name}-{file}", path, inside, camera, rank, CLOSE, 6, 110)


def used_instruments(rank):
    """Each used car's own odometer: the first car of a model in whole, of the others the part that differs."""
    whole = {}
    with STOCK.open(encoding="utf-8") as table:
        for row in csv.DictReader(table):
            slug, number = row["model"].lower(), row["vehicleNo"].lower()
            folder = row["images"].split(" ")[0].split("/")[-2]
            name = f"used-{number}-odometer"
            differs = {"part": ODOMETER, "rest": whole[slug]} if slug in whole else {}
            whole.setdefault(slug, name)
            inside = {"model": slug, "view": "instruments", "outside": ["car_park", {}]}
            words = f"{int(row['kilometrage']):,} km"
            path = f"used/{folder}/dashboard-{number}.webp"
            camera = CABIN_VIEWS["instruments"]
            yield cabin_job(name, path, inside, camera, rank, CLOSE, 6, 90, odometer=words, **differs)
