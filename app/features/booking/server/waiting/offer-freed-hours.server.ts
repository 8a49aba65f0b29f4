import type { Transaction } from "kysely";
import * as z from "zod";
import { type OwnedVehicle, vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, type Job, sendJob } from "#app/platform/jobs.server.ts";
import { type FreeSlot, findFreeSlots, unitsOf } from "../../rules/slots.ts";
import { slotsToOffer } from "../../rules/waiting-slots.ts";
import type { BookingTables } from "../../tables.ts";
import { ownHoldLock } from "../hold-slot.server.ts";
import { readSchedules } from "../read-schedules.server.ts";
import { takeBay } from "../take-bay.server.ts";
import { checkVisit } from "../visit-terms.server.ts";
import {
  appointmentToMove,
  type Freed,
  heldUntil,
  hoursOfOffer,
  lockWaiting,
  offersOf,
  type Waiting,
  type WaitingOffer,
  whoWaits,
} from "./read-waiting.server.ts";
import { tellOfOffer } from "./tell-of-offer.server.ts";

/** How long an offered slot is held. */
const offerMs = 30 * 60_000;
const dayMs = 86_400_000;

/**
 * Offers hours that were given back to those who wait for them, oldest first, each offer with a hold of its own: so a slot
 * is one customer's at a time, and whoever is not first hears of it when the offer before has run out. Nobody is offered a
 * slot twice, nor one while they hold another or an offer is open.
 */
export const offerFreedHours = defineJob({
  name: "offer-freed-hours",
  schema: z.object({ centerId: z.string(), bay: z.int(), from: z.iso.datetime(), to: z.iso.datetime() }),
  async run({ centerId, bay, from, to }, trx) {
    const freed = { centerId, bay, from: new Date(from), to: new Date(to) };
    for (const id of await whoWaits(tablesOf<BookingTables>(trx), freed)) await offerTo(trx, id, freed);
  },
});

/** Asks for hours to be offered, in the transaction that gives them back. */
export async function hoursAreFreed(trx: AnyTransaction, { centerId, bay, from, to }: Freed): Promise<void> {
  if (bay === null) return;
  await sendJob(trx, offerFreedHours, { centerId, bay, from: from.toISOString(), to: to.toISOString() });
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
    const trx = tablesOf<BookingTables>(transaction);
    const waiting = await lockWaiting(trx, waitingId);
    const offer = (await offersOf(trx, waitingId)).find(({ ended_at }) => ended_at === null);
    const isThisOne = offer?.center_id === centerId && offer.starts_at.toISOString() === startsAt;
    if (waiting === undefined || offer === undefined || !isThisOne) return;
    const held = await heldUntil(trx, waiting, { centerId, startsAt: offer.starts_at });
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

async function offerTo(transaction: AnyTransaction, waitingId: string, freed: Freed): Promise<void> {
  const trx = tablesOf<BookingTables>(transaction);
  const waiting = await lockWaiting(trx, waitingId);
  if (waiting === undefined || waiting.ended_at !== null) return;
  const offered = await offersOf(trx, waitingId);
  if (offered.some(({ ended_at }) => ended_at === null)) return;
  await ownHoldLock(transaction, waiting.customer_id, waiting.vehicle_id);
  // They are booking just now, and an offer would take their hold from them.
  if ((await heldUntil(trx, waiting)) !== undefined) return;
  const appointment = await appointmentToMove(trx, waiting);
  if (appointment === null) return;
  const vehicle = await vehicleOfCustomer(waiting.customer_id, waiting.vehicle_id, transaction);
  if (vehicle === undefined) return;

  const before = appointment && appointment.startsAt < waiting.before ? appointment.startsAt : waiting.before;
  const slots = await wantedSlots(trx, { waiting, vehicle, freed, offered, before });
  const until = new Date(now().getTime() + offerMs);
  const slot = await takeFirst(trx, waiting, slots, until);
  if (slot === undefined) return;
  const times = { startsAt: new Date(slot.start * 60_000), endsAt: new Date(slot.end * 60_000) };
  await trx
    .insertInto("booking.waiting_offer")
    .values({
      waiting_id: waitingId,
      center_id: freed.centerId,
      bay: slot.bay,
      starts_at: times.startsAt,
      ends_at: times.endsAt,
      offered_until: until,
      ended_at: null,
    })
    .execute();
  const { centerId } = freed;
  await tellOfOffer(transaction, { waiting, vehicle, appointment, centerId, ...times, until });
  const name = { waitingId, centerId, startsAt: times.startsAt.toISOString() };
  await sendJob(transaction, endOffer, name, { after: offerMs });
}

interface Wanted {
  readonly waiting: Waiting;
  readonly vehicle: OwnedVehicle;
  readonly freed: Freed;
  readonly offered: readonly WaitingOffer[];
  readonly before: Date;
}

/** The slots that the freed hours make possible for an entry, earliest first. */
async function wantedSlots(
  trx: Transaction<BookingTables>,
  { waiting, vehicle, freed, offered, before }: Wanted,
): Promise<FreeSlot[]> {
  const { centerId, bay, from, to } = freed;
  const schedules = await readSchedules(trx, {
    centerIds: [centerId],
    serviceCodes: waiting.service_codes,
    from: new Date(from.getTime() - dayMs),
    to: new Date(to.getTime() + dayMs),
    now: now(),
  });
  const terms = { brand: waiting.brand, serviceCodes: waiting.service_codes, centerIds: [centerId] };
  const visit = checkVisit(terms, vehicle, schedules);
  const [center] = schedules.centers;
  if (!visit.ok || center === undefined) return [];
  const { group, hours } = visit.value;
  const day = Math.floor(from.getTime() / dayMs);
  // Of this bay only: what is free in another was free before.
  const centers = [{ ...center, bays: bay === null ? 0 : center.bays[group] & (1 << bay) }];
  const free = findFreeSlots({ now: now(), firstDay: day - 1, lastDay: day + 1, centers, hours });
  const known = offered.filter(({ center_id }) => center_id === centerId);
  const wish = {
    before: before.getTime() / 60_000,
    fromDay: waiting.from_day,
    offered: known.map(({ starts_at }) => starts_at.getTime() / 60_000),
  };
  return slotsToOffer(
    free,
    { from: from.getTime() / 60_000, to: to.getTime() / 60_000 },
    wish,
    center.timeZone,
  );
}

/** Holds the first slot that is still free: somebody who books may have been faster. */
async function takeFirst(
  trx: Transaction<BookingTables>,
  { customer_id: customerId, vehicle_id: vehicleId }: Waiting,
  slots: readonly FreeSlot[],
  holdUntil: Date,
): Promise<(FreeSlot & { readonly bay: number }) | undefined> {
  for (const slot of slots) {
    const { centerId, start, end, freeBays: bays } = slot;
    const taker = { customerId, vehicleId, as: { holdUntil } };
    const wanted = { centerId, units: unitsOf(start, end), bays, taker, now: now() };
    const bay = await takeBay(trx, wanted);
    if (bay !== undefined) return { ...slot, bay };
  }
  return undefined;
}
