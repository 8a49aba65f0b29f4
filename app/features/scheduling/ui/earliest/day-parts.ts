import { dateFormat } from "#app/i18n/dates/date-formats.ts";
import { weekdayInBrief } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";

/** A day in parts that stand below each other: "Tue", "1", "Dec". */
export function dayParts(day: string, language: Language) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language === "ar" ? "ar-QA-u-ca-gregory-nu-latn" : "en-GB", {
      ...options,
      timeZone: "UTC",
    }).format(new Date(`${day}T00:00:00Z`));
  return {
    weekday: weekdayInBrief(day, language),
    date: part({ day: "numeric" }),
    month: part({ month: language === "ar" ? "long" : "short" }),
  };
}
