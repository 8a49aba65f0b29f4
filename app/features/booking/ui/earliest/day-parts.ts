import { dateFormat } from "#app/i18n/date-formats.ts";
import type { Language } from "#app/i18n/language.ts";

/** A day in parts that stand below each other: "Tue", "1", "Dec". Arabic has no short weekdays, so it shows a letter. */
export function dayParts(day: string, language: Language) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language === "ar" ? "ar-QA-u-ca-gregory-nu-latn" : "en-GB", {
      ...options,
      timeZone: "UTC",
    }).format(new Date(`${day}T00:00:00Z`));
  return {
    weekday: part({ weekday: language === "ar" ? "narrow" : "short" }),
    date: part({ day: "numeric" }),
    month: part({ month: language === "ar" ? "long" : "short" }),
  };
}
