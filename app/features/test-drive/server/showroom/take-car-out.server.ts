import { type Result, refuse } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { isOnPlan } from "../../rules/showroom-moves.ts";
import type { TestDriveTables } from "../../tables.ts";
import { blockCar, lockModel, type Replanned } from "../cars/block-car.server.ts";
import { lockDrive, type SeenDrive } from "../drives/move-drive.server.ts";

interface Outage extends SeenDrive {
  readonly hours: number;
  readonly reason: string;
  readonly now: Date;
}
type Refusal = "drive-not-found" | "drive-changed" | "illegal-move" | "car-not-found";

const hourMs = 3_600_000;

/**
 * Takes the car of a drive out of service from the start of that drive on, in the caller's transaction, and plans anew what
 * was planned with it. Refuses a drive that has changed since it was seen, and one that is over or has no car.
 */
export async function takeCarOut(
  transaction: AnyTransaction,
  { hours, reason, now, ...seen }: Outage,
): Promise<Result<Replanned, Refusal>> {
  const carId = await carOf(transaction, seen.id);
  if (carId === null) return refuse("illegal-move");
  // Cars before drives, as a block locks them. Who moves a drive locks the other way around, and one of the two is done again.
  await lockModel(transaction, carId);
  const locked = await lockDrive(transaction, seen);
  if (!locked.ok) return locked;
  const { code, car_id, starts_at: from } = locked.value;
  if (from === null || car_id !== carId || !isOnPlan({ code, startsAt: from })) return refuse("illegal-move");
  const to = new Date(from.getTime() + hours * hourMs);
  return blockCar(transaction, { carId, from, to, reason, now });
}

async function carOf(transaction: AnyTransaction, driveId: string): Promise<string | null> {
  const row = await tablesOf<TestDriveTables>(transaction)
    .selectFrom("test_drive.drive")
    .select("car_id")
    .where("id", "=", driveId)
    .executeTakeFirst();
  return row?.car_id ?? null;
}
