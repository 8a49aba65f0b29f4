import { countedAfter, numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of fields and forms. */
export const formWords = defineWords({
  required: { en: "required", ar: "مطلوب" },
  fieldsToMend: {
    en: (count: number) =>
      count === 1 ? "One field needs another look." : `${count} fields need another look.`,
    ar: (count: number) => {
      const fields = countedAfter(count, "field");
      return `يُرجى مراجعة ${fields}.`;
    },
  },
  charactersUsed: {
    en: (used: number, limit: number) =>
      `${used.toLocaleString("en")} of ${limit.toLocaleString("en")} characters`,
    ar: (used: number, limit: number) => `${used.toLocaleString("en")} من ${numbered(limit, "letter")}`,
  },
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
