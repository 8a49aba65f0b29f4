import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of a customer's own number. */
export const mobileWords = defineWords({
  none: {
    en: "We have no number to which we could text you. Once you confirm one, our texts about your appointments come to it, by SMS or WhatsApp as you like.",
    ar: "لا يوجد لدينا رقم نرسل إليه رسائلك النصية. أكّد رقماً لتصلك عليه رسائل مواعيدك، برسالة نصية أو عبر واتساب كما تفضّل.",
  },
  unconfirmed: {
    en: (number: string) =>
      `Our texts about your appointments go to ${number}, the number of your profile, which you have not confirmed yet. Confirm it, or another one, to choose between SMS and WhatsApp.`,
    ar: (number: string) =>
      `تصلك رسائل مواعيدك النصية على الرقم المسجل في ملفك ${number}، لكنك لم تؤكده بعد. أكّده أو أكّد رقماً آخر لتختار بين واتساب والرسائل النصية.`,
  },
  cancel: { en: "Cancel", ar: "إلغاء" },
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
