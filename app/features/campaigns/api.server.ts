import { defineWords } from "#app/i18n/words.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import { requestCampaignCall } from "./calls.ts";
import "./server/forget-campaign-requests.server.ts";
import { hasOwnCalendar } from "#app/features/scheduling/scheduling.server.ts";
import "./server/personal-data.server.ts";
import { requestCampaign } from "./server/request-campaign.server.ts";

const messages = defineWords({
  requested: {
    en: "Your request has been sent. We will call you to confirm the time.",
    ar: "أُرسل طلبك، وسنتصل بك لتأكيد الموعد.",
  },
});

export const campaignsApi = callRoutes([
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
