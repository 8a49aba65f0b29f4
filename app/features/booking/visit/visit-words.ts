import type { PlanWords } from "#app/features/scheduling/signed-pages/plan-words.ts";
import { defineWords } from "#app/i18n/words.ts";

/** What the pages of signed links say of service appointments. */
export const visitWords = defineWords({
  title: { en: "Your service appointment", ar: "موعد الصيانة" },
  where: { en: "Service center", ar: "مركز الخدمة" },
  services: { en: "Services", ar: "الخدمات" },
  vehicle: { en: "Vehicle", ar: "السيارة" },
  zone: { en: "Local time at the service center", ar: "بالتوقيت المحلي لمركز الخدمة" },
  waits: {
    en: "The service center has not confirmed it yet; the time is reserved for you.",
    ar: "لم يؤكده مركز الخدمة بعد، والوقت محجوز لك.",
  },
  confirmed: { en: "This appointment is confirmed.", ar: "هذا الموعد مؤكد." },
  changedTitle: { en: "Your appointment is changed", ar: "تم تعديل موعدك" },
  changedLead: {
    en: "This is your appointment now. We have written to you about it.",
    ar: "هذه تفاصيل موعدك الآن، وقد أرسلنا إليك رسالة بها.",
  },
  canceledTitle: { en: "This appointment is canceled", ar: "هذا الموعد ملغى" },
  canceledLead: {
    en: "The time has been given back. You can book another appointment at any time.",
    ar: "أُتيح هذا الوقت لغيرك، ويمكنك حجز موعد آخر متى شئت.",
  },
  rejectedLead: {
    en: (reason: string) =>
      `The service center rejected this request. ${reason === "" ? "It could not take your car at this time." : `Reason: ${reason}`}`,
    ar: (reason: string) =>
      `نعتذر، لم يتمكن المركز من قبول هذا الطلب. ${reason === "" ? "تعذّر عليه استقبال سيارتك في هذا الوقت." : `السبب: ${reason}`}`,
  },
  closedLead: {
    en: "It can no longer be changed online. Please call the service center.",
    ar: "لم يعد بالإمكان تعديله إلكترونياً. يُرجى الاتصال بمركز الخدمة.",
  },
  cancel: { en: "Cancel the appointment", ar: "إلغاء الموعد" },
  call: { en: "Call the service center", ar: "الاتصال بمركز الخدمة" },
  bookAgain: { en: "Book another appointment", ar: "حجز موعد آخر" },
  back: { en: "Back to the appointment", ar: "العودة إلى الموعد" },
  keep: { en: "Keep the appointment", ar: "الإبقاء على الموعد" },
  cancelTitle: { en: "Cancel this appointment?", ar: "إلغاء هذا الموعد؟" },
  cancelLead: {
    en: "The time is offered to other customers at once.",
    ar: "سيُعرض هذا الوقت على عملاء آخرين فوراً.",
  },
  cancelButton: { en: "Yes, cancel it", ar: "نعم، إلغاء الموعد" },
  changeLead: {
    en: (center: string) => `For the same services at ${center}.`,
    ar: (center: string) => `للخدمات نفسها في ${center}.`,
  },
  now: { en: "Your appointment now", ar: "موعدك الحالي" },
  moveButton: { en: "Move the appointment", ar: "تعديل الموعد" },
  noTimes: {
    en: "There is no free time here in the coming three months. Please call the service center.",
    ar: "لا توجد مواعيد متاحة هنا خلال الأشهر الثلاثة القادمة. يُرجى الاتصال بمركز الخدمة.",
  },
  forgedLead: {
    en: "It may have been cut off or altered. Open it again from our message, or sign in to see your appointments.",
    ar: "ربما نُسخ ناقصاً أو جرى تعديله. افتحه من رسالتنا مرة أخرى، أو سجّل الدخول لعرض مواعيدك.",
  },
  expiredTitle: { en: "This appointment is over", ar: "انتهى هذا الموعد" },
  expiredLead: {
    en: "Its link ended with it. Sign in to see your visits, or book another appointment.",
    ar: "انتهت صلاحية الرابط بانتهاء الموعد. سجّل الدخول لعرض زياراتك، أو احجز موعداً آخر.",
  },
  dashboard: { en: "Sign in to my appointments", ar: "تسجيل الدخول إلى مواعيدي" },
}) satisfies { of: (language: "en" | "ar") => PlanWords };
