import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { notFound } from "#app/platform/api/refusals.ts";
import { delayReasons } from "./rules/promise.ts";

const bothLanguages = z.object({ en: z.string(), ar: z.string() });

/** Work that the workshop found and that the customer alone approves. */
const extraWork = z.object({
  title: z.string(),
  lines: z.array(z.object({ description: z.string(), dirhams: z.int() })),
  totalDirhams: z.int(),
  /** The tax that the total contains. */
  taxDirhams: z.int(),
  state: z.enum(["proposed", "approved", "declined", "withdrawn", "expired", "ended"]),
  expiresAt: z.iso.datetime(),
  /** The page at which it is approved or declined; null once it no longer waits for that. */
  path: z.nullable(z.string()),
});

/** A car in the workshop, as its customer sees it. */
export const workshopVisit = z.object({
  appointmentId: z.string(),
  checkedInAt: z.iso.datetime(),
  promisedAt: z.iso.datetime(),
  /** Why it is ready later than promised at first. `note`: as the workshop wrote it. */
  delay: z.nullable(z.object({ reason: z.enum(delayReasons), text: bothLanguages, note: z.string() })),
  /** The legal clock of a warranty job; null for any other. Days are YYYY-MM-DD. */
  substituteCar: z.nullable(
    z.object({
      daysUsed: z.int(),
      daysAllowed: z.int(),
      rightFrom: z.string(),
      hasRight: z.boolean(),
      isNear: z.boolean(),
    }),
  ),
  extraWork: z.array(extraWork),
  /** What is to be paid when the car is collected; null until the workshop has said it. */
  dueDirhams: z.nullable(z.int()),
});
export type WorkshopVisit = z.output<typeof workshopVisit>;

/** Someone else's visit is not found, nor is one whose car has not come or has left. */
export const showVisitCall = defineCall({
  id: "workshop.visits.show",
  summary: "A car in the workshop: when it is ready, and work that waits for approval",
  method: "GET",
  base: "v3",
  path: "/workshop/visits/:appointmentId",
  who: "customer",
  params: z.object({ appointmentId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: workshopVisit,
  refusals: notFound,
  failureText: "Failed to fetch the visit",
});
