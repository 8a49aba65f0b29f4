import { defineWords } from "#app/i18n/words.ts";

/** Fixed words around the trims of a model. */
export const trimWords = defineWords({
  cash: { en: "Cash price", ar: "السعر النقدي" },
  lease: { en: "Lease-to-own a month", ar: "قسط التأجير المنتهي بالتملّك" },
  compare: { en: "Side by side", ar: "قارن بين الفئات" },
  differing: { en: "What differs", ar: "ما يختلف" },
  common: {
    en: (count: number) => `What all have in common: ${count}`,
    ar: (count: number) => `ما تشترك فيه الفئات كلها: ${count}`,
  },
  price: { en: "Price", ar: "السعر" },
  includes: { en: "Equipment", ar: "التجهيزات" },
  calculate: { en: "Calculate the payment", ar: "احسب القسط" },
  calculateFor: {
    en: (name: string) => `Calculate the payment for ${name}`,
    ar: (name: string) => `احسب قسط ${name}`,
  },
  priceNote: {
    en: "Cash price with first registration and plates, without insurance.",
    ar: "السعر النقدي شاملاً التسجيل الأول واللوحات، من دون التأمين.",
  },
});
