import { defineWords } from "#app/i18n/words.ts";

/** What the reset of a second factor says. */
export const resetWords = defineWords({
  title: { en: "Second factor", ar: "وسيلة التحقق الثانية" },
  hasFactor: { en: "Signs in with an authenticator app", ar: "يسجّل الدخول بتطبيق مصادقة" },
  noFactor: { en: "No authenticator app", ar: "لا يوجد تطبيق مصادقة" },
  request: { en: "Reset the second factor", ar: "إعادة تعيين وسيلة التحقق الثانية" },
  lead: {
    en: "Only for a customer at the counter. A colleague has to approve; the customer’s e-mail address is notified at once and can object. App, recovery codes and passkeys are removed, and all devices are signed out.",
    ar: "لعميل حاضر أمامك فقط. يجب أن يوافق زميل لك، ويُبلَّغ العميل بالبريد فوراً ويمكنه الاعتراض. ستُزال وسائل التحقق والرموز الاحتياطية ومفاتيح المرور ويُسجَّل الخروج من جميع الأجهزة.",
  },
  paper: { en: "Identity paper", ar: "إثبات الهوية" },
  qid: { en: "QID", ar: "البطاقة الشخصية" },
  passport: { en: "Passport", ar: "جواز السفر" },
  paperEnd: { en: "Last four characters of its number", ar: "آخر أربع خانات من رقمه" },
  paperEndWrong: { en: "Four letters or digits.", ar: "أربعة أحرف أو أرقام." },
  seen: {
    en: "I have seen the original. Name and picture are those of this customer.",
    ar: "اطّلعت على الأصل، والاسم والصورة لهذا العميل.",
  },
  seenNeeded: { en: "Please confirm this first.", ar: "أكّد ذلك أولاً." },
  send: { en: "Request", ar: "إرسال الطلب" },
  requestedToast: {
    en: "Requested. A colleague has to approve it.",
    ar: "أُرسل الطلب، ويجب أن يوافق عليه زميل لك.",
  },
  colleague: { en: "A colleague has to answer this.", ar: "يجب أن يردّ عليه زميل لك." },
  approve: { en: "Approve and reset", ar: "موافقة وإعادة التعيين" },
  decline: { en: "Decline", ar: "رفض" },
  saved: { en: "Saved.", ar: "تم الحفظ." },
  answeredBy: { en: "Answered by", ar: "ردّ عليه" },
  requested: { en: "Waits for approval", ar: "بانتظار الموافقة" },
  done: { en: "Reset", ar: "أُعيد تعيينها" },
  declined: { en: "Declined", ar: "مرفوض" },
  objected: { en: "The customer objected", ar: "اعترض العميل" },
});
