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
  carousel: { en: "carousel", ar: "شريط عرض" },
  next: { en: "Next", ar: "التالي" },
  previous: { en: "Previous", ar: "السابق" },
  pages: { en: "Where you are in it", ar: "موضعك فيه" },
  pageOf: {
    en: (page: number, pages: number) => `Part ${page} of ${pages}`,
    ar: (page: number, pages: number) => `الجزء ${page} من ${pages}`,
  },
  slidesInView: {
    en: (first: number, last: number, count: number) =>
      first === last ? `${first} of ${count}` : `${first} to ${last} of ${count}`,
    ar: (first: number, last: number, count: number) =>
      first === last ? `${first} من ${count}` : `من ${first} إلى ${last} من أصل ${count}`,
  },
  charactersUsed: {
    en: (used: number, limit: number) => `${used} of ${limit} characters`,
    ar: (used: number, limit: number) => `${used} من ${limit} حرف`,
  },
});
