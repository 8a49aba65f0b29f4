/** The campaigns' front door: their terms, and how a vehicle takes part by an appointment. */
export {
  answerCampaignRequest,
  provideFreedHours,
} from "./server/answer-request.server.ts";
export {
  type CampaignRefusal,
  type CampaignTerms,
  campaignOfAppointment,
  campaignTerms,
  namedCampaignTerms,
} from "./server/campaign-terms.server.ts";
export { campaignPrice, campaignTitles } from "./server/campaign-titles.server.ts";
export { joinCampaign, moveWithinCampaign } from "./server/join-campaign.server.ts";
export {
  type CampaignRequestForStaff,
  campaignRequestsForStaff,
  countCampaignRequests,
  whereaboutsOfRequest,
} from "./server/list-requests.server.ts";
