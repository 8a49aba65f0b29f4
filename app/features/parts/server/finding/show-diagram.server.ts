import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { PartSummary, PartsDiagram } from "../../calls.ts";
import { isAt } from "./candidates.server.ts";
import { type Car, carOf } from "./chosen-car.server.ts";
import { partCounts } from "./part-counts.server.ts";
import { idsByType } from "./part-pages.server.ts";
import { loadParts, partsById, type Showing, summaryOf } from "./part-rows.server.ts";
import { type Reference, reference, type StoredDiagram } from "./reference.server.ts";

/** Parts that the hotspots of one drawing may have together. */
const mostParts = 600;
type Refusal = "diagram-not-found" | "car-unknown";

/** A drawing with its hotspots, and the parts of each that fit a car or may. */
export async function showDiagram(
  { id, car: key }: { readonly id: string; readonly car?: string | undefined },
  showing: Showing,
): Promise<Result<PartsDiagram, Refusal>> {
  const ref = await reference();
  const diagram = ref.diagrams.find((one) => one.id === id);
  if (diagram === undefined) return refuse("diagram-not-found");
  const car = key === undefined ? undefined : carOf(key, ref);
  if (key !== undefined && car === undefined) return refuse("car-unknown");
  const parts = car === undefined ? [] : await partsOf(ref, diagram, car, showing);
  const { name, category, drawing, width, height } = diagram;
  const { language } = showing;
  return succeed({
    ...{ id, name: name[language], drawing, width, height },
    category: { id: category.code, name: category.names[language] },
    hotspots: diagram.hotspots.map(({ type, label, x, y, position }) => ({
      ...{ label, x, y, typeId: type, position, name: ref.tree.type(type)?.names[language] ?? type },
      parts: parts.filter((part) => part.typeId === type && isAt(part.position, position)),
    })),
  });
}

async function partsOf(
  ref: Reference,
  { hotspots }: StoredDiagram,
  car: Car,
  { language, now }: Showing,
): Promise<PartSummary[]> {
  const codes = new Set(hotspots.map(({ type }) => type));
  const types = ref.tree.types.filter(({ code }) => codes.has(code));
  const counts = await partCounts(ref, car);
  const ids = await idsByType(ref, { types, counts, filter: { car } }, { offset: 0, size: mostParts });
  const parts = await loadParts(ref, partsById(ids), { car, now });
  return parts.map((part) => summaryOf(ref, part, car, language));
}
