import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the date field. */
export const dateWords = defineWords({
  day: { en: "Day", ar: "اليوم" },
  month: { en: "Month", ar: "الشهر" },
  year: { en: "Year", ar: "السنة" },
  unfinishedDate: { en: "Fill in day, month and year.", ar: "أكمل اليوم والشهر والسنة." },
  noSuchDay: {
    en: "There is no such day. Check day, month and year.",
    ar: "لا يوجد تاريخ كهذا. تحقّق من اليوم والشهر والسنة.",
  },
});
