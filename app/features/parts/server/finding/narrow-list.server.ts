import { ReadModel } from "#app/platform/read-model/read-model.server.ts";
import { carKeyOf } from "../../rules/car-key.ts";
import type { PartType } from "../../rules/catalogue-tree.ts";
import { isPositionWithin, type PartsFilter } from "./candidates.server.ts";
import { type PartCounts, partCounts } from "./part-counts.server.ts";
import { countFiltered } from "./part-pages.server.ts";
import type { Reference } from "./reference.server.ts";

/** So many parts are looked at one by one, or sorted; what is more than that nobody reads to its end. */
export const mostScanned = 50_000;

export interface NarrowedList {
  readonly types: readonly PartType[];
  readonly filter: PartsFilter;
  readonly counts: PartCounts;
}

/**
 * The types that a filter leaves, and how many parts each has. Without a car a place is looked up part by part only
 * where the list is not too long for it; otherwise it leaves the types that have such a place.
 */
export async function narrowList(
  ref: Reference,
  all: readonly PartType[],
  filter: PartsFilter,
): Promise<NarrowedList> {
  const { car, modelId, position } = filter;
  const types = position === undefined ? all : all.filter(({ id }) => hasPlace(ref, id, position));
  if (position === undefined && modelId === undefined)
    return { types, filter, counts: await partCounts(ref, car) };
  if (car === undefined && modelId === undefined) {
    const counts = await partCounts(ref, undefined);
    if (totalOf(types, counts) > mostScanned) return { types, filter: {}, counts };
  }
  return { types, filter, counts: await filteredCounts(ref, types, filter) };
}

const filtered = new ReadModel<PartCounts>("parts-filtered-counts", { most: 500 });

/** Counted once a version of the catalog: a model alone has a million applications, and anybody may name it. */
function filteredCounts(
  ref: Reference,
  types: readonly PartType[],
  filter: PartsFilter,
): Promise<PartCounts> {
  const { car, modelId, position } = filter;
  const meant = types.length === ref.tree.types.length ? "all" : types.map(({ id }) => id).join();
  const key = [car === undefined ? "" : carKeyOf(car), modelId, position, meant].join(" ");
  return filtered.get(key, ref.version, async () => ({ value: await countFiltered(ref, types, filter) }));
}

export function totalOf(types: readonly PartType[], counts: PartCounts): number {
  return types.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
}

function hasPlace({ positions }: Reference, type: number, wanted: string): boolean {
  return positions.get(type)?.some((position) => isPositionWithin(position, wanted)) ?? false;
}
