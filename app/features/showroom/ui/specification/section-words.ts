import { defineWords } from "#app/i18n/words.ts";

/** Fixed words around the specifications of a model. */
export const specificationWords = defineWords({
  brochure: { en: "Brochure (PDF)", ar: "الكتيّب (PDF)" },
  allNumbers: { en: "All numbers", ar: "الأرقام كلها" },
  print: { en: "Print the table", ar: "طباعة الجدول" },
});
