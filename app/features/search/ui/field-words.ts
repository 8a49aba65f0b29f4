import { defineWords } from "#app/i18n/words.ts";

/** The few words of the field itself, which stands on the home page; the others come with what suggests. */
export const fieldWords = defineWords({
  search: { en: "Search", ar: "بحث" },
  label: { en: "Search the site", ar: "البحث في الموقع" },
  hint: { en: "A model, an offer, a question", ar: "طراز أو عرض أو سؤال" },
});
