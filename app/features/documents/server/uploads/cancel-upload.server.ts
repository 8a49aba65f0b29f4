import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { DocumentsTables } from "../../tables.ts";
import { deleteFilesOf } from "../delete-files.server.ts";

/** Deletes a customer's upload with what has arrived of it. False where it is not theirs, or not there any more. */
export async function cancelUpload(
  transaction: AnyTransaction,
  id: string,
  customerId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tablesOf<DocumentsTables>(transaction)
    .deleteFrom("documents.upload")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await deleteFilesOf(transaction, id);
  return true;
}
