import { defineRefusals } from "#app/platform/api/refusals.ts";

/** The campaigns' part of the error catalogue (product/api.md#known-messages). */
export const requestRefusals = defineRefusals({
  "campaign-request-not-offered": {
    status: 409,
    en: "Campaign requests are not taken here. Please call us.",
    ar: "لا تُستقبل طلبات الحملات هنا. يُرجى الاتصال بنا.",
  },
  "campaign-not-found": {
    status: 404,
    en: "We could not find this campaign.",
    ar: "لم نعثر على هذه الحملة.",
  },
  "campaign-ended": {
    status: 409,
    en: "This campaign has ended. You can still book a normal appointment.",
    ar: "انتهت هذه الحملة، ويمكنك حجز موعد عادي.",
  },
  "campaign-pending": {
    status: 409,
    en: "Campaign request already pending",
    ar: "يوجد طلب قائم لهذه الحملة",
  },
  "too-many-campaign-requests": {
    status: 409,
    en: "You have several requests with us already. Please call us for more vehicles.",
    ar: "لديك عدة طلبات قائمة لدينا. يُرجى الاتصال بنا لإضافة سيارات أخرى.",
  },
  "vehicle-not-eligible": {
    status: 422,
    en: "This vehicle is not eligible for the campaign.",
    ar: "لا تشمل الحملة هذه السيارة.",
  },
});

/** Why no times are offered within a campaign. */
export const campaignTermsRefusals = {
  "campaign-not-found": requestRefusals["campaign-not-found"],
  "campaign-ended": requestRefusals["campaign-ended"],
};

/** Why a vehicle cannot take part in a campaign. */
export const campaignRefusals = {
  ...campaignTermsRefusals,
  "campaign-pending": requestRefusals["campaign-pending"],
  "vehicle-not-eligible": requestRefusals["vehicle-not-eligible"],
};

/** Why an answer of staff to a campaign request is refused. `changed-meanwhile` is the office's own. */
export const answerRefusals = defineRefusals({
  "campaign-request-not-found": {
    status: 404,
    en: "This campaign request is no longer here.",
    ar: "لم يعد طلب الحملة هذا موجوداً.",
  },
  "campaign-answer-not-possible": {
    status: 409,
    en: "This request has been answered already, or its time has passed.",
    ar: "سبق الرد على هذا الطلب، أو انقضى موعده.",
  },
});
