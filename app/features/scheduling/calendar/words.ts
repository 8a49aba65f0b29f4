import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of calendar entries. */
export const calendarEntryWords = defineWords({
  addToCalendar: { en: "Add to calendar", ar: "إضافة إلى التقويم" },
  changeOrCancel: { en: "Change or cancel", ar: "تعديل الموعد أو إلغاؤه" },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
});
