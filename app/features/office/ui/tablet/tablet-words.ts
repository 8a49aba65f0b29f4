import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** What a shared tablet says. */
export const tabletWords = defineWords({
  whoTitle: { en: "Who is here?", ar: "من المستخدم الآن؟" },
  change: { en: "Change person", ar: "تبديل المستخدم" },
  nobody: { en: "Nobody can use a PIN here yet.", ar: "لا يمكن لأحد استخدام الرمز السري هنا بعد." },
  nobodyText: {
    en: "Set a PIN in your own browser under Settings. Then sign in here once with your password and code.",
    ar: "عيّن رمزك السري من متصفحك الخاص في الإعدادات، ثم سجّل الدخول هنا مرة واحدة بكلمة المرور ورمز التحقق.",
  },
  withPassword: { en: "Sign in with a password", ar: "الدخول بكلمة المرور" },
  notListed: { en: "Not on the list?", ar: "اسمك غير موجود؟" },
  pin: { en: "Your PIN", ar: "رمزك السري" },
  takeBack: { en: "Delete the last digit", ar: "حذف آخر رقم" },
  digits: {
    en: (count: number) => `${count} of 6 digits`,
    ar: (count: number) => `${count} من 6 أرقام`,
  },
  somebodyElse: { en: "Somebody else", ar: "مستخدم آخر" },
  triesLeft: {
    en: (count: number) => (count === 1 ? "One try is left." : `${count} tries are left.`),
    ar: (count: number) => `تبقّت ${counted(count, "attempt")}.`,
  },
  revoked: { en: "This tablet is no longer registered.", ar: "أُلغي تسجيل هذا الجهاز." },
  revokedText: {
    en: "Give it back to your manager, or sign in with your password.",
    ar: "سلّمه إلى مديرك، أو سجّل الدخول بكلمة المرور.",
  },
});
