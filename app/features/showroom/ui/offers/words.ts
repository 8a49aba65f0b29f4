import { numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

function daysInArabic(days: number): string {
  if (days === 1) return "ينتهي غداً";
  return days === 2 ? "ينتهي بعد يومين" : `ينتهي بعد ${numbered(days, "day")}`;
}

/** Fixed words of offers and campaigns. */
export const offerWords = defineWords({
  until: { en: (day: string) => `Until ${day}`, ar: (day: string) => `حتى ${day}` },
  lastDay: { en: "Today is its last day", ar: "ينتهي اليوم" },
  endsIn: {
    en: (days: number) => (days === 1 ? "Ends tomorrow" : `Ends in ${days} days`),
    ar: daysInArabic,
  },
  reference: { en: "Your reference:", ar: "رقمك المرجعي:" },
  or: { en: "or", ar: "أو" },
  conditionsBelow: {
    en: "The conditions stand in whole sentences with each offer.",
    ar: "الشروط مكتوبة كاملة مع كل عرض.",
  },
  price: { en: "Price", ar: "السعر" },
  monthly: { en: "Instalment", ar: "القسط" },
  validUntil: { en: "Last day", ar: "تاريخ الانتهاء" },
  includes: { en: "What is included", ar: "ما يشمله العرض" },
  conditions: { en: "Conditions", ar: "الشروط" },
  driveCar: { en: (car: string) => `Test drive the ${car}`, ar: (car: string) => `تجربة قيادة ${car}` },
  seeCar: { en: (name: string) => `See the ${name}`, ar: (name: string) => `تعرّف على ${name}` },
  allOffers: { en: "All offers", ar: "جميع العروض" },
  ended: { en: "This offer has ended", ar: "انتهى هذا العرض" },
  endedOn: {
    en: (day: string) => `Its last day was ${day}. These run now.`,
    ar: (day: string) => `انتهى في ${day}. وهذه العروض سارية الآن.`,
  },
});
