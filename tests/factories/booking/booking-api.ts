import { sql } from "kysely";
import type { AppointmentDetails } from "#app/features/booking/activity-calls.ts";
import { bookingApi } from "#app/features/booking/api.server.ts";
import type { createAppointmentCall } from "#app/features/booking/calls.ts";
import { campaignsApi } from "#app/features/campaigns/api.server.ts";
import { garageApi } from "#app/features/garage/api.server.ts";
import { importVehicle } from "#app/features/garage/garage.server.ts";
import { schedulingApi } from "#app/features/scheduling/api.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { promiseKeys } from "#app/features/scheduling/server/slots/slot-promise.server.ts";
import { waitingListApi } from "#app/features/waiting-list/api.server.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { seedBooking } from "#db/seed/booking.seed.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import { apiOnDemo } from "../demo-api.ts";

/** Every call of a customer begins with one look at its session; budgets of calls are counted beside it. */
export const sessionLook = 1;

const dayMs = 86_400_000;
export const [hajar, shihab, badia] = demoVehicles(now()).map(({ vehicle }) => vehicle.id) as [
  string,
  string,
  string,
];

/**
 * Booking's and garage's calls in this process on the demo's data, in ordinary weeks: whatever the day is, no center has hours
 * of Ramadan and none is closed for a feast, but all are for stock-taking three weeks ahead. Use it after `testDatabase()`.
 */
export function bookingApiOnDemo() {
  return apiOnDemo([garageApi, schedulingApi, bookingApi, campaignsApi, waitingListApi], async (at) => {
    await seedGarage(at);
    await seedBooking(at);
    await sql`delete from booking.center_override where reason_en <> 'Closed for stock-taking'`.execute(
      database(),
    );
  });
}

/**
 * Bodies that book one hour of a center, each for another car of Noora's, since a car is at one place at a time: the first
 * is her own one, the others are made for the test.
 */
export async function bodiesOfCars(slot: TimeSlot | undefined, count: number) {
  const [centerId = ""] = slot?.territories.map(({ id }) => id) ?? [];
  const [start, end] = [slot?.startTime, slot?.endTime].map((time) => Date.parse(time ?? "") / 60_000);
  const cars = [hajar, ...(await moreCars(count - 1))];
  return cars.map((vehicleId) => {
    const terms = { customerId: noora.id, vehicleId, serviceCodes: ["pm10"] };
    const [territoryPromiseKey] = promiseKeys(terms, [{ centerId, start: start ?? 0, end: end ?? 0 }], now());
    return appointmentBody(slot, { vehicleId, territoryPromiseKey });
  });
}

/** Further cars of Noora's; the same ones on every call. */
export async function moreCars(count: number): Promise<string[]> {
  const [demo] = demoVehicles(now());
  if (demo === undefined) throw new Error("the demo has no vehicle");
  const ids = Array.from({ length: count }, (_, number) => `further-car-${number}`);
  const made = ids.map((id, number) => {
    const vin = `RMLHJR4K7R3${String(number).padStart(6, "0")}`;
    const vehicle = { ...demo.vehicle, id, vin, plate: String(200_000 + number) };
    return importVehicle({ vehicle, warranties: [], visits: [] });
  });
  await Promise.all(made);
  return ids;
}

/**
 * The body that looks for times of two weeks; not for those within two days, of which the lead time takes one at each full
 * hour, also while a test runs.
 */
export function slotsBody(changes: Record<string, unknown> = {}) {
  const midnight = Math.floor(now().getTime() / dayMs) * dayMs;
  return {
    brand: "rimal",
    startTime: new Date(midnight + 2 * dayMs).toISOString(),
    endTime: new Date(midnight + 14 * dayMs).toISOString(),
    territoryIds: ["al-sadd"],
    servicesList: ["pm10"],
    vehicleId: hajar,
    ...changes,
  };
}

/** Whether a slot is the two hours at noon; every other one is an hour. Which comes first depends on the time of day. */
export function isNoonWindow({ startTime, endTime }: TimeSlot): boolean {
  return Date.parse(endTime) - Date.parse(startTime) === 7_200_000;
}

/** The body that books a slot's first center. */
export function appointmentBody(slot: TimeSlot | undefined, fields: Record<string, unknown> = {}) {
  if (slot === undefined) throw new Error("no slot to book");
  return {
    serviceTerritoryId: slot.territories[0]?.id,
    schedStartTime: slot.startTime,
    schedEndTime: slot.endTime,
    brand: "rimal",
    mileage: 41_500,
    extendedFields: {
      VIN__c: "FORGEDFORGEDFORGE",
      Plate_Number__c: "1",
      ServiceNote: "A noise on the left",
      AdditionalInformation: "",
      Service_Types__c: "pm10",
      vehicleId: hajar,
      territoryPromiseKey: slot.territories[0]?.territoryPromiseKey,
      ...fields,
    },
  };
}

export type Appointments = AppointmentDetails[];
export type BookedAnswer = AnswerOf<typeof createAppointmentCall>;

/** The body that holds a slot for a vehicle. */
export function holdBody(slot: TimeSlot | undefined, vehicleId = hajar) {
  return {
    brand: "rimal",
    serviceTerritoryId: slot?.territories[0]?.id,
    schedStartTime: slot?.startTime,
    schedEndTime: slot?.endTime,
    servicesList: ["pm10"],
    vehicleId,
    territoryPromiseKey: slot?.territories[0]?.territoryPromiseKey,
  };
}
