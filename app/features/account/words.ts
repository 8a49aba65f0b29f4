import { defineWords } from "#app/i18n/words.ts";

/** What the session says in the browser. */
export const accountWords = defineWords({
  sessionEnded: {
    en: "Your session has expired. Please sign in again.",
    ar: "انتهت صلاحية جلستك. يُرجى تسجيل الدخول مرة أخرى.",
  },
});
