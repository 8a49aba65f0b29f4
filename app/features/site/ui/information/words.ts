import { defineWords } from "#app/i18n/words.ts";

/** Fixed words around a page to be read. */
export const informationWords = defineWords({
  contents: { en: "On this page", ar: "في هذه الصفحة" },
  updatedOn: { en: "Last changed on", ar: "آخر تعديل في" },
});
