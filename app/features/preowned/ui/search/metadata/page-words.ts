import { defineWords } from "#app/i18n/words.ts";

/** The few words that stand around the listing before its scripts come. */
export const pageWords = defineWords({
  title: { en: "Pre-owned cars", ar: "سيارات مستعملة" },
  certifiedCars: { en: "Certified pre-owned", ar: "سيارات مستعملة معتمدة" },
});
