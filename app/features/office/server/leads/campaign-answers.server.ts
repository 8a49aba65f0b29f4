import {
  answerCampaignRequest,
  type CampaignRequestForStaff,
  campaignRequestsForStaff,
} from "#app/features/campaigns/campaigns.server.ts";
import type { RequestCode } from "#app/features/campaigns/rules/request-states.ts";
import { mayDo } from "#app/features/staff/rules/permissions.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import {
  answerCampaignRequestCall,
  type campaignViews,
  listCampaignRequestsCall,
} from "../../calls/leads/campaign-calls.ts";
import { answerDeed, answerRead } from "../answer-office.server.ts";
import { chosenPlaces } from "./lead-rows.server.ts";

const pageSize = 50;
const codesOf: Readonly<Record<(typeof campaignViews)[number], readonly RequestCode[]>> = {
  open: ["CREA"],
  confirmed: ["CNF"],
  closed: ["RJD", "CANC"],
};

/** Requests to take part in a campaign: read, and answered. */
export const campaignAnswers = [
  answerRead(listCampaignRequestsCall, async ({ query, places, now }) => {
    const { view = "open", place, after } = query;
    const page = await campaignRequestsForStaff(chosenPlaces(places, place), codesOf[view], after, pageSize);
    return succeed({ rows: page.requests.map((one) => rowOf(one, now)), next: page.next ?? null });
  }),

  answerDeed(answerCampaignRequestCall, async ({ trx, params, body, by, now, session }) => {
    const { version, answer, reason } = body;
    const answered = await answerCampaignRequest(trx, { by, id: params.id, version, answer, reason, now });
    if (!answered.ok) return answered;
    const { centerId, changes } = answered.value;
    // A refusal takes back all of it: where a request is only its own deed says.
    if (!mayDo(session.member.grants, "campaign-request.answer", centerId)) return refuse("not-allowed");
    return {
      ...succeed({ id: params.id, version: answered.value.version }),
      audit: { record: { type: "campaign-request", id: params.id, place: centerId }, changes },
    };
  }),
];

function rowOf(request: CampaignRequestForStaff, now: Date) {
  const { id, version, reference, code, campaignTitle, centerId, startsAt, endsAt, answer } = request;
  const { name, phone, email, vin, model, modelYear, notes } = request;
  return {
    ...{ id, version, reference, code, campaignTitle, centerId, name, phone, email, vin, model, modelYear, notes },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isPast: startsAt <= now,
    language: request.language === "ar" ? ("ar" as const) : ("en" as const),
    answer: answer && { by: answer.by, at: answer.at.toISOString(), reason: answer.reason },
  };
}
