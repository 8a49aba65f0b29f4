import * as z from "zod/mini";
import { code, day, id, instant, lang } from "#app/features/scheduling/call-fields.ts";
import { schedulingRefusals, visitRefusals } from "#app/features/scheduling/refusals.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { waitingRefusals } from "./refusals.ts";

// The waiting list: a customer is notified when an earlier slot opens, and it is held for them for half an hour.

const notOffered = { "waiting-list-not-offered": waitingRefusals["waiting-list-not-offered"] };

const waitingEntry = z.object({
  id: z.string(),
  vehicleId: z.string(),
  brand: z.string(),
  servicesList: z.array(z.string()),
  territoryIds: z.array(z.string()),
  /** Only what starts before this instant is earlier. */
  before: z.string(),
  fromDay: z.string(),
  /** What an offer moves; without it an offer books. */
  appointmentId: z.nullable(z.string()),
  /** What is held for the customer now. It is booked, or moved to, with the ordinary calls. */
  offer: z.nullable(
    z.object({
      serviceTerritoryId: z.string(),
      /** In the requested language. */
      centerTitle: z.string(),
      schedStartTime: z.string(),
      schedEndTime: z.string(),
      /** Of an hour after midnight: the day on which the center opens for it. */
      openingDay: z.optional(day),
      timeZone: z.string(),
      offeredUntil: z.string(),
      territoryPromiseKey: z.string(),
    }),
  ),
});
export type WaitingEntry = z.output<typeof waitingEntry>;

export const listWaitingCall = defineCall({
  id: "services.waiting",
  summary: "What the signed-in customer waits for, with open offers",
  method: "GET",
  base: "v3",
  path: "/orders/services/waiting",
  who: "customer",
  query: z.object({ lang }),
  answer: z.array(waitingEntry),
  refusals: notOffered,
  failureText: "Failed to fetch the waiting list",
});

/**
 * A vehicle waits once. A second entry for it replaces the first only where the request names that one (`replaces`);
 * otherwise it is refused with the `waitingId` of the first.
 */
export const joinWaitingListCall = defineCall({
  id: "services.waiting.join",
  summary: "Ask to be told when an earlier slot opens",
  method: "POST",
  base: "v3",
  path: "/orders/services/waiting",
  who: "customer",
  query: z.object({ lang }),
  body: z.object({
    brand: code,
    vehicleId: id,
    servicesList: z.array(code).check(z.minLength(1), z.maxLength(20)),
    territoryIds: z.array(id).check(z.minLength(1), z.maxLength(50)),
    before: instant,
    fromDay: z.optional(day),
    appointmentId: z.optional(id),
    /** The entry of the vehicle that the customer saw, and gives up for this one. */
    replaces: z.optional(id),
  }),
  answer: z.object({ id: z.string() }),
  refusals: {
    ...visitRefusals,
    "appointment-not-found": schedulingRefusals["appointment-not-found"],
    "too-late-to-change": schedulingRefusals["too-late-to-change"],
    "nothing-earlier": waitingRefusals["nothing-earlier"],
    "already-waiting": waitingRefusals["already-waiting"],
    ...notOffered,
  },
  failureText: "Failed to join the waiting list",
});

/** Gives back what is held for the entry, too. An entry that is gone, or another customer's, is ignored. */
export const leaveWaitingListCall = defineCall({
  id: "services.waiting.leave",
  summary: "Leave the waiting list",
  method: "DELETE",
  base: "v3",
  path: "/orders/services/waiting",
  who: "customer",
  query: z.object({ lang, id }),
  answer: z.null(),
  refusals: notOffered,
  failureText: "Failed to leave the waiting list",
});
