import { defineWords } from "#app/i18n/words.ts";

/** What pages behind signed links say where they have nothing to show. */
export const noneWords = defineWords({
  forgedTitle: { en: "This link does not work", ar: "هذا الرابط غير صالح" },
  manyTitle: { en: "Too many attempts", ar: "محاولات كثيرة" },
  manyLead: { en: "Please wait a minute and try again.", ar: "يُرجى الانتظار دقيقة ثم المحاولة مرة أخرى." },
  failedTitle: { en: "That did not work", ar: "تعذّر تنفيذ الطلب" },
  failedLead: {
    en: "Nothing has changed. Please open the link from our message again.",
    ar: "لم يتغير شيء. يُرجى فتح الرابط من رسالتنا مرة أخرى.",
  },
});
