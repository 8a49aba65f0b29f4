import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the drawers, which arrive with them. */
export const drawerWords = defineWords({
  carTypes: { en: "Types of car", ar: "أنواع السيارات" },
  narrowModels: { en: "Filter and compare models", ar: "تصفية الطرازات ومقارنتها" },
  offers: { en: "Offers", ar: "العروض" },
  preOwnedStock: { en: "Cars to choose from", ar: "السيارات المتوفرة" },
  priceNote: {
    en: "* The lowest price of the model. Its page says what is in it.",
    ar: "* أقل سعر للطراز، وتفاصيل ما يشمله في صفحته.",
  },
});
