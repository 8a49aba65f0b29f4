import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { WorkshopTables } from "../../tables.ts";
import { lockVisit } from "../visits/save-visit.server.ts";

/** Codes by which the workshop says that it is done with a car. */
const done = ["PPY", "RFD", "OUT"];

/**
 * Refuses to call a car ready or to hand it over while its customer has not answered extra work (`extra-work-unanswered`), whether
 * the time for that is over or not, unless a reason is given. Locks the visit, so that none is proposed meanwhile.
 */
export async function checkExtraWorkAnswered(
  trx: AnyTransaction,
  move: { readonly appointmentId: string; readonly to: string; readonly reason: string | undefined },
): Promise<Result<null, "extra-work-unanswered">> {
  if (!done.includes(move.to) || (move.reason ?? "").trim() !== "") return succeed(null);
  await lockVisit(trx, move.appointmentId);
  const waiting = await tablesOf<WorkshopTables>(trx)
    .selectFrom("workshop.extra_work")
    .select("id")
    .where("appointment_id", "=", move.appointmentId)
    .where("state", "=", "proposed")
    .limit(1)
    .executeTakeFirst();
  return waiting === undefined ? succeed(null) : refuse("extra-work-unanswered", { to: move.to });
}
