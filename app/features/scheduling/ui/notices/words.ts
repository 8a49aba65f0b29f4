import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of what stands above a wizard's step, or beside its buttons. */
export const noticeWords = defineWords({
  held: { en: "This time is held for you for ten minutes.", ar: "هذا الموعد محجوز لك لمدة عشر دقائق." },
  holdNearEnd: {
    en: "Less than two minutes are left of the time held for you.",
    ar: "بقي أقل من دقيقتين على انتهاء حجز الموعد لك.",
  },
  waitsForConnection: {
    en: "You are offline. Keep this page open: we send it once, as soon as there is a connection.",
    ar: "لا يوجد اتصال بالإنترنت. أبقِ هذه الصفحة مفتوحة وسنرسل الطلب مرة واحدة فور عودة الاتصال.",
  },
  connectionLost: {
    en: "The connection was lost before we had an answer. Nothing you entered is lost: please try again.",
    ar: "انقطع الاتصال قبل وصول الرد. لم يُفقد شيء مما أدخلته، يُرجى المحاولة مرة أخرى.",
  },
  continueTitle: { en: "Continue where you left off?", ar: "هل تكمل من حيث توقفت؟" },
  continueBooking: { en: "Continue", ar: "متابعة الحجز" },
  beginAnew: { en: "Begin anew", ar: "البدء من جديد" },
});
