import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSession } from "#app/features/account/session/use-session.ts";
import { track } from "#app/features/analytics/track.ts";
import { findCampaignTimesCall } from "#app/features/campaigns/calls.ts";
import type { ShownCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import type { ServiceCenter } from "#app/features/scheduling/calls.ts";
import { bookableDays } from "#app/features/scheduling/wizard/slot-days.ts";
import { personFields } from "#app/features/showroom/rules/offers/person-fields.ts";
import { addDays, dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { problemOf } from "#app/lib/validation/validation-patterns.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { type FormValues, type ShownProblem, useForm } from "#app/ui/form/use-form.ts";
import { useBookingPage } from "../booking-page.ts";
import {
  type CampaignProblem,
  type CampaignSubject,
  campaignFields,
  problemsOfCampaign,
} from "./campaign-fields.ts";
import { type SentRequest, useSendRequest } from "./send-request.ts";
import { campaignWords } from "./words.ts";

export interface CampaignFormPage {
  readonly campaign: ShownCampaign;
  readonly centers: readonly ServiceCenter[];
  readonly onSent: (sent: SentRequest, values: FormValues) => void;
  /** The vehicle takes part already; by which appointment, where the customer may change it. */
  readonly onPending: (appointmentId: string | undefined) => void;
}

/** The form by which a vehicle of no account takes part in a campaign. */
export function useCampaignForm({ campaign, centers, onSent, onPending }: CampaignFormPage) {
  const { language, words } = useBookingPage();
  const own = campaignWords.of(language);
  const { customerId } = useCustomerAccess();
  const subject = useSubject(campaign, centers);
  const name = `campaign.${subject.campaign}.${customerId}`;
  const fields = useMemo(
    () => campaignFields.filter((one) => subject.asksYear || one !== "vehicleYear"),
    [subject],
  );
  const queries = useQueryClient();
  const send = useSendRequest(subject, name, fields);

  const shown = (problem: CampaignProblem): ShownProblem => {
    if (problem === "wrong-registration") return { sentence: own.wrongRegistration };
    if (problem === "too-early") return { sentence: own.tooEarly(dateInWords(subject.firstDay, language)) };
    if (problem === "too-late") return { sentence: own.tooLate(dateInWords(subject.lastDay, language)) };
    return problem;
  };
  const form = useForm({
    name,
    fields,
    presets: usePresets(),
    check(values) {
      const found = Object.entries(problemsOfCampaign(values, subject));
      return Object.fromEntries(found.map(([field, problem]) => [field, shown(problem)]));
    },
    async send(values) {
      const sent = await send(values);
      if (sent.ok) onSent(sent.request, values);
      else {
        track({ event: "error", kind: "form", message: sent.code, page: location.pathname });
        if (sent.code === "slot-taken")
          void queries.invalidateQueries({ queryKey: [findCampaignTimesCall.id] });
        if (sent.code === "campaign-pending") onPending(sent.appointmentId);
      }
      return sent;
    },
  });
  return { ...form, name, subject, localTime: words.localTime };
}
export type CampaignFormState = ReturnType<typeof useCampaignForm>;

function useSubject(
  { article, form, until }: ShownCampaign,
  centers: readonly ServiceCenter[],
): CampaignSubject {
  const { serverNow } = useCustomerAccess();
  return useMemo(() => {
    const now = serverNow();
    const timeZone = centers[0]?.timeZone ?? market().zone;
    const { last } = bookableDays(new Date(now), timeZone);
    return {
      brand: market().brand,
      campaign: article.id,
      title: article.title,
      asksYear: article.asksYear,
      // From tomorrow, to the campaign's end or three months ahead.
      firstDay: addDays(dayIn(new Date(now), timeZone), 1),
      lastDay: until !== undefined && until < last ? until : last,
      timeZone,
      modelLabel: (id) => form.vehicleModels.find((model) => model.id === id)?.label,
      centerTitle: (id) => centers.find((center) => center.id === id)?.title,
    };
  }, [article, form, until, centers, serverNow]);
}

/** What a signed-in customer need not type. */
function usePresets(): FormValues {
  const { profile } = useSession();
  return useMemo(() => {
    const patterns = market().validation;
    const { firstName, lastName, mobile, email } = (profile && personFields(profile, patterns)) ?? {};
    const fullName = [firstName, lastName].filter(Boolean).join(" ");
    return {
      ...(problemOf("name", fullName, patterns) === undefined && { fullName }),
      ...(mobile && { phone: mobile }),
      ...(email && { email }),
    };
  }, [profile]);
}
