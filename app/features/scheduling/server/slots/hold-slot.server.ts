import { sql } from "kysely";
import type { BookingTables } from "#app/features/booking/tables.ts";
import { type Result, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { releaseBays } from "./take-bay.server.ts";
import { type SlotRefusal, type SlotWish, takeSlot } from "./take-slot.server.ts";

const lifeMs = 10 * 60_000;

/**
 * Holds a slot for a customer's vehicle for ten minutes from now, in the caller's transaction; holding it again extends
 * it. A vehicle has one hold: another slot takes the place of the former one. Nobody has to sweep: a hold that is over
 * takes no hours any more. Refuses what `takeSlot` refuses. Answers with its end.
 */
export async function holdSlot(
  transaction: AnyTransaction,
  wish: SlotWish,
): Promise<Result<Date, SlotRefusal>> {
  await ownHoldLock(transaction, wish.customerId, wish.vehicleId);
  const holdUntil = new Date(wish.now.getTime() + lifeMs);
  const taken = await takeSlot(transaction, wish, { holdUntil });
  return taken.ok ? succeed(holdUntil) : taken;
}

/** One at a time holds for a vehicle: two tabs at once would not see each other's hold and leave two. */
export async function ownHoldLock(trx: AnyTransaction, customerId: string, vehicleId: string): Promise<void> {
  const owner = `hold ${customerId} ${vehicleId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(trx);
}

/** Gives back what a customer holds for a vehicle, in the caller's transaction; nothing held is fine. */
export async function releaseHold(
  transaction: AnyTransaction,
  { customerId, vehicleId, now }: Pick<SlotWish, "customerId" | "vehicleId" | "now">,
): Promise<void> {
  const taker = { customerId, vehicleId, as: { holdUntil: now } };
  await releaseBays(tablesOf<BookingTables>(transaction), taker);
}
