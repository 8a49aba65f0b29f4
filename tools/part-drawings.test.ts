import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { demoDiagrams } from "#db/seed/demo/parts/diagrams.ts";
import { drawAll, storedDrawing } from "./part-drawings.ts";

it("files and numbers were drawn from the shapes (npm run make:part-drawings)", () => {
  const diagrams = drawAll();
  for (const { drawing, svg } of diagrams)
    expect(storedDrawing(drawing) === svg, `${drawing.id}.svg is as it would be drawn now`).toBe(true);
  expect(demoDiagrams).toEqual(
    diagrams.map(({ drawing: { id, category, name }, hotspots }) => ({
      ...{ record: "diagram", id, category, name, drawing: `/files/demo/parts/${id}.svg` },
      ...{ width: 1200, height: 900, hotspots },
    })),
  );
});

it("each leader line ends at the edge of the circle of its number", () => {
  for (const record of demoDiagrams) {
    if (record.record !== "diagram") continue;
    const svg = readFileSync(
      join(import.meta.dirname, "../content/demo", record.drawing.replace("/files/demo/", "files/")),
      "utf8",
    );
    const [, lines = ""] = /stroke-width="\.9" d="([^"]+)"/.exec(svg) ?? [];
    const ends = [...lines.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)l(-?[\d.]+)[ ]?(-?[\d.]+)/g)].map(
      ([, x, y, stepX, stepY]) => ({ x: Number(x) + Number(stepX), y: Number(y) + Number(stepY) }),
    );
    expect(ends, record.id).toHaveLength(record.hotspots.length);
    for (const [index, { x, y }] of record.hotspots.entries()) {
      const end = ends[index];
      const gap = Math.hypot((end?.x ?? 0) - x, (end?.y ?? 0) - y);
      expect(Math.abs(gap - 17), `${record.id} ${index + 1}`).toBeLessThan(1.5);
    }
  }
});
