import { nounAfter } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";
import { maxCompared } from "../../stock-terms.ts";

/** Fixed words of the comparison of used cars. */
export const compareWords = defineWords({
  compare: { en: "Compare", ar: "مقارنة" },
  compareCar: {
    en: (car: string) => `Compare ${car}`,
    ar: (car: string) => `مقارنة ${car}`,
  },
  full: {
    en: `${maxCompared} cars can be compared. Take one away first.`,
    ar: `يمكن مقارنة ${maxCompared} ${nounAfter(maxCompared, "سيارات", "سيارة")} على الأكثر. أزل واحدة أولاً.`,
  },
  title: { en: "Cars side by side", ar: "السيارات جنباً إلى جنب" },
  pageTitle: { en: "Compare used cars", ar: "مقارنة السيارات المستعملة" },
  pageDescription: {
    en: "Used cars from our stock side by side: price, mileage, equipment and what differs.",
    ar: "سيارات مستعملة من معرضنا جنباً إلى جنب: السعر وقراءة العداد والتجهيزات وما تختلف فيه.",
  },
  differencesFirst: { en: "Differences first", ar: "الفروق أولاً" },
  different: { en: "What differs", ar: "ما يختلف" },
  alike: { en: "What they share", ar: "ما تتفق فيه" },
  price: { en: "Price", ar: "السعر" },
  rating: { en: "Price rating", ar: "تقييم السعر" },
  notRated: { en: "Not enough data", ar: "البيانات غير كافية" },
  lowest: { en: "Lowest", ar: "الأقل" },
  has: { en: "Yes", ar: "نعم" },
  others: { en: "Also listed", ar: "ومن المواصفات أيضاً" },
  differs: { en: "they differ", ar: "بينها فرق" },
  unknown: {
    en: (numbers: string) => `No car has the number ${numbers}.`,
    ar: (numbers: string) => `لا سيارة بالرقم ${numbers}.`,
  },
  removeShort: { en: "Remove", ar: "إزالة" },
  replace: { en: "Replace", ar: "استبدال" },
  replaceCar: {
    en: (car: string) => `Replace ${car} by another car`,
    ar: (car: string) => `استبدال ${car} بسيارة أخرى`,
  },
  addCar: { en: "Add a car", ar: "إضافة سيارة" },
  tray: { en: "Cars to compare", ar: "سيارات المقارنة" },
  compareThese: {
    en: (count: number) => `Compare ${count} cars`,
    ar: (count: number) =>
      count === 2 ? "مقارنة السيارتين" : `مقارنة ${count} ${nounAfter(count, "سيارات", "سيارة")}`,
  },
  oneMore: { en: "Choose one more to compare", ar: "اختيار سيارة أخرى للمقارنة" },
  clear: { en: "Clear", ar: "إفراغ" },
  clearLabel: { en: "Clear the comparison", ar: "إفراغ المقارنة" },
  remove: {
    en: (car: string) => `Remove ${car} from the comparison`,
    ar: (car: string) => `إزالة ${car} من المقارنة`,
  },
});
