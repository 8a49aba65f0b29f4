import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of what narrows a list. */
export const listWords = defineWords({
  filters: { en: "Filters", ar: "التصفية" },
  filtersSet: {
    en: (count: number) => (count === 1 ? "Filters, 1 set" : `Filters, ${count} set`),
    ar: (count: number) => `التصفية، المطبّق منها: ${count}`,
  },
  chosen: { en: "Filters that are set", ar: "ما اخترته للتصفية" },
  remove: {
    en: (name: string) => `Remove filter: ${name}`,
    ar: (name: string) => `إزالة من التصفية: ${name}`,
  },
  clearAll: { en: "Clear all", ar: "إزالة الكل" },
  sort: { en: "Sort by", ar: "الترتيب" },
});
