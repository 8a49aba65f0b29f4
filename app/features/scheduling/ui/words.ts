import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the calendar. */
export const calendarWords = defineWords({
  calendar: { en: "Calendar", ar: "التقويم" },
  previousMonth: { en: "Previous month", ar: "الشهر السابق" },
  nextMonth: { en: "Next month", ar: "الشهر التالي" },
  loadingTimes: { en: "Looking for free times", ar: "جارٍ البحث عن المواعيد المتاحة" },
  close: { en: "Close", ar: "إغلاق" },
});
