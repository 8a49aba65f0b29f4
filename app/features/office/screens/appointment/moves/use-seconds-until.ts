import { useEffect, useState } from "react";
import { officeNow } from "../../../browser/office-clock.ts";

/** Whole seconds until an instant, counted down; 0 once it is over, or where there is none. */
export function useSecondsUntil(instant: string | null): number {
  const [now, setNow] = useState(() => officeNow().getTime());
  useEffect(() => {
    if (instant === null) return undefined;
    setNow(officeNow().getTime());
    const timer = setInterval(() => setNow(officeNow().getTime()), 500);
    return () => clearInterval(timer);
  }, [instant]);
  return instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
}
