import { database } from "#app/platform/database.server.ts";
import type { DocumentsTables } from "../../tables.ts";

/** The ids of all customers who have a document with a last day. */
export async function customersWithExpiry(): Promise<string[]> {
  const rows = await database<DocumentsTables>()
    .selectFrom("documents.document")
    .select("customer_id")
    .distinct()
    .where("expiry", "is not", null)
    .execute();
  return rows.map(({ customer_id: customerId }) => customerId);
}
