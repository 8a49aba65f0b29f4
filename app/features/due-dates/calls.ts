import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { dueKinds } from "./rules/due-items.ts";

const item = z.object({
  id: z.string(),
  kind: z.enum(dueKinds),
  /** The last good day, or the one on which it should be done: YYYY-MM-DD in the importer's zone. */
  day: z.string(),
  /** Whole days from today; negative where it is overdue. */
  daysLeft: z.int(),
  state: z.enum(["overdue", "soon", "later"]),
  vehicleId: z.optional(z.string()),
  /** Model and model year in the requested language, and the plate. */
  vehicle: z.optional(z.string()),
  plate: z.optional(z.string()),
  /** Of a paper of a car that states no plate: the last characters of its VIN. */
  vinEnding: z.optional(z.string()),
  /** Of a paper: the name of its person or company. */
  holder: z.optional(z.string()),
  warrantyType: z.optional(z.string()),
});
export type DueDate = z.output<typeof item>;

const language = z.object({ lang: z.optional(z.enum(["en", "ar"])) });

/** Papers, warranties and services, in the order in which they are due. */
export const listDueDatesCall = defineCall({
  id: "due-dates.list",
  summary: "What comes due for the signed-in customer",
  method: "GET",
  base: "v3",
  path: "/due-dates",
  who: "customer",
  query: language,
  answer: z.object({
    items: z.array(item),
    /** Whether messages go out before these days. */
    messages: z.boolean(),
  }),
  refusals: {},
  failureText: "Failed to fetch due dates",
});

export const chooseDueMessagesCall = defineCall({
  id: "due-dates.messages",
  summary: "Switch messages about due dates on or off",
  method: "PATCH",
  base: "v3",
  path: "/due-dates/messages",
  who: "customer",
  query: language,
  body: z.object({ messages: z.boolean() }),
  answer: z.object({ messages: z.boolean() }),
  refusals: {},
  failureText: "Failed to save the choice",
});

/** For mailboxes, which post their reader's request to the address of a mail's header (RFC 8058). */
export const endDueMessagesCall = defineCall({
  id: "due-dates.messages.end",
  summary: "End messages about due dates with one click in a mailbox",
  method: "POST",
  base: "v3",
  path: "/due-dates/messages/:token/end",
  who: "anyone",
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{24}$/)) }),
  answer: z.object({}),
  refusals: {},
  limit: 60,
});
