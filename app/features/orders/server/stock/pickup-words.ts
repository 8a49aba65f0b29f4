import { defineWords } from "#app/i18n/words.ts";

export const pickupWords = defineWords({
  bring: {
    en: "Please bring your QID and the pickup code. Somebody else may collect with the code.",
    ar: "أحضر معك البطاقة الشخصية ورمز الاستلام. ويمكن لغيرك الاستلام بالرمز.",
  },
});
