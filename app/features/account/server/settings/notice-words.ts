import { defineWords } from "#app/i18n/words.ts";

/** What the mail and the text about a change say around it. */
export const noticeWords = defineWords({
  button: { en: "See my account", ar: "عرض حسابي" },
  note: {
    en: "Was it not you? Sign in, change your password and sign out all other devices. If you cannot sign in, choose “Forgotten your password?”.",
    ar: "لم تكن أنت؟ سجّل الدخول وغيّر كلمة المرور وسجّل الخروج من الأجهزة الأخرى. وإن تعذّر الدخول فاختر «نسيت كلمة المرور؟».",
  },
  sms: {
    en: (brand: string, title: string, host: string) =>
      `${brand}: ${title}. Was it not you? Sign in at ${host} and change your password.`,
    ar: (brand: string, title: string, host: string) =>
      `${brand}: ${title}. لم تكن أنت؟ سجّل الدخول في ${host} وغيّر كلمة المرور.`,
  },
});

/** The changes of an account of which its owner is notified at once. */
const changes = {
  "password-changed": {
    en: {
      title: "Your password was changed",
      text: "The password of your account was changed, and all other devices were signed out.",
    },
    ar: {
      title: "تم تغيير كلمة المرور",
      text: "تم تغيير كلمة مرور حسابك وتسجيل الخروج من جميع الأجهزة الأخرى.",
    },
  },
  "phone-changed": {
    en: {
      title: "Your mobile number was changed",
      text: "Another mobile number was confirmed in your account. From now on our texts go to that one.",
    },
    ar: {
      title: "تم تغيير رقم الجوال",
      text: "تم تأكيد رقم جوال آخر في حسابك، وستصل رسائلنا النصية إليه من الآن.",
    },
  },
  "passkey-added": {
    en: {
      title: "A passkey was added",
      text: "A passkey was added to your account. The device that holds it signs in without a password.",
    },
    ar: {
      title: "تمت إضافة مفتاح مرور",
      text: "أُضيف مفتاح مرور إلى حسابك، ويمكن للجهاز الذي يحمله الدخول دون كلمة مرور.",
    },
  },
  "passkey-removed": {
    en: {
      title: "A passkey was removed",
      text: "A passkey was removed from your account and no longer signs in.",
    },
    ar: { title: "تمت إزالة مفتاح مرور", text: "أُزيل مفتاح مرور من حسابك ولم يعد صالحاً لتسجيل الدخول." },
  },
  "authenticator-added": {
    en: {
      title: "An authenticator app was added",
      text: "From now on signing in to your account takes a code of an app beside the password. Recovery codes were made as well.",
    },
    ar: {
      title: "تمت إضافة تطبيق مصادقة",
      text: "من الآن يتطلب الدخول إلى حسابك رمزاً من التطبيق إضافة إلى كلمة المرور. كما أُنشئت رموز احتياطية.",
    },
  },
  "authenticator-removed": {
    en: {
      title: "The authenticator app was removed",
      text: "Signing in to your account takes the password alone again. The recovery codes no longer work.",
    },
    ar: {
      title: "تمت إزالة تطبيق المصادقة",
      text: "أصبح الدخول إلى حسابك بكلمة المرور وحدها، ولم تعد الرموز الاحتياطية صالحة.",
    },
  },
  "recovery-codes-made": {
    en: {
      title: "New recovery codes were made",
      text: "New recovery codes were made for your account. Those from before no longer work.",
    },
    ar: {
      title: "تم إنشاء رموز احتياطية جديدة",
      text: "أُنشئت رموز احتياطية جديدة لحسابك، ولم تعد الرموز السابقة صالحة.",
    },
  },
} as const;
export type Change = keyof typeof changes;

export const changeWords = {
  of: (language: "en" | "ar") =>
    Object.fromEntries(Object.entries(changes).map(([change, text]) => [change, text[language]])) as Record<
      Change,
      { readonly title: string; readonly text: string }
    >,
};
