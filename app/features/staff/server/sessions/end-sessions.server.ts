import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffTables } from "../../tables.ts";

/** Ends one session at once; its streams close when they hear `session/<id>`. One that is over stays as it is. */
export async function endSession(trx: AnyTransaction, sessionId: string, now: Date): Promise<void> {
  await tablesOf<StaffTables>(trx)
    .updateTable("staff.session")
    .set({ ended_at: now })
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .execute();
  await announceChange(trx, [`session/${sessionId}`]);
}

/** Ends all sessions of a member at once, on every device. Streams hear `member/<id>`. */
export async function endSessionsOf(trx: AnyTransaction, memberId: string, now: Date): Promise<void> {
  await closeSessions(trx, "member_id", memberId, now);
  await announceChange(trx, [`member/${memberId}`]);
}

/** Ends the open sessions of a member or on a device; the caller announces it. */
export async function closeSessions(
  trx: AnyTransaction,
  column: "member_id" | "device_id",
  id: string,
  now: Date,
): Promise<void> {
  await tablesOf<StaffTables>(trx)
    .updateTable("staff.session")
    .set({ ended_at: now })
    .where(column, "=", id)
    .where("ended_at", "is", null)
    .execute();
}
