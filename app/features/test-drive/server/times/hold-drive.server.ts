import { holdMs, lockHolds, releaseBays } from "#app/features/scheduling/scheduling.server.ts";
import { type Result, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { type DriveTime, type TimeRefusal, takeDrive } from "./take-drive.server.ts";

/** Whose a hold is: one browser holds one time, of whichever car. */
export function holderOf(holder: string) {
  return { customerId: `holder ${holder}`, vehicleId: "test drive" };
}

/**
 * Holds a time for ten minutes from now, in the caller's transaction; holding it again extends it. A holder has one: another
 * time takes the place of the former. Refuses what `takeDrive` refuses. Answers with its end.
 */
export async function holdDrive(
  transaction: AnyTransaction,
  time: DriveTime,
  holder: string,
): Promise<Result<Date, TimeRefusal>> {
  const owner = holderOf(holder);
  await lockHolds(transaction, owner);
  const holdUntil = new Date(time.now.getTime() + holdMs);
  const taken = await takeDrive(transaction, time, { ...owner, as: { holdUntil } });
  return taken.ok ? succeed(holdUntil) : taken;
}

/** Gives back what a browser holds, in the caller's transaction; nothing held is fine. */
export async function releaseDriveHold(
  transaction: AnyTransaction,
  holder: string,
  now: Date,
): Promise<void> {
  const owner = holderOf(holder);
  await lockHolds(transaction, owner);
  await releaseBays(transaction, { ...owner, as: { holdUntil: now } }, now);
}
