import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { importCustomer } from "#app/features/account/account.server.ts";
import { type BookedDrive, changeDriveCall, createDriveCall } from "#app/features/test-drive/calls.ts";
import {
  findDriveSlotsCall,
  holdDriveCall,
  releaseDriveHoldCall,
} from "#app/features/test-drive/time-calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { tokenOf } from "../../factories/demo-api.ts";
import { driveBody, driveSlotsBody, lusail, visitor } from "../../factories/test-drive/drive-api.ts";
import { answered, type Booker, type Booking, type BookingKind } from "./booking-kind.ts";

const once = () => ({ query: {}, idempotencyKey: randomUUID() });

/** Test drives with the one demo car of a model at a showroom, each customer with a number of their own. */
export const driveBookings: BookingKind = {
  name: "test drives",
  placeId: lusail,
  capacity: 1,
  minutes: 45,
  // A hold is the browser's, and a drive has its hour under its own name.
  changesEndHold: false,
  ownObstacle: { code: "drive-pending", applies: (_, booked) => booked.length > 0 },
  makeScarce,
  async newCustomer(number) {
    const name = `contender-${number}`;
    const customer = { ...noora, id: name, email: `${name}@example.qa` };
    await importCustomer(customer, now());
    const token = await tokenOf(customer, now());
    return { name, token, booker: bookerOf(`browser-of-${name.padEnd(16, "-")}`, `5561${1000 + number}`) };
  },
};

/** The car is one as it is. */
async function makeScarce(): Promise<void> {
  await sql`
    with left_over as (
      update test_drive.drive set code = 'canceled' where customer_id like 'contender-%' and code <> 'canceled' returning id)
    delete from booking.bay_unit where center_id = ${lusail} and unit_start > now()
      and (hold_until is not null or appointment_id in (select id from left_over))`.execute(database());
}

function bookerOf(holder: string, mobile: string): Booker {
  const driver = visitor(mobile);
  return {
    findTimes: (call, span) => call(findDriveSlotsCall, { body: driveSlotsBody({ ...span }) }),

    async book(call, slot) {
      const body = driveBody(slot, { ...driver, holder });
      return answered(await call(createDriveCall, { ...once(), body }), bookingOf);
    },

    async move(call, { id, version = 0 }, slot) {
      const { serviceTerritoryId, schedStartTime, territoryPromiseKey } = driveBody(slot);
      const time = { serviceTerritoryId, schedStartTime, territoryPromiseKey };
      const body = { ...time, appointmentId: id, version };
      return answered(await call(changeDriveCall, { ...once(), body }), bookingOf);
    },

    cancel: (call, { id, version = 0 }) =>
      call(changeDriveCall, { ...once(), body: { appointmentId: id, version, status: "canceled" } }),

    hold(call, slot) {
      const { brand, car, serviceTerritoryId, schedStartTime, territoryPromiseKey } = driveBody(slot);
      const time = { brand, car, serviceTerritoryId, schedStartTime, territoryPromiseKey };
      return call(holdDriveCall, { ...once(), body: { ...time, holder } });
    },

    release: (call) => call(releaseDriveHoldCall, { ...once(), query: { holder } }),
  };
}

function bookingOf({ serviceAppointmentId: id, version }: BookedDrive): Booking {
  return { id, version };
}
