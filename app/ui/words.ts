import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the design system's own controls. */
export const uiWords = defineWords({
  close: { en: "Close", ar: "إغلاق" },
  dismiss: { en: "Dismiss this message", ar: "إخفاء هذه الرسالة" },
  info: { en: "Info", ar: "معلومات" },
  loading: { en: "Loading", ar: "جارٍ التحميل" },
  required: { en: "required", ar: "مطلوب" },
  optional: { en: "optional", ar: "اختياري" },
  fieldsToMend: {
    en: (count: number) =>
      count === 1 ? "One field needs another look." : `${count} fields need another look.`,
    ar: (count: number) =>
      count === 1
        ? "يوجد حقل واحد يحتاج إلى مراجعة."
        : count === 2
          ? "يوجد حقلان يحتاجان إلى مراجعة."
          : `توجد ${count} ${count <= 10 ? "حقول" : "حقلاً"} تحتاج إلى مراجعة.`,
  },
  charactersUsed: {
    en: (used: number, limit: number) => `${used} of ${limit} characters`,
    ar: (used: number, limit: number) => `${used} من ${limit} حرف`,
  },
});
