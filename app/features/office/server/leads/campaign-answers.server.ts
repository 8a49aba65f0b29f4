import {
  answerCampaignRequest,
  type CampaignRequestForStaff,
  campaignRequestsForStaff,
  campaignTitles,
  whereaboutsOfRequest,
} from "#app/features/campaigns/campaigns.server.ts";
import type { RequestCode } from "#app/features/campaigns/rules/request-states.ts";
import { mayDo } from "#app/features/staff/rules/permissions.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import {
  answerCampaignRequestCall,
  type campaignViews,
  listCampaignRequestsCall,
} from "../../calls/leads/campaign-calls.ts";
import { answerPreparedDeed, answerRead, listSeen } from "../answer-office.server.ts";
import { chosenPlaces } from "./lead-rows.server.ts";

const pageSize = 50;
const codesOf: Readonly<Record<(typeof campaignViews)[number], readonly RequestCode[]>> = {
  open: ["CREA"],
  confirmed: ["CNF"],
  closed: ["RJD", "CANC"],
};

/** Requests to take part in a campaign: read, and answered. */
export const campaignAnswers = [
  answerRead(listCampaignRequestsCall, async ({ query, places, language, now }) => {
    const { view = "open", place, after } = query;
    const page = await campaignRequestsForStaff(chosenPlaces(places, place), codesOf[view], after, pageSize);
    const titles = await campaignTitles(language);
    const whose = page.requests.map(({ customerId }) => customerId);
    return {
      ...succeed({ rows: page.requests.map((one) => rowOf(one, titles, now)), next: page.next ?? null }),
      audit: listSeen({ type: "campaign-request-list", id: view }, whose),
    };
  }),

  answerPreparedDeed(
    answerCampaignRequestCall,
    async ({ params, session }) => {
      const request = await whereaboutsOfRequest(params.id);
      if (request === undefined) return refuse("campaign-request-not-found");
      const isHere = mayDo(session.member.grants, "campaign-request.answer", request.centerId);
      return isHere ? succeed(request) : refuse("not-allowed");
    },
    async ({ trx, params, body, by, now, prepared: { centerId, customerId } }) => {
      const answered = await answerCampaignRequest(trx, { ...body, by, id: params.id, now });
      if (!answered.ok) return answered;
      const { version, changes } = answered.value;
      return {
        ...succeed({ id: params.id, version }),
        audit: {
          record: { type: "campaign-request", id: params.id, place: centerId },
          changes,
          personId: customerId,
        },
      };
    },
  ),
];

function rowOf(request: CampaignRequestForStaff, titles: ReadonlyMap<string, string>, now: Date) {
  const { id, version, reference, code, campaign, centerId, startsAt, endsAt, answer } = request;
  const campaignTitle = titles.get(campaign) ?? request.campaignTitle;
  const { name, phone, email, vin, model, modelYear, notes } = request;
  return {
    ...{
      id,
      version,
      reference,
      code,
      campaignTitle,
      centerId,
      name,
      phone,
      email,
      vin,
      model,
      modelYear,
      notes,
    },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isPast: startsAt <= now,
    language: request.language === "ar" ? ("ar" as const) : ("en" as const),
    answer: answer && { by: answer.by, at: answer.at.toISOString(), reason: answer.reason },
  };
}
