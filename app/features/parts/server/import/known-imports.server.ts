import { database } from "#app/platform/database.server.ts";
import type { PartsTables } from "../../tables.ts";

/** By what the last catalogue that was taken in is known: the hash of its file, or the name that it was given. */
export async function lastCatalogueKey(): Promise<string | undefined> {
  const last = await database<PartsTables>()
    .selectFrom("parts.import")
    .select("hash")
    .where("kind", "=", "catalogue")
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.hash;
}
