#!/usr/bin/python3
"""One sheet per model with all its pictures, one for everything else, and an overview of all models.

    contact_sheet.py [--from FOLDER] [--to FOLDER]

FOLDER defaults to content/demo/pictures and to the folder `sheets` of the work folder. Writes png: it is for eyes.
"""

import argparse
import os
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from catalogue import all_jobs
from catalogue_models import COLOURS, TURN_FRAMES

REPOSITORY = Path(__file__).resolve().parents[2]
WORK = Path(os.environ.get("IMAGERY_WORK", REPOSITORY / "data" / "imagery"))
GROUND, INK, GAP = (229, 226, 220), (70, 66, 60), 12
CELL = (460, 307)


def cell(path, label, size=CELL):
    """A picture fitted into a cell with its name below; an empty frame when it is missing."""
    board = Image.new("RGB", (size[0], size[1] + 22), GROUND)
    draw = ImageDraw.Draw(board)
    if path.exists():
        picture = Image.open(path).convert("RGBA")
        picture.thumbnail(size, Image.LANCZOS)
        board.paste(picture, ((size[0] - picture.width) // 2, (size[1] - picture.height) // 2), picture)
        label += f"  {path.stat().st_size // 1000} kB"
    else:
        draw.rectangle((0, 0, size[0] - 1, size[1] - 1), outline=(190, 186, 178))
        label += "  missing"
    draw.text((4, size[1] + 4), label, fill=INK, font=ImageFont.load_default())
    return board


def sheet(cells, columns, path):
    width, height = cells[0].size
    rows = -(-len(cells) // columns)
    board = Image.new("RGB", (columns * (width + GAP) + GAP, rows * (height + GAP) + GAP), GROUND)
    for place, one in enumerate(cells):
        x, y = place % columns, place // columns
        board.paste(one, (GAP + x * (width + GAP), GAP + y * (height + GAP)))
    path.parent.mkdir(parents=True, exist_ok=True)
    board.save(path)
    print(path)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument(
        "--from", dest="source", default=REPOSITORY / "content" / "demo" / "pictures", type=Path
    )
    options.add_argument("--to", default=WORK / "sheets", type=Path)
    chosen = options.parse_args()
    paths = [path for job in all_jobs() for path in job.files]
    for slug, colours in COLOURS.items():
        stills = sorted(p for p in paths if p.startswith(f"models/{slug}/") and "/turn/" not in p)
        turn = [f"models/{slug}/turn/{colours[0]}-{frame:02d}.webp" for frame in range(TURN_FRAMES)]
        turn += [f"models/{slug}/turn/{colour}-03.webp" for colour in colours[1:]]
        cells = [cell(chosen.source / p, p.removeprefix(f"models/{slug}/")) for p in stills + turn]
        sheet(cells, 5, chosen.to / f"{slug}.png")
    others = sorted(p for p in paths if not p.startswith("models/"))
    for group in ("pages", "offers", "news", "used"):
        cells = [cell(chosen.source / p, p) for p in others if p.startswith(group)]
        sheet(cells, 5 if group != "used" else 8, chosen.to / f"{group}.png")
    views = ("front", "side", "rear", "hero-wide")
    cells = [
        cell(chosen.source / f"models/{slug}/{view}.webp", f"{slug} {view}")
        for slug in COLOURS
        for view in views
    ]
    sheet(cells, 8, chosen.to / "overview.png")


if __name__ == "__main__":
    main()
