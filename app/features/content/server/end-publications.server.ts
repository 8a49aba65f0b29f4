import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { ContentTables } from "../tables.ts";
import { raiseContentVersion } from "./content-version.server.ts";

/**
 * Takes down what was published until an instant that has passed, and raises the versions of its brands, so that cached
 * pages go too. Readers judge the times themselves: content ends on time even if this never runs. The draft stays.
 */
export async function endPublications(transaction: AnyTransaction, at: Date): Promise<void> {
  const trx = tablesOf<ContentTables>(transaction);
  const ended = await trx
    .updateTable("content.fragment_locale as locale")
    .from("content.fragment as fragment")
    .set({ published: null, published_at: null, unpublish_at: null })
    .whereRef("fragment.id", "=", "locale.fragment_id")
    .where("locale.unpublish_at", "<=", at)
    .returning("fragment.brand")
    .execute();
  const brands = new Set(ended.map((row) => row.brand));
  for (const brand of [...brands].sort()) await raiseContentVersion(trx, brand);
}

// Looks every minute.
defineJob({
  name: "content-end-publications",
  schema: z.unknown(),
  schedule: "* * * * *",
  run: (_, trx) => endPublications(trx, now()),
});
