import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the shop's frame and its search. */
export const shopWords = defineWords({
  bar: { en: "Parts shop", ar: "متجر القطع" },
  search: { en: "Search for parts", ar: "البحث عن قطعة" },
  searchHint: { en: "Brake pads, 44000REM01, VIN …", ar: "أقمشة فرامل، رقم القطعة، رقم الهيكل …" },
  searchButton: { en: "Search", ar: "بحث" },
  car: { en: "Car", ar: "السيارة" },
});
