import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { CenterHours } from "../rules/opening-state.ts";

/**
 * The hours of service centers by the id of their location, requested once they are wanted. Empty until then, and where
 * they are unknown: the sentences of the content are never read for hours.
 */
export function useCenterHours(wanted: boolean): ReadonlyMap<string, CenterHours> {
  const language = useLanguage();
  const [hours, setHours] = useState<ReadonlyMap<string, CenterHours>>(new Map());
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    import("./fetch-center-hours.ts")
      .then(({ fetchCenterHours }) => fetchCenterHours(language, controller.signal))
      .then((loaded) => !controller.signal.aborted && setHours(loaded))
      .catch(() => undefined);
    return () => controller.abort();
  }, [wanted, language]);
  return hours;
}
