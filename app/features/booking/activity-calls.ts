import * as z from "zod/mini";
import { day, id, lang } from "#app/features/scheduling/call-fields.ts";
import { schedulingRefusals } from "#app/features/scheduling/refusals.ts";
import { defineCall } from "#app/platform/api/call.ts";

/** What the customer may do with it now. */
const appointmentActions = z.array(z.enum(["view", "edit", "cancel"]));

/** Something that the customer has going on or behind. Next event first, then what is over, newest first. */
export const activity = z.object({
  id: z.string(),
  type: z.enum(["service", "testDrive", "order", "lead", "document"]),
  /** Back-office code, for example CNF. */
  code: z.string(),
  /** Status text (product/booking.md#statuses), for example `upcoming`; `rules/status-badge.ts` gives its group. */
  status: z.string(),
  title: z.string(),
  /** What the customer says on the phone; appointments have one. */
  reference: z.optional(z.string()),
  at: z.string(),
  endAt: z.optional(z.string()),
  /** Where it happens, in the requested language. */
  location: z.optional(z.string()),
  /** Of the place, in international form. */
  phoneNumber: z.optional(z.string()),
  /** IANA zone in which `at` is to be shown. */
  timeZone: z.optional(z.string()),
  vehicleId: z.optional(z.string()),
  /** Codes joined by semicolons, of a service appointment. */
  serviceTypes: z.optional(z.string()),
  /** Path of its page, of what has one outside of the site's own pages. */
  link: z.optional(z.string()),
  /** Why staff rejected or canceled it, as the message about it said. */
  reason: z.optional(z.string()),
  /** What is to be paid when the car is collected, in dirhams, once staff have said it. */
  dueDirhams: z.optional(z.int()),
  /** Of a test drive whose car went out of service: the start that it lost. Its driver chooses another one. */
  lostAt: z.optional(z.string()),
  actions: appointmentActions,
});
export type Activity = z.output<typeof activity>;

export const listActivitiesCall = defineCall({
  id: "account.activities",
  summary: "The signed-in customer's activities, or those of one vehicle, next event first",
  method: "GET",
  base: "v3",
  path: "/account/activities",
  who: "customer",
  query: z.object({ lang, vehicleId: z.optional(id) }),
  answer: z.array(activity),
  refusals: {},
  failureText: "Failed to fetch activities",
});

/** An existing appointment (product/data.md#appointment). */
export const appointmentDetails = z.object({
  id: z.string(),
  reference: z.string(),
  code: z.string(),
  status: z.string(),
  schedStartTime: z.string(),
  schedEndTime: z.string(),
  /** Of an hour after midnight, while it may be changed: the day on which the center opens for it. */
  openingDay: z.optional(day),
  /** IANA zone in which the times are to be shown. */
  timeZone: z.string(),
  serviceTerritoryId: z.string(),
  /** Codes joined by semicolons. */
  serviceTypes: z.string(),
  vehicleId: z.string(),
  mileage: z.int(),
  serviceNote: z.string(),
  additionalInformation: z.string(),
  locationInfo: z.object({
    latitude: z.number(),
    longitude: z.number(),
    title: z.string(),
    address: z.string(),
    phoneNumber: z.string(),
  }),
  serviceAppointmentAdditionalData: z.object({
    serviceList: z.array(z.object({ typeCode: z.string(), description: z.string() })),
  }),
  /** Why staff rejected or canceled it, as the message about it said. */
  reason: z.optional(z.string()),
  /** Of an appointment within a campaign: what its service costs there in whole riyals; null where it is free. */
  campaign: z.optional(z.object({ serviceCode: z.string(), price: z.nullable(z.int()) })),
  history: z.array(z.object({ code: z.string(), at: z.string() })),
  /** Raised by every move and change; a change may name the one that it saw. */
  version: z.int(),
  actions: appointmentActions,
  /** Path of this site at which it is changed or canceled without signing in, until it is over; absent where there is none. */
  visitPath: z.optional(z.string()),
});
export type AppointmentDetails = z.output<typeof appointmentDetails>;

/** A list of one element; someone else's appointment is not found. */
export const showActivityCall = defineCall({
  id: "account.activities.order",
  summary: "One appointment or order of the signed-in customer, as a list of one element",
  method: "GET",
  base: "v3",
  path: "/account/activities/order",
  who: "customer",
  query: z
    .object({ orderId: z.optional(id), appointmentId: z.optional(id), lang })
    .check(
      z.refine((query) => (query.orderId ?? query.appointmentId) !== undefined, { path: ["appointmentId"] }),
    ),
  answer: z.array(appointmentDetails),
  refusals: { "appointment-not-found": schedulingRefusals["appointment-not-found"] },
  failureText: "Failed to fetch appointment details",
});

/** The same with all that it answers: an order of parts, by its id or number, as it stands among the activities. */
export const showActivityOrOrderCall = defineCall({
  ...showActivityCall,
  answer: z.array(z.union([appointmentDetails, activity])),
});
