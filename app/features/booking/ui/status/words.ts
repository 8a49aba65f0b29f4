import { defineWords } from "#app/i18n/words.ts";

/** Labels of statuses by color group (product/booking.md#status-badges). */
export const statusWords = defineWords({
  upcoming: { en: "Upcoming", ar: "قادم" },
  "in-progress": { en: "In progress", ar: "قيد التنفيذ" },
  finished: { en: "Finished", ar: "مكتمل" },
  canceled: { en: "Canceled", ar: "ملغى" },
  ready: { en: "Ready", ar: "جاهز" },
  active: { en: "Active", ar: "سارٍ" },
  expired: { en: "Expired", ar: "منتهي الصلاحية" },
  /** A request looks upcoming and is not confirmed yet. */
  requested: { en: "Awaiting confirmation", ar: "بانتظار التأكيد" },
  "time-open": { en: "Time to be agreed", ar: "بانتظار تحديد الموعد" },
  "time-lost": { en: "Needs another time", ar: "يلزم اختيار موعد آخر" },
  unclosed: { en: "Time has passed", ar: "مضى وقته" },
  rejected: { en: "Rejected", ar: "مرفوض" },
  "checked-in": { en: "Car received", ar: "استلمنا السيارة" },
  "in-workshop": { en: "Work in progress", ar: "قيد الصيانة" },
  "quality-check": { en: "Quality check", ar: "فحص الجودة" },
  "payment-due": { en: "Payment due", ar: "بانتظار الدفع" },
});
