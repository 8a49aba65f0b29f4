import { numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";
import { maxCompared } from "../../stock-terms.ts";

/** Fixed words by which a used car is chosen for the comparison, wherever it is shown. */
export const compareWords = defineWords({
  compare: { en: "Compare", ar: "مقارنة" },
  compareCar: {
    en: (car: string) => `Compare ${car}`,
    ar: (car: string) => `مقارنة ${car}`,
  },
  full: {
    en: `${maxCompared} cars can be compared. Take one away first.`,
    ar: `يمكن مقارنة ${numbered(maxCompared, "car")} على الأكثر. أزل واحدة أولاً.`,
  },
  tray: { en: "Cars to compare", ar: "سيارات المقارنة" },
  compareThese: {
    en: (count: number) => `Compare ${count} cars`,
    ar: (count: number) => (count === 2 ? "مقارنة السيارتين" : `مقارنة ${numbered(count, "car")}`),
  },
  oneMore: { en: "Choose one more to compare", ar: "اختيار سيارة أخرى للمقارنة" },
  clear: { en: "Clear", ar: "إفراغ" },
  clearLabel: { en: "Clear the comparison", ar: "إفراغ المقارنة" },
  remove: {
    en: (car: string) => `Remove ${car} from the comparison`,
    ar: (car: string) => `إزالة ${car} من المقارنة`,
  },
});
