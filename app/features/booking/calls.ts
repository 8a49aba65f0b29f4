import * as z from "zod/mini";
import { campaignRefusals, campaignTermsRefusals } from "#app/features/campaigns/refusals.ts";
import { code, day, id, lang, servicesList } from "#app/features/scheduling/call-fields.ts";
import { timeSlot } from "#app/features/scheduling/calls.ts";
import { slotRefusals, visitRefusals } from "#app/features/scheduling/refusals.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { bookingRefusals } from "./refusals.ts";
import { bookedAppointment, visitFields } from "./visit-fields.ts";

// Booking a service; changes stand in `change-calls.ts`, what became of bookings in `activity-calls.ts`.

/**
 * Free slots, ordered by time. `startTime` and `endTime` are midnight UTC: they name the first and the last calendar
 * day in the centers' zone, both included.
 */
export const findFreeSlotsCall = defineCall({
  id: "services.slots",
  summary: "Free slots of some service centers between two days",
  method: "POST",
  base: "v3",
  path: "/orders/services/slots",
  who: "customer",
  reads: true,
  body: z.object({
    brand: code,
    startTime: z.iso.datetime(),
    endTime: z.iso.datetime(),
    territoryIds: z.array(id).check(z.minLength(1), z.maxLength(50)),
    servicesList,
    vehicleId: id,
    /** An appointment of the customer's that is to be moved: its own hours count as free. */
    appointmentId: z.optional(id),
    /** A campaign, whose hours stand in place of the weekdays'; nothing is free after its last day. */
    campaign: z.optional(code),
  }),
  answer: z.array(timeSlot),
  refusals: {
    ...campaignTermsRefusals,
    ...visitRefusals,
  },
  failureText: "Failed to fetch available slots",
});

/**
 * Books a slot and ends the customer's hold for the vehicle. VIN, plate and model are taken from our own record,
 * whatever the body says. A lost slot answers 409 with `alternatives`: the three nearest free slots, each a time slot
 * with a fresh promise. A vehicle has one request at a time that waits for its center: a second one answers 409 with its
 * `appointmentId`. Nor is it at two places at one time, or booked more often ahead than the importer lets it
 * (`too-many-appointments`, with that number as `most`). With a `campaign` the vehicle takes part in it, once, and a second time is refused in the same way.
 */
export const createAppointmentCall = defineCall({
  id: "services.appointment.create",
  summary: "Book a service appointment",
  method: "POST",
  base: "v3",
  path: "/orders/services/appointment",
  who: "customer",
  query: z.object({ lang }),
  body: z.object({ ...visitFields, campaign: z.optional(code) }),
  answer: bookedAppointment,
  refusals: {
    ...slotRefusals,
    "duplicate-appointment": bookingRefusals["duplicate-appointment"],
    "vehicle-busy": bookingRefusals["vehicle-busy"],
    "too-many-appointments": bookingRefusals["too-many-appointments"],
    ...campaignRefusals,
    "reference-not-known": bookingRefusals["reference-not-known"],
  },
  failureText: "Failed to create service appointment",
});

/** What a booking's mileage is compared with. Null without a reading, as for a vehicle of someone else. */
export const showOdometerCall = defineCall({
  id: "services.odometer",
  summary: "The last odometer reading of a vehicle of the customer's",
  method: "GET",
  base: "v3",
  path: "/orders/services/odometer",
  who: "customer",
  /** `appointmentId`: the appointment that is changed, whose own reading does not count. */
  query: z.object({ lang, vehicleId: id, appointmentId: z.optional(id) }),
  answer: z.object({ lastReading: z.nullable(z.object({ kilometers: z.int(), day })) }),
  refusals: {},
  failureText: "Failed to fetch the last reading",
});
