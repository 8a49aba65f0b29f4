import * as z from "zod/mini";
import { campaignTermsRefusals } from "#app/features/campaigns/refusals.ts";
import { code, id, instant, lang, promiseKey, servicesList } from "#app/features/scheduling/call-fields.ts";
import { schedulingRefusals, slotRefusals } from "#app/features/scheduling/refusals.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { bookingRefusals } from "./refusals.ts";
import { bookedAppointment, visitFields } from "./visit-fields.ts";

// What a customer does with an appointment that there is, and with a time before it is booked.

/** The version of the appointment that the customer saw; where given, a later one is not overwritten. */
const version = z.optional(z.int().check(z.minimum(1)));
const { vehicleId: _, ...fieldsOfChange } = visitFields.extendedFields.shape;

const change = z.object({
  ...visitFields,
  // An appointment keeps its vehicle.
  extendedFields: z.object({ ...fieldsOfChange, vehicleId: z.optional(id) }),
  appointmentId: id,
  version,
  /** The code that the customer saw; where given, a change is refused if the appointment has another by now. */
  status: z.optional(z.enum(["NEW", "CREA", "CNF"])),
});
const cancellation = z.object({ appointmentId: id, version, status: z.literal("CANC") });

/**
 * Changes an appointment, or cancels it (`status: CANC`). The new hours are taken and the old ones given
 * back together. Allowed up to 24 hours before the start, while no work has begun;
 * within a campaign it stays in the campaign's days and keeps its service.
 */
export const changeAppointmentCall = defineCall({
  id: "services.appointment.change",
  summary: "Change or cancel a service appointment",
  method: "PATCH",
  base: "v3",
  path: "/orders/services/appointment",
  who: "customer",
  query: z.object({ lang }),
  body: z.discriminatedUnion("status", [change, cancellation]),
  answer: bookedAppointment,
  refusals: {
    ...slotRefusals,
    "appointment-not-found": schedulingRefusals["appointment-not-found"],
    "appointment-changed": bookingRefusals["appointment-changed"],
    "too-late-to-change": schedulingRefusals["too-late-to-change"],
    "vehicle-busy": bookingRefusals["vehicle-busy"],
    "campaign-not-found": campaignTermsRefusals["campaign-not-found"],
    "campaign-ended": campaignTermsRefusals["campaign-ended"],
    "reference-not-known": bookingRefusals["reference-not-known"],
  },
  failureText: "Failed to update service appointment",
});

/** Holds a slot for ten minutes; again extends it. A vehicle has one hold: a new one ends the former. */
export const holdSlotCall = defineCall({
  id: "services.hold",
  summary: "Hold a free slot for ten minutes",
  method: "POST",
  base: "v3",
  path: "/orders/services/hold",
  who: "customer",
  limit: 30,
  query: z.object({ lang }),
  body: z.object({
    brand: code,
    serviceTerritoryId: id,
    schedStartTime: instant,
    schedEndTime: instant,
    servicesList,
    vehicleId: id,
    territoryPromiseKey: promiseKey,
    /** An appointment of the customer's that is to be moved: its campaign's hours and last day hold. */
    appointmentId: z.optional(id),
    /** A campaign, whose hours stand in place of the weekdays', until its last day. */
    campaign: z.optional(code),
  }),
  answer: z.object({ heldUntil: z.string() }),
  refusals: {
    ...slotRefusals,
    ...campaignTermsRefusals,
    "hold-not-offered": bookingRefusals["hold-not-offered"],
  },
  failureText: "Failed to hold the selected time",
});

export const releaseHoldCall = defineCall({
  id: "services.hold.release",
  summary: "Give back a held slot",
  method: "DELETE",
  base: "v3",
  path: "/orders/services/hold",
  who: "customer",
  query: z.object({ lang, vehicleId: id }),
  answer: z.null(),
  refusals: {},
  failureText: "Failed to release the held time",
});
