import { defineWords } from "#app/i18n/words.ts";

export const frameWords = defineWords({
  noScreen: { en: "There is nothing at this address.", ar: "لا توجد صفحة بهذا الرابط." },
  broken: { en: "This screen did not load.", ar: "تعذّر تحميل هذه الشاشة." },
  screenOffline: {
    en: "You are offline, so this screen did not load.",
    ar: "تعذّر تحميل هذه الشاشة لعدم وجود اتصال بالإنترنت.",
  },
  screenAway: {
    en: "The server does not answer, so this screen did not load.",
    ar: "تعذّر تحميل هذه الشاشة لأن الخادم لا يستجيب.",
  },
  loadsByItself: { en: "It loads by itself as soon as it can.", ar: "ستُحمَّل تلقائياً فور إمكان ذلك." },
  reload: { en: "Reload", ar: "إعادة التحميل" },
  toQueue: { en: "To my queue", ar: "إلى مهامي" },
  offlineSince: {
    en: (time: string) =>
      `You are offline. This is as of ${time}; nothing can be saved until the connection is back.`,
    ar: (time: string) =>
      `لا يوجد اتصال بالإنترنت. المعروض كما كان ${time}، ولا يمكن الحفظ حتى يعود الاتصال.`,
  },
  notLiveSince: {
    en: (time: string) => `Not live since ${time}. Changes of others may be missing; we are trying again.`,
    ar: (time: string) =>
      `توقف التحديث المباشر منذ ${time}. قد لا تظهر تغييرات زملائك، وتجري إعادة المحاولة.`,
  },
  endedTitle: { en: "Your session has ended", ar: "انتهت جلستك" },
  endedText: {
    en: "What you entered is still here. Sign in in a new tab, then go on.",
    ar: "ما أدخلته ما زال هنا. سجّل الدخول في تبويب جديد ثم تابع عملك.",
  },
  againTitle: { en: "Please sign in again", ar: "سجّل الدخول مرة أخرى" },
  againText: {
    en: "This needs a sign-in of the last five minutes. What you entered stays here.",
    ar: "يتطلب هذا الإجراء تسجيل دخول خلال آخر خمس دقائق. ما أدخلته سيبقى هنا.",
  },
  signInTab: { en: "Sign in in a new tab", ar: "تسجيل الدخول في تبويب جديد" },
  goOn: { en: "Go on", ar: "متابعة" },
  account: { en: "Your account", ar: "حسابك" },
});
