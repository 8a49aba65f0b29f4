import * as z from "zod/mini";
import { phoneProof } from "#app/features/phone/call-fields.ts";
import { day, id, instant, lang, note, promiseKey } from "#app/features/scheduling/call-fields.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { patternText } from "#app/platform/api/pattern-text.ts";
import { holder, isOneCar, resources, wanted } from "./drive-fields.ts";
import { driveRefusals, driverRefusals, timeRefusals } from "./refusals.ts";
import { driveCodes } from "./rules/drive-states.ts";
import { licenseCountries } from "./rules/license.ts";

const driver = {
  firstName: patternText("name"),
  lastName: patternText("name"),
  mobile: patternText("phone"),
  email: z.optional(patternText("email")),
  /** Customers with their own number need none. */
  phoneProof: z.optional(phoneProof),
  notes: note,
  marketingConsent: z._default(z.boolean(), false),
};

const bookedDrive = z.object({
  /** As analytics names it. */
  serviceAppointmentId: z.string(),
  reference: z.string(),
  /** What the next change has to say. */
  version: z.number(),
  code: z.enum(driveCodes),
  status: z.string(),
  schedStartTime: z.string(),
  schedEndTime: z.string(),
  /** The car that is reserved; absent once the drive is canceled. */
  resource: z.optional(z.object({ id: z.string(), trim: z.string(), color: z.string() })),
  /** Until this instant it is moved or canceled without a call; absent where it is too late, or canceled. */
  changeUntil: z.optional(z.string()),
  /** The path of the page of this drive alone. */
  link: z.string(),
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
  answer: z.object({ taskId: z.string(), reference: z.string(), link: z.string() }),
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
