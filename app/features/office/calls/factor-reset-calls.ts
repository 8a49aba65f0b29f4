import * as z from "zod/mini";
import { resetRefusals } from "#app/features/account/refusals.ts";
import { identityPapers, resetStates } from "#app/features/account/rules/factor-reset.ts";
import { byId, changedRecord, recordId, version } from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";

export const factorReset = z.object({
  id: z.string(),
  version: z.number(),
  state: z.enum(resetStates),
  paper: z.enum(identityPapers),
  /** The last four characters of its number. */
  paperEnd: z.string(),
  requestedBy: z.string(),
  requestedAt: z.string(),
  answeredBy: z.nullable(z.string()),
  /** The reader requested it, so a colleague answers. */
  isOwn: z.boolean(),
});

/** Whether a customer has a second factor, and who reset it in the last days. */
export const listFactorResetsCall = defineOfficeCall({
  id: "list-factor-resets",
  method: "GET",
  path: "/people/:id/factor-resets",
  deed: "factor-reset.view",
  audited: "view",
  params: byId,
  answer: z.object({ hasFactor: z.boolean(), resets: z.array(factorReset) }),
  refusals: {},
});

/** Requests that a lost second factor is removed, by an identity paper whose original was seen. */
export const requestFactorResetCall = defineOfficeCall({
  id: "request-factor-reset",
  method: "POST",
  path: "/people/:customer/factor-resets",
  deed: "factor-reset.request",
  ofCustomer: true,
  params: z.object({ customer: recordId }),
  body: z.object({
    paper: z.enum(identityPapers),
    paperEnd: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4}$/)),
    /** That the original was seen, and whose face it shows. */
    isSeen: z.literal(true),
  }),
  answer: changedRecord,
  refusals: resetRefusals,
});

/** Another member of staff does it, or declines. */
export const answerFactorResetCall = defineOfficeCall({
  id: "answer-factor-reset",
  method: "POST",
  path: "/people/:customer/factor-resets/:id/answer",
  deed: "factor-reset.answer",
  ofCustomer: true,
  params: z.object({ customer: recordId, id: recordId }),
  body: z.object({ version, answer: z.enum(["done", "declined"]) }),
  answer: changedRecord,
  refusals: resetRefusals,
});
