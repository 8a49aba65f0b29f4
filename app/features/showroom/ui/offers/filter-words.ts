import { defineWords } from "#app/i18n/words.ts";

/** The Arabic of counted offers. */
function offersInArabic(count: number): string {
  if (count === 0) return "لا عروض";
  if (count === 1) return "عرض واحد";
  if (count === 2) return "عرضان";
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return `${count} عروض`;
  return rest >= 11 ? `${count} عرضاً` : `${count} عرض`;
}

/** Fixed words of what narrows the list of offers. */
export const filterWords = defineWords({
  filters: { en: "Narrow the offers", ar: "تصفية العروض" },
  type: { en: "Type", ar: "النوع" },
  model: { en: "Model", ar: "الطراز" },
  showAll: { en: "Show all", ar: "عرض الكل" },
  count: { en: (count: number) => (count === 1 ? "1 offer" : `${count} offers`), ar: offersInArabic },
});
