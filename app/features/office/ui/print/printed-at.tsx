import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeNow } from "../../browser/office-clock.ts";

interface PrintedAtProps {
  timeZone: string;
  say: (moment: string) => string;
}

/** When a sheet is printed, by the clock of its center: a screen may have been open for hours. */
export function PrintedAt({ timeZone, say }: PrintedAtProps) {
  const language = useLanguage();
  const [printedAt, setPrintedAt] = useState(officeNow);
  useEffect(() => {
    // The browser takes what stands there when this returns.
    const print = () => flushSync(() => setPrintedAt(officeNow()));
    addEventListener("beforeprint", print);
    return () => removeEventListener("beforeprint", print);
  }, []);
  return say(momentInWords(printedAt, timeZone, language));
}
