import { rangeInWords } from "#app/i18n/numbers/ranges.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the price rating and the price history. */
export const ratingWords = defineWords({
  title: { en: "Is that a good price?", ar: "هل السعر مناسب؟" },
  below: {
    en: (sum: string) => `${sum} below what is usual`,
    ar: (sum: string) => `أقل من المعتاد بـ ${sum}`,
  },
  within: { en: "Within what is usual", ar: "ضمن المعتاد" },
  above: {
    en: (sum: string) => `${sum} above what is usual`,
    ar: (sum: string) => `أعلى من المعتاد بـ ${sum}`,
  },
  usual: {
    en: (least: string, most: string) => `Usual: ${least} to ${most}`,
    ar: (least: string, most: string) => `المعتاد: ${rangeInWords([least, most], "ar")}`,
  },
  thisCar: { en: "This car", ar: "هذه السيارة" },
  scale: {
    en: (own: string, least: string, most: string) =>
      `This car costs ${own}. The middle half of comparable cars costs from ${least} to ${most}.`,
    ar: (own: string, least: string, most: string) =>
      `سعر هذه السيارة ${own}، ونصف السيارات المشابهة معروض بسعر ${rangeInWords([least, most], "ar")}.`,
  },
  compared: {
    en: (count: number) =>
      count === 1 ? "The car it is compared with" : `The ${count} cars it is compared with`,
    ar: (count: number) => `السيارات التي قورنت بها: ${count}`,
  },
  history: { en: "What it has cost", ar: "كيف تغيّر سعرها" },
  historyLine: {
    en: (first: string, now: string) => `The price went from ${first} to ${now}.`,
    ar: (first: string, now: string) => `كان السعر ${first} وصار ${now}.`,
  },
  unchanged: {
    en: (day: string) => `The price has not changed since it was listed on ${day}.`,
    ar: (day: string) => `لم يتغيّر السعر منذ عرضها في ${day}.`,
  },
  since: { en: "Since", ar: "منذ" },
  price: { en: "Price", ar: "السعر" },
  change: { en: "Change", ar: "الفرق" },
  listed: { en: "Listed", ar: "أول عرض" },
  today: { en: "Today", ar: "اليوم" },
});
