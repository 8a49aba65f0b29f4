import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the garage: units, names for assistive technology, labels of statuses. */
export const garageWords = defineWords({
  loading: { en: "Loading", ar: "جارٍ التحميل" },
  offline: { en: "You are offline.", ar: "لا يوجد اتصال بالإنترنت." },
  kilometres: { en: "km", ar: "كم" },
  vin: { en: "VIN", ar: "رقم الهيكل" },
  plate: { en: "Plate", ar: "رقم اللوحة" },
  /** Status labels by colour group (specification, section 4). */
  upcoming: { en: "Upcoming", ar: "قادم" },
  "in-progress": { en: "In progress", ar: "قيد التنفيذ" },
  finished: { en: "Finished", ar: "منتهٍ" },
  canceled: { en: "Canceled", ar: "ملغى" },
  ready: { en: "Ready", ar: "جاهز" },
  active: { en: "Active", ar: "سارٍ" },
  expired: { en: "Expired", ar: "منتهي الصلاحية" },
});
