import { defineWords } from "#app/i18n/words.ts";

/** What the customer reads of their car in the workshop. */
export const visitWords = defineWords({
  title: { en: "Your car is with us", ar: "سيارتك في الورشة" },
  readyBy: { en: "Ready by", ar: "موعد التسليم المتوقع" },
  toPay: { en: "To be paid when you collect it:", ar: "المبلغ المستحق عند الاستلام:" },
  approve: { en: "See and answer", ar: "عرض التفاصيل والرد" },
  waiting: { en: "Extra work waits for your answer", ar: "أعمال إضافية بانتظار موافقتك" },
  approved: { en: "Approved by you", ar: "وافقت عليها" },
  declined: { en: "Declined by you", ar: "رفضتها" },
  expired: { en: "Not answered in time", ar: "انتهت مهلة الرد" },
  ended: { en: "Not answered before the car left", ar: "غادرت السيارة قبل الرد" },
  notBegun: { en: "Nothing of it is done before you agree.", ar: "لن نبدأ بأي منها قبل موافقتك." },
  substitute: {
    en: (days: number, allowed: number) => `Day ${days} of ${allowed} of this warranty repair.`,
    ar: (days: number, allowed: number) => `اليوم ${days} من ${allowed} في إصلاح الضمان هذا.`,
  },
  substituteRight: {
    en: "You have the right to a substitute car. Ask your service adviser.",
    ar: "يحق لك الحصول على سيارة بديلة. تواصل مع مستشار الخدمة.",
  },
});
