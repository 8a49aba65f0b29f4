import { useEffect, useState } from "react";
import { listServiceCentersCall } from "#app/features/booking/calls.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api-client.ts";
import type { CenterHours } from "../rules/opening-state.ts";

/**
 * The hours that service centers really keep, by the id of their location, asked for once they are wanted. Empty until
 * then, and where nobody can tell: the sentences of the content are never read for hours.
 */
export function useCenterHours(wanted: boolean): ReadonlyMap<string, CenterHours> {
  const language = useLanguage();
  const [hours, setHours] = useState<ReadonlyMap<string, CenterHours>>(new Map());
  useEffect(() => {
    if (!wanted) return;
    const asking = new AbortController();
    const { signal } = asking;
    callApi(listServiceCentersCall, { query: { brand: market().brand }, language, signal })
      .then((reply) => {
        if (reply.ok) setHours(new Map(reply.data.map((center) => [center.aemId, center])));
      })
      .catch(() => undefined);
    return () => asking.abort();
  }, [wanted, language]);
  return hours;
}
