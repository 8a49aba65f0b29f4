import { defineWords } from "#app/i18n/words.ts";

/** Words of the developer overlay. What visitors read is content. */
export const analyticsWords = defineWords({
  title: { en: "Analytics", ar: "التحليلات" },
  close: { en: "Close", ar: "إغلاق" },
  open: { en: "no choice yet", ar: "لم يُحسم الاختيار بعد" },
  granted: { en: "consent given", ar: "مع الموافقة" },
  refused: { en: "consent refused", ar: "مع الرفض" },
  waiting: { en: "waits for a choice", ar: "بانتظار الاختيار" },
  retrying: { en: "waits for the data layer", ar: "بانتظار طبقة البيانات" },
  sent: { en: "sent", ar: "أُرسل" },
  dropped: { en: "dropped", ar: "أُسقط" },
  none: { en: "Nothing has happened yet.", ar: "لم يحدث شيء بعد." },
});
