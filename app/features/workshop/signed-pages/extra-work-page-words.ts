import { defineWords } from "#app/i18n/words.ts";

/** The page on which a customer answers extra work. */
export const extraWorkPageWords = defineWords({
  title: { en: "Extra work on your car", ar: "أعمال إضافية على سيارتك" },
  lead: {
    en: "We found this while working on your car. It is not part of your order, and we will not begin before you approve it.",
    ar: "وجدنا هذا أثناء العمل على سيارتك. وهو ليس ضمن طلبك، ولن نبدأ به قبل موافقتك.",
  },
  proposed: { en: "Waits for your answer", ar: "بانتظار ردّك" },
  approved: { en: "Approved", ar: "تمت الموافقة" },
  declined: { en: "Declined", ar: "تم الرفض" },
  work: { en: "Work", ar: "العمل" },
  total: { en: "Total", ar: "الإجمالي" },
  taxIncluded: {
    en: (tax: string) => `Includes ${tax} tax`,
    ar: (tax: string) => `يشمل ضريبة قدرها ${tax}`,
  },
  noTax: { en: "No tax is added", ar: "لا تُضاف أي ضريبة" },
  reference: { en: "Appointment", ar: "رقم الموعد" },
  center: { en: "Service center", ar: "مركز الخدمة" },
  until: { en: "Please answer by", ar: "يُرجى الرد قبل" },
  answered: { en: "Your answer", ar: "ردّك" },
  approve: { en: "Approve the work", ar: "الموافقة على العمل" },
  decline: { en: "Do not do this work", ar: "عدم تنفيذ هذا العمل" },
  savedApproved: {
    en: "Thank you. We will do this work as part of your visit.",
    ar: "شكراً لك. سننفّذ هذا العمل ضمن زيارتك.",
  },
  savedDeclined: {
    en: "Thank you. We will not do this work.",
    ar: "شكراً لك. لن ننفّذ هذا العمل.",
  },
  call: {
    en: "If you have changed your mind, please call the service center:",
    ar: "إن غيّرت رأيك، يُرجى الاتصال بمركز الخدمة:",
  },
  meanwhile: {
    en: "This has changed meanwhile. This is how it is now; your last answer was not saved.",
    ar: "تغيّر هذا العرض في هذه الأثناء. هذا وضعه الآن، ولم يُحفظ ردّك الأخير.",
  },
  forgedLead: {
    en: "It is incomplete, or we have sent you a newer one since. Please open the link of our last message.",
    ar: "الرابط ناقص، أو أرسلنا إليك رابطاً أحدث منه. يُرجى فتح الرابط من آخر رسالة منا.",
  },
  expiredTitle: { en: "This offer has ended", ar: "انتهى هذا العرض" },
  expiredLead: {
    en: "It was open for 48 hours, was withdrawn, or your car has left. Nothing was approved by opening it. Please call the service center.",
    ar: "كان العرض متاحاً لمدة 48 ساعة، أو سحبناه، أو غادرت سيارتك الورشة. فتح الرابط لا يعني الموافقة. يُرجى الاتصال بمركز الخدمة.",
  },
});
