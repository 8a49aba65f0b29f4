"""The marks of used cars, as their inspections or descriptions name them: tools/documents/inspections.json, stock.csv.

number of the car: (folder of its pictures, mark). What a mark may say: car/marks.py.
"""

from catalogue_models import scene_job
from catalogue_used import CLOSE, CLOSE_STOPS, brighter, standing

LENS = 50
# Stops more than the car park has: dark paint shows nothing without them, pale paint and rims nothing with them.
PAINT_STOPS = {"jet": 1.9, "graphite": 0.9, "pearl": 0.0}


def chips(panel, count, size=0.004, length=0.15, **more):
    return {"kind": "chips", "panel": panel, "count": count, "size": size, "length": length, **more}


def scratch(panel, length, size=0.0014, **more):
    return {"kind": "scratch", "panel": panel, "length": length, "size": size, **more}


def rub(panel, length, size=0.025, **more):
    return {"kind": "rub", "panel": panel, "length": length, "size": size, **more}


def scuff(panel, length, **more):
    return {"kind": "scuff", "panel": panel, "length": length, **more}


MARKS = {
    "SHL-240111": ("suhail-1", chips("hood", 6)),
    "SHL-251044": ("suhail-2", scratch("rear_bumper_left", 0.03)),
    "SHL-240385": ("suhail-3", scuff("front_right", 0.04)),
    "SHL-241181": ("suhail-4", scuff("front_left", 0.09)),
    "SHL-240870": ("suhail-5", rub("right_doors", 0.03, 0.012, count=9, angle=1.5)),
    "SHL-240248": ("suhail-6", scratch("driver_door", 0.04)),
    "SHL-230559": ("suhail-7", chips("windshield", 1, 0.005)),
    "REM-240192": ("reem-1", scratch("rear_bumper_right", 0.05)),
    "REM-251025": ("reem-2", scuff("front_left", 0.05, count=6, size=0.6)),
    "REM-241162": ("reem-3", chips("hood", 9)),
    "REM-240851": ("reem-4", scuff("rear_right", 0.06)),
    "WHT-230210": ("wahat-1", scuff("front_right", 0.08)),
    "WHT-240173": ("wahat-2", rub("left_handle", 0.06, 0.02, count=14)),
    "WHT-250832": ("wahat-3", scratch("windshield", 0.22, 0.0008, bend=0.5)),
    "WHT-230347": ("wahat-4", rub("rear_bumper_left", 0.12, 0.04, count=46)),
    "WHT-220484": ("wahat-5", rub("left_sill", 0.14, 0.03, count=20)),
    "WHT-240658": ("wahat-6", rub("rear_bumper_top", 0.16, 0.03, count=22)),
    "HJR-240380": ("hajar-1", rub("left_doors", 0.30, 0.08, count=18, angle=0.1)),
    "HJR-230243": ("hajar-2", chips("hood", 4)),
    "HJR-220417": ("hajar-3", chips("hood", 14, 0.005)),
    "BDA-250413": ("badia-1", chips("hood", 3)),
    "NSM-240150": ("nasma-1", scratch("left_mirror", 0.05, 0.0008)),
    "NSM-250287": ("nasma-2", rub("rear_bumper_right", 0.03, 0.02, count=22)),
    "NSM-230324": ("nasma-3", chips("hood", 2)),
    "JWZ-240161": ("jawza-1", chips("right_door_edge", 1, 0.005)),
    "JWZ-230298": ("jawza-2", chips("front_bumper", 20, 0.0035, 0.20)),
    "JWZ-220335": ("jawza-3", chips("hood", 4)),
    "NDA-240209": ("nada-1", scuff("rear_left", 0.05)),
    "SHB-240183": ("shihab-1", rub("front_lip", 0.20, 0.03, count=60)),
    "QFL-220157": ("qafila-1", scratch("right_doors", 0.08, 0.002)),
}


def mark_jobs(rank):
    """A close picture of each mark, on the car park of its car's other pictures."""
    for folder, mark in MARKS.values():
        standing_car, park = standing(folder)
        seen = 0.24 + mark["length"] * 1.2  # metres across the picture
        camera = {"distance": seen * LENS / 36, "lens": LENS}
        stops = 0 if mark["kind"] == "scuff" else PAINT_STOPS.get(standing_car["colour"], CLOSE_STOPS)
        lit = brighter(park, stops)
        name, path = f"used-{folder}-mark", f"used/{folder}/mark.webp"
        yield scene_job(name, path, lit, [standing_car], camera, rank, CLOSE, 4, 110, mark=mark)
