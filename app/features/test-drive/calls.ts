import * as z from "zod/mini";
import { code, day, id, instant, lang, note, promiseKey } from "#app/features/scheduling/call-fields.ts";
import { earliestTimes, timeSlot } from "#app/features/scheduling/calls.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { patternText } from "#app/platform/api/pattern-text.ts";
import { driveRefusals, driverRefusals, timeRefusals } from "./refusals.ts";
import { driveCodes } from "./rules/drive-states.ts";
import { licenseCountries } from "./rules/license.ts";

/** A model's id of content, in small letters. */
const car = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80));
const vehicleNo = z.string().check(z.regex(/^[A-Z0-9-]{3,24}$/));
/** What is to be driven: a model by its demo cars, or one used car by its number. One of the two. */
const wanted = { brand: code, car: z.optional(car), vehicleNo: z.optional(vehicleNo) };
const isOneCar = z.refine<{ car?: string | undefined; vehicleNo?: string | undefined }>(
  (body) => (body.car === undefined) !== (body.vehicleNo === undefined),
  { path: ["car"] },
);
/** Demo cars by their ids, where one of several is preferred. */
const resources = z.optional(z.array(id).check(z.minLength(1), z.maxLength(30)));
/** Made by the browser, at random; what it holds is free for it. */
const holder = z.string().check(z.regex(/^[\w-]{22,64}$/));

/** A model that can be driven somewhere. */
const driveCar = z.object({
  /** The id of its content. */
  car: z.string(),
  /** In the requested language. */
  carName: z.string(),
  brand: z.string(),
  showrooms: z.array(z.string()),
});
export type DriveCarAnswer = z.output<typeof driveCar>;

export const listDriveCarsCall = defineCall({
  id: "test-drive.cars",
  summary: "The models that have a demo car at a showroom",
  method: "GET",
  base: "v3",
  path: "/test-drive/cars",
  who: "anyone",
  query: z.object({ brand: code, lang }),
  answer: z.array(driveCar),
  refusals: {},
  failureText: "Failed to fetch test drive cars",
});

/** A showroom, and which cars of the kind stand there. Texts are in the requested language. */
const driveShowroom = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phoneNumber: z.string(),
  /** IANA zone in which all its times are meant. */
  timeZone: z.string(),
  /** Until so many minutes before its start a drive is changed without a call. */
  changeMinutes: z.int(),
  cars: z.array(z.object({ id: z.string(), carName: z.string(), trim: z.string(), color: z.string() })),
});
export type DriveShowroom = z.output<typeof driveShowroom>;

export const listDriveShowroomsCall = defineCall({
  id: "test-drive.locations",
  summary: "The showrooms at which a model or a used car can be driven",
  method: "GET",
  base: "v3",
  path: "/test-drive/locations",
  who: "anyone",
  query: z.object({ ...wanted, lang }).check(isOneCar),
  answer: z.array(driveShowroom),
  refusals: {},
  failureText: "Failed to fetch showrooms",
});

/** The free times of some showrooms. A drive takes 45 minutes. */
export const findDriveSlotsCall = defineCall({
  id: "test-drive.slots",
  summary: "Free times for a test drive",
  method: "POST",
  base: "v3",
  path: "/test-drive/slots",
  who: "either",
  reads: true,
  body: z
    .object({
      ...wanted,
      territoryIds: z.array(id).check(z.minLength(1), z.maxLength(50)),
      resources,
      startTime: instant,
      endTime: instant,
      /** The browser's own, if it may hold a time. */
      holder: z.optional(holder),
      /** A drive of the customer's that is to be moved: its own hour counts as free. */
      appointmentId: z.optional(id),
    })
    .check(isOneCar),
  answer: z.array(timeSlot),
  refusals: {},
  failureText: "Failed to fetch available slots",
});

export const findEarliestDrivesCall = defineCall({
  id: "test-drive.earliest",
  summary: "The earliest test drive at each showroom, and the free times of each day",
  method: "POST",
  base: "v3",
  path: "/test-drive/earliest",
  who: "either",
  reads: true,
  body: z.object({ ...wanted, resources, near: z.optional(day), holder: z.optional(holder) }).check(isOneCar),
  answer: earliestTimes,
  refusals: {},
  failureText: "Failed to fetch available slots",
});

/** Holds a time for ten minutes; again extends it. A browser holds one time. */
export const holdDriveCall = defineCall({
  id: "test-drive.hold",
  summary: "Hold a free time for ten minutes",
  method: "POST",
  base: "v3",
  path: "/test-drive/hold",
  who: "either",
  limit: 20,
  query: z.object({ lang }),
  body: z
    .object({
      ...wanted,
      serviceTerritoryId: id,
      schedStartTime: instant,
      resources,
      territoryPromiseKey: promiseKey,
      holder,
    })
    .check(isOneCar),
  answer: z.object({ heldUntil: z.string() }),
  refusals: timeRefusals,
  failureText: "Failed to hold the selected time",
});

export const releaseDriveHoldCall = defineCall({
  id: "test-drive.hold.release",
  summary: "Give back a held time",
  method: "DELETE",
  base: "v3",
  path: "/test-drive/hold",
  who: "either",
  query: z.object({ lang, holder }),
  answer: z.null(),
  refusals: {},
  failureText: "Failed to release the held time",
});

const driver = {
  firstName: patternText("name"),
  lastName: patternText("name"),
  mobile: patternText("phone"),
  email: z.optional(patternText("email")),
  /** Proof that the number was confirmed, and the browser that did; customers with their own number need none. */
  phoneProof: z.optional(z.object({ proof: z.string().check(z.maxLength(400)), browser: holder })),
  notes: note,
  marketingConsent: z._default(z.boolean(), false),
};

const bookedDrive = z.object({
  /** As analytics names it. */
  serviceAppointmentId: z.string(),
  reference: z.string(),
  code: z.enum(driveCodes),
  status: z.string(),
  schedStartTime: z.string(),
  schedEndTime: z.string(),
  /** The path of the page of this drive alone, for visitors; absent for customers, who have a dashboard. */
  link: z.optional(z.string()),
});
export type BookedDrive = z.output<typeof bookedDrive>;

export const createDriveCall = defineCall({
  id: "test-drive.appointment",
  summary: "Book a test drive",
  method: "POST",
  base: "v3",
  path: "/test-drive/appointment",
  who: "either",
  query: z.object({ lang }),
  body: z
    .object({
      ...wanted,
      ...driver,
      serviceTerritoryId: id,
      schedStartTime: instant,
      resources,
      territoryPromiseKey: promiseKey,
      holder: z.optional(holder),
      license: z.object({
        country: z.enum(licenseCountries),
        validUntil: day,
        isOfAge: z.boolean(),
      }),
    })
    .check(isOneCar),
  answer: bookedDrive,
  refusals: { ...timeRefusals, ...driverRefusals },
  failureText: "Failed to book the test drive",
});

/** Where no car or time is free a request is left; the showroom calls back. It is a lead. */
export const requestDriveCall = defineCall({
  id: "test-drive.task",
  summary: "Leave a request for a test drive without a time",
  method: "POST",
  base: "v3",
  path: "/test-drive/task",
  who: "either",
  query: z.object({ lang }),
  body: z.object({ ...wanted, ...driver, serviceTerritoryId: z.optional(id) }).check(isOneCar),
  answer: z.object({ taskId: z.string(), reference: z.string(), link: z.optional(z.string()) }),
  refusals: {
    "drive-pending": driveRefusals["drive-pending"],
    "phone-not-confirmed": driveRefusals["phone-not-confirmed"],
    "car-not-available": driveRefusals["car-not-available"],
    "showroom-not-found": driveRefusals["showroom-not-found"],
  },
  failureText: "Failed to send the request",
});

const version = z.int().check(z.minimum(1));

/** Moves a drive to another time, or cancels it. The new hour is taken and the old one given back together. */
export const changeDriveCall = defineCall({
  id: "test-drive.appointment.change",
  summary: "Move or cancel a test drive",
  method: "PATCH",
  base: "v3",
  path: "/test-drive/appointment",
  who: "customer",
  query: z.object({ lang }),
  body: z.discriminatedUnion("status", [
    z.object({
      status: z.optional(z.enum(["requested", "confirmed"])),
      appointmentId: id,
      version,
      serviceTerritoryId: id,
      schedStartTime: instant,
      territoryPromiseKey: promiseKey,
    }),
    z.object({ status: z.literal("canceled"), appointmentId: id, version }),
  ]),
  answer: bookedDrive,
  refusals: {
    ...timeRefusals,
    "drive-not-found": driveRefusals["drive-not-found"],
    "drive-changed": driveRefusals["drive-changed"],
    "too-late-to-change": driveRefusals["too-late-to-change"],
    "license-not-valid": driveRefusals["license-not-valid"],
  },
  failureText: "Failed to change the test drive",
});
