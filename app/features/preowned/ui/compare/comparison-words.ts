import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the page that compares used cars. */
export const comparisonWords = defineWords({
  title: { en: "Cars side by side", ar: "السيارات جنباً إلى جنب" },
  pageTitle: { en: "Compare used cars", ar: "مقارنة السيارات المستعملة" },
  pageDescription: {
    en: "Used cars from our stock side by side: price, mileage, equipment and what differs.",
    ar: "سيارات مستعملة من معرضنا جنباً إلى جنب: السعر وقراءة العداد والتجهيزات وما تختلف فيه.",
  },
  price: { en: "Price", ar: "السعر" },
  rating: { en: "Price rating", ar: "تقييم السعر" },
  notRated: { en: "Not enough data", ar: "البيانات غير كافية" },
  lowest: { en: "Lowest", ar: "الأقل" },
  has: { en: "Yes", ar: "نعم" },
  others: { en: "Also listed", ar: "ومن المواصفات أيضاً" },
  nothingElse: { en: "Nothing else", ar: "لا شيء غير ما سبق" },
  byTrim: { en: "by its trim", ar: "حسب فئتها" },
  byTrimNote: {
    en: "“By its trim”: the listing does not mention it; this is how we sell the trim of that name new.",
    ar: "«حسب فئتها»: لم يذكره الإعلان، وهذا ما تأتي به الفئة نفسها جديدةً من عندنا.",
  },
  unknown: {
    en: (numbers: string) => `No car has the number ${numbers}.`,
    ar: (numbers: string) => `لا سيارة بالرقم ${numbers}.`,
  },
  replace: { en: "Replace", ar: "استبدال" },
  replaceCar: {
    en: (car: string) => `Replace ${car} by another car`,
    ar: (car: string) => `استبدال ${car} بسيارة أخرى`,
  },
  addCar: { en: "Add a car", ar: "إضافة سيارة" },
});
