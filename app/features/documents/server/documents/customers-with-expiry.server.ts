import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { DocumentsTables } from "../../tables.ts";

/** The ids of the customers who have a document whose last day lies between two days, and that no newer one has replaced. */
export async function customersWithExpiry(
  trx: AnyTransaction,
  first: string,
  last: string,
): Promise<string[]> {
  const rows = await tablesOf<DocumentsTables>(trx)
    .selectFrom("documents.document")
    .select("customer_id")
    .distinct()
    .where("expiry", ">=", first)
    .where("expiry", "<=", last)
    .where("replaced_by", "is", null)
    .execute();
  return rows.map(({ customer_id: customerId }) => customerId);
}
