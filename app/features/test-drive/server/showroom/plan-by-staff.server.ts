import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { lacksTime } from "../../rules/showroom-moves.ts";
import { takeTime } from "../drives/change-drive.server.ts";
import { lockDrive, moveOf, type SeenDrive, saveMoves } from "../drives/move-drive.server.ts";
import type { TimeRefusal } from "../times/take-drive.server.ts";

interface StaffPlan extends SeenDrive {
  readonly startsAt: Date;
  readonly promiseKey: string;
  readonly now: Date;
}
type Refusal = TimeRefusal | "drive-not-found" | "drive-changed" | "illegal-move" | "license-not-valid";

/**
 * Gives a request without a time one at its showroom, as staff and driver agreed, in the caller's transaction; that confirms
 * it. Refuses a drive that has a time or is over (`illegal-move`), and what a change of the driver's refuses.
 */
export async function planByStaff(
  transaction: AnyTransaction,
  { startsAt, promiseKey, now, ...seen }: StaffPlan,
): Promise<Result<{ readonly version: number }, Refusal>> {
  const locked = await lockDrive(transaction, seen);
  if (!locked.ok) return locked;
  const row = locked.value;
  const confirmed = moveOf(row, "confirmed", "staff", now);
  if (!confirmed.ok || !lacksTime({ code: row.code, startsAt: row.starts_at })) return refuse("illegal-move");
  const taken = await takeTime(transaction, row, { showroomId: row.showroom_id, startsAt, promiseKey, now });
  if (!taken.ok) return taken;
  const version = await saveMoves(transaction, row, [confirmed.value], taken.value.fields);
  return succeed({ version });
}
