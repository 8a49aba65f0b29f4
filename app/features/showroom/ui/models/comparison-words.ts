import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the page that compares models. */
export const modelComparisonWords = defineWords({
  title: { en: "Models side by side", ar: "الطرازات جنباً إلى جنب" },
  pageTitle: { en: "Compare models", ar: "مقارنة الطرازات" },
  pageDescription: {
    en: "Models side by side: price, a month, size, engine, consumption, seats, trunk and warranty.",
    ar: "الطرازات جنباً إلى جنب: السعر والقسط والمقاسات والمحرك والاستهلاك والمقاعد وصندوق الأمتعة والضمان.",
  },
  addModel: { en: "Add a model", ar: "إضافة طراز" },
  month: { en: "Finance a month", ar: "قسط التمويل الشهري" },
  warranty: { en: "Warranty", ar: "الضمان" },
  batteryWarranty: { en: "Hybrid battery warranty", ar: "ضمان بطارية الهايبرد" },
  equipment: { en: "Equipment", ar: "التجهيزات" },
  byTrim: {
    en: "Each model by the trim that its price begins with.",
    ar: "كل طراز بالفئة التي يبدأ بها سعره.",
  },
  tooMany: {
    en: (names: string) => `Three models fit side by side. Left out: ${names}.`,
    ar: (names: string) => `تتسع المقارنة لثلاثة طرازات، ولم تشمل: ${names}.`,
  },
  firstModel: { en: "First model", ar: "الطراز الأول" },
});
