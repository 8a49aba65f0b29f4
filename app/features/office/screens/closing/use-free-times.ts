import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeNow } from "../../browser/office-clock.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import { freeBaysCall } from "../../calls/capacity-calls.ts";
import type { FreeTime } from "../../rules/affected-appointments.ts";
import { type LeftOf, timesLeft, windowsAround } from "./free-times.ts";
import { type Affected, type People, servicesOf } from "./resolving.ts";

/** Reads when the bays of a center are free, for each kind of visit among affected appointments. */
export function useFreeTimes(center: string, leftOf: LeftOf) {
  const language = useLanguage();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const read = async (appointments: readonly Affected[], people: People) => {
    setBusy(true);
    try {
      const freeOf = new Map<string, readonly FreeTime[]>();
      const windows = windowsAround(appointments, dayIn(officeNow(), market().zone));
      for (const services of new Set(appointments.map((one) => servicesOf(one, people)))) {
        if (services === undefined) continue;
        const times: FreeTime[] = [];
        for (const window of windows) {
          const input = { params: { center }, query: { services, ...window } };
          const query = officeQuery(freeBaysCall, input, { language });
          times.push(...(await client.fetchQuery({ ...query, staleTime: 0 })).times);
        }
        freeOf.set(services, timesLeft(times, leftOf));
      }
      return freeOf;
    } finally {
      setBusy(false);
    }
  };
  return { read, isBusy };
}
