import { defineWords } from "#app/i18n/words.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import { findCampaignTimesCall, requestCampaignCall } from "./calls.ts";
import "./server/forget-campaign-requests.server.ts";
import { instantOf } from "#app/features/scheduling/rules/instants.ts";
import { hasOwnCalendar } from "#app/features/scheduling/scheduling.server.ts";
import "./server/personal-data.server.ts";
import { findCampaignTimes } from "./server/find-campaign-times.server.ts";
import { requestCampaign } from "./server/request-campaign.server.ts";

const messages = defineWords({
  requested: {
    en: "Your request has been sent. We will call you to confirm the time.",
    ar: "أُرسل طلبك، وسنتصل بك لتأكيد الموعد.",
  },
});

export const campaignsApi = callRoutes([
  answerCall(findCampaignTimesCall, async ({ query, language, now }) => {
    if (!hasOwnCalendar()) return refuse("campaign-request-not-offered");
    const { brand, campaign, territoryId: centerId } = query;
    const found = await findCampaignTimes({ brand, campaign, centerId, language, now });
    if (!found.ok) return found;
    return succeed(
      found.value.map(({ start, end }) => ({ startTime: instantOf(start), endTime: instantOf(end) })),
    );
  }),

  answerWrite(requestCampaignCall, async ({ body, customer, language, now, trx }) => {
    if (!hasOwnCalendar()) return refuse("campaign-request-not-offered");
    const requested = await requestCampaign(trx, {
      ...requestOf(body),
      customerId: customer.id,
      language,
      now,
    });
    if (!requested.ok) return requested;
    const { id, reference, endsAt } = requested.value;
    const message = messages.of(language).requested;
    return { ...succeed({ id, reference, endTime: endsAt.toISOString() }), message };
  }),
]);

function requestOf(body: BodyOf<typeof requestCampaignCall>) {
  const { brand, campaign, fullName, phone, email } = body;
  return {
    ...{ brand, campaign },
    vin: body.vhvin,
    model: body.modelOfInterest,
    modelYear: body.modelYear === undefined ? null : Number(body.modelYear),
    centerId: body.territoryId,
    startsAt: new Date(body.startTime),
    notes: body.additionalNotes,
    contact: { fullName, phone, email: email ?? null },
  };
}
