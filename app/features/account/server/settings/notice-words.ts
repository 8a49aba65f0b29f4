import { defineWords } from "#app/i18n/words.ts";

/** What the mail and the text about a change say around it. */
export const noticeWords = defineWords({
  button: { en: "See my account", ar: "عرض حسابي" },
  note: {
    en: "Was it not you? Sign in, change your password and sign out all other devices. If you cannot sign in, choose “Forgotten your password?”.",
    ar: "لم يكن ذلك منك؟ سجّل الدخول وغيّر كلمة المرور وسجّل الخروج من الأجهزة الأخرى. وإن تعذّر الدخول فاختر «نسيت كلمة المرور؟».",
  },
  sms: {
    en: (brand: string, title: string, host: string) =>
      `${brand}: ${title}. Was it not you? Sign in at ${host} and change your password.`,
    ar: (brand: string, title: string, host: string) =>
      `${brand}: ${title}. لم يكن ذلك منك؟ سجّل الدخول في ${host} وغيّر كلمة المرور.`,
  },
});

interface ChangeWords {
  readonly title: string;
  readonly text: string;
  /** What to do if it was not the customer, where that is not the usual. */
  readonly note?: string;
  readonly sms?: (brand: string, title: string, host: string) => string;
}

/** What an account's owner is notified of at once. */
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
  "password-set": {
    en: {
      title: "A new password was set",
      text: "A new password was set by a link that we sent to this e-mail address, and all devices were signed out.",
      note: "Was it not you? Then someone else reads your mailbox: change its password first. After that choose “Forgotten your password?” on our sign-in page.",
      sms: (brand, title, host) =>
        `${brand}: ${title}. Was it not you? Secure your mailbox, then choose a new password at ${host}.`,
    },
    ar: {
      title: "تم تعيين كلمة مرور جديدة",
      text: "عُيّنت كلمة مرور جديدة عبر رابط أرسلناه إلى هذا البريد، وسُجّل الخروج من جميع الأجهزة.",
      note: "لم يكن ذلك منك؟ إذن هناك من يقرأ بريدك: غيّر كلمة مرور بريدك أولاً، ثم اختر «نسيت كلمة المرور؟» في صفحة الدخول لدينا.",
      sms: (brand, title, host) =>
        `${brand}: ${title}. لم يكن ذلك منك؟ أمّن بريدك ثم اختر كلمة مرور جديدة في ${host}.`,
    },
  },
  "factor-reset-requested": {
    en: {
      title: "A reset of your second factor was requested at our counter",
      text: "",
      sms: (brand, title) => `${brand}: ${title}. Was it not you? Object by the link in our mail.`,
    },
    ar: {
      title: "طُلبت في مكتبنا إعادة تعيين وسيلة التحقق الثانية",
      text: "",
      sms: (brand, title) => `${brand}: ${title}. لم يكن ذلك منك؟ اعترض عبر الرابط المرسل إلى بريدك.`,
    },
  },
  "factor-reset-done": {
    en: {
      title: "Your second factor was reset at our counter",
      text: "",
      sms: (brand, title) => `${brand}: ${title}. Was it not you? Object by the link in our mail.`,
    },
    ar: {
      title: "أُعيد تعيين وسيلة التحقق الثانية في مكتبنا",
      text: "",
      sms: (brand, title) => `${brand}: ${title}. لم يكن ذلك منك؟ اعترض عبر الرابط المرسل إلى بريدك.`,
    },
  },
  "email-requested": {
    en: {
      title: "A new e-mail address was requested",
      text: "Another e-mail address was entered for your account. Nothing changes until the link that we sent there is followed.",
      note: "Was it not you? Sign in, change your password and sign out all other devices: the link no longer works then.",
      sms: (brand, title, host) =>
        `${brand}: ${title}. Was it not you? Sign in at ${host} and change your password: that stops it.`,
    },
    ar: {
      title: "طلب تغيير البريد الإلكتروني",
      text: "أُدخل بريد إلكتروني آخر لحسابك. لن يتغيّر شيء قبل فتح الرابط الذي أرسلناه إليه.",
      note: "لم يكن ذلك منك؟ سجّل الدخول وغيّر كلمة المرور وسجّل الخروج من الأجهزة الأخرى، وعندها لن يعمل الرابط.",
      sms: (brand, title, host) =>
        `${brand}: ${title}. لم يكن ذلك منك؟ سجّل الدخول في ${host} وغيّر كلمة المرور لإيقافه.`,
    },
  },
  "phone-changed": {
    en: {
      title: "Your mobile number was changed",
      text: "A mobile number was confirmed in your account. From now on our texts go to that one.",
    },
    ar: {
      title: "تم تغيير رقم الجوال",
      text: "تم تأكيد رقم جوال في حسابك، وستصل رسائلنا النصية إليه من الآن.",
    },
  },
  "data-export": {
    en: {
      title: "A copy of your data was requested",
      text: "A copy of everything that we store about you was requested. Whoever is signed in to your account can download it.",
    },
    ar: {
      title: "طلب نسخة من بياناتك",
      text: "طُلبت نسخة من كل ما نحتفظ به عنك، ويمكن لمن سجّل الدخول إلى حسابك تنزيلها.",
    },
  },
  "deletion-requested": {
    en: {
      title: "Your account is being deleted",
      text: "The deletion of your account was requested. All devices are signed out, and what was still to come is canceled.",
      note: "Was it not you? Call us at once, and change the password of your mailbox.",
      sms: (brand, title) => `${brand}: ${title}. Was it not you? Call us at once.`,
    },
    ar: {
      title: "جارٍ حذف حسابك",
      text: "طُلب حذف حسابك. سُجّل الخروج من جميع الأجهزة، وأُلغيت مواعيدك القادمة.",
      note: "لم تطلب ذلك؟ اتصل بنا فوراً، وغيّر كلمة مرور بريدك الإلكتروني.",
      sms: (brand, title) => `${brand}: ${title}. لم تطلب ذلك؟ اتصل بنا فوراً.`,
    },
  },
  "passkey-added": {
    en: {
      title: "A passkey was added",
      text: "A passkey was added to your account. The device that holds it signs in without a password.",
      note: "Was it not you? Sign in and remove the passkey under “My account”: a new password alone does not stop it. Then change your password and sign out all other devices.",
      sms: (brand, title, host) =>
        `${brand}: ${title}. Was it not you? Sign in at ${host}, remove the passkey and change your password.`,
    },
    ar: {
      title: "تمت إضافة مفتاح مرور",
      text: "أُضيف مفتاح مرور إلى حسابك، ويمكن للجهاز الذي يحمله الدخول دون كلمة مرور.",
      note: "لم يكن ذلك منك؟ سجّل الدخول وأزل مفتاح المرور من صفحة «حسابي»، فتغيير كلمة المرور وحده لا يوقفه. ثم غيّر كلمة المرور وسجّل الخروج من الأجهزة الأخرى.",
      sms: (brand, title, host) =>
        `${brand}: ${title}. لم يكن ذلك منك؟ سجّل الدخول في ${host} وأزل المفتاح وغيّر كلمة المرور.`,
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
} as const satisfies Readonly<Record<string, Readonly<Record<"en" | "ar", ChangeWords>>>>;
export type Change = keyof typeof changes;

export const changeWords = {
  of: (language: "en" | "ar") =>
    Object.fromEntries(Object.entries(changes).map(([change, text]) => [change, text[language]])) as Record<
      Change,
      ChangeWords
    >,
};
