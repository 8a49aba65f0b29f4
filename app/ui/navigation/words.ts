import { defineWords } from "#app/i18n/words.ts";

/** The links to the pages of a list. */
export const pageLinkWords = defineWords({
  pages: { en: "Pages of the list", ar: "صفحات القائمة" },
  page: { en: (page: number) => `Page ${page}`, ar: (page: number) => `الصفحة ${page}` },
  next: { en: "Next page", ar: "الصفحة التالية" },
  previous: { en: "Previous page", ar: "الصفحة السابقة" },
});
