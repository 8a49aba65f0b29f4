import { defineWords } from "#app/i18n/words.ts";

/** The words of the accounts site's pages for staff; all others are the customers' too. */
export const staffWords = defineWords({
  office: { en: "Office", ar: "المكتب" },
  toOffice: { en: "Go to the office", ar: "الانتقال إلى المكتب" },
  notYou: {
    en: "Was it not you? Tell an administrator at once.",
    ar: "لم يكن ذلك منك؟ أبلغ مسؤول النظام فوراً.",
  },
  staffSignInLead: {
    en: "For staff only: your work e-mail address, your password, and a code of your authenticator app.",
    ar: "للموظفين فقط: بريد العمل وكلمة المرور ثم رمز من تطبيق المصادقة.",
  },
  staffForgotten: {
    en: "Forgotten your password, or changed your phone? Ask an administrator for a new invitation.",
    ar: "نسيت كلمة المرور أو غيّرت هاتفك؟ اطلب دعوة جديدة من مسؤول النظام.",
  },
  staffSignInRefused: {
    en: "We could not sign you in. Check the e-mail address and the password.",
    ar: "تعذّر تسجيل الدخول. تأكّد من البريد الإلكتروني وكلمة المرور.",
  },
  noFactorTitle: { en: "Your account has no second factor", ar: "حسابك بلا وسيلة تحقق ثانية" },
  noFactorLead: {
    en: "The office opens only with an authenticator app or a passkey. Ask an administrator for a new invitation, and set the app up with it.",
    ar: "لا يُفتح المكتب إلا بتطبيق مصادقة أو مفتاح مرور. اطلب دعوة جديدة من مسؤول النظام ثم أضف التطبيق من خلالها.",
  },
  usePasskey: {
    en: "Your account has a passkey and no authenticator app. Sign in with the passkey.",
    ar: "في حسابك مفتاح مرور بلا تطبيق مصادقة. سجّل الدخول بمفتاح المرور.",
  },
  welcomeTitle: { en: "Set up your office account", ar: "تفعيل حسابك في المكتب" },
  welcomeLead: {
    en: (email: string) =>
      `For \u2068${email}\u2069. Choose a password; next you add an authenticator app on your phone.`,
    ar: (email: string) => `للحساب \u2068${email}\u2069. اختر كلمة مرور، ثم أضف تطبيق مصادقة على هاتفك.`,
  },
  welcomeButton: { en: "Continue", ar: "متابعة" },
  staffLinkInvalid: {
    en: "It has expired, was already used, or a newer one was sent. Ask an administrator for a new invitation.",
    ar: "انتهت صلاحيته أو سبق استخدامه أو أُرسل رابط أحدث. اطلب دعوة جديدة من مسؤول النظام.",
  },
});
