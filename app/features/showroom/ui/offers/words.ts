import { defineWords } from "#app/i18n/words.ts";

/** The Arabic of counted offers. */
function offersInArabic(count: number): string {
  if (count === 0) return "لا عروض";
  if (count === 1) return "عرض واحد";
  if (count === 2) return "عرضان";
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return `${count} عروض`;
  return rest >= 11 ? `${count} عرضاً` : `${count} عرض`;
}

function daysInArabic(days: number): string {
  if (days === 1) return "ينتهي غداً";
  return days === 2 ? "ينتهي بعد يومين" : `ينتهي بعد ${days} ${days <= 10 ? "أيام" : "يوماً"}`;
}

/** Fixed words of offers, articles and campaigns. */
export const offerWords = defineWords({
  filters: { en: "Narrow the offers", ar: "تصفية العروض" },
  type: { en: "Type", ar: "النوع" },
  model: { en: "Model", ar: "الطراز" },
  showAll: { en: "Show all", ar: "عرض الكل" },
  count: { en: (count: number) => (count === 1 ? "1 offer" : `${count} offers`), ar: offersInArabic },
  until: { en: (day: string) => `Until ${day}`, ar: (day: string) => `حتى ${day}` },
  lastDay: { en: "Today is its last day", ar: "اليوم آخر أيامه" },
  endsIn: {
    en: (days: number) => (days === 1 ? "Ends tomorrow" : `Ends in ${days} days`),
    ar: daysInArabic,
  },
  or: { en: "or", ar: "أو" },
  conditionsBelow: {
    en: "The conditions stand in whole sentences with each offer.",
    ar: "الشروط مكتوبة كاملة مع كل عرض.",
  },
  price: { en: "Price", ar: "السعر" },
  monthly: { en: "Instalment", ar: "القسط" },
  validUntil: { en: "Last day", ar: "آخر يوم" },
  includes: { en: "What is included", ar: "ما يشمله العرض" },
  conditions: { en: "Conditions", ar: "الشروط" },
  seeCar: { en: (name: string) => `See the ${name}`, ar: (name: string) => `تعرّف على ${name}` },
  allOffers: { en: "All offers", ar: "جميع العروض" },
  ended: { en: "This offer has ended", ar: "انتهى هذا العرض" },
  endedOn: {
    en: (day: string) => `Its last day was ${day}. These run now.`,
    ar: (day: string) => `كان آخر أيامه ${day}. وهذه العروض سارية الآن.`,
  },
  keyPoints: { en: "In short", ar: "باختصار" },
  moreToRead: { en: "More to read", ar: "اقرأ أيضاً" },
  publishedOn: { en: "Published on", ar: "نُشر في" },
  aboutTheCar: { en: "The car in this article", ar: "السيارة في هذا المقال" },
});
