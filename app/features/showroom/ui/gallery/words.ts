import { defineWords } from "#app/i18n/words.ts";

/** Fixed words around the pictures of a model. */
export const modelGalleryWords = defineWords({
  all: { en: (count: number) => `All ${count} pictures`, ar: (count: number) => `الصور كلها: ${count}` },
});
