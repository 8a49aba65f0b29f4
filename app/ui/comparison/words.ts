import { numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";
import { maxCompared } from "#app/lib/comparison.ts";

/** Fixed words of a comparison page and of what is chosen for it. */
export const comparedWords = defineWords({
  compare: { en: "Compare", ar: "مقارنة" },
  clear: { en: "Clear", ar: "إفراغ" },
  clearLabel: { en: "Clear the comparison", ar: "إفراغ المقارنة" },
  remove: {
    en: (name: string) => `Remove ${name} from the comparison`,
    ar: (name: string) => `إزالة ${name} من المقارنة`,
  },
  removeShort: { en: "Remove", ar: "إزالة" },
  differencesFirst: { en: "Differences first", ar: "الفروق أولاً" },
  different: { en: "What differs", ar: "ما يختلف" },
  alike: { en: "What they share", ar: "ما تتفق فيه" },
  differs: { en: "they differ", ar: "بينها فرق" },
});

/** That no more can be compared. */
export const fullComparison = defineWords({
  cars: {
    en: `${maxCompared} cars can be compared. Take one away first.`,
    ar: `يمكن مقارنة ${numbered(maxCompared, "car")} على الأكثر. أزل واحدة أولاً.`,
  },
  models: {
    en: `${maxCompared} models can be compared. Take one away first.`,
    ar: `يمكن مقارنة ${numbered(maxCompared, "model")} على الأكثر. أزل واحداً أولاً.`,
  },
});
