import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the gallery. */
export const galleryWords = defineWords({
  next: { en: "Next picture", ar: "الصورة التالية" },
  previous: { en: "Previous picture", ar: "الصورة السابقة" },
  small: { en: "Small pictures", ar: "الصور مصغّرة" },
  all: { en: "All pictures", ar: "كل الصور" },
  place: {
    en: (index: number, count: number) => `${index} of ${count}`,
    ar: (index: number, count: number) => `${index} من ${count}`,
  },
  openPicture: {
    en: (index: number, count: number) => `Open full screen: picture ${index} of ${count}`,
    ar: (index: number, count: number) => `عرض بملء الشاشة: الصورة ${index} من ${count}`,
  },
  enlarge: { en: "Zoom in", ar: "تكبير" },
  reduce: { en: "Zoom out", ar: "تصغير" },
  open: {
    en: (alt: string) => `Open full screen: ${alt}`,
    ar: (alt: string) => `عرض بملء الشاشة: ${alt}`,
  },
});
