import { useState } from "react";
import { isLower } from "./check-in-form.ts";

interface Refused {
  readonly code: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** A reading that is below the last one is sent by a second press; another number begins anew. */
export function useReading(typed: string) {
  const [lower, setLower] = useState<{ typed: string; lastKnown: number }>();
  const current = lower?.typed === typed ? lower : undefined;
  return {
    /** The last reading, once this one was found to be lower. */
    lowerThan: current?.lastKnown,
    /** Whether to confirm a lower one; undefined where the adviser has to look first. */
    confirmation(lastKnown: number | null): boolean | undefined {
      if (current !== undefined) return true;
      if (!isLower(typed, lastKnown)) return false;
      setLower({ typed, lastKnown: lastKnown ?? 0 });
      return undefined;
    },
    /** The server knows of another reading. */
    shows({ code, detail }: Refused): boolean {
      if (code !== "odometer-lower") return false;
      setLower({ typed, lastKnown: Number(detail.lastKnown) });
      return true;
    },
  };
}
