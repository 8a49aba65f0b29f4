import { defineWords } from "#app/i18n/words.ts";

/** Fixed words for what could not be loaded; a file of their own, because few pages need them. */
export const loadingWords = defineWords({
  offline: { en: "You are offline.", ar: "لا يوجد اتصال بالإنترنت." },
  retry: { en: "Try again", ar: "إعادة المحاولة" },
});
