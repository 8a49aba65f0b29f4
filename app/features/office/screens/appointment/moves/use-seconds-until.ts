import { useEffect, useState } from "react";

/** Whole seconds until an instant, counted down; 0 once it is over, or where there is none. */
export function useSecondsUntil(instant: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (instant === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [instant]);
  return instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
}
