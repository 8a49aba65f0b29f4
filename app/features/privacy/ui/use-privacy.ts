import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listActivitiesCall } from "#app/features/booking/activity-calls.ts";
import { stageOf } from "#app/features/booking/rules/appointments/activity-order.ts";
import { badgeGroupOf } from "#app/features/booking/rules/appointments/status-badge.ts";
import { listReadingsCall } from "#app/features/documents/calls.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type CallInput, dataOf } from "#app/platform/api/api-client.ts";
import type { AnyCall } from "#app/platform/api/call.ts";
import { callAsCustomer, customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { listConsentsCall, showPrivacyCall } from "../calls.ts";

/** What is stored; while a copy is prepared it is read again every two seconds. */
export function usePrivacy() {
  const language = useLanguage();
  return useQuery({
    ...customerQuery(useCustomerAccess(), showPrivacyCall, { language, query: { lang: language } }),
    refetchInterval: ({ state }) => (state.data?.export?.state === "preparing" ? 2_000 : false),
  });
}

export function useConsents() {
  const language = useLanguage();
  return useQuery(customerQuery(useCustomerAccess(), listConsentsCall, { language }));
}

export function useReadings() {
  const language = useLanguage();
  return useQuery(customerQuery(useCustomerAccess(), listReadingsCall, { language, query: {} }));
}

/** What the customer has booked and a deletion cancels: none of it has begun. */
export function useAhead() {
  const language = useLanguage();
  const access = useCustomerAccess();
  return useQuery({
    ...customerQuery(access, listActivitiesCall, { language, query: { lang: language } }),
    select: (activities) =>
      activities
        .filter((activity) => stageOf(activity, new Date(access.serverNow())) === "coming")
        .filter(({ status }) => badgeGroupOf(status) === "upcoming"),
  });
}

/** A write of the privacy center; what was read before is read anew after it, unless the session ends with it. */
export function usePrivacyDeed<C extends AnyCall>(call: C, { endsSession = false } = {}) {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Record<string, unknown>) => {
      const given = { language, query: { lang: language }, idempotencyKey: crypto.randomUUID(), ...input };
      return dataOf(call, await callAsCustomer(access, call, given as unknown as CallInput<C>));
    },
    onSuccess: () =>
      !endsSession &&
      queries.invalidateQueries({ predicate: ({ queryKey: [id] }) => String(id).startsWith("privacy.") }),
  });
}

/** A moment as it is shown here: the day and the time at the importer's. */
export function useMoment(): (instant: string) => string {
  const language = useLanguage();
  const { zone } = market();
  return (instant) => momentInWords(instant, zone, language);
}
