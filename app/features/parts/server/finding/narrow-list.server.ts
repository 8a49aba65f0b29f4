import type { PartType } from "../../rules/catalogue-tree.ts";
import { isPositionWithin, type PartsFilter } from "./candidates.server.ts";
import { mostScanned, type PartCounts, partCounts } from "./part-counts.server.ts";
import { countsAt, placedParts } from "./placed-parts.server.ts";
import type { Reference } from "./reference.server.ts";
import { countSpecified } from "./words/specified-parts.server.ts";

/** Lists up to this length say how many parts are in each position: counting them reads all of their applications. */
const mostCounted = 3000;

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
  if (filter.specs !== undefined && filter.specs.length > 0)
    return { types: all, filter, counts: await countSpecified(ref, all, filter) };
  const types = position === undefined ? all : all.filter(({ id }) => hasPlace(ref, id, position));
  if (position === undefined && modelId === undefined)
    return { types, filter, counts: await partCounts(ref, car) };
  if (car === undefined && modelId === undefined) {
    const counts = await partCounts(ref, undefined);
    if (totalOf(types, counts) > mostScanned) return { types, filter: {}, counts };
  }
  const counts = countsAt(await placedParts(ref, types, filter), types, position);
  return { types, filter, counts: position === undefined ? withUniversal(ref, counts) : counts };
}

/** What is for every car is for a model too; it sits in no place. */
function withUniversal({ universal }: Reference, counts: PartCounts): PartCounts {
  return new Map([...counts].map(([type, parts]) => [type, parts + (universal.get(type) ?? 0)]));
}

export interface CountedPosition {
  readonly id: string;
  /** Null where the list is too long to count them. */
  readonly parts: number | null;
}

/** The positions by which some types can be narrowed, with what each would leave for a car or a model. */
export async function countPositions(
  ref: Reference,
  types: readonly PartType[],
  { car, modelId, specs = [] }: PartsFilter,
): Promise<CountedPosition[]> {
  // So few are there that nobody narrows them.
  if (specs.length > 0) return [];
  const own = types.filter(({ id }) => (ref.positions.get(id) ?? []).length > 0);
  const codes = positionsOf(ref, own);
  if (codes.length === 0) return [];
  if (totalOf(own, await partCounts(ref, car)) > mostCounted) return codes.map((id) => ({ id, parts: null }));
  const known = await placedParts(ref, own, { car, modelId });
  return codes
    .map((id) => ({ id, parts: totalOf(own, countsAt(known, own, id)) }))
    .filter(({ parts }) => parts > 0);
}

/** Each position of some types, and each word of it: `front-left`, `front` and `left`. */
function positionsOf({ positions }: Reference, types: readonly PartType[]): string[] {
  const codes = new Set(types.flatMap(({ id }) => positions.get(id) ?? []));
  return [...new Set([...codes].flatMap((code) => [code, ...code.split("-")]))];
}

export function totalOf(types: readonly PartType[], counts: PartCounts): number {
  return types.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
}

function hasPlace({ positions }: Reference, type: number, wanted: string): boolean {
  return positions.get(type)?.some((position) => isPositionWithin(position, wanted)) ?? false;
}
