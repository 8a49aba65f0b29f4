import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { DocumentsTables } from "../../tables.ts";
import { deleteFilesOf } from "../delete-files.server.ts";
import { lockDocumentsOf, markReplaced } from "./mark-replaced.server.ts";

/** Deletes a customer's document in any state, and its files after it. False where it is not theirs, or gone already. */
export async function deleteDocument(
  transaction: AnyTransaction,
  id: string,
  customerId: string,
): Promise<boolean> {
  await lockDocumentsOf(transaction, customerId);
  const { numDeletedRows } = await tablesOf<DocumentsTables>(transaction)
    .deleteFrom("documents.document")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await deleteFilesOf(transaction, id);
  await markReplaced(transaction, customerId);
  return true;
}

/** Deletes all that a customer has uploaded. */
export async function eraseDocuments(transaction: AnyTransaction, customerId: string): Promise<void> {
  const trx = tablesOf<DocumentsTables>(transaction);
  for (const table of ["documents.document", "documents.upload"] as const) {
    const deleted = await trx
      .deleteFrom(table)
      .where("customer_id", "=", customerId)
      .returning("id")
      .execute();
    for (const { id } of deleted) await deleteFilesOf(transaction, id);
  }
}
