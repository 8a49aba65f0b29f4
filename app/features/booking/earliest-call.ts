import * as z from "zod/mini";
import { code, day, id, servicesList } from "#app/features/scheduling/call-fields.ts";
import { earliestTimes } from "#app/features/scheduling/calls.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { findFreeSlotsCall } from "./calls.ts";

/**
 * The whole horizon of all centers in one small answer: of each center its first free time, in order of time and then
 * of the importer's list, and how many times each day has. With `near` instead of the first times those of the nearest
 * days with any, up to that day and from it on. Only what is offered by name is promised: the slots of a day come
 * from `services.slots`, which over three months would be a hundred times as large.
 */
export const findEarliestCall = defineCall({
  id: "services.earliest",
  summary: "The earliest free time of each service center, and the free times of each day",
  method: "POST",
  base: "v3",
  path: "/orders/services/earliest",
  who: "customer",
  reads: true,
  body: z.object({
    brand: code,
    territoryIds: z.array(id).check(z.minLength(1), z.maxLength(50)),
    servicesList,
    vehicleId: id,
    /** An appointment of the customer's that is to be moved: its own hours count as free. */
    appointmentId: z.optional(id),
    near: z.optional(day),
    /** A campaign, whose hours stand in place of the weekdays'; nothing is free after its last day. */
    campaign: z.optional(code),
  }),
  answer: earliestTimes,
  refusals: findFreeSlotsCall.refusals,
  failureText: "Failed to fetch available slots",
});
