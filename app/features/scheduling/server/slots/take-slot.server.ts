import type { Transaction } from "kysely";
import type { BookingTables } from "#app/features/booking/tables.ts";
import { type OwnedVehicle, vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { dayNumberOf } from "../../rules/calendar-days.ts";
import { freeSlotAt, unitsOf } from "../../rules/slots.ts";
import { readSchedules, type Schedule, type Schedules } from "../schedules/read-schedules.server.ts";
import { nearestFreeSlots } from "./nearest-slots.server.ts";
import { checkPromise } from "./slot-promise.server.ts";
import { type BayTaker, type BayWanted, takeBay } from "./take-bay.server.ts";
import { checkVisit, type VisitRefusal } from "./visit-terms.server.ts";

/** A slot as a customer names it: for which vehicle and services, at which centre, and the promise that they were given. */
export interface SlotWish {
  readonly customerId: string;
  readonly vehicleId: string;
  readonly brand: string;
  readonly centerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly serviceCodes: readonly string[];
  readonly promiseKey: string;
  /** The campaign that it is for: its hours hold, and nothing is free after its last day, where that is told. */
  readonly campaign?: { readonly name: string; readonly lastDay?: string } | undefined;
  readonly now: Date;
}
export interface TakenSlot {
  readonly vehicle: OwnedVehicle;
  readonly center: Schedule;
  /** The promise was older than its ten minutes, but the slot was still free. */
  readonly requoted: boolean;
}
export type SlotRefusal = VisitRefusal | "promise-invalid" | "slot-taken";

const hourMs = 3_600_000;
/** Who finds a free bay gone as often as this is refused, whatever is free by then. */
const mostTurns = 10;

/**
 * Takes the hours of a slot in the caller's transaction, for an appointment or as a hold. Refuses what `checkVisit`
 * refuses, a promise that is not ours for exactly this (`promise-invalid`), and a slot that is not offered or no longer
 * free (`slot-taken`, with the three nearest as `alternatives`).
 */
export async function takeSlot(
  transaction: AnyTransaction,
  wish: SlotWish,
  as: BayTaker["as"],
): Promise<Result<TakenSlot, SlotRefusal>> {
  const trx = tablesOf<BookingTables>(transaction);
  const { customerId, vehicleId, centerId, serviceCodes, now } = wish;
  const vehicle = await vehicleOfCustomer(customerId, vehicleId, transaction);
  const schedules = await readAround(trx, wish, as);
  const visit = checkVisit({ brand: wish.brand, serviceCodes, centerIds: [centerId] }, vehicle, schedules);
  if (!visit.ok) return refuse(visit.code);
  const [center] = schedules.centers;
  if (center === undefined || vehicle === undefined) return refuse("center-not-found");
  const { group, hours } = visit.value;
  const bays = center.bays[group];
  if (bays === 0) return refuse("service-not-offered");

  const [start, end] = [wish.startsAt.getTime() / 60_000, wish.endsAt.getTime() / 60_000];
  const terms = { customerId, vehicleId, serviceCodes };
  const promise = checkPromise(wish.promiseKey, terms, { centerId, start, end }, now);
  if (promise === "forged") return refuse("promise-invalid");
  const lastDay = dayNumberOf(wish.campaign?.lastDay ?? "");
  const freeBaysIn = (seen: Schedule) =>
    freeSlotAt({ now, hours, lastDay }, { ...seen, bays }, start, end)?.freeBays ?? 0;
  const wanted = { centerId, units: unitsOf(start, end), taker: { customerId, vehicleId, as }, now };
  const readAgain = async () => (await readAround(trx, wish, as)).centers[0] ?? center;
  if (!(await takeFreeBay(trx, wanted, { seen: center, readAgain, freeBaysIn }))) {
    const near = { center, bays, hours, near: start, terms, campaign: wish.campaign?.name, lastDay, now };
    return refuse("slot-taken", { alternatives: await nearestFreeSlots(trx, near) });
  }
  return succeed({ vehicle, center, requoted: promise === "expired" });
}

interface FreeBays {
  readonly seen: Schedule;
  readonly readAgain: () => Promise<Schedule>;
  /** A bit for each bay that is free for the whole slot. */
  readonly freeBaysIn: (schedule: Schedule) => number;
}

/**
 * Bays are tried one after another, and one that somebody gives back meanwhile was not among them. So nobody is refused
 * unless all bays were taken at one moment. False then.
 */
async function takeFreeBay(
  trx: Transaction<BookingTables>,
  wanted: Omit<BayWanted, "bays">,
  { seen, readAgain, freeBaysIn }: FreeBays,
): Promise<boolean> {
  let bays = freeBaysIn(seen);
  for (let turn = 0; bays !== 0 && turn < mostTurns; turn += 1) {
    if ((await takeBay(trx, { ...wanted, bays })) !== undefined) return true;
    bays = freeBaysIn(await readAgain());
  }
  return false;
}

/** The centre on the wished day. What the customer has there already counts as free for them. */
function readAround(
  trx: Transaction<BookingTables>,
  { customerId, vehicleId, centerId, startsAt, endsAt, serviceCodes, campaign, now }: SlotWish,
  as: BayTaker["as"],
): Promise<Schedules> {
  return readSchedules(trx, {
    centerIds: [centerId],
    serviceCodes,
    // A unit that began within the hour before may reach into the slot.
    from: new Date(startsAt.getTime() - hourMs),
    // No slot is as long as a day, so whoever asks for a longer one has nothing more read.
    to: new Date(Math.min(endsAt.getTime(), startsAt.getTime() + 24 * hourMs)),
    now,
    campaign: campaign?.name,
    except: { customerId, vehicleId, ...("appointmentId" in as && { appointmentId: as.appointmentId }) },
  });
}
