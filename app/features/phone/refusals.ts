import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Why no code is sent. */
export const requestRefusals = defineRefusals({
  "country-not-served": {
    status: 422,
    en: "We can only send codes to numbers of Qatar. Please check the number.",
    ar: "نرسل الرموز إلى الأرقام القطرية فقط. يُرجى التأكد من الرقم.",
  },
  "code-too-soon": {
    status: 429,
    en: "A code is on its way. You can request another one shortly; the last one still works.",
    ar: "الرمز في طريقه إليك. يمكنك طلب رمز آخر بعد قليل، والرمز الأخير ما زال صالحاً.",
  },
  "codes-used-up": {
    status: 429,
    en: "Many codes have gone to this number today. Please use a device on which you confirmed it before, try again tomorrow, or call us.",
    ar: "أُرسلت رموز كثيرة إلى هذا الرقم اليوم. استخدم جهازاً سبق أن أكّدت الرقم عليه، أو حاول غداً، أو اتصل بنا.",
  },
  /** `detail.challenge` is what has to be solved; the solution goes with the same request as `work`. */
  "work-needed": {
    status: 428,
    en: "One moment: your device first has to solve a small task. Please send the request again with its solution.",
    ar: "لحظة من فضلك: على جهازك حل مهمة صغيرة أولاً. أعد إرسال الطلب مع الحل.",
  },
  "nothing-can-be-sent": {
    status: 503,
    en: "We cannot send codes right now. Please call us.",
    ar: "لا يمكننا إرسال الرموز حالياً. يُرجى الاتصال بنا.",
  },
});

/** Why a code is not accepted. */
export const verifyRefusals = defineRefusals({
  "country-not-served": requestRefusals["country-not-served"],
  /** `detail.triesLeft` says how often it may still be tried. */
  "code-wrong": {
    status: 422,
    en: "This is not the code that we sent. Please check it.",
    ar: "هذا ليس الرمز الذي أرسلناه. يُرجى التأكد منه.",
  },
  "code-expired": {
    status: 410,
    en: "This code is no longer valid. Please request a new one.",
    ar: "لم يعد هذا الرمز صالحاً. اطلب رمزاً جديداً.",
  },
  "tries-used-up": {
    status: 429,
    en: "The code was wrong five times and is void. Please request a new one.",
    ar: "أُدخل الرمز خطأً خمس مرات فأُلغي. اطلب رمزاً جديداً.",
  },
});

/** Why a call that takes a proof does not accept it. */
export const proofRefusals = defineRefusals({
  "phone-not-confirmed": {
    status: 422,
    en: "Please confirm your mobile number with the code that we send you.",
    ar: "يُرجى تأكيد رقم جوالك بالرمز الذي نرسله إليك.",
  },
});
