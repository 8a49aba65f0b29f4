import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the categories. */
export const categoryWords = defineWords({
  title: { en: "Parts by category", ar: "أقسام قطع الغيار" },
  drawings: { en: "Drawings", ar: "الرسومات" },
  toCategories: { en: "All categories", ar: "جميع الأقسام" },
  empty: { en: "No parts yet", ar: "لا توجد قطع بعد" },
  emptyText: {
    en: "The catalog is being filled. Ask the counter in the meantime.",
    ar: "الكتالوج قيد الإعداد. اسأل الفرع في هذه الأثناء.",
  },
});
