import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of a customer's own number. */
export const mobileWords = defineWords({
  none: {
    en: "No number is confirmed yet. Once you confirm one, our texts about your appointments come to it, by SMS or WhatsApp as you like.",
    ar: "لم تؤكد رقماً بعد. بعد تأكيده تصلك عليه رسائل مواعيدك، برسالة نصية أو عبر واتساب كما تفضّل.",
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
