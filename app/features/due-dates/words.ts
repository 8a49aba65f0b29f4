import { counted, countedAfter } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Names and sentences of what comes due. */
export const dueWords = defineWords({
  title: { en: "Coming up", ar: "مواعيد قادمة" },
  hint: {
    en: "What ends or is due next, of you and your cars.",
    ar: "أقرب ما ينتهي أو يحين موعده لك ولسياراتك.",
  },
  "driving-license": { en: "Driving license", ar: "رخصة القيادة" },
  "vehicle-registration": { en: "Registration card", ar: "الاستمارة" },
  qid: { en: "QID", ar: "البطاقة الشخصية" },
  insurance: { en: "Insurance", ar: "التأمين" },
  passport: { en: "Passport", ar: "جواز السفر" },
  "trade-license": { en: "Trade license", ar: "الرخصة التجارية" },
  warranty: { en: "Warranty", ar: "الضمان" },
  service: { en: "Service", ar: "الصيانة الدورية" },
  Basic: { en: "Basic warranty", ar: "الضمان الأساسي" },
  Battery: { en: "Battery warranty", ar: "ضمان البطارية" },
  "Corrosion Perforation": { en: "Corrosion warranty", ar: "ضمان الصدأ النافذ" },
  "Paint and Surface Rust": { en: "Paint warranty", ar: "ضمان الصبغ" },
  overdue: { en: "Overdue", ar: "متأخرة" },
  ended: { en: "Ended", ar: "انتهى" },
  today: { en: "Today", ar: "اليوم" },
  inDays: {
    en: (days: number) => (days === 1 ? "Tomorrow" : `In ${days} days`),
    ar: (days: number) => (days === 1 ? "غداً" : `بعد ${countedAfter(days, "day")}`),
  },
  until: { en: (day: string) => `Valid until ${day}`, ar: (day: string) => `تاريخ الانتهاء ${day}` },
  endedOn: { en: (day: string) => `Ended on ${day}`, ar: (day: string) => `تاريخ الانتهاء ${day}` },
  dueOn: { en: (day: string) => `Due by ${day}`, ar: (day: string) => `موعدها ${day}` },
  vinEnding: { en: "VIN ending in", ar: "آخر خانات رقم الهيكل" },
  renew: { en: "Update the document", ar: "تحديث المستند" },
  book: { en: "Book a service", ar: "حجز موعد صيانة" },
  seeCar: { en: "See the car", ar: "عرض السيارة" },
  more: { en: "Show all", ar: "عرض الكل" },
  messages: { en: "Notify me 60, 30 and 7 days before", ar: "أبلغني قبلها بـ60 و30 و7 أيام" },
  messagesFailed: {
    en: "Your choice could not be saved. Please try again.",
    ar: "تعذّر حفظ اختيارك. حاول مرة أخرى.",
  },
  nothing: {
    en: "Nothing ends or is due within a year.",
    ar: "لا يوجد ما ينتهي أو يحين موعده خلال سنة.",
  },
  loadError: { en: "What comes up could not be loaded", ar: "تعذّر تحميل المواعيد القادمة" },

  mailTitle: {
    en: (count: number) => (count === 1 ? "Something is due soon" : `${count} things are due soon`),
    ar: (count: number) => (count === 1 ? "موعد يقترب" : `تقترب ${counted(count, "appointment")}`),
  },
  mailText: {
    en: "We keep an eye on these days for you. Renew in good time, and you are on the road without a worry.",
    ar: "نتابع هذه المواعيد نيابةً عنك. جدّدها في وقتها ليطمئن بالك على الطريق.",
  },
  mailButton: { en: "See what comes up", ar: "عرض المواعيد القادمة" },
  mailNote: {
    en: "You can switch these messages off in your dashboard, or with one click in your mailbox.",
    ar: "يمكنك إيقاف هذه الرسائل من لوحة حسابك أو بنقرة واحدة من بريدك.",
  },
  text: {
    en: (what: string, more: number) => (more === 0 ? `${what}:` : `${what}, and ${more} more:`),
    ar: (what: string, more: number) => (more === 0 ? `${what}:` : `${what}، و${more} غيرها:`),
  },
});
