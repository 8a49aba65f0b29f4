import { commaIn } from "#app/i18n/comma.ts";
import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the garage: units, names for assistive technology, kinds of warranties. */
export const dashboardWords = defineWords({
  kilometres: { en: "km", ar: "كم" },
  vin: { en: "VIN", ar: "رقم الهيكل" },
  plate: { en: "Plate", ar: "رقم اللوحة" },
  mobileTitle: { en: "Mobile number", ar: "رقم الجوال" },
  ordersTitle: { en: "Genuine parts", ar: "قطع الغيار الأصلية" },
  comma: commaIn,
  seeDrive: { en: "View test drive", ar: "عرض تجربة القيادة" },
  endsSoon: { en: "Ends soon", ar: "ينتهي قريباً" },
  /** Kinds of warranties as the API names them (product/data.md#warranty). */
  Basic: { en: "Basic warranty", ar: "الضمان الأساسي" },
  Battery: { en: "Battery", ar: "البطارية" },
  "Corrosion Perforation": { en: "Corrosion perforation", ar: "الصدأ النافذ في الهيكل" },
  "Paint and Surface Rust": { en: "Paint and surface rust", ar: "الصبغ والصدأ السطحي" },
  years: {
    en: (count: number) => (count === 1 ? "1 year" : `${count} years`),
    ar: (count: number) => counted(count, ["سنة واحدة", "سنتان", "سنوات", "سنة"]),
  },
  months: {
    en: (count: number) => (count === 1 ? "1 month" : `${count} months`),
    ar: (count: number) => counted(count, ["شهر واحد", "شهران", "أشهر", "شهراً"]),
  },
  days: {
    en: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    ar: (count: number) => counted(count, ["يوم واحد", "يومان", "أيام", "يوماً"]),
  },
  together: {
    en: (...parts: string[]) => parts.join(" and "),
    ar: (...parts: string[]) => parts.join(" و"),
  },
  left: {
    en: (...parts: string[]) => `${parts.join(" and ")} left`,
    ar: (...parts: string[]) => `يتبقى لك ${parts.join(" و")}`,
  },
  lastDay: { en: "Ends today", ar: "ينتهي اليوم" },
});
