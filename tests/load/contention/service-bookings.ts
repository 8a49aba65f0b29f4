import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { createAppointmentCall, findFreeSlotsCall } from "#app/features/booking/calls.ts";
import { changeAppointmentCall, holdSlotCall, releaseHoldCall } from "#app/features/booking/change-calls.ts";
import { importVehicle } from "#app/features/garage/garage.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { newCustomer } from "../../factories/demo-api.ts";
import { answered, type Booker, type BookingKind } from "./booking-kind.ts";

const centerId = "lusail";
const capacity = 2;
const servicesList = ["pm10"];
const once = () => ({ query: {}, idempotencyKey: randomUUID() });

/** Service appointments of a center that confirms at once, so that a vehicle may have several. */
export const serviceBookings: BookingKind = {
  name: "service appointments",
  placeId: centerId,
  capacity,
  minutes: 60,
  // Whatever a customer does with a vehicle ends its hold.
  changesEndHold: true,
  ownObstacle: { code: "vehicle-busy", applies: (startTime, booked) => booked.includes(startTime) },
  makeScarce,
  async newCustomer(number) {
    const id = `contender-${number}`;
    const vehicleId = `${id}-vehicle`;
    const [demo] = demoVehicles(now());
    if (demo === undefined) throw new Error("the demo has no vehicle");
    const own = { id: vehicleId, customer_id: id, plate: String(100_000 + number) };
    const vin = `RMLHJR4K7R2${String(number).padStart(6, "0")}`;
    await importVehicle({ vehicle: { ...demo.vehicle, ...own, vin }, warranties: [], visits: [] });
    return { name: vehicleId, token: await newCustomer(id), booker: bookerOf(vehicleId) };
  },
};

async function makeScarce(): Promise<void> {
  await sql`update booking.center set confirms_at_once = true where id = ${centerId}`.execute(database());
  await sql`delete from booking.center_bay where center_id = ${centerId} and service_group = 'periodic' and bay >= ${capacity}`.execute(
    database(),
  );
  await sql`
    with left_over as (
      update booking.appointment set code = 'CANC' where vehicle_id like 'contender-%' and code <> 'CANC' returning id)
    delete from booking.bay_unit where center_id = ${centerId} and unit_start > now()
      and (hold_until is not null or appointment_id in (select id from left_over))`.execute(database());
}

function bookerOf(vehicleId: string): Booker {
  return {
    findTimes: (call, span) =>
      call(findFreeSlotsCall, {
        body: { brand: "rimal", ...span, territoryIds: [centerId], servicesList, vehicleId },
      }),

    async book(call, slot) {
      const extendedFields = { ...fieldsOf(slot), vehicleId };
      const body = { ...timeOf(slot), mileage: 1, extendedFields };
      const reply = await call(createAppointmentCall, { ...once(), body });
      return answered(reply, ({ serviceAppointmentId: id }) => ({ id }));
    },

    async move(call, { id }, slot) {
      const body = { ...timeOf(slot), mileage: 1, extendedFields: fieldsOf(slot), appointmentId: id };
      return answered(await call(changeAppointmentCall, { ...once(), body }), () => ({ id }));
    },

    cancel: (call, { id }) =>
      call(changeAppointmentCall, { ...once(), body: { appointmentId: id, status: "CANC" } }),

    hold(call, slot) {
      const territoryPromiseKey = promiseOf(slot);
      const body = { ...timeOf(slot), servicesList, vehicleId, territoryPromiseKey };
      return call(holdSlotCall, { ...once(), body });
    },

    release: (call) => call(releaseHoldCall, { ...once(), query: { vehicleId } }),
  };
}

function timeOf({ startTime: schedStartTime, endTime: schedEndTime }: TimeSlot) {
  return { brand: "rimal", serviceTerritoryId: centerId, schedStartTime, schedEndTime };
}

function fieldsOf(slot: TimeSlot) {
  return { Service_Types__c: servicesList.join(";"), territoryPromiseKey: promiseOf(slot) };
}

function promiseOf({ territories }: TimeSlot): string {
  return territories[0]?.territoryPromiseKey ?? "";
}
