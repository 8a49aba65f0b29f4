import { defineWords } from "#app/i18n/words.ts";

/** Fixed words around the trims of a model. */
export const trimWords = defineWords({
  compare: { en: "Side by side", ar: "مقارنة الفئات" },
  includes: { en: "Equipment", ar: "التجهيزات" },
  calculate: { en: "Calculate the payment", ar: "احسب القسط" },
  calculateFor: {
    en: (name: string) => `Calculate the payment for ${name}`,
    ar: (name: string) => `احسب قسط ${name}`,
  },
});
