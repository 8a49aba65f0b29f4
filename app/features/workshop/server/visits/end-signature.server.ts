import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { WorkshopTables } from "../../tables.ts";
import { noticeDelayMs, notifyOfSignature } from "../messages/signature-news.server.ts";
import type { VisitRow } from "./save-visit.server.ts";

const unsigned = { signature_file: null, signed_at: null, signed_name: null } as const;

/**
 * Ends the signature of a locked visit, before what was signed is changed: it is kept with that among the former ones, and the
 * customer hears a minute later that it holds no longer, unless they have signed anew. Answers the columns of a visit without one.
 */
export async function endSignature(
  trx: AnyTransaction,
  visit: VisitRow,
  { by, now }: { readonly by: StaffActor; readonly now: Date },
  /** What changed, where the mail would not show it. */
  change?: "pictures",
): Promise<typeof unsigned> {
  const { signature_file: id, signed_at: signedAt, appointment_id: appointmentId } = visit;
  if (id === null || signedAt === null) return unsigned;
  await tablesOf<WorkshopTables>(trx)
    .insertInto("workshop.former_signature")
    .values({
      id,
      appointment_id: appointmentId,
      signed_name: visit.signed_name ?? "",
      signed_at: signedAt,
      odometer: visit.odometer,
      fuel_eighths: visit.fuel_eighths,
      belongings: visit.belongings,
      remarks: visit.remarks,
      estimate_dirhams: visit.estimate_dirhams,
      is_warranty: visit.is_warranty,
      ended_by: by.name,
      ended_at: now,
    })
    .execute();
  await sendJob(
    trx,
    notifyOfSignature,
    { appointmentId, signature: id, holds: false, ofPictures: change === "pictures" },
    { after: noticeDelayMs },
  );
  return unsigned;
}
