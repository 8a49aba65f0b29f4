import { database } from "#app/platform/database.server.ts";
import type { ContentTables } from "../tables.ts";

/** The hashes of the files that a brand's fragments were last brought from, by `model key`. */
export async function seededHashes(brand: string): Promise<ReadonlyMap<string, string>> {
  const rows = await database<ContentTables>()
    .selectFrom("content.fragment")
    .select(["model", "key", "source_hash"])
    .where("brand", "=", brand)
    .execute();
  return new Map(rows.map((row) => [`${row.model} ${row.key}`, row.source_hash ?? ""]));
}
