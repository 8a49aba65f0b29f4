import { sql } from "kysely";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { replacementsOf } from "../../rules/replacement.ts";
import type { DocumentsTables } from "../../tables.ts";
import { documentsOf } from "./read-documents.server.ts";

/**
 * What changes a customer's documents does so one after the other: each change may replace others. It comes before any row is
 * locked, so that two changes never wait for each other.
 */
export async function lockDocumentsOf(trx: AnyTransaction, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${customerId}`}, 0))`.execute(trx);
}

/** Writes which of a customer's documents newer ones have replaced, after one was confirmed, answered or deleted. */
export async function markReplaced(trx: AnyTransaction, customerId: string): Promise<void> {
  const documents = await documentsOf(customerId, trx);
  const replacements = replacementsOf(documents);
  for (const { id, replacedBy } of documents) {
    const replaced_by = replacements.get(id) ?? null;
    if (replaced_by === replacedBy) continue;
    await tablesOf<DocumentsTables>(trx)
      .updateTable("documents.document")
      .set({ replaced_by })
      .where("id", "=", id)
      .execute();
  }
}
