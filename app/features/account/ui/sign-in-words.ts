import { defineWords } from "#app/i18n/words.ts";

/** Fixed words where a customer has to sign in, or to sign in again. */
export const signInWords = defineWords({
  expiredTitle: { en: "Your session has ended", ar: "انتهت جلستك" },
  expiredLead: {
    en: "For your security you have to sign in again. We bring you back to where you were, and what you entered is still there. Nothing was sent in the meantime.",
    ar: "حرصاً على أمان حسابك، يلزم تسجيل الدخول مرة أخرى. سنعيدك إلى حيث كنت وستجد ما أدخلته كما هو، ولم يُرسل شيء في هذه الأثناء.",
  },
  signInNeeded: { en: "Please sign in", ar: "يُرجى تسجيل الدخول" },
  signedOut: { en: "You are signed out", ar: "تم تسجيل خروجك" },
  againTitle: { en: "Confirm that it is you", ar: "تأكيد هويتك" },
  againLead: {
    en: "For your security this takes a sign-in within the last five minutes. We bring you back here, and what you entered stays; only passwords and codes are typed again.",
    ar: "حرصاً على أمان حسابك، يتطلب هذا تسجيل الدخول خلال الدقائق الخمس الأخيرة. سنعيدك إلى هنا وستجد ما أدخلته كما هو، ما عدا كلمات المرور والرموز.",
  },
  again: { en: "Sign in again", ar: "تسجيل الدخول مجدداً" },
  notNow: { en: "Not now", ar: "ليس الآن" },
  signIn: { en: "Sign in", ar: "تسجيل الدخول" },
});
