import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the form of a company. */
export const fleetFormWords = defineWords({
  company: { en: "Company", ar: "الشركة" },
  crNumber: { en: "Commercial registration number", ar: "رقم السجل التجاري" },
  count: { en: "Number of vehicles", ar: "عدد السيارات" },
  countHint: { en: "From 1 to 999", ar: "من 1 إلى 999" },
  models: { en: "Models", ar: "الطرازات" },
  term: { en: "Term", ar: "المدة" },
  noTerm: { en: "Choose a term", ar: "اختر المدة" },
  months24: { en: "24 months", ar: "24 شهراً" },
  months36: { en: "36 months", ar: "36 شهراً" },
  months48: { en: "48 months", ar: "48 شهراً" },
  months60: { en: "60 months", ar: "60 شهراً" },
  purchase: { en: "Purchase", ar: "شراء" },
  contact: { en: "Contact", ar: "للتواصل" },
  fleetMessage: { en: "What the vehicles are for (optional)", ar: "لأي غرض تُستخدم السيارات؟ (اختياري)" },
});
