/** Draws app/ui/map/qatar/coast.svg, the still map shown until the visitor opens the real one, from the same data. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mapColors } from "#app/ui/map/map-colors.ts";
import { stillPoint, stillSize } from "#app/ui/map/still-points.ts";

type Position = readonly [longitude: number, latitude: number];
interface Shape {
  readonly properties: { readonly kind: string };
  readonly geometry:
    | { readonly type: "MultiPolygon"; readonly coordinates: readonly (readonly (readonly Position[])[])[] }
    | { readonly type: "LineString"; readonly coordinates: readonly Position[] };
}

const folder = join(import.meta.dirname, "../app/ui/map/qatar");
const file = join(folder, "coast.svg");

/** The picture as it follows from the bundled land and roads. */
export function drawCoast(): string {
  const { width, height } = stillSize;
  const land = shapes("land.geojson");
  const outline = (kind: string) =>
    land
      .filter(({ properties }) => properties.kind === kind)
      .map(pathOf)
      .join("");
  const roads = shapes("roads.geojson").map(pathOf).join("");
  const { sea, qatar, neighbour, coast, roadEdge, road } = mapColors;
  const line = `fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    "<title>Qatar</title>",
    `<path fill="${sea}" d="M0 0h${width}v${height}H0z"/>`,
    `<g stroke="${coast}" stroke-width=".7">`,
    `<path fill="${neighbour}" d="${outline("neighbour")}"/>`,
    `<path fill="${qatar}" d="${outline("qatar")}"/></g>`,
    `<path ${line} stroke="${roadEdge}" stroke-width="2.4" d="${roads}"/>`,
    `<path ${line} stroke="${road}" stroke-width="1.5" d="${roads}"/>`,
    "</svg>",
  ].join("")}\n`;
}

/** The picture as it lies in the repository. */
export function storedCoast(): string {
  return readFileSync(file, "utf8");
}

function shapes(name: string): readonly Shape[] {
  return (JSON.parse(readFileSync(join(folder, name), "utf8")) as { features: readonly Shape[] }).features;
}

function pathOf({ geometry }: Shape): string {
  if (geometry.type === "LineString") return lineOf(geometry.coordinates);
  return geometry.coordinates
    .flat()
    .map((ring) => `${lineOf(ring.slice(0, -1))}z`)
    .join("");
}

/** Relative steps in tenths of a unit, less than a pixel at any zoom that the still map is shown at. */
function lineOf(positions: readonly Position[]): string {
  let [fromX, fromY] = [0, 0];
  return positions
    .map(([longitude, latitude], index) => {
      const point = stillPoint({ longitude, latitude });
      const [x, y] = [Math.round(point.x * 10), Math.round(point.y * 10)];
      const step = [x - fromX, y - fromY].map((tenths) => String(tenths / 10));
      [fromX, fromY] = [x, y];
      return `${index === 0 ? "M" : "l"}${step.join(" ").replace(" -", "-")}`;
    })
    .join("");
}

if (import.meta.main) writeFileSync(file, drawCoast());
