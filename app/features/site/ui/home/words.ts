import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the home page; its texts come from the content source. */
export const homeWords = defineWords({
  today: { en: "today", ar: "اليوم" },
  tomorrow: { en: "tomorrow", ar: "غداً" },
});
