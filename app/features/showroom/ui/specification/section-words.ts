import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the section of specifications. */
export const specificationWords = defineWords({
  brochure: { en: "Brochure", ar: "الكتيّب" },
  pdf: { en: (size: string) => `PDF, ${size} MB`, ar: (size: string) => `PDF، ${size} م.ب` },
});
