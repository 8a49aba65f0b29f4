import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the list of parts. */
export const listWords = defineWords({
  corrected: {
    en: (text: string) => `Showing results for “\u2068${text}\u2069”`,
    ar: (text: string) => `نتائج البحث عن «\u2068${text}\u2069»`,
  },
  otherCar: {
    en: (car: string) => `These parts are for the car in your search: \u2068${car}\u2069`,
    ar: (car: string) => `هذه القطع للسيارة المذكورة في بحثك: \u2068${car}\u2069`,
  },
  replaced: {
    en: (from: string, to: string) => `${from} was replaced by ${to}.`,
    ar: (from: string, to: string) => `الرقم ${from} حلّ محله الرقم ${to}.`,
  },
  narrow: { en: "Narrow the list", ar: "تصفية القائمة" },
  category: { en: "Category", ar: "القسم" },
  everything: { en: "All", ar: "الكل" },
  position: { en: "Position", ar: "الموضع" },
  showMisfits: { en: "Also show what does not fit", ar: "عرض القطع التي لا تناسب سيارتي أيضاً" },
  sort: { en: "Sort by", ar: "الترتيب" },
  relevance: { en: "Best match", ar: "الأنسب" },
  name: { en: "Name", ar: "الاسم" },
  price: { en: "Price, lowest first", ar: "السعر: الأقل أولاً" },
  "price-desc": { en: "Price, highest first", ar: "السعر: الأعلى أولاً" },
  apply: { en: "Apply", ar: "تطبيق" },
  updating: { en: "Updating the list", ar: "جارٍ تحديث القائمة" },
  moreCategories: { en: "More categories", ar: "أقسام أخرى" },
});
