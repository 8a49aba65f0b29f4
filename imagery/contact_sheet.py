#!/usr/bin/python3
"""Sheets to judge all pictures by: stills and turn of every model, one for every other group, an overview.

    contact_sheet.py [--from FOLDER] [--to FOLDER]

FOLDER defaults to content/demo/pictures and to the folder `sheets` of the work folder. Writes png: it is for eyes.
Pictures that are not there yet are counted, not drawn.
"""

import argparse
import os
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from catalogue import all_jobs
from catalogue_models import COLOURS, TURN_FRAMES

REPOSITORY = Path(__file__).resolve().parents[1]
WORK = Path(os.environ.get("IMAGERY_WORK", REPOSITORY / "data" / "imagery"))
GROUND, INK, GAP = (229, 226, 220), (70, 66, 60), 12
CELL, SMALL_CELL = (460, 307), (280, 158)


def cell(path, label, size):
    """A picture fitted into a cell with its name and size below."""
    board = Image.new("RGB", (size[0], size[1] + 22), GROUND)
    picture = Image.open(path).convert("RGBA")
    picture.thumbnail(size, Image.LANCZOS)
    board.paste(picture, ((size[0] - picture.width) // 2, (size[1] - picture.height) // 2), picture)
    words = f"{label}  {path.stat().st_size // 1000} kB"
    ImageDraw.Draw(board).text((4, size[1] + 4), words, fill=INK, font=ImageFont.load_default())
    return board


def sheet(pictures, columns, path, size=CELL):
    """One png of the pictures [(file, label), ...] that are there; none when there is not one."""
    cells = [cell(file, label, size) for file, label in pictures if file.exists()]
    missing = f", {len(pictures) - len(cells)} missing" if len(cells) < len(pictures) else ""
    print(f"{path}: {len(cells)} pictures{missing}")
    if not cells:
        path.unlink(missing_ok=True)
        return
    width, height = cells[0].size
    columns = min(columns, len(cells))
    rows = -(-len(cells) // columns)
    board = Image.new("RGB", (columns * (width + GAP) + GAP, rows * (height + GAP) + GAP), GROUND)
    for place, one in enumerate(cells):
        x, y = place % columns, place // columns
        board.paste(one, (GAP + x * (width + GAP), GAP + y * (height + GAP)))
    path.parent.mkdir(parents=True, exist_ok=True)
    board.save(path)


def model_sheets(slug, colours, paths, chosen):
    """The stills of a model; its turn in the first colour and one frame of each other."""
    folder = f"models/{slug}/"
    stills = sorted(path for path in paths if path.startswith(folder) and "/turn/" not in path)
    turn = [f"{folder}turn/{colours[0]}-{frame:02d}.webp" for frame in range(TURN_FRAMES)]
    turn += [f"{folder}turn/{colour}-03.webp" for colour in colours[1:]]
    for names, columns, end, size in ((stills, 5, "", CELL), (turn, 8, "-turn", SMALL_CELL)):
        pictures = [(chosen.source / name, name.removeprefix(folder)) for name in names]
        sheet(pictures, columns, chosen.to / f"{slug}{end}.png", size)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument(
        "--from", dest="source", default=REPOSITORY / "content" / "demo" / "pictures", type=Path
    )
    options.add_argument("--to", default=WORK / "sheets", type=Path)
    chosen = options.parse_args()
    paths = [path for job in all_jobs() for path in job.files]
    for slug, colours in COLOURS.items():
        model_sheets(slug, colours, paths, chosen)
    others = sorted(path for path in paths if not path.startswith("models/"))
    for group in ("pages", "offers", "news", "used"):
        pictures = [(chosen.source / path, path) for path in others if path.startswith(group)]
        sheet(pictures, 5 if group != "used" else 8, chosen.to / f"{group}.png")
    views = ("front", "side", "rear", "hero-wide")
    pictures = [
        (chosen.source / f"models/{slug}/{view}.webp", f"{slug} {view}") for slug in COLOURS for view in views
    ]
    sheet(pictures, 8, chosen.to / "overview.png")


if __name__ == "__main__":
    main()
