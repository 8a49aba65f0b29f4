import { useState } from "react";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { isLower, type LastReading } from "./check-in-form.ts";
import { visitWords } from "./words.ts";

interface Refused {
  readonly code: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** A reading that is below the last one is sent by a second press; another number begins anew. */
export function useReading(typed: string, timeZone: string) {
  const language = useLanguage();
  const words = visitWords.of(language);
  const [lower, setLower] = useState<{ typed: string; last: LastReading }>();
  const current = lower?.typed === typed ? lower : undefined;
  const inWords = ({ kilometers, at }: LastReading) =>
    [kilometers.toLocaleString("en"), dateInWords(dayIn(at, timeZone), language)] as const;
  return {
    /** What the adviser is asked, once this reading was found to be lower. */
    question: current && words.lower(...inWords(current.last)),
    hintOf: (last: LastReading) => words.lastReading(...inWords(last)),
    /** Whether to confirm a lower one; undefined where the adviser has to look first. */
    confirmation(last: LastReading | null): boolean | undefined {
      if (current !== undefined) return true;
      if (!isLower(typed, last)) return false;
      setLower({ typed, last });
      return undefined;
    },
    /** The server knows of another reading. */
    shows({ code, detail }: Refused): boolean {
      if (code !== "odometer-lower") return false;
      setLower({ typed, last: { kilometers: Number(detail.lastKnown), at: String(detail.readAt) } });
      return true;
    },
  };
}
