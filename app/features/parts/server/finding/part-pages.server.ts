import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import type { partsSorts } from "../../calls.ts";
import type { PartType } from "../../rules/catalogue-tree.ts";
import { slicesOf } from "../../rules/page-slices.ts";
import type { PartsTables } from "../../tables.ts";
import { candidatesOf, type PartsFilter } from "./candidates.server.ts";
import type { PartCounts } from "./part-counts.server.ts";
import { dayOfPrices, type Showing, shopList } from "./part-rows.server.ts";
import type { Reference } from "./reference.server.ts";
import { rankedNames } from "./words/part-names.server.ts";

export interface Paging {
  readonly offset: number;
  readonly size: number;
}
const wantedType = sql.ref("wanted.type_id");

interface Listed {
  readonly types: readonly PartType[];
  readonly counts: PartCounts;
  readonly filter: PartsFilter;
  /** Parts of a type whose names say the most of them come first. */
  readonly words?: string | undefined;
}

/** The ids of a page of parts, type by type in the order of the types. The counts say how many each has. */
export async function idsByType(
  ref: Reference,
  { types, counts, filter, words = "" }: Listed,
  paging: Paging,
): Promise<number[]> {
  const groups = types.map((of) => ({ of, count: counts.get(of.id) ?? 0 }));
  const slices = slicesOf(groups, paging);
  if (slices.length === 0) return [];
  const columns = [
    slices.map(({ of }) => of.id),
    slices.map(({ offset }) => offset),
    slices.map(({ limit }) => limit),
  ] as const;
  const shown = slices.map(({ of }) => of);
  const ranked = words === "" ? undefined : await rankedNames(ref, shown, words);
  const { rows } = await sql<{ id: number }>`
    select found.id from unnest(${columns[0]}::smallint[], ${columns[1]}::integer[], ${columns[2]}::integer[])
      with ordinality as wanted (type_id, skipped, size, place)
    cross join lateral (
      ${inOrder(candidatesOf(filter, ref, wantedType), ranked)} offset wanted.skipped limit wanted.size
    ) as found order by wanted.place, found.rank, found.id`.execute(database<PartsTables>());
  return rows.map(({ id }) => id);
}

/** Candidates of a type by what their names say of a query; without that by their ids alone, which an index has in order. */
function inOrder(
  candidates: RawBuilder<unknown>,
  ranked: RawBuilder<unknown> | undefined,
): RawBuilder<unknown> {
  if (ranked === undefined) return sql`select id, 0 as rank from (${candidates}) as candidate order by id`;
  return sql`select candidate.id, named.rank from (${candidates}) as candidate join parts.part on part.id = candidate.id
    left join ${ranked} as named (type_id, en, ar, rank) on named.type_id = wanted.type_id
      and named.en = coalesce(part.name_en, '') and named.ar = coalesce(part.name_ar, '')
    order by named.rank nulls last, candidate.id`;
}

/** The ids of a page of parts by name or price. */
export async function sortedIds(
  ref: Reference,
  { types, filter }: { types: readonly PartType[]; filter: PartsFilter },
  paging: Paging & Showing & { readonly sort: (typeof partsSorts)[number] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select part.id from ${found(ref, types, filter)}
    join parts.part on part.id = found.id join parts.part_type on part_type.id = part.type_id
    ${priceOf(paging)} order by ${order(paging)}, found.place, found.id
    offset ${paging.offset} limit ${paging.size}`.execute(database<PartsTables>());
  return rows.map(({ id }) => id);
}

function found(ref: Reference, types: readonly PartType[], filter: PartsFilter): RawBuilder<unknown> {
  return sql`(
    select wanted.type_id, wanted.place, candidate.id
    from unnest(${types.map(({ id }) => id)}::smallint[]) with ordinality as wanted (type_id, place)
    cross join lateral (${candidatesOf(filter, ref, wantedType)}) as candidate) as found`;
}

function priceOf({ sort, now }: { sort: string; now: Date }): RawBuilder<unknown> {
  if (sort !== "price" && sort !== "price-desc") return sql``;
  return sql`left join lateral (
    select original_price - unit_discount as amount from parts.price
    where price.number = part.number and list = ${shopList} and from_day <= ${dayOfPrices(now)}
    order by from_day desc limit 1) as price on true`;
}

function order({ sort, language }: Showing & { sort: string }): RawBuilder<unknown> {
  if (sort === "price") return sql`price.amount nulls last`;
  if (sort === "price-desc") return sql`price.amount desc nulls last`;
  if (sort === "relevance") return sql`found.place`;
  const name = `name_${language}`;
  return sql`coalesce(${sql.ref(`part.${name}`)}, ${sql.ref(`part_type.${name}`)})`;
}
