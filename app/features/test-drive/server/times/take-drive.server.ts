import type { Kysely } from "kysely";
import { nearestTo } from "#app/features/scheduling/rules/first-offers.ts";
import { baysIn, type FreeSlot, unitsOf } from "#app/features/scheduling/rules/slots.ts";
import {
  type BayTaker,
  checkPromise,
  promiseKeys,
  takeFreeBay,
  timeSlots,
} from "#app/features/scheduling/scheduling.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { driveEnd, findFreeDrives } from "../../rules/drive-times.ts";
import { rowOfCar } from "../cars/add-used-car.server.ts";
import { type DriveCarRow, hasNumber, lockCarsToDrive } from "../cars/read-cars.server.ts";
import { readShowrooms, type Showroom } from "../cars/read-showrooms.server.ts";
import { readFreeDrives, type TimesRequest, termsOf, wholeHorizon } from "./find-drive-times.server.ts";

/** A requested time: of a model or used car, at one showroom, as it was offered. */
export interface DriveTime extends Omit<TimesRequest, "showroomIds" | "except"> {
  readonly showroomId: string;
  readonly startsAt: Date;
  readonly promiseKey: string;
}
export type TimeRefusal = "car-not-available" | "promise-invalid" | "slot-taken";

export interface TakenDrive {
  readonly car: DriveCarRow;
  readonly showroom: Showroom;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The promise was older than its ten minutes, but the time was still free. */
  readonly requoted: boolean;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Takes an hour of one of the cars that fit, in the caller's transaction, for a drive or as a hold. Refuses where the
 * showroom has no such car, a promise that is not ours for this, and a time that is not free (`slot-taken`, with the three
 * nearest as `alternatives`).
 */
export async function takeDrive(
  transaction: AnyTransaction,
  time: DriveTime,
  taker: BayTaker,
): Promise<Result<TakenDrive, TimeRefusal>> {
  const { showroomId, startsAt, now } = time;
  const start = startsAt.getTime() / minuteMs;
  const cars = await carsAt(transaction, time);
  if (cars.length === 0) return refuse("car-not-available");
  const slot = { centerId: showroomId, start, end: driveEnd(start) };
  const promise = checkPromise(time.promiseKey, termsOf(time), slot, now);
  if (promise === "forged") return refuse("promise-invalid");
  const taken = await takeCar(transaction, cars, { time, taker });
  if (taken === undefined)
    return refuse("slot-taken", { alternatives: await nearestDrives(transaction, time, start) });
  const endsAt = new Date(slot.end * minuteMs);
  return succeed({ ...taken, startsAt, endsAt, requoted: promise === "expired" });
}

/** The cars of the showroom; a used car has its number from here on. Until the transaction ends none goes out of service. */
async function carsAt(trx: AnyTransaction, time: DriveTime): Promise<DriveCarRow[]> {
  const cars = (await lockCarsToDrive(time, trx)).filter(
    ({ id, showroom_id }) => showroom_id === time.showroomId && (time.carIds?.includes(id) ?? true),
  );
  return Promise.all(cars.map((car) => (hasNumber(car) ? car : rowOfCar(trx, car))));
}

interface Wanted {
  readonly time: Pick<DriveTime, "startsAt" | "now">;
  readonly taker: BayTaker;
  /** The taker has this time already, with another car: however near it is by now. */
  readonly hasTime?: boolean;
}

/** Takes one of some cars of one showroom at a time; undefined where none is free. */
export async function takeCar(
  transaction: AnyTransaction,
  cars: readonly DriveCarRow[],
  { time: { startsAt, now }, taker, hasTime = false }: Wanted,
): Promise<Pick<TakenDrive, "car" | "showroom"> | undefined> {
  const start = startsAt.getTime() / minuteMs;
  const around = {
    from: new Date(startsAt.getTime() - dayMs),
    to: new Date(startsAt.getTime() + dayMs),
    now,
  };
  const { customerId, vehicleId, as } = taker;
  const except = { customerId, vehicleId, ...("appointmentId" in as && { appointmentId: as.appointmentId }) };
  const read = async () => {
    const [showroom] = await readShowrooms(transaction, cars, { ...around, except });
    return showroom && hasTime ? { ...showroom, leadMinutes: Number.NEGATIVE_INFINITY } : showroom;
  };
  const seen = await read();
  const slot = seen && freeAt(seen, start, now);
  if (seen === undefined || slot === undefined) return undefined;
  const numbers = (from: Showroom, bits: number) => baysIn(bits).map((bit) => from.rows[bit]?.bay ?? 0);
  const readAgain = async () => {
    const again = await read();
    return again === undefined ? [] : numbers(again, freeAt(again, start, now)?.freeBays ?? 0);
  };
  const wanted = { centerId: seen.id, units: unitsOf(start, slot.end), taker, now };
  const number = await takeFreeBay(transaction, wanted, numbers(seen, slot.freeBays), readAgain);
  const car = seen.rows.find(({ bay }) => bay === number);
  return car && { car, showroom: seen };
}

/** The free hour of a showroom with this start. */
function freeAt(showroom: Showroom, start: number, now: Date): FreeSlot | undefined {
  const day = Math.floor((start * minuteMs) / dayMs);
  // A night belongs to the day before, and zones are up to a day apart.
  const free = findFreeDrives({ now, firstDay: day - 2, lastDay: day + 1, showrooms: [showroom] });
  return free.find((slot) => slot.start === start);
}

/** The three free times at the showroom that are nearest to a lost one, with promises. */
export async function nearestDrives(
  connection: Kysely<unknown>,
  time: Omit<DriveTime, "promiseKey" | "startsAt">,
  near: number,
) {
  const request = { ...time, showroomIds: [time.showroomId] };
  const nearest = nearestTo(await readFreeDrives(request, wholeHorizon(time.now), connection), near);
  return timeSlots(nearest, promiseKeys(termsOf(time), nearest, time.now));
}
