import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of confirming the number of a lead, after it was sent. */
export const numberWords = defineWords({
  title: { en: "Confirm your number", ar: "أكّد رقم جوالك" },
  text: {
    en: "So that we reach you at the first try: we send you a code, and you enter it here. Your request is with us either way.",
    ar: "لنصل إليك من أول اتصال: نرسل إليك رمزاً فتكتبه هنا. أما طلبك فقد وصلنا في كل الأحوال.",
  },
  button: { en: "Confirm number", ar: "تأكيد الرقم" },
  confirmed: { en: "Number confirmed", ar: "تم تأكيد الرقم" },
  noted: { en: "We have noted it on your request.", ar: "سجّلنا ذلك في طلبك." },
  offline: {
    en: "The connection was lost before the number was noted on your request.",
    ar: "انقطع الاتصال قبل تسجيل التأكيد في طلبك.",
  },
  failed: {
    en: "The number could not be noted on your request. Please try again.",
    ar: "تعذّر تسجيل التأكيد في طلبك. حاول مرة أخرى.",
  },
  again: { en: "Try again", ar: "حاول مرة أخرى" },
});
