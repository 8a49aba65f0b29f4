import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { WorkshopTables } from "../../tables.ts";
import { lockVisit } from "./save-visit.server.ts";

/** Codes of appointments whose car waits for its customer, and of those whose car is in the workshop at all. */
const ready = ["PPY", "RFD"];
const inside = ["CIN", "WIP", "QCA", ...ready];

interface FollowedMove {
  readonly appointmentId: string;
  readonly code: string;
  /** What is to be paid when the car is collected, where the move says it. */
  readonly dueDirhams?: number | undefined;
  readonly now: Date;
}

/**
 * Follows a move of the appointment, or its undoing, in the move's transaction: a ready car is not overdue, and one that has
 * left takes no more work. Does nothing where no car was checked in.
 */
export async function followAppointment(
  trx: AnyTransaction,
  { appointmentId, code, dueDirhams, now }: FollowedMove,
): Promise<void> {
  const visit = await lockVisit(trx, appointmentId);
  if (visit === undefined) return;
  const isInside = inside.includes(code);
  const isReady = ready.includes(code) || (!isInside && visit.ready_at !== null);
  await tablesOf<WorkshopTables>(trx)
    .updateTable("workshop.visit")
    .set({
      ready_at: isReady ? (visit.ready_at ?? now) : null,
      ended_at: isInside ? null : (visit.ended_at ?? now),
      due_dirhams: dueDirhams ?? visit.due_dirhams,
    })
    .where("appointment_id", "=", appointmentId)
    .execute();
}

/** Gives the visits of a person without an account to the customer who confirmed that person's number. */
export async function claimVisits(trx: AnyTransaction, guestId: string, customerId: string): Promise<void> {
  await tablesOf<WorkshopTables>(trx)
    .updateTable("workshop.visit")
    .set({ customer_id: customerId })
    .where("customer_id", "=", guestId)
    .execute();
}
