import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the footer, which arrives after the page. */
export const footerWords = defineWords({
  helpAndLegal: { en: "Help and legal", ar: "المساعدة والشؤون القانونية" },
});
