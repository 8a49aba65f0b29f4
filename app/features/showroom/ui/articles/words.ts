import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of articles. */
export const articleWords = defineWords({
  keyPoints: { en: "In short", ar: "باختصار" },
  moreToRead: { en: "More to read", ar: "اقرأ أيضاً" },
  publishedOn: { en: "Published on", ar: "نُشر في" },
  aboutTheCar: { en: "The car in this article", ar: "السيارة في هذا المقال" },
});
