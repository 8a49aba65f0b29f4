import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { code, day, joinedCodes, lang } from "./call-fields.ts";

/** One service. `label` is in the requested language; codes containing `gr` are repairs. */
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

/** A span of opening hours, `HH:mm` in the center's zone. An end at or before the start is on the next day. */
export const timing = z.object({ start: z.string(), end: z.string() });
export type Timing = z.output<typeof timing>;
const timings = z.array(timing);

/** A service center, or territory (product/data.md#service-center). Texts are in the requested language. */
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
  /** Absent where the center is closed on Fridays. */
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

/** A free time, with the centers that have it and each center's signed promise (opaque, good for ten minutes). */
export const timeSlot = z.object({
  startTime: z.string(),
  endTime: z.string(),
  /** Of an hour after midnight: the calendar day on which the center opened, to which the hour belongs. */
  openingDay: z.optional(day),
  territories: z.array(z.object({ id: z.string(), territoryPromiseKey: z.string() })),
});
export type TimeSlot = z.output<typeof timeSlot>;

/** A free time of one place, with its promise (opaque, good for ten minutes). */
export const offer = z.object({
  centerId: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  /** The calendar day on which the place opens for it: of an hour after midnight the day before. */
  day,
  territoryPromiseKey: z.string(),
});
export type Offer = z.output<typeof offer>;

/** A day and how many times are free on it, all places together. */
export const dayCount = z.object({ day, times: z.int() });
export type DayCount = z.output<typeof dayCount>;
/** First times of all places, and how many times each day has. */
export const earliestTimes = z.object({ offers: z.array(offer), days: z.array(dayCount) });

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
