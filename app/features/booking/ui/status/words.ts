import { defineWords } from "#app/i18n/words.ts";

/** Labels of statuses by color group (product/booking.md#status-badges). */
export const statusWords = defineWords({
  upcoming: { en: "Upcoming", ar: "قادم" },
  "in-progress": { en: "In progress", ar: "قيد التنفيذ" },
  finished: { en: "Finished", ar: "منتهٍ" },
  canceled: { en: "Canceled", ar: "ملغى" },
  ready: { en: "Ready", ar: "جاهز" },
  active: { en: "Active", ar: "سارٍ" },
  expired: { en: "Expired", ar: "منتهي الصلاحية" },
  /** A request looks upcoming and is not confirmed yet. */
  requested: { en: "Awaiting confirmation", ar: "بانتظار التأكيد" },
});
