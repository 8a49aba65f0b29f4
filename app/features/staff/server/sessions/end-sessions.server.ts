import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffTables } from "../../tables.ts";
import { builtInIssuer } from "../members/save-member.server.ts";
import { staffAccounts } from "../members/staff-accounts.server.ts";

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

/** Ends one session with all that is open at the page where its member signed in: the browser is another person's from now on. */
export async function signOut(
  trx: AnyTransaction,
  { sessionId, memberId }: { readonly sessionId: string; readonly memberId: string },
  now: Date,
): Promise<void> {
  await endAccountSessions(trx, memberId, now);
  await endSession(trx, sessionId, now);
}

/** Ends what is open at the page where a member signs in. Of another issuer nothing is open here. */
export async function endAccountSessions(trx: AnyTransaction, memberId: string, now: Date): Promise<void> {
  const own = await tablesOf<StaffTables>(trx)
    .selectFrom("staff.member")
    .select("subject")
    .where("id", "=", memberId)
    .where("issuer", "=", builtInIssuer)
    .executeTakeFirst();
  if (own !== undefined) await staffAccounts().endSessions(trx, own.subject, now);
}

/** Ends all sessions of a member at once, on every device and where they sign in. Streams hear `member/<id>`. */
export async function endSessionsOf(trx: AnyTransaction, memberId: string, now: Date): Promise<void> {
  await endAccountSessions(trx, memberId, now);
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
