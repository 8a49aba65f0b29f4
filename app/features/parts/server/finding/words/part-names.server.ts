import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { ReadModel } from "#app/platform/read-model/read-model.server.ts";
import type { PartType } from "../../../rules/catalogue-tree.ts";
import { namesByQuery, type PartName, partNameOf } from "../../../rules/words/part-names.ts";
import type { PartsTables } from "../../../tables.ts";
import { mostScanned, partCounts } from "../part-counts.server.ts";
import type { Reference } from "../reference.server.ts";

/** A type with more names than these has one for each part, and they are not compared. */
const mostNames = 2000;
const known = new ReadModel<readonly PartName[]>("parts-names", { most: 500 });

/** The different names that parts of a type have, read once a version; none where they are too many. */
export async function partNames(ref: Reference, type: PartType): Promise<readonly PartName[]> {
  const load = async () => ({ value: await readNames(ref, type) });
  return known.get(String(type.id), ref.version, load);
}

async function readNames(ref: Reference, { id, names: own }: PartType): Promise<readonly PartName[]> {
  const counts = await partCounts(ref, undefined);
  if ((counts.get(id) ?? 0) > mostScanned) return [];
  const rows = await database<PartsTables>()
    .selectFrom("parts.part")
    .select(["name_en as en", "name_ar as ar"])
    .distinct()
    .where("type_id", "=", id)
    .where("is_live", "=", true)
    .limit(mostNames + 1)
    .execute();
  if (rows.length > mostNames) return [];
  const named = rows.flatMap(({ en, ar }) => (en === null || ar === null ? [] : [{ en, ar }]));
  return [...named, ...(named.length < rows.length ? [own] : [])].map(partNameOf);
}

/** In SQL what names say of a query: `type_id`, `en`, `ar` and `rank`, 1 the most; undefined where they all say the same. */
export async function rankedNames(
  ref: Reference,
  types: readonly PartType[],
  query: string,
): Promise<RawBuilder<unknown> | undefined> {
  const all = await Promise.all(
    types.map(async (type) => {
      const ranks = namesByQuery(query, await partNames(ref, type));
      return ranks.flatMap((alike, place) =>
        alike.map(({ names }) => ({
          type: type.id,
          // As SQL reads those of a part without its own.
          names: names === type.names ? { en: "", ar: "" } : names,
          rank: place + 1,
        })),
      );
    }),
  );
  const rows = all.flat();
  if (rows.length === 0) return undefined;
  return sql`unnest(${rows.map(({ type }) => type)}::smallint[], ${rows.map(({ names }) => names.en)}::text[],
    ${rows.map(({ names }) => names.ar)}::text[], ${rows.map(({ rank }) => rank)}::integer[])`;
}
