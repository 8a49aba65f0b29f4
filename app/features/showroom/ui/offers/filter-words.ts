import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** The Arabic of counted offers. */
function offersInArabic(count: number): string {
  return count === 0 ? "لا عروض" : counted(count, "offer");
}

/** Fixed words of what narrows the list of offers. */
export const filterWords = defineWords({
  filters: { en: "Narrow the offers", ar: "تصفية العروض" },
  type: { en: "Type", ar: "النوع" },
  model: { en: "Model", ar: "الطراز" },
  showAll: { en: "Show all", ar: "عرض الكل" },
  count: { en: (count: number) => (count === 1 ? "1 offer" : `${count} offers`), ar: offersInArabic },
});
