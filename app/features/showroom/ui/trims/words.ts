import { defineWords } from "#app/i18n/words.ts";

/** Fixed words around the trims of a model. */
export const trimWords = defineWords({
  includes: { en: "Equipment", ar: "التجهيزات" },
  equipmentOf: {
    en: (name: string) => `Equipment of ${name}`,
    ar: (name: string) => `تجهيزات ${name}`,
  },
  calculate: { en: "Calculate the payment", ar: "احسب القسط" },
  calculateFor: {
    en: (name: string) => `Calculate the payment for ${name}`,
    ar: (name: string) => `احسب قسط ${name}`,
  },
});
