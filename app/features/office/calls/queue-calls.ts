import * as z from "zod/mini";
import { instant } from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";

/** What may wait for a member of staff. */
export const queueKinds = [
  "to-confirm",
  "late-arrival",
  "overdue-visit",
  "ready-car",
  "call-task",
  "closed-hours",
  "lead",
  "campaign-request",
  "car-link",
  "document",
  "privacy-request",
  "factor-reset",
  "order-to-pick",
  "order-uncollected",
  "order-return",
  "order-refund",
  "order-refund-stuck",
  "order-dispute",
] as const;

export const showQueueCall = defineOfficeCall({
  id: "show-queue",
  method: "GET",
  path: "/queue",
  deed: "signed-in",
  audited: "view",
  /** Of one kind alone: of all of them together only the most urgent are answered. */
  query: z.object({ kind: z.optional(z.enum(queueKinds)) }),
  answer: z.object({
    items: z.array(
      z.object({
        kind: z.enum(queueKinds),
        id: z.string(),
        /** Whom or what it is about, as a name or a plate. */
        title: z.string(),
        detail: z.string(),
        place: z.nullable(z.string()),
        /** Since when it waits, and until when it should be done, where there is such a time. */
        since: instant,
        dueAt: z.nullable(instant),
        isOverdue: z.boolean(),
        /** The screen on which it is done. */
        to: z.string(),
      }),
    ),
    /** All that wait, also those beyond the first of each kind. */
    counts: z.record(z.enum(queueKinds), z.number()),
  }),
  refusals: {},
});
