import { defineWords } from "#app/i18n/words.ts";

/** The words of mails and texts about a car in the workshop. */
export const messageWords = defineWords({
  laterTitle: { en: "Your car will be ready later", ar: "سيتأخر تجهيز سيارتك" },
  later: {
    en: "We need more time for your car than we had promised, and we are sorry for the delay.",
    ar: "نحتاج إلى وقت أطول مما وعدناك به لإنجاز العمل على سيارتك، ونعتذر عن التأخير.",
  },
  laterText: {
    en: (reference: string, when: string) => `Sorry, your car (${reference}) will be ready later: ${when}.`,
    ar: (reference: string, when: string) => `نعتذر، سيتأخر تجهيز سيارتك (${reference}) إلى ${when}.`,
  },
  earlierTitle: { en: "Your car will be ready earlier", ar: "ستكون سيارتك جاهزة قبل الموعد" },
  earlier: {
    en: "Good news: the work on your car will be done earlier than we had promised.",
    ar: "خبر سار: سننتهي من العمل على سيارتك قبل الموعد الذي وعدناك به.",
  },
  earlierText: {
    en: (reference: string, when: string) => `Your car (${reference}) will be ready earlier: ${when}.`,
    ar: (reference: string, when: string) => `ستكون سيارتك (${reference}) جاهزة قبل الموعد: ${when}.`,
  },
  reference: { en: "Appointment", ar: "رقم الموعد" },
  readyAt: { en: "Ready", ar: "جاهزة في" },
  reason: { en: "Reason", ar: "السبب" },
  note: { en: "Note", ar: "ملاحظة" },
  seeVisit: { en: "See your appointment", ar: "عرض الموعد" },

  extraTitle: { en: "Extra work needs your approval", ar: "أعمال إضافية بانتظار موافقتك" },
  extra: {
    en: "While working on your car we found something that is not part of your order. We will not begin before you approve it.",
    ar: "أثناء العمل على سيارتك وجدنا ما ليس ضمن طلبك. لن نبدأ به قبل موافقتك.",
  },
  extraText: {
    en: (price: string) => `Your car needs extra work: ${price}. Please approve or decline:`,
    ar: (price: string) => `أعمال إضافية لسيارتك بقيمة ${price} بانتظار ردّك:`,
  },
  extraWork: { en: "Extra work", ar: "الأعمال الإضافية" },
  price: { en: "Price", ar: "السعر" },
  answerUntil: { en: "Please answer by", ar: "يُرجى الرد قبل" },
  answer: { en: "See it and answer", ar: "عرض التفاصيل والرد" },
});
