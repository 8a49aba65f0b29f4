import { useEffect, useState } from "react";
import { prefersReducedMotion } from "../prefers-reduced-motion.ts";

/**
 * The value that is shown and, for `ms` after it became null, its last value with `isLeaving`: time for an exit animation.
 * A new value replaces a leaving one at once, and without motion there is no exit to wait for.
 */
export function usePresence<T>(shown: T | null, ms: number): { value: T | null; isLeaving: boolean } {
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  useEffect(() => {
    if (shown !== null) return;
    const timer = setTimeout(() => setLast(null), prefersReducedMotion() ? 0 : ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  return { value: shown ?? last, isLeaving: shown === null && last !== null };
}
