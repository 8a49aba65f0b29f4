import { nounAfter } from "#app/i18n/counted.ts";
import { defineWords } from "#app/i18n/words.ts";
import { mostCompared } from "../../stock-terms.ts";

/** Fixed words of the comparison of used cars. */
export const compareWords = defineWords({
  compare: { en: "Compare", ar: "قارن" },
  compareCar: {
    en: (car: string) => `Compare ${car}`,
    ar: (car: string) => `أضف ${car} إلى المقارنة`,
  },
  full: {
    en: `${mostCompared} cars can be compared. Take one away first.`,
    ar: `تُقارن ${mostCompared} سيارات كحد أقصى. أزل واحدة أولاً.`,
  },
  tray: { en: "Cars to compare", ar: "سيارات المقارنة" },
  compareThese: {
    en: (count: number) => `Compare ${count} cars`,
    ar: (count: number) =>
      count === 2 ? "قارن السيارتين" : `قارن ${count} ${nounAfter(count, "سيارات", "سيارة")}`,
  },
  oneMore: { en: "Choose one more to compare", ar: "اختر سيارة أخرى للمقارنة" },
  clear: { en: "Clear", ar: "إفراغ" },
  clearLabel: { en: "Clear the comparison", ar: "إفراغ المقارنة" },
  remove: {
    en: (car: string) => `Remove ${car} from the comparison`,
    ar: (car: string) => `إزالة ${car} من المقارنة`,
  },
});
