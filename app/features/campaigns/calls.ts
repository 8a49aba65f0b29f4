import * as z from "zod/mini";
import { code, id, instant, lang, longestNote } from "#app/features/scheduling/call-fields.ts";
import { schedulingRefusals } from "#app/features/scheduling/refusals.ts";
import { cleanLine } from "#app/lib/text/clean-text.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { patternText } from "#app/platform/api/pattern-text.ts";
import { campaignRefusals, campaignTermsRefusals, requestRefusals } from "./refusals.ts";

/** A line of words. */
const shownName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.regex(/^\P{Cc}*$/u));

/**
 * The campaign request (product/campaigns.md#request) with the contact fields of its form. The form checks itself by
 * this schema, so that browser and server cannot differ.
 */
export const campaignRequestBody = z.object({
  brand: code,
  /** By its name in addresses; `ac` is understood too. */
  campaign: code,
  campaignTitle: shownName,
  fullName: patternText("name"),
  phone: patternText("phone"),
  email: z.optional(patternText("email")),
  /** The VIN as it stands on the registration card. */
  vhvin: patternText("vin"),
  modelOfInterest: shownName,
  /** Required where the campaign says so. */
  modelYear: z.optional(z.string().check(z.overwrite(cleanLine), z.regex(/^(19|20)\d\d$/))),
  territoryId: id,
  serviceCenterName: shownName,
  startTime: instant,
  additionalNotes: z._default(z.string().check(z.trim(), z.maxLength(longestNote)), ""),
});

/** The hours that are free for a campaign at a center, until its last day: nothing else is offered by its form. */
export const findCampaignTimesCall = defineCall({
  id: "services.campaign-times",
  summary: "Free hours of a service center for a campaign",
  method: "GET",
  base: "v3",
  path: "/orders/services/campaign-times",
  who: "customer",
  query: z.object({ brand: code, campaign: code, territoryId: id, lang }),
  answer: z.array(z.object({ startTime: z.string(), endTime: z.string() })),
  refusals: {
    "center-not-found": schedulingRefusals["center-not-found"],
    "service-not-offered": schedulingRefusals["service-not-offered"],
    "brand-not-served": schedulingRefusals["brand-not-served"],
    "campaign-request-not-offered": requestRefusals["campaign-request-not-offered"],
    ...campaignTermsRefusals,
  },
  failureText: "Failed to fetch available slots",
});

/**
 * Requests a visit within a campaign, for a vehicle that is in no account. The hours are taken at once and a call
 * confirms them; a lost slot answers 409 with `alternatives`, as a booking does. One at a time for a VIN in a campaign.
 */
export const requestCampaignCall = defineCall({
  id: "services.campaign-request",
  summary: "Ask for a visit within a service campaign",
  method: "POST",
  base: "v3",
  path: "/orders/services/campaign-request",
  who: "customer",
  query: z.object({ lang }),
  body: campaignRequestBody,
  answer: z.object({ id: z.string(), reference: z.string(), endTime: z.string() }),
  refusals: {
    "center-not-found": schedulingRefusals["center-not-found"],
    "service-not-offered": schedulingRefusals["service-not-offered"],
    "brand-not-served": schedulingRefusals["brand-not-served"],
    "slot-taken": schedulingRefusals["slot-taken"],
    "too-many-campaign-requests": requestRefusals["too-many-campaign-requests"],
    "campaign-request-not-offered": requestRefusals["campaign-request-not-offered"],
    ...campaignRefusals,
  },
  failureText: "Failed to send the campaign request",
});
