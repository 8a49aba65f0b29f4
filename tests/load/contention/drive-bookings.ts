import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type BookedDrive, changeDriveCall, createDriveCall } from "#app/features/test-drive/calls.ts";
import {
  findDriveSlotsCall,
  holdDriveCall,
  releaseDriveHoldCall,
} from "#app/features/test-drive/time-calls.ts";
import { database } from "#app/platform/database.server.ts";
import { newCustomer } from "../../factories/demo-api.ts";
import { driveBody, driveSlotsBody, lusail, visitor } from "../../factories/test-drive/drive-api.ts";
import { answered, type Booker, type Booking, type BookingKind } from "./booking-kind.ts";

const once = () => ({ query: {}, idempotencyKey: randomUUID() });

/** What is driven: a model by its demo cars, or one used car. */
interface Wanted {
  readonly car?: string;
  readonly vehicleNo?: string;
}

/** Test drives with the one demo car of a model at a showroom, each customer with a number of their own. */
export const driveBookings: BookingKind = drivesOf("test drives", async () => ({ car: "shihab" }));

/** Test drives of one used car, whose row nobody has made before the first of them. */
export const usedCarBookings: BookingKind = drivesOf("test drives of a used car", async () => {
  const { rows } = await sql<{ vehicleNo: string }>`select vehicle_no as "vehicleNo" from preowned.vehicle
    where status = 'in-stock' and location = ${lusail} order by vehicle_no limit 1`.execute(database());
  const [car] = rows;
  if (car === undefined) throw new Error("no used car stands at the showroom");
  return car;
});

function drivesOf(name: string, findCar: () => Promise<Wanted>): BookingKind {
  return {
    name,
    placeId: lusail,
    capacity: 1,
    minutes: 45,
    // A hold is the browser's, and a drive has its hour under its own name.
    changesEndHold: false,
    ownObstacle: { code: "drive-pending", applies: (_, booked) => booked.length > 0 },
    makeScarce,
    async newCustomer(number) {
      const name = `contender-${number}`;
      const holder = `browser-of-${name.padEnd(16, "-")}`;
      const booker = bookerOf({ holder, mobile: `5561${1000 + number}`, ...(await findCar()) });
      return { name, token: await newCustomer(name), booker };
    },
  };
}

interface Named {
  readonly holder: string;
  readonly mobile: string;
}

/** The car is one as it is. */
async function makeScarce(): Promise<void> {
  await sql`
    with left_over as (
      update test_drive.drive set code = 'canceled' where customer_id like 'contender-%' and code <> 'canceled' returning id)
    delete from booking.bay_unit where center_id = ${lusail} and unit_start > now()
      and (hold_until is not null or appointment_id in (select id from left_over))`.execute(database());
}

function bookerOf({ holder, mobile, car, vehicleNo }: Wanted & Named): Booker {
  const driver = visitor(mobile);
  const wanted = { car, vehicleNo };
  return {
    findTimes: (call, span) => call(findDriveSlotsCall, { body: driveSlotsBody({ ...span, ...wanted }) }),

    async book(call, slot) {
      const body = driveBody(slot, { ...driver, ...wanted, holder });
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
      const { brand, serviceTerritoryId, schedStartTime, territoryPromiseKey } = driveBody(slot);
      const time = { brand, serviceTerritoryId, schedStartTime, territoryPromiseKey };
      return call(holdDriveCall, { ...once(), body: { ...time, ...wanted, holder } });
    },

    release: (call) => call(releaseDriveHoldCall, { ...once(), query: { holder } }),
  };
}

function bookingOf({ serviceAppointmentId: id, version }: BookedDrive): Booking {
  return { id, version };
}
