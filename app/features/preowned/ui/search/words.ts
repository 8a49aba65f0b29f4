import { counted, countedAfter } from "#app/i18n/numbers/counted.ts";
import { rangeInWords } from "#app/i18n/numbers/ranges.ts";
import { defineWords } from "#app/i18n/words.ts";

function carsInArabic(count: number): string {
  return count === 0 ? "لا سيارات" : counted(count, "car");
}

/** What a visitor typed keeps its own direction within a line. */
function isolated(typed: string): string {
  return `\u2068${typed}\u2069`;
}

/** Fixed words of the listing. */
export const searchWords = defineWords({
  description: {
    en: (what: string, count: number) =>
      `${count === 1 ? "One pre-owned" : `${count} pre-owned`} ${what} in Qatar with price, mileage and inspection report, certified or with its history told.`,
    ar: (what: string, count: number) =>
      `${carsInArabic(count)} من ${what} للبيع في قطر، مع السعر وقراءة العداد وتقرير الفحص لكل سيارة.`,
  },
  forSale: {
    en: (what: string) => `Pre-owned ${what} for sale`,
    ar: (what: string) => `سيارات ${what} مستعملة للبيع`,
  },
  cars: {
    en: (count: number) => (count === 1 ? "1 car" : `${count.toLocaleString("en")} cars`),
    ar: carsInArabic,
  },
  skipToCars: { en: "Skip to the cars", ar: "انتقل إلى السيارات" },
  showCars: {
    en: (count: number) => (count === 1 ? "Show 1 car" : `Show ${count.toLocaleString("en")} cars`),
    ar: (count: number) => (count === 0 ? "لا سيارات" : `عرض ${carsOfShow(count)}`),
  },
  show: { en: "Show cars", ar: "عرض السيارات" },
  search: { en: "Search in pre-owned cars", ar: "البحث في السيارات المستعملة" },
  searchHint: { en: "Suhail white under 60k, 7 seats …", ar: "سهيل بيضاء تحت 60 ألف، 7 مقاعد …" },
  searched: { en: (text: string) => `“${isolated(text)}”`, ar: (text: string) => `«${isolated(text)}»` },
  leftOut: {
    en: (words: readonly string[]) => `Left out of the search: ${words.map(isolated).join(", ")}`,
    ar: (words: readonly string[]) => `لم يشمل البحث: ${words.map(isolated).join("، ")}`,
  },
  colorsBut: {
    en: (names: string) => `Any color but ${names}`,
    ar: (names: string) => `كل الألوان ما عدا ${names}`,
  },
  certifiedOnly: { en: "Certified only", ar: "المعتمدة فقط" },
  certifiedHint: {
    en: "160 checks and a warranty of 12 months",
    ar: "160 فحصاً وضمان 12 شهراً",
  },
  from: { en: "From", ar: "من" },
  to: { en: "To", ar: "إلى" },
  least: { en: (name: string) => `${name}, from`, ar: (name: string) => `${name}، من` },
  most: { en: (name: string) => `${name}, up to`, ar: (name: string) => `${name}، حتى` },
  fromValue: { en: (value: string) => `From ${value}`, ar: (value: string) => `من ${value}` },
  toValue: { en: (value: string) => `Up to ${value}`, ar: (value: string) => `حتى ${value}` },
  between: {
    en: (least: string, most: string) => rangeInWords([least, most], "en"),
    ar: (least: string, most: string) => rangeInWords([least, most], "ar"),
  },
  more: { en: "More filters", ar: "خيارات أخرى" },
  aMonth: { en: (sum: string) => `${sum} a month`, ar: (sum: string) => `${sum} شهرياً` },
  creditCosts: {
    en: (share: string) => `In all the credit adds ${share} of the price.`,
    ar: (share: string) => `يزيد مجموع ما تدفعه على سعر السيارة بنسبة ${share}.`,
  },
  page: { en: (page: number) => `Page ${page}`, ar: (page: number) => `الصفحة ${page}` },
  pageOf: {
    en: (page: number, pages: number) => `Page ${page} of ${pages}`,
    ar: (page: number, pages: number) => `الصفحة ${page} من ${pages}`,
  },
  updating: { en: "Updating the list", ar: "جارٍ تحديث القائمة" },
  nearest: { en: "What comes nearest", ar: "الأقرب إلى طلبك" },
  nearestWithout: {
    en: "These cars fit everything else. Left aside:",
    ar: "هذه السيارات توافق بقية ما طلبته، وقد تجاوزنا:",
  },
  failedTitle: { en: "The list could not be loaded", ar: "تعذّر تحميل القائمة" },
  failedText: {
    en: "Your filters are kept. Try again in a moment.",
    ar: "ما اخترته محفوظ. أعد المحاولة بعد قليل.",
  },
});

/** After "show" the one and the two stand in another case. */
function carsOfShow(count: number): string {
  return countedAfter(count, "car");
}
