import { useEffect, useState } from "react";

/**
 * Something that is shown, and for `ms` after it went away its last value again, so that it can leave as it came:
 * `isLeaving` says so. What comes meanwhile takes its place at once.
 */
export function useLingering<T>(shown: T | null, ms: number): { value: T | null; isLeaving: boolean } {
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  useEffect(() => {
    if (shown !== null) return;
    const timer = setTimeout(() => setLast(null), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  return { value: shown ?? last, isLeaving: shown === null && last !== null };
}
