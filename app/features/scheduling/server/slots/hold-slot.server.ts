import { sql } from "kysely";
import { type Result, succeed } from "#app/lib/result.ts";
import { now as clock } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { SchedulingTables } from "../../tables.ts";
import { type BayHours, releaseBays } from "./take-bay.server.ts";
import { planSlot, type SlotRefusal, type SlotRequest, takeSlot } from "./take-slot.server.ts";

/** A hold lasts so long. */
export const holdMs = 10 * 60_000;

type Owner = Pick<SlotRequest, "customerId" | "vehicleId">;
/** Reads which hours of the owner another hold does not give back, once nobody else can change them. */
type ReadSpared = () => Promise<BayHours | undefined>;

/**
 * Holds a slot for a customer's vehicle for ten minutes from now, in the caller's transaction; holding it again extends
 * it. A vehicle has one hold: another slot takes the place of the former one. Nobody has to sweep: a hold that is over
 * takes no hours any more. Refuses what `planSlot` and `takeSlot` refuse. Answers with its end.
 */
export async function holdSlot(
  transaction: AnyTransaction,
  request: SlotRequest,
  readSpared: ReadSpared,
): Promise<Result<Date, SlotRefusal>> {
  await lockHolds(transaction, request);
  const holdUntil = new Date(request.now.getTime() + holdMs);
  const planned = await planSlot(transaction, request, { holdUntil, spared: await readSpared() });
  if (!planned.ok) return planned;
  const taken = await takeSlot(transaction, planned.value);
  return taken.ok ? succeed(holdUntil) : taken;
}

/** One at a time holds for a vehicle: two tabs at once would not see each other's hold and leave two. */
export async function lockHolds(trx: AnyTransaction, { customerId, vehicleId }: Owner): Promise<void> {
  const owner = `hold ${customerId} ${vehicleId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(trx);
}

/** Gives back what a customer holds for a vehicle, in the caller's transaction; nothing held is fine. */
export async function releaseHold(
  transaction: AnyTransaction,
  { customerId, vehicleId, now }: Owner & { readonly now: Date },
  readSpared: ReadSpared,
): Promise<void> {
  await lockHolds(transaction, { customerId, vehicleId });
  const as = { holdUntil: now, spared: await readSpared() };
  await releaseBays(transaction, { customerId, vehicleId, as }, now);
}

/** Those of some owners who hold anything now. One query. */
export async function holdersAmong(trx: AnyTransaction, owners: readonly Owner[]): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select distinct owner.customer as "customerId", owner.vehicle as "vehicleId"
    from unnest(${owners.map(({ customerId }) => customerId)}::text[],
      ${owners.map(({ vehicleId }) => vehicleId)}::text[]) as owner (customer, vehicle)
    join booking.bay_unit unit on unit.hold_customer_id = owner.customer
      and unit.hold_vehicle_id = owner.vehicle
      and unit.hold_until is not null and unit.hold_until > ${clock()}`.execute(trx);
  return rows;
}

/** Until when an owner holds an hour that begins at a time; undefined where they do not. */
export async function holdEnd(
  trx: AnyTransaction,
  { customerId, vehicleId, centerId, startsAt }: Owner & Pick<SlotRequest, "centerId" | "startsAt">,
): Promise<Date | undefined> {
  const hold = await tablesOf<SchedulingTables>(trx)
    .selectFrom("booking.bay_unit")
    .select("hold_until")
    .where("hold_until", ">", clock())
    .where("hold_customer_id", "=", customerId)
    .where("hold_vehicle_id", "=", vehicleId)
    .where("center_id", "=", centerId)
    .where("unit_start", "=", startsAt)
    .executeTakeFirst();
  return hold?.hold_until ?? undefined;
}
