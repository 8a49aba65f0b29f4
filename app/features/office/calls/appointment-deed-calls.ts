import * as z from "zod/mini";
import type { Deed } from "#app/features/staff/rules/permissions.ts";
import { mostDirhams } from "#app/features/workshop/rules/extra-work.ts";
import type { MoveName } from "../rules/move-names.ts";
import { appointmentRefusals } from "./appointment-refusals.ts";
import {
  byId,
  centerParams,
  changedRecord,
  code,
  instant,
  language,
  reason,
  recordId,
  version,
} from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";

/** A move of an appointment: each has a deed of its own, since roles differ in it. */
function defineMove<const Id extends string>(id: Id, deed: Deed) {
  return defineOfficeCall({
    id,
    method: "POST",
    path: `/appointments/:id/${id}`,
    deed,
    ofCustomer: true,
    params: byId,
    body: z.object({
      version,
      to: code,
      reason: z.optional(reason),
      /** With the move to PPY: what the customer pays when the car is collected. */
      dueDirhams: z.optional(z.int().check(z.minimum(0), z.maximum(mostDirhams))),
    }),
    answer: changedRecord,
    refusals: appointmentRefusals,
  });
}

export const moveCalls = {
  confirm: defineMove("confirm", "appointment.confirm"),
  reject: defineMove("reject", "appointment.reject"),
  cancel: defineMove("cancel", "appointment.cancel"),
  "check-in": defineMove("check-in", "appointment.check-in"),
  work: defineMove("work", "appointment.work"),
  "hand-over": defineMove("hand-over", "appointment.hand-over"),
  "no-show": defineMove("no-show", "appointment.no-show"),
} as const satisfies Readonly<Record<MoveName, unknown>>;

/** Takes back the last step of staff, within its minute. Who may not make that step is refused. */
export const undoCall = defineOfficeCall({
  id: "undo",
  method: "POST",
  path: "/appointments/:id/undo",
  deed: "appointment.view",
  ofCustomer: true,
  params: byId,
  body: z.object({ version }),
  answer: changedRecord,
  refusals: appointmentRefusals,
});

export const rescheduleCall = defineOfficeCall({
  id: "reschedule",
  method: "POST",
  path: "/appointments/:id/reschedule",
  deed: "appointment.reschedule",
  ofCustomer: true,
  params: byId,
  body: z.object({
    version,
    startsAt: instant,
    centerId: z.optional(recordId),
    bay: z.optional(z.int()),
    /** Another bay alone, at the same time: also of a car that stands in the workshop. */
    isSamePlace: z.optional(z.boolean()),
    /** Hours that the visit takes, where it grows. */
    hours: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  }),
  answer: changedRecord,
  refusals: appointmentRefusals,
});

export const bookCall = defineOfficeCall({
  id: "book",
  method: "POST",
  path: "/centers/:center/bookings",
  deed: "appointment.book",
  ofCustomer: true,
  params: centerParams,
  body: z.object({
    kind: z.enum(["walk-in", "phone"]),
    startsAt: instant,
    serviceCodes: z.array(z.string()).check(z.minLength(1)),
    person: z.union([
      z.object({ customerId: recordId }),
      z.object({
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
        phone: z.string(),
        language,
      }),
    ]),
    car: z.union([
      z.object({ vehicleId: recordId }),
      z.object({
        plate: z.string().check(z.trim(), z.minLength(1), z.maxLength(12)),
        modelName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
      }),
    ]),
    notes: z.string().check(z.maxLength(1024)),
    checkIn: z.boolean(),
  }),
  answer: z.object({ id: z.string(), reference: z.string(), code, version }),
  refusals: appointmentRefusals,
});
