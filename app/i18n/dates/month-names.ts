import type { Language } from "../language.ts";
import { dateFormat } from "./date-formats.ts";

/** The twelve months in words, January first. */
export function monthNames(language: Language): readonly string[] {
  const format = dateFormat(language === "ar" ? "ar-QA-u-ca-gregory-nu-latn" : "en-GB", {
    timeZone: "UTC",
    month: "long",
  });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)));
}
