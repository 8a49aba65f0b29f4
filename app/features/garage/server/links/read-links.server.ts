import { database } from "#app/platform/database.server.ts";
import type { VehicleLink } from "../../link-calls.ts";
import type { LinkState, RejectReason } from "../../rules/link-states.ts";
import type { GarageTables } from "../../tables.ts";
import { linkReference } from "./link-address.server.ts";

/** A customer's requests, newest first. */
export async function listLinks(customerId: string): Promise<VehicleLink[]> {
  const rows = await database<GarageTables>()
    .selectFrom("garage.vehicle_link")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reference: linkReference(row),
    vin: row.vin,
    plate: row.plate,
    documentId: row.document_id,
    state: row.state as LinkState,
    reason: row.reason as RejectReason | null,
    answerNote: row.answer_note,
    sentAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  }));
}
