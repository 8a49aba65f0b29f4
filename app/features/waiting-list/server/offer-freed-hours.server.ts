import * as z from "zod";
import { vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import { baysIn, type FreeSlot, leadMinutes, unitsOf } from "#app/features/scheduling/rules/slots.ts";
import { holdEnd, lockHolds, takeBay } from "#app/features/scheduling/scheduling.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, type Job, sendJob } from "#app/platform/jobs.server.ts";
import { areTaken, leftOver } from "../rules/waiting-slots.ts";
import type { WaitingListTables } from "../tables.ts";
import { instantOf, minutesOf, readAround, type Wanted, wantedSlots } from "./freed-slots.server.ts";
import { notifyOfOffer } from "./notify-of-offer.server.ts";
import {
  type Freed,
  hoursOfOffer,
  lockOffers,
  lockWaiting,
  openOfferOf,
  type Waiting,
  whoWaits,
} from "./read-waiting.server.ts";

/** How long an offered slot is held. */
const offerMs = 30 * 60_000;

/**
 * Offers hours that were given back to who has waited longest, with a hold: so a slot is one customer's at a time, and
 * the next in line gets it when the offer before has expired. No customer is offered a slot twice, nor one while they
 * hold another or an offer is open. A job makes one offer and leaves the rest to the next: so it locks the entry before
 * any hours of a bay, as all others do (decision 027).
 */
export const offerFreedHours: Job<FreedHoursSent> = defineJob({
  name: "offer-freed-hours",
  schema: z.object({
    centerId: z.string(),
    bay: z.int(),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    /** The last entry that was tried, where none could take the hours. */
    after: z.optional(z.string()),
  }),
  async run({ centerId, bay, from, to, after }, transaction) {
    const trx = tablesOf<WaitingListTables>(transaction);
    const freed = { centerId, bay, from: new Date(from), to: new Date(to) };
    // So near nothing can be booked any more.
    if (freed.to.getTime() <= now().getTime() + leadMinutes * 60_000) return;
    await lockOffers(trx, centerId);
    const schedules = await readAround(transaction, freed);
    if (schedules.centers.every(({ taken }) => areTaken(minutesOf(freed), bay, taken))) return;
    const candidates = await whoWaits(transaction, { freed, schedules }, { after });
    for (const candidate of candidates.entries) {
      const { customer_id, vehicle_id } = candidate;
      const vehicle = await vehicleOfCustomer(customer_id, vehicle_id, transaction);
      if (vehicle === undefined || wantedSlots({ candidate, vehicle, freed, schedules }).length === 0)
        continue;
      return offerTo(transaction, { candidate, vehicle, freed, schedules });
    }
    if (candidates.after === undefined) return;
    await sendJob(transaction, offerFreedHours, { centerId, bay, from, to, after: candidates.after });
  },
});

/** Queues freed hours for an offer, in the transaction that releases them. */
export async function hoursAreFreed(trx: AnyTransaction, { centerId, bay, from, to }: Freed): Promise<void> {
  if (bay === undefined) return;
  await sendJob(trx, offerFreedHours, { centerId, bay, from: from.toISOString(), to: to.toISOString() });
}

interface FreedHoursSent {
  readonly centerId: string;
  readonly bay: number;
  readonly from: string;
  readonly to: string;
  readonly after?: string | undefined;
}

interface OfferName {
  readonly waitingId: string;
  readonly centerId: string;
  readonly startsAt: string;
}

/** When an offer runs out, the next one hears of the slot. While the customer is choosing it, that waits. */
export const endOffer: Job<OfferName> = defineJob({
  name: "end-waiting-offer",
  schema: z.object({ waitingId: z.string(), centerId: z.string(), startsAt: z.iso.datetime() }),
  async run({ waitingId, centerId, startsAt }, transaction) {
    const trx = tablesOf<WaitingListTables>(transaction);
    const waiting = await lockWaiting(trx, waitingId);
    const offer = await openOfferOf(trx, waitingId);
    const isThisOne = offer?.center_id === centerId && offer.starts_at.toISOString() === startsAt;
    if (waiting === undefined || offer === undefined || !isThisOne) return;
    const { customer_id: customerId, vehicle_id: vehicleId } = waiting;
    const owned = { customerId, vehicleId, centerId, startsAt: offer.starts_at };
    const held = await holdEnd(transaction, owned);
    const leftMs = Math.max(held?.getTime() ?? 0, offer.offered_until.getTime()) - now().getTime();
    if (leftMs > 0)
      return sendJob(transaction, endOffer, { waitingId, centerId, startsAt }, { after: leftMs });
    await trx
      .updateTable("booking.waiting_offer")
      .set({ ended_at: now() })
      .where("waiting_id", "=", waitingId)
      .where("ended_at", "is", null)
      .execute();
    await hoursAreFreed(transaction, hoursOfOffer(offer));
  },
});

/** Holds the first slot for a candidate and notifies them. Where it was taken meanwhile the hours are checked again. */
async function offerTo(
  transaction: AnyTransaction,
  { candidate, vehicle, freed, schedules }: Wanted,
): Promise<void> {
  const trx = tablesOf<WaitingListTables>(transaction);
  const { id, customer_id: customerId, vehicle_id: vehicleId } = candidate;
  await lockWaiting(trx, id);
  await lockHolds(transaction, { customerId, vehicleId });
  const { entries } = await whoWaits(transaction, { freed, schedules }, { id });
  const [waiting] = entries;
  const [slot] = waiting ? wantedSlots({ candidate: waiting, vehicle, freed, schedules }) : [];
  const until = new Date(now().getTime() + offerMs);
  if (waiting === undefined || slot === undefined || !(await hold(transaction, waiting, slot, until)))
    return hoursAreFreed(transaction, freed);
  const { centerId, bay } = freed;
  const times = { startsAt: instantOf(slot.start), endsAt: instantOf(slot.end) };
  await trx
    .insertInto("booking.waiting_offer")
    .values({
      waiting_id: id,
      center_id: centerId,
      bay: bay ?? 0,
      starts_at: times.startsAt,
      ends_at: times.endsAt,
      offered_until: until,
      ended_at: null,
    })
    .execute();
  await notifyOfOffer(transaction, {
    waiting,
    vehicle,
    appointment: waiting.appointment,
    centerId,
    ...times,
    until,
  });
  const name = { waitingId: id, centerId, startsAt: times.startsAt.toISOString() };
  await sendJob(transaction, endOffer, name, { after: offerMs });
  for (const { from, to } of leftOver(minutesOf(freed), slot))
    await hoursAreFreed(transaction, { centerId, bay, from: instantOf(from), to: instantOf(to) });
}

/** Holds a slot that was free when it was read. False where it was booked meanwhile. */
async function hold(
  trx: AnyTransaction,
  { customer_id: customerId, vehicle_id: vehicleId }: Waiting,
  { centerId, start, end, freeBays }: FreeSlot,
  holdUntil: Date,
): Promise<boolean> {
  const taker = { customerId, vehicleId, as: { holdUntil } };
  const wanted = { centerId, units: unitsOf(start, end), bays: baysIn(freeBays), taker, now: now() };
  return (await takeBay(trx, wanted)) !== undefined;
}
