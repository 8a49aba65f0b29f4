import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the brochures. */
export const brochureWords = defineWords({
  label: { en: (year: number) => `Brochure ${year}`, ar: (year: number) => `كتيّب ${year}` },
  currency: { en: "QAR", ar: "ريال" },
  grades: { en: "Grades and prices", ar: "الفئات والأسعار" },
  month: { en: "Lease-to-own, a month:", ar: "قسط الإيجار المنتهي بالتمليك شهرياً:" },
  prices: {
    en: "Cash prices with first registration. Figures and equipment may change; the offer that you sign is what counts.",
    ar: "الأسعار نقداً وتشمل التسجيل الأول. وقد تتغير الأرقام والتجهيزات، والعبرة بالعرض الذي توقّعه.",
  },
  specifications: { en: "Specifications", ar: "المواصفات" },
  contact: { en: "Where to see it", ar: "أين تراها" },
});
