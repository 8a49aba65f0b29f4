import { numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words by which a used car is chosen for the comparison, wherever it is shown. */
export const compareWords = defineWords({
  compareCar: {
    en: (car: string) => `Compare ${car}`,
    ar: (car: string) => `مقارنة ${car}`,
  },
  tray: { en: "Cars to compare", ar: "سيارات المقارنة" },
  compareThese: {
    en: (count: number) => `Compare ${count} cars`,
    ar: (count: number) => (count === 2 ? "مقارنة السيارتين" : `مقارنة ${numbered(count, "car")}`),
  },
  oneMore: { en: "Choose one more to compare", ar: "اختيار سيارة أخرى للمقارنة" },
});
