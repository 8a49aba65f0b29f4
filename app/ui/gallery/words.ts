import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the gallery. */
export const galleryWords = defineWords({
  next: { en: "Next picture", ar: "الصورة التالية" },
  previous: { en: "Previous picture", ar: "الصورة السابقة" },
  place: {
    en: (index: number, count: number) => `${index} of ${count}`,
    ar: (index: number, count: number) => `${index} من ${count}`,
  },
  open: {
    en: (alt: string) => `Open full screen: ${alt}`,
    ar: (alt: string) => `عرض بملء الشاشة: ${alt}`,
  },
});
