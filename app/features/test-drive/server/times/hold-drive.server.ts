import { holdMs, lockHolds, releaseBays } from "#app/features/scheduling/scheduling.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { checkHolds, forgetHold, type Holding, noteHold } from "./network-holds.server.ts";
import { type DriveTime, type TimeRefusal, takeDrive } from "./take-drive.server.ts";

/** Whose a hold is: one browser holds one time, of whichever car. */
export function holderOf(holder: string) {
  return { customerId: `holder ${holder}`, vehicleId: "test drive" };
}

/**
 * Holds a time for ten minutes from now, in the caller's transaction; holding it again extends it. A holder has one: another
 * time takes the place of the former. Refuses what `takeDrive` and `checkHolds` refuse. Answers with its end.
 */
export async function holdDrive(
  transaction: AnyTransaction,
  time: DriveTime,
  holding: Holding,
): Promise<Result<Date, TimeRefusal | "work-needed" | "holds-used-up">> {
  const refused = await checkHolds(transaction, holding);
  if (refused !== undefined) return refused;
  const owner = holderOf(holding.holder);
  await lockHolds(transaction, owner);
  const holdUntil = new Date(time.now.getTime() + holdMs);
  const taken = await takeDrive(transaction, time, { ...owner, as: { holdUntil } });
  if (!taken.ok) return taken;
  const isNoted = await noteHold(transaction, holding, { carId: taken.value.car.id, holdUntil });
  return isNoted ? succeed(holdUntil) : refuse("holds-used-up");
}

/** Gives back what a browser holds, in the caller's transaction; nothing held is fine. */
export async function releaseDriveHold(
  transaction: AnyTransaction,
  holder: string,
  now: Date,
): Promise<void> {
  const owner = holderOf(holder);
  await lockHolds(transaction, owner);
  await forgetHold(transaction, holder);
  await releaseBays(transaction, { ...owner, as: { holdUntil: now } }, now);
}
