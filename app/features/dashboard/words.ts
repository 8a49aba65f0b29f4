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
  lastTitle: { en: "Your last appointment", ar: "موعدك السابق" },
  requestTitle: { en: "Your request", ar: "طلبك" },
  paymentTitle: { en: "Your car is ready, payment due", ar: "سيارتك جاهزة، والدفع عند الاستلام" },
  toPay: { en: "To be paid:", ar: "المبلغ المستحق:" },
  howToPay: {
    en: "Pay at the service center when you collect the car.",
    ar: "تدفعه في مركز الخدمة عند استلام السيارة.",
  },
  howToPayUnknown: {
    en: "Pay at the service center when you collect the car. Call the center for the amount.",
    ar: "الدفع في مركز الخدمة عند استلام السيارة. اتصل بالمركز لمعرفة المبلغ.",
  },
  checkedInTitle: { en: "We have your car, work begins soon", ar: "استلمنا سيارتك، ويبدأ العمل قريباً" },
  qualityCheckTitle: { en: "Your car is in its quality check", ar: "سيارتك في مرحلة فحص الجودة" },
  lostTitle: { en: "Choose another time for your test drive", ar: "اختر موعداً آخر لتجربة القيادة" },
  lostText: {
    en: (moment: string) =>
      `The drive on ${moment} does not take place: its car is out of service, and no other one is free then. We are sorry.`,
    ar: (moment: string) =>
      `أُلغيت تجربة القيادة المقررة ${moment}، لأن السيارة خارج الخدمة ولا تتوفر سيارة أخرى في ذلك الوقت. نعتذر منك.`,
  },
  rejectedTitle: { en: "Your request was rejected", ar: "نعتذر، تعذّر قبول طلبك" },
  rejectedText: {
    en: (moment: string) =>
      `The time you requested, ${moment}, is not possible. Choose another one, or call us.`,
    ar: (moment: string) => `الوقت الذي طلبته، ${moment}، غير متاح. اختر وقتاً آخر أو اتصل بنا.`,
  },
  reason: { en: "Reason:", ar: "السبب:" },
  unclosedText: {
    en: "This time has passed. If it did not take place, call us or book again.",
    ar: "مضى هذا الموعد. إن لم تتم زيارتك فاتصل بنا أو احجز من جديد.",
  },
  chooseTime: { en: "Choose another time", ar: "اختيار موعد آخر" },
  bookAgain: { en: "Book again", ar: "الحجز من جديد" },
  withoutTime: { en: "Time to be agreed", ar: "لم يُحدَّد الموعد بعد" },
  requestedOn: { en: (day: string) => `requested on ${day}`, ar: (day: string) => `طُلب في ${day}` },
  lostOn: { en: (moment: string) => `instead of ${moment}`, ar: (moment: string) => `بدلاً من ${moment}` },
  endsSoon: { en: "Ends soon", ar: "ينتهي قريباً" },
  /** Kinds of warranties as the API names them (product/data.md#warranty). */
  Basic: { en: "Basic warranty", ar: "الضمان الأساسي" },
  Battery: { en: "Battery", ar: "البطارية" },
  "Corrosion Perforation": { en: "Corrosion perforation", ar: "الصدأ النافذ في الهيكل" },
  "Paint and Surface Rust": { en: "Paint and surface rust", ar: "الصبغ والصدأ السطحي" },
  years: {
    en: (count: number) => (count === 1 ? "1 year" : `${count} years`),
    ar: (count: number) => counted(count, "year"),
  },
  months: {
    en: (count: number) => (count === 1 ? "1 month" : `${count} months`),
    ar: (count: number) => counted(count, "month"),
  },
  days: {
    en: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    ar: (count: number) => counted(count, "day"),
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
