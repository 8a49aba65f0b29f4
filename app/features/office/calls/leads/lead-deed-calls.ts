import * as z from "zod/mini";
import { callOutcomes, lostReasons } from "#app/features/leads/rules/lead-states.ts";
import { byId, changedRecord, instant, reason, recordId, version } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";
import { leadRefusals } from "./lead-refusals.ts";

export const takeLeadCall = defineOfficeCall({
  id: "take-lead",
  method: "POST",
  path: "/leads/:id/take",
  deed: "lead.answer",
  ofCustomer: true,
  params: byId,
  body: z.object({ version }),
  answer: changedRecord,
  refusals: leadRefusals,
});

export const assignLeadCall = defineOfficeCall({
  id: "assign-lead",
  method: "POST",
  path: "/leads/:id/assign",
  deed: "lead.assign",
  ofCustomer: true,
  params: byId,
  body: z.object({ version, to: recordId }),
  answer: changedRecord,
  refusals: leadRefusals,
});

/** What a call to the person came to. */
export const recordCallCall = defineOfficeCall({
  id: "record-call",
  method: "POST",
  path: "/leads/:id/call",
  deed: "lead.answer",
  ofCustomer: true,
  params: byId,
  body: z.object({
    version,
    outcome: z.enum(callOutcomes),
    /** With `call-later`. */
    callAt: z.optional(instant),
    /** With `lost`. */
    lostReason: z.optional(z.enum(lostReasons)),
    note: z.optional(reason),
  }),
  answer: changedRecord,
  refusals: leadRefusals,
});

export const reopenLeadCall = defineOfficeCall({
  id: "reopen-lead",
  method: "POST",
  path: "/leads/:id/reopen",
  deed: "lead.answer",
  ofCustomer: true,
  params: byId,
  body: z.object({ version }),
  answer: changedRecord,
  refusals: leadRefusals,
});

export const markDuplicateCall = defineOfficeCall({
  id: "mark-duplicate",
  method: "POST",
  path: "/leads/:id/duplicate",
  deed: "lead.answer",
  ofCustomer: true,
  params: byId,
  body: z.object({ version, of: recordId }),
  answer: changedRecord,
  refusals: leadRefusals,
});

/** Offers it to the CRM again at once. */
export const retryHandOverCall = defineOfficeCall({
  id: "retry-hand-over",
  method: "POST",
  path: "/leads/:id/hand-over",
  deed: "lead.answer",
  ofCustomer: true,
  params: byId,
  answer: changedRecord,
  refusals: leadRefusals,
});
