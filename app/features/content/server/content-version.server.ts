import { sql, type Transaction } from "kysely";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import type { ContentTables } from "../tables.ts";

/** The content version of a brand: 0 before its first publish, higher after each. */
export async function contentVersion(brand: string): Promise<number> {
  const row = await database<ContentTables>()
    .selectFrom("content.brand_version")
    .select("version")
    .where("brand", "=", brand)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Raises the version with a publish and announces it; both take effect when the transaction commits. */
export async function raiseContentVersion(trx: Transaction<ContentTables>, brand: string): Promise<number> {
  const { version } = await trx
    .insertInto("content.brand_version")
    .values({ brand, version: 1 })
    .onConflict((conflict) =>
      conflict.column("brand").doUpdateSet({ version: sql<number>`content.brand_version.version + 1` }),
    )
    .returning("version")
    .executeTakeFirstOrThrow();
  await sql`select pg_notify('content_version', ${JSON.stringify({ brand, version })})`.execute(trx);
  return version;
}

/**
 * Makes the pages of a brand anew where something else than content changes what they show, as a stock of cars does: the
 * same as a publish, within that change's transaction.
 */
export function renewPages(trx: AnyTransaction, brand: string): Promise<number> {
  return raiseContentVersion(tablesOf<ContentTables>(trx), brand);
}
