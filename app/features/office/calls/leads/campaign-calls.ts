import * as z from "zod/mini";
import { answerRefusals } from "#app/features/campaigns/refusals.ts";
import { requestCodes } from "#app/features/campaigns/rules/request-states.ts";
import { after, byId, changedRecord, instant, language, recordId, version } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

export const campaignViews = ["open", "confirmed", "closed"] as const;

const campaignRequest = z.object({
  id: z.string(),
  version,
  reference: z.string(),
  code: z.enum(requestCodes),
  campaignTitle: z.string(),
  centerId: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** Its time has begun: it is not confirmed any more. */
  isPast: z.boolean(),
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  language,
  vin: z.string(),
  model: z.string(),
  modelYear: z.nullable(z.number()),
  notes: z.string(),
  answer: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string() })),
});

/** Requests to take part in a campaign that have no appointment of their own, by their time. */
export const listCampaignRequestsCall = defineOfficeCall({
  id: "list-campaign-requests",
  method: "GET",
  path: "/campaign-requests",
  deed: "campaign-request.answer",
  audited: "view",
  query: z.object({ view: z.optional(z.enum(campaignViews)), place: z.optional(recordId), after }),
  answer: z.object({ rows: z.array(campaignRequest), next: z.nullable(z.string()) }),
  refusals: {},
});

export const answerCampaignRequestCall = defineOfficeCall({
  id: "answer-campaign-request",
  method: "POST",
  path: "/campaign-requests/:id/answer",
  deed: "campaign-request.answer",
  ofCustomer: true,
  params: byId,
  body: z.object({
    version,
    answer: z.enum(["CNF", "RJD", "CANC"]),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  answer: changedRecord,
  refusals: answerRefusals,
});
