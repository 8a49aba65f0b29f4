import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import type { PartType } from "../../../rules/catalogue-tree.ts";
import { typesByQuantity } from "../../../rules/words/part-names.ts";
import { isQuantity, quantitiesIn } from "../../../rules/words/query/quantities.ts";
import { isExact, type Spec, specsIn, withoutSpecs } from "../../../rules/words/query/specs.ts";
import type { TypeMatches } from "../../../rules/words/word-index.ts";
import type { PartsTables } from "../../../tables.ts";
import { hasSpecs, type PartsFilter } from "../candidates.server.ts";
import type { PartCounts } from "../part-counts.server.ts";
import type { Reference } from "../reference.server.ts";
import { partNames } from "./part-names.server.ts";

/** So many types are looked at for one that has a quantity: what comes after them is hardly meant. */
const mostLookedAt = 8;

export interface SpecifiedMatches extends TypeMatches {
  /** The measures that a part has to have; none where the query names none that any part has. */
  readonly specs: readonly string[];
  /** As typed: what decides between parts of a type. */
  readonly words: string;
}

/**
 * What words and measures mean. "5W-30" alone, or with words that none of what has it is called by, is every
 * part that has it; of a viscosity that nothing has there is nothing. A quantity ("4 l") orders and leaves nothing out.
 */
export async function findWords(ref: Reference, query: string): Promise<SpecifiedMatches> {
  const typed = specsIn(query).filter(({ spec }) => !isQuantity(spec));
  const known = typed.length === 0 ? new Map<string, number[]>() : await typesWith(typed);
  const meant = typed.filter((one) => known.has(one.spec) || isExact(one));
  if (meant.length === 0) {
    const found = ref.words.find(query);
    return Object.assign(found, {
      types: await byQuantity(ref, query, found.types),
      specs: [],
      words: query,
    });
  }
  const specs = meant.map(({ spec }) => spec);
  const having = ref.tree.types.filter(({ id }) => specs.every((spec) => known.get(spec)?.includes(id)));
  const matches = ref.words.find(withoutSpecs(query, meant));
  const isOnlySpec = matches.types.length === 0 || matches.types.length === ref.tree.types.length;
  const both = isOnlySpec ? [] : matches.types.filter((type) => having.includes(type));
  return Object.assign(matches, {
    types: both.length === 0 ? having : both,
    sureness: isOnlySpec ? 1 : matches.sureness,
    specs,
    words: query,
  });
}

async function byQuantity(
  ref: Reference,
  query: string,
  types: readonly PartType[],
): Promise<readonly PartType[]> {
  if (quantitiesIn(query).length === 0) return types;
  const first = types.slice(0, mostLookedAt);
  const names = new Map(
    await Promise.all(first.map(async (type) => [type, await partNames(ref, type)] as const)),
  );
  return [...typesByQuantity(query, first, (type) => names.get(type) ?? []), ...types.slice(mostLookedAt)];
}

/** The types of which some part has a measure. */
async function typesWith(specs: readonly Spec[]): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ spec: string; types: number[] }>`
    select spec, array(select distinct type_id from parts.part
      where is_live and specs <> '{}' and specs @> array[spec]) as types
    from unnest(${specs.map(({ spec }) => spec)}::text[]) as spec`.execute(database<PartsTables>());
  return new Map(rows.flatMap(({ spec, types }) => (types.length === 0 ? [] : [[spec, types] as const])));
}

/** How many parts of each type a filter by measures leaves: few enough to be counted as they are found. */
export async function countSpecified(
  ref: Reference,
  types: readonly PartType[],
  filter: PartsFilter,
): Promise<PartCounts> {
  const { rows } = await sql<{ id: number; parts: number }>`
    select type_id as id, count(*)::integer as parts from parts.part as specified
    where type_id = any(${types.map(({ id }) => id)}::smallint[]) and ${hasSpecs(filter, filter.specs ?? [], ref)}
    group by type_id`.execute(database<PartsTables>());
  return new Map(rows.map(({ id, parts }) => [id, parts]));
}
