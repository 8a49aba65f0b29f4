import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the cars that were looked at before. */
export const viewedWords = defineWords({
  title: { en: "You looked at these", ar: "سيارات اطّلعت عليها" },
  onlyHere: { en: "Kept in this browser only.", ar: "محفوظة في هذا المتصفح وحده." },
  forget: { en: "Forget them", ar: "حذفها" },
  forgotten: { en: "Forgotten", ar: "حُذفت" },
});
