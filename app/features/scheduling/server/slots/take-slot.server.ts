import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { BusyTime } from "../../rules/busy-times.ts";
import { dayNumberOf } from "../../rules/calendar-days.ts";
import { baysIn, freeSlotAt, unitsOf } from "../../rules/slots.ts";
import { readSchedules, type Schedule, type Schedules } from "../schedules/read-schedules.server.ts";
import { nearestFreeSlots } from "./nearest-slots.server.ts";
import { checkPromise } from "./slot-promise.server.ts";
import { type BayTaker, takeFreeBay } from "./take-bay.server.ts";
import { checkVisit, type ServedVehicle, type VisitRefusal } from "./visit-terms.server.ts";

/** A slot as a customer names it: for which vehicle and services, at which center, and the promise that they were given. */
export interface SlotRequest {
  readonly customerId: string;
  readonly vehicleId: string;
  /** Undefined where the customer has none with that id. */
  readonly vehicle: ServedVehicle | undefined;
  /** Times at which the vehicle is somewhere else: none of them is offered instead of a lost slot. */
  readonly busy: readonly BusyTime[];
  readonly brand: string;
  readonly centerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly serviceCodes: readonly string[];
  readonly promiseKey: string;
  /** The campaign that it is for: its hours hold, and nothing is free after its last day, where that is given. */
  readonly campaign?: { readonly name: string; readonly lastDay?: string } | undefined;
  readonly now: Date;
}
export type SlotRefusal = VisitRefusal | "promise-invalid" | "slot-taken";

const hourMs = 3_600_000;

/** A slot that may be taken, if a bay is free for it. */
export interface PlannedSlot {
  readonly request: SlotRequest;
  readonly as: BayTaker["as"];
  readonly center: Schedule;
  /** A bit for each bay that does the visit's services. */
  readonly bays: number;
  readonly hours: number;
  /** The promise was older than its ten minutes. */
  readonly requoted: boolean;
}

/**
 * Reads what taking a slot depends on, and writes nothing. Refuses what `checkVisit` refuses, and a promise that is not
 * ours for exactly this (`promise-invalid`).
 */
export async function planSlot(
  transaction: AnyTransaction,
  request: SlotRequest,
  as: BayTaker["as"],
): Promise<Result<PlannedSlot, VisitRefusal | "promise-invalid">> {
  const { customerId, vehicleId, centerId, serviceCodes, startsAt, endsAt, now } = request;
  const schedules = await readAround(transaction, request, as);
  const visit = checkVisit(
    { brand: request.brand, serviceCodes, centerIds: [centerId] },
    request.vehicle,
    schedules,
  );
  if (!visit.ok) return refuse(visit.code);
  const [center] = schedules.centers;
  if (center === undefined) return refuse("center-not-found");
  const { group, hours } = visit.value;
  const bays = center.bays[group];
  if (bays === 0) return refuse("service-not-offered");
  const slot = { centerId, start: startsAt.getTime() / 60_000, end: endsAt.getTime() / 60_000 };
  const promise = checkPromise(request.promiseKey, { customerId, vehicleId, serviceCodes }, slot, now);
  if (promise === "forged") return refuse("promise-invalid");
  return succeed({ request, as, center, bays, hours, requoted: promise === "expired" });
}

/**
 * Takes the hours of a planned slot in the caller's transaction, for an appointment or as a hold. Refuses one that is not
 * offered or no longer free (`slot-taken`, with the three nearest as `alternatives`).
 */
export async function takeSlot(
  transaction: AnyTransaction,
  { request, as, center, bays, hours }: PlannedSlot,
): Promise<Result<true, "slot-taken">> {
  const { customerId, vehicleId, centerId, serviceCodes, busy, campaign, now } = request;
  const [start, end] = [request.startsAt.getTime() / 60_000, request.endsAt.getTime() / 60_000];
  const lastDay = dayNumberOf(campaign?.lastDay ?? "");
  const freeIn = (at: Schedule) =>
    baysIn(freeSlotAt({ now, hours, lastDay }, { ...at, bays }, start, end)?.freeBays ?? 0);
  let seen = center;
  const taker = { customerId, vehicleId, as };
  const capacityVersion = () => seen.capacityVersion;
  const wanted = { centerId, units: unitsOf(start, end), taker, capacityVersion, now };
  const readAgain = async () => {
    seen = (await readAround(transaction, request, as)).centers[0] ?? center;
    return freeIn(seen);
  };
  if ((await takeFreeBay(transaction, wanted, freeIn(center), readAgain)) !== undefined) return succeed(true);
  const terms = { customerId, vehicleId, serviceCodes };
  const near = { center, bays, hours, near: start, terms, busy, campaign: campaign?.name, lastDay, now };
  return refuse("slot-taken", { alternatives: await nearestFreeSlots(transaction, near) });
}

/** The center on the requested day. What the customer has there already counts as free for them. */
function readAround(
  trx: AnyTransaction,
  { customerId, vehicleId, centerId, startsAt, endsAt, serviceCodes, campaign, now }: SlotRequest,
  as: BayTaker["as"],
): Promise<Schedules> {
  return readSchedules(trx, {
    centerIds: [centerId],
    serviceCodes,
    // A unit that began within the hour before may reach into the slot.
    from: new Date(startsAt.getTime() - hourMs),
    // No slot is as long as a day, so a request for a longer one reads nothing more.
    to: new Date(Math.min(endsAt.getTime(), startsAt.getTime() + 24 * hourMs)),
    now,
    campaign: campaign?.name,
    except: { customerId, vehicleId, ...("appointmentId" in as && { appointmentId: as.appointmentId }) },
  });
}
