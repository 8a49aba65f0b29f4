import { database } from "#app/platform/database.server.ts";
import type { DocumentsTables } from "../../tables.ts";

/** The ids of all customers who have a document with a last day that no newer one has replaced. */
export async function customersWithExpiry(): Promise<string[]> {
  const rows = await database<DocumentsTables>()
    .selectFrom("documents.document")
    .select("customer_id")
    .distinct()
    .where("expiry", "is not", null)
    .where("replaced_by", "is", null)
    .execute();
  return rows.map(({ customer_id: customerId }) => customerId);
}
