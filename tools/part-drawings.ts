/**
 * `npm run make:part-drawings`: draws the exploded drawings of the demo's parts from part-drawings/drawings, as SVG
 * files of the content folder, and writes the places of their numbers to db/seed/demo/parts/diagrams.ts.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allDrawings } from "./part-drawings/all-drawings.ts";
import { type DrawnParts, drawParts } from "./part-drawings/draw-parts.ts";
import type { Drawing } from "./part-drawings/sheet.ts";
import { root } from "./program.ts";

const folder = join(root, "content/demo/files/parts");
const seed = join(root, "db/seed/demo/parts/diagrams.ts");

export interface DrawnDiagram extends DrawnParts {
  readonly drawing: Drawing;
}

/** All drawings as they follow from their shapes. */
export const drawAll = (): DrawnDiagram[] =>
  allDrawings.map((drawing) => ({ drawing, ...drawParts(drawing) }));

/** A drawing's file as it was written last. */
export const storedDrawing = ({ id }: Drawing): string => readFileSync(join(folder, `${id}.svg`), "utf8");

/** The module of the seed that has the records. */
export function seedOf(diagrams: readonly DrawnDiagram[]): string {
  const text = (value: string | null) => JSON.stringify(value);
  const rows = diagrams.map(({ drawing: { id, category, name }, hotspots }) =>
    [
      "  {",
      `    id: ${text(id)},`,
      `    category: ${text(category)},`,
      `    name: { en: ${text(name.en)}, ar: ${text(name.ar)} },`,
      "    spots: [",
      ...hotspots.map(({ type, position, x, y }) => `      [${text(type)}, ${text(position)}, ${x}, ${y}],`),
      "    ],",
      "  },",
    ].join("\n"),
  );
  return `${head}${rows.join("\n")}\n];\n${tail}`;
}

const head = `// Written by \`npm run make:part-drawings\`: the numbers stand where the drawings have their leader lines.
import type { CatalogueRecord } from "#app/features/parts/rules/feed/catalogue-records.ts";

type Spot = readonly [type: string, position: string | null, x: number, y: number];
interface Diagram {
  readonly id: string;
  readonly category: string;
  readonly name: { readonly en: string; readonly ar: string };
  /** In the order of their numbers. */
  readonly spots: readonly Spot[];
}

const rows: readonly Diagram[] = [
`;

const tail = `
/** The exploded drawings of the demo. */
export const demoDiagrams: readonly CatalogueRecord[] = rows.map(({ id, category, name, spots }) => ({
  record: "diagram",
  id,
  category,
  name,
  drawing: \`/files/demo/parts/\${id}.svg\`,
  width: 1200,
  height: 900,
  hotspots: spots.map(([type, position, x, y], index) => ({ label: String(index + 1), type, position, x, y })),
}));
`;

if (import.meta.main) {
  mkdirSync(folder, { recursive: true });
  const diagrams = drawAll();
  for (const { drawing, svg, hotspots } of diagrams) {
    writeFileSync(join(folder, `${drawing.id}.svg`), svg);
    process.stdout.write(`${drawing.id}: ${hotspots.length} numbers, ${Math.ceil(svg.length / 1024)} KB\n`);
  }
  writeFileSync(seed, seedOf(diagrams));
}
