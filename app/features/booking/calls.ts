import * as z from "zod/mini";
import {
  bookedAppointment,
  code,
  day,
  id,
  joinedCodes,
  lang,
  servicesList,
  visitFields,
} from "#app/features/scheduling/call-fields.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { bookingRefusals, campaignRefusals, campaignTermsRefusals, slotRefusals } from "./refusals.ts";

// Booking a service; changes stand in `change-calls.ts`, what became of bookings in `activity-calls.ts`.

/** One service. `label` stands in the language asked for; codes containing `gr` are repairs. */
const serviceType = z.object({
  typeCode: z.string(),
  /** English. */
  typeDescription: z.string(),
  typeDescriptionAr: z.string(),
  label: z.string(),
  /** How long it takes; a visit takes an hour, and what its services take beyond one each. */
  hours: z.optional(z.int()),
});

/** A group of services: one choice of Periodic Maintenance, any number of General Repair. */
export const serviceCategory = z.object({
  name: z.enum(["Periodic Maintenance", "General Repair"]),
  label: z.string(),
  serviceTypes: z.array(serviceType),
});
export type ServiceCategory = z.output<typeof serviceCategory>;

export const listServiceCategoriesCall = defineCall({
  id: "services.categories",
  summary: "The services offered for a model, grouped by category",
  method: "GET",
  base: "v3",
  path: "/orders/services/categories",
  who: "customer",
  query: z.object({ modelCode: code, makeCode: code, lang }),
  answer: z.array(serviceCategory),
  refusals: {},
  failureText: "Failed to fetch service categories",
});

/** A span of opening hours, `HH:mm` in the centre's zone. An end at or before the start is on the next day. */
export const timing = z.object({ start: z.string(), end: z.string() });
export type Timing = z.output<typeof timing>;
const timings = z.array(timing);

/** A service centre, or territory (product/data.md#service-center). Texts stand in the language asked for. */
export const serviceCenter = z.object({
  id: z.string(),
  Name: z.string(),
  External_Id__c: z.string(),
  aemId: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  City: z.string(),
  Street: z.string(),
  title: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  /** IANA zone in which all its hours are meant, for example Asia/Qatar. */
  timeZone: z.string(),
  sundayTimings: timings,
  mondayTimings: timings,
  tuesdayTimings: timings,
  wednesdayTimings: timings,
  thursdayTimings: timings,
  /** Absent where the centre is closed on Fridays. */
  fridayTimings: z.optional(timings),
  saturdayTimings: timings,
  /**
   * Dated hours that replace the weekday's: Ramadan, Eid, closures (no timings). Both days belong to it.
   * Those of the bookable days are listed; of two for one day the later listed holds.
   */
  specialTimings: z.array(z.object({ from: day, to: day, reason: z.string(), timings })),
});
export type ServiceCenter = z.output<typeof serviceCenter>;

export const listServiceCentersCall = defineCall({
  id: "services.centers",
  summary: "The service centers that offer the chosen services for a model",
  method: "GET",
  base: "v3",
  path: "/common/locations/services",
  who: "anyone",
  query: z.object({
    brand: code,
    lang,
    modelCode: z.optional(code),
    makeCode: z.optional(code),
    serviceTypes: z.optional(joinedCodes),
    /** `ac` or the name of a campaign: while it runs, the centers that do its work, with their hours for it. */
    campaign: z.optional(code),
  }),
  answer: z.array(serviceCenter),
  refusals: {},
  failureText: "Failed to fetch service centers",
});

/** A free time, with the centres that have it and each centre's signed promise (opaque, good for ten minutes). */
export const timeSlot = z.object({
  startTime: z.string(),
  endTime: z.string(),
  /** Of an hour after midnight: the calendar day on which the centre opened, to which the hour belongs. */
  openingDay: z.optional(day),
  territories: z.array(z.object({ id: z.string(), territoryPromiseKey: z.string() })),
});
export type TimeSlot = z.output<typeof timeSlot>;

/**
 * Free slots, ordered by time. `startTime` and `endTime` are midnight UTC: they name the first and the last calendar
 * day in the centres' zone, both included.
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
    "vehicle-not-found": bookingRefusals["vehicle-not-found"],
    "center-not-found": bookingRefusals["center-not-found"],
    "service-not-offered": bookingRefusals["service-not-offered"],
    "brand-not-served": bookingRefusals["brand-not-served"],
  },
  failureText: "Failed to fetch available slots",
});

const nextFreeAppointment = z.object({
  startTime: z.string(),
  center: z.object({ id: z.string(), title: z.string() }),
  /** IANA zone in which the time is meant. */
  timeZone: z.string(),
});
export type NextFreeAppointment = z.output<typeof nextFreeAppointment>;

/** For everybody: the earliest hour that is free for periodic maintenance at any center; null where none is near. */
export const findNextFreeCall = defineCall({
  id: "services.next-free",
  summary: "The next free service appointment of all centers",
  method: "GET",
  base: "v3",
  path: "/orders/services/next-free",
  who: "anyone",
  query: z.object({ brand: code, lang }),
  answer: z.nullable(nextFreeAppointment),
  refusals: {},
  failureText: "Failed to fetch the next free appointment",
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
