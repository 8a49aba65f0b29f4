import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { ReadModel } from "#app/platform/read-model/read-model.server.ts";
import { carKeyOf } from "../../rules/car-key.ts";
import type { PartType } from "../../rules/catalogue-tree.ts";
import type { PartsTables } from "../../tables.ts";
import { isPositionWithin, type PartsFilter, scopeOf } from "./candidates.server.ts";
import type { PartCounts } from "./part-counts.server.ts";
import type { Reference } from "./reference.server.ts";
import { countedCar } from "./serial-ranges.server.ts";

/** How many parts of a type sit in exactly these positions. */
interface PlacedParts {
  readonly positions: readonly string[];
  readonly parts: number;
}
type PlacedByType = Map<number, readonly PlacedParts[]>;
export type ReadPlaced = ReadonlyMap<number, readonly PlacedParts[]>;

const placed = new ReadModel<PlacedByType>("parts-placed", { most: 1000 });

/**
 * The parts of some types that have an application to a car, to a model or to any, by where they sit. Each type is read once
 * a version of the catalog, whatever lists it stands in: anybody may name a model of a million applications.
 */
export async function placedParts(
  ref: Reference,
  types: readonly PartType[],
  filter: Pick<PartsFilter, "car" | "modelId">,
): Promise<ReadPlaced> {
  const car = filter.car && (await countedCar(ref, filter.car));
  const key = car === undefined ? `${filter.modelId ?? "all"}` : carKeyOf(car);
  const known = await placed.get(key, ref.version, async () => ({ value: new Map() }));
  const missing = types.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  if (missing.length > 0) await load(ref, known, missing, { car, modelId: filter.modelId });
  return known;
}

async function load(ref: Reference, known: PlacedByType, missing: readonly number[], filter: PartsFilter) {
  const wanted = sql`type_id = any(${[...missing]}::smallint[])`;
  const { rows } = await sql<{ type_id: number; positions: number[]; parts: number }>`
    select type_id, positions, count(*)::integer as parts from (
      select type_id, array_agg(distinct position_id) as positions from parts.fitment
      where ${sql.join([wanted, ...scopeOf(filter, ref)], sql` and `)} group by type_id, part_id
    ) as part group by type_id, positions`.execute(database<PartsTables>());
  const byType = Map.groupBy(rows, ({ type_id }) => type_id);
  for (const type of missing)
    known.set(
      type,
      (byType.get(type) ?? []).map(({ positions, parts }) => ({
        positions: positions.flatMap((id) => ref.terms.get(id) ?? []),
        parts,
      })),
    );
}

/** How many parts each type has in a position; without one, in any and in none. */
export function countsAt(known: ReadPlaced, types: readonly PartType[], position?: string): PartCounts {
  return new Map(types.map(({ id }) => [id, partsAt(known.get(id) ?? [], position)]));
}

function partsAt(parts: readonly PlacedParts[], wanted: string | undefined): number {
  return parts.reduce(
    (sum, { positions, parts: count }) =>
      wanted === undefined || positions.some((one) => isPositionWithin(one, wanted)) ? sum + count : sum,
    0,
  );
}
