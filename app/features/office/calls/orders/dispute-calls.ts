import * as z from "zod/mini";
import { recordId, version } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";
import { refundDeed } from "./refund-deed.ts";

/** As much as gateways take of it. */
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** One of which staff heard outside the program, where the gateway's API has none. */
export const recordDisputeCall = defineOfficeCall({
  ...refundDeed,
  id: "record-dispute",
  path: "/orders/:id/disputes",
  body: z.object({
    version,
    number: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    amount: z.int().check(z.gte(1)),
    reason: text,
    /** The last day to answer, YYYY-MM-DD in the importer's zone. */
    respondBy: z.nullable(z.iso.date()),
  }),
});

export const acceptDisputeCall = defineOfficeCall({
  ...refundDeed,
  id: "accept-dispute",
  path: "/orders/:id/accept-dispute",
  body: z.object({ version, disputeId: recordId }),
});

export const answerDisputeCall = defineOfficeCall({
  ...refundDeed,
  id: "answer-dispute",
  path: "/orders/:id/answer-dispute",
  body: z.object({ version, disputeId: recordId, text }),
});

export const closeDisputeCall = defineOfficeCall({
  ...refundDeed,
  id: "close-dispute",
  path: "/orders/:id/close-dispute",
  body: z.object({ version, disputeId: recordId, outcome: z.enum(["won", "lost"]) }),
});
