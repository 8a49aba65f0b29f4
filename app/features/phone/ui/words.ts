import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of confirming a number. */
export const phoneWords = defineWords({
  phone: { en: "Mobile number", ar: "رقم الجوال" },
  channel: { en: "Send the code by", ar: "إرسال الرمز عبر" },
  sms: { en: "SMS", ar: "رسالة نصية" },
  whatsapp: { en: "WhatsApp", ar: "واتساب" },
  send: { en: "Send code", ar: "إرسال الرمز" },
  oneMoment: { en: "One moment…", ar: "لحظة من فضلك…" },
  code: { en: "Six-digit code", ar: "الرمز المكوّن من ستة أرقام" },
  sentBySms: { en: "We sent a code by SMS to", ar: "أرسلنا رمزاً برسالة نصية إلى" },
  sentByWhatsapp: { en: "We sent a code by WhatsApp to", ar: "أرسلنا رمزاً عبر واتساب إلى" },
  checking: { en: "Checking the code…", ar: "جارٍ التحقق من الرمز…" },
  resend: { en: "Send a new code", ar: "إرسال رمز جديد" },
  resendBySms: { en: "Send a new code by SMS", ar: "إرسال رمز جديد برسالة نصية" },
  resendByWhatsapp: { en: "Send a new code by WhatsApp", ar: "إرسال رمز جديد عبر واتساب" },
  resendIn: {
    en: (time: string) => `You can request a new code in ${time}.`,
    ar: (time: string) => `يمكنك طلب رمز جديد بعد ${time}.`,
  },
  change: { en: "Change number", ar: "تغيير الرقم" },
  confirmed: { en: "Number confirmed", ar: "تم تأكيد الرقم" },
  missing: { en: "Enter your mobile number: eight digits.", ar: "أدخل رقم جوالك المكوّن من ثمانية أرقام." },
  triesLeft: {
    en: (count: number) => (count === 1 ? "One try is left." : `${count} tries are left.`),
    ar: (count: number) => `بقيت لك ${counted(count, "attempt")}.`,
  },
  lastTry: {
    en: "That was the last try. Please request a new code.",
    ar: "كانت هذه المحاولة الأخيرة. اطلب رمزاً جديداً.",
  },
  offlineSending: {
    en: "The connection was lost. Your number is still here; try again when you are online. You get one code only.",
    ar: "انقطع الاتصال. رقمك محفوظ هنا، حاول مرة أخرى حين يعود الاتصال، ولن يصلك إلا رمز واحد.",
  },
  offlineChecking: {
    en: "The connection was lost. Your code is still here; try again when you are online.",
    ar: "انقطع الاتصال. رمزك محفوظ هنا، حاول مرة أخرى حين يعود الاتصال.",
  },
  checkAgain: { en: "Check the code again", ar: "التحقق من الرمز مرة أخرى" },
  failed: {
    en: "That did not work. Please try again.",
    ar: "لم تنجح العملية. حاول مرة أخرى.",
  },
  notDelivered: {
    en: "The code could not be delivered. Check the number, choose another way, or call us.",
    ar: "تعذّر إيصال الرمز. تأكد من الرقم أو اختر وسيلة أخرى أو اتصل بنا.",
  },
  notSentYet: {
    en: "The code has not left yet. It may still come; you can also choose another way, or call us.",
    ar: "لم يُرسل الرمز بعد. قد يصلك لاحقاً، ويمكنك أيضاً اختيار وسيلة أخرى أو الاتصال بنا.",
  },
  nothingCanBeSent: {
    en: "We cannot send codes right now. Please call us.",
    ar: "لا يمكننا إرسال الرموز حالياً. يُرجى الاتصال بنا.",
  },
  codeOver: {
    en: "This code is no longer valid. Please request a new one.",
    ar: "لم يعد هذا الرمز صالحاً. اطلب رمزاً جديداً.",
  },
  proofOver: {
    en: "The confirmation of this number is over. Please confirm it again.",
    ar: "انتهت صلاحية تأكيد هذا الرقم. يُرجى تأكيده مرة أخرى.",
  },
});
