import type { Language } from "#app/i18n/language.ts";

/** By eighths of a tank, from an empty one to a full one. */
const levels: readonly Readonly<Record<Language, string>>[] = [
  { en: "Empty", ar: "فارغ" },
  { en: "One eighth", ar: "ثُمن" },
  { en: "A quarter", ar: "ربع" },
  { en: "Three eighths", ar: "ثلاثة أثمان" },
  { en: "Half", ar: "نصف" },
  { en: "Five eighths", ar: "خمسة أثمان" },
  { en: "Three quarters", ar: "ثلاثة أرباع" },
  { en: "Seven eighths", ar: "سبعة أثمان" },
  { en: "Full", ar: "ممتلئ" },
];

/** A tank as people say it: "Three quarters", «ثلاثة أرباع». */
export function fuelInWords(eighths: number, language: Language): string {
  return levels[eighths]?.[language] ?? String(eighths);
}
