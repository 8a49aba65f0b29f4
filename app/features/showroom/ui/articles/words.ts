import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of articles. */
export const articleWords = defineWords({
  keyPoints: { en: "In short", ar: "باختصار" },
  moreToRead: { en: "More to read", ar: "اقرأ أيضاً" },
  publishedOn: { en: "Published on", ar: "نُشر في" },
  filters: { en: "Narrow the articles", ar: "تصفية المقالات" },
  kind: { en: "Topic", ar: "الموضوع" },
  model: { en: "Model", ar: "الطراز" },
  all: { en: "All", ar: "الكل" },
  count: {
    en: (count: number) => (count === 1 ? "1 article" : `${count} articles`),
    ar: (count: number) => (count === 0 ? "لا مقالات" : counted(count, "article")),
  },
  none: { en: "No article is about that yet.", ar: "لا مقالات عن ذلك بعد." },
  showAll: { en: "Show all articles", ar: "عرض كل المقالات" },
  aboutTheCar: { en: "The car in this article", ar: "السيارة في هذا المقال" },
});
