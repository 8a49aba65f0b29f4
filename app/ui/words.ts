import { rangeInWords } from "#app/i18n/numbers/ranges.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the design system's own controls. */
export const uiWords = defineWords({
  close: { en: "Close", ar: "إغلاق" },
  dismiss: { en: "Dismiss this message", ar: "إخفاء هذه الرسالة" },
  info: { en: "Info", ar: "معلومات" },
  loading: { en: "Loading", ar: "جارٍ التحميل" },
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
      first === last ? `${first} of ${count}` : `${rangeInWords([first, last], "en")} of ${count}`,
    ar: (first: number, last: number, count: number) =>
      first === last ? `${first} من ${count}` : `${rangeInWords([first, last], "ar")} من أصل ${count}`,
  },
});
