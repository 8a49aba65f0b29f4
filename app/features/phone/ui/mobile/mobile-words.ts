import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of a customer's own number. */
export const mobileWords = defineWords({
  none: {
    en: "No number is confirmed yet. With a confirmed number you book test drives without a code, and choose how our texts reach you.",
    ar: "لم تؤكد رقماً بعد. برقم مؤكد تحجز تجارب القيادة دون رمز، وتختار كيف تصلك رسائلنا.",
  },
  confirm: { en: "Confirm a number", ar: "تأكيد رقم" },
  confirmedOn: {
    en: (day: string) => `Confirmed on ${day}`,
    ar: (day: string) => `تم تأكيده في ${day}`,
  },
  channel: { en: "Texts about your appointments come by", ar: "تصلك رسائل مواعيدك عبر" },
  notChanged: {
    en: "That was not saved. Please try again.",
    ar: "لم يُحفظ التغيير. حاول مرة أخرى.",
  },
  notLoaded: { en: "Your number could not be loaded", ar: "تعذّر تحميل رقمك" },
});
