import { sql, type Transaction } from "kysely";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import {
  announceVersion,
  defineVersions,
  readVersion,
  type Versions,
} from "#app/platform/read-model/versions.server.ts";
import type { ContentTables } from "../tables.ts";

defineVersions(sql`select 'content ' || brand as topic, version from content.brand_version`);

/** The topic of a brand's content version. */
export function contentTopic(brand: string): string {
  return `content ${brand}`;
}

/** The content version of a brand: 0 before its first publish, higher after each. */
export async function contentVersion(brand: string): Promise<number> {
  return (await readVersion(contentTopic(brand))) + minuteOfExternalSource();
}

/** The same among versions that were read before. */
export function contentVersionIn(versions: Versions, brand: string): number {
  return (versions.get(contentTopic(brand)) ?? 0) + minuteOfExternalSource();
}

/** A source of the importer's own announces no versions: its content counts as new every minute. */
function minuteOfExternalSource(): number {
  return config.backends.content === undefined ? 0 : Math.floor(now().getTime() / 60_000);
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
  await announceVersion(trx as unknown as AnyTransaction, contentTopic(brand), version);
  return version;
}

/**
 * Makes the pages of a brand anew where something else than content changes what they show, as a stock of cars does: the
 * same as a publish, within that change's transaction.
 */
export function renewPages(trx: AnyTransaction, brand: string): Promise<number> {
  return raiseContentVersion(tablesOf<ContentTables>(trx), brand);
}
