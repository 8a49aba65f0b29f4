import * as z from "zod/mini";
import { work } from "#app/features/phone/call-fields.ts";
import { day, id, instant, lang, promiseKey } from "#app/features/scheduling/call-fields.ts";
import { earliestTimes, timeSlot } from "#app/features/scheduling/calls.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { holder, isOneCar, resources, wanted } from "./drive-fields.ts";
import { holdRefusals } from "./refusals.ts";

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
      work,
    })
    .check(isOneCar),
  answer: z.object({ heldUntil: z.string() }),
  refusals: holdRefusals,
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
