import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the section of specifications. */
export const specificationWords = defineWords({
  brochure: { en: "Brochure (PDF)", ar: "الكتيّب (PDF)" },
});
