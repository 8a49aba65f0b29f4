import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of every form that is sent from the page. */
export const formWords = defineWords({
  takeSuggestion: {
    en: (name: string) => `Write it as ${name}`,
    ar: (name: string) => `اكتبه هكذا: ${name}`,
  },
  notSent: {
    en: "An error occurred while submitting the form. What you wrote is still here; please send it again.",
    ar: "حدث خطأ أثناء إرسال النموذج. ما كتبته محفوظ هنا، أعد الإرسال.",
  },
  offline: {
    en: "The connection was lost. What you wrote is still here; send it again when you are online. It counts once.",
    ar: "انقطع الاتصال. ما كتبته محفوظ هنا، أعد الإرسال حين يعود الاتصال، ولن يُسجَّل الطلب مرتين.",
  },
});
