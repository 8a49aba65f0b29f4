import { requestCampaignCall } from "#app/features/campaigns/calls.ts";
import { alternativesIn } from "#app/features/scheduling/wizard/offered-times.ts";
import { shownError } from "#app/features/scheduling/wizard/shown-error.ts";
import { isSettled } from "#app/features/scheduling/wizard/submitting.ts";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import type { AnswerOf, BodyOf } from "#app/platform/api/call.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { problemsOfReply } from "#app/ui/form/problems-of-reply.ts";
import { discardSending, sendOnce } from "#app/ui/form/send-once.ts";
import type { FormValues, Sent } from "#app/ui/form/use-form.ts";
import { formWords } from "#app/ui/form/words.ts";
import { useBookingPage } from "../booking-page.ts";
import { type CampaignSubject, campaignRequest, fieldOf } from "./campaign-fields.ts";

export type SentRequest = AnswerOf<typeof requestCampaignCall>;
type Sending = Sent &
  (
    | { readonly ok: true; readonly request: SentRequest }
    | { readonly ok: false; readonly code: string; readonly appointmentId?: string | undefined }
  );

/**
 * Sends the request; it counts once. A refusal stands at its field, else in a sentence
 * (product/campaigns.md#request).
 */
export function useSendRequest(subject: CampaignSubject, form: string, shown: readonly string[]) {
  const access = useCustomerAccess();
  const { language, texts } = useBookingPage();
  const words = formWords.of(language);

  const lostTime = (reply: FailedReply): string => {
    const { timeZone: zone } = subject;
    const nearest = alternativesIn(reply).map(
      ({ startTime }) =>
        `${dayInBrief(dayIn(startTime, zone), language)} ${timeAt(startTime, zone, language)}`,
    );
    const sentence = shownError(reply.message, texts.errorMessages, texts.slotTakenTitle);
    return nearest.length === 0 ? sentence : `${sentence} ${texts.nearestSlotsLabel}: ${nearest.join(" · ")}`;
  };
  const problemOfReply = (reply: FailedReply): Sending => {
    const { code } = reply;
    const failed = { ok: false, problems: {}, code } as const;
    if (code === "network") return { ...failed, sentence: words.offline };
    if (isSettled(reply.status)) discardSending(form);
    if (code === "slot-taken") return { ...failed, problems: { serviceTime: { sentence: lostTime(reply) } } };
    if (code === "campaign-pending") {
      const { appointmentId } = reply.detail;
      return { ...failed, appointmentId: typeof appointmentId === "string" ? appointmentId : undefined };
    }
    const fields = (reply.fields ?? []).map((field) => ({
      ...field,
      path: fieldOf[field.path] ?? field.path,
    }));
    const problems = problemsOfReply(fields, shown);
    if (Object.keys(problems).length > 0) return { ...failed, problems };
    const message = reply.status < 500 ? shownError(reply.message, texts.errorMessages, reply.message) : "";
    return { ...failed, sentence: message === "" || reply.status >= 500 ? words.notSent : message };
  };

  return async (values: FormValues): Promise<Sending> => {
    const body = campaignRequest(values, subject);
    const reply = await sendOnce({ form, values, body, shown }, (sent, idempotencyKey) =>
      callAsCustomer(access, requestCampaignCall, {
        body: sent as BodyOf<typeof requestCampaignCall>,
        query: { lang: language },
        idempotencyKey,
        language,
      }),
    );
    return reply.ok ? { ok: true, request: reply.data } : problemOfReply(reply);
  };
}
